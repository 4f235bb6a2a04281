"""Replaying: every step of a match with its position and its tellings, in order."""

import pytest

from gruft.kernel.record import LinePlayed, Undone
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import plain
from gruft.table.records import record_of
from gruft.table.replay import entries_of, replay
from tests.table.matches import asked, finished, opened, play, refusing
from tests.table.toy import TOY


def test_a_replay_begins_before_the_first_line_and_ends_after_the_last() -> None:
    table = finished()

    moments = list(replay(TOY, entries_of(record_of(table))))

    assert [moment.number for moment in moments] == list(range(len(table.entries)))
    assert [moment.step for moment in moments] == [None, *table.steps]
    assert TOY.to_json(moments[-1].position) == TOY.to_json(table.position)


def test_a_replay_shows_what_the_match_showed() -> None:
    table = opened()
    seen = [TOY.to_json(table.position)]
    for line in ("throw", "peek", "take; right", "stir"):
        play(table, line)
        seen.append(TOY.to_json(table.position))

    moments = list(replay(TOY, table.entries))

    assert [TOY.to_json(moment.position) for moment in moments] == seen


def test_every_seat_is_told_again_what_it_was_told() -> None:
    table = finished()

    moments = list(replay(TOY, table.entries))

    for seat in (-1, 0, 1, 2):
        told = [telling for moment in moments for telling in moment.told[seat]]
        assert plain(told) == plain(table.log.page(seat))


def test_lines_that_were_taken_back_are_shown_too() -> None:
    table = opened()
    seat = asked(table)
    play(table, "hold")
    table.undo(seat, 0)
    play(table, "throw")

    steps = [moment.step for moment in replay(TOY, table.entries)]

    assert steps == [
        None,
        LinePlayed(seat, "hold"),
        Undone(seat, 0, 0),
        LinePlayed(seat, "throw"),
    ]


def test_a_running_record_cannot_be_replayed_without_its_secret() -> None:
    with refusing("record-sealed"):
        next(replay(TOY, entries_of(record_of(opened()))))


def test_a_replay_stops_where_the_rules_do_not_allow_what_is_written() -> None:
    table = opened()
    play(table, "hold")
    moments = replay(TOY, [*table.entries, LinePlayed(asked(table), "fly")])

    assert [next(moments).number, next(moments).number] == [0, 1]
    with pytest.raises(Refused, match="entry-refused"):
        next(moments)
