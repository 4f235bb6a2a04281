"""Chapters 3, 5, 8 and 13: what AP may do in PLAY, and the plays that need no journey."""

from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import (
    BAT,
    BIGGULP,
    CARRIAGE,
    DOUBLE_SUCCESS,
    END_PLAY,
    ESCAPE,
    FICKLECRASH,
    GOOD_OPPORTUNITY,
    HUNCHBACK,
    LAID_CRUCIFIX,
    LAID_HOLY_WATER,
    LEAVE_TOMB,
    MIST,
    MOVE_BAT,
    MOVE_BAT_AS_WOLF,
    MOVE_BAT_ROB,
    MOVE_CARRIAGE,
    MOVE_CARRIAGE_ROB,
    MOVE_MIST,
    MOVE_WOLF,
    PARTY,
    PLAY_ESCAPE,
    PLAY_OPPORTUNITY,
    PLAY_PARTY,
    REVIVE,
    SEND_HUNCHBACK,
    SHORTWAY,
    STAKE_WITH,
    TO_CASTLE,
    TO_TOMB,
    TO_VILLAGE,
    TO_VILLAGE_TWICE,
    VICTIM,
    VICTIMS,
    WOLF,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    ASK,
    ASKED,
    CARD,
    COVER,
    DEAD,
    DECISION,
    DISCARDED,
    DROPS,
    IMMUNE,
    IN_TOMB,
    MARKER,
    NAMED,
    NEXT,
    PARTY_FLAG,
    PLAY_ENDS,
    PLAY_GOES_ON,
    PLAYING,
    RESPONDED,
    RESPONSE,
    TARGET,
    VILLAGE_DECK_SIZE,
)
from gruft.games.vampire_connection.rules.hunters import LYING, stake, stakings
from gruft.games.vampire_connection.rules.protections import add_protections, lay
from gruft.games.vampire_connection.rules.village import return_to_village, shuffle_village
from gruft.games.vampire_connection.state import State


def go_on(state: State) -> None:
    """VC-24: AP plays on."""
    state.words[DECISION] = PLAYING
    state.words[ASKED] = state.words[ACTIVE]
    state.words[NEXT] = ASK


def plays(state: State) -> list[int]:
    """VC-24, VC-25, VC-158: everything AP may do now, sorted."""
    seat: i64 = state.words[ACTIVE]
    found: list[int] = [END_PLAY]
    if state.is_staked(seat):
        if state.held(seat, HUNCHBACK) > 0 and state.words[IMMUNE] == 1:
            found.append(REVIVE)  # VC-159, VC-160
    else:
        _add_journeys(state, seat, found)
        if state.in_tomb(seat) and state.has_ability(seat, SHORTWAY):
            found.append(LEAVE_TOMB)  # VC-222
    found += stakings(state, seat)
    _add_targeted(state, seat, found)
    add_protections(state, seat, found)
    return found


# --- journeys (VC-49) ----------------------------------------------------------------------------


def _add_journeys(state: State, seat: i64, found: list[int]) -> None:
    crash: bool = state.has_ability(seat, FICKLECRASH)
    if state.held(seat, MIST) > 0:
        _add_own_routes(state, seat, MOVE_MIST, found)
    if state.held(seat, WOLF) > 0:
        _add_own_routes(state, seat, MOVE_WOLF, found)
    if state.held(seat, BAT) > 0 and state.drops(seat) > 0:  # VC-58
        _add_own_routes(state, seat, MOVE_BAT, found)
        _add_robberies(state, seat, MOVE_BAT_ROB, found)
    if state.held(seat, BAT) > 0 and crash:  # VC-220
        _add_own_routes(state, seat, MOVE_BAT_AS_WOLF, found)
    if state.held(seat, CARRIAGE) > 0 and (crash or state.held(seat, HUNCHBACK) > 0):  # VC-60, 221
        _add_own_routes(state, seat, MOVE_CARRIAGE, found)
        _add_robberies(state, seat, MOVE_CARRIAGE_ROB, found)
    if state.held(seat, HUNCHBACK) > 0 and state.words[VILLAGE_DECK_SIZE] > 0:  # VC-64, VC-68
        found.append(SEND_HUNCHBACK)
        if state.held(seat, DOUBLE_SUCCESS) > 0:
            found.append(SEND_HUNCHBACK + 1)


def _add_own_routes(state: State, seat: i64, first: i64, found: list[int]) -> None:
    if state.in_tomb(seat):
        found.append(first + TO_CASTLE)
        return
    found.append(first + TO_TOMB)
    if state.words[VILLAGE_DECK_SIZE] > 0:  # VC-68
        found.append(first + TO_VILLAGE)
        if state.held(seat, DOUBLE_SUCCESS) > 0:
            found.append(first + TO_VILLAGE_TWICE)


def _add_robberies(state: State, seat: i64, first: i64, found: list[int]) -> None:
    if state.in_tomb(seat):
        return
    lord: i64 = 0
    while lord < state.seats:
        if lord != seat and can_be_robbed(state, lord):
            found.append(first + lord)
        lord += 1


def can_be_robbed(state: State, lord: i64) -> bool:
    """VC-69: a captive there is not under a crucifix or holy water."""
    victim: i64 = 0
    while victim < VICTIMS:
        if state.is_captive_of(victim, lord) and can_be_stolen(state, victim):
            return True
        victim += 1
    return False


def can_be_stolen(state: State, victim: i64) -> bool:
    """VC-116: crucifix and holy water hold a victim; a book does not."""
    cover: i64 = state.cover_on(victim)
    return cover != LAID_CRUCIFIX and cover != LAID_HOLY_WATER


# --- Good Opportunity, Escape, Party -------------------------------------------------------------


def _add_targeted(state: State, seat: i64, found: list[int]) -> None:
    free: bool = not state.is_staked(seat)
    if free and state.held(seat, GOOD_OPPORTUNITY) > 0 and _has_target(state, PLAY_OPPORTUNITY):
        found.append(PLAY_OPPORTUNITY)
    if state.held(seat, ESCAPE) > 0 and _has_target(state, PLAY_ESCAPE):
        found.append(PLAY_ESCAPE)
    first: bool = state.words[PARTY_FLAG] == 0
    if free and first and state.held(seat, PARTY) > 0 and _has_target(state, PLAY_PARTY):
        found.append(PLAY_PARTY)


def _has_target(state: State, play: i64) -> bool:
    victim: i64 = 0
    while victim < VICTIMS:
        if is_target(state, play, victim):
            return True
        victim += 1
    return False


def is_target(state: State, play: i64, victim: i64) -> bool:
    """VC-203, VC-208, VC-215: captives; unprotected but for Escape; one's own for the Party."""
    lord: i64 = state.lord_of(victim)
    if lord < 0:
        return False
    if play == PLAY_ESCAPE:
        return True
    if state.words[COVER + victim] > 0:
        return False
    return play == PLAY_OPPORTUNITY or lord == state.words[ACTIVE]


def targets(state: State) -> list[int]:
    """The victims that the card at hand may be played on."""
    found: list[int] = []
    victim: i64 = 0
    while victim < VICTIMS:
        if is_target(state, state.words[CARD], victim):
            found.append(VICTIM + victim)
        victim += 1
    return found


def _announce_targeted(state: State, seat: i64, move: i64) -> None:
    """The card lies on its pile at once; the party stays on the table as a reminder."""
    state.words[CARD] = move
    if move == PLAY_PARTY:
        state.lose_card(seat, PARTY)
        state.words[PARTY_FLAG] = 1
    else:
        state.discard(seat, GOOD_OPPORTUNITY if move == PLAY_OPPORTUNITY else ESCAPE)
    state.words[DECISION] = TARGET


def name_target(state: State, seat: i64, move: i64) -> None:
    """Carry out Good Opportunity, Escape or Party on the victim that was named."""
    victim: i64 = move - VICTIM
    card: i64 = state.words[CARD]
    state.words[NAMED] = victim
    if state.journal is not None:
        facts.target_named(state, seat, card, victim)
    if card == PLAY_ESCAPE:
        let_escape(state, victim)
        state.words[NEXT] = PLAY_GOES_ON
    elif card == PLAY_PARTY:
        state.move_victim(victim, DEAD + seat)  # VC-215
        state.words[NEXT] = PLAY_GOES_ON
    elif state.lord_of(victim) == seat:
        seize_opportunity(state)  # VC-207
        state.words[NEXT] = PLAY_GOES_ON
    else:
        ask_the_lord(state, state.lord_of(victim))


def ask_the_lord(state: State, lord: i64) -> None:
    """VC-125: asked by public facts, whatever they hold."""
    state.words[DECISION] = RESPONSE
    state.words[ASKED] = lord
    state.words[RESPONDED] = 0


def let_escape(state: State, victim: i64) -> None:
    """VC-209, VC-210: back into the village deck, which is shuffled."""
    state.uncover(victim)
    return_to_village(state, victim)
    shuffle_village(state)


def seize_opportunity(state: State) -> None:
    """VC-204 to VC-206: R drops at once, and the victim lies dead in AP's tomb."""
    seat: i64 = state.words[ACTIVE]
    victim: i64 = state.words[NAMED]
    gain: i64 = consumption_of(state, seat, victim)
    pay_or_gain(state, seat, gain)
    state.move_victim(victim, DEAD + seat)
    if state.journal is not None:
        facts.opportunity_seized(state, seat, victim, gain)


def consumption_of(state: State, seat: i64, victim: i64) -> i64:
    """VC-219: the right value, and one more for Count Biggulp where the card grants it."""
    gain: i64 = state.printed.right[victim]
    if state.printed.bonus[victim] == 1 and state.has_ability(seat, BIGGULP):
        gain += 1
    return gain


def pay_or_gain(state: State, seat: i64, change: i64) -> None:
    """VC-8, VC-175, VC-205: drops never fall below 0."""
    drops: i64 = state.drops(seat) + change
    state.words[DROPS + seat] = drops if drops > 0 else 0


# --- a play --------------------------------------------------------------------------------------


def play_without_journey(state: State, seat: i64, move: i64) -> None:
    """Everything AP does in PLAY that is not a journey."""
    if move == END_PLAY:
        state.words[NEXT] = PLAY_ENDS
        return
    if move == LEAVE_TOMB:
        state.words[IN_TOMB + seat] = 0
        if state.journal is not None:
            facts.left_tomb(state, seat)
    elif move == REVIVE:
        revive(state, seat)
    elif move < PLAY_OPPORTUNITY and move >= STAKE_WITH:
        stake(state, seat, move, LYING)
    elif move <= PLAY_PARTY:
        _announce_targeted(state, seat, move)
        return
    else:
        lay(state, seat, move)
        return
    state.words[NEXT] = PLAY_GOES_ON


def revive(state: State, seat: i64) -> None:
    """VC-159: hunchback and marker are discarded; the vampire lies unstaked in its tomb."""
    state.discard(seat, HUNCHBACK)
    marker: i64 = state.words[MARKER + seat]
    state.words[DISCARDED + marker] += 1
    state.words[MARKER + seat] = 0
    if state.journal is not None:
        facts.revived(state, seat, marker)
