"""Sections 8, 9 and 14: taking and putting down cards, and what a sheet can hold."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules.common import MUST_CHOOSE, SlotQuestion, is_card, not_carried
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.layout import bit, has
from gruft.games.grottenstein.state.state import State, is_on_floor, is_remains, is_unlit
from gruft.kernel.question import Reason

OTHER_COLOUR: Final = Reason("refusal-other-colour", "GR-99", "card=find", "figure=find_owner")
NO_PLACE: Final = Reason("refusal-no-place", "GR-96", "card=find", "needed", "free")
BURNING: Final = Reason("refusal-burning", "GR-212", "card=find")
SERVANT_LEAVES_REMAINS: Final = Reason("refusal-servant-leaves-it", "GR-194", "card=find")
SERVANT_LEAVES_CHARGE: Final = Reason("refusal-servant-leaves-it", "GR-219", "card=find")
SERVANT_LEAVES_LADDER: Final = Reason("refusal-servant-leaves-it", "ED-14", "card=find")
NOTHING_TO_TAKE: Final = Reason("refusal-nothing-to-take", "GR-89", "square=here")
NOT_HERE: Final = Reason("refusal-not-here", "GR-89", "card", "square=here")
NAMED_ALREADY: Final = Reason("refusal-named-already", "GR-236", "card")
OTHER_PLACE: Final = Reason("refusal-other-place", "GR-236", "card")

NOT_NUMBERED: Final = Reason("refusal-not-numbered", "GR-95", "square=here")
FIELD_COVERED: Final = Reason("refusal-field-covered", "GR-90", "field=field_here")
REMAINS_HERE: Final = Reason("refusal-remains-here", "GR-192", "square=here")
EMPTY_SHEET: Final = Reason("refusal-empty-sheet", "GR-90", "figure=actor")
DAGGER_STAYS: Final = Reason("refusal-dagger-stays", "GR-97")
NOT_TO_PUT: Final = not_carried("GR-90")


def sheet(state: State, figure: i64) -> list[int]:
    """GR-91: every card of the sheet, as moves."""
    words = state.words
    found: list[int] = []
    for card in range(i64(c.CARDS)):
        if words[at.PLACE + card] == at.SHEET + figure:
            found.append(c.M_CARD + card)
    return found


def cannot_carry(state: State, figure: i64, card: i64, besides: i64) -> Reason | None:
    """GR-96, GR-98, GR-99: colour and places, beside the sheet and cards that are being taken."""
    if not state.has_colour_for(figure, card):
        return OTHER_COLOUR
    return NO_PLACE if state.printed.places[card] > free_places(state, figure, besides) else None


def free_places(state: State, figure: i64, besides: i64) -> i64:
    """GR-96: the object places that the sheet and cards that are being taken leave."""
    free: i64 = c.PLACES - state.places_used(figure)
    other: i64 = 0
    while besides > 0:
        if besides & 1 == 1:
            free -= state.printed.places[other]
        besides >>= 1
        other += 1
    return free


# --- taking --------------------------------------------------------------------------------------


def lies_here(state: State, figure: i64, card: i64) -> bool:
    """GR-89, GR-197, GR-236, ED-14: open on the field, on the floor, or the ladder of the hatch."""
    place: i64 = state.words[at.PLACE + card]
    if place < at.FLOOR:
        field: i64 = state.field_here(figure)
        return field >= 0 and place == at.OPEN_FIELD + field
    if place >= at.FLOOR + at.LAID * at.FLOOR_KIND:
        return is_at_hatch(state, figure)
    square: i64 = state.where(figure)
    return is_on_floor(place, square) or is_remains(place, state.villa.opening[square])


def is_at_hatch(state: State, figure: i64) -> bool:
    """ED-14: on either hatch square."""
    square: i64 = state.where(figure)
    return square in (state.villa.hatch[0], state.villa.hatch[1])


def cannot_take(state: State, figure: i64, card: i64, besides: i64) -> Reason | None:
    """GR-194, GR-212, GR-219, ED-14: burning, on the floor before a servant, or not to carry."""
    kind: i64 = (state.words[at.PLACE + card] - at.FLOOR) // at.FLOOR_KIND
    if kind == at.LIT:
        return BURNING
    if kind >= at.REMAINS and state.is_servant(figure):
        if kind == at.UNLIT:
            return SERVANT_LEAVES_CHARGE
        return SERVANT_LEAVES_LADDER if kind == at.LAID else SERVANT_LEAVES_REMAINS
    return cannot_carry(state, figure, card, besides)


def lying_here(state: State, figure: i64) -> list[int]:
    """GR-89: the cards that lie where the figure stands, as moves."""
    found: list[int] = []
    for card in range(i64(c.CARDS)):
        if lies_here(state, figure, card):
            found.append(c.M_CARD + card)
    return found


def nothing_to_take(state: State, figure: i64) -> Reason | None:
    """GR-89, GR-193: nothing lies here, or nothing that they may have; then why not the first."""
    reason: Reason | None = None
    field: i64 = state.field_here(figure)
    here: i64 = at.OPEN_FIELD + field if field >= 0 else v.NOWHERE
    for card in range(i64(c.CARDS)):
        place: i64 = state.words[at.PLACE + card]
        if place == here or (place >= at.FLOOR and lies_here(state, figure, card)):
            one = cannot_take(state, figure, card, 0)
            if one is None:
                return None
            reason = reason or one
    return reason or NOTHING_TO_TAKE


def floor_reached(state: State, figure: i64, place: i64) -> i64:
    """GR-193, GR-197, GR-219: the square where a card lies that a hunter may pick up, else -1."""
    square: i64 = state.where(figure)
    if is_remains(place, square) or is_unlit(place, square):
        return square
    passage: i64 = state.villa.opening[square]
    return passage if is_remains(place, passage) else v.NOWHERE


@final
class Taking(SlotQuestion):
    """GR-89, GR-193, GR-197, GR-219, ED-14: open cards of the field, remains, charge, ladder."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return lying_here(state, state.actor())

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_card(move):
            return MUST_CHOOSE
        figure: i64 = state.actor()
        if not lies_here(state, figure, move - c.M_CARD):
            return NOT_HERE
        return cannot_take(state, figure, move - c.M_CARD, 0)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-89, GR-236: the card comes to the sheet, unless more may lie with it on the floor."""
        figure: i64 = state.actor()
        card: i64 = move - c.M_CARD
        place: i64 = state.words[at.PLACE + card]
        if at.FLOOR <= place < at.FLOOR + at.LAID * at.FLOOR_KIND:
            state.words[at.PICKED_CARDS] = bit(card)
            state.words[at.PICKED_FROM] = floor_reached(state, figure, place)
            state.ask(at.TAKING_MORE)
            return
        if state.journal is not None:
            cards: list[int] = [card]
            facts.tell(state, "fact-takes", figure=figure, cards=cards)
        state.give(card, figure)
        state.words[at.NEXT] = at.SLOT_ENDS


@final
class TakingMore(SlotQuestion):
    """GR-193, GR-236: other cards of the same floor, and END."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [*lying_here(state, state.actor()), c.END]

    def picked(self, state: State) -> list[int]:
        named: i64 = state.words[at.PICKED_CARDS]
        return [c.M_CARD + card for card in range(c.CARDS) if has(named, card)]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_card(move):
            return None if move == c.END else MUST_CHOOSE
        words = state.words
        figure: i64 = state.actor()
        card: i64 = move - c.M_CARD
        if has(words[at.PICKED_CARDS], card):
            return NAMED_ALREADY
        if not lies_here(state, figure, card):
            return NOT_HERE
        reason = cannot_take(state, figure, card, words[at.PICKED_CARDS])
        if reason is BURNING:
            return reason
        same: bool = floor_reached(state, figure, words[at.PLACE + card]) == words[at.PICKED_FROM]
        return reason if same else OTHER_PLACE

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-193, GR-195: everything that was named is taken at END."""
        if move != c.END:
            state.words[at.PICKED_CARDS] |= bit(move - c.M_CARD)
            return
        figure: i64 = state.actor()
        cards = [move - c.M_CARD for move in self.picked(state)]
        for card in cards:
            state.give(card, figure)
        if state.journal is not None:
            facts.tell(state, "fact-takes", figure=figure, cards=cards)
        state.words[at.NEXT] = at.SLOT_ENDS


# --- putting down --------------------------------------------------------------------------------


def nothing_to_put(state: State, figure: i64) -> Reason | None:
    """GR-90, GR-95, GR-192: a numbered square without face-down card and without remains."""
    field: i64 = state.field_here(figure)
    if field < 0:
        return NOT_NUMBERED
    if state.face_down(field) >= 0:
        return FIELD_COVERED
    if state.has_remains(state.where(figure)):
        return REMAINS_HERE
    return None if state.cards_of(figure) > 0 else EMPTY_SHEET


@final
class Putting(SlotQuestion):
    """GR-90, GR-97: a card of their sheet, face up on the field; the dagger stays."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return sheet(state, state.actor())

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DAGGER:
            return DAGGER_STAYS
        if not is_card(move):
            return MUST_CHOOSE
        return None if state.holds(state.actor(), move - c.M_CARD) else NOT_TO_PUT

    def take(self, state: State, seat: i64, move: i64) -> None:
        figure: i64 = state.actor()
        card: i64 = move - c.M_CARD
        state.turn_up(card, state.field_here(figure))
        if state.journal is not None:
            facts.tell_shown(state, "fact-puts", figure=figure, card=card)
        state.words[at.NEXT] = at.SLOT_ENDS
