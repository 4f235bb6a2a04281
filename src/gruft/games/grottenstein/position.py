"""A game of Vampir: which question is open, what may be answered, what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.answering import answers, carry_out
from gruft.games.grottenstein.layout import (
    CAUSE,
    DECISION,
    LOCKING_ARMOUR,
    LOCKING_CRYPT,
    NO_HUNTER_LEFT,
    NOBODY,
    PLACED,
    PLACING,
    STAKED,
    VAMPIRE_DEAD,
    WEAPON,
)
from gruft.games.grottenstein.refusals import why_not
from gruft.games.grottenstein.rules.life import hunters_won
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.steps import take_steps
from gruft.games.grottenstein.worlds import imagine
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome
from gruft.kernel.refusal import Refused

DECISION_KEYS: Final = (
    "decision-over",
    "decision-placing",
    "decision-locking-crypt",
    "decision-locking-armour",
    "decision-rising",
    "decision-first",
    "decision-vampire-first",
    "decision-destination",
    "decision-action",
    "decision-revealed",
    "decision-vampire-action",
    "decision-ending",
    "decision-weapon",
    "decision-target",
    "decision-taking",
    "decision-taking-more",
    "decision-putting",
    "decision-closing",
    "decision-using",
    "decision-patient",
    "decision-looking",
    "decision-key-card",
    "decision-key-door",
    "decision-casting",
    "decision-casting-again",
    "decision-lighting",
    "decision-biting",
)


@final
class Grottenstein(State):
    """A game of Vampir: everything true now."""

    def clone(self) -> "Grottenstein":
        return Grottenstein(self.seats, self.printed, self.words[:], self.chance.clone())

    def world(self, seat: i64, chance: Chance) -> "Grottenstein":
        world = Grottenstein(self.seats, self.printed, self.words[:], chance.fork())
        imagine(world, seat, chance)
        return world

    # --- who is asked ----------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.asked()]

    def decision(self, seat: i64) -> str:
        if self.is_over() or seat != self.asked():
            return "decision-wait"
        return DECISION_KEYS[self.words[DECISION]]

    def composing(self) -> i64:
        """GR-23, GR-26, GR-237: a verb has been chosen and not all that belongs to it."""
        decision: i64 = self.words[DECISION]
        if decision >= WEAPON or LOCKING_CRYPT <= decision <= LOCKING_ARMOUR:
            return self.asked()
        if decision == PLACING and self.words[PLACED] > 0:
            return self.asked()
        return NOBODY

    # --- moves -----------------------------------------------------------------------------------

    def moves(self, seat: i64) -> list[int]:
        if self.is_over() or seat != self.asked():
            return []
        return answers(self)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return move in self.moves(seat)

    def refusal(self, seat: i64, move: i64) -> Refused:
        return why_not(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        carry_out(self, move)
        take_steps(self)

    # --- the end ---------------------------------------------------------------------------------

    def teams(self) -> list[int]:
        """GR-33, GR-39: 0 for the hunters' team, 1 for the vampire's, by seat."""
        teams: list[int] = []
        for seat in range(self.seats):
            teams.append(1 if self.is_vampires(seat) else 0)
        return teams

    def outcome(self) -> Outcome:
        """GR-220 to GR-224: one team wins, with everybody who is on it now."""
        cause: i64 = self.words[CAUSE]
        winning = 0 if hunters_won(cause) else 1
        scores: list[int] = []
        winners: list[int] = []
        for seat, team in enumerate(self.teams()):
            scores.append(1 if team == winning else 0)
            if team == winning:
                winners.append(seat)
        if cause == STAKED:
            return Outcome(scores, winners, "end-staked", "GR-220")
        if cause == VAMPIRE_DEAD:
            return Outcome(scores, winners, "end-vampire-dead", "GR-221")
        if cause == NO_HUNTER_LEFT:
            return Outcome(scores, winners, "end-no-hunter", "GR-222")
        return Outcome(scores, winners, "end-rounds-over", "GR-224")
