"""Section 17: dynamite and torch."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules import doors
from gruft.games.grottenstein.rules.common import MUST_CHOOSE, SlotQuestion, is_door
from gruft.games.grottenstein.rules.life import settle, wound
from gruft.games.grottenstein.show import fight_facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.cards import door_move, door_of_move
from gruft.games.grottenstein.state.queries import floor_place
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

NO_CHARGE: Final = Reason("refusal-no-charge", "GR-209", "cards=charge_lacking")
NOTHING_TO_BLOW_UP: Final = Reason("refusal-nothing-to-blow-up", "GR-209", "square=here")
WALL_GONE: Final = Reason("refusal-wall-gone", "GR-211")
WALL_NOT_BESIDE: Final = Reason("refusal-wall-not-beside", "GR-210", "square=here")
LIT_FROM_BESIDE: Final = doors.not_touched("GR-209")

# --- lighting ------------------------------------------------------------------------------------


def nothing_to_light(state: State, figure: i64) -> Reason | None:
    """GR-209 to GR-211: something to blow up, and both cards."""
    if doors.touches(state, figure, doors.BLASTING) or is_beside_wall_chip(state, figure):
        both: bool = state.carries(figure, c.DYNAMITE) and state.carries(figure, c.TORCH)
        return None if both else NO_CHARGE
    first: i64 = doors.first_door(state, figure)
    return NOTHING_TO_BLOW_UP if first < 0 else doors.BLASTING.objection(state, first)


def is_beside_wall_chip(state: State, figure: i64) -> bool:
    """GR-210: the wall chip lies, and the figure's square is adjacent to it."""
    return state.words[at.WALL] == 1 and state.villa.near_wall[state.where(figure)] == 1


@final
class Lighting(SlotQuestion):
    """GR-66, GR-209 to GR-211: a door that the square touches, or the wall chip beside it."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return sorted([*doors.door_moves(state, state.actor()), door_move(c.WALL_CHIP)])

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_door(move):
            return MUST_CHOOSE
        figure: i64 = state.actor()
        door: i64 = door_of_move(move)
        if door == c.WALL_CHIP:
            if state.words[at.WALL] == 0:
                return WALL_GONE
            return None if is_beside_wall_chip(state, figure) else WALL_NOT_BESIDE
        if not state.villa.touches_door(state.where(figure), door):
            return LIT_FROM_BESIDE
        return doors.BLASTING.objection(state, door)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-209: both cards lie lit on the square; the fuse burns until the next slot's end."""
        words = state.words
        figure: i64 = state.actor()
        words[at.AIM] = door_of_move(move)
        words[at.CHARGE_AT] = state.where(figure)
        words[at.LIGHTER] = figure
        words[at.FUSE] = 2
        dynamite: i64 = state.holding(figure, c.DYNAMITE)
        torch: i64 = state.holding(figure, c.TORCH)
        place: i64 = floor_place(at.LIT, state.where(figure))
        state.show_card(dynamite)
        state.show_card(torch)
        words[at.PLACE + dynamite] = place
        words[at.PLACE + torch] = place
        if state.journal is not None:
            fight_facts.charge_lit(state, figure)
        words[at.NEXT] = at.SLOT_ENDS


# --- the explosion -------------------------------------------------------------------------------


def burn_fuse(state: State, figure: i64) -> bool:
    """GR-213, GR-215: the end of a slot of the lighter's colour; tell whether the game is over."""
    words = state.words
    if words[at.FUSE] == 0 or words[at.LIGHTER] != figure:
        return False
    words[at.FUSE] -= 1
    if words[at.FUSE] > 0:
        return False
    die: i64 = state.throw_dice(1)
    if die >= state.printed.blast_from:
        _explode(state, die)
    else:
        _fizzle(state, die)
    return state.is_over()


def _fizzle(state: State, die: i64) -> None:
    """GR-219: both cards lie unlit where they were laid."""
    _move_charge(state, floor_place(at.UNLIT, state.words[at.CHARGE_AT]))
    if state.journal is not None:
        fight_facts.charge_failed(state, die)


def _move_charge(state: State, place: i64) -> None:
    lit: i64 = floor_place(at.LIT, state.words[at.CHARGE_AT])
    for card in range(c.CARDS):
        if state.words[at.PLACE + card] == lit:
            state.words[at.PLACE + card] = place


def _explode(state: State, die: i64) -> None:
    """GR-216, GR-217: the target is gone, and everybody in the charge's room is hurt."""
    _move_charge(state, at.OUT)
    words = state.words
    aim: i64 = words[at.AIM]
    if aim == c.WALL_CHIP:
        words[at.WALL] = 0
    elif state.door_state(aim) != at.DESTROYED:
        state.set_door(aim, at.DESTROYED)
        words[at.DOORS + aim] = at.DESTROYED  # GR-216: no matter what it had lost before
    if state.journal is not None:
        fight_facts.charge_exploded(state, die)
    room: i64 = state.villa.room[words[at.CHARGE_AT]]
    for figure in range(c.FIGURES):
        if _is_caught(state, figure, room):
            if state.journal is not None:
                fight_facts.blast_hurt(state, figure)
            wound(state, figure, state.printed.blast_damage)
    settle(state)


def _is_caught(state: State, figure: i64, room: i64) -> bool:
    """GR-217, GR-218: hunters, servants and the vampire, but no corpse and not who lies."""
    if not state.is_figure(figure) or state.villa.room[state.where(figure)] != room:
        return False
    return figure != c.VAMPIRE or not state.is_lying()
