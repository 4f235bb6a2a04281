"""What each seat sees of the vampire's secrets, the stake and the villa; and that no seat sees more
than it can know."""

import pytest
from hypothesis import given as for_any
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.grottenstein.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.scene import BOARD, plain
from tests.games.grottenstein.laid import seat_counts, seeds
from tests.games.grottenstein.scenes import (
    EVERY_WATCHER,
    HUNTERS,
    NOT_THE_HUNTERS,
    NOT_THE_VAMPIRE,
    at,
    faces,
    figure,
    played_on,
    zone,
)
from tests.games.grottenstein.table import VAMPIRE, begun, given
from tests.games.tables import SPECTATOR

# ---- the vampire's secrets ----------------------------------------------------------------------


@pytest.mark.clause("GR-233", "GR-20", "GR-145")
def test_the_wardrobe_is_seen_by_the_vampire_and_by_all_once_it_is_taken() -> None:
    table = given(wardrobe={"cape": 7, "teeth": 4, "nails": 2}, worn=["teeth"])

    assert [one.node for one in zone(table, VAMPIRE, "wardrobe").pieces] == ["Cc7", "Gh3", "Ud1"]
    for watcher in NOT_THE_VAMPIRE:
        cape, teeth, nails = zone(table, watcher, "wardrobe").pieces
        assert (cape.node, nails.node) == ("", "")
        assert (teeth.node, teeth.marks) == ("Gh3", ("worn",))


@pytest.mark.clause("GR-232", "GR-26")
def test_the_locks_are_seen_by_the_vampire_alone() -> None:
    table = given(locks={"crypt": "gold", "armour": "iron"})

    assert faces(table, VAMPIRE, "locks") == ["lock-1", "lock-4"]
    for watcher in NOT_THE_VAMPIRE:
        assert [(one.face, one.marks) for one in zone(table, watcher, "locks").pieces] == [
            ("", ()),
            ("", ()),
        ]


@pytest.mark.clause("GR-126", "GR-232")
def test_a_key_that_failed_says_to_everybody_what_the_lock_is_not() -> None:
    table = given(red="Ce2", holds={"red": "Gold key"}, locks={"crypt": "silver", "armour": "iron"})

    table.does("stay", "key gold Ce2/f2")

    for watcher in NOT_THE_VAMPIRE:
        crypt, armour = zone(table, watcher, "locks").pieces
        assert (crypt.face, crypt.marks) == ("", ("not-lock-1",))
        assert armour.marks == ()


@pytest.mark.clause("GR-125", "GR-27")
def test_a_key_that_fitted_names_the_lock_and_what_the_other_one_is_not() -> None:
    table = given(red="Ce2", holds={"red": "Gold key"}, locks={"crypt": "gold", "armour": "iron"})

    table.does("stay", "key gold Ce2/f2")

    for watcher in NOT_THE_VAMPIRE:
        crypt, armour = zone(table, watcher, "locks").pieces
        assert crypt.face == "lock-1"
        assert (armour.face, armour.marks) == ("", ("not-lock-1",))


@pytest.mark.clause("GR-26", "GR-232")
def test_when_all_but_one_colour_failed_everybody_knows_the_lock() -> None:
    knowledge = {"tried": {"crypt": "gold, silver, copper"}}
    table = given(locks={"crypt": "iron", "armour": "gold"}, knowledge=knowledge)

    for watcher in NOT_THE_VAMPIRE:
        assert faces(table, watcher, "locks")[0] == "lock-4"
        assert zone(table, watcher, "locks").pieces[1].marks == ("not-lock-4",)


@pytest.mark.clause("GR-23", "GR-19")
def test_before_the_set_up_is_complete_the_others_see_nothing_of_it() -> None:
    table = begun()
    table.begins("C08", "C01")

    assert len(zone(table, VAMPIRE, "hand").pieces) == 10
    assert at(table, VAMPIRE, "fields", "Ca1").face == "bat-swarm"
    for watcher in NOT_THE_VAMPIRE:
        assert faces(table, watcher, "hand") == ["?cellar"] * 12
        assert not [one for one in zone(table, watcher, "fields").pieces if one.node[0] == "C"]


@pytest.mark.clause("GR-26", "GR-232")
def test_the_first_lock_is_on_the_notepad_while_the_second_is_chosen() -> None:
    table = begun()
    table.begins(*table.answers(), "silver")

    assert faces(table, VAMPIRE, "locks")[0] == "lock-2"
    assert zone(table, VAMPIRE, "locks").pieces[1].face == ""


# ---- the stake ----------------------------------------------------------------------------------


@pytest.mark.clause("GR-169", "GR-226", "GR-230")
def test_who_is_ready_to_stake_is_seen_by_those_who_know_their_hammer_and_stake() -> None:
    table = given(slot="blue", red="Cf2", holds={"red": "Hammer, Stake"})

    for watcher in HUNTERS:
        assert figure(table, watcher, "red").marks == ("ready-to-stake",)
    for watcher in NOT_THE_HUNTERS:
        assert figure(table, watcher, "red").marks == ()


@pytest.mark.clause("GR-169", "GR-226")
def test_when_hammer_and_stake_were_shown_everybody_sees_who_is_ready() -> None:
    table = given(
        slot="blue", red="Cf2", holds={"red": "Hammer, Stake"},
        knowledge={"shown": "Hammer, Stake"},
    )  # fmt: skip

    for watcher in EVERY_WATCHER:
        assert figure(table, watcher, "red").marks == ("ready-to-stake",)


# ---- doors, wall and zombies --------------------------------------------------------------------


@pytest.mark.clause("GR-226", "GR-134", "GR-25")
def test_everybody_sees_every_door_with_its_state_and_points() -> None:
    table = given(doors={"Gh5/h6": "closed 12", "Gd2/e2": "destroyed"})

    for watcher in EVERY_WATCHER:
        assert len(zone(table, watcher, "doors").pieces) == 55
        hall = at(table, watcher, "doors", "Gh5/h6")
        assert (hall.kind, hall.marks, hall.numbers) == ("door", ("closed", "damaged"), (28, 40))
        assert at(table, watcher, "doors", "Gd2/e2").marks == ("destroyed", "forward")
        assert at(table, watcher, "doors", "Ce2/f2").kind == "crypt-door"
        armoured = at(table, watcher, "doors", "Ga11/b11")
        assert (armoured.kind, armoured.marks) == ("armoured-door", ("closed",))


@pytest.mark.clause("GR-61")
@pytest.mark.parametrize(
    ("door", "way"),
    [
        ("Ce4/e5", "forward"),
        ("Cn5/n6", "backward"),
        ("Gd2/e2", "forward"),
        ("Ck11/l11", "backward"),
    ],
)
def test_a_one_way_door_shows_its_arrow(door: str, way: str) -> None:
    assert at(given(), SPECTATOR, "doors", door).marks == ("open", way)


@pytest.mark.clause("GR-28", "GR-203")
def test_everybody_sees_the_wall_chip_and_the_zombies() -> None:
    walled = given(zombies={"squares": ["Gb5", "Uc5"], "caster": "red"})
    free = given(wall=False)

    for watcher in EVERY_WATCHER:
        assert {(one.face, one.node) for one in zone(walled, watcher, "pawns").pieces} == {
            ("wall-chip", "Go1"),
            ("zombie", "Gb5"),
            ("zombie", "Uc5"),
        }
        assert zone(free, watcher, "pawns").pieces == ()


@pytest.mark.clause("GR-226", "GR-147", "GR-78")
def test_everybody_sees_round_chips_bat_cards_and_the_throw() -> None:
    table = given(round=7, bats=3, dice=[2, 5])
    table.does("throw")

    for watcher in EVERY_WATCHER:
        counters = table.scene(watcher).counters
        assert (counters["round"], counters["last-round"], counters["bats"]) == (7, 150, 3)
        assert (counters["chips"], counters["thrown"]) == (9, 7)


# ---- all cards together -------------------------------------------------------------------------


@pytest.mark.clause("GR-226", "GR-227")
@settings(max_examples=15, deadline=None)
@for_any(seeds, seat_counts, st.integers(0, 200))
def test_what_a_seat_has_not_seen_are_as_many_cards_as_it_sees_backs(
    seed: int, seats: int, moves: int
) -> None:
    table = played_on(seed, seats, moves)

    for watcher in range(-1, seats):
        pieces = [one for zone_ in table.scene(watcher).zones for one in zone_.pieces]
        for kind in ("event-card", "cellar-card"):
            backs = [one for one in pieces if one.kind == kind and not one.face]
            unseen = [one for one in zone(table, watcher, "unseen").pieces if one.kind == kind]
            assert len(backs) == len(unseen)


@pytest.mark.clause("GR-191", "GR-219", "ED-14", "GR-88")
def test_everybody_sees_what_lies_on_the_floor_and_what_is_out() -> None:
    lying = {
        "Gh5": {"yellow": "Stake, Hammer", "unlit": "Dynamite"},
        "Go10": {"ladder": "Ladder"},
    }
    table = given(yellow={"state": "gone"}, floor=lying, out="Poison")

    for watcher in EVERY_WATCHER:
        found = zone(table, watcher, "floor").pieces
        assert {(one.node, one.face, one.marks[-1]) for one in found} == {
            ("Gh5", "stake", "remains-yellow"),
            ("Gh5", "hammer", "remains-yellow"),
            ("Gh5", "dynamite", "unlit"),
            ("Go10", "ladder", "laid"),
        }
        assert "poison" in faces(table, watcher, "out")


# ---- nothing else -------------------------------------------------------------------------------


@pytest.mark.clause("GR-226", "GR-227", "GR-228", "GR-230", "GR-232", "GR-233")
@settings(max_examples=25, deadline=None)
@for_any(seeds, seat_counts, st.integers(0, 250))
def test_a_scene_is_the_same_in_every_world_of_its_seat(seed: int, seats: int, moves: int) -> None:
    table = played_on(seed, seats, moves)

    for watcher in range(-1, seats):
        shown = plain(table.scene(watcher))
        for salt in range(3):
            world = table.position.world(watcher, FastChance(seed + salt))
            assert plain(GAME.scene(world, watcher)) == shown


@pytest.mark.clause("GR-10")
@settings(max_examples=15, deadline=None)
@for_any(seeds, seat_counts, st.integers(0, 250))
def test_everything_on_the_board_stands_on_a_square_or_an_edge_of_the_plans(
    seed: int, seats: int, moves: int
) -> None:
    table = played_on(seed, seats, moves)
    nodes = set().union(*(plan.nodes() for plan in GAME.plans(table.position)))

    boards = [one for one in table.scene(VAMPIRE).zones if one.shape == BOARD]
    assert {piece.node for one in boards for piece in one.pieces} - {""} <= nodes
