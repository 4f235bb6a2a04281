"""Figures, wardrobe and locks of Vampir as one seat sees them (GR-226, GR-232, GR-233).

Place, points and state of every figure are public. Where the wardrobe lies and
which locks were chosen is on the notepad of the vampire's seat; what follows from keys that were
tried is everybody's. That somebody is ready to stake is seen by those who know their cards.
"""

from collections.abc import Iterator

from gruft.games.grottenstein.notation.names import FIGURE_NAMES, PIECE_KEYS
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.stake import is_ready_to_stake
from gruft.games.grottenstein.show.cards import is_setting_up, knows_card
from gruft.games.grottenstein.show.nouns import LOCK_KEYS
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.kernel.scene import BOARD, ROW, Piece, Zone

FIGURES_ZONE, WARDROBE_ZONE, LOCKS_ZONE = "figures", "wardrobe", "locks"
FIGURE_ZONES = frozenset({FIGURES_ZONE, WARDROBE_ZONE, LOCKS_ZONE})
HUNTER_KIND, VAMPIRE_KIND = "hunter", "vampire"
STATE_KINDS = {at.CORPSE: "corpse", at.SERVANT: "servant", at.GONE: "gone"}
WARDROBE_PIECE, CRYPT_LOCK_KIND, ARMOUR_LOCK_KIND = "wardrobe-piece", "crypt-lock", "armour-lock"
LOCK_CARD_KIND = "lock-card"
FIGURE_KINDS = frozenset(
    {
        *(HUNTER_KIND, VAMPIRE_KIND, *STATE_KINDS.values()),
        *(WARDROBE_PIECE, CRYPT_LOCK_KIND, ARMOUR_LOCK_KIND, LOCK_CARD_KIND),
    }
)
FIGURE_FACES = frozenset({*FIGURE_NAMES, *PIECE_KEYS, *LOCK_KEYS})
ACTING_MARK, READY_MARK, LYING_MARK, BAT_MARK, WORN_MARK = (
    "acting", "ready-to-stake", "lying", "bat", "worn",
)  # fmt: skip
#: What is true of a figure for a while, by the word of the layout that says so.
STATE_MARKS = {
    at.POISONED: "poisoned", at.BITTEN_BY_RATS: "rats", at.SHACKLED: "shackled", at.STUCK: "stuck",
}  # fmt: skip
KEPT_OFF_MARK = "kept-off"
#: A colour that a lock cannot have, for a key of it was tried in vain or fitted the other one.
NOT_MARKS = tuple(f"not-{key}" for key in LOCK_KEYS)
FIGURE_MARKS = frozenset(
    {
        *(ACTING_MARK, READY_MARK, LYING_MARK, BAT_MARK, WORN_MARK, KEPT_OFF_MARK),
        *(*STATE_MARKS.values(), *NOT_MARKS),
    }
)


def figure_zones(position: Grottenstein, seat: int) -> Iterator[Zone]:
    """The figures that each seat plays, the wardrobe, the two locks."""
    for owner in range(int(position.seats)):
        yield Zone(FIGURES_ZONE, BOARD, owner, tuple(_figures(position, owner, seat)))
    vampire_seat = int(position.words[at.VAMPIRE_SEAT])
    yield Zone(WARDROBE_ZONE, BOARD, vampire_seat, tuple(_wardrobe(position, seat)))
    yield Zone(LOCKS_ZONE, ROW, vampire_seat, tuple(_locks(position, seat)))


# --- figures -------------------------------------------------------------------------------------


def _figures(position: Grottenstein, owner: int, seat: int) -> Iterator[Piece]:
    for figure in range(c.FIGURES):
        if position.words[at.PLAYER + figure] == owner:
            yield _figure(position, figure, seat)


def _figure(position: Grottenstein, figure: int, seat: int) -> Piece:
    square = int(position.where(figure))
    return Piece(
        figure_kind(position, figure),
        FIGURE_NAMES[figure],
        tuple(_marks(position, figure, seat)),
        position.villa.names[square] if square >= 0 else "",
        (
            int(position.life(figure)),
            int(position.printed.most_life),
            _place_in_round(position, figure),
        ),
        position.printed.figure_names[figure],
    )


def _place_in_round(position: Grottenstein, figure: int) -> int:
    """GR-42: the hunters in their fixed order, then the vampire."""
    order = [int(position.words[at.ORDER + slot]) for slot in range(c.HUNTERS)]
    return [*order, int(c.VAMPIRE)].index(figure) + 1


def figure_kind(position: Grottenstein, figure: int) -> str:
    """GR-8: living hunter, corpse, servant or gone; or the vampire."""
    living = VAMPIRE_KIND if figure == c.VAMPIRE else HUNTER_KIND
    return STATE_KINDS.get(int(position.words[at.STATUS + figure]), living)


def _marks(position: Grottenstein, figure: int, seat: int) -> list[str]:
    words = position.words
    over_or_not_begun = position.is_over() or is_setting_up(position)
    marks = [ACTING_MARK] if position.actor() == figure and not over_or_not_begun else []
    marks += [mark for place, mark in STATE_MARKS.items() if words[place + figure]]
    if figure != c.VAMPIRE:
        return marks + ([READY_MARK] if _is_seen_ready(position, figure, seat) else [])
    true = {
        LYING_MARK: position.is_lying(),
        BAT_MARK: words[at.BAT_SLOT],
        KEPT_OFF_MARK: words[at.NO_BITE],
    }
    return marks + [mark for mark, holds in true.items() if holds]


def _is_seen_ready(position: Grottenstein, hunter: int, seat: int) -> bool:
    """GR-169, section 26: seen only by those who know that they have hammer and stake."""
    tools = [int(position.holding(hunter, effect)) for effect in (c.HAMMER, c.STAKE)]
    if not all(card >= 0 and knows_card(position, seat, card) for card in tools):
        return False
    return bool(is_ready_to_stake(position, hunter))


# --- the vampire's secrets -----------------------------------------------------------------------


def _wardrobe(position: Grottenstein, seat: int) -> Iterator[Piece]:
    """GR-145, GR-233: its square is the vampire seat's secret until a piece is taken."""
    words, villa = position.words, position.villa
    for piece, key in enumerate(PIECE_KEYS):
        worn = bool(words[at.WORN + piece])
        field = piece * v.NUMBERS + int(words[at.WARDROBE + piece]) - 1
        seen = worn or seat == words[at.VAMPIRE_SEAT]
        node = villa.names[villa.field_square[field]] if seen else ""
        yield Piece(WARDROBE_PIECE, key, (WORN_MARK,) if worn else (), node)


assert len(PIECE_KEYS) == c.PIECES


def _locks(position: Grottenstein, seat: int) -> Iterator[Piece]:
    """GR-26, GR-232: the vampire's seat knows them; the others what the tried keys leave open.

    As long as he sets up, the lock cards from which he chooses lie before him. Later those of an
    owner's own names say how the colours are called that a lock cannot have.
    """
    for lock, kind in ((at.CRYPT_LOCK, CRYPT_LOCK_KIND), (at.ARMOUR_LOCK, ARMOUR_LOCK_KIND)):
        possible = possible_colours(position, lock)
        colour = possible[0] if len(possible) == 1 else _noted(position, lock, seat)
        marks = tuple(NOT_MARKS[one] for one in range(c.LOCKS) if one not in possible)
        yield _lock(position, kind, colour, marks)
    if is_setting_up(position) and seat == position.words[at.VAMPIRE_SEAT]:
        chosen = _noted(position, at.CRYPT_LOCK, seat)
        for colour in range(c.LOCKS):
            if colour != chosen:
                yield _lock(position, LOCK_CARD_KIND, colour)
    for colour in _excluded(position):
        if position.printed.lock_names[colour]:
            yield _lock(position, LOCK_CARD_KIND, colour)


def _lock(position: Grottenstein, kind: str, colour: int, marks: tuple[str, ...] = ()) -> Piece:
    if colour < 0:
        return Piece(kind, "", marks)
    return Piece(kind, LOCK_KEYS[colour], marks, title=position.printed.lock_names[colour])


def _noted(position: Grottenstein, lock: int, seat: int) -> int:
    """GR-26: the colour on the vampire seat's notepad, once it is chosen; else -1."""
    if seat != position.words[at.VAMPIRE_SEAT]:
        return -1
    chosen = position.words[at.DECISION] == at.LOCKING_ARMOUR and lock == at.CRYPT_LOCK
    is_noted = chosen or not is_setting_up(position)
    return int(position.words[at.LOCK + lock]) if is_noted else -1


def possible_colours(position: Grottenstein, lock: int) -> list[int]:
    """21.3: the colours that a lock may have after every try on both; a public thing."""
    other = at.ARMOUR_LOCK if lock == at.CRYPT_LOCK else at.CRYPT_LOCK
    own, others = _fitting(position, lock), _fitting(position, other)
    return [colour for colour in own if set(others) - {colour}]


def _excluded(position: Grottenstein) -> list[int]:
    """The colours that one of the locks cannot have."""
    open_ = [possible_colours(position, lock) for lock in (at.CRYPT_LOCK, at.ARMOUR_LOCK)]
    return [colour for colour in range(c.LOCKS) if not all(colour in one for one in open_)]


def _fitting(position: Grottenstein, lock: int) -> list[int]:
    found, failed = (int(position.words[place + lock]) for place in (at.OPENED, at.FAILED))
    if found:
        return [found - 1]
    return [colour for colour in range(c.LOCKS) if not failed >> colour & 1]
