"""Chapter 7.4: passing costs two cards, if there are two."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import H, V, by_day, given


@pytest.mark.clause("VE-79")
def test_a_player_who_passes_discards_two_cards_of_their_choice_to_their_moat() -> None:
    table = given("Garlic, Dagger, Claws, Raven", "Relic", moats=["Pistol", "-"])

    table.plays(V, "pass {Claws, Garlic}")

    assert table.hand(V) == Counter(["Dagger", "Raven"])
    assert table.moat(V) == Counter(["Pistol", "Garlic", "Claws"])
    assert (table.cellar(V), table.moat(H)) == (Counter(), Counter())


@pytest.mark.clause("VE-79")
@pytest.mark.parametrize("line", ["pass", "pass {Garlic}", "pass {Garlic, Dagger, Raven}"])
def test_a_pass_costs_two_cards_neither_fewer_nor_more(line: str) -> None:
    table = given("Garlic, Dagger, Raven", "-")

    assert not table.allows(V, line)
    assert table.allows(V, "pass {Garlic, Dagger}")


@pytest.mark.clause("VE-79", "VE-240", "VE-243")
def test_the_cards_of_a_pass_are_named_in_rising_order() -> None:
    table = by_day("-", "Garlic*2, Dagger, Relic")

    table.begins(H, "pass")
    first = table.legal(H)
    table.begins(H, "pay Relic")

    assert first == ["pay Garlic", "pay Relic"]
    assert table.legal(H) == ["pay Dagger"]


@pytest.mark.clause("VE-79", "VE-27")
def test_the_opponent_learns_how_many_cards_a_pass_took_but_not_which() -> None:
    table = given("Garlic, Dagger, Raven", "Relic")

    table.plays(V, "pass {Garlic, Dagger}")

    assert table.told_of("fact-passes", H) == [{"player": V, "count": 2}]
    assert table.told_of("fact-passes", SPECTATOR) == [{"player": V, "count": 2}]
    assert table.told_of("fact-passes-you", V)[0]["cards"] == ["name-garlic", "name-dagger"]
    assert table.sees(H, "moat", V) == ["?", "?"]


@pytest.mark.clause("VE-80")
@pytest.mark.parametrize("seat", [V, H])
def test_with_one_card_a_pass_discards_it(seat: int) -> None:
    table = given("Garlic", "-") if seat == V else by_day("-", "Garlic")

    table.plays(seat, "pass {Garlic}")

    assert table.hand(seat) == Counter()
    assert table.moat(seat) == Counter(["Garlic"])


@pytest.mark.clause("VE-80", "VE-230")
@pytest.mark.parametrize("seat", [V, H])
def test_with_no_card_a_pass_discards_nothing(seat: int) -> None:
    table = given("-", "Relic") if seat == V else by_day("Relic", "-")

    table.plays(seat, "pass")

    assert (table.hand(seat), table.moat(seat)) == (Counter(), Counter())
    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", 1 - seat)


@pytest.mark.clause("VE-80")
def test_with_two_cards_a_pass_takes_both() -> None:
    table = given("Garlic, Dagger", "-")

    table.begins(V, "pass")

    assert table.legal(V) == ["pay Garlic"]


@pytest.mark.clause("VE-81")
@pytest.mark.parametrize("seat", [V, H])
def test_window_b_follows_a_pass(seat: int) -> None:
    hand = "Garlic*2, Dagger"
    table = given(hand, "Relic") if seat == V else by_day("Relic", hand)
    turn = table.number("turn")

    table.plays(seat, "pass {Garlic*2}")

    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", seat)
    assert table.number("turn") == turn


@pytest.mark.clause("VE-81")
def test_a_support_card_can_be_played_after_a_pass() -> None:
    table = given("Garlic*2, Organist", "-")
    table.plays(V, "pass {Garlic*2}")

    table.plays(V, "*Organist: Bishop attack")

    assert table.markers("Bishop") == {"attack": 2}
