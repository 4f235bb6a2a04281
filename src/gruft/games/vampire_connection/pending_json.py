"""The open decision of The Vampire Connection as JSON: what is asked, and what led to it.

Every decision needs a few facts of its own: an offer its cards, a journey its form and goal, a ball
its secret gifts. Only those of the open decision are written. `pending_laying.py` reads them.
"""

from gruft.games.vampire_connection.card_lists import victim_name, village_name, write_types
from gruft.games.vampire_connection.cards import PLAY_ESCAPE, PLAY_OPPORTUNITY, PLAY_PARTY, TO_ROB
from gruft.games.vampire_connection.layout import (
    ASKED,
    BUYING,
    CARD,
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
    LAID_KIND,
    MOVE_WINDOW,
    NAMED,
    NET,
    OFFER_ANSWER,
    OFFER_GIVE,
    OFFER_WANT,
    OFFERS,
    ORDER,
    OVER,
    PARTNER,
    PLAYING,
    POINT,
    RESPONDED,
    RESPONSE,
    ROB,
    SECOND_EVENT,
    SLOT,
    TARGET,
    TOMB_WINDOW,
)
from gruft.games.vampire_connection.names import FORM_NAMES
from gruft.games.vampire_connection.position import VampireConnection

DECISIONS = {
    "over": OVER,
    "tomb-window": TOMB_WINDOW,
    "connection": CONNECTION,
    "offer-give": OFFER_GIVE,
    "offer-want": OFFER_WANT,
    "offer-answer": OFFER_ANSWER,
    "counter-give": COUNTERING_GIVE,
    "counter-want": COUNTERING_WANT,
    "counter-answer": COUNTER_ANSWER,
    "play": PLAYING,
    "target": TARGET,
    "cover": COVERING,
    "move-window": MOVE_WINDOW,
    "rob": ROB,
    "response": RESPONSE,
    "order": ORDER,
    "ball": GIVING,
    "consume": CONSUME,
    "buy": BUYING,
    "discard": DISCARD,
}
POINTS = ("start", "trade", "arrival", "end")
GOALS = ("castle", "tomb", "village", "village+2x", "castle of")
TARGETED = {"GO": PLAY_OPPORTUNITY, "escape": PLAY_ESCAPE, "party": PLAY_PARTY}
SIDES = {"give": GIVE, "want": GIVE + 2, "counter_give": COUNTER_GIVE}
SIDES["counter_want"] = COUNTER_GIVE + 2


Json = dict[str, object]


def decision_name(position: VampireConnection) -> str:
    """The open decision as it is written."""
    return next(name for name, number in DECISIONS.items() if number == position.words[DECISION])


def pending_json(position: VampireConnection) -> Json:
    """What is asked, and the facts that the answer needs."""
    words = position.words
    decision = int(words[DECISION])
    pending: Json = {"decision": decision_name(position)}
    if decision in (OVER, GIVING):
        return pending | (_ball(position) if decision == GIVING else {})
    pending["asked"] = int(words[ASKED])
    for decisions, parts in (
        ((TOMB_WINDOW,), _tomb_window),
        (range(CONNECTION, COUNTER_ANSWER + 1), _connection),
        (range(OFFER_GIVE, COUNTER_ANSWER + 1), _offer),
        ((MOVE_WINDOW, ROB, RESPONSE), _journey),
        ((TARGET, COVERING, RESPONSE), _card),
        ((ORDER,), _events),
        ((BUYING,), _net),
        ((DISCARD,), _discards),
    ):
        if decision in decisions:
            pending |= parts(position)
    return pending


def _tomb_window(position: VampireConnection) -> Json:
    words = position.words
    return {"point": POINTS[words[POINT]], "responded": bool(words[RESPONDED])}


def _connection(position: VampireConnection) -> Json:
    return {"offers": int(position.words[OFFERS])}


def _offer(position: VampireConnection) -> Json:
    words = position.words
    written: Json = {"partner": int(words[PARTNER])}
    for key, side in SIDES.items():
        named = [int(words[place]) - 1 for place in (side, side + 1) if words[place]]
        if named:
            written[key] = write_types(named)
    return written


def _journey(position: VampireConnection) -> Json:
    words = position.words
    if words[DECISION] == RESPONSE and words[CARD] == PLAY_OPPORTUNITY:
        return {}
    goal: Json = {"goal": GOALS[words[GOAL]]}
    if words[GOAL] == TO_ROB:
        goal["lord"] = int(words[GOAL_SEAT])
    return {"form": FORM_NAMES[words[FORM]]} | goal


def _card(position: VampireConnection) -> Json:
    words = position.words
    if words[DECISION] == COVERING:
        last = int(words[NAMED])
        before = sum(1 for slot in range(words[SLOT]) if words[LAID_KIND + slot])
        return {"laid": before, "last": victim_name(last) if last >= 0 else None}
    card = next((name for name, play in TARGETED.items() if play == words[CARD]), None)
    written: Json = {} if card is None else {"card": card}
    if words[DECISION] == RESPONSE:
        written["victim"] = victim_name(int(words[NAMED]))
    return written


def _events(position: VampireConnection) -> Json:
    words = position.words
    events = [int(words[place]) for place in (FIRST_EVENT, SECOND_EVENT)]
    return {
        "events": [village_name(card) if card >= 0 else None for card in events],
        "event_done": bool(words[EVENT_DONE]),
    }


def _ball(position: VampireConnection) -> Json:
    """VC-92: what each has chosen; `null` for who has not, `-` for who gives nothing."""
    gifts: list[object] = []
    for seat in range(position.seats):
        chosen = int(position.words[CHOSEN + seat])
        gifts.append("-" if chosen < 0 else victim_name(chosen - 1) if chosen else None)
    return {"gifts": gifts} | _events(position)


def _net(position: VampireConnection) -> Json:
    words = position.words
    consumed = int(words[CONSUMED]) - 1
    return {
        "net": int(words[NET]),
        "consumed": victim_name(consumed) if consumed >= 0 else None,
    }


def _discards(position: VampireConnection) -> Json:
    return {"discarded": int(position.words[NAMED])}
