"""Chapter 1: characters and their classes, the two decks, types, values, costs and markers."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import (
    EVERYBODY,
    H,
    Table,
    V,
    begun,
    by_day,
    cards,
    given,
)

OBSERVERS = [SPECTATOR, V, H]
CLASSES = {
    "noble": ["Lady", "Lord", "Officer"],
    "clergy": ["Monk", "Nun", "Bishop"],
    "servant": ["Maid", "Cook", "Butler"],
}
TYPES = {"noble", "clergy", "servant", "red", "holy-water", "support"}
BOTH_DECKS = (
    "Garlic*2, Pitchfork, Musket, Candlestick*2, Holy Bible, Relic, Dagger*2, Rapier, Pistol,"
    "Rosary, Hunting Knife, Medallion"
)
DECKS = {
    V: cards(
        f"{BOTH_DECKS}, Raven*2, Hound*2, Black Rooster*2, Vampire 1*2, Vampire 2*2, Vampire 3*2,"
        "Bat Form, Mist Form, Hypnosis, Regeneration*2, Coffin, Kitchen Boy, Lady-in-Waiting,"
        "Organist, Claws*2, I'm Not a Vampire*2"
    ),
    H: cards(
        f"{BOTH_DECKS}, Statue of Saint*2, Silver Bullets*2, Aspen Stake*2, Holy Water 1*3,"
        "Holy Water 2*2, Holy Water 3, Secret Journey, Secret Passage*2, Chapel, Herbalist,"
        "Crypt Opening, Ostler, Squire, Novice, Crucifix*2, Sacrifice*2"
    ),
}
SUPPORT = cards(
    "Secret Journey, Secret Passage, Chapel, Herbalist, Crypt Opening, Ostler, Squire, Novice,"
    "Crucifix, Sacrifice, Bat Form, Mist Form, Hypnosis, Regeneration, Coffin, Kitchen Boy,"
    "Lady-in-Waiting, Organist, Claws, I'm Not a Vampire"
)
ONE_OF_EACH_CLASS = ["Lady", "Monk", "Cook"]


def class_seen(table: Table, observer: int, character: str) -> set[str]:
    """The classes that a character shows to an observer, wherever it is."""
    zones = [zone for zone in table.scene(observer).zones if zone.name in ("castle", "city")]
    (piece,) = [one for zone in zones for one in zone.pieces if one.face == character]
    return set(piece.marks) & CLASSES.keys()


def attackers(table: Table) -> set[str]:
    """Everybody whom the seat to act may lead into a combat."""
    table.begins(table.turn, "combat")
    return set(table.legal(table.turn))


# --- characters ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-1")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_there_are_nine_characters_three_of_each_class(observer: int) -> None:
    table = begun()

    seen = table.sees(observer, "castle") + table.sees(observer, "city")

    assert sorted(seen) == sorted(name for names in CLASSES.values() for name in names)
    for its_class, names in CLASSES.items():
        assert [class_seen(table, observer, name) for name in names] == [{its_class}] * 3


@pytest.mark.clause("VE-1")
@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize(
    ("card", "its_class"), [("Dagger", "noble"), ("Candlestick", "clergy"), ("Garlic", "servant")]
)
def test_a_card_of_a_class_fights_for_the_three_characters_of_it(
    name: str, card: str, its_class: str
) -> None:
    others = [one for one in EVERYBODY if one != name][:2]
    table = given(f"{card}, Claws*2", castle=[name, *others])

    fights = table.allows(V, f"{name} x {others[0]} a[{card}]")

    assert fights == (name in CLASSES[its_class])


@pytest.mark.clause("VE-2")
@pytest.mark.parametrize(
    ("vampire", "fitting", "others"),
    [
        ("Lady", "Dagger", ["Candlestick", "Garlic"]),
        ("Monk", "Candlestick", ["Dagger", "Garlic"]),
        ("Cook", "Garlic", ["Dagger", "Candlestick"]),
    ],
)
def test_a_revealed_vampire_keeps_its_class(vampire: str, fitting: str, others: list[str]) -> None:
    castle = [vampire, "Officer", "Butler"]
    table = given("Dagger, Candlestick, Garlic", castle=castle, revealed=[vampire])

    assert all(class_seen(table, one, vampire) & CLASSES.keys() for one in OBSERVERS)
    assert table.allows(V, f"{vampire} x Officer a[{fitting}]")
    for card in others:
        table.refuses(V, f"{vampire} x Officer a[{card}]", "VE-91")


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.clause("VE-3")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize("seed", range(3))
def test_each_seat_has_a_deck_of_its_own_of_40_cards(seat: int, seed: int) -> None:
    table = begun(seed=seed)

    everything = table.hand(seat) + Counter(table.deck(seat))

    assert everything == DECKS[seat]
    assert everything.total() == 40


@pytest.mark.clause("VE-4")
@pytest.mark.parametrize("seat", [V, H])
def test_every_card_has_one_or_two_of_six_types(seat: int) -> None:
    table = begun()

    shown = table.pieces(seat, "hand", seat) + table.pieces(seat, "deck", seat)

    assert all(1 <= len(set(piece.marks) & TYPES) <= 2 for piece in shown)
    found = set().union(*(set(piece.marks) & TYPES for piece in shown))
    assert found == TYPES - {"holy-water" if seat == V else "red"}


@pytest.mark.clause("VE-5")
@pytest.mark.parametrize("name", sorted((DECKS[V] | DECKS[H]).keys() - {"Chapel", "Crypt Opening"}))
def test_chapel_finds_the_cards_with_a_class_or_red_and_no_others(name: str) -> None:
    """Cards of the vampire deck come into H's moat after a Crypt Opening."""
    table = by_day(
        "-",
        "Chapel, Sacrifice",
        decision="window",
        moats=["-", f"{name}, Crypt Opening"],
        knowledge={"moats": ["-", "Crypt Opening"]},
    )

    others = {"Holy Water 1", "Holy Water 2", "Holy Water 3", *SUPPORT}
    assert ("play Chapel" in table.legal(H)) == (name not in others)


@pytest.mark.clause("VE-6")
@pytest.mark.parametrize(
    ("card", "fighters"),
    [
        ("Rosary", {"Monk", "Cook"}),
        ("Hunting Knife", {"Lady", "Cook"}),
        ("Medallion", {"Lady", "Monk"}),
        ("Raven", {"Monk"}),
        ("Hound", {"Lady"}),
        ("Black Rooster", {"Cook"}),
    ],
)
def test_a_two_coloured_card_fights_for_both_of_its_classes(card: str, fighters: set[str]) -> None:
    table = given(card, castle=ONE_OF_EACH_CLASS)

    assert attackers(table) == fighters


@pytest.mark.clause("VE-6")
@pytest.mark.parametrize("card", ["Raven", "Hound", "Black Rooster"])
@pytest.mark.parametrize("vampire", ONE_OF_EACH_CLASS)
def test_a_red_card_with_a_class_is_also_red(card: str, vampire: str) -> None:
    table = given(f"{card}, Vampire 1*2", castle=ONE_OF_EACH_CLASS, revealed=[vampire])

    assert table.allows(V, f"hide {vampire} [{card}, Vampire 1*2]")
    target = next(name for name in ONE_OF_EACH_CLASS if name != vampire)
    assert table.allows(V, f"{vampire} x {target} a[{card}]")


@pytest.mark.clause("VE-6")
@pytest.mark.parametrize(
    ("card", "fighter"),
    [("Statue of Saint", "Monk"), ("Silver Bullets", "Lady"), ("Aspen Stake", "Cook")],
)
def test_a_water_card_with_a_class_is_also_water(card: str, fighter: str) -> None:
    table = by_day("-", f"{card}, Holy Water 1", castle=ONE_OF_EACH_CLASS)

    assert table.allows(H, f"water Lady [{card}, Holy Water 1]")
    assert attackers(table) == {fighter}


@pytest.mark.clause("VE-6")
@pytest.mark.parametrize("card", ["Statue of Saint", "Silver Bullets", "Aspen Stake"])
def test_a_water_card_with_a_class_fights_for_everybody_against_a_revealed_vampire(
    card: str,
) -> None:
    table = by_day("-", card, castle=["Lady", "Bishop", "Butler"], revealed=["Lady"])

    assert attackers(table) == {"Bishop", "Butler"}


@pytest.mark.clause("VE-7")
@pytest.mark.parametrize(("defence", "enough"), [(1, True), (2, False), (3, False)])
def test_a_red_card_of_its_own_class_counts_once(defence: int, enough: bool) -> None:
    table = given("Hound", revealed=["Lady"], markers={"Bishop": {"attack": 0, "defence": defence}})

    assert table.allows(V, "Lady x Bishop a[Hound]") == enough


@pytest.mark.clause("VE-7")
def test_a_water_card_of_its_own_class_counts_once() -> None:
    table = by_day("Vampire 1", "Statue of Saint", revealed=["Lady"])

    table.plays(H, "Bishop x Lady a[Statue of Saint]")

    assert table.scene(V).counters["attack"] == 2


@pytest.mark.clause("VE-8")
@pytest.mark.parametrize("seat", [V, H])
def test_every_support_card_shows_a_day_cost_and_a_night_cost(seat: int) -> None:
    table = begun()

    shown = table.pieces(seat, "hand", seat) + table.pieces(seat, "deck", seat)

    for piece in shown:
        if piece.face in SUPPORT:
            assert len(piece.numbers) == 2 + (piece.face in ("Crucifix", "Claws"))
            assert all(0 <= cost <= 2 for cost in piece.numbers[:2])
        else:
            assert len(piece.numbers) == 1


@pytest.mark.clause("VE-8")
@pytest.mark.parametrize(("active", "payment"), [(H, "{}"), (V, "{Garlic}")])
def test_the_cost_by_day_may_be_another_than_by_night(active: int, payment: str) -> None:
    table = given(
        "-", "Novice, Garlic", active=active, turn=4, decision="window", pending={"asked": H}
    )

    table.plays(H, f"*Novice{payment}: Bishop attack")

    assert table.hand(H).total() == (1 if active == H else 0)


# --- markers -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-9")
@pytest.mark.parametrize(("character", "value"), [("Bishop", 1), ("Nun", 2), ("Monk", 1)])
@pytest.mark.parametrize("side", ["attack", "defence"])
def test_a_marker_has_a_side_and_a_value_of_1_or_2(character: str, value: int, side: str) -> None:
    table = by_day("-", "Novice, Garlic", decision="window", castle=["Bishop", "Nun", "Monk"])

    table.begins(H, "play Novice", character)
    assert table.legal(H) == ["attack", "defence"]
    table.begins(H, side)

    assert table.markers(character) == {side: value}


@pytest.mark.clause("VE-10")
def test_there_is_always_one_more_marker() -> None:
    markers = {name: {"attack": 9, "defence": 9} for name in ("Lady", "Bishop", "Officer")}
    table = by_day("-", "Novice, Garlic", decision="window", markers=markers)

    table.plays(H, "*Novice: Bishop attack")

    assert table.markers("Bishop") == {"attack": 10, "defence": 9}
    assert table.markers("Lady") == {"attack": 9, "defence": 9}
