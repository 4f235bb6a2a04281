"""Doors, locks, wardrobe and the charge of Vampir in written positions."""

from collections.abc import Mapping

from gruft.games.grottenstein.notation.moves import WALL as WALL_NAME
from gruft.games.grottenstein.notation.moves import find_lock, read_door, read_figure, read_square
from gruft.games.grottenstein.notation.names import (
    FIGURE_NAMES,
    HUNTER_NAMES,
    LOCK_NAMES,
    PIECE_KEYS,
    entries,
)
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.layout import has
from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_number, as_text, as_word
from gruft.kernel.refusal import Refused

DOOR_STATES = ("open", "closed", "destroyed")
LOCK_PLACES = ("crypt", "armour")
CHARGE_ENTRIES = ("lighter", "aim", "at")
#: A charge was lit in the last slot of its lighter; it goes off at the end of the next one.
BURNING = 1

Data = Mapping[str, object]


# --- doors ---------------------------------------------------------------------------------------


def doors_json(position: Grottenstein) -> dict[str, object]:
    """The doors with a lock, and all others that are not simply open: state and damage."""
    told: dict[str, object] = {}
    for door, name in enumerate(position.villa.door_names):
        if position.words[at.DOORS + door] or _usual_state(position, door) == at.CLOSED:
            state, damage = DOOR_STATES[position.door_state(door)], int(position.door_damage(door))
            told[name] = f"{state} {damage}" if damage else state
    return told


def _usual_state(position: Grottenstein, door: int) -> int:
    """Crypt doors and the armoured door are closed at the start."""
    return at.CLOSED if position.villa.door_kind[door] in (v.CRYPT_DOOR, v.ARMOURED) else at.OPEN


def lay_doors(position: Grottenstein, written: object) -> None:
    """Doors of which nothing is written are as at the start; then the chips are counted."""
    words, villa = position.words, position.villa
    for door in range(villa.doors):
        words[at.DOORS + door] = _usual_state(position, door)
    for name, state in entries(written, "doors").items():
        words[at.DOORS + read_door(villa, name)] = _read_door_state(position, state)
    words[at.CHIPS] = int(position.printed.white_chips) - len(chipped_doors(position))


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
    """The colours of the two locks; none while they are being chosen."""
    words = position.words
    if position.is_setting_up():
        return dict.fromkeys(LOCK_PLACES)
    return {name: LOCK_NAMES[words[at.LOCK + place]] for place, name in enumerate(LOCK_PLACES)}


def lay_locks(position: Grottenstein, written: object, chance: Chance) -> None:
    """Locks of which nothing is written are chosen by lot."""
    data = entries(written, "locks", LOCK_PLACES)
    named = [data.get(name) for name in LOCK_PLACES]
    if position.is_setting_up():
        if any(one is not None for one in named):
            raise Refused("position-arranged-already", "GR-19")
        return
    colours = [None if one is None else read_lock(position, one, "locks") for one in named]
    others = [colour for colour in range(c.LOCKS) if colour not in colours]
    drawn = chance.shuffled(others, "lock")
    for place, colour in enumerate(colours):
        position.words[at.LOCK + place] = drawn.pop() if colour is None else colour


def read_lock(position: Grottenstein, written: object, key: str) -> int:
    """ED-6: a lock colour by name."""
    colour = find_lock(position.printed, as_text(written, key))
    if colour is None:
        return as_word(written, key, LOCK_NAMES)
    return colour


def lay_wardrobe(position: Grottenstein, data: Data, chance: Chance) -> None:
    """Pieces of which nothing is written lie by lot."""
    numbers = entries(data.get("wardrobe"), "wardrobe", PIECE_KEYS)
    sides = int(position.printed.sides)
    for piece in range(c.PIECES):
        thrown = chance.die(sides) + chance.die(sides)
        number = numbers.get(PIECE_KEYS[piece])
        position.words[at.WARDROBE + piece] = (
            thrown if number is None else as_number(number, "wardrobe", 2, 2 * sides)
        )


# --- the charge ----------------------------------------------------------------------------------


def charge_json(position: Grottenstein) -> dict[str, object] | None:
    """The burning charge; its two cards lie on its square."""
    words = position.words
    if words[at.FUSE] == 0:
        return None
    aim = int(words[at.AIM])
    return {
        "lighter": FIGURE_NAMES[words[at.LIGHTER]],
        "aim": WALL_NAME if aim == c.WALL_CHIP else position.villa.door_names[aim],
        "at": position.villa.names[words[at.CHARGE_AT]],
    }


def lay_charge(position: Grottenstein, written: object) -> None:
    """Lit in their last slot."""
    words, villa = position.words, position.villa
    if written is None:
        return
    data = entries(written, "charge", CHARGE_ENTRIES)
    aim = as_text(data.get("aim"), "charge.aim")
    words[at.FUSE] = BURNING
    words[at.LIGHTER] = read_figure(as_text(data.get("lighter"), "charge.lighter"))
    words[at.AIM] = c.WALL_CHIP if aim.lower() == WALL_NAME else read_door(villa, aim)
    words[at.CHARGE_AT] = read_square(villa, as_text(data.get("at"), "charge.at"))
    # At a door that is not armoured, or beside the wall chip.
    square, door = int(words[at.CHARGE_AT]), int(words[at.AIM])
    if door == c.WALL_CHIP:
        could_be_laid = bool(villa.near_wall[square]) and words[at.WALL] == 1
    else:
        could_be_laid = villa.touches_door(square, door) and villa.door_kind[door] != v.ARMOURED
    if words[at.LIGHTER] == c.VAMPIRE or not could_be_laid:
        raise Refused("position-wrong-charge", "GR-209")


# --- what cannot come about ----------------------------------------------------------------------


def check_doors(position: Grottenstein) -> None:
    """GR-17: white chips, and doors that are destroyed at 0 points."""
    chips, wanted = int(position.words[at.CHIPS]), int(position.printed.white_chips)
    given = chips + len(chipped_doors(position))
    if chips < 0 or given != wanted:
        raise Refused("position-wrong-chips", "GR-17", given=given, wanted=wanted)
    most = int(position.printed.door_life)
    for door, name in enumerate(position.villa.door_names):
        state, damage = int(position.door_state(door)), int(position.door_damage(door))
        armoured = position.villa.door_kind[door] == v.ARMOURED
        if armoured and (state == at.DESTROYED or damage > 0):
            raise Refused("position-armoured-door-hurt", "GR-66", door=name)
        # A blown-up door has no points to count, a broken one has lost them all.
        possible = (0, most) if state == at.DESTROYED else range(most)
        if damage not in possible:
            raise Refused("position-wrong-damage", "GR-134", door=name, most=most)


def chipped_doors(position: Grottenstein) -> list[int]:
    """The doors on which a white chip lies."""
    return [
        door
        for door in range(position.villa.doors)
        if position.door_state(door) == at.CLOSED and position.villa.door_kind[door] != v.ARMOURED
    ]


def check_secrets(position: Grottenstein) -> None:
    """Two different locks, and a numbered square for each piece."""
    words, arranged = position.words, not position.is_setting_up()
    locks = [int(words[at.LOCK + place]) for place in (0, 1)]
    if arranged and (locks[0] == locks[1] or not all(0 <= lock < c.LOCKS for lock in locks)):
        raise Refused("position-wrong-locks", "GR-26")
    most = 2 * int(position.printed.sides)
    for piece in range(c.PIECES):
        if not 2 <= words[at.WARDROBE + piece] <= most:
            raise Refused("position-wrong-wardrobe", "GR-20", most=most)
    for figure, name in enumerate(HUNTER_NAMES):
        if position.words[at.STATUS + figure] not in (at.LIVING, at.CORPSE, at.SERVANT, at.GONE):
            raise Refused("position-wrong-status", "GR-8", figure=name)


def check_tries(position: Grottenstein) -> None:
    """Keys that failed do not fit, keys that opened do."""
    words = position.words
    if position.is_setting_up():
        return
    for place in (0, 1):
        lock, found = int(words[at.LOCK + place]), int(words[at.OPENED + place])
        if has(words[at.FAILED + place], lock) or (found > 0 and found - 1 != lock):
            raise Refused("position-untrue-lock", "GR-232")
