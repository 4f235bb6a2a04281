"""Chapter 9: the windows of a turn, playing a support card, paying for it, and what follows."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules.common import (
    FALLING_ORDER,
    OTHER_QUESTION,
    all_of,
    cannot_be_played,
    misplaced,
    never_held,
    not_held,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import class_of, goes_into_windows, marker_class, other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

ONLY_SUPPORT_CARDS: Final = Reason("refusal-only-support-cards", "VE-121", "card")
ONLY_IN_COMBAT: Final = Reason("refusal-only-in-combat", "VE-122", "card")
NO_USE_FOR_HUMANS: Final = Reason("refusal-no-use-for-humans", "VE-205", "card")
ONLY_AS_RESPONSE: Final = Reason("refusal-only-as-response", "VE-122", "card")
DOES_NOT_PROTECT: Final = Reason("refusal-does-not-protect", "VE-116", "card", "character=attacked")
#: Why a card of the windows could do nothing (VE-136); by kind, and by default that of the markers.
NOTHING_TO_DO: Final[list[Reason]] = [
    Reason("refusal-nobody-to-mark", "VE-198", "card", "classes=marked")
] * c.KINDS
NOTHING_TO_DO[c.CHAPEL] = Reason("refusal-nothing-for-chapel", "VE-136", "card")
NOTHING_TO_DO[c.CRYPT_OPENING] = Reason("refusal-cellar-empty", "VE-170", "card")
NOTHING_TO_DO[c.BAT_FORM] = Reason("refusal-nothing-to-show", "VE-181", "card")
NOTHING_TO_DO[c.MIST_FORM] = Reason("refusal-no-revealed-vampire", "VE-182", "card")
NOTHING_TO_DO[c.HYPNOSIS] = Reason("refusal-city-empty", "VE-188", "card")
NOTHING_TO_DO[c.COFFIN] = Reason("refusal-deck-empty", "VE-194", "card")

PASS_NOT_PAID: Final = Reason("refusal-pass-not-paid", "VE-79", "missing=to_pay")
NOT_PAID: Final = Reason("refusal-not-paid", "VE-130", "missing=to_pay")
PASSES_INTO_CELLAR: Final = Reason("refusal-pays-into-cellar", "VE-79")
PAYS_INTO_CELLAR: Final = Reason("refusal-pays-into-cellar", "VE-130")
TOO_FEW_TO_PAY: Final = Reason(
    "refusal-too-few-follow", "VE-241", "card", "missing=to_pay", "cards=next"
)

# --- windows -------------------------------------------------------------------------------------


def open_window(state: State) -> None:
    """VE-120, VE-123: the active player is asked first; for the attacked one only the other."""
    words = state.words
    protects = state.protects()
    words[at.DECLINED] = 1 if protects else 0
    words[at.ASKED] = other(words[at.ACTIVE]) if protects else words[at.ACTIVE]
    words[at.NEXT] = at.WINDOW_ASKS


def ask_in_window(state: State) -> None:
    """VE-126, VE-127: every hand with a card is asked; an empty one counts as declining."""
    words = state.words
    while words[at.DECLINED] < 2:
        if state.hand_size(words[at.ASKED]) > 0:
            words[at.DECISION] = at.WINDOW
            words[at.NEXT] = at.ASK
            return
        _next_in_window(state)
    words[at.NEXT] = at.WINDOW_CLOSES


def _next_in_window(state: State) -> None:
    state.words[at.DECLINED] += 1
    state.words[at.ASKED] = other(state.words[at.ASKED])


def close_window(state: State) -> None:
    """VE-35, VE-125: after window A the action, after window B the end of the turn."""
    words = state.words
    if state.protects():
        words[at.NEXT] = at.DEFENCE_BEGINS
    elif words[at.POINT] == at.WINDOW_A:
        words[at.DECISION] = at.ACT
        words[at.ASKED] = words[at.ACTIVE]
        words[at.NEXT] = at.ASK
    else:
        words[at.NEXT] = at.TURN_ENDS


@final
class Window(Question[State]):
    """VE-121, VE-124, VE-136: play a support card that can do something, or decline."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        words = state.words
        found: list[int] = []
        hand: i64 = at.HANDS + seat * c.KINDS
        for kind in range(c.FIRST_SUPPORT, i64(c.LAST_SUPPORT + 1)):
            if words[hand + kind] > 0:
                found.append(c.PLAY + kind)
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
            or _not_for_windows(seat, kind)
            or (None if has_effect(state, seat, kind) else NOTHING_TO_DO[kind])
            or (None if may_protect(state, kind) else DOES_NOT_PROTECT)
            or cannot_be_played(state, seat, kind)
        )

    def moves(self, state: State, seat: i64) -> list[int]:
        words = state.words
        hand: i64 = at.HANDS + seat * c.KINDS
        found: list[int] = []
        for kind in range(c.FIRST_SUPPORT, i64(c.LAST_SUPPORT + 1)):
            held = words[hand + kind] > 0 and goes_into_windows(kind)
            useful = held and state.can_pay(seat, kind) and has_effect(state, seat, kind)
            if useful and may_protect(state, kind):
                found.append(c.PLAY + kind)
        found.append(c.DONE)
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.DONE:
            if state.journal is not None:
                facts.declined(state)
            _next_in_window(state)
            state.words[at.NEXT] = at.WINDOW_ASKS
        else:
            put_down(state, seat, move - c.PLAY, at.FOR_CARD)


def _not_for_windows(seat: i64, kind: i64) -> Reason | None:
    """VE-121, VE-122, VE-205: what is played elsewhere, or nowhere."""
    if goes_into_windows(kind):
        return None
    if not c.is_support(kind):
        return ONLY_SUPPORT_CARDS
    if c.fights_for_all(kind) or kind == c.SECRET_PASSAGE:
        return ONLY_IN_COMBAT
    if seat == c.HUMANS and kind in (c.NOT_A_VAMPIRE, c.REGENERATION):
        return NO_USE_FOR_HUMANS
    return ONLY_AS_RESPONSE


def has_effect(state: State, seat: i64, kind: i64) -> bool:
    """VE-136, VE-165, VE-170, VE-181, VE-182, VE-188, VE-194, VE-198: judged before the cost."""
    words = state.words
    if marker_class(kind) != 0:
        # Somebody of the class is in the castle, revealed or not.
        for character in range(i64(c.CHARACTERS)):
            if state.in_castle(character) and class_of(character) == marker_class(kind):
                return True
        return False
    if kind == c.CHAPEL:
        return combat_cards_in_moat(state, seat, 0) > 0
    if kind == c.CRYPT_OPENING:
        return words[at.CELLAR_SIZE + other(seat)] > 0
    if kind == c.BAT_FORM:
        return state.hand_size(other(seat)) > 0
    if kind == c.MIST_FORM:
        return state.revealed_in_castle() > 0
    if kind == c.HYPNOSIS:
        return words[at.CITY_SIZE] > 0
    return kind != c.COFFIN or words[at.DECK_SIZE + seat] > 0


def may_protect(state: State, kind: i64) -> bool:
    """VE-116, read the other way: after an attack, what strengthens the attacked one or takes it
    out of the castle."""
    if not state.protects() or kind in (c.SECRET_JOURNEY, c.HYPNOSIS):
        return True
    target: i64 = state.words[at.TARGET] - 1
    if kind == c.MIST_FORM:
        return state.is_revealed(target)
    return marker_class(kind) == class_of(target)


def combat_cards_in_moat(state: State, seat: i64, lowest: i64) -> i64:
    """VE-164: the cards that Chapel could take, from a kind upwards."""
    words = state.words
    found: i64 = 0
    for kind in range(lowest, i64(c.KINDS)):
        if state.is_combat_card(kind):
            found += words[at.MOATS + seat * c.KINDS + kind]
    return found


# --- playing and paying --------------------------------------------------------------------------


def put_down(state: State, seat: i64, kind: i64, purpose: i64) -> None:
    """VE-130: the card leaves the hand; its cost is paid before anything else happens."""
    state.play_from_hand(seat, kind)
    state.words[at.CARD] = kind + 1
    state.words[at.PLAYER] = seat
    ask_for_payment(state, state.cost(kind), purpose)


def ask_for_payment(state: State, cost: i64, purpose: i64) -> None:
    """VE-133: who was asked chooses what is discarded; what costs nothing is paid."""
    words = state.words
    words[at.PURPOSE] = purpose
    words[at.TO_PAY] = cost
    words[at.PAID] = 0
    state.begin_discards()
    words[at.LAST] = c.MOAT
    if cost > 0:
        words[at.DECISION] = at.PAY
        words[at.COMPOSING] = 1
    else:
        words[at.NEXT] = at.COST_PAID


@final
class Pay(Question[State]):
    """VE-130, VE-133, VE-240: the seat's own cards, in rising order, face down into the moat."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return all_of(c.MOAT, state, seat, state.words[at.LAST] - c.MOAT)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        passing = state.words[at.PURPOSE] == at.FOR_PASS
        if move == c.DONE:
            return PASS_NOT_PAID if passing else NOT_PAID
        if move >= c.PLAY:
            return OTHER_QUESTION
        if move < c.MOAT:
            return PASSES_INTO_CELLAR if passing else PAYS_INTO_CELLAR
        kind: i64 = move - c.MOAT
        missing = never_held(state, seat, kind) or not_held(state, seat, kind)
        if missing is not None:
            return missing
        if move < state.words[at.LAST]:
            return FALLING_ORDER
        return None if state.cards_from(seat, kind) >= state.words[at.TO_PAY] else TOO_FEW_TO_PAY

    def moves(self, state: State, seat: i64) -> list[int]:
        words = state.words
        hand: i64 = at.HANDS + seat * c.KINDS
        lowest: i64 = words[at.LAST] - c.MOAT
        left: i64 = state.cards_from(seat, lowest)
        found: list[int] = []
        for kind in range(lowest, i64(c.KINDS)):
            if left < words[at.TO_PAY]:
                break
            if words[hand + kind] > 0:
                found.append(c.MOAT + kind)
                left -= words[hand + kind]
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        state.discard_to_moat(seat, move - c.MOAT)
        words[at.TO_PAY] -= 1
        words[at.PAID] += 1
        words[at.LAST] = move
        if words[at.TO_PAY] > 0:
            words[at.COMPOSING] = 1
        else:
            state.hidden_discards(seat, 0, words[at.PAID])
            words[at.NEXT] = at.COST_PAID


def card_shown(state: State) -> None:
    """VE-206, VE-244: H may respond to V's card; a card of H takes effect at once."""
    if state.words[at.PLAYER] == c.VAMPIRES:
        answerable(state, at.ON_CARD)
        return
    if state.journal is not None:
        facts.card_played(state)
    state.words[at.NEXT] = at.EFFECT_BEGINS


def answerable(state: State, context: i64) -> None:
    """VE-173: a single card lies open, and H may respond to it."""
    if state.journal is not None:
        facts.card_played(state)
    state.words[at.CONTEXT] = context
    state.words[at.NEXT] = at.RESPONSE_ASKED


def card_to_moat(state: State) -> None:
    """The card on the table goes to its player's moat."""
    state.into_moat(state.words[at.PLAYER], state.words[at.CARD] - 1)
    state.words[at.CARD] = 0


def ask_for_choice(state: State, decision: i64, straight_on: bool) -> None:
    """VE-137: the card asks its player; in the same line if nobody has had a word since."""
    state.words[at.DECISION] = decision
    state.words[at.ASKED] = state.words[at.PLAYER]
    state.words[at.COMPOSING] = 1 if straight_on else 0
    state.words[at.NEXT] = at.ASK


def card_finished(state: State) -> None:
    """VE-124, VE-138, VE-142: the card goes to its player's moat, the word to the opponent.

    Whoever protects the attacked one is asked again (VE-116, read the other way).
    """
    words = state.words
    if words[at.CARD] > 0:
        card_to_moat(state)
    words[at.DECLINED] = 1 if state.protects() else 0
    words[at.ASKED] = words[at.PLAYER] if state.protects() else other(words[at.PLAYER])
    words[at.NEXT] = at.WINDOW_ASKS
