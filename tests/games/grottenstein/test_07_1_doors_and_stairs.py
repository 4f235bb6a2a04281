"""Chapter 7: what doors, stairs and the wall chip mean for steps and blows."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.games.grottenstein.table import given

OPEN_DOORS = {"Ce2/f2": "open", "Ci3/i4": "open", "Ga11/b11": "open"}
TWO_WAY = {
    "Gh5/h6": ("Gh5", "Gh6"),
    "Ud10/e10": ("Ud10", "Ue10"),
    "Ce2/f2": ("Ce2", "Cf2"),
    "Ci3/i4": ("Ci3", "Ci4"),
    "Ga11/b11": ("Ga11", "Gb11"),
}
#: ED-2: every one-way door, in the direction of its arrow.
ONE_WAY = {
    "Ce4/e5": ("Ce4", "Ce5"),
    "Cn5/n6": ("Cn6", "Cn5"),
    "Cc8/c9": ("Cc8", "Cc9"),
    "Ck11/l11": ("Cl11", "Ck11"),
    "Gd2/e2": ("Gd2", "Ge2"),
    "Gn5/n6": ("Gn6", "Gn5"),
    "Gc8/c9": ("Gc8", "Gc9"),
    "Ud3/e3": ("Ud3", "Ue3"),
    "Un4/n5": ("Un4", "Un5"),
    "Uh8/h9": ("Uh8", "Uh9"),
    "Un8/n9": ("Un8", "Un9"),
}
ANY_DOOR = TWO_WAY | ONE_WAY
STAIRS = {
    "armoured": ["Gb11", "Ga11", "Ca10", "Cb10"],
    "main": ["Gj7", "Gk7", "Uk6", "Uk5"],
    "back": ["Gd7", "Ge7", "Ue6", "Ue5"],
    "walled": ["Gn1", "Go1", "Co2", "Co3"],
}
HEADS = {"Ga11": "Ga11/b11", "Uk6": "Uk5/k6", "Ue6": "Ue5/e6"}
WALKERS = ["hunter", "servant"]


def standing(who: str, square: str) -> dict[str, object]:
    """Red as a hunter or a servant, or the vampire, whose slot it is."""
    if who == "vampire":
        return {"slot": "vampire", "vampire": square}
    return {"red": {"at": square, "state": "servant" if who == "servant" else "living"}}


def steps_of(who: str, square: str, **keys: object) -> set[str]:
    """Where a single step leads."""
    laid = {**standing(who, square), "decision": "destination", "thrown": 1, **keys}
    return set(given(**laid).answers()) - {square}  # type: ignore[arg-type]


def is_bitten(here: str, there: str, **keys: object) -> bool:
    """The vampire can strike red."""
    table = given(
        slot="vampire",
        vampire=here,
        red=there,
        worn=["teeth", "nails"],
        **keys,  # type: ignore[arg-type]
    )
    table.does("stay")
    return table.may("bite R")


def is_struck(here: str, there: str, **keys: object) -> bool:
    """Red can strike the vampire with the dagger."""
    return given(red=here, vampire=there, **keys).may("hit V dagger")  # type: ignore[arg-type]


def is_struck_by_servant(here: str, there: str, **keys: object) -> bool:
    """Red is a servant and can strike blue."""
    laid = {**standing("servant", here), "blue": there, **keys}
    return given(**laid).may("hit B dagger")  # type: ignore[arg-type]


BLOWS = [is_bitten, is_struck, is_struck_by_servant]


# --- open doors ----------------------------------------------------------------------------------


@pytest.mark.clause("GR-60")
@pytest.mark.parametrize("who", [*WALKERS, "vampire"])
@pytest.mark.parametrize("door", TWO_WAY)
def test_an_open_door_is_no_obstacle_for_walking(who: str, door: str) -> None:
    one, other = TWO_WAY[door]

    assert other in steps_of(who, one, doors=OPEN_DOORS)
    assert one in steps_of(who, other, doors=OPEN_DOORS)


@pytest.mark.clause("GR-60")
@pytest.mark.parametrize("blow", BLOWS)
@pytest.mark.parametrize("door", TWO_WAY)
def test_an_open_door_is_no_obstacle_for_blows(blow: Callable[..., bool], door: str) -> None:
    one, other = TWO_WAY[door]

    assert blow(one, other, doors=OPEN_DOORS)
    assert blow(other, one, doors=OPEN_DOORS)


@pytest.mark.clause("GR-61")
@pytest.mark.parametrize("who", WALKERS)
@pytest.mark.parametrize("door", ONE_WAY)
def test_a_one_way_door_is_crossed_with_its_arrow_and_never_against_it(who: str, door: str) -> None:
    before, behind = ONE_WAY[door]

    assert behind in steps_of(who, before)
    assert before not in steps_of(who, behind)


@pytest.mark.clause("GR-61")
def test_a_walk_against_an_arrow_is_refused() -> None:
    table = given(red="Ge2", decision="destination", thrown=5)

    table.forbids("Gd2", "GR-61")


@pytest.mark.clause("GR-62")
@pytest.mark.parametrize("blow", BLOWS)
@pytest.mark.parametrize("door", ["Gd2/e2", "Gn5/n6", "Ck11/l11"])
def test_blows_cross_a_one_way_door_in_the_arrows_direction_only(
    blow: Callable[..., bool], door: str
) -> None:
    before, behind = ONE_WAY[door]

    assert blow(before, behind)
    assert not blow(behind, before)


# --- closed doors --------------------------------------------------------------------------------


@pytest.mark.clause("GR-63")
@pytest.mark.parametrize("who", WALKERS)
@pytest.mark.parametrize("door", ANY_DOOR)
def test_a_door_with_a_chip_is_closed_in_both_directions(who: str, door: str) -> None:
    one, other = ANY_DOOR[door]
    doors = {**OPEN_DOORS, door: "closed"}

    assert other not in steps_of(who, one, doors=doors)
    assert one not in steps_of(who, other, doors=doors)


@pytest.mark.clause("GR-52", "GR-63")
def test_a_walk_through_a_closed_door_is_refused() -> None:
    table = given(
        red="Gh6",
        doors={"Gh5/h6": "closed", "Ge10/f10": "closed"},
        decision="destination",
        thrown=2,
    )

    table.forbids("Gh5", "GR-63")


@pytest.mark.clause("GR-63")
def test_who_is_locked_in_a_room_walks_in_it_and_nowhere_else() -> None:
    doors = {"Gd9/e9": "closed", "Ge10/f10": "closed"}
    table = given(red="Ge9", doors=doors, decision="destination", thrown=12)

    assert table.answers() == ["Ge8", "Ge9", "Ge10", "Ge11"]


# --- the armoured door ---------------------------------------------------------------------------


@pytest.mark.clause("GR-64", "GR-69")
def test_the_armoured_door_bars_the_head_of_the_cellar_stair_at_the_lower_left() -> None:
    closed = given()

    assert closed.door("Ga11/b11") == "closed"
    assert steps_of("hunter", "Ga11") == {"Ca10"}
    assert steps_of("hunter", "Ga11", doors=OPEN_DOORS) == {"Ca10", "Gb11"}
    assert steps_of("hunter", "Ca10") == {"Ga11", "Cb10"}


@pytest.mark.clause("GR-65")
def test_the_armoured_door_is_opened_with_a_key_from_the_top_stair_square() -> None:
    table = given(red="Ga11", holds={"red": "Universal key"})

    table.does("stay", "key C07 Ga11/b11")

    assert table.door("Ga11/b11") == "open"


@pytest.mark.clause("GR-65")
def test_no_key_opens_the_armoured_door_from_the_ground_floor() -> None:
    table = given(red="Gb11", holds={"red": "Universal key"}, decision="action")

    assert "key" not in table.answers()
    table.forbids("key C07 Ga11/b11", "GR-65")


@pytest.mark.clause("GR-66")
@pytest.mark.parametrize("square", ["Ga11", "Gb11"])
@pytest.mark.parametrize("state", ["open", "closed"])
def test_neither_fights_nor_dynamite_can_be_aimed_at_the_armoured_door(
    square: str, state: str
) -> None:
    table = given(red=square, holds={"red": "Dynamite, Torch, Club"}, doors={"Ga11/b11": state})

    table.forbids("hit Ga11/b11 dagger", "GR-66")
    table.forbids("hit Ga11/b11 club", "GR-66")
    table.does("stay")
    table.forbids("light Ga11/b11", "GR-66")


@pytest.mark.clause("GR-67", "GR-77")
@pytest.mark.parametrize("square", ["Ga11", "Gb11"])
def test_once_opened_the_armoured_door_stays_open(square: str) -> None:
    table = given(red=square, doors={"Ga11/b11": "open"}, decision="action")

    assert "close" not in table.answers()
    table.forbids("close Ga11/b11", "GR-67")


# --- stairs and the wall chip --------------------------------------------------------------------


@pytest.mark.clause("GR-68")
@pytest.mark.parametrize("stair", STAIRS)
def test_a_stair_is_climbed_step_by_step_from_floor_to_floor(stair: str) -> None:
    for way in (STAIRS[stair], STAIRS[stair][::-1]):
        table = given(red=way[0], doors=OPEN_DOORS, wall=False, decision="destination", thrown=3)
        for here, there in pairwise(way):
            assert there in steps_of("hunter", here, doors=OPEN_DOORS, wall=False)

        table.does(way[-1])

        assert table.at("red") == way[-1]
        assert way[0][0] != way[-1][0]


@pytest.mark.clause("GR-69")
@pytest.mark.parametrize("head", HEADS)
def test_every_stair_but_the_walled_one_has_a_door_at_its_head(head: str) -> None:
    shut = {**OPEN_DOORS, HEADS[head]: "closed"}

    assert len(steps_of("hunter", head, doors=OPEN_DOORS)) == 2
    assert len(steps_of("hunter", head, doors=shut)) == 1


@pytest.mark.clause("GR-69")
@pytest.mark.parametrize("square", ["Gn1", "Go1", "Co2", "Co3"])
def test_the_walled_stair_has_no_door(square: str) -> None:
    table = given(red=square, wall=False, decision="action")

    assert "close" not in table.answers()


@pytest.mark.clause("GR-70")
@pytest.mark.parametrize("square", ["Gn1", "Co2"])
@pytest.mark.parametrize("bat", [True, False])
def test_nobody_enters_the_square_of_the_wall_chip(square: str, bat: bool) -> None:
    flying = {"bat_slot": bat}

    assert "Go1" not in steps_of("hunter", square)
    assert "Go1" not in steps_of("servant", square)
    assert "Go1" not in steps_of("vampire", square, **flying)
    assert "Go1" in steps_of("hunter", square, wall=False)
    assert "Go1" in steps_of("vampire", square, wall=False, **flying)


@pytest.mark.clause("GR-70")
def test_a_walk_into_the_wall_chip_is_refused() -> None:
    given(red="Gn1", decision="destination", thrown=2).forbids("Go1", "GR-70")


@pytest.mark.clause("GR-70", "GR-112")
@pytest.mark.parametrize(("here", "there"), [("Gn1", "Co2"), ("Co2", "Gn1")])
@pytest.mark.parametrize("wall", [True, False])
def test_nothing_can_be_struck_through_the_wall_chip(here: str, there: str, wall: bool) -> None:
    table = given(red=here, vampire=there, wall=wall, holds={"red": "Sword"})

    assert table.may("hit V sword") is not wall


@pytest.mark.clause("GR-71")
def test_the_wall_chip_can_be_removed_by_dynamite_only() -> None:
    table = given(red="Gn1", holds={"red": "Club, Dynamite, Torch, Universal key"}, dice=[1, 1, 6])

    assert table.answers() == ["throw", "stay"]
    table.does("stay")
    assert table.answers() == ["light", "end"]
    table.does("light wall")
    assert table.truth["wall"] is True
    table.ends_the_slot()
    table.comes_to("red")
    table.does("throw", "Gl1", "end")
    assert table.truth["wall"] is False


@pytest.mark.clause("GR-71")
def test_the_wall_chip_is_not_a_door() -> None:
    table = given(red="Gn1", holds={"red": "Universal key"})

    table.forbids("fight; dagger; wall", "GR-104")
    table.does("stay")
    table.forbids("close wall", "GR-76")
    table.forbids("key; C07; wall", "GR-124")
