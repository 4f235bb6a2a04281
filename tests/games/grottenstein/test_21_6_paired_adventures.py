"""Chapter 21: two games in which a seat was told the same look the same to it, whatever is hidden.

The kit pairs games of random play, in which few cards are found. Here both games are adventures:
the other one is a world of the watcher, in which the others choose for themselves.
"""

from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import example, settings
from hypothesis import given as holds_for

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.kernel.chance import FastChance
from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused
from gruft.testing.keeping import told_to
from gruft.testing.perception import first_difference, perceive
from gruft.testing.plants import CopiesMemories
from tests.games.grottenstein.adventures import OTHER_READINGS, adventure, plays_a_line
from tests.games.grottenstein.laid import seat_counts, seeds
from tests.games.grottenstein.memory import HUNTERS
from tests.games.grottenstein.table import VAMPIRE, Table, given
from tests.games.tables import SPECTATOR

LINES = 60
EVERY = 4  # a comparison takes long


@dataclass
class Pair:
    """A game, and another one that the watcher takes for it."""

    game: Grottenstein
    watcher: int
    luck: Random
    other: Grottenstein = field(init=False)
    followed: int = 0

    def __post_init__(self) -> None:
        self.imagine()

    def imagine(self) -> None:
        self.other = self.game.world(self.watcher, self._chance())
        self.followed = 0

    def _chance(self) -> FastChance:
        return FastChance(self.luck.getrandbits(40))

    def goes_on(self) -> None:
        """One line in both games; where the watcher would notice, another world is imagined."""
        seat, before = self.game.to_act()[0], self.game.clone()
        moves = plays_a_line(self.game, self.luck)
        assert self.game.journal is not None
        told = told_to(self.game.journal, self.watcher)
        for attempt in range(4):
            after = self.other.clone()
            after.chance = before.chance.clone() if attempt == 3 else self._chance()
            chosen = None if attempt < 2 and seat != self.watcher else moves
            if plays_a_line(after, self.luck, chosen) and after.composing() < 0:
                assert after.journal is not None
                if told_to(after.journal, self.watcher) == told:
                    self.other, self.followed = after, self.followed + 1
                    return
        self.imagine()

    def difference(self, salt: int) -> str:
        here, there = (perceive(GAME, one, self.watcher, salt) for one in (self.game, self.other))
        return first_difference(here, there)


@pytest.mark.clause("GR-226", "GR-229", "GR-230", "GR-231", "GR-232", "GR-233", "GR-234", "GR-40")
@settings(max_examples=3)
@holds_for(seeds, seat_counts)
@example(seed=3, seats=5)
@example(seed=10, seats=3)
def test_a_seat_that_was_told_the_same_cannot_tell_two_games_apart(seed: int, seats: int) -> None:
    stay_alike(Pair(adventure(seed, seats).position, seed // 2 % (seats + 1) - 1, Random(seed)))


@pytest.mark.clause("GR-24", "GR-110", "GR-229", "GR-230")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("seed", [2, 3])
def test_nor_can_it_with_every_other_reading(seed: int, watcher: int) -> None:
    stay_alike(Pair(adventure(seed, 2, options=OTHER_READINGS).position, watcher, Random(seed)))


def stay_alike(pair: Pair) -> None:
    """Whatever happens in both games, the watcher sees the same."""
    for number in range(LINES):
        if pair.game.is_over():
            break
        pair.goes_on()
        if number % EVERY == 0:
            assert pair.difference(number) == ""


@pytest.mark.clause("GR-230")
def test_the_paired_games_are_long_and_differ_on_sheets() -> None:
    """Else they would prove nothing."""
    longest, differed = 0, 0
    for seed in range(10):
        pair = Pair(adventure(seed, 5).position, seed % 5, Random(seed))
        for _ in range(LINES):
            if not pair.game.is_over():
                pair.goes_on()
            longest = max(longest, pair.followed)
            differed += any(
                pair.game.holds(figure, card) != pair.other.holds(figure, card)
                for figure in range(len(HUNTERS))
                for card in range(36)
            )

    assert longest > 30
    assert differed > 30


@pytest.mark.clause("GR-40", "GR-234")
def test_a_sampler_that_copied_the_memories_of_others_would_be_found() -> None:
    """Hunters have looked at G7; which card they saw is not the vampire's to know."""
    tables = []
    for seen, unseen in (("Sword", "Hammer"), ("Hammer", "Sword")):
        table = given(holds={"red": "Plan"}, down={"G7": seen, "U1": unseen})
        table.does("stay", "use plan G7")
        tables.append(table)
    plant = CopiesMemories(GAME)

    honest = [written_world(table, GAME) for table in tables]
    planted = [written_world(table, plant) for table in tables]

    assert honest[0] == honest[1]
    assert planted[0] != planted[1]


def written_world(table: Table, sampler: Game) -> object:
    """A world of the vampire, or why there is none."""
    try:
        if isinstance(sampler, CopiesMemories):
            return GAME.to_json(sampler.world(table.position, VAMPIRE, FastChance(5)))
        return GAME.to_json(table.position.world(VAMPIRE, FastChance(5)))
    except Refused as reason:
        return str(reason)
