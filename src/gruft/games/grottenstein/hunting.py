"""What a hunter of Vampir does in a slot: where the errand leads, and what is done there."""

from mypy_extensions import i64

from gruft.games.grottenstein import experience as idea
from gruft.games.grottenstein.cards import (
    END,
    FIGHT,
    KEY,
    LIGHT,
    M_CARD,
    PLACES,
    PLAN,
    PSEUDO_VAMPIRE,
    PUT,
    REVEAL,
    STAKE_HIM,
    STAY,
    TAKE,
    THROW,
    TRAP,
    USE,
)
from gruft.games.grottenstein.errands import errand_of
from gruft.games.grottenstein.fighting import fights, victim
from gruft.games.grottenstein.helping import best_find, field_to_see, key_here, used_card
from gruft.games.grottenstein.odds import NONE, Look
from gruft.games.grottenstein.scouting import BLASTING, BREAKING, FETCHING, HANDING_OVER, Errand
from gruft.games.grottenstein.ways import Walker, to_goals
from gruft.games.grottenstein.worth import is_plot, to_spare

# --- the slot opens ------------------------------------------------------------------------------


def first(look: Look, moves: list[int]) -> i64:
    """GR-43: stake, fight, or go where the errand leads."""
    if STAKE_HIM in moves:
        return STAKE_HIM
    if FIGHT in moves and fights(look):
        return FIGHT
    errand = errand_of(look, look.figure)
    if errand.square == look.where(look.figure):
        if FIGHT in moves and (errand.kind == BREAKING or victim(look, True) >= 0):
            return FIGHT
        return STAY
    return THROW if THROW in moves else STAY


# --- the move ------------------------------------------------------------------------------------


def destination(look: Look, moves: list[int]) -> i64:
    """As near to the goal as the throw leads, over cards that are worth a look."""
    errand = errand_of(look, look.figure)
    return towards(look, moves, errand)


def towards(look: Look, moves: list[int], errand: Errand) -> i64:
    """The square of a throw that brings them on best."""
    goals = look.villa.blank[:]
    goals[errand.square] = 1
    passage: bool = look.is_living(look.figure) and look.has(look.figure, PSEUDO_VAMPIRE)
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
    if card >= 0 and look.printed.kind(card) == TRAP:
        return 10 * look.counts(idea.TRAP_ON_THE_WAY)
    return -10 * look.counts(idea.CARD_ON_THE_WAY)


# --- the action ----------------------------------------------------------------------------------


def action(look: Look, moves: list[int]) -> i64:
    """GR-81: at most one."""
    if REVEAL in moves:
        return REVEAL
    if FIGHT in moves and victim(look, False) >= 0:
        return FIGHT
    errand = errand_of(look, look.figure)
    at_goal: bool = errand.square == look.where(look.figure)
    if KEY in moves and key_here(look) >= 0:
        return KEY
    if LIGHT in moves and at_goal and errand.kind == BLASTING:
        return LIGHT
    if USE in moves and used_card(look) >= 0:
        return USE
    if TAKE in moves and best_find(look) >= 0:
        return TAKE
    if PUT in moves and card_to_put(look, errand) >= 0:
        return PUT
    if USE in moves and look.has(look.figure, PLAN) and field_to_see(look) >= 0:
        return USE
    return END


# --- laying down --------------------------------------------------------------------------------


def card_to_put(look: Look, errand: Errand) -> i64:
    """What they lay down here: for a comrade, or to make room; else -1."""
    if errand.square != look.where(look.figure):
        return NONE
    if errand.kind == HANDING_OVER:
        return errand.card
    full: bool = look.position.places_used(look.figure) == PLACES
    if errand.card >= 0 and errand.kind == FETCHING and full:
        card: i64 = to_spare(look, look.figure)
        if not is_plot(look, look.printed.effect[card]):
            return card
    return NONE


def put(look: Look) -> i64:
    """The card they lay down."""
    card: i64 = card_to_put(look, errand_of(look, look.figure))
    return M_CARD + card
