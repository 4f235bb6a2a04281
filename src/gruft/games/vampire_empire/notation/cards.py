"""Lays written cards of Vampire Empire over a fresh start, and deals out what is not written.

As soon as a pile is named, or cards lie on the table, the fresh deal is void. Named cards go where
they are named; a hand that is not named gets eight cards by lot. Everything that is named nowhere
is where `*` ends a pile, else in the deck if that is not listed, else in the moat if that is not
listed. A card of the vampire deck may be named among H's cards: then H has taken it.
"""

from collections.abc import Mapping, Sequence

from gruft.games.vampire_empire.notation.entries import cards_at, lay_cards
from gruft.games.vampire_empire.notation.knowledge import on_the_table
from gruft.games.vampire_empire.notation.names import kind_lists, kind_name
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.card_lists import THE_REST, Listed, Supply, dealt, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.declared import lay_in_order
from gruft.kernel.laying import per_seat
from gruft.kernel.refusal import Refused

#: The piles of a seat; the first ones get unnamed cards first.
CARD_KEYS = ("hands", "decks", "cellars", "moats")
NO_CARDS = Listed(())

Zones = dict[str, Listed | None]


def lay_piles(position: VampireEmpire, data: Mapping[str, object], chance: Chance) -> None:
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


def _zones(position: VampireEmpire, data: Mapping[str, object], seat: int) -> Zones:
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
