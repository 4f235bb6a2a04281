"""The fold: what is true at a table after each of its steps.

A state is never changed; a step makes a new one, or is refused and makes nothing. The position
before each line is kept beside the line, which is all that undo needs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gruft.kernel.chance import FastChance, StrongChance
from gruft.kernel.game import Game
from gruft.kernel.journal import CHANCE, WINDOW, Fact, Journal
from gruft.kernel.lines import as_if_asked, try_line, write_line
from gruft.kernel.position import Position
from gruft.kernel.record import EARLY_ENDS, Drawn, Ended, Header, LinePlayed, Undone
from gruft.kernel.refusal import Refused, seat_of
from gruft.kernel.witness import WitnessedChance
from gruft.table import notices
from gruft.table.opening import begin, seed_of
from gruft.table.sealed import (
    NO_WINDOWS,
    Ground,
    Windows,
    after_line,
    after_step,
    after_undo,
    is_closing,
    must_take_line,
    ran_out,
)
from gruft.table.window_entries import PrivateStep, TableStep, WindowClosed


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line that stands: who played it, the position before it, what was told of it, what forbids
    a free undo."""

    seat: int
    line: str
    before: Position
    horizons: frozenset[str]
    facts: Sequence[Fact]


@dataclass(frozen=True, slots=True)
class State:
    """What is true at a table: the lines that stand, the position after them, the luck to come."""

    game: Game
    header: Header
    position: Position
    luck: WitnessedChance
    lines: tuple[PlayedLine, ...] = ()
    branch: int = 0
    ended: Ended | None = None
    windows: Windows = NO_WINDOWS

    @property
    def ground(self) -> Ground:
        """What the fold of windows needs to know."""
        return Ground(self.game, self.position, len(self.lines))

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended, by its rules or before."""
        return self.ended is not None or self.position.is_over()


@dataclass(frozen=True, slots=True)
class Change:
    """What a step did: the state it led to, what happened, and the luck that was drawn."""

    state: State
    facts: Sequence[Fact]
    draws: Sequence[Drawn] = ()


def opened(game: Game, header: Header) -> Change:
    """Sit down: set the game up as the header says."""
    beginning = begin(game, header)
    draws = [Drawn(0, draw) for draw in beginning.luck.draws]
    return Change(
        State(game, header, beginning.position, beginning.luck), beginning.journal.facts, draws
    )


def after(state: State, step: TableStep) -> Change:
    """Take one step, or refuse it."""
    if isinstance(step, LinePlayed | Undone | Ended | PrivateStep):
        must_be_open_to(state, step.seat)
    if isinstance(step, LinePlayed):
        return _line_played(state, step)
    if isinstance(step, Undone):
        return _undone(state, step)
    if isinstance(step, Ended):
        return _ended(state, step)
    must_not_be_over(state)
    windows = after_step(state.windows, step, state.ground)
    facts = _window_over(state, step) if isinstance(step, WindowClosed) else ()
    return Change(replace(state, windows=windows), facts)


def _window_over(state: State, step: WindowClosed) -> Sequence[Fact]:
    return [notices.window_over(seat) for seat in ran_out(state.windows, step, state.ground)]


def must_be_open_to(state: State, seat: int) -> None:
    """Refuse seats that do not exist, and everything after the end."""
    if not 0 <= seat < state.header.seats:
        raise Refused("table-no-seat", given=seat, high=state.header.seats - 1)
    must_not_be_over(state)


def must_not_be_over(state: State) -> None:
    """Refuse everything after the end."""
    if state.is_over:
        raise Refused("table-over")


# --- lines ---------------------------------------------------------------------------------------


def imagined(state: State, seat: int, luck: int) -> Position:
    """A world that the seat may believe in, in which it is asked.

    What is tried there draws no true luck and turns up no true card, so not even the time that it
    takes could tell what is true.
    """
    return as_if_asked(state.game, state.position.world(seat, FastChance(luck)), seat)


def canonical_line(state: State, seat: int, text: str) -> LinePlayed:
    """The line a seat wants to play, as it is kept; refused if it is not legal."""
    moves = try_line(state.game, state.position, seat, text)
    return LinePlayed(seat, write_line(state.game, state.position, moves, seat))


def _line_played(state: State, step: LinePlayed) -> Change:
    moves = try_line(state.game, state.position, step.seat, step.line)
    written = write_line(state.game, state.position, moves, step.seat)
    if written != step.line:
        raise Refused("line-not-canonical", given=step.line[:60], wanted=written)
    must_take_line(state.windows, step, state.ground)
    position, luck, journal = state.position.clone(), state.luck.clone(), Journal()
    position.chance, position.journal = luck, journal
    for move in moves:
        position.apply(step.seat, move)
    position.journal = None
    # What is played when a window closes shows what the others did not do.
    closed = [WINDOW] if is_closing(state.windows) else []
    horizons = frozenset([*journal.horizons, *closed, *([CHANCE] if luck.draws else [])])
    line = PlayedLine(step.seat, step.line, state.position, horizons, journal.facts)
    draws = [Drawn(state.branch, draw) for draw in luck.draws]
    then = replace(state, position=position, luck=luck, lines=(*state.lines, line))
    windows = after_line(state.windows, step, state.ground, then.ground)
    return Change(replace(then, windows=windows), journal.facts, draws)


# --- undo ----------------------------------------------------------------------------------------


def undo_is_free_to(state: State, seat: int) -> int:
    """How many lines remain if this seat takes back all that it may take back without asking."""
    keep = len(state.lines)
    while keep > 0 and state.lines[keep - 1].seat == seat and not state.lines[keep - 1].horizons:
        keep -= 1
    return keep


def branch_after_undo(state: State, keep: int) -> int:
    """Luck that was seen is not drawn again: an undo past a draw goes on in a new branch."""
    drawn = any(CHANCE in line.horizons for line in state.lines[keep:])
    return state.branch + 1 if drawn else state.branch


def _undone(state: State, step: Undone) -> Change:
    if not 0 <= step.keep < len(state.lines):
        raise Refused("undo-out-of-range", given=step.keep, lines=len(state.lines))
    _must_be_agreed(state, step)
    if step.branch != branch_after_undo(state, step.keep):
        wanted = branch_after_undo(state, step.keep)
        raise Refused("undo-wrong-branch", given=step.branch, wanted=wanted)
    luck = _luck_after_undo(state, step)
    position = state.lines[step.keep].before.clone()
    position.chance = luck
    taken = [line.facts for line in state.lines[step.keep :]]
    facts = notices.undone(step, taken, step.branch != state.branch)
    lines = state.lines[: step.keep]
    then = replace(state, position=position, luck=luck, lines=lines, branch=step.branch)
    return Change(replace(then, windows=after_undo(state.windows, then.ground)), facts)


def _luck_after_undo(state: State, step: Undone) -> WitnessedChance:
    if step.branch == state.branch:
        # Not the luck of the earlier position: that may lie on a branch that was left since.
        return state.luck.clone()
    return WitnessedChance(StrongChance(seed_of(state.header), step.branch))


def _must_be_agreed(state: State, step: Undone) -> None:
    everybody = range(state.header.seats)
    for seat in step.agreed:
        if seat not in everybody:
            raise Refused("table-no-seat", given=seat, high=state.header.seats - 1)
    missing = [seat for seat in everybody if seat not in (*step.agreed, step.seat)]
    if step.keep < undo_is_free_to(state, step.seat) and missing:
        raise Refused("undo-needs-consent", player=seat_of(missing[0]), missing=len(missing))


# --- the end -------------------------------------------------------------------------------------


def _ended(state: State, step: Ended) -> Change:
    if step.cause not in EARLY_ENDS:
        raise ValueError(f"a match does not end because it was {step.cause}")
    return Change(replace(state, ended=step), notices.ended(step))
