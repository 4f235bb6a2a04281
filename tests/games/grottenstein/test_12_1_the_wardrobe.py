"""Chapter 12, first part: how the vampire walks, and how he takes his wardrobe."""

import pytest

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.table import Table, given
from tests.games.tables import SPECTATOR

ONE_STEP = [1, 1]  # through a door; every way round it has three steps at least
DRESSED = ["teeth", "nails"]

#: What bars a hunter's way: a door, its state, and a step over it.
BARRED = [
    ("Ce2/f2", "closed", "Ce2", "Cf2"),
    ("Ci3/i4", "closed", "Ci3", "Ci4"),
    ("Ga11/b11", "closed", "Ga11", "Gb11"),
    ("Ga11/b11", "closed", "Gb11", "Ga11"),
    ("Gh5/h6", "closed", "Gh5", "Gh6"),
    ("Gd2/e2", "closed", "Gd2", "Ge2"),
    ("Gd2/e2", "closed", "Ge2", "Gd2"),
    ("Gd2/e2", "open", "Ge2", "Gd2"),
]
#: A piece, the number of its square and that square.
PIECES = [("cape", 12, "Cf3"), ("teeth", 4, "Gh3"), ("nails", 9, "Uf7")]


def dressing(square: str, **numbers: int) -> Table:
    """The vampire stays on a square; some pieces lie on fields of these numbers."""
    far = {"cape": 7, "teeth": 10, "nails": 10}
    table = given(slot="vampire", vampire=square, wardrobe=far | numbers)
    table.does("stay")
    return table


# --- doors ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-139")
@pytest.mark.parametrize(("door", "state", "here", "there"), BARRED)
def test_the_vampire_walks_through_doors_that_bar_a_hunters_way(
    door: str, state: str, here: str, there: str
) -> None:
    vampire = given(slot="vampire", vampire=here, doors={door: state}, dice=ONE_STEP)
    hunter = given(red=here, doors={door: state}, dice=ONE_STEP)

    vampire.does("throw")
    hunter.does("throw")

    assert there in vampire.answers()
    assert there not in hunter.answers()


@pytest.mark.clause("GR-139")
@pytest.mark.parametrize(("door", "state", "here", "there"), BARRED)
def test_a_door_that_the_vampire_walked_through_stays_as_it_is(
    door: str, state: str, here: str, there: str
) -> None:
    table = given(slot="vampire", vampire=here, doors={door: state}, dice=ONE_STEP)
    doors, chips = table.truth["doors"], table.number("chips")

    table.does("throw", there, "end")

    assert table.at("vampire") == there
    assert (table.truth["doors"], table.number("chips")) == (doors, chips)


@pytest.mark.clause("GR-140")
@pytest.mark.parametrize(("door", "state", "here", "there"), BARRED)
def test_the_vampire_cannot_strike_through_a_door_that_he_could_walk_through(
    door: str, state: str, here: str, there: str
) -> None:
    table = given(slot="vampire", vampire=here, red=there, doors={door: state}, worn=DRESSED)

    table.does("stay")

    assert table.answers() == ["end"]
    table.forbids("bite R", "GR-140")


@pytest.mark.clause("GR-140")
@pytest.mark.parametrize(
    ("door", "state", "here", "there"),
    [
        ("Ci3/i4", "open", "Ci3", "Ci4"),
        ("Ga11/b11", "open", "Gb11", "Ga11"),
        ("Gd2/e2", "open", "Gd2", "Ge2"),
        ("Gd2/e2", "destroyed", "Ge2", "Gd2"),
    ],
)
def test_the_vampire_strikes_through_an_open_door_and_with_the_arrow(
    door: str, state: str, here: str, there: str
) -> None:
    table = given(slot="vampire", vampire=here, red=there, doors={door: state}, worn=DRESSED)

    table.does("stay", "bite R")

    assert int(str(table.life("red"))) < 40


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-141")
@pytest.mark.parametrize(("field", "square"), [("C12", "Cf3"), ("G4", "Gh3"), ("U9", "Uf7")])
def test_the_vampire_reveals_nothing_where_he_stops(field: str, square: str) -> None:
    table = given(slot="vampire", vampire=square, wardrobe={"cape": 7, "teeth": 7, "nails": 7})
    card = table.down(field)

    table.does("stay")

    assert table.answers() == ["end"]
    assert card is not None
    assert table.down(field) == card
    table.forbids("reveal", "GR-141")


@pytest.mark.clause("GR-141")
def test_the_vampire_takes_no_card_that_lies_open() -> None:
    table = given(
        slot="vampire",
        vampire="Gh3",
        blue={"state": "gone"},
        floor={"Gh3": {"blue": "Club"}},
        down={"G4": None},
        open={"G4": "Sword"},
        wardrobe={"teeth": 7},
    )

    table.does("stay")

    assert table.answers() == ["end"]
    table.forbids("take Sword", "GR-141")


# --- the wardrobe --------------------------------------------------------------------------------


@pytest.mark.clause("GR-142")
@pytest.mark.parametrize(("piece", "number", "square"), PIECES)
def test_the_vampire_may_take_a_piece_on_whose_square_he_stays(
    piece: str, number: int, square: str
) -> None:
    table = dressing(square, **{piece: number})
    assert table.answers() == [f"wear {piece}", "end"]

    table.does(f"wear {piece}")

    assert table.truth["worn"] == [piece]
    assert table.answers() == ["end"]


@pytest.mark.clause("GR-142")
@pytest.mark.parametrize("square", ["Gh2", "Gh4", "Gg3", "Gi3"])
def test_he_may_take_a_piece_from_an_adjacent_square(square: str) -> None:
    assert "wear teeth" in dressing(square, teeth=4).answers()


@pytest.mark.clause("GR-142")
@pytest.mark.parametrize("square", ["Gg2", "Gi4", "Gh1", "Gf3", "Gh5", "Gj3", "Ch3", "Uh3"])
def test_he_may_not_take_a_piece_from_a_square_that_is_not_adjacent(square: str) -> None:
    table = dressing(square, teeth=4)

    assert "wear teeth" not in table.answers()
    table.forbids("wear teeth", "GR-142")


@pytest.mark.clause("GR-142")
@pytest.mark.parametrize(("square", "piece"), [("Cj4", "cape"), ("Gh3", "teeth"), ("Uh1", "nails")])
def test_a_piece_lies_on_the_square_of_its_number_on_its_own_floor(square: str, piece: str) -> None:
    table = dressing(square, cape=4, teeth=4, nails=4)

    assert table.answers() == [f"wear {piece}", "end"]


@pytest.mark.clause("GR-142")
def test_he_takes_a_piece_where_a_movement_ends() -> None:
    table = given(slot="vampire", vampire="Gf3", wardrobe={"teeth": 4})

    table.goes_to("Gg3")

    assert table.may("wear teeth")


@pytest.mark.clause("GR-142")
def test_a_movement_of_zero_squares_ends_there_too() -> None:
    table = given(slot="vampire", vampire="Gg3", wardrobe={"teeth": 4})

    table.goes_to("Gg3")

    assert table.may("wear teeth")


@pytest.mark.clause("GR-142")
def test_passing_the_square_of_a_piece_gives_him_nothing() -> None:
    table = given(slot="vampire", vampire="Gf3", wardrobe={"teeth": 4})

    table.goes_to("Gj3")

    table.forbids("wear teeth", "GR-142")


@pytest.mark.clause("GR-143")
@pytest.mark.parametrize("state", ["open", "closed", "destroyed"])
def test_he_takes_a_piece_through_a_one_way_door_and_through_a_closed_one(state: str) -> None:
    table = given(slot="vampire", vampire="Gn6", wardrobe={"teeth": 12}, doors={"Gn5/n6": state})

    table.does("stay")

    assert table.may("wear teeth")


@pytest.mark.clause("GR-143")
def test_he_takes_a_piece_against_the_arrow_of_a_door() -> None:
    plan = str(GAME.shipped_edition().value("board.G")).replace("+-+^+-+", "+-+v+-+")
    mine = GAME.edition_with({"board.G": plan}, "mine.toml")
    table = given(slot="vampire", edition=mine, vampire="Gn6", wardrobe={"teeth": 12})

    table.does("stay")

    assert table.may("wear teeth")


@pytest.mark.clause("GR-143")
@pytest.mark.parametrize(("number", "square"), [(3, "Cd1"), (3, "Cf1"), (2, "Ce1"), (12, "Cf4")])
def test_he_takes_no_piece_through_a_wall(number: int, square: str) -> None:
    table = dressing(square, cape=number)

    assert table.answers() == ["end"]
    table.forbids("wear cape", "GR-143")


@pytest.mark.clause("GR-144")
def test_taking_a_piece_is_optional_and_can_be_postponed() -> None:
    table = dressing("Gg3", teeth=4)

    table.does("end")
    table.comes_to("vampire")
    table.does("stay", "wear teeth")

    assert (table.number("round"), table.truth["worn"]) == (3, ["teeth"])


@pytest.mark.clause("GR-145")
@pytest.mark.parametrize(("piece", "number", "square"), PIECES)
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 4])
def test_the_number_of_the_square_is_announced(
    seat: int, piece: str, number: int, square: str
) -> None:
    table = dressing(square, **{piece: number})

    table.does(f"wear {piece}")

    field = f"{square[0]}{number}"
    assert table.told_of("fact-wears", seat) == [{"piece": f"piece-{piece}", "field": field}]


@pytest.mark.clause("GR-146")
def test_a_piece_that_he_takes_counts_for_an_attack_in_the_same_slot() -> None:
    table = given(
        slot="vampire",
        vampire="Uf7",
        red="Uf6",
        worn=["teeth"],
        wardrobe={"nails": 9},
        dice=[3],
    )
    table.does("stay")
    assert table.answers() == ["wear nails", "end"]

    table.does("wear nails", "bite R")

    assert table.life("red") == 37


@pytest.mark.clause("GR-146")
def test_a_piece_that_he_does_not_need_does_not_prevent_an_attack_either() -> None:
    table = given(
        slot="vampire",
        vampire="Cf3",
        red="Cf2",
        worn=DRESSED,
        wardrobe={"cape": 12},
        dice=[3],
    )
    table.does("stay")
    assert table.answers() == ["bite", "wear cape", "end"]

    table.does("wear cape", "bite R")

    assert table.life("red") == 37


@pytest.mark.clause("GR-48")
def test_after_an_attack_he_takes_no_more_pieces() -> None:
    table = given(
        slot="vampire",
        vampire="Cf3",
        red="Cf2",
        worn=DRESSED,
        wardrobe={"cape": 12},
    )

    table.does("stay", "bite R")

    assert table.answers() == ["end"]
    table.forbids("wear cape", "GR-48")
