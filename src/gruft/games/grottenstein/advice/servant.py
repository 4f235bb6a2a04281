"""What a servant of Vampir does: they strike at hunters, and run away with hammer and stake."""

from mypy_extensions import i64

from gruft.games.grottenstein.advice.blows import victim
from gruft.games.grottenstein.advice.distances import Walker, to_goals
from gruft.games.grottenstein.advice.odds import Look
from gruft.games.grottenstein.state import cards as c


def runs(look: Look) -> bool:
    """They carry what the hunters need."""
    return look.has(look.figure, c.HAMMER) or look.has(look.figure, c.STAKE)


def first(look: Look, moves: list[int]) -> i64:
    """GR-185: strike who is near, else go."""
    if c.FIGHT in moves and victim(look, True) >= 0 and not runs(look):
        return c.FIGHT
    return c.THROW if c.THROW in moves else c.STAY


def destination(look: Look, moves: list[int]) -> i64:
    """To the weakest hunter, or away from all of them."""
    flees: bool = runs(look)
    best: i64 = moves[0]
    most: i64 = -1000000
    goals = look.villa.blank[:]
    for hunter in range(i64(c.HUNTERS)):
        if look.is_living(hunter):
            goals[look.where(hunter)] = 1
    left = to_goals(Walker(look.position, False, False), goals)
    for square in moves:
        worth: i64 = left[square] if flees else 0 - left[square]
        if worth > most:
            most = worth
            best = square
    return best


def action(look: Look, moves: list[int]) -> i64:
    """Nothing else: cards are for hunters."""
    return c.END
