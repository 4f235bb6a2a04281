"""Seats whose players are away: minded by a bot when they have been waited for, and not before."""

from gruft.server import hall
from gruft.server.hosted import Hosted
from gruft.server.places import Place
from gruft.store.contract import Guest
from gruft.table.live import commands
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


def test_a_vote_waits_for_somebody_who_has_just_left_as_everything_does() -> None:
    live = Live(grace=60 * SECOND).begin()
    hosted = Hosted("bat-moon-owl", live.table, live.now)
    for seat in (1, 2):
        hosted.come(Player(), frozenset({seat}), live.now)
    live.do(commands.propose_abort, 1)
    live.do(commands.vote, 2, True)

    live.now += 59 * SECOND
    assert hosted.absent_too_long(live.now) == []
    assert live.view(1).phase == "playing"
    live.now += 1 * SECOND
    live.do(lambda work: hall._mind(hosted, 0, work))

    assert hosted.absent_too_long(live.now) == []
    assert live.view(1).phase == "over"
