"""What happened in Vampir, told to each seat in its own words (section 19), and how sentences call
figures, cards, doors and squares.

Chapters hand over numbers; the name of an argument says what a number is. Owners' own names are
read as they wrote them; all others are messages. Cards that only some seats may see are told to
them by name; everybody else hears that there was a card.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from gruft.games.grottenstein.knowledge.seen import is_public, is_shown
from gruft.games.grottenstein.notation.names import (
    EFFECT_KEYS,
    FIELD_NAMES,
    FIGURE_KEYS,
    PIECE_KEYS,
    WEAPON_KEYS,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.layout import has
from gruft.kernel.journal import CHANCE, SHOWN, Journal, Telling
from gruft.kernel.refusal import seat_of, text, word, words

if TYPE_CHECKING:
    from gruft.games.grottenstein.state.state import State

LOCK_KEYS = ("lock-1", "lock-2", "lock-3", "lock-4")

Word = dict[str, object]

# --- nouns ---------------------------------------------------------------------------------------


def figure_word(state: "State", figure: int) -> Word:
    """A figure by its owner's name for it, or by ours."""
    return _named(state.printed.figure_names[figure], f"figure-{FIGURE_KEYS[figure]}")


def card_word(state: "State", card: int) -> Word:
    """A card by its owner's name for it, or by ours."""
    return _named(state.printed.card_names[card], card_key(int(state.printed.effect[card])))


def card_key(effect: int) -> str:
    """The message that names the card of an effect."""
    return f"card-{EFFECT_KEYS[effect].replace('_', '-')}"


def cards_word(state: "State", cards: Iterable[int]) -> Word:
    """A list of cards."""
    return words([card_word(state, card) for card in cards] or ["cards-none"])


def lock_word(state: "State", colour: int) -> Word:
    """A lock colour by its owner's name for it, or by ours."""
    return _named(state.printed.lock_names[colour], LOCK_KEYS[colour])


def weapon_word(state: "State", weapon: int, card: int) -> Word:
    """A weapon by its owner's name for the card; dagger and bite are not cards (-1)."""
    owned = state.printed.card_names[card] if card >= 0 else ""
    return _named(owned, f"weapon-{WEAPON_KEYS[weapon].replace('_', '-')}")


def square_word(state: "State", square: int) -> Word:
    """A square as it is written."""
    return text(state.villa.names[square])


def squares_word(state: "State", squares: Iterable[int]) -> Word:
    """A list of squares, or a way."""
    return words([square_word(state, square) for square in squares])


def field_word(state: "State", field: int) -> Word:
    """A card field as it is written."""
    return text(FIELD_NAMES[field])


def door_word(state: "State", door: int) -> Word:
    """A door as it is written, or the wall chip."""
    return word("wall-chip") if door == c.WALL_CHIP else text(state.villa.door_names[door])


def field_of_piece(state: "State", piece: int) -> int:
    """The field where a piece of the wardrobe lies."""
    return piece * v.NUMBERS + int(state.words[at.WARDROBE + piece]) - 1


def _named(owned: str, key: str) -> Word:
    return text(owned) if owned else word(key)


def _chosen_weapon(state: "State", weapon: int) -> Word:
    """The card that was chosen for the blow; nothing is chosen for a bite."""
    card = -1 if weapon == c.W_BITE else int(state.words[at.PICKED_CARD])
    return weapon_word(state, weapon, card)


#: What the number is that a sentence calls so; all other arguments are plain numbers.
NOUNS: Mapping[str, Callable[["State", int], object]] = {
    "figure": figure_word,
    "target": figure_word,
    "patient": figure_word,
    "player": lambda state, seat: seat_of(int(seat)),
    "card": card_word,
    "weapon": _chosen_weapon,
    "lock": lock_word,
    "crypt": lock_word,
    "armour": lock_word,
    "piece": lambda state, piece: word(f"piece-{PIECE_KEYS[piece]}"),
    "square": square_word,
    "field": field_word,
    "door": door_word,
}
LISTS: Mapping[str, Callable[["State", Iterable[int]], object]] = {
    "cards": cards_word,
    "squares": squares_word,
    "way": squares_word,
}
#: Sums beside which the single dice lie open on the table (GR-18).
SUMS = ("die", "thrown")


def said(state: "State", args: Mapping[str, object]) -> Word:
    """The arguments of a message in words."""
    found: Word = {}
    for name, value in args.items():
        if isinstance(value, list):
            found[name] = LISTS[name](state, value)
        elif isinstance(value, int):
            found[name] = NOUNS[name](state, value) if name in NOUNS else int(value)
        else:
            found[name] = value
    return found


def telling(state: "State", message: str, **args: object) -> Telling:
    """A message about this table."""
    return Telling(message, said(state, args))


# --- facts ---------------------------------------------------------------------------------------


def tell(state: "State", message: str, **args: object) -> None:
    """Tell everybody the same."""
    found: Word = {}
    for name, value in args.items():
        found |= said(state, {name: value})
        if name in SUMS:
            found["dice"] = text(" + ".join(str(die) for die in state.dice))
    _journal(state).tell(message, found)


def tell_luck(state: "State", message: str, **args: object) -> None:
    """Tell what dice have decided."""
    _journal(state).horizon(CHANCE)
    tell(state, message, **args)


def tell_shown(state: "State", message: str, **args: object) -> None:
    """Tell what was uncovered."""
    _journal(state).horizon(SHOWN)
    tell(state, message, **args)


def tell_card(state: "State", message: str, card: int, lookers: int = 0, **args: object) -> None:
    """Tell the card to the seats that see it, and to the others that there was one.

    `lookers` are the seats that look at it this very moment, whatever they are shown later.
    """
    _journal(state).horizon(SHOWN)
    if is_public(state.words, card):
        tell(state, message, **args, card=card)
        return
    seats = [
        seat
        for seat in range(state.seats)
        if has(lookers, seat) or is_shown(state.words, state.printed, seat, card)
    ]
    full = telling(state, message, **args, card=card)
    hidden = telling(state, f"{message}-hidden", **args)
    _journal(state).tell_apart(hidden, dict.fromkeys(seats, full))


def _journal(state: "State") -> Journal:
    journal = state.journal
    assert journal is not None
    return journal


def game_began(state: "State") -> None:
    """Who plays whom; the wardrobe is the vampire seat's secret."""
    _journal(state).horizon(CHANCE)
    for figure in (c.VAMPIRE, *(int(state.words[at.ORDER + slot]) for slot in range(c.HUNTERS))):
        tell(state, "fact-plays", player=int(state.words[at.PLAYER + figure]), figure=figure)
    for piece in range(c.PIECES):
        field = field_of_piece(state, piece)
        told = telling(state, "fact-wardrobe", piece=piece, field=field)
        _journal(state).tell_apart(None, {int(state.words[at.VAMPIRE_SEAT]): told})


def arranged(state: "State") -> None:
    """Others hear that it is done; how is on the notes of the vampire seat, if it has any."""
    own = telling(
        state,
        "fact-arranged",
        cards=[int(state.face_down(field)) for field in range(state.words[at.PLACED])],
        crypt=int(state.words[at.LOCK + at.CRYPT_LOCK]),
        armour=int(state.words[at.LOCK + at.ARMOUR_LOCK]),
    )
    notes = {} if state.printed.cellar_is_remembered else {int(state.words[at.VAMPIRE_SEAT]): own}
    _journal(state).tell_apart(Telling("fact-arranged-hidden", {}), notes)


def slot_began(state: "State", figure: int) -> None:
    """Whose slot it is, and who plays it."""
    shackled = state.words[at.SHACKLED + figure] > 0
    tell(
        state,
        "fact-slot-shackled" if shackled else "fact-slot",
        figure=figure,
        player=int(state.words[at.PLAYER + figure]),
        round=int(state.words[at.ROUND]),
    )


def game_ended(state: "State") -> None:
    """How the game ended, and for whom."""
    outcome = state.outcome()
    tell(state, f"fact-{outcome.cause}", figure=int(c.VAMPIRE))
    for winner in outcome.winners:
        tell(state, "fact-wins", player=winner)
