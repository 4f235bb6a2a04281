"""A player by rules of thumb, to measure against and to begin practising from.

Lead slayers at once, then the set with most points; raise with a whole group, the lowest one that
will do; under a slayer the highest card that is safe; points first when somebody is nearly out.
This is what the advised player of Vampire Queen grew out of. It has no place in the house itself.

    python -m gruft.arena vampire_queen --against tools.rules_of_thumb:THUMB
"""

from typing import cast

from gruft.bots.players import Bot
from gruft.games.vampire_queen.advice import weights as idea
from gruft.games.vampire_queen.advice.advice import choose
from gruft.games.vampire_queen.advice.worth import practised
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.kernel.chance import Chance
from gruft.kernel.game import Game
from gruft.kernel.position import Position

POINT = 1000

Experience = list[tuple[int, int, int]]


def rules_of_thumb() -> Experience:
    """What each rule counts: usually, more in a hurry, more in a crowd."""
    counts: dict[int, tuple[int, int, int]] = {
        idea.LEADING + idea.POINT: (POINT, 0, 0),
        idea.LEADING + idea.QUEEN_SPENT: (-20 * POINT, 10 * POINT, 0),
        idea.LEADING + idea.WIN_THE_LAST: (100 * POINT, 0, 0),
        idea.RAISING + idea.ANY_SET: (-50 * POINT, 50 * POINT, 0),
        idea.RAISING + idea.POINT: (0, 2 * POINT, 0),
        idea.RAISING + idea.QUEEN_SPENT: (-99 * POINT, 80 * POINT, 0),
        idea.SHED_POINT: (POINT, 0, 0),
        idea.SHED_QUEEN: (-13 * POINT, 0, 0),
        idea.RISK_QUEEN: (POINT, 0, 0),
        idea.TAKE: (-99 * POINT, 0, 0),
    }
    for value in range(1, 14):
        counts[idea.RAISING + idea.GROUP + value - 1] = ((70 - value) * POINT, 0, 0)
    for value in range(1, 10):
        counts[idea.RISK + value - 1] = (value * POINT, 0, 0)
    return [counts.get(place, (0, 0, 0)) for place in range(idea.IDEAS)]


class ThumbBot(Bot):
    """Plays by the rules of thumb."""

    name = "thumb"
    habits = practised(rules_of_thumb())

    def move(self, game: Game, world: Position, seat: int, chance: Chance) -> int:
        return choose(cast(VampireQueen, world), seat, self.habits)


THUMB = ThumbBot()
