"""Section 20.12: an owner's villa, typed in square by square, is the one that is played in."""

import pytest

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.editions import laid_over, redrawn, swapped
from tests.games.grottenstein.table import RED, begun, given

VILLA_WITH_A_SIDE_DOOR = {"board.G": redrawn("G", {"g5/g6": "D"})}


def test_a_door_that_the_owner_draws_is_a_door_in_play() -> None:
    edition = laid_over(dict(VILLA_WITH_A_SIDE_DOOR))
    table = given(edition=edition, red="Gg6")

    table.goes_to("Gg5", 1, 1)
    table.does("close Gg5/g6")

    assert table.door("Gg5/g6") == "closed"


def test_doors_beyond_the_55th_have_ids_behind_all_other_moves() -> None:
    table = given(edition=laid_over(dict(VILLA_WITH_A_SIDE_DOOR)), red="Uk11", decision="action")

    assert table.answers()[-1] == "end"
    table.begins("close")

    assert table.answers() == ["Uk11/l11"]
    assert table.position.moves(RED) == [646]


def test_without_a_door_the_last_ids_mean_nothing() -> None:
    edition = laid_over({"board.U": redrawn("U", {"e11/f11": "|"})})
    table = given(edition=edition, red="Uk11", decision="action")

    table.does("close Uk11/l11")

    assert GAME.write(table.position, 541) == "door 55"


@pytest.mark.clause("GR-10")
def test_numbers_lie_where_the_owner_draws_them() -> None:
    edition = laid_over({"board.G": swapped("G", {"h3": "h2"})})
    table = given(edition=edition, red="Gh2", down={"G4": "E22"}, decision="action", dice=[1])

    table.does("reveal")

    assert table.down("G4") is None


@pytest.mark.clause("GR-30")
def test_the_hunters_begin_where_the_owner_draws_them() -> None:
    moved = swapped("G", {"g11": "f6", "j11": "h7"})
    starts = ["Gh7", "Gf6", "Gh11", "Gi11"]

    table = begun(edition=laid_over({"board.G": moved, "start_squares": starts}))

    assert [table.at(name) for name in ("red", "blue", "green", "yellow")] == starts


@pytest.mark.clause("ED-3", "ED-14")
def test_hatch_and_passage_are_where_the_owner_draws_them() -> None:
    boards: dict[str, object] = {
        "board.G": swapped("G", {"o10": "f8"}),
        "board.C": swapped("C", {"o10": "m7"}),
    }
    table = given(edition=laid_over(boards), red="Gf8", holds={"red": "Ladder"}, decision="action")
    table.does("use ladder")
    table.comes_to("red")

    table.goes_to("Cm8", 1, 1)

    assert table.at("red") == "Cm8"


@pytest.mark.clause("GR-6", "GR-217")
def test_a_passage_square_is_a_room_of_its_own_however_it_is_joined() -> None:
    edition = laid_over({"board.G": redrawn("G", {"a5/b5": " "})})
    charge = {"lighter": "red", "aim": "Gb5/b6", "at": "Gb5"}
    table = given(
        edition=edition,
        charge=charge,
        doors={"Gb5/b6": "closed"},
        vampire="Ga5",
        blue="Gd5",
        dice=[6],
    )

    table.does("stay", "end")

    assert (table.life("vampire"), table.life("blue")) == (40, 36)


@pytest.mark.clause("GR-83")
def test_a_number_at_a_locked_door_is_noted() -> None:
    edition = laid_over({"board.C": swapped("C", {"j4": "i4", "f3": "f2"})})

    assert [(note.key, note.args["square"]) for note in GAME.edition_warnings(edition)] == [
        ("warning-number-at-locked-door", "Cf2"),
        ("warning-number-at-locked-door", "Ci4"),
    ]


@pytest.mark.clause("GR-209", "GR-237")
def test_the_wall_stands_before_doors_beyond_the_55th() -> None:
    edges = [f"{column}{row}/{column}{row + 1}" for column in "abcdefghij" for row in (6, 7, 9, 10)]
    many = {edge: "D" for edge in edges if edge not in ("a9/a10", "a10/a11")}
    drawn: dict[str, object] = {
        "board.C": redrawn("C", many),
        "board.G": redrawn("G", {"n1/n2": "D"}),
    }
    doors = {"Gn1/n2": "closed"}
    table = given(
        edition=laid_over(drawn),
        red="Gn1",
        doors=doors,
        holds={"red": "Dynamite, Torch"},
        decision="action",
    )
    table.begins("light")

    moves = table.position.moves(RED)

    assert table.answers() == ["wall", "Gn1/n2"]
    assert moves == sorted(moves)
