"""Planted leaks are found in every game, Vampire Queen included; a plant without effect says so."""

from typing import cast

import pytest

from gruft.games.vampire_queen.cards import VAMPIRE_BITS
from gruft.games.vampire_queen.game import GAME as VAMPIRE_QUEEN
from gruft.games.vampire_queen.knowledge import spread_out
from gruft.games.vampire_queen.position import VampireQueen
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.scene import Piece, Scene, Zone
from gruft.testing.conformance import check_named
from gruft.testing.keeping import some_move
from gruft.testing.matches import Match, Trial, coming_luck, written
from gruft.testing.plants import (
    ChanceOverTruth,
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

    from gruft.testing import plants

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plants, "PLANTS", (Blind,))
        patch.setattr(plants, "PATIENCE", 3)
        found = caught("plants", TINY["turncoat"])

    assert "the planted leak Blind changed" in found


# ---- Vampire Queen's own ----


class ShufflesInPlace(Plant):
    """Deals the others' cards anew in the order in which they truly lie."""

    def world(self, position: Position, seat: int, chance: Chance) -> Position:
        honest = cast(VampireQueen, position.world(seat, chance.clone()))
        truth = cast(VampireQueen, position)
        hidden = [one for one in range(int(truth.seats)) if one != seat]
        lying = [kind for one in hidden for kind in spread_out(truth.hand(one) & VAMPIRE_BITS)]
        planted = position.world(seat, ChanceOverTruth(chance, sum(place * kind for place, kind in enumerate(lying))))
        self.noted(written(self.inner, honest), written(self.inner, planted))
        return planted


class ShowsAHiddenCard(Plant):
    """Adds the lowest vampire of the next hand to everybody's crypt."""

    def scene(self, position: Position, seat: int) -> Scene:
        from dataclasses import replace

        honest = super().scene(position, seat)
        owner = (seat + 1) % int(position.seats)
        cards = [piece for piece in super().scene(position, owner).zones[owner].pieces]
        shown = Zone("crypt", "pile", -1, (Piece("vampire", cards[0].face),)) if cards else None
        self.changed += shown is not None
        return replace(honest, zones=(*honest.zones, *([shown] if shown else [])))


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
