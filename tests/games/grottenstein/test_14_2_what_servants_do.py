"""Chapter 14, second part: what servants do, and what they cannot do."""

import pytest

from tests.games.grottenstein.table import Table, given

ALL_KEYS = "Gold key, Silver key, Copper key, Iron key, Universal key"
EVENT_TRAPS = ["E19", "E20", "E21", "E22", "E23", "E24"]
CELLAR_TRAPS = ["C08", "C09", "C10", "C11", "C12"]


def servant(at: str, held: str = "-", **keys: object) -> Table:
    """It is the slot of red, a servant."""
    red = {"at": at, "state": "servant"}
    return given(red=red, holds={"red": held}, **keys)  # type: ignore[arg-type]


def acting(at: str, held: str = "-", **keys: object) -> Table:
    """Red, a servant, has stayed where they are."""
    table = servant(at, held, **keys)
    table.does("stay")
    return table


# --- powers --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-182")
@pytest.mark.parametrize("square", ["Ce2", "Ga11"])
def test_key_attempts_are_out_of_a_servants_reach(square: str) -> None:
    table = acting(square, ALL_KEYS)

    assert table.answers() == ["end"]
    table.forbids("key Gold Ce2/f2", "GR-182")
    assert len(table.sheet("red")) == 5


@pytest.mark.clause("GR-182")
def test_a_servant_does_not_cast_zombies() -> None:
    table = acting("Gh5", "Zombie formula")

    assert table.answers() == ["close", "end"]
    table.forbids("cast Ga1 Ga2", "GR-182")


@pytest.mark.clause("GR-182", "GR-184", "GR-73")
@pytest.mark.parametrize("square", ["Gb5", "Cb5"])
def test_pseudo_vampire_does_not_let_a_servant_into_the_passage(square: str) -> None:
    table = servant(square, "Pseudo-vampire", dice=[1, 1])

    table.does("throw")

    assert not {"Ga5", "Ca5"} & set(table.answers())
    table.forbids(square.replace("b", "a"), "GR-184")


@pytest.mark.clause("GR-182", "GR-74")
def test_a_servant_who_rose_in_the_passage_leaves_it_by_its_opening_only() -> None:
    table = servant("Ga5", "Pseudo-vampire", dice=[1, 1])

    table.does("throw")

    assert {"Ga5", "Gb5", "Gc5"} <= set(table.answers())
    assert not {"Ca5", "Cb5"} & set(table.answers())


@pytest.mark.clause("GR-182", "GR-91")
def test_a_servant_may_take_powers_and_put_them_down() -> None:
    table = acting("Gh3", "Gold key", down={"G4": None}, open={"G4": "Iron key"})

    assert table.may("put Gold key")
    table.does("take Iron key")

    assert table.sheet("red") == {"E15", "E18"}


# --- like a hunter -------------------------------------------------------------------------------


@pytest.mark.clause("GR-183")
def test_a_servant_moves_with_two_dice() -> None:
    table = servant("Gb5", dice=[1, 2])

    table.does("throw")

    assert "Ge5" in table.answers()
    assert "Gf5" not in table.answers()


@pytest.mark.clause("GR-183", "GR-96")
def test_a_servant_takes_what_fits_their_three_places() -> None:
    table = acting("Gh3", "Sword, Club", down={"G4": None}, open={"G4": "Torch"})
    full = acting("Gh3", "Sword, Club, Flute", down={"G4": None}, open={"G4": "Torch"})

    table.does("take Torch")

    assert table.sheet("red") == {"E09", "C05", "E05"}
    full.forbids("take Torch", "GR-96")


@pytest.mark.clause("GR-183", "GR-99")
def test_a_servant_has_the_colour_of_the_hunter_they_were() -> None:
    table = acting("Gh3", down={"G4": None}, open={"G4": "Francisca, Bow"})

    table.begins("take")

    assert table.answers() == ["C06"]


@pytest.mark.clause("GR-183", "GR-90")
def test_a_servant_puts_down_a_card() -> None:
    table = acting("Gh3", "Sword", down={"G4": None})

    table.does("put Sword")

    assert (table.sheet("red"), table.open_on("G4")) == (set(), {"E09"})


@pytest.mark.clause("GR-183", "GR-90")
def test_a_servant_puts_nothing_on_a_face_down_card() -> None:
    table = acting("Gh3", "Sword", down={"G4": "Torch"})

    assert table.answers() == ["reveal", "end"]
    table.forbids("put Sword", "GR-90")


@pytest.mark.clause("GR-183", "GR-76")
def test_a_servant_closes_a_door() -> None:
    table = acting("Gh5")

    table.does("close Gh5/h6")

    assert table.door("Gh5/h6") == "closed"


@pytest.mark.clause("GR-183", "GR-101")
@pytest.mark.parametrize("patient", ["red", "green", "vampire"])
def test_a_servant_uses_objects_on_themselves_and_on_either_team(patient: str) -> None:
    hurt = {"at": "Gf3", "life": 5}
    table = given(
        slot="blue",
        blue={"at": "Gf2", "state": "servant"},
        holds={"blue": "First-aid kit"},
        **{patient: hurt},  # type: ignore[arg-type]
    )

    table.does("stay", f"use kit {patient}")

    assert table.life(patient) == 15


@pytest.mark.clause("GR-183", "GR-209")
def test_a_servant_lights_dynamite() -> None:
    table = acting("Gn1", "Dynamite, Torch")

    table.does("light wall")

    assert table.truth["charge"] == {"lighter": "red", "aim": "wall", "at": "Gn1"}


@pytest.mark.clause("GR-183", "GR-138")
def test_a_servant_breaks_a_door() -> None:
    table = servant("Gh5", doors={"Gh5/h6": "closed"}, dice=[4])

    table.does("hit Gh5/h6 dagger")

    assert table.door("Gh5/h6") == "closed 6"


@pytest.mark.clause("GR-183", "GR-116")
def test_a_shield_protects_a_servant() -> None:
    table = given(
        red="Gf3", blue={"at": "Gf2", "state": "servant"}, holds={"blue": "Shield"}, dice=[3]
    )

    table.does("hit B dagger")

    assert table.life("blue") == 8


@pytest.mark.clause("GR-183", "GR-45")
def test_a_servant_has_one_action() -> None:
    table = acting("Gh5")

    table.does("close Gh5/h6")

    assert table.slot == "blue"


# --- what stops them -----------------------------------------------------------------------------


@pytest.mark.clause("GR-184")
@pytest.mark.parametrize(
    ("here", "there", "doors"),
    [
        ("Gh5", "Gh6", {"Gh5/h6": "closed"}),
        ("Ce2", "Cf2", {}),
        ("Gb11", "Ga11", {}),
        ("Ge2", "Gd2", {}),
        ("Cf2", "Cg2", {}),
        ("Ci2", "Ch2", {}),
    ],
)
def test_a_servant_is_stopped_like_a_hunter(here: str, there: str, doors: dict[str, str]) -> None:
    table = servant(here, doors=doors, vampire="Gf3", dice=[1, 1])

    table.does("throw")

    assert there not in table.answers()


@pytest.mark.clause("GR-184")
@pytest.mark.parametrize(
    ("here", "there", "doors"),
    [("Gh5", "Gh6", {}), ("Gd2", "Ge2", {}), ("Ge2", "Gd2", {"Gd2/e2": "destroyed"})],
)
def test_a_servant_walks_through_doors_like_a_hunter(
    here: str, there: str, doors: dict[str, str]
) -> None:
    table = servant(here, doors=doors, dice=[1, 1])

    table.does("throw")

    assert there in table.answers()


# --- what they turn up ---------------------------------------------------------------------------


@pytest.mark.clause("GR-187")
def test_a_servant_may_reveal_a_card_but_need_not() -> None:
    table = acting("Gh3", down={"G4": "Sword"})
    assert table.answers() == ["reveal", "end"]

    table.does("end")

    assert (table.down("G4"), table.slot) == ("E09", "blue")


@pytest.mark.clause("GR-187")
def test_what_they_reveal_they_may_take_or_leave() -> None:
    taken, left = (acting("Gh3", down={"G4": "Sword"}) for _ in range(2))

    taken.does("reveal", "take")
    left.does("reveal", "leave")

    assert (taken.sheet("red"), taken.down("G4")) == ({"E09"}, None)
    assert (left.sheet("red"), left.open_on("G4")) == (set(), {"E09"})


@pytest.mark.clause("GR-187")
@pytest.mark.parametrize("trap", EVENT_TRAPS + CELLAR_TRAPS)
def test_a_trap_has_no_effect_on_them_and_is_removed(trap: str) -> None:
    square, field = ("Gh3", "G4") if trap in EVENT_TRAPS else ("Cf3", "C12")
    table = acting(square, down={field: trap}, vampire={"at": "Gf8", "life": 20})
    unharmed = {**table.figure("red")}

    table.does("reveal")

    assert table.figure("red") == unharmed
    assert (table.life("vampire"), table.slot) == (20, "blue")
    assert (table.out, table.down(field), table.open_on(field)) == ({trap}, None, set())
    assert len(table.told_of("fact-trap-fails")) == 1


# --- their points --------------------------------------------------------------------------------


@pytest.mark.clause("GR-188")
def test_servants_do_not_drain() -> None:
    table = servant("Cf3", blue="Cf2", vampire={"at": "Cj1", "life": 20}, dice=[4])

    table.does("hit B dagger")

    assert (table.life("red"), table.life("vampire")) == (12, 20)


@pytest.mark.clause("GR-188")
@pytest.mark.parametrize("square", ["Cg3", "Gh5"])
def test_servants_do_not_regenerate(square: str) -> None:
    table = given(red={"at": square, "state": "servant", "life": 3})

    table.ends_the_slot()
    table.comes_to("red")

    assert table.life("red") == 3


@pytest.mark.clause("GR-188", "GR-13")
@pytest.mark.parametrize(("before", "after"), [(12, 22), (29, 39), (31, 40)])
def test_healing_objects_lift_a_servant_above_twelve(before: int, after: int) -> None:
    table = given(
        slot="blue",
        blue={"at": "Gf2", "state": "servant", "life": before},
        holds={"blue": "First-aid kit"},
    )

    table.does("stay", "use kit blue")

    assert table.life("blue") == after
