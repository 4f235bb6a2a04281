"""Sections 7, 11 and 17: why a door is not closed, opened, broken or blown up.

Doors, chips and squares are there for all to see; then comes the seat's own sheet.
"""

from gruft.games.grottenstein.cards import DYNAMITE, TORCH, WALL_CHIP, door_of_move
from gruft.games.grottenstein.layout import CHIPS, CLOSED, DESTROYED, OPEN, WALL
from gruft.games.grottenstein.reasons import effect_word, here, is_door, must_choose
from gruft.games.grottenstein.rules.charges import is_beside_wall_chip
from gruft.games.grottenstein.rules.doors import keyholes
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import door_word
from gruft.games.grottenstein.villa import ARMOURED, CRYPT_DOOR, ONE_WAY
from gruft.kernel.refusal import Refused, words


def touched_doors(state: State, figure: int) -> list[int]:
    """GR-5: the doors on the edges of a figure's square."""
    villa, square = state.villa, state.where(figure)
    return sorted(
        int(villa.touches[place])
        for place in range(int(villa.touch_from[square]), int(villa.touch_from[square + 1]))
    )


def _not_touched(state: State, figure: int, door: int, clause: str) -> Refused | None:
    """GR-76, GR-124, GR-131, GR-209: what is done to a door is done from a square beside it."""
    if state.villa.touches_door(state.where(figure), door):
        return None
    names = {"door": door_word(state, door), "square": here(state, figure)}
    return Refused("refusal-door-not-touched", clause, **names)


def _touches_no_door(state: State, figure: int, clause: str) -> Refused:
    return Refused("refusal-no-door-here", clause, square=here(state, figure))


def _wall_is_no_door() -> Refused:
    return Refused("refusal-wall-is-no-door", "GR-71")


# --- closing -------------------------------------------------------------------------------------


def no_door_to_close(state: State, figure: int) -> Refused:
    """GR-76 to GR-78: no chip, no door, or none that could be closed."""
    if state.words[CHIPS] == 0:
        return Refused("refusal-no-chip-left", "GR-78")
    touched = touched_doors(state, figure)
    return _cannot_close(state, touched[0]) if touched else _touches_no_door(state, figure, "GR-76")


def closing(state: State, seat: int, move: int) -> Refused:
    """GR-67, GR-76, GR-77: an open door that their square touches."""
    if not is_door(move):
        return must_choose(state, seat)
    door = door_of_move(move)
    if door == WALL_CHIP:
        return _wall_is_no_door()
    away = _not_touched(state, int(state.actor()), door, "GR-76")
    return away or _cannot_close(state, door)


def _cannot_close(state: State, door: int) -> Refused:
    name = door_word(state, door)
    if state.villa.door_kind[door] == ARMOURED:
        return Refused("refusal-armoured-stays", "GR-67", door=name)
    if state.door_state(door) == DESTROYED:
        return Refused("refusal-door-destroyed", "GR-77", door=name)
    return Refused("refusal-door-closed", "GR-77", door=name)


# --- keys ----------------------------------------------------------------------------------------


def no_key_to_try(state: State, figure: int) -> Refused:
    """GR-123, GR-124, GR-182: a hunter, a lock that their square touches, and a key."""
    if state.is_servant(figure):
        return Refused("refusal-servant-without-powers", "GR-182")
    if keyholes(state, figure):
        return Refused("refusal-no-key", "GR-124")
    touched = touched_doors(state, figure)
    if touched:
        return _no_keyhole(state, touched[0])
    return _touches_no_door(state, figure, "GR-124")


def trying_key(state: State, seat: int, move: int) -> Refused:
    """GR-65, GR-79, GR-123, GR-124: a closed door with a lock, from the right side."""
    if not is_door(move):
        return must_choose(state, seat)
    door = door_of_move(move)
    if door == WALL_CHIP:
        return _wall_is_no_door()
    away = _not_touched(state, int(state.actor()), door, "GR-124")
    return away or _no_keyhole(state, door)


def _no_keyhole(state: State, door: int) -> Refused:
    name, kind, now = door_word(state, door), state.villa.door_kind[door], state.door_state(door)
    if kind not in (CRYPT_DOOR, ARMOURED):
        clause = "GR-79" if now == CLOSED else "GR-123"
        return Refused("refusal-no-lock", clause, door=name)
    if now == DESTROYED:
        return Refused("refusal-door-destroyed", "GR-124", door=name)
    if now == OPEN:
        return Refused("refusal-door-open", "GR-124", door=name)
    return Refused("refusal-lock-inside", "GR-65", door=name)


# --- breaking and blowing up ---------------------------------------------------------------------


def not_breakable(state: State, figure: int, door: int) -> Refused | None:
    """GR-66, GR-131, GR-132: doors that no blow can be aimed at."""
    if door == WALL_CHIP:
        return _wall_is_no_door()
    away = _not_touched(state, figure, door, "GR-131")
    return away or cannot_be_forced(state, door, "GR-132")


def cannot_be_forced(state: State, door: int, clause: str) -> Refused | None:
    """GR-66, GR-132, GR-211: not the armoured door, no destroyed and no open one."""
    name, kind, now = door_word(state, door), state.villa.door_kind[door], state.door_state(door)
    if kind == ARMOURED:
        return Refused("refusal-armoured-resists", "GR-66", door=name)
    if now == DESTROYED:
        return Refused("refusal-door-destroyed", clause, door=name)
    if now == OPEN and kind != ONE_WAY:
        return Refused("refusal-door-open", clause, door=name)
    return None


def no_charge_to_light(state: State, figure: int) -> Refused:
    """GR-209 to GR-211: something to blow up, and both cards."""
    touched = touched_doors(state, figure)
    reasons = [cannot_be_forced(state, door, "GR-211") for door in touched]
    if None in reasons or is_beside_wall_chip(state, state.where(figure)):
        lacking = [effect for effect in (DYNAMITE, TORCH) if not state.carries(figure, effect)]
        cards = words([effect_word(state, effect) for effect in lacking])
        return Refused("refusal-no-charge", "GR-209", cards=cards)
    if reasons and reasons[0] is not None:
        return reasons[0]
    return Refused("refusal-nothing-to-blow-up", "GR-209", square=here(state, figure))


def lighting(state: State, seat: int, move: int) -> Refused:
    """GR-66, GR-209 to GR-211: what cannot be blown up from here."""
    if not is_door(move):
        return must_choose(state, seat)
    figure, door = int(state.actor()), door_of_move(move)
    if door == WALL_CHIP:
        if state.words[WALL] == 0:
            return Refused("refusal-wall-gone", "GR-211")
        return Refused("refusal-wall-not-beside", "GR-210", square=here(state, figure))
    reason = _not_touched(state, figure, door, "GR-209") or cannot_be_forced(state, door, "GR-211")
    assert reason is not None
    return reason
