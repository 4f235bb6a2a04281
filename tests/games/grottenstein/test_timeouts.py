"""What is done for a seat that does not answer: as little as the rules allow."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.lines import default_line, unanswered_line, write_line
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import Table, begun, given


def done_for(table: Table) -> str:
    line = default_line(GAME, table.position, table.turn)
    return write_line(GAME, table.position, line, table.turn)


@pytest.mark.clause("GR-44")
@pytest.mark.parametrize(
    ("moment", "line"),
    [
        ("rising", "servant mine"),
        ("first", "stay"),
        ("vampire-first", "stay"),
        ("destination", "Gg11"),
        ("action", "end"),
        ("revealed", "leave"),
        ("vampire-action", "end"),
        ("ending", "end"),
        ("taking-more", "end"),
    ],
)
def test_who_does_not_answer_stays_leaves_and_ends(moment: str, line: str) -> None:
    assert done_for(MOMENTS[moment]()) == line


@pytest.mark.clause("GR-50")
def test_who_has_thrown_and_does_not_answer_takes_no_step() -> None:
    table = given(slot="vampire", vampire="Gj7", thrown=12, decision="destination")

    table.is_harmless()

    assert table.at("vampire") == "Gj7"


@pytest.mark.clause("GR-82")
def test_a_duty_is_done_even_so() -> None:
    assert done_for(given(red="Gh3", decision="action")) == "reveal"


@pytest.mark.clause("GR-23", "GR-26")
def test_the_whole_arrangement_is_made_for_a_vampire_who_does_not_answer() -> None:
    table = MOMENTS["placing"]()

    moves = done_for(table).split("; ")

    assert len(moves) == 12  # two cards were laid already
    table.does("; ".join(moves))
    assert table.asked == "first"


def drawn_for(table: Table, luck: int) -> str:
    return unanswered_line(GAME, table.position, table.turn, FastChance(luck))


@pytest.mark.clause("GR-23", "GR-26")
def test_nobody_can_know_the_arrangement_of_a_vampire_who_did_not_answer() -> None:
    lines = {drawn_for(begun(), luck) for luck in range(20)}

    assert len(lines) == 20
    assert {len(line.split("; ")) for line in lines} == {14}


@pytest.mark.clause("GR-20")
def test_an_arrangement_that_was_drawn_says_nothing_about_the_wardrobe() -> None:
    assert len({drawn_for(begun(seed=seed), luck=3) for seed in range(8)}) == 1


@pytest.mark.clause("GR-44")
@pytest.mark.parametrize("moment", ["first", "vampire-first", "action", "revealed", "taking-more"])
def test_everything_else_that_is_not_answered_is_left_to_no_lot(moment: str) -> None:
    table = MOMENTS[moment]()

    assert {drawn_for(table, luck) for luck in range(4)} == {done_for(table)}
