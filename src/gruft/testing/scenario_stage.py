"""Sets the table up on which a scenario is played: the game, its edition, its luck, its position.

Whatever the game refuses here is a fault of the file, at the key that was to blame.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.game import Game, set_up
from gruft.kernel.journal import Journal
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.script import ScriptedChance
from gruft.testing.scenario_form import Form
from gruft.testing.scenario_steps import Stage
from gruft.testing.scenario_yaml import Source

GameFinder = Callable[[str], Game]


@dataclass(frozen=True, slots=True)
class Setting:
    """A scenario file that is being set up: where its values stand, what they say, its game."""

    source: Source
    form: Form
    game: Game
    file: str

    def stage(self) -> Stage:
        """The table at the beginning of the story."""
        luck = FastChance(self.form.seed)
        journal = Journal()
        if self.form.position is None:
            return Stage(self.game, self._start(self._script(luck), journal), journal)
        # A table that is laid out is filled up by the seed alone: the script is for the story.
        position = self._lay_over(self._start(luck, None), luck)
        position.chance = self._script(luck)
        return Stage(self.game, position, journal)

    def _start(self, luck: Chance, journal: Journal | None) -> Position:
        form = self.form
        place = f"{self.file}:{self.source.lines.get('edition', 1)}"
        with _blame(self.source, lambda refusal: "edition"):
            edition = self.game.edition_with(form.edition, place)
        with _blame(self.source, _key_of_set_up):
            return set_up(self.game, form.seats, form.options, edition, luck, journal)

    def _lay_over(self, fresh: Position, luck: Chance) -> Position:
        written = self.form.position
        with _blame(self.source, self._key_of_position):
            keys = self.game.read_position(written) if isinstance(written, str) else written
            return self.game.from_json(fresh, keys or {}, luck)

    def _key_of_position(self, refusal: Refused) -> str:
        inside = f"position.{refusal.details.get('setting')}"
        return inside if inside in self.source.lines else "position"

    def _script(self, then: Chance) -> ScriptedChance:
        throws = [entry for entry in self.form.chance if isinstance(entry, int)]
        shuffles = [[*map(str, entry)] for entry in self.form.chance if isinstance(entry, list)]
        return ScriptedChance(throws, shuffles, self._read_piece, then)

    def _read_piece(self, deck: str, written: str) -> int:
        try:
            return self.game.read_piece(deck, written)
        except Refused:
            # Told apart from what the rules refuse, which a step may well ask for.
            raise Refused("script-piece-unreadable", piece=written[:60], deck=deck) from None


def find_setting(source: Source, form: Form, file: str, find: GameFinder) -> Setting:
    """Find the game of a scenario and the clauses that it is proof of."""
    with _blame(source, lambda refusal: "game"):
        game = find(form.game)
    for number, clause in enumerate(form.proves):
        if clause not in game.rulebook():
            unknown = Refused("scenario-unknown-clause", given=clause[:60])
            raise source.unusable(unknown, f"proves[{number}]")
    return Setting(source, form, game, file)


def _key_of_set_up(refusal: Refused) -> str:
    """The key of the file that a refused set-up is about."""
    about = refusal.key.partition("-")[0]
    return {"option": "options", "script": "chance", "edition": "edition"}.get(about, "seats")


@contextmanager
def _blame(source: Source, key_of: Callable[[Refused], str]) -> Iterator[None]:
    try:
        yield
    except Refused as refusal:
        raise source.unusable(refusal, key_of(refusal)) from None
