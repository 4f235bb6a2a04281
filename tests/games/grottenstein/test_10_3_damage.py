"""Chapter 10: what blows do, shields, what is shown, and death at 0 points."""

import pytest

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.table import VAMPIRE, Table, cards, given

BONUS = {"dagger": 2, "Sword": 0, "Club": 3, "Bow": 1, "Francisca": 2, "Hammer": 0, "Stake": -1}
DAMAGE = ["Sword", "Club", "Francisca", "Hammer", "Stake"]
DICE = range(1, 7)
DRESSED = ["teeth", "nails"]


def blow(weapon: str, die: int, **keys: object) -> Table:
    """Red, or yellow with the bow, strikes the vampire."""
    figure = "yellow" if weapon == "Bow" else "red"
    laid: dict[str, object] = {
        "slot": figure,
        figure: "Gh8",
        "vampire": "Gh9",
        "holds": {} if weapon == "dagger" else {figure: weapon},
        "dice": [die],
        **keys,
    }
    table = given(**laid)  # type: ignore[arg-type]
    table.does(f"hit V {weapon}")
    return table


def bite(die: int, **keys: object) -> Table:
    """The vampire bites red upstairs."""
    laid: dict[str, object] = {
        "red": "Gh8",
        "vampire": "Gh9",
        "worn": DRESSED,
        "dice": [die],
        **keys,
    }
    table = given(slot="vampire", **laid)  # type: ignore[arg-type]
    table.does("stay", "bite R")
    return table


def servants_blow(weapon: str, die: int, **keys: object) -> Table:
    """Red is a servant and strikes blue."""
    held = {} if weapon == "dagger" else {"red": weapon}
    holds = {**held, **keys.pop("holds", {})}  # type: ignore[dict-item]
    laid: dict[str, object] = {"blue": "Gh9", "holds": holds, "dice": [die], **keys}
    table = given(red={"at": "Gh8", "state": "servant"}, **laid)  # type: ignore[arg-type]
    table.does(f"hit B {weapon}")
    return table


# --- dice and bonus ------------------------------------------------------------------------------


@pytest.mark.clause("GR-109")
@pytest.mark.parametrize("die", DICE)
def test_the_dagger_does_one_die_and_two(die: int) -> None:
    assert blow("dagger", die).life("vampire") == 40 - die - 2


@pytest.mark.clause("GR-109")
@pytest.mark.parametrize("die", DICE)
def test_with_the_preset_the_dagger_does_one_die_less_two_and_never_below_0(die: int) -> None:
    table = blow("dagger", die, options={"preset": "dagger_minus_2"})

    assert table.life("vampire") == 40 - max(0, die - 2)


@pytest.mark.clause("GR-115")
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("weapon", BONUS)
def test_a_damage_weapon_takes_one_die_with_its_bonus_or_penalty(weapon: str, die: int) -> None:
    table = blow(weapon, die)

    assert table.life("vampire") == 40 - (die + BONUS[weapon])
    (told,) = table.told_of("fact-strikes")
    assert (told["die"], told["lost"]) == (die, die + BONUS[weapon])
    assert table.figure("vampire")["stuck"] is False
    assert table.figure("vampire")["no_bite"] is False


@pytest.mark.clause("GR-115")
@pytest.mark.parametrize("die", [1, 2, 6])
@pytest.mark.parametrize("weapon", ["dagger", *DAMAGE])
def test_servants_strike_as_hard_as_hunters(weapon: str, die: int) -> None:
    assert servants_blow(weapon, die).life("blue") == 40 - (die + BONUS[weapon])


@pytest.mark.clause("GR-115")
@pytest.mark.parametrize(("bonus", "lost"), [(-5, 0), (-3, 0), (-2, 1), (9, 12)])
def test_damage_is_never_less_than_0(bonus: int, lost: int) -> None:
    mine = laid_over({"weapons.dagger.bonus": bonus})

    assert blow("dagger", 3, edition=mine).life("vampire") == 40 - lost


@pytest.mark.clause("GR-115")
def test_an_owners_weapon_may_throw_several_dice() -> None:
    mine = laid_over({"weapons.dagger.dice": 3})

    assert blow("dagger", 4, edition=mine, dice=[4, 5, 6]).life("vampire") == 40 - 17


# --- shields -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-116")
@pytest.mark.parametrize("die", DICE)
def test_a_shield_saves_one_point_of_a_bite(die: int) -> None:
    assert bite(die, holds={"red": "Shield"}).life("red") == 40 - (die - 1)


@pytest.mark.clause("GR-116")
def test_a_shield_saves_one_point_of_a_servants_blow() -> None:
    assert servants_blow("Sword", 4, holds={"blue": "Shield"}).life("blue") == 37


@pytest.mark.clause("GR-116")
def test_a_servants_shield_works_too() -> None:
    blue = {"at": "Gh9", "state": "servant"}
    table = given(red="Gh8", blue=blue, holds={"blue": "Shield"}, dice=[4])

    table.does("hit B dagger")

    assert table.life("blue") == 12 - 5


@pytest.mark.clause("GR-116")
@pytest.mark.parametrize(("value", "lost"), [(0, 4), (3, 1), (4, 0), (9, 0)])
def test_a_shield_never_turns_damage_into_a_gain(value: int, lost: int) -> None:
    mine = laid_over({"objects.shield": value})

    assert bite(4, holds={"red": "Shield"}, edition=mine).life("red") == 40 - lost


@pytest.mark.clause("GR-116")
@pytest.mark.parametrize("holds", [{}, {"blue": "Shield"}, {"red": "Sword"}])
def test_only_the_shield_of_the_target_counts(holds: dict[str, str]) -> None:
    assert bite(4, holds=holds).life("red") == 36


@pytest.mark.clause("GR-116", "ED-15")
@pytest.mark.parametrize(("die", "lost"), [(6, 3), (4, 1), (3, 0), (1, 0)])
def test_shield_and_garlic_add_up_against_the_vampire(die: int, lost: int) -> None:
    assert bite(die, holds={"red": "Shield, Garlic"}).life("red") == 40 - lost


@pytest.mark.clause("GR-116", "ED-15")
def test_garlic_does_nothing_against_servants() -> None:
    assert servants_blow("Sword", 4, holds={"blue": "Garlic"}).life("blue") == 36


@pytest.mark.clause("GR-116", "ED-15")
@pytest.mark.parametrize(("effect", "card", "saved"), [("shield", "E11", 1), ("garlic", "C04", 2)])
def test_any_card_may_be_the_shield_or_the_garlic(effect: str, card: str, saved: int) -> None:
    mine = laid_over(
        {"cards.E01.effect": effect, "cards.E01.border": "none", f"cards.{card}.effect": "kit"}
    )

    table = bite(4, holds={"red": "E01"}, edition=mine)

    assert table.life("red") == 36 + saved
    assert table.knowledge["shown"] == "E01"


@pytest.mark.clause("GR-116")
def test_a_shield_out_of_the_game_protects_nobody() -> None:
    assert blow("dagger", 1, out="Shield, Garlic").life("vampire") == 37
    assert bite(3, out="Shield, Garlic").life("red") == 37


@pytest.mark.clause("GR-117")
@pytest.mark.parametrize(
    ("trap", "dice", "lost"), [("E20", [5], 5), ("E22", [1], 3), ("E24", [], 2)]
)
def test_the_shield_does_not_help_against_traps(trap: str, dice: list[int], lost: int) -> None:
    table = given(
        red="Gh3", down={"G4": trap}, holds={"red": "Shield"}, decision="action", dice=dice
    )

    table.does("reveal")

    assert table.life("red") == 40 - lost


@pytest.mark.clause("GR-117")
def test_the_shield_does_not_help_against_poison_and_rats() -> None:
    ill = {"at": "Gh8", "poisoned": True, "rats": True}
    table = given(red=ill, holds={"red": "Shield"}, decision="action")

    table.does("end")

    assert table.life("red") == 37


@pytest.mark.clause("GR-117")
def test_the_shield_does_not_help_against_explosions() -> None:
    charge = {"lighter": "red", "aim": "wall", "at": "Gn1"}
    table = given(red="Gm2", charge=charge, holds={"red": "Shield"}, decision="action", dice=[6])

    table.does("end")

    assert table.life("red") == 36


# --- what is shown -------------------------------------------------------------------------------


@pytest.mark.clause("GR-121")
@pytest.mark.parametrize("weapon", ["Sword", "Bow", "Francisca", "Hammer"])
def test_a_weapon_that_was_used_is_known_to_everyone(weapon: str) -> None:
    figure = "yellow" if weapon == "Bow" else "red"
    held = f"{weapon}, Torch"

    table = blow(weapon, 1, holds={figure: held})

    assert cards(str(table.knowledge["shown"])) == cards(weapon)


@pytest.mark.clause("GR-121")
def test_a_weapon_that_breaks_a_door_is_known_to_everyone() -> None:
    table = given(red="Gd2", holds={"red": "Sword, Torch"}, dice=[1])

    table.does("hit Gd2/e2 sword")

    assert table.knowledge["shown"] == "E09"


@pytest.mark.clause("GR-121")
def test_the_dagger_shows_no_card() -> None:
    assert blow("dagger", 1, holds={"red": "Sword"}).knowledge["shown"] == "-"


@pytest.mark.clause("GR-121")
@pytest.mark.parametrize("die", [6, 1])
def test_shield_and_garlic_are_shown_at_every_damage_throw(die: int) -> None:
    table = bite(die, holds={"red": "Shield, Garlic, Torch"})

    assert cards(str(table.knowledge["shown"])) == cards("Shield, Garlic")
    assert [told["card"] for told in table.told_of("fact-protects", VAMPIRE)] == [
        "card-shield",
        "card-garlic",
    ]


@pytest.mark.clause("GR-121")
def test_against_servants_only_the_shield_is_shown() -> None:
    table = servants_blow("Stake", 1, holds={"blue": "Shield, Garlic"})

    assert table.life("blue") == 40
    assert table.knowledge["shown"] == "E11"


@pytest.mark.clause("GR-121", "ED-9")
@pytest.mark.parametrize("die", [1, 6])
def test_grease_is_no_damage_throw_and_shows_no_shield(die: int) -> None:
    table = servants_blow("Grease", die, holds={"blue": "Shield"})

    assert table.life("blue") == 40
    assert table.knowledge["shown"] == "-"


@pytest.mark.clause("GR-116", "GR-121")
@pytest.mark.parametrize(
    ("least", "fixed", "die", "lost", "shown"),
    [
        (4, 5, 4, 4, "E11"),
        (4, 5, 3, 0, "-"),
        (1, 5, 1, 4, "E11"),
        (4, 1, 4, 0, "E11"),
    ],
)
def test_an_owners_weapon_of_fixed_damage_meets_the_shield_when_it_works(
    least: int, fixed: int, die: int, lost: int, shown: str
) -> None:
    values = {"weapons.sword.success_from": least, "weapons.sword.fixed_damage": fixed}
    mine = laid_over(dict(values))

    table = servants_blow("Sword", die, holds={"blue": "Shield"}, edition=mine)

    assert table.life("blue") == 40 - lost
    assert table.knowledge["shown"] == shown


@pytest.mark.clause("GR-121", "GR-230")
def test_what_was_not_applied_is_not_there() -> None:
    """Everybody knows then that a hidden card is no shield, and against the vampire no garlic."""
    bitten = bite(4, holds={"red": "Torch"})
    struck = servants_blow("Sword", 4, holds={"blue": "Torch"})

    assert _denied(bitten, "red", "E05") == "shield, garlic"
    assert _denied(struck, "blue", "E05") == "shield"


def _denied(table: Table, figure: str, card: str) -> object:
    hidden = table.knowledge["hidden"]
    assert isinstance(hidden, dict)
    return hidden[figure][card]["denied"]


@pytest.mark.clause("GR-121", "ED-7", "ED-9")
@pytest.mark.parametrize(
    ("figure", "weapon", "die", "told"),
    [
        ("green", "Crucifix", 4, ("fact-kept-off", {})),
        ("red", "Grease", 3, ("fact-stuck", {"figure": "figure-black"})),
    ],
)
def test_what_hinders_the_vampire_is_told(
    figure: str, weapon: str, die: int, told: tuple[str, dict[str, object]]
) -> None:
    keys = {"slot": figure, figure: "Gh8", "holds": {figure: weapon}, "dice": [die]}
    table = given(vampire="Gh9", **keys)  # type: ignore[arg-type]

    table.does(f"hit V {weapon}")

    assert told in table.told(VAMPIRE)


# --- death ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-122", "GR-177")
@pytest.mark.parametrize(
    ("life", "left", "state"), [(5, 1, "living"), (4, 0, "corpse"), (1, 0, "corpse")]
)
def test_a_hunter_is_dead_at_0(life: int, left: int, state: str) -> None:
    table = bite(4, red={"at": "Gh8", "life": life})

    assert (table.life("red"), table.state("red")) == (left, state)
    assert table.told_of("fact-strikes")[0]["lost"] == min(4, life)


@pytest.mark.clause("GR-122", "GR-190")
@pytest.mark.parametrize(
    ("life", "left", "state"), [(7, 1, "servant"), (6, 0, "gone"), (2, 0, "gone")]
)
def test_a_servant_is_gone_at_0(life: int, left: int, state: str) -> None:
    blue = {"at": "Gh9", "state": "servant", "life": life}
    table = given(red="Gh8", blue=blue, dice=[4])

    table.does("hit B dagger")

    assert (table.life("blue"), table.state("blue")) == (left, state)


@pytest.mark.clause("GR-122", "GR-221")
@pytest.mark.parametrize(("life", "left"), [(7, 1), (6, 0), (1, 0)])
def test_the_vampire_comes_into_his_coffin_at_0(life: int, left: int) -> None:
    table = blow("dagger", 4, vampire={"at": "Gh9", "life": life})

    assert table.life("vampire") == left
    assert (table.at("vampire") == "Cg2") is (left == 0)
    assert not table.position.is_over()


@pytest.mark.clause("GR-122", "GR-156")
def test_excess_damage_is_lost_and_feeds_nobody() -> None:
    table = bite(6, red={"at": "Cb5", "life": 2}, vampire={"at": "Cc5", "life": 10})

    assert (table.life("red"), table.life("vampire")) == (0, 12)
