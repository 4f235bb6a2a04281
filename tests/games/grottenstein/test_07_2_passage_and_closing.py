"""Chapter 7: the vampire's passage, and closing doors."""

import pytest

from tests.games.grottenstein.table import Table, given

PSEUDO = {"red": "Pseudo-vampire"}
WHITE_DOORS = [
    "Cd3/e3",
    "Cc4/c5",
    "Cg4/g5",
    "Cm4/m5",
    "Cb5/b6",
    "Ch5/h6",
    "Ck5/k6",
    "Cd7/e7",
    "Ck7/l7",
]
#: One door of each kind that can be closed, and the squares that touch it.
CLOSABLE = {
    "Gh5/h6": ("Gh5", "Gh6"),
    "Gd2/e2": ("Gd2", "Ge2"),
    "Ce2/f2": ("Ce2", "Cf2"),
    "Ci3/i4": ("Ci3", "Ci4"),
}
OPEN_CRYPT = {"Ce2/f2": "open", "Ci3/i4": "open"}


def walks_from(square: str, thrown: int, **keys: object) -> set[str]:
    """Where red may go."""
    red = {"at": square, **({"state": keys.pop("state")} if "state" in keys else {})}
    table = given(red=red, decision="destination", thrown=thrown, **keys)  # type: ignore[arg-type]
    return set(table.answers())


def vampire_walks_from(square: str, thrown: int) -> set[str]:
    table = given(slot="vampire", vampire=square, decision="destination", thrown=thrown)
    return set(table.answers())


def way_of(table: Table) -> list[str]:
    """The way that was told."""
    (told,) = table.told_of("fact-moves")
    way = told["way"]
    assert isinstance(way, list)
    return way


def at_a_door(square: str, **keys: object) -> Table:
    """Red has moved and may act."""
    return given(red=square, decision="action", **keys)  # type: ignore[arg-type]


# --- the passage ---------------------------------------------------------------------------------


@pytest.mark.clause("GR-72")
@pytest.mark.parametrize(("one", "other"), [("Ga5", "Ca5"), ("Ca5", "Ga5")])
def test_the_passage_links_cellar_and_ground_floor_by_one_step(one: str, other: str) -> None:
    before, behind = one[0] + "b5", other[0] + "b5"

    assert other in vampire_walks_from(one, 1)
    assert other in vampire_walks_from(before, 2)
    assert behind not in vampire_walks_from(before, 2)
    assert behind in vampire_walks_from(before, 3)


@pytest.mark.clause("GR-73")
@pytest.mark.parametrize("square", ["Gb5", "Cb5"])
def test_only_the_vampire_or_a_holder_of_pseudo_vampire_enters_the_passage(square: str) -> None:
    passage = square[0] + "a5"

    assert passage in vampire_walks_from(square, 1)
    assert passage in walks_from(square, 1, holds=PSEUDO)
    assert passage not in walks_from(square, 1)
    assert passage not in walks_from(square, 1, holds={"blue": "Pseudo-vampire"})
    assert passage not in walks_from(square, 1, holds=PSEUDO, state="servant")


@pytest.mark.clause("GR-73", "ED-16")
def test_with_pseudo_vampire_a_hunter_comes_into_the_cellar() -> None:
    table = given(red="Gc5", holds=PSEUDO, dice=[2, 2])

    table.does("throw", "Cb5")

    assert table.at("red") == "Cb5"
    assert table.told_of("fact-uses-passage") == [{"figure": "figure-red"}]


@pytest.mark.clause("GR-72", "GR-121")
def test_the_way_through_the_passage_is_told() -> None:
    table = given(red="Gc5", holds=PSEUDO, decision="destination", thrown=12)

    table.does("Cc5")

    assert way_of(table) == ["Gc5", "Gb5", "Ga5", "Ca5", "Cb5", "Cc5"]
    assert table.told_of("fact-uses-passage") == [{"figure": "figure-red"}]


@pytest.mark.clause("GR-121")
def test_pseudo_vampire_is_not_used_where_another_way_leads_as_well() -> None:
    """To the foot of the armoured stair the passage would be one step shorter."""
    keys = {"doors": {"Ga11/b11": "open"}, "decision": "destination", "thrown": 12}
    red = given(red="Gb5", holds=PSEUDO, **keys)  # type: ignore[arg-type]
    vampire = given(slot="vampire", vampire="Gb5", **keys)  # type: ignore[arg-type]

    red.does("Cb10")
    vampire.does("Cb10")

    assert (len(way_of(red)), len(way_of(vampire))) == (12, 11)
    assert "Ga11" in way_of(red)
    assert "Ca5" in way_of(vampire)
    assert red.told_of("fact-uses-passage") == []
    assert red.knowledge["shown"] == "-"


@pytest.mark.clause("GR-73", "GR-121")
@pytest.mark.parametrize("square", ["Gb5", "Ga5"])
@pytest.mark.parametrize("figure", ["red", "vampire"])
def test_without_the_passage_nothing_is_shown(square: str, figure: str) -> None:
    keys = {"slot": figure, figure: square, "decision": "destination", "thrown": 4}
    table = given(holds=PSEUDO if figure == "red" else {}, **keys)  # type: ignore[arg-type]

    table.does(square)

    assert way_of(table) == [square]
    assert table.told_of("fact-uses-passage") == []


@pytest.mark.clause("GR-73", "GR-121")
@pytest.mark.parametrize(("figure", "goal"), [("vampire", "Cb5"), ("red", "Gd5")])
def test_nobody_else_is_said_to_use_the_passage_as_a_hunter(figure: str, goal: str) -> None:
    table = given(slot=figure, **{figure: "Gb5"}, decision="destination", thrown=4)  # type: ignore[arg-type]

    table.does(goal)

    assert table.told_of("fact-uses-passage") == []
    assert table.knowledge["shown"] == "-"


@pytest.mark.clause("GR-73")
def test_a_walk_into_the_passage_is_refused() -> None:
    given(red="Gb5", decision="destination", thrown=4).forbids("Ga5", "GR-73")


@pytest.mark.clause("GR-74")
@pytest.mark.parametrize("state", ["living", "servant"])
@pytest.mark.parametrize("floor", ["G", "C"])
def test_who_may_not_use_the_passage_leaves_it_by_its_opening_only(state: str, floor: str) -> None:
    holds = PSEUDO if state == "servant" else {}
    passage = floor + "a5"

    walk = walks_from(passage, 2, holds=holds, state=state)

    assert {square for square in walk if square[1:] in ("a5", "b5")} == {passage, floor + "b5"}
    assert {square[0] for square in walk} == {floor}


@pytest.mark.clause("GR-75")
@pytest.mark.parametrize("floor", ["G", "C"])
def test_a_passage_square_is_entered_and_left_only_by_its_opening(floor: str) -> None:
    other = "C" if floor == "G" else "G"
    passage, opening = floor + "a5", floor + "b5"

    assert vampire_walks_from(passage, 1) == {passage, opening, other + "a5"}
    assert passage not in vampire_walks_from(floor + "a4", 1)
    assert passage not in vampire_walks_from(floor + "a6", 1)
    assert passage in vampire_walks_from(opening, 1)


# --- closing doors -------------------------------------------------------------------------------


@pytest.mark.clause("GR-76", "GR-77")
@pytest.mark.parametrize("state", ["living", "servant"])
@pytest.mark.parametrize("door", CLOSABLE)
@pytest.mark.parametrize("side", [0, 1])
def test_an_open_door_is_closed_from_either_side_with_a_white_chip(
    state: str, door: str, side: int
) -> None:
    red = {"at": CLOSABLE[door][side], "state": state}
    table = given(red=red, doors=OPEN_CRYPT, decision="action")
    assert table.number("chips") == 11

    table.does(f"close {door}")

    assert table.door(door) == "closed"
    assert table.number("chips") == 10
    assert table.told_of("fact-closes") == [{"figure": "figure-red", "door": door}]
    assert table.slot == "blue"


@pytest.mark.clause("GR-76")
def test_nine_chips_are_in_the_supply_at_first() -> None:
    assert given().number("chips") == 9


@pytest.mark.clause("GR-76")
@pytest.mark.parametrize("square", ["Gh4", "Gg5", "Gh7"])
def test_only_a_door_that_the_square_touches_is_closed(square: str) -> None:
    at_a_door(square).forbids("close Gh5/h6", "GR-76")


@pytest.mark.clause("GR-76", "GR-81")
def test_closing_comes_after_the_movement_only() -> None:
    table = given(red="Gh5")

    assert "close" not in table.answers()


@pytest.mark.clause("GR-77")
@pytest.mark.parametrize("door", CLOSABLE)
@pytest.mark.parametrize("state", ["closed", "destroyed"])
def test_closed_and_destroyed_doors_cannot_be_closed(door: str, state: str) -> None:
    table = at_a_door(CLOSABLE[door][0], doors={**OPEN_CRYPT, door: state})

    assert "close" not in table.answers()
    table.forbids(f"close {door}", "GR-77")


@pytest.mark.clause("GR-78")
def test_without_a_white_chip_no_door_can_be_closed() -> None:
    last = at_a_door("Gh5", doors=dict.fromkeys(WHITE_DOORS[1:], "closed"))
    none = at_a_door("Gh5", doors=dict.fromkeys(WHITE_DOORS, "closed"))

    last.does("close Gh5/h6")

    assert last.number("chips") == 0
    assert "close" not in none.answers()
    none.forbids("close Gh5/h6", "GR-78")


@pytest.mark.clause("GR-78", "GR-125")
def test_the_chip_of_an_opened_door_returns_to_the_supply() -> None:
    table = at_a_door("Ce2", holds={"red": "Universal key"})

    table.does("key C07 Ce2/f2")

    assert table.number("chips") == 10


@pytest.mark.clause("GR-78", "GR-65")
def test_the_lilac_chip_of_the_armoured_door_is_not_a_white_one() -> None:
    table = at_a_door("Ga11", holds={"red": "Universal key"})

    table.does("key C07 Ga11/b11")

    assert table.number("chips") == 9


@pytest.mark.clause("GR-78", "GR-136")
@pytest.mark.parametrize(("state", "chips"), [("closed 39", 9), ("open 39", 9)])
def test_the_chip_of_a_broken_door_returns_to_the_supply(state: str, chips: int) -> None:
    table = given(red="Gd2", doors={"Gd2/e2": state}, dice=[1])

    table.does("hit Gd2/e2 dagger")

    assert table.door("Gd2/e2").startswith("destroyed")
    assert table.number("chips") == chips


@pytest.mark.clause("GR-78", "GR-216")
@pytest.mark.parametrize("state", ["closed", "open"])
def test_the_chip_of_a_blown_up_door_returns_to_the_supply(state: str) -> None:
    charge = {"lighter": "red", "aim": "Gd2/e2", "at": "Gd2"}
    table = given(red="Gh3", charge=charge, doors={"Gd2/e2": state}, down={"G4": None}, dice=[3])

    table.does("stay", "end")

    assert table.door("Gd2/e2").startswith("destroyed")
    assert table.number("chips") == 9


@pytest.mark.clause("GR-79", "GR-123")
@pytest.mark.parametrize(("square", "door"), [("Gh5", "Gh5/h6"), ("Gd2", "Gd2/e2")])
def test_a_door_closed_during_play_is_never_opened_with_a_key(square: str, door: str) -> None:
    table = at_a_door(square, holds={"red": "Universal key, Gold key"}, doors={door: "closed"})

    assert "key" not in table.answers()
    table.forbids(f"key C07 {door}", "GR-79")


@pytest.mark.clause("GR-80")
@pytest.mark.parametrize("door", ["Ce2/f2", "Ci3/i4"])
def test_a_crypt_door_closed_again_may_again_be_opened_with_the_matching_key(door: str) -> None:
    inside = CLOSABLE[door][0]
    locks = {"crypt": "iron", "armour": "gold"}
    table = given(
        red=inside,
        blue=CLOSABLE[door][1],
        locks=locks,
        doors={door: "open"},
        holds={"blue": "Iron key"},
    )

    table.does("stay", f"close {door}")
    assert table.door(door) == "closed"
    table.does("stay", f"key Iron {door}")

    assert table.door(door) == "open"
