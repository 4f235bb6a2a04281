"""Chapter 15.2: a world agrees with all that a seat knows, and what it does not know is even."""

from collections import Counter
from collections.abc import Hashable
from itertools import combinations, permutations

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.chance import FastChance
from tests.games.chances import is_even
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.random_games import random_game, random_moves, seeds
from tests.games.vampire_empire.samples import city, innocents, sample, vampires
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
@pytest.mark.parametrize("trio", [["Lady", "Monk", "Cook"], ["Monk", "Bishop", "Butler"]])
def test_the_tokens_of_the_humans_may_be_any_two_of_the_six(trio: list[str], observer: int) -> None:
    table = given("Garlic", "Garlic", vampires=trio, revealed=trio)

    drawn = sample(table, observer, 300, innocents)

    pairs = combinations([name for name in EVERYBODY if name not in trio], 2)
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


@pytest.mark.clause("VE-234")
def test_nobody_imagines_half_a_line_of_somebody_else() -> None:
    seen = {"opponent": {"hand": "Candlestick, Dagger, Rosary"}, "spectators": {}}
    hands = [{"opponent": {}, "spectators": {}}, seen]
    table = by_day(
        "Garlic", "Candlestick, Dagger, Rosary", decision="step1", knowledge={"sighted": hands}
    )
    table.position.play(H, GAME.parse(table.position, H, "cellar Dagger"))

    for watcher in (V, SPECTATOR):
        with pytest.raises(ValueError, match="in the middle of seat 1's line"):
            table.position.world(watcher, FastChance(1))
    assert table.position.world(H, FastChance(1)).moves(H) == table.position.moves(H)
