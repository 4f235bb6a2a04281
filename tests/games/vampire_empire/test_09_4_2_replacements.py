"""Chapter 9.4, second part: what V may play in the place of a cancelled card, and what follows."""

from collections import Counter

import pytest

from tests.games.vampire_empire.support_cards import PLENTY, attacked, defended, hiding
from tests.games.vampire_empire.table import H, V, given


@pytest.mark.clause("VE-144")
def test_in_an_attack_one_more_eligible_card_may_replace_a_cancelled_one() -> None:
    table = attacked("Dagger*2, Rapier, Relic, Garlic, Vampire 3, Medallion", "[Dagger]")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.asked, table.turn) == ("replace", V)
    assert table.legal(V) == ["play Dagger", "play Rapier", "play Medallion", "decline"]


@pytest.mark.clause("VE-144")
def test_in_a_defence_one_more_eligible_card_may_replace_a_cancelled_one() -> None:
    table = defended("Dagger*2, Rapier, Relic, Garlic, Vampire 3, Medallion", "[Dagger]")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.asked, table.turn) == ("replace", V)
    assert table.legal(V) == ["play Dagger", "play Rapier", "play Medallion", "decline"]


@pytest.mark.clause("VE-144")
def test_in_a_hide_a_red_card_may_replace_a_cancelled_one() -> None:
    table = hiding("Raven, Vampire 3, Pistol, Relic, Claws, Garlic")

    table.plays(H, "!Sacrifice{Garlic}>Hound")

    assert (table.asked, table.turn) == ("replace", V)
    assert table.legal(V) == ["play Raven", "play Vampire 3", "decline"]
    table.refuses(V, "+[Pistol]", "VE-144")


@pytest.mark.clause("VE-144")
def test_every_eligible_card_can_replace() -> None:
    castle = ["Butler", "Bishop", "Officer"]
    table = given("Garlic*2, Musket", PLENTY, castle=castle)
    table.plays(V, "Butler x Bishop a[Garlic]")

    table.plays(H, "!Sacrifice{Garlic}")

    assert table.legal(V) == ["play Garlic", "play Musket", "decline"]


@pytest.mark.clause("VE-144")
def test_a_replacement_counts_in_the_place_of_the_cancelled_card() -> None:
    table = attacked("Dagger, Hound, Pistol", "[Dagger, Hound]")
    table.plays(H, "!Sacrifice{Garlic}>Hound")

    table.plays(V, "+[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert table.told_of("fact-replaces") == [{"player": V, "card": "name-pistol"}]
    assert table.told_of("fact-round-1") == [{"attack": 4, "defence": 0}]
    assert table.moat(V) == Counter(["Dagger", "Hound", "Pistol"])
    assert table.hand(V) == Counter()


@pytest.mark.clause("VE-144")
def test_a_replacement_counts_for_the_defence() -> None:
    table = defended("Dagger, Pistol", "[Dagger]")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "+[Pistol]")
    table.plays(H, "decline")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 3}]


@pytest.mark.clause("VE-144", "VE-58")
def test_with_a_replacement_the_character_is_hidden_all_the_same() -> None:
    table = hiding("Vampire 3")
    table.plays(H, "!Sacrifice{Garlic}>Hound")

    table.plays(V, "+[Vampire 3]")
    assert table.sees(H, "field", V).count("Vampire 3") == 1
    table.plays(H, "decline")

    assert table.city[-1] == "Officer"
    assert table.moat(V) == Counter(["Raven", "Hound", "Vampire 1", "Vampire 3"])


@pytest.mark.clause("VE-59", "VE-144")
def test_without_a_replacement_they_are_not() -> None:
    table = hiding("Vampire 3")
    table.plays(H, "!Sacrifice{Garlic}>Hound")

    table.plays(V, "decline")
    table.plays(H, "decline")

    assert table.castle == {"Lady", "Bishop", "Officer"}
    assert (table.asked, table.pending["window"]) == ("window", "B")
    assert table.moat(V) == Counter(["Raven", "Hound", "Vampire 1"])


@pytest.mark.clause("VE-117", "VE-144")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("Claws, Garlic", ["play Claws", "decline"]),
        ("Claws", ["decline"]),
    ],
)
def test_claws_replace_a_card_if_they_can_be_paid(hand: str, legal: list[str]) -> None:
    table = attacked(f"Dagger, {hand}", "[Dagger]")

    table.plays(H, "!Sacrifice{Garlic}")

    assert table.legal(V) == legal


@pytest.mark.clause("VE-117", "VE-144")
def test_claws_are_paid_before_they_replace() -> None:
    table = attacked("Dagger, Claws, Garlic, Relic", "[Dagger]")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "+[Claws]{Relic}")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 0}]
    assert table.moat(V) == Counter(["Dagger", "Claws", "Relic"])
    assert table.told_of("fact-pays-you", V) == [{"player": V, "count": 1, "cards": ["name-relic"]}]


@pytest.mark.clause("VE-144")
def test_there_is_one_replacement_for_each_cancelled_card() -> None:
    table = attacked("Dagger*2, Rapier, Pistol", "[Dagger*2]")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "+[Rapier]")

    assert (table.asked, table.turn) == ("respond", H)


# --- the response is repeated --------------------------------------------------------------------


@pytest.mark.clause("VE-145")
def test_a_replacement_can_itself_be_cancelled() -> None:
    table = attacked("Dagger, Rapier, Pistol", "[Dagger]")
    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "+[Rapier]")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.asked, table.turn) == ("replace", V)
    table.plays(V, "+[Pistol]")
    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 0}]


@pytest.mark.clause("VE-145", "VE-174")
def test_the_rest_of_the_group_can_be_cancelled_after_a_replacement() -> None:
    table = attacked("Dagger, Hound, Rapier, Garlic", "[Dagger, Hound]")
    table.plays(H, "!Sacrifice{Garlic}>Hound")
    table.plays(V, "+[Rapier]")

    table.begins(H, "play Sacrifice")

    assert table.legal(H) == ["pick Dagger", "pick Rapier"]


@pytest.mark.clause("VE-145")
@pytest.mark.parametrize("rest", ["Rapier", ""])
def test_h_is_asked_again_also_without_a_replacement(rest: str) -> None:
    table = attacked(f"Dagger, Hound, {rest}".strip(", "), "[Dagger, Hound]")

    table.plays(H, "!Sacrifice{Garlic}>Hound")
    if rest:
        table.plays(V, "decline")

    assert (table.asked, table.turn) == ("respond", H)
    assert table.legal(H) == ["play Sacrifice", "decline"]


@pytest.mark.clause("VE-145", "VE-119")
@pytest.mark.parametrize("group", ["combat", "hide"])
def test_h_is_asked_though_no_uncancelled_card_is_left(group: str) -> None:
    if group == "combat":
        table = attacked("Dagger, Garlic", "[Dagger]", "Sacrifice*2, Garlic*2, Secret Passage")
    else:
        fields = {"character": "Officer", "cards": "Raven*2, Hound", "cancelled": "Raven*2"}
        table = given("Garlic", PLENTY, pending={"decision": "respond", "hide": fields})
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "decline")

    assert (table.asked, table.turn) == ("respond", H)
    assert "play Sacrifice" not in table.legal(H)
    table.refuses(H, "!Sacrifice{Garlic}", "VE-119")


@pytest.mark.clause("VE-145")
def test_the_response_ends_when_h_has_no_card_left() -> None:
    table = attacked("Dagger, Rapier", "[Dagger]", "Sacrifice, Garlic")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "+[Rapier]")

    assert table.told_of("fact-round-1") == [{"attack": 2, "defence": 0}]


@pytest.mark.clause("VE-145")
def test_the_response_ends_when_h_declines() -> None:
    table = attacked("Dagger, Rapier", "[Dagger]")

    table.plays(H, "decline")

    assert (table.asked, table.turn) == ("commit", H)
