"""Standing orders: private, blind to hands, looked at when a window closes and not before."""

import pytest

from gruft.games.vampire_connection.game import GAME as VAMPIRE_CONNECTION
from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.orders import Occasion, Order
from gruft.kernel.scene import SPECTATOR, plain
from gruft.shelf import SHELF
from gruft.table.opening import new_header
from gruft.table.pace import Pace
from gruft.table.standing_orders import ASK, CONCERNS, PASS, orders_of
from gruft.table.table import Table
from gruft.table.window_entries import OWN_TURN, RECALLED, THIS_TURN, THIS_WINDOW, UNTIL
from gruft.table.windows import Steward
from gruft.testing.tiny.watchmen.game import Watchmen
from gruft.words.speech import Words
from tests.table.matches import NAMES, SECRET, refusing, salts
from tests.table.watches import (
    BOTH_WITH_1,
    LEAST,
    LIVELY,
    LONGEST,
    is_open,
    lines,
    number,
    on_watch,
    seated,
    truth,
)

OCCASIONS: list[Occasion] = []


def _after_the_turn_of(occasion: Occasion) -> bool:
    OCCASIONS.append(occasion)
    turn = occasion.window.trigger.args["player"]
    return turn in [{"seat": seat} for seat in occasion.about]


class OrderlyWatchmen(Watchmen):
    """Watchmen with an order of its own: pass after the turns of certain seats."""

    def standing_orders(self) -> tuple[Order, ...]:
        return (Order("after", _after_the_turn_of, names_seats=True),)


ORDERLY: Game = OrderlyWatchmen()


def next_turn(steward: Steward, now: int) -> None:
    """The seat whose turn it is stays at home, and the next watch is opened."""
    steward.table.answer(steward.table.position.to_act()[0], "stay")
    steward.tick(now)


# ---- the presets ----


def test_who_gave_no_order_is_waited_for() -> None:
    steward = on_watch()
    steward.seal(2, 1, "pass", 0)

    steward.tick(LEAST)

    assert is_open(steward)


def test_pass_for_me() -> None:
    steward = on_watch()
    steward.seal(2, 1, "pass", 0)

    steward.order(1, PASS, 10)
    steward.tick(LEAST)

    assert lines(steward)[1:] == [(1, "pass"), (2, "pass")]


def test_always_ask_me_takes_the_place_of_every_order() -> None:
    steward = on_watch(game=ORDERLY)
    steward.order(1, PASS, 10)
    steward.order(1, "after", 10, about=[0])
    steward.order(2, PASS, 10)

    steward.order(1, ASK, 20)
    steward.tick(LEAST)

    assert is_open(steward)
    prompt = steward.prompt(1)
    assert prompt is not None
    assert prompt.orders == ()


def test_one_preset_takes_the_place_of_another() -> None:
    steward = on_watch()
    steward.order(1, PASS, 10)

    steward.order(1, CONCERNS, 20)

    prompt = steward.prompt(1)
    assert prompt is not None
    assert [one.order for one in prompt.orders] == [CONCERNS]


def test_ask_me_only_if_it_concerns_me_passes_where_somebody_else_is_named() -> None:
    steward = on_watch()
    for seat in (1, 2):
        steward.order(seat, CONCERNS, 10)

    steward.tick(LEAST)

    assert not is_open(steward)


def test_a_window_for_a_seat_alone_concerns_it() -> None:
    steward = on_watch()
    steward.order(2, CONCERNS, 0)
    steward.seal(1, 1, "pass", 0)
    steward.seal(2, 1, "lay lantern", 0)
    steward.tick(LEAST)

    steward.tick(2 * LEAST)

    prompt = steward.prompt(2)
    assert prompt is not None
    assert (prompt.number, prompt.window.seats) == (2, (2,))


def test_a_sealed_answer_goes_before_every_order() -> None:
    steward = on_watch()
    for seat in (1, 2):
        steward.order(seat, PASS, 0)

    steward.seal(1, 1, "lay lantern", 10)
    steward.tick(LEAST)

    assert lines(steward)[-1] == (1, "lay lantern")


# ---- when they are looked at ----


def test_an_order_is_not_looked_at_before_the_least_length_is_over() -> None:
    OCCASIONS.clear()
    steward = on_watch(game=ORDERLY)
    for seat in (1, 2):
        steward.order(seat, "after", 10, about=[0])

    steward.tick(LEAST - 1)
    assert OCCASIONS == []

    steward.tick(LEAST)
    assert {occasion.seat for occasion in OCCASIONS} == {1, 2}


def test_an_order_can_be_recalled_until_the_window_closes() -> None:
    steward = on_watch()
    for seat in (1, 2):
        steward.order(seat, PASS, 0)

    steward.recall(1, PASS, LEAST - 1)
    steward.tick(LEAST)

    assert is_open(steward)


def test_an_order_that_comes_when_the_window_is_due_is_too_late_for_it() -> None:
    steward = on_watch()
    for seat in (1, 2):
        steward.order(seat, PASS, 0)

    with refusing("window-closing"):
        steward.order(1, ASK, LEAST)
    steward.tick(LEAST)
    steward.order(1, ASK, LEAST)

    assert not is_open(steward)


@pytest.mark.parametrize("pace", [Pace(0, LONGEST), LIVELY])
def test_orders_may_be_given_before_a_window_and_all_may_leave_it_to_them(pace: Pace) -> None:
    steward = seated(pace=pace)
    for seat in (1, 2):
        steward.order(seat, PASS, 0)

    next_turn(steward, 0)
    steward.tick(pace.least)

    assert lines(steward) == [(0, "stay"), (1, "pass"), (2, "pass")]


# ---- how long they stand ----


@pytest.mark.parametrize("until", [one for one in UNTIL if one != OWN_TURN])
def test_only_an_order_until_i_say_otherwise_outlives_the_turn(until: str) -> None:
    steward = on_watch()
    for seat in (0, 1, 2):
        steward.order(seat, PASS, 0, until=until)
    steward.tick(LEAST)
    assert not is_open(steward)

    next_turn(steward, LEAST)
    steward.tick(2 * LEAST)

    assert is_open(steward) == (until != RECALLED)


def test_an_order_until_my_own_turn_outlives_those_of_others_and_lapses_with_mine() -> None:
    steward = on_watch()
    for seat in (0, 1, 2):
        steward.order(seat, PASS, 0, until=OWN_TURN)
    steward.tick(LEAST)
    next_turn(steward, LEAST)

    # Seat 0 had the first turn, seat 1 has had its own by now.
    assert {one.seat for one in steward.table.state.windows.orders} == {0, 2}


def test_an_order_until_the_turn_is_over_outlives_a_window_in_it() -> None:
    steward = night("bat > tomb", ["castle"] * 3)
    for seat in (1, 2):
        steward.order(seat, PASS, 0, until=THIS_TURN)

    steward.tick(LEAST)

    assert number(steward) == 2
    assert len(steward.table.state.windows.orders) == 2


def test_an_order_for_this_window_holds_when_the_window_opens_again() -> None:
    steward = on_watch(BOTH_WITH_1)
    steward.order(2, PASS, 0, until=THIS_WINDOW)
    for opening, text in enumerate(("lay lantern", "lay lantern", "pass"), start=1):
        steward.seal(1, opening, text, (opening - 1) * LEAST)
        steward.tick(opening * LEAST)

    assert not is_open(steward)
    assert steward.table.state.windows.orders == ()


def test_an_undo_takes_back_the_orders_given_since() -> None:
    steward = seated()
    steward.order(1, PASS, 0)
    next_turn(steward, 0)
    steward.order(2, PASS, 10)

    steward.table.undo(0, 0)

    assert [one.seat for one in steward.table.state.windows.orders] == [1]


# ---- orders of a game ----


def test_a_game_has_orders_of_its_own_which_see_what_a_spectator_sees() -> None:
    OCCASIONS.clear()
    steward = on_watch(game=ORDERLY)
    for seat in (1, 2):
        steward.order(seat, "after", 0, about=[0])

    steward.tick(LEAST)

    assert not is_open(steward)
    fresh = on_watch(game=ORDERLY).table
    spectators = plain(fresh.game.scene(fresh.position, SPECTATOR))
    assert all(plain(one.scene) == spectators for one in OCCASIONS)


def test_an_order_passes_only_on_the_occasions_it_was_given_for() -> None:
    steward = on_watch(game=ORDERLY)
    for seat in (1, 2):
        steward.order(seat, "after", 0, about=[1, 2])

    steward.tick(LEAST)

    assert is_open(steward)


@pytest.mark.parametrize(
    ("order", "about", "key"),
    [
        ("hide", (), "order-unknown"),
        ("after", (), "order-needs-seats"),
        ("pass", (1,), "order-without-seats"),
        ("after", (1, 3), "table-no-seat"),
    ],
)
def test_orders_that_cannot_be_given(order: str, about: tuple[int, ...], key: str) -> None:
    steward = on_watch(game=ORDERLY)
    before = truth(steward)

    with refusing(key):
        steward.order(1, order, 0, about=about)

    assert truth(steward) == before


def test_an_order_that_was_not_given_cannot_be_recalled() -> None:
    with refusing("order-not-given", given="pass"):
        on_watch().recall(1, PASS, 0)


@pytest.mark.parametrize("slug", SHELF)
def test_every_order_and_its_end_has_a_name_in_every_language(slug: str) -> None:
    for language in LANGUAGES:
        words = Words.at(SHELF[slug], language)
        for key in orders_of(SHELF[slug]):
            assert words.say(f"order-{key}")
        for until in UNTIL:
            assert words.say(f"until-{until}")


# ---- The Vampire Connection ----


def night(line: str, places: list[str]) -> Steward:
    """Seat 0 plays a line in round 2; seats 1 and 2 are asked whether they hunt."""
    start = {
        "hands": ["wolf, bat, hunchback", "hunchback", "hunchback"],
        "vampires": ["Biggulp", "Ficklecrash", "Shortway"],
        "places": places,
        "round": 2,
        "start": 0,
        "active": 0,
        "kidnapped": True,
        "pending": "play",
    }
    header = new_header(VAMPIRE_CONNECTION, NAMES[:3], secret=SECRET, salts=salts(3), start=start)
    steward = Steward(Table.open(VAMPIRE_CONNECTION, header))
    steward.set_pace(LIVELY)
    steward.table.answer(0, line)
    steward.tick(0)
    return steward


@pytest.mark.parametrize(
    ("line", "places", "order", "about", "passes"),
    [
        ("bat > village", ["castle"] * 3, "not-by-bat", (), False),
        ("wolf > village", ["castle"] * 3, "not-by-bat", (), True),
        ("wolf > village", ["castle"] * 3, "journeys", (0,), False),
        ("wolf > village", ["castle"] * 3, "journeys", (1, 2), True),
        ("wolf > village", ["castle", "castle", "tomb"], "tombs", (1,), False),
        ("end play", ["castle", "castle", "tomb"], "tombs", (2,), False),
        ("end play", ["castle", "castle", "tomb"], "tombs", (0, 1), True),
        ("end play", ["castle", "castle", "tomb"], "not-by-bat", (), False),
        ("end play", ["castle", "castle", "tomb"], "journeys", (1,), False),
        ("wolf > village", ["castle"] * 3, "concerns", (), True),
    ],
)
def test_orders_of_the_vampire_connection(
    line: str, places: list[str], order: str, about: tuple[int, ...], passes: bool
) -> None:
    steward = night(line, places)
    steward.seal(2, 1, "pass", 0)

    steward.order(1, order, 0, about=about)
    steward.tick(LEAST)

    prompt = steward.prompt(SPECTATOR)
    assert (prompt is None or prompt.number > 1) == passes


def test_in_the_vampire_connection_it_stays_the_turn_of_ap_while_others_are_asked() -> None:
    position = night("bat > village", ["castle"] * 3).table.position

    assert position.to_act() == [1]
    assert VAMPIRE_CONNECTION.whose_turn(position) == 0
