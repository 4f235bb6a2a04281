"""Chapters 3, 11 and 12: how a turn begins and ends, drinking, drawing, and the end of the game."""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import (
    BUY,
    MOST_LAID,
    PARTY,
    PASS,
    TYPE,
    TYPES,
    VICTIM,
    VICTIMS,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    AFTER_PLAY,
    ASK,
    ASKED,
    AT_START,
    BUYING,
    CAPTIVE,
    CAUSE,
    CONSUME,
    CONSUMED,
    COVER,
    DEAD,
    DECISION,
    DISCARD,
    DISCARDED,
    DRAWING,
    DRINKING,
    DROPS,
    FRESH,
    IMMUNE,
    LAID_AT,
    LAID_KIND,
    LATCH,
    MARKER,
    NAMED,
    NET,
    NEXT,
    OFFERS,
    OVER,
    PARTY_FLAG,
    PLACE,
    POINT,
    SUNRISE_FLAG,
    SURPLUS,
    TO_DRAW,
    TOMB_WINDOW_OPENS,
    TURN,
    TURN_ENDS,
    TURN_STARTS,
    VAMPIRE_DECK_SIZE,
)
from gruft.games.vampire_connection.rules.play import consumption_of, pay_or_gain
from gruft.games.vampire_connection.state import State, pile_size
from gruft.kernel.position import Outcome

BREATH: Final = 1  # VC-178: the Breath of Immortality
REST: Final = 3  # VC-179
MOST_BOUGHT: Final = 3  # VC-173
VILLAGE_EMPTY: Final = 1
ROUNDS_OVER: Final = 2


def start_turn(state: State) -> None:
    """VC-22, VC-23, VC-162: who begins staked is immune; the first tomb window comes before all."""
    words = state.words
    words[IMMUNE] = 1 if words[MARKER + words[ACTIVE]] != 0 else 0
    words[OFFERS] = 0
    words[CONSUMED] = 0
    words[POINT] = AT_START
    words[NEXT] = TOMB_WINDOW_OPENS
    if state.journal is not None:
        facts.turn_began(state)


def end_play(state: State) -> None:
    """VC-28, VC-143: the last tomb window comes before END."""
    state.words[POINT] = AFTER_PLAY
    state.words[NEXT] = TOMB_WINDOW_OPENS


# --- a) distribution -----------------------------------------------------------------------------


def drinks(state: State) -> bool:
    """VC-169: only in the castle, and not after Sunrise."""
    return not state.in_tomb(state.words[ACTIVE]) and state.words[SUNRISE_FLAG] == 0


def distribute(state: State) -> None:
    """VC-164, VC-166: who drinks may consume one fresh victim; else all become captives."""
    if drinks(state):
        state.words[DECISION] = CONSUME
        state.words[ASKED] = state.words[ACTIVE]
        state.words[NEXT] = ASK
    else:
        _imprison(state)
        state.words[NEXT] = DRINKING


def consumable(state: State) -> list[int]:
    """VC-164, VC-167: nobody, or one unprotected fresh victim."""
    found = [PASS]
    victim: i64 = 0
    while victim < VICTIMS:
        if state.is_fresh(victim) and state.words[COVER + victim] == 0:
            found.append(VICTIM + victim)
        victim += 1
    return found


def consume(state: State, seat: i64, move: i64) -> None:
    """VC-164, VC-165: the consumed lies dead in AP's tomb; the others go into the castle."""
    if move != PASS:
        state.words[CONSUMED] = move - VICTIM + 1
        state.words[PLACE + move - VICTIM] = DEAD + seat
    if state.journal is not None:
        facts.consumed(state, seat, state.words[CONSUMED] - 1)
    _imprison(state)
    state.words[NEXT] = DRINKING


def _imprison(state: State) -> None:
    victim: i64 = 0
    while victim < VICTIMS:
        if state.words[PLACE + victim] == FRESH:
            state.words[PLACE + victim] = CAPTIVE + state.words[ACTIVE]
        victim += 1


# --- b) drinking ---------------------------------------------------------------------------------


def drink(state: State) -> None:
    """VC-169 to VC-175: one net sum; a gain may buy cards, a loss is paid as far as one can."""
    words = state.words
    seat: i64 = words[ACTIVE]
    if not drinks(state):
        rests: bool = not state.is_staked(seat) and words[SUNRISE_FLAG] == 0
        words[TO_DRAW] = REST + BREATH if rests else BREATH
        words[NEXT] = DRAWING
        return
    words[NET] = net_points(state, seat)
    _clear_protections(state, seat)
    if words[NET] > 0:
        words[DECISION] = BUYING
        words[ASKED] = seat
        words[NEXT] = ASK
    else:
        pay_or_gain(state, seat, words[NET])
        words[TO_DRAW] = BREATH
        words[NEXT] = DRAWING
    if state.journal is not None:
        facts.drank(state, seat)


def net_points(state: State, seat: i64) -> i64:
    """VC-114, VC-171, VC-172: consumed right value plus the left sum, doubled by a Party."""
    total: i64 = 0
    victim: i64 = 0
    while victim < VICTIMS:
        if state.is_captive_of(victim, seat) and state.words[COVER + victim] == 0:
            total += state.printed.left[victim]
        victim += 1
    if state.words[PARTY_FLAG] == 1:
        total *= 2
    if state.words[CONSUMED] > 0:
        total += consumption_of(state, seat, state.words[CONSUMED] - 1)
    return total


def _clear_protections(state: State, seat: i64) -> None:
    """VC-118: what lies at the castle has protected once and is discarded."""
    slot: i64 = MOST_LAID - 1  # the last first, for those behind a discarded card move up
    while slot >= 0:
        if state.words[LAID_KIND + slot] > 0 and state.words[LAID_AT + slot] == seat:
            state.discard_laid(slot)
        slot -= 1


def purchases(state: State) -> list[int]:
    """VC-173, VC-176: up to three, not above the net, and not more than can be drawn."""
    words = state.words
    most: i64 = words[VAMPIRE_DECK_SIZE] + pile_size(words) - BREATH
    if most > words[NET]:
        most = words[NET]
    if most > MOST_BOUGHT:
        most = MOST_BOUGHT
    found = [BUY]
    number: i64 = 1
    while number <= most:
        found.append(BUY + number)
        number += 1
    return found


def buy(state: State, seat: i64, move: i64) -> None:
    """VC-173, VC-177: net points become drops and cards."""
    bought: i64 = move - BUY
    state.words[DROPS + seat] += state.words[NET] - bought
    state.words[TO_DRAW] = bought + BREATH
    if state.journal is not None:
        facts.bought(state, seat, bought)
    state.words[NEXT] = DRAWING


# --- c) drawing, d) surplus ----------------------------------------------------------------------


def draw_cards(state: State) -> None:
    """VC-178 to VC-183: bought cards, rest, and always the Breath."""
    seat: i64 = state.words[ACTIVE]
    drawn: list[int] = []
    while len(drawn) < state.words[TO_DRAW]:
        card: i64 = state.draw(seat)
        if card < 0:
            break
        drawn.append(card)
    if state.journal is not None:
        facts.drew(state, seat, drawn)
    state.words[NEXT] = SURPLUS


def check_surplus(state: State) -> None:
    """VC-184, VC-185: the hand limit is tested here and nowhere else."""
    seat: i64 = state.words[ACTIVE]
    if state.hand_size(seat) > state.printed.hand_limit:
        state.words[DECISION] = DISCARD
        state.words[ASKED] = seat
        state.words[NAMED] = 0
        state.words[NEXT] = ASK
    else:
        state.words[NEXT] = TURN_ENDS


def surplus(state: State) -> list[int]:
    """Any type one holds."""
    seat: i64 = state.words[ACTIVE]
    found: list[int] = []
    card: i64 = 0
    while card < TYPES:
        if state.held(seat, card) > 0:
            found.append(TYPE + card)
        card += 1
    return found


def discard_surplus(state: State, seat: i64, move: i64) -> None:
    """VC-184: one card after the other until the limit holds; all are shown together."""
    state.words[NAMED] += 1
    if state.journal is not None:
        facts.discarded(state, seat, move - TYPE)
    state.discard(seat, move - TYPE)
    if state.hand_size(seat) <= state.printed.hand_limit:
        state.words[NEXT] = TURN_ENDS


# --- the end of a turn ---------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """VC-186, VC-188, VC-193: flags are cleared; the game may be over; the next seat begins."""
    words = state.words
    if words[PARTY_FLAG] == 1:
        words[DISCARDED + PARTY] += 1
    words[PARTY_FLAG] = 0
    words[SUNRISE_FLAG] = 0
    words[IMMUNE] = 0
    last_round: bool = words[TURN] + 1 == state.rounds * state.seats
    if words[LATCH] == 1 or last_round:
        words[CAUSE] = VILLAGE_EMPTY if words[LATCH] == 1 else ROUNDS_OVER
        words[DECISION] = OVER
        words[NEXT] = ASK
        if state.journal is not None:
            facts.game_ended(state)
        return
    words[TURN] += 1
    words[ACTIVE] = state.left_of(words[ACTIVE])
    words[NEXT] = TURN_STARTS


def outcome_of(state: State, scores: list[int], winners: list[int]) -> Outcome:
    """VC-187, VC-193: the village is empty, or the last round is over."""
    if state.words[CAUSE] == VILLAGE_EMPTY:
        return Outcome(scores, winners, "end-village-empty", "VC-188")
    return Outcome(scores, winners, "end-rounds-over", "VC-193")
