"""Who looks on at a table without a seat: players know their names, the host can mute or kick.

Onlookers are called by a digest of their own at each table; what a guest is called in the house is
nobody's business.
"""

from gruft.kernel.refusal import Refused
from gruft.server import wire
from gruft.server.hosted import Hosted
from gruft.server.keys import digest_of
from gruft.server.places import Place, acts_for
from gruft.server.spoken import Onlooker
from gruft.store.contract import Guest
from gruft.table.live.chairs import seats_of


def onlookers(
    message: wire.LookAround, hosted: Hosted, guest: Guest, place: Place | None
) -> wire.Onlookers:
    """Everybody who looks on, by name, for those who play; how to call them, for the host alone."""
    sitting = hosted.sitting
    is_host = acts_for(sitting, guest.id, place) == sitting.host
    if not is_host and not place:
        raise Refused("seat-not-yours")
    seen = [_shown(hosted, who, one, is_host) for who, one in _looking_on(hosted).items()]
    return wire.Onlookers(message.id, sorted(seen, key=lambda one: (one.name, one.who)))


def _shown(hosted: Hosted, who: str, guest: Guest, is_host: bool) -> Onlooker:
    """Players learn who watches, and nothing by which a watcher could be sent away."""
    if not is_host:
        return Onlooker("", guest.name, False)
    return Onlooker(who, guest.name, guest.id in hosted.sitting.talk.silent)


def onlooker_called(hosted: Hosted, who: str) -> str:
    """The guest whom the host calls so; refused if they no longer look on."""
    found = _looking_on(hosted).get(who)
    if found is None:
        raise Refused("onlooker-gone")
    return found.id


def _looking_on(hosted: Hosted) -> dict[str, Guest]:
    """A guest with a seat is known by that seat, wherever they look from."""
    sitting = hosted.sitting
    guests = {looker.guest for looker, place in hosted.places.items() if not place}
    return {
        digest_of(f"{hosted.name} {one.id}")[:16]: one
        for one in guests
        if one.id != sitting.host and not seats_of(sitting.chairs, one.id)
    }
