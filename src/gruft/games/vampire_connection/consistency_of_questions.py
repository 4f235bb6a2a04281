"""Whether the open decision of The Vampire Connection can be asked in this position.

The rules never ask such a question in vain; a written position might. Only what everybody could
see at the table is compared, and the hands that a question is about.
"""

from collections.abc import Callable

from gruft.games.vampire_connection.cards import BALL as BALL_CARD
from gruft.games.vampire_connection.cards import (
    ESCAPE,
    FORM_BAT,
    FORM_CARRIAGE,
    FORM_WOLF,
    GOOD_OPPORTUNITY,
    LAID_BOOK,
    LAID_HOLY_WATER,
    PLAY_ESCAPE,
    PLAY_OPPORTUNITY,
    PLAY_PARTY,
    TO_CASTLE,
    TO_ROB,
    TYPES,
    VICTIMS,
    event_kind,
    is_event,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
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
    COVER,
    COVERING,
    DEAD,
    DECISION,
    DISCARD,
    DISCARDED,
    FIRST_EVENT,
    FORM,
    GIVE,
    GIVING,
    GOAL,
    GOAL_SEAT,
    IMMUNE,
    LAID_KIND,
    MOVE_WINDOW,
    NAMED,
    OFFER_ANSWER,
    OFFER_GIVE,
    OFFER_WANT,
    OFFERS,
    ORDER,
    PARTNER,
    PARTY_FLAG,
    PLACE,
    PLAYING,
    RESPONSE,
    ROB,
    SECOND_EVENT,
    SLOT,
    TARGET,
    TOMB_WINDOW,
)
from gruft.games.vampire_connection.pending_json import decision_name
from gruft.games.vampire_connection.position import VampireConnection
from gruft.games.vampire_connection.rules.hunters import is_target_in_tomb
from gruft.games.vampire_connection.rules.play import can_be_stolen, is_target
from gruft.games.vampire_connection.rules.protections import has_priest
from gruft.games.vampire_connection.rules.turns import drinks
from gruft.kernel.refusal import Refused

Holds = Callable[[VampireConnection], bool]


def check_question(position: VampireConnection) -> None:
    """Refuse a question that the rules would not ask here, naming the clause that forbids it."""
    decision = int(position.words[DECISION])
    for decisions, clause, holds in _CONDITIONS:
        if decision in decisions and not holds(position):
            name = decision_name(position)
            raise Refused("position-question-impossible", clause, decision=name)


def _active_is_asked(position: VampireConnection) -> bool:
    return bool(position.words[ASKED] == position.words[ACTIVE])


def _another_is_asked(position: VampireConnection) -> bool:
    return not _active_is_asked(position)


def _partner_is_asked(position: VampireConnection) -> bool:
    return bool(position.words[ASKED] == position.words[PARTNER])


# --- windows -------------------------------------------------------------------------------------


def _hunters_have_a_target(position: VampireConnection) -> bool:
    seats = range(position.seats)
    return bool(position.hunters_enabled()) and any(
        is_target_in_tomb(position, seat) for seat in seats
    )


def _hunters_may_come(position: VampireConnection) -> bool:
    words = position.words
    form = words[FORM] in (FORM_WOLF, FORM_BAT, FORM_CARRIAGE)
    return bool(form and position.hunters_enabled() and words[IMMUNE] == 0)


def _is_on_its_way(position: VampireConnection) -> bool:
    """VC-49, VC-50: unstaked, and from the tomb only home."""
    words = position.words
    if position.is_staked(words[ACTIVE]):
        return False
    return bool(position.in_tomb(words[ACTIVE]) == (words[GOAL] == TO_CASTLE))


def _robs_a_foreign_castle(position: VampireConnection) -> bool:
    words = position.words
    if words[GOAL] != TO_ROB:
        return bool(words[DECISION] == MOVE_WINDOW)
    lord = words[GOAL_SEAT]
    return bool(lord >= 0 and lord != words[ACTIVE] and words[FORM] in (FORM_BAT, FORM_CARRIAGE))


# --- offers --------------------------------------------------------------------------------------


def _partner_is_another(position: VampireConnection) -> bool:
    return bool(position.words[PARTNER] != position.words[ACTIVE])


def _offers_are_counted(position: VampireConnection) -> bool:
    return bool(position.words[OFFERS] >= 1)


def _offer_is_covered(position: VampireConnection) -> bool:
    return _holds(position, int(position.words[ACTIVE]), GIVE)


def _counter_is_covered(position: VampireConnection) -> bool:
    return _holds(position, int(position.words[PARTNER]), COUNTER_GIVE)


def _holds(position: VampireConnection, seat: int, side: int) -> bool:
    named = _named(position, side)
    return all(named.count(card) <= position.held(seat, card) for card in range(TYPES))


def _named(position: VampireConnection, side: int) -> list[int]:
    return [
        int(position.words[side + place]) - 1 for place in (0, 1) if position.words[side + place]
    ]


def _sides_are_begun(position: VampireConnection) -> bool:
    """Of a side that is being composed at most one card is named; a closed one has one or two."""
    decision = int(position.words[DECISION])
    for first, side in ((OFFER_GIVE, GIVE), (COUNTERING_GIVE, COUNTER_GIVE)):
        for step, place in ((0, side), (1, side + 2)):
            count = len(_named(position, place))
            if decision == first + step and count > 1:
                return False
            if decision > first + step and count == 0:
                return False
    return True


def _offers_change_something(position: VampireConnection) -> bool:
    """VC-39: an offer that is whole gives something else than it wants."""
    decision = int(position.words[DECISION])
    mirrored = decision > OFFER_WANT and _named(position, GIVE) == _named(position, GIVE + 2)
    countered = decision == COUNTER_ANSWER
    give, want = _named(position, COUNTER_GIVE), _named(position, COUNTER_GIVE + 2)
    return not mirrored and not (countered and give == want)


# --- play ----------------------------------------------------------------------------------------


def _card_was_played(position: VampireConnection) -> bool:
    """A played card is on its pile at once; the Party lies on the table."""
    words = position.words
    if words[CARD] == PLAY_PARTY:
        return bool(words[PARTY_FLAG] == 1)
    pile = {PLAY_OPPORTUNITY: GOOD_OPPORTUNITY, PLAY_ESCAPE: ESCAPE}.get(int(words[CARD]))
    return pile is None or bool(words[DISCARDED + pile] > 0)


def _is_free_to_play(position: VampireConnection) -> bool:
    """VC-158: a staked vampire's owner can let escape, and no more."""
    return position.words[CARD] == PLAY_ESCAPE or not position.is_staked(position.words[ACTIVE])


def _protection_is_being_laid(position: VampireConnection) -> bool:
    """The victims under it are named in rising order, and the last one is known."""
    words = position.words
    under = [victim for victim in range(VICTIMS) if words[COVER + victim] == words[SLOT] + 1]
    kind = words[LAID_KIND + words[SLOT]] - 1
    room = {LAID_BOOK: 0, LAID_HOLY_WATER: 1}.get(int(kind), VICTIMS)
    last = under[-1] if under else -1
    return bool(kind >= 0 and words[NAMED] == last and len(under) <= room)


def _attack_can_be_answered(position: VampireConnection) -> bool:
    """VC-101, VC-122, VC-125: the victim lies in the castle of the lord who is asked."""
    words = position.words
    victim, lord = int(words[NAMED]), int(words[ASKED])
    if victim < 0 or not position.is_captive_of(victim, lord) or lord == words[ACTIVE]:
        return False
    if words[CARD] == PLAY_OPPORTUNITY:
        return bool(is_target(position, PLAY_OPPORTUNITY, victim))
    robbed = words[CARD] == 0 and words[GOAL] == TO_ROB and words[GOAL_SEAT] == lord
    return bool(robbed and can_be_stolen(position, victim) and has_priest(position, lord, False))


def _robber_is_out(position: VampireConnection) -> bool:
    return position.words[CARD] == PLAY_OPPORTUNITY or (
        _is_on_its_way(position) and _robs_a_foreign_castle(position)
    )


# --- events and the end of the turn --------------------------------------------------------------


def _events(position: VampireConnection) -> list[int]:
    return [int(position.words[place]) for place in (FIRST_EVENT, SECOND_EVENT)]


def _two_kinds_lie_open(position: VampireConnection) -> bool:
    first, second = _events(position)
    both = is_event(first) and is_event(second)
    return bool(both and event_kind(first) != event_kind(second))


def _a_ball_is_on(position: VampireConnection) -> bool:
    open_events = [card for card in _events(position) if card >= 0]
    ball = bool(open_events) and event_kind(open_events[0]) == BALL_CARD
    return ball and all(is_event(card) for card in open_events)


def _gifts_are_captives(position: VampireConnection) -> bool:
    """VC-91: who has captives gives one, or has still to choose; nobody else gives."""
    for seat in range(position.seats):
        chosen = int(position.words[CHOSEN + seat])
        if (chosen < 0) != (position.captives(seat) == 0):
            return False
        if chosen > 0 and not position.is_captive_of(chosen - 1, seat):
            return False
    return True


def _drinks(position: VampireConnection) -> bool:
    return bool(drinks(position))


def _consumed_lies_dead(position: VampireConnection) -> bool:
    consumed = int(position.words[CONSUMED]) - 1
    return consumed < 0 or bool(position.words[PLACE + consumed] == DEAD + position.words[ACTIVE])


def _nobody_is_fresh(position: VampireConnection) -> bool:
    return not any(position.is_fresh(victim) for victim in range(VICTIMS))


def _hand_is_too_large(position: VampireConnection) -> bool:
    return bool(position.hand_size(position.words[ACTIVE]) > position.printed.hand_limit)


_OFFERING = range(OFFER_GIVE, COUNTER_ANSWER + 1)
_ACTIVE_DECIDES = (
    *(CONNECTION, OFFER_GIVE, OFFER_WANT, COUNTER_ANSWER, PLAYING, TARGET, COVERING),
    *(ROB, ORDER),
    *(CONSUME, BUYING, DISCARD),
)
#: Decisions, the clause, and what it demands of them.
_CONDITIONS: tuple[tuple[range | tuple[int, ...], str, Holds], ...] = (
    (_ACTIVE_DECIDES, "VC-22", _active_is_asked),
    ((TOMB_WINDOW, MOVE_WINDOW), "VC-141", _another_is_asked),
    ((OFFER_ANSWER, COUNTERING_GIVE, COUNTERING_WANT), "VC-40", _partner_is_asked),
    ((TOMB_WINDOW,), "VC-144", _hunters_have_a_target),
    ((MOVE_WINDOW,), "VC-138", _hunters_may_come),
    ((MOVE_WINDOW, ROB), "VC-49", _is_on_its_way),
    ((MOVE_WINDOW, ROB), "VC-100", _robs_a_foreign_castle),
    (_OFFERING, "VC-32", _partner_is_another),
    (_OFFERING, "VC-42", _offers_are_counted),
    (_OFFERING, "VC-33", _sides_are_begun),
    (_OFFERING, "VC-39", _offer_is_covered),
    (_OFFERING, "VC-41", _counter_is_covered),
    (_OFFERING, "VC-39", _offers_change_something),
    ((TARGET, RESPONSE), "VC-11", _card_was_played),
    ((TARGET, RESPONSE), "VC-158", _is_free_to_play),
    ((COVERING,), "VC-109", _protection_is_being_laid),
    ((RESPONSE,), "VC-125", _attack_can_be_answered),
    ((RESPONSE,), "VC-100", _robber_is_out),
    ((ORDER,), "VC-84", _two_kinds_lie_open),
    ((GIVING,), "VC-89", _a_ball_is_on),
    ((GIVING,), "VC-91", _gifts_are_captives),
    ((CONSUME, BUYING), "VC-169", _drinks),
    ((BUYING,), "VC-164", _consumed_lies_dead),
    ((BUYING, DISCARD), "VC-165", _nobody_is_fresh),
    ((DISCARD,), "VC-184", _hand_is_too_large),
)
