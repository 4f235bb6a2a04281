"""Editions: what is printed on the pieces of a game, read from TOML, with the source of every
number.

The shipped file of a game is also its schema: an owner's file may override any value it has, with a
value of the same kind. Tables keyed by a name take the place of lists of tables, so that a single
number can be overridden. Every table names the source of its values in a key `source`: one text for
all of them, or a table with a text for each. What the numbers have to satisfy is the business of
each game's `edition.py`.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import cast

from gruft.kernel.refusal import Refused

Leaf = int | str | bool | list[int] | list[str]
Tree = dict[str, "Leaf | Tree"]

SOURCE = "source"
LONGEST_FILE = 1_000_000
DEEPEST_NESTING = 30
#: What is printed is small; a number of thousands of digits could not even be shown in a refusal.
LARGEST_NUMBER = 10**12

_KEY = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
#: Keys joined by dots, deeper than any edition nests: tomllib would need memory by the square of
#: their number, so they are looked for before the file is read.
_ENDLESS_KEY = re.compile(rf"(?<![\w-])(?:{_KEY}[ \t]*\.[ \t]*){{{DEEPEST_NESTING}}}")
#: How tomllib says that something stands in a file a second time.
_TWICE = re.compile(
    r"(?:Cannot declare .* twice|Cannot overwrite a value|Duplicate inline table key .*)"
    r" \(at (?:line (?P<line>\d+)|end of document)"
)


@dataclass(frozen=True)
class Edition:
    """The printed data of a game. `sources` gives the origin of each value by its dotted key."""

    data: Tree
    sources: Mapping[str, str]
    overrides: Mapping[str, Leaf] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """A fingerprint of the values, whatever their sources."""
        return hashlib.sha256(canonical(self.data).encode()).hexdigest()

    def number(self, key: str) -> int:
        """The whole number under a dotted key."""
        return cast(int, self.value(key))

    def numbers(self, key: str) -> list[int]:
        """The list of whole numbers under a dotted key."""
        return cast("list[int]", self.value(key))

    def table(self, key: str) -> Tree:
        """The table under a dotted key."""
        return cast(Tree, self._find(key))

    def value(self, key: str) -> Leaf:
        """The value under a dotted key."""
        return cast(Leaf, self._find(key))

    def _find(self, key: str) -> "Leaf | Tree":
        place: Leaf | Tree = self.data
        for part in key.split("."):
            place = cast(Tree, place)[part]
        return place


def canonical(data: object) -> str:
    """The one written form of JSON data that digests are made of."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def parse_toml(text: str, file: str, clause: str = "") -> Tree:
    """Read TOML, or say where the file breaks; `clause` forbids to write something twice."""
    if len(text) > LONGEST_FILE:
        raise Refused("file-too-large", file=file, limit=LONGEST_FILE)
    if _ENDLESS_KEY.search(text):
        raise _too_deep(file)
    try:
        tree = tomllib.loads(text)
    except RecursionError:
        raise _too_deep(file) from None
    except ValueError as problem:
        raise _unreadable(text, file, clause, str(problem)) from None
    _must_be_handy(tree, file, (), 0)
    return tree


def _unreadable(text: str, file: str, clause: str, problem: str) -> Refused:
    """A number of thousands of digits is refused by Python itself, not by its TOML reader."""
    twice = _TWICE.match(problem)
    if twice is None:
        return Refused("edition-not-toml", file=file, problem=problem)
    line = int(twice["line"] or len(text.splitlines()))
    return Refused("edition-key-twice", clause, file=file, line=line)


def _must_be_handy(value: object, file: str, key: tuple[str, ...], depth: int) -> None:
    """Refuse what is too deep to be walked through or too large to be written down."""
    if depth > DEEPEST_NESTING:
        raise _too_deep(file)
    if isinstance(value, dict):
        for name, inner in value.items():
            _must_be_handy(inner, file, (*key, name), depth + 1)
    elif isinstance(value, list):
        for inner in value:
            _must_be_handy(inner, file, key, depth + 1)
    elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise Refused(
            "edition-out-of-range",
            file=file,
            setting=_shown(".".join(key)),
            low=-LARGEST_NUMBER,
            high=LARGEST_NUMBER,
            given=_shown(hex(value)),
        )


def _too_deep(file: str) -> Refused:
    return Refused("file-too-deep", file=file, limit=DEEPEST_NESTING)


def read_shipped(text: str, file: str) -> Edition:
    """Read the edition that comes with a game; every value must name its source."""
    data, sources = _split(parse_toml(text, file), "")
    for key, _ in leaves(data):
        if key not in sources:
            raise Refused("edition-no-source", file=file, setting=key)
    return Edition(data, sources)


def override(
    shipped: Edition, text: str, file: str, open_tables: tuple[str, ...] = (), clause: str = ""
) -> Edition:
    """Lay an owner's file over the shipped edition. New entries are taken in `open_tables` only.

    A value that is not of this edition, or stands twice, is refused by `clause`.
    """
    given, _ = _split(parse_toml(text, file, clause), "")
    return with_overrides(shipped, dict(leaves(given)), file, open_tables, clause)


def with_overrides(
    shipped: Edition,
    given: Mapping[str, object],
    file: str,
    open_tables: tuple[str, ...] = (),
    clause: str = "",
) -> Edition:
    """Lay single values over the shipped edition, each under its dotted key."""
    data = deepcopy(shipped.data)
    printed = dict(leaves(shipped.data))
    for key, value in given.items():
        place = _place_of(shipped, data, key, open_tables)
        if place is None:
            raise Refused("edition-unknown-key", clause, file=file, setting=_shown(key))
        name = key.split(".")[-1]
        _must_be_of_kind(place[name], value, file, key)
        place[name] = cast(Leaf, value)
    changed = {key: cast(Leaf, given[key]) for key in given if printed.get(key) != given[key]}
    owned = {
        key: f"owner ({file})" for key, _ in leaves(data) if key in changed or key not in printed
    }
    return Edition(data, {**shipped.sources, **owned}, changed)


def leaves(tree: Tree, prefix: str = "") -> Iterator[tuple[str, Leaf]]:
    """Every value with its dotted key, in the order of the file."""
    for name, value in tree.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", value


def difference(one: Edition, two: Edition) -> list[tuple[str, Leaf | None, Leaf | None]]:
    """The values in which two editions differ: key, value in one, value in two."""
    first, second = dict(leaves(one.data)), dict(leaves(two.data))
    keys = [*first, *(key for key in second if key not in first)]
    return [
        (key, first.get(key), second.get(key)) for key in keys if first.get(key) != second.get(key)
    ]


def _split(tree: Tree, prefix: str) -> tuple[Tree, dict[str, str]]:
    """Separate values from their sources."""
    data: Tree = {}
    sources: dict[str, str] = {}
    named = tree.get(SOURCE, {})
    for name, value in tree.items():
        if name == SOURCE:
            continue
        if isinstance(value, dict):
            data[name], inner = _split(value, f"{prefix}{name}.")
            sources.update(inner)
        else:
            data[name] = value
            source = named.get(name) if isinstance(named, dict) else named
            if isinstance(source, str):
                sources[f"{prefix}{name}"] = source
    return data, sources


def _place_of(shipped: Edition, data: Tree, key: str, open_tables: tuple[str, ...]) -> Tree | None:
    """The table that holds the value of this key, if the edition has such a value."""
    *path, name = key.split(".")
    place = data
    for depth, part in enumerate(path):
        table = ".".join(path[:depth])
        if part not in place and table in open_tables:
            _add_entry(place, part, shipped.table(table))
        inner = place.get(part)
        if not isinstance(inner, dict):
            return None
        place = inner
    return None if isinstance(place.get(name, {}), dict) else place


def _add_entry(place: Tree, name: str, printed: Tree) -> None:
    """A new entry begins like the first one as printed, in whatever order the owner writes."""
    for entry in list(printed.values())[:1]:
        place[name] = deepcopy(entry)


def _must_be_of_kind(shipped: object, given: object, file: str, key: str) -> None:
    if given == [] and isinstance(shipped, list):
        return
    if kind_of(shipped) != kind_of(given):
        raise Refused(
            "edition-wrong-kind",
            file=file,
            setting=key,
            wanted=kind_of(shipped),
            given=_shown(given),
        )


def _shown(value: object) -> str:
    return str(value)[:60]


def kind_of(value: object) -> str:
    """The kind of a value in one word; lists are kept apart by what they hold."""
    if isinstance(value, list):
        kinds = sorted({kind_of(item) for item in value})
        return f"list of {' or '.join(kinds) or 'number'}"
    names = {bool: "switch", int: "number", str: "text"}
    return names.get(type(value), type(value).__name__)
