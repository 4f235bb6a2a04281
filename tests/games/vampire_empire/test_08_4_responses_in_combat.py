"""Chapter 8.4: support cards inside a combat, and what H may answer to V's groups."""

from collections import Counter

import pytest

from tests.games.vampire_empire.combats import ROUND_1, ROUND_2, sums
from tests.games.vampire_empire.table import CASTLE, H, Table, V, by_day, given

#: Support cards of both decks that have no place in a combat.
HUMAN_SUPPORT = "Secret Journey, Chapel, Herbalist, Crypt Opening, Ostler, Squire, Novice"
VAMPIRE_SUPPORT = (
    "Bat Form, Mist Form, Hypnosis, Regeneration, Coffin, Kitchen Boy, Lady-in-Waiting, Organist,"
    " I'm Not a Vampire"
)


def attacked(vampires: str, humans: str, attack: str, **keys: object) -> Table:
    """The Lady has attacked the Bishop by night."""
    table = given(vampires, humans, **keys)  # type: ignore[arg-type]
    table.plays(V, f"Lady x Bishop a[{attack}]")
    return table


def defended(vampires: str, humans: str, defence: str, **keys: object) -> Table:
    """The Bishop has attacked the Officer with a Candlestick by day, and V has defended."""
    table = by_day(vampires, f"Candlestick, {humans}", **keys)
    table.plays(H, "Bishop x Officer a[Candlestick]")
    table.plays(V, f"d[{defence}]")
    return table


# --- which support cards -------------------------------------------------------------------------


@pytest.mark.clause("VE-116")
def test_in_groups_no_support_cards_but_crucifix_and_claws_are_played() -> None:
    table = given(
        f"Dagger, Claws, {VAMPIRE_SUPPORT}", f"Candlestick, Crucifix, Sacrifice, {HUMAN_SUPPORT}"
    )

    table.begins(V, "combat", "Lady", "Bishop")
    attack = table.legal(V)
    table.begins(V, "play Dagger", "done")
    responses = table.legal(H)
    table.plays(H, "decline")

    assert attack == ["play Dagger", "play Claws"]
    assert responses == ["play Sacrifice", "decline"]
    assert table.legal(H) == ["play Candlestick", "play Crucifix", "done"]


@pytest.mark.clause("VE-116")
@pytest.mark.parametrize("card", VAMPIRE_SUPPORT.split(", "))
def test_no_other_support_card_of_v_is_played_in_a_combat(card: str) -> None:
    table = given(f"Dagger, {card}, Garlic", "Garlic")

    assert not table.allows(V, f"Lady x Bishop a[{card}]")
    table.plays(V, "Lady x Bishop a[Dagger]")
    assert not table.allows(V, f"*{card}{{Garlic}}")


@pytest.mark.clause("VE-116")
@pytest.mark.parametrize("card", HUMAN_SUPPORT.split(", "))
def test_no_other_support_card_of_h_is_played_in_a_combat(card: str) -> None:
    table = attacked("Dagger, Garlic", f"{card}, Garlic*2", "Dagger", cellars=["Relic", "-"])
    assert table.legal(H) == ["decline"]

    table.plays(H, "decline")

    assert table.legal(H) == ["done"]


@pytest.mark.clause("VE-117", "VE-130", "VE-132")
@pytest.mark.parametrize(("seat", "card", "cost"), [(V, "Claws", 1), (H, "Crucifix", 1)])
def test_crucifix_and_claws_are_part_of_a_group_and_paid_before_it_is_shown(
    seat: int, card: str, cost: int
) -> None:
    hand = f"{card}, Dagger, Garlic*2"
    table = given(hand, "Relic") if seat == V else by_day("Relic", hand)

    table.begins(seat, "combat", "Lady", "Bishop", "play Dagger", f"play {card}", "done")
    assert (table.asked, table.pending["to_pay"]) == ("pay", cost)
    assert table.told_of("fact-attacks") == []
    table.begins(seat, "pay Garlic")

    assert table.told_of("fact-attacks")[0]["cards"] == ["name-dagger", f"name-{card.lower()}"]
    assert table.moat(seat) == Counter({"Garlic": cost})


@pytest.mark.clause("VE-117", "VE-132")
@pytest.mark.parametrize("seat", [V, H])
def test_in_the_other_s_phase_crucifix_and_claws_cost_two(seat: int) -> None:
    if seat == H:
        table = attacked("Dagger, Garlic", "Crucifix, Garlic*2, Relic", "Dagger")
        table.plays(H, "decline")
        card = "Crucifix"
    else:
        table = by_day("Claws, Garlic*2, Pistol", "Relic, Garlic")
        table.plays(H, "Bishop x Lady a[Relic]")
        card = "Claws"

    table.plays(seat, f"d[{card}]{{Garlic*2}}")

    assert table.moat(seat)["Garlic"] == 2
    assert table.hand(seat).total() == 1


@pytest.mark.clause("VE-117", "VE-134")
def test_the_costs_of_two_claws_are_added_and_paid_with_other_cards() -> None:
    table = given("Claws*2, Dagger, Garlic*2", "Relic")

    table.plays(V, "Lady x Bishop a[Dagger, Claws*2]{Garlic*2}")

    assert table.hand(V) == Counter()
    given("Claws*2, Garlic", "-").refuses(V, "Lady x Bishop a[Claws*2]{Garlic}", "VE-134")


@pytest.mark.clause("VE-117", "VE-103")
def test_only_who_plays_claws_pays_for_them() -> None:
    table = given("Claws, Garlic", "-")

    table.plays(V, "Lady x Bishop a[Claws]{Garlic}")

    assert table.told_of("fact-pays") == [{"player": V, "count": 1}]


@pytest.mark.clause("VE-117", "VE-144")
def test_claws_replace_a_cancelled_card_at_their_cost() -> None:
    table = attacked("Dagger, Claws, Garlic", "Sacrifice, Garlic, Dagger", "Dagger")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "+[Claws]{Garlic}")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert sums(table, ROUND_1) == [(3, 0)]
    assert table.moat(V) == Counter(["Dagger", "Claws", "Garlic"])


# --- Secret Passage ------------------------------------------------------------------------------


@pytest.mark.clause("VE-118", "VE-163")
def test_secret_passage_ends_the_combat_after_an_attack_of_v() -> None:
    table = attacked("Pistol, Garlic", "Secret Passage, Garlic*2, Relic", "Pistol")

    table.plays(H, "!Secret Passage{Garlic*2}")

    assert (table.castle, sums(table, ROUND_1)) == (set(CASTLE), [])
    assert (table.asked, table.pending["window"]) == ("window", "B")
    assert table.told_of("fact-combat-passage") == [{"target": "name-bishop"}]


@pytest.mark.clause("VE-118", "VE-163")
def test_secret_passage_ends_the_combat_after_a_defence_of_v_before_the_comparison() -> None:
    table = defended("Pistol, Garlic", "Secret Passage, Garlic", "")

    table.plays(H, "!Secret Passage{Garlic}")

    assert (table.castle, sums(table, ROUND_1)) == (set(CASTLE), [])


@pytest.mark.clause("VE-118")
def test_secret_passage_ends_the_combat_in_round_2() -> None:
    table = attacked("Dagger, Pistol, Garlic", "Relic, Secret Passage, Garlic*2", "Dagger")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")
    table.plays(V, "a[Pistol]")

    table.plays(H, "!Secret Passage{Garlic*2}")

    assert (table.castle, sums(table, ROUND_2)) == (set(CASTLE), [])


@pytest.mark.clause("VE-118")
def test_secret_passage_is_not_part_of_a_group() -> None:
    table = attacked("Dagger, Garlic", "Secret Passage, Garlic*2, Relic", "Dagger")
    table.plays(H, "decline")

    assert table.legal(H) == ["play Relic", "done"]


@pytest.mark.clause("VE-118", "VE-131")
@pytest.mark.parametrize(("humans", "enough"), [("Garlic", False), ("Garlic*2", True)])
def test_secret_passage_must_be_paid_for(humans: str, enough: bool) -> None:
    table = attacked("Dagger, Garlic", f"Secret Passage, {humans}", "Dagger")

    assert ("play Secret Passage" in table.legal(H)) is enough


# --- the response decisions ----------------------------------------------------------------------


@pytest.mark.clause("VE-119")
def test_after_every_group_of_v_h_may_cancel_end_the_combat_or_decline() -> None:
    humans = "Sacrifice, Secret Passage, Garlic*2, Relic"
    table = attacked("Dagger, Pistol, Garlic", humans, "Dagger")
    offered = ["play Secret Passage", "play Sacrifice", "decline"]

    assert (table.turn, table.legal(H)) == (H, offered)
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")
    table.plays(V, "a[Pistol]")

    assert (table.turn, table.legal(H)) == (H, offered)


@pytest.mark.clause("VE-119")
def test_h_may_respond_to_both_defences_of_v() -> None:
    table = defended("Dagger*2, Garlic", "Sacrifice, Garlic, Relic", "Dagger")
    assert (table.asked, table.turn) == ("respond", H)
    assert table.legal(H) == ["play Sacrifice", "decline"]
    table.plays(H, "decline")
    table.plays(H, "a[Relic]")

    table.plays(V, "d[Dagger]")

    assert (table.asked, table.turn) == ("respond", H)
    assert table.legal(H) == ["play Sacrifice", "decline"]


@pytest.mark.clause("VE-119")
@pytest.mark.parametrize("vampires", ["Garlic", "-"])
def test_h_is_asked_also_after_an_empty_defence_and_has_nothing_to_cancel(vampires: str) -> None:
    table = by_day(vampires, "Candlestick, Secret Passage, Sacrifice, Garlic")
    table.plays(H, "Bishop x Officer a[Candlestick]")
    if vampires != "-":
        table.plays(V, "d[]")

    assert (table.asked, table.turn) == ("respond", H)
    assert table.legal(H) == ["play Secret Passage", "decline"]
    table.refuses(H, "!Sacrifice{Garlic}", "VE-119")


@pytest.mark.clause("VE-119")
def test_h_is_not_asked_after_a_stop_of_v() -> None:
    table = attacked("Dagger, Garlic", "Relic, Sacrifice, Garlic", "Dagger")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")

    table.plays(V, "stop")

    assert table.asked == "window"


@pytest.mark.clause("VE-119", "VE-174")
def test_sacrifice_names_any_card_of_the_group() -> None:
    table = attacked("Dagger*2, Pistol, Garlic", "Sacrifice, Garlic, Relic", "Dagger*2, Pistol")

    table.begins(H, "play Sacrifice")

    assert table.legal(H) == ["pick Dagger", "pick Pistol"]


@pytest.mark.clause("VE-119", "VE-175")
def test_sacrifice_does_not_reach_a_card_of_an_earlier_group() -> None:
    table = attacked("Dagger, Rapier, Pistol", "Sacrifice, Garlic*2, Relic", "Dagger")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")
    table.plays(V, "a[Rapier, Pistol]")

    table.refuses(H, "!Sacrifice{Garlic}>Dagger", "VE-175")
    table.begins(H, "play Sacrifice")
    assert table.legal(H) == ["pick Rapier", "pick Pistol"]


@pytest.mark.clause("VE-119", "VE-145")
def test_sacrifice_may_name_a_replacement_but_no_cancelled_card() -> None:
    table = attacked(
        "Dagger, Rapier, Pistol, Garlic", "Sacrifice*2, Garlic*2, Relic", "Dagger, Pistol"
    )
    table.plays(H, "!Sacrifice{Garlic}>Pistol")
    table.plays(V, "play Rapier")

    table.begins(H, "play Sacrifice")

    assert table.legal(H) == ["pick Dagger", "pick Rapier"]


@pytest.mark.clause("VE-119", "VE-145")
def test_h_is_asked_again_also_if_no_card_is_left_to_cancel() -> None:
    table = attacked("Dagger, Garlic", "Sacrifice*2, Garlic*2, Secret Passage", "Dagger")
    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "decline")

    assert (table.asked, table.turn) == ("respond", H)
    assert table.legal(H) == ["play Secret Passage", "decline"]
    table.refuses(H, "!Sacrifice{Garlic}", "VE-119")


@pytest.mark.clause("VE-119", "VE-126")
def test_h_without_cards_is_not_asked_to_respond() -> None:
    table = attacked("Pistol, Garlic", "-", "Pistol")

    assert sums(table, ROUND_1) == [(3, 0)]


@pytest.mark.clause("VE-119", "VE-206")
def test_nobody_responds_to_the_groups_of_h() -> None:
    day = by_day("Dagger, Garlic", "Candlestick, Garlic")
    night = attacked("Dagger, Garlic", "Relic, Garlic", "Dagger")

    day.plays(H, "Bishop x Officer a[Candlestick]")
    night.plays(H, "decline")
    night.plays(H, "d[Relic]")

    assert (day.asked, day.turn) == ("commit", V)
    assert (night.asked, night.turn) == ("commit", V)
