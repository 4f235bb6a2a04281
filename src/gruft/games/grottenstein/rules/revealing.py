"""Sections 8, 15 and 20.11: turning up cards, and what traps do."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import hunters_side, learn
from gruft.games.grottenstein.rules.carrying import cannot_carry
from gruft.games.grottenstein.rules.common import SlotQuestion
from gruft.games.grottenstein.rules.life import die_at_zero, feed_the_vampire, settle
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

NOT_NUMBERED: Final = Reason("refusal-not-numbered", "GR-82", "square=here")
NOTHING_FACE_DOWN: Final = Reason("refusal-nothing-face-down", "GR-82", "field=field_here")
ONE_ACTION: Final = Reason("refusal-one-action", "GR-93")
TAKE_OR_LEAVE: Final = Reason("refusal-take-or-leave", "GR-86", "question")

TAKE_OR_LEAVE_IT: Final[list[int]] = [c.TAKE, c.LEAVE]


def nothing_to_reveal(state: State, figure: i64) -> Reason | None:
    """GR-82, GR-187: a face-down card lies on the field of their square."""
    field: i64 = state.field_here(figure)
    if field < 0:
        return NOT_NUMBERED
    return None if state.face_down(field) >= 0 else NOTHING_FACE_DOWN


def must_reveal(state: State, figure: i64) -> bool:
    """GR-82, GR-83: the duty of living hunters."""
    return state.is_living(figure) and nothing_to_reveal(state, figure) is None


def reveal(state: State, figure: i64) -> None:
    """GR-82, GR-86, GR-88, GR-229, GR-231: a trap is public, a find belongs to those who see it."""
    field: i64 = state.field_here(figure)
    card: i64 = state.face_down(field)
    if state.printed.kind(card) == c.TRAP:
        _spring(state, figure, card, field)
        return
    if state.has_open_cards(figure):
        state.show_card(card)
    else:
        learn(state.words, card, hunters_side(state.words, state.seats))
    if state.journal is not None:
        facts.tell_card(state, "fact-reveals", card, figure=figure, field=field)
    state.ask(at.REVEALED)


@final
class Revealed(SlotQuestion):
    """GR-86, GR-87, GR-93: the find goes to the sheet if they can carry it, or lies face up."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return TAKE_OR_LEAVE_IT

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.TAKE:
            figure: i64 = state.actor()
            return cannot_carry(state, figure, state.face_down(state.field_here(figure)), 0)
        if move == c.PUT:
            return ONE_ACTION
        return None if move == c.LEAVE else TAKE_OR_LEAVE

    def not_now(self, state: State) -> str:
        """GR-86: an object or power lies turned up on the field of their square."""
        figure: i64 = state.actor()
        if state.where(figure) < 0 or nothing_to_reveal(state, figure) is not None:
            return "GR-86"
        trap: bool = state.printed.kind(state.face_down(state.field_here(figure))) == c.TRAP
        return "GR-86" if trap else super().not_now(state)

    def take(self, state: State, seat: i64, move: i64) -> None:
        figure: i64 = state.actor()
        field: i64 = state.field_here(figure)
        card: i64 = state.face_down(field)
        if move == c.TAKE:
            state.words[at.DOWN + field] = 0
            state.give(card, figure)
            if state.journal is not None:
                facts.tell_card(state, "fact-keeps", card, figure=figure, field=field)
        else:
            state.turn_up(card, field)
            if state.journal is not None:
                facts.tell_shown(state, "fact-leaves", figure=figure, field=field, card=card)
        state.words[at.NEXT] = at.SLOT_ENDS


# --- traps ---------------------------------------------------------------------------------------


def _spring(state: State, figure: i64, card: i64, field: i64) -> None:
    """GR-88, GR-187: it acts at once on a hunter, on a servant not at all, and is out."""
    state.words[at.NEXT] = at.SLOT_ENDS
    state.words[at.DOWN + field] = 0
    state.remove_card(card)
    if state.is_servant(figure):
        if state.journal is not None:
            facts.tell_shown(state, "fact-trap-fails", figure=figure, field=field, card=card)
        return
    effect: i64 = state.printed.effect[card]
    die: i64 = state.throw_dice(state.printed.trap_dice[effect])
    lost: i64 = state.subtract(figure, die + state.printed.trap_bonus[effect])
    if state.journal is not None:
        told = facts.tell_luck if die > 0 else facts.tell_shown
        left: i64 = state.life(figure)
        told(
            state,
            "fact-trap",
            figure=figure,
            field=field,
            card=card,
            die=die,
            lost=lost,
            left=left,
        )
    if effect == c.BLOOD_ALTAR:  # ED-23: the gain is part of the same event
        feed_the_vampire(state, lost)
    die_at_zero(state, figure)
    if state.is_living(figure):
        _afflict(state, figure, effect, field)
    settle(state)


def _afflict(state: State, hunter: i64, effect: i64, field: i64) -> None:
    """GR-198, ED-17, ED-19, ED-21, ED-22: what a trap does to a hunter who survives it."""
    words = state.words
    square: i64 = state.where(hunter)
    if effect == c.POISON:
        words[at.POISONED + hunter] = 1
    elif effect == c.RATS:
        words[at.BITTEN_BY_RATS + hunter] = 1
    elif effect == c.SHACKLES:
        words[at.SHACKLED + hunter] = 2
    elif effect == c.SPIRIT:
        square = _start_square(state)
    elif effect == c.TRAPDOOR and field >= v.NUMBERS:  # none falls out of the cellar
        square = nearest_free(state, state.villa.field_square[field - v.NUMBERS])
    if square != state.where(hunter):  # ED-25, GR-84: nothing is revealed there now
        words[at.WHERE + hunter] = square
        if state.journal is not None:
            facts.tell(state, "fact-displaced", figure=hunter, square=square)


def _start_square(state: State) -> i64:
    """ED-19: the first free start square, else the nearest free square to the first one."""
    for place in range(i64(v.STARTS)):
        if not state.is_taken(state.villa.starts[place]):
            return state.villa.starts[place]
    return nearest_free(state, state.villa.starts[0])


def nearest_free(state: State, wanted: i64) -> i64:
    """ED-24: by the sum of column and row difference, then row, then column, on one plan."""
    villa = state.villa
    first: i64 = villa.floor[wanted] * v.CELLS
    goal: i64 = villa.cell[wanted]
    distance: i64 = 0
    while True:
        for cell in range(i64(v.CELLS)):
            square: i64 = villa.plan[first + cell]
            apart: i64 = villa.columns_apart(cell, goal) + villa.rows_apart(cell, goal)
            free: bool = villa.kind[square] == v.PLAIN and not state.is_taken(square)
            if free and apart == distance:
                return square
        distance += 1
