"""Chapter 3, fourth part: cards on the table go to the moats of those who played them."""

from typing import Any

import pytest

from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

CASTLE = ["Cook", "Bishop", "Officer"]


def fought(table: Table, *lines: tuple[int, str]) -> None:
    for seat, line in lines:
        table.plays(seat, line)


def known_in_moats(table: Table) -> list[str]:
    """The parts of both moats that everybody has seen."""
    knowledge: Any = table.truth["knowledge"]
    return list(knowledge["moats"])


def cancelled(table: Table) -> object:
    combat: Any = table.pending["combat"]
    return combat["cancelled"]


@pytest.mark.clause("VE-25", "VE-28")
def test_all_cards_of_a_combat_go_to_their_players_moats() -> None:
    """Both fight with Garlic in both rounds."""
    table = given("Garlic*2, Claws", "Garlic*2, Relic", castle=["Cook", "Butler", "Officer"])

    fought(
        table,
        (V, "Cook x Butler a[Garlic]"),
        (H, "decline"),
        (H, "d[Garlic]"),
        (V, "r2 a[Garlic]"),
        (H, "decline"),
        (H, "r2 d[Garlic]"),
    )

    assert table.dead == set()
    assert (table.moat(V), table.moat(H)) == (cards("Garlic*2"), cards("Garlic*2"))
    assert known_in_moats(table) == ["Garlic*2", "Garlic*2"]
    assert (table.hand(V), table.hand(H)) == (cards("Claws"), cards("Relic"))


def sacrificed(card: str = "Garlic") -> Table:
    """V's card was cancelled in round 1; the attack was beaten back."""
    hand = "Garlic*2, Pitchfork, Musket, Claws, Coffin, Dagger, Relic"
    table = given(hand, "Sacrifice, Dagger, Candlestick, Garlic*2, Pistol", castle=CASTLE)
    fought(
        table,
        (V, f"Cook x Bishop a[{card}]"),
        (H, f"!Sacrifice{{Dagger}}>{card}"),
        (V, "decline"),
        (H, "decline"),
        (H, "d[Candlestick]"),
    )
    return table


@pytest.mark.clause("VE-25", "VE-28")
def test_a_cancelled_card_goes_to_its_players_moat_with_the_others() -> None:
    table = sacrificed()

    fought(table, (V, "r2 a[Garlic]"), (H, "decline"), (H, "r2 d[]"))

    assert table.moat(V) == cards("Garlic*2")
    assert table.moat(H) == cards("Sacrifice, Dagger, Candlestick")
    assert known_in_moats(table) == ["Garlic*2", "Candlestick, Sacrifice"]


@pytest.mark.clause("VE-28")
def test_a_card_stays_cancelled_until_the_combat_ends() -> None:
    table = sacrificed()
    assert cancelled(table) == "Garlic"

    table.plays(V, "r2 a[Pitchfork]")

    assert cancelled(table) == "Garlic"
    assert table.scene(H).counters["attack"] == 2


@pytest.mark.clause("VE-28")
@pytest.mark.parametrize("card", ["Garlic", "Pitchfork"])
def test_nothing_is_cancelled_in_the_next_combat(card: str) -> None:
    table = sacrificed(card)
    table.plays(V, "r2 stop")
    while not (table.active == V and table.asked == "action"):
        table.somebody_is_harmless()

    fighter = "Cook" if "Musket" in table.hand(V) else "Officer"
    table.plays(V, f"{fighter} x Bishop a[{'Musket' if fighter == 'Cook' else 'Dagger'}]")

    assert cancelled(table) == "-"


@pytest.mark.clause("VE-25")
@pytest.mark.parametrize("water", ["Holy Water 1*2", "Holy Water 1, Holy Water 2"])
@pytest.mark.parametrize("attack", ["decline", "& Bishop x Lady a[Relic]"])
def test_both_water_cards_go_to_the_moat_whatever_follows(water: str, attack: str) -> None:
    table = by_day("-", f"{water}, Relic")
    table.plays(H, f"water Lady [{water}]")

    table.plays(H, attack)

    played = water if attack == "decline" else f"{water}, Relic"
    assert table.moat(H) == cards(played)
