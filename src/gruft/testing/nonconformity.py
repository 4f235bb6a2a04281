"""How the kit says that a game breaks the contract: what, in which seeded game, after which line.

The message is for the author of a game, so it ends with the command that shows the same again.
"""

from collections.abc import Sequence

SHOWN_LINES = 30


class Nonconformity(AssertionError):
    """A game does not keep what every game promises."""

    def __init__(
        self, check: str, game: str, seats: int, seed: int, problem: str, story: Sequence[str] = ()
    ) -> None:
        super().__init__(check, game, seats, seed, problem)
        self.check = check
        self.game = game
        self.seats = seats
        self.seed = seed
        self.problem = problem
        self.story = tuple(story)

    def __str__(self) -> str:
        return "\n".join(
            [
                f"{self.check}: {self.game} with {self.seats} seats, seed {self.seed}",
                f"  {self.problem}",
                *self._told(),
                f"  repeat: {self.command}",
            ]
        )

    @property
    def command(self) -> str:
        """What to type to see it again."""
        place = f"--only {self.check} --seats {self.seats} --seed {self.seed} --games 1"
        return f"python -m gruft.testing {self.game} {place}"

    def _told(self) -> list[str]:
        if not self.story:
            return []
        earlier = len(self.story) - SHOWN_LINES
        head = [f"    ({earlier} earlier moves)"] if earlier > 0 else []
        shown = [f"    {line}" for line in self.story[-SHOWN_LINES:]]
        return [f"  after {len(self.story)} moves:", *head, *shown]
