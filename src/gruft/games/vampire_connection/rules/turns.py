"""Chapters 3, 11 and 12: how a turn begins and ends, drinking, drawing, and the end of the game."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules.common import (
    Decision,
    Elsewhere,
    after_play,
    is_protected,
    must_choose,
    nobody_is_fresh,
)
from gruft.games.vampire_connection.rules.victims import consumption_of, pay_or_gain
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State, draw, pile_size
from gruft.kernel.journal import SHOWN, Telling
from gruft.kernel.question import Reason

BREATH: Final = 1  # VC-178: the Breath of Immortality
REST: Final = 3  # VC-179
MOST_BOUGHT: Final = 3  # VC-173
VILLAGE_EMPTY: Final = 1
ROUNDS_OVER: Final = 2

NOT_FRESH: Final = Elsewhere("wanted-fresh", "VC-164")
HELD_LONGER: Final = Elsewhere("wanted-fresh", "VC-167")
NOT_CONSUMED: Final = is_protected("VC-164")
MUST_BUY: Final = must_choose("VC-173")
TOO_MANY: Final = Reason("refusal-buys-too-many", "VC-173", "net", "most=most_bought")
TOO_FEW_LEFT: Final = Reason("refusal-too-few-to-buy", "VC-176", "most=most_bought")
MUST_DISCARD: Final = must_choose("VC-184")
NOT_DISCARDED: Final = Reason("refusal-not-held", "VC-184", "card")
VILLAGE_IS_EMPTY: Final = Reason("refusal-game-over", "VC-188")
ROUNDS_ARE_OVER: Final = Reason("refusal-game-over", "VC-193")

PURCHASES: Final[list[int]] = list(range(c.BUY, c.MOVES))
TYPES: Final[list[int]] = list(range(c.TYPE, c.TYPE + c.TYPES))


def start_turn(state: State) -> None:
    """VC-22, VC-23, VC-162: who begins staked is immune; the first tomb window comes before all."""
    words = state.words
    words[at.IMMUNE] = 1 if words[at.MARKER + words[at.ACTIVE]] != 0 else 0
    words[at.OFFERS] = 0
    words[at.CONSUMED] = 0
    words[at.POINT] = at.AT_START
    words[at.NEXT] = at.TOMB_WINDOW_OPENS
    if state.journal is not None:
        active: i64 = words[at.ACTIVE]
        facts.tell(state, "fact-turn-begins", player=active, round=state.round())


# --- a) distribution -----------------------------------------------------------------------------


def drinks(state: State) -> bool:
    """VC-169: only in the castle, and not after Sunrise."""
    return not state.in_tomb(state.words[at.ACTIVE]) and state.words[at.SUNRISE_FLAG] == 0


def distribute(state: State) -> None:
    """VC-164, VC-166: who drinks may consume one fresh victim; else all become captives."""
    if drinks(state):
        state.ask(at.CONSUME, state.words[at.ACTIVE])
    else:
        _imprison(state)
        state.words[at.NEXT] = at.DRINKING


@final
class Consume(Decision):
    """VC-164, VC-165, VC-167: nobody, or one unprotected victim of this turn."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.PASS, *state.naming_those_at(at.FRESH, at.FRESH)]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return None
        if not c.is_victim(move):
            return after_play(move)
        victim: i64 = move - c.VICTIM
        if state.is_fresh(victim):
            return NOT_CONSUMED if state.words[at.COVER + victim] > 0 else None
        elsewhere = NOT_FRESH if state.lord_of(victim) < 0 else HELD_LONGER
        return elsewhere.objection(state, victim)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """The consumed lies dead in AP's tomb; the others go into the castle."""
        words = state.words
        if move != c.PASS:
            words[at.CONSUMED] = move - c.VICTIM + 1
            words[at.PLACE + move - c.VICTIM] = at.DEAD + seat
        if state.journal is not None:
            if words[at.CONSUMED] > 0:
                victim: i64 = words[at.CONSUMED] - 1
                facts.tell(state, "fact-consumes", player=seat, victim=victim)
            elif not nobody_is_fresh(state):  # else it is no news
                facts.tell(state, "fact-consumes-nobody", player=seat)
        _imprison(state)
        words[at.NEXT] = at.DRINKING

    def is_plain_to_all(self, state: State, seat: i64) -> bool:
        return True

    def asks(self, state: State) -> Telling:
        """Only a fresh victim can be consumed; without one it is just the drinking."""
        return Telling("decision-drink" if nobody_is_fresh(state) else self.key, {})

    def flaw(self, state: State) -> str:
        return super().flaw(state) or ("" if drinks(state) else "VC-169")


def _imprison(state: State) -> None:
    for victim in range(i64(c.VICTIMS)):
        if state.words[at.PLACE + victim] == at.FRESH:
            state.words[at.PLACE + victim] = at.CAPTIVE + state.words[at.ACTIVE]


# --- b) drinking ---------------------------------------------------------------------------------


def drink(state: State) -> None:
    """VC-169 to VC-175: one net sum; a gain may buy cards, a loss is paid as far as one can."""
    words = state.words
    seat: i64 = words[at.ACTIVE]
    if not drinks(state):
        rests: bool = not state.is_staked(seat) and words[at.SUNRISE_FLAG] == 0
        words[at.TO_DRAW] = REST + BREATH if rests else BREATH
        words[at.NEXT] = at.DRAWING
        return
    words[at.NET] = net_points(state, seat)
    _clear_protections(state, seat)
    if words[at.NET] > 0:
        state.ask(at.BUYING, seat)
    else:
        pay_or_gain(state, seat, words[at.NET])
        words[at.TO_DRAW] = BREATH
        words[at.NEXT] = at.DRAWING
    if state.journal is not None:
        net: i64 = words[at.NET]
        message = "fact-drinks" if net > 0 else "fact-drinks-in-vain"
        facts.tell(state, message, player=seat, net=net, total=state.drops(seat))


def net_points(state: State, seat: i64) -> i64:
    """VC-114, VC-171, VC-172: consumed right value plus the left sum, doubled by a Party."""
    total: i64 = 0
    for victim in range(i64(c.VICTIMS)):
        if state.is_captive_of(victim, seat) and state.words[at.COVER + victim] == 0:
            total += state.printed.left[victim]
    if state.words[at.PARTY_FLAG] == 1:
        total *= 2
    if state.words[at.CONSUMED] > 0:
        total += consumption_of(state, seat, state.words[at.CONSUMED] - 1)
    return total


def _clear_protections(state: State, seat: i64) -> None:
    """VC-118: what lies at the castle has protected once and is discarded."""
    slot: i64 = c.MOST_LAID - 1  # the last first, for those behind a discarded card move up
    while slot >= 0:
        if state.words[at.LAID_KIND + slot] > 0 and state.words[at.LAID_AT + slot] == seat:
            state.discard_laid(slot)
        slot -= 1


@final
class Buy(Decision):
    """VC-173, VC-176: up to three, not above the net, and not more than can be drawn."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return PURCHASES

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move < c.BUY:
            return MUST_BUY if move == c.PASS else after_play(move)
        if move - c.BUY <= most_bought(state):
            return None
        wanted: i64 = state.words[at.NET] if state.words[at.NET] < MOST_BOUGHT else MOST_BOUGHT
        return TOO_MANY if most_bought(state) == wanted else TOO_FEW_LEFT

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VC-173, VC-177: net points become drops and cards."""
        bought: i64 = move - c.BUY
        state.words[at.DROPS + seat] += state.words[at.NET] - bought
        state.words[at.TO_DRAW] = bought + BREATH
        if state.journal is not None:
            drops: i64 = state.words[at.NET] - bought
            total: i64 = state.drops(seat)
            facts.tell(state, "fact-buys", player=seat, cards=bought, drops=drops, total=total)
        state.words[at.NEXT] = at.DRAWING

    def is_plain_to_all(self, state: State, seat: i64) -> bool:
        return True

    def asks(self, state: State) -> Telling:
        return Telling("decision-buy-with", {"net": state.words[at.NET]})

    def flaw(self, state: State) -> str:
        """VC-164, VC-165, VC-171: the consumed lies dead, and the net is what victims can bring."""
        words = state.words
        flaw = super().flaw(state)
        if flaw:
            return flaw
        if not drinks(state):
            return "VC-169"
        consumed: i64 = words[at.CONSUMED] - 1
        if consumed >= 0 and words[at.PLACE + consumed] != at.DEAD + words[at.ACTIVE]:
            return "VC-164"
        if not nobody_is_fresh(state):
            return "VC-165"
        return "" if words[at.NET] <= _most_points(state) else "VC-171"


def _most_points(state: State) -> i64:
    """Which captives lay protected cannot be told any more; all but losses may count."""
    words = state.words
    most: i64 = 0
    for victim in range(i64(c.VICTIMS)):
        if state.is_captive_of(victim, words[at.ACTIVE]) and state.printed.left[victim] > 0:
            most += state.printed.left[victim]
    if words[at.PARTY_FLAG] == 1:
        most *= 2
    if words[at.CONSUMED] > 0:
        most += consumption_of(state, words[at.ACTIVE], words[at.CONSUMED] - 1)
    return most


def most_bought(state: State) -> i64:
    """How many cards AP can buy: the Breath comes out of the same deck."""
    most: i64 = state.words[at.VAMPIRE_DECK_SIZE] + pile_size(state.words) - BREATH
    if most > state.words[at.NET]:
        most = state.words[at.NET]
    if most > MOST_BOUGHT:
        most = MOST_BOUGHT
    return most if most > 0 else 0


# --- c) drawing, d) surplus ----------------------------------------------------------------------


def draw_cards(state: State) -> None:
    """VC-178 to VC-183: bought cards, rest, and always the Breath."""
    seat: i64 = state.words[at.ACTIVE]
    drawn: list[int] = []
    while len(drawn) < state.words[at.TO_DRAW]:
        card: i64 = draw(state, seat)
        if card < 0:
            break
        drawn.append(card)
    if state.journal is not None:
        facts.drew(state, seat, drawn)
    if _holds_too_many(state, seat):
        state.words[at.NAMED] = 0
        state.ask(at.DISCARD, seat)
    else:
        state.words[at.NEXT] = at.TURN_ENDS


def _holds_too_many(state: State, seat: i64) -> bool:
    """VC-184, VC-185: the hand limit is tested after drawing and nowhere else."""
    return state.hand_size(seat) > state.printed.hand_limit


@final
class Discard(Decision):
    """VC-184: one card after the other until the limit holds; all are shown together."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return TYPES

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if c.is_type(move):
            return NOT_DISCARDED if state.held(seat, move - c.TYPE) == 0 else None
        return MUST_DISCARD if move == c.PASS else after_play(move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        card: i64 = move - c.TYPE
        state.words[at.NAMED] += 1
        if state.journal is not None:
            facts.tell(state, "fact-discards", SHOWN, player=seat, card=card)
        state.discard(seat, card)
        if not _holds_too_many(state, seat):
            state.words[at.NEXT] = at.TURN_ENDS

    def is_composed(self, state: State) -> bool:
        return state.words[at.NAMED] > 0

    def flaw(self, state: State) -> str:
        flaw = super().flaw(state)
        if not flaw and not nobody_is_fresh(state):
            return "VC-165"
        return flaw or ("" if _holds_too_many(state, state.words[at.ACTIVE]) else "VC-184")


# --- the end of a turn ---------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """VC-186, VC-188, VC-193: flags are cleared; the game may be over; the next seat begins."""
    words = state.words
    if words[at.PARTY_FLAG] == 1:
        words[at.DISCARDED + c.PARTY] += 1
    words[at.PARTY_FLAG] = 0
    words[at.SUNRISE_FLAG] = 0
    words[at.IMMUNE] = 0
    last_round: bool = words[at.TURN] + 1 == state.rounds * state.seats
    if words[at.LATCH] == 1 or last_round:
        words[at.CAUSE] = VILLAGE_EMPTY if words[at.LATCH] == 1 else ROUNDS_OVER
        words[at.DECISION] = at.OVER
        words[at.NEXT] = at.ASK
        if state.journal is not None:
            outcome = state.outcome()
            for winner in outcome.winners:
                drops: i64 = outcome.scores[winner]
                facts.tell(state, "fact-wins-game", player=winner, drops=drops)
        return
    words[at.TURN] += 1
    words[at.ACTIVE] = state.left_of(words[at.ACTIVE])
    words[at.NEXT] = at.TURN_STARTS


@final
class Over(Decision):
    """Chapter 12: nothing is asked any more."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return []

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        return self.not_asked(state, seat)

    def to_act(self, state: State) -> list[int]:
        return []

    def has_a_say(self, state: State, seat: i64) -> bool:
        return False

    def not_asked(self, state: State, seat: i64) -> Reason:
        rounds: bool = state.words[at.CAUSE] == ROUNDS_OVER
        return ROUNDS_ARE_OVER if rounds else VILLAGE_IS_EMPTY

    def flaw(self, state: State) -> str:
        return ""
