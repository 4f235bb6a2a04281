"""Lays the written open decision of The Vampire Connection over a position.

Which entries a decision has and which it cannot do without is said by two tables at the end.
"""

from collections.abc import Callable, Collection, Mapping

from gruft.games.vampire_connection.card_lists import (
    find_victim,
    find_village_card,
    read_named_types,
)
from gruft.games.vampire_connection.cards import MOST_LAID
from gruft.games.vampire_connection.knowledge import learn_offered
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    ASK,
    ASKED,
    BUYING,
    CARD,
    CASTLE,
    CHOSEN,
    CONNECTION,
    CONSUME,
    CONSUMED,
    COUNTER_ANSWER,
    COUNTER_GIVE,
    COUNTERING_GIVE,
    COUNTERING_WANT,
    COVERING,
    DECISION,
    DISCARD,
    EVENT_DONE,
    FIRST_EVENT,
    FORM,
    GIVE,
    GIVING,
    GOAL,
    GOAL_SEAT,
    LAID_AT,
    LAID_KIND,
    MOVE_WINDOW,
    NAMED,
    NET,
    NEXT,
    OFFER_ANSWER,
    OFFER_GIVE,
    OFFER_WANT,
    OFFERS,
    ORDER,
    PARTNER,
    POINT,
    RESPONDED,
    RESPONSE,
    ROB,
    SECOND_EVENT,
    SLOT,
    TARGET,
    TOMB_WINDOW,
    TURN_STARTS,
)
from gruft.games.vampire_connection.names import FORM_NAMES
from gruft.games.vampire_connection.pending_json import DECISIONS, GOALS, POINTS, SIDES, TARGETED
from gruft.games.vampire_connection.position import VampireConnection
from gruft.games.vampire_connection.rules.connection import MOST_OFFERS
from gruft.kernel.card_lists import EMPTY
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_switch,
    as_text,
    as_word,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

MOST_NET = 9999

Reader = Callable[[VampireConnection, Mapping[str, object]], None]


def lay_pending(position: VampireConnection, written: object) -> None:
    """Open the written decision; without one the turn begins."""
    words = position.words
    if written is None:
        words[NEXT] = TURN_STARTS
        position.run()
        return
    data = {"decision": written} if isinstance(written, str) else as_mapping(written, "pending")
    decision = as_word(data.get("decision"), "pending.decision", list(DECISIONS))
    refuse_unknown_keys(data, ("decision", *keys_of(decision)))
    _must_be_written(data, decision)
    words[DECISION] = decision
    words[NEXT] = ASK
    words[GOAL_SEAT], words[NAMED] = -1, _NAMED_AT_FIRST.get(decision, -1)
    for key in keys_of(decision):
        if key in data:
            _READERS[key](position, data)
    _open_the_laid_card(position)
    _let_offers_be_known(position)
    if "asked" not in data:
        words[ASKED] = _who_is_asked(position)


def keys_of(decision: int) -> list[str]:
    """The entries that a decision has, beside its name."""
    return [key for key, decisions in _ENTRIES.items() if decision in decisions]


def _must_be_written(data: Mapping[str, object], decision: int) -> None:
    for key in keys_of(decision):
        if decision in _NEEDED.get(key, ()) and key not in data:
            raise Refused(
                "position-pending-lacks", "VC-247", setting=key, decision=list(DECISIONS)[decision]
            )


def _open_the_laid_card(position: VampireConnection) -> None:
    """Where and what is being laid follows from the laid card itself."""
    words = position.words
    if words[DECISION] == COVERING:
        words[CARD] = words[LAID_KIND + words[SLOT]] - 1
        words[CASTLE] = words[LAID_AT + words[SLOT]]


def _let_offers_be_known(position: VampireConnection) -> None:
    """VC-238: an offer that is whole has told its cards to the other party."""
    words = position.words
    if OFFER_ANSWER <= words[DECISION] <= COUNTER_ANSWER:
        learn_offered(words, words[PARTNER], words[ACTIVE], GIVE)
    if words[DECISION] == COUNTER_ANSWER:
        learn_offered(words, words[ACTIVE], words[PARTNER], COUNTER_GIVE)


def _who_is_asked(position: VampireConnection) -> int:
    """AP, but in windows and answers to offers; the first in a window, the lord of the attacked."""
    words = position.words
    decision, active = int(words[DECISION]), int(words[ACTIVE])
    if decision in (TOMB_WINDOW, MOVE_WINDOW):
        return int(position.left_of(active))
    if decision in (OFFER_ANSWER, COUNTERING_GIVE, COUNTERING_WANT):
        return int(words[PARTNER])
    if decision == RESPONSE:
        return max(0, int(position.lord_of(words[NAMED])))
    return active


def _seat_into(word: int, key: str) -> Reader:
    def read(position: VampireConnection, data: Mapping[str, object]) -> None:
        position.words[word] = as_seat(data[key], f"pending.{key}", int(position.seats))

    return read


def _number_into(word: int, key: str, low: int, high: int) -> Reader:
    def read(position: VampireConnection, data: Mapping[str, object]) -> None:
        position.words[word] = as_number(data[key], f"pending.{key}", low, high)

    return read


def _switch_into(word: int, key: str) -> Reader:
    def read(position: VampireConnection, data: Mapping[str, object]) -> None:
        position.words[word] = int(as_switch(data[key], f"pending.{key}"))

    return read


def _word_into(word: int, key: str, known: tuple[str, ...]) -> Reader:
    def read(position: VampireConnection, data: Mapping[str, object]) -> None:
        position.words[word] = as_word(data[key], f"pending.{key}", known)

    return read


def _side_into(key: str) -> Reader:
    def read(position: VampireConnection, data: Mapping[str, object]) -> None:
        named = sorted(read_named_types(as_text(data[key], f"pending.{key}")))
        if len(named) > 2:
            raise Refused("refusal-one-or-two-cards", "VC-33", given=str(data[key])[:60])
        for place, card in enumerate(named):
            position.words[SIDES[key] + place] = card + 1

    return read


def _victim(value: object, key: str) -> int:
    found = find_victim(as_text(value, key))
    if found is None:
        raise Refused("refusal-no-such-victim", "VC-7", given=str(value)[:40])
    return found


def _victim_into(word: int, key: str, shift: int) -> Reader:
    def read(position: VampireConnection, data: Mapping[str, object]) -> None:
        given = data[key]
        found = -1 if given is None else _victim(given, f"pending.{key}")
        position.words[word] = found + shift

    return read


def _read_card(position: VampireConnection, data: Mapping[str, object]) -> None:
    chosen = as_word(data["card"], "pending.card", list(TARGETED))
    position.words[CARD] = list(TARGETED.values())[chosen]


def _read_events(position: VampireConnection, data: Mapping[str, object]) -> None:
    events = as_list(data["events"], "pending.events")
    if len(events) != 2:
        raise Refused(
            "position-not-per-seat", setting="pending.events", given=len(events), wanted=2
        )
    for place, event in zip((FIRST_EVENT, SECOND_EVENT), events, strict=True):
        card = -1 if event is None else find_village_card(as_text(event, "pending.events"))
        if card is None:
            raise Refused("refusal-no-such-village-card", "VC-5", given=str(event)[:40])
        position.words[place] = card


def _read_gifts(position: VampireConnection, data: Mapping[str, object]) -> None:
    for seat, gift in enumerate(per_seat(data["gifts"], "pending.gifts", int(position.seats))):
        chosen = 0 if gift is None else -1 if gift == EMPTY else _victim(gift, "pending.gifts") + 1
        position.words[CHOSEN + seat] = chosen


_OFFERING = range(OFFER_GIVE, COUNTER_ANSWER + 1)
_COUNTERED = range(COUNTERING_GIVE, COUNTER_ANSWER + 1)
_TRAVELLING = (MOVE_WINDOW, ROB, RESPONSE)
#: The entries of `pending`, and the decisions that have them.
_ENTRIES: dict[str, Collection[int]] = {
    "asked": [*range(TOMB_WINDOW, ORDER + 1), CONSUME, BUYING, DISCARD],
    "point": (TOMB_WINDOW,),
    "responded": (TOMB_WINDOW,),
    "offers": range(CONNECTION, COUNTER_ANSWER + 1),
    "partner": _OFFERING,
    "give": _OFFERING,
    "want": range(OFFER_WANT, COUNTER_ANSWER + 1),
    "counter_give": _COUNTERED,
    "counter_want": (COUNTERING_WANT, COUNTER_ANSWER),
    "form": _TRAVELLING,
    "goal": _TRAVELLING,
    "lord": _TRAVELLING,
    "card": (TARGET, RESPONSE),
    "victim": (RESPONSE,),
    "laid": (COVERING,),
    "last": (COVERING,),
    "gifts": (GIVING,),
    "events": (ORDER, GIVING),
    "event_done": (ORDER, GIVING),
    "net": (BUYING,),
    "consumed": (BUYING,),
    "discarded": (DISCARD,),
}
#: Where an entry cannot be left out.
_NEEDED: dict[str, Collection[int]] = {
    "partner": _OFFERING,
    "give": range(OFFER_WANT, COUNTER_ANSWER + 1),
    "want": range(OFFER_ANSWER, COUNTER_ANSWER + 1),
    "counter_give": (COUNTERING_WANT, COUNTER_ANSWER),
    "counter_want": (COUNTER_ANSWER,),
    "form": (MOVE_WINDOW, ROB),
    "goal": (MOVE_WINDOW, ROB),
    "card": (TARGET,),
    "victim": (RESPONSE,),
    "laid": (COVERING,),
    "gifts": (GIVING,),
    "events": (ORDER, GIVING),
    "net": (BUYING,),
}
#: No card has been discarded yet.
_NAMED_AT_FIRST = {DISCARD: 0}

_READERS: dict[str, Reader] = {
    "asked": _seat_into(ASKED, "asked"),
    "point": _word_into(POINT, "point", POINTS),
    "responded": _switch_into(RESPONDED, "responded"),
    "offers": _number_into(OFFERS, "offers", 0, MOST_OFFERS),
    "partner": _seat_into(PARTNER, "partner"),
    **{key: _side_into(key) for key in SIDES},
    "form": _word_into(FORM, "form", FORM_NAMES),
    "goal": _word_into(GOAL, "goal", GOALS),
    "lord": _seat_into(GOAL_SEAT, "lord"),
    "card": _read_card,
    "laid": _number_into(SLOT, "laid", 0, MOST_LAID - 1),
    "last": _victim_into(NAMED, "last", 0),
    "victim": _victim_into(NAMED, "victim", 0),
    "events": _read_events,
    "event_done": _switch_into(EVENT_DONE, "event_done"),
    "gifts": _read_gifts,
    "net": _number_into(NET, "net", 1, MOST_NET),
    "consumed": _victim_into(CONSUMED, "consumed", 1),
    "discarded": _number_into(NAMED, "discarded", 0, 99),
}
