"""What the vampire of Vampir does: he dresses first, picks off the weak, drains in the cellar and
guards the crypt; and how he lays out the cellar."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.advice import odds as idea
from gruft.games.grottenstein.advice.distances import (
    OUT_OF_REACH,
    Walker,
    from_square,
    to_goals,
    ways_of,
)
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.kernel.chance import Chance

WORST: Final = -1000000
STEPS_OF_A_THROW: Final = 7
STAKE_IS_NEAR: Final = 12  # steps: what one throw can lead over
SAFE_DISTANCE: Final = 14

# --- what he may be after ---
HOME: Final = 0
DRESSING: Final = 1
PREYING: Final = 2
FLEEING: Final = 3


# --- what he is after ----------------------------------------------------------------------------


def is_dressed(look: Look) -> bool:
    """Teeth and nails."""
    return look.words[at.WORN + c.TEETH] == 1 and look.words[at.WORN + c.NAILS] == 1


def goes_home(look: Look) -> bool:
    """He is weak, and nobody would find him with hammer and stake."""
    weak: bool = look.words[at.LIFE + c.VAMPIRE] <= idea.HOME_BELOW
    return weak and not is_protected(look) and not coffin_is_deadly(look)


def is_protected(look: Look) -> bool:
    """At 0 he only comes to the coffin, and nobody has the stake, which he laid himself."""
    return not look.printed.dies_at_zero and look.holder(c.STAKE) < 0


def coffin_is_deadly(look: Look) -> bool:
    """A hunter with the stake, and perhaps the hammer, would be there before he is strong."""
    missing: i64 = look.printed.most_life - look.words[at.LIFE + c.VAMPIRE]
    rounds: i64 = missing // max(1, look.printed.regeneration) + 1
    return stake_comes_within(look, STEPS_OF_A_THROW * rounds)


def stake_comes_within(look: Look, steps: i64) -> bool:
    """A hunter who has the stake, and may have the hammer, is so near to the coffin."""
    holder: i64 = look.holder(c.STAKE)
    if holder < 0 or not may_hold_hammer(look, holder):
        return False
    far = ways_of(look, holder)
    for square in range(i64(v.SQUARES)):
        if look.villa.near_coffin[square] == 1 and far[square] <= steps:
            return True
    return False


def may_hold_hammer(look: Look, hunter: i64) -> bool:
    """The hammer is known to be with them, or may be one of their hidden cards."""
    if look.is_found(c.HAMMER):
        return look.has(hunter, c.HAMMER)
    known: i64 = 0
    for card in range(i64(c.CARDS)):
        if look.place[card] == at.SHEET + hunter:
            known += 1
    return look.position.cards_of(hunter) > known


def next_piece(look: Look) -> i64:
    """The piece that he fetches next, -1 if he has what he wants."""
    far = ways_from(look, look.where(c.VAMPIRE))
    teeth: i64 = way_to_piece(look, far, c.TEETH)
    nails: i64 = way_to_piece(look, far, c.NAILS)
    if is_dressed(look):
        return NONE
    wanted: i64 = c.TEETH if teeth <= nails else c.NAILS
    if look.words[at.WORN + c.CAPE] == 0:
        cape: i64 = way_to_piece(look, far, c.CAPE)
        if cape <= idea.DETOUR_FOR_CAPE:
            return c.CAPE
    return wanted


def ways_from(look: Look, square: i64) -> vec[i64]:
    """How far every square is for him."""
    return from_square(Walker(look.position, True, True), square)


def way_to_piece(look: Look, far: vec[i64], piece: i64) -> i64:
    """How far a piece is that he does not wear yet."""
    if look.words[at.WORN + piece] == 1:
        return OUT_OF_REACH
    return far[square_of_piece(look.position, piece)]


# --- the slot opens ------------------------------------------------------------------------------


def first(look: Look, moves: list[int]) -> i64:
    """Fly when the way is long, stay when it is best here."""
    if c.THROW not in moves or stays(look):
        return c.STAY
    if c.BAT in moves and flies(look):
        return c.BAT
    return c.THROW


def stays(look: Look) -> bool:
    """In the coffin at full strength: he leaves for prey or when the stake comes near."""
    if not look.position.is_lying() or not is_dressed(look):
        return False
    return not stake_comes_within(look, STAKE_IS_NEAR) and best_prey(look) < 0


def best_prey(look: Look) -> i64:
    """Some living hunter whom it pays to go for, else -1."""
    found: i64 = NONE
    best: i64 = idea.BITE_FROM
    for hunter in range(i64(c.HUNTERS)):
        if look.is_living(hunter):
            worth: i64 = prey_worth(look, hunter)
            if worth > best:
                best = worth
                found = hunter
    return found


def prey_worth(look: Look, hunter: i64) -> i64:
    """What biting a hunter where they stand would be worth from the best square beside them."""
    villa = look.villa
    square: i64 = look.where(hunter)
    best: i64 = WORST
    for place in range(villa.near_from[square], villa.near_from[square + 1]):
        beside: i64 = villa.near[place]
        free: bool = beside == look.where(c.VAMPIRE) or not look.position.is_taken(beside)
        if free and villa.kind[beside] != v.COFFIN and look.position.reaches(beside, square, 1):
            best = max(best, exchange(look, hunter, beside))
    return best


def flies(look: Look) -> bool:
    """A long way to a piece, or home when he is weak."""
    far = ways_from(look, look.where(c.VAMPIRE))
    if goes_home(look):
        return far[look.villa.coffin[0]] > idea.FAR
    if look.words[at.BATS] <= idea.BATS_KEPT:
        return False
    piece: i64 = next_piece(look)
    return piece >= 0 and way_to_piece(look, far, piece) > idea.FAR


# --- bites ---------------------------------------------------------------------------------------


def exchange(look: Look, hunter: i64, square: i64) -> i64:
    """What a bite from a square is worth, in tenths: the loss of the hunter against his own."""
    bite: i64 = look.blow(c.W_BITE)
    life: i64 = look.words[at.LIFE + hunter]
    pain: i64 = look.danger(square)
    if life <= 3:
        pain -= look.strike(hunter, square, c.VAMPIRE) * 2 // 3
    gain: i64 = bite * (100 + idea.PREY_WEAK * (40 - life)) // 100
    if look.villa.floor[square] == v.CELLAR_FLOOR:
        pain -= bite
    if look.has(hunter, c.STAKE):
        gain += idea.PREY_WITH_STAKE
    if look.villa.room[look.where(hunter)] == look.villa.crypt:
        gain += idea.PREY_IN_CRYPT
    return gain - suffering(look, pain)


def suffering(look: Look, pain: i64) -> i64:
    """What losing so much counts for him: more when he is weak, less when he cannot die."""
    if is_protected(look):
        return pain * idea.PAIN_UNDER_PROTECTION // 100
    left: i64 = 10 * look.words[at.LIFE + c.VAMPIRE] - pain
    weak: bool = left <= 5 * idea.HOME_BELOW
    return pain * (idea.PAIN_WHEN_WEAK if weak else idea.PAIN) // 100


def best_bite(look: Look, square: i64) -> i64:
    """The hunter whom he bites from a square, else -1."""
    found: i64 = NONE
    best: i64 = WORST
    for hunter in range(i64(c.HUNTERS)):
        if look.is_living(hunter) and look.position.reaches(square, look.where(hunter), 1):
            worth: i64 = exchange(look, hunter, square)
            if worth > best:
                best = worth
                found = hunter
    return found


# --- the move ------------------------------------------------------------------------------------


def destination(look: Look, moves: list[int]) -> i64:
    """The best square of the throw."""
    goals = look.villa.blank[:]
    mode: i64 = mark_goals(look, goals)
    left = to_goals(Walker(look.position, True, True), goals)
    best: i64 = moves[0]
    most: i64 = WORST
    for square in moves:
        worth: i64 = worth_of_square(look, square, left[square], mode)
        if worth > most:
            most = worth
            best = square
    return best


def mark_goals(look: Look, goals: vec[i64]) -> i64:
    """Where he is going, and what for; fleeing he keeps away from what is marked."""
    villa = look.villa
    if goes_home(look):
        goals[villa.coffin[0]] = 1
        goals[villa.coffin[1]] = 1
        return HOME
    piece: i64 = next_piece(look)
    if piece >= 0:
        square: i64 = square_of_piece(look.position, piece)
        goals[square] = 1
        for place in range(villa.near_from[square], villa.near_from[square + 1]):
            goals[villa.near[place]] = 1
        return DRESSING
    prey: i64 = best_prey(look)
    if prey >= 0:
        goals[look.where(prey)] = 1
        return PREYING
    if coffin_is_deadly(look):
        look.mark_hunters(goals)
        return FLEEING
    goals[villa.coffin[0]] = 1
    goals[villa.coffin[1]] = 1
    return HOME


def worth_of_square(look: Look, square: i64, left: i64, mode: i64) -> i64:
    """What it is worth to stop on a square, in tenths of a point."""
    villa = look.villa
    if villa.kind[square] == v.COFFIN:
        if coffin_is_deadly(look):
            return WORST // 2
        return 0 - 3 * left if mode == HOME else 0 - 100 - 3 * left
    worth: i64 = 0 - 3 * left
    if mode == FLEEING:
        worth = 3 * min(left, SAFE_DISTANCE)
        if villa.room[square] == villa.crypt and crypt_is_lost(look):
            worth += 30
    worth -= suffering(look, look.danger(square))
    kept_off: bool = look.words[at.BAT_SLOT] == 1 or look.words[at.NO_BITE] == 1
    if is_dressed(look) and not kept_off:
        hunter: i64 = best_bite(look, square)
        if hunter >= 0:
            gain: i64 = exchange(look, hunter, square)
            if gain > idea.BITE_FROM:
                worth = gain - 3 * left // 10
    return worth


def crypt_is_lost(look: Look) -> bool:
    """A hunter stands in the crypt."""
    for hunter in range(i64(c.HUNTERS)):
        if look.is_living(hunter) and look.villa.room[look.where(hunter)] == look.villa.crypt:
            return True
    return False


# --- after the move ------------------------------------------------------------------------------


def action(look: Look, moves: list[int]) -> i64:
    """What he can put on he puts on; then he bites."""
    for piece in range(i64(c.PIECES)):
        if c.WEAR + piece in moves:
            return c.WEAR + piece
    return c.BITE if c.BITE in moves else c.END


def bitten(look: Look, moves: list[int]) -> i64:
    """Whom he bites."""
    hunter: i64 = best_bite(look, look.where(c.VAMPIRE))
    return c.M_FIGURE + hunter if hunter >= 0 else moves[0]


# --- the cellar ----------------------------------------------------------------------------------
#
# The stake lies far from the ways in, traps beside them. A lot decides among equally good places.
# Nothing that the match keeps secret does: who found the cards could else work out from them where
# the wardrobe is, or the other way round.

#: Where the stake lies: C1, the best place in practice, in half of the games, else C2 or C10.
PLACES_OF_STAKE: Final = [1, 1, 2, 10]
#: Where hunters mostly come by before they reach the stake.
PLACES_OF_TRAPS: Final = [3, 4, 5, 7, 11]


def laid(look: Look, moves: list[int], chance: Chance) -> i64:
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
    return best[chance.below(len(best))]


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
    effect: i64 = look.printed.effect[move - c.M_CARD]
    if effect == c.STAKE:
        return 0 if stake_lies_here else 4
    if effect == c.UNIVERSAL_KEY:
        return 3
    is_trap: bool = look.printed.kind(move - c.M_CARD) == c.TRAP
    return 1 if is_trap == (place in PLACES_OF_TRAPS) else 2
