"""Windows outlive a crash: answers and orders are entries, and a table is the fold over them."""

from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gruft.kernel.record import LinePlayed
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.table.entries import Entry, read_entries, write_entries
from gruft.table.records import record_of
from gruft.table.replay import entries_of, replay
from gruft.table.table import Table
from gruft.table.verify import verify
from gruft.table.window_entries import (
    THIS_TURN,
    UNTIL,
    Ordered,
    Recalled,
    Sealed,
    WindowClosed,
    WindowOpened,
    Withdrawn,
)
from gruft.table.windows import Steward
from gruft.testing.tiny.watchmen import GAME as WATCHMEN
from tests.table.matches import assert_sayable, refusing
from tests.table.watches import (
    BOTH_WITH_1,
    LEAST,
    LIVELY,
    LONGEST,
    NOBODY_ASKED,
    ONE_EACH,
    SLOW,
    Act,
    again,
    is_open,
    lines,
    number,
    on_watch,
    seated,
    truth,
    views_but,
)


def answered() -> Steward:
    """A table at which everybody has answered, one of them with an order."""
    steward = on_watch()
    steward.order(2, "pass", 5, until=THIS_TURN)
    steward.seal(1, 1, "lay lantern", 10)
    steward.seal(1, 1, "pass", 20)
    return steward


def test_after_a_crash_every_sealed_answer_and_order_is_still_there() -> None:
    steward = answered()

    assert truth(again(steward)) == truth(steward)


def test_wherever_the_house_crashed_while_closing_it_goes_on_to_the_same_end() -> None:
    steward = answered()
    before = len(steward.table.entries)
    steward.tick(LEAST)
    entries = steward.table.entries

    for cut in range(before, len(entries) + 1):
        survivor = Steward(Table.from_entries(WATCHMEN, entries[:cut]))
        survivor.tick(LEAST)

        assert survivor.table.entries == entries
        assert truth(survivor) == truth(steward)


def test_in_the_middle_of_closing_nobody_gets_a_word_in() -> None:
    steward = answered()
    entries = [*steward.table.entries, WindowClosed(1, LEAST), LinePlayed(1, "pass")]
    halfway = Steward(Table.from_entries(WATCHMEN, entries))

    assert halfway.prompt(2) is None
    with refusing("window-closed"):
        halfway.seal(2, 1, "lay lantern", LEAST)
    with refusing("window-other-answer"):
        halfway.table.answer(2, "lay lantern")
    halfway.order(2, "ask", LEAST)
    halfway.tick(LEAST)
    assert lines(halfway)[1:] == [(1, "pass"), (2, "pass")]


def test_a_keeper_that_fails_leaves_the_window_as_it_was() -> None:
    def fail(number: int, entry: Entry) -> None:
        raise OSError("no space left")

    steward = answered()
    before = truth(steward)
    steward.table.keeper = fail

    acts: list[Act] = [
        lambda steward: steward.seal(2, 1, "lay lantern", 30),
        lambda steward: steward.withdraw(1, 1, 30),
        lambda steward: steward.order(1, "pass", 30),
        lambda steward: steward.recall(2, "pass", 30),
        lambda steward: steward.tick(LEAST),
    ]
    for act in acts:
        with pytest.raises(OSError, match="no space"):
            act(steward)

    assert truth(steward) == before


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (WindowOpened(2, 5), "window-cannot-open"),
        (WindowClosed(1, LEAST - 1), "window-not-due"),
        (WindowClosed(2, LONGEST), "window-not-due"),
        (Sealed(2, 1, "PASS", 30), "line-not-canonical"),
        (Sealed(0, 1, "pass", 30), "window-not-asked"),
        (Sealed(2, 2, "pass", 30), "window-unknown"),
        (Withdrawn(2, 1, 30), "window-nothing-sealed"),
        (LinePlayed(1, "pass"), "window-answers-are-sealed"),
        (Ordered(1, "hide", (), "turn", 30), "order-unknown"),
        (Ordered(1, "pass", (), "dawn", 30), "order-unknown-until"),
        (Recalled(1, "pass", 30), "order-not-given"),
        (replace(LIVELY, least=1), "pace-window-open"),
    ],
)
def test_kept_entries_that_cannot_be(step: Entry, reason: str) -> None:
    entries = [*answered().table.entries, step]

    with pytest.raises(Refused) as caught:
        Table.from_entries(WATCHMEN, entries)

    because = caught.value.__cause__
    assert isinstance(because, Refused)
    assert (because.key, caught.value.key) == (reason, "entry-refused")
    assert_sayable(because)


def test_a_kept_line_of_a_closed_window_that_nobody_sealed() -> None:
    entries = [*answered().table.entries, WindowClosed(1, LEAST), LinePlayed(1, "lay lantern")]

    with pytest.raises(Refused) as caught:
        Table.from_entries(WATCHMEN, entries)

    because = caught.value.__cause__
    assert isinstance(because, Refused)
    assert because.key == "window-other-answer"
    assert_sayable(because)


def test_a_window_is_not_opened_where_the_rules_have_none() -> None:
    with pytest.raises(Refused, match="window-cannot-open"):
        seated().table.repeat(WindowOpened(1, 0))


# ---- records ----


def finished() -> Steward:
    """A match played to its end in sealed windows."""
    steward, now = on_watch(), 0
    steward.seal(1, 1, "lay lantern", 0)
    while not steward.table.is_over:
        now += LONGEST
        steward.tick(now)
        if not is_open(steward) and not steward.table.is_over:
            steward.table.answer(steward.table.position.to_act()[0], "stay")
    return steward


def test_the_record_of_a_match_with_windows_holds_its_lines_and_proves_them() -> None:
    table = finished().table

    record = record_of(table)

    assert all(isinstance(step, LinePlayed) for step in record.play)
    assert verify(record, WATCHMEN).is_fair
    last = list(replay(WATCHMEN, entries_of(record)))[-1]
    assert WATCHMEN.to_json(last.position) == WATCHMEN.to_json(table.position)


def test_entries_with_windows_can_be_watched_again_step_by_step() -> None:
    table = finished().table

    moments = list(replay(WATCHMEN, table.entries))

    assert [one.step for one in moments[1:]] == table.entries[1:]


# ---- any life of a table ----


class WindowMachine(RuleBasedStateMachine):
    """Random lives of a table with windows; private steps are seen by nobody else."""

    seats = st.integers(0, 2)

    @initialize(
        hands=st.sampled_from([ONE_EACH, BOTH_WITH_1, NOBODY_ASKED]),
        pace=st.sampled_from([LIVELY, SLOW]),
    )
    def sit_down(self, hands: tuple[tuple[int, ...], ...], pace: object) -> None:
        self.now = 0
        self.steward = on_watch(hands, LIVELY if pace == LIVELY else SLOW)

    def privately(self, seat: int, act: str, *args: object, **named: object) -> None:
        before, whole = views_but(self.steward, seat), truth(self.steward)
        try:
            getattr(self.steward, act)(seat, *args, **named)
        except Refused as refused:
            assert_sayable(refused, WATCHMEN)
            assert truth(self.steward) == whole
        assert views_but(self.steward, seat) == before

    def open_number(self) -> int:
        return number(self.steward) if is_open(self.steward) else 1

    @rule(seat=seats, text=st.sampled_from(["pass", "lay lantern"]), late=st.integers(0, 1))
    def seal(self, seat: int, text: str, late: int) -> None:
        self.privately(seat, "seal", self.open_number() - late, text, self.now)

    @rule(seat=seats)
    def withdraw(self, seat: int) -> None:
        self.privately(seat, "withdraw", self.open_number(), self.now)

    @rule(
        seat=seats,
        key=st.sampled_from(["ask", "concerns", "pass"]),
        until=st.sampled_from(UNTIL),
    )
    def order(self, seat: int, key: str, until: str) -> None:
        self.privately(seat, "order", key, self.now, until=until)

    @rule(seat=seats, key=st.sampled_from(["concerns", "pass"]))
    def recall(self, seat: int, key: str) -> None:
        self.privately(seat, "recall", key, self.now)

    @rule(passing=st.integers(0, LONGEST))
    def let_time_pass(self, passing: int) -> None:
        self.now += passing
        self.steward.tick(self.now)

    @precondition(lambda self: not self.steward.table.is_over and not is_open(self.steward))
    @rule()
    def take_a_turn(self) -> None:
        self.steward.table.answer(self.steward.table.position.to_act()[0], "stay")
        self.steward.tick(self.now)

    @precondition(lambda self: not self.steward.table.is_over and self.steward.table.lines)
    @rule(data=st.data())
    def undo_by_consent(self, data: st.DataObject) -> None:
        keep = data.draw(st.integers(0, len(self.steward.table.lines) - 1))
        self.steward.table.undo(0, keep, {1, 2})
        self.steward.tick(self.now)

    @invariant()
    def sitting_down_again_changes_nothing(self) -> None:
        kept = read_entries(write_entries(self.steward.table.entries), "kept")
        assert truth(Steward(Table.from_entries(WATCHMEN, kept))) == truth(self.steward)

    @invariant()
    def every_window_closes_in_the_end(self) -> None:
        survivor = again(self.steward)
        survivor.tick(self.now)
        opened = survivor.prompt(SPECTATOR)
        if opened is not None:
            survivor.tick(opened.latest)
            after = survivor.prompt(SPECTATOR)
            assert after is None or after.number > opened.number


TestWindowLife = WindowMachine.TestCase
TestWindowLife.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
