"""Players that note what they are shown."""

from gruft.bots.players import Bot
from gruft.kernel.chance import Chance
from gruft.kernel.game import Game
from gruft.kernel.position import Position


class Spy(Bot):
    """Plays the first legal move, and keeps every world with the seat that it was shown to."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[tuple[int, dict[str, object]]] = []

    def move(self, game: Game, world: Position, seat: int, chance: Chance) -> int:
        self.shown.append((seat, game.to_json(world)))
        return world.moves(seat)[0]


class Last(Bot):
    """Plays the last legal move."""

    name = "last"

    def move(self, game: Game, world: Position, seat: int, chance: Chance) -> int:
        return world.moves(seat)[-1]


LAST = Last()
