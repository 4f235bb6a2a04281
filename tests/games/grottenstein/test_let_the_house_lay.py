"""The short form `arrange`: the house lays out what the vampire has not laid yet."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.lines import play_line
from tests.games.grottenstein.table import VAMPIRE, Table, begun


def laid(seed: int = 1, *before: str) -> Table:
    table = begun(seed=seed)
    table.plays(VAMPIRE, "; ".join([*before, "arrange"]))
    return table


@pytest.mark.clause("GR-23", "GR-26")
def test_one_word_lays_the_whole_cellar_and_both_locks() -> None:
    table = laid()

    assert table.slot == "red"
    assert len({table.truth["down"][f"C{number}"] for number in range(1, 13)}) == 12  # type: ignore[index]
    assert len(set(table.truth["locks"].values())) == 2  # type: ignore[attr-defined]


@pytest.mark.clause("GR-23")
def test_what_is_laid_already_stays() -> None:
    table = laid(1, "C12", "C11")

    assert [table.truth["down"][field] for field in ("C1", "C2")] == ["C12", "C11"]  # type: ignore[index]


def test_the_line_is_kept_as_its_single_moves() -> None:
    table = begun()

    moves = play_line(GAME, table.position, VAMPIRE, "arrange")

    assert len(moves) == 14


def test_asked_twice_it_is_the_same_and_it_takes_no_luck_from_the_match() -> None:
    one, other = laid(), laid()
    by_hand = begun()
    line = "; ".join(str(one.truth["down"][f"C{number}"]) for number in range(1, 13))  # type: ignore[index]
    by_hand.plays(VAMPIRE, f"{line}; {'; '.join(one.truth['locks'].values())}")  # type: ignore[attr-defined]

    assert one.truth == other.truth == by_hand.truth
    assert one.position.chance.word() == by_hand.position.chance.word()


def test_other_luck_lays_other_cards() -> None:
    arrangements = {str(laid(seed).truth["down"]) for seed in range(6)}

    assert len(arrangements) == 6


def test_it_is_offered_while_cards_are_to_be_laid_and_only_then() -> None:
    table = begun()
    assert table.decision().choices[-1].move == "arrange"

    table.begins("C08")
    assert table.decision().choices[-1].move == "arrange"
    table.begins(*table.answers())
    assert "arrange" not in [one.move for one in table.decision().choices]


@pytest.mark.parametrize("seat", range(1, 5))
def test_nobody_else_may_ask_for_it(seat: int) -> None:
    begun().refuses(seat, "arrange", "GR-23")


def test_later_it_is_not_a_move_at_all() -> None:
    assert not laid().may("arrange")
