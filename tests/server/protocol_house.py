"""A house without a network, for tests of the protocol: bytes in, bytes out, and it may restart.

Guests come by connections. What a connection was sent lies in it until it is read; what a guest
says travels as JSON and is heard when the test says so, as often as it says so.
"""

import asyncio
import json
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

from gruft.server.client import Client
from gruft.server.encoding import decoded
from gruft.server.hall import Hall
from gruft.server.hosted import Hosted
from gruft.server.parts import parts_of
from gruft.server.reading import acts_from, table_from
from gruft.server.thinking import Thinkers
from gruft.server.whole import whole_part
from gruft.store.contract import Guest
from gruft.store.sqlite import SqliteStore
from gruft.table.live.acts import TableSet, read_stamped
from gruft.table.live.setting import Setting
from gruft.table.live.table import LiveTable
from gruft.table.live.views import view_for
from gruft.table.pace import Pace
from tests.server.guests import Message, lay_over

SALT = "ab" * 16
SECRET = "5a" * 32
#: Windows close as soon as everybody has answered, and never because a test is slow.
PATIENT = Pace(least=0, longest=24 * 60 * 60 * 1000)
Found = TypeVar("Found")


class Connection:
    """A guest at a socket; `read` takes in what came, and lays the views together."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.guest = client.guest
        self.views: dict[int, Message] = {}
        self.numbers: dict[int, int] = {}
        self.talk: dict[int, list[str]] = {}

    def read(self) -> dict[str, Message]:
        """Everything that came; returns the answers by the ids of their questions."""
        answers: dict[str, Message] = {}
        while not self.client.unsent.empty():
            message = json.loads(self.client.unsent.get_nowait())
            if message["type"] in ("shown", "changed"):
                self._see(message)
            elif message.get("id"):
                answers[message["id"]] = message
        return answers

    def _see(self, message: Message) -> None:
        seat, number = message["seat"], message["number"]
        if message["type"] == "shown":
            self.views[seat], self.talk[seat] = {}, []
        else:
            assert number == self.numbers[seat] + 1, "a frame is missing, or came twice"
        self.numbers[seat] = number
        lay_over(self.views[seat], message.get("parts", {}))
        self.talk[seat] += [one["text"] for one in message.get("talk", [])]


class WirelessHouse:
    """A house on a folder, with one table of people."""

    def __init__(self, folder: Path, game: str, guests: tuple[str, ...]) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self.guests = [Guest(name.lower() * 8, name) for name in guests]
        self._shadow: LiveTable | None = None
        self._open()
        setting = Setting(game, len(guests), pace=PATIENT, grace=0)
        # The same luck every time: what was found once can be found again.
        self.table = self.run(self.hall.open_table([TableSet(setting, self.guests[0].id, SECRET)]))
        self._seat_everybody()

    def run(self, doing: Coroutine[Any, Any, Found]) -> Found:
        """Let the house do something, to its end."""
        return self._loop.run_until_complete(doing)

    def _open(self) -> None:
        self._store = SqliteStore(self._folder)
        self.hall = Hall(self._store, Thinkers(0), bot_pause=0.0)
        self.run(self.hall.reopen())

    def restart(self) -> None:
        """Close the house and open it again; whoever was there is not any more."""
        self._shadow = None
        self._shut()
        self._open()

    def close(self) -> None:
        """Close the house for good."""
        self._shut()
        self._loop.close()

    def _shut(self) -> None:
        self.run(self.hall.close())
        self.run(self._store.close())

    def _seat_everybody(self) -> None:
        for seat, guest in enumerate(self.guests):
            sitting = self.connect(guest)
            self.must(sitting, "sit", seat=seat, name=guest.name, salt=SALT)
            self.drop(sitting)
        host = self.connect(self.guests[0])
        self.must(host, "begin")
        self.drop(host)

    # --- guests ----------------------------------------------------------------------------------

    def connect(self, guest: Guest) -> Connection:
        """A guest comes and looks at the table."""
        connection = Connection(Client(self.hall, guest))
        self.must(connection, "enter")
        return connection

    def must(self, connection: Connection, type: str, **fields: object) -> Message:
        """Say something that is not refused, and have everything that came been read."""
        answer = self.hear(connection, {"type": type, "id": f"sure {type}", **fields})
        assert answer["type"] != "refused", answer
        return answer

    def hear(self, connection: Connection, message: Mapping[str, object]) -> Message:
        """A message reaches the house; returns its answer."""
        sent = json.dumps({"table": self.table, **message})
        self.run(connection.client.hear(decoded(sent)))
        return connection.read()[str(message["id"])]

    def drop(self, connection: Connection) -> None:
        """A connection breaks; what it was sent and has not read is lost."""
        connection.client.leave_all()

    # --- the truth -------------------------------------------------------------------------------

    @property
    def hosted(self) -> Hosted:
        """The table."""
        return self.run(self.hall.table(self.table))

    def stored(self) -> list[bytes]:
        """What is on the disk."""
        return self.run(self._store.acts(self.table))

    def moves(self) -> list[str]:
        """The clients' own ids of everything that is stored."""
        ids = [read_stamped(act).move for act in self.stored()]
        return [one.partition(" ")[2] for one in ids if one]

    def views_from_disk(self) -> list[Message]:
        """What each seat must see, folded from what is stored and from nothing else."""
        stored, shadow = self.stored(), self._shadow
        if shadow is None:
            shadow = self._shadow = table_from(acts_from(stored))
        shadow.catch_up([read_stamped(act) for act in stored[shadow.length :]])
        hosted, views = self.hosted, []
        for seat in range(len(self.guests)):
            parts = parts_of(view_for(shadow, seat, hosted.commitment), hosted.present())
            views.append({path: whole_part(path, json.loads(v)) for path, v in parts.items()})
        return views
