"""Time that is not waited for: an event loop whose clock jumps to whatever comes next.

Everything that the house does at a moment is done before the clock goes on, in whole milliseconds;
so two houses that do the same do it at the same time, on every machine.
"""

import asyncio
import math
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

#: When the first guest comes, in milliseconds of the house.
MORNING = 1_700_000_000_000


class _Impatient(selectors.SelectSelector):
    """Where a loop would wait for the network, it lets the time pass."""

    loop: "HurriedLoop"

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else")
        if timeout > 0:
            self.loop.passed += max(1, math.ceil(timeout * 1000 - 1e-6))
        return super().select(0)


class HurriedLoop(asyncio.SelectorEventLoop):
    """A loop on which `passed` milliseconds have gone by."""

    def __init__(self) -> None:
        impatient = _Impatient()
        impatient.loop = self
        self.passed = 0
        super().__init__(impatient)

    def time(self) -> float:
        return self.passed / 1000

    @property
    def now(self) -> int:
        """The time of the house that lives on this loop."""
        return MORNING + self.passed

    def wait_until(self, moment: int) -> None:
        """Let everything happen that happens before this moment of the house."""
        if moment > self.now:
            self.run_until_complete(asyncio.sleep((moment - self.now) / 1000))

    def run(self, coming: Coroutine[Any, Any, Result]) -> Result:
        """Do something, to its end."""
        return self.run_until_complete(coming)

    def end(self) -> None:
        """Let go of everything that still waits."""
        for task in asyncio.all_tasks(self):
            task.cancel()
        self.run_until_complete(asyncio.sleep(0))
        self.close()
