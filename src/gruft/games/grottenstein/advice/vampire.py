"""What the vampire of Vampir does: he dresses first, picks off the weak, drains in the cellar and
guards the crypt."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.best_goal import ways_of
from gruft.games.grottenstein.advice.distances import OUT_OF_REACH, Walker, from_square, to_goals
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v

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
    """GR-153: teeth and nails."""
    return look.words[at.WORN + c.TEETH] == 1 and look.words[at.WORN + c.NAILS] == 1


def goes_home(look: Look) -> bool:
    """He is weak, and nobody would find him with hammer and stake."""
    if is_protected(look):
        return False
    return look.words[at.LIFE + c.VAMPIRE] <= look.counts(idea.HOME_BELOW) and not coffin_is_deadly(
        look
    )


def is_protected(look: Look) -> bool:
    """GR-221: at 0 he only comes to the coffin, and nobody has the stake."""
    return not look.printed.dies_at_zero and stake_holder(look) < 0


def coffin_is_deadly(look: Look) -> bool:
    """A hunter with the stake, and perhaps the hammer, would be there before he is strong."""
    holder: i64 = stake_holder(look)
    if holder < 0:
        return False
    if not may_hold_hammer(look, holder):
        return False
    missing: i64 = look.printed.most_life - look.words[at.LIFE + c.VAMPIRE]
    rounds: i64 = missing // look.printed.regeneration + 1
    return way_to_coffin(look, holder) <= STEPS_OF_A_THROW * rounds


def stake_holder(look: Look) -> i64:
    """He knows where he laid the stake, so he knows who took it."""
    return look.holder(c.STAKE)


def may_hold_hammer(look: Look, hunter: i64) -> bool:
    """The hammer is known to be with them, or may be one of their hidden cards."""
    if look.is_found(c.HAMMER):
        return look.has(hunter, c.HAMMER)
    return hidden_cards(look, hunter) > 0


def hidden_cards(look: Look, hunter: i64) -> i64:
    """GR-226: how many cards lie on a sheet that he does not know."""
    known: i64 = 0
    for card in range(i64(c.CARDS)):
        if look.place[card] == at.SHEET + hunter:
            known += 1
    return look.position.cards_of(hunter) - known


def way_to_coffin(look: Look, hunter: i64) -> i64:
    """How far a hunter is from the coffin."""
    far = ways_of(look, hunter)
    least: i64 = OUT_OF_REACH
    for square in range(i64(v.SQUARES)):
        if look.villa.near_coffin[square] == 1 and far[square] < least:
            least = far[square]
    return least


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
        if cape <= look.counts(idea.DETOUR_FOR_CAPE):
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
    """GR-48: fly when the way is long, stay when it is best here."""
    if c.THROW not in moves:
        return c.STAY
    if stays(look):
        return c.STAY
    if c.BAT in moves and flies(look):
        return c.BAT
    return c.THROW


def stays(look: Look) -> bool:
    """In the coffin at full strength: he leaves for prey or when the stake comes near."""
    if not look.position.is_lying() or not is_dressed(look):
        return False
    holder: i64 = stake_holder(look)
    if (
        holder >= 0
        and may_hold_hammer(look, holder)
        and way_to_coffin(look, holder) <= STAKE_IS_NEAR
    ):
        return False
    return best_prey(look) < 0


def best_prey(look: Look) -> i64:
    """Some living hunter whom it pays to go for, else -1."""
    found: i64 = NONE
    best: i64 = look.counts(idea.BITE_FROM)
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
    place: i64 = villa.near_from[square]
    while place < villa.near_from[square + 1]:
        beside: i64 = villa.near[place]
        free: bool = beside == look.where(c.VAMPIRE) or not look.position.is_taken(beside)
        if free and villa.kind[beside] != v.COFFIN and look.position.reaches(beside, square, 1):
            best = max(best, exchange(look, hunter, beside))
        place += 1
    return best


def flies(look: Look) -> bool:
    """A long way to a piece, or home when he is weak."""
    far = ways_from(look, look.where(c.VAMPIRE))
    if goes_home(look):
        return far[look.villa.coffin[0]] > look.counts(idea.FAR)
    if look.words[at.BATS] <= look.counts(idea.BATS_KEPT):
        return False
    piece: i64 = next_piece(look)
    return piece >= 0 and way_to_piece(look, far, piece) > look.counts(idea.FAR)


# --- bites ---------------------------------------------------------------------------------------


def exchange(look: Look, hunter: i64, square: i64) -> i64:
    """What a bite from a square is worth, in tenths: the loss of the hunter against his own."""
    bite: i64 = look.blow(c.W_BITE)
    life: i64 = look.words[at.LIFE + hunter]
    pain: i64 = look.danger(square)
    if life <= 3:
        pain -= look.strike(hunter, square, c.VAMPIRE) * 2 // 3
    gain: i64 = bite * (100 + look.counts(idea.PREY_WEAK) * (40 - life)) // 100
    if look.villa.floor[square] == v.CELLAR_FLOOR:
        pain -= bite
    if look.has(hunter, c.STAKE):
        gain += look.counts(idea.PREY_WITH_STAKE)
    if look.villa.room[look.where(hunter)] == look.villa.crypt:
        gain += look.counts(idea.PREY_IN_CRYPT)
    return gain - suffering(look, pain)


def suffering(look: Look, pain: i64) -> i64:
    """What losing so much counts for him: more when he is weak, less when he cannot die."""
    if is_protected(look):
        return pain * look.counts(idea.PAIN_UNDER_PROTECTION) // 100
    left: i64 = 10 * look.words[at.LIFE + c.VAMPIRE] - pain
    weak: bool = left <= 5 * look.counts(idea.HOME_BELOW)
    return pain * look.counts(idea.PAIN_WHEN_WEAK if weak else idea.PAIN) // 100


def can_bite_now(look: Look) -> bool:
    """GR-151, GR-153, ED-7: he has teeth and nails and is not kept off."""
    return is_dressed(look) and look.words[at.BAT_SLOT] == 0 and look.words[at.NO_BITE] == 0


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
        place: i64 = villa.near_from[square]
        while place < villa.near_from[square + 1]:
            goals[villa.near[place]] = 1
            place += 1
        return DRESSING
    prey: i64 = best_prey(look)
    if prey >= 0:
        goals[look.where(prey)] = 1
        return PREYING
    if coffin_is_deadly(look):
        mark_hunters(look, goals)
        return FLEEING
    goals[villa.coffin[0]] = 1
    goals[villa.coffin[1]] = 1
    return HOME


def mark_hunters(look: Look, goals: vec[i64]) -> None:
    """Whom he keeps away from."""
    for hunter in range(i64(c.HUNTERS)):
        if look.is_living(hunter):
            goals[look.where(hunter)] = 1


def crypt_is_lost(look: Look) -> i64:
    """GR-164: 1 if a hunter stands in the crypt, else 0."""
    for hunter in range(i64(c.HUNTERS)):
        if look.is_living(hunter) and look.villa.room[look.where(hunter)] == look.villa.crypt:
            return 1
    return 0


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
        if villa.room[square] == villa.crypt:
            worth += 30 * crypt_is_lost(look)
    worth -= suffering(look, look.danger(square))
    if can_bite_now(look):
        hunter: i64 = best_bite(look, square)
        if hunter >= 0:
            gain: i64 = exchange(look, hunter, square)
            if gain > look.counts(idea.BITE_FROM):
                worth = gain - 3 * left // 10
    return worth


# --- after the move ------------------------------------------------------------------------------


def action(look: Look, moves: list[int]) -> i64:
    """GR-146: what he can put on he puts on; then he bites."""
    for piece in range(i64(c.PIECES)):
        if c.WEAR + piece in moves:
            return c.WEAR + piece
    return c.BITE if c.BITE in moves else c.END


def bitten(look: Look, moves: list[int]) -> i64:
    """Whom he bites."""
    hunter: i64 = best_bite(look, look.where(c.VAMPIRE))
    return c.M_FIGURE + hunter if hunter >= 0 else moves[0]
