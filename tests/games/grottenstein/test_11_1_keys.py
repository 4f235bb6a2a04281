"""Chapter 11: keys and locks."""

import pytest

from gruft.kernel.chance import FastChance
from tests.games.grottenstein.table import BLUE, RED, VAMPIRE, Table, given

LOCKS = {"crypt": "silver", "armour": "copper"}
KEYS = {"gold": "E15", "silver": "E16", "copper": "E17", "iron": "E18"}
ALL_KEYS = "Gold key, Silver key, Copper key, Iron key, Universal key"
#: The doors with a lock, and the squares from which it can be reached.
KEYHOLES = {"Ce2/f2": ["Ce2", "Cf2"], "Ci3/i4": ["Ci3", "Ci4"], "Ga11/b11": ["Ga11"]}


def at_a_lock(square: str, keys: str, **more: object) -> Table:
    """Red has moved and holds keys."""
    laid: dict[str, object] = {"red": square, "holds": {"red": keys}, "locks": LOCKS, **more}
    return given(decision="action", **laid)  # type: ignore[arg-type]


@pytest.mark.clause("GR-123", "GR-130", "GR-65")
@pytest.mark.parametrize("door", KEYHOLES)
def test_only_crypt_doors_and_the_armoured_door_are_opened_with_keys(door: str) -> None:
    for square in KEYHOLES[door]:
        table = at_a_lock(square, "Universal key")

        table.does(f"key C07 {door}")

        assert table.door(door) == "open"


@pytest.mark.clause("GR-123")
@pytest.mark.parametrize(
    ("square", "door"), [("Gh5", "Gh5/h6"), ("Gh6", "Gh5/h6"), ("Gd2", "Gd2/e2"), ("Uk6", "Uk5/k6")]
)
@pytest.mark.parametrize("state", ["open", "closed"])
def test_other_doors_have_no_lock(square: str, door: str, state: str) -> None:
    table = at_a_lock(square, ALL_KEYS, doors={door: state})

    assert "key" not in table.answers()
    table.forbids(f"key C07 {door}", "GR-79" if state == "closed" else "GR-123")


@pytest.mark.clause("GR-124")
def test_a_key_attempt_names_one_of_the_keys_that_they_hold() -> None:
    table = at_a_lock("Ce2", "Gold key, Universal key, Plan, Zombie formula")
    table.begins("key")

    assert table.answers() == ["E15", "C07"]
    table.begins("E15")
    assert table.answers() == ["Ce2/f2"]


@pytest.mark.clause("GR-124")
def test_without_a_key_there_is_no_attempt() -> None:
    table = given(red="Ce2", holds={"blue": ALL_KEYS, "red": "Plan"}, decision="action")

    assert "key" not in table.answers()
    table.forbids("key E15 Ce2/f2", "GR-124")


@pytest.mark.clause("GR-124")
@pytest.mark.parametrize("square", ["Ce1", "Ce3", "Cg1", "Cf1", "Ci1"])
def test_their_square_must_touch_the_door(square: str) -> None:
    table = at_a_lock(square, ALL_KEYS, down={"C3": None}, out="C08, C09")

    assert "key" not in table.answers()


@pytest.mark.clause("GR-124")
@pytest.mark.parametrize("state", ["open", "destroyed"])
def test_the_door_must_be_closed(state: str) -> None:
    table = at_a_lock("Ce2", ALL_KEYS, doors={"Ce2/f2": state})

    assert "key" not in table.answers()
    table.forbids("key C07 Ce2/f2", "GR-124")


@pytest.mark.clause("GR-124", "GR-182")
def test_a_servant_tries_no_keys() -> None:
    table = at_a_lock("Ce2", ALL_KEYS, red={"at": "Ce2", "state": "servant"})

    assert "key" not in table.answers()
    table.forbids("key C07 Ce2/f2", "GR-182")


@pytest.mark.clause("GR-124", "GR-43")
def test_a_key_attempt_comes_after_the_movement() -> None:
    table = given(red="Ce2", holds={"red": ALL_KEYS})

    assert "key" not in table.answers()


@pytest.mark.clause("GR-125")
@pytest.mark.parametrize("colour", KEYS)
@pytest.mark.parametrize(
    ("door", "lock"), [("Ce2/f2", "crypt"), ("Ci3/i4", "crypt"), ("Ga11/b11", "armour")]
)
def test_a_key_fits_the_lock_of_its_colour(colour: str, door: str, lock: str) -> None:
    table = at_a_lock(KEYHOLES[door][0], ALL_KEYS)

    table.does(f"key {KEYS[colour]} {door}")

    fits = LOCKS[lock] == colour
    assert table.door(door) == ("open" if fits else "closed")
    assert [bool(table.told_of("fact-key-fits")), bool(table.told_of("fact-key-fails"))] == [
        fits,
        not fits,
    ]


@pytest.mark.clause("GR-125")
@pytest.mark.parametrize("crypt", KEYS)
def test_the_universal_key_fits_every_lock(crypt: str) -> None:
    armour = "iron" if crypt == "gold" else "gold"
    table = at_a_lock("Ce2", "Universal key", locks={"crypt": crypt, "armour": armour})

    table.does("key C07 Ce2/f2")

    assert table.door("Ce2/f2") == "open"
    assert table.knowledge["fitted"] == {"crypt": None, "armour": None}


@pytest.mark.clause("GR-126", "GR-232")
def test_a_failure_is_announced_and_the_lock_stays_hidden() -> None:
    table = at_a_lock("Ce2", "Gold key, Iron key")

    table.does("key E15 Ce2/f2")

    for seat in (RED, BLUE, VAMPIRE):
        assert table.told_of("fact-key-fails", seat) == [
            {"figure": "figure-red", "card": "card-key-1", "door": "Ce2/f2"}
        ]
    assert table.door("Ce2/f2") == "closed"
    assert table.knowledge["tried"] == {"crypt": "gold", "armour": "-"}
    assert table.knowledge["fitted"] == {"crypt": None, "armour": None}


@pytest.mark.clause("GR-126", "GR-232")
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_after_a_failure_the_hunters_know_only_what_the_lock_is_not(seat: int) -> None:
    table = at_a_lock("Ce2", "Gold key")

    table.does("key E15 Ce2/f2")

    worlds = [Table(table.position.world(seat, FastChance(seed))) for seed in range(40)]
    assert {world.lock("crypt") for world in worlds} == {"silver", "copper", "iron"}
    assert {world.lock("armour") for world in worlds} == set(KEYS)


@pytest.mark.clause("GR-126", "GR-232")
def test_failures_and_success_are_remembered_for_each_lock() -> None:
    table = at_a_lock("Ga11", ALL_KEYS, knowledge={"tried": {"crypt": "gold", "armour": "iron"}})

    table.does("key Gold Ga11/b11")
    table.comes_to("red")
    table.does("stay", "key Copper Ga11/b11")

    assert table.knowledge["tried"] == {"crypt": "gold", "armour": "gold, iron"}
    assert table.knowledge["fitted"] == {"crypt": None, "armour": "copper"}


@pytest.mark.clause("GR-121", "GR-126")
@pytest.mark.parametrize("key", ["E15", "E16", "C07"])
def test_the_key_that_was_tried_is_shown(key: str) -> None:
    table = at_a_lock("Ce2", ALL_KEYS)

    table.does(f"key {key} Ce2/f2")

    assert table.knowledge["shown"] == key


@pytest.mark.clause("GR-127")
@pytest.mark.parametrize("key", ["E15", "E16"])
def test_one_key_per_slot(key: str) -> None:
    table = at_a_lock("Ce2", ALL_KEYS)

    table.does(f"key {key} Ce2/f2")

    assert (table.slot, table.asked) == ("blue", "first")


@pytest.mark.clause("GR-128")
@pytest.mark.parametrize("key", ["E15", "E16", "C07"])
def test_keys_are_not_used_up(key: str) -> None:
    table = at_a_lock("Ce2", key)

    table.does(f"key {key} Ce2/f2")

    assert table.sheet("red") == {key}


@pytest.mark.clause("GR-129", "GR-27", "GR-128")
def test_opening_one_crypt_door_leaves_the_other_closed_but_the_key_fits_it_too() -> None:
    table = at_a_lock("Ci4", "Silver key", doors={"Ce2/f2": "closed"})

    table.does("key E16 Ci3/i4")

    assert (table.door("Ce2/f2"), table.door("Ci3/i4")) == ("closed", "open")
    table.comes_to("red")
    table.goes_to("Cf2", 6, 4)
    table.does("key E16 Ce2/f2")
    assert (table.door("Ce2/f2"), table.door("Ci3/i4")) == ("open", "open")
