"""Sections 16 and 17: dynamite and torch, and the zombie formula."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts, facts_of_fights
from gruft.games.grottenstein.cards import (
    CARDS,
    DYNAMITE,
    FIGURES,
    TORCH,
    VAMPIRE,
    WALL_CHIP,
    ZOMBIE_FORMULA,
    door_move,
    door_of_move,
)
from gruft.games.grottenstein.layout import (
    AIM,
    CASTER,
    CASTING_AGAIN,
    CHARGE_AT,
    CLOSED,
    DESTROYED,
    FUSE,
    LIGHTER,
    LIT,
    NEXT,
    OUT,
    PICKED_SQUARE,
    PLACE,
    SLOT_ENDS,
    UNLIT,
    WALL,
    ZOMBIES,
)
from gruft.games.grottenstein.reading import floor_place
from gruft.games.grottenstein.rules.life import settle, wound
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import ARMOURED, COFFIN, ONE_WAY, SQUARES, WALLED

# --- lighting ------------------------------------------------------------------------------------


def can_light(state: State, figure: i64) -> bool:
    """GR-209: both cards, and something to blow up."""
    if not state.carries(figure, DYNAMITE) or not state.carries(figure, TORCH):
        return False
    return len(charge_aims(state, figure)) > 0


def charge_aims(state: State, figure: i64) -> list[int]:
    """GR-209 to GR-211: doors that the square touches, and the wall chip beside it."""
    villa = state.villa
    square: i64 = state.where(figure)
    found: list[int] = []
    for place in range(villa.touch_from[square], villa.touch_from[square + 1]):
        if can_be_forced(state, villa.touches[place]):
            found.append(door_move(villa.touches[place]))
    if is_beside_wall_chip(state, square):
        found.append(door_move(WALL_CHIP))
    found.sort()
    return found


def can_be_forced(state: State, door: i64) -> bool:
    """GR-66, GR-132, GR-211: closed doors and one-way doors, not armoured, not destroyed."""
    kind: i64 = state.villa.door_kind[door]
    now: i64 = state.door_state(door)
    if kind == ARMOURED or now == DESTROYED:
        return False
    return now == CLOSED or kind == ONE_WAY


def is_beside_wall_chip(state: State, square: i64) -> bool:
    """GR-210: the wall chip lies, and the square is adjacent to it."""
    return state.words[WALL] == 1 and state.villa.near_wall[square] == 1


def light(state: State, figure: i64, move: i64) -> None:
    """GR-209: both cards lie lit on the square; the fuse burns until the end of the next slot."""
    words = state.words
    dynamite: i64 = state.holding(figure, DYNAMITE)
    torch: i64 = state.holding(figure, TORCH)
    words[AIM] = door_of_move(move)
    words[CHARGE_AT] = state.where(figure)
    words[LIGHTER] = figure
    words[FUSE] = 2
    _lay_charge(state, dynamite, torch, floor_place(LIT, state.where(figure)))
    if state.journal is not None:
        facts_of_fights.charge_lit(state, figure)
    words[NEXT] = SLOT_ENDS


def _lay_charge(state: State, dynamite: i64, torch: i64, place: i64) -> None:
    state.show_card(dynamite)
    state.show_card(torch)
    state.words[PLACE + dynamite] = place
    state.words[PLACE + torch] = place


# --- the explosion -------------------------------------------------------------------------------


def burn_fuse(state: State, figure: i64) -> bool:
    """GR-213, GR-215: the end of a slot of the lighter's colour; tell whether the game is over."""
    words = state.words
    if words[FUSE] == 0 or words[LIGHTER] != figure:
        return False
    words[FUSE] -= 1
    if words[FUSE] > 0:
        return False
    die: i64 = state.throw_dice(1)
    if die >= state.printed.blast_from:
        _explode(state, die)
    else:
        _fizzle(state, die)
    return state.is_over()


def _fizzle(state: State, die: i64) -> None:
    """GR-219: both cards lie unlit where they were laid."""
    _move_charge(state, floor_place(UNLIT, state.words[CHARGE_AT]))
    if state.journal is not None:
        facts_of_fights.charge_failed(state, die)


def _move_charge(state: State, place: i64) -> None:
    lit: i64 = floor_place(LIT, state.words[CHARGE_AT])
    for card in range(CARDS):
        if state.words[PLACE + card] == lit:
            state.words[PLACE + card] = place


def _explode(state: State, die: i64) -> None:
    """GR-216, GR-217: the target is gone, and everybody in the charge's room is hurt."""
    _move_charge(state, OUT)
    words = state.words
    aim: i64 = words[AIM]
    if aim == WALL_CHIP:
        words[WALL] = 0
    else:
        state.set_door(aim, DESTROYED)
    if state.journal is not None:
        facts_of_fights.charge_exploded(state, die)
    room: i64 = state.villa.room[words[CHARGE_AT]]
    for figure in range(FIGURES):
        if _is_caught(state, figure, room):
            if state.journal is not None:
                facts_of_fights.blast_hurt(state, figure)
            wound(state, figure, state.printed.blast_damage)
    settle(state)


def _is_caught(state: State, figure: i64, room: i64) -> bool:
    """GR-217, GR-218: hunters, servants and the vampire, but no corpse and not who lies."""
    if not state.is_figure(figure) or state.villa.room[state.where(figure)] != room:
        return False
    return figure != VAMPIRE or not state.is_lying()


# --- zombies -------------------------------------------------------------------------------------


def zombie_squares(state: State, first: i64) -> list[int]:
    """GR-204: free squares without the coffin; the second differs from the first."""
    found: list[int] = []
    square: i64 = 0
    while square < SQUARES:
        if square != first and _may_hold_zombie(state, square):
            found.append(square)
        square += 1
    return found


def _may_hold_zombie(state: State, square: i64) -> bool:
    kind: i64 = state.villa.kind[square]
    if kind == COFFIN or (kind == WALLED and state.words[WALL] == 1):
        return False
    return not state.is_taken(square)


def cast_first(state: State, square: i64) -> None:
    """GR-203: the first of both squares."""
    state.words[PICKED_SQUARE] = square
    state.ask(CASTING_AGAIN)


def cast_second(state: State, figure: i64, square: i64) -> None:
    """GR-203: both zombies stand; the formula is out of the game."""
    words = state.words
    words[ZOMBIES] = words[PICKED_SQUARE]
    words[ZOMBIES + 1] = square
    words[CASTER] = figure
    state.remove_card(state.holding(figure, ZOMBIE_FORMULA))
    if state.journal is not None:
        facts.zombies_cast(state, figure)
    words[NEXT] = SLOT_ENDS
