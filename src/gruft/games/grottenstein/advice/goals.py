"""Where a hunter of Vampir should go, and what for: the plan of the team.

All hunters know the same (GR-36), so every seat finds the same plan without a word: each errand is
worth so many steps, whoever is nearer takes it, and each hunter goes on the best that is left.
"""

from mypy_extensions import i64

from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.best_goal import (
    BLASTING,
    BREAKING,
    CHASING,
    CURING,
    LAYING,
    LETTING_IN,
    OCCUPYING,
    SEARCHING,
    SERVANT_HUNT,
    STAKING,
    UNLOCKING,
    Errand,
    Scout,
    ways_of,
)
from gruft.games.grottenstein.advice.cards_to_fetch import bring_together, fetch
from gruft.games.grottenstein.advice.distances import OUT_OF_REACH
from gruft.games.grottenstein.advice.odds import NONE, UNKNOWN, Look
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v


def errand_of(look: Look, figure: i64) -> Errand:
    """The best that a hunter can do now."""
    scout = Scout(look, figure)
    _stake(scout)
    fetch(scout)
    bring_together(scout, c.HAMMER, c.STAKE, look.counts(idea.TO_HAND_OVER))
    if look.words[at.WALL] == 1 and not look.position.ladder_is_laid():
        bring_together(scout, c.DYNAMITE, c.TORCH, look.counts(idea.TO_HAND_OVER) // 2)
    _enter(scout)
    _open_crypt(scout)
    _let_in(scout)
    _search(scout)
    _occupy(scout)
    _cure(scout)
    _hunt_servants(scout)
    _chase(scout)
    return scout.best


# --- the stake -----------------------------------------------------------------------------------


def _stake(scout: Scout) -> None:
    """GR-168, GR-169: beside the coffin with hammer and stake."""
    look = scout.look
    if look.has(scout.figure, c.HAMMER) and look.has(scout.figure, c.STAKE):
        for square in range(i64(v.SQUARES)):
            if look.villa.near_coffin[square] == 1:
                scout.offer(STAKING, square, look.counts(idea.TO_STAKE), NONE)


# --- ways into the cellar and into the crypt -----------------------------------------------------


def _enter(scout: Scout) -> None:
    """ED-14, GR-71: the ladder at the hatch, dynamite at the wall."""
    look = scout.look
    worth: i64 = look.counts(idea.TO_ENTER)
    if look.has(scout.figure, c.LADDER) and not look.position.ladder_is_laid():
        scout.offer(LAYING, look.villa.hatch[0], worth, NONE)
        scout.offer(LAYING, look.villa.hatch[1], worth, NONE)
    if not look.has(scout.figure, c.DYNAMITE) or not look.has(scout.figure, c.TORCH):
        return
    square: i64 = 0
    while look.words[at.WALL] == 1 and square < v.SQUARES:
        if look.villa.near_wall[square] == 1:
            scout.offer(BLASTING, square, worth, NONE)
        square += 1


def crypt_is_open(look: Look) -> bool:
    """One of the crypt doors has no chip."""
    door: i64 = 0
    while door < look.villa.doors:
        if (
            look.villa.door_kind[door] == v.CRYPT_DOOR
            and look.position.door_state(door) != at.CLOSED
        ):
            return True
        door += 1
    return False


def _open_crypt(scout: Scout) -> None:
    """GR-123, GR-131: with a key that may fit, or by force."""
    look = scout.look
    if crypt_is_open(look):
        return
    key: i64 = look.key_for(scout.figure, at.CRYPT_LOCK)
    blasts: bool = look.has(scout.figure, c.DYNAMITE) and look.has(scout.figure, c.TORCH)
    door: i64 = 0
    while door < look.villa.doors:
        if look.villa.door_kind[door] == v.CRYPT_DOOR:
            one: i64 = look.villa.door_one[door]
            other: i64 = look.villa.door_other[door]
            if key >= 0:
                scout.offer(UNLOCKING, one, look.counts(idea.TO_UNLOCK), key)
                scout.offer(UNLOCKING, other, look.counts(idea.TO_UNLOCK), key)
            elif blasts:
                scout.offer(BLASTING, one, look.counts(idea.TO_UNLOCK), NONE)
                scout.offer(BLASTING, other, look.counts(idea.TO_UNLOCK), NONE)
            begun: i64 = look.position.door_damage(door) // 2
            scout.offer(BREAKING, one, look.counts(idea.TO_BREAK) + begun, door)
            scout.offer(BREAKING, other, look.counts(idea.TO_BREAK) + begun, door)
        door += 1


def _let_in(scout: Scout) -> None:
    """GR-65: who is inside opens the armoured door for those who are not."""
    look = scout.look
    if look.key_for(scout.figure, at.ARMOUR_LOCK) < 0:
        return
    door: i64 = 0
    while door < look.villa.doors:
        if look.villa.door_kind[door] == v.ARMOURED and look.position.door_state(door) == at.CLOSED:
            inside: i64 = look.villa.armoured_inside
            if shut_out(look, scout.figure, inside) > 0:
                key: i64 = look.key_for(scout.figure, at.ARMOUR_LOCK)
                scout.offer(LETTING_IN, inside, look.counts(idea.TO_UNLOCK), key)
        door += 1


def is_comrade(look: Look, figure: i64, hunter: i64) -> bool:
    """Another living hunter."""
    return hunter != figure and look.is_living(hunter)


def is_in_crypt(look: Look, figure: i64) -> bool:
    """A figure stands in the crypt."""
    return look.villa.room[look.where(figure)] == look.villa.crypt


def shut_out(look: Look, figure: i64, square: i64) -> i64:
    """How many comrades cannot reach a square."""
    count: i64 = 0
    for hunter in range(i64(c.HUNTERS)):
        if is_comrade(look, figure, hunter) and ways_of(look, hunter)[square] == OUT_OF_REACH:
            count += 1
    return count


# --- searching -----------------------------------------------------------------------------------


def _search(scout: Scout) -> None:
    """GR-82: face-down cards, shared out among the hunters; no known trap."""
    look = scout.look
    for field in range(i64(v.FIELDS)):
        if look.is_down(field):
            card: i64 = look.down_at(field)
            worth: i64 = _worth_of_field(look, field)
            if card == UNKNOWN or look.printed.kind(card) != c.TRAP:
                scout.offer_alone(SEARCHING, look.villa.field_square[field], worth, field)


def _worth_of_field(look: Look, field: i64) -> i64:
    """What is still missing decides where to search."""
    if field < v.NUMBERS:
        missing: bool = not look.is_found(c.STAKE)
        return look.counts(idea.TO_SEARCH_BELOW if missing else idea.TO_SEARCH_REST)
    missing = not look.is_found(c.HAMMER) or not way_is_known(look)
    return look.counts(idea.TO_SEARCH_ABOVE if missing else idea.TO_SEARCH_REST)


def way_is_known(look: Look) -> bool:
    """The hunters have, or have found, a way into the cellar for all of them."""
    if look.words[at.WALL] == 0 or look.is_found(c.LADDER):
        return True
    if look.is_found(c.DYNAMITE) and look.is_found(c.TORCH):
        return True
    door: i64 = 0
    while door < look.villa.doors:
        if look.villa.door_kind[door] == v.ARMOURED and look.position.door_state(door) != at.CLOSED:
            return True
        door += 1
    return False


# --- the crypt, comrades and enemies -------------------------------------------------------------


def _occupy(scout: Scout) -> None:
    """GR-164: while the vampire is away the crypt weakens him; without stake he lies there safe."""
    look = scout.look
    worth: i64 = look.counts(idea.TO_OCCUPY)
    if is_in_crypt(look, c.VAMPIRE) or is_occupied(look, scout.figure):
        worth //= 2 if has_pair(look) else 5
    for square in range(i64(v.SQUARES)):
        if look.villa.room[square] == look.villa.crypt:
            roomy: i64 = 3 * look.villa.near_coffin[square] - 8 * is_doorway(look, square)
            scout.offer(OCCUPYING, square, worth + roomy, NONE)


def is_occupied(look: Look, figure: i64) -> bool:
    """GR-164: another hunter stands in the crypt already; the penalty is paid once."""
    for hunter in range(i64(c.HUNTERS)):
        if is_comrade(look, figure, hunter) and is_in_crypt(look, hunter):
            return True
    return False


def has_pair(look: Look) -> bool:
    """GR-168: one hunter holds hammer and stake."""
    hunter: i64 = look.holder(c.STAKE)
    return hunter >= 0 and look.has(hunter, c.HAMMER)


def is_doorway(look: Look, square: i64) -> i64:
    """1 where somebody who stops keeps others from passing a door, else 0."""
    return 1 if look.villa.touch_from[square + 1] > look.villa.touch_from[square] else 0


def _cure(scout: Scout) -> None:
    """GR-101: the bearer of the antidote and the patient go to each other."""
    _cure_of(scout, at.POISONED, c.ANTIDOTE, scout.counts(idea.TO_CURE))
    _cure_of(scout, at.BITTEN_BY_RATS, c.FLUTE, scout.counts(idea.TO_CURE) // 2)


def _cure_of(scout: Scout, evil: i64, remedy: i64, worth: i64) -> None:
    look = scout.look
    healer: i64 = look.holder(remedy)
    if healer < 0:
        return
    for patient in range(i64(c.HUNTERS)):
        if patient != healer and look.is_living(patient) and look.words[evil + patient] == 1:
            if scout.figure == healer:
                scout.offer_beside(CURING, look.where(patient), worth, NONE)
            elif scout.figure == patient:
                scout.offer_beside(CURING, look.where(healer), worth, NONE)


def _hunt_servants(scout: Scout) -> None:
    """GR-118: a servant is struck after moving; who carries hammer or stake above all."""
    look = scout.look
    for servant in range(i64(c.HUNTERS)):
        if look.position.is_servant(servant):
            worth: i64 = look.counts(idea.TO_HUNT_SERVANT)
            if look.has(servant, c.HAMMER) or look.has(servant, c.STAKE):
                worth += look.counts(idea.TO_FETCH) // 2
            scout.offer_beside(SERVANT_HUNT, look.where(servant), worth, NONE)


def _chase(scout: Scout) -> None:
    """The weaker the vampire, the more it pays to stand beside him."""
    look = scout.look
    if look.position.is_lying():
        return
    lost: i64 = look.printed.most_life - look.words[at.LIFE + c.VAMPIRE]
    worth: i64 = look.counts(idea.TO_CHASE) + lost // 2
    if look.danger(look.where(c.VAMPIRE)) > 0:
        worth += look.counts(idea.COMRADE_FIGHTS)
    scout.offer_beside(CHASING, look.where(c.VAMPIRE), worth, NONE)
