"""The cards of Vampir in written positions: fields, sheets, the floor, and what is out of the game.

Cards that are named nowhere lie face down by lot on the fields of their deck, in the order of the
fields; what is left of the fields stays empty.
"""

from collections.abc import Iterator, Mapping, Sequence

from gruft.games.grottenstein.notation.moves import read_field, read_square
from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    FIELD_NAMES,
    HUNTER_NAMES,
    card_with,
    entries,
    read_card,
    read_cards,
    write_list,
)
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import floor_place
from gruft.kernel.card_lists import UNKNOWN, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_mapping, as_text, as_word
from gruft.kernel.refusal import Refused

#: What lies on the floor: remains of each colour, an unlit charge, the laid ladder.
FLOOR_KINDS = {name: at.REMAINS + figure for figure, name in enumerate(HUNTER_NAMES)}
FLOOR_KINDS |= {"unlit": at.UNLIT, "ladder": at.LAID}
KIND_NAMES = {number: name for name, number in FLOOR_KINDS.items()}
DECK_NAMES = {c.EVENT: "event", c.CELLAR: "cellar"}
NOT_YET = -1  # a card that has no place so far

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def cards_json(position: Grottenstein) -> dict[str, object]:
    """Face-down and open cards by fields, sheets, what lies on squares, and what left the game.

    While the vampire arranges, the cellar is still empty. A lit charge is told elsewhere, and a
    card that the box lacks was never in the game.
    """
    lying: dict[int, list[int]] = {}
    for card, place in _places(position):
        if position.printed.deck[card] != c.NO_DECK:
            lying.setdefault(place, []).append(card)
    down: dict[str, object] = {}
    for field, name in enumerate(FIELD_NAMES):
        face_down = int(position.face_down(field))
        hidden = field < v.NUMBERS and position.is_setting_up()
        down[name] = None if face_down < 0 or hidden else CARD_IDS[face_down]
    floor: dict[str, dict[str, object]] = {}
    for place in sorted(lying):
        kind, square = divmod(place - at.FLOOR, at.FLOOR_KIND)
        if place >= at.FLOOR and kind in KIND_NAMES:
            inner = floor.setdefault(position.villa.names[square], {})
            inner[KIND_NAMES[kind]] = write_list(lying[place])
    fields = {name: lying.get(at.OPEN_FIELD + field) for field, name in enumerate(FIELD_NAMES)}
    sheets = {name: lying.get(at.SHEET + figure, []) for figure, name in enumerate(HUNTER_NAMES)}
    return {
        "sheets": {name: write_list(cards) for name, cards in sheets.items()},
        "down": down,
        "open": {name: write_list(cards) for name, cards in fields.items() if cards},
        "floor": floor,
        "out": write_list(lying.get(at.OUT, [])),
    }


def _places(position: Grottenstein) -> Iterator[tuple[int, int]]:
    """Every card, and where it is."""
    for card in range(c.CARDS):
        yield card, int(position.words[at.PLACE + card])


def _lying(position: Grottenstein, place: int) -> list[int]:
    return [card for card, there in _places(position) if there == place]


# --- reading -------------------------------------------------------------------------------------


def lay_cards(position: Grottenstein, data: Data, chance: Chance) -> None:
    """Every card that is named to its place, then the others by lot."""
    words, printed = position.words, position.printed
    for card in range(c.CARDS):
        words[at.PLACE + card] = at.OUT if printed.deck[card] == c.NO_DECK else NOT_YET
    for field in range(v.FIELDS):
        words[at.DOWN + field] = 0
    sheets = entries(data.get("sheets"), "sheets", HUNTER_NAMES)
    for figure, name in enumerate(HUNTER_NAMES):
        _lay_all(position, at.SHEET + figure, sheets.get(name), f"sheets.{name}")
    for name, cards in entries(data.get("open"), "open").items():
        _lay_all(position, at.OPEN_FIELD + read_field(name), cards, f"open.{name}")
    _lay_floor(position, data.get("floor"))
    _lay_all(position, at.OUT, data.get("out"), "out")
    free = _lay_down(position, data.get("down"))
    cellar = [card for card in range(c.CARDS) if printed.deck[card] == c.CELLAR]
    if position.is_setting_up():  # the cellar cards before the vampire lays them
        if any(words[at.PLACE + card] != NOT_YET for card in cellar):
            raise Refused("position-arranged-already", "GR-19")
        for card in cellar:
            words[at.PLACE + card] = at.IN_HAND
    else:
        words[at.PLACED] = len(cellar)
    for deck in DECK_NAMES:
        _lay_rest(position, deck, free, chance)


def _lay_all(position: Grottenstein, place: int, written: object, key: str) -> None:
    for card in () if written is None else read_cards(position.printed, written, key):
        _lay_one(position, card, place)


def _lay_one(position: Grottenstein, card: int, place: int) -> None:
    if position.printed.deck[card] == c.NO_DECK:
        raise Refused("position-card-not-in-box", "GR-14", card=CARD_IDS[card])
    if position.words[at.PLACE + card] != NOT_YET:
        raise Refused("position-card-twice", "GR-14", card=CARD_IDS[card])
    position.words[at.PLACE + card] = place


def _lay_floor(position: Grottenstein, written: object) -> None:
    """What lies on squares; dynamite and torch lie where the charge burns."""
    known = list(FLOOR_KINDS)
    for name, kinds in entries(written, "floor").items():
        square = read_square(position.villa, name)
        for kind, cards in as_mapping(kinds, f"floor.{name}").items():
            number = FLOOR_KINDS[known[as_word(kind, "floor", known)]]
            _lay_all(position, int(floor_place(number, square)), cards, f"floor.{name}.{kind}")
    if position.words[at.FUSE]:
        for effect in (c.DYNAMITE, c.TORCH):
            card = card_with(position.printed, effect)
            if card is None:
                raise Refused("position-wrong-charge", "GR-209")
            _lay_one(position, card, int(floor_place(at.LIT, position.words[at.CHARGE_AT])))


# --- fields --------------------------------------------------------------------------------------


def _lay_down(position: Grottenstein, written: object) -> list[int]:
    """Lay the named face-down cards; return the fields for the others, those with `?` first."""
    asked: list[int] = []
    named: set[int] = set()
    for name, text in entries(written, "down").items():
        field = read_field(name)
        named.add(field)
        if text == UNKNOWN:
            asked.append(field)
        elif text is not None:
            card = read_card(position.printed, as_text(text, f"down.{name}"))
            _must_belong(position, card, field)
            _lay_one(position, card, at.FACE_DOWN)
            position.words[at.DOWN + field] = card + 1
    for deck in DECK_NAMES:
        wanted = [field for field in asked if _deck_of(field) == deck]
        must_suffice(_unnamed(position, deck), len(wanted), "GR-14")
    others = [field for field in range(v.FIELDS) if field not in named]
    return sorted(asked) + [
        field for field in others if not _lying(position, at.OPEN_FIELD + field)
    ]


def _must_belong(position: Grottenstein, card: int, field: int) -> None:
    """Cellar cards lie in the cellar, event cards above it."""
    if position.printed.deck[card] != _deck_of(field):
        where = FIELD_NAMES[field]
        raise Refused("position-wrong-deck", "GR-14", card=CARD_IDS[card], field=where)


def _deck_of(field: int) -> int:
    return c.CELLAR if field < v.NUMBERS else c.EVENT


def _unnamed(position: Grottenstein, deck: int) -> list[int]:
    return [card for card in _lying(position, NOT_YET) if position.printed.deck[card] == deck]


def _lay_rest(position: Grottenstein, deck: int, free: Sequence[int], chance: Chance) -> None:
    """The cards that are named nowhere, by lot."""
    rest = chance.shuffled(_unnamed(position, deck), DECK_NAMES[deck])
    fields = [field for field in free if _deck_of(field) == deck]
    if len(rest) > len(fields):
        raise Refused("position-too-few-fields", "GR-94", count=len(rest), left=len(fields))
    for card, field in zip(rest, fields, strict=False):
        position.lay_down(card, field)


# --- what cannot come about ----------------------------------------------------------------------


def check_cards(position: Grottenstein) -> None:
    """Each card is in one place, on fields of its own deck's floors."""
    down = [int(position.face_down(field)) for field in range(v.FIELDS)]
    for field, card in enumerate(down):
        if card >= 0:
            if position.words[at.PLACE + card] != at.FACE_DOWN or down.count(card) > 1:
                raise Refused("position-card-twice", "GR-14", card=CARD_IDS[card])
            _must_belong(position, card, field)
    for card, place in _places(position):
        name, deck = CARD_IDS[card], position.printed.deck[card]
        if place == at.FACE_DOWN and card not in down:
            raise Refused("position-card-nowhere", "GR-14", card=name)
        if at.OPEN_FIELD <= place < at.SHEET and down[place - at.OPEN_FIELD] >= 0:
            where = FIELD_NAMES[place - at.OPEN_FIELD]
            raise Refused("position-field-covered", "GR-94", field=where)
        if place == at.IN_HAND and not (position.is_setting_up() and deck == c.CELLAR):
            raise Refused("position-card-in-hand", "GR-23", card=name)
        if deck == c.NO_DECK and place != at.OUT:
            raise Refused("position-card-not-in-box", "GR-14", card=name)
        hidden = place in (at.FACE_DOWN, at.OUT, at.IN_HAND)
        if position.printed.kind(card) == c.TRAP and not hidden:
            raise Refused("position-trap-lies-open", "GR-88", card=name)


def check_sheets(position: Grottenstein) -> None:
    """What a figure may carry, and that who is gone carries nothing."""
    for figure, name in enumerate(HUNTER_NAMES):
        if position.places_used(figure) > c.PLACES:
            raise Refused("position-too-much", "GR-96", figure=name, most=c.PLACES)
        for card in _lying(position, at.SHEET + figure):
            if position.words[at.STATUS + figure] == at.GONE:
                raise Refused("position-gone-carries", "GR-190", figure=name, card=CARD_IDS[card])
            if not position.has_colour_for(figure, card):
                raise Refused("position-wrong-border", "GR-99", figure=name, card=CARD_IDS[card])


def check_floor(position: Grottenstein) -> None:
    """A charge burns where its cards lie, a ladder lies at a hatch, remains are of who is gone."""
    words, villa = position.words, position.villa
    floor = [(card, place - at.FLOOR) for card, place in _places(position) if place >= at.FLOOR]
    burning = [place for _, place in floor if place // at.FLOOR_KIND == at.LIT]
    lit = floor_place(at.LIT, words[at.CHARGE_AT]) - at.FLOOR
    if burning != ([lit, lit] if words[at.FUSE] > 0 else []):
        raise Refused("position-wrong-charge", "GR-209")
    for card, place in floor:
        kind, square = divmod(place, at.FLOOR_KIND)
        effect = int(position.printed.effect[card])
        if square >= v.SQUARES:
            raise Refused("position-no-such-square", "GR-1", given=square)
        if kind == at.LAID and square not in list(villa.hatch):
            raise Refused("position-ladder-elsewhere", "ED-14")
        if kind < c.HUNTERS and words[at.STATUS + kind] != at.GONE:
            raise Refused("position-remains-of-the-living", "GR-191", figure=HUNTER_NAMES[kind])
        fits = {at.LAID: (c.LADDER,), at.UNLIT: (c.DYNAMITE, c.TORCH)}
        if effect not in fits.get(kind, (effect,)):
            raise Refused("position-on-the-floor", "GR-95", card=CARD_IDS[card])
