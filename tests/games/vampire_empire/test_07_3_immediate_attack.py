"""Chapter 7.3: the attack on a vampire that holy water has just found in the castle."""

from collections import Counter

import pytest

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import H, Table, V, by_day

WATER = "Holy Water 1, Holy Water 2"


def found(
    humans: str = "-", vampires: str = "Garlic", *, water: str = WATER, **keys: object
) -> Table:
    """H has found the Lady in the castle; beside the two water cards H holds these cards."""
    table = by_day(vampires, f"{water}, {humans}" if humans != "-" else water, **keys)
    table.plays(H, f"water Lady [{water}]")
    table.all_decline()
    return table


# --- whether it is offered -----------------------------------------------------------------------


@pytest.mark.clause("VE-70", "VE-78")
def test_h_may_attack_the_found_vampire_at_once_before_any_window() -> None:
    table = found("Relic, Ostler")

    assert (table.asked, table.turn) == ("immediate", H)
    assert table.legal(H) == ["Officer", "Bishop", "decline"]
    assert not table.allows(H, "*Ostler")


@pytest.mark.clause("VE-70")
def test_h_need_not_attack() -> None:
    table = found("Relic")

    table.plays(H, "decline")

    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", H)
    assert (table.castle, table.revealed) == ({"Lady", "Bishop", "Officer"}, {"Lady"})
    assert table.told_of("fact-no-attack") == [{"player": H}]
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])


@pytest.mark.clause("VE-72", "VE-83", "VE-84")
def test_any_other_castle_character_that_is_not_a_revealed_vampire_attacks() -> None:
    secret = found("Relic", castle=["Lady", "Monk", "Bishop"])
    revealed = found("Relic", castle=["Lady", "Monk", "Bishop"], revealed=["Monk"])

    assert secret.legal(H) == ["Monk", "Bishop", "decline"]
    assert revealed.legal(H) == ["Bishop", "decline"]
    revealed.refuses(H, "& Monk x Lady using Holy Water 1 a[]", "VE-83")


@pytest.mark.clause("VE-72")
def test_only_the_vampire_that_was_just_found_is_attacked() -> None:
    table = found("Relic", castle=["Lady", "Monk", "Bishop"], revealed=["Monk"])

    table.refuses(H, "& Bishop x Monk using Holy Water 1 a[Relic]", "VE-72")
    table.refuses(H, "& Lady x Lady using Holy Water 1 a[]", "VE-72")
    table.refuses(H, "& Nun x Lady using Holy Water 1 a[]", "VE-72")


@pytest.mark.clause("VE-73")
@pytest.mark.parametrize("name", ["Lady", "Lord"])
def test_without_another_attacker_the_attack_is_not_offered(name: str) -> None:
    """No game comes here: three revealed vampires, or no living human, would have ended it."""
    table = by_day(
        "Garlic",
        f"{WATER}, Relic",
        castle=[name, "Monk", "Bishop"],
        vampires=[name, "Monk", "Cook"],
        innocents=["Nun", "Maid"],
        revealed=["Monk"],
    )
    table.plays(H, f"water {name} [{WATER}]")
    table.position.words[at.PLACE + c.BISHOP] = at.ON_JOURNEY

    table.plays(V, "decline")

    assert (table.position.words[at.DECISION], table.turn) == (at.WINDOW, H)


@pytest.mark.clause("VE-72", "VE-73")
def test_one_attacker_is_enough_beside_a_revealed_vampire() -> None:
    table = by_day(
        "Garlic",
        f"{WATER}, Dagger",
        castle=["Lady", "Lord", "Monk"],
        vampires=["Lord", "Monk", "Cook"],
        innocents=["Nun", "Maid"],
        revealed=["Monk"],
    )
    table.plays(H, f"water Lord [{WATER}]")

    table.plays(V, "decline")

    assert (table.asked, table.legal(H)) == ("immediate", ["Lady", "decline"])


@pytest.mark.clause("VE-72")
def test_nobody_attacks_but_characters_in_the_castle() -> None:
    table = by_day(
        "Garlic",
        f"{WATER}, Relic, Musket",
        castle=["Lord", "Nun", "Bishop"],
        vampires=["Lord", "Monk", "Cook"],
        innocents=["Nun", "Maid"],
    )
    table.plays(H, f"water Lord [{WATER}]")

    table.plays(V, "decline")

    assert table.legal(H) == ["Nun", "Bishop", "decline"]


@pytest.mark.clause("VE-73", "VE-127")
def test_h_is_asked_also_if_declining_is_all_there_is() -> None:
    table = found("Garlic", markers={"Lady": {"defence": 1}})

    assert (table.asked, table.legal(H)) == ("immediate", ["decline"])


@pytest.mark.clause("VE-73", "VE-126")
def test_h_is_asked_also_with_an_empty_hand() -> None:
    table = found()

    assert (table.asked, table.legal(H)) == ("immediate", ["Officer", "Bishop", "decline"])


@pytest.mark.clause("VE-73", "VE-99")
@pytest.mark.parametrize(
    ("markers", "attackers"),
    [
        ({}, ["Officer", "Bishop"]),
        ({"Lady": {"defence": 1}}, ["Bishop"]),
        ({"Lady": {"defence": 3}}, ["Bishop"]),
        ({"Lady": {"defence": 4}}, []),
        ({"Lady": {"defence": 4}, "Bishop": {"attack": 1}}, ["Bishop"]),
        ({"Lady": {"defence": 1}, "Officer": {"attack": 1}}, ["Officer", "Bishop"]),
    ],
)
def test_only_somebody_who_can_exceed_the_defence_markers_attacks(
    markers: dict[str, object], attackers: list[str]
) -> None:
    table = found("Relic", markers=markers)

    assert table.legal(H) == [*attackers, "decline"]


@pytest.mark.clause("VE-73")
def test_who_cannot_exceed_the_defence_markers_is_refused() -> None:
    table = found("Relic", markers={"Lady": {"defence": 1}})

    table.refuses(H, "& Officer x Lady using Holy Water 1 a[]", "VE-73")


# --- the lower water card ------------------------------------------------------------------------


@pytest.mark.clause("VE-74", "VE-76")
@pytest.mark.parametrize(
    ("water", "lower", "other"),
    [
        ("Holy Water 1, Holy Water 2", "Holy Water 1", "Holy Water 2"),
        ("Holy Water 2, Holy Water 3", "Holy Water 2", "Holy Water 3"),
        ("Aspen Stake, Holy Water 1", "Holy Water 1", "Aspen Stake"),
        ("Statue of Saint, Holy Water 3", "Statue of Saint", "Holy Water 3"),
        ("Silver Bullets, Aspen Stake", "Silver Bullets", "Aspen Stake"),
        ("Aspen Stake, Holy Water 2", "Aspen Stake", "Holy Water 2"),
        ("Holy Water 1*2", "Holy Water 1", "Holy Water 1"),
    ],
)
def test_the_card_of_lower_value_may_be_used_and_of_equals_the_first(
    water: str, lower: str, other: str
) -> None:
    table = found(water=water)
    assert table.moat(H) == Counter([other])

    table.plays(H, f"& Officer x Lady using {lower} a[]")

    assert table.told_of("fact-attacks")[0]["cards"] == [f"name-{key_of(lower)}"]


def key_of(card: str) -> str:
    return card.lower().replace(" ", "-")


@pytest.mark.clause("VE-74")
def test_the_higher_card_cannot_be_used() -> None:
    table = found("Relic")

    table.refuses(H, "& Bishop x Lady using Holy Water 2 a[Relic]", "VE-74")


@pytest.mark.clause("VE-75")
def test_using_the_lower_card_is_optional() -> None:
    table = found("Relic")

    table.begins(H, "Bishop")

    assert table.legal(H) == ["use", "no"]


@pytest.mark.clause("VE-75", "VE-241")
@pytest.mark.parametrize(
    ("hand", "markers", "uses"),
    [
        ("-", {}, ["use"]),
        ("Garlic", {}, ["use"]),
        ("Relic", {"Lady": {"defence": 2}}, ["use", "no"]),
        ("Relic", {"Lady": {"defence": 3}}, ["use"]),
        ("Relic", {"Lady": {"defence": 3}, "Bishop": {"attack": 1}}, ["use", "no"]),
    ],
)
def test_the_lower_card_is_left_out_only_if_the_hand_alone_is_enough(
    hand: str, markers: dict[str, object], uses: list[str]
) -> None:
    table = found(hand, markers=markers)

    table.begins(H, "Bishop")

    assert table.legal(H) == uses


@pytest.mark.clause("VE-75", "VE-99")
def test_leaving_the_lower_card_out_is_refused_where_it_is_needed() -> None:
    table = found("Relic", markers={"Lady": {"defence": 3}})

    table.refuses(H, "& Bishop x Lady a[Relic]", "VE-99")


@pytest.mark.clause("VE-76")
def test_the_higher_card_adds_nothing_and_goes_to_the_moat_with_the_answer() -> None:
    table = found("Relic, Garlic", "Garlic, Dagger")
    assert table.moat(H) == Counter(["Holy Water 2"])

    table.plays(H, "& Bishop x Lady using Holy Water 1 a[Relic]")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert table.told_of("fact-round-1") == [{"attack": 4, "defence": 0}]


@pytest.mark.clause("VE-76")
def test_a_lower_card_that_is_not_used_adds_nothing_and_goes_to_the_moat_with_the_group() -> None:
    table = found("Relic, Garlic", "Garlic, Dagger")

    table.begins(H, "Bishop", "no", "play Relic")
    assert table.moat(H) == Counter(["Holy Water 2"])
    table.begins(H, "done")
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 0}]
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2", "Relic"])


@pytest.mark.clause("VE-76", "VE-113")
def test_a_lower_card_that_is_used_goes_to_the_moat_when_the_combat_ends() -> None:
    table = found("Garlic", "Dagger, Rapier")

    table.plays(H, "& Bishop x Lady using Holy Water 1 a[]")
    assert table.moat(H) == Counter(["Holy Water 2"])
    table.plays(V, "d[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "stop")

    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])
    assert table.moat(V) == Counter(["Dagger"])


@pytest.mark.clause("VE-77", "VE-98")
def test_the_used_card_is_a_card_of_round_1_and_no_other_is_needed() -> None:
    table = found("Relic")

    table.begins(H, "Bishop", "use")

    assert table.legal(H) == ["play Relic", "done"]


@pytest.mark.clause("VE-77", "VE-240")
def test_further_cards_of_the_hand_may_be_added_below_the_water_card_too() -> None:
    table = found("Garlic, Candlestick, Holy Water 3, Crucifix, Dagger")

    table.plays(H, "& Bishop x Lady using Holy Water 1 a[Candlestick, Holy Water 3]")

    told = table.told_of("fact-attacks", SPECTATOR)[0]
    assert told["cards"] == ["name-candlestick", "name-holy-water-1", "name-holy-water-3"]


@pytest.mark.clause("VE-77", "VE-99")
def test_the_used_card_counts_against_the_defence_markers() -> None:
    table = found("Relic, Candlestick, Garlic", markers={"Lady": {"defence": 4}})

    table.begins(H, "Bishop", "use")
    first = table.legal(H)
    table.begins(H, "play Candlestick")
    second = table.legal(H)
    table.begins(H, "play Relic")

    assert (first, second, table.legal(H)) == (["play Candlestick"], ["play Relic"], ["done"])


@pytest.mark.clause("VE-77", "VE-98")
def test_without_the_water_card_round_1_needs_a_card_of_the_hand() -> None:
    table = found("Relic")

    table.begins(H, "Bishop", "no")

    assert table.legal(H) == ["play Relic"]
    table.refuses(H, "done", "VE-98")


# --- the combat ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-72", "VE-103", "VE-104", "VE-106")
def test_the_immediate_attack_has_defence_and_second_round_like_every_combat() -> None:
    table = found("Relic, Holy Water 3, Garlic", "Pistol, Vampire 1, Garlic")
    table.plays(H, "& Bishop x Lady using Holy Water 1 a[]")

    table.plays(V, "d[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "a[Relic, Holy Water 3]")
    table.plays(V, "d[Vampire 1]")
    table.plays(H, "decline")

    assert table.told_of("fact-round-1") == [{"attack": 1, "defence": 3}]
    assert table.told_of("fact-round-2") == [{"attack": 7, "defence": 4}]
    assert (table.dead, table.asked) == ({"Lady"}, "death")


@pytest.mark.clause("VE-72", "VE-93")
def test_the_found_vampire_is_defended_with_red_cards() -> None:
    table = found("Relic", "Vampire 3, Relic")

    table.plays(H, "& Bishop x Lady using Holy Water 1 a[]")

    assert table.legal(V) == ["play Vampire 3", "done"]


@pytest.mark.clause("VE-72", "VE-209")
def test_the_found_vampire_was_revealed_before_it_dies() -> None:
    table = found("Relic", "Garlic")
    table.plays(H, "& Bishop x Lady using Holy Water 1 a[Relic]")

    table.plays(V, "d[]")

    assert (table.asked, table.turn) == ("death", V)


@pytest.mark.clause("VE-70", "VE-81")
def test_the_immediate_attack_belongs_to_the_same_action() -> None:
    table = found("Relic, Dagger", "Dagger, Rapier")
    table.plays(H, "& Bishop x Lady using Holy Water 1 a[]")
    table.plays(V, "d[Dagger]")
    table.plays(H, "decline")

    table.plays(H, "stop")

    assert (table.asked, table.pending["window"]) == ("window", "B")


@pytest.mark.clause("VE-74", "VE-76", "VE-234")
@pytest.mark.parametrize("observer", [SPECTATOR, V])
def test_nobody_sees_a_half_made_choice_of_the_water_card(observer: int) -> None:
    using, leaving = found("Relic"), found("Relic")

    using.begins(H, "Bishop", "use")
    leaving.begins(H, "Bishop", "no")

    assert using.scene(observer).zones == leaving.scene(observer).zones
