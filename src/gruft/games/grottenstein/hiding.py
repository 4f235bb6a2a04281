"""How the vampire of Vampir lays out the cellar: the stake far from the ways in, traps beside them.

His own secret, where the dice hid his wardrobe, decides among the arrangements, so that nobody can
learn one by heart.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.cards import (
    BAT_SWARM,
    BLOOD_ALTAR,
    CAPE,
    CLUB,
    DEMON,
    FRANCISCA,
    GARLIC,
    GREASE,
    HOLY_WATER,
    M_CARD,
    NAILS,
    SHACKLES,
    SPIRIT,
    STAKE,
    TEETH,
    UNIVERSAL_KEY,
)
from gruft.games.grottenstein.layout import PLACED, WARDROBE
from gruft.games.grottenstein.odds import Look
from gruft.games.grottenstein.villa import NUMBERS

#: Where the stake lies: C1, the best place in practice, in half of the games, else C2 or C10.
PLACES_OF_STAKE: Final = [1, 2, 1, 10]
#: What he would like to lie on C1 .. C12 if the stake is on C1.
LAYOUT: Final = [
    STAKE,
    GARLIC,
    SPIRIT,
    DEMON,
    BAT_SWARM,
    GREASE,
    SHACKLES,
    CLUB,
    FRANCISCA,
    HOLY_WATER,
    BLOOD_ALTAR,
    UNIVERSAL_KEY,
]


def card(look: Look, moves: list[int]) -> i64:
    """The card for the next cellar field: stake and what lies in its place are exchanged."""
    place: i64 = look.words[PLACED] % NUMBERS
    stake: i64 = PLACES_OF_STAKE[secret(look) % len(PLACES_OF_STAKE)] - 1
    wanted: i64 = LAYOUT[place]
    if place == stake:
        wanted = STAKE
    elif place == 0:
        wanted = LAYOUT[stake]
    for move in moves:
        if look.printed.effect[move - M_CARD] == wanted:
            return move
    return moves[0]


def secret(look: Look) -> i64:
    """A number that only his seat knows."""
    words = look.words
    return words[WARDROBE + CAPE] + 3 * words[WARDROBE + TEETH] + 5 * words[WARDROBE + NAILS]


def lock(look: Look, moves: list[int]) -> i64:
    """Any colour; the same colours every time would be found out."""
    return moves[secret(look) // 3 % len(moves)]
