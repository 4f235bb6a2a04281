"""One move's way: checked, kept, and only then played and told."""

import pytest

from gruft.kernel.record import LinePlayed
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR, plain
from gruft.shelf import SHELF
from gruft.table.entries import Entry
from gruft.table.table import Table
from tests.table.matches import asked, header, opened, picture, play, refusing
from tests.table.toy import TOY


class Shelf:
    """A keeper that can be told to fail."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, Entry]] = []
        self.full = False

    def __call__(self, number: int, entry: Entry) -> None:
        if self.full:
            raise OSError("no space left")
        self.kept.append((number, entry))


def test_what_is_kept_is_the_life_of_the_table_under_its_numbers() -> None:
    shelf = Shelf()
    table = opened(keeper=shelf)

    play(table, "hold", "throw")

    assert [number for number, _ in shelf.kept] == [0, 1, 2]
    assert [entry for _, entry in shelf.kept] == table.entries


def test_a_line_is_kept_in_its_canonical_form() -> None:
    table = opened()

    play(table, " TAKE ;Left ")

    assert table.entries[-1] == LinePlayed(table.lines[0].seat, "take; left")


def test_when_a_line_is_kept_nothing_has_happened_yet() -> None:
    seen: list[object] = []
    table = opened(keeper=lambda number, entry: seen.append(number and picture(table)))
    before = picture(table)

    play(table, "throw")

    assert seen == [0, before]
    assert picture(table) != before


def test_a_keeper_that_fails_leaves_the_table_as_it_was() -> None:
    shelf = Shelf()
    table = opened(keeper=shelf)
    play(table, "hold", "throw", "peek")
    before, entries, seat = picture(table), list(table.entries), table.lines[-1].seat
    shelf.full = True

    with pytest.raises(OSError, match="no space"):
        play(table, "throw")
    with pytest.raises(OSError, match="no space"):
        table.undo(seat, 0, {0, 1, 2})
    with pytest.raises(OSError, match="no space"):
        table.end(seat, "aborted")

    assert picture(table) == before
    assert table.entries == entries


def test_after_the_failure_the_same_line_has_the_same_luck() -> None:
    shelf = Shelf()
    troubled, smooth = opened(keeper=shelf), opened()
    shelf.full = True
    with pytest.raises(OSError, match="no space"):
        play(troubled, "throw")
    shelf.full = False

    play(troubled, "throw")
    play(smooth, "throw")

    assert picture(troubled) == picture(smooth)


def test_a_table_that_cannot_be_kept_is_not_opened() -> None:
    shelf = Shelf()
    shelf.full = True

    with pytest.raises(OSError, match="no space"):
        Table.open(TOY, header(), shelf)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("dance", "toy-unreadable"),
        ("left", "toy-not-now"),
        ("take", "line-unfinished"),
        ("take; left; hold", "line-goes-on"),
        ("hold; hold", "line-goes-on"),
        ("hold " * 1000, "line-too-long"),
    ],
)
def test_a_refused_line_is_not_kept_and_changes_nothing(line: str, key: str) -> None:
    shelf = Shelf()
    table = opened(keeper=shelf)
    before = picture(table)

    with pytest.raises(Refused) as caught:
        play(table, line)

    assert caught.value.key == key
    assert picture(table) == before
    assert len(shelf.kept) == 1


def test_a_seat_that_is_not_asked_is_refused_by_the_game() -> None:
    table = opened()

    with pytest.raises(Refused, match="toy-not-your-turn"):
        table.answer((asked(table) + 1) % 3, "hold")


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    table = opened()

    with refusing("table-no-seat", given=seat, high=2):
        table.answer(seat, "hold")
    with refusing("table-no-seat", given=seat, high=2):
        table.undo(seat, 0)
    with refusing("table-no-seat", given=seat, high=2):
        table.end(seat, "aborted")


def test_each_seat_is_told_what_it_may_know() -> None:
    table = opened()
    seat = asked(table)
    other = (seat + 1) % 3

    told = table.answer(seat, "peek")

    assert set(told) == {SPECTATOR, 0, 1, 2}
    assert [one.key for one in told[seat]] == ["toy-played", "toy-top"]
    assert [one.key for one in told[other]] == ["toy-played"]
    assert plain(told[SPECTATOR]) == plain(told[other])


def test_the_log_of_a_seat_is_everything_it_was_told_page_by_page() -> None:
    table = opened()
    seat = asked(table)

    play(table, "peek", "hold", "hold", "peek")

    keys = [one.key for one in table.log.page(seat)]
    assert keys == ["toy-begins", "toy-played", "toy-top", *["toy-played"] * 3]
    assert [one.key for one in table.log.page(seat, 1, 2)] == keys[1:3]
    assert [one.key for one in table.log.page(seat, 4)] == keys[4:]
    assert table.log.page(seat, 99) == []
    assert table.log.length(seat) == len(keys)
    assert table.log.length(SPECTATOR) == len(keys) - 1


def test_a_seat_sees_the_scene_of_the_game() -> None:
    for game in SHELF.values():
        table = opened(game, game.seat_counts[0])

        for seat in (SPECTATOR, 0):
            assert plain(table.scene(seat)) == plain(game.scene(table.position, seat))


def test_the_position_before_a_line_is_not_touched_by_it() -> None:
    table = opened()
    before = table.position
    json = TOY.to_json(before)

    play(table, "throw", "stir", "take; right")

    assert TOY.to_json(before) == json
    assert before.journal is None
    assert table.position.journal is None


# ---- the end ----


def test_after_the_last_line_nothing_more_is_taken() -> None:
    table = opened(turns=1)
    play(table, "hold", "hold", "hold")
    assert table.is_over

    with refusing("table-over"):
        table.answer(0, "hold")
    with refusing("table-over"):
        table.undo(0, 0, {0, 1, 2})
    with refusing("table-over"):
        table.end(0, "aborted")


@pytest.mark.parametrize("cause", ["aborted", "resigned"])
def test_a_match_may_be_ended_before_its_game_is_over(cause: str) -> None:
    table = opened()
    play(table, "throw")

    told = table.end(2, cause)

    assert table.is_over
    assert not table.position.is_over()
    assert plain(told[0]) == [{"key": f"log-{cause}", "args": {"player": {"seat": 2}}}]
    with refusing("table-over"):
        table.undo(asked(table), 0, {0, 1, 2})


def test_a_match_does_not_end_for_a_reason_nobody_knows() -> None:
    with pytest.raises(ValueError, match="bored"):
        opened().end(0, "bored")
