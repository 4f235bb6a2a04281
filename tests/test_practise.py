"""Practice: least squares find the truth, and an evening teaches the same each time."""

import pytest

from gruft.games.vampire_queen.advice import weights as idea
from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from tests.games.vampire_queen.table import given
from tools.least_squares import Row, Tallies, Tally, add_turn, merged, solve
from tools.practise import learned, spend_evening
from tools.rules_of_thumb import THUMB, rules_of_thumb

#: What three ideas count in a made-up world: usually, more in a hurry, more in a crowd.
TRUTH = [(4.0, 0.0, 2.0), (-1.0, 3.0, 0.0), (0.5, -0.5, 1.0)]


def counts(row: Row, seats: int, pressed: int) -> float:
    parts = (1, pressed / 5, (seats - 4) / 8)
    return sum(
        much * sum(part * number for part, number in zip(parts, TRUTH[which], strict=True))
        for which, much in row.items()
    )


def some_turns(turns: int) -> Tallies:
    """Turns of three candidates each, whose costs follow from the truth but for a common part."""
    luck, tallies = FastChance(1), Tallies()
    for _ in range(turns):
        seats, pressed = 3 + int(luck.below(10)), int(luck.below(6))
        rows = [{which: float(luck.below(9)) for which in range(3)} for _ in range(3)]
        common = float(luck.below(50))
        costs = [common - counts(row, seats, pressed) for row in rows]
        add_turn(tallies, (seats, pressed), rows, costs)
    return tallies


def flat(numbers: list[tuple[float, float, float]]) -> list[float]:
    return [number for three in numbers for number in three]


def test_least_squares_find_what_ideas_count_and_ignore_what_all_candidates_share() -> None:
    found = solve(some_turns(1000), ideas=3)

    assert flat(found) == pytest.approx(flat(TRUTH), abs=0.05)


def test_what_was_never_seen_counts_nothing() -> None:
    found = solve(some_turns(50), ideas=4)

    assert found[3] == (0, 0, 0)


def test_tallies_are_put_together_by_weight() -> None:
    one, other = Tally(), Tally()
    one.add({0: 1.0}, target=2, weight=1)
    other.add({0: 1.0}, target=8, weight=1)

    together = merged([(1, {(4, 0): one}), (0.5, {(4, 0): other})])

    assert together[4, 0].products == {(0, 0): 1.5}
    assert together[4, 0].targets == {0: 6}


def test_an_evening_teaches_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.practise.WORLDS", 1)
    monkeypatch.setattr("tools.practise.TABLES", (3,))
    task = (rules_of_thumb(), [rules_of_thumb()], 2, 5)

    first, again = (learned([turns], [hands]) for turns, hands in map(spend_evening, (task, task)))

    assert first == again
    assert len(first) == idea.IDEAS
    assert any(three != (0, 0, 0) for three in first[: idea.HOLD])
    assert any(three != (0, 0, 0) for three in first[idea.HOLD :])


@pytest.mark.parametrize(
    ("hands", "lead"),
    [
        (["2 5 9 9 S15 S20", "3 4 5", "6 8 7"], "S20"),
        (["2 5 9 9 12", "3 4 5 S15", "6 8 7 S20"], "9 9"),
    ],
)
def test_rules_of_thumb_lead_slayers_and_then_points(hands: list[str], lead: str) -> None:
    table = given(hands)

    (move,) = THUMB.choose(GAME, table.position, 0, FastChance(1))

    assert GAME.write(table.position, move) == lead
