"""Sections 10, 14 and 18: losing points, dying, and how the game ends."""

from mypy_extensions import i64

from gruft.games.grottenstein.show import facts, fight_facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State


def wound(state: State, figure: i64, points: i64) -> i64:
    """GR-115, GR-122: lose points and die at 0; return what was really lost."""
    lost: i64 = state.subtract(figure, points)
    die_at_zero(state, figure)
    return lost


def die_at_zero(state: State, figure: i64) -> None:
    """GR-177, GR-190: a hunter becomes a corpse, a servant is gone for good."""
    if figure == c.VAMPIRE or state.life(figure) > 0:
        return
    if state.words[at.STATUS + figure] == at.LIVING:
        _become_corpse(state, figure)
    else:
        if state.journal is not None:
            fight_facts.servant_fell(state, figure)
        state.drop_sheet(figure)
        state.words[at.STATUS + figure] = at.GONE
        state.words[at.WHERE + figure] = at.NOBODY
        state.words[at.STUCK + figure] = 0


def _become_corpse(state: State, hunter: i64) -> None:
    """GR-177, GR-180, GR-207: they keep their cards; every effect on them and their zombies end."""
    words = state.words
    words[at.STATUS + hunter] = at.CORPSE
    words[at.POISONED + hunter] = 0
    words[at.BITTEN_BY_RATS + hunter] = 0
    words[at.SHACKLED + hunter] = 0
    words[at.STUCK + hunter] = 0
    words[at.STAKE_FLAG + hunter] = 0
    if state.journal is not None:
        fight_facts.hunter_died(state, hunter)
    if words[at.CASTER] == hunter:
        words[at.CASTER] = at.NOBODY
        words[at.ZOMBIES] = at.NOBODY
        words[at.ZOMBIES + 1] = at.NOBODY
        if state.journal is not None:
            facts.zombies_vanished(state)


# --- the end -------------------------------------------------------------------------------------


def settle(state: State) -> bool:
    """GR-221 to GR-223, GR-225: after every event; tell whether the game is over."""
    if state.life(c.VAMPIRE) == 0 and not state.is_lying():
        if state.printed.dies_at_zero:
            finish(state, at.VAMPIRE_DEAD)
            return True
        state.words[at.WHERE + c.VAMPIRE] = state.villa.coffin[0]
        if state.journal is not None:
            fight_facts.carried_to_coffin(state)
    if len(state.living_hunters()) == 0:
        finish(state, at.NO_HUNTER_LEFT)
        return True
    return False


def finish(state: State, cause: i64) -> None:
    """GR-225: the game ends at once."""
    state.words[at.CAUSE] = cause
    state.words[at.DECISION] = at.OVER
    state.words[at.NEXT] = at.ASK
    if state.journal is not None:
        facts.game_ended(state)


def hunters_won(cause: i64) -> bool:
    """GR-220, GR-221: staked or dead; all other ends are the vampire's."""
    return cause <= at.VAMPIRE_DEAD
