"""One word for "nothing" in every game, whatever that game writes: done, decline, none, pass.

Only where exactly one of the choices means it; else the game reads what was typed and says why not.
"""

from collections.abc import Iterable

from gruft.kernel.scene import Choice

#: How games write that one does nothing, or nothing more.
WRITTEN = frozenset({"decline", "done", "no", "nobody", "none", "pass", "skip", "stop"})
#: What a person may type for it. `skip` is a command of the house.
TYPED = WRITTEN - {"skip"} | {"-", "nothing"}


def nothing_among(choices: Iterable[Choice], typed: str) -> str | None:
    """The move that does nothing, if that was typed and there is one."""
    if typed.casefold() not in TYPED:
        return None
    idle = [one.move for one in choices if not one.on and one.move.casefold() in WRITTEN]
    return idle[0] if len(idle) == 1 else None
