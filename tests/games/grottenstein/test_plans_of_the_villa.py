"""The three floors as every client is given them: squares, walls, doors, numbers and rooms."""

from collections.abc import Iterator

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.edition import Edition
from gruft.kernel.plan import WALL, Plan
from tests.games.grottenstein.editions import laid_over, redrawn
from tests.games.grottenstein.table import RED, begun, given

PLANS = GAME.plans(given().position)
CELLAR, GROUND, UPPER = PLANS


def plans_of(edition: Edition) -> tuple[Plan, ...]:
    return GAME.plans(begun(edition=edition).position)


def edges_of(plan: Plan) -> Iterator[tuple[str, str, str]]:
    """Every two squares beside each other, and what is between them."""
    width = len(plan.columns)
    for place, square in enumerate(plan.squares):
        if (place + 1) % width > 0:
            yield square, plan.squares[place + 1], plan.right[place]
        if place + width < len(plan.squares):
            yield square, plan.squares[place + width], plan.below[place]


@pytest.mark.clause("GR-10", "GR-1", "GR-2")
def test_the_villa_has_three_floors_and_stair_squares_stand_on_two_of_them() -> None:
    assert [(plan.name, len(plan.columns), len(plan.rows)) for plan in PLANS] == [
        ("C", 15, 11),
        ("G", 15, 11),
        ("U", 15, 11),
    ]
    squares = [square for plan in PLANS for square in plan.squares]
    assert len(set(squares)) == 487
    twice = sorted({square for square in squares if squares.count(square) == 2})
    assert twice == ["Ca10", "Co2", "Ga11", "Ge7", "Gk7", "Go1", "Ue6", "Uk6"]


@pytest.mark.clause("GR-10")
def test_every_floor_has_the_numbers_from_1_to_12() -> None:
    for plan in PLANS:
        numbers = [int(label) for label in plan.labels if label]
        assert sorted(numbers) == list(range(1, 13))
    assert GROUND.labels[GROUND.place("Gh3")] == "4"


@pytest.mark.clause("GR-4", "GR-5")
def test_walls_and_doors_are_where_the_rules_have_them() -> None:
    villa = given().position.villa
    number = {name: place for place, name in enumerate(villa.names)}
    doors: list[str] = []

    for plan in PLANS:
        for square, other, edge in edges_of(plan):
            beside = villa.is_near(number[square], number[other])
            assert (edge != WALL) == beside, (square, other)
            doors += [edge] if "/" in edge else []
    assert sorted(doors) == sorted(villa.door_names)


@pytest.mark.clause("ED-3", "ED-4", "GR-30")
def test_special_squares_are_named() -> None:
    found: dict[str, set[str]] = {}
    for plan in PLANS:
        for square, kind in zip(plan.squares, plan.kinds, strict=True):
            found.setdefault(kind, set()).add(square)

    assert found["coffin"] == {"Cg2", "Ch2"}
    assert found["passage"] == {"Ga5", "Ca5"}
    assert found["hatch"] == {"Go10", "Co10"}
    assert found["start"] == {"Gg11", "Gh11", "Gi11", "Gj11"}
    assert len(found["stair"]) == 8


@pytest.mark.clause("GR-6")
def test_every_room_has_a_name() -> None:
    for plan in PLANS:
        assert set(plan.regions) == set(plan.titles)
        assert {title.key for title in plan.titles.values()} == {
            f"room-{region}" for region in plan.titles
        }


def test_an_owner_gives_their_rooms_other_names() -> None:
    edition = laid_over({"rooms.Gf6.name": "Great hall"})

    title = plans_of(edition)[1].titles["Gf6"]
    assert (title.key, title.args) == ("room-own", {"room": {"text": "Great hall"}})

    table = given(edition=edition, dice=[1, 1])
    table.does("throw")
    label = table.decision().choices[-1].label
    assert label.args["room"] == {"text": "Great hall"}


def test_a_room_of_an_owners_villa_that_has_no_name_is_called_by_its_first_square() -> None:
    halved = {"l2/l3": "-", "m2/m3": "D", "n2/n3": "-", "o2/o3": "-"}
    upper = plans_of(laid_over({"board.U": redrawn("U", halved)}))[2]

    assert upper.titles["Ul1"].key == "room-Ul1"
    title = upper.titles["Ul3"]
    assert (title.key, title.args) == ("room-own", {"room": {"text": "Ul3"}})
    assert upper.below[upper.place("Um2")] == "Um2/m3"


def test_figures_and_cards_bear_an_owners_names() -> None:
    edition = laid_over({"characters.red.name": "Hauk the Bold", "cards.E09.name": "Sabre"})
    table = given(edition=edition, holds={"red": "E09"})

    zones = {zone.name: zone for zone in table.scene(RED).zones if zone.owner == RED}
    assert [piece.title for piece in zones["figures"].pieces] == ["Hauk the Bold"]
    assert [piece.title for piece in zones["sheet-red"].pieces] == ["Sabre"]
