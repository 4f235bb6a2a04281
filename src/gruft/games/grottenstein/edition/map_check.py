"""Refuses villas in which the game cannot be played: what is missing, and who is cut off where.

The checks are those of the rules file (20.3, 20.4): everything is there once, and no side is cut
off from a square that it needs. Every refusal names the plan, the square and the reason.
The walks are slow and plain on purpose: a second opinion on the compiled paths of `rules/paths.py`.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

from gruft.games.grottenstein.edition.plans import (
    ARROWS,
    NUMBER_SIGNS,
    OPEN,
    PLANS,
    STAIRS,
    WALLS,
    Drawing,
    door_name,
)
from gruft.games.grottenstein.state import villa as v
from gruft.kernel.refusal import Refused, word

MOST_DOORS = 99


def check_map(drawing: Drawing, starts: list[str], file: str) -> None:
    """Refuse the first thing that is wrong with a villa."""
    _check_stairs(drawing, file)
    _check_furniture(drawing, file)
    _check_starts(drawing, starts, file)
    _check_coffin(drawing, file)
    _check_doors(drawing, file)
    _check_vampire(drawing, file)
    _check_hunters(drawing, starts, file)
    _check_ways_down(drawing, starts[0], file)
    _check_falls(drawing, file)


def _wrong(file: str, clause: str, plan: str, key: str, **args: object) -> Refused:
    return Refused(key, clause, file=file, setting=f"board.{plan}", **args)


# --- what must be there --------------------------------------------------------------------------


def _cells(drawing: Drawing, plan: str, sign: str) -> list[tuple[int, int]]:
    return [
        (column, row)
        for row in range(v.ROWS)
        for column in range(v.COLUMNS)
        if drawing.sign(plan, column, row) == sign
    ]


def _count(drawing: Drawing, file: str, plan: str, sign: str, wanted: int, clause: str) -> None:
    _must_be(len(_cells(drawing, plan, sign)), wanted, file, plan, sign, clause)


def _must_be(given: int, wanted: int, file: str, plan: str, sign: str, clause: str) -> None:
    if given != wanted:
        raise _wrong(
            file, clause, plan, "edition-plan-count", sign=sign, given=given, wanted=wanted
        )


def _check_stairs(drawing: Drawing, file: str) -> None:
    """GR-2, ED-2: each stair square at the same place of its two plans, its partner next to it."""
    for sign, (_, plans) in STAIRS.items():
        for plan in PLANS:
            _count(drawing, file, plan, sign, 1 if plan in plans else 0, "ED-2")
        if _cells(drawing, plans[0], sign) != _cells(drawing, plans[1], sign):
            raise _wrong(file, "ED-2", plans[1], "edition-stair-shifted", sign=sign)
    for sign in "AWMN":
        upper, lower = (drawing.all_with(one)[0] for one in (sign, sign.lower()))
        joined = [
            edge
            for _, edge, other, _ in drawing.beside(upper)
            if other == lower and edge in (" ", ":")
        ]
        if not joined:
            plan = STAIRS[sign][1][0]
            raise _wrong(file, "ED-2", plan, "edition-stair-parted", square=upper, other=lower)
    assert len(drawing.squares) == v.SQUARES


def _check_furniture(drawing: Drawing, file: str) -> None:
    """GR-10, ED-3: the numbers of each floor; passage and hatch in the cellar and above it."""
    for plan in PLANS:
        for sign in NUMBER_SIGNS:
            _count(drawing, file, plan, sign, 1, "GR-10")
        for sign in "PH":
            _count(drawing, file, plan, sign, 0 if plan == "U" else 1, "ED-3")
        _count(drawing, file, plan, "C", 2 if plan == "C" else 0, "ED-4")
        _count(drawing, file, plan, "V", 1 if plan == "C" else 0, "ED-4")
        _count(drawing, file, plan, "S", v.STARTS if plan == "G" else 0, "ED-4")
    for square in drawing.all_with("P"):
        openings = [other for _, edge, other, _ in drawing.beside(square) if edge not in "|-"]
        if len(openings) != 1:
            raise _wrong(
                file, "GR-75", square[0], "edition-passage-openings", square=square,
                given=len(openings),
            )  # fmt: skip


def _check_starts(drawing: Drawing, starts: list[str], file: str) -> None:
    """GR-30, ED-4: the four start squares, in any order, each with a way out, in one hall."""
    drawn = drawing.all_with("S")
    if sorted(starts) != sorted(drawn):
        raise Refused(
            "edition-start-squares",
            "ED-4",
            file=file,
            setting="start_squares",
            given=", ".join(starts)[:60] or "-",
            known=", ".join(drawn),
        )
    for square in starts:
        if all(other in starts for other in steps_from(drawing, square, Walker())):
            raise _wrong(file, "ED-4", "G", "edition-start-shut", square=square)
    hall = room_around(drawing, starts[0])
    for square in starts:
        if square not in hall:
            raise _wrong(file, "GR-30", "G", "edition-starts-apart", square=square, other=starts[0])


def _check_coffin(drawing: Drawing, file: str) -> None:
    """GR-31, ED-4, ED-5: two joined squares, with the vampire beside them in the same room."""
    one, other = drawing.all_with("C")
    start = drawing.all_with("V")[0]
    if other not in drawing.near(one):
        raise _wrong(file, "ED-4", "C", "edition-coffin-parted", square=one, other=other)
    if not {one, other} & set(drawing.near(start)):
        raise _wrong(file, "ED-4", "C", "edition-vampire-far", square=start)
    crypt = set(crypt_of(drawing))
    for square in (other, start, *drawing.all_with("PH")):
        if (square in crypt) != (square in (other, start)):
            raise _wrong(file, "ED-5", "C", "edition-crypt-holds", square=square)


def crypt_of(drawing: Drawing) -> list[str]:
    """ED-5: the room of the coffin."""
    return room_around(drawing, drawing.all_with("C")[0])


def _check_doors(drawing: Drawing, file: str) -> None:
    """GR-25, GR-64: two crypt doors, one armoured door, and no other way into the crypt."""
    crypt = crypt_of(drawing)
    if len(drawing.doors) > MOST_DOORS:
        raise _wrong(
            file, "GR-5", "C", "edition-too-many-doors", given=len(drawing.doors), most=MOST_DOORS
        )
    for home, sign, wanted, clause in (("C", "X", 2, "GR-25"), ("G", "Z", 1, "GR-64")):
        for plan in PLANS:
            given = sum(door.sign == sign and door.plan == plan for door in drawing.doors)
            _must_be(given, wanted if plan == home else 0, file, plan, sign, clause)
    for square in crypt:
        for plan, sign, other, _ in drawing.beside(square):
            if (other in crypt) == (sign == "X") and sign not in "|-":
                raise _wrong(file, "ED-5", plan, "edition-crypt-open", square=square, other=other)
    armoured = next(door for door in drawing.doors if door.sign == "Z")
    if "A" not in (drawing.sign_of(armoured.one), drawing.sign_of(armoured.other)):
        raise _wrong(file, "GR-64", "G", "edition-armoured-elsewhere", square=armoured.name)


# --- who can go where ----------------------------------------------------------------------------


def _cut_off(file: str, square: str, reason: str, clause: str) -> Refused:
    why = word(f"cut-off-{reason}")
    return _wrong(file, clause, square[0], "edition-map-cut-off", square=square, reason=why)


def locked(drawing: Drawing) -> frozenset[str]:
    """GR-25: the doors that are closed at the start."""
    return frozenset(door.name for door in drawing.doors if door.sign in "XZ")


def _check_vampire(drawing: Drawing, file: str) -> None:
    """GR-139: the vampire walks everywhere but over the wall chip."""
    reached = distances(ways_of(drawing, Walker(vampire=True)), drawing.all_with("V")[0])
    for square in drawing.squares:
        if square not in reached and drawing.sign_of(square) != "W":
            raise _cut_off(file, square, "from-the-crypt", "GR-52")


def _check_hunters(drawing: Drawing, starts: list[str], file: str) -> None:
    """20.3: at the start hunters walk everywhere above the cellar, and always back to the hall."""
    ways = ways_of(drawing, Walker(closed=locked(drawing)))
    reached = distances(ways, starts[0])
    returning = distances(backwards(ways), starts[0])
    for square in drawing.squares:
        shut = square[0] == "C" or drawing.sign_of(square) in "AWP"
        if not shut and square not in reached:
            raise _cut_off(file, square, "from-the-hall", "GR-52")
        if square[0] == "C" and square in reached:
            raise _cut_off(file, square, "cellar-open", "GR-64")
        if not shut and square not in returning:
            raise _cut_off(file, square, "no-way-back", "GR-61")


def _check_ways_down(drawing: Drawing, hall: str, file: str) -> None:
    """20.4: by wall and passage hunters come everywhere in the cellar, and back outside the crypt.

    Ladder and armoured door begin on squares from which they then come everywhere as well.
    """
    crypt = crypt_of(drawing)
    shut = locked(drawing)
    armoured = frozenset(door.name for door in drawing.doors if door.sign == "Z")
    ways = {"wall": Walker(closed=shut, wall=False), "passage": Walker(closed=shut, pseudo=True)}
    for way, walker in ways.items():
        open_ways = ways_of(drawing, walker)
        reached = distances(open_ways, hall)
        returning = distances(backwards(open_ways), hall)
        later = distances(ways_of(drawing, replace(walker, closed=armoured)), hall)
        for square in drawing.squares:
            if square[0] != "C" or drawing.sign_of(square) in "PC":
                continue
            if square not in (later if square in crypt else reached):
                raise _cut_off(file, square, f"by-{way}", "GR-52")
            if square not in crypt and square not in returning:
                raise _cut_off(file, square, "no-way-back", "GR-61")


def _check_falls(drawing: Drawing, file: str) -> None:
    """ED-21: who falls into the crypt can come to a door of it, to open or break it."""
    ways = ways_of(drawing, Walker(closed=locked(drawing)))
    crypt = crypt_of(drawing)
    doors = [door for door in drawing.doors if door.sign == "X"]
    ways_out = {square for door in doors for square in (door.one, door.other) if square in crypt}
    for square in drawing.all_with(NUMBER_SIGNS):
        if square in crypt and not ways_out & set(distances(ways, square)):
            raise _cut_off(file, square, "after-a-fall", "ED-21")


# --- walks and rooms -----------------------------------------------------------------------------

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


def steps_from(drawing: Drawing, square: str, walker: Walker) -> Iterator[str]:
    """Where one step leads when nobody stands in the way."""
    uses_passage = walker.vampire or walker.pseudo
    for plan, edge, other, direction in drawing.beside(square):
        signs = (drawing.sign_of(square), drawing.sign_of(other))
        may_enter = {"P": uses_passage, "C": walker.vampire}.get(signs[1], True)
        if edge in WALLS or not may_enter or (walker.wall and "W" in signs):
            continue
        here = drawing.drawn[square][plan]
        there = (here[0] + direction[0], here[1] + direction[1])
        shut = door_name(plan, min(here, there), max(here, there)) in walker.closed
        if walker.vampire or not (shut or ARROWS.get(edge, direction) != direction):
            yield other
    for sign, usable in (("P", uses_passage), ("H", walker.ladder)):
        if usable and drawing.sign_of(square) == sign:
            yield from (other for other in drawing.all_with(sign) if other != square)


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


# --- what is unusual -----------------------------------------------------------------------------


def numbers_at_locked_doors(drawing: Drawing) -> list[str]:
    """20.3: numbered squares where who wants to try a key must reveal a card first (GR-83)."""
    doors = [door for door in drawing.doors if door.sign in "XZ"]
    beside = {square for door in doors for square in (door.one, door.other)}
    return [square for square in drawing.all_with(NUMBER_SIGNS) if square in beside]
