"""Section 5: rounds and slots, what happens when a slot begins and ends, and rising servants."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts, facts_of_fights
from gruft.games.grottenstein.bits import bit
from gruft.games.grottenstein.cards import (
    HAMMER,
    SERVANT_MINE,
    SERVANT_OWNER,
    STAKE,
    VAMPIRE,
)
from gruft.games.grottenstein.layout import (
    BAT_SLOT,
    BITTEN_BY_RATS,
    CORPSE,
    CORPSE_RISES,
    ENDING,
    FIRST,
    GONE,
    LIFE,
    NEXT,
    NO_BITE,
    PLAYER,
    POISONED,
    RISING,
    ROUND,
    ROUNDS_OVER,
    SERVANT,
    SHACKLED,
    SLOT,
    SLOT_BEGINS,
    SLOT_PLAYS,
    STAKE_FLAG,
    STATUS,
    STUCK,
    THROWN,
    TURNED,
    VAMPIRE_FIRST,
    VAMPIRE_SEAT,
)
from gruft.games.grottenstein.rules.charges import burn_fuse
from gruft.games.grottenstein.rules.life import die_at_zero, finish, settle
from gruft.games.grottenstein.state import State

# --- a slot begins -------------------------------------------------------------------------------


def begin_slot(state: State) -> None:
    """GR-7, GR-178, GR-190: a corpse rises first; the slot of who is gone is skipped."""
    words = state.words
    words[THROWN] = 0
    words[BAT_SLOT] = 0
    figure: i64 = state.actor()
    if words[STATUS + figure] == GONE:
        if not burn_fuse(state, figure):  # GR-215
            _next_slot(state)
    elif words[STATUS + figure] == CORPSE:
        words[NEXT] = CORPSE_RISES
    else:
        words[NEXT] = SLOT_PLAYS


def play_slot(state: State) -> None:
    """GR-43, GR-48, GR-160, ED-22: a figure that may do nothing only ends its slot."""
    figure: i64 = state.actor()
    if state.journal is not None:
        facts.slot_began(state)
    if figure == VAMPIRE:
        rests: bool = state.is_lying() and state.life(VAMPIRE) < state.printed.most_life
        state.ask(ENDING if rests else VAMPIRE_FIRST)
    else:
        state.ask(ENDING if state.words[SHACKLED + figure] > 0 else FIRST)


# --- rising (section 14) -------------------------------------------------------------------------


def raise_corpse(state: State) -> None:
    """GR-37, GR-38: the vampire seat decides who plays the servant, where there is a choice."""
    figure: i64 = state.actor()
    if can_keep_a_seat(state, figure):
        state.ask(RISING)
    else:
        _rise(state, figure, state.words[VAMPIRE_SEAT])


def can_keep_a_seat(state: State, figure: i64) -> bool:
    """GR-38: only a seat without another living hunter may change sides."""
    seat: i64 = state.words[PLAYER + figure]
    for other in state.living_hunters():
        if state.words[PLAYER + other] == seat:
            return False
    return True


def controls() -> list[int]:
    """GR-37: the two answers."""
    return [SERVANT_MINE, SERVANT_OWNER]


def decide_control(state: State, move: i64) -> None:
    """GR-37, GR-39: the vampire's seat or the former one, which changes sides."""
    figure: i64 = state.actor()
    seat: i64 = state.words[PLAYER + figure]
    if move == SERVANT_OWNER:
        state.words[TURNED] |= bit(seat)
    else:
        seat = state.words[VAMPIRE_SEAT]
    _rise(state, figure, seat)


def _rise(state: State, figure: i64, seat: i64) -> None:
    """GR-178, GR-181: a servant with 12 points and open cards, on the same square, this slot."""
    state.words[STATUS + figure] = SERVANT
    state.words[LIFE + figure] = state.printed.servant_life
    state.words[PLAYER + figure] = seat
    if state.journal is not None:
        facts.servant_rose(state, figure)
    state.show_sheet(figure)
    state.words[NEXT] = SLOT_PLAYS


# --- a slot ends ---------------------------------------------------------------------------------


def end_slot(state: State) -> None:
    """GR-46, GR-49: the end of every slot."""
    if state.actor() == VAMPIRE:
        _end_vampires_slot(state)
    else:
        _end_hunters_slot(state, state.actor())


def _end_hunters_slot(state: State, figure: i64) -> None:
    """GR-46: the charge, poison, rats, then the stake flag; a death counts at once."""
    words = state.words
    if burn_fuse(state, figure):
        return
    if words[POISONED + figure] == 1 and _suffers(state, figure, POISONED):
        return
    if words[BITTEN_BY_RATS + figure] == 1 and _suffers(state, figure, BITTEN_BY_RATS):
        return
    words[STAKE_FLAG + figure] = 1 if is_ready_to_stake(state, figure) else 0
    words[STUCK + figure] = 0
    if words[SHACKLED + figure] > 0:
        words[SHACKLED + figure] -= 1
    _next_slot(state)


def _suffers(state: State, hunter: i64, evil: i64) -> bool:
    """GR-198, GR-202, ED-17: the loss of a slot; tell whether the game is over."""
    points: i64 = state.printed.poison if evil == POISONED else state.printed.rats
    lost: i64 = state.subtract(hunter, points)
    if state.journal is not None:
        facts_of_fights.suffered(state, hunter, evil == POISONED, lost)
    die_at_zero(state, hunter)
    return settle(state)


def is_ready_to_stake(state: State, hunter: i64) -> bool:
    """GR-168, GR-169, GR-174, GR-175: one living hunter with both, beside the coffin."""
    if not state.is_living(hunter) or state.villa.near_coffin[state.where(hunter)] == 0:
        return False
    return state.carries(hunter, HAMMER) and state.carries(hunter, STAKE)


def _end_vampires_slot(state: State) -> None:
    """GR-49, GR-159, GR-164: regeneration or the crypt penalty, then the round ends."""
    words = state.words
    if state.is_lying():
        gained: i64 = state.add(VAMPIRE, state.printed.regeneration)
        if state.journal is not None:
            facts_of_fights.regenerated(state, gained)
    elif hunters_are_alone_in_crypt(state):
        lost: i64 = state.subtract(VAMPIRE, state.printed.crypt_penalty)
        if state.journal is not None:
            facts_of_fights.crypt_weakened(state, lost)
        if settle(state):
            return
    words[STUCK + VAMPIRE] = 0
    words[NO_BITE] = 0
    if words[ROUND] >= state.printed.most_rounds:
        finish(state, ROUNDS_OVER)  # GR-224
        return
    words[ROUND] += 1
    words[SLOT] = 0
    words[NEXT] = SLOT_BEGINS


def hunters_are_alone_in_crypt(state: State) -> bool:
    """GR-164, GR-165: a living hunter is in the crypt and the vampire is not."""
    villa = state.villa
    if villa.room[state.where(VAMPIRE)] == villa.crypt:
        return False
    for hunter in state.living_hunters():
        if villa.room[state.where(hunter)] == villa.crypt:
            return True
    return False


def _next_slot(state: State) -> None:
    state.words[SLOT] += 1
    state.words[NEXT] = SLOT_BEGINS
