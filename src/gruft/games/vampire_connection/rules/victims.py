"""Chapters 7, 8, 11 and 13: what befalls a captive: covered, defended, stolen, consumed, freed."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules.common import (
    NO_SUCH_SEAT_NAMED,
    NOT_HELD,
    NOT_YOUR_TURN,
    OTHER_QUESTION,
    Decision,
    Elsewhere,
    flaw_of_journey,
    taken_back,
)
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.journal import SHOWN, WINDOW
from gruft.kernel.position import Window
from gruft.kernel.question import Reason

ALL_COVERED: Final = Reason("refusal-all-covered", "VC-111", "player=player_named")
NOBODY_AT_CASTLE: Final = Reason("refusal-nobody-at-castle", "VC-108", "player=player_named")
NO_PRIEST_THERE: Final = Reason("refusal-no-priest-there", "VC-112", "card", "player=player_named")

NAME_A_VICTIM: Final = Reason("refusal-name-a-victim-first", "VC-109")
NOT_THERE: Final = Elsewhere("wanted-victim-there", "VC-108")
COVERED_ALREADY: Final = Reason("refusal-covered-already", "VC-111", "victim", "card=cover")
FALLING_ORDER: Final = Reason("refusal-victims-in-falling-order", "VC-248", "victim", "last")

LORD_FIRST: Final = Reason("refusal-others-answer-first", "VC-123", "player=asked")
BOOK_AGAINST_ROBBERY: Final = Reason("refusal-book-against-robbery", "VC-121")
NO_PRIEST_HERE: Final = Reason("refusal-no-priest-here", "VC-122", "card")
ONLY_PROTECTION: Final = Reason("refusal-only-protection-now", "VC-123")

NOBODY_YET: Final = -1
RESPONSES: Final[list[int]] = [c.PASS, *range(c.RESPOND, c.FIRST)]


# --- laying protections --------------------------------------------------------------------------


def covers_of(kind: i64) -> i64:
    """VC-109: how many victims lie under a protection: crucifix any number, holy water two."""
    if kind == c.LAID_BOOK:
        return 1
    return 2 if kind == c.LAID_HOLY_WATER else c.VICTIMS


def against_protection(state: State, seat: i64, move: i64) -> Reason | None:
    """VC-107 to VC-112: somebody to cover, a priest where one is needed, and the card."""
    kind: i64 = (move - c.PROTECT) // c.MOST_SEATS
    castle: i64 = (move - c.PROTECT) % c.MOST_SEATS
    if castle >= state.seats:
        return NO_SUCH_SEAT_NAMED
    if not somebody_to_cover(state, castle, NOBODY_YET):
        return ALL_COVERED if _somebody_lies_at(state, castle) else NOBODY_AT_CASTLE
    if kind != c.LAID_BOOK and not state.has_priest(castle, True):
        return NO_PRIEST_THERE
    return NOT_HELD[c.CRUCIFIX + kind] if state.held(seat, c.CRUCIFIX + kind) == 0 else None


def add_protections(state: State, seat: i64, found: list[int]) -> None:
    """The seat's protections at every castle with victims: what comes into question."""
    for kind in range(i64(c.PROTECTIONS)):
        if state.held(seat, c.CRUCIFIX + kind) > 0:
            for castle in range(state.seats):
                if _somebody_lies_at(state, castle):
                    found.append(c.PROTECT + c.MOST_SEATS * kind + castle)


def _somebody_lies_at(state: State, castle: i64) -> bool:
    for victim in range(i64(c.VICTIMS)):
        if state.lies_at(victim, castle):
            return True
    return False


def can_be_covered(state: State, castle: i64, victim: i64) -> bool:
    """VC-108, VC-111: at this castle, and under no card yet."""
    return state.words[at.COVER + victim] == 0 and state.lies_at(victim, castle)


def somebody_to_cover(state: State, castle: i64, after: i64) -> bool:
    """Tell whether a victim that comes later in the order can be covered."""
    for victim in range(after + 1, i64(c.VICTIMS)):
        if can_be_covered(state, castle, victim):
            return True
    return False


def lay(state: State, seat: i64, move: i64) -> None:
    """The card lies at its castle; now its victims are named."""
    words = state.words
    kind: i64 = (move - c.PROTECT) // c.MOST_SEATS
    castle: i64 = (move - c.PROTECT) % c.MOST_SEATS
    slot: i64 = 0
    while words[at.LAID_KIND + slot] != 0:
        slot += 1
    state.lose_card(seat, c.CRUCIFIX + kind)
    words[at.LAID_KIND + slot] = kind + 1
    words[at.LAID_AT + slot] = castle
    words[at.SLOT] = slot
    words[at.CARD] = kind
    words[at.CASTLE] = castle
    words[at.NAMED] = NOBODY_YET
    words[at.DECISION] = at.COVERING


@final
class Cover(Decision):
    """VC-108, VC-109, VC-111, VC-248: the next victim in rising order, or enough."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.CONFIRM, *state.naming_those_at(at.FRESH, at.DEAD - 1)]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        words = state.words
        if move == c.CONFIRM:
            return NAME_A_VICTIM if words[at.NAMED] == NOBODY_YET else None
        if not c.is_victim(move):
            return taken_back(move)
        victim: i64 = move - c.VICTIM
        if not state.lies_at(victim, words[at.CASTLE]):
            return NOT_THERE.objection(state, victim)
        if words[at.COVER + victim] > 0:
            return COVERED_ALREADY
        return FALLING_ORDER if victim < words[at.NAMED] else None

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VC-109: the card is full, or it is enough, or nobody can follow."""
        words = state.words
        if move != c.CONFIRM:
            words[at.NAMED] = move - c.VICTIM
            words[at.COVER + move - c.VICTIM] = words[at.SLOT] + 1
        full: bool = state.under(words[at.SLOT]) == covers_of(words[at.CARD])
        done: bool = full or move == c.CONFIRM
        if done or not somebody_to_cover(state, words[at.CASTLE], words[at.NAMED]):
            if state.journal is not None:
                facts.protection_laid(state, seat, words[at.SLOT])
            words[at.NEXT] = at.PLAY_GOES_ON

    def is_composed(self, state: State) -> bool:
        return True

    def flaw(self, state: State) -> str:
        """VC-109: there is room under it, and the last of the victims under it is known."""
        words = state.words
        last: i64 = NOBODY_YET
        for victim in range(i64(c.VICTIMS)):
            if words[at.COVER + victim] == words[at.SLOT] + 1:
                last = victim
        kind: i64 = words[at.LAID_KIND + words[at.SLOT]] - 1
        room: bool = kind >= 0 and state.under(words[at.SLOT]) < covers_of(kind)
        return super().flaw(state) or ("" if room and words[at.NAMED] == last else "VC-109")


# --- attacks and how they are warded off ---------------------------------------------------------


def can_be_stolen(state: State, victim: i64) -> bool:
    """VC-116: crucifix and holy water hold a victim; a book does not."""
    cover: i64 = state.cover_on(victim)
    return cover != c.LAID_CRUCIFIX and cover != c.LAID_HOLY_WATER


def can_be_robbed(state: State, lord: i64) -> bool:
    """VC-69: a captive there is not under a crucifix or holy water."""
    for victim in range(i64(c.VICTIMS)):
        if state.is_captive_of(victim, lord) and can_be_stolen(state, victim):
            return True
    return False


def flaw_of_card(state: State) -> str:
    """VC-11, VC-158: a played card is on its pile at once; a staked one can let escape at most."""
    words = state.words
    card: i64 = words[at.CARD]
    lies: bool = card != c.PLAY_PARTY or words[at.PARTY_FLAG] == 1
    if card in (c.PLAY_OPPORTUNITY, c.PLAY_ESCAPE):
        lies = words[at.DISCARDED + c.GOOD_OPPORTUNITY + card - c.PLAY_OPPORTUNITY] > 0
    if not lies:
        return "VC-11"
    staked: bool = state.is_staked(words[at.ACTIVE])
    return "VC-158" if staked and card != c.PLAY_ESCAPE else ""


@final
class Respond(Decision):
    """VC-106, VC-121 to VC-125: asked by public facts; one fitting protection wards it off."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return RESPONSES

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return None
        if not c.is_response(move):
            return ONLY_PROTECTION if c.is_play(move) else OTHER_QUESTION
        kind: i64 = move - c.RESPOND
        if kind == c.LAID_BOOK:
            if state.words[at.CARD] != c.PLAY_OPPORTUNITY:
                return BOOK_AGAINST_ROBBERY
        elif not state.has_priest(seat, False):
            return NO_PRIEST_HERE
        return NOT_HELD[c.CRUCIFIX + kind] if state.held(seat, c.CRUCIFIX + kind) == 0 else None

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        if move != c.PASS:
            card: i64 = c.CRUCIFIX + move - c.RESPOND
            if state.journal is not None:
                named: i64 = words[at.NAMED]
                facts.tell(
                    state, "fact-wards-off", SHOWN, WINDOW, player=seat, card=card, victim=named
                )
            state.discard(seat, card)
        else:
            if state.journal is not None:
                facts.window_closed(state)
            if words[at.CARD] == c.PLAY_OPPORTUNITY:
                seize_opportunity(state)
            else:
                steal(state)
        words[at.NEXT] = at.PLAY_GOES_ON

    def not_asked(self, state: State, seat: i64) -> Reason:
        return LORD_FIRST if seat == state.words[at.ACTIVE] else NOT_YOUR_TURN

    def window(self, state: State) -> Window | None:
        words = state.words
        player: i64 = words[at.ACTIVE]
        victim: i64 = words[at.NAMED]
        lord: i64 = words[at.ASKED]
        message = "window-robbery" if self.is_under_way(state) else "window-opportunity"
        trigger = facts.telling(state, message, player=player, victim=victim, lord=lord)
        return Window("response", trigger, [lord], False)

    def is_under_way(self, state: State) -> bool:
        return state.words[at.CARD] != c.PLAY_OPPORTUNITY

    def usually_asked(self, state: State) -> i64:
        lord: i64 = state.lord_of(state.words[at.NAMED])
        return lord if lord > 0 else 0

    def flaw(self, state: State) -> str:
        """VC-125: the victim lies in the castle of the lord who is asked, and can be had."""
        words = state.words
        victim: i64 = words[at.NAMED]
        lord: i64 = words[at.ASKED]
        flaw = flaw_of_card(state)
        if flaw:
            return flaw
        if victim < 0 or not state.is_captive_of(victim, lord) or lord == words[at.ACTIVE]:
            return "VC-125"
        if words[at.CARD] == c.PLAY_OPPORTUNITY:
            return "" if words[at.COVER + victim] == 0 else "VC-125"
        robbed: bool = words[at.CARD] == 0 and words[at.GOAL] == c.TO_ROB
        if not robbed or words[at.GOAL_SEAT] != lord or not can_be_stolen(state, victim):
            return "VC-125"
        if not state.has_priest(lord, False):
            return "VC-125"
        return "VC-100" if flaw_of_journey(state, True) else ""


def ask_the_lord(state: State, lord: i64) -> None:
    """VC-125: asked by public facts, whatever they hold."""
    state.ask(at.RESPONSE, lord)
    state.words[at.RESPONDED] = 0


# --- what follows --------------------------------------------------------------------------------


def steal(state: State) -> None:
    """VC-103, VC-104: the captive becomes a fresh victim of AP; a book goes along."""
    words = state.words
    victim: i64 = words[at.NAMED]
    active: i64 = words[at.ACTIVE]
    if words[at.COVER + victim] > 0:
        words[at.LAID_AT + words[at.COVER + victim] - 1] = active
    words[at.PLACE + victim] = at.FRESH
    if state.journal is not None:
        facts.tell(state, "fact-steals", player=active, victim=victim)


def seize_opportunity(state: State) -> None:
    """VC-204 to VC-206: R drops at once, and the victim lies dead in AP's tomb."""
    seat: i64 = state.words[at.ACTIVE]
    victim: i64 = state.words[at.NAMED]
    gain: i64 = consumption_of(state, seat, victim)
    pay_or_gain(state, seat, gain)
    state.words[at.PLACE + victim] = at.DEAD + seat
    if state.journal is not None:
        total: i64 = state.drops(seat)
        facts.tell(
            state, "fact-consumes-at-once", player=seat, victim=victim, drops=gain, total=total
        )


def consumption_of(state: State, seat: i64, victim: i64) -> i64:
    """VC-219: the right value, and one more for Count Biggulp where the card grants it."""
    gain: i64 = state.printed.right[victim]
    if state.printed.bonus[victim] == 1 and state.has_ability(seat, c.BIGGULP):
        gain += 1
    return gain


def pay_or_gain(state: State, seat: i64, change: i64) -> None:
    """VC-8, VC-175, VC-205: drops never fall below 0."""
    drops: i64 = state.drops(seat) + change
    state.words[at.DROPS + seat] = drops if drops > 0 else 0
