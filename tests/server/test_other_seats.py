"""Nobody acts or looks for a seat that they do not hold, whatever they say and whoever they are.

The cases are made from the messages of the wire themselves: a new message without a case fails.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.resources import files
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from gruft.kernel.game import LANGUAGES
from gruft.kernel.scene import SPECTATOR
from gruft.server import wire
from gruft.server.encoding import ENCODER
from gruft.shelf import SHELF
from gruft.store.contract import Guest
from gruft.table.live import commands
from gruft.table.live.setting import Setting
from gruft.table.live.views import view_for
from tests.server.pairs import any_line
from tests.server.pairs_house import HOST, SALT, TABLE, Message, QuietHouse, Visitor, quiet_time

GAMES = sorted(SHELF)
#: Seat 1 belongs to somebody else than the host.
OTHER = 1

Case = Callable[[QuietHouse, int], Message]


# --- what can be said ----------------------------------------------------------------------------


def _a_line(house: QuietHouse, seat: int) -> str:
    """A line that the seat itself might play, if it is asked."""
    state = house.sitting.match
    if state is None or seat not in state.position.to_act():
        return "pass"
    return any_line(state, seat, Random(1))


def _question(house: QuietHouse, seat: int) -> int:
    return house.sitting.questions[seat]


#: What needs the seat: nobody else may, the host neither.
FOR_SEAT: dict[type[msgspec.Struct], Case] = {
    wire.Answer: lambda h, s: {"question": _question(h, s), "line": _a_line(h, s)},
    wire.Draft: lambda h, s: {"question": _question(h, s), "prefix": ""},
    wire.WhyNot: lambda h, s: {"line": _a_line(h, s)},
    wire.Withdraw: lambda h, s: {},
    wire.GiveOrder: lambda h, s: {"order": "pass"},
    wire.RecallOrder: lambda h, s: {"order": "pass"},
    wire.Undo: lambda h, s: {},
    wire.Abort: lambda h, s: {},
    wire.CastVote: lambda h, s: {"agree": True},
    wire.Resign: lambda h, s: {},
    wire.ComeBack: lambda h, s: {},
    wire.Hint: lambda h, s: {},
    wire.Say: lambda h, s: {"channel": list(range(len(h.sitting.chairs))), "text": "I am he"},
    wire.MakePromise: lambda h, s: {"to": 0 if s else 1, "text": "I promise"},
    wire.MarkPromise: lambda h, s: {"number": 0, "kept": False},
    wire.ReadLog: lambda h, s: {"first": 0},
    wire.Sit: lambda h, s: {"name": "Igor", "salt": SALT},
}
#: What somebody does who plays their own seat.
PLAYING = (
    wire.Answer,
    wire.Withdraw,
    wire.GiveOrder,
    wire.RecallOrder,
    wire.Undo,
    wire.Abort,
    wire.CastVote,
)
#: What needs the host, or the seat itself.
FOR_HOST: dict[type[msgspec.Struct], Case] = {
    wire.Invite: lambda h, s: {},
    wire.SeatBot: lambda h, s: {"bot": "moth"},
    wire.StandUp: lambda h, s: {},
    wire.Swap: lambda h, s: {"other": 0 if s else 1},
    wire.Mute: lambda h, s: {"silent": True},
    wire.Kick: lambda h, s: {},
}
#: What names no seat, and still is not for everybody.
FOR_TABLE: dict[type[msgspec.Struct], Case] = {
    wire.Begin: lambda h, s: {},
    wire.PaceBots: lambda h, s: {"pace": "fast"},
    wire.LookAround: lambda h, s: {},
    wire.Rematch: lambda h, s: {},
}
#: What anybody may say: it changes nothing, and shows what the gallery sees.
FOR_ALL = {wire.Hello, wire.Beat, wire.Leave, wire.Enter}


def test_every_message_has_a_case() -> None:
    kinds = set(get_args(wire.Client))

    assert kinds == FOR_SEAT.keys() | FOR_HOST.keys() | FOR_TABLE.keys() | FOR_ALL
    named = {kind for kind in kinds if "seat" in kind.__struct_fields__}
    assert named == FOR_SEAT.keys() | FOR_HOST.keys(), "a message for a seat is none for all"


# --- who says it ---------------------------------------------------------------------------------


def the_host(house: QuietHouse) -> Visitor:
    return house.visitors[HOST]


def another_seat(house: QuietHouse) -> Visitor:
    return house.visitors[OTHER]


def a_spectator(house: QuietHouse) -> Visitor:
    return house.visitors[SPECTATOR]


def a_stranger(house: QuietHouse) -> Visitor:
    return Visitor(house, Guest("stranger", "Stranger"))


def somebody_sent_away(house: QuietHouse) -> Visitor:
    assert house.visitors[HOST].ask("kick", seat=OTHER)["type"] == "done"
    return house.visitors[OTHER]


def somebody_whose_key_was_used_elsewhere(house: QuietHouse) -> Visitor:
    last = house.visitors[OTHER]
    heir = house.visitors[OTHER] = Visitor(house, Guest("heir", "Heir"))
    assert heir.ask("enter", keys=last.keys)["seats"] == [OTHER]
    last.take()
    return last


def somebody_with_an_old_key(house: QuietHouse) -> Visitor:
    last = somebody_whose_key_was_used_elsewhere(house)
    assert last.come()["seats"] == [SPECTATOR]
    return last


ACTORS = [
    the_host,
    another_seat,
    a_spectator,
    a_stranger,
    somebody_sent_away,
    somebody_whose_key_was_used_elsewhere,
    somebody_with_an_old_key,
]
Actor = Callable[[QuietHouse], Visitor]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["before the match", "in the match"])
def house(request: pytest.FixtureRequest, game: str) -> Iterator[QuietHouse]:
    seats = max(2, min(SHELF[game].seat_counts))
    with quiet_time():
        opened = QuietHouse(Setting(game, seats))
        if request.param == "in the match":
            opened.begin()
        yield opened
        opened.close()


# --- nothing is accepted -------------------------------------------------------------------------


def attempts(house: QuietHouse, who: Visitor, actor: Actor) -> Iterator[tuple[str, Message]]:
    """Every message that this actor has no right to, for every seat that is not theirs."""
    held = house.hosted.places.get(who.client) or frozenset()
    cases = FOR_SEAT if actor is the_host else {**FOR_SEAT, **FOR_HOST, **FOR_TABLE}
    # Everybody who plays sees who watches.
    may_look = held and actor is not somebody_sent_away
    for kind, case in cases.items():
        if kind is wire.LookAround and may_look:
            continue
        named = str(kind.__struct_config__.tag)
        for seat in [one for one in range(house.hosted.seats) if one not in held]:
            about = {} if kind in FOR_TABLE else {"seat": seat}
            yield named, {**about, **case(house, seat)}


def picture(house: QuietHouse) -> list[object]:
    """Everything that is true, and everything that anybody is shown."""
    table, seats = house.hosted.table, range(SPECTATOR, house.hosted.seats)
    views = [ENCODER.encode(view_for(table, seat, "")) for seat in seats]
    streams = [(stream.number, len(stream.watchers)) for stream in house.hosted.streams.values()]
    return [house.store.picture(), table.length, views, streams]


@pytest.mark.parametrize("actor", ACTORS)
def test_nobody_acts_for_another_seat(house: QuietHouse, game: str, actor: Actor) -> None:
    who = actor(house)
    before = picture(house)
    for other in house.visitors.values():
        other.unread()

    for named, fields in attempts(house, who, actor):
        answer = who.ask(named, **fields)

        assert answer["type"] == "refused", (named, fields, answer)
        assert has_sentence(game, answer["key"]), answer
        assert answer["key"] != "http-500"
    assert picture(house) == before
    others = [one for one in house.visitors.values() if one is not who]
    assert [one.unread() for one in others] == [[] for _ in others]


def gives_up(house: QuietHouse) -> None:
    assert house.visitors[OTHER].ask("resign", seat=OTHER)["type"] == "done"


def is_minded(house: QuietHouse) -> None:
    assert house.run(house.hall.do(house.hosted, partial(commands.mind, seat=OTHER)))


@pytest.mark.parametrize("leaves", [gives_up, is_minded])
def test_nobody_plays_their_own_seat_beside_the_bot_they_left_it_to(
    game: str, leaves: Callable[[QuietHouse], None]
) -> None:
    with quiet_time():
        house = QuietHouse(Setting(game, 3 if 3 in SHELF[game].seat_counts else 2))
        house.begin()
        leaves(house)
        before = picture(house)

        answers = {
            kind: house.visitors[OTHER].ask(
                str(kind.__struct_config__.tag), seat=OTHER, **FOR_SEAT[kind](house, OTHER)
            )
            for kind in PLAYING
        }

        assert picture(house) == before
        is_over = house.sitting.phase == "over"
        house.close()
    wanted = {"seat-is-played-by-bot", *(["table-over"] if is_over else [])}
    assert {answer["type"] for answer in answers.values()} == {"refused"}
    assert {answer["key"] for answer in answers.values()} <= wanted


@pytest.mark.parametrize("actor", ACTORS)
def test_nobody_looks_through_the_eyes_of_another_seat(
    house: QuietHouse, game: str, actor: Actor
) -> None:
    who = actor(house)
    held = set(house.hosted.places.get(who.client) or {SPECTATOR})
    who.unread()

    entered = who.ask("enter", keys=["x" * 43, *who.keys])

    assert entered["type"] == "refused" or set(entered["seats"]) <= held
    views = [one for one in map(json.loads, who.unread()) if one["type"] in ("shown", "changed")]
    assert {one["seat"] for one in views} <= held
    _must_read_no_more_than(who, max(held), house, game)


def _must_read_no_more_than(who: Visitor, seat: int, house: QuietHouse, game: str) -> None:
    """A record is handed out as the seat sees it that one holds, else as the gallery does."""
    record = f"/api/tables/{TABLE}/record"
    read, allowed = who.get(record), house.visitors[seat].get(record)
    if read.status_code == 200:
        assert read.text == allowed.text
    else:
        assert has_sentence(game, read.json()["key"])


@pytest.mark.parametrize("game", ["vampire_connection"])
def test_a_house_that_does_not_look_who_acts_is_found_out(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: were the check gone, others would play this seat."""
    monkeypatch.setattr("gruft.server.acting.must_hold", lambda place, seat: seat)
    with quiet_time():
        house = QuietHouse(Setting(game, 3))
        house.begin()
        answers = [
            a_spectator(house).ask(named, **fields)["type"]
            for named, fields in attempts(house, a_spectator(house), a_spectator)
        ]
        house.close()

    assert "done" in answers


# --- sentences -----------------------------------------------------------------------------------


def has_sentence(game: str, key: str) -> bool:
    """Tell whether people can read this refusal in every language."""
    return all(key in _keys(SHELF[game].package, language) for language in LANGUAGES)


@cache
def _keys(package: str, language: str) -> frozenset[str]:
    rooms = (package, "gruft.words", "gruft.server")
    texts = [(files(room) / "text" / f"{language}.ftl").read_text() for room in rooms]
    lines: list[Any] = [line for text in texts for line in text.splitlines() if " =" in line]
    return frozenset(line.partition(" =")[0] for line in lines)
