"""Section 20.9: crucifix, holy water and grease."""

import pytest

from tests.games.grottenstein.table import DIES, GREEN, RED, VAMPIRE, Table, given

DRESSED = ["teeth", "nails"]
SERVANT = {"state": "servant"}


def struck(weapon: str, *dice: int, **keys: object) -> Table:
    """Green strikes the vampire, who is beside them, with this weapon."""
    data: dict[str, object] = {
        "slot": "green",
        "green": "Gh3",
        "vampire": "Gh4",
        "worn": DRESSED,
        "holds": {"green": weapon},
        "dice": dice,
        **keys,
    }
    table = given(**data)  # type: ignore[arg-type]
    table.does(f"hit V {weapon}")
    return table


# --- crucifix ------------------------------------------------------------------------------------


@pytest.mark.clause("ED-7")
@pytest.mark.parametrize("die", range(1, 7))
def test_from_4_on_the_crucifix_takes_4_points_and_the_next_attack(die: int) -> None:
    table = struck("crucifix", die)

    works = die >= 4
    assert table.life("vampire") == (36 if works else 40)
    assert table.figure("vampire")["no_bite"] is works
    assert table.sheet("green") == {"E12"}


@pytest.mark.clause("ED-7")
@pytest.mark.parametrize("die", [3, 4])
def test_in_his_next_slot_he_may_not_bite(die: int) -> None:
    table = struck("crucifix", die)
    table.comes_to("vampire")

    table.does("stay")

    if die == 4:
        table.refuses(VAMPIRE, "bite G", "ED-7")
    else:
        assert table.may("bite G")


@pytest.mark.clause("ED-7")
def test_in_the_slot_after_that_he_may_bite_again() -> None:
    table = struck("crucifix", 4)
    table.comes_to("vampire")
    table.ends_the_slot()
    table.comes_to("vampire")

    table.does("stay")

    assert table.may("bite G")


@pytest.mark.clause("ED-7")
def test_it_keeps_him_from_nothing_else() -> None:
    table = struck("crucifix", 6, wardrobe={"cape": 5})
    table.comes_to("vampire")

    table.will_throw(6, 6)
    table.does("throw", "Gh5")

    assert table.at("vampire") == "Gh5"


@pytest.mark.clause("ED-7")
@pytest.mark.parametrize(("life", "dead"), [(4, True), (5, False)])
def test_the_crucifix_can_kill_him(life: int, dead: bool) -> None:
    table = struck("crucifix", 4, vampire={"at": "Gh4", "life": life}, options=DIES)

    assert table.position.is_over() is dead


@pytest.mark.clause("ED-7", "ED-8", "GR-107")
@pytest.mark.parametrize(("weapon", "seat"), [("crucifix", GREEN), ("holy water", GREEN)])
def test_crucifix_and_holy_water_harm_the_vampire_alone(weapon: str, seat: int) -> None:
    servant = {"at": "Gh4", "state": "servant"}
    table = given(slot="green", green="Gh3", red=servant, holds={"green": weapon})

    table.refuses(seat, f"hit red {weapon}", "GR-107")
    assert table.may("hit red dagger")


@pytest.mark.clause("ED-7", "ED-8", "ED-9", "GR-135")
@pytest.mark.parametrize("weapon", ["crucifix", "holy water", "grease"])
def test_none_of_them_harms_doors(weapon: str) -> None:
    table = given(slot="green", green="Gh5", doors={"Gh5/h6": "closed"}, holds={"green": weapon})

    table.refuses(GREEN, f"hit Gh5/h6 {weapon}", "GR-135")


@pytest.mark.clause("ED-7", "ED-8", "ED-9", "GR-110")
@pytest.mark.parametrize(
    ("weapon", "square", "reaches"),
    [
        ("crucifix", "Gh4", True),
        ("crucifix", "Gh1", False),
        ("holy water", "Gh1", True),
        ("holy water", "Gg2", True),
        ("holy water", "Gg1", False),
        ("grease", "Gh1", True),
        ("grease", "Gg1", False),
    ],
)
def test_how_far_they_reach(weapon: str, square: str, reaches: bool) -> None:
    table = given(slot="green", green="Gh3", vampire=square, holds={"green": weapon})

    assert table.may(f"hit V {weapon}") is reaches


# --- holy water ----------------------------------------------------------------------------------


@pytest.mark.clause("ED-8")
@pytest.mark.parametrize("dice", [(1, 1), (3, 5), (6, 6)])
def test_holy_water_takes_two_dice_of_points_and_is_used_up(dice: tuple[int, int]) -> None:
    table = struck("holy water", *dice)

    assert table.life("vampire") == 40 - sum(dice)
    assert table.sheet("green") == set()
    assert table.out == {"C02"}


@pytest.mark.clause("GR-18", "GR-115")
def test_the_dice_of_a_blow_lie_open_for_all() -> None:
    table = struck("holy water", 3, 5)

    assert table.told_of("fact-strikes")[0]["dice"] == "3 + 5"
    assert [fact.private for fact in table.journal.facts if fact.private] == []


# --- grease --------------------------------------------------------------------------------------


@pytest.mark.clause("ED-9")
@pytest.mark.parametrize("die", range(1, 7))
def test_from_3_on_grease_holds_the_target_and_is_used_up_in_any_case(die: int) -> None:
    table = struck("grease", die)

    assert table.figure("vampire")["stuck"] is (die >= 3)
    assert table.life("vampire") == 40
    assert table.out == {"C03"}


@pytest.mark.clause("ED-9")
def test_a_vampire_who_is_stuck_may_only_stay_but_still_bite() -> None:
    table = struck("grease", 3, worn=["cape", "teeth", "nails"])
    table.comes_to("vampire")

    assert table.answers() == ["stay"]
    table.refuses(VAMPIRE, "throw", "ED-9")
    table.refuses(VAMPIRE, "bat", "ED-9")
    table.will_throw(2)
    table.does("stay", "bite G")
    assert table.life("green") == 38


@pytest.mark.clause("ED-9")
def test_the_grease_holds_for_one_slot() -> None:
    table = struck("grease", 6, worn=["cape"])
    table.comes_to("vampire")
    table.does("stay", "end")
    table.comes_to("vampire")

    assert table.answers() == ["throw", "stay", "bat"]


@pytest.mark.clause("ED-9", "GR-185")
def test_a_servant_may_grease_a_hunter_who_may_still_act_and_fight_in_place() -> None:
    keys: dict[str, object] = {"blue": "Gi3", "vampire": "Gi2", "holds": {"red": "Grease"}}
    table = given(red={"at": "Gi4", **SERVANT}, dice=[3], **keys)  # type: ignore[arg-type]
    table.does("hit blue grease")

    assert table.figure("blue")["stuck"] is True
    assert table.answers() == ["stay", "fight"]
    table.does("stay", "close Gi3/j3")
    assert table.door("Gi3/j3") == "closed"


@pytest.mark.clause("ED-9")
def test_a_hunter_may_grease_a_servant_who_may_still_fight_in_place() -> None:
    table = given(
        red="Gi3",
        blue={"at": "Gi4", **SERVANT},
        holds={"red": "Grease"},
        dice=[3],
        decision="first",
    )
    table.does("hit blue grease")

    assert table.answers() == ["stay", "fight"]


@pytest.mark.clause("ED-9", "GR-170")
def test_a_hunter_who_is_stuck_may_still_stake() -> None:
    ready = {"at": "Cg1", "ready": True, "stuck": True}
    table = given(red=ready, vampire={"at": "Cg2", "life": 9}, holds={"red": "Hammer, Stake"})

    assert table.answers() == ["stay", "stake vampire"]
    table.refuses(RED, "throw", "ED-9")


@pytest.mark.clause("ED-9", "GR-82")
def test_who_is_stuck_and_stays_on_a_number_reveals_its_card() -> None:
    table = given(red={"at": "Gh3", "stuck": True}, down={"G4": "Sword"})

    table.does("stay")

    assert table.answers() == ["reveal"]


@pytest.mark.clause("ED-9", "GR-116", "ED-15")
def test_neither_shield_nor_garlic_is_applied_to_grease() -> None:
    table = given(
        red={"at": "Gi4", **SERVANT},
        blue="Gi3",
        holds={"red": "Grease", "blue": "Shield"},
        dice=[3],
    )

    table.does("hit blue grease")

    assert table.told_of("fact-protects") == []
