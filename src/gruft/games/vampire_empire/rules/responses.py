"""Chapter 9.4: H answers what V has shown, and V may replace what was cancelled."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import combat, deaths, groups, support, water
from gruft.games.vampire_empire.rules.common import (
    all_of,
    cannot_be_played,
    card_or_nothing,
    misplaced,
    never_held,
    not_in_edition,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

RESPONSES: Final[list[int]] = [c.PLAY + c.SECRET_PASSAGE, c.PLAY + c.SACRIFICE, c.DONE]
SACRIFICE_FIRST: Final = Reason("refusal-sacrifice-first", "VE-249")
PASSAGE_OUTSIDE_COMBAT: Final = Reason("refusal-passage-outside-combat", "VE-118")
ALL_CANCELLED: Final = Reason("refusal-all-cancelled", "VE-119")
ONLY_SACRIFICE_OR_PASSAGE: Final = Reason("refusal-only-sacrifice-or-passage", "VE-119", "card")
ONLY_SACRIFICE: Final = Reason("refusal-only-sacrifice", "VE-173", "card")
CANCELLED_ALREADY: Final = Reason(
    "refusal-cancelled-already", "VE-119", "card", "cards=cancellable"
)
SHOWN_EARLIER: Final = Reason("refusal-shown-earlier", "VE-175", "card", "cards=cancellable")
NOT_IN_THE_GROUP: Final = Reason("refusal-not-in-the-group", "VE-174", "card", "cards=cancellable")
REPLACEMENT_NOT_RED: Final = Reason("refusal-replacement-not-red", "VE-144", "card")


def ask(state: State) -> None:
    """VE-119, VE-126, VE-145: H is asked, even if nothing is left to cancel."""
    words = state.words
    words[at.NEXT] = at.RESPONSE_OVER
    if state.hand_size(c.HUMANS) > 0:
        words[at.DECISION] = at.RESPOND
        words[at.ASKED] = c.HUMANS
        words[at.NEXT] = at.ASK


@final
class Respond(Question[State]):
    """VE-119, VE-173, VE-249: Secret Passage in a combat, Sacrifice, or decline."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        if state.held(seat, c.SECRET_PASSAGE) == 0:
            return card_or_nothing(state, seat, c.SACRIFICE)
        return RESPONSES

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return None
        if c.is_pick(move):
            return SACRIFICE_FIRST
        if not c.is_play(move):
            return misplaced(state, seat, move)
        kind: i64 = move - c.PLAY
        return (
            never_held(state, seat, kind)
            or _no_response(state, kind)
            or cannot_be_played(state, seat, kind)
        )

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        if move == c.DONE:
            if state.journal is not None:
                facts.declined(state)
            words[at.NEXT] = at.RESPONSE_OVER
            return
        kind: i64 = move - c.PLAY
        state.play_from_hand(c.HUMANS, kind)
        words[at.ANSWER] = kind + 1
        if kind == c.SECRET_PASSAGE:
            support.ask_for_payment(state, state.cost(kind), at.FOR_PASSAGE)
            return
        options = cancellable(state)
        if len(options) > 1:
            words[at.DECISION] = at.CANCEL_PICK
            words[at.COMPOSING] = 1
            return
        words[at.PICKED] = options[0] - c.PICK + 1
        support.ask_for_payment(state, state.cost(kind), at.FOR_SACRIFICE)


def _no_response(state: State, kind: i64) -> Reason | None:
    """VE-118, VE-119, VE-173: what does not answer V's cards, or has nothing to answer."""
    fighting = state.words[at.CONTEXT] == at.ON_COMBAT
    if kind == c.SECRET_PASSAGE:
        return None if fighting else PASSAGE_OUTSIDE_COMBAT
    if kind == c.SACRIFICE:
        return None if cancellable(state) else ALL_CANCELLED
    return ONLY_SACRIFICE_OR_PASSAGE if fighting else ONLY_SACRIFICE


def cancellable(state: State) -> list[int]:
    """VE-174, VE-249: the kinds of V's group that are not cancelled yet, or the single card."""
    if state.words[at.CONTEXT] not in (at.ON_HIDE, at.ON_COMBAT):
        return [c.PICK + state.words[at.CARD] - 1]
    words = state.words
    found: list[int] = []
    for kind in range(i64(c.KINDS)):
        if words[at.GROUP + kind] > 0:
            found.append(c.PICK + kind)
    return found


@final
class CancelPick(Question[State]):
    """VE-137, VE-174, VE-175, VE-249: a card of the group just shown, not cancelled yet."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return cancellable(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not c.is_pick(move):
            return misplaced(state, seat, move)
        kind: i64 = move - c.PICK
        missing = not_in_edition(state, kind)
        if missing is not None or move in cancellable(state):
            return missing
        if state.words[at.CANCELLED + kind] > 0:
            return CANCELLED_ALREADY
        shown = state.words[at.FIELD + c.VAMPIRES * c.KINDS + kind] > 0
        return SHOWN_EARLIER if shown else NOT_IN_THE_GROUP

    def take(self, state: State, seat: i64, move: i64) -> None:
        state.words[at.PICKED] = move - c.PICK + 1
        support.ask_for_payment(state, state.cost(c.SACRIFICE), at.FOR_SACRIFICE)


def sacrifice_paid(state: State) -> None:
    """VE-141 to VE-145: one card has no effect; V may replace a card of a group."""
    words = state.words
    kind: i64 = words[at.PICKED] - 1
    context: i64 = words[at.CONTEXT]
    words[at.PICKED] = 0
    _answer_to_moat(state)
    if state.journal is not None:
        facts.play(state, "fact-sacrifice", c.HUMANS, card=kind)
    if context == at.ON_CARD:
        support.card_finished(state)
    elif context == at.ON_DENIAL:
        water.denial_cancelled(state)
    elif context == at.ON_REGENERATION:
        deaths.regeneration_cancelled(state)
    else:
        words[at.GROUP + kind] -= 1
        words[at.GROUP_SIZE] -= 1
        words[at.CANCELLED + kind] += 1
        if context == at.ON_COMBAT:
            # VE-112: it counts 0 from now on.
            words[groups.sum_of(state)] -= state.printed.value[kind]
        words[at.NEXT] = at.REPLACEMENT_ASKED


def _answer_to_moat(state: State) -> None:
    state.into_moat(c.HUMANS, state.words[at.ANSWER] - 1)
    state.words[at.ANSWER] = 0


def passage_paid(state: State) -> None:
    """VE-162, VE-163: the combat ends at once."""
    _answer_to_moat(state)
    if state.journal is not None:
        facts.play(state, "fact-passage", c.HUMANS)
    combat.end_without_death(state, "passage")


# --- replacements --------------------------------------------------------------------------------


def ask_for_replacement(state: State) -> None:
    """VE-144, VE-145: V is asked, unless their hand is empty."""
    words = state.words
    words[at.NEXT] = at.RESPONSE_ASKED
    if state.hand_size(c.VAMPIRES) > 0:
        words[at.DECISION] = at.REPLACE
        words[at.ASKED] = c.VAMPIRES
        words[at.NEXT] = at.ASK


@final
class Replace(Question[State]):
    """VE-144: one more eligible card that can be paid for; for Hide a red card; or decline."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        found = all_of(c.PLAY, state, seat, 0)
        found.append(c.DONE)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return None
        if not c.is_play(move):
            return misplaced(state, seat, move)
        kind: i64 = move - c.PLAY
        return (
            never_held(state, seat, kind)
            or _cannot_replace(state, seat, kind)
            or cannot_be_played(state, seat, kind)
        )

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        if move == c.DONE:
            if state.journal is not None:
                facts.declined(state)
            words[at.NEXT] = at.RESPONSE_ASKED
            return
        kind: i64 = move - c.PLAY
        state.play_from_hand(c.VAMPIRES, kind)
        words[at.PICKED] = kind + 1
        support.ask_for_payment(state, state.cost(kind), at.FOR_REPLACEMENT)


def _cannot_replace(state: State, seat: i64, kind: i64) -> Reason | None:
    """VE-144: what could not have been in the group."""
    if state.words[at.CONTEXT] != at.ON_HIDE:
        return groups.not_eligible(state, seat, kind)
    return None if state.printed.types[kind] & c.RED != 0 else REPLACEMENT_NOT_RED


def replacement_paid(state: State) -> None:
    """VE-145: it belongs to the group and can itself be cancelled."""
    words = state.words
    kind: i64 = words[at.PICKED] - 1
    words[at.PICKED] = 0
    words[at.GROUP + kind] += 1
    words[at.GROUP_SIZE] += 1
    words[at.FIELD + c.VAMPIRES * c.KINDS + kind] += 1
    if words[at.CONTEXT] == at.ON_COMBAT:
        words[groups.sum_of(state)] += state.printed.value[kind]
    if state.journal is not None:
        facts.play(state, "fact-replaces", c.VAMPIRES, card=kind)
    words[at.NEXT] = at.RESPONSE_ASKED
