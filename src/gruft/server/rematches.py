"""Rematches: another table for the same players, which all of them are shown at the old one."""

import secrets
from contextlib import suppress

from gruft.kernel.refusal import Refused
from gruft.server.hall import Asked, Hall, beginning_of, log_table_set
from gruft.server.hosted import Hosted
from gruft.server.places import Looker
from gruft.store.contract import Conflict
from gruft.table.fair import SECRET_LENGTH
from gruft.table.live.acts import RematchSet
from gruft.table.live.rematch import rematch_acts


async def rematch(hall: Hall, hosted: Hosted, by: Looker) -> str:
    """The name of the table at which it goes on; created now if there is none yet. The first to
    ask is its host."""
    sitting = hosted.sitting
    if not hosted.places.get(by) and sitting.host != by.guest.id:
        raise Refused("seat-not-yours")
    if sitting.phase != "over":
        raise Refused("table-not-over")
    async with hosted.rematching:
        while not hosted.sitting.rematch:
            # Somebody may have the three words of the new table: then it gets others.
            with suppress(Conflict):
                await _set_rematch(hall, hosted, by.guest.id)
        return hosted.sitting.rematch


async def _set_rematch(hall: Hall, hosted: Hosted, host: str) -> None:
    secret = secrets.token_hex(SECRET_LENGTH)
    acts = rematch_acts(hosted.sitting, secret, host, await _holders(hall, hosted))
    beginning = beginning_of(acts)
    way = RematchSet(beginning.listing.table)
    # Together: a table to which no way leads would be nobody's.
    await hall.do(hosted, lambda work: work.do(way), Asked(beside=[beginning]))
    log_table_set(beginning.listing)


async def _holders(hall: Hall, hosted: Hosted) -> dict[int, str]:
    """Whose key opens each seat, whether they are just here or not."""
    return {
        seat: key.guest
        for seat in range(hosted.seats)
        for key in await hall.store.keys_of(hosted.name, seat)
        if key.kind == "seat"
    }
