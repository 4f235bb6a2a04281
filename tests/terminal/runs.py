"""Runs the `gruft` command inside the test: what is typed goes in, what is shown comes out."""

import io
import re
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from gruft.shelf import SHELF
from gruft.terminal.cli import main
from gruft.testing.tiny.envelopes.game import GAME as ENVELOPES
from gruft.testing.tiny.turncoat.game import GAME as TURNCOAT
from gruft.testing.tiny.watchmen.game import GAME as WATCHMEN

ESCAPE = re.compile("\x1b")
TINY = (ENVELOPES, TURNCOAT, WATCHMEN)
#: Typed one after the other, some move of Vampire Queen among these is legal, whatever lies there.
ANY_MOVE = "".join(f"{move}\n" for move in ["pass", *range(1, 14), "Q", "S15", "S20"])
QUIET = ("--lang", "en", "--no-color")


@dataclass(frozen=True, slots=True)
class Run:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """What was shown, on one line: where a line was wrapped matters to nobody."""
        return " ".join(self.out.split())

    @property
    def complaint(self) -> str:
        """What was said on the side, on one line."""
        return " ".join(self.err.split())


class House:
    """The command, with a home folder of its own."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.patch = patch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "GRUFT_LANG", "NO_COLOR", "XDG_DATA_HOME"):
            patch.delenv(name, raising=False)
        patch.setenv("GRUFT_HOME", str(home))
        patch.setenv("COLUMNS", "80")

    def run(
        self, *words: str, typed: str | bytes = "", encoding: str = "utf-8", plain: bool = True
    ) -> Run:
        """Run the command with these words; `typed` is what a script gives it to read."""
        given = typed.encode() if isinstance(typed, str) else typed
        with streams(given, encoding, self.patch) as (out, err):
            code = main([*words, *(QUIET if plain else ())])
            out.flush()
            err.flush()
            return Run(code, read(out, encoding), read(err, encoding))

    def play(self, *words: str, typed: str = "", seed: int = 3) -> Run:
        """Play Vampire Queen with the luck of a seed."""
        return self.run("play", "vampire_queen", "--seed", str(seed), *words, typed=typed)

    def set_environment(self, **values: str) -> None:
        """Change the environment of the next runs."""
        for name, value in values.items():
            self.patch.setenv(name, value)

    def put_tiny_games_on_the_shelf(self) -> None:
        """Games that the terminal has never heard of."""
        for game in TINY:
            self.patch.setitem(SHELF, game.slug, game)

    @property
    def saves(self) -> list[Path]:
        """The saved games in the order of their names: a time, and a number in the same second."""
        return sorted((self.home / "saves").glob("*"), key=_by_parts_of_the_name)

    @property
    def records(self) -> list[Path]:
        """The records of finished games."""
        return sorted((self.home / "records").glob("*"))


def _by_parts_of_the_name(path: Path) -> list[tuple[int, str]]:
    return [(len(part), part) for part in path.stem.split("-")]


@contextmanager
def streams(
    given: bytes, encoding: str, patch: pytest.MonkeyPatch
) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    """Put streams of our own in the place of the three that every program has."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2))
    with patch.context() as inner:
        inner.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        inner.setattr(sys, "stdout", out)
        inner.setattr(sys, "stderr", err)
        yield out, err


def read(stream: io.TextIOWrapper, encoding: str) -> str:
    """What was written to a stream."""
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(encoding)


def environment(home: Path, **more: str) -> Mapping[str, str]:
    """The environment of a process of its own."""
    return {"GRUFT_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "80", **more}


def heed_ctrl_c() -> None:
    """For a process about to start: notice Ctrl-C even if the tests run in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
