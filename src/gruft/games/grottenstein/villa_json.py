"""Doors, locks, wardrobe and the charge of Vampir in written positions."""

from collections.abc import Mapping

from gruft.games.grottenstein.card_lists import LOCK_NAMES
from gruft.games.grottenstein.cards import LOCKS, PIECES, VAMPIRE, WALL_CHIP
from gruft.games.grottenstein.layout import (
    AIM,
    CHARGE_AT,
    CHIPS,
    CLOSED,
    DECISION,
    DOORS,
    FUSE,
    LIGHTER,
    LOCK,
    LOCKING_ARMOUR,
    NOBODY,
    OPEN,
    OVER,
    WALL,
    WARDROBE,
    WORN,
)
from gruft.games.grottenstein.names import FIGURE_NAMES, PIECE_KEYS
from gruft.games.grottenstein.notation import WALL as WALL_NAME
from gruft.games.grottenstein.notation import (
    find_lock,
    read_door,
    read_figure,
    read_square,
)
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.villa import ARMOURED, CRYPT_DOOR
from gruft.kernel.chance import Chance
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_switch,
    as_text,
    as_word,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

DOOR_STATES = ("open", "closed", "destroyed")
LOCK_PLACES = ("crypt", "armour")
CHARGE_ENTRIES = ("lighter", "aim", "at")
#: A charge was lit in the last slot of its lighter; it goes off at the end of the next one.
BURNING = 1

Data = Mapping[str, object]


def is_set_up(position: Grottenstein) -> bool:
    """GR-19: the vampire is still arranging cellar and locks."""
    return bool(OVER < position.words[DECISION] <= LOCKING_ARMOUR)


# --- doors ---------------------------------------------------------------------------------------


def doors_json(position: Grottenstein) -> dict[str, object]:
    """The doors with a lock, and all others that are not simply open: state and damage."""
    villa = position.villa
    return {
        villa.door_names[door]: _door(position, door)
        for door in range(villa.doors)
        if position.words[DOORS + door] or _usual_state(position, door) == CLOSED
    }


def _door(position: Grottenstein, door: int) -> str:
    state, damage = DOOR_STATES[position.door_state(door)], int(position.door_damage(door))
    return f"{state} {damage}" if damage else state


def _usual_state(position: Grottenstein, door: int) -> int:
    """GR-25: crypt doors and the armoured door are closed at the start."""
    return CLOSED if position.villa.door_kind[door] in (CRYPT_DOOR, ARMOURED) else OPEN


def lay_doors(position: Grottenstein, written: object) -> None:
    """Doors of which nothing is written are as at the start; then the chips are counted."""
    words, villa = position.words, position.villa
    for door in range(villa.doors):
        words[DOORS + door] = _usual_state(position, door)
    for name, state in {} if written is None else as_mapping(written, "doors").items():
        words[DOORS + read_door(villa, name)] = _read_door_state(position, state)
    white = (door for door in range(villa.doors) if villa.door_kind[door] != ARMOURED)
    closed = sum(1 for door in white if position.door_state(door) == CLOSED)
    words[CHIPS] = int(position.printed.white_chips) - closed


def _read_door_state(position: Grottenstein, written: object) -> int:
    """`closed`, or `closed 12` for a door that has lost twelve points."""
    state, _, damage = as_text(written, "doors").partition(" ")
    place = as_word(state, "doors", DOOR_STATES)
    most = int(position.printed.door_life)
    if damage and not (damage.isascii() and damage.isdigit() and len(damage) < 5):
        raise Refused("position-bad-number", setting="doors", given=damage[:60], low=0, high=most)
    return as_number(int(damage or 0), "doors", 0, most) * 4 + place


# --- locks and wardrobe --------------------------------------------------------------------------


def locks_json(position: Grottenstein) -> dict[str, object]:
    """GR-26: the colours of the two locks; none while they are being chosen."""
    words = position.words
    if is_set_up(position):
        return dict.fromkeys(LOCK_PLACES)
    return {name: LOCK_NAMES[words[LOCK + place]] for place, name in enumerate(LOCK_PLACES)}


def lay_locks(position: Grottenstein, written: object, chance: Chance) -> None:
    """Locks of which nothing is written are chosen by lot."""
    data = {} if written is None else as_mapping(written, "locks")
    refuse_unknown_keys(data, LOCK_PLACES)
    named = [data.get(name) for name in LOCK_PLACES]
    if is_set_up(position):
        if any(one is not None for one in named):
            raise Refused("position-arranged-already", "GR-19")
        return
    colours = [None if one is None else read_lock(position, one, "locks") for one in named]
    others = [colour for colour in range(LOCKS) if colour not in colours]
    drawn = chance.shuffled(others, "lock")
    for place, colour in enumerate(colours):
        position.words[LOCK + place] = drawn.pop() if colour is None else colour


def read_lock(position: Grottenstein, written: object, key: str) -> int:
    """ED-6: a lock colour by name."""
    colour = find_lock(position.printed, as_text(written, key))
    if colour is None:
        return as_word(written, key, LOCK_NAMES)
    return colour


def wardrobe_json(position: Grottenstein) -> dict[str, object]:
    """GR-20: the number of each piece's square."""
    return {name: int(position.words[WARDROBE + piece]) for piece, name in enumerate(PIECE_KEYS)}


def worn_json(position: Grottenstein) -> list[str]:
    """GR-142: the pieces that the vampire has taken."""
    return [name for piece, name in enumerate(PIECE_KEYS) if position.words[WORN + piece]]


def lay_wardrobe(position: Grottenstein, data: Data, chance: Chance) -> None:
    """Pieces of which nothing is written lie by lot (GR-20)."""
    numbers = {} if data.get("wardrobe") is None else as_mapping(data["wardrobe"], "wardrobe")
    refuse_unknown_keys(numbers, PIECE_KEYS)
    sides = int(position.printed.sides)
    for piece in range(PIECES):
        thrown = chance.die(sides) + chance.die(sides)
        number = numbers.get(PIECE_KEYS[piece])
        position.words[WARDROBE + piece] = (
            thrown if number is None else as_number(number, "wardrobe", 2, 2 * sides)
        )
    if data.get("worn") is not None:
        for name in as_list(data["worn"], "worn"):
            position.words[WORN + as_word(name, "worn", PIECE_KEYS)] = 1


# --- the wall and the charge ---------------------------------------------------------------------


def lay_wall(position: Grottenstein, written: object) -> None:
    """GR-28: the wall chip lies unless something else is written."""
    position.words[WALL] = 1 if written is None else int(as_switch(written, "wall"))


def charge_json(position: Grottenstein) -> dict[str, object] | None:
    """GR-209: the burning charge; its two cards lie on its square."""
    words = position.words
    if words[FUSE] == 0:
        return None
    aim = int(words[AIM])
    return {
        "lighter": FIGURE_NAMES[words[LIGHTER]],
        "aim": WALL_NAME if aim == WALL_CHIP else position.villa.door_names[aim],
        "at": position.villa.names[words[CHARGE_AT]],
    }


def lay_charge(position: Grottenstein, written: object) -> None:
    """GR-209, GR-213: lit in their last slot."""
    words, villa = position.words, position.villa
    if written is None:
        return
    data = as_mapping(written, "charge")
    refuse_unknown_keys(data, CHARGE_ENTRIES)
    aim = as_text(data.get("aim"), "charge.aim")
    words[FUSE] = BURNING
    words[LIGHTER] = read_figure(as_text(data.get("lighter"), "charge.lighter"))
    words[AIM] = WALL_CHIP if aim.lower() == WALL_NAME else read_door(villa, aim)
    words[CHARGE_AT] = read_square(villa, as_text(data.get("at"), "charge.at"))
    if words[LIGHTER] == VAMPIRE or not _could_be_laid(position):
        raise Refused("position-wrong-charge", "GR-209")


def _could_be_laid(position: Grottenstein) -> bool:
    """GR-66, GR-209 to GR-211: at a door that is not armoured, or beside the wall chip."""
    villa, square, aim = position.villa, int(position.words[CHARGE_AT]), int(position.words[AIM])
    if aim == NOBODY:
        return bool(villa.near_wall[square]) and position.words[WALL] == 1
    return villa.touches_door(square, aim) and villa.door_kind[aim] != ARMOURED
