"""What a seat is sent: written only while somebody looks, and always the whole for who comes."""

import json
from typing import Any

from gruft.kernel.scene import SPECTATOR
from gruft.server.hosted import Hosted
from gruft.server.parts import parts_of
from gruft.server.places import GALLERY, Place
from gruft.store.contract import Guest
from gruft.table.live.views import view_for
from tests.table.live_tables import Live

SEAT: Place = frozenset({0})


class Onlooker:
    """Somebody who keeps what they are sent."""

    def __init__(self, name: str = "ann") -> None:
        self.guest = Guest(name, name.title())
        self.is_gone = False
        self.frames: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.frames.append(json.loads(message))

    def placed(self, table: Hosted, place: Place | None) -> None:
        """Nothing hangs on it here."""


class Watched:
    """A live table, hosted."""

    def __init__(self) -> None:
        self.live = Live().begin()
        self.hosted = Hosted("bat-moon-owl", self.live.table, self.live.now)

    def goes_on(self) -> None:
        """Somebody plays."""
        seat, *_ = self.live.sitting.must_be_playing().position.to_act()
        self.hosted.follow(self.live.answers(seat), [], self.live.now, None)

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What a seat should see now."""
        table = self.hosted
        parts = parts_of(view_for(table.table, seat, table.commitment), table.present())
        return {path: json.loads(value) for path, value in parts.items()}


def test_what_nobody_looks_at_is_not_written() -> None:
    watched, ann = Watched(), Onlooker()
    watched.hosted.come(ann, SEAT, watched.live.now)

    watched.goes_on()

    written = {seat for seat, stream in watched.hosted.streams.items() if stream.parts}
    assert written == {0}


def test_who_looks_again_is_shown_what_is_now() -> None:
    watched, ann = Watched(), Onlooker()
    watched.hosted.come(ann, SEAT, watched.live.now)
    number = ann.frames[-1]["number"]
    watched.hosted.go(ann, watched.live.now)
    watched.goes_on()

    watched.hosted.come(ann, SEAT, watched.live.now)

    assert ann.frames[-1]["parts"] == watched.seen_by(0)
    assert ann.frames[-1]["number"] > number


def test_who_comes_second_to_the_gallery_is_shown_the_same_as_the_first_has_seen() -> None:
    watched, ann, bo = Watched(), Onlooker(), Onlooker("bo")
    watched.hosted.come(ann, GALLERY, watched.live.now)
    watched.goes_on()
    before = ann.frames[-1]["number"]

    watched.hosted.come(bo, GALLERY, watched.live.now)

    assert bo.frames[-1]["parts"] == watched.seen_by(SPECTATOR)
    assert bo.frames[-1]["number"] == before == ann.frames[-1]["number"]
