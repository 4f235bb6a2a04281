"""Digests of seeded matches are the same again, and different for everything that differs."""

from gruft.testing.digests import FAST, STRONG, lines, play_digest
from gruft.testing.tiny import TINY
from gruft.testing.tiny.envelopes.game import EnvelopesPosition
from tests.testing.sabotage import envelopes

GAME = TINY["envelopes"]


def test_the_same_match_has_the_same_digest() -> None:
    assert play_digest(GAME, 3, 1) == play_digest(GAME, 3, 1)
    assert play_digest(GAME, 3, 1, STRONG) == play_digest(GAME, 3, 1, STRONG)


def test_seed_seats_and_luck_change_the_digest() -> None:
    digests = {
        play_digest(GAME, seats, seed, luck)
        for seats in (2, 3)
        for seed in (1, 2)
        for luck in (FAST, STRONG)
    }

    assert len(digests) == 8


def test_one_other_point_changes_the_digest() -> None:
    class Kind(EnvelopesPosition):
        def outcome(self) -> object:  # type: ignore[override]
            outcome = super().outcome()
            outcome.scores[0] += 1
            return outcome

    assert play_digest(envelopes(Kind), 3, 1) != play_digest(GAME, 3, 1)


def test_every_line_names_a_match_once() -> None:
    found = [line.rsplit(": ", 1)[0] for line, _ in zip(lines(), range(12), strict=False)]

    assert len(found) == len(set(found)) == 12
