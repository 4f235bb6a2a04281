"""What became of scenario files, in sentences: one line per file, and below it what differs.

The words are messages of the house and of the games; this room only puts them in order.
"""

from collections.abc import Iterable, Iterator

from gruft.testing.scenario import FileResult, StepResult
from gruft.testing.scenario_compare import Difference
from gruft.testing.scenario_form import MOST_SEATS
from gruft.words.speech import Words


def report(results: Iterable[FileResult], language: str) -> list[str]:
    """The whole report, line by line."""
    return [line for result in results for line in report_file(result, language)]


def report_file(result: FileResult, language: str) -> Iterator[str]:
    """What became of one file: a verdict, then every step that differs, then notes."""
    words = words_for(result, language)
    yield _verdict(result, words)
    for step in result.failing:
        for difference in step.differences:
            yield f"  {result.file}:{step.line}: {sentence(step, difference, words)}"
    for note in result.notes:
        yield f"  {result.file}: {words.tell(note)}"


def words_for(result: FileResult, language: str) -> Words:
    """The words in which a result can be told; seats are named by number, as in the files."""
    house = Words(language)
    names = [house.say("scenario-seat", seat=seat) for seat in range(MOST_SEATS + 1)]
    packages = [] if result.game is None else [result.game.package]
    return Words(language, packages, names)


def sentence(step: StepResult, difference: Difference, words: Words) -> str:
    """One difference: the step, what is not as it should be, and why."""
    told = words.say("scenario-step", number=step.number, kind=step.kind)
    why = f" {words.refuse(difference.reason)}" if difference.reason else ""
    return f"{told} {words.tell(difference.telling)}{why}"


def place_of(result: FileResult) -> str:
    """Where a file cannot be used, in the form that editors understand."""
    problem = result.problem
    line = f":{problem.line}" if problem and problem.line else ""
    path = f": {problem.path}" if problem and problem.path else ""
    return f"{result.file}{line}{path}"


def problem_of(result: FileResult, words: Words) -> str:
    """Why a file cannot be used: its place, unless the sentence names it, and the sentence."""
    problem = result.problem
    assert problem is not None
    sentence = words.refuse(problem.reason)
    return sentence if "file" in problem.reason.details else f"{place_of(result)}: {sentence}"


def _verdict(result: FileResult, words: Words) -> str:
    if result.problem is not None:
        return problem_of(result, words)
    steps = len(result.steps)
    failed = len(result.failing)
    if failed:
        return words.say("scenario-file-differs", file=result.file, failed=failed, steps=steps)
    return words.say("scenario-file-holds", file=result.file, steps=steps)
