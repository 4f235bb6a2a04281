"""Random play to the end, in one loop."""

from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import FastChance
from gruft.kernel.playout import play_randomly
from tests.kernel.bells import LOUDLY, REST, A, C, everything, tower
from tests.kernel.luck import ToldChoices, unevenness


@given(st.integers(0, 10**6), st.integers(2, 4), st.integers(1, 9))
def test_random_play_ends_and_counts_its_moves(seed: int, seats: int, turns: int) -> None:
    table = tower(seats, turns)

    played = play_randomly(table, FastChance(seed))

    rung = len(table.rung)
    assert table.is_over()
    assert played == 2 * rung + (turns - rung)


def test_the_same_luck_plays_the_same_game() -> None:
    one, two = tower(turns=9), tower(turns=9)

    play_randomly(one, FastChance(11))
    play_randomly(two, FastChance(11))

    assert everything(one) == everything(two)


def test_every_move_is_drawn_among_all_legal_ones() -> None:
    """A turn is one of four moves, then of two unless it was a rest."""
    table = tower(turns=3)
    choices = ToldChoices([0, 1, 3, 2, 1])

    assert play_randomly(table, choices) == 5

    assert choices.bounds == [4, 2, 4, 4, 2]
    assert [entry[:3] for entry in table.rung] == [(0, A, LOUDLY), (0, C, LOUDLY)]


def test_moves_are_drawn_evenly() -> None:
    luck = FastChance(3)
    ropes = []
    for _ in range(1000):
        table = tower(turns=1)
        play_randomly(table, luck)
        ropes.append(table.rung[0][1] if table.rung else REST)

    assert unevenness(ropes, 4) < 16.27  # p = 0.001 with 3 degrees


def test_luck_that_chooses_moves_is_not_the_luck_of_the_rules() -> None:
    table = tower(turns=1, seed=5)
    echo = table.chance.clone().die(6)

    play_randomly(table, ToldChoices([0, 0]))

    assert table.rung[0][3] == echo


def test_a_finished_game_is_left_alone() -> None:
    table = tower(turns=1)
    table.play(0, REST)

    assert play_randomly(table, ToldChoices([])) == 0
