"""A table is the fold over its entries: sitting down again gives the same table at every step."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from gruft.kernel.record import LinePlayed
from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.table.entries import Entry, read_entries, write_entries
from gruft.table.table import Table
from tests.table.matches import (
    asked,
    assert_sayable,
    finished,
    header,
    opened,
    picture,
    play,
    play_on,
    refusing,
)
from tests.table.toy import EVERY_LINE, TOY

SEATS = 3


class TableMachine(RuleBasedStateMachine):
    """Random lives of a table, with everything that may happen to it."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Entry] = []
        self.table = opened(seats=SEATS, keeper=lambda _, entry: self.kept.append(entry), turns=9)

    @precondition(lambda self: not self.table.is_over)
    @rule(line=st.sampled_from(EVERY_LINE))
    def answer(self, line: str) -> None:
        play(self.table, line)

    @precondition(lambda self: not self.table.is_over)
    @rule(line=st.sampled_from(["left", "take", "nonsense", "hold; hold"]))
    def be_refused(self, line: str) -> None:
        with pytest.raises(Refused):
            play(self.table, line)

    @precondition(lambda self: not self.table.is_over and self.table.lines)
    @rule(seat=st.integers(0, SEATS - 1), data=st.data())
    def undo_freely_or_be_refused(self, seat: int, data: st.DataObject) -> None:
        keep = data.draw(st.integers(0, len(self.table.lines) - 1))
        if keep >= self.table.undo_is_free_to(seat):
            self.table.undo(seat, keep)
        else:
            with refusing("undo-needs-consent"):
                self.table.undo(seat, keep)

    @precondition(lambda self: not self.table.is_over and self.table.lines)
    @rule(seat=st.integers(0, SEATS - 1), data=st.data())
    def undo_by_consent(self, seat: int, data: st.DataObject) -> None:
        keep = data.draw(st.integers(0, len(self.table.lines) - 1))
        self.table.undo(seat, keep, range(SEATS))

    @precondition(lambda self: not self.table.is_over and len(self.kept) > 20)
    @rule(seat=st.integers(0, SEATS - 1), cause=st.sampled_from(["aborted", "resigned"]))
    def end(self, seat: int, cause: str) -> None:
        self.table.end(seat, cause)

    @precondition(lambda self: self.table.is_over)
    @rule(seat=st.integers(0, SEATS - 1))
    def find_that_it_is_over(self, seat: int) -> None:
        with refusing("table-over"):
            self.table.undo(seat, 0, range(SEATS))

    @invariant()
    def sitting_down_again_changes_nothing(self) -> None:
        again = Table.from_entries(TOY, read_entries(write_entries(self.kept), "kept"))

        assert again.entries == self.table.entries
        assert picture(again) == picture(self.table)

    @invariant()
    def no_luck_is_drawn_twice(self) -> None:
        branches = [drawn.branch for drawn in self.table.draws]

        assert branches == sorted(branches)
        assert self.table.branch >= branches[-1]


TestTableLife = TableMachine.TestCase
TestTableLife.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)


@pytest.mark.parametrize("slug", SHELF)
def test_a_real_game_folds_alike_at_every_step(slug: str) -> None:
    dice = random.Random(slug)
    game = SHELF[slug]
    table = opened(game, game.seat_counts[0])

    for _ in range(25):
        play_on(table, dice, undos=True, steps=4)

        assert picture(Table.from_entries(game, table.entries)) == picture(table)


def test_a_table_goes_on_with_the_luck_it_would_have_had() -> None:
    straight = opened(turns=20)
    play(straight, "throw", "stir", "hold")
    again = Table.from_entries(TOY, straight.entries)

    for table in (straight, again):
        play(table, *["throw"] * 9)

    assert picture(again) == picture(straight)


def test_what_was_kept_before_is_not_kept_again() -> None:
    kept: list[Entry] = []
    table = opened()
    play(table, "hold", "throw")

    again = Table.from_entries(TOY, table.entries, lambda number, entry: kept.append(entry))
    play(again, "peek")

    assert kept == [again.entries[-1]]


def test_steps_are_all_entries_but_the_first() -> None:
    table = finished()

    assert [table.header, *table.steps] == table.entries


# ---- what is refused ----


@pytest.mark.parametrize("entries", [[], [LinePlayed(0, "hold")]])
def test_entries_that_begin_without_a_header(entries: list[Entry]) -> None:
    with refusing("entries-not-opened"):
        Table.from_entries(TOY, entries)


def test_a_match_that_is_opened_twice() -> None:
    with refusing("entries-opened-twice", number=1):
        Table.from_entries(TOY, [header(), header()])


@pytest.mark.parametrize(
    ("seat", "line", "reason"),
    [
        (0, "fly", "toy-unreadable"),
        (0, "left", "toy-not-now"),
        (1, "hold", "toy-not-your-turn"),
        (9, "hold", "table-no-seat"),
        (0, "HOLD", "line-not-canonical"),
    ],
)
def test_a_kept_line_that_the_rules_do_not_allow(seat: int, line: str, reason: str) -> None:
    table = opened()
    play(table, "hold")
    step = LinePlayed((asked(table) + seat) % 3 if seat < 3 else seat, line)

    with pytest.raises(Refused) as caught:
        Table.from_entries(TOY, [*table.entries, step])

    because = caught.value.__cause__
    assert isinstance(because, Refused)
    assert (because.key, caught.value.key) == (reason, "entry-refused")
    assert caught.value.details == {"number": 2}
    assert_sayable(caught.value)
