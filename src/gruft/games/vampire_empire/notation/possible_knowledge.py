"""Whether what was seen in a position of Vampire Empire can be true (section 15.2)."""

from collections.abc import Sequence

from gruft.games.vampire_empire.knowledge.sightings import (
    ALL_SEE,
    OPPONENT,
    PLACES,
    SPECTATORS,
    sees,
    sighted,
)
from gruft.games.vampire_empire.notation.belongings import deck_of
from gruft.games.vampire_empire.notation.names import kind_name
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.refusal import Refused

ZONES = 4  # hand, deck, cellar, hidden moat


def check_knowledge(position: VampireEmpire) -> None:
    """Refuse what nobody can have seen."""
    for owner in range(2):
        _check_shown(position, owner)
        _check_sightings(position, owner)
    _check_city(position)


def _check_shown(position: VampireEmpire, owner: int) -> None:
    words = position.words
    for kind in range(c.KINDS):
        offset = owner * c.KINDS + kind
        if words[at.SHOWN + offset] > words[at.MOATS + offset]:
            name = kind_name(position.printed, kind)
            raise Refused("position-shown-elsewhere", "VE-28", seat=owner, card=name)


# --- sightings -----------------------------------------------------------------------------------


def _check_sightings(position: VampireEmpire, owner: int) -> None:
    """True of every kind, and nothing that spectators know has escaped the opponent."""
    words = position.words
    for kind in range(c.KINDS):
        start = at.SIGHTED + owner * 2 * c.KINDS + kind
        if words[start] == 0 and words[start + c.KINDS] == 0:
            continue
        opponent, spectators = (_sure(position, owner, who, kind) for who in (OPPONENT, SPECTATORS))
        room = _zones_of(position, owner, kind)
        there = [sum(room[zone] for zone in range(ZONES) if z >> zone & 1) for z in range(PLACES)]
        if not (_none_exceeds(opponent, there) and _none_exceeds(spectators, opponent)):
            name = kind_name(position.printed, kind)
            raise Refused("position-untrue-sighting", "VE-233", seat=owner, card=name)


def _sure(position: VampireEmpire, owner: int, who: int, kind: int) -> list[int]:
    """How many of the cards seen can be nowhere else, for every set of zones."""
    words = position.words
    seen = [0, *(int(sighted(words, owner, who, kind, zones)) for zones in range(1, PLACES))]
    return [
        sum(seen[part] for part in range(1, zones + 1) if part & zones == part)
        for zones in range(PLACES)
    ]


def _none_exceeds(low: Sequence[int], high: Sequence[int]) -> bool:
    """What is known of every set of zones finds room; by the marriage theorem all of it does."""
    return all(one <= other for one, other in zip(low, high, strict=True))


def _zones_of(position: VampireEmpire, owner: int, kind: int) -> list[int]:
    """Where the copies are, as the others may know it: a line under way has not told yet."""
    words, offset = position.words, owner * c.KINDS + kind
    deck = deck_of(position, owner).count(kind)
    hidden = int(words[at.MOATS + offset] - words[at.SHOWN + offset])
    zones = [int(words[at.HANDS + offset]), deck, int(words[at.CELLARS + offset]), hidden]
    if words[at.DECISION] in (at.STEP1, at.PAY) and words[at.ASKED] == owner:
        for zone, pile in ((2, c.CELLAR), (3, c.MOAT)):
            thrown = int(words[at.DISCARDED + pile + kind])
            zones[zone] -= thrown
            zones[0] += thrown
    return zones


# --- the city ------------------------------------------------------------------------------------


def _check_city(position: VampireEmpire) -> None:
    """VE-61, VE-190: a place is known to all or to nobody, but for two that returned unseen."""
    words = position.words
    size, unordered = int(words[at.CITY_SIZE]), int(words[at.UNORDERED])
    pair = range(size - 2, size) if unordered else range(0)
    if unordered and size < len(pair):
        raise Refused("position-no-unordered-pair", "VE-190")
    for place in range(c.CHARACTERS):
        allowed = (0, ALL_SEE) if place < size else (0,)
        if place in pair:
            allowed = (int(sees(2 - unordered)),)
        if words[at.CITY_SEEN + place] not in allowed:
            raise Refused("position-no-unordered-pair", "VE-190")
