"""Many games of given bots, counted."""

import dataclasses

import pytest

from gruft.arena.matches import Setting, play_out
from gruft.arena.simulate import Simulation, bots_by_seat, simulate
from gruft.bots.players import BOTS
from gruft.games.grottenstein.game import GAME as GROTTENSTEIN
from gruft.games.vampire_connection.game import GAME as CONNECTION
from gruft.games.vampire_queen.game import GAME

SHORT = Setting(GAME, 3, {"phases": 1})
HUNTERS = ("red", "blue", "green", "yellow")
MOTH, NAIVE = BOTS["moth"], BOTS["naive"]


def timeless(simulation: Simulation) -> Simulation:
    return dataclasses.replace(simulation, seconds=1)


def test_a_short_list_of_bots_begins_again_and_a_long_one_is_cut() -> None:
    assert bots_by_seat([MOTH, NAIVE], 3) == [MOTH, NAIVE, MOTH]
    assert bots_by_seat([MOTH, NAIVE, NAIVE], 2) == [MOTH, NAIVE]


def test_all_wins_are_given_away_and_no_more() -> None:
    simulation = simulate(SHORT, [MOTH], games=10, seed=1)

    assert sum(seat.share.mean for seat in simulation.seats) == pytest.approx(1)


def test_wins_points_and_lengths_are_those_of_the_games() -> None:
    games = [play_out(SHORT, [MOTH, NAIVE, MOTH], seed=4, deal=deal) for deal in range(3)]

    simulation = simulate(SHORT, [MOTH, NAIVE], games=3, seed=4)

    naive = simulation.seats[1]
    assert naive.bot == "naive"
    assert naive.share.mean == pytest.approx(sum(game.share(1) for game in games) / 3)
    assert naive.points.mean == pytest.approx(sum(game.outcome.scores[1] for game in games) / 3)
    moves = sorted(game.moves for game in games)
    assert (simulation.moves.shortest, simulation.moves.longest) == (moves[0], moves[-1])
    assert simulation.moves.mean == pytest.approx(sum(moves) / 3)
    assert simulation.lines == simulation.moves


def test_roles_are_counted_in_the_games_they_were_played_in() -> None:
    setting = Setting(CONNECTION, 3, {"max_rounds": 3})
    games = [play_out(setting, [MOTH] * 3, seed=2, deal=deal) for deal in range(3)]

    simulation = simulate(setting, [MOTH], games=3, seed=2)

    played = sorted(role for game in games for role in game.roles)
    assert [report.role for report in simulation.roles] == sorted(set(played))
    assert [report.games for report in simulation.roles] == [
        played.count(report.role) for report in simulation.roles
    ]
    won = sum(report.games * report.share.mean for report in simulation.roles)
    assert won == pytest.approx(3)


def test_a_role_wins_what_its_seat_wins() -> None:
    options = {"max_rounds": 3, "vampire_0": "Stoneheart", "vampire_1": "Shortway"}
    simulation = simulate(Setting(CONNECTION, 3, options), [NAIVE, MOTH], games=4, seed=2)

    by_role = {report.role: (report.share, report.points) for report in simulation.roles}
    seat = simulation.seats[0]
    assert by_role["name-stoneheart"] == (seat.share, seat.points)


def test_where_seats_are_alike_nobody_has_a_role() -> None:
    assert simulate(SHORT, [MOTH], games=1, seed=1).roles == ()


def test_rounds_are_those_that_the_table_shows() -> None:
    simulation = simulate(Setting(CONNECTION, 3, {"max_rounds": 2}), [MOTH], games=2, seed=1)

    assert (simulation.rounds.shortest, simulation.rounds.longest) == (2, 2)


def test_causes_of_the_end_and_shared_wins_are_counted() -> None:
    options = {"max_rounds": 12}
    setting = Setting(CONNECTION, 3, options)
    games = [play_out(setting, [MOTH] * 3, seed=1, deal=deal) for deal in range(4)]

    simulation = simulate(setting, [MOTH], games=4, seed=1)

    causes = [game.outcome.cause for game in games]
    assert {report.cause: report.games for report in simulation.causes} == {
        cause: causes.count(cause) for cause in causes
    }
    assert [report.games for report in simulation.causes] == sorted(
        (causes.count(cause) for cause in set(causes)), reverse=True
    )
    assert sum(report.share.mean for report in simulation.causes) == pytest.approx(1)
    assert simulation.shared == sum(len(game.outcome.winners) > 1 for game in games)


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (simulate(SHORT, [MOTH], games=3, seed=seed) for seed in (1, 1, 2))

    assert timeless(first) == timeless(again)
    assert timeless(first) != timeless(other)


def test_speed_is_moves_by_seconds() -> None:
    simulation = dataclasses.replace(simulate(SHORT, [MOTH], games=2, seed=1), seconds=4)

    assert simulation.moves_per_second == pytest.approx(simulation.moves.mean * 2 / 4)


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []

    simulate(SHORT, [MOTH], games=2, seed=1, progress=lambda done, of: told.append((done, of)))

    assert told == [(1, 2), (2, 2)]


# --- teams and facts -----------------------------------------------------------------------------

HUNT = Setting(GROTTENSTEIN, 4, {"max_rounds": 2})


def test_a_role_that_several_seats_play_wins_as_one() -> None:
    simulation = simulate(HUNT, [MOTH], games=3, seed=2)

    won = {report.role: report.share.mean for report in simulation.roles}
    assert set(won) == {"role-hunters", "role-vampire"}
    assert sum(won.values()) == pytest.approx(1)
    assert [report.games for report in simulation.roles] == [3, 3]


def test_a_win_of_one_team_is_not_shared() -> None:
    simulation = simulate(HUNT, [MOTH], games=2, seed=2)

    assert simulation.shared == 0


def test_facts_are_counted_by_their_keys() -> None:
    counted = ["fact-throws", "fact-stays", "fact-no-such-thing"]

    simulation = simulate(HUNT, [MOTH], games=3, seed=2, counted=counted)

    assert [report.fact for report in simulation.facts] == ["fact-stays", "fact-throws"]
    slots = sum(report.times for report in simulation.facts)
    assert 5 < slots <= 2 * 5
    assert all(0 < report.games <= 3 for report in simulation.facts)


def test_facts_are_counted_apart_by_what_they_say() -> None:
    simulation = simulate(HUNT, [NAIVE], games=1, seed=2, counted=["fact-throws:figure"])

    figures = [report.fact.removeprefix("fact-throws ") for report in simulation.facts]
    assert figures == sorted(f"figure-{name}" for name in (*HUNTERS, "black"))


def test_counting_facts_changes_no_game() -> None:
    plain = play_out(HUNT, [MOTH] * 4, seed=3, deal=0)
    counted = play_out(HUNT, [MOTH] * 4, seed=3, deal=0, counted=["fact-throws"])

    assert plain.moves == counted.moves
    assert plain.outcome.winners == counted.outcome.winners
    assert plain.facts == {}
