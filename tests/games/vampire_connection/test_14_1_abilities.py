"""Chapter 14: the abilities of Biggulp, Ficklecrash and Shortway."""

import pytest

from gruft.games.vampire_connection.game import GAME
from tests.games.vampire_connection.table import VAMPIRES, Table, begun, cards, given
from tests.games.vampire_connection.visits import one_by_one, visits

WITH_BONUS = ["The Naughty Brat", "The Milkmaid", "The Mayor's Daughter"]
WITHOUT = ["Grandmother with Stroller", "The Tyke", "The Mayor", "The Drunkard", "The Scarecrow"]
IN_TOMB = ["tomb", "castle", "castle"]


def seat(vampire: str, hand: str, **keys: object) -> Table:
    """AP is this vampire and holds these cards."""
    others = [name for name in VAMPIRES if name != vampire]
    keys = {"vampires": [vampire, *others[:2]], **keys}
    return given([hand, "-", "-"], **keys)  # type: ignore[arg-type]


# --- on or off -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-218")
def test_abilities_are_on_unless_the_table_says_otherwise() -> None:
    assert begun(3).truth["abilities"] is True
    assert begun(3, abilities=False).truth["abilities"] is False


@pytest.mark.clause("VC-218")
@pytest.mark.parametrize(
    ("vampire", "line"),
    [("Ficklecrash", "bat(wolf) > village"), ("Shortway", "leave tomb")],
)
def test_what_an_ability_allows_is_refused_where_abilities_are_off(vampire: str, line: str) -> None:
    places = IN_TOMB if vampire == "Shortway" else ["castle"] * 3

    table = seat(vampire, "bat", places=places, abilities=False)

    table.refuses(0, line, "VC-218")
    assert seat(vampire, "bat", places=places).allows(0, line)


# --- Count Biggulp -------------------------------------------------------------------------------


def consumed(vampire: str, victim: str, **keys: object) -> object:
    """The drops of AP after he consumed this victim in step a)."""
    table = seat(vampire, "-", fresh=victim, drops=[5, 1, 1], **keys)
    one_by_one(table, 0, "end play", f"consume {victim}")
    if table.asked == "buy":
        table.plays(0, "buy 0")
    return table.drops[0]


def seized(vampire: str, victim: str, **keys: object) -> object:
    """The drops of AP after a Good Opportunity on this victim."""
    captives = ["-", victim, "-"]
    table = seat(vampire, "Good Opportunity", captives=captives, drops=[5, 1, 1], **keys)
    table.plays(0, f"GO {victim}")
    table.plays(1, "pass")
    return table.drops[0]


def right(victim: str) -> int:
    number = {"The Naughty Brat": 2, "The Milkmaid": 4, "The Mayor's Daughter": 5}
    number |= {"Grandmother with Stroller": 4, "The Tyke": 2, "The Mayor": 6}
    return (number | {"The Drunkard": -1, "The Scarecrow": 0})[victim]


@pytest.mark.clause("VC-219")
@pytest.mark.parametrize("victim", [*WITH_BONUS, *WITHOUT])
def test_count_biggulp_gets_one_more_for_women_but_not_for_the_stroller(victim: str) -> None:
    gain = right(victim) + (1 if victim in WITH_BONUS else 0)

    assert consumed("Biggulp", victim) == 5 + gain
    assert seized("Biggulp", victim) == 5 + gain


@pytest.mark.clause("VC-219")
@pytest.mark.parametrize("vampire", VAMPIRES[1:])
def test_nobody_else_gets_it(vampire: str) -> None:
    assert consumed(vampire, "The Milkmaid") == seized(vampire, "The Milkmaid") == 5 + 4


@pytest.mark.clause("VC-219", "VC-218")
def test_he_does_not_get_it_where_abilities_are_off() -> None:
    off = {"abilities": False}

    assert consumed("Biggulp", "The Milkmaid", **off) == 5 + 4
    assert seized("Biggulp", "The Milkmaid", **off) == 5 + 4


@pytest.mark.clause("VC-219")
def test_a_captive_that_he_keeps_brings_no_bonus() -> None:
    table = seat("Biggulp", "-", captives=["The Milkmaid", "-", "-"])

    one_by_one(table, 0, "end play", "keep all", "buy 0")

    assert table.drops[0] == 1 + 2


@pytest.mark.clause("VC-219")
def test_the_bonus_is_a_point_that_can_buy_a_card() -> None:
    edition = GAME.edition_with({"victims.V27.right": 0}, "own")
    table = seat("Biggulp", "-", fresh="The Fortune Teller", edition=edition)

    one_by_one(table, 0, "end play", "consume The Fortune Teller")

    assert table.legal(0) == ["buy 0", "buy 1"]


# --- Count Ficklecrash ---------------------------------------------------------------------------


@pytest.mark.clause("VC-220")
def test_count_ficklecrash_plays_a_bat_as_a_wolf_or_as_a_bat() -> None:
    table = seat("Ficklecrash", "bat, Double Success", captives=["-", "The Baker", "-"])

    assert table.legal(0) == [
        "end play",
        "bat > tomb",
        "bat > village",
        "bat+2x > village",
        "bat > castle of Biggulp",
        "bat(wolf) > tomb",
        "bat(wolf) > village",
        "bat(wolf)+2x > village",
    ]
    assert seat("Ficklecrash", "bat", places=IN_TOMB).legal(0) == [
        "end play",
        "bat > castle",
        "bat(wolf) > castle",
    ]


@pytest.mark.clause("VC-220")
def test_as_a_wolf_the_bat_costs_nothing() -> None:
    table = seat("Ficklecrash", "bat*2", drops=[0, 1, 1], village="The Baker, *", round=1)
    table.refuses(0, "bat > village", "VC-58")

    table.plays(0, "bat(wolf) > village")

    assert (table.drops[0], table.fresh) == (0, cards("The Baker"))
    assert (table.hand(0), table.discard) == (cards("bat"), cards("bat"))


@pytest.mark.clause("VC-220")
def test_he_decides_card_by_card() -> None:
    table = seat("Ficklecrash", "bat*2", drops=[2, 1, 1], round=1)

    one_by_one(table, 0, "bat(wolf) > tomb", "bat > castle")

    assert table.drops[0] == 1
    assert table.places[0] == "castle"


@pytest.mark.clause("VC-220")
def test_a_wolf_needs_a_bat_and_robs_no_castle() -> None:
    table = seat("Ficklecrash", "wolf", captives=["-", "The Baker", "-"])

    table.refuses(0, "bat(wolf) > village", "VC-196")
    table.refuses(0, "bat(wolf) > castle of Biggulp", "VC-49")


@pytest.mark.clause("VC-220", "VC-137")
@pytest.mark.parametrize(
    ("line", "stakings"),
    [
        ("bat(wolf) > village", ["Beatquick+2", "Thrashon+1", "Rudey+2"]),
        ("bat > village", ["Beatquick+2", "Thrashon+3", "Rudey+3"]),
    ],
)
def test_as_a_wolf_he_is_staked_as_a_wolf(line: str, stakings: list[str]) -> None:
    table = given(
        ["bat", "Beatquick, Thrashon, Rudey, Assistant, stake*3", "-"],
        vampires=["Ficklecrash", "Biggulp", "Shortway"],
    )

    table.plays(0, line)

    assert table.legal(1) == ["pass", *(f"{one} -> Ficklecrash" for one in stakings)]


@pytest.mark.clause("VC-220", "VC-137")
@pytest.mark.parametrize(
    ("defence", "wolf", "bat"),
    [("garlic", "-", "The Baker"), ("windows", "-", "-"), ("church", "The Baker", "-")],
)
def test_defences_take_him_for_what_he_plays(defence: str, wolf: str, bat: str) -> None:
    for line, caught in (("bat(wolf) > village", wolf), ("bat > village", bat)):
        table = seat("Ficklecrash", "bat", village=f"{defence}, The Baker, *", round=1)
        table.plays(0, line)
        assert table.fresh == cards(caught)


@pytest.mark.clause("VC-220")
@pytest.mark.parametrize("vampire", [name for name in VAMPIRES if name != "Ficklecrash"])
def test_for_all_others_a_bat_is_a_bat(vampire: str) -> None:
    table = seat(vampire, "bat")

    assert table.legal(0) == ["end play", "bat > tomb", "bat > village"]
    table.refuses(0, "bat(wolf) > village", "VC-220")


@pytest.mark.clause("VC-221")
def test_count_ficklecrash_needs_no_hunchback_for_a_carriage() -> None:
    table = seat("Ficklecrash", "carriage", captives=["-", "The Baker", "-"])

    goals = ["tomb", "village", "castle of Biggulp"]
    assert table.legal(0) == ["end play", *(f"carriage > {goal}" for goal in goals)]


@pytest.mark.clause("VC-221")
def test_his_hunchbacks_stay_in_his_hand() -> None:
    table = seat("Ficklecrash", "carriage, hunchback", round=1)

    table.plays(0, "carriage > tomb")

    assert table.hand(0) == cards("hunchback")
    assert table.discard == cards("carriage")


@pytest.mark.clause("VC-221")
def test_he_needs_the_carriage_and_is_staked_in_it_like_all_others() -> None:
    seat("Ficklecrash", "hunchback").refuses(0, "carriage > tomb", "VC-197")
    table = given(
        ["carriage", "Rudey, stake", "-"], vampires=["Ficklecrash", "Biggulp", "Shortway"]
    )

    table.plays(0, "carriage > tomb")

    assert table.legal(1) == ["pass", "Rudey+1 -> Ficklecrash"]


@pytest.mark.clause("VC-221", "VC-218")
@pytest.mark.parametrize(
    ("vampire", "abilities"), [("Ficklecrash", False), ("Biggulp", True), ("Miststone", True)]
)
def test_all_others_need_a_driver(vampire: str, abilities: bool) -> None:
    table = seat(vampire, "carriage", abilities=abilities)

    assert table.legal(0) == ["end play"]
    table.refuses(0, "carriage > village", "VC-60")


# --- Countess Shortway ---------------------------------------------------------------------------


@pytest.mark.clause("VC-222")
def test_countess_shortway_leaves_her_tomb_without_a_card_and_without_a_window() -> None:
    table = given(
        ["mist", "Beatquick, Thrashon, Rudey, stake*7", "-"],
        vampires=["Shortway", "Biggulp", "Ficklecrash"],
        places=IN_TOMB,
    )
    assert table.legal(0) == ["end play", "mist > castle", "leave tomb"]

    table.plays(0, "leave tomb")

    assert (table.asked, table.turn, table.places[0]) == ("play", 0, "castle")
    assert table.hand(0) == cards("mist")
    assert table.told_of("fact-leaves-tomb") == [{"player": 0}]


@pytest.mark.clause("VC-222")
def test_she_may_do_so_as_often_as_she_lies_there() -> None:
    table = seat("Shortway", "mist*2", places=IN_TOMB, round=1)

    one_by_one(table, 0, "leave tomb", "mist > tomb", "leave tomb", "mist > tomb", "leave tomb")

    assert table.places[0] == "castle"
    table.refuses(0, "leave tomb", "VC-222")


@pytest.mark.clause("VC-222")
@pytest.mark.parametrize("vampire", [name for name in VAMPIRES if name != "Shortway"])
def test_nobody_else_leaves_the_tomb_without_a_card(vampire: str) -> None:
    table = seat(vampire, "mist", places=IN_TOMB)

    assert table.legal(0) == ["end play", "mist > castle"]
    table.refuses(0, "leave tomb", "VC-222")


@pytest.mark.clause("VC-222")
def test_she_leaves_only_in_her_own_play() -> None:
    table = given(["mist", "-", "-"], vampires=["Biggulp", "Shortway", "Miststone"])
    table.refuses(1, "leave tomb", "VC-22")

    resting = seat("Shortway", "mist", places=IN_TOMB, pending="connection")
    resting.refuses(0, "leave tomb", "VC-30")


@pytest.mark.clause("VC-223")
def test_into_the_tomb_she_needs_a_card() -> None:
    assert seat("Shortway", "-").legal(0) == ["end play"]
    seat("Shortway", "-").refuses(0, "mist > tomb", "VC-194")


@pytest.mark.clause("VC-223")
def test_staked_she_must_be_revived_first() -> None:
    table = seat("Shortway", "hunchback", markers=["stake", None, None])
    table.refuses(0, "leave tomb", "VC-223")

    one_by_one(table, 0, "revive", "leave tomb")

    assert table.places[0] == "castle"


@pytest.mark.clause("VC-222", "VC-49")
def test_from_her_tomb_she_may_go_to_the_village_in_two_steps() -> None:
    table = seat("Shortway", "mist", places=IN_TOMB, village="The Baker, *")

    table.plays(0, "leave tomb")
    visits(table, "mist")

    assert table.fresh == cards("The Baker")
