"""Section 13: the stake."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.rules.common import ONLY_HUNTERS_STAKE
from gruft.games.grottenstein.rules.life import finish
from gruft.games.grottenstein.show import fight_facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

NOT_LYING: Final = Reason("refusal-not-lying", "GR-170")
NEEDS_BOTH: Final = Reason("refusal-stake-needs-both", "GR-168", "cards=stake_lacking")
NEEDS_THE_OTHER: Final = Reason("refusal-stake-needs-both", "GR-175", "cards=stake_lacking")
NOT_PREPARED: Final = Reason("refusal-stake-not-prepared", "GR-169")
INSTEAD_OF_MOVING: Final = Reason("refusal-stake-instead-of-moving", "GR-171")


def cannot_stake(state: State, figure: i64) -> Reason | None:
    """GR-168 to GR-172: a living hunter, prepared at the end of their last slot; he lies."""
    if state.is_servant(figure):
        return ONLY_HUNTERS_STAKE
    if not state.is_lying():
        return NOT_LYING
    if state.words[at.STAKE_FLAG + figure] == 1:
        return None
    hammer: bool = state.carries(figure, c.HAMMER)
    stake: bool = state.carries(figure, c.STAKE)
    if hammer and stake:
        return NOT_PREPARED
    return NEEDS_THE_OTHER if hammer or stake else NEEDS_BOTH


def drive_stake(state: State, hunter: i64) -> None:
    """GR-170, GR-220: the hunters win at once."""
    state.show_card(state.holding(hunter, c.HAMMER))
    state.show_card(state.holding(hunter, c.STAKE))
    if state.journal is not None:
        fight_facts.staked(state, hunter)
    finish(state, at.STAKED)


def is_ready_to_stake(state: State, hunter: i64) -> bool:
    """GR-168, GR-169, GR-174, GR-175: one living hunter with both, beside the coffin."""
    if not state.is_living(hunter) or state.villa.near_coffin[state.where(hunter)] == 0:
        return False
    return state.carries(hunter, c.HAMMER) and state.carries(hunter, c.STAKE)
