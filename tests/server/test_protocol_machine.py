"""The protocol against a model, whatever the network does.

Messages are lost, come twice, late and in another order; connections break, come again and come
beside others; the house restarts. The model knows what every message may have done: once accepted
it is stored exactly once, a repetition is answered alike and changes nothing, a refusal changes
nothing. Views laid together from parts are what the disk says. `make torture` tries many more
sequences than the tests do: `GRUFT_SEQUENCES` says how many.
"""

import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from gruft.server.streams import Stream
from gruft.table.live.acts import Reopened, read_stamped
from gruft.table.live.table import LiveTable
from tests.server.guests import Message
from tests.server.protocol_house import Connection, WirelessHouse

PEOPLE = ("Ada", "Bo", "Cem")
SOME = st.integers(0, 10**6)
ARRIVALS = {"arrives": 1, "comes twice": 2, "is late": 0}
FATES = st.sampled_from(list(ARRIVALS))
LONG = "GRUFT_SEQUENCES"
SETTINGS = settings(
    max_examples=int(os.environ.get(LONG, "8")),
    # The tests of everybody are the same tests; whoever asks for more asks for others.
    derandomize=LONG not in os.environ,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
#: What is known to be wrong need not be told in the shortest way.
UNTIL_FOUND = settings(
    SETTINGS, max_examples=60, phases=[Phase.generate], database=None, derandomize=True
)


class Protocol(RuleBasedStateMachine):
    """People at a table, and a network that promises nothing."""

    game = "vampire_queen"

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self.house = WirelessHouse(Path(self._folder.name) / "house", self.game, PEOPLE)
        self.connections: list[Connection] = []
        #: Everything that was ever said, with the guest who said it; any of it may come again.
        self.said: list[tuple[int, Message]] = []
        self.accepted: dict[str, Message] = {}
        self.words: list[str] = []
        self._all_come()

    def teardown(self) -> None:
        self.house.close()
        self._folder.cleanup()

    # --- coming and going ------------------------------------------------------------------------

    def _all_come(self) -> None:
        self.connections = [self.house.connect(guest) for guest in self.house.guests]

    @rule(seat=st.integers(0, 2))
    def come_once_more(self, seat: int) -> None:
        if len(self.connections) < 6:
            self.connections.append(self.house.connect(self.house.guests[seat]))

    @precondition(lambda self: len(self.connections) > 1)
    @rule(which=SOME)
    def break_off(self, which: int) -> None:
        self.house.drop(self.connections.pop(which % len(self.connections)))

    @rule(which=SOME)
    def ask_for_everything_again(self, which: int) -> None:
        self.house.must(self._one(which), "enter")

    @rule(luck=st.integers(0, 3))
    def restart(self, luck: int) -> None:
        if luck < 3:  # it takes its time, so not too often
            return
        before = self.house.stored()

        self.house.restart()
        self._all_come()

        again = self.house.stored()
        assert again[: len(before)] == before
        # Time that a window lost while the house was closed is given back; nothing else happens.
        assert all(isinstance(read_stamped(one).act, Reopened) for one in again[len(before) :])

    # --- saying things ---------------------------------------------------------------------------

    @rule(which=SOME, fate=FATES)
    def say_a_word(self, which: int, fate: str) -> None:
        seat = self._seat_of(self._one(which))
        text = f"word {len(self.said)}"
        self._send(seat, fate, type="say", seat=seat, channel=[0, 1, 2], text=text)

    @rule(which=SOME, choices=st.lists(SOME, min_size=1, max_size=4), fate=FATES)
    def answer(self, which: int, choices: list[int], fate: str) -> None:
        """What is asked is answered a few times; what is late may have become wrong."""
        for choice in choices:
            self._answer_once(which, choice, fate)

    def _answer_once(self, which: int, choice: int, fate: str) -> None:
        asked = [one for one in self.connections if self._view(one).get("scene.decision")]
        if not asked:
            return
        connection = asked[which % len(asked)]
        seat, view = self._seat_of(connection), self._view(connection)
        line = self._line(connection, view, seat, choice)
        self._send(seat, fate, type="answer", seat=seat, question=view["question"], line=line)

    @rule(seat=st.integers(0, 2), fate=FATES, agree=st.none() | st.booleans())
    def take_back(self, seat: int, fate: str, agree: bool | None) -> None:
        """Ask for a line back, or vote on it."""
        if agree is None:
            self._send(seat, fate, type="undo", seat=seat)
        else:
            self._send(seat, fate, type="vote", seat=seat, agree=agree)

    @rule(seat=st.integers(0, 2), fate=FATES)
    def act_for_somebody_else(self, seat: int, fate: str) -> None:
        other = (seat + 1) % 3
        question = self.house.hosted.sitting.questions[other]
        self._send(seat, fate, type="answer", seat=other, question=question, line="pass")

    def _line(self, connection: Connection, view: Message, seat: int, choice: int) -> str:
        decision, line = view.get("scene.decision"), ""
        while decision:
            choices = decision["choices"]
            move = choices[choice % len(choices)]["move"]
            line = f"{line}; {move}" if line else move
            half = {"seat": seat, "question": view["question"], "prefix": line}
            answer = self.house.hear(connection, {"type": "draft", "id": "half", **half})
            decision = answer.get("decision")  # none if it was refused: nothing is asked any more
        return line

    # --- the network -----------------------------------------------------------------------------

    @precondition(lambda self: self.said)
    @rule(which=SOME, number=SOME, is_late=st.booleans())
    def something_arrives(self, which: int, number: int, is_late: bool) -> None:
        """One of the last messages, or any: for the first time or once more."""
        count = len(self.said)
        self._arrives(which, number % count if is_late else count - 1 - number % min(4, count))

    def _arrives(self, which: int, number: int) -> None:
        seat, message = self.said[number]
        own = [one for one in self.connections if self._seat_of(one) == seat]
        if own:
            self._check(own[which % len(own)], message)

    def _check(self, connection: Connection, message: Message) -> None:
        before, may = self.house.stored(), self._must_be_accepted(message)

        answer = self.house.hear(connection, message)

        after, named = self.house.stored(), message["id"]
        assert answer["type"] in ("done", "refused")
        assert answer.get("key") != "http-500"
        assert may is None or (answer["type"] == "done") == may, (message, answer)
        if answer["type"] == "refused" or named in self.accepted:
            assert after == before
        elif after == before:
            assert message["type"] == "answer"  # the same answer lies sealed already
        else:
            self._was_accepted(message)
        assert after[: len(before)] == before

    def _must_be_accepted(self, message: Message) -> bool | None:
        """What the model expects; None where it does not know."""
        if message["id"] in self.accepted or message["type"] == "say":
            return True
        if message["type"] == "answer":
            asked = self.house.hosted.sitting.questions[message["seat"]]
            if message["question"] != asked or message["seat"] != self._speaker(message):
                return False
        return None

    def _was_accepted(self, message: Message) -> None:
        self.accepted[message["id"]] = message
        if message["type"] == "say":
            self.words.append(message["text"])

    # --- what holds at any time ------------------------------------------------------------------

    @invariant()
    def what_was_accepted_is_stored_once(self) -> None:
        stored = [one for one in self.house.moves() if not one.startswith("sure ")]
        assert sorted(stored) == sorted(self.accepted)

    @invariant()
    def everybody_sees_what_the_disk_says(self) -> None:
        truth = self.house.views_from_disk()
        for connection in self.connections:
            connection.read()
            seat = self._seat_of(connection)
            assert connection.views[seat] == truth[seat]
            assert connection.talk[seat] == self.words

    # --- helpers ---------------------------------------------------------------------------------

    def _one(self, which: int) -> Connection:
        return self.connections[which % len(self.connections)]

    def _seat_of(self, connection: Connection) -> int:
        return self.house.guests.index(connection.guest)

    def _speaker(self, message: Message) -> int:
        return next(seat for seat, one in self.said if one is message)

    def _view(self, connection: Connection) -> Message:
        return connection.views[self._seat_of(connection)]

    def _send(self, speaker: int, fate: str, /, **message: Any) -> None:
        """Something is said; it arrives at once, twice at once, or stays under way."""
        self.said.append((speaker, {"id": f"m{len(self.said)}", **message}))
        for which in range(ARRIVALS[fate]):
            self._arrives(which, len(self.said) - 1)


class ProtocolWithWindows(Protocol):
    """The same with a game that has windows."""

    game = "vampire_connection"


@pytest.mark.parametrize("machine", [Protocol, ProtocolWithWindows])
def test_the_protocol_keeps_its_word(machine: type[Protocol]) -> None:
    run_state_machine_as_test(machine, settings=SETTINGS)


# ---- the machine notices ----


def test_a_house_that_forgets_what_it_has_done_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(LiveTable, "knows", lambda *_: None)

    with pytest.raises(AssertionError):
        run_state_machine_as_test(Protocol, settings=UNTIL_FOUND)


def test_a_house_that_loses_a_frame_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Stream.go_on

    def forgetful(stream: Stream, parts: Any, log: Any, talk: Any, now: int) -> None:
        watchers = set(stream.watchers)
        if talk:
            stream.watchers.clear()
        go_on(stream, parts, log, talk, now)
        stream.watchers = watchers

    monkeypatch.setattr(Stream, "go_on", forgetful)

    with pytest.raises(AssertionError):
        run_state_machine_as_test(Protocol, settings=UNTIL_FOUND)
