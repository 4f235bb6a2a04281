"""In random actions every seat may do exactly what a second reading of the clauses allows."""

from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.kernel.edition import Edition
from tests.games.vampire_empire.editions import SHIPPED, laid_over
from tests.games.vampire_empire.naive import JUDGES, Printed, legal
from tests.games.vampire_empire.random_games import random_game, random_moves, seeds
from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, given

#: An owner's cards: other values, costs, colours and copies, and a water card of its own.
OWNED = laid_over(
    {
        "cards.garlic.value": 4,
        "cards.relic.value": 5,
        "cards.relic.types": ["clergy", "servant"],
        "cards.dagger.value": 2,
        "cards.raven.value": 3,
        "cards.silver_bullets.types": ["noble", "clergy"],
        "cards.crucifix.day": 0,
        "cards.crucifix.night": 3,
        "cards.claws.day": 3,
        "cards.claws.night": 0,
        "cards.spare_44.name": "Blessed Rain",
        "cards.spare_44.value": 6,
        "cards.spare_44.human": 2,
        "cards.sacrifice.human": 1,
        "cards.secret_passage.human": 1,
    }
)
#: What may have been left of a question; of these no more than two are in hand.
LOWER_WATER = ["Holy Water 1", "Holy Water 2", "Aspen Stake"]
FIGHTING_CARDS = {
    V: "Garlic Musket Candlestick Relic Dagger Pistol Rosary Raven Hound Black_Rooster"
    " Vampire_1 Vampire_2 Vampire_3 Claws",
    H: "Garlic Musket Candlestick Relic Dagger Pistol Medallion Statue_of_Saint Silver_Bullets"
    " Holy_Water_1 Holy_Water_3 Blessed_Rain Crucifix Sacrifice",
}


def agree(table: Table, printed: Printed) -> bool:
    """Both rules allow the same, if the other reading judges this decision."""
    allowed = legal(table.truth, printed)
    if allowed is not None:
        assert table.legal(table.turn) == allowed
    return allowed is not None


def some_cards(luck: Random, seat: int, copies: dict[str, int]) -> str:
    """Few cards or many, two of a kind among them; the other seat's never."""
    names = [name.replace("_", " ") for name in FIGHTING_CARDS[seat].split()]
    drawn = [
        name for name in names for _ in range(min(2, copies.get(name, 0))) if luck.random() < 0.35
    ]
    return ", ".join(sorted(drawn)) or "-"


def some_table(seed: int, edition: Edition, **keys: object) -> Table:
    """The action of a turn with random hands, characters, markers and revealed vampires."""
    luck = Random(seed)
    order = luck.sample(EVERYBODY, len(EVERYBODY))
    vampires = luck.sample(order, 3) if luck.random() < 0.5 else luck.sample(order[:4], 3)
    alive = luck.choice([9, 9, 9, 4, 3, 2])
    dead = order[alive:] if _both_sides_live(order[:alive], vampires) else []
    active = luck.choice([V, H])
    data: dict[str, object] = {
        "seed": seed,
        "edition": edition,
        "active": active,
        "turn": 3 + active,
        "castle": order[: min(3, 9 - len(dead))],
        "vampires": vampires,
        "innocents": [name for name in order if name not in vampires][:2],
        "revealed": _some_revealed(luck, order[:3], vampires, dead),
        "dead": dead,
        "markers": {name: _some_markers(luck) for name in order[:2]},
    }
    hands = [some_cards(luck, seat, _copies(seat, edition)) for seat in (V, H)]
    return given(*hands, **{**data, **keys})  # type: ignore[arg-type]


def some_find(seed: int, edition: Edition) -> Table:
    """H has just found the Lady in the castle, and may attack her."""
    luck = Random(seed)
    others = luck.sample(EVERYBODY[1:], 2)
    return some_table(
        seed,
        edition,
        decision="immediate",
        pending={"water": {"character": "Lady", "cards": luck.choice(LOWER_WATER)}},
        active=H,
        turn=4,
        castle=["Lady", *others],
        dead=[],
        vampires=["Lady", others[0], "Cook" if others[0] != "Cook" else "Maid"],
        innocents=[name for name in ("Nun", "Lord", "Monk", "Bishop") if name not in others][:2],
        revealed=["Lady", *others[: luck.randrange(2)]],
        markers={name: _some_markers(luck) for name in ("Lady", *others)},
    )


def _some_revealed(
    luck: Random, castle: list[str], vampires: list[str], dead: list[str]
) -> list[str]:
    """Every dead vampire, and some of the others, but never a castle full of them."""
    some = [name for name in vampires if name not in dead and luck.random() < 0.5]
    if set(castle) <= set(some):
        some.pop()
    return some + [name for name in vampires if name in dead]


def _both_sides_live(alive: list[str], vampires: list[str]) -> bool:
    return 0 < len([name for name in alive if name in vampires]) < len(alive)


def _copies(seat: int, edition: Edition) -> dict[str, int]:
    owner = "vampire" if seat == V else "human"
    printed = Printed(edition)
    return {card: printed.number(card, owner) for card in printed.order}


def _some_markers(luck: Random) -> dict[str, int]:
    return {side: luck.choice([0, 0, 1, 2, 4, 7]) for side in ("attack", "defence")}


def play_on(table: Table, seed: int, edition: Edition, most: int = 25) -> set[str]:
    """Compare at every move of an action; the decisions that came up."""
    printed = Printed(edition)
    met = set()
    for step, (seat, move) in enumerate(random_moves(table, seed)):
        if agree(table, printed):
            met.add(table.asked)
        if step == most:
            break
        table.begins(seat, move)
    return met


EDITIONS = pytest.mark.parametrize("edition", [SHIPPED, OWNED], ids=["shipped", "owned"])


@pytest.mark.clause("VE-55", "VE-62", "VE-63", "VE-83", "VE-85", "VE-87", "VE-88", "VE-89")
@pytest.mark.clause("VE-91", "VE-92", "VE-93", "VE-94", "VE-96", "VE-98", "VE-99", "VE-100")
@pytest.mark.clause("VE-101", "VE-109", "VE-134", "VE-240", "VE-241", "VE-247", "VE-248")
@EDITIONS
@settings(max_examples=25)
@holds_for(seeds)
def test_both_readings_agree_on_actions(edition: Edition, seed: int) -> None:
    play_on(some_table(seed, edition), seed, edition)


@pytest.mark.clause("VE-72", "VE-73", "VE-74", "VE-75", "VE-77", "VE-99", "VE-134", "VE-250")
@EDITIONS
@settings(max_examples=25)
@holds_for(seeds)
def test_both_readings_agree_on_immediate_attacks(edition: Edition, seed: int) -> None:
    play_on(some_find(seed, edition), seed, edition)


@pytest.mark.clause("VE-91", "VE-92", "VE-93", "VE-94", "VE-97", "VE-109", "VE-240", "VE-241")
@settings(max_examples=3)
@holds_for(seeds)
def test_both_readings_agree_in_random_games(seed: int) -> None:
    play_on(random_game(seed), seed, SHIPPED, most=150)


@pytest.mark.clause("VE-241", "VE-247", "VE-248", "VE-250")
def test_both_readings_agree_and_every_decision_of_an_action_comes_up() -> None:
    met: set[str] = set()

    for seed in range(25):
        met |= play_on(some_table(seed, SHIPPED), seed, SHIPPED)
        met |= play_on(some_find(seed, SHIPPED), seed, SHIPPED)

    assert met == set(JUDGES)
