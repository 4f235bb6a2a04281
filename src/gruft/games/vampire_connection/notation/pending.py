"""The open decision of The Vampire Connection as JSON: what is asked, and what led to it.

Which entries a decision has, and which it cannot do without, is said by its question; how an entry
is written and read is declared here. An offer is played, from its first card to the open decision.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from gruft.games.vampire_connection.notation.names import (
    FORM_NAMES,
    TYPES,
    find_victim,
    find_village_card,
    village_name,
)
from gruft.games.vampire_connection.rules.connection import MOST_OFFERS, Offer, begin, forget_offer
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel import declared
from gruft.kernel.card_lists import EMPTY
from gruft.kernel.declared import Fact, Numbers
from gruft.kernel.laying import (
    as_mapping,
    as_number,
    as_seat,
    as_text,
    as_word,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

DECISIONS = {question.name: number for number, question in enumerate(QUESTIONS)}
POINTS = ("start", "trade", "arrival", "end")
GOALS = ("castle", "tomb", "village", "village+2x", "castle of")
TARGETED = {"GO": c.PLAY_OPPORTUNITY, "escape": c.PLAY_ESCAPE, "party": c.PLAY_PARTY}
#: The sides of an offer, each two words, and the decisions in which they are composed.
SIDES = {"give": at.GIVE, "want": at.WANT, "counter_give": at.COUNTER_GIVE}
SIDES["counter_want"] = at.COUNTER_WANT
MOST_NET = 9999
#: An entry that is not written here.
ABSENT = object()

Data = Mapping[str, object]


def keys_of(decision: int) -> list[str]:
    """The entries that a decision has, beside its name."""
    return QUESTIONS[decision].entries


def pending_json(position: VampireConnection) -> dict[str, object]:
    """What is asked, and the facts that the answer needs."""
    question = QUESTIONS[position.words[at.DECISION]]
    entries = entries_for(int(position.seats))
    written = {key: entries[key].write(position.words) for key in question.entries}
    said = {key: value for key, value in written.items() if value is not ABSENT}
    return {"decision": question.name} | said


def lay_pending(position: VampireConnection, written: object) -> None:
    """Open the written decision; without one the turn begins."""
    words = position.words
    if written is None:
        words[at.NEXT] = at.TURN_STARTS
        position.run()
        return
    data = {"decision": written} if isinstance(written, str) else as_mapping(written, "pending")
    decision = as_word(data.get("decision"), "pending.decision", list(DECISIONS))
    question, entries = QUESTIONS[decision], entries_for(int(position.seats))
    refuse_unknown_keys(data, ("decision", *question.entries))
    for key in question.needed:
        if key not in data:
            raise Refused("position-pending-lacks", "VC-247", setting=key, decision=question.name)
    words[at.NEXT] = at.ASK
    words[at.GOAL_SEAT], words[at.NAMED] = -1, -1
    if isinstance(question, Offer):
        _play_the_offer(position, data, question)
        if "asked" in data:
            entries["asked"].lay(words, data["asked"])
        return
    words[at.DECISION] = decision
    if "discarded" in question.entries:
        words[at.NAMED] = 0
    for key in question.entries:
        if key in data:
            entries[key].lay(words, data[key])
    if "asked" not in data:
        words[at.ASKED] = question.usually_asked(position)


# --- an offer is played --------------------------------------------------------------------------


def _play_the_offer(position: VampireConnection, data: Data, question: Offer) -> None:
    """Play the written offer from its first card to the open decision."""
    words, wanted = position.words, DECISIONS[question.name]
    offers = as_number(data.get("offers", 0), "pending.offers", 0, MOST_OFFERS)
    partner = as_seat(data["partner"], "pending.partner", int(position.seats))
    if offers == 0:
        raise impossible("VC-42", question.name)
    begin(position)
    forget_offer(position)
    words[at.OFFERS] = offers - 1
    _play(position, c.OFFER_TO + partner, question)
    for key in SIDES:
        composed = int(words[at.DECISION])
        for card in _side(data, key):
            if words[at.DECISION] != composed:
                raise impossible("VC-39", question.name)
            _play(position, c.TYPE + card, question)
        if words[at.DECISION] == composed < wanted:
            _play(position, c.CONFIRM, question)
        if words[at.DECISION] == DECISIONS["offer-answer"] < wanted:
            _play(position, c.COUNTER, question)
    if words[at.DECISION] != wanted:
        raise impossible("VC-33", question.name)


def _play(position: VampireConnection, move: int, question: Offer) -> None:
    seat = int(position.words[at.ASKED])
    reason = position.objection(seat, move)
    if reason is not None:
        raise impossible(reason.clause, question.name)
    position.apply(seat, move)


def impossible(clause: str, decision: str) -> Refused:
    """The rules never ask this here."""
    return Refused("position-question-impossible", clause, decision=decision)


def _side(data: Data, key: str) -> list[int]:
    """VC-33, VC-248: one or two types in rising order; none where nothing is written."""
    named = sorted(TYPES.read_named(as_text(data.get(key, EMPTY), f"pending.{key}")))
    if len(named) > 2:
        raise Refused("refusal-one-or-two-cards", "VC-33", given=str(data[key])[:60])
    return named


# --- the entries ---------------------------------------------------------------------------------


@lru_cache
def entries_for(seats: int) -> dict[str, Fact]:
    """Every entry of `pending`, for so many players."""
    facts = (
        declared.seat("pending.asked", at.ASKED, seats),
        declared.word("pending.point", at.POINT, POINTS),
        declared.switch("pending.responded", at.RESPONDED),
        declared.number("pending.offers", at.OFFERS, 0, MOST_OFFERS),
        declared.seat("pending.partner", at.PARTNER, seats),
        *(_side_of_offer(key, place) for key, place in SIDES.items()),
        _if(_is_journey, declared.word("pending.form", at.FORM, FORM_NAMES)),
        _if(_is_journey, declared.word("pending.goal", at.GOAL, GOALS)),
        _if(_is_robbery, declared.seat("pending.lord", at.GOAL_SEAT, seats)),
        _if(_is_targeted, Fact("pending.card", "a card", _write_card, _lay_card)),
        Fact("pending.laid", "a number", lambda words: int(words[at.SLOT]), _lay_laid),
        _victim("pending.last", at.NAMED, 0),
        _victim("pending.victim", at.NAMED, 0),
        Fact("pending.events", "the two turned cards", _write_events, _lay_events),
        declared.switch("pending.event_done", at.EVENT_DONE),
        _gifts(seats),
        declared.number("pending.net", at.NET, 1, MOST_NET),
        _victim("pending.consumed", at.CONSUMED, 1),
        declared.number("pending.discarded", at.NAMED, 0, 99),
    )
    return {fact.key.removeprefix("pending."): fact for fact in facts}


def _if(holds: Callable[[Numbers], bool], fact: Fact) -> Fact:
    """An entry that is written only where it says something."""
    return replace(fact, write=lambda words: fact.write(words) if holds(words) else ABSENT)


def _is_journey(words: Numbers) -> bool:
    return words[at.DECISION] != at.RESPONSE or words[at.CARD] != c.PLAY_OPPORTUNITY


def _is_robbery(words: Numbers) -> bool:
    return _is_journey(words) and words[at.GOAL] == c.TO_ROB


def _is_targeted(words: Numbers) -> bool:
    return words[at.CARD] in TARGETED.values()


def _side_of_offer(key: str, place: int) -> Fact:
    def write(words: Numbers) -> object:
        named = [int(words[one]) - 1 for one in (place, place + 1) if words[one]]
        return TYPES.write(named) if named else ABSENT

    def lay(words: Numbers, value: object) -> None:
        raise AssertionError("an offer is played")

    return Fact(f"pending.{key}", "list of cards", write, lay)


def _write_card(words: Numbers) -> object:
    return next(name for name, play in TARGETED.items() if play == words[at.CARD])


def _lay_card(words: Numbers, value: object) -> None:
    chosen = as_word(value, "pending.card", list(TARGETED))
    words[at.CARD] = list(TARGETED.values())[chosen]


def _lay_laid(words: Numbers, value: object) -> None:
    """Where and what is being laid follows from the laid card itself."""
    slot = as_number(value, "pending.laid", 0, c.MOST_LAID - 1)
    words[at.SLOT] = slot
    words[at.CARD] = words[at.LAID_KIND + slot] - 1
    words[at.CASTLE] = words[at.LAID_AT + slot]


def _read_victim(value: object, key: str) -> int:
    found = find_victim(as_text(value, key))
    if found is None:
        raise Refused("refusal-no-such-victim", "VC-7", given=str(value)[:40])
    return found


def _victim(key: str, place: int, shift: int) -> Fact:
    """A victim, kept as its number and a shift; nobody is one below it, and `null`."""

    def write(words: Numbers) -> object:
        named = int(words[place]) - shift
        return village_name(named) if named >= 0 else None

    def lay(words: Numbers, value: object) -> None:
        words[place] = shift + (-1 if value is None else _read_victim(value, key))

    return Fact(key, "a victim", write, lay)


def _write_events(words: Numbers) -> object:
    events = [int(words[place]) for place in (at.FIRST_EVENT, at.SECOND_EVENT)]
    return [village_name(card) if card >= 0 else None for card in events]


def _lay_events(words: Numbers, value: object) -> None:
    events = per_seat(value, "pending.events", 2)
    for place, event in zip((at.FIRST_EVENT, at.SECOND_EVENT), events, strict=True):
        card = -1 if event is None else find_village_card(as_text(event, "pending.events"))
        if card is None:
            raise Refused("refusal-no-such-village-card", "VC-5", given=str(event)[:40])
        words[place] = card


def _gifts(seats: int) -> Fact:
    """VC-92: what each has chosen; `null` for who has not, `-` for who gives nothing."""

    def write(words: Numbers) -> object:
        chosen = [int(words[at.CHOSEN + seat]) for seat in range(seats)]
        return [EMPTY if one < 0 else village_name(one - 1) if one else None for one in chosen]

    def lay(words: Numbers, value: object) -> None:
        for seat, gift in enumerate(per_seat(value, "pending.gifts", seats)):
            if gift is None or gift == EMPTY:
                words[at.CHOSEN + seat] = 0 if gift is None else -1
            else:
                words[at.CHOSEN + seat] = _read_victim(gift, "pending.gifts") + 1

    return Fact("pending.gifts", f"list of {seats}, each a victim", write, lay)
