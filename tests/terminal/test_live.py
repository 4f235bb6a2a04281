"""On a real terminal (a pty): colours, wiped screens, keys, and stepping through a replay."""

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gruft.terminal.screen import WIPE_SCREEN_AND_SCROLLBACK
from tests.terminal.runs import House, environment, heed_ctrl_c

#: Not a measure of speed: only a test that has gone wrong waits so long.
PATIENCE = 60.0


class Person:
    """Somebody who sits at a terminal: reads until a word appears, and types."""

    def __init__(self, process: "subprocess.Popen[bytes]", handle: int) -> None:
        self.process = process
        self.handle = handle
        self.seen = ""

    def reads(self, word: str) -> str:
        """What appears up to this word."""
        while word not in self.seen:
            more = self._more()
            assert more, f"it ended before {word!r}, after {self.seen[-400:]!r}"
            self.seen += more
        before, _, self.seen = self.seen.partition(word)
        return before

    def types(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self.handle, f"{line}\n".encode())

    def presses(self, key: bytes) -> None:
        """Press a key until something happens: the line editor drops keys while it gets ready."""
        for _ in range(int(PATIENCE)):
            os.write(self.handle, key)
            if select.select([self.handle], [], [], 1.0)[0]:
                return
        raise AssertionError(f"{key!r} changes nothing after {self.seen[-400:]!r}")

    def leaves(self) -> tuple[int, str]:
        """The exit code, and the rest of what appeared."""
        while more := self._more():
            self.seen += more
        return self.process.wait(), self.seen

    def _more(self) -> str:
        ready, _, _ = select.select([self.handle], [], [], PATIENCE)
        assert ready, f"waited in vain after {self.seen[-400:]!r}"
        try:
            return os.read(self.handle, 4096).decode(errors="replace")
        except OSError:
            # This is how Linux says that nobody writes to the terminal any more.
            return ""


def _notice_ctrl_c() -> None:
    """Have a terminal of one's own, and heed its keys even if the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    heed_ctrl_c()


@contextmanager
def terminal(home: Path, *words: str) -> Iterator[Person]:
    """A terminal in which the command runs."""
    handle, inner = pty.openpty()
    settings = environment(home, TERM="xterm-256color", PAGER="cat", LINES="24")
    process = subprocess.Popen(
        [sys.executable, "-m", "gruft.terminal", *words],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
        preexec_fn=_notice_ctrl_c,  # noqa: PLW1509
        env={**os.environ, **settings},
    )
    os.close(inner)
    try:
        yield Person(process, handle)
    finally:
        process.kill()
        process.wait()
        os.close(handle)


PLAY = ("play", "vampire_queen", "--seed", "5", "--fast", "--option", "s15_seat=2")


def test_a_hand_is_wiped_off_the_screen_and_its_history_before_the_next_person(
    tmp_path: Path,
) -> None:
    with terminal(tmp_path, *PLAY, "--names", "Ann,Ben,Cid", "--seats", "3") as person:
        person.reads("Ann, press Enter.")
        person.types("")
        person.reads("Ann> ")
        person.types("S20")
        before = person.reads("Ben, press Enter.")
        person.types("")
        after = person.reads("Ben> ")

    assert "Hand" not in before.split(WIPE_SCREEN_AND_SCROLLBACK)[-1]
    assert WIPE_SCREEN_AND_SCROLLBACK in before
    assert after.split("Hand")[0].count(WIPE_SCREEN_AND_SCROLLBACK) == 1


def test_a_person_sees_colours_and_leaves_with_the_key_for_the_end(tmp_path: Path) -> None:
    with terminal(tmp_path, *PLAY, "--names", "Ann", "--seats", "3") as person:
        shown = person.reads("Ann> ")
        person.presses(b"\x04")
        code, rest = person.leaves()

    assert "\x1b[1;31mS20" in shown
    assert code == 0
    assert "gruft play --resume" in rest


def test_ctrl_c_at_the_prompt_saves_and_leaves(tmp_path: Path) -> None:
    with terminal(tmp_path, *PLAY, "--names", "Ann", "--seats", "3", "--no-color") as person:
        shown = person.reads("Ann> ")
        person.presses(b"\x03")
        code, rest = person.leaves()

    assert "\x1b[1" not in shown
    assert code == 130
    assert "gruft play --resume" in rest


def test_a_replay_goes_on_and_back_and_anywhere(house: House) -> None:
    house.play("--bots", "moth,moth,moth", "--seats", "3", "--option", "phases=1")

    with terminal(house.home, "replay", str(house.records[0]), "--open", "--no-color") as person:
        person.reads("Step 0 of")
        person.types("")
        person.reads("Step 1 of")
        person.types("7")
        person.reads("Step 7 of")
        person.types("-")
        shown = person.reads("Step 6 of")
        person.types("9999")
        refused = person.reads("Step 6 of")
        person.types("quit")
        code, _ = person.leaves()

    assert shown.count("Hand: ") == 3
    assert "not “9999”" in refused
    assert code == 0
