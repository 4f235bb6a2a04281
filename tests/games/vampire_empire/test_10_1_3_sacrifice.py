"""Chapter 10.2, third part: Sacrifice, what it cancels and when."""

from collections import Counter

import pytest

from tests.games.vampire_empire.support_cards import at_night
from tests.games.vampire_empire.table import H, Table, V, by_day, given

PLENTY = "Sacrifice*2, Garlic*2"


@pytest.mark.clause("VE-172")
def test_sacrifice_cancels_the_effect_of_a_card_just_played() -> None:
    table = at_night("Coffin, Garlic, Dagger", PLENTY)
    table.plays(V, "*Coffin{Garlic}")

    table.plays(H, "!Sacrifice{Garlic}")

    assert table.hand(V) == Counter(["Dagger"])
    assert table.told_of("fact-sacrifice") == [{"player": H, "card": "name-coffin"}]
    assert table.moat(H) == Counter(["Sacrifice", "Garlic"])


def _denied() -> Table:
    table = by_day("I'm Not a Vampire, Garlic", f"Holy Water 1*2, {PLENTY}")
    table.plays(H, "water Lady [Holy Water 1*2]")
    table.plays(V, "!I'm Not a Vampire{Garlic}")
    return table


def _regenerated() -> Table:
    table = by_day("Regeneration, Garlic*2", f"Relic, {PLENTY}", revealed=["Lady"])
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[]")
    table.plays(H, "decline")
    table.plays(V, "!Regeneration{Garlic*2}")
    return table


def _after_a_line(seat: int, line: str, active: int = V, decision: str = "action") -> Table:
    hand = "Organist, Dagger*2, Raven, Hound, Vampire 1"
    table = given(hand, PLENTY, active=active, turn=4, decision=decision)
    table.plays(seat, line)
    return table


def _defended() -> Table:
    table = by_day("Dagger, Rapier", f"Relic, {PLENTY}")
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[Rapier]")
    return table


def _replaced() -> Table:
    table = _after_a_line(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "+[Hound]")
    return table


SACRIFICES = {
    "a support card in a window": lambda: _after_a_line(V, "*Organist", decision="window"),
    "I'm Not a Vampire": _denied,
    "Regeneration": _regenerated,
    "an attack": lambda: _after_a_line(V, "Lady x Bishop a[Dagger]"),
    "a defence": _defended,
    "a hide": lambda: _after_a_line(V, "hide Lady [Raven, Hound, Vampire 1]"),
    "a replacement": _replaced,
}


@pytest.mark.clause("VE-173", "VE-172")
@pytest.mark.parametrize("what", SACRIFICES)
def test_h_may_sacrifice_directly_after_v_has_shown(what: str) -> None:
    table = SACRIFICES[what]()

    assert (table.asked, table.turn) == ("respond", H)
    assert table.legal(H) == ["play Sacrifice", "decline"]


@pytest.mark.clause("VE-173")
@pytest.mark.parametrize("decision", ["window", "action"])
def test_sacrifice_is_not_played_at_other_times(decision: str) -> None:
    table = by_day("Garlic", f"{PLENTY}, Relic", decision=decision)

    assert "play Sacrifice" not in table.legal(H)


@pytest.mark.clause("VE-174")
def test_h_chooses_which_card_of_the_group_is_cancelled() -> None:
    table = given("Dagger, Hound*2, Medallion, Garlic", PLENTY)
    table.plays(V, "Lady x Bishop a[Dagger, Hound*2, Medallion]")

    table.begins(H, "play Sacrifice")

    assert (table.asked, table.legal(H)) == (
        "cancel",
        ["pick Dagger", "pick Medallion", "pick Hound"],
    )


@pytest.mark.clause("VE-174")
def test_one_sacrifice_cancels_one_card() -> None:
    table = given("Dagger, Hound*2", PLENTY)
    table.plays(V, "Lady x Bishop a[Dagger, Hound*2]")

    table.plays(H, "!Sacrifice{Garlic}>Hound")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 0}]


@pytest.mark.clause("VE-175")
@pytest.mark.parametrize("line", ["pass {Dagger*2}", "reveal Lady"])
def test_neither_a_pass_nor_a_reveal_can_be_cancelled(line: str) -> None:
    decision = "reveal" if line.startswith("reveal") else "action"

    table = _after_a_line(V, line, decision=decision)

    assert (table.asked, table.turn) == ("window", V)


@pytest.mark.clause("VE-175")
def test_payments_are_not_touched() -> None:
    table = given("Claws, Rapier", PLENTY)
    table.plays(V, "Lady x Bishop a[Claws]{Rapier}")

    table.refuses(H, "!Sacrifice{Garlic}>Rapier", "VE-174")


@pytest.mark.clause("VE-175")
def test_cards_of_the_first_round_are_not_touched_in_the_second() -> None:
    table = given("Dagger, Rapier, Pistol", f"{PLENTY}, Candlestick")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "d[Candlestick]")
    table.plays(V, "a[Rapier, Pistol]")

    table.begins(H, "play Sacrifice")

    assert table.legal(H) == ["pick Rapier", "pick Pistol"]
