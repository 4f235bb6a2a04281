"""The cards of Vampir as one seat sees them (section 19, section 21).

A card shows its face to the seats that know it and its back, event or cellar, to the others. Half
an arrangement of the cellar is seen by nobody but the vampire's seat.
"""

from collections.abc import Iterator

from gruft.games.grottenstein.knowledge.seen import is_public, knows
from gruft.games.grottenstein.notation.names import EFFECT_KEYS, FIGURE_KEYS, KIND_KEYS
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.show.about import CELLAR_CARD, EVENT_CARD
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import Printed
from gruft.kernel.scene import BOARD, HAND, PILE, ROW, Piece, Zone

CARD_KINDS = frozenset({EVENT_CARD, CELLAR_CARD})
CARD_FACES = frozenset(key.replace("_", "-") for key in EFFECT_KEYS)
HAND_ZONE, FIELDS_ZONE, FLOOR_ZONE, OUT_ZONE, UNSEEN_ZONE = (
    "hand", "fields", "floor", "out", "unseen",
)  # fmt: skip
SHEET_ZONES = tuple(f"sheet-{colour}" for colour in FIGURE_KEYS[: c.HUNTERS])
CARD_ZONES = frozenset({HAND_ZONE, FIELDS_ZONE, FLOOR_ZONE, OUT_ZONE, UNSEEN_ZONE, *SHEET_ZONES})
BORDER_MARKS = tuple(f"for-{colour}" for colour in FIGURE_KEYS[: c.HUNTERS])
FACE_DOWN_MARK, FACE_UP_MARK, TURNED_UP_MARK = "face-down", "face-up", "turned-up"
#: A card of which not everybody knows that it is here.
SECRET_MARK = "secret"
NOT_SHIELD_MARK, NOT_GARLIC_MARK = "not-shield", "not-garlic"
REMAINS_MARKS = tuple(f"remains-{colour}" for colour in FIGURE_KEYS[: c.HUNTERS])
FLOOR_MARKS = {at.UNLIT: "unlit", at.LIT: "lit", at.LAID: "laid"}
CARD_MARKS = frozenset(
    {
        *(*KIND_KEYS, *BORDER_MARKS, *REMAINS_MARKS, *FLOOR_MARKS.values(), SECRET_MARK),
        *(FACE_DOWN_MARK, FACE_UP_MARK, TURNED_UP_MARK, NOT_SHIELD_MARK, NOT_GARLIC_MARK),
    }
)


def card_zones(position: Grottenstein, seat: int) -> Iterator[Zone]:
    """Sheets, the vampire's hand before the set-up is done, fields, floor, out, not seen."""
    words = position.words
    for figure, name in enumerate(SHEET_ZONES):
        owner = int(words[at.PLAYER + figure])
        yield Zone(name, ROW, owner, tuple(_sheet(position, figure, seat)))
    yield Zone(HAND_ZONE, HAND, int(words[at.VAMPIRE_SEAT]), tuple(_hand(position, seat)))
    yield Zone(FIELDS_ZONE, BOARD, -1, tuple(_fields(position, seat)))
    yield Zone(FLOOR_ZONE, BOARD, -1, tuple(_floor(position)))
    yield Zone(OUT_ZONE, PILE, -1, tuple(_out(position)))
    yield Zone(UNSEEN_ZONE, PILE, -1, tuple(_unseen(position, seat)))


# --- who knows what ------------------------------------------------------------------------------


def knows_card(position: Grottenstein, seat: int, card: int) -> bool:
    """GR-226 to GR-231: whether the seat (-1: a spectator) knows where this card is."""
    return bool(knows(position.words, at.SPECTATOR if seat < 0 else seat, card))


def is_setting_up(position: Grottenstein) -> bool:
    """GR-23, GR-26: the vampire still arranges the cellar."""
    return bool(at.PLACING <= position.words[at.DECISION] <= at.LOCKING_ARMOUR)


def sees_arrangement(position: Grottenstein, seat: int) -> bool:
    """Half an arrangement is there for the vampire's seat alone."""
    return not is_setting_up(position) or seat == position.words[at.VAMPIRE_SEAT]


# --- single cards --------------------------------------------------------------------------------


def face_of(printed: Printed, card: int) -> str:
    """What a card is, as its face shows it."""
    return EFFECT_KEYS[int(printed.effect[card])].replace("_", "-")


def _kind(printed: Printed, card: int) -> str:
    """GR-14: the back says which deck a card belongs to."""
    return CELLAR_CARD if printed.deck[card] == c.CELLAR else EVENT_CARD


def _face(printed: Printed, card: int, *marks: str, node: str = "") -> Piece:
    kind, border = int(printed.kind(card)), int(printed.border[card])
    own = [KIND_KEYS[kind]]
    own += [BORDER_MARKS[border]] if border >= 0 and kind == c.OBJECT else []
    places = (int(printed.places[card]),) if kind == c.OBJECT else ()
    title = printed.card_names[card]
    face = face_of(printed, card)
    return Piece(_kind(printed, card), face, (*own, *marks), node, places, title)


def _card(position: Grottenstein, seat: int, card: int, *marks: str, node: str = "") -> Piece:
    """The face for who knows it, with a mark if others do not; else the back."""
    if not knows_card(position, seat, card):
        return Piece(_kind(position.printed, card), "", marks, node)
    secret = [] if is_public(position.words, card) else [SECRET_MARK]
    return _face(position.printed, card, *marks, *secret, node=node)


# --- where they lie ------------------------------------------------------------------------------


def cards_at(position: Grottenstein, place: int) -> list[int]:
    """The cards at one place of the layout, by their numbers."""
    words = position.words
    return [card for card in range(c.CARDS) if words[at.PLACE + card] == place]


def cards_in(position: Grottenstein, seat: int, zone: str) -> list[int]:
    """The cards of a sheet, the hand, the fields or the floor, in the order of its pieces."""
    if zone == HAND_ZONE:
        return cards_at(position, at.IN_HAND)
    if zone == FIELDS_ZONE:
        return [card for _, card in _lying_on_fields(position, seat)]
    if zone == FLOOR_ZONE:
        return _lying_on_floor(position)
    return [card for part in _carried(position, SHEET_ZONES.index(zone), seat) for card in part]


def _carried(position: Grottenstein, figure: int, seat: int) -> tuple[list[int], list[int]]:
    """GR-226, GR-230: known cards, and hidden ones in the order of taking."""
    cards = cards_at(position, at.SHEET + figure)
    known = [card for card in cards if knows_card(position, seat, card)]
    hidden = set(cards) - set(known)
    return known, sorted(hidden, key=lambda card: int(position.words[at.TAKEN + card]))


def _sheet(position: Grottenstein, figure: int, seat: int) -> list[Piece]:
    """GR-226, GR-230: known cards, then backs in the order of taking."""
    known, hidden = _carried(position, figure, seat)
    faces = [_card(position, seat, card) for card in known]
    return faces + [_card(position, seat, card, *_denied(position, card)) for card in hidden]


def _denied(position: Grottenstein, card: int) -> list[str]:
    """GR-116, ED-15, section 26: it would have been applied by itself."""
    denied = int(position.words[at.DENIED + card])
    marks = {at.NOT_SHIELD: NOT_SHIELD_MARK, at.NOT_GARLIC: NOT_GARLIC_MARK}
    return [mark for bit, mark in marks.items() if denied & bit]


def _hand(position: Grottenstein, seat: int) -> list[Piece]:
    """GR-23: the cellar cards that the vampire has not laid yet."""
    printed = position.printed
    if not is_setting_up(position):
        return []
    if sees_arrangement(position, seat):
        return [_face(printed, card, SECRET_MARK) for card in cards_at(position, at.IN_HAND)]
    return [Piece(CELLAR_CARD) for card in range(c.CARDS) if printed.deck[card] == c.CELLAR]


def _lying_on_fields(position: Grottenstein, seat: int) -> Iterator[tuple[int, int]]:
    """Every field with its face-down card, then those that lie face up on it."""
    for field in range(v.FIELDS):
        down = int(position.words[at.DOWN + field]) - 1
        if down >= 0 and (field >= v.NUMBERS or sees_arrangement(position, seat)):
            yield field, down
        for card in cards_at(position, at.OPEN_FIELD + field):
            yield field, card


def _fields(position: Grottenstein, seat: int) -> Iterator[Piece]:
    """GR-10, GR-94: face-down cards and what lies face up, by fields."""
    villa, turned_up = position.villa, turned_up_field(position)
    for field, card in _lying_on_fields(position, seat):
        covered = TURNED_UP_MARK if field == turned_up else FACE_DOWN_MARK
        mark = covered if position.face_down(field) == card else FACE_UP_MARK
        yield _card(position, seat, card, mark, node=villa.names[villa.field_square[field]])


def turned_up_field(position: Grottenstein) -> int:
    """GR-86: the field whose card lies turned up before the one whose slot it is, else -1."""
    if position.words[at.DECISION] != at.REVEALED:
        return -1
    return int(position.field_here(position.actor()))


def _lying_on_floor(position: Grottenstein) -> list[int]:
    return [card for card in range(c.CARDS) if position.words[at.PLACE + card] >= at.FLOOR]


def _floor(position: Grottenstein) -> Iterator[Piece]:
    """GR-191, GR-209, GR-219, ED-14: remains, a charge, the ladder."""
    for card in _lying_on_floor(position):
        kind, square = divmod(int(position.words[at.PLACE + card]) - at.FLOOR, int(at.FLOOR_KIND))
        mark = FLOOR_MARKS[kind] if kind in FLOOR_MARKS else REMAINS_MARKS[kind]
        yield _face(position.printed, card, mark, node=position.villa.names[square])


def _out(position: Grottenstein) -> Iterator[Piece]:
    """What has left the game; cards that the box lacks were never there."""
    for card in cards_at(position, at.OUT):
        if position.printed.deck[card] != c.NO_DECK:
            yield _face(position.printed, card)


def _unseen(position: Grottenstein, seat: int) -> list[Piece]:
    """Section 21: what the backs must be, all together, by the list of cards."""
    own_hand = cards_at(position, at.IN_HAND) if seat == position.words[at.VAMPIRE_SEAT] else []
    return [
        _face(position.printed, card)
        for card in range(c.CARDS)
        if not knows_card(position, seat, card) and card not in own_hand
    ]
