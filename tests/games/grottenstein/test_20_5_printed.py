"""Sections 20.5 to 20.9 and 20.12: what is printed, number by number, and where it comes from."""

import pytest

from gruft.games.grottenstein.edition.printed import printed_for
from gruft.games.grottenstein.notation.names import CARD_IDS, FIGURE_KEYS, KIND_KEYS, WEAPON_KEYS
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.edition import leaves
from tests.games.grottenstein.editions import SHIPPED
from tests.games.grottenstein.table import begun, given

PRINTED = printed_for(SHIPPED)
KNOWN_SOURCES = ("rulebook", "found", "reconstructed")

#: 20.6, 20.7: id, name, kind, border; the deck is that of the id.
CARDS = """
E01 First-aid kit  | object blue
E02 Antidote       | object none
E03 Ladder         | object none
E04 Dynamite       | object none
E05 Torch          | object none
E06 Plan           | object none
E07 Flute          | object none
E08 Hammer         | object none
E09 Sword          | object none
E10 Bow            | object yellow
E11 Shield         | object none
E12 Crucifix       | object green
E13 Pseudo-vampire | power none
E14 Zombie formula | power none
E15 Gold key       | power none
E16 Silver key     | power none
E17 Copper key     | power none
E18 Iron key       | power none
E19 Rats           | trap none
E20 Bat swarm      | trap none
E21 Spirit         | trap none
E22 Demon          | trap none
E23 Poison         | trap none
E24 Trapdoor       | trap none
C01 Stake          | object none
C02 Holy water     | object none
C03 Grease         | object none
C04 Garlic         | object none
C05 Club           | object none
C06 Francisca      | object red
C07 Universal key  | power none
C08 Bat swarm      | trap none
C09 Spirit         | trap none
C10 Demon          | trap none
C11 Shackles       | trap none
C12 Blood altar    | trap none
"""
ROWS = [row.replace(" ", "|", 1).split("|") for row in CARDS.strip().splitlines()]

#: 20.9: range; dice and bonus; targets; doors; uses; success from, fixed damage; where from.
WEAPONS = """
dagger     | 1 | 1 +2 | enemies | yes | 0 | 0 0 | range reconstructed, bonus rulebook
sword      | 2 | 1 +0 | enemies | yes | 0 | 0 0 | range reconstructed, bonus rulebook
club       | 1 | 1 +3 | enemies | yes | 0 | 0 0 | range reconstructed, bonus reconstructed
bow        | 3 | 1 +1 | enemies | no  | 0 | 0 0 | range rulebook, bonus reconstructed
francisca  | 2 | 1 +2 | enemies | yes | 0 | 0 0 | range reconstructed, bonus rulebook
hammer     | 1 | 1 +0 | enemies | yes | 0 | 0 0 | range reconstructed, bonus reconstructed
stake      | 1 | 1 -1 | enemies | no  | 0 | 0 0 | range reconstructed, bonus reconstructed
crucifix   | 1 | 0 +0 | vampire | no  | 0 | 4 4 | success_from rulebook, fixed_damage reconstructed
holy_water | 2 | 2 +0 | vampire | no  | 1 | 0 0 | range reconstructed, dice reconstructed
grease     | 2 | 0 +0 | enemies | no  | 1 | 3 0 | range reconstructed, success_from reconstructed
bite       | 1 | 1 +0 | hunters | no  | 0 | 0 0 | range rulebook, bonus rulebook
"""

#: 20.12 and the clauses: what the rulebook prints (R), and what we added.
NUMBERS = {
    "servant_lp": (12, "rulebook"),
    "door_lp": (40, "rulebook"),
    "start_lp": (40, "rulebook"),
    "most_lp": (40, "found"),
    "coffin_regen": (5, "rulebook"),
    "crypt_penalty": (3, "rulebook"),
    "poison": (2, "rulebook"),
    "rats": (1, "reconstructed"),
    "blast_damage": (4, "rulebook"),
    "blast_from": (3, "rulebook"),
    "bats": (5, "rulebook"),
    "bat_dice": (4, "rulebook"),
    "dice_sides": (6, "rulebook"),
    "white_chips": (11, "rulebook"),
    "range_metric": ("manhattan", "reconstructed"),
    "vampire_zero": ("coffin", "reconstructed"),
    "max_rounds": (150, "reconstructed"),
    "objects.kit_points": (10, "reconstructed"),
    "objects.kit_uses": (3, "reconstructed"),
    "objects.garlic": (2, "reconstructed"),
    "objects.shield": (1, "rulebook"),
    "traps.rats.dice": (0, "reconstructed"),
    "traps.rats.bonus": (0, "reconstructed"),
    "traps.bat_swarm.dice": (1, "reconstructed"),
    "traps.bat_swarm.bonus": (0, "reconstructed"),
    "traps.spirit.dice": (0, "reconstructed"),
    "traps.spirit.bonus": (0, "reconstructed"),
    "traps.demon.dice": (1, "reconstructed"),
    "traps.demon.bonus": (2, "reconstructed"),
    "traps.poison.dice": (0, "rulebook"),
    "traps.poison.bonus": (0, "rulebook"),
    "traps.trapdoor.dice": (0, "reconstructed"),
    "traps.trapdoor.bonus": (2, "reconstructed"),
    "traps.shackles.dice": (0, "reconstructed"),
    "traps.shackles.bonus": (0, "reconstructed"),
    "traps.blood_altar.dice": (0, "reconstructed"),
    "traps.blood_altar.bonus": (3, "reconstructed"),
}


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-9", "GR-14", "GR-99")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_card_is_printed_as_the_table_says(row: list[str]) -> None:
    identity, name, printed = row
    kind, border = printed.split()
    card = CARD_IDS.index(identity)

    assert SHIPPED.value(f"cards.{identity}.name") == name.strip()
    assert KIND_KEYS[PRINTED.kind(card)] == kind == SHIPPED.value(f"cards.{identity}.kind")
    assert PRINTED.border[card] == (c.NO_BORDER if border == "none" else FIGURE_KEYS.index(border))
    assert SHIPPED.value(f"cards.{identity}.deck") == {"E": "event", "C": "cellar"}[identity[0]]


@pytest.mark.clause("GR-96", "GR-98")
def test_the_francisca_fills_two_places_every_other_object_one_and_a_power_none() -> None:
    filled = {identity: PRINTED.places[card] for card, identity in enumerate(CARD_IDS)}

    assert filled.pop("C06") == 2 < c.PLACES
    for identity, places in filled.items():
        assert places == (SHIPPED.value(f"cards.{identity}.kind") == "object")


@pytest.mark.clause("GR-14")
def test_there_are_18_objects_7_powers_and_11_traps() -> None:
    kinds = [row[2].split()[0] for row in ROWS]

    assert [kinds.count(kind) for kind in KIND_KEYS] == [18, 7, 11]
    assert [identity[0] for identity in CARD_IDS].count("E") == 24


@pytest.mark.clause("ED-6", "GR-16")
def test_four_lock_colours_have_a_key_each_and_one_key_fits_all() -> None:
    keys = [CARD_IDS[card] for card in range(36) if PRINTED.is_key(card)]

    assert SHIPPED.value("locks") == ["gold", "silver", "copper", "iron"]
    assert keys == ["E15", "E16", "E17", "E18", "C07"]
    assert [SHIPPED.value(f"cards.{key}.effect") for key in keys] == [
        "key_1",
        "key_2",
        "key_3",
        "key_4",
        "universal_key",
    ]


@pytest.mark.clause("ED-6", "GR-125", "GR-126")
@pytest.mark.parametrize("lock", ["gold", "silver", "copper", "iron"])
@pytest.mark.parametrize("key", ["Gold", "Silver", "Copper", "Iron", "Universal"])
def test_a_key_opens_the_lock_of_its_colour_and_the_universal_key_every_lock(
    lock: str, key: str
) -> None:
    other = "iron" if lock != "iron" else "gold"
    table = given(red="Ce2", holds={"red": f"{key} key"}, locks={"crypt": lock, "armour": other})

    table.does("stay", f"key {key} Ce2/f2")

    fits = key in (lock.capitalize(), "Universal")
    assert table.door("Ce2/f2") == ("open" if fits else "closed")
    assert table.door("Ci3/i4") == "closed"


# --- weapons and numbers -------------------------------------------------------------------------


@pytest.mark.clause("GR-107", "GR-109", "GR-135", "GR-154")
@pytest.mark.parametrize("row", WEAPONS.strip().splitlines(), ids=WEAPON_KEYS)
def test_a_weapon_is_printed_as_the_table_says(row: str) -> None:
    name, reach, throw, targets, doors, uses, success, sources = map(str.strip, row.split("|"))
    weapon = WEAPON_KEYS.index(name)
    key = f"weapons.{name}"

    assert PRINTED.range[weapon] == int(reach)
    assert [PRINTED.dice[weapon], PRINTED.bonus[weapon]] == [int(one) for one in throw.split()]
    assert SHIPPED.value(f"{key}.targets") == targets
    assert PRINTED.breaks_doors[weapon] == (doors == "yes")
    assert PRINTED.uses[weapon] == int(uses)
    assert [PRINTED.success_from[weapon], PRINTED.fixed_damage[weapon]] == [
        int(one) for one in success.split()
    ]
    for source in sources.split(", "):
        value, origin = source.split()
        assert origin in SHIPPED.sources[f"{key}.{value}"]


@pytest.mark.clause("ED-7", "ED-9")
def test_only_crucifix_and_grease_hinder() -> None:
    hinders = {name: SHIPPED.value(f"weapons.{name}.hinders") for name in WEAPON_KEYS}

    assert hinders.pop("crucifix") == "attack"
    assert hinders.pop("grease") == "move"
    assert set(hinders.values()) == {"none"}


@pytest.mark.clause("GR-13", "GR-17", "GR-29", "GR-134", "GR-147", "GR-178", "GR-224")
@pytest.mark.parametrize("key", NUMBERS)
def test_a_number_is_printed_with_its_source(key: str) -> None:
    value, origin = NUMBERS[key]

    assert SHIPPED.value(key) == value
    assert origin in SHIPPED.sources[key]


def test_no_other_number_is_printed_that_these_tables_do_not_name() -> None:
    named = set(NUMBERS) | {"presets.dagger_minus_2.weapons.dagger.bonus"}
    numbers = {key for key, value in leaves(SHIPPED.data) if isinstance(value, int)}

    rest = {key for key in numbers - named if not key.startswith(("weapons.", "cards."))}

    assert rest == set()


def test_no_value_is_without_a_source_that_is_known() -> None:
    for key, _ in leaves(SHIPPED.data):
        assert any(known in SHIPPED.sources[key] for known in KNOWN_SOURCES), key


# --- characters ----------------------------------------------------------------------------------


@pytest.mark.clause("GR-12")
@pytest.mark.parametrize(
    ("colour", "name", "kind", "start"),
    [
        ("red", "Ruprecht Hauk", "warrior", "Gg11"),
        ("blue", "Dr. Ottilie Brand", "physician", "Gh11"),
        ("green", "Brother Anselm", "monk", "Gi11"),
        ("yellow", "Jette Falk", "archer", "Gj11"),
        ("black", "Graf Grottenstein", "vampire", "Ci2"),
    ],
)
def test_the_characters(colour: str, name: str, kind: str, start: str) -> None:
    assert SHIPPED.value(f"characters.{colour}.name") == name
    assert SHIPPED.value(f"characters.{colour}.kind") == kind
    assert begun().at(colour if colour != "black" else "vampire") == start


def test_that_red_is_the_warrior_is_the_rulebooks_word() -> None:
    assert SHIPPED.sources["characters.red.kind"] == "rulebook"
    assert SHIPPED.sources["characters.red.name"] == "reconstructed"
    assert SHIPPED.sources["cards.C06.border"] == "rulebook"
    assert SHIPPED.sources["cards.C01.deck"] == "found"
