"""Chapter 9: the windows of a turn, playing a support card, paying for it, and what follows."""

from mypy_extensions import i64

from gruft.games.vampire_empire import facts
from gruft.games.vampire_empire.cards import (
    BAT_FORM,
    CHAPEL,
    CHARACTERS,
    COFFIN,
    COMBAT_TYPES,
    CRYPT_OPENING,
    DONE,
    FIRST_SUPPORT,
    HYPNOSIS,
    KINDS,
    LAST_SUPPORT,
    MIST_FORM,
    MOAT,
    PLAY,
    VAMPIRES,
    class_of,
    goes_into_windows,
    marker_class,
    other,
)
from gruft.games.vampire_empire.layout import (
    ACT,
    ACTIVE,
    ASK,
    ASKED,
    CARD,
    CELLAR_SIZE,
    CITY_SIZE,
    COMPOSING,
    CONTEXT,
    COST_PAID,
    DECISION,
    DECK_SIZE,
    DECLINED,
    EFFECT_BEGINS,
    FOR_CARD,
    HANDS,
    LAST,
    MOATS,
    NEXT,
    ON_CARD,
    PAID,
    PAY,
    PLAYER,
    POINT,
    PURPOSE,
    RESPONSE_ASKED,
    TO_PAY,
    TURN_ENDS,
    WINDOW,
    WINDOW_A,
    WINDOW_ASKS,
    WINDOW_CLOSES,
)
from gruft.games.vampire_empire.state import State

# --- windows -------------------------------------------------------------------------------------


def open_window(state: State) -> None:
    """VE-120, VE-123: the active player is asked first."""
    state.words[DECLINED] = 0
    state.words[ASKED] = state.words[ACTIVE]
    state.words[NEXT] = WINDOW_ASKS


def ask_in_window(state: State) -> None:
    """VE-126, VE-127: every hand with a card is asked; an empty one counts as declining."""
    words = state.words
    while words[DECLINED] < 2:
        if state.hand_size(words[ASKED]) > 0:
            words[DECISION] = WINDOW
            words[NEXT] = ASK
            return
        _next_in_window(state)
    words[NEXT] = WINDOW_CLOSES


def _next_in_window(state: State) -> None:
    state.words[DECLINED] += 1
    state.words[ASKED] = other(state.words[ASKED])


def close_window(state: State) -> None:
    """VE-35, VE-125: after window A the action, after window B the end of the turn."""
    words = state.words
    if words[POINT] == WINDOW_A:
        words[DECISION] = ACT
        words[ASKED] = words[ACTIVE]
        words[NEXT] = ASK
    else:
        words[NEXT] = TURN_ENDS


def window_plays(state: State, seat: i64) -> list[int]:
    """VE-121, VE-131, VE-136: every support card that can do something, or decline."""
    found: list[int] = []
    kind: i64 = FIRST_SUPPORT
    while kind <= LAST_SUPPORT:
        if state.can_pay(seat, kind) and can_be_played(state, seat, kind):
            found.append(PLAY + kind)
        kind += 1
    found.append(DONE)
    return found


def can_be_played(state: State, seat: i64, kind: i64) -> bool:
    """VE-121, VE-136: it belongs into windows, and a part of its effect can be carried out."""
    return goes_into_windows(kind) and has_effect(state, seat, kind)


def has_effect(state: State, seat: i64, kind: i64) -> bool:
    """VE-136, VE-165, VE-170, VE-181, VE-182, VE-188, VE-194, VE-198: judged before the cost."""
    words = state.words
    if marker_class(kind) != 0:
        return class_in_castle(state, marker_class(kind))
    if kind == CHAPEL:
        return combat_cards_in_moat(state, seat) > 0
    if kind == CRYPT_OPENING:
        return words[CELLAR_SIZE + other(seat)] > 0
    if kind == BAT_FORM:
        return state.hand_size(other(seat)) > 0
    if kind == MIST_FORM:
        return state.revealed_in_castle() > 0
    if kind == HYPNOSIS:
        return words[CITY_SIZE] > 0
    return kind != COFFIN or words[DECK_SIZE + seat] > 0


def class_in_castle(state: State, class_bit: i64) -> bool:
    """VE-198: a character of the class is in the castle, revealed or not."""
    character: i64 = 0
    while character < CHARACTERS:
        if state.in_castle(character) and class_of(character) == class_bit:
            return True
        character += 1
    return False


def combat_cards_in_moat(state: State, seat: i64) -> i64:
    """VE-5, VE-167: the cards that Chapel could take."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if state.printed.types[kind] & COMBAT_TYPES != 0:
            found += state.words[MOATS + seat * KINDS + kind]
        kind += 1
    return found


def answer_in_window(state: State, seat: i64, move: i64) -> None:
    """VE-124: play one support card, or decline."""
    if move == DONE:
        if state.journal is not None:
            facts.declined(state, seat)
        _next_in_window(state)
        state.words[NEXT] = WINDOW_ASKS
    else:
        put_down(state, seat, move - PLAY, FOR_CARD)


# --- playing and paying --------------------------------------------------------------------------


def put_down(state: State, seat: i64, kind: i64, purpose: i64) -> None:
    """VE-130: the card leaves the hand; its cost is paid before anything else happens."""
    state.play_from_hand(seat, kind)
    state.words[CARD] = kind + 1
    state.words[PLAYER] = seat
    ask_for_payment(state, state.cost(kind), purpose)


def ask_for_payment(state: State, cost: i64, purpose: i64) -> None:
    """VE-133: who was asked chooses what is discarded; what costs nothing is paid."""
    words = state.words
    words[PURPOSE] = purpose
    words[TO_PAY] = cost
    words[PAID] = 0
    state.begin_discards()
    words[LAST] = MOAT
    if cost > 0:
        words[DECISION] = PAY
        words[COMPOSING] = 1
    else:
        words[NEXT] = COST_PAID


def payments(state: State, seat: i64) -> list[int]:
    """VE-240, VE-241, VE-243: in rising order, as long as enough cards are left above."""
    words = state.words
    hand: i64 = HANDS + seat * KINDS
    found: list[int] = []
    kind: i64 = words[LAST] - MOAT
    above: i64 = state.cards_from(seat, kind)
    while kind < KINDS and above >= words[TO_PAY]:
        if words[hand + kind] > 0:
            found.append(MOAT + kind)
            above -= words[hand + kind]
        kind += 1
    return found


def pay(state: State, seat: i64, move: i64) -> None:
    """VE-130: one card of the cost goes face down into the payer's own moat."""
    words = state.words
    state.discard_to_moat(seat, move - MOAT)
    words[TO_PAY] -= 1
    words[PAID] += 1
    words[LAST] = move
    if words[TO_PAY] > 0:
        words[COMPOSING] = 1
    else:
        state.hidden_discards(seat, 0, words[PAID])
        words[NEXT] = COST_PAID


def card_shown(state: State) -> None:
    """VE-206, VE-244: H may respond to V's card; a card of H takes effect at once."""
    words = state.words
    if state.journal is not None:
        facts.card_played(state)
    if words[PLAYER] == VAMPIRES:
        words[CONTEXT] = ON_CARD
        words[NEXT] = RESPONSE_ASKED
    else:
        words[NEXT] = EFFECT_BEGINS


def card_finished(state: State) -> None:
    """VE-124, VE-138, VE-142: the card goes to its player's moat, the word to the opponent."""
    words = state.words
    if words[CARD] > 0:
        state.into_moat(words[PLAYER], words[CARD] - 1)
    words[CARD] = 0
    words[DECLINED] = 0
    words[ASKED] = other(words[PLAYER])
    words[NEXT] = WINDOW_ASKS
