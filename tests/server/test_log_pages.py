"""Lines of the log that were told before one came: read page by page, each seat its own."""

import pytest

from gruft.kernel.scene import SPECTATOR
from gruft.server import streams
from gruft.server.whole import whole_log
from tests.server.guests import Message, Person, Refused, Seat, begun
from tests.server.houses import OpenedHouse


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(streams, "LOG_SENT", 7)
    return 7


def read(gallery: Seat, table: str, seat: int, first: int) -> list[Message]:
    page = gallery.ask("read log", table=table, seat=seat, first=first)
    assert (page["table"], page["seat"], page["first"]) == (table, seat, max(0, first))
    return whole_log(page["log"])


def test_who_comes_again_reads_page_by_page_what_they_were_told(
    house: OpenedHouse, short_pages: int
) -> None:
    with begun(house.address) as (seat, table):
        seat.play(table, [0], most=5)
        seat.wait_to_be_asked(table, 0)
        told = list(seat.seen[table, 0].log)
        with seat.person.come() as again:
            again.enter(table)
            end = list(again.seen[table, 0].log)
            pages = [read(again, table, 0, first) for first in range(0, len(told), short_pages)]

    assert len(told) > 2 * short_pages
    assert end == told[-short_pages:]
    assert [line for page in pages for line in page] == told
    assert {len(page) for page in pages[:-1]} == {short_pages}


def test_before_the_first_line_and_after_the_last_there_is_nothing(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        told = seat.seen[table, 0].log

        assert read(seat, table, 0, -5) == told[:7]
        assert read(seat, table, 0, len(told)) == []


def test_a_log_is_read_only_through_eyes_that_one_has(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table), Person(house.address, "Bo") as bo:
        with bo.come() as other:
            assert refused(other, table, SPECTATOR) == "table-not-entered"
            other.enter(table)
            read(other, table, SPECTATOR, 0)
            assert refused(other, table, 0) == "seat-not-yours"
        assert refused(seat, table, 1) == "seat-not-yours"
        assert refused(seat, table, SPECTATOR) == "seat-not-yours"


def refused(gallery: Seat, table: str, seat: int) -> str:
    with pytest.raises(Refused) as refusal:
        gallery.ask("read log", table=table, seat=seat, first=0)
    return refusal.value.key


def test_a_gallery_that_sees_later_reads_later(house: OpenedHouse) -> None:
    with begun(house.address, delay=600_000) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        with Person(house.address, "Bo") as bo, bo.come() as gallery:
            gallery.enter(table)

            assert read(gallery, table, SPECTATOR, 0) == []

        assert read(seat, table, 0, 0) != []
