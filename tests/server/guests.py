"""Guests for the tests: people with a cookie, and what they are shown and do at their sockets.

A `Person` is a guest; `person.come()` opens a `Seat`, which keeps every frame that it was sent and
lays the views together, and can play a match with any choices.
"""

import json
import random
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from gruft.server.whole import whole_log, whole_part

#: How long is waited for something that must come. It is never measured: a slow machine is no bug.
PATIENCE = 60.0
SALT = "ab" * 16
#: Windows close as soon as everybody has answered, and a bot answers at once.
AT_ONCE: Mapping[str, object] = {"least": 0, "longest": 5_000, "period": 0, "times": []}

#: What somebody is told who answers a question that is no longer asked.
GONE = ("answer-too-late", "table-over", "window-closed", "window-closing", "window-none")

Message = dict[str, Any]
Chooser = Callable[[Sequence[Message]], Message]


class Person:
    """A guest: a name, a cookie, and the keys to seats."""

    def __init__(self, address: str, name: str = "Ada", **headers: str) -> None:
        self.address = address
        self.name = name
        self.keys: dict[str, list[str]] = {}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE)
        self.http.post("/api/guest", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        """What the browser of this guest sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def set_table(self, game: str, seats: int, **chosen: object) -> str:
        """Create a table; returns its name."""
        setting = {"game": game, "seats": seats, "pace": AT_ONCE, **chosen}
        answer = self.http.post("/api/tables", json={"setting": setting})
        answer.raise_for_status()
        return str(answer.json()["table"])

    def come(self, **headers: str) -> "Seat":
        """Open a socket."""
        return Seat(self, headers)

    def moved_to(self, address: str) -> "Person":
        """The same guest at another address of the same house, say after a restart."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        return self

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@dataclass(slots=True)
class Seen:
    """What a seat has been shown so far."""

    number: int = 0
    parts: Message = field(default_factory=dict)
    log: list[Message] = field(default_factory=list)
    talk: list[Message] = field(default_factory=list)


class Refused(Exception):
    """The house did not do it; `answer` says why."""

    def __init__(self, answer: Message) -> None:
        super().__init__(answer["key"])
        self.answer = answer
        self.key = str(answer["key"])


class Seat:
    """A guest at a socket. `frames` is every byte that came, `heard` every message."""

    def __init__(self, person: Person, headers: Mapping[str, str]) -> None:
        self.person = person
        self.frames: list[str] = []
        self.heard: list[Message] = []
        self.seen: dict[tuple[str, int], Seen] = {}
        self._answers: dict[str, Message] = {}
        # A guest who comes again must not repeat the ids of their last visit.
        self._run, self._asked = secrets.token_hex(4), 0
        address = person.address.replace("http", "ws", 1) + "/ws"
        given = {"Cookie": person.cookie, **headers}
        self._kept = ExitStack()
        # A machine on its knees is no reason to hang up: no pings.
        coming = connect(
            address,
            additional_headers=given,
            open_timeout=PATIENCE,
            ping_interval=None,
            compression=None,
        )
        self.socket: ClientConnection = self._kept.enter_context(coming)

    # --- messages --------------------------------------------------------------------------------

    def say(self, type: str, **fields: object) -> str:
        """Send a message and do not wait; returns its id."""
        self._asked += 1
        named = str(fields.pop("id", f"{self._run}-{self._asked}"))
        self.socket.send(json.dumps({"type": type, "id": named, **fields}))
        return named

    def ask(self, type: str, **fields: object) -> Message:
        """Send a message and wait for its answer; raises `Refused`."""
        return self.answer_to(self.say(type, **fields))

    def answer_to(self, named: str) -> Message:
        """The answer to a message that was sent before."""
        while named not in self._answers:
            self.listen()
        answer = self._answers.pop(named)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    def listen(self, patience: float = PATIENCE) -> Message:
        """Wait for one message, and take it in."""
        frame = self.socket.recv(patience, decode=True)
        assert isinstance(frame, str)
        message: Message = json.loads(frame)
        self.frames.append(frame)
        self.heard.append(message)
        if message["type"] in ("shown", "changed"):
            self._see(message)
        elif "id" in message:
            self._answers[message["id"]] = message
        return message

    def drain(self, patience: float = 0.2) -> None:
        """Take in everything that is on its way."""
        with suppress(TimeoutError):
            while True:
                self.listen(patience)

    def _see(self, message: Message) -> None:
        place = message["table"], message["seat"]
        seen = self.seen.setdefault(place, Seen())
        if message["type"] == "shown":
            seen = self.seen[place] = Seen()
        else:
            assert message["number"] == seen.number + 1, "a frame was lost"
        seen.number = message["number"]
        lay_over(seen.parts, message.get("parts", {}))
        seen.log += whole_log(message.get("log", []))
        seen.talk += message.get("talk", [])

    # --- at a table ------------------------------------------------------------------------------

    def enter(self, table: str) -> Message:
        """Look at a table with all keys that one has."""
        keys = self.person.keys.setdefault(table, [])
        answer = self.ask("enter", table=table, keys=keys)
        renewed = answer.get("keys", {})
        keys[:] = [*(renewed.get(one, one) for one in keys), *answer.get("given", {}).values()]
        return answer

    def sit(self, table: str, seat: int, name: str = "", salt: str = SALT, **more: object) -> str:
        """Take a free seat; returns its key."""
        named = name or self.person.name
        key = str(self.ask("sit", table=table, seat=seat, name=named, salt=salt, **more)["key"])
        self.person.keys.setdefault(table, []).append(key)
        return key

    def fill_with_bots(self, table: str, seats: Sequence[int], bot: str = "moth") -> None:
        """Give seats to bots."""
        for seat in seats:
            self.ask("seat bot", table=table, seat=seat, bot=bot)

    def view(self, table: str, seat: int) -> Message:
        """The parts of the view by path: `phase`, `scene.decision`, `scene.zones.3`."""
        return self.seen[table, seat].parts

    def is_asked(self, table: str, seat: int) -> bool:
        """Tell whether a line of this seat is waited for."""
        view = self.view(table, seat)
        window = view.get("window")
        sealed = bool(window and window["answer"])
        return view.get("phase") == "playing" and bool(view.get("scene.decision")) and not sealed

    def wait_to_be_asked(self, table: str, seat: int) -> None:
        """Take in what comes until a line of this seat is waited for."""
        while not self.is_asked(table, seat):
            self.listen()

    def line_for(self, table: str, seat: int, choose: Chooser) -> str:
        """A whole line, composed choice by choice as a person does."""
        view = self.view(table, seat)
        decision, line = view["scene.decision"], ""
        while decision:
            move = choose(decision["choices"])["move"]
            line = f"{line}; {move}" if line else move
            half = {"question": view["question"], "prefix": line}
            decision = self.ask("draft", table=table, seat=seat, **half)["decision"]
        return line

    def answer(self, table: str, seat: int, choose: Chooser) -> str | None:
        """Play one line; returns it, or None if the question was gone before it was answered."""
        question = self.view(table, seat)["question"]
        try:
            line = self.line_for(table, seat, choose)
            self.ask("answer", table=table, seat=seat, question=question, line=line)
        except Refused as refused:
            if refused.key in GONE:
                return None
            raise
        return line

    def play(
        self, table: str, seats: Sequence[int], seed: int = 1, most: int = 10_000
    ) -> list[str]:
        """Play these seats with choices of a seed until the match is over, or so many lines."""
        choose = chooser(seed)
        lines: list[str] = []
        while len(lines) < most and self.view(table, seats[0]).get("phase") != "over":
            asked = [seat for seat in seats if self.is_asked(table, seat)]
            if not asked:
                self.listen()
                continue
            line = self.answer(table, asked[0], choose)
            if line is not None:
                lines.append(line)
        return lines

    def close(self) -> None:
        self._kept.close()

    def __enter__(self) -> "Seat":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def chooser(seed: int) -> Chooser:
    """Choices by luck that can be repeated."""
    luck = random.Random(seed)

    def choose(choices: Sequence[Message]) -> Message:
        return luck.choice(choices)

    return choose


def lay_over(view: Message, parts: Message) -> None:
    """Lay parts over a view, as a client does: all zones at once replace the single ones."""
    for path, sent in parts.items():
        value = whole_part(path, sent)
        if path == "scene.zones":
            for old in [one for one in view if one.startswith("scene.zones.")]:
                del view[old]
            view.update({f"scene.zones.{place}": zone for place, zone in enumerate(value)})
        else:
            view[path] = value


def begin(seat: Seat, game: str = "vampire_queen", seats: int = 3, **chosen: object) -> str:
    """Create a table, sit down in seat 0, moths in the others, and deal; returns its name."""
    table = seat.person.set_table(game, seats, **chosen)
    seat.enter(table)
    seat.sit(table, 0)
    seat.fill_with_bots(table, range(1, seats))
    seat.ask("begin", table=table)
    return table


@contextmanager
def begun(
    address: str, game: str = "vampire_queen", seats: int = 3, **chosen: object
) -> Iterator[tuple[Seat, str]]:
    """One person in seat 0, moths in the others, the cards dealt."""
    with Person(address) as person, person.come() as seat:
        yield seat, begin(seat, game, seats, **chosen)
