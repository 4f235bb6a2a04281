"""Who looks at a table, and through whose eyes; what acts of the table change about that.

A place is the set of seats that somebody holds; who holds none looks on from the gallery.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from gruft.server.streams import Watcher
from gruft.store.contract import Guest
from gruft.table.live.acts import AnyAct, BotSeated, Kicked, SatDown, StoodUp, Swapped
from gruft.table.live.chairs import seats_of
from gruft.table.live.sitting import Sitting

if TYPE_CHECKING:
    from gruft.server.hosted import Hosted

Place = frozenset[int]
GALLERY: Place = frozenset()


class Looker(Watcher, Protocol):
    """A guest who looks at a table."""

    guest: Guest
    #: The line has ended: whatever is still being stored for such a one, they look no more.
    is_gone: bool

    def placed(self, table: "Hosted", place: Place | None) -> None:
        """Learn that one looks from elsewhere now, or (None) from nowhere."""


Places = Mapping[Looker, Place]


def places_after(
    places: Places, acts: Iterable[AnyAct], sitting: Sitting, by: Looker | None
) -> dict[Looker, Place]:
    """The places after some acts that led to this sitting; `by` is who asked for them."""
    after = dict(places)
    for act in acts:
        if isinstance(act, SatDown) and by is not None:
            after[by] = after.get(by, GALLERY) | {act.seat}
        elif isinstance(act, StoodUp | BotSeated):
            after = without(after, [act.seat])
        elif isinstance(act, Swapped):
            after = {one: _swapped(place, act) for one, place in after.items()}
        elif isinstance(act, Kicked):
            after = without(after, seats_of(sitting.chairs, act.guest))
            after = {one: place for one, place in after.items() if one.guest.id != act.guest}
    return after


def acts_for(sitting: Sitting, guest: str, place: Place | None, seat: int | None = None) -> str:
    """The guest for whom somebody acts: the holder of a seat, in whichever browser, may do
    all that the one who sat down there may. The holder of the host's seat is the host."""
    if place and not place.isdisjoint(seats_of(sitting.chairs, sitting.host)):
        return sitting.host
    sitter = sitting.chairs[seat] if place and seat is not None and seat in place else None
    return guest if sitter is None else sitter.guest


def without(places: Places, seats: Iterable[int]) -> dict[Looker, Place]:
    """The places when nobody holds these seats any more."""
    return {one: place - set(seats) for one, place in places.items()}


def taken_over(places: Places, seats: Iterable[int], guest: str) -> dict[Looker, Place]:
    """The places when a guest has taken these seats to their browser."""
    others = {one: place for one, place in places.items() if one.guest.id != guest}
    return {**places, **without(others, seats)}


def _swapped(place: Place, act: Swapped) -> Place:
    pair = act.one, act.other
    return frozenset(sum(pair) - seat if seat in pair else seat for seat in place)
