"""Chapter 6: the village deck, turning its cards, defences and events."""

from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import (
    ANGEL,
    BALL,
    FORM_HUNCHBACK,
    FORMS,
    GARLIC,
    GARLICTOOTH,
    MISTSTONE,
    SUNRISE,
    TO_VILLAGE_TWICE,
    UNREST,
    VICTIM,
    VICTIMS,
    VILLAGE_KINDS,
    WINDOWS,
    event_kind,
    is_defence,
    is_event,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    ASK,
    ASKED,
    CAPTIVE,
    CHOSEN,
    COVER,
    DEAD,
    DECISION,
    EVENT_DONE,
    EVENTS,
    FIRST_EVENT,
    FORM,
    FRESH,
    GIVING,
    GOAL,
    IN_TOMB,
    IN_VILLAGE,
    KIDNAPPED,
    LAID_AT,
    LATCH,
    NEXT,
    ORDER,
    PLACE,
    PLAY_ENDS,
    PLAY_GOES_ON,
    SECOND_EVENT,
    SHUFFLED,
    SUNRISE_FLAG,
    TURNED,
    VILLAGE_DECK_SIZE,
    VILLAGE_DISCARDED,
)
from gruft.games.vampire_connection.state import State, place_deck
from gruft.kernel.vectors import spread, zeros

NOTHING = -1
NOT_ASKED = -1


# --- the deck ------------------------------------------------------------------------------------


def turn_card(state: State) -> i64:
    """VC-70, VC-187: turn the top card; turning the last one sets the latch for good."""
    words = state.words
    size: i64 = words[VILLAGE_DECK_SIZE] - 1
    words[VILLAGE_DECK_SIZE] = size
    words[TURNED] += 1
    if size == 0:
        words[LATCH] = 1
    return words[state.village_from() + size]


def return_to_village(state: State, victim: i64) -> None:
    """A victim goes back into the village deck."""
    size: i64 = state.words[VILLAGE_DECK_SIZE]
    state.words[state.village_from() + size] = victim
    state.words[VILLAGE_DECK_SIZE] = size + 1
    state.words[PLACE + victim] = IN_VILLAGE


def shuffle_village(state: State) -> None:
    """VC-99: after Unrest, Angel and Escape, without the discard pile, even if nobody went back."""
    start: i64 = state.village_from()
    size: i64 = state.words[VILLAGE_DECK_SIZE]
    counts = zeros(VILLAGE_KINDS)
    place: i64 = 0
    while place < size:
        counts[state.words[start + place]] += 1
        place += 1
    order = spread(counts)
    state.chance.shuffle(order, "village")
    place_deck(state.words, start, order)
    state.words[SHUFFLED] = 1
    if state.journal is not None:
        facts.village_shuffled(state)


# --- a visit -------------------------------------------------------------------------------------


def visit(state: State) -> None:
    """VC-70 to VC-83: turn one card that matters, or two with Double Success, and execute them."""
    first: i64 = _turn_what_matters(state)
    second: i64 = NOTHING
    if state.words[GOAL] == TO_VILLAGE_TWICE:
        second = _turn_what_matters(state)
    _take_or_fend_off(state, first)
    _take_or_fend_off(state, second)
    state.words[FIRST_EVENT] = first if first != NOTHING and is_event(first) else NOTHING
    state.words[SECOND_EVENT] = second if second != NOTHING and is_event(second) else NOTHING
    if _two_different_events(state):
        state.words[DECISION] = ORDER  # VC-84
        state.words[ASKED] = state.words[ACTIVE]
        state.words[NEXT] = ASK
    else:
        state.words[NEXT] = EVENTS


def _turn_what_matters(state: State) -> i64:
    """VC-75, VC-76, VC-82, VC-85: ineffective defences are put away and replaced at once."""
    while state.words[VILLAGE_DECK_SIZE] > 0:
        card: i64 = turn_card(state)
        ignored: bool = is_defence(card) and not repulses(state, card)
        if state.journal is not None:
            facts.card_turned(state, card, ignored)
        if not ignored:
            return card
        state.words[VILLAGE_DISCARDED + card] += 1
    return NOTHING


def repulses(state: State, defence: i64) -> bool:
    """VC-73, VC-77, VC-78: by form, unless the travelling vampire's own ability cancels it."""
    form: i64 = state.words[FORM]
    seat: i64 = state.words[ACTIVE]
    if form != FORM_HUNCHBACK:
        if defence == GARLIC and state.has_ability(seat, GARLICTOOTH):
            return False  # VC-224
        if defence == WINDOWS and state.has_ability(seat, MISTSTONE):
            return False  # VC-226
    return state.printed.repulses[(defence - GARLIC) * FORMS + form] == 1


def _take_or_fend_off(state: State, card: i64) -> None:
    """VC-71, VC-72, VC-74: a victim is taken along; a defence sends the traveller home."""
    if card == NOTHING or is_event(card):
        return
    if is_defence(card):
        state.words[VILLAGE_DISCARDED + card] += 1
    else:
        state.words[PLACE + card] = FRESH
        state.words[KIDNAPPED] = 1


def _two_different_events(state: State) -> bool:
    first: i64 = state.words[FIRST_EVENT]
    second: i64 = state.words[SECOND_EVENT]
    return first != NOTHING and second != NOTHING and event_kind(first) != event_kind(second)


def choose_order(state: State, move_is_second: bool) -> None:
    """VC-84: AP decides which of two different events comes first."""
    if move_is_second:
        first: i64 = state.words[FIRST_EVENT]
        state.words[FIRST_EVENT] = state.words[SECOND_EVENT]
        state.words[SECOND_EVENT] = first
    state.words[NEXT] = EVENTS


# --- events --------------------------------------------------------------------------------------


def execute_events(state: State) -> None:
    """VC-79, VC-90: one after the other; an event ends PLAY."""
    words = state.words
    if words[FIRST_EVENT] == NOTHING and words[SECOND_EVENT] == NOTHING:
        words[NEXT] = PLAY_ENDS if words[EVENT_DONE] == 1 else PLAY_GOES_ON
        words[EVENT_DONE] = 0
        return
    place: i64 = FIRST_EVENT if words[FIRST_EVENT] != NOTHING else SECOND_EVENT
    card: i64 = words[place]
    if state.journal is not None:
        facts.event_executed(state, card)
    kind: i64 = event_kind(card)
    if kind == SUNRISE:
        _sunrise(state)
    else:
        words[IN_TOMB + words[ACTIVE]] = 0  # VC-89
    if kind == BALL and _begin_giving(state):
        words[NEXT] = ASK
        return
    if kind == UNREST:
        _free_captives(state)
    elif kind == ANGEL:
        _raise_the_dead(state)
    put_event_away(state)


def put_event_away(state: State) -> None:
    """VC-79: the executed event goes to the village discard pile."""
    words = state.words
    place: i64 = FIRST_EVENT if words[FIRST_EVENT] != NOTHING else SECOND_EVENT
    words[VILLAGE_DISCARDED + words[place]] += 1
    words[place] = NOTHING
    words[EVENT_DONE] = 1
    words[NEXT] = EVENTS


def _sunrise(state: State) -> None:
    """VC-86, VC-87: every vampire into its tomb; AP will neither drink nor rest."""
    seat: i64 = 0
    while seat < state.seats:
        state.words[IN_TOMB + seat] = 1
        seat += 1
    state.words[SUNRISE_FLAG] = 1


def _free_captives(state: State) -> None:
    """VC-96, VC-97: all captives go back, protected or not."""
    victim: i64 = 0
    while victim < VICTIMS:
        if state.lord_of(victim) >= 0:
            state.uncover(victim)
            return_to_village(state, victim)
        victim += 1
    shuffle_village(state)


def _raise_the_dead(state: State) -> None:
    """VC-98: all dead victims go back; blood already gained is kept."""
    victim: i64 = 0
    while victim < VICTIMS:
        place: i64 = state.words[PLACE + victim]
        if DEAD <= place < DEAD + state.seats:
            return_to_village(state, victim)
        victim += 1
    shuffle_village(state)


# --- the masked ball -----------------------------------------------------------------------------


def _begin_giving(state: State) -> bool:
    """VC-91, VC-93: every seat with a captive is asked, all at once."""
    somebody: bool = False
    seat: i64 = 0
    while seat < state.seats:
        has: bool = state.captives(seat) > 0
        state.words[CHOSEN + seat] = 0 if has else NOT_ASKED
        somebody = somebody or has
        seat += 1
    if somebody:
        state.words[DECISION] = GIVING
        state.words[ASKED] = state.words[ACTIVE]
    return somebody


def gifts(state: State, seat: i64) -> list[int]:
    """VC-91: one of one's own captives."""
    found: list[int] = []
    victim: i64 = 0
    while victim < VICTIMS:
        if state.is_captive_of(victim, seat):
            found.append(VICTIM + victim)
        victim += 1
    return found


def choose_gift(state: State, seat: i64, victim: i64) -> None:
    """VC-92: a secret choice; when all have chosen, it happens at one moment."""
    state.words[CHOSEN + seat] = victim + 1
    if state.journal is not None:
        facts.gift_chosen(state, seat, victim)
    other: i64 = 0
    while other < state.seats:
        if state.words[CHOSEN + other] == 0:
            return
        other += 1
    _give_all(state)
    put_event_away(state)


def _give_all(state: State) -> None:
    if state.journal is not None:
        facts.gifts_given(state)
    seat: i64 = 0
    while seat < state.seats:
        victim: i64 = state.words[CHOSEN + seat] - 1
        state.words[CHOSEN + seat] = 0
        if victim >= 0:
            _give(state, victim, state.left_of(seat))
        seat += 1


def _give(state: State, victim: i64, to: i64) -> None:
    """VC-94: alone under its protection a captive takes it along; else it stays with the others."""
    if state.covered_alone(victim):
        state.words[LAID_AT + state.words[COVER + victim] - 1] = to
    else:
        state.words[COVER + victim] = 0
    state.words[PLACE + victim] = CAPTIVE + to
