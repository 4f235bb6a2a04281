"""Sections 8, 15 and 20.11: turning up cards, and what traps do."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein import facts, facts_of_fights
from gruft.games.grottenstein.cards import (
    BLOOD_ALTAR,
    LEAVE,
    POISON,
    RATS,
    SHACKLES,
    SPIRIT,
    TAKE,
    TRAP,
    TRAPDOOR,
    VAMPIRE,
)
from gruft.games.grottenstein.knowledge import hunters_side
from gruft.games.grottenstein.layout import (
    BITTEN_BY_RATS,
    DOWN,
    NEXT,
    POISONED,
    REVEALED,
    SHACKLED,
    SLOT_ENDS,
    WHERE,
)
from gruft.games.grottenstein.rules.carrying import can_carry
from gruft.games.grottenstein.rules.life import die_at_zero, settle
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import (
    CELLAR_FLOOR,
    COLUMNS,
    NUMBERS,
    PLAIN,
    ROWS,
    STARTS,
)

CELLS: Final = COLUMNS * ROWS  # of one plan


def can_reveal(state: State, figure: i64) -> bool:
    """GR-82, GR-187: a face-down card lies on the field of their square."""
    field: i64 = state.field_here(figure)
    return field >= 0 and state.face_down(field) >= 0


def must_reveal(state: State, figure: i64) -> bool:
    """GR-82, GR-83: the duty of living hunters."""
    return state.is_living(figure) and can_reveal(state, figure)


def reveal(state: State, figure: i64) -> None:
    """GR-82, GR-86, GR-88, GR-229, GR-231: hunters see it; traps and servants' finds are public."""
    field: i64 = state.field_here(figure)
    card: i64 = state.face_down(field)
    if state.printed.kind(card) == TRAP:
        _spring(state, figure, card, field)
        return
    if state.is_servant(figure):
        state.show_card(card)
    else:
        state.let_know(card, hunters_side(state.words, state.seats))
    if state.journal is not None:
        facts.revealed(state, figure, field, card)
    state.ask(REVEALED)


def answers_to_find(state: State, figure: i64) -> list[int]:
    """GR-86, GR-87, GR-93: take it if they can carry it, or leave it."""
    card: i64 = state.face_down(state.field_here(figure))
    if can_carry(state, figure, card, 0):
        return [TAKE, LEAVE]
    return [LEAVE]


def answer_find(state: State, figure: i64, move: i64) -> None:
    """GR-86, GR-87: to the sheet, or face up on its field."""
    field: i64 = state.field_here(figure)
    card: i64 = state.face_down(field)
    if move == TAKE:
        state.take_from_field(card, field, figure)
        if state.journal is not None:
            facts.kept_find(state, figure, field, card)
    else:
        state.turn_up(card, field)
        if state.journal is not None:
            facts.left_find(state, figure, field, card)
    state.words[NEXT] = SLOT_ENDS


# --- traps ---------------------------------------------------------------------------------------


def _spring(state: State, figure: i64, card: i64, field: i64) -> None:
    """GR-88, GR-187: it acts at once on a hunter, on a servant not at all, and is out."""
    state.words[NEXT] = SLOT_ENDS
    state.words[DOWN + field] = 0
    state.remove_card(card)
    if state.is_servant(figure):
        if state.journal is not None:
            facts_of_fights.trap_failed(state, figure, field, card)
        return
    effect: i64 = state.printed.effect[card]
    die: i64 = state.throw_dice(state.printed.trap_dice[effect])
    lost: i64 = state.subtract(figure, die + state.printed.trap_bonus[effect])
    if state.journal is not None:
        facts_of_fights.trap_sprang(state, figure, field, card, die, lost)
    if effect == BLOOD_ALTAR:
        _feed_the_vampire(state, lost)
    die_at_zero(state, figure)
    if state.is_living(figure):
        _afflict(state, figure, effect, field)
    settle(state)


def _feed_the_vampire(state: State, lost: i64) -> None:
    """ED-23: the gain is part of the same event."""
    gained: i64 = state.add(VAMPIRE, lost)
    if state.journal is not None:
        facts_of_fights.vampire_gained(state, gained)


def _afflict(state: State, hunter: i64, effect: i64, field: i64) -> None:
    """GR-198, ED-17, ED-19, ED-21, ED-22: what a trap does to a hunter who survives it."""
    words = state.words
    if effect == POISON:
        words[POISONED + hunter] = 1
    elif effect == RATS:
        words[BITTEN_BY_RATS + hunter] = 1
    elif effect == SHACKLES:
        words[SHACKLED + hunter] = 2
    elif effect == SPIRIT:
        _displace(state, hunter, _start_square(state))
    elif effect == TRAPDOOR and state.villa.floor_of_field(field) != CELLAR_FLOOR:
        below: i64 = state.villa.field_square[field - NUMBERS]
        _displace(state, hunter, nearest_free(state, below))


def _displace(state: State, hunter: i64, square: i64) -> None:
    """ED-25, GR-84: put elsewhere; nothing is revealed there now."""
    state.words[WHERE + hunter] = square
    if state.journal is not None:
        facts.displaced(state, hunter)


def _start_square(state: State) -> i64:
    """ED-19: the first free start square, else the nearest free square to the first one."""
    place: i64 = 0
    while place < STARTS:
        if not state.is_taken(state.villa.starts[place]):
            return state.villa.starts[place]
        place += 1
    return nearest_free(state, state.villa.starts[0])


def nearest_free(state: State, wanted: i64) -> i64:
    """ED-24: by the sum of column and row difference, then row, then column, on one plan."""
    villa = state.villa
    first: i64 = villa.floor[wanted] * CELLS
    goal: i64 = 0
    while villa.plan[first + goal] != wanted:
        goal += 1
    distance: i64 = 0
    while True:
        for cell in range(CELLS):
            square: i64 = villa.plan[first + cell]
            if _cells_apart(cell, goal) == distance and _is_free_plain(state, square):
                return square
        distance += 1


def _cells_apart(one: int, other: int) -> int:
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def _is_free_plain(state: State, square: i64) -> bool:
    return state.villa.kind[square] == PLAIN and not state.is_taken(square)
