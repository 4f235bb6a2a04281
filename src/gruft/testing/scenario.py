"""Runs scenario files: a table is set up, a story is told, and every step must hold.

The language of bug reports, lessons and outside test suites; docs/scenarios.md describes it for
those who write such files. This room prints nothing: `scenario_report.py` finds the words for what
it returns, `junit.py` the XML.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from gruft import shelf
from gruft.kernel.game import Game
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused
from gruft.kernel.script import ScriptedChance
from gruft.testing.scenario_compare import Difference
from gruft.testing.scenario_form import Form, Legal, Lesson, Play, Refusal, Sees, Step, read_form
from gruft.testing.scenario_stage import GameFinder, find_setting
from gruft.testing.scenario_steps import ScriptFault, Stage, check_step
from gruft.testing.scenario_yaml import Source, Unusable, read_bytes, read_yaml

#: What became of a step. After a line that was to be played and is refused, the rest is not tried.
HELD, DIFFERS, SKIPPED = "held", "differs", "skipped"

#: The exit codes of a run.
ALL_HELD, SOME_DIFFER, SOME_UNUSABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class StepResult:
    """What became of one step: its number from 1, its line, its key (`play`, `expect` ...)."""

    number: int
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


def _check_seats(source: Source, form: Form, steps: list[Step]) -> None:
    """Nobody can ask what a seat sees or may do that is not at the table."""
    for number, step in enumerate(steps):
        if isinstance(step, Legal | Sees):
            kind = _kind(step)
            seat = step.legal.seat if isinstance(step, Legal) else step.sees.seat
            if seat >= form.seats:
                refusal = Refused("scenario-no-such-seat", given=seat, high=form.seats - 1)
                raise source.unusable(refusal, f"steps[{number}].{kind}.seat")


# --- the story -----------------------------------------------------------------------------------


def _tell(source: Source, form: Form, steps: list[Step], stage: Stage, file: str) -> FileResult:
    results: list[StepResult] = []
    problem: Unusable | None = None
    stopped = False
    for number, step in enumerate(steps, start=1):
        path = f"steps[{number - 1}]"
        line, kind = source.lines[path], _kind(step)
        if stopped:
            results.append(StepResult(number, line, kind, SKIPPED))
            continue
        try:
            found = tuple(check_step(step, stage))
        except ScriptFault as fault:
            problem, stopped = source.unusable(fault.reason, path), True
            continue
        results.append(StepResult(number, line, kind, DIFFERS if found else HELD, found))
        stopped = isinstance(step, Play) and bool(found)
    notes = () if problem or stopped else tuple(_notes(stage))
    return FileResult(file, form.name, stage.game, tuple(results), problem, notes)


def _kind(step: Step) -> str:
    """The key by which a step is known."""
    if isinstance(step, Lesson):
        return "say" if step.say else "task" if step.task else "hint"
    if isinstance(step, Refusal):
        return "refused"
    return type(step).__name__.lower()


def _notes(stage: Stage) -> Iterable[Telling]:
    luck = stage.position.chance
    if isinstance(luck, ScriptedChance) and luck.left():
        yield Telling("scenario-script-left", {"count": luck.left()})
