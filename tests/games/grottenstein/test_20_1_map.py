"""Sections 20.1 to 20.4: the three plans of the villa, its doors, stairs, rooms and ways."""

from itertools import pairwise

import pytest

from gruft.games.grottenstein.edition.map_check import (
    Walker,
    backwards,
    crypt_of,
    distances,
    locked,
    numbers_at_locked_doors,
    rooms_of,
    steps_from,
    ways_of,
)
from gruft.games.grottenstein.edition.plans import NUMBER_SIGNS, read_plans
from gruft.games.grottenstein.edition.printed import printed_for, starts_in
from gruft.kernel.edition import with_overrides
from tests.games.grottenstein.editions import SHIPPED, redrawn
from tests.games.grottenstein.table import begun, given

DRAWING = read_plans(SHIPPED, "edition.toml")
VILLA = printed_for(SHIPPED).villa
HALL = "Gh11"
LOCKED = locked(DRAWING)

NUMBERS = """
C 1=a1 2=d1 3=e1 4=j4 5=l2 6=n4 7=c7 8=b11 9=j8 10=g11 11=o6 12=f3
G 1=b2 2=d4 3=f1 4=h3 5=k1 6=o4 7=a8 8=c11 9=j6 10=o7 11=m11 12=n5
U 1=a1 2=d1 3=g2 4=h1 5=j4 6=o1 7=a7 8=b11 9=f7 10=o8 11=o10 12=g10
"""
ORDINARY_DOORS = """
Cd3/e3 Cc4/c5 Cg4/g5 Cm4/m5 Cb5/b6 Ch5/h6 Ck5/k6 Cd7/e7 Ck7/l7 Cf8/f9 Cn8/n9 Cj10/k10 Ce11/f11
Gi3/j3 Gc4/c5 Gg4/g5 Gm4/m5 Gb5/b6 Gh5/h6 Gk8/l8 Gm8/m9 Gd9/e9 Gj9/k9 Ge10/f10 Gk11/l11
Uk2/l2 Uc4/c5 Uf4/f5 Ui4/i5 Ub5/b6 Ue5/e6 Uh5/h6 Uk5/k6 Um5/m6 Uc8/c9 Ue8/f8 Uk8/l8 Ud10/e10
Uj10/k10 Ue11/f11 Uk11/l11
"""
ONE_WAY_DOORS = """
Ce4/e5 Ce4 Ce5; Cn5/n6 Cn6 Cn5; Cc8/c9 Cc8 Cc9; Ck11/l11 Cl11 Ck11
Gd2/e2 Gd2 Ge2; Gn5/n6 Gn6 Gn5; Gc8/c9 Gc8 Gc9
Ud3/e3 Ud3 Ue3; Un4/n5 Un4 Un5; Uh8/h9 Uh8 Uh9; Un8/n9 Un8 Un9
"""
ROOMS = """
Ca1 16 Ce1 4 Cf1 15 Ck1 18 Cf4 5 Cb5 14 Ca6 12 Ce6 18 Ck6 6 Cl6 12 Ca9 13 Cf9 15 Cl9 12
Ga1 16 Ge1 20 Gj1 22 Gb5 14 Ga6 12 Gf6 30 Gl6 12 Ge8 4 Gk8 4 Ga9 10 Gl9 12
Ua1 16 Ue1 12 Uh1 16 Ul1 16 Ua5 15 Ua6 12 Uf6 15 Ul6 12 Ue8 4 Uk8 4 Ua9 12 Uf9 15 Ul9 12
"""
STAIR_SQUARES = {
    "Ga11": "CG",
    "Ca10": "CG",
    "Go1": "CG",
    "Co2": "CG",
    "Uk6": "GU",
    "Gk7": "GU",
    "Ue6": "GU",
    "Ge7": "GU",
}


def hunter(**able: bool) -> Walker:
    return Walker(closed=LOCKED, **able)


def steps(walker: Walker, start: str) -> dict[str, int]:
    return distances(ways_of(DRAWING, walker), start)


# --- squares and doors ---------------------------------------------------------------------------


def test_the_villa_has_487_squares_and_55_doors() -> None:
    kinds = "".join(door.sign for door in DRAWING.doors)

    assert (len(DRAWING.squares), len(set(DRAWING.squares))) == (487, 487)
    assert (len(kinds), kinds.count("D"), kinds.count("X"), kinds.count("Z")) == (55, 41, 2, 1)


@pytest.mark.clause("ED-1", "GR-2", "GR-3")
@pytest.mark.parametrize("square", STAIR_SQUARES)
def test_a_stair_square_has_one_name_and_stands_on_two_plans(square: str) -> None:
    assert "".join(DRAWING.drawn[square]) == STAIR_SQUARES[square]
    assert len(set(DRAWING.drawn[square].values())) == 1
    assert DRAWING.squares.count(square) == 1


@pytest.mark.clause("ED-1")
def test_every_other_square_stands_on_one_plan() -> None:
    twice = {square for square, plans in DRAWING.drawn.items() if len(plans) > 1}

    assert twice == set(STAIR_SQUARES)


@pytest.mark.clause("GR-10")
@pytest.mark.parametrize("row", NUMBERS.strip().splitlines())
def test_the_numbers_of_a_floor_stand_where_the_list_says(row: str) -> None:
    floor, *listed = row.split()

    for number, place in enumerate(listed):
        square = floor + place.split("=")[1]
        assert DRAWING.sign_of(square) == NUMBER_SIGNS[number]
        field = 12 * "CGU".index(floor) + number
        assert VILLA.names[VILLA.field_square[field]] == square
        assert VILLA.field[VILLA.field_square[field]] == field


def test_the_ordinary_doors_are_those_of_the_list() -> None:
    assert {door.name for door in DRAWING.doors if door.sign == "D"} == set(ORDINARY_DOORS.split())


@pytest.mark.parametrize("listed", ONE_WAY_DOORS.strip().replace("\n", ";").split(";"))
def test_a_one_way_door_lets_through_in_the_direction_of_the_list(listed: str) -> None:
    name, one, other = listed.split()

    assert name in VILLA.door_names
    assert other in steps_from(DRAWING, one, hunter())
    assert one not in steps_from(DRAWING, other, hunter())


def test_there_are_no_other_one_way_doors() -> None:
    assert sum(door.sign in "<>^v" for door in DRAWING.doors) == ONE_WAY_DOORS.count("/")


# --- stairs, passage, starts and crypt -----------------------------------------------------------


@pytest.mark.clause("ED-2", "GR-64", "GR-69")
@pytest.mark.parametrize(
    ("way", "head"),
    [
        ("Gb11 Ga11 Ca10 Cb10", "Ga11/b11"),
        ("Gn1 Go1 Co2 Co3", ""),
        ("Gj7 Gk7 Uk6 Uk5", "Uk5/k6"),
        ("Gd7 Ge7 Ue6 Ue5", "Ue5/e6"),
    ],
)
def test_a_stair_leads_from_floor_to_floor_and_has_a_door_at_its_head(way: str, head: str) -> None:
    squares = way.split()
    anybody = Walker(wall=False)

    for one, other in pairwise(squares):
        assert other in steps_from(DRAWING, one, anybody)
        assert one in steps_from(DRAWING, other, anybody)
    for stair in squares[1:3]:
        assert set(DRAWING.near(stair)) <= set(squares)
        assert {door.name for door in DRAWING.doors if stair in (door.one, door.other)} <= {head}
    assert head == "" or head in VILLA.door_names


@pytest.mark.clause("ED-3", "GR-75")
@pytest.mark.parametrize(("passage", "opening"), [("Ga5", "Gb5"), ("Ca5", "Cb5")])
def test_a_passage_square_opens_eastward(passage: str, opening: str) -> None:
    assert DRAWING.near(passage) == [opening]
    assert VILLA.names[VILLA.opening[VILLA.names.index(opening)]] == passage


@pytest.mark.clause("ED-3")
def test_passage_and_hatch_are_in_the_cellar_and_above_it() -> None:
    assert DRAWING.all_with("P") == ["Ca5", "Ga5"]
    assert DRAWING.all_with("H") == ["Co10", "Go10"]
    assert [VILLA.names[square] for square in VILLA.hatch] == ["Co10", "Go10"]
    assert [VILLA.names[square] for square in VILLA.passage] == ["Ca5", "Ga5"]


@pytest.mark.clause("ED-4", "GR-30", "GR-31")
def test_everybody_begins_on_their_square() -> None:
    table = begun()

    assert starts_in(SHIPPED) == ["Gg11", "Gh11", "Gi11", "Gj11"]
    assert [table.at(name) for name in ("red", "blue", "green", "yellow", "vampire")] == [
        *starts_in(SHIPPED),
        "Ci2",
    ]


@pytest.mark.clause("ED-4")
def test_the_coffin_has_two_squares_and_six_beside_it() -> None:
    beside = [VILLA.names[square] for square in range(487) if VILLA.near_coffin[square]]

    assert [VILLA.names[square] for square in VILLA.coffin] == ["Cg2", "Ch2"]
    assert sorted(beside) == ["Cf2", "Cg1", "Cg3", "Ch1", "Ch3", "Ci2"]


@pytest.mark.clause("ED-5", "GR-165")
def test_the_crypt_has_15_squares_with_the_coffin_and_two_doors() -> None:
    crypt = set(crypt_of(DRAWING))

    assert crypt == {f"C{column}{row}" for column in "fghij" for row in (1, 2, 3)}
    assert {square for square in range(487) if VILLA.room[square] == VILLA.crypt} == {
        VILLA.names.index(square) for square in crypt
    }
    assert {door.name for door in DRAWING.doors if {door.one, door.other} & crypt} == {
        "Ce2/f2",
        "Ci3/i4",
    }


@pytest.mark.clause("GR-6")
def test_rooms_are_those_of_the_table_and_stairs_and_passages() -> None:
    anchors, sizes = ROOMS.split()[::2], [int(size) for size in ROOMS.split()[1::2]]
    rooms = rooms_of(DRAWING)

    assert {anchor: len(rooms.pop(anchor)) for anchor in anchors} == dict(
        zip(anchors, sizes, strict=True)
    )
    assert set(SHIPPED.table("rooms")) == set(anchors)
    assert sorted(map(sorted, rooms.values())) == [
        ["Ca10", "Ga11"],
        ["Ca5"],
        ["Co2", "Go1"],
        ["Ga5"],
        ["Ge7", "Ue6"],
        ["Gk7", "Uk6"],
    ]


@pytest.mark.clause("GR-6")
@pytest.mark.parametrize(("edge", "alone"), [("a5/b5", "Ga5"), ("n1/o1", "Go1"), ("d7/e7", "Ge7")])
def test_passages_and_stairs_are_never_part_of_the_room_beside_them(edge: str, alone: str) -> None:
    joined = with_overrides(SHIPPED, {"board.G": redrawn("G", {edge: " "})}, "mine.toml")

    rooms = [room for room in rooms_of(read_plans(joined, "mine.toml")).values() if alone in room]

    assert len(rooms) == 1
    assert len(rooms[0]) <= 2


@pytest.mark.clause("GR-6")
def test_a_room_is_called_by_its_topmost_then_leftmost_square() -> None:
    """In the salon a wall parts the corner square from the others."""
    parted = redrawn("G", {"a6/b6": "|", "a6/a7": "-"})
    joined = with_overrides(SHIPPED, {"board.G": parted}, "mine.toml")

    rooms = rooms_of(read_plans(joined, "mine.toml"))

    assert rooms["Ga6"] == ["Ga6"]
    assert len(rooms["Gb6"]) == 11


# --- who can go where ----------------------------------------------------------------------------


@pytest.mark.clause("GR-52", "GR-61")
def test_at_the_start_hunters_walk_everywhere_above_the_cellar_and_back() -> None:
    ways = ways_of(DRAWING, hunter())
    above = {square for square in DRAWING.squares if square[0] != "C"} - {"Ga11", "Go1", "Ga5"}

    assert set(distances(ways, HALL)) == above
    assert above <= set(distances(backwards(ways), HALL))


@pytest.mark.clause("GR-139")
def test_the_vampire_walks_everywhere_but_over_the_wall_chip() -> None:
    reached = steps(Walker(vampire=True), "Ci2")

    assert set(DRAWING.squares) - set(reached) == {"Go1"}
    assert max(reached.values()) == 36


@pytest.mark.parametrize(
    ("walker", "fewest"),
    [
        (hunter(pseudo=True), {22, 24}),
        (hunter(ladder=True), {30}),
        (Walker(closed=LOCKED - {"Ga11/b11"}), {31}),
        (hunter(wall=False), {33}),
    ],
)
def test_four_ways_lead_to_the_doors_of_the_crypt(walker: Walker, fewest: set[int]) -> None:
    from_hall = steps(walker, HALL)
    outside = [from_hall["Ce2"] + 1, from_hall["Ci4"] + 1]

    assert fewest & set(outside)
    assert min(fewest) == min(outside)
    assert not set(crypt_of(DRAWING)) & set(from_hall)


def test_no_number_touches_a_door_that_is_locked_at_the_start() -> None:
    assert sorted(LOCKED) == ["Ce2/f2", "Ci3/i4", "Ga11/b11"]
    assert numbers_at_locked_doors(DRAWING) == []


# --- the second opinion: paths in play go where the walker goes ----------------------------------


@pytest.mark.parametrize(
    ("figure", "start", "walker", "keys"),
    [
        ("red", HALL, hunter(), {}),
        ("red", "Gh5", hunter(pseudo=True), {"holds": {"red": "Pseudo-vampire"}}),
        ("red", "Go9", hunter(ladder=True), {"floor": {"Go10": {"ladder": "Ladder"}}}),
        ("red", "Gn2", hunter(wall=False), {"wall": False}),
        ("red", "Cc5", hunter(), {}),
        ("vampire", "Cd5", Walker(vampire=True), {}),
        ("vampire", "Gc11", Walker(vampire=True), {}),
    ],
)
def test_a_throw_of_12_leads_to_every_square_within_12_steps(
    figure: str, start: str, walker: Walker, keys: dict[str, object]
) -> None:
    far = {name: {"state": "gone"} for name in ("blue", "green", "yellow")}
    elsewhere = {"vampire": "Cj1"} if figure == "red" else {"red": "Uo11"}
    table = given(slot=figure, **{**far, **elsewhere, **keys, figure: start})  # type: ignore[arg-type]
    taken = {str(table.at("red")), str(table.at("vampire"))} - {start}

    table.will_throw(6, 6)
    table.begins("throw")

    near = {square for square, count in steps(walker, start).items() if count <= 12}
    assert set(table.answers()) == near - taken
