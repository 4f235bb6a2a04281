"""Section 5: rounds and slots, what happens when a slot begins and ends, and rising servants."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules.common import SlotQuestion
from gruft.games.grottenstein.rules.doors import burn_fuse
from gruft.games.grottenstein.rules.hunter import is_ready_to_stake
from gruft.games.grottenstein.rules.life import die_at_zero, finish, settle
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.layout import bit
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

RISING_FIRST: Final = Reason("refusal-rising-first", "GR-37", "question")
SHACKLED: Final = Reason("refusal-shackled", "ED-22", "figure=actor")
RESTING: Final = Reason("refusal-resting", "GR-160", "life", "most")
BITTEN_ALREADY: Final = Reason("refusal-bitten-already", "GR-48")

CONTROLS: Final[list[int]] = [c.SERVANT_MINE, c.SERVANT_OWNER]
ONLY_END: Final[list[int]] = [c.END]

# --- a slot begins -------------------------------------------------------------------------------


def begin_slot(state: State) -> None:
    """GR-7, GR-178, GR-190: a corpse rises first; the slot of who is gone is skipped."""
    words = state.words
    words[at.THROWN] = 0
    words[at.BAT_SLOT] = 0
    figure: i64 = state.actor()
    if words[at.STATUS + figure] == at.GONE:
        if not burn_fuse(state, figure):  # GR-215
            _next_slot(state)
    elif words[at.STATUS + figure] == at.CORPSE:
        words[at.NEXT] = at.CORPSE_RISES
    else:
        words[at.NEXT] = at.SLOT_PLAYS


def play_slot(state: State) -> None:
    """GR-7: the figure whose slot it is acts."""
    figure: i64 = state.actor()
    if state.journal is not None:
        facts.slot_began(state, figure)
    state.ask(opening(state, figure))


def opening(state: State, figure: i64) -> i64:
    """GR-43, GR-48, GR-160, GR-178, ED-22: what is asked first; some may only end their slot."""
    if figure == c.VAMPIRE:
        return at.ENDING if state.is_resting() else at.VAMPIRE_FIRST
    if state.words[at.STATUS + figure] == at.CORPSE:
        return at.RISING
    return at.ENDING if state.words[at.SHACKLED + figure] > 0 else at.FIRST


# --- rising (section 14) -------------------------------------------------------------------------


def raise_corpse(state: State) -> None:
    """GR-37, GR-38: the vampire seat decides who plays the servant, where there is a choice."""
    figure: i64 = state.actor()
    if can_keep_a_seat(state, figure):
        state.ask(at.RISING)
    else:
        _rise(state, figure, state.words[at.VAMPIRE_SEAT])


def can_keep_a_seat(state: State, figure: i64) -> bool:
    """GR-38: only a seat without another living hunter may change sides."""
    seat: i64 = state.words[at.PLAYER + figure]
    for other in state.living_hunters():
        if state.words[at.PLAYER + other] == seat:
            return False
    return True


@final
class Rising(SlotQuestion):
    """GR-37, GR-39: the vampire's seat plays the servant, or the former one, changing sides."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return CONTROLS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        return None if move in (c.SERVANT_MINE, c.SERVANT_OWNER) else RISING_FIRST

    def not_now(self, state: State) -> str:
        figure: i64 = state.actor()
        if state.words[at.STATUS + figure] != at.CORPSE:
            return "GR-178"
        return "" if can_keep_a_seat(state, figure) else "GR-38"

    def take(self, state: State, seat: i64, move: i64) -> None:
        figure: i64 = state.actor()
        player: i64 = state.words[at.VAMPIRE_SEAT]
        if move == c.SERVANT_OWNER:
            player = state.words[at.PLAYER + figure]
            state.words[at.TURNED] |= bit(player)
        _rise(state, figure, player)


def _rise(state: State, figure: i64, seat: i64) -> None:
    """GR-178, GR-181: a servant with 12 points and open cards, on the same square, this slot."""
    state.words[at.STATUS + figure] = at.SERVANT
    state.words[at.LIFE + figure] = state.printed.servant_life
    state.words[at.PLAYER + figure] = seat
    cards: list[int] = []
    for card in range(i64(c.CARDS)):
        if state.holds(figure, card):
            cards.append(card)
            state.show_card(card)
    if state.journal is not None:
        life: i64 = state.life(figure)
        facts.tell_shown(state, "fact-rises", figure=figure, player=seat, cards=cards, life=life)
    state.words[at.NEXT] = at.SLOT_PLAYS


# --- a slot ends ---------------------------------------------------------------------------------


@final
class Ending(SlotQuestion):
    """GR-48, GR-160, ED-22: a figure that rests, has bitten or is shackled only ends its slot."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return ONLY_END

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.END:
            return None
        if state.actor() != c.VAMPIRE:
            return SHACKLED
        return RESTING if state.is_lying() else BITTEN_ALREADY

    def not_now(self, state: State) -> str:
        figure: i64 = state.actor()
        if state.words[at.STATUS + figure] == at.CORPSE:
            return "GR-178"
        free: bool = state.words[at.SHACKLED + figure] == 0
        return "ED-22" if free and figure != c.VAMPIRE else ""

    def publicly_forced(self, state: State) -> bool:
        return True

    def take(self, state: State, seat: i64, move: i64) -> None:
        state.words[at.NEXT] = at.SLOT_ENDS


def end_slot(state: State) -> None:
    """GR-46, GR-49: the end of every slot."""
    if state.actor() == c.VAMPIRE:
        _end_vampires_slot(state)
    else:
        _end_hunters_slot(state, state.actor())


def _end_hunters_slot(state: State, figure: i64) -> None:
    """GR-46: the charge, poison, rats, then the stake flag; a death counts at once."""
    words, printed = state.words, state.printed
    if burn_fuse(state, figure):
        return
    if words[at.POISONED + figure] == 1 and _suffers(state, figure, printed.poison, "poisoned"):
        return
    if words[at.BITTEN_BY_RATS + figure] == 1 and _suffers(state, figure, printed.rats, "rats"):
        return
    words[at.STAKE_FLAG + figure] = 1 if is_ready_to_stake(state, figure) else 0
    words[at.STUCK + figure] = 0
    if words[at.SHACKLED + figure] > 0:
        words[at.SHACKLED + figure] -= 1
    _next_slot(state)


def _suffers(state: State, hunter: i64, points: i64, evil: str) -> bool:
    """GR-198, GR-202, ED-17: the loss of a slot; tell whether the game is over."""
    lost: i64 = state.subtract(hunter, points)
    if state.journal is not None:
        facts.tell(state, f"fact-{evil}", figure=hunter, lost=lost, left=state.life(hunter))
    die_at_zero(state, hunter)
    return settle(state)


def _end_vampires_slot(state: State) -> None:
    """GR-49, GR-159, GR-164: regeneration or the crypt penalty, then the round ends."""
    words = state.words
    if state.is_lying():
        gained: i64 = state.add(c.VAMPIRE, state.printed.regeneration)
        if state.journal is not None:
            facts.tell(state, "fact-regenerates", gained=gained, left=state.life(c.VAMPIRE))
    elif hunters_are_alone_in_crypt(state):
        lost: i64 = state.subtract(c.VAMPIRE, state.printed.crypt_penalty)
        if state.journal is not None:
            facts.tell(state, "fact-crypt", lost=lost, left=state.life(c.VAMPIRE))
        if settle(state):
            return
    words[at.STUCK + c.VAMPIRE] = 0
    words[at.NO_BITE] = 0
    if words[at.ROUND] >= state.printed.most_rounds:
        finish(state, at.ROUNDS_OVER)
        return
    words[at.ROUND] += 1
    words[at.SLOT] = 0
    words[at.NEXT] = at.SLOT_BEGINS


def hunters_are_alone_in_crypt(state: State) -> bool:
    """GR-164, GR-165: a living hunter is in the crypt and the vampire is not."""
    villa = state.villa
    if villa.room[state.where(c.VAMPIRE)] == villa.crypt:
        return False
    for hunter in state.living_hunters():
        if villa.room[state.where(hunter)] == villa.crypt:
            return True
    return False


def _next_slot(state: State) -> None:
    state.words[at.SLOT] += 1
    state.words[at.NEXT] = at.SLOT_BEGINS
