"""Chapters 5 and 7: announcing a journey, arriving, robbing, and the lord's response."""

from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import (
    BAT,
    BOOK,
    CARRIAGE,
    CRUCIFIX,
    DOUBLE_SUCCESS,
    FICKLECRASH,
    FORM_BAT,
    FORM_CARRIAGE,
    FORM_HUNCHBACK,
    FORM_MIST,
    FORM_WOLF,
    HOLY_WATER,
    HUNCHBACK,
    LEAVE_TOMB,
    MIST,
    MOVE_BAT,
    MOVE_BAT_AS_WOLF,
    MOVE_BAT_ROB,
    MOVE_CARRIAGE,
    MOVE_CARRIAGE_ROB,
    MOVE_MIST,
    MOVE_WOLF,
    PASS,
    PLAY_OPPORTUNITY,
    RESPOND,
    SEND_HUNCHBACK,
    TO_CASTLE,
    TO_ROB,
    TO_TOMB,
    TO_VILLAGE,
    TO_VILLAGE_TWICE,
    VICTIM,
    VICTIMS,
    WOLF,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    AFTER_ARRIVAL,
    ASK,
    ASKED,
    CARD,
    COVER,
    DECISION,
    DROPS,
    FORM,
    FRESH,
    GOAL,
    GOAL_SEAT,
    IN_TOMB,
    LAID_AT,
    MOVEMENT_ANNOUNCED,
    NAMED,
    NEXT,
    PLACE,
    PLAY_GOES_ON,
    POINT,
    ROB,
    TOMB_WINDOW_OPENS,
)
from gruft.games.vampire_connection.rules.play import (
    ask_the_lord,
    can_be_stolen,
    seize_opportunity,
)
from gruft.games.vampire_connection.rules.protections import has_priest
from gruft.games.vampire_connection.rules.village import visit
from gruft.games.vampire_connection.state import State


def is_journey(move: i64) -> bool:
    """Tell whether a play is a journey."""
    return MOVE_MIST <= move < LEAVE_TOMB


def announce(state: State, seat: i64, move: i64) -> None:
    """VC-51, VC-54, VC-58, VC-60: form, destination and Double Success; cards laid, cost paid."""
    words = state.words
    words[FORM] = form_of(move)
    words[GOAL] = goal_of(move)
    words[GOAL_SEAT] = goal_seat_of(move)
    if state.journal is not None:
        facts.journey_announced(state, seat, move)
    _lay_the_cards(state, seat, move)
    words[NEXT] = MOVEMENT_ANNOUNCED


def form_of(move: i64) -> i64:
    """VC-137: the form as played counts, so a bat played as a wolf is a wolf."""
    if move < MOVE_WOLF:
        return FORM_MIST
    if move < MOVE_BAT or MOVE_BAT_AS_WOLF <= move < MOVE_CARRIAGE:
        return FORM_WOLF
    if move < MOVE_BAT_AS_WOLF:
        return FORM_BAT
    return FORM_CARRIAGE if move < SEND_HUNCHBACK else FORM_HUNCHBACK


def goal_of(move: i64) -> i64:
    """Castle, tomb, village, village with Double Success, or a foreign castle."""
    if move >= SEND_HUNCHBACK:
        return TO_VILLAGE + move - SEND_HUNCHBACK
    if goal_seat_of(move) >= 0:
        return TO_ROB
    return move - _first_of(move)


def _first_of(move: i64) -> i64:
    if move < MOVE_WOLF:
        return MOVE_MIST
    if move < MOVE_BAT:
        return MOVE_WOLF
    if move < MOVE_BAT_ROB:
        return MOVE_BAT
    return MOVE_BAT_AS_WOLF if move < MOVE_CARRIAGE else MOVE_CARRIAGE


def goal_seat_of(move: i64) -> i64:
    """The lord of a foreign castle, else -1."""
    if MOVE_BAT_ROB <= move < MOVE_BAT_AS_WOLF:
        return move - MOVE_BAT_ROB
    if MOVE_CARRIAGE_ROB <= move < SEND_HUNCHBACK:
        return move - MOVE_CARRIAGE_ROB
    return -1


def _lay_the_cards(state: State, seat: i64, move: i64) -> None:
    form: i64 = state.words[FORM]
    if form == FORM_MIST:
        state.discard(seat, MIST)
    elif form == FORM_BAT:
        state.discard(seat, BAT)
        state.words[DROPS + seat] -= 1
    elif form == FORM_WOLF:
        state.discard(seat, BAT if move >= MOVE_BAT_AS_WOLF else WOLF)
    elif form == FORM_CARRIAGE:
        state.discard(seat, CARRIAGE)
        if not state.has_ability(seat, FICKLECRASH):
            state.discard(seat, HUNCHBACK)
    else:
        state.discard(seat, HUNCHBACK)
    if state.words[GOAL] == TO_VILLAGE_TWICE:
        state.discard(seat, DOUBLE_SUCCESS)


def arrive(state: State) -> None:
    """VC-53, VC-70, VC-101, VC-143: at home, in the village, or before a foreign castle."""
    words = state.words
    goal: i64 = words[GOAL]
    words[NEXT] = PLAY_GOES_ON
    if goal == TO_CASTLE:
        words[IN_TOMB + words[ACTIVE]] = 0
    elif goal == TO_TOMB:
        words[IN_TOMB + words[ACTIVE]] = 1
        words[POINT] = AFTER_ARRIVAL
        words[NEXT] = TOMB_WINDOW_OPENS
    elif goal == TO_ROB:
        words[DECISION] = ROB
        words[ASKED] = words[ACTIVE]
        words[NEXT] = ASK
    else:
        visit(state)


# --- robbing -------------------------------------------------------------------------------------


def prey(state: State) -> list[int]:
    """VC-101: a captive of that castle that is not under crucifix or holy water."""
    found: list[int] = []
    victim: i64 = 0
    while victim < VICTIMS:
        if state.is_captive_of(victim, state.words[GOAL_SEAT]) and can_be_stolen(state, victim):
            found.append(VICTIM + victim)
        victim += 1
    return found


def name_prey(state: State, move: i64) -> None:
    """VC-102, VC-125: the lord is asked if a priest lies there, whatever they hold."""
    words = state.words
    words[NAMED] = move - VICTIM
    words[CARD] = 0
    if state.journal is not None:
        facts.prey_named(state, words[NAMED])
    if has_priest(state, words[GOAL_SEAT], False):
        ask_the_lord(state, words[GOAL_SEAT])
    else:
        steal(state)


def steal(state: State) -> None:
    """VC-103, VC-104: the captive becomes a fresh victim of AP; a book goes along."""
    words = state.words
    victim: i64 = words[NAMED]
    if words[COVER + victim] > 0:
        words[LAID_AT + words[COVER + victim] - 1] = words[ACTIVE]
    words[PLACE + victim] = FRESH
    if state.journal is not None:
        facts.stolen(state, victim)
    words[NEXT] = PLAY_GOES_ON


# --- responses (8.2) -----------------------------------------------------------------------------


def responses(state: State, lord: i64) -> list[int]:
    """VC-121, VC-122: crucifix and holy water with a priest; a book against Good Opportunity."""
    found = [PASS]
    if has_priest(state, lord, False):
        if state.held(lord, CRUCIFIX) > 0:
            found.append(RESPOND)
        if state.held(lord, HOLY_WATER) > 0:
            found.append(RESPOND + 1)
    if state.words[CARD] == PLAY_OPPORTUNITY and state.held(lord, BOOK) > 0:
        found.append(RESPOND + 2)
    return found


def respond(state: State, lord: i64, move: i64) -> None:
    """VC-106, VC-123, VC-124: one card wards the attack off; else it succeeds."""
    if move != PASS:
        if state.journal is not None:
            facts.warded_off(state, lord, move)
        state.discard(lord, CRUCIFIX + move - RESPOND)
    else:
        if state.journal is not None:
            facts.window_closed(state)
        if state.words[CARD] == PLAY_OPPORTUNITY:
            seize_opportunity(state)
        else:
            steal(state)
    state.words[NEXT] = PLAY_GOES_ON
