"""A game of Vampire Empire: which question is open, what may be answered, what follows.

A move answers the open decision; then steps follow one another until somebody is asked again.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge.worlds import deal_world
from gruft.games.vampire_empire.rules import (
    actions,
    combat,
    deaths,
    effects,
    responses,
    support,
    turns,
    water,
)
from gruft.games.vampire_empire.rules.common import NO_SUCH_MOVE, not_asked
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.show.windows import open_window
from gruft.games.vampire_empire.show.words import WORDS
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome, Window
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused

NOBODY: Final = -1


@final
class VampireEmpire(State):
    """A game of Vampire Empire."""

    def clone(self) -> "VampireEmpire":
        return VampireEmpire(self.printed, self.words[:], self.chance.clone())

    def world(self, seat: i64, chance: Chance) -> "VampireEmpire":
        self.must_not_be_composed_by_others(seat)
        world = VampireEmpire(self.printed, self.words[:], chance.fork())
        deal_world(world.words, seat, chance)
        return world

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.words[at.ASKED]]

    def decision(self, seat: i64) -> str:
        if not self._has_a_say(seat):
            return "decision-wait"
        return QUESTIONS[self.words[at.DECISION]].key

    def composing(self) -> i64:
        return self.words[at.ASKED] if self.words[at.COMPOSING] == 1 else NOBODY

    def window(self) -> Window | None:
        return open_window(self)

    # --- moves -----------------------------------------------------------------------------------

    def _has_a_say(self, seat: i64) -> bool:
        """Asked now, or still to be asked in the open window (VE-125, VE-126)."""
        words = self.words
        if words[at.DECISION] == at.OVER or seat < c.VAMPIRES or seat > c.HUMANS:
            return False
        if words[at.ASKED] == seat:
            return True
        return (
            words[at.DECISION] == at.WINDOW and words[at.DECLINED] == 0 and self.hand_size(seat) > 0
        )

    def moves(self, seat: i64) -> list[int]:
        if not self._has_a_say(seat):
            return []
        return QUESTIONS[self.words[at.DECISION]].moves(self, seat)

    def objection(self, seat: i64, move: i64) -> Reason | None:
        """Why this seat may not make this move now, or not yet; None if it may."""
        if not self._has_a_say(seat):
            return self.not_asked(seat)
        if move < 0 or move >= c.MOVES:
            return NO_SUCH_MOVE
        reason = QUESTIONS[self.words[at.DECISION]].objection(self, seat, move)
        return self.not_asked(seat) if reason is None and seat != self.words[at.ASKED] else reason

    def not_asked(self, seat: i64) -> Reason:
        """The game is over, the seat's word is to come or has been, or the other decides."""
        return turns.game_over(self) if self.is_over() else not_asked(self, seat)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return self.objection(seat, move) is None

    def refusal(self, seat: i64, move: i64) -> Refused:
        reason = self.objection(seat, move)
        assert reason is not None, "a legal move is not refused"
        return put_into_words(reason, WORDS, self, seat, move)

    # --- what happens ----------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.words[at.COMPOSING] = 0
        QUESTIONS[self.words[at.DECISION]].take(self, seat, move)
        take_steps(self, seat)

    def run(self) -> None:
        """Take the steps that need nobody's decision."""
        take_steps(self, NOBODY)

    def outcome(self) -> Outcome:
        """VE-214 to VE-220: who has won and why, with the survivors' points."""
        cause, clause = turns.CAUSES[self.words[at.CAUSE]]
        scores = [int(self.points(c.VAMPIRES)), int(self.points(c.HUMANS))]
        return Outcome(scores, turns.winners(self), cause, clause)


# --- between two decisions -----------------------------------------------------------------------


def take_steps(state: State, mover: i64) -> None:
    """Take the steps that need nobody's decision; `mover` has just made a move (-1: nobody)."""
    while state.words[at.NEXT] != at.ASK:
        step: i64 = state.words[at.NEXT]
        if step == at.TURN_BEGINS:
            turns.begin_turn(state)
        elif step == at.REVEAL_STEP:
            turns.reveal_step(state)
        elif step == at.WINDOW_OPENS:
            support.open_window(state)
        elif step == at.WINDOW_ASKS:
            support.ask_in_window(state)
        elif step == at.WINDOW_CLOSES:
            support.close_window(state)
        elif step == at.COST_PAID:
            _paid(state, state.words[at.PURPOSE])
        elif step == at.RESPONSE_ASKED:
            responses.ask(state)
        elif step == at.RESPONSE_OVER:
            _not_cancelled(state, state.words[at.CONTEXT])
        elif step == at.REPLACEMENT_ASKED:
            responses.ask_for_replacement(state)
        elif step == at.EFFECT_BEGINS:
            effects.begin(state, mover == state.words[at.PLAYER])
        elif step == at.EFFECT_ENDS:
            support.card_finished(state)
        elif step == at.WATER_SHOWN:
            water.ask_for_denial(state)
        elif step == at.WATER_TOLD:
            water.tell_the_truth(state)
        elif step == at.GROUP_STANDS:
            combat.go_on(state)
        elif step == at.DEFENCE_BEGINS:
            combat.defend(state)
        elif step == at.DEATH_ASKED:
            deaths.ask_for_rescue(state)
        elif step == at.DEATH_ENDS:
            deaths.finish(state)
        elif step == at.ACTION_ENDS:
            actions.end_action(state)
        else:
            turns.end_turn(state)


def _paid(state: State, purpose: i64) -> None:
    """VE-130: after the cost comes what was paid for."""
    if purpose == at.FOR_PASS:
        actions.passed(state)
    elif purpose == at.FOR_CARD:
        support.card_shown(state)
    elif purpose == at.FOR_GROUP:
        combat.group_shown(state)
    elif purpose == at.FOR_REPLACEMENT:
        responses.replacement_paid(state)
    elif purpose == at.FOR_SACRIFICE:
        responses.sacrifice_paid(state)
    elif purpose == at.FOR_PASSAGE:
        responses.passage_paid(state)
    elif purpose == at.FOR_DENIAL:
        support.answerable(state, at.ON_DENIAL)
    elif purpose == at.FOR_HERBALIST:
        deaths.herbalist_shown(state)
    else:
        support.answerable(state, at.ON_REGENERATION)


def _not_cancelled(state: State, context: i64) -> None:
    """H has nothing to say: what V has shown takes its course."""
    if context == at.ON_CARD:
        state.words[at.NEXT] = at.EFFECT_BEGINS
    elif context == at.ON_HIDE:
        actions.hide(state)
    elif context == at.ON_COMBAT:
        state.words[at.NEXT] = at.GROUP_STANDS
    elif context == at.ON_DENIAL:
        water.deny(state)
    else:
        deaths.save(state)
