"""What everybody knows of hidden cards and of the city in Vampire Empire, as JSON.

`moats` is the part of each moat that all have seen, `sighted` what was seen of cards that now lie
hidden: for each owner the cards that their opponent, or any spectator, knows to be in one of some
zones (`hand+deck`). `city` names those whose place in the city is known to all, `unordered` the
seat that knows who the top two are, but not their order (VE-190).
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.knowledge.sightings import (
    ALL_SEE,
    PLACES,
    note,
    sees,
    sighted,
)
from gruft.games.vampire_empire.notation.belongings import lost_by_the_vampires
from gruft.games.vampire_empire.notation.card_lists import (
    lay_counts,
    read_characters,
    read_named_kinds,
    write_kinds,
    written_at,
)
from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.laying import as_mapping, as_seat, as_word, per_seat, refuse_unknown_keys
from gruft.kernel.refusal import Refused

OBSERVERS = ("opponent", "spectators")
ZONE_NAMES = ("hand", "deck", "cellar", "moat")
KEYS = ("moats", "sighted", "city", "unordered")

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
            written[zones_name(zones)] = write_kinds(position.printed, cards)
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
            named = read_named_kinds(position.printed, cards, "knowledge.moats")
            lay_counts(position, at.SHOWN + owner * c.KINDS, named)
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
            named = read_named_kinds(position.printed, cards, "knowledge.sighted")
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
    for character in [] if known is None else read_characters(known, "knowledge.city"):
        if character not in order:
            name = CHARACTER_NAMES[character]
            raise Refused("position-known-elsewhere", "VE-22", character=name)
        words[at.CITY_SEEN + order.index(character)] = ALL_SEE
    if data.get("unordered") is not None:
        _lay_unordered(position, as_seat(data["unordered"], "knowledge.unordered", 2))


def _lay_unordered(position: VampireEmpire, seat: int) -> None:
    """VE-190: the other seat knows the two on top, this one has seen them return."""
    words = position.words
    top = int(words[at.CITY_SIZE]) - 1
    if top < 1 or words[at.CITY_SEEN + top] or words[at.CITY_SEEN + top - 1]:
        raise Refused("position-no-unordered-pair", "VE-190")
    words[at.CITY_SEEN + top] = words[at.CITY_SEEN + top - 1] = sees(1 - seat)
    words[at.UNORDERED] = seat + 1
