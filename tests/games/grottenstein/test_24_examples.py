"""Section 24: the examples of the original rulebook."""

import pytest

from gruft.kernel.chance import FastChance
from tests.games.grottenstein.table import RED, VAMPIRE, Table, given

GREEN_HOLDS = {"green": "Sword, Shield, Crucifix"}
DRESSED = ["teeth", "nails"]


@pytest.mark.clause("GR-115")
def test_x1_green_strikes_with_the_sword() -> None:
    table = given(slot="green", green="Gh3", vampire="Gh4", holds=GREEN_HOLDS, dice=[2])

    table.does("hit V sword")

    assert table.life("vampire") == 38


@pytest.mark.clause("GR-116", "GR-153", "GR-154")
def test_x2_the_shield_saves_one_point() -> None:
    table = given(
        slot="vampire",
        green="Gh3",
        vampire={"at": "Gh4", "life": 38},
        worn=DRESSED,
        holds=GREEN_HOLDS,
        dice=[4],
    )

    table.does("stay", "bite G")

    assert (table.life("green"), table.life("vampire")) == (37, 38)


@pytest.mark.clause("ED-7")
def test_x3_the_crucifix_fails() -> None:
    table = given(
        slot="green",
        green={"at": "Gh3", "life": 37},
        vampire={"at": "Gh4", "life": 38},
        holds=GREEN_HOLDS,
        dice=[3],
    )

    table.does("hit V crucifix")

    assert (table.life("green"), table.life("vampire")) == (37, 38)
    assert table.figure("vampire")["no_bite"] is False


@pytest.mark.clause("GR-116")
def test_x4_the_second_bite() -> None:
    table = given(
        slot="vampire",
        green={"at": "Gh3", "life": 37},
        vampire="Gh4",
        worn=DRESSED,
        holds=GREEN_HOLDS,
        dice=[6],
    )

    table.does("stay", "bite G")

    assert table.life("green") == 32


@pytest.mark.clause("GR-43")
def test_x5_green_may_run_away() -> None:
    table = given(
        slot="green", green={"at": "Gh3", "life": 32}, vampire="Gh4", worn=DRESSED, dice=[3, 4]
    )

    table.does("throw", "Gf1")

    assert (table.at("green"), table.life("green")) == ("Gf1", 32)


@pytest.mark.clause("GR-115")
def test_x6_the_francisca() -> None:
    table = given(red="Gh3", vampire="Gh4", holds={"red": "Francisca"}, dice=[4])

    table.does("hit V francisca")

    assert table.life("vampire") == 34


@pytest.mark.clause("GR-116")
def test_x7_a_shield_alone() -> None:
    table = given(
        slot="vampire", red="Gh3", vampire="Gh4", worn=DRESSED, holds={"red": "Shield"}, dice=[4]
    )

    table.does("stay", "bite R")

    assert table.life("red") == 37


@pytest.mark.clause("GR-156")
def test_x8_in_the_cellar_the_vampire_drains() -> None:
    table = given(
        slot="vampire",
        red={"at": "Cb5", "life": 20},
        vampire={"at": "Cc5", "life": 30},
        worn=DRESSED,
        holds={"red": "Shield"},
        dice=[4],
    )

    table.does("stay", "bite R")

    assert (table.life("red"), table.life("vampire")) == (17, 33)


@pytest.mark.clause("GR-20", "GR-233")
def test_x9_only_the_vampire_notes_his_wardrobe() -> None:
    table = given(wardrobe={"teeth": 7})
    noted = Table(table.position.world(VAMPIRE, FastChance(1))).truth["wardrobe"]
    guessed = [Table(table.position.world(RED, FastChance(seed))) for seed in range(9)]

    assert noted == table.truth["wardrobe"]
    assert len({str(world.truth["wardrobe"]) for world in guessed}) > 1


@pytest.mark.clause("GR-213", "GR-216", "GR-217", "GR-219")
@pytest.mark.parametrize("die", range(1, 7))
def test_x10_dynamite(die: int) -> None:
    charge = {"lighter": "red", "aim": "wall", "at": "Gn1"}
    table = given(charge=charge, red="Gm2", blue="Gh5", dice=[die])

    table.does("stay", "end")

    explodes = die >= 3
    assert table.truth["wall"] is not explodes
    assert (table.life("red"), table.life("blue")) == (36 if explodes else 40, 40)
