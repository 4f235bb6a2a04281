"""Chapter 14, third part: servants fight hunters, and hunters fight servants."""

import pytest

from tests.games.grottenstein.table import Table, given


def servant(at: str, held: str = "-", **keys: object) -> Table:
    """It is the slot of red, a servant."""
    red = {"at": at, "state": "servant"}
    return given(red=red, holds={"red": held}, **keys)  # type: ignore[arg-type]


# --- their attacks -------------------------------------------------------------------------------


@pytest.mark.clause("GR-185")
def test_a_servant_attacks_a_living_hunter_instead_of_moving() -> None:
    table = servant("Gf3", blue="Gf2", dice=[4])
    assert table.answers() == ["throw", "stay", "fight"]

    table.does("hit B dagger")

    assert (table.life("blue"), table.slot) == (34, "blue")


@pytest.mark.clause("GR-185")
def test_a_servant_never_attacks_after_moving() -> None:
    stayed, moved = servant("Gf3", blue="Gf2"), servant("Ge3", blue="Gf2")

    stayed.does("stay")
    moved.goes_to("Gf3")

    assert stayed.answers() == moved.answers() == ["end"]
    moved.forbids("hit B dagger", "GR-185")


@pytest.mark.clause("GR-185", "GR-105")
@pytest.mark.parametrize(
    "others",
    [
        {"vampire": "Gf2"},
        {"blue": {"at": "Gf2", "state": "servant"}},
        {"blue": {"at": "Gf2", "state": "corpse"}},
    ],
)
def test_a_servant_attacks_nobody_else(others: dict[str, object]) -> None:
    table = servant("Gf3", "Sword, Grease", **others)

    assert table.answers() == ["throw", "stay"]


@pytest.mark.clause("GR-185")
@pytest.mark.parametrize("weapon", ["Crucifix", "Holy water"])
def test_weapons_against_the_vampire_are_of_no_use_to_them(weapon: str) -> None:
    table = given(
        slot="green",
        green={"at": "Gf3", "state": "servant"},
        red="Gf2",
        vampire="Gg3",
        holds={"green": weapon},
    )

    table.begins("fight")

    assert table.answers() == ["dagger"]


@pytest.mark.clause("GR-185", "ED-9")
def test_a_stuck_servant_attacks_in_place() -> None:
    table = given(red={"at": "Gf3", "state": "servant", "stuck": True}, blue="Gf2")

    assert table.answers() == ["stay", "fight"]


@pytest.mark.clause("GR-185", "ED-15")
def test_garlic_does_not_help_against_servants() -> None:
    table = given(
        red={"at": "Gf3", "state": "servant"}, blue="Gf2", holds={"blue": "Garlic"}, dice=[4]
    )

    table.does("hit B dagger")

    assert table.life("blue") == 34


@pytest.mark.clause("GR-186")
@pytest.mark.parametrize("die", [1, 6])
def test_a_servant_has_the_dagger(die: int) -> None:
    table = servant("Gf3", blue="Gf2", dice=[die])

    table.does("hit B dagger")

    assert table.life("blue") == 40 - die - 2


# --- fighting them -------------------------------------------------------------------------------


@pytest.mark.clause("GR-189", "GR-118")
def test_a_hunter_moves_and_then_fights_a_servant() -> None:
    table = given(red="Gf5", blue={"at": "Gf2", "state": "servant"})

    table.goes_to("Gf3")
    table.will_throw(4)
    table.does("hit B dagger")

    assert (table.life("blue"), table.slot) == (6, "blue")


@pytest.mark.clause("GR-189")
def test_a_hunter_fights_a_servant_in_place() -> None:
    table = given(red="Gf3", blue={"at": "Gf2", "state": "servant"}, dice=[4])

    table.does("hit B dagger")

    assert (table.life("blue"), table.slot) == (6, "blue")


@pytest.mark.clause("GR-189", "GR-120")
def test_after_moving_they_fight_servants_only() -> None:
    table = given(red="Gf3", blue={"at": "Gf2", "state": "servant"}, vampire="Gg3")

    table.does("stay")
    table.begins("fight", "dagger")

    assert table.answers() == ["blue"]
