"""What the cards of Vampire Queen tell about themselves, and the clauses behind each question.

Words only point here: the sentences are in `text/cards`, the numbers come from the edition.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from gruft.games.vampire_queen.rules.questions import QUESTIONS
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state.cards import value_in_slayer_round
from gruft.kernel.about import About, Abouts
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Telling

#: Seats that are not asked read why the others are: turns and rounds.
MOMENTS: Final[Mapping[str, Sequence[str]]] = {
    **{question.key: question.clauses for question in QUESTIONS},
    "decision-wait": ("VQ-19", "VQ-20", "VQ-96", "VQ-103"),
}


def about(edition: Edition) -> Abouts:
    """Every number, the queen, both slayers, and a card whose face is not seen."""
    values = edition.numbers("number.values")
    numbers = {f"vampire {value}": _number(value) for value in values}
    slayers = {f"slayer {name}": _slayer(edition, name) for name in ("S15", "S20")}
    back = Telling("about-back", {"low": values[0], "high": values[-1]})
    either = Telling("about-slayer-either", {})
    return {
        **numbers,
        "vampire Q": _queen(edition),
        "vampire": About(back, "VQ-126"),
        **slayers,
        "slayer": About(either, "VQ-58"),
    }


def _number(value: int) -> About:
    return About(Telling("about-number", {"value": value, "points": value}), "VQ-38")


def _queen(edition: Edition) -> About:
    args: dict[str, object] = {
        "value": c.LONE_QUEEN_VALUE,
        "low": int(value_in_slayer_round(c.QUEENS_ALONE + 1)),
        "points": edition.number("queen.points"),
    }
    return About(Telling("about-queen", args), "VQ-47")


def _slayer(edition: Edition, name: str) -> About:
    return About(Telling("about-slayer", {"points": edition.number(f"slayer.{name}")}), "VQ-58")
