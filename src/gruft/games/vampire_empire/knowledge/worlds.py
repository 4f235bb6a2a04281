"""Worlds of Vampire Empire: positions that fit all that one seat knows (section 15.2).

Identities, the order of the city and the opponent's cards are imagined anew, within what has been
seen. Nothing is taken from the truth but what the seat knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge.sightings import (
    OPPONENT,
    PLACES,
    SPECTATOR_SEES,
    SPECTATORS,
    sees,
    sighted,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.chance import Chance
from gruft.kernel.vectors import spread, zeros

VAMPIRE_TOKENS: Final = 3
INNOCENT_TOKENS: Final = 2
ZONES: Final = 4  # hand, deck, cellar, hidden moat, as in the bits of a sighting


def deal_world(words: vec[i64], observer: i64, chance: Chance) -> None:
    """Imagine everything that the observer does not know; at the end all tokens lie open."""
    if observer != c.VAMPIRES and words[at.DECISION] != at.OVER:
        _imagine_vampires(words, observer, chance)
    if observer != c.HUMANS and words[at.DECISION] != at.OVER:
        _imagine_innocents(words, chance)
    _order_city(words, observer, chance)
    for owner in range(i64(2)):
        if owner == observer:
            _shuffle_deck(words, owner, chance)
        elif observer < 0:
            _deal(words, owner, SPECTATORS, chance)
            _forget_private_sightings(words, owner)
        else:
            _deal(words, owner, OPPONENT, chance)


# --- who is a vampire ----------------------------------------------------------------------------


def _imagine_vampires(words: vec[i64], observer: i64, chance: Chance) -> None:
    """Number 1: every trio with all revealed vampires and without known humans, alike."""
    open_to_doubt = vec[i64]()
    missing: i64 = VAMPIRE_TOKENS
    for character in range(i64(c.CHARACTERS)):
        words[at.VAMPIRE + character] = words[at.REVEALED + character]
        missing -= words[at.REVEALED + character]
        if may_be_a_vampire(words, observer, character):
            open_to_doubt = append(open_to_doubt, character)
    _mark_some(words, at.VAMPIRE, open_to_doubt, missing, chance)


def may_be_a_vampire(words: vec[i64], observer: i64, character: i64) -> bool:
    """Not revealed, not proven human, and no innocent of which the observer holds the token."""
    if words[at.REVEALED + character] == 1 or words[at.PROVEN + character] == 1:
        return False
    return observer != c.HUMANS or words[at.INNOCENT + character] == 0


def _imagine_innocents(words: vec[i64], chance: Chance) -> None:
    """VE-13: H's tokens are two of the six humans."""
    humans = vec[i64]()
    for character in range(i64(c.CHARACTERS)):
        words[at.INNOCENT + character] = 0
        if words[at.VAMPIRE + character] == 0:
            humans = append(humans, character)
    _mark_some(words, at.INNOCENT, humans, INNOCENT_TOKENS, chance)


def _mark_some(words: vec[i64], token: i64, among: vec[i64], count: i64, chance: Chance) -> None:
    """So many of them have the token, every set of them alike; no more luck is used than needed."""
    for place in range(count):
        drawn: i64 = place + chance.below(len(among) - place)
        words[token + among[drawn]] = 1
        among[drawn] = among[place]


# --- the city ------------------------------------------------------------------------------------


def _order_city(words: vec[i64], observer: i64, chance: Chance) -> None:
    """Number 3: known places stay, two known but unordered cards change places by lot."""
    size: i64 = words[at.CITY_SIZE]
    bit: i64 = SPECTATOR_SEES if observer < 0 else sees(observer)
    if knows_top_pair(words, observer):
        size -= 2
        _order_pair(words, size, chance)
    # Taken up in the order of the characters: the truth must not shine through the luck.
    unknown = vec[i64]()
    for character in range(i64(c.CHARACTERS)):
        if _lies_unknown(words, size, bit, character):
            unknown = append(unknown, character)
    chance.shuffle(unknown, "imagined city")
    place: i64 = 0
    dealt: i64 = 0
    while place < size:
        if words[at.CITY_SEEN + place] & bit == 0:
            words[at.CITY + place] = unknown[dealt]
            dealt += 1
        place += 1


def _order_pair(words: vec[i64], place: i64, chance: Chance) -> None:
    lower: i64 = words[at.CITY + place]
    upper: i64 = words[at.CITY + place + 1]
    if (lower < upper) != (chance.below(2) == 1):
        words[at.CITY + place] = upper
        words[at.CITY + place + 1] = lower


def _lies_unknown(words: vec[i64], size: i64, bit: i64, character: i64) -> bool:
    for place in range(size):
        if words[at.CITY + place] == character:
            return words[at.CITY_SEEN + place] & bit == 0
    return False


def knows_top_pair(words: vec[i64], observer: i64) -> bool:
    """VE-190: knows who the top two are, but not in which order."""
    if words[at.UNORDERED] == 0:
        return False
    return observer < 0 or words[at.UNORDERED] - 1 == observer


# --- cards ---------------------------------------------------------------------------------------


def _shuffle_deck(words: vec[i64], owner: i64, chance: Chance) -> None:
    """Number 6: one's own deck has known contents and an unknown order."""
    start: i64 = at.DECKS + owner * at.DECK_ROOM
    contents = zeros(c.KINDS)
    place: i64 = 0
    while place < words[at.DECK_SIZE + owner]:
        contents[words[start + place]] += 1
        place += 1
    cards = spread(contents)
    chance.shuffle(cards, "imagined deck")
    place = 0
    while place < len(cards):
        words[start + place] = cards[place]
        place += 1


def _deal(words: vec[i64], owner: i64, who: i64, chance: Chance) -> None:
    """Numbers 4 and 5: sightings where they can be, the rest by lot."""
    pool = _pick_up(words, owner)
    free = _room(words, owner)
    hidden: i64 = free[0] + free[1] + free[2] + free[3]
    deck = vec[i64]()
    if _any_sighting(words, owner, who):
        deck = _place_sightings(words, owner, who, pool, free, chance)
    rest = spread(pool)
    chance.shuffle(rest, "imagined cards")
    place: i64 = 0
    for zone in range(i64(ZONES)):
        while free[zone] > 0:
            deck = _put(words, owner, zone, rest[place], deck)
            place += 1
            free[zone] -= 1
    if place < hidden:
        # Cards that were seen lie below all others so far; the rest is in random order anyway.
        chance.shuffle(deck, "imagined deck")
    place = 0
    while place < len(deck):
        words[at.DECKS + owner * at.DECK_ROOM + place] = deck[place]
        place += 1


def _pick_up(words: vec[i64], owner: i64) -> vec[i64]:
    """Take up all hidden cards of an owner, counted by kind; what everybody knows stays."""
    pool = zeros(c.KINDS)
    for kind in range(i64(c.KINDS)):
        offset: i64 = owner * c.KINDS + kind
        pool[kind] = (
            words[at.HANDS + offset]
            + words[at.CELLARS + offset]
            + words[at.MOATS + offset]
            - words[at.SHOWN + offset]
        )
        words[at.HANDS + offset] = 0
        words[at.CELLARS + offset] = 0
        words[at.MOATS + offset] = words[at.SHOWN + offset]
    place: i64 = 0
    while place < words[at.DECK_SIZE + owner]:
        pool[words[at.DECKS + owner * at.DECK_ROOM + place]] += 1
        place += 1
    return pool


def _room(words: vec[i64], owner: i64) -> vec[i64]:
    """VE-30: how many hidden cards each zone has; `_pick_up` has left the known ones."""
    free = zeros(ZONES)
    free[0] = words[at.HAND_SIZE + owner]
    free[1] = words[at.DECK_SIZE + owner]
    free[2] = words[at.CELLAR_SIZE + owner]
    free[3] = words[at.MOAT_SIZE + owner]
    for kind in range(i64(c.KINDS)):
        free[3] -= words[at.SHOWN + owner * c.KINDS + kind]
    return free


def _put(words: vec[i64], owner: i64, zone: i64, kind: i64, deck: vec[i64]) -> vec[i64]:
    offset: i64 = owner * c.KINDS + kind
    if zone == 1:
        return append(deck, kind)
    if zone == 0:
        words[at.HANDS + offset] += 1
    elif zone == 2:
        words[at.CELLARS + offset] += 1
    else:
        words[at.MOATS + offset] += 1
    return deck


# --- sightings -----------------------------------------------------------------------------------


def _any_sighting(words: vec[i64], owner: i64, who: i64) -> bool:
    start: i64 = at.SIGHTED + (owner * 2 + who) * c.KINDS
    for kind in range(i64(c.KINDS)):
        if words[start + kind] != 0:
            return True
    return False


def _place_sightings(
    words: vec[i64], owner: i64, who: i64, pool: vec[i64], free: vec[i64], chance: Chance
) -> vec[i64]:
    """Put every card that was seen into one of its zones, so that all of them find a place."""
    waiting = zeros(PLACES)
    for kind in range(i64(c.KINDS)):
        zones: i64 = 1
        while zones < PLACES:
            waiting[zones] += sighted(words, owner, who, kind, zones)
            zones += 1
    deck = vec[i64]()
    for kind in range(i64(c.KINDS)):
        zones = 1
        while zones < PLACES:
            left: i64 = sighted(words, owner, who, kind, zones)
            while left > 0:
                waiting[zones] -= 1
                zone: i64 = _choose_zone(zones, free, waiting, chance)
                deck = _put(words, owner, zone, kind, deck)
                free[zone] -= 1
                pool[kind] -= 1
                left -= 1
            zones += 1
    return deck


def _choose_zone(zones: i64, free: vec[i64], waiting: vec[i64], chance: Chance) -> i64:
    """A free place among the zones, by lot, that leaves room for all who wait."""
    room: i64 = 0
    for zone in range(i64(ZONES)):
        if _allowed(zone, zones, free, waiting):
            room += free[zone]
    lot: i64 = chance.below(room)
    for zone in range(i64(ZONES)):
        if _allowed(zone, zones, free, waiting):
            lot -= free[zone]
            if lot < 0:
                return zone
    raise AssertionError("what was seen has a place")


def _allowed(zone: i64, zones: i64, free: vec[i64], waiting: vec[i64]) -> bool:
    if (zones >> zone) & 1 == 0 or free[zone] == 0:
        return False
    free[zone] -= 1
    fits = _all_find_room(free, waiting)
    free[zone] += 1
    return fits


def _all_find_room(free: vec[i64], waiting: vec[i64]) -> bool:
    """For every set of zones: who can go nowhere else finds room there (the marriage theorem)."""
    for zones in range(1, i64(PLACES)):
        need: i64 = 0
        for part in range(1, zones + 1):
            if part & zones == part:
                need += waiting[part]
        room: i64 = 0
        for zone in range(i64(ZONES)):
            if (zones >> zone) & 1 == 1:
                room += free[zone]
        if need > room:
            return False
    return True


def _forget_private_sightings(words: vec[i64], owner: i64) -> None:
    """What only the seats have seen is nothing that a spectator could imagine."""
    opponent: i64 = at.SIGHTED + (owner * 2 + OPPONENT) * c.KINDS
    public: i64 = at.SIGHTED + (owner * 2 + SPECTATORS) * c.KINDS
    for kind in range(i64(c.KINDS)):
        words[opponent + kind] = words[public + kind]
