"""Chapter 8.3: the first of the two rounds of a combat."""

from collections import Counter

import pytest

from tests.games.vampire_empire.combats import ROUND_1, attacked, sums
from tests.games.vampire_empire.table import CASTLE, H, V, by_day, given


def each_defended(defence: int) -> dict[str, object]:
    """As many defence markers on everybody in the castle."""
    return {name: {"defence": defence} for name in CASTLE}


# --- round 1, attack -----------------------------------------------------------------------------


@pytest.mark.clause("VE-98")
def test_an_attack_needs_at_least_one_card() -> None:
    table = given("Dagger, Garlic", "-")

    table.begins(V, "combat", "Lady", "Bishop")

    assert table.legal(V) == ["play Dagger"]
    table.refuses(V, "done", "VE-98")


@pytest.mark.clause("VE-98", "VE-28")
def test_an_attack_is_one_group_that_is_shown_together() -> None:
    table = given("Dagger*2, Pistol, Garlic", "Relic")

    table.begins(V, "combat", "Lady", "Bishop", "play Dagger", "play Dagger")
    assert table.told_of("fact-attacks") == []
    assert table.sees(H, "field", V) == []
    table.begins(V, "done")

    assert table.told_of("fact-attacks")[0]["cards"] == ["name-dagger", "name-dagger"]
    assert table.sees(H, "field", V) == ["Dagger", "Dagger"]
    assert table.hand(V) == Counter(["Pistol", "Garlic"])


@pytest.mark.clause("VE-98", "VE-240")
def test_the_cards_of_a_group_are_chosen_in_rising_order() -> None:
    table = given("Dagger*2, Rapier, Claws, Garlic*2", "Relic")

    table.begins(V, "combat", "Lady", "Bishop", "play Dagger")
    after_one = table.legal(V)
    table.begins(V, "play Rapier")

    assert after_one == ["play Dagger", "play Rapier", "play Claws", "done"]
    assert table.legal(V) == ["play Claws", "done"]


@pytest.mark.clause("VE-99")
@pytest.mark.parametrize(
    ("markers", "cards", "enough"),
    [
        ({"Bishop": {"defence": 1}}, "Dagger", False),
        ({"Bishop": {"defence": 1}}, "Dagger*2", True),
        ({"Bishop": {"defence": 2}}, "Dagger*2", False),
        ({"Bishop": {"defence": 2}}, "Pistol", True),
        ({"Bishop": {"defence": 3}}, "Pistol", False),
        ({"Bishop": {"defence": 4}}, "Dagger*2, Pistol", True),
        ({"Bishop": {"defence": 1}, "Lady": {"attack": 1}}, "Dagger", True),
        ({"Bishop": {"defence": 2}, "Lady": {"attack": 1}}, "Dagger", False),
        ({"Bishop": {"defence": 1}, "Officer": {"attack": 2}}, "Dagger", False),
        ({"Bishop": {"attack": 2}, "Lady": {"defence": 2}}, "Dagger", True),
    ],
)
def test_the_first_attack_with_its_markers_exceeds_the_defence_markers(
    markers: dict[str, object], cards: str, enough: bool
) -> None:
    table = given("Dagger*2, Pistol", "-", markers=markers)

    if enough:
        assert table.allows(V, f"Lady x Bishop a[{cards}]")
    else:
        table.refuses(V, f"Lady x Bishop a[{cards}]", "VE-99")


@pytest.mark.clause("VE-99", "VE-241")
def test_a_card_after_which_the_attack_could_not_be_great_enough_is_not_offered() -> None:
    table = given("Dagger*2, Rapier, Pistol, Garlic", "-", markers={"Bishop": {"defence": 4}})

    table.begins(V, "combat", "Lady", "Bishop")
    first = table.legal(V)
    table.begins(V, "play Rapier")

    assert first == ["play Dagger", "play Rapier"]
    assert table.legal(V) == ["play Pistol"]


@pytest.mark.clause("VE-100")
@pytest.mark.parametrize(
    ("defence", "attack", "targets"),
    [
        (4, 0, ["Bishop", "Officer"]),
        (5, 0, ["Officer"]),
        (5, 1, ["Bishop", "Officer"]),
        (6, 1, ["Officer"]),
    ],
)
def test_a_combat_that_no_group_of_the_hand_can_open_is_not_chosen(
    defence: int, attack: int, targets: list[str]
) -> None:
    markers = {"Bishop": {"defence": defence}, "Lady": {"attack": attack}}
    table = given("Dagger*2, Pistol, Relic, Vampire 3", "-", markers=markers)

    table.begins(V, "combat", "Lady")

    assert sorted(table.legal(V)) == targets


@pytest.mark.clause("VE-100")
def test_a_combat_that_no_group_of_the_hand_can_open_is_refused() -> None:
    table = given("Dagger*2, Pistol", "-", markers={"Bishop": {"defence": 5}})

    table.refuses(V, "Lady x Bishop a[Dagger*2, Pistol]", "VE-100")


@pytest.mark.clause("VE-100", "VE-131", "VE-134")
@pytest.mark.parametrize(
    ("hand", "defence", "possible"),
    [
        ("Claws", 0, False),
        ("Claws, Garlic", 0, True),
        ("Claws, Garlic", 2, True),
        ("Claws, Garlic", 3, False),
        ("Claws, Dagger", 3, False),
        ("Claws, Dagger, Garlic", 3, True),
        ("Claws*2, Garlic", 3, False),
        ("Claws*2, Garlic*2", 3, True),
        ("Claws*2, Garlic*2", 5, True),
        ("Claws*2, Dagger, Garlic", 5, True),
        ("Claws*2, Dagger, Garlic", 6, False),
        ("Claws*2, Dagger, Garlic*2", 6, True),
        ("Claws, Pistol, Rapier", 4, True),
        ("Claws, Pistol, Rapier", 5, True),
        ("Claws, Pistol, Rapier", 6, False),
    ],
)
@pytest.mark.parametrize("seat", [V, H])
def test_what_pays_for_claws_or_a_crucifix_does_not_fight(
    seat: int, hand: str, defence: int, possible: bool
) -> None:
    markers = each_defended(defence)
    mine = hand if seat == V else hand.replace("Claws", "Crucifix")
    table = given(mine, "-", markers=markers) if seat == V else by_day("-", mine, markers=markers)

    assert ("combat" in table.legal(seat)) is possible


@pytest.mark.clause("VE-100", "VE-134")
@pytest.mark.parametrize(
    ("seat", "defence", "possible"),
    [(V, 11, True), (V, 12, False), (H, 10, True), (H, 11, False)],
)
def test_of_two_claws_or_crucifixes_one_may_be_better_than_both(
    seat: int, defence: int, possible: bool
) -> None:
    keys: dict[str, object] = {"revealed": ["Lady"], "markers": each_defended(defence)}
    night = given("Claws*2, Pistol, Vampire 3*2", "-", **keys)  # type: ignore[arg-type]
    day = by_day("-", "Crucifix*2, Relic, Rosary, Holy Water 3", **keys)

    table = night if seat == V else day

    assert ("combat" in table.legal(seat)) is possible


@pytest.mark.clause("VE-100")
@pytest.mark.parametrize(("defence", "possible"), [(1, True), (2, False)])
def test_both_copies_of_the_first_card_of_the_list_count(defence: int, possible: bool) -> None:
    servants = ["Maid", "Cook", "Butler"]
    markers = {name: {"defence": defence} for name in servants}
    table = given("Garlic*2, Candlestick", "-", castle=servants, markers=markers)

    assert ("combat" in table.legal(V)) is possible


@pytest.mark.clause("VE-99", "VE-240", "VE-241")
@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("Crucifix*2, Garlic*2", ["play Crucifix"]),
        ("Crucifix, Claws, Garlic*2, Candlestick", ["play Crucifix"]),
        ("Pistol, Crucifix, Garlic*2", ["play Pistol"]),
        ("Pistol, Rapier, Dagger, Crucifix, Garlic", ["play Dagger", "play Rapier", "play Pistol"]),
    ],
)
def test_a_first_card_after_which_no_sixth_point_could_follow_is_not_offered(
    hand: str, first: list[str]
) -> None:
    table = by_day("-", hand, markers={"Lady": {"defence": 5}})

    table.begins(H, "combat", "Officer", "Lady")

    assert table.legal(H) == first


@pytest.mark.clause("VE-99", "VE-92", "VE-241")
def test_water_that_follows_in_the_group_counts_against_the_defence_markers() -> None:
    markers = {"Lady": {"defence": 2}}
    table = by_day("-", "Candlestick, Holy Water 2", revealed=["Lady"], markers=markers)

    table.begins(H, "combat", "Bishop", "Lady")

    assert table.legal(H) == ["play Candlestick"]


@pytest.mark.clause("VE-101", "VE-98")
def test_attack_markers_do_not_replace_the_card() -> None:
    table = given("Dagger, Garlic", "-", markers={"Lady": {"attack": 4}, "Bishop": {"attack": 4}})

    table.begins(V, "combat")
    assert table.legal(V) == ["Lady", "Officer"]
    table.begins(V, "Lady", "Bishop")

    table.refuses(V, "done", "VE-98")


# --- round 1, defence ----------------------------------------------------------------------------


@pytest.mark.clause("VE-102", "VE-119")
def test_after_a_group_of_v_h_may_respond_before_the_combat_goes_on() -> None:
    night = given("Dagger, Garlic", "Relic, Garlic")
    night.plays(V, "Lady x Bishop a[Dagger]")
    day = by_day("Dagger, Garlic", "Relic, Garlic")
    day.plays(H, "Bishop x Lady a[Relic]")

    assert (night.asked, night.turn) == ("respond", H)
    assert (day.asked, day.turn) == ("commit", V)
    day.plays(V, "d[Dagger]")
    assert (day.asked, day.turn) == ("respond", H)
    assert sums(day, ROUND_1) == []


@pytest.mark.clause("VE-102", "VE-206")
def test_v_does_not_respond_to_a_group_of_h() -> None:
    table = given("Dagger, Garlic", "Relic, Garlic")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")

    table.plays(H, "d[Relic]")

    assert (table.asked, table.turn, table.pending["combat"]["round"]) == ("commit", V, 2)  # type: ignore[index]


@pytest.mark.clause("VE-103")
def test_the_defence_is_any_number_of_eligible_cards_also_none() -> None:
    table = given("Pistol, Garlic", "Candlestick*2, Relic, Dagger")
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")

    assert table.legal(H) == ["play Candlestick", "play Relic", "done"]
    assert table.allows(H, "d[]")
    assert table.allows(H, "d[Candlestick*2, Relic]")


@pytest.mark.clause("VE-103")
def test_a_defender_with_an_empty_hand_is_not_asked() -> None:
    night = given("Pistol, Garlic", "-")
    night.plays(V, "Lady x Bishop a[Pistol]")
    day = by_day("-", "Relic, Garlic")
    day.plays(H, "Bishop x Lady a[Relic]")
    day.plays(H, "decline")

    assert sums(night, ROUND_1) == sums(day, ROUND_1) == [(3, 0)]
    assert "Bishop" in night.dead
    assert "Lady" in day.dead


@pytest.mark.clause("VE-103", "VE-127")
def test_a_defender_with_nothing_fitting_is_asked() -> None:
    table = given("Pistol, Garlic", "Dagger")
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")

    assert (table.asked, table.turn, table.legal(H)) == ("commit", H, ["done"])


@pytest.mark.clause("VE-103", "VE-99")
def test_the_defence_need_not_exceed_anything() -> None:
    table = given("Pistol, Garlic", "Candlestick, Dagger", markers={"Lady": {"attack": 5}})
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")

    assert table.legal(H) == ["play Candlestick", "done"]


# --- the end of round 1 --------------------------------------------------------------------------


@pytest.mark.clause("VE-104")
@pytest.mark.parametrize(
    ("attack", "defence", "dies"),
    [("Pistol", "Holy Bible", True), ("Rapier", "Holy Bible", False), ("Dagger", "Relic", False)],
)
def test_the_target_dies_if_the_attack_is_greater_else_round_2_follows(
    attack: str, defence: str, dies: bool
) -> None:
    table = attacked(attack, defence, f"{attack}, Garlic", f"{defence}, Garlic")

    assert ("Bishop" in table.dead) is dies
    if not dies:
        assert (table.asked, table.turn) == ("commit", V)
        assert table.legal(V) == ["stop"]


@pytest.mark.clause("VE-104", "VE-105", "VE-200")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize(
    ("markers", "compared"),
    [
        ({"Lady": {"attack": 2}}, (4, 1)),
        ({"Bishop": {"defence": 1}}, (2, 2)),
        ({"Lady": {"attack": 1}, "Bishop": {"defence": 2}}, (3, 3)),
        ({"Lady": {"defence": 4}, "Bishop": {"attack": 4}}, (2, 1)),
        ({"Officer": {"attack": 4, "defence": 4}}, (2, 1)),
    ],
)
def test_attack_markers_of_the_attacker_and_defence_markers_of_the_target_count(
    seat: int, markers: dict[str, object], compared: tuple[int, int]
) -> None:
    attacker, defender = "Rapier, Garlic", "Candlestick, Garlic"
    table = (
        given(attacker, defender, markers=markers)
        if seat == V
        else by_day(defender, attacker, markers=markers)
    )

    table.plays(seat, "Lady x Bishop a[Rapier]")
    table.all_decline()
    table.plays(1 - seat, "d[Candlestick]")
    table.all_decline()

    assert sums(table, ROUND_1) == [compared]
    assert ("Bishop" in table.dead) is (compared[0] > compared[1])
