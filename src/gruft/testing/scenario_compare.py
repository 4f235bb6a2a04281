"""Compares what a scenario expects with what is there, and says path by path what differs.

An object matches if everything it names matches, whatever else is there. A list matches a list of
the same length, entry by entry. An object whose keys are numbers matches the entries of a list at
these places, and one whose keys are names the entries that bear them. Texts and numbers must be
equal; a bare number also matches the text it is written as. What `$includes`, `$excludes`,
`$exactly` and `$count` say about a list as a whole is compared here too.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from gruft.kernel.card_lists import EMPTY, split_count
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused

LONGEST_SHOWN = 400
ANY_PLACE = "*"
OWNED_BY = "@"

#: What may be said about a list as a whole; a key that begins like these is nothing else.
INCLUDES, EXCLUDES, EXACTLY, COUNT = "$includes", "$excludes", "$exactly", "$count"
LIST_WORDS = (INCLUDES, EXCLUDES, EXACTLY, COUNT)
MARK_OF_LIST_WORDS = "$"


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


@dataclass(frozen=True, slots=True)
class Comparison:
    """How two values are compared; `apart` stands between the cards of a list that is a text."""

    apart: str = ","

    def differences(self, expected: object, found: object, path: str = "") -> Iterator[Difference]:
        """Everything in which `found` is not as `expected`."""
        if isinstance(expected, Mapping) and any(key in LIST_WORDS for key in expected):
            yield from self._as_a_whole(expected, found, path)
        elif isinstance(expected, Mapping) and isinstance(found, Mapping | list):
            for name, inner in expected.items():
                yield from self._at_entry(inner, found, str(name), join(path, str(name)))
        elif isinstance(expected, list) and isinstance(found, list):
            if len(expected) != len(found):
                yield _differs("scenario-other-length", path, expected, found)
            else:
                for place, inner in enumerate(expected):
                    yield from self.differences(inner, found[place], join(path, str(place)))
        elif not same(expected, found):
            yield _differs("scenario-differs", path, expected, found)

    def _at_entry(
        self, expected: object, whole: object, name: str, path: str
    ) -> Iterator[Difference]:
        there = [*entries_called(whole, name)]
        if not there:
            yield _differs("scenario-lacks", path, expected, None)
        for found in there:
            yield from self.differences(expected, found, path)

    # --- lists as a whole ------------------------------------------------------------------------

    def _as_a_whole(
        self, expected: Mapping[str, object], found: object, path: str
    ) -> Iterator[Difference]:
        """What is said about a list, the keys of an object or the cards of a text."""
        there = self._things(found)
        single = {name: value for name, value in expected.items() if name not in LIST_WORDS}
        if there is None or (single and isinstance(found, str)):
            yield _differs("scenario-no-list", path, expected, found)
            return
        if single:
            yield from self.differences(single, found, path)
        if COUNT in expected and expected[COUNT] != len(there):
            yield _differs("scenario-other-count", path, expected[COUNT], len(there))
        for word in (INCLUDES, EXACTLY):
            for missing in self._left_over(_listed(expected, word), there):
                yield _differs("scenario-not-included", path, missing, found)
        for unwanted in _listed(expected, EXCLUDES):
            if any(self._fits(unwanted, one) for one in there):
                yield _differs("scenario-included", path, unwanted, found)
        if EXACTLY in expected:
            yield from self._surplus(_listed(expected, EXACTLY), there, path)

    def _things(self, found: object) -> Sequence[object] | None:
        if isinstance(found, str):
            return self._cards(found)
        if isinstance(found, Mapping):
            return [str(name) for name in found]
        return found if isinstance(found, list) else None

    def _cards(self, text: str) -> list[str]:
        """The cards of a written list, each as often as it counts."""
        parts = [part.strip() for part in text.split(self.apart)]
        counted = [split_count(part) for part in parts if part not in (EMPTY, "")]
        return [name for name, times in counted for _ in range(times)]

    def _fits(self, expected: object, found: object) -> bool:
        return next(self.differences(expected, found), None) is None

    def _left_over(self, wanted: Sequence[object], there: Sequence[object]) -> list[object]:
        """What is wanted and finds no entry of its own."""
        return _without_partner(wanted, there, self._fits)

    def _surplus(
        self, wanted: Sequence[object], there: Sequence[object], path: str
    ) -> Iterator[Difference]:
        surplus = _without_partner(there, wanted, lambda one, fitting: self._fits(fitting, one))
        if surplus:
            yield _differs("scenario-surplus", path, [*wanted], surplus)


def _listed(expected: Mapping[str, object], word: str) -> list[object]:
    listed = expected.get(word, [])
    assert isinstance(listed, list), "the form was checked"
    return listed


def _without_partner(
    ones: Sequence[object], others: Sequence[object], fits: Callable[[object, object], bool]
) -> list[object]:
    """Those that are left when as many as possible have a fitting partner of their own."""
    partner_of: dict[int, int] = {}

    def is_paired(one: int, asked: set[int]) -> bool:
        for other in range(len(others)):
            if other in asked or not fits(ones[one], others[other]):
                continue
            asked.add(other)
            if other not in partner_of or is_paired(partner_of[other], asked):
                partner_of[other] = one
                return True
        return False

    return [ones[one] for one in range(len(ones)) if not is_paired(one, set())]


# --- values and places -------------------------------------------------------------------------


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


def entries_called(value: object, name: str) -> Iterator[object]:
    """The entry of an object or list under this key or place; in a list of things that have names,
    as zones do, also everything of this name (`crypt`), or of this name and owner (`hand@1`)."""
    for entry, inner in entries(value):
        if entry == name or (isinstance(value, list) and name in _names(inner)):
            yield inner


def _names(thing: object) -> tuple[str, ...]:
    if not isinstance(thing, Mapping) or "name" not in thing:
        return ()
    return str(thing["name"]), f"{thing['name']}{OWNED_BY}{thing.get('owner')}"


def at_path(value: object, path: str) -> Iterator[tuple[str, object]]:
    """What stands at a dotted path, with its full path; `*` stands for every entry."""
    found = [("", value)]
    for name in path.split("."):
        found = [
            (join(so_far, entry), inner)
            for so_far, whole in found
            for entry, inner in (
                entries(whole)
                if name == ANY_PLACE
                else ((name, inner) for inner in entries_called(whole, name))
            )
        ]
    yield from found


def texts(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in plain data, with its path."""
    if isinstance(value, str):
        yield path, value
    for name, inner in entries(value):
        yield from texts(inner, join(path, name))


def join(path: str, name: str) -> str:
    """The path of an entry below another path."""
    return f"{path}.{name}" if path and name else path or name


def _differs(key: str, path: str, expected: object, found: object) -> Difference:
    args: dict[str, object] = {"path": path, "expected": shown(expected), "found": shown(found)}
    return Difference(path, expected, found, Telling(key, args))


def shown(value: object) -> str:
    """Plain data on one line, not too long."""
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= LONGEST_SHOWN else written[: LONGEST_SHOWN - 1] + "…"
