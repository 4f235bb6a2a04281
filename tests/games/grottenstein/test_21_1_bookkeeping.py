"""Chapter 21: what seats know is what follows from what they were told, whoever keeps the books.

The bookkeeper in `memory.py` follows the facts of one observer. The engine must know the same.
"""

import pytest
from hypothesis import example, settings
from hypothesis import given as holds_for

from gruft.kernel.chance import FastChance
from tests.games.grottenstein.adventures import adventure, told_line_by_line
from tests.games.grottenstein.laid import seat_counts, seeds
from tests.games.grottenstein.memory import PRINTED, Memory
from tests.games.grottenstein.samples import known_places, locks, piece, unknown_on
from tests.games.grottenstein.table import Table

LINES = 120


def memories(table: Table) -> dict[int, Memory]:
    return {observer: Memory(table, observer) for observer in range(-1, table.seats)}


@pytest.mark.clause("GR-36", "GR-40", "GR-121", "GR-226", "GR-227", "GR-228", "GR-229")
@pytest.mark.clause("GR-230", "GR-231", "GR-234")
@settings(max_examples=8)
@holds_for(seeds, seat_counts)
@example(seed=3, seats=5)
@example(seed=12, seats=4)
def test_a_seat_knows_the_cards_that_it_was_told_of_and_where_they_are(
    seed: int, seats: int
) -> None:
    table = adventure(seed, seats)
    books = memories(table)

    for later in told_line_by_line(table, seed, LINES):
        for observer, memory in books.items():
            memory.hears(later.told(observer))
            assert known_places(later.position, observer) == memory.known


@pytest.mark.clause("GR-226", "GR-96", "GR-99")
@settings(max_examples=8)
@holds_for(seeds, seat_counts)
@example(seed=11, seats=5)
def test_the_truth_is_always_among_what_can_have_happened(seed: int, seats: int) -> None:
    table = adventure(seed, seats)
    books = memories(table)

    for number, later in enumerate(told_line_by_line(table, seed, LINES)):
        for observer, memory in books.items():
            memory.hears(later.told(observer))
            for colour, sheet in memory.sheets.items() if number % 6 == 0 else ():
                hidden = unknown_on(later.position, observer, colour)
                assert sorted(sheet.unseen) == sorted(PRINTED[card].deck for card in hidden)
                assert sheet.can_hold(hidden)


@pytest.mark.clause("GR-21", "GR-36", "GR-40", "GR-96", "GR-99", "GR-116", "GR-232", "GR-233")
@settings(max_examples=8)
@holds_for(seeds, seat_counts)
@example(seed=7, seats=5)
def test_a_world_fits_everything_that_its_seat_was_told(seed: int, seats: int) -> None:
    table = adventure(seed, seats)
    books = memories(table)

    for number, later in enumerate(told_line_by_line(table, seed, LINES)):
        for observer, memory in books.items():
            memory.hears(later.told(observer))
            if number % 8 == (seed + observer) % 8:
                world = later.position.world(observer, FastChance(seed + number))
                assert known_places(world, observer) == memory.known
                assert locks(world) in memory.pairs()
                assert all(piece(world, name) == at for name, at in memory.pieces.items())
                fits_the_sheets(world_of=Table(world), observer=observer, memory=memory)


def fits_the_sheets(world_of: Table, observer: int, memory: Memory) -> None:
    """Once nobody could tell which of several cards was shown, the order of taking is lost."""
    for colour, sheet in memory.sheets.items():
        hidden = unknown_on(world_of.position, observer, colour)
        assert sorted(sheet.unseen) == sorted(PRINTED[card].deck for card in hidden)
        assert not any(PRINTED[card].kind == "trap" for card in hidden)
        assert all(PRINTED[card].border in ("none", colour) for card in hidden)
        assert sheet.can_hold(hidden) or not sheet.is_simple


@pytest.mark.clause("GR-20", "GR-233")
def test_the_bookkeeper_sees_games_in_which_much_happens() -> None:
    """Else it would prove nothing."""
    heard: set[str] = set()
    for seed in range(45):
        table = adventure(seed, 2 + seed % 4)
        for later in told_line_by_line(table, seed, LINES):
            heard |= {fact for fact, _ in later.told()}

    hidden = {"fact-keeps-hidden", "fact-looks-hidden", "fact-reveals-hidden"}
    shown = {"fact-puts", "fact-protects", "fact-rises", "fact-falls", "fact-takes"}
    assert hidden | shown | {"fact-wears", "fact-trap", "fact-trap-fails"} <= heard
    assert {"fact-key-fails", "fact-key-fits"} & heard
