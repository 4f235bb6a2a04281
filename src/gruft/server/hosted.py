"""A live table in this process: its lock, its streams, who is here, what the house must do next."""

import asyncio
from collections.abc import Callable, Sequence

from gruft.kernel.scene import SPECTATOR
from gruft.server.looking_back import looking_back
from gruft.server.parts import Parts, Scribe
from gruft.server.places import GALLERY, Looker, Place, Places, places_after, taken_over
from gruft.server.sleeping import Wakefulness
from gruft.server.spoken import Said
from gruft.server.streams import DelayedStream, Stream, heard, told
from gruft.table.fair import commitment_to
from gruft.table.live import house
from gruft.table.live.acts import AnyAct, Stamped
from gruft.table.live.acts import Said as SaidAct
from gruft.table.live.chairs import played_by_bots
from gruft.table.live.sitting import Sitting
from gruft.table.live.table import LiveTable
from gruft.table.live.talk import heard_by, is_heard
from gruft.table.live.work import Work
from gruft.table.log import Told as ToldToSeats

Command = Callable[[Work], None]


class Hosted:
    """One table, and everybody who looks at it."""

    def __init__(self, name: str, table: LiveTable, now: int, acts: Sequence[Stamped] = ()) -> None:
        self.name = name
        self.table = table
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.places: dict[Looker, Place] = {}
        self.commitment = commitment_to(bytes.fromhex(table.sitting.secret))
        self.away_since: dict[int, int] = dict.fromkeys(range(self.seats), now)
        #: The questions that a bot is thinking about.
        self.thinking: set[tuple[int, int]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.wakefulness = Wakefulness()
        #: Whether the house is just doing what is due.
        self.is_attended = False
        self._scribe = Scribe()
        self.streams = {seat: self._stream(seat) for seat in range(SPECTATOR, self.seats)}
        self._begin_streams(now, acts)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.table.sitting.setting.seats

    @property
    def sitting(self) -> Sitting:
        """What is true at the table."""
        return self.table.sitting

    def _stream(self, seat: int) -> Stream:
        delay = self.table.sitting.setting.delay
        if seat == SPECTATOR and delay:
            return DelayedStream(self.name, seat, delay)
        return Stream(self.name, seat)

    def _begin_streams(self, now: int, acts: Sequence[Stamped]) -> None:
        talk, views = self.sitting.talk, self._parts(self._followed())
        for seat, stream in self.streams.items():
            if isinstance(stream, DelayedStream) and acts:
                until, here = now - stream.delay, self.present()
                for seen in looking_back(self.table, acts, until, self.commitment, here):
                    stream.go_on(*seen)
                stream.catch_up(now)
            else:
                said = heard(heard_by(talk, seat, self.seats))
                parts = views.get(seat, stream.parts)
                stream.go_on(parts, told(self.table.log.page(seat)), said, now)

    # --- telling ---------------------------------------------------------------------------------

    def follow(
        self, news: ToldToSeats, acts: Sequence[AnyAct], now: int, by: Looker | None
    ) -> None:
        """After acts: everybody looks through the right eyes, and is told what is new to them."""
        moved = self._move(places_after(self.places, acts, self.sitting, by), now)
        self.publish(news, acts, now)
        self._arrive(moved, now)

    def publish(self, news: ToldToSeats, acts: Sequence[AnyAct], now: int) -> None:
        """Tell everybody what has changed for them. Everything is built before anything is sent."""
        words = [one for one in acts if isinstance(one, SaidAct)]
        views = self._parts(self._followed())
        logs = {seat: told(news.get(seat, [])) for seat in self.streams}
        talk = {seat: self._heard(words, seat) for seat in self.streams}
        for seat, stream in self.streams.items():
            stream.go_on(views.get(seat, stream.parts), logs[seat], talk[seat], now)

    def refresh(self, now: int) -> None:
        """Somebody came or went."""
        self.publish({}, [], now)

    def catch_up(self, now: int) -> None:
        """Let a delayed gallery see what it may see by now."""
        stream = self.streams[SPECTATOR]
        if isinstance(stream, DelayedStream):
            stream.catch_up(now)

    def _heard(self, words: Sequence[SaidAct], seat: int) -> list[Said]:
        return heard([one for one in words if is_heard(one, seat, self.seats)])

    def _followed(self) -> list[int]:
        return [seat for seat, stream in self.streams.items() if stream.is_followed]

    def _parts(self, seats: Sequence[int]) -> dict[int, Parts]:
        return self._scribe.views(self.table, self.commitment, self.present(), seats)

    # --- who is here -----------------------------------------------------------------------------

    def present(self) -> list[bool]:
        """For each seat, whether its player looks at the table now; bots always do."""
        bots = [one is not None and not one.is_person for one in self.sitting.chairs]
        return [bots[seat] or seat not in self.away_since for seat in range(self.seats)]

    def lets_watch(self, guest: str) -> bool:
        """Tell whether a guest without a seat may look on."""
        nobody = self.sitting.setting.watching == "nobody"
        return not nobody or self.sitting.phase == "setting" or self.sitting.host == guest

    def come(self, looker: Looker, place: Place, now: int) -> None:
        """Somebody looks at the table from this place, and is shown it."""
        self._look_away(looker)
        after = {**taken_over(self.places, place, looker.guest.id), looker: place}
        moved = self._move(after, now)
        self.refresh(now)
        self._arrive([one for one in moved if one is not looker], now)
        self._show(looker, place, now)

    def go(self, looker: Looker, now: int) -> None:
        """Somebody looks away."""
        self._move({one: place for one, place in self.places.items() if one is not looker}, now)
        self.refresh(now)

    def _move(self, after: dict[Looker, Place], now: int) -> list[Looker]:
        """Those who move see nothing more through the old eyes; returns who has moved."""
        # When a match begins that nobody may watch, who has only waited along must go.
        after = {
            one: place for one, place in after.items() if place or self.lets_watch(one.guest.id)
        }
        # A guest whose line ended while they sat down was here for a moment and is not any more.
        self._note_absences(after, now)
        after = {one: place for one, place in after.items() if not one.is_gone}
        moved = [one for one in {**self.places, **after} if after.get(one) != self.places.get(one)]
        for one in moved:
            self._look_away(one)
        self.places = after
        self._note_absences(after, now)
        return moved

    def _arrive(self, moved: Sequence[Looker], now: int) -> None:
        """Those who have moved are told where they look from now, and see the table from there."""
        for one in moved:
            place = self.places.get(one)
            one.placed(self, place)
            if place is not None:
                self._show(one, place, now)

    def _show(self, looker: Looker, place: Place, now: int) -> None:
        seats = sorted(place) or [SPECTATOR]
        unwritten = [seat for seat in seats if not self.streams[seat].is_followed]
        for seat, parts in self._parts(unwritten).items():
            self.streams[seat].go_on(parts, [], [], now)
        for seat in seats:
            self.streams[seat].watchers.add(looker)
            looker.send(self.streams[seat].shown(now))

    def _look_away(self, looker: Looker) -> None:
        for stream in self.streams.values():
            stream.watchers.discard(looker)

    def _note_absences(self, places: Places, now: int) -> None:
        here = GALLERY.union(*places.values())
        for seat in range(self.seats):
            if seat in here:
                self.away_since.pop(seat, None)
            else:
                self.away_since.setdefault(seat, now)

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody plays, looks on or is about to do something here."""
        is_busy = self.lock.locked() or self.rematching.locked() or self.timer is not None
        return not self.places and not is_busy and self.sitting.phase != "playing"

    # --- what comes next -------------------------------------------------------------------------

    def absent_too_long(self, now: int) -> list[int]:
        """The seats whose players have been away for longer than they are waited for."""
        grace = self.sitting.setting.grace
        if grace == 0 or self.sitting.phase != "playing":
            return []
        return [seat for seat, since in self._absent().items() if since + grace <= now]

    def due_at(self) -> int | None:
        """When the house must look at this table again, bots apart."""
        moments = [house.due_at(self.sitting)]
        gallery = self.streams[SPECTATOR]
        if isinstance(gallery, DelayedStream):
            moments.append(gallery.due_at())
        grace = self.sitting.setting.grace
        if grace and self.sitting.phase == "playing":
            moments += [since + grace for since in self._absent().values()]
        return min((moment for moment in moments if moment is not None), default=None)

    def _absent(self) -> dict[int, int]:
        played = played_by_bots(self.sitting.chairs)
        return {seat: since for seat, since in self.away_since.items() if seat not in played}
