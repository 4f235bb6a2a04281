"""Plans: boards of squares as they are printed."""

from gruft.kernel.journal import Telling
from gruft.kernel.plan import OPEN, WALL, Plan
from gruft.kernel.scene import plain

#: Two rooms beside each other and a door `a1/b1`, with a hole at `b2`.
PLAN = Plan(
    name="G",
    title=Telling("floor-G", {}),
    columns=("a", "b"),
    rows=("1", "2"),
    squares=("Ga1", "Gb1", "Ga2", ""),
    labels=("7", "", "", ""),
    kinds=("", "stair", "", ""),
    regions=("Ga1", "Gb1", "Ga1", ""),
    right=("Ga1/b1", WALL, WALL, OPEN),
    below=(OPEN, WALL, WALL, OPEN),
    titles={"Ga1": Telling("room-Ga1", {}), "Gb1": Telling("room-Gb1", {})},
)


def test_a_plan_tells_where_a_square_stands() -> None:
    assert [PLAN.place(square) for square in ("Ga1", "Gb1", "Ga2", "Gb2")] == [0, 1, 2, -1]


def test_pieces_may_stand_on_squares_and_on_edges_with_a_name() -> None:
    assert PLAN.nodes() == {"Ga1", "Gb1", "Ga2", "Ga1/b1"}


def test_a_plan_is_plain_data_for_clients_elsewhere() -> None:
    data = plain(PLAN)

    assert isinstance(data, dict)
    assert data["squares"] == ["Ga1", "Gb1", "Ga2", ""]
    assert data["titles"]["Gb1"] == {"key": "room-Gb1", "args": {}}
