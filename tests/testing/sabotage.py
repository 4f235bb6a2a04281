"""How the tests of the kit break a game on purpose and ask whether it is noticed."""

import pytest

from gruft.kernel.game import Game
from gruft.kernel.simple import SimplePosition
from gruft.testing.conformance import check_named
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.tiny.envelopes.game import Envelopes
from gruft.testing.tiny.turncoat.game import Turncoat
from gruft.testing.tiny.watchmen.game import Watchmen


def caught(check: str, game: Game, seats: int | None = None, games: int = 8) -> str:
    """What the check finds in a broken game; it must find something."""
    judged = check_named(check)
    with pytest.raises(Nonconformity) as found:
        judged.run(game, seats or judged.seat_counts(game)[-1], games=games)
    assert found.value.check == check
    return found.value.problem


def envelopes(position: type[SimplePosition]) -> Envelopes:
    """Envelopes with a broken position."""
    game = Envelopes()
    game.position_class = position  # type: ignore[misc, assignment]
    return game


def watchmen(position: type[SimplePosition]) -> Watchmen:
    """Watchmen with a broken position."""
    game = Watchmen()
    game.position_class = position  # type: ignore[misc, assignment]
    return game


def turncoat(position: type[SimplePosition]) -> Turncoat:
    """Turncoat with a broken position."""
    game = Turncoat()
    game.position_class = position  # type: ignore[misc, assignment]
    return game
