"""What a match is told by when it is over: how things stood all along, and what turned them.

None of this is a rule, and none of it is asked for before the end: then nothing is secret.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gruft.kernel.position import Position
from gruft.kernel.refusal import seat_of


@dataclass(frozen=True, slots=True)
class Gauge:
    """One number to follow through a match. `who` is an argument of messages: a seat or a word.

    `hue` is the colour of its piece on the table, if it has one: red, blue, green, yellow or black.
    """

    who: Mapping[str, object]
    value: int
    hue: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """How all gauges stand in a position, and in which part of the match (a round, a day)."""

    part: int
    gauges: Sequence[Gauge]


def of_seats(values: Iterable[int]) -> list[Gauge]:
    """A gauge for each seat, from the first on."""
    return [Gauge(seat_of(seat), int(value)) for seat, value in enumerate(values)]


class Story:
    """How a match is told when it is over. Subclasses say which facts tell it."""

    #: Facts that turned a match, the weightiest first, and those that are counted for everybody.
    turning: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    #: The message that says what a score counts, with an argument `score`.
    score: str = ""
    #: Causes of an end at which the scores decided nothing, so that nobody wins with them.
    unscored: tuple[str, ...] = ()
    #: The message above a column of scores.
    unit: str = ""
    #: The message above the gauges.
    title: str = ""

    def reading(self, position: Position) -> Reading:
        """How things stand in a position; nothing where nothing is followed."""
        return Reading(0, ())


class ScoredStory(Story):
    """The story of a match in which seats have scores; its game has these three messages."""

    score = "story-score"
    unit = "story-unit"
    title = "story-title"
