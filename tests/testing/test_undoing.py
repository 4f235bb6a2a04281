"""The kit notices lines that could be undone although something was learned."""

from typing import Any

import pytest

from gruft.kernel.journal import CHANCE, SHOWN, WINDOW
from gruft.kernel.simple import SimplePosition
from gruft.testing.conformance import check_named
from gruft.testing.tiny.envelopes.game import EnvelopesPosition
from gruft.testing.tiny.turncoat.game import TurncoatPosition
from gruft.testing.tiny.watchmen.game import WatchmenPosition
from tests.testing.sabotage import caught, envelopes, turncoat, watchmen


def without(position: type[SimplePosition], horizon: str) -> Any:
    """A position that forgets to mark one kind of horizon."""

    class Unmarked(position):  # type: ignore[valid-type,misc]
        def mark(self, reason: str) -> None:
            if reason != horizon:
                super().mark(reason)

    return Unmarked


def test_a_face_shown_without_a_horizon_is_found() -> None:
    found = caught("horizons", envelopes(without(EnvelopesPosition, SHOWN)))

    assert "the line showed the face" in found


def test_something_told_to_another_without_a_horizon_is_found() -> None:
    found = caught("horizons", turncoat(without(TurncoatPosition, SHOWN)), games=20)

    assert "the line showed something to seat" in found


def test_a_window_that_closes_without_a_horizon_is_found() -> None:
    found = caught("horizons", watchmen(without(WatchmenPosition, WINDOW)))

    assert "closed a window and marked no horizon" in found


def test_luck_without_a_horizon_is_found() -> None:
    class Gambling(TurncoatPosition):
        def carry_out(self, seat: int, move: int) -> None:
            self.chance.below(6)
            super().carry_out(seat, move)

    assert "drew luck and marked no horizon" in caught("horizons", turncoat(Gambling))


@pytest.mark.parametrize("reason", ["", "boredom"])
def test_a_horizon_for_no_known_reason_is_found(reason: str) -> None:
    class Odd(TurncoatPosition):
        def carry_out(self, seat: int, move: int) -> None:
            self.mark(reason)
            super().carry_out(seat, move)

    assert f"{reason!r} is no reason" in caught("horizons", turncoat(Odd))


def test_drawn_luck_covers_what_it_shows() -> None:
    class Dealing(EnvelopesPosition):
        def mark(self, horizon: str) -> None:
            super().mark(CHANCE)

    assert check_named("horizons").run(envelopes(Dealing), 3)["lines"] > 0
