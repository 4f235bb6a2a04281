"""Chapter 8.1: protections that are laid on victims: where, on whom, and how many lie under one."""

from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import (
    CONFIRM,
    CRUCIFIX,
    LAID_BOOK,
    LAID_HOLY_WATER,
    PROTECT,
    PROTECTIONS,
    VICTIM,
    VICTIMS,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    CARD,
    CASTLE,
    COVER,
    COVERING,
    DECISION,
    LAID_AT,
    LAID_KIND,
    NAMED,
    NEXT,
    PLAY_GOES_ON,
    SLOT,
)
from gruft.games.vampire_connection.state import State


def add_protections(state: State, seat: i64, found: list[int]) -> None:
    kind: i64 = 0
    while kind < PROTECTIONS:
        if state.held(seat, CRUCIFIX + kind) > 0:
            castle: i64 = 0
            while castle < state.seats:
                if may_be_laid(state, kind, castle):
                    found.append(PROTECT + 6 * kind + castle)
                castle += 1
        kind += 1


def may_be_laid(state: State, kind: i64, castle: i64) -> bool:
    """VC-107 to VC-112: somebody to cover, and for crucifix and holy water a priest."""
    if kind != LAID_BOOK and not has_priest(state, castle, True):
        return False
    return next_to_cover(state, castle, -1) >= 0


def has_priest(state: State, castle: i64, fresh_too: bool) -> bool:
    """VC-112, VC-121: a priest among the victims at this castle."""
    victim: i64 = 0
    while victim < VICTIMS:
        if state.printed.priest[victim] == 1:
            if state.is_captive_of(victim, castle):
                return True
            if fresh_too and castle == state.words[ACTIVE] and state.is_fresh(victim):
                return True
        victim += 1
    return False


def can_be_covered(state: State, castle: i64, victim: i64) -> bool:
    """VC-108, VC-111: at this castle, and under no card yet."""
    if state.words[COVER + victim] > 0:
        return False
    if state.is_captive_of(victim, castle):
        return True
    return castle == state.words[ACTIVE] and state.is_fresh(victim)


def next_to_cover(state: State, castle: i64, after: i64) -> i64:
    victim: i64 = after + 1
    while victim < VICTIMS:
        if can_be_covered(state, castle, victim):
            return victim
        victim += 1
    return -1


def lay(state: State, seat: i64, move: i64) -> None:
    kind: i64 = (move - PROTECT) // 6
    slot: i64 = state.free_slot()
    state.lose_card(seat, CRUCIFIX + kind)
    state.words[LAID_KIND + slot] = kind + 1
    state.words[LAID_AT + slot] = (move - PROTECT) % 6
    state.words[SLOT] = slot
    state.words[CARD] = kind
    state.words[CASTLE] = (move - PROTECT) % 6
    state.words[NAMED] = -1
    state.words[DECISION] = COVERING


def covers(state: State) -> list[int]:
    """VC-109, VC-248: the next victim in rising order, or enough."""
    found: list[int] = []
    if state.words[NAMED] >= 0:
        found.append(CONFIRM)
    victim: i64 = state.words[NAMED] + 1
    while victim < VICTIMS:
        if can_be_covered(state, state.words[CASTLE], victim):
            found.append(VICTIM + victim)
        victim += 1
    return found


def cover(state: State, seat: i64, move: i64) -> None:
    """VC-109: crucifix any number, holy water two, book one; it closes when nobody can follow."""
    words = state.words
    if move != CONFIRM:
        words[NAMED] = move - VICTIM
        words[COVER + move - VICTIM] = words[SLOT] + 1
    full: bool = words[CARD] == LAID_BOOK
    if words[CARD] == LAID_HOLY_WATER:
        full = _under(state, words[SLOT]) == 2
    if move == CONFIRM or full or next_to_cover(state, words[CASTLE], words[NAMED]) < 0:
        if state.journal is not None:
            facts.protection_laid(state, seat, words[SLOT])
        words[NEXT] = PLAY_GOES_ON


def _under(state: State, slot: i64) -> i64:
    count: i64 = 0
    victim: i64 = 0
    while victim < VICTIMS:
        if state.words[COVER + victim] == slot + 1:
            count += 1
        victim += 1
    return count
