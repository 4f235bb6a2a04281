"""A view in parts, so that only what has changed is sent.

A part is a path and its JSON: `clocks`, `scene.decision`, `scene.zones.3`. Laid one over the other
in the order in which they were sent, parts give the view; what is in a scene is in `shorthand`.
What many seats see alike, and what is as it was, is written once.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import compress, count
from operator import attrgetter, is_not, ne
from typing import Any

import msgspec

from gruft.kernel.scene import Decision, Scene, Zone
from gruft.server.encoding import ENCODER
from gruft.server.shorthand import short_decision, short_seats, short_zone
from gruft.table.live.table import LiveTable
from gruft.table.live.views import SharedView, View, shared_view, view_for

Parts = dict[str, bytes]
Values = tuple[object, ...]

ZONES, SEATS, PRESENT = "scene.zones", "scene.seats", "present"
_WHOLE = [name for name in View.__struct_fields__ if name != "scene"]
_SCENE = [one.name for one in fields(Scene) if one.name != "zones"]
_in_view, _in_scene = attrgetter(*_WHOLE), attrgetter(*_SCENE)


def _values(view: View, present: list[bool]) -> Values:
    """What is shown, in the order of its paths."""
    if view.scene is None:
        return (*_in_view(view), present)
    return (*_in_view(view), present, *_in_scene(view.scene), *view.scene.zones)


@lru_cache
def _paths(many: int) -> tuple[str, ...]:
    """The paths of so many values."""
    outside, scene = (*_WHOLE, PRESENT), [f"scene.{name}" for name in _SCENE]
    zones = many - len(outside) - len(scene)
    return outside if zones < 0 else (*outside, *scene, *(f"{ZONES}.{n}" for n in range(zones)))


class Scribe:
    """Writes parts, and remembers how it has written them for the last seat and the last time."""

    def __init__(self) -> None:
        self._shared: SharedView | None = None
        self._before: dict[int, tuple[Values, Parts]] = {}
        self._written: dict[str, tuple[object, bytes]] = {}
        # A zone never changes, so it is known by its identity; it is kept to keep that its own.
        self._zones: dict[int, tuple[Zone, bytes]] = {}

    def views(
        self, table: LiveTable, commitment: str, present: list[bool], seats: Sequence[int]
    ) -> dict[int, Parts]:
        """The table as these seats see it now, in parts."""
        if not seats:
            return {}
        self._zones = {}
        shared = self._shared_by_all(table)
        return {
            seat: self._parts(seat, view_for(table, seat, commitment, shared), present)
            for seat in seats
        }

    def _shared_by_all(self, table: LiveTable) -> SharedView:
        """What everybody sees; the very same as before if nothing of it has changed."""
        shared, before = shared_view(table), self._shared
        self._shared = shared if before is None or before != shared else before
        return self._shared

    def _parts(self, seat: int, view: View, present: list[bool]) -> Parts:
        """Only what is another object than it was can be different, and is looked at."""
        values = _values(view, present)
        before, parts = self._before.get(seat, ((), {}))
        if len(before) != len(values):
            parts = self.all_parts(values)
        else:
            parts = self._parts_after(parts, values, map(is_not, before, values))
        self._before[seat] = values, parts
        return parts

    def _parts_after(self, parts: Parts, values: Values, are_new: Iterable[bool]) -> Parts:
        paths, changed = _paths(len(values)), Parts()
        for place in compress(count(), are_new):
            written = self._write(paths[place], values[place])
            if written != parts[paths[place]]:
                changed[paths[place]] = written
        return parts | changed if changed else parts

    def all_parts(self, values: Values) -> Parts:
        """Every part."""
        paths = _paths(len(values))
        return {path: self._write(path, one) for path, one in zip(paths, values, strict=True)}

    def _write(self, path: str, value: object) -> bytes:
        if isinstance(value, Zone):
            return self._write_zone(value)
        known = self._written.get(path)
        if known is None or (known[0] is not value and known[0] != value):
            known = self._written[path] = value, ENCODER.encode(_short(path, value))
        return known[1]

    def _write_zone(self, zone: Zone) -> bytes:
        known = self._zones.get(id(zone))
        if known is None:
            known = self._zones[id(zone)] = zone, ENCODER.encode(short_zone(zone))
        return known[1]


def _short(path: str, value: Any) -> object:
    """What is sent for a value that is not a zone."""
    if path == SEATS:
        return short_seats(value)
    return short_decision(value) if isinstance(value, Decision) else value


def parts_of(view: View, present: list[bool]) -> Parts:
    """Every part of a view, encoded; who is here is a part as well."""
    return Scribe().all_parts(_values(view, present))


def changes(before: Parts, after: Parts) -> Parts:
    """The parts that are new or different; if zones have gone, all of them at once."""
    if [*before] == [*after]:
        return dict(compress(after.items(), map(ne, before.values(), after.values())))
    changed = {path: value for path, value in after.items() if before.get(path) != value}
    if not before.keys() <= after.keys():
        zones = [value for path, value in after.items() if path.startswith(ZONES)]
        changed = {path: value for path, value in changed.items() if not path.startswith(ZONES)}
        changed[ZONES] = b"[" + b",".join(zones) + b"]"
    return changed


def raw(parts: Mapping[str, bytes]) -> dict[str, msgspec.Raw]:
    """Parts as they go into a message, without being encoded twice."""
    return {path: msgspec.Raw(value) for path, value in parts.items()}
