"""Sections 10, 14 and 18: losing points, dying, and how the game ends."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts, facts_of_fights
from gruft.games.grottenstein.cards import VAMPIRE
from gruft.games.grottenstein.layout import (
    ASK,
    BITTEN_BY_RATS,
    CASTER,
    CAUSE,
    CORPSE,
    DECISION,
    GONE,
    LIVING,
    NEXT,
    NO_HUNTER_LEFT,
    NOBODY,
    OVER,
    POISONED,
    SHACKLED,
    STAKE_FLAG,
    STATUS,
    STUCK,
    VAMPIRE_DEAD,
    WHERE,
    ZOMBIES,
)
from gruft.games.grottenstein.state import State


def wound(state: State, figure: i64, points: i64) -> i64:
    """GR-115, GR-122: lose points and die at 0; return what was really lost."""
    lost: i64 = state.subtract(figure, points)
    die_at_zero(state, figure)
    return lost


def die_at_zero(state: State, figure: i64) -> None:
    """GR-177, GR-190: a hunter becomes a corpse, a servant is gone for good."""
    if figure == VAMPIRE or state.life(figure) > 0:
        return
    if state.words[STATUS + figure] == LIVING:
        _become_corpse(state, figure)
    else:
        if state.journal is not None:
            facts_of_fights.servant_fell(state, figure)
        state.drop_sheet(figure)
        state.words[STATUS + figure] = GONE
        state.words[WHERE + figure] = NOBODY
        state.words[STUCK + figure] = 0


def _become_corpse(state: State, hunter: i64) -> None:
    """GR-177, GR-180, GR-207: they keep their cards; every effect on them and their zombies end."""
    words = state.words
    words[STATUS + hunter] = CORPSE
    words[POISONED + hunter] = 0
    words[BITTEN_BY_RATS + hunter] = 0
    words[SHACKLED + hunter] = 0
    words[STUCK + hunter] = 0
    words[STAKE_FLAG + hunter] = 0
    if state.journal is not None:
        facts_of_fights.hunter_died(state, hunter)
    if words[CASTER] == hunter:
        words[CASTER] = NOBODY
        words[ZOMBIES] = NOBODY
        words[ZOMBIES + 1] = NOBODY
        if state.journal is not None:
            facts.zombies_vanished(state)


# --- the end -------------------------------------------------------------------------------------


def settle(state: State) -> bool:
    """GR-221 to GR-223, GR-225: after every event; tell whether the game is over."""
    if state.life(VAMPIRE) == 0 and not state.is_lying():
        if state.printed.dies_at_zero:
            finish(state, VAMPIRE_DEAD)
            return True
        state.words[WHERE + VAMPIRE] = state.villa.coffin[0]
        if state.journal is not None:
            facts_of_fights.carried_to_coffin(state)
    if len(state.living_hunters()) == 0:
        finish(state, NO_HUNTER_LEFT)
        return True
    return False


def finish(state: State, cause: i64) -> None:
    """GR-225: the game ends at once."""
    state.words[CAUSE] = cause
    state.words[DECISION] = OVER
    state.words[NEXT] = ASK
    if state.journal is not None:
        facts.game_ended(state)


def hunters_won(cause: i64) -> bool:
    """GR-220, GR-221: staked or dead; all other ends are the vampire's."""
    return cause <= VAMPIRE_DEAD
