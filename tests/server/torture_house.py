"""A house to be killed, in a process of its own: as it is, slow to write, or too fast to promise.

`slow` stretches the moments at which a death hurts: in the middle of a commit, and between the
commit and the word that it is done. `early` is the control: it says that acts are stored before
they are, as a careless house would, and whoever looks for lost acts must find some.
"""

import asyncio
import importlib
import random
import sys
import time
from typing import Any

from gruft.store.contract import Append
from gruft.store.sqlite import SqliteStore
from tests.server import houses

writer: Any = importlib.import_module("gruft.store.writer")

SOUND, SLOW, EARLY = "sound", "slow", "early"
LONGEST_PAUSE = 0.02
EARLY_BY = 0.15


def write_slowly() -> None:
    """Pause inside of every commit, and between a commit and telling of it."""
    tried, answer = writer._tried, writer._answer

    def slowly_tried(*given: Any) -> Any:
        outcome = tried(*given)
        time.sleep(random.uniform(0, LONGEST_PAUSE))
        return outcome

    def slowly_answer(*given: Any) -> None:
        time.sleep(random.uniform(0, LONGEST_PAUSE))
        answer(*given)

    writer._tried, writer._answer = slowly_tried, slowly_answer


def promise_early() -> None:
    """Say that acts are on the disk while they still wait for it."""
    append, commit = SqliteStore.append, writer._commit
    under_way: set[asyncio.Task[None]] = set()

    async def early(store: SqliteStore, *appends: Append) -> None:
        if all(one.first == 0 for one in appends):  # a new table is looked for at once
            await append(store, *appends)
            return
        task = asyncio.ensure_future(append(store, *appends))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    def late(*given: Any) -> None:
        time.sleep(EARLY_BY)
        commit(*given)

    SqliteStore.append = early  # type: ignore[assignment,method-assign]
    writer._commit = late


class TorturedHouse(houses.HouseProcess):
    """A house of one of these kinds."""

    module = "tests.server.torture_house"

    def of_kind(self, kind: str) -> "TorturedHouse":
        """The same house, which is opened as another kind next time."""
        self.wishes = (kind,)
        return self


def main(folder: str, kind: str, *wishes: str) -> None:
    """Run such a house."""
    {SOUND: lambda: None, SLOW: write_slowly, EARLY: promise_early}[kind]()
    houses.main(folder, *wishes)


if __name__ == "__main__":
    main(*sys.argv[1:])
