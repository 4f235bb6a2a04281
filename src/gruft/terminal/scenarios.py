"""`gruft scenario`: runs scenario files and tells what differs, to people and build servers."""

from collections.abc import Sequence
from pathlib import Path

from gruft.kernel.refusal import Refused
from gruft.terminal.files import refusing_failures, replace_file
from gruft.terminal.visit import Visit
from gruft.testing.junit import junit_xml
from gruft.testing.scenario import exit_code, run_files
from gruft.testing.scenario_report import report_file

REPORT_BEGINS = "<?xml"


def run_scenarios(visit: Visit, files: Sequence[str], junit: str | None) -> int:
    """Run the files and report; the exit code tells the worst that was found."""
    if not files:
        raise Refused("argument-missing", argument="FILE")
    if junit is not None:
        _must_be_a_place_for_reports(Path(junit))
    results = run_files(files)
    for result in results:
        first, *more = report_file(result, visit.words.language)
        target = visit.aside if result.problem else visit.screen
        target.report(first, "green" if result.held else "red")
        for line in more:
            target.report(line)
    if junit is not None:
        replace_file(Path(junit), junit_xml(results, visit.words.language))
    return exit_code(results)


def _must_be_a_place_for_reports(path: Path) -> None:
    """An earlier report may be replaced, any other file never."""
    with refusing_failures(path):
        if not path.exists():
            return
        with path.open("rb") as file:
            begins = file.read(len(REPORT_BEGINS))
    if begins and begins != REPORT_BEGINS.encode():
        raise Refused("file-exists", file=str(path))
