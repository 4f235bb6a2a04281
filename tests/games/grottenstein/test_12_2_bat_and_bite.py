"""Chapter 12, second part: the vampire flies as a bat, and he bites."""

from itertools import combinations

import pytest

from tests.games.grottenstein.table import Table, given

DRESSED = ["teeth", "nails"]
WARDROBE = ["cape", "teeth", "nails"]
OUTFITS = [list(worn) for count in range(4) for worn in combinations(WARDROBE, count)]
BESIDE_GF3 = ["Gg3", "Gf2", "Ge3", "Gf4"]
FAR = {"cape": 7, "teeth": 10, "nails": 10}

#: Somebody or something stands on the only way up the main stair.
IN_THE_WAY = [
    {"red": "Gk7"},
    {"red": {"at": "Gk7", "state": "corpse"}},
    {"red": {"at": "Gk7", "state": "servant"}},
    {"zombies": {"caster": "blue", "squares": ["Gk7", "Ga1"]}},
    {"zombies": {"caster": "blue", "squares": ["Ga1", "Gk7"]}},
]


def flying(*dice: int, **keys: object) -> Table:
    """The vampire has declared a bat throw."""
    table = given(**{"slot": "vampire", "worn": ["cape"], **keys})  # type: ignore[arg-type]
    table.will_throw(*(dice or (1, 1, 1, 1)))
    table.does("bat")
    return table


def biting(die: int, **keys: object) -> Table:
    """The vampire has stayed where he is and bitten red."""
    table = given(**{"slot": "vampire", "worn": DRESSED, **keys})  # type: ignore[arg-type]
    table.will_throw(die)
    table.does("stay", "bite R")
    return table


# --- the bat -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-147", "GR-155")
@pytest.mark.parametrize("worn", OUTFITS)
def test_only_with_the_cape_the_vampire_becomes_a_bat(worn: list[str]) -> None:
    table = given(slot="vampire", worn=worn)

    if "cape" in worn:
        assert table.may("bat")
    else:
        table.forbids("bat", "GR-147")


@pytest.mark.clause("GR-147")
def test_each_flight_removes_one_of_five_bat_cards() -> None:
    table = given(slot="vampire", worn=["cape"])

    left = []
    while table.may("bat"):
        table.does("bat", str(table.at("vampire")), "end")
        left.append(table.number("bats"))
        table.comes_to("vampire")

    assert left == [4, 3, 2, 1, 0]
    table.forbids("bat", "GR-147")


@pytest.mark.clause("GR-147")
def test_without_a_flight_no_bat_card_is_removed() -> None:
    table = given(slot="vampire", worn=["cape"])

    table.goes_to("Ci2")

    assert (table.number("bats"), table.truth["bat_slot"]) == (5, False)


@pytest.mark.clause("GR-148")
def test_a_bat_throw_is_the_sum_of_four_dice() -> None:
    table = flying(1, 2, 4, 6)

    assert (table.number("thrown"), table.truth["bat_slot"]) == (13, True)
    told = {"figure": "figure-black", "thrown": 13, "dice": "1 + 2 + 4 + 6", "left": 4}
    assert table.told_of("fact-flies") == [told]


@pytest.mark.clause("GR-148")
def test_the_bat_is_declared_before_throwing() -> None:
    table = given(slot="vampire", worn=["cape"])
    assert table.answers() == ["throw", "stay", "bat"]

    table.does("throw")

    table.forbids("bat", "GR-57")


@pytest.mark.clause("GR-148")
def test_the_bat_goes_as_far_as_four_dice_allow() -> None:
    table = flying(1, 1, 1, 1, vampire="Gb5")

    assert "Gf5" in table.answers()
    assert "Gg5" not in table.answers()


@pytest.mark.clause("GR-149")
@pytest.mark.parametrize("keys", IN_THE_WAY)
def test_the_bat_passes_over_figures_corpses_and_zombies_but_does_not_end_there(
    keys: dict[str, object],
) -> None:
    table = flying(vampire="Gj7", **keys)

    assert "Uk6" in table.answers()
    table.forbids("Gk7", "GR-149")


@pytest.mark.clause("GR-149", "GR-53", "GR-59")
@pytest.mark.parametrize("keys", IN_THE_WAY)
def test_on_foot_the_vampire_does_not_pass_them(keys: dict[str, object]) -> None:
    table = given(slot="vampire", vampire="Gj7", worn=["cape"], dice=[1, 3], **keys)  # type: ignore[arg-type]

    table.does("throw")

    assert not {"Gk7", "Uk6"} & set(table.answers())


@pytest.mark.clause("GR-149")
def test_only_in_the_slot_of_the_flight_he_passes_over_them() -> None:
    table = flying(vampire="Gj7", red="Gk7")

    table.does("Gj7", "end")
    table.comes_to("vampire")
    table.will_throw(1, 3)
    table.does("throw")

    assert "Uk6" not in table.answers()


@pytest.mark.clause("GR-149")
def test_the_way_of_a_bat_is_told() -> None:
    table = flying(vampire="Gj7", red="Gk7")

    table.does("Uk6")

    (told,) = table.told_of("fact-moves")
    assert told["way"] == ["Gj7", "Gk7", "Uk6"]


@pytest.mark.clause("GR-150")
@pytest.mark.parametrize(
    ("here", "behind"), [("Cj1", "Ck1"), ("Gi1", "Gj1"), ("Ud1", "Ue1"), ("Ug1", "Uh1")]
)
def test_the_bat_is_bound_by_walls(here: str, behind: str) -> None:
    table = flying(vampire=here)

    assert behind not in table.answers()


@pytest.mark.clause("GR-150", "GR-70")
@pytest.mark.parametrize("wall", [True, False])
def test_the_bat_is_bound_by_the_wall_chip(wall: bool) -> None:
    table = flying(vampire="Gn1", wall=wall)

    assert ("Go1" in table.answers(), "Co2" in table.answers()) == (not wall, not wall)


@pytest.mark.clause("GR-151")
@pytest.mark.parametrize("square", ["Gh4", "Gh5", "Gf4"])
def test_in_the_slot_of_a_flight_he_cannot_attack(square: str) -> None:
    table = flying(vampire="Gh4", red="Gg4", blue="Gg5", worn=WARDROBE)

    table.does(square)

    assert table.answers() == ["end"]
    table.forbids("bite R", "GR-151")


@pytest.mark.clause("GR-151")
def test_in_his_next_slot_he_can_attack_again() -> None:
    table = flying(vampire="Gh4", red="Gg4", worn=WARDROBE)

    table.does("Gh4", "end")
    table.comes_to("vampire")
    table.does("stay")

    assert table.may("bite R")


@pytest.mark.clause("GR-152")
def test_in_the_slot_of_a_flight_he_may_take_his_wardrobe() -> None:
    table = flying(vampire="Gd5", wardrobe={**FAR, "teeth": 2})

    table.does("Gd4")

    assert table.answers() == ["wear teeth", "end"]


@pytest.mark.clause("GR-152")
@pytest.mark.parametrize("coffin", ["Cg2", "Ch2"])
def test_the_slot_of_a_flight_may_end_in_the_coffin(coffin: str) -> None:
    table = flying(vampire={"at": "Cg3", "life": 20})

    table.does(coffin, "end")

    assert (table.at("vampire"), table.life("vampire")) == (coffin, 25)


# --- when he bites -------------------------------------------------------------------------------


@pytest.mark.clause("GR-153", "GR-155")
@pytest.mark.parametrize("worn", OUTFITS)
def test_the_vampire_attacks_only_with_both_teeth_and_nails(worn: list[str]) -> None:
    table = given(slot="vampire", vampire="Gh4", red="Gg4", worn=worn, wardrobe=FAR)

    table.does("stay")

    if {"teeth", "nails"} <= set(worn):
        assert table.may("bite R")
    else:
        table.forbids("bite R", "GR-153")


@pytest.mark.clause("GR-154")
@pytest.mark.parametrize("die", range(1, 7))
def test_his_attack_does_one_die_without_a_bonus(die: int) -> None:
    table = biting(die, vampire="Gh4", red="Gg4")

    assert (table.life("red"), table.life("vampire")) == (40 - die, 40)
    (told,) = table.told_of("fact-strikes")
    assert (told["die"], told["lost"], told["weapon"]) == (die, die, "weapon-bite")


@pytest.mark.clause("GR-154")
@pytest.mark.parametrize("square", [*BESIDE_GF3, "Gg2", "Ge4", "Gh3", "Gf5", "Gf1"])
def test_his_attack_has_range_one(square: str) -> None:
    table = given(slot="vampire", vampire="Gf3", red=square, worn=DRESSED)

    table.does("stay")

    if square in BESIDE_GF3:
        assert table.may("bite R")
    else:
        table.forbids("bite R", "GR-154")


@pytest.mark.clause("GR-154")
def test_he_attacks_one_hunter_of_his_choice() -> None:
    table = given(slot="vampire", vampire="Gf3", red="Gf2", blue="Gg3", worn=DRESSED, dice=[5])

    table.does("stay")
    table.begins("bite")
    assert table.answers() == ["red", "blue"]
    table.begins("blue")

    assert (table.life("red"), table.life("blue")) == (40, 35)


@pytest.mark.clause("GR-154")
@pytest.mark.parametrize("state", ["corpse", "servant"])
def test_he_attacks_only_living_hunters(state: str) -> None:
    table = given(slot="vampire", vampire="Gf3", red={"at": "Gf2", "state": state}, worn=DRESSED)

    table.does("stay")

    assert table.answers() == ["end"]


@pytest.mark.clause("GR-154")
def test_he_attacks_after_moving() -> None:
    table = given(slot="vampire", vampire="Gi4", red="Gf2", worn=DRESSED)

    table.goes_to("Gf3")

    assert table.may("bite R")


@pytest.mark.clause("GR-154")
def test_he_never_attacks_before_moving() -> None:
    table = given(slot="vampire", vampire="Gf3", red="Gf2", worn=DRESSED)
    assert table.answers() == ["throw", "stay"]

    table.does("stay", "bite R")

    assert table.answers() == ["end"]


@pytest.mark.clause("GR-154")
def test_a_bitten_hunter_whose_points_are_gone_is_dead() -> None:
    table = biting(4, vampire="Gh4", red={"at": "Gg4", "life": 4})

    assert (table.state("red"), table.asked) == ("corpse", "ending")


@pytest.mark.clause("GR-154", "ED-7")
def test_a_crucifix_keeps_him_from_attacking_in_his_next_slot_only() -> None:
    kept_off = {"at": "Gh4", "no_bite": True}
    table = given(slot="vampire", vampire=kept_off, red="Gg4", worn=DRESSED, wardrobe=FAR)

    table.does("stay")
    assert table.answers() == ["end"]
    table.forbids("bite R", "ED-7")
    table.does("end")
    table.comes_to("vampire")
    table.does("stay")

    assert table.may("bite R")


# --- draining ------------------------------------------------------------------------------------


@pytest.mark.clause("GR-156")
@pytest.mark.parametrize(
    ("vampire", "red", "drains"),
    [
        ("Cf3", "Cg3", True),
        ("Ca10", "Cb10", True),
        ("Ca10", "Ga11", True),
        ("Co2", "Co3", True),
        ("Ga11", "Ca10", False),
        ("Gf3", "Gg3", False),
        ("Uf2", "Uf3", False),
    ],
)
def test_he_drains_on_squares_of_the_colour_of_the_cellar(
    vampire: str, red: str, drains: bool
) -> None:
    table = biting(5, vampire={"at": vampire, "life": 20}, red={"at": red, "life": 30})

    assert (table.life("red"), table.life("vampire")) == (25, 25 if drains else 20)
    told = [{"gained": 5, "left": 25}] if drains else []
    assert table.told_of("fact-drains") == told


@pytest.mark.clause("GR-156", "GR-13")
@pytest.mark.parametrize(("before", "after"), [(34, 39), (35, 40), (36, 40), (40, 40)])
def test_draining_never_lifts_him_above_forty(before: int, after: int) -> None:
    table = biting(5, vampire={"at": "Cf3", "life": before}, red="Cg3")

    assert table.life("vampire") == after
    assert table.told_of("fact-drains") == [{"gained": after - before, "left": after}]


@pytest.mark.clause("GR-156")
def test_he_gains_only_what_the_hunter_actually_lost() -> None:
    table = biting(6, vampire={"at": "Cf3", "life": 20}, red={"at": "Cg3", "life": 2})

    assert (table.state("red"), table.life("vampire")) == ("corpse", 22)


@pytest.mark.clause("GR-156")
@pytest.mark.parametrize(("held", "lost"), [("Shield", 2), ("Garlic", 1), ("Shield, Garlic", 0)])
def test_he_does_not_gain_what_shield_and_garlic_saved(held: str, lost: int) -> None:
    table = biting(3, vampire={"at": "Cf3", "life": 20}, red="Cg3", holds={"red": held})

    assert (table.life("red"), table.life("vampire")) == (40 - lost, 20 + lost)


@pytest.mark.clause("GR-156", "GR-225")
def test_he_gains_the_points_of_the_last_hunter_too() -> None:
    dead = {"state": "gone"}
    table = biting(
        6,
        vampire={"at": "Cf3", "life": 20},
        red={"at": "Cg3", "life": 2},
        **dict.fromkeys(["blue", "green", "yellow"], dead),
    )

    assert (table.cause, table.life("vampire")) == ("end-no-hunter", 22)
