"""The story of a match of Vampire Empire: who lives, who was unmasked, who fell."""

from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.position import Position
from gruft.kernel.refusal import word
from gruft.kernel.story import Gauge, Reading, ScoredStory

HUMAN_SIDE, VAMPIRE_SIDE = 0, 1


class VampireEmpireStory(ScoredStory):
    """What tells a match of Vampire Empire."""

    turning = (
        "fact-vampires-were",
        # Without it somebody would die twice.
        "fact-saved",
        "fact-dies-vampire",
        "fact-dies-human",
        "fact-is-vampire",
        "fact-reveals",
        "fact-is-human",
    )
    counted = ("fact-attacks", "fact-hides", "fact-asks", "fact-plays-card", "fact-sacrifice")
    unscored = ("end-castle", "end-no-humans", "end-no-vampires")  # VE-218

    def reading(self, position: Position) -> Reading:
        """The living humans and vampires, and the vampires that everybody knows, turn by turn."""
        assert isinstance(position, VampireEmpire)
        words = position.words
        known = sum(
            int(words[at.VAMPIRE + one] and words[at.REVEALED + one]) for one in range(c.CHARACTERS)
        )
        gauges = [
            Gauge(word("story-humans"), int(position.alive(HUMAN_SIDE))),
            Gauge(word("story-vampires"), int(position.alive(VAMPIRE_SIDE))),
            Gauge(word("story-unmasked"), known),
        ]
        return Reading(int(words[at.TURN]), gauges)
