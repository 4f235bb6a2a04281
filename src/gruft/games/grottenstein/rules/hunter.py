"""Sections 5, 6, 8 and 13: the slot of a hunter or servant: roll, move, action, and the stake."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules import doors, fights, paths
from gruft.games.grottenstein.rules.carrying import nothing_to_put, nothing_to_take
from gruft.games.grottenstein.rules.common import (
    ONLY_HUNTERS_STAKE,
    SlotQuestion,
    has_open_sheet,
    is_action,
    is_square,
    misplaced,
    not_for_hunters,
)
from gruft.games.grottenstein.rules.life import finish
from gruft.games.grottenstein.rules.objects import no_formula, nothing_to_use
from gruft.games.grottenstein.rules.revealing import must_reveal, nothing_to_reveal, reveal
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

STUCK: Final = Reason("refusal-stuck", "ED-9", "figure=actor")
MOVEMENT_FIRST: Final = Reason("refusal-movement-first", "GR-43", "question")
THROW_FIRST: Final = Reason("refusal-throw-first", "GR-57")

OPENINGS: Final[list[int]] = [c.THROW, c.STAY, c.FIGHT, c.STAKE_HIM]

# --- the slot opens ------------------------------------------------------------------------------


def stay(state: State) -> None:
    """GR-43, GR-44, GR-48: no throw, and no step."""
    if state.journal is not None:
        facts.tell(state, "fact-stays", figure=state.actor())
    state.words[at.NEXT] = at.STOPS


def throw(state: State, dice: i64) -> None:
    """GR-50, GR-57: two dice, or four for the bat; then somewhere to go."""
    thrown: i64 = state.throw_dice(dice)
    state.words[at.THROWN] = thrown
    if state.journal is not None:
        if state.words[at.BAT_SLOT] == 1:
            left: i64 = state.words[at.BATS]
            facts.tell_luck(state, "fact-flies", figure=state.actor(), thrown=thrown, left=left)
        else:
            facts.tell_luck(state, "fact-throws", figure=state.actor(), thrown=thrown)
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

    def publicly_forced(self, state: State) -> bool:
        return has_open_sheet(state, state.actor())

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.THROW:
            throw(state, 2)
        elif move == c.STAY:
            stay(state)
        elif move == c.FIGHT:
            begin(state, at.WEAPON)
        else:  # GR-170, GR-220: the hunters win at once
            hunter: i64 = state.actor()
            state.show_card(state.holding(hunter, c.HAMMER))
            state.show_card(state.holding(hunter, c.STAKE))
            if state.journal is not None:
                facts.tell_shown(state, "fact-stakes", figure=hunter)
            finish(state, at.STAKED)


# --- the stake -----------------------------------------------------------------------------------

NOT_LYING: Final = Reason("refusal-not-lying", "GR-170")
NEEDS_BOTH: Final = Reason("refusal-stake-needs-both", "GR-168", "cards=stake_lacking")
NEEDS_THE_OTHER: Final = Reason("refusal-stake-needs-both", "GR-175", "cards=stake_lacking")
NOT_PREPARED: Final = Reason("refusal-stake-not-prepared", "GR-169")
STAKE_BEFORE_MOVING: Final = Reason("refusal-stake-instead-of-moving", "GR-171")


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


def is_ready_to_stake(state: State, hunter: i64) -> bool:
    """GR-168, GR-169, GR-174, GR-175: one living hunter with both, beside the coffin."""
    if not state.is_living(hunter) or state.villa.near_coffin[state.where(hunter)] == 0:
        return False
    return has_stake_and_hammer(state, hunter)


def has_stake_and_hammer(state: State, hunter: i64) -> bool:
    """GR-168: both are on their sheet."""
    return state.carries(hunter, c.HAMMER) and state.carries(hunter, c.STAKE)


# --- the move ------------------------------------------------------------------------------------

THROWN_ALREADY: Final = Reason("refusal-thrown-already", "GR-57", "thrown")
FIGHT_BEFORE_THROW: Final = Reason("refusal-fight-before-throw", "GR-103")
GO_FIRST: Final = Reason("refusal-go-first", "GR-43", "question")
VAMPIRE_GOES_FIRST: Final = Reason("refusal-go-first", "GR-48", "question")


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

    def publicly_forced(self, state: State) -> bool:
        return has_open_sheet(state, state.actor())

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-51, GR-121, GR-157: on a new square; a needed pseudo-vampire is shown."""
        figure: i64 = state.actor()
        if paths.needs_passage(state, figure, move):
            state.show_card(state.holding(figure, c.PSEUDO_VAMPIRE))
            if state.journal is not None:
                facts.tell_shown(state, "fact-uses-passage", figure=figure)
        if state.journal is not None:
            way = paths.path(state, figure, move)
            steps = len(way) - 1
            lies: bool = figure == c.VAMPIRE and move in (
                state.villa.coffin[0],
                state.villa.coffin[1],
            )
            key = "fact-lies-down" if lies else "fact-moves"
            facts.tell(state, key, figure=figure, way=way, square=move, steps=steps)
        state.words[at.WHERE + figure] = move
        state.words[at.NEXT] = at.STOPS


def stop(state: State) -> None:
    """GR-44, GR-56: only where a movement ends counts."""
    state.ask(at.VAMPIRE_ACTION if state.actor() == c.VAMPIRE else at.ACTION)


# --- the action ----------------------------------------------------------------------------------

#: GR-82, GR-83: the duty comes before the end of the slot, and before any other action.
MUST_REVEAL_BEFORE_END: Final = Reason("refusal-must-reveal", "GR-82", "field=field_here")
MUST_REVEAL: Final = Reason("refusal-must-reveal", "GR-83", "field=field_here")
MOVEMENT_OVER: Final = Reason("refusal-movement-over", "GR-43", "question")

#: The choice that a verb opens.
OPENS: Final[dict[int, int]] = {
    c.FIGHT: at.WEAPON,
    c.TAKE: at.TAKING,
    c.PUT: at.PUTTING,
    c.CLOSE: at.CLOSING,
    c.USE: at.USING,
    c.KEY: at.KEY_CARD,
    c.CAST: at.CASTING,
    c.LIGHT: at.LIGHTING,
}
PEACEFUL: Final[list[int]] = [
    *(c.REVEAL, c.TAKE, c.PUT, c.CLOSE, c.USE, c.KEY, c.CAST, c.LIGHT),
]
VERBS: Final[list[int]] = [c.FIGHT, *PEACEFUL, c.END]


def impossible(state: State, figure: i64, verb: i64) -> Reason | None:
    """GR-81: what an action lacks here."""
    if verb == c.REVEAL:
        return nothing_to_reveal(state, figure)
    if verb == c.TAKE:
        return nothing_to_take(state, figure)
    if verb == c.PUT:
        return nothing_to_put(state, figure)
    if verb == c.CLOSE:
        return doors.nothing_to_close(state, figure)
    if verb == c.USE:
        return nothing_to_use(state, figure)
    if verb == c.KEY:
        return doors.no_key_to_try(state, figure)
    if verb == c.CAST:
        return no_formula(state, figure)
    if verb == c.LIGHT:
        return doors.nothing_to_light(state, figure)
    return fights.no_servant_to_fight(state, figure)


@final
class Action(SlotQuestion):
    """GR-45, GR-81 to GR-83, GR-118, GR-185: a duty, or one of many, or none."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return VERBS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        figure: i64 = state.actor()
        if move == c.END:
            return MUST_REVEAL_BEFORE_END if must_reveal(state, figure) else None
        if is_action(move):
            if move != c.REVEAL and must_reveal(state, figure):
                return MUST_REVEAL
            return impossible(state, figure, move)
        if move == c.STAKE_HIM:
            return ONLY_HUNTERS_STAKE if state.is_servant(figure) else STAKE_BEFORE_MOVING
        if move in (c.THROW, c.STAY) or is_square(move):
            return MOVEMENT_OVER
        return not_for_hunters(move) or misplaced(move)

    def moves(self, state: State, seat: i64) -> list[int]:
        figure: i64 = state.actor()
        if must_reveal(state, figure):
            return [c.REVEAL]
        found: list[int] = []
        if state.is_living(figure) and fights.can_fight(state, figure, False):
            found.append(c.FIGHT)
        for verb in PEACEFUL:
            if impossible(state, figure, verb) is None:
                found.append(verb)
        found.append(c.END)
        return found

    def publicly_forced(self, state: State) -> bool:
        return must_reveal(state, state.actor()) or has_open_sheet(state, state.actor())

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.END:
            state.words[at.NEXT] = at.SLOT_ENDS
        elif move == c.REVEAL:
            reveal(state, state.actor())
        else:
            begin(state, OPENS[move])
