"""Named values in files that the house wrote itself: what kind each must be, written and read.

Records and entries are read from disks and from strangers, so every value is looked at once, here,
and whatever is built from them afterwards can be trusted to have the right type.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from gruft.kernel.refusal import word
from gruft.kernel.seal import Place

LARGEST_NUMBER = 10**12
_HEX = re.compile(r"(?:[0-9a-f]{2})+")


def read_json(text: str) -> object:
    """Read JSON strictly; raise ValueError for everything else."""
    try:
        value: object = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


def write_json(value: object) -> str:
    """Write JSON data on one line, always in the same way."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Kind:
    """What a value must be: the message that names it, the test, and how it is written and read."""

    name: str
    fits: Callable[[object], bool]
    read: Callable[[str], object] = read_json
    write: Callable[[object], str] = write_json
    optional: bool = False


Fields = Mapping[str, Kind]


def check_fields(values: Mapping[str, object], fields: Fields, place: Place) -> dict[str, Any]:
    """Return the values, lists as tuples; refuse what is unknown, missing or of the wrong kind."""
    for name in values:
        if name not in fields:
            raise place.refuse("record-unknown-key", setting=name[:60])
    for name, kind in fields.items():
        if name in values:
            check_value(name, values[name], kind, place)
        elif not kind.optional:
            raise place.refuse("record-missing-key", setting=name)
    return {name: _frozen(value) for name, value in values.items()}


def check_value(name: str, value: object, kind: Kind, place: Place) -> None:
    """Refuse a value that is not of its kind."""
    if not kind.fits(value):
        raise place.refuse(
            "record-wrong-kind", setting=name, wanted=word(kind.name), given=str(value)[:60]
        )


def read_value(name: str, text: str, kind: Kind, place: Place) -> object:
    """Read one written value, or say that it cannot be read."""
    try:
        return kind.read(text)
    except ValueError:
        raise place.refuse("record-not-json", setting=name, given=text[:60]) from None


def is_number(value: object) -> bool:
    """Tell whether this is a whole number that is not negative."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < LARGEST_NUMBER


def is_whole(value: object) -> bool:
    """Tell whether this is a whole number of either sign."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST_NUMBER


def is_line(value: object) -> bool:
    """Tell whether this is a text that fits on one line and can be written down."""
    return isinstance(value, str) and value.isprintable()


def is_text(value: object) -> bool:
    """Tell whether this is a text that is not empty and fits on one line."""
    return is_line(value) and value != ""


def is_digest(value: object) -> bool:
    """Tell whether this is 32 bytes in hexadecimal."""
    return is_hex(value) and isinstance(value, str) and len(value) == 64


def is_hex(value: object) -> bool:
    """Tell whether these are bytes in hexadecimal."""
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


def is_object(value: object) -> bool:
    """Tell whether this is an object with named entries."""
    return isinstance(value, Mapping)


def many(fits: Callable[[object], bool]) -> Callable[[object], bool]:
    """Tell whether this is a list of such values."""
    return lambda value: isinstance(value, list | tuple) and all(map(fits, value))


NUMBER = Kind("kind-number", is_number)
NUMBERS = Kind("kind-numbers", many(is_number))
WHOLE_NUMBERS = Kind("kind-numbers", many(is_whole))
LINE = Kind("kind-line", is_line, str, str)
TEXT = Kind("kind-text", is_text, str, str)
TEXTS = Kind("kind-texts", many(is_text))
DIGEST = Kind("kind-digest", is_digest, str, str)
HEXES = Kind("kind-hexes", many(is_hex))
OBJECT = Kind("kind-object", is_object)


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
