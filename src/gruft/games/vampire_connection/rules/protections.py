"""Chapter 8.1: protections that are laid on victims: where, on whom, and how many lie under one."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules.common import (
    NO_SUCH_SEAT_NAMED,
    NOT_HELD,
    Decision,
    Elsewhere,
    taken_back,
)
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.question import Reason

ALL_COVERED: Final = Reason("refusal-all-covered", "VC-111", "player=player_named")
NOBODY_AT_CASTLE: Final = Reason("refusal-nobody-at-castle", "VC-108", "player=player_named")
NO_PRIEST_THERE: Final = Reason("refusal-no-priest-there", "VC-112", "card", "player=player_named")

NAME_A_VICTIM: Final = Reason("refusal-name-a-victim-first", "VC-109")
NOT_THERE: Final = Elsewhere("wanted-victim-there", "VC-108")
COVERED_ALREADY: Final = Reason("refusal-covered-already", "VC-111", "victim", "card=cover")
FALLING_ORDER: Final = Reason("refusal-victims-in-falling-order", "VC-248", "victim", "last")

NOBODY_YET: Final = -1


def against_protection(state: State, seat: i64, move: i64) -> Reason | None:
    """VC-107 to VC-112: somebody to cover, a priest where one is needed, and the card."""
    kind: i64 = (move - c.PROTECT) // c.MOST_SEATS
    castle: i64 = (move - c.PROTECT) % c.MOST_SEATS
    if castle >= state.seats:
        return NO_SUCH_SEAT_NAMED
    if not _somebody_to_cover(state, castle, NOBODY_YET):
        return ALL_COVERED if _somebody_lies_at(state, castle) else NOBODY_AT_CASTLE
    if kind != c.LAID_BOOK and not state.has_priest(castle, True):
        return NO_PRIEST_THERE
    return NOT_HELD[c.CRUCIFIX + kind] if state.held(seat, c.CRUCIFIX + kind) == 0 else None


def add_protections(state: State, seat: i64, found: list[int]) -> None:
    """The seat's protections at every castle with victims: what comes into question."""
    for kind in range(i64(c.PROTECTIONS)):
        if state.held(seat, c.CRUCIFIX + kind) > 0:
            for castle in range(state.seats):
                if _somebody_lies_at(state, castle):
                    found.append(c.PROTECT + c.MOST_SEATS * kind + castle)


def can_be_covered(state: State, castle: i64, victim: i64) -> bool:
    """VC-108, VC-111: at this castle, and under no card yet."""
    return state.words[at.COVER + victim] == 0 and state.lies_at(victim, castle)


def _somebody_lies_at(state: State, castle: i64) -> bool:
    for victim in range(i64(c.VICTIMS)):
        if state.lies_at(victim, castle):
            return True
    return False


def _somebody_to_cover(state: State, castle: i64, after: i64) -> bool:
    for victim in range(after + 1, i64(c.VICTIMS)):
        if can_be_covered(state, castle, victim):
            return True
    return False


def lay(state: State, seat: i64, move: i64) -> None:
    """The card lies at its castle; now its victims are named."""
    kind: i64 = (move - c.PROTECT) // c.MOST_SEATS
    castle: i64 = (move - c.PROTECT) % c.MOST_SEATS
    slot: i64 = state.free_slot()
    state.lose_card(seat, c.CRUCIFIX + kind)
    state.words[at.LAID_KIND + slot] = kind + 1
    state.words[at.LAID_AT + slot] = castle
    state.words[at.SLOT] = slot
    state.words[at.CARD] = kind
    state.words[at.CASTLE] = castle
    state.words[at.NAMED] = NOBODY_YET
    state.words[at.DECISION] = at.COVERING


@final
class Cover(Decision):
    """VC-108, VC-109, VC-111, VC-248: the next victim in rising order, or enough."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.CONFIRM, *state.naming_those_at(at.FRESH, at.DEAD - 1)]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        words = state.words
        if move == c.CONFIRM:
            return NAME_A_VICTIM if words[at.NAMED] == NOBODY_YET else None
        if not c.is_victim(move):
            return taken_back(move)
        victim: i64 = move - c.VICTIM
        if not state.lies_at(victim, words[at.CASTLE]):
            return NOT_THERE.objection(state, victim)
        if words[at.COVER + victim] > 0:
            return COVERED_ALREADY
        return FALLING_ORDER if victim < words[at.NAMED] else None

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VC-109: crucifix any number, holy water two, book one; closed when nobody can follow."""
        words = state.words
        if move != c.CONFIRM:
            words[at.NAMED] = move - c.VICTIM
            words[at.COVER + move - c.VICTIM] = words[at.SLOT] + 1
        full: bool = words[at.CARD] == c.LAID_BOOK
        if words[at.CARD] == c.LAID_HOLY_WATER:
            full = _under(state, words[at.SLOT]) == 2
        done: bool = full or move == c.CONFIRM
        if done or not _somebody_to_cover(state, words[at.CASTLE], words[at.NAMED]):
            if state.journal is not None:
                facts.protection_laid(state, seat, words[at.SLOT])
            words[at.NEXT] = at.PLAY_GOES_ON

    def is_composed(self, state: State) -> bool:
        return True


def _under(state: State, slot: i64) -> i64:
    count: i64 = 0
    for victim in range(i64(c.VICTIMS)):
        if state.words[at.COVER + victim] == slot + 1:
            count += 1
    return count
