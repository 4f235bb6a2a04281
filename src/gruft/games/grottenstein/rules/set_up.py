"""Section 3: setting up a game of Vampir, who plays whom, and the vampire's secret arrangement."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import learn
from gruft.games.grottenstein.rules.common import SlotQuestion, is_card, is_lock
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.layout import bit
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason


def begin(state: State, vampire_seat: i64) -> None:
    """GR-19: seats, wardrobe dice, event cards; the vampire then arranges cellar and locks."""
    words, printed, villa = state.words, state.printed, state.villa
    words[at.VAMPIRE_SEAT] = vampire_seat
    words[at.PLAYER + c.VAMPIRE] = vampire_seat
    for slot in range(i64(c.HUNTERS)):  # GR-34, GR-35, GR-42: clockwise from the vampire's seat
        hunter: i64 = printed.order[slot]
        words[at.ORDER + slot] = hunter
        words[at.PLAYER + hunter] = (vampire_seat + 1 + slot % (state.seats - 1)) % state.seats
        words[at.WHERE + hunter] = villa.starts[slot]  # GR-30
    for piece in range(i64(c.PIECES)):
        words[at.WARDROBE + piece] = state.throw_dice(2)  # GR-20
    _lay_event_cards(state)
    words[at.CHIPS] = printed.white_chips
    for door in range(villa.doors):  # GR-25: two white chips and the lilac one
        if villa.door_kind[door] in (v.CRYPT_DOOR, v.ARMOURED):
            state.set_door(door, at.CLOSED)
    for figure in range(i64(c.FIGURES)):
        words[at.LIFE + figure] = printed.start_life  # GR-29
    words[at.WHERE + c.VAMPIRE] = villa.vampire_start  # GR-31, GR-32
    words[at.KIT_USES] = printed.kit_uses
    words[at.BATS] = printed.bats
    words[at.WALL] = 1  # GR-28
    words[at.CASTER] = at.NOBODY
    words[at.ZOMBIES] = at.NOBODY
    words[at.ZOMBIES + 1] = at.NOBODY
    words[at.ROUND] = 1
    words[at.DECISION] = at.PLACING
    if state.journal is not None:
        facts.game_began(state)


def _lay_event_cards(state: State) -> None:
    """GR-22: shuffled onto G1 .. G12 and U1 .. U12; the cellar cards wait for the vampire."""
    events = vec[i64]()
    for card in range(i64(c.CARDS)):
        deck: i64 = state.printed.deck[card]
        if deck == c.EVENT:
            events = append(events, card)
        elif deck == c.CELLAR:
            state.words[at.PLACE + card] = at.IN_HAND
        else:
            state.remove_card(card)
    state.chance.shuffle(events, "event")
    for place in range(i64(len(events))):
        state.lay_down(events[place], v.NUMBERS + place)


# --- the arrangement -----------------------------------------------------------------------------

SET_UP_FIRST: Final = Reason("refusal-set-up-first", "GR-19", "question")
NO_CELLAR_CARD: Final = Reason("refusal-no-cellar-card", "GR-23", "card")
LAID_ALREADY: Final = Reason("refusal-laid-already", "GR-23", "card")
LOCK_USED: Final = Reason("refusal-lock-used", "GR-26", "lock")

LOCKS: Final[list[int]] = [c.M_LOCK + colour for colour in range(c.LOCKS)]


def cards_to_lay(state: State) -> list[int]:
    """GR-23: the cellar cards that are not laid yet."""
    found: list[int] = []
    for card in range(i64(c.CARDS)):
        if state.words[at.PLACE + card] == at.IN_HAND:
            found.append(c.M_CARD + card)
    return found


def not_to_lay(state: State, card: i64) -> Reason | None:
    """GR-23: an event card, or a cellar card that lies already."""
    if state.words[at.PLACE + card] == at.IN_HAND:
        return None
    return NO_CELLAR_CARD if state.printed.deck[card] == c.EVENT else LAID_ALREADY


class SetUpQuestion(SlotQuestion):
    """GR-19: the vampire arranges before the first slot of the first round."""

    def picked(self, state: State) -> list[int]:
        words = state.words
        cards = [c.M_CARD + state.face_down(field) for field in range(words[at.PLACED])]
        if words[at.DECISION] == at.LOCKING_ARMOUR:
            return [*cards, c.M_LOCK + words[at.LOCK + at.CRYPT_LOCK]]
        return cards

    def not_now(self, state: State) -> str:
        return "" if state.words[at.ROUND] == 1 and state.words[at.SLOT] == 0 else "GR-19"


@final
class Placing(SetUpQuestion):
    """GR-23, GR-24: a card for the next cellar field, face down; the vampire seat remembers it."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return cards_to_lay(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        return not_to_lay(state, move - c.M_CARD) if is_card(move) else SET_UP_FIRST

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        state.lay_down(move - c.M_CARD, words[at.PLACED])
        learn(words, move - c.M_CARD, bit(words[at.VAMPIRE_SEAT]))
        words[at.PLACED] += 1
        state.ask(at.PLACING if len(cards_to_lay(state)) > 0 else at.LOCKING_CRYPT)


@final
class Locking(SetUpQuestion):
    """GR-26, GR-27: two of the four lock cards: first the crypt's, then the armoured door's."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return LOCKS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if is_card(move):
            return not_to_lay(state, move - c.M_CARD)
        if not is_lock(move):
            return SET_UP_FIRST
        second: bool = state.words[at.DECISION] == at.LOCKING_ARMOUR
        used: bool = second and state.words[at.LOCK + at.CRYPT_LOCK] == move - c.M_LOCK
        return LOCK_USED if used else None

    def take(self, state: State, seat: i64, move: i64) -> None:
        if state.words[at.DECISION] == at.LOCKING_CRYPT:
            state.words[at.LOCK + at.CRYPT_LOCK] = move - c.M_LOCK
            state.ask(at.LOCKING_ARMOUR)
            return
        state.words[at.LOCK + at.ARMOUR_LOCK] = move - c.M_LOCK
        if state.journal is not None:
            facts.arranged(state)
        state.words[at.NEXT] = at.SLOT_BEGINS
