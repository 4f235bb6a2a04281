"""The open decision of The Vampire Connection as JSON: what is asked, and what led to it.

Every decision needs a few facts of its own: an offer its cards, a journey its form and goal, a ball
its secret gifts. Only those of the open decision are written. `pending_laying.py` reads them.
"""

from gruft.games.vampire_connection.notation.card_lists import (
    victim_name,
    village_name,
    write_types,
)
from gruft.games.vampire_connection.notation.names import FORM_NAMES
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at

DECISIONS = {
    "over": at.OVER,
    "tomb-window": at.TOMB_WINDOW,
    "connection": at.CONNECTION,
    "offer-give": at.OFFER_GIVE,
    "offer-want": at.OFFER_WANT,
    "offer-answer": at.OFFER_ANSWER,
    "counter-give": at.COUNTERING_GIVE,
    "counter-want": at.COUNTERING_WANT,
    "counter-answer": at.COUNTER_ANSWER,
    "play": at.PLAYING,
    "target": at.TARGET,
    "cover": at.COVERING,
    "move-window": at.MOVE_WINDOW,
    "rob": at.ROB,
    "response": at.RESPONSE,
    "order": at.ORDER,
    "ball": at.GIVING,
    "consume": at.CONSUME,
    "buy": at.BUYING,
    "discard": at.DISCARD,
}
POINTS = ("start", "trade", "arrival", "end")
GOALS = ("castle", "tomb", "village", "village+2x", "castle of")
TARGETED = {"GO": c.PLAY_OPPORTUNITY, "escape": c.PLAY_ESCAPE, "party": c.PLAY_PARTY}
SIDES = {"give": at.GIVE, "want": at.GIVE + 2, "counter_give": at.COUNTER_GIVE}
SIDES["counter_want"] = at.COUNTER_GIVE + 2


Json = dict[str, object]


def decision_name(position: VampireConnection) -> str:
    """The open decision as it is written."""
    return next(name for name, number in DECISIONS.items() if number == position.words[at.DECISION])


def pending_json(position: VampireConnection) -> Json:
    """What is asked, and the facts that the answer needs."""
    words = position.words
    decision = int(words[at.DECISION])
    pending: Json = {"decision": decision_name(position)}
    if decision in (at.OVER, at.GIVING):
        return pending | (_ball(position) if decision == at.GIVING else {})
    pending["asked"] = int(words[at.ASKED])
    for decisions, parts in (
        ((at.TOMB_WINDOW,), _tomb_window),
        (range(at.CONNECTION, at.COUNTER_ANSWER + 1), _connection),
        (range(at.OFFER_GIVE, at.COUNTER_ANSWER + 1), _offer),
        ((at.MOVE_WINDOW, at.ROB, at.RESPONSE), _journey),
        ((at.TARGET, at.COVERING, at.RESPONSE), _card),
        ((at.ORDER,), _events),
        ((at.BUYING,), _net),
        ((at.DISCARD,), _discards),
    ):
        if decision in decisions:
            pending |= parts(position)
    return pending


def _tomb_window(position: VampireConnection) -> Json:
    words = position.words
    return {"point": POINTS[words[at.POINT]], "responded": bool(words[at.RESPONDED])}


def _connection(position: VampireConnection) -> Json:
    return {"offers": int(position.words[at.OFFERS])}


def _offer(position: VampireConnection) -> Json:
    words = position.words
    written: Json = {"partner": int(words[at.PARTNER])}
    for key, side in SIDES.items():
        named = [int(words[place]) - 1 for place in (side, side + 1) if words[place]]
        if named:
            written[key] = write_types(named)
    return written


def _journey(position: VampireConnection) -> Json:
    words = position.words
    if words[at.DECISION] == at.RESPONSE and words[at.CARD] == c.PLAY_OPPORTUNITY:
        return {}
    goal: Json = {"goal": GOALS[words[at.GOAL]]}
    if words[at.GOAL] == c.TO_ROB:
        goal["lord"] = int(words[at.GOAL_SEAT])
    return {"form": FORM_NAMES[words[at.FORM]]} | goal


def _card(position: VampireConnection) -> Json:
    words = position.words
    if words[at.DECISION] == at.COVERING:
        last = int(words[at.NAMED])
        before = sum(1 for slot in range(words[at.SLOT]) if words[at.LAID_KIND + slot])
        return {"laid": before, "last": victim_name(last) if last >= 0 else None}
    card = next((name for name, play in TARGETED.items() if play == words[at.CARD]), None)
    written: Json = {} if card is None else {"card": card}
    if words[at.DECISION] == at.RESPONSE:
        written["victim"] = victim_name(int(words[at.NAMED]))
    return written


def _events(position: VampireConnection) -> Json:
    words = position.words
    events = [int(words[place]) for place in (at.FIRST_EVENT, at.SECOND_EVENT)]
    return {
        "events": [village_name(card) if card >= 0 else None for card in events],
        "event_done": bool(words[at.EVENT_DONE]),
    }


def _ball(position: VampireConnection) -> Json:
    """VC-92: what each has chosen; `null` for who has not, `-` for who gives nothing."""
    gifts: list[object] = []
    for seat in range(position.seats):
        chosen = int(position.words[at.CHOSEN + seat])
        gifts.append("-" if chosen < 0 else victim_name(chosen - 1) if chosen else None)
    return {"gifts": gifts} | _events(position)


def _net(position: VampireConnection) -> Json:
    words = position.words
    consumed = int(words[at.CONSUMED]) - 1
    return {
        "net": int(words[at.NET]),
        "consumed": victim_name(consumed) if consumed >= 0 else None,
    }


def _discards(position: VampireConnection) -> Json:
    return {"discarded": int(position.words[at.NAMED])}
