"""Lays written cards of Vampire Empire over a fresh start, and deals out what is not written.

As soon as a pile is named, or cards lie on the table, the fresh deal is void. Named cards go where
they are named; a hand that is not named gets eight cards by lot. Everything that is named nowhere
is where `*` ends a pile, else in the deck if that is not listed, else in the moat if that is not
listed. A card of the vampire deck may be named among H's cards (VE-32): then H has taken it.
"""

from collections.abc import Mapping, Sequence

from gruft.games.vampire_empire.notation.belongings import on_the_table
from gruft.games.vampire_empire.notation.card_lists import (
    cards_at,
    lay_counts,
    read_kinds,
)
from gruft.games.vampire_empire.notation.names import kind_name
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.card_lists import THE_REST, Listed, Supply, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.laying import per_seat
from gruft.kernel.refusal import Refused

#: The piles of a seat; the first ones get unnamed cards first.
CARD_KEYS = ("hands", "decks", "cellars", "moats")
NO_CARDS = Listed(())

Zones = dict[str, Listed | None]


def lay_cards(position: VampireEmpire, data: Mapping[str, object], chance: Chance) -> None:
    """Put hands, decks, cellars and moats where they are named."""
    table = [on_the_table(position, seat) for seat in range(2)]
    away = bool(position.words[at.JOURNEYS])
    named = any(data.get(key) is not None for key in CARD_KEYS)
    if not (
        named or away or any(table) or _thrown(position, c.CELLAR) or _thrown(position, c.MOAT)
    ):
        return
    zones = [_zones(position, data, seat) for seat in range(2)]
    supplies = [_supply(position, seat) for seat in range(2)]
    for seat in range(2):
        stolen = _take(position, supplies, seat, [*table[seat], *_named_in(zones[seat])])
        _account_for(zones[seat], supplies[seat], stolen)
    for seat in range(2):
        _lay_seat(position, seat, zones[seat], supplies[seat].shuffled(chance, "rest"))


def _supply(position: VampireEmpire, seat: int) -> Supply:
    start = seat * c.KINDS
    return Supply(list(position.printed.copies[start : start + c.KINDS]), "VE-3")


def _named_in(zones: Zones) -> list[int]:
    return [kind for listed in zones.values() if listed for kind in listed.named]


def _thrown(position: VampireEmpire, pile: int) -> list[int]:
    """What was discarded or paid in the line under way; it lies in its pile already."""
    return cards_at(position, at.DISCARDED + pile)


# --- what is written -----------------------------------------------------------------------------


def _zones(position: VampireEmpire, data: Mapping[str, object], seat: int) -> Zones:
    zones: Zones = {key: _listed(position, data, key, seat) for key in CARD_KEYS}
    hand = zones["hands"]
    if hand is not None and hand.rest:
        raise Refused("refusal-no-such-card", "VE-238", given=THE_REST)
    for key, pile in (("cellars", c.CELLAR), ("moats", c.MOAT)):
        if zones[key] is None and seat == position.words[at.ASKED]:
            thrown = _thrown(position, pile)
            zones[key] = Listed(tuple(thrown)) if thrown else None
    return zones


def _listed(
    position: VampireEmpire, data: Mapping[str, object], key: str, seat: int
) -> Listed | None:
    if data.get(key) is None:
        return None
    written = per_seat(data[key], key, 2)[seat]
    return None if written is None else read_kinds(position.printed, written, key)


def _take(
    position: VampireEmpire, supplies: Sequence[Supply], seat: int, cards: Sequence[int]
) -> int:
    """VE-32: what H has beyond the human deck was taken from the vampire deck; how many that is."""
    taken = 0
    for kind in cards:
        stolen = (
            seat == c.HUMANS and not supplies[c.HUMANS].has(kind) and supplies[c.VAMPIRES].has(kind)
        )
        owner = c.VAMPIRES if stolen else seat
        supplies[owner].take(kind, kind_name(position.printed, kind))
        taken += int(stolen)
    return taken


def _account_for(zones: Zones, supply: Supply, stolen: int) -> None:
    """VE-169: cards that were taken left their Crypt Openings in a moat that is not listed."""
    if stolen == 0 or zones["moats"] is not None:
        return
    played = [c.CRYPT_OPENING] * min(stolen, supply.rest().count(c.CRYPT_OPENING))
    for kind in played:
        supply.take(kind, "")
    zones["moats"] = Listed(tuple(played))


# --- laying --------------------------------------------------------------------------------------


def _lay_seat(position: VampireEmpire, seat: int, zones: Zones, rest: list[int]) -> None:
    """Deal the unnamed cards, then put every pile down."""
    listed = {key: zones[key] or NO_CARDS for key in CARD_KEYS}
    wanted = sum(one.unknown for one in listed.values())
    must_suffice(rest, wanted, "VE-3")
    spare = min(c.HAND, len(rest) - wanted) if zones["hands"] is None else 0
    piles: dict[str, list[int]] = {}
    for key in CARD_KEYS:
        drawn = listed[key].unknown + (spare if key == "hands" else 0)
        piles[key] = [*listed[key].named, *(rest.pop() for _ in range(drawn))]
    if rest:
        piles[_pile_of_the_rest(position, zones, rest)] += rest
    _put_down(position, seat, piles)


def _pile_of_the_rest(position: VampireEmpire, zones: Zones, rest: Sequence[int]) -> str:
    for key in CARD_KEYS:
        listed = zones[key]
        if listed is not None and listed.rest:
            return key
    for key in ("decks", "moats"):
        if zones[key] is None:
            return key
    name = kind_name(position.printed, min(rest))
    raise Refused("position-card-nowhere", "VE-3", card=name)


def _put_down(position: VampireEmpire, seat: int, piles: Mapping[str, list[int]]) -> None:
    words = position.words
    for key, start, size in (
        ("hands", at.HANDS, at.HAND_SIZE),
        ("cellars", at.CELLARS, at.CELLAR_SIZE),
        ("moats", at.MOATS, at.MOAT_SIZE),
    ):
        lay_counts(position, start + seat * c.KINDS, piles[key])
        words[size + seat] = len(piles[key])
    lay_counts(position, at.SHOWN + seat * c.KINDS, [])
    for place, kind in enumerate(reversed(piles["decks"])):
        words[at.DECKS + seat * at.DECK_ROOM + place] = kind
    words[at.DECK_SIZE + seat] = len(piles["decks"])
