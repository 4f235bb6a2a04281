"""What a seat is sent after a move is short, even when everything on the table is new."""

import random

import pytest

from gruft.kernel.lines import write_line
from gruft.server.hosted import Hosted
from gruft.server.places import Place
from gruft.shelf import find
from gruft.store.contract import Guest
from tests.table.live_tables import GUESTS, Live

GAME = find("vampire_queen")
#: Bytes of an update. The largest are new deals and, with many seats, the end of a match.
MOST = 4_000


class Weigher:
    """Somebody at a seat who only weighs what they are sent."""

    def __init__(self, name: str) -> None:
        self.guest = Guest(name, name.title())
        self.is_gone = False
        self.weights: list[int] = []

    def send(self, message: bytes) -> None:
        self.weights.append(len(message))

    def placed(self, table: Hosted, place: Place | None) -> None:
        """Nothing hangs on it here."""


@pytest.mark.parametrize("seats", [3, 6, 12])
def test_no_update_of_vampire_queen_has_four_thousand_bytes(seats: int) -> None:
    luck = random.Random(seats)
    live = Live(GAME, seats).begin()
    hosted = Hosted("bat-moon-owl", live.table, live.now)
    weighers = [Weigher(name) for name in GUESTS[:seats]]
    for seat, weigher in enumerate(weighers):
        hosted.come(weigher, frozenset({seat}), live.now)
        weigher.weights.clear()

    while live.sitting.phase == "playing":
        position, seat = live.sitting.must_be_playing().position, live.asked()
        line = write_line(GAME, position, [luck.choice(position.moves(seat))], seat)
        hosted.follow(live.answers(seat, line), [], live.now, None)

    updates = [weight for weigher in weighers for weight in weigher.weights]
    assert len(updates) > 100 * seats
    assert max(updates) < MOST
