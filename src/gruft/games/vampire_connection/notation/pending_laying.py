"""Lays the written open decision of The Vampire Connection over a position.

Which entries a decision has and which it cannot do without is said by two tables at the end.
"""

from collections.abc import Callable, Collection, Mapping

from gruft.games.vampire_connection.notation.card_lists import (
    find_victim,
    find_village_card,
    read_named_types,
)
from gruft.games.vampire_connection.notation.names import FORM_NAMES
from gruft.games.vampire_connection.notation.pending import DECISIONS, GOALS, POINTS, TARGETED
from gruft.games.vampire_connection.rules.connection import MOST_OFFERS, begin, forget_offer
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
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
        words[at.NEXT] = at.TURN_STARTS
        position.run()
        return
    data = {"decision": written} if isinstance(written, str) else as_mapping(written, "pending")
    decision = as_word(data.get("decision"), "pending.decision", list(DECISIONS))
    refuse_unknown_keys(data, ("decision", *keys_of(decision)))
    _must_be_written(data, decision)
    words[at.NEXT] = at.ASK
    words[at.GOAL_SEAT], words[at.NAMED] = -1, _NAMED_AT_FIRST.get(decision, -1)
    if decision in _OFFERING:
        _play_the_offer(position, data, decision)
        if "asked" in data:
            _READERS["asked"](position, data)
        return
    words[at.DECISION] = decision
    for key in keys_of(decision):
        if key in data:
            _READERS[key](position, data)
    _open_the_laid_card(position)
    if "asked" not in data:
        words[at.ASKED] = _who_is_asked(position)


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
    if words[at.DECISION] == at.COVERING:
        words[at.CARD] = words[at.LAID_KIND + words[at.SLOT]] - 1
        words[at.CASTLE] = words[at.LAID_AT + words[at.SLOT]]


# --- an offer is played --------------------------------------------------------------------------


def _play_the_offer(position: VampireConnection, data: Mapping[str, object], decision: int) -> None:
    """Play the written offer from its first card to the open decision."""
    words = position.words
    offers = as_number(data.get("offers", 0), "pending.offers", 0, MOST_OFFERS)
    partner = as_seat(data["partner"], "pending.partner", int(position.seats))
    if offers == 0:
        raise _impossible("VC-42", decision)
    begin(position)
    forget_offer(position)
    words[at.OFFERS] = offers - 1
    _play(position, c.OFFER_TO + partner, decision)
    for key, composed in _SIDES.items():
        for card in _side(data, key):
            if words[at.DECISION] != composed:
                raise _impossible("VC-39", decision)
            _play(position, c.TYPE + card, decision)
        if words[at.DECISION] == composed < decision:
            _play(position, c.CONFIRM, decision)
        if composed == at.OFFER_WANT and decision > at.OFFER_ANSWER:
            _play(position, c.COUNTER, decision)
    if words[at.DECISION] != decision:
        raise _impossible("VC-33", decision)


def _play(position: VampireConnection, move: int, decision: int) -> None:
    seat = int(position.words[at.ASKED])
    reason = position.objection(seat, move)
    if reason is not None:
        raise _impossible(reason.clause, decision)
    position.apply(seat, move)


def _impossible(clause: str, decision: int) -> Refused:
    name = list(DECISIONS)[decision]
    return Refused("position-question-impossible", clause, decision=name)


def _who_is_asked(position: VampireConnection) -> int:
    """AP, but the first in a window, and the lord of the attacked."""
    words = position.words
    decision, active = int(words[at.DECISION]), int(words[at.ACTIVE])
    if decision in (at.TOMB_WINDOW, at.MOVE_WINDOW):
        return int(position.left_of(active))
    if decision == at.RESPONSE:
        return max(0, int(position.lord_of(words[at.NAMED])))
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


def _side(data: Mapping[str, object], key: str) -> list[int]:
    """VC-33, VC-248: one or two types in rising order; none where nothing is written."""
    named = sorted(read_named_types(as_text(data.get(key, EMPTY), f"pending.{key}")))
    if len(named) > 2:
        raise Refused("refusal-one-or-two-cards", "VC-33", given=str(data[key])[:60])
    return named


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
    position.words[at.CARD] = list(TARGETED.values())[chosen]


def _read_events(position: VampireConnection, data: Mapping[str, object]) -> None:
    events = as_list(data["events"], "pending.events")
    if len(events) != 2:
        raise Refused(
            "position-not-per-seat", setting="pending.events", given=len(events), wanted=2
        )
    for place, event in zip((at.FIRST_EVENT, at.SECOND_EVENT), events, strict=True):
        card = -1 if event is None else find_village_card(as_text(event, "pending.events"))
        if card is None:
            raise Refused("refusal-no-such-village-card", "VC-5", given=str(event)[:40])
        position.words[place] = card


def _read_gifts(position: VampireConnection, data: Mapping[str, object]) -> None:
    for seat, gift in enumerate(per_seat(data["gifts"], "pending.gifts", int(position.seats))):
        chosen = 0 if gift is None else -1 if gift == EMPTY else _victim(gift, "pending.gifts") + 1
        position.words[at.CHOSEN + seat] = chosen


#: The sides of an offer, and the decisions in which they are composed.
_SIDES = {
    "give": at.OFFER_GIVE,
    "want": at.OFFER_WANT,
    "counter_give": at.COUNTERING_GIVE,
    "counter_want": at.COUNTERING_WANT,
}
_OFFERING = range(at.OFFER_GIVE, at.COUNTER_ANSWER + 1)
_COUNTERED = range(at.COUNTERING_GIVE, at.COUNTER_ANSWER + 1)
_TRAVELLING = (at.MOVE_WINDOW, at.ROB, at.RESPONSE)
#: The entries of `pending`, and the decisions that have them.
_ENTRIES: dict[str, Collection[int]] = {
    "asked": [*range(at.TOMB_WINDOW, at.ORDER + 1), at.CONSUME, at.BUYING, at.DISCARD],
    "point": (at.TOMB_WINDOW,),
    "responded": (at.TOMB_WINDOW,),
    "offers": range(at.CONNECTION, at.COUNTER_ANSWER + 1),
    "partner": _OFFERING,
    "give": _OFFERING,
    "want": range(at.OFFER_WANT, at.COUNTER_ANSWER + 1),
    "counter_give": _COUNTERED,
    "counter_want": (at.COUNTERING_WANT, at.COUNTER_ANSWER),
    "form": _TRAVELLING,
    "goal": _TRAVELLING,
    "lord": _TRAVELLING,
    "card": (at.TARGET, at.RESPONSE),
    "victim": (at.RESPONSE,),
    "laid": (at.COVERING,),
    "last": (at.COVERING,),
    "gifts": (at.GIVING,),
    "events": (at.ORDER, at.GIVING),
    "event_done": (at.ORDER, at.GIVING),
    "net": (at.BUYING,),
    "consumed": (at.BUYING,),
    "discarded": (at.DISCARD,),
}
#: Where an entry cannot be left out.
_NEEDED: dict[str, Collection[int]] = {
    "partner": _OFFERING,
    "give": range(at.OFFER_WANT, at.COUNTER_ANSWER + 1),
    "want": range(at.OFFER_ANSWER, at.COUNTER_ANSWER + 1),
    "counter_give": (at.COUNTERING_WANT, at.COUNTER_ANSWER),
    "counter_want": (at.COUNTER_ANSWER,),
    "form": (at.MOVE_WINDOW, at.ROB),
    "goal": (at.MOVE_WINDOW, at.ROB),
    "card": (at.TARGET,),
    "victim": (at.RESPONSE,),
    "laid": (at.COVERING,),
    "gifts": (at.GIVING,),
    "events": (at.ORDER, at.GIVING),
    "net": (at.BUYING,),
}
#: No card has been discarded yet.
_NAMED_AT_FIRST = {at.DISCARD: 0}

_READERS: dict[str, Reader] = {
    "asked": _seat_into(at.ASKED, "asked"),
    "point": _word_into(at.POINT, "point", POINTS),
    "responded": _switch_into(at.RESPONDED, "responded"),
    "offers": _number_into(at.OFFERS, "offers", 0, MOST_OFFERS),
    "form": _word_into(at.FORM, "form", FORM_NAMES),
    "goal": _word_into(at.GOAL, "goal", GOALS),
    "lord": _seat_into(at.GOAL_SEAT, "lord"),
    "card": _read_card,
    "laid": _number_into(at.SLOT, "laid", 0, c.MOST_LAID - 1),
    "last": _victim_into(at.NAMED, "last", 0),
    "victim": _victim_into(at.NAMED, "victim", 0),
    "events": _read_events,
    "event_done": _switch_into(at.EVENT_DONE, "event_done"),
    "gifts": _read_gifts,
    "net": _number_into(at.NET, "net", 1, MOST_NET),
    "consumed": _victim_into(at.CONSUMED, "consumed", 1),
    "discarded": _number_into(at.NAMED, "discarded", 0, 99),
}
