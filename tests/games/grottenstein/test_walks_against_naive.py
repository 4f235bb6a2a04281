"""Walks on random boards lead exactly where a second reading of the rules leads them."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.grottenstein.edition.map_check import Walker as PlainWalker
from gruft.games.grottenstein.edition.map_check import steps_from
from gruft.games.grottenstein.edition.plans import read_plans
from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.laid import seeds
from tests.games.grottenstein.naive import Board, Walker
from tests.games.grottenstein.situations import PLANS, SQUARES, Situation, random_situation
from tests.games.grottenstein.table import Table, given


def about_to_walk(luck: Random) -> tuple[Situation, Table, int]:
    situation = random_situation(luck)
    thrown = luck.randint(4, 24) if situation.bat else luck.randint(2, 12)
    return situation, situation.table(decision="destination", thrown=thrown), thrown


@pytest.mark.clause("GR-50", "GR-51", "GR-52", "GR-53", "GR-58", "GR-59", "GR-61", "GR-63", "GR-70")
@pytest.mark.clause("GR-72", "GR-73", "GR-74", "GR-75", "GR-139", "GR-149", "GR-150", "ED-14")
@holds_for(seeds)
def test_a_throw_leads_wherever_steps_can_lead(seed: int) -> None:
    situation, table, thrown = about_to_walk(Random(seed))

    allowed = PLANS.destinations(situation.board, situation.walker, situation.start, thrown)

    assert set(table.answers()) == allowed


@pytest.mark.clause("GR-50", "GR-51", "GR-55")
@settings(max_examples=40)
@holds_for(seeds)
def test_the_way_that_is_told_is_a_shortest_one(seed: int) -> None:
    luck = Random(seed)
    situation, table, thrown = about_to_walk(luck)
    goal = luck.choice(table.answers())
    walker = _without_needless_pseudo_vampire(situation, goal, thrown)

    table.does(goal)

    tell_shortest(table, situation, walker, goal)


@pytest.mark.clause("GR-50", "GR-51")
@pytest.mark.parametrize("start", ["Gh8", "Gb5", "Ca1", "Uo11", "Ue5", "Ce4"])
def test_every_way_from_a_square_is_a_shortest_one(start: str) -> None:
    situation = random_situation(Random(3), mover="red")
    situation.start, situation.pseudo_vampire = start, ""
    laid = situation.table(decision="destination", thrown=6)

    for goal in laid.answers():
        table = Table(laid.position.clone())
        table.does(goal)
        tell_shortest(table, situation, Walker(), goal)


def tell_shortest(table: Table, situation: Situation, walker: Walker, goal: str) -> None:
    """The way that was told leads step by step to the goal, and none is shorter."""
    board = situation.board
    (told,) = table.told_of("fact-moves") + table.told_of("fact-lies-down")
    way = told["way"]
    assert isinstance(way, list)
    assert (way[0], way[-1], told["square"]) == (situation.start, goal, goal)
    for here, there in pairwise(way):
        assert there in PLANS.steps(board, walker, here)
    assert told["steps"] == len(way) - 1
    assert not way[1:] or goal not in PLANS.within(board, walker, way[0], len(way) - 2)


def _without_needless_pseudo_vampire(situation: Situation, goal: str, thrown: int) -> Walker:
    plain = Walker(situation.walker.vampire, situation.walker.bat)
    reached = PLANS.destinations(situation.board, plain, situation.start, thrown)
    return plain if goal in reached else situation.walker


@pytest.mark.clause("GR-73", "GR-121")
@settings(max_examples=40)
@holds_for(seeds)
def test_pseudo_vampire_is_shown_exactly_when_the_square_cannot_be_reached_without(
    seed: int,
) -> None:
    luck = Random(seed)
    situation = random_situation(luck, mover="red")
    situation.start = luck.choice(["Gb5", "Gc5", "Ga5", "Ca5", "Cb5", "Cc4"])
    situation.pseudo_vampire = "red"
    situation.states["red"] = "living"
    situation.others = {"vampire": "Ch2", "blue": "Gb8", "green": "Cb8", "yellow": "Ub8"}
    situation.zombies = []
    thrown = luck.randint(2, 12)
    table = situation.table(decision="destination", thrown=thrown)
    goal = luck.choice(table.answers())

    table.does(goal)

    needed = goal not in PLANS.destinations(situation.board, Walker(), situation.start, thrown)
    assert bool(table.told_of("fact-uses-passage")) is needed
    assert (table.knowledge["shown"] == "E13") is needed


@settings(max_examples=20)
@holds_for(seeds)
def test_the_checks_of_a_map_walk_the_same_steps(seed: int) -> None:
    luck = Random(seed)
    closed = frozenset(
        name for name, state in random_situation(luck).doors.items() if state == "closed"
    )
    vampire, pseudo, wall, ladder = (luck.random() < 0.5 for _ in range(4))
    plain = PlainWalker(vampire, closed, wall, ladder, pseudo)
    board = Board(dict.fromkeys(closed, "closed"), wall, ladder)
    drawing = read_plans(GAME.shipped_edition(), "shipped")

    for square in SQUARES:
        if not (wall and PLANS.sign_of(square) == "W"):
            expected = PLANS.steps(board, Walker(vampire, pseudo_vampire=pseudo), square)
            assert set(steps_from(drawing, square, plain)) == expected, square


@pytest.mark.clause("GR-53", "GR-190")
def test_who_is_gone_stands_in_nobodys_way() -> None:
    table = given(red="Un11", yellow={"state": "gone"}, decision="destination", thrown=2)

    assert "Uo11" in table.answers()


@pytest.mark.clause("GR-50", "GR-72")
@pytest.mark.parametrize(("start", "goal"), [("Cb2", "Ca1"), ("Un10", "Uo11"), ("Ga5", "Ca5")])
def test_the_first_and_the_last_square_and_the_passage_can_be_reached(
    start: str, goal: str
) -> None:
    table = given(red=start, holds={"red": "Pseudo-vampire"}, decision="destination", thrown=2)

    table.does(goal)

    assert table.at("red") == goal


@pytest.mark.clause("GR-59")
@pytest.mark.parametrize(("start", "goal"), [("Cb2", "Ca1"), ("Un10", "Uo11")])
def test_a_zombie_bars_the_first_square_and_the_last(start: str, goal: str) -> None:
    zombies = {"caster": "red", "squares": ["Ca1", "Uo11"]}
    table = given(red=start, zombies=zombies, decision="destination", thrown=2)

    assert goal not in table.answers()


@pytest.mark.clause("GR-52", "GR-63")
def test_the_way_that_is_told_does_not_lead_through_a_closed_door() -> None:
    """Both sides of the door are reached, the far side one step later."""
    table = given(red="Gj5", doors={"Gi3/j3": "closed"}, decision="destination", thrown=8)

    table.does("Gj3")

    (told,) = table.told_of("fact-moves")
    assert told["steps"] == 8
    assert "Gm5" in str(told["way"])
    assert "Gi3" not in str(told["way"])


@pytest.mark.clause("GR-53", "GR-149")
@pytest.mark.parametrize("bat", [True, False])
def test_only_the_bat_passes_over_somebody_on_the_stairs(bat: bool) -> None:
    table = given(
        slot="vampire",
        vampire="Gj7",
        red="Gk7",
        bat_slot=bat,
        decision="destination",
        thrown=4,
    )

    assert "Gk7" not in table.answers()
    assert ("Uk6" in table.answers()) is bat
