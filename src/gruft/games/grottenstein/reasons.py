"""Reasons that many refusals of Vampir share, and the words they need.

What lies on the table comes first; of the hidden cards only the seat's own are looked at.
"""

from gruft.games.grottenstein.card_lists import card_with
from gruft.games.grottenstein.cards import (
    BAT,
    BITE,
    CAST,
    CLOSE,
    DAGGER,
    FIGHT,
    FIGURES,
    KEY,
    LEAVE,
    LIGHT,
    M_CARD,
    M_DOOR,
    M_FIELD,
    M_FIGURE,
    M_LOCK,
    M_WALL,
    MOVES,
    NO_DECK,
    NUMBERED_DOORS,
    PUT,
    REVEAL,
    SERVANT_MINE,
    SERVANT_OWNER,
    STAKE_HIM,
    TAKE,
    THROW,
    USE,
    VAMPIRE,
    WEAR,
)
from gruft.games.grottenstein.layout import CORPSE, GONE, STATUS
from gruft.games.grottenstein.names import card_key
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import card_word, figure_word, square_word
from gruft.kernel.refusal import Refused, word

#: What only hunters and servants do with cards (GR-141).
CARD_VERBS = (REVEAL, TAKE, LEAVE, PUT, USE, KEY, CAST, LIGHT)
#: The actions of hunters and servants (GR-81).
ACTION_VERBS = (FIGHT, REVEAL, TAKE, PUT, CLOSE, USE, KEY, CAST, LIGHT)

# --- kinds of moves ------------------------------------------------------------------------------


def is_square(move: int) -> bool:
    """Tell whether the move names a square."""
    return move < M_DOOR


def is_door(move: int) -> bool:
    """Tell whether the move names a door or the wall chip."""
    return M_DOOR <= move <= M_WALL or move >= MOVES


def is_card(move: int) -> bool:
    """Tell whether the move names a card."""
    return M_CARD <= move < M_FIELD


def is_field(move: int) -> bool:
    """Tell whether the move names a card field."""
    return M_FIELD <= move < M_FIGURE


def is_figure(move: int) -> bool:
    """Tell whether the move names a figure."""
    return M_FIGURE <= move < M_LOCK


def is_lock(move: int) -> bool:
    """Tell whether the move names a lock colour."""
    return M_LOCK <= move < THROW


def is_wear(move: int) -> bool:
    """Tell whether the move takes a piece of the wardrobe."""
    return WEAR <= move < SERVANT_MINE


# --- what is not there ---------------------------------------------------------------------------


def not_in_villa(state: State, move: int) -> Refused | None:
    """Section 23: there is no such move, or this edition lacks the door or card it names."""
    doors = int(state.villa.doors)
    if not 0 <= move < MOVES + max(0, doors - NUMBERED_DOORS):
        return Refused("refusal-no-such-move", "GR-237", given=str(move))
    if M_DOOR + doors <= move < M_WALL:
        return Refused("refusal-no-such-door", "GR-5", given=f"door {move - M_DOOR + 1}")
    if is_card(move) and state.printed.deck[move - M_CARD] == NO_DECK:
        return Refused("refusal-not-in-box", "GR-14", card=card_word(state, move - M_CARD))
    return None


def not_carried(state: State, figure: int, card: int, clause: str) -> Refused | None:
    """The card is not on the figure's sheet; where else it is stays open."""
    if state.holds(figure, card):
        return None
    names = {"figure": figure_word(state, figure), "card": card_word(state, card)}
    return Refused("refusal-not-carried", clause, **names)


def not_a_figure(state: State, figure: int, clause: str) -> Refused | None:
    """GR-190, GR-235: who is gone or a corpse can be neither hit nor helped."""
    status = state.words[STATUS + figure]
    if status == GONE:
        return Refused("refusal-gone", "GR-190", target=figure_word(state, figure))
    if status == CORPSE:
        return Refused("refusal-corpse", clause, target=figure_word(state, figure))
    return None


# --- moves that answer something else ------------------------------------------------------------


def not_for_hunters(state: State, move: int) -> Refused | None:
    """GR-142, GR-147, GR-154: what only the vampire does."""
    if move == BAT:
        return Refused("refusal-only-vampire-flies", "GR-147")
    if move == BITE:
        return Refused("refusal-only-vampire-bites", "GR-154")
    if is_wear(move):
        return Refused("refusal-only-vampire-wears", "GR-142")
    return None


def not_for_vampire(state: State, move: int) -> Refused | None:
    """GR-76, GR-141, GR-154, GR-168: what only hunters and servants do."""
    if move in CARD_VERBS:
        return Refused("refusal-vampire-without-cards", "GR-141")
    if move in (FIGHT, DAGGER):
        return Refused("refusal-vampire-only-bites", "GR-154")
    if move == CLOSE:
        return Refused("refusal-vampire-closes-nothing", "GR-76")
    if move == STAKE_HIM:
        return Refused("refusal-only-hunters-stake", "GR-168")
    return None


def misplaced(state: State, seat: int, move: int) -> Refused:
    """The move belongs to another moment of the game."""
    if is_lock(move):
        return Refused("refusal-locks-at-set-up", "GR-26")
    if move in (SERVANT_MINE, SERVANT_OWNER):
        return Refused("refusal-nobody-rises", "GR-37")
    if move == LEAVE:
        return Refused("refusal-nothing-revealed", "GR-87")
    return Refused("refusal-verb-first", "GR-237", question=question(state, seat))


def must_choose(state: State, seat: int) -> Refused:
    """GR-237: a sequence once begun is completed."""
    return Refused("refusal-must-choose", "GR-237", question=question(state, seat))


def question(state: State, seat: int) -> dict[str, object]:
    """What the seat is asked."""
    return word(state.decision(seat))


# --- words ---------------------------------------------------------------------------------------


def here(state: State, figure: int) -> dict[str, object]:
    """The square on which a figure stands."""
    return square_word(state, int(state.where(figure)))


def effect_word(state: State, effect: int) -> dict[str, object]:
    """The card of an effect, wherever it is; what the box lacks is called by our name for it."""
    card = card_with(state.printed, effect)
    return word(card_key(effect)) if card is None else card_word(state, card)


def others(figure: int) -> list[int]:
    """All figures but one."""
    return [other for other in range(FIGURES) if other != figure]


def clause_of(state: State, hunters: str, vampires: str) -> str:
    """The clause of a slot: a hunter's or servant's, or the vampire's."""
    return vampires if state.actor() == VAMPIRE else hunters
