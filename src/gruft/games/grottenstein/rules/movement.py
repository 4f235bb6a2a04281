"""Sections 5 and 6: how a hunter's or servant's slot opens, the roll and the move."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules import fights, paths
from gruft.games.grottenstein.rules.common import (
    SlotQuestion,
    is_action,
    is_square,
    misplaced,
    not_for_hunters,
)
from gruft.games.grottenstein.rules.stake import cannot_stake, drive_stake
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

STUCK: Final = Reason("refusal-stuck", "ED-9", "figure=actor")
MOVEMENT_FIRST: Final = Reason("refusal-movement-first", "GR-43", "question")
THROW_FIRST: Final = Reason("refusal-throw-first", "GR-57")
THROWN_ALREADY: Final = Reason("refusal-thrown-already", "GR-57", "thrown")
FIGHT_BEFORE_THROW: Final = Reason("refusal-fight-before-throw", "GR-103")
GO_FIRST: Final = Reason("refusal-go-first", "GR-43", "question")
VAMPIRE_GOES_FIRST: Final = Reason("refusal-go-first", "GR-48", "question")

OPENINGS: Final[list[int]] = [c.THROW, c.STAY, c.FIGHT, c.STAKE_HIM]

# --- the slot opens ------------------------------------------------------------------------------


def stay(state: State) -> None:
    """GR-43, GR-48: no throw, and no step."""
    if state.journal is not None:
        facts.stayed(state)
    state.words[at.NEXT] = at.STOPS


def throw(state: State, dice: i64) -> None:
    """GR-50, GR-57, GR-148: two dice, or four for the bat; then somewhere to go."""
    state.words[at.THROWN] = state.throw_dice(dice)
    if state.journal is not None:
        facts.threw(state)
    state.ask(at.DESTINATION)


def begin(state: State, decision: i64) -> None:
    """A choice of several moves begins; until it is complete nothing changes."""
    state.words[at.ORIGIN] = state.words[at.DECISION]
    state.ask(decision)


@final
class First(SlotQuestion):
    """GR-43, GR-102, GR-170, ED-9: throw, stay, fight in place, or stake."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return OPENINGS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        figure: i64 = state.actor()
        if move == c.STAY:
            return None
        if move == c.THROW:
            return STUCK if state.words[at.STUCK + figure] == 1 else None
        if move == c.FIGHT:
            return fights.nothing_to_fight(state, figure)
        if move == c.STAKE_HIM:
            return cannot_stake(state, figure)
        if move == c.END or is_action(move):
            return MOVEMENT_FIRST
        reason = not_for_hunters(move)
        return reason or (THROW_FIRST if is_square(move) else misplaced(move))

    def moves(self, state: State, seat: i64) -> list[int]:
        figure: i64 = state.actor()
        found: list[int] = []
        if state.words[at.STUCK + figure] == 0:
            found.append(c.THROW)
        found.append(c.STAY)
        if fights.can_fight(state, figure, True):
            found.append(c.FIGHT)
        if cannot_stake(state, figure) is None:
            found.append(c.STAKE_HIM)
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.THROW:
            throw(state, 2)
        elif move == c.STAY:
            stay(state)
        elif move == c.FIGHT:
            begin(state, at.WEAPON)
        else:
            drive_stake(state, state.actor())


# --- the move ------------------------------------------------------------------------------------


@final
class Destination(SlotQuestion):
    """GR-50 to GR-59: a square that the throw leads to."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return paths.destinations(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        figure: i64 = state.actor()
        if is_square(move):
            if paths.leads_to(state, figure, move):
                return None
            return paths.obstacle(state, figure, move).reason
        if move in (c.THROW, c.STAY, c.BAT):
            return THROWN_ALREADY
        if figure == c.VAMPIRE:
            return VAMPIRE_GOES_FIRST
        return FIGHT_BEFORE_THROW if move == c.FIGHT else GO_FIRST

    def moves(self, state: State, seat: i64) -> list[int]:
        return paths.destinations(state)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-51, GR-121: the figure stands on its new square; a needed pseudo-vampire is shown."""
        figure: i64 = state.actor()
        if paths.needs_passage(state, figure, move):
            state.show_card(state.holding(figure, c.PSEUDO_VAMPIRE))
            if state.journal is not None:
                facts.used_passage(state, figure)
        if state.journal is not None:
            facts.moved(state, figure, paths.path(state, figure, move))
        state.words[at.WHERE + figure] = move
        state.words[at.NEXT] = at.STOPS


def stop(state: State) -> None:
    """GR-44, GR-56: only where a movement ends counts."""
    state.ask(at.VAMPIRE_ACTION if state.actor() == c.VAMPIRE else at.ACTION)
