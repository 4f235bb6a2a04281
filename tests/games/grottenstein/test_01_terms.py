"""Chapter 1: squares, stairs and floors, adjacency, doors and rooms, slots, states and cards."""

from itertools import pairwise

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS
from tests.games.grottenstein.naive import COLUMNS, Board, Walker
from tests.games.grottenstein.situations import PLANS, SQUARES
from tests.games.grottenstein.table import RED, Table, arranged, begun, cards, given

COLOURS = ["red", "blue", "green", "yellow"]
#: Every stair from below to above: the square before it, its two squares, the square behind it.
STAIRS = [
    ("Cb10", "Ca10", "Ga11", "Gb11"),
    ("Co3", "Co2", "Go1", "Gn1"),
    ("Gj7", "Gk7", "Uk6", "Uk5"),
    ("Gd7", "Ge7", "Ue6", "Ue5"),
]
STARTS = frozenset({"Gg11", "Gh11", "Gi11", "Gj11"})
ON_TWO_PLANS = [square for stair in STAIRS for square in stair[1:3]]
ALL_STAIRS_OPEN: dict[str, object] = {"wall": False, "doors": {"Ga11/b11": "open"}}
#: ED-1: places of a plan whose square is called by the other floor that shows it.
ELSEWHERE = {"C": {"a11", "o1"}, "G": {"a10", "o2", "k6", "e6"}, "U": {"k7", "e7"}}
OBJECTS = sorted(
    cards(
        "First-aid kit, Antidote, Ladder, Dynamite, Torch, Plan, Flute, Hammer, Sword, Bow, Shield,"
        "Crucifix, Stake, Holy water, Grease, Garlic, Club, Francisca"
    )
)
POWERS = sorted(
    cards(
        "Pseudo-vampire, Zombie formula, Gold key, Silver key, Copper key, Iron key, Universal key"
    )
)
TRAPS = sorted(cards("Rats, E20, E21, E22, Poison, Trapdoor, C08, C09, C10, Shackles, Blood altar"))
BORDERS = {"E01": "blue", "E10": "yellow", "E12": "green", "C06": "red"}
EVENT_SQUARE, CELLAR_SQUARE = ("G4", "Gh3"), ("C7", "Cc7")


def steps_of(figure: str, square: str, **keys: object) -> set[str]:
    """Where one step leads; the others stand where they began."""
    laid = {"slot": figure, figure: square, "thrown": 1, "decision": "destination", **keys}
    return set(given(**laid).answers()) - {square}  # type: ignore[arg-type]


def reach(table: Table) -> set[str]:
    """Where the moving figure may stop."""
    return set(table.answers())


# --- squares -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-1")
def test_a_square_is_called_by_floor_column_and_row() -> None:
    position = begun().position
    places = [f"{column}{row}" for column in COLUMNS for row in range(1, 12)]

    names = {GAME.write(position, square) for square in range(487)}

    assert len(names) == 487 == 3 * 165 - 8
    for floor, drawn_elsewhere in ELSEWHERE.items():
        assert {place for place in places if floor + place not in names} == drawn_elsewhere


@pytest.mark.clause("GR-1")
@pytest.mark.parametrize("square", ["Gh11", "Ca1", "Uo11", "Gh1", "Ga11", "Uk6"])
def test_a_square_is_read_as_it_is_written(square: str) -> None:
    position = begun().position

    move = GAME.parse(position, RED, square)

    assert GAME.write(position, move) == square


@pytest.mark.clause("GR-1")
@pytest.mark.parametrize("given_name", ["Gp1", "Ga0", "Ga12", "Uk7", "Gk6", "Gh011"])
def test_what_is_on_no_plan_is_not_a_square(given_name: str) -> None:
    table = given(thrown=12, decision="destination")

    table.refuses(RED, given_name, "GR-1", "refusal-no-such-square")


@pytest.mark.clause("GR-2")
@pytest.mark.parametrize("stair", STAIRS)
def test_a_stair_square_is_entered_and_left_as_a_single_square(stair: tuple[str, ...]) -> None:
    for way in (stair, stair[::-1]):
        for here, there in pairwise(way):
            assert there in steps_of("red", here, **ALL_STAIRS_OPEN)


@pytest.mark.clause("GR-2")
@pytest.mark.parametrize("stair", STAIRS)
@pytest.mark.parametrize("occupied", [1, 2])
def test_who_stands_on_a_stair_square_is_in_the_way_on_both_floors(
    stair: tuple[str, ...], occupied: int
) -> None:
    for way in (stair, stair[::-1]):
        table = given(
            red=way[0],
            blue=way[occupied],
            thrown=3,
            decision="destination",
            **ALL_STAIRS_OPEN,  # type: ignore[arg-type]
        )

        assert not reach(table) & set(way[occupied:])


@pytest.mark.clause("GR-3")
@pytest.mark.parametrize("square", [*ON_TWO_PLANS, "Cb10", "Gn1", "Gj7", "Uk5", "Uo11"])
def test_every_square_belongs_to_the_one_floor_whose_colour_it_has(square: str) -> None:
    table = given(red=square, holds={"red": "Plan"}, **ALL_STAIRS_OPEN)  # type: ignore[arg-type]
    table.begins("stay")

    table.begins("use", "plan")

    fields = [f"{square[0]}{number}" for number in range(1, 13)]
    covered = [field for field in fields if table.down(field)]
    written = [field.removeprefix("FIELD(").removesuffix(")") for field in table.answers()]
    assert sorted(written) == sorted(covered)


@pytest.mark.clause("GR-3")
@pytest.mark.parametrize(("square", "gains"), [("Ca10", 3), ("Ga11", 0), ("Co2", 3), ("Go1", 0)])
def test_in_the_cellar_means_on_a_square_of_the_cellars_colour(square: str, gains: int) -> None:
    beside = {"Ca10": "Ga11", "Ga11": "Ca10", "Co2": "Go1", "Go1": "Co2"}[square]
    table = given(
        slot="vampire",
        vampire={"at": square, "life": 20},
        red=beside,
        worn=["teeth", "nails"],
        wall=False,
        dice=[3],
    )

    table.does("stay", "bite R")

    assert table.life("vampire") == 20 + gains


# --- neighbours ----------------------------------------------------------------------------------


@pytest.mark.clause("GR-4")
def test_adjacent_are_squares_that_share_an_edge_which_is_not_a_wall() -> None:
    board = Board(wall=False, occupied=STARTS)
    for square in set(SQUARES) - STARTS:
        expected = PLANS.steps(board, Walker(vampire=True), square)

        assert steps_of("vampire", square, wall=False) == expected, square


@pytest.mark.clause("GR-4")
@pytest.mark.parametrize("state", ["open", "closed", "destroyed", "closed 39"])
@pytest.mark.parametrize(
    ("square", "near"),
    [
        ("Gn5", True),
        ("Gn6", True),  # behind a one-way door
        ("Gm5", True),
        ("Go5", True),
        ("Gn4", False),  # a wall between
        ("Gm6", False),
        ("Go6", False),
        ("Gm4", False),
        ("Gl5", False),
    ],
)
def test_a_door_does_not_end_adjacency_and_a_wall_or_a_corner_does(
    square: str, near: bool, state: str
) -> None:
    table = given(slot="vampire", vampire=square, wardrobe={"teeth": 12}, doors={"Gn5/n6": state})

    table.does("stay")

    assert ("wear teeth" in table.answers()) is near


@pytest.mark.clause("GR-4", "GR-142")
def test_near_a_square_are_its_neighbours_and_nothing_else() -> None:
    near = set()
    for square in [name for name in SQUARES if name[0] == "G" and name not in STARTS]:
        table = given(slot="vampire", vampire=square, wardrobe={"teeth": 3}, wall=False)
        table.begins("stay")
        if "wear teeth" in table.answers():
            near.add(square)

    assert near == {"Gf1", "Ge1", "Gg1", "Gf2"}


# --- doors ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-5")
def test_every_door_is_touched_by_exactly_two_squares() -> None:
    touched: dict[str, list[str]] = {}
    for square in SQUARES:
        if square not in {"Gh11", "Gi11", "Gj11", "Ci2", "Cg2", "Ch2"}:
            for door in doors_beside(square):
                touched.setdefault(door, []).append(square)

    assert len(touched) == 54  # all but the armoured one, which nobody can close
    for door, squares in touched.items():
        first, second = door.split("/")
        assert sorted(squares) == sorted([first, door[0] + second])


def doors_beside(square: str) -> list[str]:
    """The doors that can be closed from a square."""
    crypt = {"Ce2/f2": "open", "Ci3/i4": "open"}
    table = given(red=square, decision="action", wall=False, doors=crypt, out=", ".join(CARD_IDS))
    if "close" not in table.answers():
        return []
    table.begins("close")
    return table.answers()


# --- rooms ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-6")
@pytest.mark.parametrize(
    ("charge", "aim", "inside", "outside"),
    [
        ("Gh6", "Gh5/h6", ["Gf6", "Gj11", "Gj7"], ["Gk7", "Gh5"]),  # a hall and its boundary
        ("Uk6", "Uk5/k6", ["Gk7"], ["Gj7", "Uk5", "Uk8"]),  # the two squares of a stair
        ("Gb5", "Gb5/b6", ["Gb5", "Go5", "Gh5"], ["Gb6", "Ga5"]),  # a corridor, a passage square
        ("Cc9", "Cc8/c9", ["Ca9", "Ce11", "Cb10"], ["Cc8", "Ca10"]),
        ("Gn1", "wall", ["Gj4", "Go3"], ["Co2", "Gi3", "Gm5"]),
        ("Ck10", "Cj10/k10", ["Ck6", "Ck11"], ["Cj10", "Cl7", "Ck5"]),
        ("Cf2", "Ce2/f2", ["Cf1", "Cj3", "Cf3"], ["Ce2", "Ci4"]),
    ],
)
def test_a_room_is_what_open_edges_join(
    charge: str, aim: str, inside: list[str], outside: list[str]
) -> None:
    squares = [*inside, *outside]
    figures = [*COLOURS[: len(squares) - 1], "vampire"]
    table = given(
        charge={"lighter": "red", "aim": aim, "at": charge},
        doors={} if aim == "wall" else {aim: "closed"},
        decision="ending",
        dice=[3],
        **dict(zip(figures, [{"at": square} for square in squares], strict=True))
        | {"red": {"at": squares[0], "shackled": 1}},  # type: ignore[arg-type]
    )

    table.does("end")

    for figure, square in zip(figures, squares, strict=True):
        assert (square, table.life(figure)) == (square, 36 if square in inside else 40)


# --- slots and states ----------------------------------------------------------------------------


@pytest.mark.clause("GR-7", "GR-41")
def test_a_round_has_five_slots_the_colours_in_their_order_and_then_the_vampire() -> None:
    table = arranged()

    for number in (1, 2):
        for figure in (*COLOURS, "vampire"):
            assert (table.number("round"), table.slot) == (number, figure)
            table.ends_the_slot()


@pytest.mark.clause("GR-7", "GR-179")
@pytest.mark.parametrize("figure", COLOURS[1:])
@pytest.mark.parametrize("state", ["living", "corpse", "servant"])
def test_the_slot_of_a_colour_is_its_turn_alive_as_a_corpse_or_as_a_servant(
    figure: str, state: str
) -> None:
    table = given(**{figure: {"state": state}})  # type: ignore[arg-type]

    order = []
    for _ in range(5):
        order.append(table.slot)
        table.ends_the_slot()

    assert order == [*COLOURS, "vampire"]


@pytest.mark.clause("GR-7", "GR-190")
@pytest.mark.parametrize("gone", COLOURS)
def test_who_is_gone_has_no_slot(gone: str) -> None:
    table = given(slot="vampire", **{gone: {"state": "gone"}})  # type: ignore[arg-type]
    table.ends_the_slot()

    order = []
    while table.slot != "vampire":
        order.append(table.slot)
        table.ends_the_slot()

    assert order == [colour for colour in COLOURS if colour != gone]


@pytest.mark.clause("GR-8", "GR-177", "GR-178", "GR-190")
def test_a_hunter_lives_then_is_a_corpse_then_a_servant_then_gone() -> None:
    table = given(red={"at": "Gh3", "life": 2, "poisoned": True}, blue="Gh4")
    states = [table.state("red")]

    table.ends_the_slot()
    states.append(table.state("red"))
    table.comes_to("vampire")
    table.ends_the_slot()
    table.does("servant mine")
    states.append(table.state("red"))
    table.does("stay", "end")
    for _ in range(3):
        table.comes_to("blue")
        table.will_throw(6)
        table.does("hit R dagger")
        states.append(table.state("red"))
        if table.state("red") == "gone":
            break

    assert states == ["living", "corpse", "servant", "servant", "gone"]


# --- cards ---------------------------------------------------------------------------------------


def found(card: str, **sheets: str) -> Table:
    """A hunter of the right colour turns up the card."""
    colour = BORDERS.get(card, "green")
    field, square = EVENT_SQUARE if card[0] == "E" else CELLAR_SQUARE
    table = given(
        slot=colour,
        down={field: card},
        holds={colour: full} if (full := sheets.get("full")) else {},
        **{colour: square},  # type: ignore[arg-type]
    )
    table.does("stay", "reveal")
    return table


def test_every_card_is_an_object_a_power_or_a_trap() -> None:
    assert sorted([*OBJECTS, *POWERS, *TRAPS]) == sorted(CARD_IDS)


@pytest.mark.clause("GR-9")
@pytest.mark.parametrize("card", [*OBJECTS, *POWERS])
def test_objects_and_powers_can_be_taken(card: str) -> None:
    table = found(card)
    figure = table.slot

    assert table.answers() == ["take", "leave"]
    table.does("take")

    assert table.sheet(figure) == {card}


@pytest.mark.clause("GR-9", "GR-98")
@pytest.mark.parametrize("card", POWERS)
def test_powers_keys_among_them_need_no_place(card: str) -> None:
    table = found(card, full="Sword, Shield, Club")

    assert table.answers() == ["take", "leave"]


@pytest.mark.clause("GR-9", "GR-96")
@pytest.mark.parametrize("card", [one for one in OBJECTS if one not in ("E09", "E11", "C05")])
def test_objects_need_a_place(card: str) -> None:
    table = found(card, full="Sword, Shield, Club")

    assert table.answers() == ["leave"]


@pytest.mark.clause("GR-9", "GR-88")
@pytest.mark.parametrize("card", TRAPS)
def test_traps_act_and_are_never_taken(card: str) -> None:
    table = found(card)

    assert table.asked != "revealed"
    assert card in table.out
