"""Runs scenario files: a table is set up, a story is told, and every step must hold.

The language of bug reports, lessons and outside test suites; docs/scenarios.md describes it for
those who write such files. This room prints nothing: `scenario_report.py` finds the words for what
it returns, `junit.py` the XML.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from gruft import shelf
from gruft.kernel.game import Game
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused
from gruft.kernel.script import ScriptedChance
from gruft.testing.scenario_compare import Difference
from gruft.testing.scenario_form import (
    Branch,
    Form,
    Lesson,
    Play,
    Refusal,
    RefusedSetUp,
    Sees,
    Step,
    Worlds,
    read_form,
)
from gruft.testing.scenario_stage import GameFinder, Stage, find_setting
from gruft.testing.scenario_steps import ScriptFault, check_step
from gruft.testing.scenario_yaml import Source, Unusable, read_bytes, read_yaml

#: What became of a step. After a line that was to be played and is refused, the rest is not tried.
HELD, DIFFERS, SKIPPED = "held", "differs", "skipped"

#: The exit codes of a run.
ALL_HELD, SOME_DIFFER, SOME_UNUSABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class StepResult:
    """What became of one step: its number from 1 (`3.1` in a branch), its line, its key."""

    number: str
    line: int
    kind: str
    verdict: str
    differences: tuple[Difference, ...] = ()


@dataclass(frozen=True, slots=True)
class FileResult:
    """What became of one file. A file with a `problem` could not be run, or not to its end."""

    file: str
    name: str = ""
    game: Game | None = None
    steps: tuple[StepResult, ...] = ()
    problem: Unusable | None = None
    notes: tuple[Telling, ...] = ()

    @property
    def failing(self) -> tuple[StepResult, ...]:
        """The steps that do not hold."""
        return tuple(step for step in self.steps if step.verdict == DIFFERS)

    @property
    def held(self) -> bool:
        """Tell whether the file could be run and every step of it holds."""
        return self.problem is None and not self.failing


def run_files(paths: Iterable[str | Path], find: GameFinder = shelf.find) -> list[FileResult]:
    """Run scenario files one after the other; whatever fails, the next file is run."""
    return [run_file(Path(path), find) for path in paths]


def run_file(path: Path, find: GameFinder = shelf.find) -> FileResult:
    """Run one scenario file."""
    try:
        content = read_bytes(path)
    except Unusable as problem:
        return FileResult(str(path), problem=problem)
    return run_bytes(content, str(path), find)


def run_bytes(content: bytes, file: str, find: GameFinder = shelf.find) -> FileResult:
    """Run the content of a scenario file."""
    try:
        source = read_yaml(content)
        form, steps = read_form(source)
        setting = find_setting(source, form, file, find)
    except Unusable as problem:
        return FileResult(file, problem=problem)
    try:
        stage = setting.stage()
        _check_seats(source, form, steps)
    except Unusable as problem:
        return FileResult(file, form.name, setting.game, problem=problem)
    return _tell(source, form, steps, stage, file)


def exit_code(results: Iterable[FileResult]) -> int:
    """0: everything held; 1: some step differs; 2: some file could not be run."""
    results = list(results)
    if any(result.problem for result in results):
        return SOME_UNUSABLE
    return ALL_HELD if all(result.held for result in results) else SOME_DIFFER


def _check_seats(source: Source, form: Form, steps: list[Step], path: str = "steps") -> None:
    """Nobody can ask what a seat sees or thinks possible that is not at the table."""
    for place, step in enumerate(steps):
        below = f"{path}[{place}]"
        match step:
            case Sees(sees=seen):
                _must_be_at_the_table(source, form, seen.seat, f"{below}.sees.seat")
            case Worlds(worlds=worlds):
                _must_be_at_the_table(source, form, worlds.seat, f"{below}.worlds.seat")
            case Branch(branch=inner):
                _check_seats(source, form, inner, f"{below}.branch")


def _must_be_at_the_table(source: Source, form: Form, seat: int, path: str) -> None:
    if seat >= form.seats:
        refusal = Refused("scenario-no-such-seat", given=seat, high=form.seats - 1)
        raise source.unusable(refusal, path)


# --- the story -----------------------------------------------------------------------------------


@dataclass(slots=True)
class _Story:
    """A story while it is told: what became of its steps, and why it could not be told on."""

    source: Source
    results: list[StepResult] = field(default_factory=list)
    problem: Unusable | None = None
    #: How many entries of scripts were never drawn: of the file's, whichever way the story went,
    #: and of the branches' own.
    file_left: int = 0
    branches_left: int = 0
    broke_off: bool = False

    def tell(self, steps: list[Step], stage: Stage) -> None:
        """The whole story."""
        self.file_left = _script(stage).first_script().left()
        self._take_all(steps, stage, "steps", "")

    def _take_all(self, steps: list[Step], stage: Stage | None, path: str, above: str) -> int:
        """Take steps in order; without a stage, and after a line that is refused, skip them.
        Return how much of the latest script is left."""
        for place, step in enumerate(steps):
            here, number = f"{path}[{place}]", f"{above}{place + 1}"
            if self.problem:
                stage = None
            if isinstance(step, Branch):
                branch = stage.branch(step.chance) if stage else None
                left = self._take_all(step.branch, branch, f"{here}.branch", f"{number}.")
                self.branches_left += left if step.chance else 0
            elif stage is None:
                self._note(step, here, number, SKIPPED)
            elif not self._goes_on(step, stage, here, number):
                stage = None
        if stage is None:
            self.broke_off = True
            return 0
        self.file_left = min(self.file_left, _script(stage).first_script().left())
        return _script(stage).left()

    def _goes_on(self, step: Step, stage: Stage, path: str, number: str) -> bool:
        """Take one step; tell whether those behind it still make sense."""
        try:
            found = tuple(check_step(step, stage))
        except ScriptFault as fault:
            self.problem = self.source.unusable(fault.reason, path)
            return False
        self._note(step, path, number, DIFFERS if found else HELD, found)
        return not (found and isinstance(step, Play))

    def _note(
        self, step: Step, path: str, number: str, verdict: str, found: tuple[Difference, ...] = ()
    ) -> None:
        line = self.source.lines[path]
        self.results.append(StepResult(number, line, _kind(step), verdict, found))


def _script(stage: Stage) -> ScriptedChance:
    luck = stage.position.chance
    assert isinstance(luck, ScriptedChance), "every table of a scenario has a script"
    return luck


def _tell(source: Source, form: Form, steps: list[Step], stage: Stage, file: str) -> FileResult:
    story = _Story(source)
    story.tell(steps, stage)
    left = 0 if story.broke_off else story.file_left + story.branches_left
    notes = (Telling("scenario-script-left", {"count": left}),) if left else ()
    return FileResult(file, form.name, stage.game, tuple(story.results), story.problem, notes)


def _kind(step: Step) -> str:
    """The key by which a step is known."""
    if isinstance(step, Lesson):
        return "say" if step.say else "task" if step.task else "hint"
    if isinstance(step, Refusal):
        return "refused"
    if isinstance(step, RefusedSetUp):
        return "refused_set_up"
    return type(step).__name__.lower()
