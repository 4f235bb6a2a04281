"""Chapter 10: how far weapons reach, and what stands between."""

from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.laid import seeds
from tests.games.grottenstein.situations import PLANS, Situation, random_situation
from tests.games.grottenstein.table import Table, given

RANGES = {
    "dagger": 1,
    "Club": 1,
    "Hammer": 1,
    "Stake": 1,
    "Sword": 2,
    "Holy water": 2,
    "Grease": 2,
    "Francisca": 2,
    "Crucifix": 1,
    "Bow": 3,
}
OWNERS = {"Crucifix": "green", "Bow": "yellow"}
COLUMNS = "fghij"


def aiming(weapon: str, here: str, there: str, **keys: object) -> Table:
    """The bearer of the weapon stands here, the vampire there."""
    figure = OWNERS.get(weapon, "red")
    laid: dict[str, object] = {
        "slot": figure,
        figure: here,
        "vampire": there,
        "holds": {} if weapon == "dagger" else {figure: weapon},
        **keys,
    }
    return given(**laid)  # type: ignore[arg-type]


def reaches(weapon: str, here: str, there: str, **keys: object) -> bool:
    return aiming(weapon, here, there, **keys).may(f"hit V {weapon}")


def hall(column: int, row: int) -> str:
    """A square of the entrance hall, which is wide and empty."""
    return f"G{COLUMNS[column]}{row}"


# --- range ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-110")
@pytest.mark.parametrize("weapon", RANGES)
def test_range_is_a_radius_of_orthogonal_steps(weapon: str) -> None:
    for column in range(5):
        for row in range(6, 11):
            apart = abs(column - 1) + abs(row - 7)
            if apart:
                struck = reaches(weapon, hall(1, 7), hall(column, row))
                assert struck is (apart <= RANGES[weapon]), hall(column, row)


@pytest.mark.clause("GR-110")
def test_a_blow_out_of_range_is_refused() -> None:
    aiming("Sword", "Gh7", "Gh10").forbids("hit V sword", "GR-110")


@pytest.mark.clause("GR-110")
@pytest.mark.parametrize(
    ("there", "struck"),
    [("Gi8", True), ("Gg6", True), ("Gh8", True), ("Gh9", False), ("Gj8", False)],
)
def test_an_edition_may_count_diagonals_as_one(there: str, struck: bool) -> None:
    square_range = laid_over({"range_metric": "chebyshev"})

    assert reaches("dagger", "Gh7", there, edition=square_range) is struck


# --- plans ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-111")
@pytest.mark.parametrize(
    ("here", "there", "struck"),
    [
        ("Gj7", "Uk6", True),
        ("Uk6", "Gj7", True),
        ("Uk5", "Gk7", True),
        ("Gk7", "Uk5", True),
        ("Ga11", "Cb10", True),
        ("Ca10", "Gb11", False),
        ("Gj7", "Uk5", False),
        ("Uk5", "Gj7", False),
    ],
)
def test_attacker_and_target_must_be_drawn_on_one_plan(here: str, there: str, struck: bool) -> None:
    assert reaches("Sword", here, there) is struck


@pytest.mark.clause("GR-111")
@pytest.mark.parametrize(("here", "there"), [("Gh8", "Uh8"), ("Gh8", "Ch8"), ("Gh8", "Uh9")])
def test_blows_do_not_go_through_the_ceiling(here: str, there: str) -> None:
    beside = {"at": "Gh7", "state": "servant"}

    aiming("Bow", here, there, blue=beside).forbids("hit V bow", "GR-111")


@pytest.mark.clause("GR-111")
def test_one_of_two_common_plans_suffices() -> None:
    """The walled stair is drawn on two plans; a wall cuts it off on neither."""
    assert reaches("dagger", "Ga11", "Ca10")
    assert reaches("dagger", "Go1", "Co2", wall=False)


# --- lines ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-112")
@pytest.mark.parametrize(
    ("here", "there", "reason"),
    [
        ("Gd1", "Ge1", "GR-112"),  # a wall
        ("Gd4", "Gd5", "GR-112"),  # a wall
        ("Gc4", "Gc5", ""),  # an open door
        ("Gh5", "Gh6", "GR-112"),  # a closed door
        ("Gd2", "Ge2", ""),  # with the arrow
        ("Ge2", "Gd2", "GR-62"),  # against it
        ("Gj7", "Gk7", ""),  # an open boundary
    ],
)
def test_walls_closed_doors_and_arrows_stop_blows(here: str, there: str, reason: str) -> None:
    table = aiming("dagger", here, there, doors={"Gh5/h6": "closed"})

    if reason:
        table.forbids("hit V dagger", reason)
    else:
        assert table.may("hit V dagger")


@pytest.mark.clause("GR-112")
@pytest.mark.parametrize(
    ("here", "there", "state", "struck"),
    [
        ("Gh4", "Gh7", "open", False),
        ("Gg3", "Gg6", "open", False),
        ("Gg3", "Gg5", "open", True),
        ("Gg3", "Gg5", "closed", False),
        ("Gg3", "Gg5", "destroyed", True),
        ("Gg5", "Gg3", "closed", False),
    ],
)
def test_what_stands_anywhere_on_the_line_counts(
    here: str, there: str, state: str, struck: bool
) -> None:
    assert reaches("Bow", here, there, doors={"Gg4/g5": state}) is struck


@pytest.mark.clause("GR-112")
@pytest.mark.parametrize("closed", ["Gc4/c5", "Gb5/b6"])
@pytest.mark.parametrize(("here", "there"), [("Gc4", "Gb6"), ("Gb6", "Gc4")])
def test_both_doors_on_a_line_must_be_open(closed: str, here: str, there: str) -> None:
    assert reaches("Bow", here, there)
    assert not reaches("Bow", here, there, doors={closed: "closed"})


@pytest.mark.clause("GR-113")
@pytest.mark.parametrize(
    ("here", "there", "struck"),
    [
        ("Ca1", "Cb2", True),  # both ways round the corner are free
        ("Cb4", "Cc5", True),  # one is
        ("Cb5", "Cc6", True),
        ("Ca4", "Cb5", False),  # none is
        ("Cb9", "Cc8", False),
    ],
)
def test_a_diagonal_is_free_if_one_way_round_the_corner_is(
    here: str, there: str, struck: bool
) -> None:
    assert reaches("Sword", here, there) is struck


@pytest.mark.clause("GR-113")
@pytest.mark.parametrize(
    ("here", "there", "struck"),
    [
        ("Cb4", "Cd5", True),  # only over c4 and c5
        ("Cf4", "Ch5", True),
        ("Ca4", "Cc5", False),  # only over b4 and c4, or over b5
        ("Cb5", "Cd6", False),
        ("Cb6", "Cc4", True),  # only over b5 and c5
        ("Cd6", "Ce8", True),
        ("Cb5", "Cc3", False),  # only over c5 and c4, or over b4
        ("Cd1", "Ce3", False),
    ],
)
def test_a_longer_slant_crosses_exactly_three_edges(here: str, there: str, struck: bool) -> None:
    assert reaches("Bow", here, there) is struck


@pytest.mark.clause("GR-114")
def test_figures_corpses_and_zombies_never_obstruct_a_line() -> None:
    table = aiming(
        "Bow",
        "Gg8",
        "Gj8",
        red="Gh8",
        blue={"at": "Gi8", "state": "corpse"},
        green={"at": "Gh7", "state": "servant"},
    )
    haunted = aiming("Bow", "Gg8", "Gj8", zombies={"caster": "red", "squares": ["Gh8", "Gi8"]})

    assert table.may("hit V bow")
    assert haunted.may("hit V bow")


# --- everything at once --------------------------------------------------------------------------


def enemies(situation: Situation) -> dict[str, str]:
    """Whom red may attack in place, and where they stand."""
    if situation.states["red"] == "servant":
        return {name: at for name, at in situation.others.items() if _is(situation, name, "living")}
    hostile = {name: at for name, at in situation.others.items() if _is(situation, name, "servant")}
    vampire = situation.others["vampire"]
    return hostile | ({} if PLANS.sign_of(vampire) == "C" else {"vampire": vampire})


def _is(situation: Situation, name: str, state: str) -> bool:
    return situation.states.get(name) == state


@pytest.mark.clause("GR-104", "GR-105", "GR-110", "GR-112", "GR-162")
@settings(max_examples=60)
@holds_for(seeds)
def test_a_sword_is_aimed_at_exactly_the_enemies_that_it_reaches(seed: int) -> None:
    situation = random_situation(Random(seed), mover="red")
    table = situation.table(holds={"red": "Sword"})

    struck = {
        name
        for name, square in enemies(situation).items()
        if PLANS.strikes(situation.board, situation.start, square, 2)
    }

    for name in situation.others:
        assert table.may(f"hit {name} sword") is (name in struck), name
