"""What Vampire Queen tells about itself: its cards, the clauses behind each question, the story.

Words only point here: the sentences are in `text/cards`, the numbers come from the edition.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.rules.questions import QUESTIONS
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import value_in_slayer_round
from gruft.kernel.about import About, Abouts
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Telling
from gruft.kernel.position import Position
from gruft.kernel.story import Reading, ScoredStory, of_seats

#: Seats that can only pass read why; seats that are not asked read why the others are.
MOMENTS: Final[Mapping[str, Sequence[str]]] = {
    **{question.key: question.clauses for question in QUESTIONS},
    "decision-must-pass": ("VQ-37", "VQ-38", "VQ-53", "VQ-43", "VQ-40"),
    "decision-must-take": ("VQ-67", "VQ-69", "VQ-70"),
    "decision-wait": ("VQ-19", "VQ-20", "VQ-96", "VQ-103"),
}


def about(edition: Edition) -> Abouts:
    """Every number, the queen, both slayers, and a card whose face is not seen."""
    values = edition.numbers("number.values")
    found = {
        f"vampire {value}": _said("about-number", "VQ-38", value=value, points=value)
        for value in values
    }
    low, points = int(value_in_slayer_round(c.QUEENS_ALONE + 1)), edition.number("queen.points")
    value = c.LONE_QUEEN_VALUE
    found["vampire Q"] = _said("about-queen", "VQ-47", value=value, low=low, points=points)
    found["vampire"] = _said("about-back", "VQ-126", low=values[0], high=values[-1])
    for name in ("S15", "S20"):
        points = edition.number(f"slayer.{name}")
        found[f"slayer {name}"] = _said("about-slayer", "VQ-58", points=points)
    return found | {"slayer": _said("about-slayer-either", "VQ-58")}


def _said(message: str, clause: str, **args: object) -> About:
    return About(Telling(message, args), clause)


class VampireQueenStory(ScoredStory):
    """What tells a match of Vampire Queen."""

    # Weightiest first. Who led a slayer tells little: what counts is where it ended up.
    turning = ("fact-scores-nothing", "fact-takes")
    counted = ("fact-wins-round", "fact-takes", "fact-scores-nothing")

    def reading(self, position: Position) -> Reading:
        """VQ-119: everybody's points; a phase is counted when it has been scored."""
        assert isinstance(position, VampireQueen)
        points = of_seats(position.score(seat) for seat in range(position.seats))
        return Reading(int(position.words[at.PHASE]) - (0 if position.is_over() else 1), points)
