"""Taking moves back at one screen: free up to the horizon, beyond it if the other people agree."""

from gruft.table.state import PlayedLine
from gruft.terminal.commands import is_yes
from gruft.terminal.session import Session
from gruft.terminal.unasked import only_answer


def take_back(session: Session, seat: int) -> bool:
    """Take back the last thing this seat decided; tell whether that was done."""
    keep = last_decision(session, seat)
    if keep is None:
        session.visit.say("undo-nothing")
        return False
    others = [other for other in range(session.table.header.seats) if other != seat]
    free = keep >= session.table.undo_is_free_to(seat)
    if not free and not all_agree(session, seat):
        return False
    session.table.undo(seat, keep, () if free else others)
    # What was skipped would be skipped again.
    session.skipping.discard(seat)
    if not session.is_shared:
        session.tell_news(session.viewer)
    return True


def last_decision(session: Session, seat: int) -> int | None:
    """How many lines remain before the last one that this seat really chose."""
    lines = session.table.lines
    for number in range(len(lines) - 1, -1, -1):
        if lines[number].seat == seat and not was_forced(session, lines[number]):
            return number
    return None


def was_forced(session: Session, line: PlayedLine) -> bool:
    """Tell whether a line was given without asking; to take it back alone would change nothing."""
    scene = session.table.game.scene(line.before, line.seat)
    return only_answer(scene, alone=not session.is_shared) is not None


def all_agree(session: Session, seat: int) -> bool:
    """Ask the other people at this screen; bots always agree."""
    visit, words = session.visit, session.words
    for other in session.people:
        if other == seat:
            continue
        answer = visit.ask("undo-agree", player=session.name(other), asker=session.name(seat))
        if not is_yes(answer, words):
            visit.say("undo-refused", player=session.name(other))
            return False
    if len(session.people) < session.table.header.seats:
        visit.say("undo-bots-agree")
    return True
