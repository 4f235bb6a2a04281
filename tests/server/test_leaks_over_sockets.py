"""The same over real sockets: two houses on loopback, one watcher, two worlds.

Here the clocks are real, so times of the house are laid aside; everything else stays byte for byte.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.edition import canonical
from gruft.kernel.refusal import Refused
from gruft.kernel.witness import WitnessedChance
from gruft.server.hall import now
from gruft.server.hosted import Hosted
from gruft.table.live.work import Work
from gruft.table.state import State
from tests.server.guests import Person, Seat
from tests.server.guests import Refused as RefusedToPerson
from tests.server.houses import OpenedHouse, open_house
from tests.server.pairs import any_line, playing, without_keys
from tests.server.pairs_house import SECRET, TABLE
from tests.server.pairs_plants import a_frame_is_longer_with_a_full_hand

SEATS = 3
LINES = 6
TRIES = 60
#: Times of the house, which is the only thing that a real clock changes.
_TIMES = re.compile(r'"(now|opened|earliest|latest|since|at)":\d+')


@dataclass(slots=True)
class Evening:
    """A house, its one table, and who sits there."""

    house: OpenedHouse
    people: list[Seat]

    @property
    def hosted(self) -> Hosted:
        return self.house.running.hall.tables.hosted[TABLE]

    @property
    def state(self) -> State:
        return self.hosted.sitting.must_be_playing()

    def lay(self, state: State) -> None:
        """Let another match lie on the table, while nothing happens there."""
        table = self.hosted.table
        assert table.match is not None
        table.sitting = replace(table.sitting, match=state)
        table.match.state = state

    def told(self, watcher: int, seat: int, line: str) -> str | None:
        """What the watcher would be told of a line; None if it is not legal."""
        work = Work(self.hosted.sitting, now())
        try:
            playing({seat: line})(work)
        except Refused:
            return None
        facts = [fact.told(watcher) for turn in work.turns for fact in turn.facts]
        return canonical([one.to_json() for one in facts if one is not None])

    def play(self, seat: int, line: str) -> None:
        question = self.hosted.sitting.questions[seat]
        self.people[seat].ask("answer", table=TABLE, seat=seat, question=question, line=line)

    def frames(self, watcher: int) -> list[str]:
        """Everything that the watcher was sent, without times and keys."""
        who = self.people[watcher]
        who.enter(TABLE)  # whatever was on its way has come when this is answered
        frames = without_keys([frame.encode() for frame in who.frames])
        return [_TIMES.sub(r'"\1":0', re.sub(r'"id":"[^"]*"', "", frame)) for frame in frames]


@contextmanager
def evening(folder: Path, game: str) -> Iterator[Evening]:
    """People sit down, and the cards are dealt by the same secret and the same salts."""
    with ExitStack() as kept:
        house = kept.enter_context(open_house(folder))
        people = [kept.enter_context(Person(house.address, name)) for name in ("Ada", "Bo", "Cem")]
        people[0].set_table(game, SEATS, listed=True, watching="everybody")
        seats = [kept.enter_context(person.come()) for person in people]
        for place, seat in enumerate(seats):
            seat.enter(TABLE)
            seat.sit(TABLE, place)
        seats[0].ask("begin", table=TABLE)
        yield Evening(house, seats)


@contextmanager
def two_evenings(folder: Path, game: str) -> Iterator[tuple[Evening, Evening]]:
    same = SimpleNamespace(token_hex=lambda length: SECRET)
    with (
        patch("gruft.server.hall.secrets", same),
        patch("gruft.server.hall.three_words", lambda: TABLE),
        evening(folder / "one", game) as one,
        evening(folder / "other", game) as other,
    ):
        yield one, other


def spend(one: Evening, other: Evening, watcher: int) -> int:
    """Play some lines in both, different ones where the watcher is told the same; count those."""
    luck, different = Random(5), 0
    _into_another_world(one, other, watcher, luck)
    for _ in range(LINES):
        seat = one.state.position.to_act()[0]
        line = any_line(one.state, seat, luck)
        follows = _followed(one, other, watcher, seat, line, luck)
        if follows is None:
            other.lay(one.state)
        _fidget(one, watcher, luck)
        one.play(seat, line)
        other.play(seat, line if follows is None else follows)
        different += follows not in (None, line)
        if follows is None:
            _into_another_world(one, other, watcher, luck)
    return different


def _into_another_world(one: Evening, other: Evening, watcher: int, luck: Random) -> None:
    world = one.state.position.world(watcher, FastChance(luck.getrandbits(60)))
    lent = WitnessedChance(FastChance(luck.getrandbits(60)))
    other.lay(replace(other.state, position=world, luck=lent))


def _followed(
    one: Evening, other: Evening, watcher: int, seat: int, line: str, luck: Random
) -> str | None:
    told = one.told(watcher, seat, line)
    own = seat == watcher
    tries = [line] if own else [any_line(other.state, seat, luck) for _ in range(TRIES)]
    return next((text for text in [*tries, line] if other.told(watcher, seat, text) == told), None)


def _fidget(at: Evening, watcher: int, luck: Random) -> None:
    """Something that only one of the houses sees, and the watcher in neither."""
    seat = luck.choice([one for one in range(SEATS) if one != watcher])
    who = at.people[seat]
    who.ask("order", table=TABLE, seat=seat, order="concerns")
    who.ask("recall", table=TABLE, seat=seat, order="concerns")
    with pytest.raises(RefusedToPerson):
        who.ask("why not", table=TABLE, seat=seat, line="dance")


@pytest.mark.parametrize("game", ["vampire_connection", "grottenstein"])
def test_two_worlds_send_the_same_over_real_sockets(game: str, tmp_path: Path) -> None:
    with two_evenings(tmp_path, game) as (one, other):
        watcher = 1

        different = spend(one, other, watcher)

        assert different > 0
        sent = one.frames(watcher)
        assert len(sent) > LINES
        assert sent == other.frames(watcher)
        lists = [at.people[watcher].person.http.get("/api/tables").json() for at in (one, other)]
        assert [_without_time(listed) for listed in lists[0]["mine"]] == [
            _without_time(listed) for listed in lists[1]["mine"]
        ]


def test_a_planted_leak_is_found_over_real_sockets(tmp_path: Path) -> None:
    with (
        a_frame_is_longer_with_a_full_hand(),
        two_evenings(tmp_path, "vampire_connection") as (one, other),
    ):
        spend(one, other, 1)

        assert one.frames(1) != other.frames(1)


def _without_time(listed: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in listed.items() if name != "at"}
