"""What a watcher was sent in two houses that differ in what they may not know: for the page.

    python -m tests.server.pairs_frames >frames.json

`web/tests/motion_pairs.test.ts` lets both be told on the stage, and compares when what is shown and
heard. Beside the frames stands what is true in each house, which the page never sees: the test
plants a choreography that looks at it.
"""

import json
import sys
from dataclasses import dataclass, field

from gruft.kernel.edition import canonical
from gruft.kernel.scene import SPECTATOR
from gruft.table.live.setting import Clock
from tests.server.pairs import Evening, Pair, without_keys
from tests.server.pairs_evening import play, spend

#: So many lines or windows are played in each.
LINES = 24
EVENINGS = [
    Evening("vampire_queen", 4, 1, 0, bots=(2,)),
    Evening("vampire_queen", 3, SPECTATOR, 1, begins=20, clock=Clock()),
    Evening("vampire_connection", 4, 2, 0, bots=(1,), until="a window is open"),
    Evening("vampire_connection", 4, 0, 7, until="all choose at once"),
    Evening("vampire_empire", 2, 1, 0, until="a window is open", clock=Clock()),
    Evening("vampire_empire", 2, SPECTATOR, 1, begins=20),
    Evening("grottenstein", 4, 0, 0, bots=(3,), begins=30),
    Evening("grottenstein", 3, 1, 1, begins=10, clock=Clock()),
]


@dataclass
class Told:
    """An evening as both houses told it, and what was true in them after the last line."""

    evening: Evening
    frames: list[list[bytes]] = field(default_factory=list)
    truths: list[str] = field(default_factory=list)

    def play(self, pair: Pair) -> None:
        """The match goes on."""
        play(pair)
        self.frames = [who.frames for who in pair.watching()]
        states = [house.state for house in pair.houses]
        self.truths = [canonical(state.game.to_json(state.position)) for state in states]

    def to_json(self) -> dict[str, object]:
        """For the page's tests."""
        return {
            "game": self.evening.game,
            "seat": self.evening.watcher,
            "frames": [without_keys(frames) for frames in self.frames],
            "truths": self.truths,
        }


def told(evening: Evening) -> Told:
    """Spend an evening, and keep what was told."""
    kept = Told(evening)
    spend(evening, [kept.play] * LINES)
    return kept


if __name__ == "__main__":
    json.dump([told(evening).to_json() for evening in EVENINGS], sys.stdout)
