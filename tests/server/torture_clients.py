"""Clients of a house that will be killed: they play, talk, and remember what they were told.

A `Witness` writes down every state of a table that it was shown, every message that was answered,
and every message that was not: the next life begins by sending those again, under the same ids.
"""

import json
import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from tests.server.guests import Chooser, Message, Person, Refused, Seat

#: What a killed house looks like from outside.
DEAD = (WebSocketException, httpx.TransportError, OSError, EOFError)
#: What makes acts when it is accepted.
ACTING = ("answer", "say", "undo", "sit", "seat bot", "begin")
MOST_FOUNDED = 12
Eyes = tuple[str, int]


class Countdown:
    """Something that is over after so many times, whoever does it."""

    def __init__(self, times: int) -> None:
        self._left = times
        self._lock = threading.Lock()
        self._over = threading.Event()

    def count(self) -> None:
        """Once more."""
        with self._lock:
            self._left -= 1
            if self._left <= 0:
                self._over.set()

    @property
    def is_over(self) -> bool:
        """Tell whether it has been done often enough."""
        return self._over.is_set()

    def wait(self, patience: float) -> None:
        """Wait until it has, but not for ever."""
        self._over.wait(patience)


@dataclass(slots=True)
class Testimony:
    """What somebody was told in all lives of a house so far."""

    #: Ids of messages that were done, by table.
    done: dict[str, set[str]] = field(default_factory=dict)
    #: Tables that were set, and keys to seats that were handed out.
    tables: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    #: Messages that nobody has answered yet.
    unanswered: dict[str, Message] = field(default_factory=dict)
    #: Every state that was shown in the last life, in order.
    shown: dict[Eyes, list[str]] = field(default_factory=dict)
    #: Told whenever something is shown.
    notice: Callable[[], None] = lambda: None


def signature(parts: Message, log_length: int, last: object, last_word: object) -> str:
    """A state of a table as one seat sees it; who is just present is not part of it."""
    stays = {path: value for path, value in parts.items() if path != "present"}
    return json.dumps([stays, log_length, last, last_word], sort_keys=True, ensure_ascii=False)


class Witness(Seat):
    """A guest at a socket who remembers."""

    def __init__(self, person: Person, testimony: Testimony) -> None:
        super().__init__(person, {})
        self.testimony = testimony
        self._log_lengths: dict[Eyes, int] = {}

    def __enter__(self) -> "Witness":
        return self

    def say(self, type: str, **fields: object) -> str:
        named = super().say(type, **fields)
        if type in ACTING:
            message = {"type": type, **fields, "id": named}
            self.testimony.unanswered[named] = message
        return named

    def send_again(self) -> None:
        """What was not answered in an earlier life is said again; the answer decides."""
        for message in list(self.testimony.unanswered.values()):
            try:
                self.ask(**message)
            except Refused:
                continue

    def listen(self, patience: float = 60.0) -> Message:
        message = super().listen(patience)
        sent = self.testimony.unanswered.pop(message.get("id", ""), None)
        if sent is not None:
            self._note(sent, message)
        return message

    def _note(self, sent: Message, answer: Message) -> None:
        if answer["type"] == "refused":
            self.testimony.refused.add(sent["id"])
        else:
            self.testimony.done.setdefault(sent["table"], set()).add(sent["id"])
            self.testimony.keys.update([answer["key"]] if "key" in answer else [])

    def _see(self, message: Message) -> None:
        super()._see(message)
        eyes = message["table"], message["seat"]
        seen, news = self.seen[eyes], len(message.get("log", []))
        before = self._log_lengths.get(eyes, 0)
        length = message["log_length"] if message["type"] == "shown" else before + news
        self._log_lengths[eyes] = length
        last, word = seen.log[-1:], seen.talk[-1:]
        self.testimony.notice()
        self.testimony.shown.setdefault(eyes, []).append(signature(seen.parts, length, last, word))


@dataclass(slots=True)
class Player:
    """Somebody who lives through many lives of a house."""

    person: Person
    luck: random.Random
    testimony: Testimony = field(default_factory=Testimony)
    #: The seats that are played at each table; none: only watched.
    tables: dict[str, Sequence[int]] = field(default_factory=dict)
    #: What went wrong here and should not have.
    complaints: list[str] = field(default_factory=list)

    def live(self) -> None:
        """Play until the house dies."""
        try:
            with Witness(self.person, self.testimony) as witness:
                self._sit_down_again(witness)
                while True:
                    self._do_something(witness)
        except DEAD:
            return
        except Exception as problem:
            self._complain(problem)

    def live_in_peace(self, lines: Countdown) -> None:
        """Play until so many lines were played by all together, or every match is over.

        Nobody waits in vain: whoever leaves is seen to leave.
        """
        try:
            with Witness(self.person, self.testimony) as witness:
                self._sit_down_again(witness)
                while not (
                    lines.is_over or all(self._is_over(witness, one) for one in self.tables)
                ):
                    if self._play_or_listen(witness):
                        lines.count()
        except (*DEAD, TimeoutError) as problem:
            self._complain(problem)

    def _complain(self, problem: Exception) -> None:
        self.complaints.append(f"{self.person.name}: {type(problem).__name__} {problem}")

    def _sit_down_again(self, witness: Witness) -> None:
        for table in self.tables:
            witness.enter(table)
        witness.send_again()

    def _is_over(self, witness: Witness, table: str) -> bool:
        eyes = [*self.tables[table], -1][0]
        return witness.view(table, eyes).get("phase") == "over"

    def _do_something(self, witness: Witness) -> None:
        if self.luck.random() < 0.1:
            self._talk(witness)
        elif self._only_watches and self.luck.random() < 0.2:
            self._found_a_table(witness)
        elif self.luck.random() < 0.05:
            self._take_back(witness)
        else:
            self._play_or_listen(witness)

    def _talk(self, witness: Witness) -> None:
        table = self.luck.choice(list(self.tables))
        seat = [*self.tables[table], -1][0]
        channel = [-1] if seat < 0 else witness.view(table, seat)["channels"][0]
        text = f"word {self.luck.randrange(10**6)}"
        _perhaps(witness, "say", table=table, seat=seat, channel=channel, text=text)

    @property
    def _only_watches(self) -> bool:
        has_enough = len(self.testimony.tables) >= MOST_FOUNDED
        return not has_enough and not any(self.tables.values())

    def _found_a_table(self, witness: Witness) -> None:
        """A mere watcher creates tables, which is also worth dying for."""
        table = self.person.set_table("vampire_queen", 3, grace=0)
        self.testimony.tables.add(table)
        witness.enter(table)
        witness.sit(table, 0)
        witness.fill_with_bots(table, [1, 2])
        witness.ask("begin", table=table)
        witness.ask("leave", table=table)

    def _take_back(self, witness: Witness) -> None:
        table = self.luck.choice(list(self.tables))
        for seat in self.tables[table][:1]:
            _perhaps(witness, "undo", table=table, seat=seat)

    def _play_or_listen(self, witness: Witness) -> bool:
        """Play a line if one is asked; tell whether."""
        asked = [
            (table, seat)
            for table, seats in self.tables.items()
            for seat in seats
            if witness.is_asked(table, seat)
        ]
        if asked:
            return witness.answer(*self.luck.choice(asked), self._chooser()) is not None
        witness.listen()
        return False

    def _chooser(self) -> Chooser:
        return self.luck.choice


def _perhaps(witness: Witness, type: str, **fields: object) -> None:
    """Ask for something that may be refused."""
    try:
        witness.ask(type, **fields)
    except Refused:
        return
