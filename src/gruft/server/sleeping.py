"""Whether the machine of the house has slept: then its clock has jumped, and nobody's time has run.

A laptop whose lid is closed is a closed house; so is a clock that somebody has put forward.
"""

#: A jump of so many milliseconds is no jitter.
LEAST_JUMP = 5_000


class Wakefulness:
    """How far the clock on the wall is ahead of the time that the house was awake."""

    def __init__(self) -> None:
        self._ahead: int | None = None

    def slept(self, now: int, awake: int) -> int:
        """For how long the machine has slept since the last note."""
        jump = 0 if self._ahead is None else now - awake - self._ahead
        return jump if jump >= LEAST_JUMP else 0

    def note(self, now: int, awake: int) -> None:
        """What was slept until now is over and done with."""
        self._ahead = now - awake
