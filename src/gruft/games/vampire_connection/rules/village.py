"""Chapter 6: the village deck, turning its cards, defences and events."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules.common import (
    OTHER_QUESTION,
    Decision,
    Elsewhere,
    must_choose,
)
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import event_kind, is_defence, is_event
from gruft.games.vampire_connection.state.state import State, place_deck
from gruft.kernel.question import Reason
from gruft.kernel.vectors import spread, zeros

NOTHING: Final = -1
NOT_ASKED: Final = -1

MUST_ORDER: Final = must_choose("VC-84")
MUST_GIVE: Final = must_choose("VC-91")
NOT_GIVEN: Final = Elsewhere("wanted-own-captive", "VC-91")
FRESH_NOT_GIVEN: Final = Elsewhere("wanted-own-captive", "VC-93")
NOBODY_TO_GIVE: Final = Reason("refusal-nobody-to-give", "VC-91")
GIFT_CHOSEN: Final = Reason("refusal-gift-chosen", "VC-92")


# --- the deck ------------------------------------------------------------------------------------


def turn_card(state: State) -> i64:
    """VC-70, VC-187: turn the top card; turning the last one sets the latch for good."""
    words = state.words
    size: i64 = words[at.VILLAGE_DECK_SIZE] - 1
    words[at.VILLAGE_DECK_SIZE] = size
    words[at.TURNED] += 1
    if size == 0:
        words[at.LATCH] = 1
    return words[state.village_from() + size]


def return_to_village(state: State, victim: i64) -> None:
    """A victim goes back into the village deck."""
    size: i64 = state.words[at.VILLAGE_DECK_SIZE]
    state.words[state.village_from() + size] = victim
    state.words[at.VILLAGE_DECK_SIZE] = size + 1
    state.words[at.PLACE + victim] = at.IN_VILLAGE


def shuffle_village(state: State) -> None:
    """VC-99: after Unrest, Angel and Escape, without the discard pile, even if nobody went back."""
    start: i64 = state.village_from()
    size: i64 = state.words[at.VILLAGE_DECK_SIZE]
    counts = zeros(c.VILLAGE_KINDS)
    for place in range(size):
        counts[state.words[start + place]] += 1
    order = spread(counts)
    state.chance.shuffle(order, "village")
    place_deck(state.words, start, order)
    state.words[at.SHUFFLED] = 1
    if state.journal is not None:
        facts.village_shuffled(state)


# --- a visit -------------------------------------------------------------------------------------


def visit(state: State) -> None:
    """VC-70 to VC-83: turn one card that matters, or two with Double Success, and execute them."""
    first: i64 = _turn_what_matters(state)
    second: i64 = NOTHING
    if state.words[at.GOAL] == c.TO_VILLAGE_TWICE:
        second = _turn_what_matters(state)
    _take_or_fend_off(state, first)
    _take_or_fend_off(state, second)
    state.words[at.FIRST_EVENT] = first if first != NOTHING and is_event(first) else NOTHING
    state.words[at.SECOND_EVENT] = second if second != NOTHING and is_event(second) else NOTHING
    if _two_different_events(state):
        state.words[at.DECISION] = at.ORDER  # VC-84
        state.words[at.ASKED] = state.words[at.ACTIVE]
        state.words[at.NEXT] = at.ASK
    else:
        state.words[at.NEXT] = at.EVENTS


def _turn_what_matters(state: State) -> i64:
    """VC-75, VC-76, VC-82, VC-85: ineffective defences are put away and replaced at once."""
    while state.words[at.VILLAGE_DECK_SIZE] > 0:
        card: i64 = turn_card(state)
        ignored: bool = is_defence(card) and not repulses(state, card)
        if state.journal is not None:
            facts.card_turned(state, card, ignored)
        if not ignored:
            return card
        state.words[at.VILLAGE_DISCARDED + card] += 1
    return NOTHING


def repulses(state: State, defence: i64) -> bool:
    """VC-73, VC-77, VC-78: by form, unless the travelling vampire's own ability cancels it."""
    form: i64 = state.words[at.FORM]
    seat: i64 = state.words[at.ACTIVE]
    if form != c.FORM_HUNCHBACK:
        if defence == c.GARLIC and state.has_ability(seat, c.GARLICTOOTH):
            return False  # VC-224
        if defence == c.WINDOWS and state.has_ability(seat, c.MISTSTONE):
            return False  # VC-226
    return state.printed.repulses[(defence - c.GARLIC) * c.FORMS + form] == 1


def _take_or_fend_off(state: State, card: i64) -> None:
    """VC-71, VC-72, VC-74: a victim is taken along; a defence sends the traveller home."""
    if card == NOTHING or is_event(card):
        return
    if is_defence(card):
        state.words[at.VILLAGE_DISCARDED + card] += 1
    else:
        state.words[at.PLACE + card] = at.FRESH
        state.words[at.KIDNAPPED] = 1


def _two_different_events(state: State) -> bool:
    first: i64 = state.words[at.FIRST_EVENT]
    second: i64 = state.words[at.SECOND_EVENT]
    return first != NOTHING and second != NOTHING and event_kind(first) != event_kind(second)


@final
class Order(Decision):
    """VC-84: AP decides which of two different events comes first."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.FIRST, c.FIRST + 1]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if c.FIRST <= move < c.BUY:
            return None
        return MUST_ORDER if move == c.PASS else OTHER_QUESTION

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.FIRST + 1:
            first: i64 = state.words[at.FIRST_EVENT]
            state.words[at.FIRST_EVENT] = state.words[at.SECOND_EVENT]
            state.words[at.SECOND_EVENT] = first
        state.words[at.NEXT] = at.EVENTS


# --- events --------------------------------------------------------------------------------------


def execute_events(state: State) -> None:
    """VC-79, VC-90: one after the other; an event ends PLAY."""
    words = state.words
    if words[at.FIRST_EVENT] == NOTHING and words[at.SECOND_EVENT] == NOTHING:
        words[at.NEXT] = at.PLAY_ENDS if words[at.EVENT_DONE] == 1 else at.PLAY_GOES_ON
        words[at.EVENT_DONE] = 0
        return
    place: i64 = at.FIRST_EVENT if words[at.FIRST_EVENT] != NOTHING else at.SECOND_EVENT
    card: i64 = words[place]
    if state.journal is not None:
        facts.event_executed(state, card)
    kind: i64 = event_kind(card)
    if kind == c.SUNRISE:
        _sunrise(state)
    else:
        words[at.IN_TOMB + words[at.ACTIVE]] = 0  # VC-89
    if kind == c.BALL and _begin_giving(state):
        words[at.NEXT] = at.ASK
        return
    if kind == c.UNREST:
        _free_captives(state)
    elif kind == c.ANGEL:
        _raise_the_dead(state)
    put_event_away(state)


def put_event_away(state: State) -> None:
    """VC-79: the executed event goes to the village discard pile."""
    words = state.words
    place: i64 = at.FIRST_EVENT if words[at.FIRST_EVENT] != NOTHING else at.SECOND_EVENT
    words[at.VILLAGE_DISCARDED + words[place]] += 1
    words[place] = NOTHING
    words[at.EVENT_DONE] = 1
    words[at.NEXT] = at.EVENTS


def _sunrise(state: State) -> None:
    """VC-86, VC-87: every vampire into its tomb; AP will neither drink nor rest."""
    seat: i64 = 0
    while seat < state.seats:
        state.words[at.IN_TOMB + seat] = 1
        seat += 1
    state.words[at.SUNRISE_FLAG] = 1


def _free_captives(state: State) -> None:
    """VC-96, VC-97: all captives go back, protected or not."""
    for victim in range(i64(c.VICTIMS)):
        if state.lord_of(victim) >= 0:
            state.uncover(victim)
            return_to_village(state, victim)
    shuffle_village(state)


def _raise_the_dead(state: State) -> None:
    """VC-98: all dead victims go back; blood already gained is kept."""
    for victim in range(i64(c.VICTIMS)):
        place: i64 = state.words[at.PLACE + victim]
        if at.DEAD <= place < at.DEAD + state.seats:
            return_to_village(state, victim)
    shuffle_village(state)


# --- the masked ball -----------------------------------------------------------------------------


def _begin_giving(state: State) -> bool:
    """VC-91, VC-93: every seat with a captive is asked, all at once."""
    somebody: bool = False
    seat: i64 = 0
    while seat < state.seats:
        has: bool = state.captives(seat) > 0
        state.words[at.CHOSEN + seat] = 0 if has else NOT_ASKED
        somebody = somebody or has
        seat += 1
    if somebody:
        state.words[at.DECISION] = at.GIVING
        state.words[at.ASKED] = state.words[at.ACTIVE]
    return somebody


@final
class Ball(Decision):
    """VC-91, VC-92: each chooses one captive of their own, in secret; then all happens at once."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return state.naming_those_at(at.CAPTIVE + seat, at.CAPTIVE + seat)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not c.is_victim(move):
            return MUST_GIVE if move == c.PASS else OTHER_QUESTION
        victim: i64 = move - c.VICTIM
        if state.is_captive_of(victim, seat):
            return None
        elsewhere = FRESH_NOT_GIVEN if state.is_fresh(victim) else NOT_GIVEN
        return elsewhere.objection(state, victim)

    def take(self, state: State, seat: i64, move: i64) -> None:
        state.words[at.CHOSEN + seat] = move - c.VICTIM + 1
        if state.journal is not None:
            facts.gift_chosen(state, seat, move - c.VICTIM)
        if not self.to_act(state):
            _give_all(state)
            put_event_away(state)

    def to_act(self, state: State) -> list[int]:
        return [seat for seat in range(state.seats) if state.words[at.CHOSEN + seat] == 0]

    def has_a_say(self, state: State, seat: i64) -> bool:
        return state.words[at.CHOSEN + seat] == 0

    def not_asked(self, state: State, seat: i64) -> Reason:
        """VC-91, VC-92: who has nobody to give is not asked; who has chosen has chosen."""
        return NOBODY_TO_GIVE if state.captives(seat) == 0 else GIFT_CHOSEN


def _give_all(state: State) -> None:
    if state.journal is not None:
        facts.gifts_given(state)
    seat: i64 = 0
    while seat < state.seats:
        victim: i64 = state.words[at.CHOSEN + seat] - 1
        state.words[at.CHOSEN + seat] = 0
        if victim >= 0:
            _give(state, victim, state.left_of(seat))
        seat += 1


def _give(state: State, victim: i64, to: i64) -> None:
    """VC-94: alone under its protection a captive takes it along; else it stays with the others."""
    if state.covered_alone(victim):
        state.words[at.LAID_AT + state.words[at.COVER + victim] - 1] = to
    else:
        state.words[at.COVER + victim] = 0
    state.words[at.PLACE + victim] = at.CAPTIVE + to
