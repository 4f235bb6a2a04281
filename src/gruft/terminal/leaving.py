"""The door: every command ends with an exit code and at most one sentence, never a traceback."""

import os
import sys
from collections.abc import Callable

from gruft.kernel.refusal import Refused
from gruft.terminal.keyboard import Gone
from gruft.terminal.visit import Visit

DONE, WRONG, BAD_INPUT = 0, 1, 2
INTERRUPTED, CLOSED_PIPE = 130, 141


def guarded(visit: Visit, command: Callable[[], int]) -> int:
    """Carry out a command; return its exit code, or that of the way in which it failed."""
    try:
        code = command()
        visit.screen.stream.flush()
        return code
    except Refused as refused:
        return _refused(visit, refused)
    except KeyboardInterrupt:
        return _interrupted(visit)
    except Gone:
        visit.screen.gap()
        visit.say("farewell")
        return DONE
    except BrokenPipeError:
        _silence()
        return CLOSED_PIPE


def _refused(visit: Visit, refused: Refused) -> int:
    try:
        visit.complain(refused)
    except BrokenPipeError:
        _silence()
    return BAD_INPUT


def _interrupted(visit: Visit) -> int:
    try:
        visit.aside.gap()
        visit.aside.say(visit.words.say("interrupted"))
    except (BrokenPipeError, KeyboardInterrupt):
        _silence()
    return INTERRUPTED


def _silence() -> None:
    """Nobody reads any more; Python's own last flush must not complain about it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError, AttributeError):
            continue
