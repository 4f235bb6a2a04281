"""The cards of Vampir in written positions: fields, sheets, the floor, and what is out of the game.

Cards that are named nowhere lie face down by lot on the fields of their deck, in the order of the
fields; what is left of the fields stays empty.
"""

from collections.abc import Mapping, Sequence

from gruft.games.grottenstein.card_lists import card_with, read_card, read_cards, write_list
from gruft.games.grottenstein.cards import (
    CARDS,
    CELLAR,
    DYNAMITE,
    EVENT,
    HUNTERS,
    NO_DECK,
    TORCH,
    Printed,
)
from gruft.games.grottenstein.layout import (
    CHARGE_AT,
    DOWN,
    FACE_DOWN,
    FLOOR,
    FLOOR_KIND,
    FUSE,
    IN_HAND,
    LAID,
    LIT,
    OPEN_FIELD,
    OUT,
    PLACE,
    PLACED,
    REMAINS,
    SHEET,
    UNLIT,
)
from gruft.games.grottenstein.names import CARD_IDS, FIELD_NAMES, FIGURE_NAMES
from gruft.games.grottenstein.notation import read_field, read_square
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.reading import floor_place
from gruft.games.grottenstein.villa import FIELDS, NUMBERS
from gruft.games.grottenstein.villa_json import is_set_up
from gruft.kernel.card_lists import UNKNOWN, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_mapping, as_text, as_word, refuse_unknown_keys
from gruft.kernel.refusal import Refused

#: What lies on the floor: remains of each colour, an unlit charge, the laid ladder.
FLOOR_KINDS = {name: REMAINS + figure for figure, name in enumerate(FIGURE_NAMES[:HUNTERS])}
FLOOR_KINDS |= {"unlit": UNLIT, "ladder": LAID}
KIND_NAMES = {number: name for name, number in FLOOR_KINDS.items()}
DECK_NAMES = {EVENT: "event", CELLAR: "cellar"}
NOT_YET = -1  # a card that has no place so far

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def down_json(position: Grottenstein) -> dict[str, object]:
    """The face-down card of every field; while the vampire arranges, the cellar is still empty."""
    hidden = range(NUMBERS) if is_set_up(position) else ()
    cards = [NOT_YET if f in hidden else int(position.face_down(f)) for f in range(FIELDS)]
    return {
        name: None if card < 0 else CARD_IDS[card]
        for name, card in zip(FIELD_NAMES, cards, strict=True)
    }


def open_json(position: Grottenstein) -> dict[str, object]:
    """GR-87: cards that lie face up on fields."""
    found = {name: _lying(position, OPEN_FIELD + field) for field, name in enumerate(FIELD_NAMES)}
    return {name: write_list(cards) for name, cards in found.items() if cards}


def sheets_json(position: Grottenstein) -> dict[str, object]:
    """What every hunter and servant carries."""
    names = enumerate(FIGURE_NAMES[:HUNTERS])
    return {name: write_list(_lying(position, SHEET + figure)) for figure, name in names}


def floor_json(position: Grottenstein) -> dict[str, object]:
    """GR-191, GR-219, ED-14: what lies on squares, by kind; a lit charge is told elsewhere."""
    written: dict[str, dict[str, object]] = {}
    floor = sorted({int(position.words[PLACE + card]) for card in range(CARDS)})
    for place in floor:
        kind, square = divmod(place - FLOOR, FLOOR_KIND)
        if place >= FLOOR and kind in KIND_NAMES:
            entries = written.setdefault(position.villa.names[square], {})
            entries[KIND_NAMES[kind]] = write_list(_lying(position, place))
    return dict(written)


def out_json(position: Grottenstein) -> str:
    """The cards that have left the game; a card that the box lacks was never in it."""
    deck = position.printed.deck
    return write_list(card for card in _lying(position, OUT) if deck[card] != NO_DECK)


def _lying(position: Grottenstein, place: int) -> list[int]:
    return [card for card in range(CARDS) if position.words[PLACE + card] == place]


# --- reading -------------------------------------------------------------------------------------


def lay_cards(position: Grottenstein, data: Data, chance: Chance) -> None:
    """Every card that is named to its place, then the others by lot."""
    for card in range(CARDS):
        position.words[PLACE + card] = OUT if position.printed.deck[card] == NO_DECK else NOT_YET
    for field in range(FIELDS):
        position.words[DOWN + field] = 0
    _lay_sheets(position, data.get("sheets"))
    _lay_open(position, data.get("open"))
    _lay_floor(position, data.get("floor"))
    _lay_lit(position)
    _lay_all(position, OUT, data.get("out"), "out")
    free = _lay_down(position, data.get("down"))
    if is_set_up(position):
        _keep_in_hand(position)
    for deck in DECK_NAMES:
        _lay_rest(position, deck, free, chance)
    if not is_set_up(position):
        position.words[PLACED] = sum(1 for card in range(CARDS) if _is_of(position, card, CELLAR))


def _is_of(position: Grottenstein, card: int, deck: int) -> bool:
    return position.printed.deck[card] == deck


def _lay_all(position: Grottenstein, place: int, written: object, key: str) -> None:
    if written is None:
        return
    for card in read_cards(position.printed, written, key):
        _lay_one(position, card, place)


def _lay_one(position: Grottenstein, card: int, place: int) -> None:
    if position.printed.deck[card] == NO_DECK:
        raise Refused("position-card-not-in-box", "GR-14", card=CARD_IDS[card])
    if position.words[PLACE + card] != NOT_YET:
        raise Refused("position-card-twice", "GR-14", card=CARD_IDS[card])
    position.words[PLACE + card] = place


def _lay_sheets(position: Grottenstein, written: object) -> None:
    data = {} if written is None else as_mapping(written, "sheets")
    refuse_unknown_keys(data, FIGURE_NAMES[:HUNTERS])
    for figure, name in enumerate(FIGURE_NAMES[:HUNTERS]):
        _lay_all(position, SHEET + figure, data.get(name), f"sheets.{name}")


def _lay_open(position: Grottenstein, written: object) -> None:
    for name, cards in {} if written is None else as_mapping(written, "open").items():
        _lay_all(position, OPEN_FIELD + read_field(name), cards, f"open.{name}")


def _lay_floor(position: Grottenstein, written: object) -> None:
    for name, kinds in {} if written is None else as_mapping(written, "floor").items():
        square = read_square(position.villa, name)
        for kind, cards in as_mapping(kinds, f"floor.{name}").items():
            number = FLOOR_KINDS[list(FLOOR_KINDS)[as_word(kind, "floor", list(FLOOR_KINDS))]]
            _lay_all(position, int(floor_place(number, square)), cards, f"floor.{name}.{kind}")


def _lay_lit(position: Grottenstein) -> None:
    """GR-209: dynamite and torch lie where the charge burns."""
    if position.words[FUSE]:
        place = int(floor_place(LIT, position.words[CHARGE_AT]))
        for effect in (DYNAMITE, TORCH):
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
    others = [field for field in range(FIELDS) if field not in named]
    return sorted(asked) + [field for field in others if not _lying(position, OPEN_FIELD + field)]


def _lay_face_down(position: Grottenstein, field: int, name: str) -> None:
    card = read_card(position.printed, name)
    if not _is_of(position, card, _deck_of(field)):
        where = FIELD_NAMES[field]
        raise Refused("position-wrong-deck", "GR-14", card=CARD_IDS[card], field=where)
    _lay_one(position, card, FACE_DOWN)
    position.words[DOWN + field] = card + 1


def _deck_of(field: int) -> int:
    return CELLAR if field < NUMBERS else EVENT


def _unnamed(position: Grottenstein, deck: int) -> list[int]:
    cards = (card for card in range(CARDS) if _is_of(position, card, deck))
    return [card for card in cards if position.words[PLACE + card] == NOT_YET]


def _keep_in_hand(position: Grottenstein) -> None:
    """GR-23: the cellar cards before the vampire lays them."""
    cellar = [card for card in range(CARDS) if _is_of(position, card, CELLAR)]
    if any(position.words[PLACE + card] != NOT_YET for card in cellar):
        raise Refused("position-arranged-already", "GR-19")
    for card in cellar:
        position.words[PLACE + card] = IN_HAND


def _lay_rest(position: Grottenstein, deck: int, free: Sequence[int], chance: Chance) -> None:
    """GR-22: the cards that are named nowhere, by lot."""
    rest = chance.shuffled(_unnamed(position, deck), DECK_NAMES[deck])
    fields = [field for field in free if _deck_of(field) == deck]
    if len(rest) > len(fields):
        raise Refused("position-too-few-fields", "GR-94", count=len(rest), left=len(fields))
    for card, field in zip(rest, fields, strict=False):
        position.lay_down(card, field)
