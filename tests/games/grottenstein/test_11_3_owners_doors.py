"""Chapters 7, 10 and 11 in an owner's villa, where a square may touch several doors."""

import pytest

from tests.games.grottenstein.editions import laid_over, redrawn
from tests.games.grottenstein.table import given

#: The corridor square Uk11 between two doors; the second has a number beyond the shipped ones.
TWO_DOORS = laid_over({"board.U": redrawn("U", {"j11/k11": "D"})})
BETWEEN = {"Uj11/k11": "closed", "Uk11/l11": "closed"}
#: Both doors of the crypt lead to its corner Cj3.
CORNER = laid_over(
    {"board.C": redrawn("C", {"e2/f2": "|", "i3/i4": "-", "j3/k3": "X", "j3/j4": "X"})}
)


@pytest.mark.clause("GR-76", "GR-5")
def test_every_open_door_that_the_square_touches_can_be_closed() -> None:
    table = given(red="Uk11", edition=TWO_DOORS, decision="action")
    table.begins("close")

    assert table.answers() == ["Uj11/k11", "Uk11/l11"]


@pytest.mark.clause("GR-77")
@pytest.mark.parametrize("closed", BETWEEN)
def test_a_closed_door_beside_an_open_one_cannot_be_closed(closed: str) -> None:
    table = given(red="Uk11", edition=TWO_DOORS, doors={closed: "closed"}, decision="action")
    table.begins("close")

    assert table.answers() == [door for door in BETWEEN if door != closed]


@pytest.mark.clause("GR-104", "GR-131")
def test_every_door_that_the_square_touches_can_be_broken() -> None:
    table = given(red="Uk11", vampire="Uk10", edition=TWO_DOORS, doors=BETWEEN)
    table.begins("fight", "dagger")

    assert table.answers() == ["Uj11/k11", "vampire", "Uk11/l11"]


@pytest.mark.clause("GR-131", "GR-237")
@pytest.mark.parametrize("door", BETWEEN)
def test_one_closed_door_of_two_is_enough_for_a_fight(door: str) -> None:
    table = given(red="Uk11", edition=TWO_DOORS, doors={door: "closed"}, dice=[2])

    table.does(f"hit {door} dagger")

    assert table.door(door) == "closed 4"


@pytest.mark.clause("GR-124", "GR-129")
def test_a_key_may_be_tried_at_every_lock_that_the_square_touches() -> None:
    table = given(red="Cj3", holds={"red": "Universal key"}, edition=CORNER, decision="action")
    table.begins("key", "C07")

    assert table.answers() == ["Cj3/k3", "Cj3/j4"]


@pytest.mark.clause("GR-115", "GR-134", "GR-135")
@pytest.mark.parametrize(("die", "door"), [(1, "open"), (5, "open"), (6, "open 9")])
def test_a_weapon_that_may_fail_may_fail_at_doors(die: int, door: str) -> None:
    fickle = laid_over({"weapons.club.success_from": 6, "weapons.club.fixed_damage": 9})
    table = given(edition=fickle, red="Gd2", holds={"red": "Club"}, dice=[die])

    table.does("hit Gd2/e2 club")

    assert table.door("Gd2/e2") == door
    (told,) = table.told_of("fact-strikes-door")
    assert (told["die"], told["left"]) == (die, 31 if die == 6 else 40)


@pytest.mark.clause("GR-115", "GR-134")
@pytest.mark.parametrize("least", [1, 2])
def test_one_die_tells_whether_a_weapon_works_at_a_door(least: int) -> None:
    heavy = {"success_from": least, "fixed_damage": 7, "dice": 2}
    edition = laid_over({f"weapons.club.{name}": value for name, value in heavy.items()})
    table = given(edition=edition, red="Gd2", blue="Ge2", holds={"red": "Club"}, dice=[2, 1, 6])

    table.does("hit Gd2/e2 club", "hit Gd2/e2 dagger")

    assert table.door("Gd2/e2") == "open 10"
