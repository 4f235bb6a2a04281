"""Chapter 17, worlds: the village deck, the offers and gifts of others, and what proves nothing."""

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.chance import FastChance
from tests.games.chances import chi_square
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.offers import NAMES, offered, one_or_two
from tests.games.vampire_connection.playouts import lively_game, lively_moves, seat_counts, seeds
from tests.games.vampire_connection.samples import every_world, limit, worlds_of
from tests.games.vampire_connection.table import Table, begun, cards, connecting, given

MARKED = {"Sunrise marked", "Masked Ball marked", "Unrest", "Angel"}
HIDDEN = ("hands", "deck", "village", "knowledge", "pending", "to_act")
#: 39 unmarked village cards make an upper pile of 20.
UPPER = 20


def pending(table: Table) -> dict[str, object]:
    data = table.truth["pending"]
    assert isinstance(data, dict)
    return data


# --- the village deck ----------------------------------------------------------------------------


@pytest.mark.clause("VC-242")
@pytest.mark.parametrize("observer", [SPECTATOR, 0])
def test_at_the_start_every_marked_event_lies_among_the_lower_cards(observer: int) -> None:
    table = begun(3)

    for world in worlds_of(table, observer, 40):
        assert Counter(world.village) == Counter(table.village)
        assert MARKED.isdisjoint(world.village[:UPPER])
        assert set(world.village[UPPER:]) >= MARKED


@pytest.mark.clause("VC-242")
def test_the_cards_just_below_the_upper_pile_may_be_marked_events() -> None:
    tops = {world.village[UPPER] for world in worlds_of(begun(3), 0, 120)}

    assert tops >= MARKED


@pytest.mark.clause("VC-242", "VC-243")
@pytest.mark.parametrize(("turned", "safe"), [(18, 2), (19, 1), (20, 0), (21, 0)])
def test_each_card_turned_leaves_one_card_less_without_marked_events(
    turned: int, safe: int
) -> None:
    village = ["The Tyke", "The Baker", "Angel", "Unrest"]
    table = given(
        ["-", "-", "-"],
        deck="-",
        village=", ".join(village[2 - safe :]),
        village_turned=turned,
        village_shuffled=False,
    )

    found = {tuple(world.village) for world in every_world(table, 0)}

    orders = set(permutations(village[2 - safe :]))
    assert found == {order for order in orders if MARKED.isdisjoint(order[:safe])}


@pytest.mark.clause("VC-242", "VC-99")
def test_after_a_shuffle_every_order_is_equally_likely() -> None:
    village = ["The Tyke", "Unrest", "Angel", "garlic"]
    table = given(["-", "-", "-"], village=", ".join(village), village_shuffled=True)

    drawn = Counter(tuple(world.village) for world in worlds_of(table, 1, 720))

    share = dict.fromkeys(permutations(village), 720 / 24)
    assert chi_square(drawn, share) < limit(24)


@pytest.mark.clause("VC-242")
def test_before_a_shuffle_every_order_that_is_possible_is_equally_likely() -> None:
    village = ["The Tyke", "garlic", "The Baker", "Angel"]
    table = given(
        ["-", "-", "-"], village=", ".join(village), village_turned=18, village_shuffled=False
    )

    drawn = Counter(tuple(world.village) for world in worlds_of(table, 1, 600))

    possible = [order for order in permutations(village) if "Angel" not in order[:2]]
    assert chi_square(drawn, dict.fromkeys(possible, 600 / len(possible))) < limit(len(possible))


# --- offers between others -----------------------------------------------------------------------


@pytest.mark.clause("VC-44", "VC-245")
@pytest.mark.parametrize("watcher", [SPECTATOR, 2, 3])
@pytest.mark.parametrize("sides", ["mist <-> wolf", "mist <-> wolf+bat", "mist+stake <-> wolf"])
def test_who_is_no_party_imagines_any_offer_of_the_same_numbers(sides: str, watcher: int) -> None:
    table = offered(sides)
    sizes = [len(side.split("+")) for side in sides.split(" <-> ")]

    seen = set()
    for world in worlds_of(table, watcher, 60):
        give, want = (cards(str(pending(world)[side])) for side in ("give", "want"))
        seen.add((str(give), str(want)))
        assert [give.total(), want.total()] == sizes
        assert give != want
        assert give <= world.hand(0)
        assert world.knows(1, 0) == give
    assert len(seen) > 40


@pytest.mark.clause("VC-44", "VC-39")
@pytest.mark.parametrize(("given_cards", "wanted"), [(1, 1), (2, 1), (1, 2), (2, 2)])
def test_every_legal_offer_of_these_numbers_is_imagined(given_cards: int, wanted: int) -> None:
    """All hands are known, so that only the offer is hidden; two types exist beside hunchbacks."""
    sides = {(1, 1): "bat <-> mist", (2, 1): "bat+bat <-> mist", (1, 2): "mist <-> bat+bat"}
    line = sides.get((given_cards, wanted), "bat+bat <-> mist+bat")
    known = {"known": {"2": {"0": "mist, bat*2", "1": "mist, bat"}}}
    table = connecting(["mist, bat*2", "mist, bat", "-"], deck="-", village="-", knowledge=known)
    table.plays(0, f"trade Ficklecrash: {line}")

    found = {
        (str(pending(world)["give"]), str(pending(world)["want"]))
        for world in every_world(table, 2)
    }

    copies = Counter(dict.fromkeys(HELD_TWICE, 2) | dict.fromkeys(HELD_ONCE, 1))
    gives = [side for side in one_or_two(cards("mist, bat*2"), 2) if len(side) == given_cards]
    wants = [side for side in one_or_two(copies, 2) if len(side) == wanted]
    legal = {(written(one), written(two)) for one in gives for two in wants if one != two}
    assert found == legal


#: The types of the box in the order of D-1, and those that exist only once.
HELD_ONCE = ("Beatquick", "Thrashon", "Rudey", "Assistant", "Good Opportunity", "crucifix", "Party")
HELD_TWICE = (
    *("mist", "wolf", "bat", "carriage", "hunchback", "stake"),
    *("Double Success", "Escape", "holy water", "book"),
)


def written(side: tuple[str, ...]) -> str:
    first, last = sorted([side[0], side[-1]], key=NAMES.index)
    if len(side) == 1:
        return first
    return f"{first}*2" if first == last else f"{first}, {last}"


@pytest.mark.clause("VC-44", "VC-238")
@pytest.mark.parametrize("watcher", [SPECTATOR, 2])
def test_a_counter_between_others_is_imagined_together_with_the_offer(watcher: int) -> None:
    table = offered("mist+stake <-> wolf")
    table.plays(1, "counter bat <-> mist+mist")

    seen = set()
    for world in worlds_of(table, watcher, 60):
        sides = {side: cards(str(pending(world)[side])) for side in SIDES}
        seen.add((str(sides["counter_give"]), str(sides["counter_want"])))
        assert [sides[side].total() for side in SIDES] == [2, 1, 1, 2]
        assert sides["give"] <= world.hand(0)
        assert sides["counter_give"] <= world.hand(1)
        assert world.knows(1, 0) == sides["give"]
        assert world.knows(0, 1) == sides["counter_give"]
    assert len(seen) > 40


SIDES = ("give", "want", "counter_give", "counter_want")


@pytest.mark.clause("VC-231", "VC-238")
@pytest.mark.parametrize("party", [0, 1])
def test_in_every_world_of_the_two_parties_the_offer_is_the_true_one(party: int) -> None:
    table = offered("mist+stake <-> wolf")
    table.plays(1, "counter bat <-> mist+mist")

    for world in worlds_of(table, party, 20):
        assert pending(world) == pending(table)
        assert world.knows(1, 0) == cards("mist, stake")
        assert world.knows(0, 1) == cards("bat") <= world.hand(1)


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("watcher", [SPECTATOR, 1, 2])
@pytest.mark.parametrize("words", [("give mist",), ("give mist", "done")])
def test_an_offer_that_is_being_composed_is_in_nobody_elses_world(
    watcher: int, words: tuple[str, ...]
) -> None:
    table = connecting(["mist*2, stake", "wolf*2, bat", "bat"])
    before = [world.truth for world in worlds_of(table, watcher, 10)]

    table.begins(0, "offer Ficklecrash", *words)

    assert [world.truth for world in worlds_of(table, watcher, 10)] == before
    assert pending(next(worlds_of(table, 0, 1))) == pending(table)


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 2])
def test_a_counter_that_is_being_composed_is_in_nobody_elses_world(watcher: int) -> None:
    table = offered("mist <-> wolf")
    before = [world.truth for world in worlds_of(table, watcher, 10)]

    table.begins(1, "counter", "give bat", "done", "want stake")

    assert [world.truth for world in worlds_of(table, watcher, 10)] == before
    assert pending(next(worlds_of(table, 1, 1))) == pending(table)


# --- gifts at the ball ---------------------------------------------------------------------------


def at_the_ball(*gifts: tuple[int, str]) -> Table:
    """Three seats have captives; these have chosen already."""
    table = given(
        ["mist", "-", "-", "-"],
        village="Masked Ball",
        captives=["The Tyke", "The Baker, The Mayor", "-", "The Bard"],
        deck="-",
    )
    table.plays(0, "mist > village")
    for seat, victim in gifts:
        table.plays(seat, f"gives {victim}")
    return table


CHOICES: list[list[object]] = [
    [None, "The Tyke"],
    [None, "The Baker", "The Mayor"],
    ["-"],
    [None, "The Bard"],
]


@pytest.mark.clause("VC-92", "VC-245")
@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1, 2, 3])
@pytest.mark.parametrize(
    "gifts", [(), ((1, "The Mayor"),), ((0, "The Tyke"), (1, "The Baker")), ((3, "The Bard"),)]
)
def test_who_has_chosen_whom_is_imagined_and_somebody_has_not_chosen_yet(
    gifts: tuple[tuple[int, str], ...], observer: int
) -> None:
    table = at_the_ball(*gifts)

    found = {tuple(gifts_of(world)) for world in every_world(table, observer)}

    own = gifts_of(table)
    choices = [[own[seat]] if seat == observer else CHOICES[seat] for seat in range(4)]
    possible = set(product(*choices))
    assert found == {gifts for gifts in possible if None in gifts}
    assert tuple(own) in found


def gifts_of(table: Table) -> list[object]:
    gifts = pending(table)["gifts"]
    assert isinstance(gifts, list)
    return gifts


# --- what proves nothing, and what may not be looked at ------------------------------------------


@pytest.mark.clause("VC-244")
def test_who_passed_may_have_been_able_to_stake() -> None:
    table = given(["wolf", "mist*3", "-"], deck="Rudey, stake*2", village="The Tyke")
    table.plays(0, "wolf > tomb")
    table.plays(1, "pass")

    hands = [world.hand(1) for world in worlds_of(table, 2, 60)]

    assert any(cards("Rudey, stake*2") <= hand for hand in hands)


@pytest.mark.clause("VC-244", "VC-45")
def test_who_rejected_may_hold_what_was_wanted() -> None:
    table = connecting(["mist", "stake", "-"], deck="wolf", village="The Tyke")
    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "reject")

    assert {written_hand(world) for world in every_world(table, 0)} == {"stake", "wolf"}


def written_hand(world: Table) -> str:
    return ", ".join(sorted(world.hand(1)))


@pytest.mark.clause("VC-244")
def test_who_discarded_a_card_may_hold_more_of_its_kind() -> None:
    hand = "mist*9, wolf*4"
    table = given([hand, "-", "-"], deck="mist", pending="discard", village="The Tyke")
    table.plays(0, "discard mist")

    assert {world.hand(0)["mist"] for world in every_world(table, 1)} == {8, 9}


@pytest.mark.clause("VC-245", "VC-236")
@pytest.mark.parametrize("seed", range(5))
def test_the_same_luck_draws_the_same_world_from_two_truths_that_look_alike(seed: int) -> None:
    known: dict[str, object] = {"known": {"0": {"1": "bat"}}}
    one = given(["mist", "bat, stake", "Party"], deck="wolf, book", knowledge=known, village="*")
    two = given(["mist", "bat, wolf", "book"], deck="Party, stake", knowledge=known, village="*")

    worlds = [Table(table.position.world(0, FastChance(seed))).truth for table in (one, two)]

    assert {**worlds[0], "village": 0} == {**worlds[1], "village": 0}
    assert worlds[0] != Table(one.position.world(0, FastChance(seed + 100))).truth


@pytest.mark.clause("VC-231", "VC-238")
def test_in_a_world_the_others_know_of_each_other_what_everybody_knows() -> None:
    known = {
        "1": {"0": "mist", "2": "bat"},
        "2": {"1": "stake"},
        "spectator": {"2": "wolf"},
        "0": {"2": "wolf"},
    }
    table = given(["mist", "stake", "bat, wolf"], knowledge={"known": known})

    for world in worlds_of(table, 0, 5):
        assert world.knows(1, 0) == cards("mist")
        assert world.knows(1, 2) == cards("wolf")
        assert world.knows(2, 1) == cards("-")
        assert world.knows(0, 2) == world.knows("spectator", 2) == cards("wolf")


@pytest.mark.clause("VC-236", "VC-241", "VC-242", "VC-245")
@settings(max_examples=10)
@holds_for(seat_counts, seeds)
def test_every_world_fits_everything_the_seat_knows(seats: int, seed: int) -> None:
    table = lively_game(seats, seed)

    for number, (seat, move) in enumerate(lively_moves(table, seed, 150)):
        if number % 7 == 0 and table.position.composing() < 0:
            observer = (seed + number) % (seats + 1) - 1
            world = Table(table.position.world(observer, FastChance(number)))
            fits(world, table, observer)
        table.begins(seat, move)


def fits(world: Table, table: Table, observer: int) -> None:
    """Sizes, multisets, one's own hand, what is known, and all that lies open are the same."""
    everyone = range(table.seats)
    memory = "spectator" if observer == SPECTATOR else observer
    assert [world.hand(s).total() for s in everyone] == [table.hand(s).total() for s in everyone]
    assert len(world.deck) == len(table.deck)
    assert all_cards(world) == all_cards(table)
    assert Counter(world.village) == Counter(table.village)
    for seat in everyone:
        assert world.knows(memory, seat) == table.knows(memory, seat)
        assert seat == observer or table.knows(memory, seat) <= world.hand(seat)
        assert seat != observer or world.hand(seat) == table.hand(seat)
    assert {**world.truth, **dict.fromkeys(HIDDEN)} == {**table.truth, **dict.fromkeys(HIDDEN)}
    assert table.asked == "ball" or world.position.to_act() == table.position.to_act()
    GAME.check(world.position)


def all_cards(table: Table) -> Counter[str]:
    return sum((table.hand(seat) for seat in range(table.seats)), Counter(table.deck))
