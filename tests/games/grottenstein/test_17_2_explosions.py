"""Chapter 17: what an explosion destroys and whom it hurts, and a charge that does not go off."""

import pytest

from tests.games.grottenstein.scenes import zone
from tests.games.grottenstein.table import BLUE, RED, VAMPIRE, Table, given

GONE = {"state": "gone"}
CHARGE = {"E04", "E05"}
UNLIT = {"Gn1": {"unlit": "Dynamite, Torch"}}


def burning(aim: str = "wall", at: str = "Gn1", die: int = 6, **keys: object) -> Table:
    """Red's charge goes off at the end of this slot of theirs."""
    charge = {"lighter": "red", "aim": aim, "at": at}
    return given(**{"charge": charge, "red": "Ua5", "dice": [die], **keys})  # type: ignore[arg-type]


# --- what is destroyed ---------------------------------------------------------------------------


@pytest.mark.clause("GR-216")
@pytest.mark.parametrize("die", range(1, 7))
def test_from_3_on_the_wall_chip_is_gone_and_both_cards_are_out(die: int) -> None:
    table = burning(die=die)

    table.does("stay", "end")

    assert table.truth["wall"] is (die < 3)
    assert (table.out >= CHARGE) is (die >= 3)
    assert table.truth["charge"] is None


@pytest.mark.clause("GR-70", "GR-216")
@pytest.mark.parametrize("die", [2, 3])
def test_then_the_stair_is_open(die: int) -> None:
    table = burning(die=die, blue="Gm1")
    table.does("stay", "end")

    table.will_throw(1, 3)
    table.does("throw")

    assert ({"Go1", "Co2", "Co3"} <= set(table.answers())) is (die == 3)


@pytest.mark.clause("GR-216", "GR-226")
def test_a_door_that_was_blown_up_is_shown_without_any_points_left() -> None:
    table = burning("Gh5/h6", "Gh5", doors={"Gh5/h6": "closed 7"})
    table.does("stay", "end")

    (door,) = [one for one in zone(table, RED, "doors").pieces if one.node == "Gh5/h6"]

    assert (door.numbers, door.marks) == ((0, 40), ("destroyed",))


@pytest.mark.clause("GR-136", "GR-216")
def test_a_closed_door_is_destroyed_and_its_chip_goes_back() -> None:
    table = burning("Gh5/h6", "Gh5", doors={"Gh5/h6": "closed 12"})
    before = table.number("chips")

    table.does("stay", "end")

    assert table.door("Gh5/h6") == "destroyed"
    assert table.number("chips") == before + 1


@pytest.mark.clause("GR-137", "GR-216")
def test_a_one_way_door_without_a_chip_is_destroyed_and_no_chip_comes_back() -> None:
    table = burning("Gd2/e2", "Gd2", blue="Ge1")
    before = table.number("chips")

    table.does("stay", "end")

    assert table.door("Gd2/e2") == "destroyed"
    assert table.number("chips") == before
    table.goes_to("Gd1", 2, 1)
    assert table.at("blue") == "Gd1"


@pytest.mark.clause("GR-216")
def test_a_crypt_door_that_was_opened_meanwhile_is_destroyed_all_the_same() -> None:
    table = burning("Ce2/f2", "Ce2", doors={"Ce2/f2": "open"})
    before = table.number("chips")

    table.does("stay", "end")

    assert table.door("Ce2/f2") == "destroyed"
    assert table.door("Ci3/i4") == "closed"
    assert table.number("chips") == before


@pytest.mark.clause("GR-216", "GR-217")
def test_if_the_door_is_destroyed_already_the_blast_alone_counts() -> None:
    table = burning("Gh5/h6", "Gh5", doors={"Gh5/h6": "destroyed 40"}, blue="Gc5")
    before = table.number("chips")

    table.does("stay", "end")

    assert table.door("Gh5/h6") == "destroyed 40"
    assert (table.number("chips"), table.life("blue")) == (before, 36)


@pytest.mark.clause("GR-71", "GR-216")
def test_nothing_else_is_destroyed() -> None:
    table = burning("Gg4/g5", "Gg5", doors={"Gg4/g5": "closed", "Gh5/h6": "closed"})

    table.does("stay", "end")

    assert table.door("Gh5/h6") == "closed"
    assert table.truth["wall"] is True


# --- who is hurt ---------------------------------------------------------------------------------


@pytest.mark.clause("GR-217", "GR-235")
def test_everybody_in_the_room_of_the_charge_loses_4_points() -> None:
    table = burning(
        red="Gj4",
        blue="Gn1",
        green={"at": "Go4", "state": "servant", "life": 9},
        yellow="Gi4",
        vampire="Gk3",
    )

    table.does("stay", "end")

    assert [table.life(name) for name in ("red", "blue", "green", "yellow", "vampire")] == [
        36,
        36,
        5,
        40,
        36,
    ]
    assert [told["figure"] for told in table.told_of("fact-blast")] == [
        "figure-red",
        "figure-blue",
        "figure-green",
        "figure-black",
    ]
    assert {told["lost"] for told in table.told_of("fact-blast")} == {4}


@pytest.mark.clause("GR-217")
def test_the_room_behind_the_door_is_spared() -> None:
    table = burning("Gh5/h6", "Gh5", doors={"Gh5/h6": "closed"}, blue="Gh6", yellow="Gb5")

    table.does("stay", "end")

    assert (table.life("blue"), table.life("yellow")) == (40, 36)


@pytest.mark.clause("GR-6", "GR-217")
def test_a_charge_on_a_stair_hurts_who_stands_on_that_stair() -> None:
    table = burning(at="Co2", blue="Co2", green="Co3", yellow="Gn1")

    table.does("stay", "end")

    assert [table.life(name) for name in ("blue", "green", "yellow")] == [36, 40, 40]


@pytest.mark.clause("GR-217", "GR-219")
@pytest.mark.parametrize("die", [1, 2])
def test_a_charge_that_fails_hurts_nobody(die: int) -> None:
    table = burning(die=die, blue="Gn1")

    table.does("stay", "end")

    assert table.life("blue") == 40
    assert table.told_of("fact-fizzles") == [{"die": die, "dice": str(die), "square": "Gn1"}]


@pytest.mark.clause("GR-218", "GR-235")
def test_a_corpse_loses_nothing() -> None:
    table = burning(blue={"at": "Gn1", "state": "corpse"})

    table.does("stay", "end")

    assert (table.state("blue"), table.life("blue")) == ("corpse", 0)
    assert table.told_of("fact-blast") == []


@pytest.mark.clause("GR-162", "GR-218")
@pytest.mark.parametrize(("square", "life"), [("Cg2", 20), ("Ch2", 20), ("Ci2", 16)])
def test_a_vampire_who_lies_loses_nothing(square: str, life: int) -> None:
    table = burning("Ce2/f2", "Cf2", vampire={"at": square, "life": 20})

    table.does("stay", "end")

    assert table.life("vampire") == life


@pytest.mark.clause("GR-117", "GR-217")
def test_a_shield_does_not_help_against_an_explosion() -> None:
    table = burning(blue="Gn1", holds={"blue": "Shield"})

    table.does("stay", "end")

    assert table.life("blue") == 36


@pytest.mark.clause("GR-177", "GR-190", "GR-217")
def test_an_explosion_can_kill_hunters_and_servants() -> None:
    table = burning(
        blue={"at": "Gn1", "life": 3},
        green={"at": "Gm1", "state": "servant", "life": 4},
        holds={"blue": "Sword", "green": "Club"},
    )

    table.does("stay", "end")

    assert (table.state("blue"), table.sheet("blue")) == ("corpse", {"E09"})
    assert (table.state("green"), table.floor("Gm1", "green")) == ("gone", {"C05"})
    assert [told["lost"] for told in table.told_of("fact-blast")] == [3, 4]


@pytest.mark.clause("GR-47", "GR-217")
def test_a_lighter_who_dies_of_it_suffers_nothing_more_in_that_slot() -> None:
    table = burning(red={"at": "Gn1", "life": 4, "poisoned": True, "rats": True})

    table.does("stay", "end")

    assert table.state("red") == "corpse"
    assert table.told_of("fact-poisoned") == []
    assert table.told_of("fact-rats") == []


# --- a charge that did not go off ----------------------------------------------------------------


@pytest.mark.clause("GR-219")
@pytest.mark.parametrize("taken", ["Dynamite", "Torch", "Dynamite + Torch"])
def test_an_unlit_charge_may_be_taken_one_card_or_both_in_one_action(taken: str) -> None:
    table = given(slot="blue", blue="Gn1", floor=UNLIT, decision="action")

    table.does(f"take {taken}")

    cards = {"Dynamite": {"E04"}, "Torch": {"E05"}}.get(taken, CHARGE)
    assert table.sheet("blue") == cards
    assert table.floor("Gn1", "unlit") == CHARGE - cards
    assert table.slot == "green"


@pytest.mark.clause("GR-219")
def test_a_charge_that_failed_lies_unlit_on_its_square_for_all_to_see() -> None:
    table = burning(die=2)

    table.does("stay", "end")

    assert table.floor("Gn1", "unlit") == CHARGE
    assert not CHARGE & table.out


@pytest.mark.clause("GR-219", "GR-209")
def test_it_can_be_lit_again() -> None:
    table = burning(die=1, red="Gn1")
    table.does("stay", "end")
    table.comes_to("red")
    table.does("stay", "take dynamite + torch")
    table.comes_to("red")

    table.does("stay", "light wall")

    assert table.truth["charge"] == {"lighter": "red", "aim": "wall", "at": "Gn1"}


@pytest.mark.clause("GR-219")
def test_a_servant_may_not_take_it() -> None:
    table = given(red={"state": "servant", "at": "Gn1"}, floor=UNLIT, decision="action")

    assert "take" not in table.answers()
    table.refuses(VAMPIRE, "take dynamite", "GR-219")


@pytest.mark.clause("GR-219")
def test_only_who_stands_there_may_take_it() -> None:
    table = given(red="Gn2", floor=UNLIT, decision="action")

    table.refuses(RED, "take dynamite", "GR-89")


@pytest.mark.clause("GR-96", "GR-219")
def test_it_must_fit_on_the_sheet() -> None:
    holds = {"blue": "Sword, Plan"}
    table = given(slot="blue", blue="Gn1", floor=UNLIT, holds=holds, decision="action")

    table.refuses(BLUE, "take dynamite + torch", "GR-96")
    assert table.may("take torch")


@pytest.mark.clause("GR-192", "GR-219")
def test_it_is_no_remains_and_keeps_nobody_from_putting_cards_down() -> None:
    table = given(
        slot="blue",
        blue="Gk1",
        floor={"Gk1": {"unlit": "Dynamite"}},
        down={"G5": None},
        open={"G5": "Plan"},
        holds={"blue": "Sword"},
        decision="action",
    )

    table.does("put sword")

    assert table.open_on("G5") == {"E06", "E09"}
