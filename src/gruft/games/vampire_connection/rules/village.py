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
from gruft.games.vampire_connection.state.state import State, place_deck, village_deck
from gruft.kernel.journal import CHANCE, SHOWN, Telling
from gruft.kernel.question import Reason
from gruft.kernel.vectors import spread, zeros

HAPPENS: Final = {
    c.SUNRISE: "fact-sunrise",
    c.BALL: "fact-ball",
    c.UNREST: "fact-unrest",
    c.ANGEL: "fact-angel",
}
NOTHING: Final = -1
NOT_ASKED: Final = -1

MUST_ORDER: Final = must_choose("VC-84")
MUST_GIVE: Final = must_choose("VC-91")
NOT_GIVEN: Final = Elsewhere("wanted-own-captive", "VC-91")
FRESH_NOT_GIVEN: Final = Elsewhere("wanted-own-captive", "VC-93")
NOBODY_TO_GIVE: Final = Reason("refusal-nobody-to-give", "VC-91")
GIFT_CHOSEN: Final = Reason("refusal-gift-chosen", "VC-92")


# --- the deck ------------------------------------------------------------------------------------


def return_to_village(state: State, victim: i64) -> None:
    """A victim goes back into the village deck."""
    size: i64 = state.words[at.VILLAGE_DECK_SIZE]
    state.words[state.village_from() + size] = victim
    state.words[at.VILLAGE_DECK_SIZE] = size + 1
    state.words[at.PLACE + victim] = at.IN_VILLAGE


def shuffle_village(state: State) -> None:
    """VC-99: after Unrest, Angel and Escape, without the discard pile, even if nobody went back."""
    counts = zeros(c.VILLAGE_KINDS)
    for card in village_deck(state):
        counts[card] += 1
    order = spread(counts)
    state.chance.shuffle(order, "village")
    place_deck(state.words, state.village_from(), order)
    state.words[at.SHUFFLED] = 1
    if state.journal is not None:
        facts.tell(state, "fact-village-shuffled", CHANCE)


# --- a visit -------------------------------------------------------------------------------------


def visit(state: State) -> None:
    """VC-70 to VC-83: turn one card that matters, or two with Double Success, and execute them.

    VC-71, VC-72, VC-74: a victim is taken along; a defence sends the traveller home.
    """
    words = state.words
    first: i64 = _turn_what_matters(state)
    second: i64 = NOTHING
    if words[at.GOAL] == c.TO_VILLAGE_TWICE:
        second = _turn_what_matters(state)
    words[at.FIRST_EVENT] = NOTHING
    words[at.SECOND_EVENT] = NOTHING
    for place in range(i64(2)):
        card: i64 = first if place == 0 else second
        if card == NOTHING:
            continue
        if is_event(card):
            words[at.FIRST_EVENT + place] = card
        elif is_defence(card):
            words[at.VILLAGE_DISCARDED + card] += 1
        else:
            words[at.PLACE + card] = at.FRESH
            words[at.KIDNAPPED] = 1
    if two_different_events(state):
        state.ask(at.ORDER, words[at.ACTIVE])  # VC-84
    else:
        words[at.NEXT] = at.EVENTS


def _turn_what_matters(state: State) -> i64:
    """VC-75, VC-76, VC-82, VC-85: ineffective defences are put away and replaced at once."""
    words = state.words
    while words[at.VILLAGE_DECK_SIZE] > 0:
        size: i64 = words[at.VILLAGE_DECK_SIZE] - 1
        words[at.VILLAGE_DECK_SIZE] = size
        words[at.TURNED] += 1
        if size == 0:
            words[at.LATCH] = 1  # VC-187: turning the last one sets the latch for good
        card: i64 = words[state.village_from() + size]
        ignored: bool = is_defence(card) and not repulses(state, card)
        if state.journal is not None:
            facts.card_turned(state, card, ignored)
        if not ignored:
            return card
        words[at.VILLAGE_DISCARDED + card] += 1
    return NOTHING


def repulses(state: State, defence: i64) -> bool:
    """VC-73: by form, for the vampire on its way."""
    return turns_back(state, state.words[at.ACTIVE], defence, state.words[at.FORM])


def turns_back(state: State, seat: i64, defence: i64, form: i64) -> bool:
    """VC-73, VC-77, VC-78: by form, unless the travelling vampire's own ability cancels it."""
    if form != c.FORM_HUNCHBACK:
        if defence == c.GARLIC and state.has_ability(seat, c.GARLICTOOTH):
            return False  # VC-224
        if defence == c.WINDOWS and state.has_ability(seat, c.MISTSTONE):
            return False  # VC-226
    return state.printed.repulses[(defence - c.GARLIC) * c.FORMS + form] == 1


def two_different_events(state: State) -> bool:
    """VC-84: their order matters."""
    first: i64 = state.words[at.FIRST_EVENT]
    second: i64 = state.words[at.SECOND_EVENT]
    if first == NOTHING or second == NOTHING:
        return False
    return is_event(first) and is_event(second) and event_kind(first) != event_kind(second)


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

    def flaw(self, state: State) -> str:
        return super().flaw(state) or ("" if two_different_events(state) else "VC-84")


# --- events --------------------------------------------------------------------------------------


def execute_events(state: State) -> None:
    """VC-79, VC-90: one after the other; an event ends PLAY."""
    words = state.words
    if words[at.FIRST_EVENT] == NOTHING and words[at.SECOND_EVENT] == NOTHING:
        words[at.NEXT] = at.PLAY_ENDS if words[at.EVENT_DONE] == 1 else at.PLAY_GOES_ON
        words[at.EVENT_DONE] = 0
        return
    active: i64 = words[at.ACTIVE]
    kind: i64 = event_kind(words[_open_event(state)])
    if state.journal is not None:
        facts.tell(state, HAPPENS[int(kind)], player=active)
    if kind == c.SUNRISE:  # VC-86, VC-87: AP will neither drink nor rest
        for seat in range(state.seats):
            words[at.IN_TOMB + seat] = 1
        words[at.SUNRISE_FLAG] = 1
    else:
        words[at.IN_TOMB + active] = 0  # VC-89
    if kind == c.BALL and _begin_giving(state):
        return
    if kind == c.UNREST:  # VC-96, VC-97: all captives go back, protected or not
        _send_home(state, at.CAPTIVE)
    elif kind == c.ANGEL:  # VC-98: blood already gained is kept
        _send_home(state, at.DEAD)
    put_event_away(state)


def _open_event(state: State) -> i64:
    first: bool = state.words[at.FIRST_EVENT] != NOTHING
    return at.FIRST_EVENT if first else at.SECOND_EVENT


def put_event_away(state: State) -> None:
    """VC-79: the executed event goes to the village discard pile."""
    words = state.words
    place: i64 = _open_event(state)
    words[at.VILLAGE_DISCARDED + words[place]] += 1
    words[place] = NOTHING
    words[at.EVENT_DONE] = 1
    words[at.NEXT] = at.EVENTS


def _send_home(state: State, first: i64) -> None:
    """All captives, or all the dead, go back into the village."""
    for victim in range(i64(c.VICTIMS)):
        place: i64 = state.words[at.PLACE + victim]
        if first <= place < first + state.seats:
            state.uncover(victim)
            return_to_village(state, victim)
    shuffle_village(state)


# --- the masked ball -----------------------------------------------------------------------------


def _begin_giving(state: State) -> bool:
    """VC-91, VC-93: every seat with a captive is asked, all at once."""
    somebody: bool = False
    for seat in range(state.seats):
        has: bool = state.captives(seat) > 0
        state.words[at.CHOSEN + seat] = 0 if has else NOT_ASKED
        somebody = somebody or has
    if somebody:
        state.ask(at.GIVING, state.words[at.ACTIVE])
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

    def is_plain_to_all(self, state: State, seat: i64) -> bool:
        return True

    def seen_asked(self, state: State, viewer: i64) -> list[int]:
        """VC-92: nobody sees who has chosen already, only whether one has oneself."""
        return [
            seat
            for seat in range(state.seats)
            if state.captives(seat) > 0 and (seat != viewer or state.words[at.CHOSEN + seat] == 0)
        ]

    def notices(self, state: State, viewer: i64) -> list[Telling]:
        chosen: i64 = state.words[at.CHOSEN + viewer] - 1 if viewer >= 0 else NOTHING
        return [facts.telling(state, "notice-you-give", victim=chosen)] if chosen >= 0 else []

    def flaw(self, state: State) -> str:
        """VC-89, VC-91: a ball comes next; who has captives gives one or has still to choose."""
        words = state.words
        for place in range(i64(at.FIRST_EVENT), i64(at.SECOND_EVENT + 1)):
            if words[place] != NOTHING and not is_event(words[place]):
                return "VC-89"
        card: i64 = words[_open_event(state)]
        if card == NOTHING or event_kind(card) != c.BALL:
            return "VC-89"
        for seat in range(state.seats):
            chosen: i64 = words[at.CHOSEN + seat]
            if (chosen < 0) != (state.captives(seat) == 0):
                return "VC-91"
            if chosen > 0 and not state.is_captive_of(chosen - 1, seat):
                return "VC-91"
        return ""


def _give_all(state: State) -> None:
    """VC-91, VC-94: all at one moment; alone under its protection a captive takes it along."""
    words = state.words
    gifts: list[int] = []
    for seat in range(state.seats):
        gifts.append(words[at.CHOSEN + seat] - 1)
        words[at.CHOSEN + seat] = 0
        if state.journal is not None and gifts[seat] >= 0:
            left: i64 = state.left_of(seat)
            facts.tell(state, "fact-gives", SHOWN, player=seat, to=left, victim=gifts[seat])
    for seat in range(state.seats):
        victim: i64 = gifts[seat]
        if victim < 0:
            continue
        slot: i64 = words[at.COVER + victim]
        if slot > 0 and state.under(slot - 1) == 1:
            words[at.LAID_AT + slot - 1] = state.left_of(seat)
        else:
            words[at.COVER + victim] = 0
        words[at.PLACE + victim] = at.CAPTIVE + state.left_of(seat)
