"""What a hunter of Vampir does in a slot: where the errand leads, and what is done there."""

from mypy_extensions import i64

from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.best_goal import (
    BLASTING,
    BREAKING,
    FETCHING,
    HANDING_OVER,
    Errand,
)
from gruft.games.grottenstein.advice.blows import fights, victim
from gruft.games.grottenstein.advice.distances import Walker, to_goals
from gruft.games.grottenstein.advice.goals import errand_of
from gruft.games.grottenstein.advice.objects import best_find, field_to_see, key_here, used_card
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.advice.worth import is_plot, to_spare
from gruft.games.grottenstein.state import cards as c

# --- the slot opens ------------------------------------------------------------------------------


def first(look: Look, moves: list[int]) -> i64:
    """GR-43: stake, fight, or go where the errand leads."""
    if c.STAKE_HIM in moves:
        return c.STAKE_HIM
    if c.FIGHT in moves and fights(look):
        return c.FIGHT
    errand = errand_of(look, look.figure)
    if errand.square == look.where(look.figure):
        if c.FIGHT in moves and (errand.kind == BREAKING or victim(look, True) >= 0):
            return c.FIGHT
        return c.STAY
    return c.THROW if c.THROW in moves else c.STAY


# --- the move ------------------------------------------------------------------------------------


def destination(look: Look, moves: list[int]) -> i64:
    """As near to the goal as the throw leads, over cards that are worth a look."""
    errand = errand_of(look, look.figure)
    return towards(look, moves, errand)


def towards(look: Look, moves: list[int], errand: Errand) -> i64:
    """The square of a throw that brings them on best."""
    goals = look.villa.blank[:]
    goals[errand.square] = 1
    passage: bool = look.is_living(look.figure) and look.has(look.figure, c.PSEUDO_VAMPIRE)
    left = to_goals(Walker(look.position, False, passage), goals)
    best: i64 = moves[0]
    least: i64 = 1000000
    for square in moves:
        cost: i64 = 10 * left[square]
        if square == errand.square:
            return square
        cost += _cost_of_stop(look, square)
        if cost < least:
            least = cost
            best = square
    return best


def _cost_of_stop(look: Look, square: i64) -> i64:
    """GR-82: a face-down card on the way must be turned up: a find, or a trap."""
    field: i64 = look.villa.field[square]
    if field < 0 or not look.is_down(field) or not look.is_living(look.figure):
        return 0
    card: i64 = look.down_at(field)
    if card >= 0 and look.printed.kind(card) == c.TRAP:
        return 10 * look.counts(idea.TRAP_ON_THE_WAY)
    return -10 * look.counts(idea.CARD_ON_THE_WAY)


# --- the action ----------------------------------------------------------------------------------


def action(look: Look, moves: list[int]) -> i64:
    """GR-81: at most one."""
    if c.REVEAL in moves:
        return c.REVEAL
    if c.FIGHT in moves and victim(look, False) >= 0:
        return c.FIGHT
    errand = errand_of(look, look.figure)
    at_goal: bool = errand.square == look.where(look.figure)
    if c.KEY in moves and key_here(look) >= 0:
        return c.KEY
    if c.LIGHT in moves and at_goal and errand.kind == BLASTING:
        return c.LIGHT
    if c.USE in moves and used_card(look) >= 0:
        return c.USE
    if c.TAKE in moves and best_find(look) >= 0:
        return c.TAKE
    if c.PUT in moves and card_to_put(look, errand) >= 0:
        return c.PUT
    if c.USE in moves and look.has(look.figure, c.PLAN) and field_to_see(look) >= 0:
        return c.USE
    return c.END


# --- laying down --------------------------------------------------------------------------------


def card_to_put(look: Look, errand: Errand) -> i64:
    """What they lay down here: for a comrade, or to make room; else -1."""
    if errand.square != look.where(look.figure):
        return NONE
    if errand.kind == HANDING_OVER:
        return errand.card
    full: bool = look.position.places_used(look.figure) == c.PLACES
    if errand.card >= 0 and errand.kind == FETCHING and full:
        card: i64 = to_spare(look, look.figure)
        if not is_plot(look, look.printed.effect[card]):
            return card
    return NONE


def put(look: Look) -> i64:
    """The card they lay down."""
    card: i64 = card_to_put(look, errand_of(look, look.figure))
    return c.M_CARD + card
