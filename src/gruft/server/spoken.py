"""What messages of the house tell of: words that were said, lines of the log, who looks on."""

from collections.abc import Mapping, Sequence

import msgspec


class Said(msgspec.Struct, frozen=True):
    """A word of the talk."""

    name: str
    seat: int
    channel: Sequence[int]
    text: str


class Told(msgspec.Struct, frozen=True):
    """A message that has no language yet."""

    key: str
    args: Mapping[str, object]


#: A line of the log; one that has key and names of the line before it is only its values.
Line = Told | Sequence[object]


class Onlooker(msgspec.Struct, frozen=True):
    """Somebody who looks on; `who` is what the host calls them by, at this table alone."""

    who: str
    name: str
    silent: bool
