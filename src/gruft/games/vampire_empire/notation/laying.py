"""Lays written characters and cards of Vampire Empire over a fresh start, and deals out the rest.

Characters named nowhere are placed by lot: three in the castle if it is not listed, the others in
the city, below those that are listed. An empty list says that nobody is in the city; then the
others are dead. Tokens that are not named are drawn from those that may still be anybody's.

As soon as a pile is named, or cards lie on the table, the fresh deal is void. Named cards go where
they are named; a hand that is not named gets eight cards by lot. Everything that is named nowhere
is where `*` ends a pile, else in the deck if that is not listed, else in the moat if that is not
listed. A card of the vampire deck may be named among H's cards: then H has taken it.
"""

from collections.abc import Sequence

from gruft.games.vampire_empire.notation.entries import Data, cards_at, lay_cards
from gruft.games.vampire_empire.notation.knowledge import on_the_table
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    SIDE_NAMES,
    character_of,
    characters_of,
    kind_lists,
    kind_name,
    refuse_twice,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.card_lists import THE_REST, Listed, Supply, dealt, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.declared import lay_in_order
from gruft.kernel.laying import as_mapping, as_number, per_seat, refuse_unknown_keys
from gruft.kernel.refusal import Refused

PLACE_KEYS = ("castle", "city", "journey", "dead")
TOKEN_KEYS = ("vampires", "revealed", "innocents", "proven")
MOST_MARKERS = 12  # VE-10: six cards of at most 2
#: The piles of a seat; the first ones get unnamed cards first.
CARD_KEYS = ("hands", "decks", "cellars", "moats")
NO_CARDS = Listed(())

Zones = dict[str, Listed | None]


# --- characters ----------------------------------------------------------------------------------


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
    if len(known) < c.VAMPIRE_TOKENS:
        known += [one for one in revealed if one not in vampires]
    vampires = _drawn(known, _all_but(known, innocents, proven), c.VAMPIRE_TOKENS, chance)
    innocents = _drawn(innocents, _all_but(vampires, innocents), c.INNOCENT_TOKENS, chance)
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


# --- cards ---------------------------------------------------------------------------------------


def lay_piles(position: VampireEmpire, data: Data, chance: Chance) -> None:
    """Put hands, decks, cellars and moats where they are named."""
    table = [on_the_table(position, seat) for seat in range(2)]
    named = any(data.get(key) is not None for key in CARD_KEYS)
    thrown = any(cards_at(position, at.DISCARDED + pile) for pile in (c.CELLAR, c.MOAT))
    if not (named or any(table) or thrown):
        return
    zones = [_zones(position, data, seat) for seat in range(2)]
    copies = position.printed.copies
    supplies = [Supply(list(copies[s * c.KINDS : (s + 1) * c.KINDS]), "VE-3") for s in range(2)]
    for seat in range(2):
        lists = [listed.named for listed in zones[seat].values() if listed]
        cards = [*table[seat], *(kind for one in lists for kind in one)]
        stolen = _take(position, supplies, seat, cards)
        if stolen and zones[seat]["moats"] is None:
            # Cards that were taken left their Crypt Openings in a moat that is not listed.
            left = supplies[seat].rest().count(c.CRYPT_OPENING)
            played = [c.CRYPT_OPENING] * min(stolen, left)
            for kind in played:
                supplies[seat].take(kind, "")
            zones[seat]["moats"] = Listed(tuple(played))
    for seat in range(2):
        _lay_seat(position, seat, zones[seat], supplies[seat].shuffled(chance, "rest"))


def _zones(position: VampireEmpire, data: Data, seat: int) -> Zones:
    """What is written of a seat's piles."""
    zones: Zones = dict.fromkeys(CARD_KEYS)
    for key in CARD_KEYS:
        if data.get(key) is not None:
            written = per_seat(data[key], key, 2)[seat]
            if written is not None:
                zones[key] = kind_lists(position.printed).read_value(written, key)
    hand = zones["hands"]
    if hand is not None and hand.rest:
        raise Refused("refusal-no-such-card", "VE-238", given=THE_REST)
    for key, pile in (("cellars", c.CELLAR), ("moats", c.MOAT)):
        if zones[key] is None and seat == position.words[at.ASKED]:
            # What was discarded or paid in the line under way lies in its pile already.
            thrown = cards_at(position, at.DISCARDED + pile)
            zones[key] = Listed(tuple(thrown)) if thrown else None
    return zones


def _take(
    position: VampireEmpire, supplies: Sequence[Supply], seat: int, cards: Sequence[int]
) -> int:
    """VE-32: what H has beyond the human deck was taken from the vampire deck; how many that is."""
    taken = 0
    for kind in cards:
        missing = seat == c.HUMANS and not supplies[c.HUMANS].has(kind)
        stolen = missing and supplies[c.VAMPIRES].has(kind)
        owner = c.VAMPIRES if stolen else seat
        supplies[owner].take(kind, kind_name(position.printed, kind))
        taken += int(stolen)
    return taken


def _lay_seat(position: VampireEmpire, seat: int, zones: Zones, rest: list[int]) -> None:
    """Deal the unnamed cards, then put every pile down."""
    listed = {key: zones[key] or NO_CARDS for key in CARD_KEYS}
    wanted = sum(one.unknown for one in listed.values())
    must_suffice(rest, wanted, "VE-3")
    if zones["hands"] is None:
        listed["hands"] = Listed((), min(c.HAND, len(rest) - wanted))
    piles = dealt(listed, rest, "VE-3")
    if rest:
        open_end = [key for key in CARD_KEYS if listed[key].rest]
        unlisted = [key for key in ("decks", "moats") if zones[key] is None]
        if not open_end and not unlisted:
            name = kind_name(position.printed, min(rest))
            raise Refused("position-card-nowhere", "VE-3", card=name)
        piles[(open_end or unlisted)[0]] += rest
    for key, start, size in (
        ("hands", at.HANDS, at.HAND_SIZE),
        ("cellars", at.CELLARS, at.CELLAR_SIZE),
        ("moats", at.MOATS, at.MOAT_SIZE),
    ):
        lay_cards(position, start + seat * c.KINDS, piles[key])
        position.words[size + seat] = len(piles[key])
    lay_cards(position, at.SHOWN + seat * c.KINDS, [])
    lay_in_order(position.words, at.DECKS + seat * at.DECK_ROOM, reversed(piles["decks"]))
    position.words[at.DECK_SIZE + seat] = len(piles["decks"])
