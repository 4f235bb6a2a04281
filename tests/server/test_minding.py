"""Seats whose players are away: minded by a bot when they have been waited for, and not before."""

from gruft.server import hall
from gruft.server.hosted import Hosted
from gruft.server.places import Place
from gruft.store.contract import Guest
from tests.table.live_tables import SECOND, Live

SEAT: Place = frozenset({0})


class Player:
    """Somebody who looks through a seat."""

    guest = Guest("ann", "Ann")
    is_gone = False

    def send(self, message: bytes) -> None:
        """Nothing hangs on it here."""

    def placed(self, table: Hosted, place: Place | None) -> None:
        """Nothing hangs on it here."""


def after_a_minute() -> tuple[Live, Hosted]:
    live = Live(grace=60 * SECOND).begin()
    hosted = Hosted("bat-moon-owl", live.table, live.now)
    live.now += 60 * SECOND
    return live, hosted


def test_who_has_been_away_for_too_long_is_minded() -> None:
    live, hosted = after_a_minute()
    assert 0 in hosted.absent_too_long(live.now)

    live.do(lambda work: hall._mind(hosted, 0, work))

    assert live.view(1).seats[0].plays == "minded"


def test_who_comes_just_before_a_bot_sits_down_keeps_their_seat() -> None:
    live, hosted = after_a_minute()
    hosted.come(Player(), SEAT, live.now)

    live.do(lambda work: hall._mind(hosted, 0, work))

    assert live.view(1).seats[0].plays == "person"
