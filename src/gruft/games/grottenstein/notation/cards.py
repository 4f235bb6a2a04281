"""The cards of Vampir in written positions: fields, sheets, the floor, and what is out of the game.

Cards that are named nowhere lie face down by lot on the fields of their deck, in the order of the
fields; what is left of the fields stays empty.
"""

from collections.abc import Mapping, Sequence

from gruft.games.grottenstein.notation.card_lists import (
    card_with,
    read_card,
    read_cards,
    write_list,
)
from gruft.games.grottenstein.notation.moves import read_field, read_square
from gruft.games.grottenstein.notation.names import CARD_IDS, FIELD_NAMES, FIGURE_NAMES
from gruft.games.grottenstein.notation.villa import is_set_up
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import Printed
from gruft.games.grottenstein.state.queries import floor_place
from gruft.kernel.card_lists import UNKNOWN, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_mapping, as_text, as_word, refuse_unknown_keys
from gruft.kernel.refusal import Refused

#: What lies on the floor: remains of each colour, an unlit charge, the laid ladder.
FLOOR_KINDS = {name: at.REMAINS + figure for figure, name in enumerate(FIGURE_NAMES[: c.HUNTERS])}
FLOOR_KINDS |= {"unlit": at.UNLIT, "ladder": at.LAID}
KIND_NAMES = {number: name for name, number in FLOOR_KINDS.items()}
DECK_NAMES = {c.EVENT: "event", c.CELLAR: "cellar"}
NOT_YET = -1  # a card that has no place so far

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def down_json(position: Grottenstein) -> dict[str, object]:
    """The face-down card of every field; while the vampire arranges, the cellar is still empty."""
    hidden = range(v.NUMBERS) if is_set_up(position) else ()
    cards = [NOT_YET if f in hidden else int(position.face_down(f)) for f in range(v.FIELDS)]
    return {
        name: None if card < 0 else CARD_IDS[card]
        for name, card in zip(FIELD_NAMES, cards, strict=True)
    }


def open_json(position: Grottenstein) -> dict[str, object]:
    """GR-87: cards that lie face up on fields."""
    found = {
        name: _lying(position, at.OPEN_FIELD + field) for field, name in enumerate(FIELD_NAMES)
    }
    return {name: write_list(cards) for name, cards in found.items() if cards}


def sheets_json(position: Grottenstein) -> dict[str, object]:
    """What every hunter and servant carries."""
    names = enumerate(FIGURE_NAMES[: c.HUNTERS])
    return {name: write_list(_lying(position, at.SHEET + figure)) for figure, name in names}


def floor_json(position: Grottenstein) -> dict[str, object]:
    """GR-191, GR-219, ED-14: what lies on squares, by kind; a lit charge is told elsewhere."""
    written: dict[str, dict[str, object]] = {}
    floor = sorted({int(position.words[at.PLACE + card]) for card in range(c.CARDS)})
    for place in floor:
        kind, square = divmod(place - at.FLOOR, at.FLOOR_KIND)
        if place >= at.FLOOR and kind in KIND_NAMES:
            entries = written.setdefault(position.villa.names[square], {})
            entries[KIND_NAMES[kind]] = write_list(_lying(position, place))
    return dict(written)


def out_json(position: Grottenstein) -> str:
    """The cards that have left the game; a card that the box lacks was never in it."""
    deck = position.printed.deck
    return write_list(card for card in _lying(position, at.OUT) if deck[card] != c.NO_DECK)


def _lying(position: Grottenstein, place: int) -> list[int]:
    return [card for card in range(c.CARDS) if position.words[at.PLACE + card] == place]


# --- reading -------------------------------------------------------------------------------------


def lay_cards(position: Grottenstein, data: Data, chance: Chance) -> None:
    """Every card that is named to its place, then the others by lot."""
    for card in range(c.CARDS):
        position.words[at.PLACE + card] = (
            at.OUT if position.printed.deck[card] == c.NO_DECK else NOT_YET
        )
    for field in range(v.FIELDS):
        position.words[at.DOWN + field] = 0
    _lay_sheets(position, data.get("sheets"))
    _lay_open(position, data.get("open"))
    _lay_floor(position, data.get("floor"))
    _lay_lit(position)
    _lay_all(position, at.OUT, data.get("out"), "out")
    free = _lay_down(position, data.get("down"))
    if is_set_up(position):
        _keep_in_hand(position)
    for deck in DECK_NAMES:
        _lay_rest(position, deck, free, chance)
    if not is_set_up(position):
        position.words[at.PLACED] = sum(
            1 for card in range(c.CARDS) if _is_of(position, card, c.CELLAR)
        )


def _is_of(position: Grottenstein, card: int, deck: int) -> bool:
    return position.printed.deck[card] == deck


def _lay_all(position: Grottenstein, place: int, written: object, key: str) -> None:
    if written is None:
        return
    for card in read_cards(position.printed, written, key):
        _lay_one(position, card, place)


def _lay_one(position: Grottenstein, card: int, place: int) -> None:
    if position.printed.deck[card] == c.NO_DECK:
        raise Refused("position-card-not-in-box", "GR-14", card=CARD_IDS[card])
    if position.words[at.PLACE + card] != NOT_YET:
        raise Refused("position-card-twice", "GR-14", card=CARD_IDS[card])
    position.words[at.PLACE + card] = place


def _lay_sheets(position: Grottenstein, written: object) -> None:
    data = {} if written is None else as_mapping(written, "sheets")
    refuse_unknown_keys(data, FIGURE_NAMES[: c.HUNTERS])
    for figure, name in enumerate(FIGURE_NAMES[: c.HUNTERS]):
        _lay_all(position, at.SHEET + figure, data.get(name), f"sheets.{name}")


def _lay_open(position: Grottenstein, written: object) -> None:
    for name, cards in {} if written is None else as_mapping(written, "open").items():
        _lay_all(position, at.OPEN_FIELD + read_field(name), cards, f"open.{name}")


def _lay_floor(position: Grottenstein, written: object) -> None:
    for name, kinds in {} if written is None else as_mapping(written, "floor").items():
        square = read_square(position.villa, name)
        for kind, cards in as_mapping(kinds, f"floor.{name}").items():
            number = FLOOR_KINDS[list(FLOOR_KINDS)[as_word(kind, "floor", list(FLOOR_KINDS))]]
            _lay_all(position, int(floor_place(number, square)), cards, f"floor.{name}.{kind}")


def _lay_lit(position: Grottenstein) -> None:
    """GR-209: dynamite and torch lie where the charge burns."""
    if position.words[at.FUSE]:
        place = int(floor_place(at.LIT, position.words[at.CHARGE_AT]))
        for effect in (c.DYNAMITE, c.TORCH):
            _lay_one(position, _card_of(position.printed, effect), place)


def _card_of(printed: Printed, effect: int) -> int:
    """The one card of this effect that is in the box."""
    card = card_with(printed, effect)
    if card is None:
        raise Refused("position-wrong-charge", "GR-209")
    return card


# --- fields --------------------------------------------------------------------------------------


def _lay_down(position: Grottenstein, written: object) -> list[int]:
    """Lay the named face-down cards; return the fields for the others, those with `?` first."""
    data = {} if written is None else as_mapping(written, "down")
    asked: list[int] = []
    named: set[int] = set()
    for name, card in data.items():
        field = read_field(name)
        named.add(field)
        if card == UNKNOWN:
            asked.append(field)
        elif card is not None:
            _lay_face_down(position, field, as_text(card, f"down.{name}"))
    for deck in DECK_NAMES:
        wanted = [field for field in asked if _deck_of(field) == deck]
        must_suffice(_unnamed(position, deck), len(wanted), "GR-14")
    others = [field for field in range(v.FIELDS) if field not in named]
    return sorted(asked) + [
        field for field in others if not _lying(position, at.OPEN_FIELD + field)
    ]


def _lay_face_down(position: Grottenstein, field: int, name: str) -> None:
    card = read_card(position.printed, name)
    if not _is_of(position, card, _deck_of(field)):
        where = FIELD_NAMES[field]
        raise Refused("position-wrong-deck", "GR-14", card=CARD_IDS[card], field=where)
    _lay_one(position, card, at.FACE_DOWN)
    position.words[at.DOWN + field] = card + 1


def _deck_of(field: int) -> int:
    return c.CELLAR if field < v.NUMBERS else c.EVENT


def _unnamed(position: Grottenstein, deck: int) -> list[int]:
    cards = (card for card in range(c.CARDS) if _is_of(position, card, deck))
    return [card for card in cards if position.words[at.PLACE + card] == NOT_YET]


def _keep_in_hand(position: Grottenstein) -> None:
    """GR-23: the cellar cards before the vampire lays them."""
    cellar = [card for card in range(c.CARDS) if _is_of(position, card, c.CELLAR)]
    if any(position.words[at.PLACE + card] != NOT_YET for card in cellar):
        raise Refused("position-arranged-already", "GR-19")
    for card in cellar:
        position.words[at.PLACE + card] = at.IN_HAND


def _lay_rest(position: Grottenstein, deck: int, free: Sequence[int], chance: Chance) -> None:
    """GR-22: the cards that are named nowhere, by lot."""
    rest = chance.shuffled(_unnamed(position, deck), DECK_NAMES[deck])
    fields = [field for field in free if _deck_of(field) == deck]
    if len(rest) > len(fields):
        raise Refused("position-too-few-fields", "GR-94", count=len(rest), left=len(fields))
    for card, field in zip(rest, fields, strict=False):
        position.lay_down(card, field)


# --- what cannot come about ----------------------------------------------------------------------


def check_cards(position: Grottenstein) -> None:
    """GR-10, GR-14, GR-94: each card is in one place, on fields of its own deck's floors."""
    words = position.words
    down = [int(words[at.DOWN + field]) - 1 for field in range(len(FIELD_NAMES))]
    for field, card in enumerate(down):
        if card < 0:
            continue
        deck = c.CELLAR if field < v.NUMBERS else c.EVENT
        if words[at.PLACE + card] != at.FACE_DOWN or down.count(card) > 1:
            raise Refused("position-card-twice", "GR-14", card=CARD_IDS[card])
        if position.printed.deck[card] != deck:
            raise Refused(
                "position-wrong-deck", "GR-14", card=CARD_IDS[card], field=FIELD_NAMES[field]
            )
    for card in range(c.CARDS):
        place = int(words[at.PLACE + card])
        if place == at.FACE_DOWN and card not in down:
            raise Refused("position-card-nowhere", "GR-14", card=CARD_IDS[card])
        if at.OPEN_FIELD <= place < at.SHEET and down[place - at.OPEN_FIELD] >= 0:
            field_name = FIELD_NAMES[place - at.OPEN_FIELD]
            raise Refused("position-field-covered", "GR-94", field=field_name)
        _check_place(position, card, place)


def _check_place(position: Grottenstein, card: int, place: int) -> None:
    name = CARD_IDS[card]
    in_set_up = 0 < position.words[at.DECISION] <= at.LOCKING_ARMOUR
    if place == at.IN_HAND and not (in_set_up and position.printed.deck[card] == c.CELLAR):
        raise Refused("position-card-in-hand", "GR-23", card=name)
    if position.printed.deck[card] == c.NO_DECK and place != at.OUT:
        raise Refused("position-card-not-in-box", "GR-14", card=name)
    if position.printed.kind(card) == c.TRAP and place not in (at.FACE_DOWN, at.OUT, at.IN_HAND):
        raise Refused("position-trap-lies-open", "GR-88", card=name)


def check_sheets(position: Grottenstein) -> None:
    """GR-96, GR-99, GR-190: what a figure may carry, and that who is gone carries nothing."""
    for figure in range(c.HUNTERS):
        name = FIGURE_NAMES[figure]
        if position.places_used(figure) > c.PLACES:
            raise Refused("position-too-much", "GR-96", figure=name, most=c.PLACES)
        for card in range(c.CARDS):
            if not position.holds(figure, card):
                continue
            if position.words[at.STATUS + figure] == at.GONE:
                raise Refused("position-gone-carries", "GR-190", figure=name, card=CARD_IDS[card])
            if not position.has_colour_for(figure, card):
                raise Refused("position-wrong-border", "GR-99", figure=name, card=CARD_IDS[card])


def check_floor(position: Grottenstein) -> None:
    """GR-209, GR-213, ED-14: a charge burns where its cards lie; a ladder lies at a hatch."""
    words, villa = position.words, position.villa
    lit = floor_place(at.LIT, words[at.CHARGE_AT])
    burning = [
        card for card in range(c.CARDS) if _floor_kind(int(words[at.PLACE + card])) == at.LIT
    ]
    if any(words[at.PLACE + card] != lit for card in burning) or len(burning) != (
        2 if words[at.FUSE] > 0 else 0
    ):
        raise Refused("position-wrong-charge", "GR-209")
    for card in range(c.CARDS):
        place = int(words[at.PLACE + card])
        if place >= at.FLOOR and (place - at.FLOOR) % at.FLOOR_KIND >= v.SQUARES:
            raise Refused(
                "position-no-such-square", "GR-1", given=(place - at.FLOOR) % at.FLOOR_KIND
            )
        if _floor_kind(place) == at.LAID and (place - at.FLOOR) % at.FLOOR_KIND not in list(
            villa.hatch
        ):
            raise Refused("position-ladder-elsewhere", "ED-14")
        _check_floor_kind(position, card, _floor_kind(place))


def _check_floor_kind(position: Grottenstein, card: int, kind: int) -> None:
    """GR-191, GR-219, ED-14: remains of who is gone; else only the charge and the ladder."""
    effect = int(position.printed.effect[card])
    if at.REMAINS <= kind < c.HUNTERS and position.words[at.STATUS + kind] != at.GONE:
        raise Refused("position-remains-of-the-living", "GR-191", figure=FIGURE_NAMES[kind])
    if (kind == at.LAID and effect != c.LADDER) or (
        kind == at.UNLIT and effect not in (c.DYNAMITE, c.TORCH)
    ):
        raise Refused("position-on-the-floor", "GR-95", card=CARD_IDS[card])


def _floor_kind(place: int) -> int:
    return (place - at.FLOOR) // at.FLOOR_KIND if place >= at.FLOOR else at.NOBODY
