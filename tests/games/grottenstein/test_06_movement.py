"""Chapter 6: throws and steps, and what stands in the way."""

import pytest

from tests.games.grottenstein.naive import Board, Walker
from tests.games.grottenstein.situations import PLANS
from tests.games.grottenstein.table import Table, given

CORPSE = {"state": "corpse"}
SERVANT = {"state": "servant"}
OTHERS = frozenset({"Gh11", "Gi11", "Gj11", "Ci2"})
CLOSED = {"Ce2/f2": "closed", "Ci3/i4": "closed", "Ga11/b11": "closed"}
#: The servants' corridor is four squares long, one wide, with doors at its sides.
CORRIDOR = {"Gk8/l8": "closed", "Gj9/k9": "closed", "Gk11/l11": "closed"}


def thrown(number: int, **keys: object) -> Table:
    """The figure whose slot it is has thrown so much and is about to move."""
    return given(thrown=number, decision="destination", **keys)  # type: ignore[arg-type]


def reach(number: int, **keys: object) -> set[str]:
    """Where a throw leads."""
    return set(thrown(number, **keys).answers())


# --- the throw -----------------------------------------------------------------------------------


@pytest.mark.clause("GR-50")
@pytest.mark.parametrize("dice", [(1, 1), (1, 6), (3, 4), (6, 6)])
def test_the_sum_of_two_dice_is_the_greatest_number_of_squares(dice: tuple[int, int]) -> None:
    table = given(red="Ga1", dice=dice)
    board = Board(doors=CLOSED, occupied=OTHERS)

    table.does("throw")

    assert table.number("thrown") == sum(dice)
    assert set(table.answers()) == PLANS.within(board, Walker(), "Ga1", sum(dice))
    told = {"figure": "figure-red", "thrown": sum(dice), "dice": f"{dice[0]} + {dice[1]}"}
    assert table.told_of("fact-throws") == [told]


@pytest.mark.clause("GR-50")
@pytest.mark.parametrize(
    ("square", "near"), [("Ga2", True), ("Gb3", True), ("Gb4", False), ("Gd2", False)]
)
def test_a_square_farther_than_the_throw_is_out_of_reach(square: str, near: bool) -> None:
    table = thrown(3, red="Ga1")

    assert (square in table.answers()) is near
    if not near:
        table.forbids(square, "GR-50")


@pytest.mark.clause("GR-50")
def test_less_or_none_of_the_throw_may_be_used() -> None:
    nowhere, one_step = given(red="Ga1", dice=[6, 6]), given(red="Ga1", dice=[6, 6])

    nowhere.does("throw", "Ga1")
    one_step.does("throw", "Gb1")

    assert (nowhere.at("red"), nowhere.asked) == ("Ga1", "action")
    assert (one_step.at("red"), one_step.asked) == ("Gb1", "action")
    assert [args["steps"] for args in one_step.told_of("fact-moves")] == [1]


@pytest.mark.clause("GR-50")
@pytest.mark.parametrize("figure", ["vampire", "blue"])
def test_vampire_and_servants_throw_two_dice_as_hunters_do(figure: str) -> None:
    where = {"vampire": "Ua1", "blue": {"at": "Ua1", "state": "servant"}}[figure]
    table = given(slot=figure, dice=[2, 1], **{figure: where})  # type: ignore[arg-type]

    table.does("throw")

    assert table.number("thrown") == 3
    assert "Ua4" in table.answers()
    assert "Ub4" not in table.answers()


@pytest.mark.clause("GR-57")
@pytest.mark.parametrize("slot", ["red", "vampire"])
def test_the_throw_is_made_before_the_destination_is_chosen(slot: str) -> None:
    table = given(slot=slot, vampire="Gh3", red="Gf3", dice=[1, 1])
    table.forbids("Gh1", "GR-57")
    table.forbids("Gf1", "GR-57")
    assert not table.may("throw; Gh1")

    table.does("throw")

    assert (table.asked, table.number("thrown")) == ("destination", 2)


# --- steps ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-51")
def test_steps_never_go_diagonally_and_may_change_direction_each_time() -> None:
    assert reach(1, red="Gg7") == {"Gg7", "Gg6", "Gg8", "Gf7", "Gh7"}
    assert reach(2, red="Gg7") >= {"Gf6", "Gh6", "Gf8", "Gh8", "Gi7", "Gg9"}


@pytest.mark.clause("GR-51", "GR-72", "ED-14")
@pytest.mark.parametrize(
    ("square", "other", "keys"),
    [
        ("Ga5", "Ca5", {"holds": {"red": "Pseudo-vampire"}}),
        ("Ca5", "Ga5", {"holds": {"red": "Pseudo-vampire"}}),
        ("Go10", "Co10", {"floor": {"Go10": {"ladder": "Ladder"}}}),
        ("Co10", "Go10", {"floor": {"Go10": {"ladder": "Ladder"}}}),
        ("Go10", "Co10", {"floor": {"Co10": {"ladder": "Ladder"}}}),
    ],
)
def test_a_link_is_one_step(square: str, other: str, keys: dict[str, object]) -> None:
    assert other in reach(1, red=square, **keys)
    assert other not in reach(1, red=square)


@pytest.mark.clause("GR-51", "ED-14")
@pytest.mark.parametrize("figure", ["vampire", "blue"])
def test_a_laid_ladder_is_a_link_for_everybody(figure: str) -> None:
    where = {"vampire": "Go10", "blue": {"at": "Go10", "state": "servant"}}[figure]
    ladder = {"Co10": {"ladder": "Ladder"}}

    assert "Co10" in reach(1, slot=figure, floor=ladder, **{figure: where})


@pytest.mark.clause("GR-52")
def test_no_step_leads_over_a_wall() -> None:
    assert reach(1, red="Gd1") == {"Gd1", "Gc1", "Gd2"}
    assert "Ge1" not in reach(3, red="Gd1", doors={"Gd2/e2": "closed"})


@pytest.mark.clause("GR-52", "GR-63")
@pytest.mark.parametrize("red", [{"at": "Gh6"}, {"at": "Gh6", **SERVANT}])
@pytest.mark.parametrize("state", ["open", "closed", "destroyed"])
def test_no_step_leads_over_a_closed_door(red: dict[str, object], state: str) -> None:
    table = thrown(1, red=red, doors={"Gh5/h6": state})

    assert ("Gh5" in table.answers()) is (state != "closed")
    if state == "closed":
        table.forbids("Gh5", "GR-63")


@pytest.mark.clause("GR-52", "GR-139")
def test_the_vampire_steps_over_closed_doors_but_over_no_wall() -> None:
    doors = {"Gh5/h6": "closed"}

    assert reach(1, slot="vampire", vampire="Gh6", doors=doors) == {
        "Gh6",
        "Gh5",
        "Gg6",
        "Gi6",
        "Gh7",
    }
    assert "Gi5" not in reach(1, slot="vampire", vampire="Gi6")


# --- who stands in the way -----------------------------------------------------------------------


@pytest.mark.clause("GR-53", "GR-54")
@pytest.mark.parametrize("state", ["living", "corpse", "servant"])
@pytest.mark.parametrize("other", ["blue", "green", "yellow"])
def test_a_square_with_another_character_is_neither_entered_nor_passed(
    other: str, state: str
) -> None:
    there = {other: {"at": "Gk10", "state": state}}
    clause = "GR-54" if state == "corpse" else "GR-53"

    assert reach(12, red="Gk11", doors=CORRIDOR) == {"Gk11", "Gk10", "Gk9", "Gk8"}
    table = thrown(12, red="Gk11", doors=CORRIDOR, **there)
    assert table.answers() == ["Gk11"]
    for square in ("Gk10", "Gk9"):
        table.forbids(square, clause)


@pytest.mark.clause("GR-53")
def test_who_is_gone_is_in_nobodys_way() -> None:
    gone = {"state": "gone"}

    assert "Gh11" in reach(2, red="Gg11", blue=gone)


@pytest.mark.clause("GR-53")
def test_the_vampire_stands_in_the_way_and_others_in_his() -> None:
    blocked = reach(12, red="Gk11", vampire="Gk10", doors=CORRIDOR)
    for state in ({}, CORPSE, SERVANT):
        walks = reach(2, slot="vampire", vampire="Ce1", red={"at": "Ce2", **state})
        assert walks == {"Ce1"}

    assert blocked == {"Gk11"}


@pytest.mark.clause("GR-53")
def test_nobody_stands_in_their_own_way() -> None:
    assert "Ga1" in reach(2, red="Ga1")
    assert "Ci2" in reach(2, slot="vampire")


@pytest.mark.clause("GR-54")
def test_a_corpse_bars_the_way_for_the_servant_of_another_too() -> None:
    barred = reach(12, red={"at": "Gk11", **SERVANT}, blue={"at": "Gk9", **CORPSE}, doors=CORRIDOR)

    assert barred == {"Gk11", "Gk10"}


@pytest.mark.clause("GR-59")
@pytest.mark.parametrize("squares", [["Gk10", "Ub8"], ["Ub8", "Gk10"]])
@pytest.mark.parametrize("red", [{"at": "Gk11"}, {"at": "Gk11", **SERVANT}])
def test_nobody_enters_a_zombies_square(squares: list[str], red: dict[str, object]) -> None:
    zombies = {"caster": "blue", "squares": squares}

    table = thrown(12, red=red, doors=CORRIDOR, zombies=zombies)

    assert table.answers() == ["Gk11"]
    for square in ("Gk10", "Gk9"):
        table.forbids(square, "GR-59")


@pytest.mark.clause("GR-59", "GR-149")
@pytest.mark.parametrize(("bat", "passes"), [(False, False), (True, True)])
def test_a_zombie_stops_the_vampire_unless_he_flies(bat: bool, passes: bool) -> None:
    zombies = {"caster": "blue", "squares": ["Ce2", "Ub8"]}
    keys: dict[str, object] = {"slot": "vampire", "vampire": "Ce1", "worn": ["cape"]}

    walks = reach(4, zombies=zombies, bat_slot=bat, **keys)

    assert ("Ce3" in walks) is passes
    assert "Ce2" not in walks


@pytest.mark.clause("GR-53", "GR-149")
@pytest.mark.parametrize(("bat", "passes"), [(False, False), (True, True)])
def test_others_stop_the_vampire_unless_he_flies(bat: bool, passes: bool) -> None:
    keys: dict[str, object] = {"slot": "vampire", "vampire": "Ce1", "worn": ["cape"]}

    walks = reach(4, red="Ce2", bat_slot=bat, **keys)

    assert ("Ce3" in walks) is passes
    assert "Ce2" not in walks


# --- on the way ----------------------------------------------------------------------------------


@pytest.mark.clause("GR-55")
def test_only_the_number_of_steps_counts() -> None:
    for number in range(2, 13):
        near = reach(number, red="Ga1")

        assert near >= reach(number - 1, red="Ga1")
        assert "Ga1" in near


@pytest.mark.clause("GR-56")
def test_passing_over_a_numbered_square_has_no_effect() -> None:
    table = given(red="Gk11", down={"G11": "Rats"}, dice=[2, 2])

    table.does("throw", "Gn11")

    assert table.told_of("fact-moves")[0]["way"] == ["Gk11", "Gl11", "Gm11", "Gn11"]
    assert (table.down("G11"), "reveal" in table.answers()) == ("E19", False)
    assert table.figure("red")["rats"] is False


@pytest.mark.clause("GR-56", "GR-82")
def test_only_where_the_movement_ends_counts() -> None:
    table = given(red="Gk11", down={"G11": "Rats"}, dice=[2, 2])

    table.does("throw", "Gm11")

    assert table.answers() == ["reveal"]


@pytest.mark.clause("GR-56", "GR-157")
def test_crossing_the_coffin_is_not_lying_in_it() -> None:
    table = given(slot="vampire", vampire={"at": "Cf2", "life": 20}, dice=[2, 1])

    table.does("throw", "Ci2", "end")

    assert (table.life("vampire"), table.told_of("fact-lies-down")) == (20, [])


@pytest.mark.clause("GR-58")
@pytest.mark.parametrize("red", [{"at": "Cf2"}, {"at": "Cf2", **SERVANT}])
def test_only_the_vampire_passes_or_enters_the_coffin(red: dict[str, object]) -> None:
    away = {"at": "Gh3"}

    assert not reach(12, red=red, vampire=away) & {"Cg2", "Ch2"}
    for square in ("Cg2", "Ci2"):
        thrown(4, red=red, vampire=away).forbids(square, "GR-58")
    assert "Ci2" in reach(5, red=red, vampire=away)
    assert reach(3, slot="vampire", vampire="Cf2") >= {"Cg2", "Ch2", "Ci2"}


@pytest.mark.clause("GR-58", "GR-73")
def test_pseudo_vampire_does_not_open_the_coffin() -> None:
    walks = reach(12, red="Cf2", vampire="Gh3", holds={"red": "Pseudo-vampire"})

    assert not walks & {"Cg2", "Ch2"}
