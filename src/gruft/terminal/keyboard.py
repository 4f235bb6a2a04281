"""Where answers come from: a person at the keys, or a script that is read line by line."""

import sys
from typing import TextIO

from gruft.kernel.refusal import Refused
from gruft.terminal.screen import Screen

LONGEST_ANSWER = 2_000


class Gone(Exception):
    """Nobody answers any more: the input has ended."""


class Keyboard:
    """Asks for one line at a time."""

    def __init__(self, stream: TextIO | None, screen: Screen) -> None:
        self._stream = stream
        self._screen = screen

    @property
    def is_live(self) -> bool:
        """Tell whether a person sits at the keys."""
        return self._stream is not None and not self._stream.closed and self._stream.isatty()

    def ask(self, prompt: str) -> str:
        """The next answer without its surrounding blanks; unreadable ones are refused."""
        answer = self._from_person(prompt) if self.is_live else self._from_script(prompt)
        if len(answer) > LONGEST_ANSWER:
            raise Refused("answer-too-long", limit=LONGEST_ANSWER)
        if not answer.isprintable():
            answer = "".join(letter for letter in answer.replace("\t", " ") if letter.isprintable())
        return answer.strip()

    def forget(self) -> None:
        """Forget earlier answers: the next person must not find them with the arrow keys."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()

    def _from_person(self, prompt: str) -> str:
        _edit_lines()
        try:
            return input(prompt)
        except EOFError:
            self._screen.gap()
            raise Gone from None
        except UnicodeError:
            raise Refused("answer-not-utf8") from None

    def _from_script(self, prompt: str) -> str:
        line = self._next_line()
        if line is None:
            raise Gone
        # The answer is shown too, so that the output of a script reads like a conversation.
        self._screen.say(f"{prompt}{_shown(line)}".rstrip())
        try:
            return line.decode("utf-8").rstrip("\r\n")
        except UnicodeDecodeError:
            raise Refused("answer-not-utf8") from None

    def _next_line(self) -> bytes | None:
        if self._stream is None or self._stream.closed:
            return None
        buffer = getattr(self._stream, "buffer", None)
        if buffer is None:
            return self._stream.readline().encode("utf-8", "surrogateescape") or None
        line: bytes = buffer.readline(LONGEST_ANSWER * 4)
        if len(line) == LONGEST_ANSWER * 4 and not line.endswith(b"\n"):
            _skip_rest(buffer)
        return line or None


def _skip_rest(buffer: object) -> None:
    """A line without an end is not worth its memory."""
    read = buffer.readline  # type: ignore[attr-defined]
    while (more := read(65536)) and not more.endswith(b"\n"):
        pass


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return "".join(letter for letter in text if letter.isprintable())[:80]


def _edit_lines() -> None:
    """With this module loaded, Python's own `input` lets a person edit the line."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
