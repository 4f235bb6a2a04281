"""Seeded random games, played line by line: what every check of the kit watches.

The same trial always plays the same game. This room plays; it judges only that a game goes on.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NoReturn

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition, canonical
from gruft.kernel.game import Game
from gruft.kernel.journal import Journal
from gruft.kernel.options import Option, Options, OptionValue
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.shelf import SHELF
from gruft.testing.nonconformity import Nonconformity

LONGEST_GAME = 100_000
LONGEST_LINE = 1_000


#: How often options are drawn that may not go together.
TRIES = 30


@dataclass(frozen=True, slots=True)
class Trial:
    """One seeded game of a check (`tiny`: of the tiny edition): all it takes to play it again."""

    check: str
    game: Game
    seats: int
    seed: int
    tiny: bool = False

    def fail(self, problem: str, story: Sequence[str] = ()) -> NoReturn:
        """Say what broke."""
        raise Nonconformity(
            self.check, name_of(self.game), self.seats, self.seed, problem, tuple(story)
        )

    def random(self, purpose: str) -> Random:
        """Luck of the kit itself, kept apart from the luck of the game."""
        return Random(f"{self.game.slug} {self.seats} {self.seed} {purpose}")

    def start(self, chance: Chance | None = None, journal: Journal | None = None) -> Position:
        """Set the game up; every second game with options other than the usual ones."""
        options, edition = self.set_up()
        luck = chance or FastChance(self.random("luck").getrandbits(60))
        if self.tiny and (keys := self.game.tiny_position()):
            return self.game.from_json(_tiny_start(self.game), keys, luck)
        return self.game.start(self.seats, options, edition, luck, journal)

    def set_up(self) -> tuple[Options, Edition]:
        """The options and the edition of this game."""
        if self.tiny:
            return self.game.tiny_edition()[1:]
        edition = self.game.shipped_edition()
        usual: Options = {option.name: option.default for option in self.game.options()}
        if self.seed % 2 == 0:
            return usual, edition
        random = self.random("options")
        for _ in range(TRIES):
            drawn = {option.name: _drawn(option, random) for option in self.game.options()}
            if self._can_start(drawn, edition):
                return drawn, edition
        return usual, edition

    def _can_start(self, options: Options, edition: Edition) -> bool:
        """Not all choices go together, or with this number of seats."""
        try:
            self.game.start(self.seats, options, edition, FastChance(0))
        except Refused:
            return False
        return True


@lru_cache(maxsize=1)
def _tiny_start(game: Game) -> Position:
    """What a tiny position is laid over, hundreds of times for one history."""
    seats, options, edition = game.tiny_edition()
    return game.start(seats, options, edition, FastChance(0))


def name_of(game: Game) -> str:
    """What to type on the command line for this game."""
    if SHELF.get(game.slug) is game:
        return game.slug
    for module in (type(game).__module__, game.package):
        for name, value in vars(sys.modules.get(module, object)).items():
            if value is game:
                return f"{module}:{name}"
    return f"{game.package}:GAME"


def _drawn(option: Option, random: Random) -> OptionValue:
    if isinstance(option.default, bool):
        return random.random() < 0.5
    if option.words:
        return random.choice(option.words)
    # Hardly above the usual number: it may be how long a game lasts.
    return random.randint(option.low, min(option.high, max(option.low + 3, int(option.default))))


@dataclass(frozen=True, slots=True)
class Line:
    """A line that was played, and what the journal told about it."""

    seat: int
    moves: tuple[int, ...]
    journal: Journal


class Match:
    """A seeded game on its way: the position, and the story so far."""

    def __init__(
        self, trial: Trial, chance: Chance | None = None, story: list[str] | None = None
    ) -> None:
        self.trial = trial
        self.game = trial.game
        self.random = trial.random("moves")
        self.journal = Journal()
        self.story: list[str] = [] if story is None else story
        self.position = trial.start(chance, self.journal)

    def fail(self, problem: str) -> NoReturn:
        """Say what broke, after which moves."""
        self.trial.fail(problem, self.story)

    def play_move(self) -> tuple[int, int]:
        """Play one random move; a seat in the middle of a line goes on with it."""
        composing = int(self.position.composing())
        seat = composing if composing >= 0 else self._somebody()
        moves = self.position.moves(seat)
        if not moves:
            self.fail(f"seat {seat} is asked and has no legal move")
        if composing < 0:
            self.position.journal = self.journal = Journal()
        move = self.random.choice(moves)
        self.story.append(f"seat {seat}: {self.game.write(self.position, move)}")
        self.position.play(seat, move)
        return seat, move

    def _somebody(self) -> int:
        asked = self.position.to_act()
        if not asked:
            self.fail("the game is not over, but nobody is asked")
        return self.random.choice(asked)

    def play_line(self) -> Line:
        """Play one random line."""
        moves: list[int] = []
        while True:
            seat, move = self.play_move()
            moves.append(move)
            if self.position.composing() != seat:
                return Line(seat, tuple(moves), self.journal)
            if len(moves) > LONGEST_LINE:
                self.fail(f"a line has gone on for {LONGEST_LINE} moves")

    def lines(self) -> Iterator[Line]:
        """Play to the end, line by line."""
        while not self.position.is_over():
            if len(self.story) > LONGEST_GAME:
                self.fail(f"the game is not over after {LONGEST_GAME} moves")
            yield self.play_line()

    def moments(self, most: int) -> Iterator[Position]:
        """Play to the end and stop at some moments between moves, the first and the last too."""
        last = self._rehearsed_length()
        between = range(1, last)
        chosen = set(self.trial.random("moments").sample(between, min(most, len(between))))
        for number in range(last + 1):
            if number in chosen or number in (0, last):
                yield self.position
            if number < last:
                self.play_move()

    def play_into_the_game(self, random: Random) -> None:
        """Play some lines, so that what follows begins anywhere but at the very end."""
        until = random.randrange(self._rehearsed_length())
        while len(self.story) < until:
            self.play_line()

    def _rehearsed_length(self) -> int:
        # What breaks in the rehearsal is told like the game itself.
        rehearsal = Match(self.trial, story=self.story)
        for _ in rehearsal.lines():
            pass
        length = len(self.story)
        self.story.clear()
        return length


def settled(position: Position) -> bool:
    """Tell whether no line is half made, so that every seat's view is defined."""
    return bool(position.composing() < 0)


def watchers(seats: int) -> list[int]:
    """Everybody who sees the table: the spectator and each seat."""
    return [SPECTATOR, *range(seats)]


def written(game: Game, position: Position) -> str:
    """The position's JSON in its one written form."""
    return canonical(game.to_json(position))


def coming_luck(position: Position, words: int = 3) -> list[int]:
    """The next words of the position's generator, which is left as it is."""
    chance = position.chance.clone()
    return [int(chance.word()) for _ in range(words)]
