"""Chapter 9.2: how many stakes each hunter needs, by the manner of travelling."""

from typing import Any

import pytest

from gruft.games.vampire_connection.game import GAME
from tests.games.vampire_connection.table import Table, given, turn_begins

HUNTERS = ["Beatquick", "Thrashon", "Rudey", "Assistant"]
FORMS = {"wolf": "wolf", "bat": "bat", "carriage": "carriage+hb"}

#: The table of VC-134; `None` is impossible.
NEEDED: dict[tuple[str, str], int | None] = {
    ("Beatquick", "tomb"): 1,
    ("Thrashon", "tomb"): 1,
    ("Rudey", "tomb"): 0,
    ("Assistant", "tomb"): 2,
    ("Beatquick", "wolf"): 2,
    ("Thrashon", "wolf"): 1,
    ("Rudey", "wolf"): 2,
    ("Assistant", "wolf"): None,
    ("Beatquick", "bat"): 2,
    ("Thrashon", "bat"): 3,
    ("Rudey", "bat"): 3,
    ("Assistant", "bat"): None,
    ("Beatquick", "carriage"): 1,
    ("Thrashon", "carriage"): 1,
    ("Rudey", "carriage"): 1,
    ("Assistant", "carriage"): None,
}
POSSIBLE = [(hunter, way, number) for (hunter, way), number in NEEDED.items() if number is not None]
WITH_STAKES = [one for one in POSSIBLE if one[2] > 0]


def hunted(hunter: str, way: str, stakes: int, target: str = "Biggulp", **keys: Any) -> Table:
    """The target's turn; the seat to its left holds the hunter and so many stakes."""
    hand = f"{hunter}, stake*{stakes}" if stakes else hunter
    hands = ["wolf, bat, carriage, hunchback", hand, "-"]
    keys = {"vampires": [target, "Shortway", "Garlictooth"], **keys}
    if way == "tomb":
        return turn_begins(hands, places=["tomb", "castle", "castle"], **keys)
    table = given(hands, **keys)
    table.plays(0, f"{FORMS[way]} > village")
    return table


# --- the table -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-134")
@pytest.mark.parametrize(("hunter", "way", "number"), POSSIBLE)
def test_with_the_stakes_of_the_table_the_hunter_succeeds(
    hunter: str, way: str, number: int
) -> None:
    table = hunted(hunter, way, number)

    table.plays(1, f"{hunter}+{number} -> Biggulp")

    assert table.markers[0] == ("stake" if number else hunter)
    assert table.hand(1) == {}


@pytest.mark.clause("VC-134")
@pytest.mark.parametrize(("hunter", "way", "number"), WITH_STAKES)
def test_with_one_stake_less_the_hunter_cannot_be_played(
    hunter: str, way: str, number: int
) -> None:
    table = hunted(hunter, way, number - 1)

    assert table.legal(1) == ["pass"]
    table.refuses(1, f"{hunter} -> Biggulp", "VC-134", "refusal-too-few-stakes")


@pytest.mark.clause("VC-134")
@pytest.mark.parametrize("way", FORMS)
def test_the_assistant_stakes_nobody_on_his_way(way: str) -> None:
    table = hunted("Assistant", way, 7)

    assert table.legal(1) == ["pass"]
    table.refuses(1, "Assistant -> Biggulp", "VC-134", "refusal-assistant-only-in-tomb")


@pytest.mark.clause("VC-134")
@pytest.mark.parametrize("journey", ["mist > village", "mist > tomb", "hb > village"])
def test_against_mist_and_the_hunchback_no_hunter_helps(journey: str) -> None:
    table = given(["mist, hunchback", "Beatquick, Thrashon, Rudey, stake*7", "-"])

    table.plays(0, journey)

    assert table.asked != "move-window"


@pytest.mark.clause("VC-134")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_in_their_own_turn_ap_needs_as_many_for_a_vampire_in_its_tomb(hunter: str) -> None:
    number = NEEDED[(hunter, "tomb")]
    hand = f"{hunter}, stake*{number}" if number else hunter
    table = given([hand, "-", "-"], places=["castle", "tomb", "castle"])

    assert table.legal(0) == ["end play", f"{hunter}+{number} -> Ficklecrash"]


@pytest.mark.clause("VC-135")
def test_rudey_needs_no_stake_at_a_tomb() -> None:
    table = hunted("Rudey", "tomb", 0)

    table.plays(1, "Rudey+0 -> Biggulp")

    assert table.markers == ["Rudey", None, None]
    assert table.discard == {}


@pytest.mark.clause("VC-135")
def test_rudey_keeps_the_stakes_he_does_not_need() -> None:
    table = hunted("Rudey", "tomb", 3)

    table.refuses(1, "Rudey+1 -> Biggulp", "VC-132")
    table.plays(1, "Rudey+0 -> Biggulp")

    assert table.hand(1) == {"stake": 3}


# --- Countess Stoneheart -------------------------------------------------------------------------


@pytest.mark.clause("VC-134", "VC-136")
@pytest.mark.parametrize(("hunter", "way", "number"), POSSIBLE)
def test_against_stoneheart_every_hunter_needs_one_stake_more(
    hunter: str, way: str, number: int
) -> None:
    assert hunted(hunter, way, number, target="Stoneheart").legal(1) == ["pass"]

    table = hunted(hunter, way, number + 1, target="Stoneheart")
    table.plays(1, f"{hunter}+{number + 1} -> Stoneheart")

    assert table.markers == ["stake", None, None]


@pytest.mark.clause("VC-136")
@pytest.mark.parametrize("way", FORMS)
def test_even_against_stoneheart_the_assistant_stakes_nobody_on_the_way(way: str) -> None:
    assert hunted("Assistant", way, 7, target="Stoneheart").legal(1) == ["pass"]


@pytest.mark.clause("VC-136")
@pytest.mark.parametrize(("hunter", "way", "number"), POSSIBLE)
def test_without_abilities_stoneheart_is_staked_like_everybody(
    hunter: str, way: str, number: int
) -> None:
    table = hunted(hunter, way, number, target="Stoneheart", abilities=False)

    assert table.legal(1) == ["pass", f"{hunter}+{number} -> Stoneheart"]


@pytest.mark.clause("VC-136")
def test_the_target_counts_not_the_hunter() -> None:
    vampires = ["Stoneheart", "Biggulp", "Shortway"]
    resting = ["castle", "tomb", "castle"]
    table = given(["Beatquick, stake", "-", "-"], places=resting, vampires=vampires)

    assert table.allows(0, "Beatquick+1 -> Biggulp")


# --- a bat that is played as a wolf --------------------------------------------------------------


@pytest.mark.clause("VC-137")
@pytest.mark.parametrize("hunter", HUNTERS[:3])
def test_a_bat_played_as_a_wolf_is_staked_as_a_wolf(hunter: str) -> None:
    number = NEEDED[(hunter, "wolf")]
    table = given(
        ["bat", f"{hunter}, stake*7", "-"], vampires=["Ficklecrash", "Shortway", "Biggulp"]
    )

    table.plays(0, "bat(wolf) > village")

    assert table.legal(1) == ["pass", f"{hunter}+{number} -> Ficklecrash"]


@pytest.mark.clause("VC-137")
@pytest.mark.parametrize("hunter", HUNTERS[:3])
def test_a_bat_played_by_ficklecrash_as_a_bat_is_staked_as_a_bat(hunter: str) -> None:
    number = NEEDED[(hunter, "bat")]
    table = given(
        ["bat", f"{hunter}, stake*7", "-"], vampires=["Ficklecrash", "Shortway", "Biggulp"]
    )

    table.plays(0, "bat > village")

    assert table.legal(1) == ["pass", f"{hunter}+{number} -> Ficklecrash"]


@pytest.mark.clause("VC-137")
@pytest.mark.parametrize(
    ("defence", "caught"), [("church", ["The Baker"]), ("garlic", []), ("windows", [])]
)
def test_a_bat_played_as_a_wolf_meets_the_defences_as_a_wolf(
    defence: str, caught: list[str]
) -> None:
    table = given(
        ["bat", "-", "-"],
        vampires=["Ficklecrash", "Shortway", "Biggulp"],
        village=f"{defence}, The Baker, *",
    )

    table.plays(0, "bat(wolf) > village")
    table.all_pass()

    assert list(table.fresh) == caught


# --- other numbers in an owner's file ------------------------------------------------------------


@pytest.mark.clause("VC-134", "VC-135")
@pytest.mark.parametrize(
    ("hunter", "way", "needed"),
    [
        ("Beatquick", "bat", 1),
        ("Thrashon", "wolf", 1),
        ("Rudey", "tomb", 0),
        ("Thrashon", "tomb", 3),
        ("Assistant", "tomb", 4),
        ("Rudey", "carriage", 5),
        ("Thrashon", "bat", 1),
    ],
)
def test_a_discount_never_goes_below_one_and_rudey_is_free_at_every_tomb(
    hunter: str, way: str, needed: int
) -> None:
    numbers = {"tomb": 3, "wolf": 1, "bat": 1, "carriage": 5, "assistant_tomb": 4}
    overrides = {f"stakes.{name}": number for name, number in numbers.items()}
    edition = GAME.edition_with(overrides, "other stakes")

    table = hunted(hunter, way, 7, edition=edition)

    assert table.legal(1) == ["pass", f"{hunter}+{needed} -> Biggulp"]
