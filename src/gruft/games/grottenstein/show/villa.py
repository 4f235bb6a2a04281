"""The villa of Vampir as everybody sees it: its plans as they are printed, doors, wall, zombies.

Nothing here is hidden from anybody. Cards and figures are in their own rooms.
"""

from collections.abc import Iterator
from functools import lru_cache

from gruft.games.grottenstein.edition.plans import COLUMN_NAMES, PLANS, WALLS
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.villa import Villa
from gruft.kernel import plan as kernel
from gruft.kernel.journal import Telling
from gruft.kernel.plan import Plan
from gruft.kernel.refusal import text, word
from gruft.kernel.scene import BOARD, Piece, Zone

DOORS_ZONE, PAWNS_ZONE = "doors", "pawns"
VILLA_ZONES = frozenset({DOORS_ZONE, PAWNS_ZONE})
DOOR_KINDS = {v.ONE_WAY: "one-way-door", v.CRYPT_DOOR: "crypt-door", v.ARMOURED: "armoured-door"}
ORDINARY_DOOR, ZOMBIE, WALL_CHIP_KIND = "door", "zombie", "wall-chip"
VILLA_KINDS = frozenset({*DOOR_KINDS.values(), ORDINARY_DOOR, ZOMBIE, WALL_CHIP_KIND})
OPEN_MARK, CLOSED_MARK, DESTROYED_MARK, DAMAGED_MARK = "open", "closed", "destroyed", "damaged"
#: Which way a one-way door leads: to the square on the right or below, or back.
FORWARD_MARK, BACKWARD_MARK = "forward", "backward"
VILLA_FACES = VILLA_KINDS
VILLA_MARKS = frozenset(
    {OPEN_MARK, CLOSED_MARK, DESTROYED_MARK, DAMAGED_MARK, FORWARD_MARK, BACKWARD_MARK}
)

SQUARE_KINDS = {
    v.COFFIN: "coffin",
    v.PASSAGE: "passage",
    v.STAIR: "stair",
    v.WALLED: "stair",
    v.PLAIN: "",
}
HATCH, START = "hatch", "start"
#: Rooms of the shipped villa that have a name of ours (20.2), by their topmost, leftmost square.
NAMED_ROOMS = frozenset(
    {
        *("Ca1", "Ca5", "Ca6", "Ca9", "Ca10", "Cb5", "Ce1", "Ce6", "Cf1", "Cf4"),
        *("Cf9", "Ck1", "Ck6", "Cl6", "Cl9"),
        *("Ga1", "Ga5", "Ga6", "Ga9", "Gb5", "Ge1", "Ge8", "Gf6", "Gj1", "Gk8"),
        *("Gl6", "Gl9", "Go1"),
        *("Ua1", "Ua5", "Ua6", "Ua9", "Ue1", "Ue6", "Ue8", "Uf6", "Uf9", "Uh1"),
        *("Uk6", "Uk8", "Ul1", "Ul6", "Ul9"),
    }
)


def villa_zones(position: Grottenstein) -> Iterator[Zone]:
    """Every door with its state; zombies, and the wall chip while it lies."""
    yield Zone(DOORS_ZONE, BOARD, -1, tuple(_doors(position)))
    yield Zone(PAWNS_ZONE, BOARD, -1, tuple(_pawns(position)))


# --- the plans -----------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def plans_of(villa: Villa) -> tuple[Plan, ...]:
    """Cellar, ground floor and upper floor as the edition draws them."""
    return tuple(_plan(villa, floor) for floor in range(len(PLANS)))


def _plan(villa: Villa, floor: int) -> Plan:
    first = floor * v.ROWS * v.COLUMNS
    cells = range(first, first + v.ROWS * v.COLUMNS)
    squares = [int(villa.plan[cell]) for cell in cells]
    rooms = [int(villa.room[square]) for square in squares]
    return Plan(
        name=PLANS[floor],
        title=Telling(f"floor-{PLANS[floor]}", {}),
        columns=tuple(COLUMN_NAMES),
        rows=tuple(str(row + 1) for row in range(v.ROWS)),
        squares=tuple(villa.names[square] for square in squares),
        labels=tuple(_label(villa, square) for square in squares),
        kinds=tuple(_kind(villa, square) for square in squares),
        regions=tuple(villa.room_anchors[room] for room in rooms),
        right=tuple(_edge(villa.right[cell]) for cell in cells),
        below=tuple(_edge(villa.below[cell]) for cell in cells),
        titles={villa.room_anchors[room]: _room_title(villa, room) for room in rooms},
    )


def _label(villa: Villa, square: int) -> str:
    field = int(villa.field[square])
    return str(field % v.NUMBERS + 1) if field >= 0 else ""


def _kind(villa: Villa, square: int) -> str:
    if square in list(villa.hatch):
        return HATCH
    if square in list(villa.starts):
        return START
    return SQUARE_KINDS[int(villa.kind[square])]


def _edge(drawn: str) -> str:
    if drawn in WALLS:
        return kernel.WALL
    return drawn.strip()


# --- rooms ---------------------------------------------------------------------------------------


def room_word(villa: Villa, square: int) -> dict[str, object]:
    """The room of a square by its owner's name for it, or by ours; else by its first square."""
    room = int(villa.room[square])
    own = _own_name(villa, room)
    return text(own) if own else word(_key_of_room(villa, room))


def _room_title(villa: Villa, room: int) -> Telling:
    own = _own_name(villa, room)
    if own:
        return Telling("room-own", {"room": text(own)})
    return Telling(_key_of_room(villa, room), {})


def _own_name(villa: Villa, room: int) -> str:
    """What no word of ours says: its owner's name for it, or the first square of a strange room."""
    named = villa.room_names[room]
    anchor = villa.room_anchors[room]
    if named or anchor in NAMED_ROOMS or _kind_of_room(villa, room):
        return named
    return anchor


def _key_of_room(villa: Villa, room: int) -> str:
    anchor = villa.room_anchors[room]
    return f"room-{anchor if anchor in NAMED_ROOMS else _kind_of_room(villa, room)}"


def _kind_of_room(villa: Villa, room: int) -> str:
    return SQUARE_KINDS[int(villa.kind[villa.names.index(villa.room_anchors[room])])]


# --- doors and pawns -----------------------------------------------------------------------------


def _doors(position: Grottenstein) -> Iterator[Piece]:
    """Doors, their state and what they have left of their points."""
    most = int(position.printed.door_life)
    for door in range(int(position.villa.doors)):
        state, damage = int(position.door_state(door)), int(position.door_damage(door))
        # A door that was blown up has none left, however many blows it had taken before.
        left = 0 if state == at.DESTROYED else most - damage
        yield _door(position.villa, door, state, left, most)


@lru_cache(maxsize=1024)
def _door(villa: Villa, door: int, state: int, left: int, most: int) -> Piece:
    kind = int(villa.door_kind[door])
    name = DOOR_KINDS.get(kind, ORDINARY_DOOR)
    state_mark = {at.CLOSED: CLOSED_MARK, at.DESTROYED: DESTROYED_MARK}.get(state, OPEN_MARK)
    ways = (
        [FORWARD_MARK if leads_forward(villa, door) else BACKWARD_MARK] if kind == v.ONE_WAY else []
    )
    damaged = [DAMAGED_MARK] if 0 < left < most else []
    return Piece(name, name, (state_mark, *ways, *damaged), villa.door_names[door], (left, most))


def leads_forward(villa: Villa, door: int) -> bool:
    """Whether the arrow points to the right or down."""
    one, other = int(villa.door_one[door]), int(villa.door_other[door])
    for step in range(int(villa.step_from[one]), int(villa.step_from[one + 1])):
        if villa.step_to[step] == other and villa.step_over[step] == 2 * door:
            return True
    return False


def _pawns(position: Grottenstein) -> Iterator[Piece]:
    """The wall chip and both zombies."""
    names = position.villa.names
    if position.words[at.WALL] == 1:
        yield Piece(WALL_CHIP_KIND, WALL_CHIP_KIND, (), names[position.villa.walled])
    for place in (0, 1):
        if position.words[at.ZOMBIES + place] >= 0:
            yield Piece(ZOMBIE, ZOMBIE, (), names[position.words[at.ZOMBIES + place]])
