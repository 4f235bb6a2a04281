"""Sections 7, 11 and 17: closing doors, opening them with keys, force, dynamite and torch."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules.carrying import sheet
from gruft.games.grottenstein.rules.common import (
    MUST_CHOOSE,
    SERVANT_WITHOUT_POWERS,
    SlotQuestion,
    is_card,
    is_door,
    not_carried,
)
from gruft.games.grottenstein.rules.life import die_at_zero, settle
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import door_move, door_of_move
from gruft.games.grottenstein.state.layout import bit
from gruft.games.grottenstein.state.state import State, floor_place
from gruft.kernel.question import Reason

WALL_IS_NO_DOOR: Final = Reason("refusal-wall-is-no-door", "GR-71")
NO_DOOR: Final = -1


def not_touched(clause: str) -> Reason:
    """What is done to a door is done from a square beside it."""
    return Reason("refusal-door-not-touched", clause, "door", "square=here")


def no_door_here(clause: str) -> Reason:
    """The square touches no door at all."""
    return Reason("refusal-no-door-here", clause, "square=here")


def door_moves(state: State, figure: i64) -> list[int]:
    """Moves that name the doors on the edges of a figure's square."""
    villa = state.villa
    square: i64 = state.where(figure)
    found: list[int] = []
    for place in range(villa.touch_from[square], villa.touch_from[square + 1]):
        found.append(door_move(villa.touches[place]))
    return found


def first_door(state: State, figure: i64) -> i64:
    """The first door that a figure's square touches, else -1."""
    villa = state.villa
    first: i64 = villa.touch_from[state.where(figure)]
    return villa.touches[first] if first < villa.touch_from[state.where(figure) + 1] else NO_DOOR


class DoorQuestion(SlotQuestion):
    """A door is asked for that the square of the acting figure touches."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return door_moves(state, state.actor())

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_door(move):
            return MUST_CHOOSE
        return self.not_this_door(state, state.actor(), door_of_move(move))

    def not_this_door(self, state: State, figure: i64, door: i64) -> Reason | None:
        """Why nothing can be done to the door, or to the wall chip; None if it can."""
        raise NotImplementedError


def not_from_here(state: State, figure: i64, door: i64, away: Reason) -> Reason | None:
    """GR-71: the wall chip is not a door; others lie on an edge of the figure's square."""
    if door == c.WALL_CHIP:
        return WALL_IS_NO_DOOR
    return None if state.villa.touches_door(state.where(figure), door) else away


# --- closing -------------------------------------------------------------------------------------

NO_CHIP_LEFT: Final = Reason("refusal-no-chip-left", "GR-78")
NO_DOOR_TO_CLOSE: Final = no_door_here("GR-76")
CLOSED_FROM_BESIDE: Final = not_touched("GR-76")
ARMOURED_STAYS: Final = Reason("refusal-armoured-stays", "GR-67", "door")
CANNOT_CLOSE_DESTROYED: Final = Reason("refusal-door-destroyed", "GR-77", "door")
DOOR_CLOSED: Final = Reason("refusal-door-closed", "GR-77", "door")


def cannot_close(state: State, door: i64) -> Reason | None:
    """GR-67, GR-77: open, not destroyed, and not the armoured door."""
    if state.villa.door_kind[door] == v.ARMOURED:
        return ARMOURED_STAYS
    now: i64 = state.door_state(door)
    if now == at.DESTROYED:
        return CANNOT_CLOSE_DESTROYED
    return DOOR_CLOSED if now == at.CLOSED else None


def nothing_to_close(state: State, figure: i64) -> Reason | None:
    """GR-76 to GR-78: no chip, no door, or none that could be closed."""
    if state.words[at.CHIPS] == 0:
        return NO_CHIP_LEFT
    villa = state.villa
    square: i64 = state.where(figure)
    for place in range(villa.touch_from[square], villa.touch_from[square + 1]):
        if cannot_close(state, villa.touches[place]) is None:
            return None
    first: i64 = first_door(state, figure)
    return NO_DOOR_TO_CLOSE if first == NO_DOOR else cannot_close(state, first)


@final
class Closing(DoorQuestion):
    """GR-67, GR-76, GR-77: a white chip is put on an open door that their square touches."""

    def not_this_door(self, state: State, figure: i64, door: i64) -> Reason | None:
        return not_from_here(state, figure, door, CLOSED_FROM_BESIDE) or cannot_close(state, door)

    def take(self, state: State, seat: i64, move: i64) -> None:
        door: i64 = door_of_move(move)
        state.set_door(door, at.CLOSED)
        if state.journal is not None:
            facts.tell(state, "fact-closes", figure=state.actor(), door=door)
        state.words[at.NEXT] = at.SLOT_ENDS


# --- keys ----------------------------------------------------------------------------------------

NO_KEY: Final = Reason("refusal-no-key", "GR-124")
NO_DOOR_TO_OPEN: Final = no_door_here("GR-124")
OPENED_FROM_BESIDE: Final = not_touched("GR-124")
NO_LOCK: Final = Reason("refusal-no-lock", "GR-123", "door")
NO_LOCK_BUT_A_CHIP: Final = Reason("refusal-no-lock", "GR-79", "door")
CANNOT_OPEN_DESTROYED: Final = Reason("refusal-door-destroyed", "GR-124", "door")
CANNOT_OPEN_OPEN: Final = Reason("refusal-door-open", "GR-124", "door")
LOCK_INSIDE: Final = Reason("refusal-lock-inside", "GR-65", "door")
NO_KEY_AT_ALL: Final = Reason("refusal-no-key-at-all", "GR-124", "card")
KEY_NOT_CARRIED: Final = not_carried("GR-124")


def no_keyhole(state: State, figure: i64, door: i64) -> Reason | None:
    """GR-65, GR-79, GR-123: only crypt doors, and the armoured door from inside, while closed."""
    kind: i64 = state.villa.door_kind[door]
    now: i64 = state.door_state(door)
    if kind not in (v.CRYPT_DOOR, v.ARMOURED):
        return NO_LOCK_BUT_A_CHIP if now == at.CLOSED else NO_LOCK
    if now == at.DESTROYED:
        return CANNOT_OPEN_DESTROYED
    if now == at.OPEN:
        return CANNOT_OPEN_OPEN
    outside: bool = kind == v.ARMOURED and state.where(figure) != state.villa.armoured_inside
    return LOCK_INSIDE if outside else None


def keyholes(state: State, figure: i64) -> list[int]:
    """GR-65, GR-123, GR-124, GR-130: closed doors with a lock that the square touches."""
    villa = state.villa
    square: i64 = state.where(figure)
    found: list[int] = []
    for place in range(villa.touch_from[square], villa.touch_from[square + 1]):
        if no_keyhole(state, figure, villa.touches[place]) is None:
            found.append(villa.touches[place])
    return found


def no_key_to_try(state: State, figure: i64) -> Reason | None:
    """GR-123, GR-124: a hunter, a lock that their square touches, and a key."""
    if state.is_servant(figure):
        return SERVANT_WITHOUT_POWERS
    first: i64 = first_door(state, figure)
    if first == NO_DOOR:
        return NO_DOOR_TO_OPEN
    if len(keyholes(state, figure)) == 0:
        return no_keyhole(state, figure, first)
    for card in range(i64(c.CARDS)):
        if state.holds(figure, card) and state.printed.is_key(card):
            return None
    return NO_KEY


@final
class KeyCard(SlotQuestion):
    """GR-124, GR-127: one key that they hold."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return sheet(state, state.actor())

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_card(move):
            return MUST_CHOOSE
        if not state.printed.is_key(move - c.M_CARD):
            return NO_KEY_AT_ALL
        return None if state.holds(state.actor(), move - c.M_CARD) else KEY_NOT_CARRIED

    def take(self, state: State, seat: i64, move: i64) -> None:
        state.words[at.PICKED_CARD] = move - c.M_CARD
        state.ask(at.KEY_DOOR)


@final
class KeyDoor(DoorQuestion):
    """GR-65, GR-79, GR-123, GR-124: a closed door with a lock, from the right side."""

    def picked(self, state: State) -> list[int]:
        return [c.M_CARD + state.words[at.PICKED_CARD]]

    def not_this_door(self, state: State, figure: i64, door: i64) -> Reason | None:
        away = not_from_here(state, figure, door, OPENED_FROM_BESIDE)
        return away or no_keyhole(state, figure, door)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-125, GR-126, GR-232: the key is named and shown; only success or failure is told."""
        words = state.words
        card: i64 = words[at.PICKED_CARD]
        door: i64 = door_of_move(move)
        crypt: bool = state.villa.door_kind[door] == v.CRYPT_DOOR
        lock: i64 = at.CRYPT_LOCK if crypt else at.ARMOUR_LOCK
        effect: i64 = state.printed.effect[card]
        fits: bool = effect == c.UNIVERSAL_KEY or effect - c.FIRST_KEY == words[at.LOCK + lock]
        state.show_card(card)
        if not fits:
            words[at.FAILED + lock] |= bit(effect - c.FIRST_KEY)
        elif effect != c.UNIVERSAL_KEY:
            words[at.OPENED + lock] = effect - c.FIRST_KEY + 1
        if fits:
            state.set_door(door, at.OPEN)
        if state.journal is not None:
            key = "fact-key-fits" if fits else "fact-key-fails"
            facts.tell_shown(state, key, figure=state.actor(), card=card, door=door)
        words[at.NEXT] = at.SLOT_ENDS


# --- force ---------------------------------------------------------------------------------------

ARMOURED_RESISTS: Final = Reason("refusal-armoured-resists", "GR-66", "door")


@final
class Force:
    """GR-66, GR-132, GR-211: which doors can be broken, and which blown up."""

    def __init__(self, clause: str) -> None:
        self.destroyed = Reason("refusal-door-destroyed", clause, "door")
        self.open = Reason("refusal-door-open", clause, "door")

    def objection(self, state: State, door: i64) -> Reason | None:
        """Closed doors and one-way doors, not armoured, not destroyed."""
        kind: i64 = state.villa.door_kind[door]
        if kind == v.ARMOURED:
            return ARMOURED_RESISTS
        now: i64 = state.door_state(door)
        if now == at.DESTROYED:
            return self.destroyed
        return self.open if now == at.OPEN and kind != v.ONE_WAY else None


BREAKING: Final = Force("GR-132")
BLASTING: Final = Force("GR-211")


def touches(state: State, figure: i64, force: Force) -> bool:
    """Tell whether the figure's square touches a door that yields to this force."""
    villa = state.villa
    square: i64 = state.where(figure)
    for place in range(villa.touch_from[square], villa.touch_from[square + 1]):
        if force.objection(state, villa.touches[place]) is None:
            return True
    return False


# --- dynamite and torch --------------------------------------------------------------------------

NO_CHARGE: Final = Reason("refusal-no-charge", "GR-209", "cards=charge_lacking")
NOTHING_TO_BLOW_UP: Final = Reason("refusal-nothing-to-blow-up", "GR-209", "square=here")
WALL_GONE: Final = Reason("refusal-wall-gone", "GR-211")
WALL_NOT_BESIDE: Final = Reason("refusal-wall-not-beside", "GR-210", "square=here")
LIT_FROM_BESIDE: Final = not_touched("GR-209")


def nothing_to_light(state: State, figure: i64) -> Reason | None:
    """GR-209 to GR-211: something to blow up, and both cards."""
    beside_chip: bool = state.words[at.WALL] == 1 and is_beside_wall(state, figure)
    if beside_chip or touches(state, figure, BLASTING):
        both: bool = state.carries(figure, c.DYNAMITE) and state.carries(figure, c.TORCH)
        return None if both else NO_CHARGE
    first: i64 = first_door(state, figure)
    return NOTHING_TO_BLOW_UP if first < 0 else BLASTING.objection(state, first)


def is_beside_wall(state: State, figure: i64) -> bool:
    """GR-210: the figure's square is adjacent to that of the wall chip."""
    return state.villa.near_wall[state.where(figure)] == 1


@final
class Lighting(DoorQuestion):
    """GR-66, GR-209 to GR-211: a door that the square touches, or the wall chip beside it."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return sorted([*door_moves(state, state.actor()), door_move(c.WALL_CHIP)])

    def not_this_door(self, state: State, figure: i64, door: i64) -> Reason | None:
        if door == c.WALL_CHIP:
            if state.words[at.WALL] == 0:
                return WALL_GONE
            return None if is_beside_wall(state, figure) else WALL_NOT_BESIDE
        if not state.villa.touches_door(state.where(figure), door):
            return LIT_FROM_BESIDE
        return BLASTING.objection(state, door)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-209: both cards lie lit on the square; the fuse burns until the next slot's end."""
        words = state.words
        figure: i64 = state.actor()
        square: i64 = state.where(figure)
        words[at.AIM] = door_of_move(move)
        words[at.CHARGE_AT] = square
        words[at.LIGHTER] = figure
        words[at.FUSE] = 2
        for effect in (c.DYNAMITE, c.TORCH):
            card: i64 = state.holding(figure, effect)
            state.show_card(card)
            words[at.PLACE + card] = floor_place(at.LIT, square)
        if state.journal is not None:
            aim: i64 = words[at.AIM]
            facts.tell_shown(state, "fact-lights", figure=figure, door=aim, square=square)
        words[at.NEXT] = at.SLOT_ENDS


def burn_fuse(state: State, figure: i64) -> bool:
    """GR-213, GR-215: the end of a slot of the lighter's colour; tell whether the game is over."""
    words = state.words
    if words[at.FUSE] == 0 or words[at.LIGHTER] != figure:
        return False
    words[at.FUSE] -= 1
    if words[at.FUSE] > 0:
        return False
    square: i64 = words[at.CHARGE_AT]
    die: i64 = state.throw_dice(1)
    explodes: bool = die >= state.printed.blast_from
    for card in range(i64(c.CARDS)):
        if words[at.PLACE + card] == floor_place(at.LIT, square):
            words[at.PLACE + card] = at.OUT if explodes else floor_place(at.UNLIT, square)
    if explodes:
        _explode(state, die)
    elif state.journal is not None:  # GR-219: both cards lie unlit where they were laid
        facts.tell_luck(state, "fact-fizzles", die=die, square=square)
    return state.is_over()


def _explode(state: State, die: i64) -> None:
    """GR-216 to GR-218: the target is gone, and everybody in the room is hurt but who lies."""
    words, villa = state.words, state.villa
    aim: i64 = words[at.AIM]
    if aim == c.WALL_CHIP:
        words[at.WALL] = 0
    elif state.door_state(aim) != at.DESTROYED:
        state.set_door(aim, at.DESTROYED)
        words[at.DOORS + aim] = at.DESTROYED  # GR-216: no matter what it had lost before
    if state.journal is not None:
        facts.tell_luck(state, "fact-explodes", die=die, door=aim)
    room: i64 = villa.room[words[at.CHARGE_AT]]
    for figure in range(i64(c.FIGURES)):
        if not state.is_figure(figure) or villa.room[state.where(figure)] != room:
            continue
        if figure == c.VAMPIRE and state.is_lying():
            continue
        lost: i64 = state.subtract(figure, state.printed.blast_damage)
        if state.journal is not None:
            facts.tell(state, "fact-blast", figure=figure, lost=lost)
        die_at_zero(state, figure)
    settle(state)
