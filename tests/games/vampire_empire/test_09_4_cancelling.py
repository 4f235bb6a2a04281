"""Chapter 9.4: cards that Sacrifice has cancelled."""

from collections import Counter

import pytest

from gruft.games.vampire_empire.notation.possible import check
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.support_cards import (
    COSTS,
    PLENTY,
    VAMPIRE_WINDOW_CARDS,
    asked_with,
    at_night,
    attacked,
    defended,
    hiding,
)
from tests.games.vampire_empire.table import H, Table, V, given

# --- cards that were played alone ----------------------------------------------------------------


def cancelled(card: str, active: int) -> Table:
    """V has played the card in a window, and H has cancelled it."""
    table = asked_with(V, f"{card}, Dagger*2", active, hands=[f"{card}, Dagger*2", PLENTY])
    table.begins(V, f"play {card}", *["pay Dagger"] * COSTS[card][0 if active == H else 1])
    table.plays(H, "!Sacrifice{Garlic}")
    return table


@pytest.mark.clause("VE-141")
@pytest.mark.parametrize("card", VAMPIRE_WINDOW_CARDS)
def test_a_cancelled_card_has_no_effect_at_all(card: str) -> None:
    before = asked_with(V, f"{card}, Dagger*2", V, hands=[f"{card}, Dagger*2", PLENTY])

    table = cancelled(card, V)

    for key in ("castle", "city", "markers", "revealed", "decks", "cellars"):
        assert table.truth[key] == before.truth[key]
    assert table.hand(H) == before.hand(H) - Counter(["Sacrifice", "Garlic"])
    assert {key for key, _ in table.told(V)} == {
        "fact-plays-card",
        "fact-sacrifice",
        "fact-pays",
        *(["fact-pays-you"] if COSTS[card][1] else []),
    }


@pytest.mark.clause("VE-142", "VE-143")
@pytest.mark.parametrize("active", [V, H])
@pytest.mark.parametrize("card", VAMPIRE_WINDOW_CARDS)
def test_a_cancelled_card_goes_to_the_moat_of_its_player_and_stays_paid(
    card: str, active: int
) -> None:
    cost = COSTS[card][0 if active == H else 1]

    table = cancelled(card, active)

    assert table.moat(V) == Counter({card: 1, "Dagger": cost}) + Counter()
    assert table.hand(V) == Counter(Dagger=2 - cost) + Counter()
    assert card in table.sees(H, "moat", V)
    assert table.moat(H)["Sacrifice"] == table.moat(H)["Garlic"] == 1


@pytest.mark.clause("VE-146")
@pytest.mark.parametrize("card", VAMPIRE_WINDOW_CARDS)
def test_there_is_no_replacement_for_a_card_that_was_played_alone(card: str) -> None:
    table = cancelled(card, V)

    assert (table.asked, table.turn) == ("window", H)


@pytest.mark.clause("VE-146")
def test_but_another_card_may_be_played_when_the_question_comes_again() -> None:
    table = at_night("Organist, Lady-in-Waiting", PLENTY)
    table.plays(V, "*Organist")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(H, "decline")

    assert table.allows(V, "*Lady-in-Waiting")


# --- cards of a group ----------------------------------------------------------------------------


@pytest.mark.clause("VE-112", "VE-141")
def test_a_cancelled_card_of_an_attack_counts_nothing() -> None:
    table = attacked("Pistol, Dagger, Garlic", "[Dagger, Pistol]", "Sacrifice, Garlic, Relic")

    table.plays(H, "!Sacrifice{Garlic}>Pistol")
    table.all_decline()
    table.plays(H, "d[Relic]")

    assert table.told_of("fact-round-1") == [{"attack": 1, "defence": 3}]


@pytest.mark.clause("VE-112", "VE-141")
def test_a_cancelled_card_of_a_defence_counts_nothing() -> None:
    table = defended("Rapier, Pistol", "[Rapier, Pistol]")

    table.plays(H, "!Sacrifice{Garlic}>Pistol")
    table.plays(H, "decline")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 2}]
    assert table.dead == {"Lady"}


@pytest.mark.clause("VE-141", "VE-174")
def test_of_two_equal_cards_one_is_cancelled() -> None:
    table = attacked("Hound*2, Garlic", "[Hound*2]")

    table.plays(H, "!Sacrifice{Garlic}")
    table.all_decline()
    table.plays(H, "d[]")

    assert table.told_of("fact-round-1") == [{"attack": 2, "defence": 0}]


@pytest.mark.clause("VE-142", "VE-113")
def test_cancelled_cards_of_a_combat_go_to_the_moat_of_their_player_with_the_others() -> None:
    table = attacked("Dagger, Pistol, Garlic", "[Dagger, Pistol]", "Sacrifice, Garlic, Relic")
    table.plays(H, "!Sacrifice{Garlic}>Pistol")
    assert table.moat(V) == Counter()

    table.all_decline()
    table.plays(H, "d[Relic]")
    table.plays(V, "stop")

    assert table.moat(V) == Counter(["Dagger", "Pistol"])
    assert table.moat(H) == Counter(["Sacrifice", "Garlic", "Relic"])


@pytest.mark.clause("VE-112", "VE-145")
def test_both_of_two_equal_cards_can_be_cancelled() -> None:
    table = attacked("Hound*2, Garlic", "[Hound*2]", f"{PLENTY}, Relic")
    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "decline")

    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "decline")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert table.told_of("fact-round-1") == [{"attack": 0, "defence": 0}]


@pytest.mark.clause("VE-145", "VE-174")
def test_what_is_cancelled_cannot_be_cancelled_again() -> None:
    castle = ["Butler", "Bishop", "Officer"]
    table = given("Garlic, Pitchfork, Musket", PLENTY, castle=castle)
    table.plays(V, "Butler x Bishop a[Garlic, Pitchfork, Musket]")
    table.begins(H, "play Sacrifice")
    assert table.legal(H) == ["pick Garlic", "pick Pitchfork", "pick Musket"]

    table.begins(H, "pick Garlic", "pay Garlic")
    assert cancelled_cards(table, "combat") == "Garlic"
    assert table.sees(SPECTATOR, "field", H) == []
    check(table.position)

    table.begins(H, "play Sacrifice")
    assert table.legal(H) == ["pick Pitchfork", "pick Musket"]


def cancelled_cards(table: Table, action: str) -> object:
    """What is cancelled of the action under way."""
    fields = table.pending[action]
    assert isinstance(fields, dict)
    return fields["cancelled"]


@pytest.mark.clause("VE-59", "VE-141")
def test_cancelled_cards_of_a_hide_lie_there_without_effect() -> None:
    table = hiding("Vampire 3")

    table.plays(H, "!Sacrifice{Garlic}>Hound")

    assert cancelled_cards(table, "hide") == "Hound"
    assert sorted(table.sees(H, "field", V)) == ["Hound", "Raven", "Vampire 1"]


@pytest.mark.clause("VE-143")
def test_cancelled_claws_stay_paid() -> None:
    table = attacked("Claws, Garlic, Dagger", "[Claws]{Garlic}")

    table.plays(H, "!Sacrifice{Garlic}")

    assert table.moat(V) == Counter(["Garlic"])
    assert table.hand(V) == Counter(["Dagger"])
