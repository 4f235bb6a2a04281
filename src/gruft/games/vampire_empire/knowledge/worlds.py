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
    SPECTATORS,
    sees,
    sighted,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.chance import Chance
from gruft.kernel.vectors import spread, zeros

ZONES: Final = 4  # hand, deck, cellar, hidden moat, as in the bits of a sighting


def deal_world(words: vec[i64], observer: i64, chance: Chance) -> None:
    """Imagine everything that the observer does not know; at the end all tokens lie open."""
    if words[at.DECISION] != at.OVER:
        _imagine_tokens(words, observer, chance)
    _order_city(words, observer, chance)
    for owner in range(i64(2)):
        if owner == observer:
            _shuffle_deck(words, owner, chance)
            continue
        _deal(words, owner, OPPONENT if observer >= 0 else SPECTATORS, chance)
        if observer < 0:
            # What only the seats have seen is nothing that a spectator could imagine.
            seen: i64 = at.SIGHTED + owner * 2 * c.KINDS
            for kind in range(i64(c.KINDS)):
                words[seen + kind] = words[seen + c.KINDS + kind]


# --- who is a vampire ----------------------------------------------------------------------------


def _imagine_tokens(words: vec[i64], observer: i64, chance: Chance) -> None:
    """Every trio with all revealed vampires and without known humans, alike; then two humans."""
    if observer != c.VAMPIRES:
        doubtful = vec[i64]()
        missing: i64 = c.VAMPIRE_TOKENS
        for character in range(i64(c.CHARACTERS)):
            words[at.VAMPIRE + character] = words[at.REVEALED + character]
            missing -= words[at.REVEALED + character]
            if may_be_a_vampire(words, observer, character):
                doubtful = append(doubtful, character)
        _mark_some(words, at.VAMPIRE, doubtful, missing, chance)
    if observer != c.HUMANS:
        humans = vec[i64]()
        for character in range(i64(c.CHARACTERS)):
            words[at.INNOCENT + character] = 0
            if words[at.VAMPIRE + character] == 0:
                humans = append(humans, character)
        _mark_some(words, at.INNOCENT, humans, c.INNOCENT_TOKENS, chance)


def may_be_a_vampire(words: vec[i64], observer: i64, character: i64) -> bool:
    """Not revealed, not proven human, and no innocent of which the observer holds the token."""
    if words[at.REVEALED + character] == 1 or words[at.PROVEN + character] == 1:
        return False
    return observer != c.HUMANS or words[at.INNOCENT + character] == 0


def _mark_some(words: vec[i64], token: i64, among: vec[i64], count: i64, chance: Chance) -> None:
    """So many of them have the token, every set of them alike; no more luck is used than needed."""
    for place in range(count):
        drawn: i64 = place + chance.below(len(among) - place)
        words[token + among[drawn]] = 1
        among[drawn] = among[place]


# --- the city ------------------------------------------------------------------------------------


def _order_city(words: vec[i64], observer: i64, chance: Chance) -> None:
    """Known places stay, two known but unordered cards change places by lot."""
    size: i64 = words[at.CITY_SIZE]
    bit: i64 = sees(observer)
    if knows_top_pair(words, observer):
        size -= 2
        lower: i64 = words[at.CITY + size]
        upper: i64 = words[at.CITY + size + 1]
        if (lower < upper) != (chance.below(2) == 1):
            words[at.CITY + size] = upper
            words[at.CITY + size + 1] = lower
    lies = zeros(c.CHARACTERS)
    for place in range(size):
        if words[at.CITY_SEEN + place] & bit == 0:
            lies[words[at.CITY + place]] = 1
    # Taken up in the order of the characters: the truth must not shine through the luck.
    unknown = spread(lies)
    chance.shuffle(unknown, "imagined city")
    dealt: i64 = 0
    for place in range(size):
        if words[at.CITY_SEEN + place] & bit == 0:
            words[at.CITY + place] = unknown[dealt]
            dealt += 1


def knows_top_pair(words: vec[i64], observer: i64) -> bool:
    """Knows who the top two are, but not in which order."""
    if words[at.UNORDERED] == 0:
        return False
    return observer < 0 or words[at.UNORDERED] - 1 == observer


# --- cards ---------------------------------------------------------------------------------------


def _shuffle_deck(words: vec[i64], owner: i64, chance: Chance) -> None:
    """One's own deck has known contents and an unknown order."""
    start: i64 = at.DECKS + owner * at.DECK_ROOM
    contents = zeros(c.KINDS)
    for place in range(words[at.DECK_SIZE + owner]):
        contents[words[start + place]] += 1
    cards = spread(contents)
    chance.shuffle(cards, "imagined deck")
    for place in range(words[at.DECK_SIZE + owner]):
        words[start + place] = cards[place]


def _deal(words: vec[i64], owner: i64, who: i64, chance: Chance) -> None:
    """Sightings where they can be, the rest by lot; what everybody knows stays."""
    pool = zeros(c.KINDS)
    sightings: i64 = 0
    free = zeros(ZONES)  # how many hidden cards each zone has
    free[0] = words[at.HAND_SIZE + owner]
    free[1] = words[at.DECK_SIZE + owner]
    free[2] = words[at.CELLAR_SIZE + owner]
    free[3] = words[at.MOAT_SIZE + owner]
    for kind in range(i64(c.KINDS)):
        offset: i64 = owner * c.KINDS + kind
        hidden: i64 = words[at.MOATS + offset] - words[at.SHOWN + offset]
        pool[kind] = words[at.HANDS + offset] + words[at.CELLARS + offset] + hidden
        words[at.HANDS + offset] = 0
        words[at.CELLARS + offset] = 0
        words[at.MOATS + offset] = words[at.SHOWN + offset]
        free[3] -= words[at.SHOWN + offset]
        sightings |= words[at.SIGHTED + (owner * 2 + who) * c.KINDS + kind]
    start: i64 = at.DECKS + owner * at.DECK_ROOM
    for place in range(words[at.DECK_SIZE + owner]):
        pool[words[start + place]] += 1
    wanted: i64 = free[0] + free[1] + free[2] + free[3]
    deck = vec[i64]()
    if sightings != 0:
        deck = _place_sightings(words, owner, who, pool, free, chance)
    rest = spread(pool)
    chance.shuffle(rest, "imagined cards")
    dealt: i64 = 0
    for zone in range(i64(ZONES)):
        for _ in range(free[zone]):
            deck = _put(words, owner, zone, rest[dealt], deck)
            dealt += 1
    if dealt < wanted:
        # Cards that were seen lie below all others so far; the rest is in random order anyway.
        chance.shuffle(deck, "imagined deck")
    for place in range(words[at.DECK_SIZE + owner]):
        words[start + place] = deck[place]


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


def _place_sightings(
    words: vec[i64], owner: i64, who: i64, pool: vec[i64], free: vec[i64], chance: Chance
) -> vec[i64]:
    """Put every card that was seen into one of its zones, so that all of them find a place."""
    first: i64 = at.SIGHTED + (owner * 2 + who) * c.KINDS
    waiting = zeros(PLACES)
    for kind in range(i64(c.KINDS)):
        if words[first + kind] != 0:
            for zones in range(1, i64(PLACES)):
                waiting[zones] += sighted(words, owner, who, kind, zones)
    deck = vec[i64]()
    for kind in range(i64(c.KINDS)):
        if words[first + kind] == 0:
            continue
        for zones in range(1, i64(PLACES)):
            for _ in range(sighted(words, owner, who, kind, zones)):
                waiting[zones] -= 1
                zone: i64 = _choose_zone(zones, free, waiting, chance)
                deck = _put(words, owner, zone, kind, deck)
                free[zone] -= 1
                pool[kind] -= 1
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
