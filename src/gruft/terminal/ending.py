"""How a match ends at this screen: the result, the luck laid open, and the record on the disk."""

from pathlib import Path
from shlex import quote

from rich.text import Text

from gruft.kernel.position import Outcome
from gruft.kernel.record_text import write_record
from gruft.kernel.scene import SPECTATOR, Scene
from gruft.table.records import record_of
from gruft.terminal.drawing import Look, plain_table
from gruft.terminal.files import write_new
from gruft.terminal.places import new_record
from gruft.terminal.session import Session
from gruft.terminal.visit import Visit


def finish(session: Session) -> Path:
    """Show how it ended, write the record, and only then let go of the saved game."""
    if session.is_shared:
        session.visit.screen.wipe()
    session.tell_news(SPECTATOR if session.is_shared else session.viewer)
    show_end(session.visit, session.look, session.table.scene(SPECTATOR))
    path = new_record(session.save.path)
    write_new(path, write_record(record_of(session.table)))
    session.save.discard()
    show_fairness(session, path)
    return path


def show_end(visit: Visit, look: Look, scene: Scene) -> None:
    """Show the last scene with the final scores, best first."""
    screen, words = visit.screen, look.words
    screen.gap()
    screen.rule(look.heading(scene))
    screen.show(*look.table(scene))
    outcome = scene.outcome
    if outcome is None:
        return
    screen.gap()
    screen.say(f"{words.say(outcome.cause)} ({outcome.clause})", "bold")
    table = plain_table()
    table.add_column("")
    table.add_column("", no_wrap=True)
    has_points = not only_winners(outcome)
    if has_points:
        unit = "story-unit" if words.has("story-unit") else "end-score"
        table.add_column(words.say(unit), justify="right")
    for seat in ranked(outcome):
        won = seat in outcome.winners
        sign = Text(words.say("end-winner") if won else "", style="bold green")
        name = Text(words.names[seat], style="bold" if won else "")
        table.add_row(sign, name, *([str(outcome.scores[seat])] if has_points else []))
    screen.show(table)


def only_winners(outcome: Outcome) -> bool:
    """Tell whether the scores say nothing but who has won."""
    return all(score == (seat in outcome.winners) for seat, score in enumerate(outcome.scores))


def ranked(outcome: Outcome) -> list[int]:
    """The seats from first to last: winners, then by score as the winners show it."""
    best = outcome.scores[outcome.winners[0]] if outcome.winners else 0
    sign = 1 if best == min(outcome.scores) else -1
    seats = range(len(outcome.scores))
    return sorted(
        seats, key=lambda seat: (seat not in outcome.winners, sign * outcome.scores[seat])
    )


def show_fairness(session: Session, path: Path) -> None:
    """Lay the secret open and say how everything can be checked."""
    visit, header = session.visit, session.table.header
    visit.screen.gap()
    visit.say("fair-revealed", "dim", secret=header.secret)
    visit.say("recorded", file=str(path))
    for key, command in (("recorded-check", "verify"), ("recorded-watch", "replay")):
        # What is to be copied is not broken where the line ends.
        written = f"gruft {command} {quote(str(path))}"
        visit.screen.whole(visit.words.say(key, command=written))
