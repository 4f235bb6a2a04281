"""Walks through a drawn villa, for the checks of an owner's map.

Slow and plain on purpose: it is a second opinion on the compiled paths of `rules/paths.py`.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from gruft.games.grottenstein.edition.plans import (
    ARROWS,
    BOUNDARY,
    OPEN,
    STAIRS,
    WALLS,
    Drawing,
    door_name,
)

#: Squares that are never part of the room beside them.
APART = (*STAIRS, "P")


@dataclass(frozen=True)
class Walker:
    """Who walks, and what is open to them: the vampire walks through doors (GR-139)."""

    vampire: bool = False
    closed: frozenset[str] = frozenset()
    wall: bool = True
    ladder: bool = False
    pseudo: bool = False

    @property
    def uses_passage(self) -> bool:
        return self.vampire or self.pseudo


def steps_from(drawing: Drawing, square: str, walker: Walker) -> Iterator[str]:
    """GR-51 to GR-75: where one step leads when nobody stands in the way."""
    for plan, sign, other, direction in drawing.beside(square):
        if not _may_enter(drawing, square, other, walker) or sign in WALLS:
            continue
        if _edge_lets_through(drawing, plan, square, direction, sign, walker):
            yield other
    for signs, usable in (("P", walker.uses_passage), ("H", walker.ladder)):
        if usable and drawing.sign_of(square) in signs:
            yield from (other for other in drawing.all_with(signs) if other != square)


def _may_enter(drawing: Drawing, square: str, other: str, walker: Walker) -> bool:
    sign = drawing.sign_of(other)
    if walker.wall and "W" in (sign, drawing.sign_of(square)):
        return False
    if sign == "P":
        return walker.uses_passage
    return sign != "C" or walker.vampire


def _edge_lets_through(
    drawing: Drawing, plan: str, square: str, direction: tuple[int, int], sign: str, walker: Walker
) -> bool:
    if sign in (OPEN, BOUNDARY) or walker.vampire:
        return True
    here = drawing.drawn[square][plan]
    there = (here[0] + direction[0], here[1] + direction[1])
    if door_name(plan, min(here, there), max(here, there)) in walker.closed:
        return False
    return sign not in ARROWS or ARROWS[sign] == direction


Ways = dict[str, list[str]]


def ways_of(drawing: Drawing, walker: Walker) -> Ways:
    """Where one step leads from every square."""
    return {square: list(steps_from(drawing, square, walker)) for square in drawing.squares}


def backwards(ways: Ways) -> Ways:
    """From where one step leads to every square."""
    back: Ways = {square: [] for square in ways}
    for square, others in ways.items():
        for other in others:
            back[other].append(square)
    return back


def distances(ways: Ways, start: str) -> dict[str, int]:
    """How many steps every square is away; squares out of reach are missing."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in ways[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def rooms_of(drawing: Drawing) -> dict[str, list[str]]:
    """GR-6: rooms by their topmost, then leftmost square.

    A stair is a room of two squares, a passage square is one alone.
    """
    rooms: dict[str, list[str]] = {}
    left = drawing.squares
    while left:
        room = room_around(drawing, left[0])
        rooms[min(room, key=lambda name: (int(name[2:]), name[1]))] = room
        left = [square for square in left if square not in room]
    return rooms


def room_around(drawing: Drawing, square: str) -> list[str]:
    """GR-6: the squares of the room of a square."""
    sign = drawing.sign_of(square)
    if sign in STAIRS:
        return drawing.all_with(sign.upper() + sign.lower())
    if sign == "P":
        return [square]
    found, waiting = [square], [square]
    while waiting:
        for _, edge, other, _ in drawing.beside(waiting.pop()):
            if edge == OPEN and other not in found and drawing.sign_of(other) not in APART:
                found.append(other)
                waiting.append(other)
    return found
