"""What has been seen in Vampire Empire of cards that now lie hidden, and of the city's order.

A sighting is a card of an owner of which an observer knows that it must be in one of some zones:
where it was seen, or where hidden cards have gone from there since (section 15.2, number 5). The
observers of an owner's cards are the opponent and the spectators. For every kind, one number counts
the sightings by their set of zones, four bits each: more than fifteen of one kind with one set are
treated as fifteen. The city has a bit for every observer who knows the card at a place. Worlds are
built from all this in `worlds.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import other

# --- zones, as bits ---
IN_HAND: Final = 1
IN_DECK: Final = 2
IN_CELLAR: Final = 4
IN_MOAT: Final = 8  # its hidden part
PLACES: Final = 16  # sets of zones, the empty one included

# --- observers of an owner's cards ---
OPPONENT: Final = 0
SPECTATORS: Final = 1

#: Bits of those who know the card at a place in the city: seat 0, seat 1, spectators.
SPECTATOR_SEES: Final = 4
ALL_SEE: Final = 7

MOST_SIGHTED: Final = 15
UNIT: Final = 0x1000000000000000


# --- sightings -----------------------------------------------------------------------------------


def sighted(words: vec[i64], owner: i64, who: i64, kind: i64, zones: i64) -> i64:
    """How many cards of a kind the observer knows to be in one of these zones."""
    return _count(words, _word(owner, who, kind), zones)


def _word(owner: i64, who: i64, kind: i64) -> i64:
    return at.SIGHTED + (owner * 2 + who) * c.KINDS + kind


def note(words: vec[i64], owner: i64, who: i64, kind: i64, zones: i64, count: i64) -> None:
    """Note so many more sightings, or fewer if the number is negative."""
    have: i64 = sighted(words, owner, who, kind, zones)
    if have + count > MOST_SIGHTED:
        count = MOST_SIGHTED - have
    words[_word(owner, who, kind)] += count * (UNIT >> (64 - 4 * zones))


def seen_going(words: vec[i64], owner: i64, kind: i64, zone: i64) -> None:
    """Everybody saw a card of the owner go into a zone."""
    note(words, owner, OPPONENT, kind, zone, 1)
    note(words, owner, SPECTATORS, kind, zone, 1)


def seen_leaving(words: vec[i64], owner: i64, kind: i64, zone: i64) -> None:
    """Everybody saw a card leave a zone: it may be one that was seen there before."""
    _drop_one(words, owner, OPPONENT, kind, zone)
    _drop_one(words, owner, SPECTATORS, kind, zone)


def _drop_one(words: vec[i64], owner: i64, who: i64, kind: i64, zone: i64) -> None:
    """Let go of the surest sighting; what is left is true whichever copy has gone."""
    place: i64 = _word(owner, who, kind)
    if words[place] == 0:
        return
    possible: i64 = 0  # the zones in which one of the cards may be that may be in this one
    surest: i64 = PLACES - 1  # and in which each of them may be
    for zones in range(1, i64(PLACES)):
        if zones & zone != 0 and _count(words, place, zones) > 0:
            possible |= zones
            surest &= zones
    if possible == 0:
        return
    if _count(words, place, surest) == 0:
        # Treat them all as one set with the same zones.
        for zones in range(1, possible):
            if zones & zone != 0:
                _change_zones(words, place, zones, possible)
        surest = possible
    words[place] -= UNIT >> (64 - 4 * surest)


def _count(words: vec[i64], place: i64, zones: i64) -> i64:
    return (words[place] >> (4 * zones - 4)) & MOST_SIGHTED


def hidden_move(words: vec[i64], owner: i64, origin: i64, goal: i64) -> None:
    """Cards went unseen from one zone to another: whatever was seen there may be among them."""
    first: i64 = at.SIGHTED + owner * 2 * c.KINDS
    for place in range(first, first + c.KINDS):
        # What spectators have seen the opponent has seen too.
        if words[place] != 0:
            _spread_out(words, place, origin, goal)
            _spread_out(words, place + c.KINDS, origin, goal)


def _spread_out(words: vec[i64], place: i64, origin: i64, goal: i64) -> None:
    for zones in range(1, i64(PLACES)):
        if zones & origin != 0 and zones & goal == 0:
            _change_zones(words, place, zones, zones | goal)


def _change_zones(words: vec[i64], place: i64, zones: i64, wider: i64) -> None:
    count: i64 = _count(words, place, zones)
    if count == 0:
        return
    words[place] -= count * (UNIT >> (64 - 4 * zones))
    have: i64 = _count(words, place, wider)
    if have + count > MOST_SIGHTED:
        count = MOST_SIGHTED - have
    words[place] += count * (UNIT >> (64 - 4 * wider))


def emptied(words: vec[i64], owner: i64, zone: i64) -> None:
    """Everybody sees that a zone is empty: no card that was seen is there any more."""
    first: i64 = at.SIGHTED + owner * 2 * c.KINDS
    for place in range(first, first + c.KINDS):
        if words[place] != 0:
            _not_here(words, place, zone)
            _not_here(words, place + c.KINDS, zone)


def _not_here(words: vec[i64], place: i64, zone: i64) -> None:
    for zones in range(zone + 1, i64(PLACES)):
        if zones & zone != 0:
            _change_zones(words, place, zones, zones - zone)


def zone_shown(words: vec[i64], owner: i64, zone: i64) -> None:
    """The opponent sees the whole hand or cellar: what was seen is there, or elsewhere."""
    cards: i64 = (at.HANDS if zone == IN_HAND else at.CELLARS) + owner * c.KINDS
    for kind in range(i64(c.KINDS)):
        seen: i64 = words[cards + kind]
        place: i64 = _word(owner, OPPONENT, kind)
        sure: i64 = _count(words, place, zone)
        words[place] -= sure * (UNIT >> (64 - 4 * zone))
        for _ in range(sure, seen):
            _drop_one(words, owner, OPPONENT, kind, zone)
        _not_here(words, place, zone)
        note(words, owner, OPPONENT, kind, zone, seen)


# --- the order of the city -----------------------------------------------------------------------


def city_shuffled(words: vec[i64]) -> None:
    """Nobody knows any more who lies where."""
    words[at.UNORDERED] = 0
    for place in range(i64(c.CHARACTERS)):
        words[at.CITY_SEEN + place] = 0


def top_left(words: vec[i64]) -> None:
    """The top card has left the city: who knew the two knows now who is next."""
    seat: i64 = words[at.UNORDERED] - 1
    size: i64 = words[at.CITY_SIZE]
    words[at.CITY_SEEN + size] = 0
    if seat >= 0 and size > 0:
        words[at.CITY_SEEN + size - 1] |= SPECTATOR_SEES | sees(seat)
    words[at.UNORDERED] = 0


def sees(observer: i64) -> i64:
    """The bit of a seat, or of the spectators, among those who know a card of the city."""
    return SPECTATOR_SEES if observer < 0 else observer + 1


def returned_on_top(words: vec[i64], chooser: i64, count: i64) -> None:
    """All saw who returned; the order is known to the chooser only."""
    size: i64 = words[at.CITY_SIZE]
    if count == 1:
        words[at.CITY_SEEN + size - 1] = ALL_SEE
        return
    words[at.CITY_SEEN + size - 1] = sees(chooser)
    words[at.CITY_SEEN + size - 2] = sees(chooser)
    words[at.UNORDERED] = other(chooser) + 1
