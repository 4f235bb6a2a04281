"""What everybody knows of hidden cards and of the city in Vampire Empire, as JSON; and whether it
can be true, for the cards that belong to each seat.

`moats` is the part of each moat that all have seen, `sighted` what was seen of cards that now lie
hidden: for each owner the cards that their opponent, or any spectator, knows to be in one of some
zones (`hand+deck`). `city` names those whose place in the city is known to all, `unordered` the
seat that knows who the top two are, but not their order (VE-190).
"""

from collections.abc import Mapping, Sequence

from gruft.games.vampire_empire.knowledge.sightings import (
    ALL_SEE,
    OPPONENT,
    PLACES,
    SPECTATORS,
    note,
    sees,
    sighted,
)
from gruft.games.vampire_empire.notation.entries import cards_at, lay_cards, written_at
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    characters_of,
    kind_lists,
    kind_name,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.declared import in_order
from gruft.kernel.laying import as_mapping, as_seat, as_word, per_seat, refuse_unknown_keys
from gruft.kernel.refusal import Refused

OBSERVERS = ("opponent", "spectators")
ZONE_NAMES = ("hand", "deck", "cellar", "moat")
KEYS = ("moats", "sighted", "city", "unordered")
ZONES = len(ZONE_NAMES)

Json = dict[str, object]


# --- writing -------------------------------------------------------------------------------------


def knowledge_json(position: VampireEmpire) -> Json:
    """Everything that anybody knows of what lies hidden, apart from their own cards."""
    unordered = int(position.words[at.UNORDERED])
    return {
        "moats": [written_at(position, at.SHOWN + owner * c.KINDS) for owner in range(2)],
        "sighted": [_sighted(position, owner) for owner in range(2)],
        "city": [CHARACTER_NAMES[character] for character in _places_known(position)],
        "unordered": unordered - 1 if unordered else None,
    }


def _places_known(position: VampireEmpire) -> list[int]:
    words = position.words
    places = reversed(range(words[at.CITY_SIZE]))
    return [
        int(words[at.CITY + place]) for place in places if words[at.CITY_SEEN + place] == ALL_SEE
    ]


def _sighted(position: VampireEmpire, owner: int) -> Json:
    return {name: _seen_by(position, owner, who) for who, name in enumerate(OBSERVERS)}


def _seen_by(position: VampireEmpire, owner: int, who: int) -> Json:
    words = position.words
    start = at.SIGHTED + (owner * 2 + who) * c.KINDS
    seen = [kind for kind in range(c.KINDS) if words[start + kind]]
    written: Json = {}
    for zones in range(1, PLACES):
        cards = [k for k in seen for _ in range(sighted(words, owner, who, k, zones))]
        if cards:
            written[zones_name(zones)] = kind_lists(position.printed).write(cards)
    return written


def zones_name(zones: int) -> str:
    """A set of zones as it is written."""
    return "+".join(name for zone, name in enumerate(ZONE_NAMES) if zones >> zone & 1)


# --- reading -------------------------------------------------------------------------------------


def lay_knowledge(position: VampireEmpire, written: object) -> None:
    """Without written knowledge nothing of what lies hidden has been seen."""
    words = position.words
    for place in range(4 * c.KINDS):
        words[at.SIGHTED + place] = 0
    for place in range(2 * c.KINDS):
        words[at.SHOWN + place] = 0
    for place in range(c.CHARACTERS):
        words[at.CITY_SEEN + place] = 0
    words[at.UNORDERED] = 0
    data = {} if written is None else as_mapping(written, "knowledge")
    refuse_unknown_keys(data, KEYS)
    if data.get("moats") is None:
        _show_crypt_openings(position)
    else:
        for owner, cards in enumerate(per_seat(data["moats"], "knowledge.moats", 2)):
            named = kind_lists(position.printed).read_named_value(cards, "knowledge.moats")
            lay_cards(position, at.SHOWN + owner * c.KINDS, named)
    if data.get("sighted") is not None:
        for owner, seen in enumerate(per_seat(data["sighted"], "knowledge.sighted", 2)):
            _lay_sighted(position, owner, as_mapping(seen, "knowledge.sighted"))
    _lay_city(position, data)


def _show_crypt_openings(position: VampireEmpire) -> None:
    """VE-32: that H has taken cards cannot have been overlooked."""
    offset = c.HUMANS * c.KINDS + c.CRYPT_OPENING
    stolen = sum(lost_by_the_vampires(position))
    position.words[at.SHOWN + offset] = max(0, min(stolen, position.words[at.MOATS + offset]))


def _lay_sighted(position: VampireEmpire, owner: int, data: Mapping[str, object]) -> None:
    refuse_unknown_keys(data, OBSERVERS)
    for who, name in enumerate(OBSERVERS):
        for zones, cards in as_mapping(data.get(name, {}), f"knowledge.sighted.{name}").items():
            named = kind_lists(position.printed).read_named_value(cards, "knowledge.sighted")
            number = _read_zones(zones)
            for kind in named:
                note(position.words, owner, who, kind, number, 1)


def _read_zones(written: str) -> int:
    """A set of zones, joined by `+`."""
    named = (as_word(part, "knowledge.sighted", ZONE_NAMES) for part in written.split("+"))
    return sum({1 << zone for zone in named})


def _lay_city(position: VampireEmpire, data: Mapping[str, object]) -> None:
    words = position.words
    size = int(words[at.CITY_SIZE])
    order = [int(words[at.CITY + place]) for place in range(size)]
    known = data.get("city")
    for character in [] if known is None else characters_of(known, "knowledge.city"):
        if character not in order:
            name = CHARACTER_NAMES[character]
            raise Refused("position-known-elsewhere", "VE-22", character=name)
        words[at.CITY_SEEN + order.index(character)] = ALL_SEE
    if data.get("unordered") is not None:
        _lay_unordered(position, as_seat(data["unordered"], "knowledge.unordered", 2))


def _lay_unordered(position: VampireEmpire, seat: int) -> None:
    """The other seat knows the two on top, this one has seen them return."""
    words = position.words
    top = int(words[at.CITY_SIZE]) - 1
    if top < 1 or words[at.CITY_SEEN + top] or words[at.CITY_SEEN + top - 1]:
        raise Refused("position-no-unordered-pair", "VE-190")
    words[at.CITY_SEEN + top] = words[at.CITY_SEEN + top - 1] = sees(1 - seat)
    words[at.UNORDERED] = seat + 1


# --- whose cards they are ------------------------------------------------------------------------


def on_the_table(position: VampireEmpire, seat: int) -> list[int]:
    """Every card of a seat that lies on the table, shown or still being chosen."""
    words = position.words
    cards = cards_at(position, at.FIELD + seat * c.KINDS)
    if words[at.CARD] and words[at.PLAYER] == seat:
        cards.append(int(words[at.CARD]) - 1)
    if seat == c.HUMANS:
        cards += [c.SECRET_JOURNEY] * int(words[at.JOURNEYS])
        cards += [int(words[at.ANSWER]) - 1] if words[at.ANSWER] else []
    if position.composes_group() and words[at.ASKED] == seat:
        cards += cards_at(position, at.GROUP)
    if seat == c.VAMPIRES and position.is_paying_for(at.FOR_REPLACEMENT):
        cards.append(int(words[at.PICKED]) - 1)
    return cards


def deck_of(position: VampireEmpire, seat: int) -> list[int]:
    """The cards of a deck from the bottom up."""
    words = position.words
    return in_order(words, at.DECKS + seat * at.DECK_ROOM, words[at.DECK_SIZE + seat])


def belongings(position: VampireEmpire, seat: int) -> list[int]:
    """How many cards of each kind belong to a seat now, wherever they lie."""
    lying = [*deck_of(position, seat), *on_the_table(position, seat)]
    starts = [start + seat * c.KINDS for start in (at.HANDS, at.CELLARS, at.MOATS)]
    return [
        sum(int(position.words[start + kind]) for start in starts) + lying.count(kind)
        for kind in range(c.KINDS)
    ]


def lost_by_the_vampires(position: VampireEmpire) -> list[int]:
    """How many cards of each kind are missing from the vampire deck; less than none for foreign
    cards."""
    copies = position.printed.copies
    owned = belongings(position, c.VAMPIRES)
    return [int(copies[c.VAMPIRES * c.KINDS + kind]) - count for kind, count in enumerate(owned)]


# --- whether it can be true ----------------------------------------------------------------------


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
    """A place is known to all or to nobody, but for two that returned unseen."""
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
