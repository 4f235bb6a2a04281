"""Where a hunter of Vampir should go, and what for: the plan of the team.

All hunters know the same, so every seat finds the same plan without a word: each errand is worth so
many steps, whoever is nearer takes it, and each hunter goes on the best that is left.
"""

from mypy_extensions import i64

from gruft.games.grottenstein.advice import odds as idea
from gruft.games.grottenstein.advice.cards import bring_together, fetch
from gruft.games.grottenstein.advice.distances import (
    BLASTING,
    BREAKING,
    CHASING,
    CURING,
    LAYING,
    LETTING_IN,
    OCCUPYING,
    OUT_OF_REACH,
    SEARCHING,
    SERVANT_HUNT,
    STAKING,
    UNLOCKING,
    Errand,
    Scout,
    ways_of,
)
from gruft.games.grottenstein.advice.odds import NONE, UNKNOWN, Look
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v


def errand_of(look: Look, figure: i64) -> Errand:
    """The best that a hunter can do now."""
    scout = Scout(look, figure)
    _stake(scout)
    fetch(scout)
    bring_together(scout, c.HAMMER, c.STAKE, idea.TO_HAND_OVER)
    if look.words[at.WALL] == 1 and not look.position.ladder_is_laid():
        bring_together(scout, c.DYNAMITE, c.TORCH, idea.TO_HAND_OVER // 2)
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
    """Beside the coffin with hammer and stake."""
    look = scout.look
    if look.has(scout.figure, c.HAMMER) and look.has(scout.figure, c.STAKE):
        for square in range(i64(v.SQUARES)):
            if look.villa.near_coffin[square] == 1:
                scout.offer(STAKING, square, idea.TO_STAKE, NONE)


# --- ways into the cellar and into the crypt -----------------------------------------------------


def _enter(scout: Scout) -> None:
    """The ladder at the hatch, dynamite at the wall."""
    look = scout.look
    worth: i64 = idea.TO_ENTER
    if look.has(scout.figure, c.LADDER) and not look.position.ladder_is_laid():
        scout.offer(LAYING, look.villa.hatch[0], worth, NONE)
        scout.offer(LAYING, look.villa.hatch[1], worth, NONE)
    if not look.has(scout.figure, c.DYNAMITE) or not look.has(scout.figure, c.TORCH):
        return
    for square in range(i64(v.SQUARES)):
        if look.words[at.WALL] == 1 and look.villa.near_wall[square] == 1:
            scout.offer(BLASTING, square, worth, NONE)


def is_open(look: Look, kind: i64) -> bool:
    """One of the doors of this kind has no chip."""
    for door in range(look.villa.doors):
        if look.villa.door_kind[door] == kind and look.position.door_state(door) != at.CLOSED:
            return True
    return False


def _open_crypt(scout: Scout) -> None:
    """With a key that may fit, or by force."""
    look = scout.look
    if is_open(look, v.CRYPT_DOOR):
        return
    key: i64 = look.key_for(scout.figure, at.CRYPT_LOCK)
    blasts: bool = look.has(scout.figure, c.DYNAMITE) and look.has(scout.figure, c.TORCH)
    for door in range(look.villa.doors):
        if look.villa.door_kind[door] == v.CRYPT_DOOR:
            begun: i64 = look.position.door_damage(door) // 2
            for square in (look.villa.door_one[door], look.villa.door_other[door]):
                if key >= 0:
                    scout.offer(UNLOCKING, square, idea.TO_UNLOCK, key)
                elif blasts:
                    scout.offer(BLASTING, square, idea.TO_UNLOCK, NONE)
            for square in (look.villa.door_one[door], look.villa.door_other[door]):
                scout.offer(BREAKING, square, idea.TO_BREAK + begun, door)


def _let_in(scout: Scout) -> None:
    """Who is inside opens the armoured door for those who are not."""
    look = scout.look
    key: i64 = look.key_for(scout.figure, at.ARMOUR_LOCK)
    if key < 0 or is_open(look, v.ARMOURED):
        return
    inside: i64 = look.villa.armoured_inside
    for hunter in range(i64(c.HUNTERS)):
        if is_comrade(look, scout.figure, hunter) and ways_of(look, hunter)[inside] == OUT_OF_REACH:
            scout.offer(LETTING_IN, inside, idea.TO_UNLOCK, key)
            return


def is_comrade(look: Look, figure: i64, hunter: i64) -> bool:
    """Another living hunter."""
    return hunter != figure and look.is_living(hunter)


def is_in_crypt(look: Look, figure: i64) -> bool:
    """A figure stands in the crypt."""
    return look.villa.room[look.where(figure)] == look.villa.crypt


# --- searching -----------------------------------------------------------------------------------


def _search(scout: Scout) -> None:
    """Face-down cards, shared out among the hunters; no known trap."""
    look = scout.look
    # What is still missing decides where to search.
    below: i64 = idea.TO_SEARCH_REST if look.is_found(c.STAKE) else idea.TO_SEARCH_BELOW
    missing: bool = not look.is_found(c.HAMMER) or not _way_is_known(look)
    above: i64 = idea.TO_SEARCH_ABOVE if missing else idea.TO_SEARCH_REST
    for field in range(i64(v.FIELDS)):
        if look.is_down(field):
            card: i64 = look.down_at(field)
            worth: i64 = below if field < v.NUMBERS else above
            if card == UNKNOWN or look.printed.kind(card) != c.TRAP:
                scout.offer_alone(SEARCHING, look.villa.field_square[field], worth, field)


def _way_is_known(look: Look) -> bool:
    """The hunters have, or have found, a way into the cellar for all of them."""
    if look.words[at.WALL] == 0 or look.is_found(c.LADDER):
        return True
    if look.is_found(c.DYNAMITE) and look.is_found(c.TORCH):
        return True
    return is_open(look, v.ARMOURED)


# --- the crypt, comrades and enemies -------------------------------------------------------------


def _occupy(scout: Scout) -> None:
    """While the vampire is away the crypt weakens him; without stake he lies there safe."""
    look, villa = scout.look, scout.look.villa
    worth: i64 = idea.TO_OCCUPY
    held: bool = is_in_crypt(look, c.VAMPIRE)
    for hunter in range(i64(c.HUNTERS)):  # the penalty is paid once
        if is_comrade(look, scout.figure, hunter) and is_in_crypt(look, hunter):
            held = True
    if held:
        bearer: i64 = look.holder(c.STAKE)
        worth //= 2 if bearer >= 0 and look.has(bearer, c.HAMMER) else 5
    for square in range(i64(v.SQUARES)):
        if villa.room[square] == villa.crypt:
            # Who stops in a doorway keeps others from passing it.
            doorway: bool = villa.touch_from[square + 1] > villa.touch_from[square]
            roomy: i64 = 3 * villa.near_coffin[square] - (8 if doorway else 0)
            scout.offer(OCCUPYING, square, worth + roomy, NONE)


def _cure(scout: Scout) -> None:
    """The bearer of the antidote and the patient go to each other."""
    _cure_of(scout, at.POISONED, c.ANTIDOTE, idea.TO_CURE)
    _cure_of(scout, at.BITTEN_BY_RATS, c.FLUTE, idea.TO_CURE // 2)


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
    """A servant is struck after moving; who carries hammer or stake above all."""
    look = scout.look
    for servant in range(i64(c.HUNTERS)):
        if look.position.is_servant(servant):
            worth: i64 = idea.TO_HUNT_SERVANT
            if look.has(servant, c.HAMMER) or look.has(servant, c.STAKE):
                worth += idea.TO_FETCH // 2
            scout.offer_beside(SERVANT_HUNT, look.where(servant), worth, NONE)


def _chase(scout: Scout) -> None:
    """The weaker the vampire, the more it pays to stand beside him."""
    look = scout.look
    if look.position.is_lying():
        return
    lost: i64 = look.printed.most_life - look.words[at.LIFE + c.VAMPIRE]
    worth: i64 = idea.TO_CHASE + lost // 2
    if look.danger(look.where(c.VAMPIRE)) > 0:
        worth += idea.COMRADE_FIGHTS
    scout.offer_beside(CHASING, look.where(c.VAMPIRE), worth, NONE)
