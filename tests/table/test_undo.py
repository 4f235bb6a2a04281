"""Undo: free back to the last horizon, further by consent of all; seen luck never comes again."""

import pytest

from gruft.kernel.journal import CHANCE, SHOWN
from gruft.kernel.record import Undone
from gruft.kernel.scene import plain
from gruft.table.table import Table
from tests.table.matches import asked, opened, picture, play, refusing
from tests.table.toy import TOY

ALL = {0, 1, 2}


def points(table: Table) -> object:
    return TOY.to_json(table.position)["points"]


# ---- how far undo is free ----


def test_lines_that_showed_and_drew_nothing_are_taken_back_freely() -> None:
    table = opened()
    seat, before = asked(table), TOY.to_json(table.position)
    play(table, "take; right", "hold")
    assert table.undo_is_free_to(seat) == 0

    table.undo(seat, 0)

    assert TOY.to_json(table.position) == before
    assert table.lines == ()


def test_undo_may_stop_on_the_way() -> None:
    table = opened()
    play(table, "take; right")
    after_one = TOY.to_json(table.position)
    play(table, "take; left")

    table.undo(asked(table), 1)

    assert TOY.to_json(table.position) == after_one


@pytest.mark.parametrize(("line", "reason"), [("throw", CHANCE), ("stir", CHANCE), ("peek", SHOWN)])
def test_undo_stops_where_luck_was_drawn_or_a_face_was_shown(line: str, reason: str) -> None:
    table = opened()
    seat = asked(table)
    play(table, "hold", line)
    assert table.lines[-1].horizons == {reason}
    assert table.undo_is_free_to(seat) == 2

    with refusing("undo-needs-consent"):
        table.undo(seat, 1)
    with refusing("undo-needs-consent"):
        table.undo(seat, 0)


def test_a_line_after_the_horizon_is_free_again() -> None:
    table = opened()
    seat = asked(table)
    play(table, "throw", "hold")

    assert table.undo_is_free_to(seat) == 1

    table.undo(seat, 1)
    assert len(table.lines) == 1


def test_undo_stops_where_another_seat_acted() -> None:
    table = opened()
    first = asked(table)
    play(table, "hold", "hold", "hold")
    second = asked(table)
    assert table.undo_is_free_to(first) == 0
    assert table.undo_is_free_to(second) == 3

    play(table, "hold")

    assert table.undo_is_free_to(first) == 4
    assert table.undo_is_free_to(second) == 3
    with refusing("undo-needs-consent"):
        table.undo(first, 2)


def test_a_seat_that_did_not_play_the_line_cannot_take_it_back_alone() -> None:
    table = opened()
    other = (asked(table) + 1) % 3
    play(table, "hold")

    with refusing("undo-needs-consent"):
        table.undo(other, 0)


@pytest.mark.parametrize("keep", [-1, 2, 3])
def test_one_can_only_go_back_to_where_one_was(keep: int) -> None:
    table = opened()
    play(table, "hold", "hold")

    with refusing("undo-out-of-range", given=keep, lines=2):
        table.undo(table.lines[0].seat, keep, ALL)


# ---- consent ----


def test_everybody_else_has_to_agree_and_the_first_who_did_not_is_named() -> None:
    table = opened()
    play(table, "throw")
    before = picture(table)

    with refusing("undo-needs-consent", player={"seat": 1}):
        table.undo(0, 0, {2})
    with refusing("undo-needs-consent", player={"seat": 2}):
        table.undo(1, 0, {0, 1})

    assert picture(table) == before


def test_who_asks_need_not_say_that_they_agree() -> None:
    table = opened()
    play(table, "throw")

    table.undo(1, 0, {0, 2})

    assert table.lines == ()
    assert table.entries[-1] == Undone(1, 0, 1, (0, 2))


def test_nobody_agrees_from_outside() -> None:
    table = opened()
    play(table, "throw")

    with refusing("table-no-seat", given=3):
        table.undo(0, 0, {1, 2, 3})


def test_everybody_is_told_who_took_back_how_much() -> None:
    table = opened()
    play(table, "hold", "throw")

    told = table.undo(2, 0, ALL)

    for seat in (-1, 0, 1, 2):
        assert plain(told[seat]) == [
            {
                "key": "log-undone",
                "args": {"player": {"seat": 2}, "lines": 2, "told": len(table.log.page(seat)) - 3},
            },
            {"key": "log-new-branch", "args": {"branch": 1}},
        ]


def test_what_was_taken_back_stays_in_the_log() -> None:
    table = opened()
    play(table, "hold")

    table.undo(asked(table), 0)

    assert [one.key for one in table.log.page(0)] == ["toy-begins", "toy-played", "log-undone"]


# ---- branches of luck ----


def throws(table: Table, count: int) -> list[int]:
    play(table, *["throw"] * count)
    return [drawn.draw.result[0] for drawn in table.draws[-count:]]


def test_after_an_undo_past_a_draw_luck_is_another() -> None:
    table = opened(turns=20)
    first = throws(table, 12)

    table.undo(0, 0, ALL)

    assert table.branch == 1
    assert throws(table, 12) != first


def test_the_luck_of_a_branch_does_not_depend_on_what_was_drawn_before() -> None:
    long, short = opened(turns=20), opened(turns=20)
    throws(long, 5)
    throws(short, 1)

    long.undo(0, 0, ALL)
    short.undo(1, 0, ALL)

    assert throws(long, 8) == throws(short, 8)


def test_an_undo_without_a_draw_in_it_leaves_luck_where_it_was() -> None:
    straight, hesitating = opened(turns=20), opened(turns=20)

    play(straight, "throw")
    play(hesitating, "throw", "peek")
    hesitating.undo(0, 1, ALL)

    assert hesitating.branch == 0
    assert throws(hesitating, 6) == throws(straight, 6)


def test_every_undo_past_a_draw_has_a_branch_of_its_own() -> None:
    table = opened(turns=20)
    seen = []
    for branch in range(4):
        assert table.branch == branch
        seen.append(tuple(throws(table, 8)))
        table.undo(0, 0, ALL)

    assert len(set(seen)) == 4


def test_luck_never_returns_to_a_branch_that_was_left() -> None:
    """Going back without a draw, to a position that was first reached on branch 0."""
    table = opened(turns=20)
    play(table, "hold", "hold")
    old = throws(table, 8)
    table.undo(0, 2, ALL)
    assert table.branch == 1

    table.undo(0, 1, ALL)
    play(table, "hold")

    assert table.branch == 1
    assert throws(table, 8) != old


def test_draws_that_were_taken_back_stay_listed_with_their_branch() -> None:
    table = opened()
    play(table, "throw")

    table.undo(0, 0, ALL)
    play(table, "throw")

    listed = [(drawn.branch, drawn.draw.kind) for drawn in table.draws]
    assert listed == [(0, "shuffle"), (0, "pick"), (0, "die"), (1, "die")]


@pytest.mark.parametrize("branch", [0, 2])
def test_the_branch_after_an_undo_is_not_for_anybody_to_choose(branch: int) -> None:
    table = opened()
    play(table, "throw")

    with refusing("undo-wrong-branch", given=branch, wanted=1):
        table.repeat(Undone(0, 0, branch, (0, 1, 2)))


def test_an_undo_without_a_draw_may_not_change_the_branch() -> None:
    table = opened()
    seat = asked(table)
    play(table, "hold")

    with refusing("undo-wrong-branch", given=1, wanted=0):
        table.repeat(Undone(seat, 0, 1))
