"""Houses for the tests: real sockets on loopback, in this process or in one of its own.

`open_house(folder)` runs a house in a thread, `HouseProcess(folder)` in a process that can be
killed.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gruft.server.house import Config
from gruft.server.house import House as RunningHouse
from gruft.server.limits import Limits, Rate
from gruft.server.serving import OpenHouse, listen, serve
from tests.server.guests import PATIENCE
from tests.tree import ROOT

HERE = "127.0.0.1"

#: All guests of a test come from one address, and faster than people do.
ANY = Rate(10**9, 10**9)
WIDE = Limits(
    ANY,
    ANY,
    ANY,
    messages=ANY,
    talk=ANY,
    guesses=ANY,
    guesses_of_address=ANY,
    sockets_of_address=10**6,
)


@dataclass(slots=True)
class OpenedHouse:
    """A house in a thread of this process."""

    address: str
    server: OpenHouse

    @property
    def running(self) -> RunningHouse:
        """What runs inside; only to be looked at, or broken on purpose."""
        app: Any = self.server.config.app
        house: RunningHouse = app.state.house
        return house


@contextmanager
def open_house(folder: Path, **wishes: Any) -> Iterator[OpenedHouse]:
    """Run a house until the test is through with it; its bots think in a thread and do not wait."""
    usual: dict[str, Any] = {"processes": 0, "bot_pause": 0.0, "limits": WIDE}
    with listen(HERE, 0) as taken:
        config = Config(folder, HERE, taken.getsockname()[1], **usual | wishes)
        is_open = threading.Event()
        server = OpenHouse(config, is_open.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]}, daemon=True)
        thread.start()
        try:
            assert is_open.wait(PATIENCE), "the house did not open"
            yield OpenedHouse(f"http://{HERE}:{config.port}", server)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


class HouseProcess:
    """A house in a process of its own, which may be killed and opened again on the same folder."""

    #: What the process runs; it is told the folder and these wishes.
    module = "tests.server.houses"
    wishes: Sequence[str] = ()

    def __init__(self, folder: Path, *, near_bots: bool = True) -> None:
        self.folder = folder
        self._near_bots = near_bots
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def open(self) -> "HouseProcess":
        """Start it, and wait until it can be reached."""
        command = [sys.executable, "-m", self.module, str(self.folder), *self.wishes]
        self._process = subprocess.Popen(
            [*command, *(["--near"] if self._near_bots else [])],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the house did not open"
        return self

    @property
    def children(self) -> list[int]:
        """The processes that it has begun; known on Linux only."""
        assert self._process is not None
        pid = self._process.pid
        listed = Path(f"/proc/{pid}/task/{pid}/children")
        return [int(one) for one in listed.read_text().split()] if listed.exists() else []

    def kill(self) -> None:
        """As a power cut would: without a word."""
        self._end(signal.SIGKILL)

    def close(self) -> int:
        """Ask it to stop; returns its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        self._process = None
        return code

    def __enter__(self) -> "HouseProcess":
        return self.open()

    def __exit__(self, *_: object) -> None:
        self.kill()


def main(folder: str, *wishes: str) -> None:
    """Run a house in this process, and print its address when it is open."""
    taken = listen(HERE, 0)
    port = taken.getsockname()[1]
    processes = 0 if "--near" in wishes else 1
    config = Config(Path(folder), HERE, port, processes=processes, bot_pause=0.0, limits=WIDE)

    def tell() -> None:
        sys.stdout.write(f"http://{HERE}:{port}\n")
        sys.stdout.flush()

    serve(config, taken, tell)


if __name__ == "__main__":
    main(*sys.argv[1:])
