"""Chapter 17, worlds: every deal of the hidden cards that fits what a seat knows, by lot."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.chances import chi_square
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.playouts import lively_moves, seat_counts, seeds
from tests.games.vampire_connection.samples import every_world, limit, worlds_of
from tests.games.vampire_connection.table import Table, cards, connecting, given

#: A world told apart from others: the hands, then the vampire deck from its top.
World = tuple[str, ...]
#: One card in the village, so that its order is no matter of luck.
ALONE = "The Tyke"


def world_of(table: Table) -> World:
    hands = (written(table.hand(seat)) for seat in range(table.seats))
    return (*hands, ", ".join(table.deck))


def written(held: Counter[str]) -> str:
    return ", ".join(sorted(held.elements()))


def deals(table: Table, observer: int) -> Counter[World]:
    """VC-236, written down: every way to lay out what the observer does not see."""
    others = [seat for seat in range(table.seats) if seat != observer]
    hidden = [card for seat in others for card in table.hand(seat).elements()] + table.deck
    found: Counter[World] = Counter()
    for order in permutations(hidden):
        place, hands = 0, [table.hand(seat) for seat in range(table.seats)]
        for seat in others:
            until = place + hands[seat].total()
            hands[seat] = Counter(order[place:until])
            place = until
        found[(*(written(hand) for hand in hands), ", ".join(order[place:]))] += 1
    return found


def small(hands: list[str], deck: str, **keys: object) -> Table:
    """A table with few hidden cards; all others lie on the discard pile."""
    return given(hands, deck=deck, **{"village": ALONE, **keys})  # type: ignore[arg-type]


# --- hands and the vampire deck ------------------------------------------------------------------


@pytest.mark.clause("VC-236", "VC-245")
@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1, 2])
def test_worlds_are_all_deals_of_what_the_observer_does_not_see(observer: int) -> None:
    table = small(["mist, stake", "stake, bat", "mist"], "wolf")

    found = {world_of(world) for world in every_world(table, observer)}

    assert found == set(deals(table, observer))
    assert world_of(table) in found


@pytest.mark.clause("VC-236")
@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1, 2])
def test_every_deal_is_equally_likely(observer: int) -> None:
    table = small(["mist", "stake, bat", "mist"], "wolf")
    expected = deals(table, observer)

    drawn = Counter(world_of(world) for world in worlds_of(table, observer, 900))

    share = {world: 900 * ways / expected.total() for world, ways in expected.items()}
    assert chi_square(drawn, share) < limit(len(expected))


@pytest.mark.clause("VC-236", "VC-237", "VC-238")
@pytest.mark.parametrize("observer", [0, 1, 2])
def test_known_cards_stay_where_they_are_known_to_be(observer: int) -> None:
    known = {"0": {"1": "stake", "2": "mist"}, "1": {"0": "mist*2"}}
    table = small(["mist*2", "stake, bat", "mist, wolf"], "bat", knowledge={"known": known})

    found = {world_of(world) for world in every_world(table, observer)}

    assert found == {
        world
        for world in deals(table, observer)
        if all(
            table.knows(observer, seat) <= Counter(world[seat].split(", "))
            for seat in range(table.seats)
        )
    }


@pytest.mark.clause("VC-240")
def test_a_card_that_may_have_been_traded_away_is_with_either_or_in_neither_account() -> None:
    table = connecting(
        ["mist, wolf", "stake, bat", "-"],
        deck="bat",
        village=ALONE,
        knowledge={"known": {"2": {"0": "mist, wolf"}}},
    )
    table.plays(0, "trade Ficklecrash: mist <-> bat")
    table.plays(1, "accept")

    hands = {(world[0], world[1]) for world in map(world_of, every_world(table, 2))}

    assert ("bat, wolf", "mist, stake") in hands
    assert ("bat, mist", "stake, wolf") in hands


@pytest.mark.clause("VC-240")
def test_of_several_known_cards_no_more_than_were_traded_leave_the_hand() -> None:
    known = {"known": {"2": {"0": "mist*3"}}}
    table = connecting(["mist*3", "stake, bat", "-"], deck="bat", village=ALONE, knowledge=known)
    table.plays(0, "trade Ficklecrash: mist <-> bat")
    table.plays(1, "accept")

    mists = {world.hand(0)["mist"] for world in every_world(table, 2)}

    assert mists == {2, 3}


@pytest.mark.clause("VC-241")
@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1])
def test_the_reshuffled_deck_holds_no_more_of_a_type_than_the_pile_did(observer: int) -> None:
    knowledge = {"reshuffled": "mist*2, wolf", "drawn_since": ["mist", "-", "-"]}
    table = small(["mist", "mist, bat", "stake"], "mist, wolf", knowledge=knowledge)
    most = Counter({"mist": 1 if observer == 0 else 2, "wolf": 1})

    found = {world_of(world) for world in every_world(table, observer)}

    assert found == {
        world for world in deals(table, observer) if Counter(world[-1].split(", ")) <= most
    }
    assert world_of(table) in found


@pytest.mark.clause("VC-241", "VC-235", "VC-245")
@pytest.mark.parametrize(
    ("observer", "drawn"),
    [(SPECTATOR, ["-", "-", "-"]), (0, ["mist", "-", "-"]), (1, ["-", "wolf", "-"])],
)
def test_what_the_others_drew_since_the_reshuffle_is_in_no_world(
    observer: int, drawn: list[str]
) -> None:
    knowledge = {"reshuffled": "mist*2, wolf*2", "drawn_since": ["mist", "wolf", "-"]}
    table = small(["mist", "wolf", "stake"], "mist, wolf", knowledge=knowledge)

    for world in worlds_of(table, observer, 5):
        known = world.truth["knowledge"]
        assert isinstance(known, dict)
        assert known["drawn_since"] == drawn


@pytest.mark.clause("VC-241")
def test_cards_beyond_the_bounds_are_with_those_who_may_hold_them() -> None:
    """Seat 2 is known to hold all its cards, so that the stake must be with seat 1."""
    knowledge = {
        "known": {"0": {"2": "bat*2"}},
        "reshuffled": "mist*2",
        "drawn_since": ["-", "-", "-"],
    }
    table = small(["-", "stake, mist", "bat*2"], "mist", knowledge=knowledge)

    assert {world_of(world) for world in every_world(table, 0)} == {world_of(table)}


@pytest.mark.clause("VC-241")
@settings(max_examples=6)
@holds_for(seat_counts, seeds)
def test_the_bounds_are_what_the_pile_held_less_ones_own_draws(seats: int, seed: int) -> None:
    held = ", ".join(["mist", "wolf", "stake"][: seed % 3 + 1])
    table = given([held] * seats, deck="bat, Escape", seed=seed)
    pile, drawn = None, {seat: Counter[str]() for seat in range(seats)}

    for seat, move in lively_moves(table, seed, 120):
        active, before = table.active, table.deck
        table.begins(seat, move)
        mine = [args["cards"] for args in table.told_of("fact-you-draw", active)]
        cards_drawn = [name for names in mine if isinstance(names, list) for name in names]
        if table.told_of("fact-deck-reshuffled"):
            drawn = {seat: Counter() for seat in range(seats)}
            cards_drawn = cards_drawn[len(before) :]
            pile = Counter(map(key_of, table.deck)) + Counter(cards_drawn)
        drawn[active] += Counter(cards_drawn)
        table.journal.facts.clear()
        if pile is not None:
            knowledge = table.truth["knowledge"]
            assert isinstance(knowledge, dict)
            assert keys_of(knowledge["reshuffled"]) == pile
            assert [keys_of(text) for text in knowledge["drawn_since"]] == list(drawn.values())


def key_of(name: str) -> str:
    return "name-" + name.lower().replace(" ", "-")


def keys_of(text: str) -> Counter[str]:
    return Counter({key_of(name): times for name, times in cards(text).items()})
