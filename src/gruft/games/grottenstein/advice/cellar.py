"""How the vampire of Vampir lays out the cellar: the stake far from the ways in, traps beside them.

A lot decides among equally good places. Nothing that the match keeps secret does: whoever found the
cards could else work out from them where the wardrobe is, or the other way round.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice.odds import Look
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.kernel.chance import Chance

#: Where the stake lies: C1, the best place in practice, in half of the games, else C2 or C10.
PLACES_OF_STAKE: Final = [1, 1, 2, 10]
#: Where hunters mostly come by before they reach the stake.
PLACES_OF_TRAPS: Final = [3, 4, 5, 7, 11]


def card(look: Look, moves: list[int], chance: Chance) -> i64:
    """The card for the next cellar field: any of those that are equally good there."""
    place: i64 = look.words[at.PLACED] % v.NUMBERS + 1
    stake_lies_here: bool = _stake_lies_here(place, len(moves), chance)
    best: list[int] = []
    least: i64 = 0
    for move in moves:
        regret: i64 = _regret(look, move, place, stake_lies_here)
        if len(best) == 0 or regret < least:
            best = []
            least = regret
        if regret == least:
            best.append(move)
    return _any(best, chance)


def _stake_lies_here(place: i64, cards: i64, chance: Chance) -> bool:
    """Each place of the stake that is still to come is as likely as its number of entries."""
    here: i64 = 0
    to_come: i64 = 0
    for likely in PLACES_OF_STAKE:
        if place <= likely < place + cards:
            to_come += 1
        if likely == place:
            here += 1
    return here > 0 and chance.below(to_come) < here


def _regret(look: Look, move: i64, place: i64, stake_lies_here: bool) -> i64:
    """How little he wants to lay this card here; the key is left over for the crypt."""
    laid: i64 = move - c.M_CARD
    effect: i64 = look.printed.effect[laid]
    if effect == c.STAKE:
        return 0 if stake_lies_here else 4
    if effect == c.UNIVERSAL_KEY:
        return 3
    is_trap: bool = look.printed.kind(laid) == c.TRAP
    return 1 if is_trap == (place in PLACES_OF_TRAPS) else 2


def lock(moves: list[int], chance: Chance) -> i64:
    """Any colour; the same colours every time would be found out."""
    return _any(moves, chance)


def _any(moves: list[int], chance: Chance) -> i64:
    return moves[chance.below(len(moves))]
