"""Whether the open decision of The Vampire Connection can be asked in this position.

The rules never ask such a question in vain; a written position might. Only what everybody could
see at the table is compared, and the hands that a question is about.
"""

from collections.abc import Callable

from gruft.games.vampire_connection.notation.pending import decision_name
from gruft.games.vampire_connection.rules.connection import MOST_OFFERS
from gruft.games.vampire_connection.rules.hunters import some_target_in_tomb
from gruft.games.vampire_connection.rules.play import against_target
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.turns import drinks
from gruft.games.vampire_connection.rules.victims import can_be_stolen, consumption_of
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import BALL as BALL_CARD
from gruft.games.vampire_connection.state.cards import event_kind, is_event
from gruft.kernel.refusal import Refused

Holds = Callable[[VampireConnection], bool]


def check_question(position: VampireConnection) -> None:
    """Refuse a question that the rules would not ask here, naming the clause that forbids it."""
    decision = int(position.words[at.DECISION])
    for decisions, clause, holds in _CONDITIONS:
        if decision in decisions and not holds(position):
            name = decision_name(position)
            raise Refused("position-question-impossible", clause, decision=name)


def _active_is_asked(position: VampireConnection) -> bool:
    return bool(position.words[at.ASKED] == position.words[at.ACTIVE])


def _another_is_asked(position: VampireConnection) -> bool:
    return not _active_is_asked(position)


def _partner_is_asked(position: VampireConnection) -> bool:
    return bool(position.words[at.ASKED] == position.words[at.PARTNER])


# --- windows -------------------------------------------------------------------------------------


def _hunters_have_a_target(position: VampireConnection) -> bool:
    return bool(position.hunters_enabled() and some_target_in_tomb(position))


def _hunters_may_come(position: VampireConnection) -> bool:
    words = position.words
    form = words[at.FORM] in (c.FORM_WOLF, c.FORM_BAT, c.FORM_CARRIAGE)
    return bool(form and position.hunters_enabled() and words[at.IMMUNE] == 0)


def _is_on_its_way(position: VampireConnection) -> bool:
    """VC-49, VC-50: unstaked, and from the tomb only home."""
    words = position.words
    if position.is_staked(words[at.ACTIVE]):
        return False
    return bool(position.in_tomb(words[at.ACTIVE]) == (words[at.GOAL] == c.TO_CASTLE))


def _robs_a_foreign_castle(position: VampireConnection) -> bool:
    words = position.words
    if words[at.GOAL] != c.TO_ROB:
        return bool(words[at.DECISION] == at.MOVE_WINDOW)
    lord = words[at.GOAL_SEAT]
    return bool(
        lord >= 0 and lord != words[at.ACTIVE] and words[at.FORM] in (c.FORM_BAT, c.FORM_CARRIAGE)
    )


def _turn_begins_clean(position: VampireConnection) -> bool:
    """VC-165, VC-186: what was caught is captive and what was played is gone when a turn ends."""
    words = position.words
    if words[at.DECISION] == at.TOMB_WINDOW and words[at.POINT] > at.AFTER_TRADE:
        return True
    return _nobody_is_fresh(position) and words[at.PARTY_FLAG] == 0


def _some_offer_is_left(position: VampireConnection) -> bool:
    return bool(position.words[at.OFFERS] < MOST_OFFERS)


# --- play ----------------------------------------------------------------------------------------


def _card_was_played(position: VampireConnection) -> bool:
    """A played card is on its pile at once; the Party lies on the table."""
    words = position.words
    if words[at.CARD] == c.PLAY_PARTY:
        return bool(words[at.PARTY_FLAG] == 1)
    pile = {c.PLAY_OPPORTUNITY: c.GOOD_OPPORTUNITY, c.PLAY_ESCAPE: c.ESCAPE}.get(
        int(words[at.CARD])
    )
    return pile is None or bool(words[at.DISCARDED + pile] > 0)


def _is_free_to_play(position: VampireConnection) -> bool:
    """VC-158: a staked vampire's owner can let escape, and no more."""
    return position.words[at.CARD] == c.PLAY_ESCAPE or not position.is_staked(
        position.words[at.ACTIVE]
    )


def _protection_is_being_laid(position: VampireConnection) -> bool:
    """The victims under it are named in rising order, and the last one is known."""
    words = position.words
    under = [
        victim for victim in range(c.VICTIMS) if words[at.COVER + victim] == words[at.SLOT] + 1
    ]
    kind = words[at.LAID_KIND + words[at.SLOT]] - 1
    room = {c.LAID_BOOK: 0, c.LAID_HOLY_WATER: 1}.get(int(kind), c.VICTIMS)
    last = under[-1] if under else -1
    return bool(kind >= 0 and words[at.NAMED] == last and len(under) <= room)


def _attack_can_be_answered(position: VampireConnection) -> bool:
    """VC-101, VC-122, VC-125: the victim lies in the castle of the lord who is asked."""
    words = position.words
    victim, lord = int(words[at.NAMED]), int(words[at.ASKED])
    if victim < 0 or not position.is_captive_of(victim, lord) or lord == words[at.ACTIVE]:
        return False
    if words[at.CARD] == c.PLAY_OPPORTUNITY:
        return against_target(position, words[at.ACTIVE], words[at.CARD], victim) is None
    robbed = words[at.CARD] == 0 and words[at.GOAL] == c.TO_ROB and words[at.GOAL_SEAT] == lord
    return bool(robbed and can_be_stolen(position, victim) and position.has_priest(lord, False))


def _robber_is_out(position: VampireConnection) -> bool:
    return position.words[at.CARD] == c.PLAY_OPPORTUNITY or (
        _is_on_its_way(position) and _robs_a_foreign_castle(position)
    )


# --- events and the end of the turn --------------------------------------------------------------


def _events(position: VampireConnection) -> list[int]:
    return [int(position.words[place]) for place in (at.FIRST_EVENT, at.SECOND_EVENT)]


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
        chosen = int(position.words[at.CHOSEN + seat])
        if (chosen < 0) != (position.captives(seat) == 0):
            return False
        if chosen > 0 and not position.is_captive_of(chosen - 1, seat):
            return False
    return True


def _drinks(position: VampireConnection) -> bool:
    return bool(drinks(position))


def _consumed_lies_dead(position: VampireConnection) -> bool:
    consumed = int(position.words[at.CONSUMED]) - 1
    return consumed < 0 or bool(
        position.words[at.PLACE + consumed] == at.DEAD + position.words[at.ACTIVE]
    )


def _victims_brought_it(position: VampireConnection) -> bool:
    """VC-171: which captives lay protected cannot be told any more; all but losses may count."""
    words, seat = position.words, int(position.words[at.ACTIVE])
    captives = (one for one in range(c.VICTIMS) if position.is_captive_of(one, seat))
    most = sum(max(0, int(position.printed.left[one])) for one in captives)
    most *= 2 if words[at.PARTY_FLAG] else 1
    if words[at.CONSUMED] > 0:
        most += int(consumption_of(position, seat, words[at.CONSUMED] - 1))
    return bool(words[at.NET] <= most)


def _nobody_is_fresh(position: VampireConnection) -> bool:
    return not any(position.is_fresh(victim) for victim in range(c.VICTIMS))


def _hand_is_too_large(position: VampireConnection) -> bool:
    return bool(position.hand_size(position.words[at.ACTIVE]) > position.printed.hand_limit)


_ACTIVE_DECIDES = (
    *(
        at.CONNECTION,
        at.OFFER_GIVE,
        at.OFFER_WANT,
        at.COUNTER_ANSWER,
        at.PLAYING,
        at.TARGET,
        at.COVERING,
    ),
    *(at.ROB, at.ORDER),
    *(at.CONSUME, at.BUYING, at.DISCARD),
)
#: Decisions, the clause, and what it demands of them.
_CONDITIONS: tuple[tuple[range | tuple[int, ...], str, Holds], ...] = (
    (_ACTIVE_DECIDES, "VC-22", _active_is_asked),
    ((at.TOMB_WINDOW, at.MOVE_WINDOW), "VC-141", _another_is_asked),
    ((at.OFFER_ANSWER, at.COUNTERING_GIVE, at.COUNTERING_WANT), "VC-40", _partner_is_asked),
    ((at.TOMB_WINDOW,), "VC-144", _hunters_have_a_target),
    ((at.MOVE_WINDOW,), "VC-138", _hunters_may_come),
    ((at.MOVE_WINDOW, at.ROB), "VC-49", _is_on_its_way),
    ((at.MOVE_WINDOW, at.ROB), "VC-100", _robs_a_foreign_castle),
    ((at.CONNECTION,), "VC-42", _some_offer_is_left),
    (range(at.TOMB_WINDOW, at.COUNTER_ANSWER + 1), "VC-186", _turn_begins_clean),
    ((at.TARGET, at.RESPONSE), "VC-11", _card_was_played),
    ((at.TARGET, at.RESPONSE), "VC-158", _is_free_to_play),
    ((at.COVERING,), "VC-109", _protection_is_being_laid),
    ((at.RESPONSE,), "VC-125", _attack_can_be_answered),
    ((at.RESPONSE,), "VC-100", _robber_is_out),
    ((at.ORDER,), "VC-84", _two_kinds_lie_open),
    ((at.GIVING,), "VC-89", _a_ball_is_on),
    ((at.GIVING,), "VC-91", _gifts_are_captives),
    ((at.CONSUME, at.BUYING), "VC-169", _drinks),
    ((at.BUYING,), "VC-164", _consumed_lies_dead),
    ((at.BUYING, at.DISCARD), "VC-165", _nobody_is_fresh),
    ((at.BUYING,), "VC-171", _victims_brought_it),
    ((at.DISCARD,), "VC-184", _hand_is_too_large),
)
