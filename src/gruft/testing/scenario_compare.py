"""Compares what a scenario expects with what is there, and says path by path what differs.

An object matches if everything it names matches, whatever else is there. A list matches a list of
the same length, entry by entry. An object whose keys are numbers matches the entries of a list at
these places. Texts and numbers must be equal; a bare number also matches the text it is written as.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused

LONGEST_SHOWN = 400
ANY_PLACE = "*"


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as a scenario says: where, what was expected, what was found, in words.

    `reason` is the refusal behind it, if there is one.
    """

    path: str
    expected: object
    found: object
    telling: Telling
    reason: Refused | None = None


def differences(expected: object, found: object, path: str = "") -> Iterator[Difference]:
    """Everything in which `found` is not as `expected`."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping | list):
        for name, inner in expected.items():
            yield from _entry_differs(inner, found, str(name), _join(path, str(name)))
    elif isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            yield _differs("scenario-other-length", path, expected, found)
        else:
            for place, inner in enumerate(expected):
                yield from differences(inner, found[place], _join(path, str(place)))
    elif not same(expected, found):
        yield _differs("scenario-differs", path, expected, found)


def _entry_differs(
    expected: object, whole: Mapping[str, object] | list[object], name: str, path: str
) -> Iterator[Difference]:
    there = dict(entries(whole))
    if name not in there:
        yield _differs("scenario-lacks", path, expected, None)
    else:
        yield from differences(expected, there[name], path)


def same(expected: object, found: object) -> bool:
    """Tell whether two plain values are equal; `true` is not 1, but 6 is the text "6"."""
    if isinstance(found, str) and _is_number(expected):
        return str(expected) == found
    return type(expected) is type(found) and expected == found


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def entries(value: object) -> Iterator[tuple[str, object]]:
    """The entries of an object by name, or of a list by place."""
    if isinstance(value, Mapping):
        yield from ((str(name), inner) for name, inner in value.items())
    elif isinstance(value, list):
        yield from ((str(place), inner) for place, inner in enumerate(value))


def at_path(value: object, path: str) -> Iterator[tuple[str, object]]:
    """What stands at a dotted path, with its full path; `*` stands for every entry."""
    found = [("", value)]
    for name in path.split("."):
        found = [
            (_join(so_far, entry), inner)
            for so_far, whole in found
            for entry, inner in entries(whole)
            if name in (entry, ANY_PLACE)
        ]
    yield from found


def texts(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in plain data, with its path."""
    if isinstance(value, str):
        yield path, value
    for name, inner in entries(value):
        yield from texts(inner, _join(path, name))


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _differs(key: str, path: str, expected: object, found: object) -> Difference:
    args: dict[str, object] = {"path": path, "expected": shown(expected), "found": shown(found)}
    return Difference(path, expected, found, Telling(key, args))


def shown(value: object) -> str:
    """Plain data on one line, not too long."""
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= LONGEST_SHOWN else written[: LONGEST_SHOWN - 1] + "…"
