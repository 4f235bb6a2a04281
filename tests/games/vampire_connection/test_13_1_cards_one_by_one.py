"""Chapter 13: the cards one by one: journeys, hunchback, hunters, stakes, protections.

Good Opportunity, Escape and Party have files of their own.
"""

import pytest

from tests.games.vampire_connection.table import begun, cards, given
from tests.games.vampire_connection.visits import CARDS, WRITTEN, before, one_by_one

#: How many of each there are (D-1).
COPIES = {
    "mist": 10,
    "wolf": 8,
    "bat": 6,
    "carriage": 3,
    "hunchback": 9,
    "Beatquick": 1,
    "Thrashon": 1,
    "Rudey": 1,
    "Assistant": 1,
    "stake": 7,
    "Double Success": 2,
    "Good Opportunity": 1,
    "Escape": 2,
    "crucifix": 1,
    "holy water": 2,
    "book": 2,
    "Party": 1,
}


@pytest.mark.clause("VC-194", "VC-195", "VC-196", "VC-197", "VC-198", "VC-199", "VC-200")
@pytest.mark.clause("VC-201", "VC-202", "VC-208", "VC-211", "VC-212", "VC-213", "VC-214")
@pytest.mark.parametrize(("name", "count"), COPIES.items())
def test_there_are_so_many_of_each_card(name: str, count: int) -> None:
    table = begun(4)

    assert table.game.census(table.position)[name] == count


# --- journeys ------------------------------------------------------------------------------------


def routes(form: str, place: str) -> list[str]:
    """The lines that one card of this form allows; seat 1 has somebody to steal."""
    table = given(
        [CARDS[form], "-", "-"],
        captives=["-", "The Baker", "-"],
        places=[place, "castle", "castle"],
    )
    first = WRITTEN[form]
    return [line.removeprefix(f"{first} > ") for line in table.legal(0) if line.startswith(first)]


@pytest.mark.clause("VC-194", "VC-195")
@pytest.mark.parametrize("form", ["mist", "wolf"])
def test_mist_and_wolf_go_home_to_the_tomb_and_to_the_village(form: str) -> None:
    assert routes(form, "castle") == ["tomb", "village"]
    assert routes(form, "tomb") == ["castle"]


@pytest.mark.clause("VC-196", "VC-197")
@pytest.mark.parametrize("form", ["bat", "carriage"])
def test_bat_and_carriage_go_to_foreign_castles_too(form: str) -> None:
    assert routes(form, "castle") == ["tomb", "village", "castle of Ficklecrash"]
    assert routes(form, "tomb") == ["castle"]


@pytest.mark.clause("VC-194")
@pytest.mark.parametrize("goal", ["tomb", "village"])
def test_nobody_can_stake_the_mist(goal: str) -> None:
    table = given(
        ["mist", "Beatquick, Thrashon, Rudey, Assistant, stake*7", "-"], village="The Baker, *"
    )

    table.plays(0, f"mist > {goal}")

    assert table.asked == ("tomb-window" if goal == "tomb" else "play")


@pytest.mark.clause("VC-195", "VC-196", "VC-197")
@pytest.mark.parametrize(("form", "stakes"), [("wolf", 2), ("bat", 3), ("carriage", 1)])
def test_a_traveller_is_staked_with_so_many_stakes(form: str, stakes: int) -> None:
    enough = given([CARDS[form], f"Rudey, stake*{stakes}", "-"])
    too_few = given([CARDS[form], "Rudey" + (f", stake*{stakes - 1}" if stakes > 1 else ""), "-"])
    for table in (enough, too_few):
        table.plays(0, f"{WRITTEN[form]} > village")

    assert enough.legal(1) == ["pass", f"Rudey+{stakes} -> Biggulp"]
    assert too_few.legal(1) == ["pass"]
    too_few.refuses(1, f"Rudey+{stakes} -> Biggulp", "VC-134")


@pytest.mark.clause("VC-196")
def test_a_bat_costs_a_drop() -> None:
    table = before("garlic, The Baker, *", "bat*2", drops=[1, 1, 1], kidnapped=False)

    table.plays(0, "bat > village")

    assert table.drops[0] == 0
    table.refuses(0, "bat > tomb", "VC-58")


@pytest.mark.clause("VC-197")
def test_a_carriage_goes_with_a_hunchback() -> None:
    table = before("The Baker, *", "carriage, mist")
    table.refuses(0, "carriage+hb > village", "VC-60")

    table = before("The Baker, *", "carriage, hunchback*2")
    table.plays(0, "carriage+hb > tomb")

    assert table.hand(0) == cards("hunchback")


# --- hunchback -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-198")
def test_a_hunchback_goes_to_the_village_drives_a_carriage_or_revives_his_master() -> None:
    assert given(["hunchback", "-", "-"]).legal(0) == ["end play", "hb > village"]
    driving = given(["hunchback, carriage", "-", "-"]).legal(0)
    assert driving == ["end play", "carriage+hb > tomb", "carriage+hb > village", "hb > village"]
    staked = given(["hunchback", "-", "-"], markers=["stake", None, None])
    assert staked.legal(0) == ["end play", "revive"]


@pytest.mark.clause("VC-198")
@pytest.mark.parametrize("use", ["hb > village", "carriage+hb > tomb"])
def test_each_use_takes_the_card(use: str) -> None:
    table = before("The Baker, *", "hunchback, carriage", kidnapped=False)

    table.plays(0, use)

    assert table.hand(0)["hunchback"] == 0
    assert table.discard["hunchback"] == 1


@pytest.mark.clause("VC-198")
def test_a_hunchback_that_is_not_held_does_nothing() -> None:
    given(["mist", "-", "-"]).refuses(0, "hb > village", "VC-198")
    staked = given(["mist", "-", "-"], markers=["stake", None, None])
    staked.refuses(0, "revive", "VC-159")


# --- hunters and stakes --------------------------------------------------------------------------


@pytest.mark.clause("VC-199")
@pytest.mark.parametrize("hunter", ["Beatquick", "Thrashon", "Rudey", "Assistant"])
def test_each_hunter_is_a_card_of_its_own(hunter: str) -> None:
    table = given([f"{hunter}, stake*3", "-", "-"], places=["castle", "tomb", "castle"])
    ((line),) = [line for line in table.legal(0) if "->" in line]
    assert line.startswith(hunter)

    table.plays(0, line)

    assert table.markers[1] == ("Rudey" if hunter == "Rudey" else "stake")
    assert table.hand(0)[hunter] == 0


@pytest.mark.clause("VC-199")
@pytest.mark.parametrize("hunter", ["Beatquick", "Thrashon", "Rudey", "Assistant"])
def test_a_hunter_that_is_not_held_does_not_come(hunter: str) -> None:
    table = given(["stake*3", "-", "-"], places=["castle", "tomb", "castle"])

    table.refuses(0, f"{hunter} -> Ficklecrash", "VC-131")


@pytest.mark.clause("VC-200")
def test_stakes_without_a_hunter_are_no_use() -> None:
    table = given(["stake*7", "-", "-"], places=["castle", "tomb", "tomb"])

    assert table.legal(0) == ["end play"]
    assert table.game.refuse(table.position, 0, "stake -> Ficklecrash") is not None


@pytest.mark.clause("VC-201")
def test_double_success_must_be_held_and_is_no_play_by_itself() -> None:
    given(["mist", "-", "-"]).refuses(0, "mist+2x > village", "VC-201")
    assert given(["Double Success*2", "-", "-"]).legal(0) == ["end play"]


# --- protections ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-211", "VC-212", "VC-213")
@pytest.mark.parametrize(("kind", "most"), [("crucifix", 4), ("holy water", 2), ("book", 1)])
def test_a_protection_covers_so_many(kind: str, most: int) -> None:
    victims = ["The Village Priest", "The Baker", "The Mayor", "The Goose Girl"]
    table = given([kind, "-", "-"], captives=[", ".join(victims), "-", "-"])

    table.begins(0, f"{kind} @ Biggulp", *(f"cover {victim}" for victim in victims[:most]))

    assert table.asked == "play"
    (laid,) = table.laid
    assert laid == {"card": kind, "castle": 0, "victims": ", ".join(victims[:most])}


@pytest.mark.clause("VC-211", "VC-212", "VC-213")
@pytest.mark.parametrize("kind", ["crucifix", "holy water", "book"])
def test_only_a_book_needs_no_priest(kind: str) -> None:
    laying = given([kind, "-", "-"], captives=["The Baker", "-", "-"])
    answering = given(["Good Opportunity", kind, "-"], captives=["-", "The Baker", "-"])
    answering.plays(0, "GO The Baker")

    assert (f"{kind} @ Biggulp" in laying.legal(0)) == (kind == "book")
    assert (f"respond {kind}" in answering.legal(1)) == (kind == "book")


@pytest.mark.clause("VC-211", "VC-212", "VC-213")
@pytest.mark.parametrize("kind", ["crucifix", "holy water", "book"])
def test_a_book_is_not_an_answer_to_a_robbery(kind: str) -> None:
    captives = ["-", "The Baker, The Village Priest", "-"]
    table = given(["bat", kind, "-"], captives=captives, kidnapped=False)

    one_by_one(table, 0, "bat > castle of Ficklecrash", "rob The Baker")

    assert (f"respond {kind}" in table.legal(1)) == (kind != "book")
