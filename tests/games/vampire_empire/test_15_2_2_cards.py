"""Chapter 15.2, numbers 4 to 6: cards whose place is not known may be anywhere, evenly."""

from collections import Counter
from collections.abc import Hashable
from itertools import combinations, permutations

import pytest

from gruft.games.vampire_empire.layout import CELLARS, HANDS, MOATS
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.kernel.chance import FastChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.samples import deck, is_even, lying, sample
from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

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
