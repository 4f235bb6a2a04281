"""Lays written characters of Vampire Empire over a fresh start: their places, tokens and markers.

Characters named nowhere are placed by lot: three in the castle if it is not listed, the others in
the city, below those that are listed. An empty list says that nobody is in the city; then the
others are dead. Tokens that are not named are drawn from those that may still be anybody's.
"""

from collections.abc import Mapping, Sequence

from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    SIDE_NAMES,
    character_of,
    characters_of,
    refuse_twice,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.set_up import INNOCENT_TOKENS, VAMPIRE_TOKENS
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.chance import Chance
from gruft.kernel.declared import lay_in_order
from gruft.kernel.laying import as_mapping, as_number, refuse_unknown_keys
from gruft.kernel.refusal import Refused

PLACE_KEYS = ("castle", "city", "journey", "dead")
TOKEN_KEYS = ("vampires", "revealed", "innocents", "proven")
MOST_MARKERS = 12  # VE-10: six cards of at most 2

Data = Mapping[str, object]


def lay_characters(position: VampireEmpire, data: Data, chance: Chance) -> None:
    """Put the characters where they are named, then their tokens and markers."""
    words = position.words
    if any(data.get(key) is not None for key in PLACE_KEYS):
        _lay_places(position, data, chance)
    if any(data.get(key) is not None for key in TOKEN_KEYS):
        _lay_tokens(position, data, chance)
    for character in range(c.CHARACTERS):
        if words[at.PLACE + character] == at.DEAD:  # what the dead were is known to all
            known = at.REVEALED if words[at.VAMPIRE + character] else at.PROVEN
            words[known + character] = 1
    if data.get("markers") is not None:
        _lay_markers(position, data["markers"])


def _named(data: Data, key: str) -> list[int] | None:
    return None if data.get(key) is None else characters_of(data[key], key)


def _all_but(*named: Sequence[int]) -> list[int]:
    gone = {character for part in named for character in part}
    return [character for character in range(c.CHARACTERS) if character not in gone]


def _lay_places(position: VampireEmpire, data: Data, chance: Chance) -> None:
    words = position.words
    castle, city, journey, dead = (_named(data, key) for key in PLACE_KEYS)
    named = [*(castle or ()), *(city or ()), *(journey or ()), *(dead or ())]
    refuse_twice(named)
    rest = chance.shuffled(_all_but(named), "rest")
    if castle is None:
        castle, rest = rest[: c.CASTLE_SIZE], rest[c.CASTLE_SIZE :]
    if city == [] and rest:
        if dead is not None:
            name = CHARACTER_NAMES[min(rest)]
            raise Refused("position-character-nowhere", "VE-22", character=name)
        dead = rest
    else:
        city = [*(city or ()), *rest]
    journey = journey or []
    for place, there in (
        (at.IN_CASTLE, castle),
        (at.DEAD, dead or []),
        (at.IN_CITY, city),
        (at.ON_JOURNEY, journey),
    ):
        for character in there:
            words[at.PLACE + character] = place
    for start in (at.CITY, at.CITY_SEEN, at.JOURNEY):
        lay_in_order(words, start, [0] * c.CHARACTERS)
    lay_in_order(words, at.CITY, reversed(city))
    lay_in_order(words, at.JOURNEY, journey)
    words[at.CITY_SIZE], words[at.JOURNEYS], words[at.UNORDERED] = len(city), len(journey), 0


def _lay_tokens(position: VampireEmpire, data: Data, chance: Chance) -> None:
    """VE-12, VE-13: three vampires and two innocents; what is not named is drawn."""
    vampires, revealed, innocents, proven = (_named(data, key) or [] for key in TOKEN_KEYS)
    known = list(vampires)
    if len(known) < VAMPIRE_TOKENS:
        known += [one for one in revealed if one not in vampires]
    vampires = _drawn(known, _all_but(known, innocents, proven), VAMPIRE_TOKENS, chance)
    innocents = _drawn(innocents, _all_but(vampires, innocents), INNOCENT_TOKENS, chance)
    for word, named in (
        (at.VAMPIRE, vampires),
        (at.REVEALED, revealed),
        (at.INNOCENT, innocents),
        (at.PROVEN, proven),
    ):
        for character in range(c.CHARACTERS):
            position.words[word + character] = int(character in named)


def _drawn(named: list[int], open_to: list[int], wanted: int, chance: Chance) -> list[int]:
    """The named tokens and as many others as are missing."""
    missing = wanted - len(named)
    if missing <= 0:
        return named
    return [*named, *chance.shuffled(open_to, "tokens")[:missing]]


def _lay_markers(position: VampireEmpire, written: object) -> None:
    lay_in_order(position.words, at.MARKERS, [0] * (2 * c.CHARACTERS))
    for name, sides in as_mapping(written, "markers").items():
        character = character_of(name, "markers")
        inner = as_mapping(sides, f"markers.{name}")
        refuse_unknown_keys(inner, SIDE_NAMES)
        for side, key in enumerate(SIDE_NAMES):
            if inner.get(key) is not None:
                value = as_number(inner[key], f"markers.{name}.{key}", 0, MOST_MARKERS)
                position.words[at.MARKERS + side * c.CHARACTERS + character] = value
