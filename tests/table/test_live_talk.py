"""Talk at a live table: who hears what, who is silent, and promises."""

import pytest

from gruft.games.vampire_connection.game import GAME as CONNECTION
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.table.live import commands
from gruft.table.live.talk import GALLERY, Promise, heard_by
from gruft.testing.tiny.watchmen.game import Watchmen
from tests.table.live_tables import HOST, Live, refused

EVERYBODY = (0, 1, 2)


class WhisperingWatchmen(Watchmen):
    """Watchmen who may also talk in pairs."""

    def channels(self, position: Position) -> list[tuple[int, ...]]:
        return [EVERYBODY, (0, 1), (0, 2), (1, 2)]


def heard(live: Live, seat: int) -> list[str]:
    return [one.text for one in heard_by(live.sitting.talk, seat, live.sitting.setting.seats)]


def test_what_is_said_to_the_table_is_heard_by_all_and_in_the_gallery() -> None:
    live = Live().begin()

    live.do(commands.say, "bo", "Bo", 1, EVERYBODY, "  Good evening. ")

    assert [heard(live, seat) for seat in (-1, 0, 1, 2)] == [["Good evening."]] * 4


def test_the_gallery_talks_among_itself() -> None:
    live = Live().begin()

    live.do(commands.say, "zoe", "Zoe", -1, GALLERY, "Bo has the queen!")

    assert heard(live, -1) == ["Bo has the queen!"]
    assert [heard(live, seat) for seat in EVERYBODY] == [[], [], []]
    with refused("talk-gallery"):
        live.do(commands.say, "zoe", "Zoe", -1, EVERYBODY, "Hello")


def test_two_may_whisper_where_the_game_lets_them() -> None:
    live = Live(WhisperingWatchmen()).begin()
    pair = (0, 1)

    live.do(commands.say, HOST, "Ann", 0, pair, "Trade?")

    assert [heard(live, seat) for seat in (-1, 0, 1, 2)] == [[], ["Trade?"], ["Trade?"], []]
    with refused("talk-no-channel"):
        live.do(commands.say, "cem", "Cem", 2, pair, "I hear you")


def test_where_the_game_has_no_pairs_nobody_whispers() -> None:
    live = Live().begin()

    with refused("talk-no-channel"):
        live.do(commands.say, HOST, "Ann", 0, (0, 1), "psst")


@pytest.mark.parametrize("text", ["", "   ", "x" * 401, "two\nlines", "\x1b[31m"])
def test_what_cannot_be_shown_on_a_line_is_not_said(text: str) -> None:
    live = Live().begin()

    with pytest.raises(Refused):
        live.do(commands.say, HOST, "Ann", 0, EVERYBODY, text)

    assert heard(live, 0) == []


def test_the_host_silences_somebody_and_lets_them_speak_again() -> None:
    live = Live().begin()

    live.do(commands.mute, HOST, "bo", True)
    with refused("talk-silent"):
        live.do(commands.say, "bo", "Bo", 1, EVERYBODY, "But")
    live.do(commands.mute, HOST, "bo", False)
    live.do(commands.say, "bo", "Bo", 1, EVERYBODY, "Thanks")

    assert heard(live, 0) == ["Thanks"]
    with refused("table-host-only"):
        live.do(commands.mute, "bo", HOST, True)


def test_who_is_silenced_says_nothing_by_way_of_promises_either() -> None:
    live = Live(CONNECTION, seats=3).begin()
    live.do(commands.mute, HOST, "bo", True)

    with refused("talk-silent"):
        live.do(commands.promise, 1, 2, "I will be heard")

    live.do(commands.mute, HOST, "bo", False)
    live.do(commands.promise, 1, 2, "I will be kind")
    assert [one.text for one in live.view(0).promises] == ["I will be kind"]


def test_who_is_silenced_does_not_speak_as_another_guest_who_has_their_key() -> None:
    live = Live().begin()
    live.do(commands.mute, HOST, "bo", True)

    with refused("talk-silent"):
        live.do(commands.say, "bo elsewhere", "Bo", 1, EVERYBODY, "It is me")


def test_a_promise_is_marked_by_whom_it_was_made_to() -> None:
    live = Live(CONNECTION, seats=3).begin()

    live.do(commands.promise, 0, 2, "I will not stake you")
    assert live.view(2).promises[0].kept is None
    with refused("promise-unknown"):
        live.do(commands.mark_promise, 0, 0, True)
    live.do(commands.mark_promise, 2, 0, False)

    assert live.view(0).promises == (Promise(0, 2, "I will not stake you", kept=False),)


def test_where_nobody_bargains_there_is_no_ledger() -> None:
    live = Live().begin()

    with refused("promise-not-here"):
        live.do(commands.promise, 0, 1, "a break")


def test_nobody_promises_themselves_anything() -> None:
    live = Live().begin()

    with refused("promise-to-oneself"):
        live.do(commands.promise, 0, 0, "a break")
