"""Chapter 9.2: what support cards cost by day and by night, and how it is paid."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.support_cards import (
    COSTS,
    OWNERS,
    asked_with,
    at_night,
    in_daylight,
)
from tests.games.vampire_empire.table import H, Table, V, by_day, given

DAY_AND_NIGHT = [(H, 0), (V, 1)]


def hand_of(card: str, others: int) -> str:
    """The card and so many others, which it could be paid with."""
    return f"{card}, {', '.join(['Garlic', 'Dagger', 'Candlestick'][:others])}" if others else card


# --- in windows ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-131", "VE-132")
@pytest.mark.parametrize(("active", "phase"), DAY_AND_NIGHT)
@pytest.mark.parametrize(("seat", "card"), OWNERS)
def test_the_cost_depends_on_whose_turn_it_is_and_the_card_does_not_pay_for_itself(
    seat: int, card: str, active: int, phase: int
) -> None:
    cost = COSTS[card][phase]

    enough = asked_with(seat, hand_of(card, cost), active)
    assert enough.legal(seat) == [f"play {card}", "decline"]

    if cost > 0:
        too_few = asked_with(seat, hand_of(card, cost - 1), active)
        assert too_few.legal(seat) == ["decline"]
        too_few.refuses(seat, f"play {card}", "VE-131")


@pytest.mark.clause("VE-130", "VE-132")
@pytest.mark.parametrize(("active", "phase"), DAY_AND_NIGHT)
@pytest.mark.parametrize(("seat", "card"), OWNERS)
def test_exactly_the_cost_is_discarded_to_ones_own_moat(
    seat: int, card: str, active: int, phase: int
) -> None:
    cost = COSTS[card][phase]
    table = asked_with(seat, f"{card}, Garlic*2, Dagger", active)
    moat, others = table.moat(seat), table.moat(1 - seat)

    table.begins(seat, f"play {card}", *["pay Garlic"] * cost)

    assert table.asked != "pay"
    assert table.hand(seat) >= Counter({"Garlic": 2 - cost, "Dagger": 1})
    assert table.hand(seat)[card] == 0
    assert table.moat(seat)["Garlic"] - moat["Garlic"] == cost
    assert table.moat(1 - seat) == others


@pytest.mark.clause("VE-130")
def test_the_cost_is_paid_before_the_card_takes_effect() -> None:
    table = at_night("Coffin, Garlic, Dagger", "Relic")
    deck = table.deck(V)

    table.plays(V, "*Coffin{Garlic}")

    assert table.hand(V) == Counter(["Dagger"])
    assert (table.moat(V), table.deck(V)) == (Counter(["Garlic"]), deck)


@pytest.mark.clause("VE-130", "VE-27")
def test_the_cost_is_paid_face_down() -> None:
    table = at_night("Coffin, Garlic, Dagger", "Relic")

    table.plays(V, "*Coffin{Garlic}")

    for observer in (H, SPECTATOR):
        assert table.sees(observer, "moat", V) == ["?"]
        assert table.told_of("fact-pays", observer) == [{"player": V, "count": 1}]
        assert table.told_of("fact-pays-you", observer) == []
    own = {"player": V, "count": 1, "cards": ["name-garlic"]}
    assert table.told_of("fact-pays-you", V) == [own]


@pytest.mark.clause("VE-130", "VE-233")
def test_of_cards_that_were_seen_before_nobody_knows_whether_they_were_paid() -> None:
    seen = [{}, {"opponent": {"hand": "Garlic, Dagger"}, "spectators": {}}]
    table = in_daylight("Rapier", "Secret Journey, Garlic, Dagger", knowledge={"sighted": seen})

    table.plays(H, "*Secret Journey{Garlic}: Lady")

    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    assert knowledge["sighted"][H]["opponent"] == {"hand+moat": "Garlic, Dagger"}


@pytest.mark.clause("VE-130")
def test_who_does_not_pay_does_not_play() -> None:
    table = at_night("Coffin, Garlic", "Relic")

    table.refuses(V, "play Coffin; decline", "VE-130")
    table.refuses(V, "play Coffin; cellar Garlic", "VE-130")


@pytest.mark.clause("VE-133")
@pytest.mark.parametrize("paid", ["Garlic*2", "Garlic, Dagger", "Dagger, Sacrifice"])
def test_the_payer_chooses_what_they_discard(paid: str) -> None:
    table = at_night("-", "Secret Journey, Garlic*2, Dagger, Sacrifice", pending={"asked": H})

    table.plays(H, f"*Secret Journey{{{paid}}}: Lady")

    first, *rest = paid.split(", ")
    expected = Counter(Garlic=2) if not rest else Counter([first, *rest])
    assert table.moat(H) == expected


@pytest.mark.clause("VE-133", "VE-240")
def test_every_card_in_hand_can_be_paid_as_long_as_the_rest_suffices() -> None:
    table = at_night("-", "Secret Journey, Garlic, Dagger, Sacrifice", pending={"asked": H})

    table.begins(H, "play Secret Journey")
    assert table.legal(H) == ["pay Garlic", "pay Dagger"]

    table.begins(H, "pay Dagger")
    assert table.legal(H) == ["pay Sacrifice"]


# --- in responses and combats --------------------------------------------------------------------


def _at_a_response(hand: str, active: int) -> Table:
    """H may respond: by night to V's attack, by day to V's defence."""
    pending: dict[str, object] = {"decision": "respond"}
    if active == V:
        fight = {"attacker": "Lady", "target": "Bishop", "attack": "Rapier"}
        return given("Garlic", hand, pending={**pending, "combat": fight})
    fight = {"attacker": "Bishop", "target": "Lady", "attack": "Relic", "defence": "Rapier"}
    return by_day("Garlic", hand, pending={**pending, "combat": fight})


def _at_a_death(hand: str, active: int, dead: str) -> Table:
    """The dead one's side may save them."""
    hands = ["Candlestick", hand] if dead == "Maid" else [hand, "Candlestick"]
    return given(
        *hands,
        active=active,
        turn=4,
        castle=["Lady", "Bishop"],
        dead=[dead],
        pending={"decision": "death", "dead": dead},
    )


def _at_a_group(hand: str, active: int, seat: int) -> Table:
    """The seat attacks again in its own turn, and defends in the other's."""
    hands = [hand, "Candlestick"] if seat == V else ["Candlestick", hand]
    fight: dict[str, object] = {"attacker": "Officer", "target": "Bishop", "attack": "Rapier"}
    fight |= {"round": 2, "side": "attack", "defence": "Relic"} if active == seat else {}
    pending = {"decision": "commit", "combat": fight}
    return given(*hands, active=active, turn=4, pending=pending)


def at_its_moment(card: str, hand: str, active: int) -> Table:
    """The moment when a card that is not for windows can be played."""
    if card in ("Secret Passage", "Sacrifice"):
        return _at_a_response(hand, active)
    if card in ("Herbalist", "Regeneration"):
        return _at_a_death(hand, active, "Maid" if card == "Herbalist" else "Monk")
    if card in ("Crucifix", "Claws"):
        return _at_a_group(hand, active, H if card == "Crucifix" else V)
    water = {"character": "Monk", "cards": "Holy Water 1*2"}
    return by_day(hand, "Garlic", pending={"decision": "water-response", "water": water})


MOMENTS = [
    (card, active, phase)
    for card in ("Secret Passage", "Sacrifice", "Herbalist", "Regeneration", "Crucifix", "Claws")
    for active, phase in DAY_AND_NIGHT
] + [("I'm Not a Vampire", H, 0)]


@pytest.mark.clause("VE-131", "VE-132")
@pytest.mark.parametrize(("card", "active", "phase"), MOMENTS)
def test_cards_outside_windows_are_paid_in_the_same_way(card: str, active: int, phase: int) -> None:
    cost = COSTS[card][phase]

    enough = at_its_moment(card, hand_of(card, cost), active)
    assert f"play {card}" in enough.legal(enough.turn)

    too_few = at_its_moment(card, hand_of(card, cost - 1), active) if cost else enough
    assert f"play {card}" not in too_few.legal(too_few.turn)


@pytest.mark.clause("VE-130", "VE-133")
@pytest.mark.parametrize(("card", "active", "phase"), MOMENTS)
def test_and_into_ones_own_moat(card: str, active: int, phase: int) -> None:
    cost = COSTS[card][phase]
    table = at_its_moment(card, f"{card}, Garlic*2, Dagger", active)
    seat = table.turn
    showing = ["done"] if card in ("Crucifix", "Claws") else []

    table.begins(seat, f"play {card}", *showing, *["pay Garlic"] * cost)

    assert table.moat(seat)["Garlic"] == cost
    assert table.hand(seat) == Counter({"Garlic": 2 - cost, "Dagger": 1}) + Counter()


# --- groups --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-134")
@pytest.mark.parametrize(
    ("hand", "both"),
    [
        ("Claws*2", False),
        ("Claws*2, Garlic", False),
        ("Claws*2, Garlic*2", True),
    ],
)
def test_the_costs_of_a_group_are_added_and_its_cards_do_not_pay_for_each_other(
    hand: str, both: bool
) -> None:
    table = given(hand, "Garlic")

    table.begins(V, "combat", "Lady", "Bishop", "play Claws")

    assert ("play Claws" in table.legal(V)) is both


@pytest.mark.clause("VE-134")
def test_what_pays_for_one_of_two_claws_does_not_pay_for_the_other() -> None:
    table = given("Claws*2, Garlic", "Garlic")

    table.refuses(V, "Lady x Bishop a[Claws*2]{Garlic}", "VE-134")


@pytest.mark.clause("VE-134")
def test_one_of_two_claws_may_pay_for_the_other() -> None:
    table = given("Claws*2", "Garlic")

    table.plays(V, "Lady x Bishop a[Claws]{Claws}")

    assert (table.moat(V), table.sees(H, "field", V)) == (Counter(["Claws"]), ["Claws"])


@pytest.mark.clause("VE-134")
def test_the_costs_of_a_group_are_one_payment() -> None:
    table = given("Claws*2, Garlic*2, Rapier", "Garlic")

    table.plays(V, "Lady x Bishop a[Rapier, Claws*2]{Garlic*2}")

    assert table.hand(V) == Counter()
    assert table.moat(V) == Counter(Garlic=2)
    assert table.told_of("fact-pays", H) == [{"player": V, "count": 2}]


@pytest.mark.clause("VE-134")
def test_a_combat_card_of_the_group_does_not_pay_for_it() -> None:
    table = given("Claws, Dagger", "Garlic")

    table.refuses(V, "Lady x Bishop a[Dagger, Claws]{Dagger}", "VE-131")

    assert table.allows(V, "Lady x Bishop a[Claws]{Dagger}")


@pytest.mark.clause("VE-134")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("Crucifix, Garlic", ["done"]),
        ("Crucifix, Candlestick, Garlic", ["play Candlestick", "play Crucifix", "done"]),
        ("Crucifix, Garlic*2", ["play Crucifix", "done"]),
    ],
)
def test_in_the_night_a_crucifix_needs_two_cards_beside_the_group(
    hand: str, legal: list[str]
) -> None:
    fight = {"attacker": "Lady", "target": "Bishop", "attack": "Rapier"}
    table = given("Garlic", hand, pending={"decision": "commit", "combat": fight})

    assert table.legal(H) == legal


@pytest.mark.clause("VE-134")
def test_a_card_in_the_group_is_missing_when_the_crucifix_is_to_be_paid() -> None:
    fight = {"attacker": "Lady", "target": "Bishop", "attack": "Rapier"}
    hand = "Crucifix, Candlestick, Garlic"
    table = given("Garlic", hand, pending={"decision": "commit", "combat": fight})

    table.begins(H, "play Candlestick")

    assert table.legal(H) == ["done"]


# --- in daylight ---------------------------------------------------------------------------------


@pytest.mark.clause("VE-130")
def test_what_costs_nothing_is_not_paid() -> None:
    table = in_daylight("Garlic", "Novice, Dagger")

    table.plays(H, "*Novice: Bishop attack")

    assert (table.hand(H), table.moat(H)) == (Counter(["Dagger"]), Counter(["Novice"]))
    assert table.told_of("fact-pays", V) == []
