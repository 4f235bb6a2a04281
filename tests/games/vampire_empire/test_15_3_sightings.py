"""Chapter 15.2, number 5: a card that was seen is where it was, or where it may have gone since."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.kernel.chance import FastChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.editions import laid_over
from tests.games.vampire_empire.memory import CELLAR, DECK, HAND, SETS, ZONES, Memory
from tests.games.vampire_empire.random_games import random_game, random_moves, seeds
from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

TWO_PISTOLS = laid_over({"cards.pistol.human": 2, "cards.rapier.human": 0})


def seen(table: Table, owner: int, who: str = "opponent") -> dict[str, str]:
    """The cards of an owner that were seen, by the zones in which they may be."""
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    found: dict[str, str] = knowledge["sighted"][owner][who]
    return found


def in_step_1(hand: str, sighted: dict[str, str], **keys: object) -> Table:
    """H may discard; V has seen something."""
    knowledge = {"sighted": [{}, {"opponent": sighted}]}
    return by_day("Garlic", hand, decision="step1", knowledge=knowledge, **keys)


# --- seeing --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-177", "VE-232")
def test_bat_form_shows_the_hand_to_the_opponent_and_to_nobody_else() -> None:
    table = given("Bat Form, Garlic", "Relic, Garlic*2, Dagger", decision="window")
    table.plays(V, "play Bat Form; pay Garlic")
    table.plays(H, "decline")

    table.plays(V, "noble")

    assert seen(table, H) == {"hand": "Garlic*2, Relic"}
    assert seen(table, H, "spectators") == {}
    assert Counter(table.sees(V, "hand", H)) == cards("Garlic*2, Relic")
    assert table.sees(SPECTATOR, "hand", H) == ["?"] * 3


@pytest.mark.clause("VE-139", "VE-169")
def test_crypt_opening_shows_the_cellar_to_humans_and_the_taken_card_to_all() -> None:
    table = by_day(
        "Dagger",
        "Crypt Opening, Relic",
        decision="window",
        cellars=["Claws, Hound*2", "-"],
        decks=["?*9", "?*9"],
    )
    table.plays(H, "play Crypt Opening; pay Relic")

    table.plays(H, "pick Hound")

    assert seen(table, V) == {"cellar": "Hound, Claws"}
    assert seen(table, H) == seen(table, H, "spectators") == {"hand": "Hound"}
    assert seen(table, V, "spectators") == {}


@pytest.mark.clause("VE-164")
def test_what_goes_to_chapel_is_known_to_be_in_the_deck() -> None:
    table = by_day("Dagger", "Chapel, Relic", decision="window", moats=["-", "Garlic*2, Pistol"])

    table.plays(H, "*Chapel{Relic}: Garlic, Garlic, Pistol")

    for who in ("opponent", "spectators"):
        assert seen(table, H, who) == {"deck": "Garlic*2, Pistol"}


@pytest.mark.clause("VE-139", "VE-183")
def test_mist_form_shows_what_is_left_in_the_cellar_to_the_vampires_alone() -> None:
    table = given(
        "Mist Form, Garlic",
        "Dagger",
        decision="window",
        revealed=["Lady"],
        cellars=["-", "Relic, Chapel"],
        decks=["?*9", "?*9"],
    )
    table.plays(V, "play Mist Form; pay Garlic")
    table.plays(H, "decline")

    table.plays(V, "pick Relic")

    assert seen(table, H) == {"cellar": "Chapel"}
    assert seen(table, H, "spectators") == {}


@pytest.mark.clause("VE-177")
def test_a_hand_that_is_shown_tells_that_the_rest_is_elsewhere() -> None:
    sighted = {"hand+moat": "Relic", "hand+deck": "Dagger", "hand": "Pistol"}
    table = given(
        "Bat Form, Garlic",
        "Dagger, Pistol, Garlic",
        decision="window",
        moats=["-", "Relic"],
        knowledge={"sighted": [{}, {"opponent": sighted}]},
    )
    table.plays(V, "play Bat Form; pay Garlic")
    table.plays(H, "decline")

    table.plays(V, "vampire")

    assert seen(table, H) == {"hand": "Garlic, Dagger, Pistol", "moat": "Relic"}


# --- hidden moves --------------------------------------------------------------------------------


@pytest.mark.clause("VE-233", "VE-27")
@pytest.mark.parametrize(
    ("line", "zones"),
    [
        ("m[Garlic]", "hand+moat"),
        ("c[Garlic]", "hand+cellar"),
        ("c[Garlic] m[Relic]", "hand+cellar+moat"),
    ],
)
def test_after_a_hidden_discard_every_seen_card_may_be_the_one_that_went(
    line: str, zones: str
) -> None:
    table = in_step_1("Garlic, Relic, Pistol", {"hand": "Relic, Pistol"})

    table.plays(H, line)

    assert seen(table, H) == {zones: "Relic, Pistol"}


@pytest.mark.clause("VE-233")
@pytest.mark.parametrize("line", ["skip", "draw"])
def test_without_a_discard_nothing_leaves_the_hand(line: str) -> None:
    table = in_step_1("Garlic, Relic, Pistol", {"hand": "Relic, Pistol"})

    table.plays(H, line)

    assert seen(table, H) == {"hand": "Relic, Pistol"}


@pytest.mark.clause("VE-233")
def test_what_was_seen_going_into_the_deck_may_have_been_drawn() -> None:
    table = in_step_1("Garlic", {"deck": "Relic"}, decks=["?*9", "Relic, ?*20"])

    table.plays(H, "draw")

    assert seen(table, H) == {"hand+deck": "Relic"}


@pytest.mark.clause("VE-233", "VE-222")
def test_when_the_cellar_becomes_the_deck_what_was_in_it_is_in_the_deck_or_drawn() -> None:
    table = in_step_1(
        "Garlic*2, Dagger",
        {"cellar": "Relic", "deck": "Pistol"},
        decks=["?*9", "Pistol, Medallion"],
        cellars=["-", "Relic, ?*12"],
    )

    table.plays(H, "draw")

    assert seen(table, H) == {"hand": "Pistol", "hand+deck": "Relic"}


@pytest.mark.clause("VE-233", "VE-222")
def test_a_new_deck_that_nobody_has_drawn_from_holds_all_that_was_in_the_cellar() -> None:
    table = in_step_1(
        "Garlic*2, Dagger, Musket",
        {"cellar": "Relic"},
        decks=["?*9", "?*4"],
        cellars=["-", "Relic, ?*3"],
    )

    table.plays(H, "draw")

    assert seen(table, H) == {"deck": "Relic"}


@pytest.mark.clause("VE-233", "VE-79")
@pytest.mark.parametrize(
    ("hand", "line", "known"),
    [
        ("Relic, Garlic, Dagger", "pass {Garlic, Dagger}", {"hand+moat": "Garlic, Relic"}),
        ("Relic, Garlic", "pass {Garlic, Relic}", {"moat": "Garlic, Relic"}),
    ],
)
def test_who_has_no_card_left_has_them_all_in_the_moat(
    hand: str, line: str, known: dict[str, str]
) -> None:
    knowledge = {"sighted": [{}, {"opponent": {"hand": "Relic, Garlic"}}]}
    table = by_day("Dagger", hand, knowledge=knowledge)

    table.plays(H, line)

    assert seen(table, H) == known


# --- seen leaving --------------------------------------------------------------------------------


@pytest.mark.clause("VE-28")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"hand": "Pistol"}, {}),
        ({"hand+moat": "Pistol"}, {}),
        ({"moat": "Pistol"}, {"moat": "Pistol"}),
        ({"hand": "Pistol", "hand+moat": "Pistol"}, {"hand+moat": "Pistol"}),
        ({"hand+deck": "Pistol", "hand+moat": "Pistol"}, {"hand+deck+moat": "Pistol"}),
        ({"hand+moat": "Pistol*2"}, {"hand+moat": "Pistol"}),
        ({"hand": "Garlic"}, {"hand": "Garlic"}),
    ],
)
def test_a_card_that_is_played_is_no_longer_where_it_was_seen(
    before: dict[str, str], after: dict[str, str]
) -> None:
    table = by_day(
        "Dagger",
        "Garlic, Dagger*2, Pistol",
        moats=["-", "Pistol"],
        knowledge={"sighted": [{}, {"opponent": before}]},
        edition=TWO_PISTOLS,
    )

    table.plays(H, "Officer x Bishop a[Pistol]")

    assert seen(table, H) == after


@pytest.mark.clause("VE-28")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"hand": 2, "hand+moat": 1}, {"hand": 1, "hand+moat": 1}),
        ({"hand": 1, "hand+moat": 1, "hand+deck": 1}, {"hand+deck": 1, "hand+moat": 1}),
        ({"hand+moat": 2, "hand+deck+moat": 1}, {"hand+moat": 1, "hand+deck+moat": 1}),
        ({"hand": 1, "deck": 1, "moat": 1}, {"deck": 1, "moat": 1}),
    ],
)
def test_the_surest_sighting_is_the_one_that_is_gone(
    before: dict[str, int], after: dict[str, int]
) -> None:
    sighted = {zones: f"Holy Water 1*{count}" for zones, count in before.items()}
    places = "Holy Water 1" if len(before) == 3 and "deck" in before else "Holy Water 1*3"
    table = by_day(
        "Dagger",
        f"Garlic, {places}",
        revealed=["Lady"],
        moats=["-", "Holy Water 1" if places == "Holy Water 1" else "Relic"],
        knowledge={"sighted": [{}, {"opponent": sighted}]},
    )

    table.plays(H, "Officer x Lady a[Holy Water 1]")

    found = {zones: cards(written).total() for zones, written in seen(table, H).items()}
    assert found == after


@pytest.mark.clause("VE-164")
@pytest.mark.parametrize(
    ("shown", "left"),
    [("Pistol", {"moat": "Pistol"}), ("-", {})],
)
def test_of_two_copies_chapel_takes_the_one_that_lies_open(
    shown: str, left: dict[str, str]
) -> None:
    table = by_day(
        "Dagger",
        "Chapel, Relic",
        decision="window",
        moats=["-", "Pistol*2, Garlic"],
        knowledge={"moats": ["-", shown], "sighted": [{}, {"opponent": {"moat": "Pistol"}}]},
        edition=TWO_PISTOLS,
    )

    table.plays(H, "*Chapel{Relic}: Garlic, Relic, Pistol")

    assert seen(table, H) == {"deck": "Garlic, Relic, Pistol", **left}


# --- the independent bookkeeper ------------------------------------------------------------------


def implied(table: Table, owner: int, observer: int) -> dict[str, dict[int, int]]:
    """How many cards of a kind are in a set of zones at least, by what the position remembers."""
    found: dict[str, dict[int, int]] = {}
    for zones, written in seen(table, owner, "opponent" if observer >= 0 else "spectators").items():
        place = sum(ZONES[zone] for zone in zones.split("+"))
        for kind, count in cards(written).items():
            bounds = found.setdefault(kind, dict.fromkeys(SETS, 0))
            for wider in SETS:
                bounds[wider] += count if wider & place == place else 0
    return found


def agrees(table: Table, memory: Memory) -> None:
    """The bookkeeper and the game remember the same."""
    scene = table.scene(memory.observer)
    for owner, pile in memory.piles.items():
        counters = scene.seats[owner].counters
        assert pile.sizes[HAND] == counters["cards"]
        assert pile.sizes[DECK] == counters["deck-cards"]
        assert pile.sizes[CELLAR] == counters["cellar-cards"]
        if owner != memory.observer:
            known = {kind: bounds for kind, bounds in pile.least.items() if bounds}
            found = implied(table, owner, memory.observer)
            assert set(known) == set(found)
            for kind, bounds in known.items():
                assert {zones: bounds.get(zones, 0) for zones in SETS} == found[kind]
    trios = table.sees(memory.observer, "trios")
    if memory.observer != V:
        assert {frozenset(trio.split("+")) for trio in trios} == memory.trios()
    city = table.pieces(memory.observer, "city")
    placed = {piece.numbers[0]: piece.face for piece in city if "place" in piece.marks}
    assert placed == memory.places([piece.face for piece in city])
    assert {piece.face for piece in city if "top-pair" in piece.marks} == memory.pair


def fits(world: Table, memory: Memory) -> None:
    """Nothing in the world contradicts what the bookkeeper knows."""
    for owner, pile in memory.piles.items():
        lying = {zone: cards(str(world.entries(f"{name}s")[owner])) for name, zone in ZONES.items()}
        for kind, bounds in pile.least.items() if owner != memory.observer else ():
            for zones, least in bounds.items():
                there = sum(lying[zone][kind] for zone in ZONES.values() if zones & zone)
                open_there = shown_in_moat(world, owner)[kind] if zones & ZONES["moat"] else 0
                assert there - open_there >= least
    if memory.observer != V:
        assert frozenset(map(str, world.entries("vampires"))) in memory.trios()
    for place, name in memory.places(map(str, world.city)).items():
        assert world.city[place - 1] == name
    assert not memory.pair or set(world.city[:2]) == memory.pair


def shown_in_moat(table: Table, owner: int) -> Counter[str]:
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    return cards(knowledge["moats"][owner])


@pytest.mark.clause("VE-232", "VE-22", "VE-30", "VE-61", "VE-190")
@settings(max_examples=4)
@holds_for(seeds)
def test_memory_is_what_a_bookkeeper_of_the_facts_would_remember(seed: int) -> None:
    table = random_game(seed)
    memory = Memory(table, seed // 7 % 3 - 1)
    memory.hears(table.told(memory.observer), table.scene(SPECTATOR).seats[H].counters["cards"])

    for number, (seat, move) in enumerate(random_moves(table, seed)):
        table.begins(seat, move)
        if table.position.composing() < 0:
            hand = table.scene(memory.observer).seats[H].counters["cards"]
            memory.hears(table.told(memory.observer), hand)
            table.journal.facts.clear()
            agrees(table, memory)
        if table.position.composing() < 0 and number % 12 == 0:
            fits(table, memory)
            fits(Table(table.position.world(memory.observer, FastChance(number))), memory)
        if number > 200:
            break
