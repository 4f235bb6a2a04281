"""Planted leaks are found in every game, Vampire Queen included; a plant without effect says so."""

from dataclasses import replace
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_queen.game import GAME as VAMPIRE_QUEEN
from gruft.games.vampire_queen.knowledge.worlds import spread_out
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.scene import Scene, Zone
from gruft.testing import plants
from gruft.testing.conformance import check_named
from gruft.testing.keeping import some_move
from gruft.testing.matches import Match, Trial, coming_luck, written
from gruft.testing.plants import (
    CopiesMemories,
    Plant,
    ShowsOnePieceTooMany,
    ShufflesTheTruth,
    find_leak,
)
from gruft.testing.tiny import TINY
from gruft.testing.wrapped import WrappedGame
from tests.testing.sabotage import caught


def trial(game: Game) -> Trial:
    return Trial("plants", game, game.seat_counts[-1], 0)


@pytest.mark.parametrize("plant", [ShufflesTheTruth, CopiesMemories, ShowsOnePieceTooMany])
@pytest.mark.parametrize("game", list(TINY.values()), ids=list(TINY))
def test_a_leak_planted_into_a_tiny_game_is_found(game: Game, plant: type[Plant]) -> None:
    assert find_leak(plant(game), trial(game))


@pytest.mark.parametrize("game", list(TINY.values()), ids=list(TINY))
def test_without_a_leak_nothing_is_found(game: Game) -> None:
    plant = Plant(game)

    assert find_leak(plant, trial(game)) == ""
    assert plant.changed == 0


def test_a_plant_that_is_not_found_is_reported() -> None:
    class Blind(Plant):
        def scene(self, position: Position, seat: int) -> Scene:
            self.changed += 1
            return super().scene(position, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plants, "PLANTS", (Blind,))
        patch.setattr(plants, "PATIENCE", 3)
        found = caught("plants", TINY["turncoat"])

    assert "the planted leak Blind changed" in found


# ---- Vampire Queen's own ----


class InTrueOrder(Chance):
    """Puts the pieces back as they truly lie before it shuffles them."""

    def __init__(self, luck: Chance, lying: list[int]) -> None:
        self._luck = luck
        self._lying = lying

    def word(self) -> int:
        return self._luck.word()

    def shuffle(self, pieces: vec[i64], deck: str) -> None:
        assert sorted(pieces) == sorted(self._lying)
        for place, piece in enumerate(self._luck.shuffled(self._lying, deck)):
            pieces[place] = piece


class ShufflesInPlace(Plant):
    """Shuffles the unseen cards hand by hand as they lie, instead of sorting them first."""

    def world(self, position: Position, seat: int, chance: Chance) -> Position:
        honest = position.world(seat, chance.clone())
        truth = cast(VampireQueen, position)
        unseen = [
            (truth.hand(other) & c.VAMPIRE_BITS) - truth.known(other)
            for other in range(int(truth.seats))
            if other != seat
        ]
        lying = [kind for cards in (*unseen, truth.words[at.UNDEALT]) for kind in spread_out(cards)]
        planted = position.world(seat, InTrueOrder(chance, lying))
        self.noted(written(self.inner, honest), written(self.inner, planted))
        return planted


class ShowsAHiddenCard(Plant):
    """Adds the lowest card of the next hand to what everybody sees."""

    def scene(self, position: Position, seat: int) -> Scene:
        honest = super().scene(position, seat)
        owner = (seat + 1) % int(position.seats)
        hand = super().scene(position, owner).zones[owner].pieces
        self.changed += bool(hand)
        return replace(honest, zones=(*honest.zones, Zone("crypt", "pile", -1, hand[:1])))


@pytest.mark.parametrize("plant", [ShufflesInPlace, ShowsAHiddenCard, ShufflesTheTruth])
def test_a_leak_planted_into_vampire_queen_is_found(plant: type[Plant]) -> None:
    assert "can tell two games apart" in find_leak(
        plant(VAMPIRE_QUEEN), Trial("plants", VAMPIRE_QUEEN, 3, 0)
    )


def test_vampire_queen_has_no_memory_to_copy() -> None:
    """VQ-129: there is no private knowledge but one's own hand."""
    plant = CopiesMemories(VAMPIRE_QUEEN)

    assert find_leak(plant, Trial("plants", VAMPIRE_QUEEN, 3, 0)) == ""
    assert plant.changed == 0


# ---- the wrapping itself ----


@pytest.mark.parametrize("game", [*TINY.values(), VAMPIRE_QUEEN], ids=[*TINY, "vampire_queen"])
def test_a_wrapped_game_conforms_as_the_inner_one_does(game: Game) -> None:
    for name in ("ends", "clones", "json", "replay"):
        assert check_named(name).run(WrappedGame(game), game.seat_counts[0], games=1)


def test_a_wrapped_position_follows_the_luck_it_is_given() -> None:
    match = Match(Trial("luck", WrappedGame(VAMPIRE_QUEEN), 3, 0))
    one, two = match.position.clone(), match.position.clone()
    one.chance = FastChance(5)
    two.chance = FastChance(5)

    random = match.trial.random("moves")
    while not one.is_over():
        seat, move = some_move(one, random)
        one.play(seat, move)
        two.play(seat, move)

    assert written(match.game, one) == written(match.game, two)
    assert coming_luck(one) == coming_luck(two)
