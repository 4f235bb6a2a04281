"""Worlds of a small game: every position to which a history with the same tellings can lead.

A game that is small enough keeps word for word what every seat was told, and its worlds are exact
by construction, what others know included. A larger game says itself what it redraws.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from gruft.kernel.edition import canonical
from gruft.kernel.luck import all_lines, all_luck

if TYPE_CHECKING:
    from gruft.kernel.simple.position import SimplePosition
    from gruft.kernel.simple.telling import SetUp


def written(position: "SimplePosition") -> str:
    """A position's one written form."""
    return canonical(vars(position.table))


@lru_cache(maxsize=20_000)
def fitting(setup: "SetUp", watcher: int, log: str) -> dict[str, "SimplePosition"]:
    """Every position that fits what the watcher was told, by its written form."""
    earlier = "".join(log.splitlines(keepends=True)[:-1])
    candidates: Iterable[SimplePosition] = _starts(setup)
    if earlier:
        before = fitting(setup, watcher, earlier).values()
        candidates = (after for position in before for after in _next(position))
    found: dict[str, SimplePosition] = {}
    waiting = [one for one in candidates if one.table.knowledge[watcher] == log]
    while waiting:  # also whatever may have happened since without their noticing
        position = waiting.pop()
        if found.setdefault(written(position), position) is position:
            waiting += [one for one in _next(position) if one.table.knowledge[watcher] == log]
    return dict(sorted(found.items()))


@lru_cache(maxsize=20_000)
def _next(position: "SimplePosition") -> list["SimplePosition"]:
    """Every position to which one more line can lead, whatever luck says."""
    found: list[SimplePosition] = []
    for seat in position.to_act():
        for _, after in all_lines(position, seat):
            after.journal = None
            found.append(cast("SimplePosition", after))
    return found


@lru_cache
def _starts(setup: "SetUp") -> list["SimplePosition"]:
    return list(all_luck(setup.begin))


def fits_all_that_was_told(position: "SimplePosition") -> bool:
    """Tell whether no seat must take the position to be impossible by what it was told."""
    setup, knowledge = position.setup, position.table.knowledge
    return len(knowledge) == position.seats + 1 and all(
        written(position) in fitting(setup, watcher, knowledge[watcher])
        for watcher in range(-1, int(position.seats))
    )
