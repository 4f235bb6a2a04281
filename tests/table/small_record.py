"""A small record with everything in it, whole and put differently by somebody who can seal."""

from dataclasses import replace
from functools import cache

from gruft.kernel.record import (
    Drawn,
    LinePlayed,
    Record,
    Result,
    Undone,
)
from gruft.kernel.record_text import (
    write_record,
)
from gruft.kernel.seal import seal, unseal
from gruft.kernel.witness import Draw
from gruft.table.records import record_of
from tests.table.matches import finished, header

SMALL = Record(
    replace(header(), start={"points": [1, 2, 3], "ß": "“"}),
    (
        LinePlayed(0, "take; left"),
        Undone(2, 0, 0, (0, 1, 2)),
        LinePlayed(0, "hold"),
        Undone(0, 0, 0),
        LinePlayed(1, "x: y #12345678"),
    ),
    Result((3, -1, 0), (0, 2), "toy-over", "TY-2"),
    (
        Drawn(0, Draw("pick", "first of all", 3, (2,))),
        Drawn(0, Draw("shuffle", "deck", 4, (3, 0, 1, 2))),
        Drawn(2, Draw("die", "", 6, (5,))),
        Drawn(2, Draw("shuffle", "empty", 0, ())),
        Drawn(2, Draw("word", "", 2**32, (2**32 - 1,))),
    ),
)
SMALL_TEXT = write_record(SMALL)


@cache
def whole_text() -> str:
    return write_record(record_of(finished(turns=20)))


def contents(text: str = SMALL_TEXT) -> list[str]:
    return [content for _, content in unseal(text, "x")]


def resealed(lines: list[str]) -> str:
    """A record in which somebody changed lines and computed all checks anew."""
    return seal("gruft record 1", lines)
