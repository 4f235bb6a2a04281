"""The players made of code, by name.

All of them answer the same question: given a world of your seat, which line do you play? What is
hidden in a world is guessed, so no player can know more than the seat does. None of them remembers
anything between two questions.
"""

from gruft.kernel.chance import Chance
from gruft.kernel.game import Game
from gruft.kernel.position import Position


class Bot:
    """A player made of code, called `bot-<name>` and described by `bot-<name>-about`."""

    name: str

    def move(self, game: Game, world: Position, seat: int, chance: Chance) -> int:
        """One legal move in this world of the seat."""
        raise NotImplementedError

    def choose(self, game: Game, world: Position, seat: int, chance: Chance) -> list[int]:
        """A whole line: moves up to the point where the seat has no further choice to make."""
        after = world.clone()
        line: list[int] = []
        while not line or after.composing() == seat:
            line.append(self.move(game, after, seat, chance))
            after.apply(seat, line[-1])
        return line


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    name = "moth"

    def move(self, game: Game, world: Position, seat: int, chance: Chance) -> int:
        moves = world.moves(seat)
        return moves[chance.below(len(moves))]


class NaiveBot(Bot):
    """Plays what a beginner plays without a thought, as the game says: its lowest card."""

    name = "naive"

    def move(self, game: Game, world: Position, seat: int, chance: Chance) -> int:
        return game.naive(world, seat)


class AdvisedBot(Bot):
    """Plays what the game advises."""

    name = "raven"

    def move(self, game: Game, world: Position, seat: int, chance: Chance) -> int:
        return game.advise(world, seat, chance).move


#: From weak to strong.
BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), NaiveBot(), AdvisedBot())}
