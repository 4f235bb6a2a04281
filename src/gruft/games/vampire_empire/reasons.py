"""Reasons that many refusals of Vampire Empire share, and the words they need.

What the edition and the table show comes first; of the cards only the seat's own are looked at.
"""

from gruft.games.vampire_empire.cards import (
    ACTION,
    CELLAR,
    CHAR,
    DONE,
    FIRST_SPARE,
    FIRST_SUPPORT,
    HUMANS,
    KINDS,
    LAST_SUPPORT,
    MOAT,
    PICK,
    PLAY,
    SKIP,
    TYPE,
    VAMPIRES,
    YES,
)
from gruft.games.vampire_empire.layout import (
    ACT,
    ACTIVE,
    DEAD,
    DECISION,
    IN_CITY,
    PLACE,
    STEP1,
    WINDOW,
)
from gruft.games.vampire_empire.names import TYPE_NAMES, character_word, key, kind_word
from gruft.games.vampire_empire.state import State
from gruft.kernel.refusal import Refused, seat_of, word, words

#: The clauses that say what the cards are, three kinds at a time as far as they come in threes.
CLAUSES_OF_THREES = (147, 148, 149, 150, 151, 152, 153, 154)
CLAUSES_OF_SUPPORT = (
    *(156, 162, 164, 168, 169, 155, 155, 155, 171, 172),
    *(177, 183, 186, 192, 193, 176, 176, 176, 195, 196),
)
SPARE_CLAUSE = "VE-238"
#: Decisions in which nobody is to be named, and V might want to reveal somebody.
BETWEEN_CHOICES = (STEP1, WINDOW, ACT)


def clause_of(kind: int) -> str:
    """The clause that says what a card is or does."""
    if kind >= FIRST_SPARE:
        return SPARE_CLAUSE
    if kind >= FIRST_SUPPORT:
        return f"VE-{CLAUSES_OF_SUPPORT[kind - FIRST_SUPPORT]}"
    return f"VE-{CLAUSES_OF_THREES[kind // 3]}"


# --- kinds of moves ------------------------------------------------------------------------------


def is_discard(move: int) -> bool:
    """Tell whether the move puts a card away, face down."""
    return CELLAR <= move < PLAY


def is_play(move: int) -> bool:
    """Tell whether the move plays a card."""
    return PLAY <= move < PICK


def is_support(kind: int) -> bool:
    """Tell whether a kind is a support card (VE-238: the numbers are fixed)."""
    return FIRST_SUPPORT <= kind <= LAST_SUPPORT


# --- words ---------------------------------------------------------------------------------------


def card_words(state: State, kinds: list[int]) -> dict[str, object]:
    """A list of cards, read in the reader's language."""
    return words([kind_word(state.printed, kind) for kind in kinds])


def type_words(types: int) -> dict[str, object]:
    """The types of a card, read in the reader's language."""
    names = [name for place, name in enumerate(TYPE_NAMES) if types >> place & 1]
    return words([key(f"type {name}") for name in names])


# --- cards that are not there --------------------------------------------------------------------


def not_in_edition(state: State, kind: int) -> Refused | None:
    """VE-236, VE-238: no deck of this edition has such a card."""
    if _in_deck_of(state, VAMPIRES, kind) or _in_deck_of(state, HUMANS, kind):
        return None
    if kind >= FIRST_SPARE:
        return Refused("refusal-spare-card", SPARE_CLAUSE, given=kind)
    card = kind_word(state.printed, kind)
    return Refused("refusal-not-in-this-edition", "VE-236", card=card)


def never_held(state: State, seat: int, kind: int) -> Refused | None:
    """VE-206: everybody knows that V holds nothing but cards of the vampire deck."""
    missing = not_in_edition(state, kind)
    if missing is not None or seat == HUMANS or _in_deck_of(state, VAMPIRES, kind):
        return missing
    card = kind_word(state.printed, kind)
    return Refused("refusal-only-humans-have-it", "VE-206", card=card)


def _in_deck_of(state: State, seat: int, kind: int) -> bool:
    return state.printed.copies[seat * KINDS + kind] > 0


def not_held(state: State, seat: int, kind: int) -> Refused | None:
    """The seat's own hand lacks the card; H may not have stolen it."""
    if state.held(seat, kind) > 0:
        return None
    card = kind_word(state.printed, kind)
    if _in_deck_of(state, seat, kind):
        return Refused("refusal-not-held", clause_of(kind), card=card)
    return Refused("refusal-only-stolen", "VE-203", card=card)


def cannot_pay(state: State, seat: int, kind: int) -> Refused:
    """VE-131: the other cards of the hand are fewer than the cost."""
    card = kind_word(state.printed, kind)
    cost, others = int(state.cost(kind)), int(state.hand_size(seat)) - 1
    return Refused("refusal-cannot-pay", "VE-131", card=card, cost=cost, others=others)


def cannot_be_played(state: State, seat: int, kind: int) -> Refused:
    """What a seat lacks to play a support card that would be right here: the card or its cost."""
    return not_held(state, seat, kind) or cannot_pay(state, seat, kind)


# --- cards of a group ----------------------------------------------------------------------------


def falling_order(state: State, kind: int, last: int) -> Refused:
    """VE-240: every set of cards is named in one order."""
    names = {
        "card": kind_word(state.printed, kind),
        "last": kind_word(state.printed, last),
    }
    return Refused("refusal-falling-order", "VE-240", **names)


def too_few_follow(state: State, kind: int, missing: int, moves: list[int]) -> Refused:
    """VE-241: the group could not be completed after this card."""
    return Refused(
        "refusal-too-few-follow",
        "VE-241",
        card=kind_word(state.printed, kind),
        missing=missing,
        cards=card_words(state, [move % KINDS for move in moves]),
    )


# --- characters that are elsewhere ---------------------------------------------------------------


def not_in_castle(state: State, character: int, clause: str) -> Refused | None:
    """VE-22, VE-31, VE-157: everybody sees who is in the castle and who is not."""
    if state.in_castle(character):
        return None
    place, name = state.words[PLACE + character], character_word(character)
    if place == IN_CITY:
        return Refused("refusal-in-the-city", clause, character=name)
    if place == DEAD:
        return Refused("refusal-dead", clause, character=name)
    return Refused("refusal-on-a-journey", "VE-157", character=name)


# --- moves that answer something else ------------------------------------------------------------


def misplaced(state: State, seat: int, move: int) -> Refused:
    """The move belongs to another moment of the game."""
    if CELLAR <= move < MOAT:
        return Refused("refusal-cellar-in-step-1", "VE-26")
    if is_discard(move):
        return Refused("refusal-discard-in-step-1", "VE-41")
    if move == SKIP:
        return Refused("refusal-skip-in-step-1", "VE-42")
    if move == DONE:
        return must_choose(state, seat)
    if ACTION <= move < YES:
        return _action_elsewhere(state, seat)
    if CHAR <= move < TYPE and seat == VAMPIRES and state.words[DECISION] in BETWEEN_CHOICES:
        return Refused("refusal-reveal-in-step-2", "VE-47")
    return other_question(state, seat)


def _action_elsewhere(state: State, seat: int) -> Refused:
    """VE-38: one action in a turn, and only the active player's."""
    active = int(state.words[ACTIVE])
    if seat != active:
        return Refused("refusal-action-of-the-other", "VE-38", player=seat_of(active))
    return Refused("refusal-one-action", "VE-38", question=word(state.decision(seat)))


def other_question(state: State, seat: int) -> Refused:
    """VE-253: something else is asked now."""
    return Refused("refusal-other-question", "VE-253", question=word(state.decision(seat)))


def must_choose(state: State, seat: int) -> Refused:
    """VE-241: what has been begun is not taken back."""
    return Refused("refusal-must-choose", "VE-241", question=word(state.decision(seat)))
