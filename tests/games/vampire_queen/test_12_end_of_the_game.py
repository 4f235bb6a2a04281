"""Chapter 12: the end of the game, and who wins."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.vampire_queen.playouts import fresh, rounds, seat_counts, seeds
from tests.games.vampire_queen.table import DEALT, Table, given


def finished(scores: list[int]) -> Table:
    """A game over three seats whose last phase ends with these points before it."""
    table = given(["6", "3 10 Q", "S15 S20"], phase=5, scores=scores)
    table.round("6", "pass", "pass")
    return table


@pytest.mark.clause("VQ-113")
def test_the_game_ends_right_after_the_scoring_of_the_last_phase() -> None:
    table = finished([40, 0, 0])

    assert table.position.is_over()
    assert table.position.to_act() == []
    assert table.phase == 5
    assert table.scores == [40, 27, 35]
    outcome = table.position.outcome()
    assert (outcome.cause, outcome.clause) == ("end-last-phase", "VQ-113")


@pytest.mark.clause("VQ-113")
def test_no_cards_are_dealt_after_the_last_phase() -> None:
    table = finished([0, 0, 0])

    assert table.hands == ["-", "3 10 Q", "S15 S20"]
    assert table.told_of("fact-phase-begins") == []
    assert table.on_the_table == {}


@pytest.mark.clause("VQ-113")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_every_further_action_is_refused(seat: int) -> None:
    table = finished([0, 0, 0])

    for move in ("pass", "3", "S20", "3 Q"):
        table.refuses(seat, move, "VQ-113", "refusal-game-over")

    assert table.legal(seat) == []
    assert not table.position.is_legal(seat, 0)
    assert table.scene(seat).decision is None
    assert table.position.decision(seat) == "decision-wait"


@pytest.mark.clause("VQ-113")
def test_before_the_last_phase_the_game_goes_on() -> None:
    table = given(["6", "3 10 Q", "S15 S20"], phase=4)

    table.round("6", "pass", "pass")

    assert not table.position.is_over()
    assert table.phase == 5


@pytest.mark.clause("VQ-114")
@pytest.mark.parametrize(
    ("scores", "winner"), [([0, 0, 0], 0), ([30, 0, 0], 1), ([100, 80, 60], 2), ([26, 0, 0], 0)]
)
def test_the_seat_with_the_lowest_total_wins(scores: list[int], winner: int) -> None:
    """The last phase adds 0, 27 and 35 points."""
    table = finished(scores)

    assert table.position.outcome().winners == [winner]
    (told,) = table.told_of("fact-wins-game")
    assert told == {"player": winner, "total": min(table.scores)}


@pytest.mark.clause("VQ-115")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [([27, 0, 0], [0, 1]), ([35, 8, 0], [0, 1, 2]), ([90, 8, 0], [1, 2]), ([35, 20, 0], [0, 2])],
)
def test_all_who_share_the_lowest_total_win(scores: list[int], winners: list[int]) -> None:
    table = finished(scores)

    assert table.position.outcome().winners == winners
    assert [told["player"] for told in table.told_of("fact-wins-game")] == winners


@pytest.mark.clause("VQ-113", "VQ-114")
def test_everybody_is_shown_the_outcome_only_when_the_game_is_over() -> None:
    assert given(["6", "3 10 Q", "S15 S20"]).scene(0).outcome is None

    outcome = finished([0, 0, 0]).scene(-1).outcome

    assert outcome is not None
    assert outcome.to_json() == {
        "scores": [0, 27, 35],
        "winners": [0],
        "cause": "end-last-phase",
        "clause": "VQ-113",
    }


@pytest.mark.clause("VQ-116")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_a_phase_lasts_at_most_3_n_h_plus_2_rounds(seats: int, seed: int) -> None:
    in_this_phase = 0

    for told in rounds(fresh(seats, seed, phases=2), seed):
        in_this_phase += 1
        assert in_this_phase <= 3 * seats * DEALT[seats] + 2
        if told.ends_phase:
            in_this_phase = 0


@pytest.mark.clause("VQ-116")
def test_the_bound_is_never_more_than_326() -> None:
    assert max(3 * seats * dealt + 2 for seats, dealt in DEALT.items()) == 326


@pytest.mark.clause("VQ-116")
@settings(max_examples=20)
@holds_for(seat_counts, seeds)
def test_each_normal_round_removes_a_vampire_for_good(seats: int, seed: int) -> None:
    table = fresh(seats, seed)

    buried = 0
    for told in rounds(table, seed):
        assert table.crypt.total() > buried or told.is_slayer_round
        buried = table.crypt.total()
