"""A bot that is broken holds no match up: the harmless line is played, and the log says so."""

import logging
from collections.abc import Callable

import pytest

from gruft.bots.players import BOTS
from gruft.server import errands, logs, thinking
from gruft.server.playing import TRIES
from gruft.server.thinking import Question, Thinkers
from gruft.store.contract import Append
from tests.server.guests import begun
from tests.server.houses import OpenedHouse

Breaking = Callable[[pytest.MonkeyPatch], None]
LET_BE = "bot-let-be"


def it_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    async def line(_: Thinkers, __: Question) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(Thinkers, "line", line)


def it_babbles(monkeypatch: pytest.MonkeyPatch) -> None:
    async def line(_: Thinkers, __: Question) -> str:
        return "dance on the table"

    monkeypatch.setattr(Thinkers, "line", line)


def it_is_of_a_kind_that_is_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {name: bot for name, bot in BOTS.items() if name != "moth"}
    monkeypatch.setattr(thinking, "BOTS", others)


@pytest.fixture(autouse=True)
def hurry_and_write(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(errands, "TRY_AGAIN_AFTER", 0.0)
    caplog.set_level(logging.WARNING, logs.OURS)


def written(caplog: pytest.LogCaptureFixture, event: str) -> int:
    return sum(one.getMessage() == event for one in caplog.records)


@pytest.mark.parametrize("breaks", [it_raises, it_babbles, it_is_of_a_kind_that_is_no_more])
@pytest.mark.parametrize(("game", "seats"), [("vampire_queen", 3), ("vampire_empire", 2)])
def test_a_match_goes_on_without_a_bot_that_is_broken(
    house: OpenedHouse,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    game: str,
    seats: int,
    breaks: Breaking,
) -> None:
    with begun(house.address, game, seats) as (seat, table):
        breaks(monkeypatch)

        assert len(seat.play(table, [0], most=4)) == 4
        let_be = written(caplog, LET_BE)

    assert let_be > 0
    assert written(caplog, "house-tries-again") >= TRIES * let_be


def test_a_bot_that_fails_now_and_then_plays_as_well_as_ever(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest, asked = Thinkers.line, 0

    async def line(self: Thinkers, question: Question) -> str:
        nonlocal asked
        asked += 1
        if asked % TRIES:
            raise ZeroDivisionError
        return await honest(self, question)

    monkeypatch.setattr(Thinkers, "line", line)
    with begun(house.address) as (seat, table):
        assert len(seat.play(table, [0], most=3)) == 3

    assert asked > TRIES
    assert written(caplog, LET_BE) == 0


def test_a_full_disk_is_no_fault_of_the_bot(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store, honest = house.running.store, Thinkers.line
    append, refused = store.append, 0

    async def full_for_a_while(*appends: Append) -> None:
        nonlocal refused
        if refused < 2 * TRIES:
            refused += 1
            raise OSError
        await append(*appends)

    async def line(self: Thinkers, question: Question) -> str:
        monkeypatch.setattr(store, "append", full_for_a_while)
        return await honest(self, question)

    with begun(house.address) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        monkeypatch.setattr(Thinkers, "line", line)

        while not refused:  # who wins a round as the last one leads the next before any bot
            seat.play(table, [0], most=1)
        assert len(seat.play(table, [0], most=1)) == 1

    assert refused == 2 * TRIES
    assert written(caplog, LET_BE) == 0
