"""Chapter 16: the zombie formula."""

import pytest

from tests.games.grottenstein.table import RED, VAMPIRE, Table, given

FORMULA = {"red": "Zombie formula"}
STANDING = {"caster": "red", "squares": ["Gh5", "Uh5"]}


def with_formula(**keys: object) -> Table:
    """Red holds the formula and may act."""
    return given(holds=FORMULA, decision="action", **keys)  # type: ignore[arg-type]


def free_squares(table: Table) -> set[str]:
    table.begins("cast")
    return set(table.answers())


def walking(figure: str, start: str, zombie: str) -> Table:
    """A figure has thrown 6; a zombie stands here. Green is a servant."""
    figures: dict[str, object] = {"green": {"state": "servant"}}
    figures[figure] = {"at": start, **({"state": "servant"} if figure == "green" else {})}
    zombies = {"caster": "red", "squares": [zombie, "Uo11"]}
    table = given(slot=figure, zombies=zombies, dice=[1, 5], **figures)  # type: ignore[arg-type]
    table.does("throw")
    return table


@pytest.mark.clause("GR-203")
@pytest.mark.parametrize(
    ("one", "other"), [("Gb5", "Gh5"), ("Ca1", "Uo11"), ("Gh3", "Cf1"), ("Uk6", "Ca10")]
)
def test_both_zombies_come_on_any_two_squares_and_the_formula_is_out(one: str, other: str) -> None:
    table = with_formula()

    table.does(f"cast {one} {other}")

    assert table.truth["zombies"] == {"caster": "red", "squares": [one, other]}
    assert table.told_of("fact-zombies") == [{"figure": "figure-red", "squares": [one, other]}]
    assert table.sheet("red") == set()
    assert table.out == {"E14"}
    assert table.slot == "blue"


@pytest.mark.clause("GR-203", "GR-207")
def test_another_hunter_may_be_the_caster() -> None:
    table = given(slot="yellow", holds={"yellow": "Zombie formula"}, decision="action")

    table.does("cast Gb5 Gh5")

    assert table.truth["zombies"] == {"caster": "yellow", "squares": ["Gb5", "Gh5"]}


@pytest.mark.clause("GR-203", "GR-106")
def test_casting_is_an_action_and_needs_the_formula() -> None:
    first = given(holds=FORMULA)
    without = given(decision="action", holds={"blue": "Zombie formula"})
    with_it = with_formula()

    assert "cast" not in first.answers()
    without.refuses(RED, "cast Gb5 Gh5", "GR-203")
    assert "cast" in with_it.answers()


@pytest.mark.clause("GR-182", "GR-203")
def test_a_servant_cannot_cast() -> None:
    servant = {"state": "servant"}
    table = given(red=servant, holds=FORMULA, decision="action")

    table.refuses(VAMPIRE, "cast Gb5 Gh5", "GR-182")


@pytest.mark.clause("GR-204")
@pytest.mark.parametrize(
    ("keys", "square", "free"),
    [
        ({}, "Gg11", False),  # their own
        ({}, "Gh11", False),  # a hunter's
        ({}, "Ci2", False),  # the vampire's
        ({"blue": {"at": "Gh5", "state": "corpse"}}, "Gh5", False),
        ({"blue": {"at": "Gh5", "state": "servant"}}, "Gh5", False),
        ({"blue": {"state": "gone"}}, "Gh11", True),
        ({}, "Go1", False),  # the wall chip
        ({"wall": False}, "Go1", True),
        ({}, "Cg2", False),  # the coffin
        ({}, "Ch2", False),
        ({}, "Ca5", True),  # the passage
        ({}, "Co2", True),  # a stair
        ({}, "Go10", True),  # the hatch
        ({}, "Gh3", True),  # a number
        ({}, "Gh5", True),
    ],
)
def test_a_zombie_needs_a_free_square_that_is_neither_coffin_nor_wall(
    keys: dict[str, object], square: str, free: bool
) -> None:
    table = with_formula(**keys)

    for line in (f"cast {square} Ua5", f"cast Ua5 {square}"):
        if free:
            assert table.may(line)
        else:
            table.refuses(RED, line, "GR-204")


@pytest.mark.clause("GR-204")
def test_every_other_square_is_allowed() -> None:
    table = with_formula()

    assert len(free_squares(table)) == 487 - 5 - 2 - 1  # figures, coffin, wall chip


@pytest.mark.clause("GR-204")
def test_the_two_squares_differ() -> None:
    table = with_formula()

    table.refuses(RED, "cast Gh5 Gh5", "GR-204")
    table.begins("cast", "Gh5")
    assert len(table.answers()) == 478
    assert "Gh5" not in table.answers()


@pytest.mark.clause("GR-205")
@pytest.mark.parametrize(
    ("figure", "start", "beyond"),
    [("red", "Gj7", "Uk6"), ("red", "Uk5", "Gj7"), ("vampire", "Uk5", "Gj7")],
)
def test_on_a_stair_square_a_zombie_blocks_both_floors(
    figure: str, start: str, beyond: str
) -> None:
    table = walking(figure, start, "Gk7")

    assert "Gk7" not in table.answers()
    assert beyond not in table.answers()
    assert beyond in walking(figure, start, "Ua11").answers()


@pytest.mark.clause("GR-206", "GR-59")
@pytest.mark.parametrize("figure", ["red", "blue", "green", "vampire"])
def test_zombies_stand_in_the_way_of_everybody(figure: str) -> None:
    table = walking(figure, "Gb6", "Gb5")

    assert "Gb5" not in table.answers()
    assert "Gc5" not in table.answers()
    assert "Gc5" in walking(figure, "Gb6", "Ua11").answers()


@pytest.mark.clause("GR-149", "GR-59")
def test_a_bat_flies_over_a_zombie_but_does_not_end_there() -> None:
    table = given(
        slot="vampire",
        vampire="Gb6",
        worn=["cape"],
        zombies={"caster": "red", "squares": ["Gb5", "Uh5"]},
        dice=[1, 1, 1, 1],
    )

    table.does("bat")

    assert "Gb5" not in table.answers()
    assert "Gc5" in table.answers()


@pytest.mark.clause("GR-105", "GR-206")
def test_a_zombie_cannot_be_attacked_and_stops_no_blow() -> None:
    alone = given(red="Gh4", zombies=STANDING)
    behind = given(
        red="Gh1",
        vampire="Gh3",
        zombies={"caster": "red", "squares": ["Gh2", "Uh5"]},
        holds={"red": "Sword"},
        dice=[3],
    )

    assert "fight" not in alone.answers()
    behind.does("hit V sword")
    assert behind.life("vampire") == 37


@pytest.mark.clause("GR-206")
def test_zombies_stay_where_they_are_and_have_no_slot() -> None:
    table = given(zombies=STANDING)
    slots = []

    for _ in range(5):
        slots.append(table.slot)
        table.ends_the_slot()

    assert slots == ["red", "blue", "green", "yellow", "vampire"]
    assert table.truth["zombies"] == STANDING


@pytest.mark.clause("GR-207")
def test_when_the_caster_dies_both_zombies_vanish_at_once() -> None:
    table = given(
        slot="vampire",
        zombies=STANDING,
        red={"at": "Gh3", "life": 2},
        vampire="Gh4",
        worn=["teeth", "nails"],
        dice=[2],
    )

    table.does("stay", "bite R")

    assert table.truth["zombies"] is None
    assert table.told_of("fact-zombies-vanish") == [{}]


@pytest.mark.clause("GR-207")
def test_the_death_of_another_leaves_them_standing() -> None:
    table = given(
        slot="vampire",
        zombies=STANDING,
        blue={"at": "Gh3", "life": 2},
        vampire="Gh4",
        worn=["teeth", "nails"],
        dice=[2],
    )

    table.does("stay", "bite B")

    assert table.state("blue") == "corpse"
    assert table.truth["zombies"] == STANDING


@pytest.mark.clause("GR-207", "GR-202")
def test_they_vanish_whatever_kills_the_caster() -> None:
    table = given(zombies=STANDING, red={"life": 2, "poisoned": True})

    table.does("stay", "end")

    assert table.truth["zombies"] is None


@pytest.mark.clause("GR-208")
def test_a_zombie_on_a_number_leaves_the_card_of_its_field_alone() -> None:
    table = given(
        holds=FORMULA, decision="action", down={"G4": "Sword", "G5": None}, open={"G5": "Bow"}
    )

    table.does("cast Gh3 Gk1")

    assert table.down("G4") == "E09"
    assert table.open_on("G5") == {"E10"}
    assert RED not in table.position.to_act()
