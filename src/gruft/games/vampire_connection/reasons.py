"""Reasons that many refusals of The Vampire Connection share, and the words they need."""

from typing import TYPE_CHECKING

from gruft.games.vampire_connection.cards import (
    ASSISTANT,
    BAT,
    BEATQUICK,
    BOOK,
    CARRIAGE,
    CRUCIFIX,
    DOUBLE_SUCCESS,
    ESCAPE,
    GOOD_OPPORTUNITY,
    HOLY_WATER,
    HUNCHBACK,
    MIST,
    MOVE_MIST,
    PARTY,
    RUDEY,
    STAKE,
    THRASHON,
    VICTIM,
    WOLF,
)
from gruft.games.vampire_connection.names import type_key
from gruft.kernel.refusal import Refused, word

if TYPE_CHECKING:
    from gruft.games.vampire_connection.state import State

#: The clause that says what each vampire card is for.
CLAUSE_OF_CARD = {
    MIST: "VC-194",
    WOLF: "VC-195",
    BAT: "VC-196",
    CARRIAGE: "VC-197",
    HUNCHBACK: "VC-198",
    BEATQUICK: "VC-199",
    THRASHON: "VC-199",
    RUDEY: "VC-199",
    ASSISTANT: "VC-199",
    STAKE: "VC-200",
    DOUBLE_SUCCESS: "VC-201",
    GOOD_OPPORTUNITY: "VC-202",
    ESCAPE: "VC-208",
    CRUCIFIX: "VC-211",
    HOLY_WATER: "VC-212",
    BOOK: "VC-213",
    PARTY: "VC-214",
}


def card_word(card: int) -> dict[str, object]:
    """A type of vampire card, read in the reader's language."""
    return word(type_key(card))


def not_held(card: int, clause: str = "") -> Refused:
    """The seat's own hand lacks the card."""
    return Refused("refusal-not-held", clause or CLAUSE_OF_CARD[card], card=card_word(card))


def no_such_seat(seat: int) -> Refused:
    """VC-1: fewer seats are taken than the moves can name."""
    return Refused("refusal-no-such-seat", "VC-1", given=seat + 1)


def other_question(position: "State", seat: int) -> Refused:
    """VC-247: something else is asked now."""
    question = word(position.decision(seat))
    return Refused("refusal-other-question", "VC-247", question=question)


def must_choose(clause: str) -> Refused:
    """The rules leave no way out of this choice."""
    return Refused("refusal-must-choose", clause)


def is_play(move: int) -> bool:
    """Tell whether the move plays a card, or does in PLAY what needs none."""
    return MOVE_MIST <= move < VICTIM
