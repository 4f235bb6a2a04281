"""Luck that a browser test can count on: it meets the same deals and bots in every run.

Not for the wire tests: they choose secrets and salts themselves.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

from gruft.server import hall, naming, playing, rematches, thinking, wondering
from gruft.server.thinking import Question
from gruft.table.state import State

#: In the folder of a house: the name of the test that plays there now.
NAME = "test"

One = TypeVar("One")


class FixedLuck:
    """Bytes that hang on the running test, and on what they are drawn for, instead of on chance."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME
        self._drawn: Counter[str] = Counter()
        self._purpose = ""

    def token_hex(self, length: int) -> str:
        """As secrets.token_hex."""
        return self.draw("secret", length).hex()

    def randbits(self, bits: int) -> int:
        """As secrets.randbits."""
        return int.from_bytes(self.draw("world", (bits + 7) // 8)) >> (-bits % 8)

    def choice(self, some: Sequence[One]) -> One:
        """As secrets.choice, for the words of a table: its bots are named by them."""
        return some[int.from_bytes(self.draw("words", 8)) % len(some)]

    def urandom(self, length: int) -> bytes:
        """As os.urandom, for a bot that thinks."""
        return self.draw(self._purpose, length)

    def draw(self, purpose: str, length: int) -> bytes:
        """The next bytes for this purpose in this test."""
        test = self._file.read_text() if self._file.exists() else ""
        name = f"{test}\n{purpose}"
        self._drawn[name] += 1
        return hashlib.shake_256(f"{name}\n{self._drawn[name]}".encode()).digest(length)

    def question_for(self, state: State, seat: int, bot: str) -> Question:
        """What a bot believes hangs on its table alone: other tables draw meanwhile."""
        self._purpose = f"{bot} {seat} {state.header.commitment} {len(state.lines)}"
        return thinking.question_for(state, seat, bot)


def fix_luck(folder: Path) -> None:
    """Let the house of this process draw its luck by the name of the test."""
    luck = FixedLuck(folder)
    secrets = SimpleNamespace(token_hex=luck.token_hex, randbits=luck.randbits)
    naming.secrets = SimpleNamespace(choice=luck.choice)  # type: ignore[attr-defined, assignment]
    for module in (hall, rematches, wondering):
        module.secrets = secrets  # type: ignore[attr-defined]
    thinking.os = SimpleNamespace(urandom=luck.urandom, _exit=os._exit)  # type: ignore[attr-defined, assignment]
    playing.question_for = luck.question_for  # type: ignore[attr-defined]
    wondering.question_for = luck.question_for  # type: ignore[attr-defined]
