"""How facts of Vampir call figures, cards, doors and squares, and how they are written down.

Owners' own names are read as they wrote them; all others are messages.
"""

from typing import TYPE_CHECKING

from gruft.games.grottenstein.knowledge.seen import is_public, knows
from gruft.games.grottenstein.notation.names import FIELD_NAMES, FIGURE_KEYS, WEAPON_KEYS, card_key
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.refusal import text, word, words

if TYPE_CHECKING:
    from gruft.games.grottenstein.state.queries import Reading

LOCK_KEYS = ("lock-1", "lock-2", "lock-3", "lock-4")


def journal_of(state: "Reading") -> Journal:
    """The journal, which is there whenever facts are told."""
    journal = state.journal
    assert journal is not None
    return journal


def tell(state: "Reading", message: str, **args: object) -> None:
    """Tell everybody the same."""
    journal_of(state).tell(message, args)


def tell_card(state: "Reading", message: str, card: int, **args: object) -> None:
    """Tell the card to the seats that know it, and to the others that there was one."""
    full = Telling(message, args | {"card": card_word(state, card)})
    if is_public(state.words, card):
        journal_of(state).tell(message, full.args)
        return
    seats = [seat for seat in range(state.seats) if knows(state.words, seat, card)]
    hidden = Telling(f"{message}-hidden", args)
    journal_of(state).tell_apart(hidden, dict.fromkeys(seats, full))


def figure_word(state: "Reading", figure: int) -> dict[str, object]:
    """A figure by its owner's name for it, or by ours."""
    owned = state.printed.figure_names[figure]
    return text(owned) if owned else word(f"figure-{FIGURE_KEYS[figure]}")


def card_word(state: "Reading", card: int) -> dict[str, object]:
    """A card by its owner's name for it, or by ours."""
    owned = state.printed.card_names[card]
    return text(owned) if owned else word(card_key(int(state.printed.effect[card])))


def cards_word(state: "Reading", cards: list[int]) -> dict[str, object]:
    """A list of cards."""
    return words([card_word(state, card) for card in cards] or ["cards-none"])


def lock_word(state: "Reading", colour: int) -> dict[str, object]:
    """A lock colour by its owner's name for it, or by ours."""
    owned = state.printed.lock_names[colour]
    return text(owned) if owned else word(LOCK_KEYS[colour])


def weapon_word(state: "Reading", weapon: int, card: int) -> dict[str, object]:
    """A weapon by its owner's name for the card; dagger and bite are not cards (-1)."""
    owned = state.printed.card_names[card] if card >= 0 else ""
    return text(owned) if owned else word(f"weapon-{WEAPON_KEYS[weapon].replace('_', '-')}")


def square_word(state: "Reading", square: int) -> dict[str, object]:
    """A square as it is written."""
    return text(state.villa.names[square])


def field_word(field: int) -> dict[str, object]:
    """A card field as it is written."""
    return text(FIELD_NAMES[field])


def dice_word(state: "Reading") -> dict[str, object]:
    """GR-18, GR-50: the dice of the last throw, as they lie open on the table."""
    return text(" + ".join(str(die) for die in state.dice))


def door_word(state: "Reading", door: int) -> dict[str, object]:
    """A door as it is written, or the wall chip."""
    return word("wall-chip") if door == c.WALL_CHIP else text(state.villa.door_names[door])
