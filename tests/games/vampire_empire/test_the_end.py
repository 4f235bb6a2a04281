"""When the game is over all tokens are turned: everybody is told and sees who the vampires were."""

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.scene import plain
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, given

EVERY_WATCHER = (SPECTATOR, V, H)


def last_turn() -> Table:
    """Two more words, and both are out of cards."""
    return given("Dagger", "-", decks=["-", "-"])


def over() -> Table:
    """A game that has ended by score, with nobody revealed."""
    table = last_turn()
    table.plays(V, "pass {Dagger}")
    return table


@pytest.mark.clause("VE-218")
def test_at_the_end_everybody_is_told_who_the_vampires_were() -> None:
    table = over()

    for watcher in EVERY_WATCHER:
        assert [key for key, _ in table.told(watcher)][-3:] == [
            "fact-wins-game", "fact-vampires-were", "fact-innocents-were",
        ]  # fmt: skip
        assert table.told_of("fact-vampires-were", watcher) == [
            {"characters": ["name-lady", "name-monk", "name-cook"]}
        ]
        assert table.told_of("fact-innocents-were", watcher) == [
            {"player": H, "characters": ["name-lord", "name-nun"]}
        ]


@pytest.mark.clause("VE-12", "VE-13", "VE-232")
def test_at_the_end_and_not_earlier_everybody_sees_all_tokens() -> None:
    before, table = last_turn(), over()

    assert before.sees(H, "tokens", V) == ["?", "?", "?"]
    for watcher in EVERY_WATCHER:
        assert table.sees(watcher, "tokens", V) == ["Lady", "Monk", "Cook"]
        assert table.sees(watcher, "tokens", H) == ["Lord", "Nun"]


def test_at_the_end_nothing_is_left_in_doubt() -> None:
    table = over()

    for watcher in EVERY_WATCHER:
        marks = {piece.face: piece.marks[0] for piece in table.pieces(watcher, "suspects")}
        numbers = {piece.face: piece.numbers for piece in table.pieces(watcher, "suspects")}
        assert [name for name in EVERYBODY if marks[name] == "revealed"] == ["Lady", "Monk", "Cook"]
        assert [name for name in EVERYBODY if numbers[name] == (1, 1)] == ["Lady", "Monk", "Cook"]
        assert set(marks.values()) == {"revealed", "proven"}
        assert table.sees(watcher, "trios") == ["Lady+Monk+Cook"]
        assert table.scene(watcher).counters["trios"] == 1


@pytest.mark.parametrize("watcher", EVERY_WATCHER)
def test_the_worlds_of_a_finished_game_have_its_tokens(watcher: int) -> None:
    table = over()

    for seed in range(8):
        world = Table(table.position.world(watcher, FastChance(seed)))
        assert world.entries("vampires") == ["Lady", "Monk", "Cook"]
        assert world.entries("innocents") == ["Lord", "Nun"]
        assert plain(world.scene(watcher)) == plain(table.scene(watcher))
