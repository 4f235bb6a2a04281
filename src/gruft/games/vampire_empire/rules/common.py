"""Objections that many questions of Vampire Empire share.

What the edition and the table show comes first; of the cards only the seat's own are looked at.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Reason

SPARE_CLAUSE: Final = "VE-238"
#: The clauses that say what the cards are, three kinds at a time as far as they come in threes.
CLAUSES_OF_THREES: Final = (147, 148, 149, 150, 151, 152, 153, 154)
CLAUSES_OF_SUPPORT: Final = (
    *(156, 162, 164, 168, 169, 155, 155, 155, 171, 172),
    *(177, 183, 186, 192, 193, 176, 176, 176, 195, 196),
)


def clause_of(kind: int) -> str:
    """The clause that says what a card is or does."""
    if kind >= c.FIRST_SPARE:
        return SPARE_CLAUSE
    if kind >= c.FIRST_SUPPORT:
        return f"VE-{CLAUSES_OF_SUPPORT[kind - c.FIRST_SUPPORT]}"
    return f"VE-{CLAUSES_OF_THREES[kind // 3]}"


#: Candidates of questions about any character, and of those that can only be declined.
CHARACTERS: Final[list[int]] = [c.CHAR + character for character in range(c.CHARACTERS)]
DECLINE: Final[list[int]] = [c.DONE]

SPARE: Final = Reason("refusal-spare-card", SPARE_CLAUSE, "given=kind")
NOT_IN_EDITION: Final = Reason("refusal-not-in-this-edition", "VE-236", "card")
ONLY_HUMANS: Final = Reason("refusal-only-humans-have-it", "VE-206", "card")
ONLY_STOLEN: Final = Reason("refusal-only-stolen", "VE-203", "card")
NOT_HELD: Final[list[Reason]] = [
    Reason("refusal-not-held", clause_of(kind), "card") for kind in range(c.KINDS)
]
#: An effect that asks for something; by the support card, if it asks at all.
MUST: Final = "refusal-effect-must-be-chosen"
MUST_BE_CHOSEN: Final[dict[int, Reason]] = {
    kind: Reason(MUST, clause_of(kind), "card=played")
    for kind in (
        *c.MARKER_CARDS,
        c.SECRET_JOURNEY,
        c.CHAPEL,
        c.CRYPT_OPENING,
        c.BAT_FORM,
        c.MIST_FORM,
    )
}
CANNOT_PAY: Final = Reason("refusal-cannot-pay", "VE-131", "card", "cost", "others")
FALLING_ORDER: Final = Reason("refusal-falling-order", "VE-240", "card", "last")

CELLAR_LATER: Final = Reason("refusal-cellar-in-step-1", "VE-26")
DISCARD_LATER: Final = Reason("refusal-discard-in-step-1", "VE-41")
SKIP_LATER: Final = Reason("refusal-skip-in-step-1", "VE-42")
REVEAL_LATER: Final = Reason("refusal-reveal-in-step-2", "VE-47")
MUST_CHOOSE: Final = Reason("refusal-must-choose", "VE-241", "question")
ACTION_OF_THE_OTHER: Final = Reason("refusal-action-of-the-other", "VE-38", "player=active")
ONE_ACTION: Final = Reason("refusal-one-action", "VE-38", "question")
OTHER_QUESTION: Final = Reason("refusal-other-question", "VE-253", "question")

NO_SUCH_MOVE: Final = Reason("refusal-no-such-move", "VE-239", "given=move")
NO_SUCH_SEAT: Final = Reason("refusal-no-such-seat", "VE-17", "given=seat")
ANSWERS_FIRST: Final = Reason("refusal-other-answers-first", "VE-127", "player=asked")
NOT_YOUR_TURN: Final = Reason("refusal-not-your-turn", "VE-33", "player=asked")
EMPTY_HAND: Final = Reason("refusal-empty-hand", "VE-126", "player=asked")
NOT_ASKED_YET: Final = Reason("refusal-not-asked-yet", "VE-124", "player=asked")
HAD_YOUR_WORD: Final = Reason("refusal-had-your-word", "VE-125", "player=asked")
ON_A_JOURNEY: Final = Reason("refusal-on-a-journey", "VE-157", "character")


def not_in_edition(state: State, kind: i64) -> Reason | None:
    """VE-236, VE-238: no deck of this edition has such a card."""
    if state.in_deck_of(c.VAMPIRES, kind) or state.in_deck_of(c.HUMANS, kind):
        return None
    return SPARE if kind >= c.FIRST_SPARE else NOT_IN_EDITION


def never_held(state: State, seat: i64, kind: i64) -> Reason | None:
    """VE-206: everybody knows that V holds nothing but cards of the vampire deck."""
    if state.in_deck_of(c.VAMPIRES, kind):
        return None
    return not_in_edition(state, kind) or (ONLY_HUMANS if seat == c.VAMPIRES else None)


def not_held(state: State, seat: i64, kind: i64) -> Reason | None:
    """The seat's own hand lacks the card; H may not have stolen it."""
    if state.held(seat, kind) > 0:
        return None
    return NOT_HELD[kind] if state.in_deck_of(seat, kind) else ONLY_STOLEN


def cannot_be_played(state: State, seat: i64, kind: i64) -> Reason | None:
    """VE-131: what a seat lacks to play a card that is right here: the card or its cost."""
    reason = not_held(state, seat, kind)
    return reason or (None if state.can_pay(seat, kind) else CANNOT_PAY)


def only(state: State, seat: i64, move: i64, wanted: i64, otherwise: Reason) -> Reason | None:
    """One card and no other can be played here, or the seat declines."""
    if move == c.DONE:
        return None
    if not c.is_play(move):
        return misplaced(state, seat, move)
    kind: i64 = move - c.PLAY
    missing = never_held(state, seat, kind)
    return missing or (otherwise if kind != wanted else cannot_be_played(state, seat, kind))


def character_first(state: State, seat: i64, move: i64, reason: Reason) -> Reason:
    """A card is named before the character it is for; or something else altogether."""
    return reason if c.is_play(move) else misplaced(state, seat, move)


@final
class Elsewhere:
    """VE-22, VE-31, VE-157: everybody sees who is in the castle and who is not."""

    def __init__(self, clause: str) -> None:
        self.in_the_city = Reason("refusal-in-the-city", clause, "character")
        self.dead = Reason("refusal-dead", clause, "character")

    def objection(self, state: State, character: i64) -> Reason | None:
        """Why a character cannot be chosen that is not in the castle."""
        place: i64 = state.words[at.PLACE + character]
        if place == at.IN_CASTLE:
            return None
        if place == at.ON_JOURNEY:
            return ON_A_JOURNEY
        return self.in_the_city if place == at.IN_CITY else self.dead


def misplaced(state: State, seat: i64, move: i64) -> Reason:
    """The move belongs to another moment of the game."""
    if move < c.MOAT:
        return CELLAR_LATER
    if move < c.PLAY:
        return DISCARD_LATER
    if move == c.SKIP:
        return SKIP_LATER
    if move == c.DONE:
        return MUST_CHOOSE
    if c.ACTION <= move < c.YES:
        # VE-38: one action in a turn, and only the active player's.
        return ACTION_OF_THE_OTHER if seat != state.words[at.ACTIVE] else ONE_ACTION
    between = state.words[at.DECISION] in (at.STEP1, at.WINDOW, at.ACT)
    if c.CHAR <= move < c.TYPE and seat == c.VAMPIRES and between:
        return REVEAL_LATER
    return OTHER_QUESTION


def not_asked(state: State, seat: i64) -> Reason:
    """VE-33, VE-123 to VE-127: whose word it is instead, if this seat is at the table at all."""
    if seat < c.VAMPIRES or seat > c.HUMANS:
        return NO_SUCH_SEAT
    if state.words[at.DECISION] != at.WINDOW or state.protects():
        return ANSWERS_FIRST if seat == state.words[at.ACTIVE] else NOT_YOUR_TURN
    if state.hand_size(seat) == 0:
        return EMPTY_HAND
    return NOT_ASKED_YET if state.words[at.DECLINED] == 0 else HAD_YOUR_WORD


def castle_characters(state: State) -> list[int]:
    """A move for everybody who is in the castle."""
    words = state.words
    found: list[int] = []
    for character in range(i64(c.CHARACTERS)):
        if words[at.PLACE + character] == at.IN_CASTLE:
            found.append(c.CHAR + character)
    return found


def card_or_nothing(state: State, seat: i64, kind: i64) -> list[int]:
    """A move for a card, if the seat holds it, and one to decline."""
    return [c.PLAY + kind, c.DONE] if state.held(seat, kind) > 0 else DECLINE


def all_of(base: i64, state: State, seat: i64, lowest: i64) -> list[int]:
    """A move for every kind that the seat holds, from a kind upwards."""
    words = state.words
    found: list[int] = []
    hand: i64 = at.HANDS + seat * c.KINDS
    for kind in range(lowest, i64(c.KINDS)):
        if words[hand + kind] > 0:
            found.append(base + kind)
    return found
