"""Moves of Vampir as people write them, one by one.

Squares, doors, cards, fields, figures and lock colours are written by name and every verb by its
word: `throw`, `Gh3`, `fight; E09; vampire`. What is written says which move it is, whatever is
asked. A reader takes more: names of cards, letters of figures, any case. Short forms such as
`hit V sword` stand for several moves and are taken apart in `short_forms.py`.
"""

import re
from functools import lru_cache

from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    FIELD_NAMES,
    FIGURE_NAMES,
    LOCK_NAMES,
    find_card,
)
from gruft.games.grottenstein.rules.common import NO_CARDS
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.cards import Printed
from gruft.games.grottenstein.state.villa import Villa
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

FIGURE_LETTERS = "rbgyv"
WALL = "wall"
VERBS = (
    *("throw", "stay", "bat", "fight", "dagger", "bite", "stake vampire", "reveal", "take"),
    *("leave", "put", "close", "use", "key", "cast", "light", "wear cape", "wear teeth"),
    *("wear nails", "servant mine", "servant owner", "end"),
)
#: What a reader takes besides, whatever is asked.
OTHER_WORDS = {
    **{letter: c.M_FIGURE + figure for figure, letter in enumerate(FIGURE_LETTERS)},
    "black": c.M_FIGURE + c.VAMPIRE,
    "wall chip": c.M_WALL,
    "rev": c.REVEAL,
}
SHARED = set(CARD_IDS) & set(FIELD_NAMES)
LONGEST_GIVEN = 60

_LIKE_A_DOOR = re.compile(r"[cgu][a-z]\d+/.*")
_LIKE_A_SQUARE = re.compile(r"[cgu][a-z]\d+")

# --- writing -------------------------------------------------------------------------------------


def write_move(position: Grottenstein, move: int) -> str:
    """The canonical form of a move; it is the same wherever the move is made."""
    return _forms(position.villa)[move]


@lru_cache(maxsize=16)
def _forms(villa: Villa) -> list[str]:
    """Section 23, section 26: every move in the order of the ids, an owner's further doors last."""
    # Section 23 has room for 55 doors; those that this villa lacks have a number only.
    lacking = range(int(villa.doors) + 1, c.NUMBERED_DOORS + 1)
    doors = [*villa.door_names, *(f"door {number}" for number in lacking)]
    forms = [
        *villa.names,
        *doors[: c.NUMBERED_DOORS],
        WALL,
        *(f"CARD({name})" if name in SHARED else name for name in CARD_IDS),
        *(f"FIELD({name})" if name in SHARED else name for name in FIELD_NAMES),
        *FIGURE_NAMES,
        *LOCK_NAMES,
        *VERBS,
        *doors[c.NUMBERED_DOORS :],
    ]
    assert forms[c.M_DOOR] == doors[0]
    assert forms.index("end") == c.MOVES - 1
    return forms


def number_of_moves(villa: Villa) -> int:
    """646, and one for each door of an owner's villa beyond the 55th."""
    return len(_forms(villa))


# --- reading -------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _moves(villa: Villa) -> dict[str, int]:
    return {plainly(form): move for move, form in enumerate(_forms(villa))}


def read_move(position: Grottenstein, text: str) -> int:
    """One written move; a bare name is read as what the question asks for."""
    written = plainly(text)
    move = _moves(position.villa).get(written)
    if move is None:
        move = OTHER_WORDS.get(written)
    if move is None:
        move = _read_by_question(position, written)
    if move is None:
        raise unreadable(text)
    return move


def _read_by_question(position: Grottenstein, written: str) -> int | None:
    """Names that may mean a card or something else: where cards are asked for they are cards."""
    question = QUESTIONS[position.words[at.DECISION]]
    if written == "stake" and question.cards == NO_CARDS:
        return c.STAKE_HIM
    if written.upper() in SHARED and question.deed == "look":
        return c.M_FIELD + FIELD_NAMES.index(written.upper())
    card = find_card(position.printed, written)
    if card is not None:
        return c.M_CARD + card
    colour = find_lock(position.printed, written)
    return None if colour is None else c.M_LOCK + colour


def find_lock(printed: Printed, text: str) -> int | None:
    """ED-6: the lock colour of this name; an owner's colours by their own names too."""
    written = plainly(text)
    if written in LOCK_NAMES:
        return LOCK_NAMES.index(written)
    owned = [plainly(name) for name in printed.lock_names]
    return owned.index(written) if written and written in owned else None


def unreadable(text: str) -> Refused:
    """The refusal of what is not a move, with the reason if it looks like a square or a door."""
    written = plainly(text)
    given = text.strip()[:LONGEST_GIVEN]
    if _LIKE_A_DOOR.fullmatch(written):
        return Refused("refusal-no-such-door", "GR-5", given=given)
    if _LIKE_A_SQUARE.fullmatch(written):
        return Refused("refusal-no-such-square", "GR-1", given=given)
    return Refused("refusal-unreadable", "GR-237", given=given)


# --- names ---------------------------------------------------------------------------------------


def read_square(villa: Villa, text: str) -> int:
    """GR-1: a square by name."""
    square = _moves(villa).get(plainly(text), c.MOVES)
    if square >= c.M_DOOR:
        raise Refused("refusal-no-such-square", "GR-1", given=text.strip()[:LONGEST_GIVEN])
    return square


def read_door(villa: Villa, text: str) -> int:
    """A door by name."""
    names = [plainly(name) for name in villa.door_names]
    if plainly(text) not in names:
        raise Refused("refusal-no-such-door", "GR-5", given=text.strip()[:LONGEST_GIVEN])
    return names.index(plainly(text))


def read_field(text: str) -> int:
    """GR-10: a card field by name."""
    if text.strip().upper() not in FIELD_NAMES:
        raise Refused("refusal-no-such-field", "GR-10", given=text.strip()[:LONGEST_GIVEN])
    return FIELD_NAMES.index(text.strip().upper())


def read_figure(text: str) -> int:
    """GR-12: a figure by colour or letter."""
    written = plainly(text)
    if written in FIGURE_NAMES:
        return FIGURE_NAMES.index(written)
    move = OTHER_WORDS.get(written, c.M_LOCK)
    if not c.M_FIGURE <= move < c.M_LOCK:
        raise Refused("refusal-no-such-figure", "GR-12", given=text.strip()[:LONGEST_GIVEN])
    return move - c.M_FIGURE
