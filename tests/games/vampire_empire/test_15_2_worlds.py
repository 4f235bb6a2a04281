"""Chapter 15.2: a world agrees with all that a seat knows, and what it does not know is even."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_empire.cards import KINDS
from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.layout import (
    CELLARS,
    CITY,
    CITY_SIZE,
    DECK_ROOM,
    DECK_SIZE,
    DECKS,
    HANDS,
    INNOCENT,
    MOATS,
)
from gruft.games.vampire_empire.names import KIND_NAMES
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.kernel.chance import FastChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.random_games import random_game, random_moves, seeds
from tests.games.vampire_empire.table import (
    EVERYBODY,
    SEATS,
    H,
    Table,
    V,
    begun,
    by_day,
    cards,
    given,
)
from tests.games.vampire_queen.chances import chi_square

#: Everything of V but a Garlic, a Relic and two Claws; everything of H but Pistol, Ostler, Squire.
VAMPIRES_OPEN = (
    "Garlic, Pitchfork, Musket, Candlestick*2, Holy Bible, Dagger*2, Rapier, Pistol, Rosary, "
    "Hunting Knife, Medallion, Raven*2, Hound*2, Black Rooster*2, Vampire 1*2, Vampire 2*2, "
    "Vampire 3*2, Bat Form, Mist Form, Hypnosis, Regeneration*2, Coffin, Kitchen Boy, "
    "Lady-in-Waiting, Organist, I'm Not a Vampire*2"
)
HUMANS_OPEN = (
    "Garlic*2, Pitchfork, Musket, Candlestick*2, Holy Bible, Relic, Dagger*2, Rapier, Rosary, "
    "Hunting Knife, Medallion, Statue of Saint*2, Silver Bullets*2, Aspen Stake*2, Holy Water 1*3, "
    "Holy Water 2*2, Holy Water 3, Secret Journey, Secret Passage*2, Chapel, Herbalist, "
    "Crypt Opening, Novice, Crucifix*2, Sacrifice*2"
)

OPEN = cards(VAMPIRES_OPEN)


def is_even(found: Counter[Hashable], expected: dict[Hashable, float]) -> bool:
    """Chi-square, with a bound that a fair sample passes nearly always (about p = 0.001)."""
    degrees = len(expected) - 1
    limit = degrees + 3.1 * (2 * degrees) ** 0.5 + 5
    draws, weights = found.total(), sum(expected.values())
    shares = {case: draws * weight / weights for case, weight in expected.items()}
    return chi_square(found, shares) < limit


def sample(
    table: Table, observer: int, draws: int, look: Callable[[VampireEmpire], Hashable]
) -> Counter[Hashable]:
    """What is seen in so many worlds; they are too many to be written out as JSON."""
    luck = FastChance(1)
    return Counter(look(table.position.world(observer, luck)) for _ in range(draws))


def vampires(world: VampireEmpire) -> Hashable:
    return frozenset(name for one, name in enumerate(EVERYBODY) if world.is_vampire(one))


def innocents(world: VampireEmpire) -> Hashable:
    return frozenset(name for one, name in enumerate(EVERYBODY) if world.words[INNOCENT + one])


def city(world: VampireEmpire) -> Hashable:
    """Top first."""
    places = reversed(range(world.words[CITY_SIZE]))
    return tuple(EVERYBODY[world.words[CITY + place]] for place in places)


def deck(world: VampireEmpire, owner: int) -> tuple[str, ...]:
    """Top first."""
    start, size = DECKS + owner * DECK_ROOM, world.words[DECK_SIZE + owner]
    return tuple(KIND_NAMES[world.words[start + place]] for place in reversed(range(size)))


def lying(world: VampireEmpire, owner: int, zone: int) -> list[str]:
    """The cards of a hand, cellar or moat, sorted by kind."""
    start = zone + owner * KINDS
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(world.words[start + kind])]


def nearly_open(**keys: object) -> Table:
    """Four cards of V lie hidden: one each in hand, deck, cellar and moat; three of H."""
    table: dict[str, object] = {
        "decks": ["Relic", "Ostler"],
        "cellars": ["Claws", "-"],
        "moats": [f"{VAMPIRES_OPEN}, Claws", HUMANS_OPEN],
        "knowledge": {"moats": [VAMPIRES_OPEN, HUMANS_OPEN]},
        **keys,
    }
    return by_day("Garlic", "Pistol, Squire", **table)


def hidden_of_vampires(world: VampireEmpire) -> Hashable:
    """The one card in V's hand, deck, cellar and among the hidden ones of the moat."""
    (moat,) = (Counter(lying(world, V, MOATS)) - OPEN).elements()
    (hand,), (cellar,) = lying(world, V, HANDS), lying(world, V, CELLARS)
    return hand, *deck(world, V), cellar, moat


# --- who is a vampire (number 1) -----------------------------------------------------------------


@pytest.mark.clause("VE-232", "VE-12")
def test_at_the_start_humans_imagine_all_35_trios_alike() -> None:
    table = begun(seed=3)
    humans = set(map(str, table.entries("innocents")))
    trios = combinations([name for name in EVERYBODY if name not in humans], 3)

    drawn = sample(table, H, 900, vampires)

    expected: dict[Hashable, float] = {frozenset(trio): 1.0 for trio in trios}
    assert len(expected) == 35
    assert is_even(drawn, expected)


@pytest.mark.clause("VE-232", "VE-67", "VE-213")
def test_revealed_vampires_are_in_every_trio_and_known_humans_in_none() -> None:
    table = by_day("Garlic", "Garlic", revealed=["Lady"], dead=["Maid"], proven=["Maid", "Officer"])

    drawn = sample(table, H, 300, vampires)

    # Lord and Nun are H's own tokens.
    pairs = combinations(["Bishop", "Monk", "Cook", "Butler"], 2)
    assert is_even(drawn, {frozenset({"Lady", *pair}): 1.0 for pair in pairs})


@pytest.mark.clause("VE-232", "VE-12")
def test_a_spectator_does_not_know_the_tokens_of_the_humans() -> None:
    table = by_day("Garlic", "Garlic", revealed=["Lady", "Monk"], proven=["Maid", "Officer", "Nun"])

    drawn = sample(table, SPECTATOR, 200, vampires)

    third = ["Bishop", "Cook", "Butler", "Lord"]
    assert is_even(drawn, {frozenset({"Lady", "Monk", name}): 1.0 for name in third})


@pytest.mark.clause("VE-232", "VE-13")
@pytest.mark.parametrize("observer", [V, SPECTATOR])
def test_the_tokens_of_the_humans_may_be_any_two_of_the_six(observer: int) -> None:
    revealed = ["Lady", "Monk", "Cook"]
    table = given("Garlic", "Garlic", revealed=revealed)

    drawn = sample(table, observer, 400, innocents)

    pairs = combinations([name for name in EVERYBODY if name not in revealed], 2)
    assert is_even(drawn, {frozenset(pair): 1.0 for pair in pairs})


@pytest.mark.clause("VE-232", "VE-12", "VE-13")
def test_every_seat_keeps_its_own_tokens() -> None:
    table = begun(seed=5)

    assert set(sample(table, V, 20, vampires)) == {vampires(table.position)}
    assert set(sample(table, H, 20, innocents)) == {innocents(table.position)}


@pytest.mark.clause("VE-232", "VE-196")
def test_a_denial_excludes_nobody() -> None:
    table = by_day("I'm Not a Vampire, Garlic", "Holy Water 1*2, Garlic")
    before = set(sample(table, H, 300, vampires))

    table.plays(H, "water Bishop [Holy Water 1, Holy Water 1]")
    table.plays(V, "!I'm Not a Vampire{Garlic}")

    assert set(sample(table, H, 300, vampires)) == before
    assert len(before) == 35


# --- the city (number 3) -------------------------------------------------------------------------


def small_city(**knowledge: object) -> Table:
    """Four in the city, from the top: Monk, Cook, Butler, Lord."""
    return given("Garlic", "Garlic", dead=["Nun", "Maid"], knowledge=knowledge)


@pytest.mark.clause("VE-232", "VE-21")
@pytest.mark.parametrize("observer", [V, H, SPECTATOR])
def test_an_unknown_city_lies_in_any_order(observer: int) -> None:
    table = small_city()

    drawn = sample(table, observer, 500, city)

    assert is_even(drawn, dict.fromkeys(permutations(["Monk", "Cook", "Butler", "Lord"]), 1.0))


@pytest.mark.clause("VE-61", "VE-21")
@pytest.mark.parametrize("observer", [V, H, SPECTATOR])
def test_known_places_stay_and_the_others_lie_in_any_order(observer: int) -> None:
    table = small_city(city=["Cook"])

    drawn = sample(table, observer, 200, city)

    others = permutations(["Monk", "Butler", "Lord"])
    assert is_even(drawn, {(top, "Cook", *rest): 1.0 for top, *rest in others})


@pytest.mark.clause("VE-190")
@pytest.mark.parametrize("observer", [V, H, SPECTATOR])
@pytest.mark.parametrize("unordered", [V, H])
def test_the_top_two_change_places_for_who_has_not_seen_their_order(
    observer: int, unordered: int
) -> None:
    table = small_city(unordered=unordered)
    knows_order = observer == 1 - unordered
    tops = [("Monk", "Cook")] if knows_order else [("Monk", "Cook"), ("Cook", "Monk")]

    drawn = sample(table, observer, 200, city)

    rests = [("Butler", "Lord"), ("Lord", "Butler")]
    assert is_even(drawn, {(*top, *rest): 1.0 for top in tops for rest in rests})


@pytest.mark.clause("VE-190", "VE-232")
def test_the_true_order_of_the_top_two_does_not_shine_through_the_luck() -> None:
    worlds = []
    for order in ("Officer; Bishop", "Bishop; Officer"):
        table = given("Hypnosis, Garlic", "-", decision="window", dead=["Butler", "Lord", "Cook"])
        table.plays(V, "play Hypnosis; pay Garlic")
        table.plays(V, order)
        worlds.append([city(table.position.world(H, FastChance(seed))) for seed in range(12)])

    assert worlds[0] == worlds[1]
    assert len(set(worlds[0])) > 1


# --- cards (numbers 4 to 6) ----------------------------------------------------------------------


@pytest.mark.clause("VE-232", "VE-27")
def test_hidden_cards_of_the_opponent_may_lie_in_any_order_and_each_is_equally_likely() -> None:
    table = nearly_open()

    drawn = sample(table, H, 400, hidden_of_vampires)

    deals = set(permutations(["Garlic", "Relic", "Claws", "Claws"]))
    assert is_even(drawn, dict.fromkeys(deals, 1.0))
    assert hidden_of_vampires(table.position) in drawn


@pytest.mark.clause("VE-232")
@pytest.mark.parametrize(
    ("zones", "places"),
    [
        ("hand", [0]),
        ("deck", [1]),
        ("cellar", [2]),
        ("moat", [3]),
        ("hand+deck", [0, 1]),
        ("hand+cellar+moat", [0, 2, 3]),
        ("hand+deck+cellar+moat", [0, 1, 2, 3]),
    ],
)
def test_a_seen_card_is_in_one_of_its_zones_by_lot(zones: str, places: list[int]) -> None:
    sighted = [{"opponent": {zones: "Relic"}}, {}]
    hands = ["Relic", "Garlic"] if "hand" in zones else ["Garlic", "Relic"]
    rest = ["Relic" if zone == zones else "Claws" for zone in ("cellar", "moat")]
    deck = "Garlic" if "Relic" in rest else hands[1]
    table = by_day(
        hands[0] if "Relic" not in rest else "Claws",
        "Pistol, Squire",
        decks=[deck, "Ostler"],
        cellars=[rest[0], "-"],
        moats=[f"{VAMPIRES_OPEN}, {rest[1]}", HUMANS_OPEN],
        knowledge={"moats": [VAMPIRES_OPEN, HUMANS_OPEN], "sighted": sighted},
    )

    drawn = sample(table, H, 200, hidden_of_vampires)

    deals = set(permutations(["Garlic", "Relic", "Claws", "Claws"]))
    assert is_even(drawn, {d: 1.0 for d in deals if d.index("Relic") in places})


@pytest.mark.clause("VE-232")
def test_seen_cards_leave_room_for_each_other() -> None:
    sighted = [{"opponent": {"hand+deck": "Garlic, Relic", "hand+deck+cellar": "Claws"}}, {}]
    table = nearly_open(knowledge={"moats": [VAMPIRES_OPEN, HUMANS_OPEN], "sighted": sighted})

    drawn = sample(table, H, 100, hidden_of_vampires)

    assert set(drawn) == {("Garlic", "Relic", *["Claws"] * 2), ("Relic", "Garlic", *["Claws"] * 2)}


@pytest.mark.clause("VE-232")
def test_a_seen_card_lies_anywhere_in_the_deck() -> None:
    sighted = [{"opponent": {"deck": "Relic"}}, {}]
    table = by_day("?*8", "?*8", decks=["Relic, ?*3", "?*9"], knowledge={"sighted": sighted})

    drawn = sample(table, H, 160, lambda world: deck(world, V).index("Relic"))

    assert set(drawn) >= {0, 1, 2, 3}
    assert min(drawn[place] for place in range(4)) > 20


@pytest.mark.clause("VE-232")
@pytest.mark.parametrize("observer", [V, H])
def test_the_own_deck_has_known_contents_in_any_order(observer: int) -> None:
    decks = ["Garlic, Raven, Hound", "Garlic, Relic, Chapel"]
    table = given("Dagger", "Dagger", decks=decks)
    own = table.deck(observer)

    drawn = sample(table, observer, 300, lambda world: deck(world, observer))

    assert is_even(drawn, dict.fromkeys(permutations(own), 1.0))


@pytest.mark.clause("VE-232")
def test_a_spectator_imagines_the_cards_of_both_seats() -> None:
    table = nearly_open()

    drawn = sample(
        table,
        SPECTATOR,
        400,
        lambda world: (frozenset(lying(world, H, HANDS)), lying(world, V, HANDS) == ["Relic"]),
    )

    hands = combinations(["Pistol", "Ostler", "Squire"], 2)
    shares = {False: 3.0, True: 1.0}
    assert is_even(
        drawn, {(frozenset(hand), relic): shares[relic] for hand in hands for relic in shares}
    )


@pytest.mark.clause("VE-232")
def test_what_only_a_seat_has_seen_a_spectator_does_not_know() -> None:
    sighted = [{"opponent": {"hand": "Garlic"}, "spectators": {}}, {}]
    table = nearly_open(knowledge={"moats": [VAMPIRES_OPEN, HUMANS_OPEN], "sighted": sighted})

    drawn = sample(table, SPECTATOR, 60, lambda world: lying(world, V, HANDS)[0])
    world = Table(table.position.world(SPECTATOR, FastChance(1)))

    assert set(drawn) == {"Garlic", "Relic", "Claws"}
    knowledge = world.truth["knowledge"]
    assert isinstance(knowledge, dict)
    assert knowledge["sighted"][V] == {"opponent": {}, "spectators": {}}


# --- everything else -----------------------------------------------------------------------------


def public(table: Table, observer: int) -> dict[str, object]:
    """What a world may not change: what all can see, and what belongs to the observer."""
    own = ("hands", "cellars", "moats") if observer >= 0 else ()
    kept = ("turn", "active", "castle", "journey", "dead", "revealed", "proven", "markers")
    return {
        **{name: table.truth[name] for name in (*kept, "cellar_used", "over", "to_act", "pending")},
        **{name: table.entries(name)[observer] for name in own},
        "city": set(table.city),
        "sizes": [
            [cards(str(pile)).total() for pile in table.entries(zone)]
            for zone in ("hands", "decks", "cellars", "moats")
        ],
        "belongings": [_belongings(table, owner) for owner in range(SEATS)],
    }


def _belongings(table: Table, owner: int) -> Counter[str]:
    piles = (table.hand(owner), Counter(table.deck(owner)), table.cellar(owner), table.moat(owner))
    return sum(piles, Counter[str]())


@pytest.mark.clause("VE-232")
@settings(max_examples=3)
@holds_for(seeds)
def test_a_world_changes_nothing_that_the_seat_can_see(seed: int) -> None:
    table = random_game(seed)

    for number, (seat, move) in enumerate(random_moves(table, seed)):
        if number % 9 == 0 and table.position.composing() < 0:
            observer = (seed + number) % 3 - 1
            world = Table(table.position.world(observer, FastChance(seed + number)))
            assert public(world, observer) == public(table, observer)
            GAME.check(world.position)
        table.begins(seat, move)
        if number > 200:
            break


@pytest.mark.clause("VE-232")
def test_a_world_has_luck_of_its_own_and_leaves_the_game_alone() -> None:
    table = begun(seed=8)
    before, luck = GAME.to_json(table.position), table.position.chance.clone()

    first, again, other = (table.position.world(H, FastChance(seed)) for seed in (1, 1, 2))

    assert GAME.to_json(first) == GAME.to_json(again) != GAME.to_json(other)
    assert GAME.to_json(table.position) == before
    assert table.position.chance.word() == luck.word()
    assert first.chance.word() == again.chance.word() != other.chance.word()
