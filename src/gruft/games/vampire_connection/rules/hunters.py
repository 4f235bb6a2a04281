"""Chapters 9 and 10: who may be staked with how many stakes, the windows for it, what follows."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.notation.names import FORM_NAMES, key
from gruft.games.vampire_connection.rules.common import (
    END,
    NO_SUCH_SEAT_NAMED,
    OTHER_QUESTION,
    PLAY,
    TRADING,
    TURN_BEGINS,
    Decision,
    flaw_of_journey,
    is_clean,
)
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.journal import SHOWN, WINDOW
from gruft.kernel.position import Window
from gruft.kernel.question import Reason

#: Where the turn is while a tomb window is open, by its point.
PHASES: Final = (TURN_BEGINS, TRADING, PLAY, END)
#: A vampire that is not on its way lies in its tomb, where it can be staked too.
LYING: Final = -1
IMPOSSIBLE: Final = -1

STAKES_ONESELF: Final = Reason("refusal-stakes-oneself", "VC-130")
FIRST_ROUND: Final = Reason("refusal-hunters-in-first-round", "VC-126")
NOBODY_KIDNAPPED: Final = Reason("refusal-nobody-kidnapped", "VC-127")
ONLY_TRAVELLER: Final = Reason("refusal-only-the-traveller", "VC-138", "player=active")
STAKED_ALREADY: Final = Reason("refusal-staked-already", "VC-163", "player=player_named")
IN_CASTLE: Final = Reason("refusal-stakes-in-castle", "VC-129", "player=player_named")
IMMUNE: Final = Reason("refusal-immune", "VC-162", "player=player_named")
ASSISTANT_IN_TOMB: Final = Reason("refusal-assistant-only-in-tomb", "VC-134")
NO_HUNTER: Final = Reason("refusal-not-held", "VC-131", "card")
TOO_FEW_STAKES: Final = Reason(
    "refusal-too-few-stakes", "VC-134", "hunter=card", "needed", "held=stakes_held"
)
ONLY_HUNTERS: Final = Reason("refusal-only-hunters-now", "VC-26")
BEFORE_AP_IN_TOMBS: Final = Reason("refusal-others-answer-first", "VC-145", "player=asked")
BEFORE_AP: Final = Reason("refusal-others-answer-first", "VC-141", "player=asked")
NOT_ASKED_YET: Final = Reason("refusal-not-asked-yet", "VC-141", "player=asked")
HAD_YOUR_WORD: Final = Reason("refusal-had-your-word", "VC-141", "player=asked")


def form_of_target(state: State) -> i64:
    """VC-140: on its way a vampire counts in its form, else as lying in its tomb."""
    return state.words[at.FORM] if state.words[at.DECISION] == at.MOVE_WINDOW else LYING


def stakes_needed(state: State, hunter: i64, target: i64, form: i64) -> i64:
    """VC-134 to VC-137: base minus discount plus Stoneheart's one; -1 if it cannot be done."""
    needed: i64 = base_stakes(state.printed, hunter, form)
    if needed != IMPOSSIBLE and state.has_ability(target, c.STONEHEART):
        needed += 1
    return needed


def base_stakes(printed: Printed, hunter: i64, form: i64) -> i64:
    """VC-134: what an edition's stakes come to for this hunter, before any ability counts."""
    if hunter == c.ASSISTANT:
        return printed.assistant_stakes if form == LYING else IMPOSSIBLE
    if form == LYING:
        return 0 if hunter == c.RUDEY else printed.tomb_stakes  # VC-135
    if form in (c.FORM_MIST, c.FORM_HUNCHBACK):
        return IMPOSSIBLE  # VC-55, VC-66
    needed: i64 = printed.form_stakes[form]
    if (hunter == c.BEATQUICK and form == c.FORM_BAT) or (
        hunter == c.THRASHON and form == c.FORM_WOLF
    ):
        return needed - 1 if needed > 1 else 1
    return needed


def is_immune(state: State, seat: i64) -> bool:
    """VC-162: staked when its own turn began; until that turn is over it cannot be staked again."""
    return state.words[at.IMMUNE] == 1 and seat == state.words[at.ACTIVE]


def against_target_in_tomb(state: State, target: i64) -> Reason | None:
    """VC-129, VC-162, VC-163: unstaked, in its tomb, and not immune."""
    if state.is_staked(target):
        return STAKED_ALREADY
    if not state.in_tomb(target):
        return IN_CASTLE
    return IMMUNE if is_immune(state, target) else None


def against_staking(state: State, seat: i64, move: i64, form: i64) -> Reason | None:
    """VC-126 to VC-134: when, whom, with whom, and exactly the needed stakes from one hand."""
    hunter: i64 = c.BEATQUICK + (move - c.STAKE_WITH) // c.MOST_SEATS
    target: i64 = (move - c.STAKE_WITH) % c.MOST_SEATS
    if target >= state.seats:
        return NO_SUCH_SEAT_NAMED
    if target == seat:
        return STAKES_ONESELF
    if state.round() == 1:
        return FIRST_ROUND
    if not state.hunters_enabled():
        return NOBODY_KIDNAPPED
    if form == LYING:
        reason = against_target_in_tomb(state, target)
        if reason is not None:
            return reason
    elif target != state.words[at.ACTIVE]:
        return ONLY_TRAVELLER
    needed: i64 = stakes_needed(state, hunter, target, form)
    if needed == IMPOSSIBLE:
        return ASSISTANT_IN_TOMB
    if state.held(seat, hunter) == 0:
        return NO_HUNTER
    return TOO_FEW_STAKES if state.held(seat, c.STAKE) < needed else None


def add_stakings(state: State, seat: i64, found: list[int]) -> None:
    """The seat's hunters against every vampire in its tomb: what comes into question."""
    if not state.hunters_enabled():
        return
    for hunter in range(i64(c.HUNTERS)):
        if state.held(seat, c.BEATQUICK + hunter) > 0:
            for target in range(state.seats):
                if against_target_in_tomb(state, target) is None:
                    found.append(c.STAKE_WITH + c.MOST_SEATS * hunter + target)


def stake(state: State, seat: i64, move: i64, form: i64) -> None:
    """VC-152 to VC-154: into the tomb with a marker; the other cards are discarded."""
    hunter: i64 = c.BEATQUICK + (move - c.STAKE_WITH) // c.MOST_SEATS
    target: i64 = (move - c.STAKE_WITH) % c.MOST_SEATS
    needed: i64 = stakes_needed(state, hunter, target, form)
    if state.journal is not None:
        facts.tell(
            state, "fact-stakes", SHOWN, player=seat, hunter=hunter, stakes=needed, target=target
        )
        if seat != state.words[at.ACTIVE]:
            state.journal.horizon(WINDOW)  # it may be what closes the window
    marker: i64 = c.STAKE if needed > 0 else hunter
    state.lose_card(seat, marker)
    if needed > 0:
        state.discard(seat, hunter)
    for _ in range(needed - 1):
        state.discard(seat, c.STAKE)
    state.words[at.RESPONDED] = 1
    state.words[at.MARKER + target] = marker
    state.words[at.IN_TOMB + target] = 1


# --- who is asked in a window --------------------------------------------------------------------


class HunterWindow(Decision):
    """VC-141, VC-145: the others are asked, clockwise, each in their turn, and AP not at all."""

    def has_a_say(self, state: State, seat: i64) -> bool:
        other: i64 = state.words[at.ASKED]
        while other != state.words[at.ACTIVE]:
            if other == seat:
                return True
            other = state.left_of(other)
        return False

    def not_asked(self, state: State, seat: i64) -> Reason:
        if seat == state.words[at.ACTIVE]:
            return self.before_ap()
        return NOT_ASKED_YET if self.has_a_say(state, seat) else HAD_YOUR_WORD

    def before_ap(self) -> Reason:
        """Why AP has no word here."""
        return BEFORE_AP

    def not_a_hunter(self, move: i64) -> Reason:
        """VC-26: outside one's own turn."""
        return ONLY_HUNTERS if c.is_play(move) or c.is_response(move) else OTHER_QUESTION

    def still_asked(self, state: State) -> list[int]:
        """VC-141: clockwise, as far as AP."""
        seats: list[int] = []
        seat: i64 = state.words[at.ASKED]
        while seat != state.words[at.ACTIVE]:
            seats.append(seat)
            seat = state.left_of(seat)
        return seats

    def pass_the_word(self, state: State, seat: i64, then: i64) -> None:
        """The next one is asked; after the last one the turn goes on."""
        following: i64 = state.left_of(seat)
        if following == state.words[at.ACTIVE]:
            state.words[at.NEXT] = then
            if state.journal is not None:
                facts.window_closed(state)
        else:
            state.words[at.ASKED] = following

    def usually_asked(self, state: State) -> i64:
        return state.left_of(state.words[at.ACTIVE])

    def flaw(self, state: State) -> str:
        return "VC-141" if state.words[at.ASKED] == state.words[at.ACTIVE] else ""


# --- tomb windows (9.4) --------------------------------------------------------------------------


@final
class TombWindow(HunterWindow):
    """VC-145, VC-146: pass, or stake a vampire in its tomb; who stakes keeps the word."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        found: list[int] = [c.PASS]
        add_stakings(state, seat, found)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return None
        if c.is_staking(move):
            return against_staking(state, seat, move, LYING)
        return self.not_a_hunter(move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.PASS:
            self.pass_the_word(state, seat, at.TOMB_WINDOW_CLOSES)
            return
        stake(state, seat, move, LYING)
        if not some_target_in_tomb(state):
            state.words[at.NEXT] = at.TOMB_WINDOW_CLOSES

    def before_ap(self) -> Reason:
        return BEFORE_AP_IN_TOMBS

    def window(self, state: State) -> Window | None:
        active: i64 = state.words[at.ACTIVE]
        trigger = facts.telling(state, "window-tomb", player=active)
        return Window("tomb", trigger, self.still_asked(state), True)

    def phase(self, state: State) -> str:
        return PHASES[state.words[at.POINT]]

    def flaw(self, state: State) -> str:
        """VC-144, VC-186: somebody lies open to hunters, and a turn begins clean."""
        flaw = super().flaw(state)
        if flaw:
            return flaw
        if not state.hunters_enabled() or not some_target_in_tomb(state):
            return "VC-144"
        return "" if state.words[at.POINT] > at.AFTER_TRADE or is_clean(state) else "VC-186"


def open_tomb_window(state: State) -> None:
    """VC-143, VC-144, VC-148: asked only for reasons that everybody can see."""
    if state.hunters_enabled() and some_target_in_tomb(state):
        _ask_the_others(state, at.TOMB_WINDOW)
    else:
        state.words[at.NEXT] = at.TOMB_WINDOW_CLOSES


def some_target_in_tomb(state: State) -> bool:
    """VC-144: somebody lies open to hunters."""
    for seat in range(state.seats):
        if against_target_in_tomb(state, seat) is None:
            return True
    return False


def close_tomb_window(state: State) -> None:
    """VC-147, VC-155: a staked AP goes on to END; else the turn goes on where it was."""
    point: i64 = state.words[at.POINT]
    staked: bool = state.is_staked(state.words[at.ACTIVE]) and state.words[at.IMMUNE] == 0
    if point == at.AFTER_PLAY:
        state.words[at.NEXT] = at.DISTRIBUTION
    elif point == at.AFTER_ARRIVAL:
        state.words[at.NEXT] = at.PLAY_ENDS if staked else at.PLAY_GOES_ON
    elif staked:
        state.words[at.NEXT] = at.DISTRIBUTION
    else:
        state.words[at.NEXT] = at.CONNECTION_BEGINS if point == at.AT_START else at.PLAY_GOES_ON


# --- movement window (9.3) -----------------------------------------------------------------------


@final
class MoveWindow(HunterWindow):
    """VC-138, VC-142, VC-156: pass, or stake the vampire on its way, which ends the journey."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        found: list[int] = [c.PASS]
        for hunter in range(i64(c.HUNTERS)):
            if state.held(seat, c.BEATQUICK + hunter) > 0:
                found.append(c.STAKE_WITH + c.MOST_SEATS * hunter + state.words[at.ACTIVE])
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return None
        if c.is_staking(move):
            return against_staking(state, seat, move, state.words[at.FORM])
        return self.not_a_hunter(move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.PASS:
            self.pass_the_word(state, seat, at.TRAVELLER_ARRIVES)
        else:
            stake(state, seat, move, state.words[at.FORM])
            state.words[at.NEXT] = at.PLAY_ENDS

    def window(self, state: State) -> Window | None:
        form = key(FORM_NAMES[state.words[at.FORM]])
        trigger = facts.journey(state, "window-movement", "window-robber", form)
        return Window("movement", trigger, self.still_asked(state), False)

    def flaw(self, state: State) -> str:
        flaw = super().flaw(state)
        if not flaw and not _hunters_may_come(state):
            flaw = "VC-138"
        return flaw or flaw_of_journey(state, False)


def _hunters_may_come(state: State) -> bool:
    """VC-138, VC-141: after wolf, bat or carriage, if hunters are enabled and AP is not immune."""
    safe: bool = state.words[at.FORM] in (c.FORM_MIST, c.FORM_HUNCHBACK)
    return not safe and state.hunters_enabled() and state.words[at.IMMUNE] == 0


def open_movement_window(state: State) -> None:
    """VC-138: the vampire is announced; now it may be staked on its way."""
    if _hunters_may_come(state):
        _ask_the_others(state, at.MOVE_WINDOW)
    else:
        state.words[at.NEXT] = at.TRAVELLER_ARRIVES


def _ask_the_others(state: State, decision: i64) -> None:
    state.words[at.RESPONDED] = 0
    state.ask(decision, state.left_of(state.words[at.ACTIVE]))
