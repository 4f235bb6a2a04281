"""The check that undo is free only as far back as nobody has learned anything.

What a line told the seat that played it about its own choice is no news; everything else is.
"""

from collections import Counter

from gruft.kernel.journal import CHANCE, SHOWN, WINDOW
from gruft.kernel.position import Position
from gruft.testing.matches import Line, Match, coming_luck, watchers

#: Scenes of everybody are dear: so many lines at first, and then one in so many, are looked at.
FIRST_LINES = 20
ONE_IN = 20


def undo_stops_where_something_was_learned(match: Match, tally: Counter[str]) -> None:
    """The journal marks a horizon where luck was drawn, a face was shown or a window closed."""
    random = match.trial.random("looks")
    while not match.position.is_over():
        looked = tally["lines"] < FIRST_LINES or random.randrange(ONE_IN) == 0
        before, faces = match.position.clone(), _faces_seen(match) if looked else []
        line = match.play_line()
        tally["lines"] += 1
        _judge_marks(match, before, set(line.journal.horizons))
        seen = _newly_seen(match, line, faces) if looked else ""
        if seen and not {CHANCE, SHOWN} & set(line.journal.horizons):
            match.fail(f"the line showed {seen} and marked no horizon")


def _judge_marks(match: Match, before: Position, marked: set[str]) -> None:
    if odd := sorted(marked - {CHANCE, SHOWN, WINDOW}):
        match.fail(f"{odd[0]!r} is no reason for a horizon")
    if coming_luck(before) != coming_luck(match.position) and CHANCE not in marked:
        match.fail("the line drew luck and marked no horizon")
    if _has_closed(before, match.position) and WINDOW not in marked:
        match.fail("the line closed a window and marked no horizon")


def _faces_seen(match: Match) -> list[Counter[str]]:
    scenes = (match.game.scene(match.position, one) for one in watchers(match.trial.seats))
    return [
        Counter(piece.face for zone in scene.zones for piece in zone.pieces if piece.face)
        for scene in scenes
    ]


def _newly_seen(match: Match, line: Line, before: list[Counter[str]]) -> str:
    """What somebody was told alone, or sees more of than before the line; empty if nothing."""
    for fact in line.journal.facts:
        if others := sorted(set(fact.private) - {line.seat}):
            return f"something to seat {others[0]}"
    for old, new in zip(before, _faces_seen(match), strict=True):
        if shown := sorted(new - old):
            return f"the face {shown[0]!r}"
    return ""


def _has_closed(before: Position, after: Position) -> bool:
    return before.window() is not None and after.window() is None
