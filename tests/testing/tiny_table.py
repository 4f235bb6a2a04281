"""A tiny game laid out by hand, for tests that read like its rulebook."""

from typing import Any

from gruft.kernel.chance import FastChance
from gruft.kernel.journal import Journal
from gruft.kernel.lines import play_line
from gruft.kernel.refusal import Refused
from gruft.kernel.script import ScriptedChance
from gruft.kernel.simple import SimpleGame


class TinyTable:
    """A game with a scripted deal, played line by line."""

    def __init__(self, game: SimpleGame, seats: int, *deal: str, **options: int) -> None:
        self.game = game
        self.journal = Journal()
        chance = ScriptedChance([], [deal] if deal else [], game.read_piece, 1)
        edition = game.shipped_edition()
        self.position = game.start(seats, {**options}, edition, chance, self.journal)

    @property
    def table(self) -> Any:
        """What is true now."""
        return self.position.table

    def plays(self, seat: int, *lines: str) -> None:
        """Let a seat play whole lines, one after the other."""
        for line in lines:
            self.journal = self.position.journal = Journal()
            play_line(self.game, self.position, seat, line)

    def why_not(self, seat: int, line: str) -> Refused:
        """Why a line is refused."""
        refusal = self.game.refuse(self.position, seat, line)
        assert refusal is not None
        return refusal

    def may(self, seat: int) -> list[str]:
        """What a seat may play."""
        return [self.game.write(self.position, move) for move in self.position.moves(seat)]

    def told(self, seat: int) -> list[str]:
        """What a seat was told of the last line."""
        return [telling.key for telling in self.journal.told(seat)]

    def shown(self, seat: int, zone: str) -> list[list[str]]:
        """The faces a seat sees in the zones of this name."""
        scene = self.game.scene(self.position, seat)
        return [[piece.face for piece in one.pieces] for one in scene.zones if one.name == zone]

    def worlds(self, seat: int, number: int = 40) -> list[Any]:
        """What may be true as far as a seat knows."""
        worlds = (self.position.world(seat, FastChance(draw)) for draw in range(number))
        return [world.table for world in worlds]
