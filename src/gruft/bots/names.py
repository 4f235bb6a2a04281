"""What bots are called: names of their own, so that nobody sits with Raven, Raven 2 and Raven 3.

These are the names that acts and records keep. A face says them in its reader's language, by the
message `bot-called-<name>`, and shows beside them what kind of bot it is.
"""

from collections.abc import Collection, Iterator
from hashlib import sha256

#: As many as a bot can have neighbours of its kind at the largest table.
NAMES: dict[str, tuple[str, ...]] = {
    "moth": (
        "Fluff", "Flicker", "Dusty", "Selene", "Plush", "Wick",
        "Lampion", "Powder", "Crumb", "Taffeta", "Speckle", "Nibbles",
    ),
    "raven": (
        "Corvina", "Lenore", "Grip", "Huginn", "Muninn", "Sable",
        "Edgar", "Morrigan", "Inkwell", "Odile", "Nevermore", "Cassandra",
    ),
}  # fmt: skip


def bot_name(kind: str, taken: Collection[str], table: str = "") -> str:
    """The next name for a bot of this kind; which is the first one depends on the table alone.

    Names are told apart as those are who sit down: a guest may be called like a bot.
    """
    used = {name.casefold() for name in taken}
    return next(name for name in _names(kind, table) if name.casefold() not in used)


def _names(kind: str, table: str) -> Iterator[str]:
    own = NAMES.get(kind, (kind.capitalize(),))
    first = int.from_bytes(sha256(table.encode()).digest()[:4], "big") % len(own) if table else 0
    turned = own[first:] + own[:first]
    yield from turned
    number = 2
    while True:
        yield from (f"{name} {number}" for name in turned)
        number += 1
