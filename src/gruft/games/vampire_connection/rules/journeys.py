"""Chapters 5 and 7: announcing a journey, arriving, and robbing."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules.common import (
    NO_SUCH_SEAT_NAMED,
    NOT_HELD,
    OTHER_QUESTION,
    Decision,
    Elsewhere,
    flaw_of_journey,
    is_protected,
    must_choose,
)
from gruft.games.vampire_connection.rules.victims import (
    ask_the_lord,
    can_be_robbed,
    can_be_stolen,
    steal,
)
from gruft.games.vampire_connection.rules.village import visit
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.question import Reason

STAKED_TRAVELS: Final = Reason("refusal-staked-vampire-travels", "VC-50")
ROBS_ONESELF: Final = Reason("refusal-robs-oneself", "VC-100")
ALREADY_IN_CASTLE: Final = Reason("refusal-already-in-castle", "VC-49")
ALREADY_IN_TOMB: Final = Reason("refusal-already-in-tomb", "VC-49")
ONLY_TO_CASTLE: Final = Reason("refusal-only-to-the-castle", "VC-49")
ABILITIES_OFF: Final = Reason("refusal-abilities-off", "VC-218")
ONLY_FICKLECRASH: Final = Reason("refusal-only-ficklecrash", "VC-220")
VILLAGE_EMPTY: Final = Reason("refusal-village-empty", "VC-68")
NOBODY_TO_ROB: Final = Reason("refusal-nobody-to-rob", "VC-69", "player=player_named")
ALL_HELD_FAST: Final = Reason("refusal-all-held-fast", "VC-69", "player=player_named")
NO_BLOOD: Final = Reason("refusal-no-blood", "VC-58")
NEEDS_HUNCHBACK: Final = Reason("refusal-carriage-needs-hunchback", "VC-60")

MUST_ROB: Final = must_choose("VC-101")
NOT_THERE: Final = Elsewhere("wanted-captive-there", "VC-101")
HELD_FAST: Final = is_protected("VC-116")


# --- what the moves say --------------------------------------------------------------------------


def form_of(move: i64) -> i64:
    """VC-137: the form as played counts, so a bat played as a wolf is a wolf."""
    if move < c.MOVE_WOLF:
        return c.FORM_MIST
    if move < c.MOVE_BAT or c.MOVE_BAT_AS_WOLF <= move < c.MOVE_CARRIAGE:
        return c.FORM_WOLF
    if move < c.MOVE_BAT_AS_WOLF:
        return c.FORM_BAT
    return c.FORM_CARRIAGE if move < c.SEND_HUNCHBACK else c.FORM_HUNCHBACK


def goal_of(move: i64) -> i64:
    """Castle, tomb, village, village with Double Success, or a foreign castle."""
    if move >= c.SEND_HUNCHBACK:
        return c.TO_VILLAGE + move - c.SEND_HUNCHBACK
    if goal_seat_of(move) >= 0:
        return c.TO_ROB
    if move >= c.MOVE_CARRIAGE:
        return move - c.MOVE_CARRIAGE
    if move >= c.MOVE_BAT_AS_WOLF:
        return move - c.MOVE_BAT_AS_WOLF
    return (move - c.MOVE_MIST) % (c.MOVE_WOLF - c.MOVE_MIST)


def goal_seat_of(move: i64) -> i64:
    """The lord of a foreign castle, else -1."""
    if c.MOVE_BAT_ROB <= move < c.MOVE_BAT_AS_WOLF:
        return move - c.MOVE_BAT_ROB
    if c.MOVE_CARRIAGE_ROB <= move < c.SEND_HUNCHBACK:
        return move - c.MOVE_CARRIAGE_ROB
    return -1


# --- announcing ----------------------------------------------------------------------------------


def add_journeys(state: State, seat: i64, found: list[int]) -> None:
    """All journeys without objection, sorted: found together, since PLAY asks for them often."""
    if state.is_staked(seat):
        return
    crash: bool = state.has_ability(seat, c.FICKLECRASH)
    if state.held(seat, c.MIST) > 0:
        _add_routes(state, seat, c.MOVE_MIST, found)
    if state.held(seat, c.WOLF) > 0:
        _add_routes(state, seat, c.MOVE_WOLF, found)
    if state.held(seat, c.BAT) > 0 and state.drops(seat) > 0:
        _add_routes(state, seat, c.MOVE_BAT, found)
        _add_robberies(state, seat, c.MOVE_BAT_ROB, found)
    if state.held(seat, c.BAT) > 0 and crash:
        _add_routes(state, seat, c.MOVE_BAT_AS_WOLF, found)
    if state.held(seat, c.CARRIAGE) > 0 and (crash or state.held(seat, c.HUNCHBACK) > 0):
        _add_routes(state, seat, c.MOVE_CARRIAGE, found)
        _add_robberies(state, seat, c.MOVE_CARRIAGE_ROB, found)
    if state.held(seat, c.HUNCHBACK) > 0 and state.words[at.VILLAGE_DECK_SIZE] > 0:
        found.append(c.SEND_HUNCHBACK)
        if state.held(seat, c.DOUBLE_SUCCESS) > 0:
            found.append(c.SEND_HUNCHBACK + 1)


def _add_routes(state: State, seat: i64, first: i64, found: list[int]) -> None:
    if state.in_tomb(seat):
        found.append(first + c.TO_CASTLE)
        return
    found.append(first + c.TO_TOMB)
    if state.words[at.VILLAGE_DECK_SIZE] > 0:
        found.append(first + c.TO_VILLAGE)
        if state.held(seat, c.DOUBLE_SUCCESS) > 0:
            found.append(first + c.TO_VILLAGE_TWICE)


def _add_robberies(state: State, seat: i64, first: i64, found: list[int]) -> None:
    if not state.in_tomb(seat):
        for lord in range(state.seats):
            if lord != seat and can_be_robbed(state, lord):
                found.append(first + lord)


def against_journey(state: State, seat: i64, move: i64) -> Reason | None:
    """VC-49 to VC-69, in the order in which a player would look: can I, may I, have I."""
    if state.is_staked(seat):
        return STAKED_TRAVELS
    form: i64 = form_of(move)
    goal: i64 = goal_of(move)
    lord: i64 = goal_seat_of(move)
    if form != c.FORM_HUNCHBACK:
        reason = _against_route(state, seat, goal, lord)
        if reason is not None:
            return reason
    as_wolf: bool = c.MOVE_BAT_AS_WOLF <= move < c.MOVE_CARRIAGE
    if as_wolf and not state.has_ability(seat, c.FICKLECRASH):
        return ONLY_FICKLECRASH if state.abilities else ABILITIES_OFF
    if goal == c.TO_ROB:
        if not can_be_robbed(state, lord):
            return NOBODY_TO_ROB if state.captives(lord) == 0 else ALL_HELD_FAST
    elif goal > c.TO_TOMB and state.words[at.VILLAGE_DECK_SIZE] == 0:
        return VILLAGE_EMPTY
    if form == c.FORM_BAT and state.drops(seat) == 0:
        return NO_BLOOD
    card: i64 = c.BAT if as_wolf else form
    if state.held(seat, card) == 0:
        return NOT_HELD[card]
    driven: bool = card != c.CARRIAGE or state.has_ability(seat, c.FICKLECRASH)  # VC-221
    if not driven and state.held(seat, c.HUNCHBACK) == 0:
        return NEEDS_HUNCHBACK
    if goal == c.TO_VILLAGE_TWICE and state.held(seat, c.DOUBLE_SUCCESS) == 0:
        return NOT_HELD[c.DOUBLE_SUCCESS]
    return None


def _against_route(state: State, seat: i64, goal: i64, lord: i64) -> Reason | None:
    """VC-49, VC-100: the vampire goes from its tomb to its castle only."""
    if lord >= state.seats:
        return NO_SUCH_SEAT_NAMED
    if lord == seat:
        return ROBS_ONESELF
    if not state.in_tomb(seat):
        return ALREADY_IN_CASTLE if goal == c.TO_CASTLE else None
    if goal == c.TO_TOMB:
        return ALREADY_IN_TOMB
    return None if goal == c.TO_CASTLE else ONLY_TO_CASTLE


def announce(state: State, seat: i64, move: i64) -> None:
    """VC-51, VC-54, VC-58, VC-60: form, destination and Double Success; cards laid, cost paid."""
    words = state.words
    form: i64 = form_of(move)
    words[at.FORM] = form
    words[at.GOAL] = goal_of(move)
    words[at.GOAL_SEAT] = goal_seat_of(move)
    if state.journal is not None:
        facts.journey_announced(state, move)
    as_wolf: bool = form == c.FORM_WOLF and move >= c.MOVE_BAT_AS_WOLF
    state.discard(seat, c.BAT if as_wolf else form)
    if form == c.FORM_BAT:
        words[at.DROPS + seat] -= 1
    elif form == c.FORM_CARRIAGE and not state.has_ability(seat, c.FICKLECRASH):
        state.discard(seat, c.HUNCHBACK)
    if words[at.GOAL] == c.TO_VILLAGE_TWICE:
        state.discard(seat, c.DOUBLE_SUCCESS)
    words[at.NEXT] = at.MOVEMENT_ANNOUNCED


def arrive(state: State) -> None:
    """VC-53, VC-70, VC-101, VC-143: at home, in the village, or before a foreign castle."""
    words = state.words
    goal: i64 = words[at.GOAL]
    words[at.NEXT] = at.PLAY_GOES_ON
    if goal == c.TO_CASTLE:
        words[at.IN_TOMB + words[at.ACTIVE]] = 0
    elif goal == c.TO_TOMB:
        words[at.IN_TOMB + words[at.ACTIVE]] = 1
        words[at.POINT] = at.AFTER_ARRIVAL
        words[at.NEXT] = at.TOMB_WINDOW_OPENS
    elif goal == c.TO_ROB:
        state.ask(at.ROB, words[at.ACTIVE])
    else:
        visit(state)


# --- robbing -------------------------------------------------------------------------------------


@final
class Rob(Decision):
    """VC-101, VC-116: a captive of that castle that is not under crucifix or holy water."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        castle: i64 = at.CAPTIVE + state.words[at.GOAL_SEAT]
        return state.naming_those_at(castle, castle)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not c.is_victim(move):
            return MUST_ROB if move == c.PASS else OTHER_QUESTION
        victim: i64 = move - c.VICTIM
        if not state.is_captive_of(victim, state.words[at.GOAL_SEAT]):
            return NOT_THERE.objection(state, victim)
        return None if can_be_stolen(state, victim) else HELD_FAST

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VC-102, VC-125: the lord is asked if a priest lies there, whatever they hold."""
        words = state.words
        words[at.NAMED] = move - c.VICTIM
        words[at.CARD] = 0
        lord: i64 = words[at.GOAL_SEAT]
        if state.journal is not None:
            victim: i64 = words[at.NAMED]
            facts.tell(state, "fact-reaches-for", player=seat, victim=victim, lord=lord)
        if state.has_priest(lord, False):
            ask_the_lord(state, lord)
        else:
            steal(state)
            words[at.NEXT] = at.PLAY_GOES_ON

    def is_plain_to_all(self, state: State, seat: i64) -> bool:
        return True

    def flaw(self, state: State) -> str:
        return super().flaw(state) or flaw_of_journey(state, True)

    def notices(self, state: State, viewer: i64) -> list[Telling]:
        player: i64 = state.words[at.ACTIVE]
        lord: i64 = state.words[at.GOAL_SEAT]
        return [facts.telling(state, "notice-robs", player=player, lord=lord)]
