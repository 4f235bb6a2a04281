"""Chapter 15.2, numbers 4 to 6: cards whose place is not known may be anywhere, evenly."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import combinations, permutations

import pytest

from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.chance import FastChance
from gruft.kernel.luck import all_luck
from tests.games.chances import is_even
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.samples import deck, lying, sample
from tests.games.vampire_empire.table import CITY, VAMPIRES, H, Table, V, by_day, cards, given

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
    (moat,) = (Counter(lying(world, V, at.MOATS)) - OPEN).elements()
    (hand,), (cellar,) = lying(world, V, at.HANDS), lying(world, V, at.CELLARS)
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


ZONES = ("hand", "deck", "cellar", "moat")
SOME_ZONES = [some for count in (1, 2, 3) for some in combinations(range(4), count)]


def hidden(lie: Sequence[str], sighted: Mapping[str, str]) -> Table:
    """The card in each zone of V; nothing else is unknown to H."""
    return by_day(
        lie[0],
        "Pistol, Squire",
        revealed=VAMPIRES,
        decks=[lie[1], "Ostler"],
        cellars=[lie[2], "-"],
        moats=[f"{VAMPIRES_OPEN}, {lie[3]}", HUMANS_OPEN],
        knowledge={
            "city": CITY,
            "moats": [VAMPIRES_OPEN, HUMANS_OPEN],
            "sighted": [{"opponent": sighted}, {}],
        },
    )


def named(zones: Iterable[int]) -> str:
    return "+".join(ZONES[zone] for zone in zones)


def all_deals(table: Table) -> set[Hashable]:
    """Where the four cards lie in all worlds of H."""
    return set(all_luck(lambda luck: hidden_of_vampires(table.position.world(H, luck))))


@pytest.mark.clause("VE-232", "VE-233")
@pytest.mark.parametrize("zones", SOME_ZONES)
def test_a_card_that_may_be_anywhere_takes_no_place_that_others_need(
    zones: tuple[int, ...],
) -> None:
    garlic = next(zone for zone in range(4) if zone not in zones)
    others = iter(["Relic", "Claws", "Claws"])
    lie = ["Garlic" if zone == garlic else next(others) for zone in range(4)]
    seen = [lie[zone] for zone in zones]

    table = hidden(lie, {named(range(4)): "Garlic", named(zones): ", ".join(seen)})

    deals = set(permutations(["Garlic", "Relic", "Claws", "Claws"]))
    assert all_deals(table) == {d for d in deals if sorted(d[z] for z in zones) == sorted(seen)}


@pytest.mark.clause("VE-232", "VE-233")
@pytest.mark.parametrize("zones", list(combinations(range(4), 2)))
@pytest.mark.parametrize("needed", ["Garlic, Claws", "Claws, Claws"])
def test_nor_does_it_when_one_of_the_others_has_found_a_place(
    zones: tuple[int, int], needed: str
) -> None:
    inside = needed.split(", ")
    rest = iter(["Relic", "Claws" if "Garlic" in needed else "Garlic"])
    lie = [inside[zones.index(zone)] if zone in zones else next(rest) for zone in range(4)]

    table = hidden(lie, {named(range(4)): "Relic", named(zones): needed})

    deals = set(permutations(["Garlic", "Relic", "Claws", "Claws"]))
    assert all_deals(table) == {d for d in deals if sorted(d[z] for z in zones) == sorted(inside)}


@pytest.mark.clause("VE-232", "VE-233")
@pytest.mark.parametrize("zones", list(permutations(range(4), 2)))
def test_who_has_only_one_place_left_finds_it_free(zones: tuple[int, int]) -> None:
    first, second = zones
    rest = iter(["Garlic", "Claws"])
    lie = [{first: "Relic", second: "Claws"}.get(zone) or next(rest) for zone in range(4)]

    table = hidden(
        lie, {named(range(4)): "Garlic", ZONES[first]: "Relic", named(sorted(zones)): "Claws"}
    )

    deals = set(permutations(["Garlic", "Relic", "Claws", "Claws"]))
    assert all_deals(table) == {d for d in deals if (d[first], d[second]) == ("Relic", "Claws")}


@pytest.mark.clause("VE-232")
def test_a_seen_card_lies_anywhere_in_the_deck() -> None:
    sighted = [{"opponent": {"deck": "Relic"}}, {}]
    table = by_day("?*8", "?*8", decks=["Relic, ?*3", "?*9"], knowledge={"sighted": sighted})

    drawn = sample(table, H, 160, lambda world: deck(world, V).index("Relic"))

    assert set(drawn) >= {0, 1, 2, 3}
    assert min(drawn[place] for place in range(4)) > 20


@pytest.mark.clause("VE-232")
@pytest.mark.parametrize("observer", [V, H])
def test_ones_own_deck_has_known_contents_in_any_order(observer: int) -> None:
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
        lambda world: (
            frozenset(lying(world, H, at.HANDS)),
            lying(world, V, at.HANDS) == ["Relic"],
        ),
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

    drawn = sample(table, SPECTATOR, 60, lambda world: lying(world, V, at.HANDS)[0])
    world = Table(table.position.world(SPECTATOR, FastChance(1)))

    assert set(drawn) == {"Garlic", "Relic", "Claws"}
    knowledge = world.truth["knowledge"]
    assert isinstance(knowledge, dict)
    assert knowledge["sighted"][V] == {"opponent": {}, "spectators": {}}
