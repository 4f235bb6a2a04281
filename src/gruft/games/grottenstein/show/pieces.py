"""Cards, figures, wardrobe and locks of Vampir as one seat sees them (section 19, section 21).

A card shows its face to the seats that see it and its back, event or cellar, to the others. Half
an arrangement of the cellar is seen by nobody but the vampire's seat. Place, points and state of
every figure are public. Where the wardrobe lies and which locks were chosen is on the notepad of
the vampire's seat; what follows from keys that were tried is everybody's. That somebody is ready to
stake is seen by those who know their cards.
"""

from collections.abc import Iterator

from gruft.games.grottenstein.knowledge.seen import is_public, is_shown
from gruft.games.grottenstein.notation.names import (
    EFFECT_KEYS,
    FIGURE_NAMES,
    HUNTER_NAMES,
    KIND_KEYS,
    PIECE_KEYS,
)
from gruft.games.grottenstein.rules.common import is_lock
from gruft.games.grottenstein.rules.hunter import is_ready_to_stake
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.show.about import CELLAR_CARD, EVENT_CARD
from gruft.games.grottenstein.show.facts import LOCK_KEYS
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import Printed
from gruft.games.grottenstein.state.layout import has
from gruft.kernel.scene import BOARD, HAND, PILE, ROW, Piece, Zone

CARD_FACES = [key.replace("_", "-") for key in EFFECT_KEYS]
HAND_ZONE, FIELDS_ZONE, FLOOR_ZONE, OUT_ZONE, UNSEEN_ZONE = (
    "hand", "fields", "floor", "out", "unseen",
)  # fmt: skip
SHEET_ZONES = tuple(f"sheet-{colour}" for colour in HUNTER_NAMES)
CARD_ZONES = frozenset({HAND_ZONE, FIELDS_ZONE, FLOOR_ZONE, OUT_ZONE, UNSEEN_ZONE, *SHEET_ZONES})
BORDER_MARKS = tuple(f"for-{colour}" for colour in HUNTER_NAMES)
FACE_DOWN_MARK, FACE_UP_MARK, TURNED_UP_MARK = "face-down", "face-up", "turned-up"
#: A card of which not everybody knows that it is here.
SECRET_MARK = "secret"
DENIED_MARKS = {at.NOT_SHIELD: "not-shield", at.NOT_GARLIC: "not-garlic"}
REMAINS_MARKS = tuple(f"remains-{colour}" for colour in HUNTER_NAMES)
FLOOR_MARKS = {at.UNLIT: "unlit", at.LIT: "lit", at.LAID: "laid"}
CARD_MARKS = frozenset(
    {
        *(*KIND_KEYS, *BORDER_MARKS, *REMAINS_MARKS, *FLOOR_MARKS.values(), SECRET_MARK),
        *(FACE_DOWN_MARK, FACE_UP_MARK, TURNED_UP_MARK, *DENIED_MARKS.values()),
    }
)

FIGURES_ZONE, WARDROBE_ZONE, LOCKS_ZONE = "figures", "wardrobe", "locks"
PIECE_ZONES = CARD_ZONES | frozenset({FIGURES_ZONE, WARDROBE_ZONE, LOCKS_ZONE})
HUNTER_KIND, VAMPIRE_KIND = "hunter", "vampire"
STATE_KINDS = {at.CORPSE: "corpse", at.SERVANT: "servant", at.GONE: "gone"}
WARDROBE_PIECE, CRYPT_LOCK_KIND, ARMOUR_LOCK_KIND = "wardrobe-piece", "crypt-lock", "armour-lock"
LOCK_CARD_KIND = "lock-card"
PIECE_KINDS = frozenset(
    {
        *(EVENT_CARD, CELLAR_CARD),
        *(HUNTER_KIND, VAMPIRE_KIND, *STATE_KINDS.values()),
        *(WARDROBE_PIECE, CRYPT_LOCK_KIND, ARMOUR_LOCK_KIND, LOCK_CARD_KIND),
    }
)
PIECE_FACES = frozenset({*CARD_FACES, *FIGURE_NAMES, *PIECE_KEYS, *LOCK_KEYS})
ACTING_MARK, READY_MARK, LYING_MARK, BAT_MARK, WORN_MARK = (
    "acting", "ready-to-stake", "lying", "bat", "worn",
)  # fmt: skip
#: What is true of a figure for a while, by the word of the layout that says so.
STATE_MARKS = {
    at.POISONED: "poisoned", at.BITTEN_BY_RATS: "rats", at.SHACKLED: "shackled", at.STUCK: "stuck",
}  # fmt: skip
KEPT_OFF_MARK, STAKED_MARK = "kept-off", "staked"
#: A colour that a lock cannot have, for a key of it was tried in vain or fitted the other one.
NOT_MARKS = tuple(f"not-{key}" for key in LOCK_KEYS)
PIECE_MARKS = CARD_MARKS | frozenset(
    {
        *(ACTING_MARK, READY_MARK, LYING_MARK, BAT_MARK, WORN_MARK, KEPT_OFF_MARK, STAKED_MARK),
        *(*STATE_MARKS.values(), *NOT_MARKS),
    }
)


# --- cards ---------------------------------------------------------------------------------------


def card_zones(position: Grottenstein, seat: int) -> Iterator[Zone]:
    """Sheets, the vampire's hand before the set-up is done, fields, floor, out, not seen."""
    words = position.words
    for figure, name in enumerate(SHEET_ZONES):
        owner = int(words[at.PLAYER + figure])
        yield Zone(name, ROW, owner, tuple(_sheet(position, figure, seat)))
    yield Zone(HAND_ZONE, HAND, int(words[at.VAMPIRE_SEAT]), tuple(_hand(position, seat)))
    yield Zone(FIELDS_ZONE, BOARD, -1, tuple(_fields(position, seat)))
    yield Zone(FLOOR_ZONE, BOARD, -1, tuple(_floor(position)))
    # Cards that the box lacks were never there.
    out = [card for card in cards_at(position, at.OUT) if position.printed.deck[card] != c.NO_DECK]
    yield Zone(OUT_ZONE, PILE, -1, tuple(_face(position.printed, card) for card in out))
    yield Zone(UNSEEN_ZONE, PILE, -1, tuple(_unseen(position, seat)))


# --- who knows what ------------------------------------------------------------------------------


def sees_card(position: Grottenstein, seat: int, card: int) -> bool:
    """GR-226 to GR-231: whether the seat (-1: a spectator) is shown which card this is."""
    observer = at.SPECTATOR if seat < 0 else seat
    return bool(is_shown(position.words, position.printed, observer, card))


def sees_arrangement(position: Grottenstein, seat: int) -> bool:
    """Half an arrangement is there for the vampire's seat alone."""
    return seat == position.words[at.VAMPIRE_SEAT] or not position.is_setting_up()


# --- single cards --------------------------------------------------------------------------------


def _kind(printed: Printed, card: int) -> str:
    """The back says which deck a card belongs to."""
    return CELLAR_CARD if printed.deck[card] == c.CELLAR else EVENT_CARD


def _face(printed: Printed, card: int, *marks: str, node: str = "") -> Piece:
    kind, border = int(printed.kind(card)), int(printed.border[card])
    own = [KIND_KEYS[kind]]
    own += [BORDER_MARKS[border]] if border >= 0 and kind == c.OBJECT else []
    places = (int(printed.places[card]),) if kind == c.OBJECT else ()
    title = printed.card_names[card]
    face = CARD_FACES[printed.effect[card]]
    return Piece(_kind(printed, card), face, (*own, *marks), node, places, title)


def _card(position: Grottenstein, seat: int, card: int, *marks: str, node: str = "") -> Piece:
    """The face for who knows it, with a mark if others do not; else the back."""
    if not sees_card(position, seat, card):
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
    known = [card for card in cards if sees_card(position, seat, card)]
    hidden = set(cards) - set(known)
    return known, sorted(hidden, key=lambda card: int(position.words[at.TAKEN + card]))


def _sheet(position: Grottenstein, figure: int, seat: int) -> list[Piece]:
    """Known cards, then backs with what they cannot be, for it would have been applied."""
    known, hidden = _carried(position, figure, seat)
    pieces = [_card(position, seat, card) for card in known]
    for card in hidden:
        denied = int(position.words[at.DENIED + card])
        marks = [mark for bit, mark in DENIED_MARKS.items() if denied & bit]
        pieces.append(_card(position, seat, card, *marks))
    return pieces


def _hand(position: Grottenstein, seat: int) -> list[Piece]:
    """The cellar cards that the vampire has not laid yet."""
    printed = position.printed
    if not position.is_setting_up():
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
    """Face-down cards and what lies face up, by fields."""
    villa, turned_up = position.villa, int(position.turned_up())
    for field, card in _lying_on_fields(position, seat):
        covered = TURNED_UP_MARK if field == turned_up else FACE_DOWN_MARK
        mark = covered if position.face_down(field) == card else FACE_UP_MARK
        yield _card(position, seat, card, mark, node=villa.names[villa.field_square[field]])


def _lying_on_floor(position: Grottenstein) -> list[int]:
    return [card for card in range(c.CARDS) if position.words[at.PLACE + card] >= at.FLOOR]


def _floor(position: Grottenstein) -> Iterator[Piece]:
    """Remains, a charge, the ladder."""
    for card in _lying_on_floor(position):
        kind, square = divmod(int(position.words[at.PLACE + card]) - at.FLOOR, int(at.FLOOR_KIND))
        mark = FLOOR_MARKS[kind] if kind in FLOOR_MARKS else REMAINS_MARKS[kind]
        yield _face(position.printed, card, mark, node=position.villa.names[square])


def _unseen(position: Grottenstein, seat: int) -> list[Piece]:
    """Section 21: what the backs must be, all together, by the list of cards."""
    own_hand = cards_at(position, at.IN_HAND) if seat == position.words[at.VAMPIRE_SEAT] else []
    return [
        _face(position.printed, card)
        for card in range(c.CARDS)
        if not sees_card(position, seat, card) and card not in own_hand
    ]


# --- figures, wardrobe and locks -----------------------------------------------------------------


def figure_zones(position: Grottenstein, seat: int) -> Iterator[Zone]:
    """The figures that each seat plays, the wardrobe, the two locks."""
    for owner in range(int(position.seats)):
        figures = [f for f in range(c.FIGURES) if position.words[at.PLAYER + f] == owner]
        pieces = tuple(_figure(position, figure, seat) for figure in figures)
        yield Zone(FIGURES_ZONE, BOARD, owner, pieces)
    vampire_seat = int(position.words[at.VAMPIRE_SEAT])
    yield Zone(WARDROBE_ZONE, BOARD, vampire_seat, tuple(_wardrobe(position, seat)))
    yield Zone(LOCKS_ZONE, ROW, vampire_seat, tuple(_locks(position, seat)))


def _figure(position: Grottenstein, figure: int, seat: int) -> Piece:
    """A figure with its points, the most it can have, and its place in the round."""
    square = int(position.where(figure))
    living = VAMPIRE_KIND if figure == c.VAMPIRE else HUNTER_KIND
    order = [*(int(position.words[at.ORDER + slot]) for slot in range(c.HUNTERS)), c.VAMPIRE]
    return Piece(
        STATE_KINDS.get(int(position.words[at.STATUS + figure]), living),
        FIGURE_NAMES[figure],
        tuple(_marks(position, figure, seat)),
        position.villa.names[square] if square >= 0 else "",
        (int(position.life(figure)), int(position.printed.most_life), order.index(figure) + 1),
        position.printed.figure_names[figure],
    )


def _marks(position: Grottenstein, figure: int, seat: int) -> list[str]:
    words = position.words
    over_or_not_begun = position.is_over() or position.is_setting_up()
    marks = [ACTING_MARK] if position.actor() == figure and not over_or_not_begun else []
    marks += [mark for place, mark in STATE_MARKS.items() if words[place + figure]]
    if figure != c.VAMPIRE:
        # Seen only by those who know that they have hammer and stake.
        tools = [int(position.holding(figure, effect)) for effect in (c.HAMMER, c.STAKE)]
        ready = is_ready_to_stake(position, figure) and all(
            sees_card(position, seat, card) for card in tools
        )
        return [*marks, READY_MARK] if ready else marks
    staked = words[at.CAUSE] == at.STAKED
    true = {
        STAKED_MARK: staked,
        LYING_MARK: position.is_lying() and not staked,
        BAT_MARK: words[at.BAT_SLOT],
        KEPT_OFF_MARK: words[at.NO_BITE],
    }
    return marks + [mark for mark, holds in true.items() if holds]


def _wardrobe(position: Grottenstein, seat: int) -> Iterator[Piece]:
    """Its square is the vampire seat's secret until a piece is taken."""
    words, villa = position.words, position.villa
    for piece, key in enumerate(PIECE_KEYS):
        worn = bool(words[at.WORN + piece])
        seen = worn or seat == words[at.VAMPIRE_SEAT]
        node = villa.names[square_of_piece(position, piece)] if seen else ""
        yield Piece(WARDROBE_PIECE, key, (WORN_MARK,) if worn else (), node)


def _locks(position: Grottenstein, seat: int) -> Iterator[Piece]:
    """The vampire's seat knows them; the others what the tried keys leave open.

    As long as he sets up, the lock cards from which he chooses lie before him. Later those of an
    owner's own names say how the colours are called that a lock cannot have.
    """
    for lock, kind in ((at.CRYPT_LOCK, CRYPT_LOCK_KIND), (at.ARMOUR_LOCK, ARMOUR_LOCK_KIND)):
        possible = possible_colours(position, lock)
        colour = possible[0] if len(possible) == 1 else _noted(position, lock, seat)
        marks = tuple(NOT_MARKS[one] for one in range(c.LOCKS) if one not in possible)
        yield _lock(position, kind, colour, marks)
    if position.is_setting_up() and seat == position.words[at.VAMPIRE_SEAT]:
        chosen = _noted(position, at.CRYPT_LOCK, seat)
        for colour in range(c.LOCKS):
            if colour != chosen:
                yield _lock(position, LOCK_CARD_KIND, colour)
    both = [possible_colours(position, lock) for lock in (at.CRYPT_LOCK, at.ARMOUR_LOCK)]
    for colour in range(c.LOCKS):
        excluded = not all(colour in possible for possible in both)
        if excluded and position.printed.lock_names[colour]:
            yield _lock(position, LOCK_CARD_KIND, colour)


def _lock(position: Grottenstein, kind: str, colour: int, marks: tuple[str, ...] = ()) -> Piece:
    if colour < 0:
        return Piece(kind, "", marks)
    return Piece(kind, LOCK_KEYS[colour], marks, title=position.printed.lock_names[colour])


def _noted(position: Grottenstein, lock: int, seat: int) -> int:
    """The colour on the vampire seat's notepad, once it is chosen; else -1."""
    if seat != position.words[at.VAMPIRE_SEAT]:
        return -1
    if position.is_setting_up():
        picked = QUESTIONS[position.words[at.DECISION]].picked(position)
        chosen = lock == at.CRYPT_LOCK and picked and is_lock(picked[-1])
        return picked[-1] - c.M_LOCK if chosen else -1
    return int(position.words[at.LOCK + lock])


def possible_colours(position: Grottenstein, lock: int) -> list[int]:
    """21.3: the colours that a lock may have after every try on both; a public thing."""
    other = at.ARMOUR_LOCK if lock == at.CRYPT_LOCK else at.CRYPT_LOCK
    own, others = _fitting(position, lock), _fitting(position, other)
    return [colour for colour in own if set(others) - {colour}]


def _fitting(position: Grottenstein, lock: int) -> list[int]:
    found, failed = (int(position.words[place + lock]) for place in (at.OPENED, at.FAILED))
    if found:
        return [found - 1]
    return [colour for colour in range(c.LOCKS) if not has(failed, colour)]
