"""Sections 8, 9 and 14: taking and putting down cards, and what a sheet can hold."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts
from gruft.games.grottenstein.bits import bit, has
from gruft.games.grottenstein.cards import CARDS, END, M_CARD, PLACES
from gruft.games.grottenstein.layout import (
    FLOOR,
    FLOOR_KIND,
    LAID,
    NEXT,
    OPEN_FIELD,
    PICKED_CARDS,
    PICKED_FROM,
    PLACE,
    SLOT_ENDS,
    TAKING_MORE,
)
from gruft.games.grottenstein.reading import is_remains, is_unlit
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import NOWHERE


def can_carry(state: State, figure: i64, card: i64, besides: i64) -> bool:
    """GR-96, GR-98, GR-99: colour and places, beside the sheet and cards that are being taken."""
    if not state.has_colour_for(figure, card):
        return False
    filled: i64 = state.places_used(figure) + state.printed.places[card]
    other: i64 = 0
    while besides > 0:
        if besides & 1 == 1:
            filled += state.printed.places[other]
        besides >>= 1
        other += 1
    return filled <= PLACES


# --- taking --------------------------------------------------------------------------------------


def can_take(state: State, figure: i64) -> bool:
    """GR-237: something lies here that they may carry."""
    return len(takeable(state, figure)) > 0


def takeable(state: State, figure: i64) -> list[int]:
    """GR-89, GR-193, GR-197, GR-219, ED-14: open cards of the field, remains, charge, ladder."""
    words = state.words
    field: i64 = state.field_here(figure)
    here: i64 = OPEN_FIELD + field if field >= 0 else NOWHERE
    found: list[int] = []
    for card in range(CARDS):
        place: i64 = words[PLACE + card]
        lies_here: bool = place == here or (place >= FLOOR and _can_reach(state, figure, place))
        if lies_here and can_carry(state, figure, card, 0):
            found.append(M_CARD + card)
    return found


def _can_reach(state: State, figure: i64, place: i64) -> bool:
    """GR-194, GR-219, ED-14: only living hunters pick up what lies on the floor."""
    if not state.is_living(figure):
        return False
    if place >= FLOOR + LAID * FLOOR_KIND:
        return is_at_hatch(state, figure)
    return floor_reached(state, figure, place) >= 0


def is_at_hatch(state: State, figure: i64) -> bool:
    """ED-14: on either hatch square."""
    square: i64 = state.where(figure)
    return square in (state.villa.hatch[0], state.villa.hatch[1])


def floor_reached(state: State, figure: i64, place: i64) -> i64:
    """GR-193, GR-197, GR-219: the square where a card lies that a hunter may pick up, else -1."""
    square: i64 = state.where(figure)
    if is_remains(place, square) or is_unlit(place, square):
        return square
    passage: i64 = state.villa.opening[square]
    return passage if is_remains(place, passage) else NOWHERE


def take(state: State, figure: i64, move: i64) -> None:
    """GR-89, GR-236: one card of the field, the ladder, or the first of what lies on the floor."""
    card: i64 = move - M_CARD
    place: i64 = state.words[PLACE + card]
    if FLOOR <= place < FLOOR + LAID * FLOOR_KIND:
        state.words[PICKED_CARDS] = bit(card)
        state.words[PICKED_FROM] = floor_reached(state, figure, place)
        state.ask(TAKING_MORE)
        return
    if state.journal is not None:
        facts.took(state, figure, [int(card)])
    state.give(card, figure)
    state.words[NEXT] = SLOT_ENDS


def more_to_take(state: State, figure: i64) -> list[int]:
    """GR-193, GR-236: other cards of the same floor, and END."""
    words = state.words
    found: list[int] = []
    for card in range(CARDS):
        if not has(words[PICKED_CARDS], card) and words[PLACE + card] >= FLOOR:
            same: bool = floor_reached(state, figure, words[PLACE + card]) == words[PICKED_FROM]
            if same and can_carry(state, figure, card, words[PICKED_CARDS]):
                found.append(M_CARD + card)
    found.append(END)
    return found


def take_more(state: State, figure: i64, move: i64) -> None:
    """GR-193, GR-195: everything that was named is taken at END."""
    if move != END:
        state.words[PICKED_CARDS] |= bit(move - M_CARD)
        return
    cards = [card for card in range(CARDS) if has(state.words[PICKED_CARDS], card)]
    for card in cards:
        state.give(card, figure)
    if state.journal is not None:
        facts.took(state, figure, cards)
    state.words[NEXT] = SLOT_ENDS


# --- putting down --------------------------------------------------------------------------------


def can_put(state: State, figure: i64) -> bool:
    """GR-90, GR-95, GR-192: a numbered square without face-down card and without remains."""
    field: i64 = state.field_here(figure)
    if field < 0 or state.face_down(field) >= 0 or state.has_remains(state.where(figure)):
        return False
    return state.cards_of(figure) > 0


def sheet(state: State, figure: i64) -> list[int]:
    """GR-91: every card of the sheet."""
    return [M_CARD + card for card in range(CARDS) if state.holds(figure, card)]


def put_down(state: State, figure: i64, move: i64) -> None:
    """GR-90: the card lies face up on the field."""
    state.turn_up(move - M_CARD, state.field_here(figure))
    if state.journal is not None:
        facts.put_down(state, figure, move - M_CARD)
    state.words[NEXT] = SLOT_ENDS
