"""Processes that live with the house, and may be shown another copy of Gruft than its own.

The compiled rules are built while the house is open. A process that begins when they are there can
use them, though the house cannot.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

from gruft.shelf import bring_strangers

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Processes(ProcessPoolExecutor):
    """A few processes; those with a folder take every package that is in it from there."""

    def __init__(self, most: int, folder: Path | None = None) -> None:
        super().__init__(most, multiprocessing.get_context("spawn"), _live_with_the_house)
        self._folder = folder

    def submit(
        self, fn: Callable[Given, Found], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Found]:
        """Have something done. A process that begins for it looks where this one looks."""
        with _seen_first(self._folder):
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _seen_first(folder: Path | None) -> Iterator[None]:
    """What this process has imported stays as it is."""
    if folder is None:
        yield
        return
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))


def _live_with_the_house() -> None:
    """In a process of its own: Ctrl-C is for the house, and without the house there is no life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bring_strangers()
    threading.Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    """A pool does not notice that the process which began it was killed."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(0)
