"""Chapter 9.4: H answers what V has shown, and V may replace what was cancelled."""

from mypy_extensions import i64

from gruft.games.vampire_empire import facts
from gruft.games.vampire_empire.cards import (
    DONE,
    HUMANS,
    KINDS,
    PICK,
    PLAY,
    RED,
    SACRIFICE,
    SECRET_PASSAGE,
    VAMPIRES,
)
from gruft.games.vampire_empire.layout import (
    ANSWER,
    ASK,
    ASKED,
    CANCEL_PICK,
    CANCELLED,
    CARD,
    COMPOSING,
    CONTEXT,
    DECISION,
    FIELD,
    FOR_PASSAGE,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    GROUP,
    GROUP_SIZE,
    NEXT,
    ON_CARD,
    ON_COMBAT,
    ON_DENIAL,
    ON_HIDE,
    PICKED,
    REPLACE,
    REPLACEMENT_ASKED,
    RESPOND,
    RESPONSE_ASKED,
    RESPONSE_OVER,
)
from gruft.games.vampire_empire.rules import actions, combat, deaths, groups, support
from gruft.games.vampire_empire.state import State


def ask(state: State) -> None:
    """VE-119, VE-126, VE-145: H is asked, even if nothing is left to cancel."""
    words = state.words
    words[NEXT] = RESPONSE_OVER
    if state.hand_size(HUMANS) > 0:
        words[DECISION] = RESPOND
        words[ASKED] = HUMANS
        words[NEXT] = ASK


def responses(state: State) -> list[int]:
    """VE-119, VE-173, VE-249: Secret Passage in a combat, Sacrifice, or decline."""
    found: list[int] = []
    if state.words[CONTEXT] == ON_COMBAT and state.can_pay(HUMANS, SECRET_PASSAGE):
        found.append(PLAY + SECRET_PASSAGE)
    if something_to_cancel(state) and state.can_pay(HUMANS, SACRIFICE):
        found.append(PLAY + SACRIFICE)
    found.append(DONE)
    return found


def something_to_cancel(state: State) -> bool:
    """VE-172, VE-174: a single card, or a card of the group that is not cancelled yet."""
    return state.words[CONTEXT] not in (ON_HIDE, ON_COMBAT) or state.words[GROUP_SIZE] > 0


def respond(state: State, move: i64) -> None:
    """H plays a card or lets V's cards be."""
    words = state.words
    if move == DONE:
        if state.journal is not None:
            facts.declined(state, HUMANS)
        words[NEXT] = RESPONSE_OVER
        return
    kind: i64 = move - PLAY
    state.play_from_hand(HUMANS, kind)
    words[ANSWER] = kind + 1
    if kind == SECRET_PASSAGE:
        support.ask_for_payment(state, state.cost(kind), FOR_PASSAGE)
        return
    options = cancellable(state)
    if len(options) > 1:
        words[DECISION] = CANCEL_PICK
        words[COMPOSING] = 1
        return
    words[PICKED] = options[0] - PICK + 1
    support.ask_for_payment(state, state.cost(kind), FOR_SACRIFICE)


def cancellable(state: State) -> list[int]:
    """VE-174, VE-249: the kinds of V's group that are not cancelled yet, or the single card."""
    if state.words[CONTEXT] not in (ON_HIDE, ON_COMBAT):
        return [PICK + state.words[CARD] - 1]
    found: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        if state.words[GROUP + kind] > 0:
            found.append(PICK + kind)
        kind += 1
    return found


def pick_cancelled(state: State, move: i64) -> None:
    """VE-137: Sacrifice names its card as it is played."""
    state.words[PICKED] = move - PICK + 1
    support.ask_for_payment(state, state.cost(SACRIFICE), FOR_SACRIFICE)


def sacrifice_paid(state: State) -> None:
    """VE-141 to VE-145: one card has no effect; V may replace a card of a group."""
    words = state.words
    kind: i64 = words[PICKED] - 1
    context: i64 = words[CONTEXT]
    words[PICKED] = 0
    _answer_to_moat(state)
    if state.journal is not None:
        facts.cancelled(state, kind)
    if context == ON_CARD:
        support.card_finished(state)
    elif context == ON_DENIAL:
        actions.denial_cancelled(state)
    elif context in (ON_HIDE, ON_COMBAT):
        _cancel_in_group(state, kind)
    else:
        deaths.regeneration_cancelled(state)


def _answer_to_moat(state: State) -> None:
    state.into_moat(HUMANS, state.words[ANSWER] - 1)
    state.words[ANSWER] = 0


def _cancel_in_group(state: State, kind: i64) -> None:
    """VE-112: it counts 0 from now on."""
    words = state.words
    words[GROUP + kind] -= 1
    words[GROUP_SIZE] -= 1
    words[CANCELLED + kind] += 1
    if words[CONTEXT] == ON_COMBAT:
        words[groups.sum_of(state)] -= state.printed.value[kind]
    words[NEXT] = REPLACEMENT_ASKED


def passage_paid(state: State) -> None:
    """VE-162, VE-163: the combat ends at once."""
    _answer_to_moat(state)
    if state.journal is not None:
        facts.passage_opened(state)
    combat.end_without_death(state, "passage")


# --- replacements --------------------------------------------------------------------------------


def ask_for_replacement(state: State) -> None:
    """VE-144, VE-145: V is asked, unless their hand is empty."""
    words = state.words
    words[NEXT] = RESPONSE_ASKED
    if state.hand_size(VAMPIRES) > 0:
        words[DECISION] = REPLACE
        words[ASKED] = VAMPIRES
        words[NEXT] = ASK


def replacements(state: State) -> list[int]:
    """VE-144: one more eligible card that can be paid for; for Hide a red card; or decline."""
    found: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        if state.held(VAMPIRES, kind) > 0 and can_replace(state, kind):
            found.append(PLAY + kind)
        kind += 1
    found.append(DONE)
    return found


def can_replace(state: State, kind: i64) -> bool:
    """VE-117, VE-144: what could have been in the group."""
    if state.words[CONTEXT] == ON_HIDE:
        return state.printed.types[kind] & RED != 0
    if not state.is_eligible(kind, groups.supported(state), groups.opposed(state)):
        return False
    return groups.group_cost_of(state, kind) < state.hand_size(VAMPIRES)


def replace(state: State, move: i64) -> None:
    """V plays one more card in its place, or does not."""
    words = state.words
    if move == DONE:
        if state.journal is not None:
            facts.declined(state, VAMPIRES)
        words[NEXT] = RESPONSE_ASKED
        return
    kind: i64 = move - PLAY
    state.play_from_hand(VAMPIRES, kind)
    words[PICKED] = kind + 1
    cost: i64 = groups.group_cost_of(state, kind)
    support.ask_for_payment(state, cost, FOR_REPLACEMENT)


def replacement_paid(state: State) -> None:
    """VE-145: it belongs to the group and can itself be cancelled."""
    words = state.words
    kind: i64 = words[PICKED] - 1
    words[PICKED] = 0
    words[GROUP + kind] += 1
    words[GROUP_SIZE] += 1
    words[FIELD + VAMPIRES * KINDS + kind] += 1
    if words[CONTEXT] == ON_COMBAT:
        words[groups.sum_of(state)] += state.printed.value[kind]
    if state.journal is not None:
        facts.replaced(state, kind)
    words[NEXT] = RESPONSE_ASKED
