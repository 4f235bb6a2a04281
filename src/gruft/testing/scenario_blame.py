"""Finds the written value that is to blame for a refusal: what is not refused so without it.

Games say why a position or an edition cannot be, not always where: a card that nobody can read
stands in some hand. So single values are left out, one at a time, from the outside in; as long as
exactly one of them makes the difference, the search goes on inside it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from gruft.kernel.refusal import Refused
from gruft.testing.scenario_compare import join

#: Tries whole data; tells why it is refused, or None.
Attempt = Callable[[object], Refused | None]


def path_to_blame(data: object, refusal: Refused, attempt: Attempt) -> str:
    """The path inside `data` (`hands[1]`) of what is to blame; nothing if that is all of it."""
    path = _search(data, refusal, attempt)
    setting = str(refusal.details.get("setting", ""))
    # Where several keys do not fit together, the refusal may still name one of them.
    for named in (setting, join(path, setting)):
        if named.startswith(path) and _is_there(data, named):
            return named
    return path


def _search(data: object, refusal: Refused, attempt: Attempt) -> str:
    guilty = [part for part in _parts(data) if part.makes_a_difference(refusal, attempt)]
    if len(guilty) != 1:
        return ""
    (part,) = guilty
    deeper = _search(part.value, refusal, lambda other: attempt(part.replaced_by(other)))
    return part.path + deeper if deeper.startswith("[") else join(part.path, deeper)


@dataclass(frozen=True, slots=True)
class _Part:
    """An entry of an object or of a list."""

    whole: Mapping[str, object] | list[object]
    place: str | int
    value: object

    @property
    def path(self) -> str:
        return f"[{self.place}]" if isinstance(self.place, int) else self.place

    def makes_a_difference(self, refusal: Refused, attempt: Attempt) -> bool:
        """Tell whether what is refused is accepted without this, or refused otherwise."""
        found = attempt(self.replaced_by(None))
        if found is None or refusal.same_as(found):
            return found is None
        if isinstance(self.whole, Mapping) or str(found.details.get("given")) != str(None):
            return True
        # Not every list may have gaps; what stands elsewhere in it does no harm in this place.
        return any(attempt(self.replaced_by(other)) is None for other in self.whole)

    def replaced_by(self, other: object) -> object:
        """The whole with another value in this place, or without it (None).

        A list keeps its length, because most lists have a place for each seat.
        """
        if isinstance(self.whole, list):
            return [other if at == self.place else one for at, one in enumerate(self.whole)]
        others = {name: value for name, value in self.whole.items() if name != self.place}
        return others if other is None else {**others, str(self.place): other}


def _entries(data: object) -> Iterator[tuple[str | int, object]]:
    if isinstance(data, Mapping):
        yield from data.items()
    elif isinstance(data, list):
        yield from enumerate(data)


def _parts(data: object) -> list[_Part]:
    whole = data if isinstance(data, Mapping | list) else []
    return [_Part(whole, place, value) for place, value in _entries(whole)]


def _is_there(data: object, setting: str) -> bool:
    """Tell whether a dotted key is there, also if it is written in one piece as in an edition."""
    if not isinstance(data, Mapping):
        return False
    first, _, more = setting.partition(".")
    return setting in data or (first in data and bool(more) and _is_there(data[first], more))
