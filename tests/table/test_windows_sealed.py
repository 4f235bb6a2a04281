"""Sealed windows: all answer at once, nothing is seen, the first that acts voids the rest."""

import pytest

from gruft.kernel.journal import WINDOW
from gruft.kernel.record import ABORTED, LinePlayed
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.table.pace import AT_ONE_SCREEN
from tests.table.matches import refusing
from tests.table.watches import (
    BOTH_WITH_1,
    LEAST,
    LIVELY,
    LONGEST,
    Act,
    is_open,
    lines,
    number,
    on_watch,
    seated,
    truth,
    view,
    views_but,
)

STAY = (0, "stay")


# ---- answering ----


def test_all_who_will_be_asked_may_answer_at_once_and_are_used_in_the_order_of_the_rules() -> None:
    steward = on_watch()

    steward.seal(2, 1, "pass", 10)
    steward.seal(1, 1, "pass", 20)
    steward.tick(LEAST)

    assert lines(steward) == [STAY, (1, "pass"), (2, "pass")]


def test_everybody_who_will_be_asked_has_the_question_before_them_and_nobody_else() -> None:
    steward = on_watch()

    for seat in (SPECTATOR, 0, 1, 2):
        prompt, scene = steward.prompt(seat), steward.table.scene(seat)
        assert prompt is not None
        assert (prompt.decision is not None) == (scene.decision is not None) == (seat in (1, 2))
        assert scene.asked == prompt.window.seats == (1, 2)


def test_the_choices_are_the_seats_own() -> None:
    steward = on_watch(BOTH_WITH_1)

    for seat, moves in ((1, ["pass", "lay lantern"]), (2, ["pass"])):
        prompt = steward.prompt(seat)
        assert prompt is not None
        assert prompt.decision is not None
        assert [choice.move for choice in prompt.decision.choices] == moves


def test_the_first_answer_that_acts_voids_all_later_ones_passes_included() -> None:
    steward = on_watch()
    steward.seal(1, 1, "lay lantern", 10)
    steward.seal(2, 1, "pass", 20)

    steward.tick(LEAST)

    assert lines(steward) == [STAY, (1, "lay lantern")]
    assert number(steward) == 2
    prompt = steward.prompt(2)
    assert prompt is not None
    assert prompt.answer == ""


def test_a_later_seat_that_wanted_to_act_too_must_say_so_again() -> None:
    steward = on_watch()
    steward.seal(1, 1, "lay lantern", 10)
    steward.seal(2, 1, "lay lantern", 10)
    steward.tick(LEAST)

    steward.seal(1, 2, "pass", LEAST)
    steward.tick(LEAST + LONGEST)

    assert lines(steward) == [STAY, (1, "lay lantern"), (1, "pass"), (2, "pass")]


def test_a_seat_whose_word_returns_answers_again_in_the_window_that_opens_anew() -> None:
    steward = on_watch(BOTH_WITH_1)
    steward.seal(1, 1, "lay lantern", 0)
    steward.seal(2, 1, "pass", 0)
    steward.tick(LEAST)

    steward.seal(1, 2, "lay lantern", LEAST)
    steward.seal(2, 2, "pass", LEAST)
    steward.tick(2 * LEAST)

    assert lines(steward) == [STAY, (1, "lay lantern"), (1, "lay lantern")]
    assert number(steward) == 3


def test_who_passed_before_somebody_acted_is_not_asked_again_if_the_rules_do_not_ask() -> None:
    steward = on_watch()
    steward.seal(1, 1, "pass", 0)
    steward.seal(2, 1, "lay lantern", 0)

    steward.tick(LEAST)

    assert lines(steward) == [STAY, (1, "pass"), (2, "lay lantern")]
    prompt = steward.prompt(SPECTATOR)
    assert prompt is not None
    assert (prompt.number, prompt.window.seats) == (2, (2,))


def test_when_all_pass_the_game_goes_on() -> None:
    steward = on_watch()
    for seat in (1, 2):
        steward.seal(seat, 1, "pass", 0)

    steward.tick(LEAST)

    assert not is_open(steward)
    assert steward.table.position.to_act() == [1]


def test_answers_are_kept_in_their_canonical_form() -> None:
    steward = on_watch()

    steward.seal(1, 1, "  LAY lantern", 0)

    prompt = steward.prompt(1)
    assert prompt is not None
    assert prompt.answer == "lay lantern"


# ---- changing one's mind ----


def test_an_answer_can_be_changed_until_the_window_closes() -> None:
    steward = on_watch()
    steward.seal(1, 1, "pass", 0)
    steward.seal(2, 1, "pass", 0)

    steward.seal(1, 1, "lay lantern", LEAST - 1)
    steward.tick(LEAST)

    assert lines(steward)[-1] == (1, "lay lantern")


def test_a_withdrawn_answer_keeps_the_window_open() -> None:
    steward = on_watch()
    steward.seal(1, 1, "lay lantern", 0)
    steward.seal(2, 1, "pass", 0)

    steward.withdraw(1, 1, LEAST - 1)
    steward.tick(LEAST)

    assert is_open(steward)
    steward.tick(LONGEST)
    assert lines(steward) == [STAY, (1, "pass"), (2, "pass")]


def test_the_same_answer_again_is_not_kept_twice() -> None:
    steward = on_watch()
    steward.seal(1, 1, "pass", 0)
    entries = list(steward.table.entries)

    steward.seal(1, 1, "Pass", 5)

    assert steward.table.entries == entries


# ---- nothing is seen ----


@pytest.mark.parametrize(
    "act",
    [
        lambda steward: steward.seal(1, 1, "pass", 5),
        lambda steward: steward.seal(1, 1, "lay lantern", 5),
        lambda steward: steward.withdraw(1, 1, 5),
        lambda steward: steward.order(1, "pass", 5),
        lambda steward: steward.order(1, "ask", 5),
        lambda steward: steward.recall(1, "concerns", 5),
    ],
)
def test_what_is_sealed_or_ordered_shows_in_nothing_that_anybody_else_gets(act: Act) -> None:
    steward = on_watch()
    steward.seal(1, 1, "pass", 1)
    steward.seal(1, 1, "lay lantern", 2)
    steward.order(1, "concerns", 3)
    before = views_but(steward, 1)

    told = act(steward)

    assert views_but(steward, 1) == before
    assert told == {seat: [] for seat in range(SPECTATOR, 3)}


def test_a_seat_sees_its_own_answer_and_finds_it_in_its_own_entries() -> None:
    steward = on_watch()
    before = view(steward, 1)

    steward.seal(1, 1, "lay lantern", 5)

    assert view(steward, 1)["prompt"] != before["prompt"]
    assert '"kind": "sealed"' in str(view(steward, 1)["entries"])
    assert '"kind": "sealed"' not in str(view(steward, 2)["entries"])


def test_after_the_end_everything_lies_open() -> None:
    steward = on_watch()
    steward.seal(1, 1, "lay lantern", 5)

    steward.table.end(0, ABORTED)

    assert '"kind": "sealed"' in str(view(steward, 2)["entries"])
    assert not is_open(steward)
    assert steward.tick(LONGEST) == {seat: [] for seat in range(SPECTATOR, 3)}


# ---- what is refused ----


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (lambda steward: steward.seal(1, 1, "pass", LEAST), "window-closed"),
        (lambda steward: steward.withdraw(1, 1, LEAST), "window-closed"),
        (lambda steward: steward.seal(0, 2, "pass", LEAST), "window-not-asked"),
        (lambda steward: steward.seal(1, 3, "pass", LEAST), "window-unknown"),
        (lambda steward: steward.seal(1, 0, "pass", LEAST), "window-unknown"),
        (lambda steward: steward.withdraw(1, 2, LEAST), "window-nothing-sealed"),
        (lambda steward: steward.seal(7, 2, "pass", LEAST), "table-no-seat"),
        (lambda steward: steward.table.answer(1, "pass"), "window-answers-are-sealed"),
        (lambda steward: steward.set_pace(LIVELY), "pace-window-open"),
    ],
)
def test_what_does_not_fit_the_open_window_gets_a_sentence_and_changes_nothing(
    act: Act, key: str
) -> None:
    steward = on_watch()
    steward.seal(1, 1, "lay lantern", 0)
    steward.seal(2, 1, "pass", 0)
    steward.tick(LEAST)
    before, entries = truth(steward), list(steward.table.entries)

    with refusing(key):
        act(steward)

    assert truth(steward) == before
    assert steward.table.entries == entries


def test_an_answer_that_comes_before_the_house_got_round_to_closing_is_late_all_the_same() -> None:
    steward = on_watch()
    steward.seal(1, 1, "pass", 0)
    steward.seal(2, 1, "pass", 0)

    with refusing("window-closed"):
        steward.seal(1, 1, "lay lantern", LEAST)
    with refusing("window-closed"):
        steward.withdraw(1, 1, LEAST + 1)


@pytest.mark.parametrize("text", ["lay lantern", "dance", "stay", "pass; pass", ""])
def test_an_illegal_answer_is_refused_before_it_is_sealed_in_the_words_of_the_game(
    text: str,
) -> None:
    steward = on_watch(BOTH_WITH_1)
    alone = seated(BOTH_WITH_1, pace=None)
    for seat, line in ((0, "stay"), (1, "pass")):
        alone.table.answer(seat, line)
    before, others = truth(steward), views_but(steward, 2)

    with pytest.raises(Refused) as sealed:
        steward.seal(2, 1, text, 5)
    with pytest.raises(Refused) as asked:
        alone.table.answer(2, text)

    assert asked.value.same_as(sealed.value)
    assert (truth(steward), views_but(steward, 2)) == (before, others)


def test_before_the_window_is_opened_nobody_slips_a_line_past_it() -> None:
    steward = seated()
    steward.table.answer(0, "stay")

    with refusing("window-answers-are-sealed"):
        steward.table.answer(1, "pass")
    with refusing("window-unknown"):
        steward.seal(1, 1, "pass", 0)


# ---- tables without a pace, undo ----


def test_a_table_without_a_pace_asks_one_by_one() -> None:
    steward = seated(pace=None)
    steward.table.answer(0, "stay")
    steward.tick(0)

    steward.table.answer(1, "lay lantern")

    assert not is_open(steward)
    assert steward.due_at() is None
    assert lines(steward) == [STAY, (1, "lay lantern")]


def test_at_one_screen_a_window_closes_with_the_last_answer_and_waits_for_it() -> None:
    steward = on_watch(pace=AT_ONE_SCREEN)
    steward.seal(2, 1, "pass", 0)
    steward.tick(10**9)
    assert is_open(steward)

    steward.seal(1, 1, "pass", 10**9)
    steward.tick(10**9)

    assert not is_open(steward)


def test_lines_played_by_a_closing_window_are_no_longer_taken_back_freely() -> None:
    steward = on_watch()
    for seat in (1, 2):
        steward.seal(seat, 1, "pass", 0)

    steward.tick(LEAST)

    assert all(WINDOW in line.horizons for line in steward.table.lines[1:])
    assert steward.table.undo_is_free_to(2) == 3


def test_an_undo_voids_the_window_and_what_lies_in_it() -> None:
    steward = on_watch()
    steward.seal(1, 1, "lay lantern", 0)
    steward.seal(2, 1, "pass", 0)

    steward.table.undo(0, 0)
    steward.tick(5)
    assert not is_open(steward)

    steward.table.answer(0, "stay")
    steward.tick(10)
    with refusing("window-closed"):
        steward.seal(1, 1, "pass", 11)
    prompt = steward.prompt(1)
    assert prompt is not None
    assert (prompt.number, prompt.opened, prompt.answer) == (2, 10, "")


def test_an_undo_into_a_window_opens_it_for_those_who_were_still_to_be_asked() -> None:
    steward = on_watch()
    for seat in (1, 2):
        steward.seal(seat, 1, "pass", 0)
    steward.tick(LEAST)

    steward.table.undo(0, 2, {1, 2})
    steward.tick(LEAST)

    prompt = steward.prompt(SPECTATOR)
    assert prompt is not None
    assert (prompt.number, prompt.window.seats) == (2, (2,))


def test_a_whole_match_in_sealed_windows_is_a_match_like_any_other() -> None:
    steward, now = on_watch(), 0
    plain_table = seated(pace=None).table

    while not steward.table.is_over:
        now += LONGEST
        if not is_open(steward):
            steward.table.answer(steward.table.position.to_act()[0], "stay")
        steward.tick(now)
    for line in steward.table.lines:
        plain_table.repeat(LinePlayed(line.seat, line.line))

    assert steward.table.steps == plain_table.steps
    # That a time ran out is told beside what happened.
    told = [one.key for one in steward.table.log.page(0) if one.key != "log-window-over"]
    assert told == [one.key for one in plain_table.log.page(0)]
