"""The record as a projection of a table: nothing is given away before the end, all after it."""

import pytest

from gruft.kernel.record import ABORTED, LinePlayed, Undone
from gruft.kernel.record_text import write_record
from gruft.kernel.scene import SPECTATOR
from gruft.table.opening import new_header
from gruft.table.records import record_for, record_of, result_of
from gruft.table.replay import entries_of
from gruft.table.table import Table
from tests.table.matches import NAMES, SECRET, asked, finished, opened, picture, play, salts
from tests.table.toy import OPEN_TOY, TOY


def test_a_running_match_shows_neither_secret_nor_draws_nor_outcome() -> None:
    table = opened()
    play(table, "throw", "stir")

    record = record_of(table)

    assert not record.is_finished
    assert record.header.secret == ""
    assert record.header.commitment == table.header.commitment
    assert record.draws == ()
    assert record.result is None
    assert SECRET.hex() not in write_record(record)


def test_a_finished_match_shows_everything() -> None:
    table = finished()

    record = record_of(table)

    assert record.is_finished
    assert record.header == table.header
    assert list(record.draws) == table.draws
    assert record.result == result_of(table)
    assert list(record.play) == table.steps


def test_the_result_is_what_the_rules_say() -> None:
    table = opened(turns=1)
    seat = asked(table)

    play(table, "take; right", "take; left", "hold")

    result = record_of(table).result
    assert result is not None
    assert result.scores == tuple(3 if one == seat else 0 for one in range(3))
    assert (result.winners, result.cause, result.clause) == ((seat,), "toy-over", "TY-2")


def test_a_match_that_was_broken_off_shows_secret_and_draws_but_has_no_result() -> None:
    table = opened()
    play(table, "throw")

    table.end(0, ABORTED)

    record = record_of(table)
    assert record.is_finished
    assert record.result is None
    assert len(record.draws) == 3


def test_a_finished_record_is_the_match() -> None:
    table = finished()

    again = Table.from_entries(TOY, entries_of(record_of(table)))

    assert picture(again) == picture(table)


# ---- what a player may take home while the match runs ----


@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1, 2])
def test_a_player_is_handed_only_their_own_lines(reader: int) -> None:
    table = opened(turns=9)
    play(table, "hold", "throw", "hold", "peek", "hold", "hold", "stir")
    table.undo(1, 4, {0, 2})

    seen = record_for(table, reader).play

    assert seen == tuple(
        LinePlayed(step.seat, "?") if isinstance(step, LinePlayed) and step.seat != reader else step
        for step in table.steps
    )
    assert isinstance(seen[-1], Undone)


def test_where_all_lines_are_public_everybody_is_handed_all_of_them() -> None:
    table = opened(OPEN_TOY)
    play(table, "hold", "throw", "hold", "peek")

    assert list(record_for(table, SPECTATOR).play) == table.steps


def test_a_player_is_not_shown_the_position_a_match_began_from() -> None:
    start = {"deck": [4, 3, 2, 1, 0]}
    head = new_header(TOY, NAMES[:3], secret=SECRET, salts=salts(3), start=start)
    table = Table.open(TOY, head)

    text = write_record(record_for(table, 0))

    assert "deck" not in text
    assert record_for(table, 0).header.start == "hidden"


def test_after_the_end_a_player_is_handed_everything() -> None:
    table = finished()

    assert record_for(table, SPECTATOR) == record_of(table)
