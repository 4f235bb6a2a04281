"""Chapters 4 to 6 and 9: why a discard, a reveal, a card of a window or a payment is refused."""

from gruft.games.vampire_empire.cards import (
    BAT_FORM,
    CHAPEL,
    CHAR,
    CHARACTERS,
    COFFIN,
    CRYPT_OPENING,
    DONE,
    HAND,
    HUMANS,
    HYPNOSIS,
    KINDS,
    MIST_FORM,
    MOAT,
    NOT_A_VAMPIRE,
    PLAY,
    REGENERATION,
    SECRET_PASSAGE,
    SKIP,
    fights_for_all,
    goes_into_windows,
    marker_class,
)
from gruft.games.vampire_empire.layout import (
    CELLAR_USED,
    CELLARED,
    DEAD,
    DECK_SIZE,
    FOR_PASS,
    LAST,
    MOATED,
    PLACE,
    PURPOSE,
    TO_PAY,
)
from gruft.games.vampire_empire.names import character_word, kind_word
from gruft.games.vampire_empire.reasons import (
    cannot_be_played,
    card_words,
    falling_order,
    is_discard,
    is_play,
    is_support,
    misplaced,
    never_held,
    not_held,
    other_question,
    too_few_follow,
    type_words,
)
from gruft.games.vampire_empire.rules.support import has_effect
from gruft.games.vampire_empire.state import State
from gruft.kernel.refusal import Refused

# --- step 1 --------------------------------------------------------------------------------------


def discarding(state: State, seat: int, move: int) -> Refused:
    """VE-39 to VE-45: what cannot be discarded, and when there is no way round it."""
    if is_discard(move):
        return _discarding_a_card(state, seat, move)
    if move == SKIP:
        return _skipping(state, seat)
    if move == DONE:
        return _hand_too_large(state, seat)
    if is_play(move):
        return Refused("refusal-no-cards-in-steps", "VE-36")
    return misplaced(state, seat, move)


def _discarding_a_card(state: State, seat: int, move: int) -> Refused:
    kind, last = move % KINDS, int(state.words[LAST])
    if move < MOAT and state.words[CELLAR_USED + seat] == 1:
        return Refused("refusal-cellar-used-up", "VE-226")
    missing = never_held(state, seat, kind) or not_held(state, seat, kind)
    if missing is not None:
        return missing
    if move < MOAT <= last:
        return Refused("refusal-cellar-before-moat", "VE-240")
    if move < last:
        return falling_order(state, kind, last % KINDS)
    return Refused(
        "refusal-keeps-too-many",
        "VE-44",
        card=kind_word(state.printed, kind),
        cards=card_words(state, _early_enough(state, seat)),
    )


def _early_enough(state: State, seat: int) -> list[int]:
    """The kinds that may go to the moat next."""
    return [move - MOAT for move in state.moves(seat) if is_discard(move) and move >= MOAT]


def _hand_too_large(state: State, seat: int) -> Refused:
    held = int(state.hand_size(seat))
    return Refused("refusal-hand-too-large", "VE-44", held=held, more=held - HAND)


def _skipping(state: State, seat: int) -> Refused:
    """VE-42 to VE-44, VE-242: as a whole, with cards for a pass, and only where it matters."""
    if state.words[CELLARED] + state.words[MOATED] > 0:
        return Refused("refusal-skip-after-discards", "VE-42")
    if state.hand_size(seat) > HAND:
        return _hand_too_large(state, seat)
    if state.words[DECK_SIZE + seat] == 0 or state.hand_size(seat) == HAND:
        return Refused("refusal-skip-draws-nothing", "VE-242")
    return Refused("refusal-skip-with-few-cards", "VE-43")


# --- step 2 --------------------------------------------------------------------------------------


def revealing(state: State, seat: int, move: int) -> Refused:
    """VE-47: a living vampire of one's own that is not revealed yet."""
    if CHAR <= move < CHAR + CHARACTERS:
        return _revealing_one(state, move - CHAR)
    if is_play(move):
        return Refused("refusal-no-cards-in-steps", "VE-36")
    return misplaced(state, seat, move)


def _revealing_one(state: State, character: int) -> Refused:
    name = character_word(character)
    if state.words[PLACE + character] == DEAD:
        return Refused("refusal-reveals-the-dead", "VE-47", character=name)
    if state.is_revealed(character):
        return Refused("refusal-revealed-already", "VE-50", character=name)
    return Refused("refusal-no-vampire", "VE-47", character=name)


# --- windows -------------------------------------------------------------------------------------


def in_window(state: State, seat: int, move: int) -> Refused:
    """VE-121, VE-136: a card that belongs here and does something, held and paid for."""
    if not is_play(move):
        return misplaced(state, seat, move)
    kind = move - PLAY
    return (
        never_held(state, seat, kind)
        or _not_for_windows(state, seat, kind)
        or _without_effect(state, seat, kind)
        or cannot_be_played(state, seat, kind)
    )


def _not_for_windows(state: State, seat: int, kind: int) -> Refused | None:
    """VE-121, VE-122, VE-205: what is played elsewhere, or nowhere."""
    card = kind_word(state.printed, kind)
    if goes_into_windows(kind):
        return None
    if not is_support(kind):
        return Refused("refusal-only-support-cards", "VE-121", card=card)
    if fights_for_all(kind) or kind == SECRET_PASSAGE:
        return Refused("refusal-only-in-combat", "VE-122", card=card)
    if seat == HUMANS and kind in (NOT_A_VAMPIRE, REGENERATION):
        return Refused("refusal-no-use-for-humans", "VE-205", card=card)
    return Refused("refusal-only-as-response", "VE-122", card=card)


def _without_effect(state: State, seat: int, kind: int) -> Refused | None:
    """VE-136: nothing of the effect could be carried out."""
    if has_effect(state, seat, kind):
        return None
    card = kind_word(state.printed, kind)
    if marker_class(kind) != 0:
        classes = type_words(marker_class(kind))
        return Refused("refusal-nobody-to-mark", "VE-198", card=card, classes=classes)
    return Refused(*_REASONS_FOR_NOTHING[kind], card=card)


#: The message and the clause for a card that could do nothing.
_REASONS_FOR_NOTHING: dict[int, tuple[str, str]] = {
    CHAPEL: ("refusal-nothing-for-chapel", "VE-136"),
    CRYPT_OPENING: ("refusal-cellar-empty", "VE-170"),
    BAT_FORM: ("refusal-nothing-to-show", "VE-181"),
    MIST_FORM: ("refusal-no-revealed-vampire", "VE-182"),
    HYPNOSIS: ("refusal-city-empty", "VE-188"),
    COFFIN: ("refusal-deck-empty", "VE-194"),
}


# --- paying --------------------------------------------------------------------------------------


def paying(state: State, seat: int, move: int) -> Refused:
    """VE-130, VE-133, VE-240: the seat's own cards, in rising order, into the moat."""
    passing = state.words[PURPOSE] == FOR_PASS
    if move == DONE:
        missing = int(state.words[TO_PAY])
        key = "refusal-pass-not-paid" if passing else "refusal-not-paid"
        return Refused(key, "VE-79" if passing else "VE-130", missing=missing)
    if not is_discard(move):
        return other_question(state, seat)
    if move < MOAT:
        return Refused("refusal-pays-into-cellar", "VE-79" if passing else "VE-130")
    return _paying_with(state, seat, move - MOAT)


def _paying_with(state: State, seat: int, kind: int) -> Refused:
    missing = never_held(state, seat, kind) or not_held(state, seat, kind)
    if missing is not None:
        return missing
    last = int(state.words[LAST]) - MOAT
    if kind < last:
        return falling_order(state, kind, last)
    return too_few_follow(state, kind, int(state.words[TO_PAY]), state.moves(seat))
