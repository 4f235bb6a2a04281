"""`gruft verify`: says what was checked in each record, or names the first difference."""

from collections.abc import Sequence

from gruft.kernel.refusal import Refused
from gruft.table.verify import Difference, Report, verify
from gruft.terminal.leaving import BAD_INPUT, DONE, WRONG
from gruft.terminal.replaying import read_finished
from gruft.terminal.visit import Visit, sentence_of


def verify_records(visit: Visit, files: Sequence[str]) -> int:
    """Check every record; the exit code tells the worst that was found."""
    if not files:
        raise Refused("argument-missing", argument="RECORD")
    return max(_verify_one(visit, file) for file in files)


def _verify_one(visit: Visit, file: str) -> int:
    try:
        game, record = read_finished(file)
        visit.sit_down(game, record.header.names)
        report = verify(record, game)
    except Refused as refused:
        visit.complain(refused)
        return BAD_INPUT
    if report.difference is None:
        _tell_what_was_checked(visit, file, report)
        return DONE
    _tell_difference(visit, file, report.difference)
    return WRONG


def _tell_what_was_checked(visit: Visit, file: str, report: Report) -> None:
    told = visit.words.say("verify-fair", steps=report.steps, draws=report.draws)
    visit.screen.say(f"{file}: {told}", "green")


def _tell_difference(visit: Visit, file: str, difference: Difference) -> None:
    told = visit.words.tell(difference.message)
    visit.screen.say(f"{file}: {told}", "red")
    if difference.because is not None:
        visit.screen.say(sentence_of(visit.words, difference.because))
