"""Finding a table by its three words, which are the invitation: nobody may try all of them.

A name that is right costs nothing. After too many others a guest must wait, whatever they ask for
then: if the right name were answered all the same, nobody would be held up. They are only let in
where they have a seat.
"""

from dataclasses import dataclass

from gruft.kernel.refusal import Refused
from gruft.server.hall import Hall
from gruft.server.hosted import Hosted
from gruft.server.limits import Guesses


@dataclass(frozen=True, slots=True)
class Finder:
    """Finds tables for one guest at one address."""

    hall: Hall
    guesses: Guesses
    guest: str
    address: str

    async def table(self, name: str) -> Hosted:
        """A table by its name; refused if there is none, or after too many that were wrong."""
        # Taken before anybody looks, or as many could be tried at once as there are sockets.
        if not self.guesses.take(self.guest, self.address):
            # Asked by guest and not by name: not even the time it takes tells what there is.
            if name not in await self.hall.store.seats_of(self.guest):
                raise Refused("table-guessed-too-often")
            return await self.hall.table(name)
        try:
            found = await self.hall.table(name)
        except Refused as refusal:
            if refusal.key != "table-unknown":
                self.guesses.put_back(self.guest, self.address)
            raise
        self.guesses.put_back(self.guest, self.address)
        return found
