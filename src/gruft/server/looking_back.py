"""A gallery with a delay at a table that was just read from the store.

It is shown the table as it was so long ago, and then what came after, each thing at its time: as if
the house had never been closed.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from gruft.kernel.scene import SPECTATOR
from gruft.server.parts import Parts, parts_of
from gruft.server.spoken import Said, Told
from gruft.server.streams import heard, told
from gruft.table.live.acts import Said as SaidAct
from gruft.table.live.acts import Stamped, Stepped
from gruft.table.live.table import LiveTable
from gruft.table.live.talk import heard_by, is_heard
from gruft.table.live.views import shared_view, view_for


class Seen(NamedTuple):
    """What there was to see at a time: the whole view, and what was new in log and talk."""

    parts: Parts
    log: Sequence[Told]
    talk: Sequence[Said]
    at: int


def looking_back(
    present: LiveTable, acts: Sequence[Stamped], until: int, commitment: str, here: list[bool]
) -> Iterator[Seen]:
    """The table as it was at this time, and after everything that was done since."""
    seats = present.sitting.setting.seats
    known = max(1, sum(one.at <= until for one in acts))
    table = LiveTable.from_acts(present.sitting.game, acts[:known])

    def seen(log: Sequence[Told], words: Sequence[SaidAct]) -> Seen:
        view = view_for(table, SPECTATOR, commitment, shared_view(table))
        return Seen(parts_of(view, here), log, heard(words), table.changed)

    words = heard_by(table.sitting.talk, SPECTATOR, seats)
    yield seen(told(table.log.page(SPECTATOR)), words)
    # What was done by one command was shown at once; the first step of the match begins one, even
    # if somebody sat down in the same millisecond.
    begins = next((at for at, one in enumerate(acts) if isinstance(one.act, Stepped)), len(acts))
    numbered = [*enumerate(acts)][known:]
    for _, together in groupby(numbered, lambda one: (one[1].at, one[0] >= begins)):
        later = [one for _, one in together]
        news = told(table.catch_up(later)[SPECTATOR])
        said = [one.act for one in later if isinstance(one.act, SaidAct)]
        yield seen(news, [one for one in said if is_heard(one, SPECTATOR, seats)])
