"""Two houses that differ in what a watcher may not know send them the same, byte for byte.

`make leaks` does the same for many more evenings. That these checks find leaks is proved in
`test_leaks_planted.py`.
"""

import json

import pytest

from gruft.kernel.scene import SPECTATOR
from gruft.table.live.setting import Clock
from tests.server.pairs import A_LONG_DAY, SECOND, Evening, Pair
from tests.server.pairs_evening import ACTS, ask_around, be_away, play, spend
from tests.server.pairs_house import Message, Visitor, quiet_time
from tests.server.pairs_plans import planned
from tests.server.pairs_probing import PRINTED, about_the_table, routes

EVENINGS = [
    Evening("vampire_queen", 4, 1, 0, bots=(2,)),
    Evening("vampire_queen", 3, SPECTATOR, 1, delay=20 * SECOND, begins=20, clock=Clock()),
    Evening("vampire_connection", 4, 2, 0, bots=(1,), until="a window is open"),
    Evening("vampire_connection", 3, SPECTATOR, 1, begins=40, clock=Clock()),
    Evening("vampire_connection", 4, 0, 7, until="all choose at once", steps=12),
    Evening("vampire_connection", 4, SPECTATOR, 4, until="all choose at once", steps=12),
    Evening("vampire_empire", 2, 1, 0, until="a window is open", clock=Clock()),
    Evening("vampire_empire", 2, SPECTATOR, 1, begins=20, delay=20 * SECOND),
    Evening("grottenstein", 4, 0, 0, bots=(3,), begins=30),
    Evening("grottenstein", 2, SPECTATOR, 1, begins=10, clock=Clock()),
]


@pytest.mark.parametrize(
    "evening", EVENINGS, ids=lambda one: f"{one.game}-{one.watcher}-{one.seed}"
)
def test_a_watcher_is_sent_the_same_whatever_they_may_not_know(evening: Evening) -> None:
    tally = spend(evening)

    assert tally["different"] > 0, "the houses were never different"
    assert tally["frames"] > 15
    assert tally["log"] >= 2


def test_the_evenings_are_not_all_alike() -> None:
    """What must have happened somewhere, or else these evenings prove little."""
    plans = [planned("vampire_connection", seed, steps=0) for seed in range(40)]

    assert {one.watcher for one in plans} >= {SPECTATOR, 0, 1, 2}
    assert {one.until for one in plans} == {"", "a window is open", "all choose at once"}
    assert {one.clock for one in plans} == {Clock(), A_LONG_DAY}
    assert {bool(one.delay) for one in plans} == {True, False}


def test_one_busy_evening_has_everything_in_it() -> None:
    acts = [one for act in (*ACTS, ask_around, be_away) for one in (play, act)]

    tally = spend(Evening("vampire_connection", 4, 1, 5, begins=30), acts)

    assert {act.__name__ for act in acts} <= tally.keys()
    assert tally["another line"] > 0
    assert tally["REST"] > 0


def _window_shown_to(who: Visitor) -> Message:
    who.unread()
    who.come()
    shown = [json.loads(frame) for frame in who.unread()]
    (window,) = (one["parts"]["window"] for one in shown if one["type"] == "shown")
    return dict(window)


@pytest.mark.parametrize("game", ["vampire_connection", "vampire_empire"])
def test_the_bar_of_a_window_is_the_same_for_everybody(game: str) -> None:
    seats = 4 if game == "vampire_connection" else 2
    with quiet_time():
        pair = Pair(Evening(game, seats, 0, 2, until="a window is open"))
        bars = {
            (window["number"], window["opened"], window["earliest"], window["latest"])
            for house in pair.houses
            for who in house.visitors.values()
            for window in [_window_shown_to(who)]
        }
        pair.close()

    assert len(bars) == 1


def test_every_address_is_either_printed_or_compared() -> None:
    assert set(routes()) > PRINTED, "an address that is no longer there"
    assert set(about_the_table()) == {
        "/api/address",
        "/api/games/{slug}/about/{table}",
        "/api/games/{slug}/plans/{table}",
        "/api/guest",
        "/api/tables",
        "/api/tables/{table}/course",
        "/api/tables/{table}/invitation",
        "/api/tables/{table}/record",
        "/healthz",
        "/metrics",
    }, "say of a new address whether what is played can change its answer"
