"""Sets the table up on which a scenario is played: the game, its edition, its luck, its position.

Whatever the game refuses here is a fault of the file, at the key that was to blame.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from msgspec import UNSET
from msgspec.structs import asdict, replace

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.game import Game, set_up
from gruft.kernel.journal import Journal
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import plain
from gruft.kernel.script import ScriptedChance
from gruft.testing.scenario_blame import path_to_blame
from gruft.testing.scenario_compare import join
from gruft.testing.scenario_form import Form, OtherSetUp, Text
from gruft.testing.scenario_yaml import Source, Unusable

GameFinder = Callable[[str], Game]


@dataclass(slots=True)
class Stage:
    """The table a scenario is played at: the game, the position now, and what was told last."""

    game: Game
    position: Position
    journal: Journal
    setting: "Setting"

    def truth(self) -> dict[str, object]:
        """What `expect` looks at: the position's JSON, and how the game ended if it is over."""
        return truth_of(self.game, self.position)

    def shown_to(self, seat: int) -> dict[str, object]:
        """What `sees` looks at: the seat's scene, and the facts of the last line as it was told."""
        scene = plain(self.game.scene(self.position, seat))
        assert isinstance(scene, dict)
        return {**scene, "facts": [plain(telling) for telling in self.journal.told(seat)]}

    def branch(self, chance: Sequence[int | list[Text]]) -> "Stage":
        """A table like this one, at which something else may happen; its own script comes first."""
        position = self.position.clone()
        if chance:
            position.chance = self.setting.script(chance, position.chance)
        return Stage(self.game, position, self.journal, self.setting)


def truth_of(game: Game, position: Position) -> dict[str, object]:
    """A position's JSON, and how the game ended if it is over."""
    outcome = plain(position.outcome()) if position.is_over() else None
    return {**game.to_json(position), "outcome": outcome}


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
            script = self.script(self.form.chance, luck)
            return Stage(self.game, self._start(script, journal), journal, self)
        # A table that is laid out is filled up by the seed alone: the script is for the story.
        position = self._laid(luck)
        position.chance = self.script(self.form.chance, luck)
        return Stage(self.game, position, journal, self)

    def problem_with(self, other: OtherSetUp) -> Unusable | None:
        """Why a table that is set up otherwise than the file says cannot be; None if it can."""
        given = {name: value for name, value in asdict(other).items() if value is not UNSET}
        try:
            Setting(self.source, replace(self.form, **given), self.game, self.file).stage()
        except Unusable as problem:
            return problem
        return None

    def script(self, chance: Sequence[int | list[Text]], then: Chance) -> ScriptedChance:
        """Luck that is decided by what a file says, and then by `then`."""
        throws = [entry for entry in chance if isinstance(entry, int)]
        shuffles = [[*map(str, entry)] for entry in chance if isinstance(entry, list)]
        return ScriptedChance(throws, shuffles, self._read_piece, then)

    def _start(self, luck: Chance, journal: Journal | None) -> Position:
        with self._blaming_the_edition():
            edition = self.game.edition_with(self.form.edition, self.file)
        form = self.form
        with _blame(self.source, self._key_of_set_up):
            return set_up(self.game, form.seats, form.options, edition, luck, journal)

    def _key_of_set_up(self, refusal: Refused) -> str:
        option = str(refusal.details.get("option", ""))
        if refusal.key.startswith("option-"):
            return join("options", option) if option in self.form.options else "options"
        return "chance" if refusal.key.startswith("script-") else "seats"

    def _laid(self, luck: Chance) -> Position:
        fresh = self._start(luck, None)
        with _blame(self.source, self._key_of_position):
            return self._lay_over(fresh, self.form.position, luck)

    def _lay_over(self, fresh: Position, written: object, luck: Chance) -> Position:
        keys = self.game.read_position(written) if isinstance(written, str) else written
        assert isinstance(keys, Mapping)
        return self.game.from_json(fresh, keys, luck)

    def _key_of_position(self, refusal: Refused) -> str:
        def attempt(written: object) -> Refused | None:
            luck = FastChance(self.form.seed)
            return _refusal_of(lambda: self._lay_over(self._start(luck, None), written, luck))

        return join("position", path_to_blame(self.form.position, refusal, attempt))

    @contextmanager
    def _blaming_the_edition(self) -> Iterator[None]:
        """What is refused of an edition names the place by itself, as for an owner's own file."""
        try:
            yield
        except Refused as refusal:
            path = join("edition", path_to_blame(self.form.edition, refusal, self._why_no_edition))
            problem = self.source.unusable(refusal, path)
            place = f"{self.file}:{problem.line}: {path}"
            told = Refused(refusal.key, refusal.clause, **{**refusal.details, "file": place})
            raise Unusable(told, problem.line, path) from None

    def _why_no_edition(self, overrides: object) -> Refused | None:
        assert isinstance(overrides, Mapping)
        return _refusal_of(lambda: self.game.edition_with(overrides, self.file))

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


def _refusal_of(attempt: Callable[[], object]) -> Refused | None:
    try:
        attempt()
    except Refused as refusal:
        return refusal
    return None


@contextmanager
def _blame(source: Source, key_of: Callable[[Refused], str]) -> Iterator[None]:
    try:
        yield
    except Refused as refusal:
        raise source.unusable(refusal, key_of(refusal)) from None
