"""The story of a match of Vampire Empire: who lives, who was unmasked, who fell."""

from gruft.games.vampire_empire.cards import CHARACTERS
from gruft.games.vampire_empire.layout import REVEALED, TURN, VAMPIRE
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.kernel.position import Position
from gruft.kernel.refusal import word
from gruft.kernel.story import Gauge, Reading, Story

HUMAN_SIDE, VAMPIRE_SIDE = 0, 1


class VampireEmpireStory(Story):
    """What tells a match of Vampire Empire."""

    turning = (
        "fact-vampires-were",
        "fact-dies-vampire",
        "fact-dies-human",
        "fact-is-vampire",
        "fact-reveals",
        "fact-saved",
        "fact-is-human",
    )
    counted = ("fact-attacks", "fact-hides", "fact-asks", "fact-plays-card", "fact-sacrifice")
    score = "story-score"
    unit = "story-unit"
    title = "story-title"

    def reading(self, position: Position) -> Reading:
        """The living humans and vampires, and the vampires that everybody knows, turn by turn."""
        assert isinstance(position, VampireEmpire)
        words = position.words
        known = sum(
            int(words[VAMPIRE + one] and words[REVEALED + one]) for one in range(CHARACTERS)
        )
        gauges = [
            Gauge(word("story-humans"), int(position.alive(HUMAN_SIDE))),
            Gauge(word("story-vampires"), int(position.alive(VAMPIRE_SIDE))),
            Gauge(word("story-unmasked"), known),
        ]
        return Reading(int(words[TURN]), gauges)
