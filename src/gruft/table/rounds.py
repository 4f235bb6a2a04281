"""Rounds in which several seats choose at the same time, each for itself and in secret.

The rules ask all of them at once, and each choice is a line of its own. Which of them have chosen
already is nobody's business until all have: no question, clock, undo or record may tell it.
"""

from dataclasses import dataclass

from gruft.table.state import PlayedLine, State


@dataclass(frozen=True, slots=True)
class Round:
    """The seats that choose now, also those that have; so many lines were played before it."""

    seats: frozenset[int]
    lines: int


def round_of(state: State) -> Round | None:
    """The round that a match is in; None if the rules ask one seat, or nobody."""
    asked = state.position.to_act()
    if not asked:
        return None
    seats, lines = {*asked}, len(state.lines)
    while lines and _is_of_round(state, state.lines[lines - 1], seats):
        lines -= 1
        seats.add(state.lines[lines].seat)
    return Round(frozenset(seats), lines) if len(seats) > 1 else None


def _is_of_round(state: State, line: PlayedLine, seats: set[int]) -> bool:
    """Tell whether a line answered the question that these seats are asked with it."""
    before, asked = line.before, min(state.position.to_act())
    together = {*before.to_act()}
    if len(together) < 2 or together != seats | {line.seat}:
        return False
    return before.decision(asked) == state.position.decision(asked)
