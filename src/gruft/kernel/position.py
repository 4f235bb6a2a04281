"""The contract of a position: whose word it is, what may be done, what then happens.

A position is mutable and cheap to clone. `play` is checked and writes facts; `apply` is not checked
and is what search uses. Simultaneous choices put several seats into `to_act`; a window out of turn
is an ordinary decision with a public description (`Window`). Half-made choices are seen only
through `composing`: between lines every seat's view is settled.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.refusal import Refused


@final
class Window:
    """A public chance to respond out of turn. Nothing in it depends on the cards anybody holds."""

    def __init__(self, kind: str, trigger: Telling, seats: list[int], word_returns: bool) -> None:
        self.kind = kind
        self.trigger = trigger
        self.seats = seats
        self.word_returns = word_returns


@final
class Outcome:
    """How a game ended: scores and winners by seat, and the cause with its clause."""

    def __init__(self, scores: list[int], winners: list[int], cause: str, clause: str) -> None:
        self.scores = scores
        self.winners = winners
        self.cause = cause
        self.clause = clause

    def to_json(self) -> dict[str, object]:
        return {
            "scores": self.scores,
            "winners": self.winners,
            "cause": self.cause,
            "clause": self.clause,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.cause)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything that is true now, hidden cards included."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats: i64 = seats
        self.chance = chance
        self.journal: Journal | None = None

    def to_act(self) -> list[int]:
        """The seats that are asked now, in ascending order; several only where the rules decide at
        once."""
        raise NotImplementedError

    def moves(self, seat: i64) -> list[int]:
        """Every legal move of the seat, sorted. Passing is a move like any other.

        Inside a window it is defined for every seat that will be asked, as if it were asked now.
        """
        raise NotImplementedError

    def is_legal(self, seat: i64, move: i64) -> bool:
        """Tell whether `move` is among `moves(seat)` and the seat may make it now."""
        raise NotImplementedError

    def decision(self, seat: i64) -> str:
        """The message key of the question this seat is asked."""
        raise NotImplementedError

    def refusal(self, seat: i64, move: i64) -> Refused:
        """Why this illegal move is illegal, in the same words in every world of the seat."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Carry out a legal move without checking it."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        """Carry out a move, or raise `Refused` and leave everything as it was."""
        if not self.is_legal(seat, move):
            raise self.refusal(seat, move)
        self.apply(seat, move)

    def composing(self) -> i64:
        """The seat in the middle of a compound choice, else -1."""
        return -1

    def window(self) -> Window | None:
        """The open window, if the word is out of turn."""
        return None

    def clone(self) -> "Position":
        """Return a copy that shares nothing with this position and keeps no journal."""
        raise NotImplementedError

    def world(self, seat: i64, chance: Chance) -> "Position":
        """A position that fits all the seat knows, drawn evenly; its luck comes from `chance`.

        Between lines, or in the middle of the seat's own one: nobody else sees half a line.
        """
        raise NotImplementedError

    @final
    def must_not_be_composed_by_others(self, seat: i64) -> None:
        """Refuse to imagine half a line of somebody else."""
        composing: i64 = self.composing()
        if composing >= 0 and composing != seat:
            raise ValueError(f"no world of seat {seat} in the middle of seat {composing}'s line")

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """How the game ended; only defined when it is over."""
        raise NotImplementedError
