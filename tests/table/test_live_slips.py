"""Slips: what was played a moment ago and comes back, though the next has been asked already."""

from gruft.games.vampire_connection.game import GAME as CONNECTION
from gruft.games.vampire_queen.game import GAME as QUEEN
from gruft.table.live import commands
from gruft.table.live.retracting import MOST_SLIPS
from tests.table.live_tables import Live


def slipped(times: int) -> tuple[Live, int]:
    """Somebody has passed and taken it back so often, and has passed again."""
    live = Live(QUEEN).begin()
    seat = live.passed()
    for _ in range(times):
        live.do(commands.undo, seat)
        live.answers(seat, "pass")
    return live, seat


def lines(live: Live) -> int:
    return len(live.sitting.must_be_playing().lines)


def test_a_slip_or_two_are_taken_back_at_once() -> None:
    live, seat = slipped(MOST_SLIPS - 1)
    assert live.view(seat).undo == 1

    live.do(commands.undo, seat)

    assert live.asked() == seat
    assert live.view(seat).vote is None


def test_who_takes_the_question_of_the_next_away_again_and_again_must_ask() -> None:
    """Otherwise nobody else could ever answer."""
    live, seat = slipped(MOST_SLIPS)
    assert live.view(seat).undo == 0

    live.do(commands.undo, seat)

    vote = live.view(live.asked()).vote
    assert lines(live) == 2
    assert vote is not None
    assert (vote.matter, vote.seat) == ("undo", seat)
    assert live.reloaded().views() == live.views()


def test_when_the_next_has_played_a_slip_is_a_slip_again() -> None:
    live, seat = slipped(MOST_SLIPS)
    while live.view(seat).undo == 0:
        live.answers(live.asked())

    live.do(commands.undo, seat)

    assert live.asked() == seat
    assert live.view(seat).vote is None


def test_lines_after_which_oneself_is_asked_are_taken_back_as_often_as_one_likes() -> None:
    live = Live(CONNECTION).begin()
    seat = live.asked()

    for _ in range(MOST_SLIPS + 2):
        live.answers(seat)
        assert live.asked() == seat
        live.do(commands.undo, seat)

    assert lines(live) == 0
