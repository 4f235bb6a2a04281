"""Builds the compiled villa of an edition from its drawing."""

from collections.abc import Iterable
from functools import cache
from itertools import product

from gruft.games.grottenstein.edition.map_check import crypt_of, rooms_of
from gruft.games.grottenstein.edition.plans import (
    ARROWS,
    DOORS,
    NUMBER_SIGNS,
    OPEN,
    PLANS,
    STAIRS,
    WALLS,
    Drawing,
    door_name,
)
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.villa import Villa
from gruft.kernel.vectors import vector

SQUARE_KINDS = {"C": v.COFFIN, "P": v.PASSAGE, "W": v.WALLED}
DOOR_KINDS = {"D": v.ORDINARY, "X": v.CRYPT_DOOR, "Z": v.ARMOURED}


def build(
    drawing: Drawing, starts: list[str], room_names: dict[str, str], reach: int, square_range: bool
) -> Villa:
    """The villa of a checked drawing; lines of sight as long as the longest weapon's `reach`."""
    builder = _Builder(drawing, reach, square_range)
    builder.squares()
    builder.edges()
    builder.rooms(room_names)
    builder.places(starts)
    builder.doors()
    builder.steps()
    builder.sights()
    return builder.villa


def _begins(lists: list[list[int]]) -> list[int]:
    """Where each list begins when they are laid end to end, and where the last one ends."""
    begins = [0]
    for one in lists:
        begins.append(begins[-1] + len(one))
    return begins


def _flat(lists: list[list[int]]) -> list[int]:
    return [entry for one in lists for entry in one]


class _Builder:
    """Fills in a villa, one chapter after the other."""

    def __init__(self, drawing: Drawing, reach: int, square_range: bool) -> None:
        self.drawing = drawing
        self.reach = reach
        self.number = {square: place for place, square in enumerate(drawing.squares)}
        self.door_number = {door.name: place for place, door in enumerate(drawing.doors)}
        self.villa = Villa()
        self.villa.square_range = square_range

    # --- squares and rooms ---

    def squares(self) -> None:
        villa, drawing = self.villa, self.drawing
        villa.names = list(drawing.squares)
        for square, place in self.number.items():
            sign = drawing.sign_of(square)
            villa.kind[place] = SQUARE_KINDS.get(sign, v.STAIR if sign in STAIRS else v.PLAIN)
            villa.floor[place] = PLANS.index(square[0])
            villa.opening[place] = v.NOWHERE
            villa.field[place] = v.NOWHERE
            if sign in NUMBER_SIGNS:
                field = PLANS.index(square[0]) * v.NUMBERS + NUMBER_SIGNS.index(sign)
                villa.field[place] = field
                villa.field_square[field] = place
            for plan, (column, row) in drawing.drawn[square].items():
                cell = (PLANS.index(plan) * v.ROWS + row) * v.COLUMNS + column
                villa.plan[cell] = place
                villa.cell[place] = row * v.COLUMNS + column

    def edges(self) -> None:
        for plan, row, column in product(PLANS, range(v.ROWS), range(v.COLUMNS)):
            self.villa.right.append(self._drawn(plan, (column, row), (column + 1, row)))
            self.villa.below.append(self._drawn(plan, (column, row), (column, row + 1)))

    def _drawn(self, plan: str, here: tuple[int, int], there: tuple[int, int]) -> str:
        """What is drawn between two places: nothing, a wall, or a door by its name."""
        if there[0] >= v.COLUMNS or there[1] >= v.ROWS:
            return WALLS[0]
        sign = self.drawing.edge(plan, here, there)
        if sign in DOORS:
            return door_name(plan, here, there)
        return WALLS[0] if sign in WALLS else OPEN

    def rooms(self, names: dict[str, str]) -> None:
        for room, (anchor, squares) in enumerate(rooms_of(self.drawing).items()):
            self.villa.room_anchors.append(anchor)
            self.villa.room_names.append(names.get(anchor, ""))
            for square in squares:
                self.villa.room[self.number[square]] = room
        self.villa.crypt = self.villa.room[self.number[crypt_of(self.drawing)[0]]]

    def places(self, starts: list[str]) -> None:
        villa, drawing, number = self.villa, self.drawing, self.number
        for place, square in enumerate(starts):
            villa.starts[place] = number[square]
        for place, square in enumerate(drawing.all_with("C")):
            villa.coffin[place] = number[square]
            for other in drawing.near(square):
                villa.near_coffin[number[other]] = int(drawing.sign_of(other) != "C")
        for place, square in enumerate(drawing.all_with("P")):
            villa.passage[place] = number[square]
            villa.opening[number[drawing.near(square)[0]]] = number[square]
        for place, square in enumerate(drawing.all_with("H")):
            villa.hatch[place] = number[square]
        villa.vampire_start = number[drawing.all_with("V")[0]]
        walled = drawing.all_with("W")[0]
        villa.walled = number[walled]
        for other in drawing.near(walled):
            villa.near_wall[number[other]] = 1

    # --- doors and steps ---

    def doors(self) -> None:
        villa, number = self.villa, self.number
        doors = self.drawing.doors
        villa.doors = len(doors)
        villa.door_names = [door.name for door in doors]
        villa.door_kind = vector([DOOR_KINDS.get(door.sign, v.ONE_WAY) for door in doors])
        villa.door_one = vector([number[door.one] for door in doors])
        villa.door_other = vector([number[door.other] for door in doors])
        touching: list[list[int]] = [[] for _ in self.drawing.squares]
        for place, door in enumerate(doors):
            touching[number[door.one]].append(place)
            touching[number[door.other]].append(place)
            if door.sign == "Z":
                inside = door.one if self.drawing.sign_of(door.one) == "A" else door.other
                villa.armoured_inside = number[inside]
        villa.touch_from = vector(_begins(touching))
        villa.touches = vector(_flat(touching))

    def steps(self) -> None:
        """Steps to adjacent squares, and over the links."""
        drawing, villa = self.drawing, self.villa
        near = [[self.number[other] for other in drawing.near(square)] for square in self.number]
        villa.near_from = vector(_begins(near))
        villa.near = vector(_flat(near))
        steps = [self._steps_of(square) for square in drawing.squares]
        targets = [[to for to, _ in one] for one in steps]
        villa.step_from = vector(_begins(targets))
        villa.step_to = vector(_flat(targets))
        villa.step_over = vector([over for one in steps for _, over in one])

    def _steps_of(self, square: str) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for plan, sign, other, direction in self.drawing.beside(square):
            if sign not in WALLS:
                here = self.drawing.drawn[square][plan]
                found.append((self.number[other], self._over(plan, here, direction, sign)))
        for sign, link in (("P", v.BY_PASSAGE), ("H", v.BY_LADDER)):
            if self.drawing.sign_of(square) == sign:
                ends = [other for other in self.drawing.all_with(sign) if other != square]
                found += [(self.number[other], link) for other in ends]
        return list(dict.fromkeys(found))

    def _over(self, plan: str, here: tuple[int, int], direction: tuple[int, int], sign: str) -> int:
        """The condition under which an edge that is not a wall may be crossed."""
        if sign not in DOORS:
            return v.FREE
        there = (here[0] + direction[0], here[1] + direction[1])
        door = self.door_number[door_name(plan, min(here, there), max(here, there))]
        return 2 * door + int(sign in ARROWS and ARROWS[sign] != direction)

    # --- lines of sight ---

    def sights(self) -> None:
        """Every square that some blow may reach, and what must be open for it."""
        entries: list[list[tuple[int, int, tuple[int, ...]]]] = []
        offsets = _offsets(self.villa, self.reach)
        for square in self.drawing.squares:
            found = [
                entry
                for plan in self.drawing.drawn[square]
                for offset in offsets
                for entry in self._lines(plan, square, offset)
            ]
            entries.append(_without_needless(found))
        villa = self.villa
        targets = [[line[0] for line in one] for one in entries]
        villa.sight_from = vector(_begins(targets))
        villa.sight_to = vector(_flat(targets))
        flat = [line for one in entries for line in one]
        villa.sight_distance = vector([distance for _, distance, _ in flat])
        past = [list(conditions) for _, _, conditions in flat]
        villa.sight_past_from = vector(_begins(past))
        villa.sight_past = vector(_flat(past))

    def _lines(
        self, plan: str, square: str, offset: tuple[int, int]
    ) -> Iterable[tuple[int, int, tuple[int, ...]]]:
        column, row = self.drawing.drawn[square][plan]
        end = (column + offset[0], row + offset[1])
        if not (0 <= end[0] < v.COLUMNS and 0 <= end[1] < v.ROWS):
            return
        target = self.number[self.drawing.name(plan, *end)]
        distance = int(self.villa.range_apart(abs(offset[0]), abs(offset[1])))
        for way in _ways(offset):
            past = self._conditions(plan, (column, row), way)
            if past is not None:
                yield target, distance, past

    def _conditions(
        self, plan: str, here: tuple[int, int], way: list[tuple[int, int]]
    ) -> tuple[int, ...] | None:
        """What must be open along a way; None if a wall stands in it."""
        past: set[int] = set()
        for direction in way:
            there = (here[0] + direction[0], here[1] + direction[1])
            sign = self.drawing.edge(plan, here, there)
            if sign in WALLS:
                return None
            over = self._over(plan, here, direction, sign)
            if over != v.FREE:
                past.add(over)
            if "W" in (self.drawing.sign(plan, *here), self.drawing.sign(plan, *there)):
                past.add(v.PAST_WALL)
            here = there
        return tuple(sorted(past))


def _offsets(villa: Villa, reach: int) -> list[tuple[int, int]]:
    """Everything within reach, the nearest first."""
    span = range(-reach, reach + 1)
    both = [
        (across, down)
        for across in span
        for down in span
        if 1 <= villa.range_apart(abs(across), abs(down)) <= reach
    ]
    return sorted(both, key=lambda offset: (abs(offset[0]) + abs(offset[1]), offset))


@cache
def _ways(offset: tuple[int, int]) -> list[list[tuple[int, int]]]:
    """GR-113: the steps over which the straight line goes; at a corner either order will do."""
    across, down = abs(offset[0]), abs(offset[1])
    sideways = (1 if offset[0] > 0 else -1, 0)
    upright = (0, 1 if offset[1] > 0 else -1)
    crossings: dict[int, list[tuple[int, int]]] = {}
    for number in range(across):
        crossings.setdefault((2 * number + 1) * max(down, 1), []).append(sideways)
    for number in range(down):
        crossings.setdefault((2 * number + 1) * max(across, 1), []).append(upright)
    orders = [
        [crossing, crossing[::-1]] if len(crossing) > 1 else [crossing]
        for _, crossing in sorted(crossings.items())
    ]
    return [[step for part in choice for step in part] for choice in product(*orders)]


def _without_needless(
    lines: list[tuple[int, int, tuple[int, ...]]],
) -> list[tuple[int, int, tuple[int, ...]]]:
    """Leave out lines that need more than another one to the same square that is no longer."""
    kept: list[tuple[int, int, tuple[int, ...]]] = []
    for line in sorted(set(lines), key=lambda one: (one[1], len(one[2]), one)):
        if not any(
            other[0] == line[0] and other[1] <= line[1] and set(other[2]) <= set(line[2])
            for other in kept
        ):
            kept.append(line)
    return kept
