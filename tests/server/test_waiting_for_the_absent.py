"""An absent player is waited for as long as the host wants, and for ever if they want that."""

import pytest

from gruft.table.live.setting import DAY, SECOND, Setting
from tests.server.pairs_house import QuietHouse, quiet_time

HOST = 0


@pytest.mark.parametrize(("grace", "minded"), [(60 * SECOND, [HOST]), (0, [])])
def test_a_seat_is_minded_after_the_time_of_grace_and_never_without_one(
    grace: int, minded: list[int]
) -> None:
    with quiet_time():
        house = QuietHouse(Setting("vampire_queen", 3, grace=grace), bots=(1, 2))
        house.begin()

        house.visitors[HOST].go()
        hosted, due = house.hosted, house.hosted.due_at()
        later = hosted.absent_too_long(hosted.away_since[HOST] + 30 * DAY)
        house.close()

    assert later == minded
    assert (due is None) == (grace == 0)
