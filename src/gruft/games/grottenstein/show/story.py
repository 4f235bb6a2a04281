"""The story of a match of Vampir: life points round by round, bites, traps, deaths, the stake."""

from gruft.games.grottenstein.notation.names import FIGURE_KEYS
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.show.nouns import figure_word
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.position import Position
from gruft.kernel.story import Gauge, Reading, Story


class GrottensteinStory(Story):
    """What tells a match of Vampir."""

    turning = (
        "fact-stakes",
        "fact-to-coffin",
        "fact-dies",
        "fact-rises",
        "fact-falls",
        "fact-wears",
        "fact-explodes",
        "fact-zombies",
        "fact-breaks-door",
        "fact-key-fits",
    )
    counted = ("fact-strikes", "fact-trap", "fact-heals", "fact-keeps", "fact-flies")
    title = "story-title"

    def reading(self, position: Position) -> Reading:
        """GR-226: the life points of every figure, round by round."""
        assert isinstance(position, Grottenstein)
        words = position.words
        gauges = [
            Gauge(
                figure_word(position, figure),
                max(0, int(words[at.LIFE + figure])),
                FIGURE_KEYS[figure],
            )
            for figure in range(c.FIGURES)
        ]
        return Reading(int(words[at.ROUND]), gauges)
