"""Hypothesis strategies for any game: seeded matches, played for a while.

    @given(matches(GAME))
    def test_something(match: Match) -> None: ...

Examples shrink towards few seats, low seeds and short games. Needs Hypothesis, which only tests
install.
"""

from hypothesis import strategies as st

from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.testing.matches import Match, Trial

LONGEST_PREFIX = 200


@st.composite
def _matches(draw: st.DrawFn, game: Game, seats: int | None, longest: int, over: bool) -> Match:
    chosen = seats if seats is not None else draw(st.sampled_from(list(game.seat_counts)))
    trial = Trial("strategy", game, chosen, draw(st.integers(0, 2**30)))
    lines = sum(1 for _ in Match(trial).lines())
    match = Match(trial)
    for _ in range(draw(st.integers(0, min(longest, lines if over else lines - 1)))):
        match.play_line()
    return match


def matches(
    game: Game, seats: int | None = None, longest: int = LONGEST_PREFIX
) -> st.SearchStrategy[Match]:
    """A match of some number of seats, somewhere between start and end; never in half a line."""
    return _matches(game, seats, longest, True)


def open_matches(
    game: Game, seats: int | None = None, longest: int = LONGEST_PREFIX
) -> st.SearchStrategy[Match]:
    """A match that is not over yet."""
    return _matches(game, seats, longest, False)


def positions(
    game: Game, seats: int | None = None, longest: int = LONGEST_PREFIX
) -> st.SearchStrategy[Position]:
    """A position that random play has led to."""
    return matches(game, seats, longest).map(lambda match: match.position)
