"""Which paths there are in what a seat is shown, so that a mistyped one does not pass for hidden.

A path may lead to nothing now and is right all the same: a seat that is not asked has no
`decision.choices`. So paths are compared with the types of a scene, and only zones and seats with
those that are there.
"""

import re
from collections.abc import Mapping
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import get_args, get_origin, get_type_hints

from gruft.kernel.game import Game
from gruft.kernel.journal import Telling
from gruft.kernel.position import Outcome
from gruft.kernel.scene import Scene, Zone
from gruft.testing.scenario_compare import ANY_PLACE, OWNED_BY, entries_called

_PATH = re.compile(r"[a-z_]+(\.[\w*@-]+)+")

#: What is not a dataclass, and the facts, which are shown beside the scene.
_TELLING: Mapping[str, object] = {"key": str, "args": Mapping[str, object]}
_OUTCOME: Mapping[str, object] = {
    "scores": list[int],
    "winners": list[int],
    "cause": str,
    "clause": str,
}
_BESIDE: Mapping[str, object] = {"facts": list[Telling]}


def looks_like_a_path(hidden: str, shown: Mapping[str, object]) -> bool:
    """Tell whether this is a path, or was meant as one: nothing that is shown is written so."""
    return hidden.partition(".")[0] in shown or _PATH.fullmatch(hidden) is not None


def leads_somewhere(path: str, game: Game, shown: Mapping[str, object]) -> bool:
    """Tell whether scenes of this game have such a path."""
    first, *more = path.split(".")
    if first in ("zones", "seats") and more and not _is_at_the_table(more[0], first, game, shown):
        return False
    if "counters" in path.split(".")[:-1]:
        named = path.partition("counters.")[2]
        return named in (*game.describe().counters, ANY_PLACE)
    return _has(Scene, [first, *more])


def _is_at_the_table(part: str, first: str, game: Game, shown: Mapping[str, object]) -> bool:
    if part == ANY_PLACE or any(True for _ in entries_called(shown[first], part)):
        return True
    # A zone that lies there at other times only is hidden now.
    name, _, owner = part.partition(OWNED_BY)
    seats = shown["seats"]
    assert isinstance(seats, list)
    owners = ("", "-1", *(str(seat) for seat in range(len(seats))))
    return first == "zones" and name in game.describe().zones and owner in owners


def _has(kind: object, parts: list[str]) -> bool:
    """Tell whether a value of this type can have such entries, one below the other."""
    if not parts:
        return True
    if isinstance(kind, UnionType):
        return any(_has(one, parts) for one in get_args(kind) if one is not NoneType)
    if get_origin(kind) in (tuple, list):
        inner = get_args(kind)[0]
        is_place = parts[0] == ANY_PLACE or parts[0].isdecimal() or inner is Zone
        return is_place and _has(inner, parts[1:])
    if kind is object:
        return True
    if get_origin(kind) is not None:
        return _has(get_args(kind)[1], parts[1:])
    fields = _fields(kind)
    return parts[0] in fields and _has(fields[parts[0]], parts[1:])


def _fields(kind: object) -> Mapping[str, object]:
    if kind is Telling:
        return _TELLING
    if kind is Outcome:
        return _OUTCOME
    if kind is Scene:
        return {**get_type_hints(Scene), **_BESIDE}
    return get_type_hints(kind) if isinstance(kind, type) and is_dataclass(kind) else {}
