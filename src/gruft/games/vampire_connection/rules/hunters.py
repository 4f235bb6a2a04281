"""Chapters 9 and 10: who may be staked with how many stakes, the windows for it, what follows."""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import (
    ASSISTANT,
    BEATQUICK,
    FORM_BAT,
    FORM_HUNCHBACK,
    FORM_MIST,
    FORM_WOLF,
    HUNTERS,
    PASS,
    RUDEY,
    STAKE,
    STAKE_WITH,
    STONEHEART,
    THRASHON,
    Printed,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    AFTER_ARRIVAL,
    AFTER_PLAY,
    ASK,
    ASKED,
    AT_START,
    CONNECTION_BEGINS,
    DECISION,
    DISTRIBUTION,
    FORM,
    IMMUNE,
    IN_TOMB,
    MARKER,
    MOVE_WINDOW,
    NEXT,
    PLAY_ENDS,
    PLAY_GOES_ON,
    POINT,
    RESPONDED,
    TOMB_WINDOW,
    TOMB_WINDOW_CLOSES,
    TRAVELLER_ARRIVES,
)
from gruft.games.vampire_connection.state import State

#: A vampire that is not on its way lies in its tomb, where it can be staked too.
LYING: Final = -1
IMPOSSIBLE: Final = -1


def stakes_needed(state: State, hunter: i64, target: i64, form: i64) -> i64:
    """VC-134 to VC-137: base minus discount plus Stoneheart's one; -1 if it cannot be done."""
    needed: i64 = base_stakes(state.printed, hunter, form)
    if needed != IMPOSSIBLE and state.has_ability(target, STONEHEART):
        needed += 1
    return needed


def base_stakes(printed: Printed, hunter: i64, form: i64) -> i64:
    """VC-134: what an edition's stakes come to for this hunter, before any ability counts."""
    if hunter == ASSISTANT:
        return printed.assistant_stakes if form == LYING else IMPOSSIBLE
    if form == LYING:
        return 0 if hunter == RUDEY else printed.tomb_stakes  # VC-135
    if form in (FORM_MIST, FORM_HUNCHBACK):
        return IMPOSSIBLE  # VC-55, VC-66
    needed: i64 = printed.form_stakes[form]
    if (hunter == BEATQUICK and form == FORM_BAT) or (hunter == THRASHON and form == FORM_WOLF):
        return needed - 1 if needed > 1 else 1
    return needed


def is_target_in_tomb(state: State, seat: i64) -> bool:
    """VC-144, VC-162, VC-163: unstaked, in its tomb, and not immune."""
    if not state.in_tomb(seat) or state.is_staked(seat):
        return False
    return not is_immune(state, seat)


def is_immune(state: State, seat: i64) -> bool:
    """VC-162: staked when its own turn began; until that turn is over it cannot be staked again."""
    return state.words[IMMUNE] == 1 and seat == state.words[ACTIVE]


def can_stake(state: State, seat: i64, hunter: i64, target: i64, form: i64) -> bool:
    """VC-130 to VC-132: hunter and exactly the needed stakes from one hand, not on oneself."""
    if seat == target or state.held(seat, hunter) == 0:
        return False
    needed: i64 = stakes_needed(state, hunter, target, form)
    return needed != IMPOSSIBLE and state.held(seat, STAKE) >= needed


def stakings(state: State, seat: i64) -> list[int]:
    """The stakings of vampires in their tombs that this seat can play now, sorted."""
    found: list[int] = []
    if not state.hunters_enabled():
        return found
    hunter: i64 = 0
    while hunter < HUNTERS:
        target: i64 = 0
        while target < state.seats:
            if is_target_in_tomb(state, target) and can_stake(
                state, seat, BEATQUICK + hunter, target, LYING
            ):
                found.append(STAKE_WITH + 6 * hunter + target)
            target += 1
        hunter += 1
    return found


def answers_in_tomb_window(state: State, seat: i64) -> list[int]:
    """VC-145: pass, or stake any legal target but one's own vampire."""
    return [PASS, *stakings(state, seat)]


def answers_to_movement(state: State, seat: i64) -> list[int]:
    """VC-138, VC-142: pass, or stake the vampire on its way."""
    found = [PASS]
    hunter: i64 = 0
    while hunter < HUNTERS:
        if can_stake(state, seat, BEATQUICK + hunter, state.words[ACTIVE], state.words[FORM]):
            found.append(STAKE_WITH + 6 * hunter + state.words[ACTIVE])
        hunter += 1
    return found


def stake(state: State, seat: i64, move: i64, form: i64) -> None:
    """VC-152 to VC-154: into the tomb with a marker; the other cards are discarded."""
    hunter: i64 = BEATQUICK + (move - STAKE_WITH) // 6
    target: i64 = (move - STAKE_WITH) % 6
    needed: i64 = stakes_needed(state, hunter, target, form)
    if state.journal is not None:
        facts.staked(state, seat, hunter, needed, target)
    marker: i64 = STAKE if needed > 0 else hunter
    state.lose_card(seat, marker)
    if needed > 0:
        state.discard(seat, hunter)
    left: i64 = needed - 1
    while left > 0:
        state.discard(seat, STAKE)
        left -= 1
    state.words[RESPONDED] = 1
    state.words[MARKER + target] = marker
    state.words[IN_TOMB + target] = 1


# --- tomb windows (9.4) --------------------------------------------------------------------------


def open_tomb_window(state: State) -> None:
    """VC-143, VC-144, VC-148: asked only for reasons that everybody can see."""
    if state.hunters_enabled() and _some_target(state):
        state.words[DECISION] = TOMB_WINDOW
        state.words[RESPONDED] = 0
        state.words[ASKED] = state.left_of(state.words[ACTIVE])
        state.words[NEXT] = ASK
    else:
        state.words[NEXT] = TOMB_WINDOW_CLOSES


def _some_target(state: State) -> bool:
    seat: i64 = 0
    while seat < state.seats:
        if is_target_in_tomb(state, seat):
            return True
        seat += 1
    return False


def answer_in_tomb_window(state: State, seat: i64, move: i64) -> None:
    """VC-145, VC-146: who stakes keeps the word; who passes hands it on."""
    if move != PASS:
        stake(state, seat, move, LYING)
        if not _some_target(state):
            state.words[NEXT] = TOMB_WINDOW_CLOSES
        return
    _pass_the_word(state, seat, TOMB_WINDOW_CLOSES)


def _pass_the_word(state: State, seat: i64, then: i64) -> None:
    following: i64 = state.left_of(seat)
    if following == state.words[ACTIVE]:
        state.words[NEXT] = then
        if state.journal is not None:
            facts.window_closed(state)
    else:
        state.words[ASKED] = following


def close_tomb_window(state: State) -> None:
    """VC-147, VC-155: a staked AP goes on to END; else the turn goes on where it was."""
    point: i64 = state.words[POINT]
    staked: bool = state.is_staked(state.words[ACTIVE]) and state.words[IMMUNE] == 0
    if point == AFTER_PLAY:
        state.words[NEXT] = DISTRIBUTION
    elif point == AFTER_ARRIVAL:
        state.words[NEXT] = PLAY_ENDS if staked else PLAY_GOES_ON
    elif staked:
        state.words[NEXT] = DISTRIBUTION
    else:
        state.words[NEXT] = CONNECTION_BEGINS if point == AT_START else PLAY_GOES_ON


# --- movement window (9.3) -----------------------------------------------------------------------


def open_movement_window(state: State) -> None:
    """VC-138, VC-141: after wolf, bat or carriage, if hunters are enabled and AP is not immune."""
    form: i64 = state.words[FORM]
    safe: bool = form in (FORM_MIST, FORM_HUNCHBACK)
    if safe or not state.hunters_enabled() or state.words[IMMUNE] == 1:
        state.words[NEXT] = TRAVELLER_ARRIVES
    else:
        state.words[DECISION] = MOVE_WINDOW
        state.words[RESPONDED] = 0
        state.words[ASKED] = state.left_of(state.words[ACTIVE])
        state.words[NEXT] = ASK


def answer_to_movement(state: State, seat: i64, move: i64) -> None:
    """VC-142, VC-156: the first staking succeeds, closes the window and ends the journey."""
    if move == PASS:
        _pass_the_word(state, seat, TRAVELLER_ARRIVES)
    else:
        stake(state, seat, move, state.words[FORM])
        state.words[NEXT] = PLAY_ENDS
