"""Against bots alone, with nobody looking on, questions without a choice answer themselves."""

from dataclasses import replace

import pytest

from gruft.games.vampire_connection.game import GAME as CONNECTION
from gruft.games.vampire_empire.game import GAME as EMPIRE
from gruft.games.vampire_queen.game import GAME as QUEEN
from gruft.kernel.game import Game
from gruft.table.live import commands, house
from gruft.table.live.setting import USUAL_PACE
from gruft.table.live.unasked import alone_at, only_answer
from gruft.table.pace import AT_ONE_SCREEN, Pace
from tests.table.live_tables import HOST, SALT, Live

LINES = 400


def alone(game: Game = EMPIRE, **chosen: object) -> Live:
    seats = game.seat_counts[0]
    return Live(game, seats, **{"watching": "nobody", **chosen}).begin(people=1)  # type: ignore[arg-type]


def step(live: Live) -> bool:
    """Every seat that is to answer does, bots as soon as they are asked; false when all is over."""
    if live.view(0).phase != "playing":
        return False
    bots = house.thinking_bots(live.sitting)
    seat = next(iter(bots), 0)
    if seat in bots:
        question = live.sitting.questions[seat]
        live.do(commands.bot_answers, seat, question, live.harmless(seat))
    else:
        live.answers(0)
    return True


def choices_of(live: Live) -> int:
    scene = live.view(0).scene
    return 0 if scene is None or scene.decision is None else len(scene.decision.choices)


def told(live: Live) -> list[str]:
    return [telling.key for telling in live.table.log.page(0)]


def test_a_window_without_a_choice_is_answered_and_the_log_says_so() -> None:
    live = alone()
    asked = []
    for _ in range(LINES):
        opening = live.sitting.must_be_playing().windows.opening
        if opening is not None and 0 in opening.window.seats and 0 not in opening.answers:
            asked.append(choices_of(live))
        if not step(live) or live.view(0).phase != "playing":
            break

    assert 1 not in asked
    assert "log-unasked" in told(live)


def test_a_pass_that_is_all_that_is_left_is_made() -> None:
    live = alone(QUEEN)
    asked = []
    for _ in range(LINES):
        if not step(live) or live.view(0).phase != "playing":
            break
        if 0 in live.sitting.must_be_playing().position.to_act():
            scene = live.view(0).scene
            assert scene is not None
            assert scene.decision is not None
            asked.append([choice.move for choice in scene.decision.choices])

    assert ["pass"] not in asked
    assert "log-unasked" in told(live)


@pytest.mark.parametrize("watching", ["link", "everybody"])
def test_where_somebody_may_look_on_everything_is_asked(watching: str) -> None:
    live = alone(watching=watching)

    for _ in range(60):
        step(live)

    assert alone_at(live.sitting) is None
    assert "log-unasked" not in told(live)


def test_two_people_are_asked_everything() -> None:
    live = Live(CONNECTION, 4, watching="nobody").begin(people=2)

    assert alone_at(live.sitting) is None
    assert only_answer(live.sitting, live.now) is None


def test_a_guest_alone_at_the_table_of_somebody_else_may_be_watched_by_that_host() -> None:
    live = Live(CONNECTION, 3, watching="nobody")
    live.do(commands.sit, "bo", "Bo", 0, SALT)
    for seat in (1, 2):
        live.do(commands.seat_bot, HOST, seat, "moth", f"Moth {seat}")

    assert alone_at(live.sitting) is None


def test_windows_have_no_clock_unless_the_host_chose_one() -> None:
    chosen = Pace(least=1_000, longest=10_000)

    assert alone().sitting.must_be_playing().windows.pace == AT_ONE_SCREEN
    pace = alone(pace=chosen).sitting.must_be_playing().windows.pace
    assert pace == Pace(least=0, longest=10_000)


def test_bots_wait_without_a_clock_even_if_somebody_may_look_on() -> None:
    watched = alone(watching="link").sitting.must_be_playing().windows.pace

    # How long a window takes at least is left: it hides whether anybody had a choice.
    assert watched == replace(USUAL_PACE, longest=AT_ONE_SCREEN.longest)


def test_undo_takes_back_what_was_chosen_not_what_answered_itself() -> None:
    live = alone(QUEEN)
    while "log-unasked" not in told(live):
        step(live)
    before = [line for line in live.sitting.must_be_playing().lines if line.seat == 0]
    assert before[-1].line == "pass"

    live.do(commands.undo, 0)

    own = [line for line in live.sitting.must_be_playing().lines if line.seat == 0]
    assert len(own) <= len(before) - 2


def test_what_answered_itself_is_read_again_from_the_store() -> None:
    live = alone(QUEEN)
    while "log-unasked" not in told(live):
        step(live)

    assert live.reloaded().views() == live.views()


def test_a_window_that_ran_out_tells_it_to_those_who_did_not_answer() -> None:
    live = Live().begin()
    live.answers(live.asked())
    opening = live.sitting.must_be_playing().windows.opening
    assert opening is not None
    quick, slow = opening.window.seats[:2]
    live.answers(quick)

    live.after(40_000)

    def heard(seat: int) -> bool:
        return "log-window-over" in [one.key for one in live.table.log.page(seat)]

    assert heard(slow)
    assert not heard(quick)
    assert not heard(-1)
