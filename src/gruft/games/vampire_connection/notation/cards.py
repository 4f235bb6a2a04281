"""Lays written cards of The Vampire Connection over a fresh start, and deals out what is not
written.

As soon as a zone of vampire cards is named, the fresh deal is void: named cards go where they are
named, a hand that is not named gets as many cards as at the start, and the rest is the deck. A deck
that is listed without `*` at its end holds these cards and no others; what is named nowhere then
lies on the discard pile. The village works alike: the deck takes what is named nowhere, or, if it
is listed without `*`, unnamed defences and events lie on the village discard pile and unnamed
victims lie dead in the tomb of seat 0.
"""

from collections.abc import Mapping, Sequence

from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    TYPES,
    VILLAGE,
    read_victims,
    village_name,
)
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.card_lists import EMPTY, THE_REST, Listed, Supply, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.declared import lay_cards, lay_in_order
from gruft.kernel.laying import as_list, as_mapping, as_seat, as_text, per_seat, refuse_unknown_keys
from gruft.kernel.refusal import Refused

VAMPIRE_CARD_KEYS = ("hands", "deck", "discard", "markers", "laid", "party")
VILLAGE_KEYS = ("village", "village_discard", "fresh", "captives", "dead")

Data = Mapping[str, object]


def _written(data: Data, key: str, otherwise: str) -> str:
    """The text of a key; a key that is `null` is not named."""
    value = data.get(key)
    return otherwise if value is None else as_text(value, key)


# --- victims and the village ---------------------------------------------------------------------


def lay_village(position: VampireConnection, data: Data, chance: Chance) -> None:
    """Put victims, defences and events where they are named."""
    words, seats = position.words, int(position.seats)
    supply = Supply(list(position.printed.village), "VC-5")
    for victim in range(c.VICTIMS):
        there = position.printed.village[victim] > 0
        words[at.PLACE + victim] = at.IN_VILLAGE if there else at.ABSENT
        words[at.COVER + victim] = 0
    named = {at.FRESH: read_victims(_written(data, "fresh", EMPTY))}
    for key, first in (("captives", at.CAPTIVE), ("dead", at.DEAD)):
        lists = [EMPTY] * seats if data.get(key) is None else per_seat(data[key], key, seats)
        for seat, one in enumerate(lists):
            named[first + seat] = read_victims(EMPTY if one is None else as_text(one, key))
    for place, victims in named.items():
        for victim in victims:
            supply.take(victim, village_name(victim))
            words[at.PLACE + victim] = place
    pile = VILLAGE.read_named(_written(data, "village_discard", EMPTY))
    lay_cards(words, at.VILLAGE_DISCARDED, c.VILLAGE_KINDS, pile)
    for card in (*pile, *_face_up(data)):
        supply.take(card, village_name(card))
    _lay_village_deck(position, data, supply, chance)


def _face_up(data: Data) -> list[int]:
    """The events that wait to be executed; they lie neither in the deck nor on its pile."""
    pending = data.get("pending")
    events = pending.get("events") if isinstance(pending, Mapping) else None
    listed = as_list([] if events is None else events, "pending.events")
    named = [as_text(event, "pending.events") for event in listed if event is not None]
    return [card for event in named for card in VILLAGE.read_named(event)]


def _lay_village_deck(
    position: VampireConnection, data: Data, supply: Supply, chance: Chance
) -> None:
    """What is named nowhere is put away when the deck is listed to its last card."""
    words = position.words
    words[at.SHUFFLED] = 1
    listed = VILLAGE.read(_written(data, "village", THE_REST))
    for card in listed.named:
        supply.take(card, village_name(card))
    rest = supply.shuffled(chance, "rest")
    must_suffice(rest, listed.unknown, "VC-5")
    order = [*listed.named, *(rest.pop() for _ in range(listed.unknown))]
    for card in () if listed.rest else sorted(rest):
        if data.get("dead" if card < c.VICTIMS else "village_discard") is not None:
            raise Refused("position-card-nowhere", "VC-5", card=village_name(card))
        if card < c.VICTIMS:
            words[at.PLACE + card] = at.DEAD
        else:
            words[at.VILLAGE_DISCARDED + card] += 1
    order += rest if listed.rest else []
    lay_in_order(words, int(position.village_from()), reversed(order))
    words[at.VILLAGE_DECK_SIZE] = len(order)


# --- vampire cards -------------------------------------------------------------------------------


def lay_vampire_cards(position: VampireConnection, data: Data, chance: Chance) -> None:
    """Put hands, piles, markers, laid protections and the party reminder where they are named."""
    words, seats = position.words, int(position.seats)
    supply = Supply(list(position.printed.copies), "VC-3")
    markers = [int(words[at.MARKER + seat]) for seat in range(seats) if words[at.MARKER + seat]]
    for card in (*markers, *([c.PARTY] if words[at.PARTY_FLAG] else [])):
        supply.take(card, TYPE_NAMES[card])
    _lay_protections(position, data, supply)
    hands = _hands(data, seats)
    deck = TYPES.read(_written(data, "deck", THE_REST))
    pile = TYPES.read_named(_written(data, "discard", EMPTY))
    named = [card for listed in (*hands, deck) if listed for card in listed.named]
    for card in (*named, *pile):
        supply.take(card, TYPE_NAMES[card])
    rest = supply.shuffled(chance, "rest")
    for seat, hand in enumerate(hands):
        listed = hand or Listed((), min(int(position.printed.dealt) + 1, len(rest)))
        must_suffice(rest, listed.unknown, "VC-3")
        held = [*listed.named, *(rest.pop() for _ in range(listed.unknown))]
        lay_cards(words, at.HANDS + seat * c.TYPES, c.TYPES, held)
        words[at.HAND_SIZE + seat] = len(held)
    _lay_piles(position, deck, pile, rest, data.get("discard") is not None)


def _hands(data: Data, seats: int) -> list[Listed | None]:
    if data.get("hands") is None:
        return [None] * seats
    written = per_seat(data["hands"], "hands", seats)
    hands = [None if hand is None else TYPES.read(as_text(hand, "hands")) for hand in written]
    if any(hand is not None and hand.rest for hand in hands):
        raise Refused("refusal-no-such-card", "VC-3", given=THE_REST)
    return hands


def _lay_piles(
    position: VampireConnection,
    deck: Listed,
    pile: Sequence[int],
    rest: list[int],
    pile_named: bool,
) -> None:
    words = position.words
    must_suffice(rest, deck.unknown, "VC-3")
    order = [*deck.named, *(rest.pop() for _ in range(deck.unknown))]
    if not deck.rest and rest and pile_named:
        raise Refused("position-card-nowhere", "VC-3", card=TYPE_NAMES[min(rest)])
    order += rest if deck.rest else []
    lay_cards(words, at.DISCARDED, c.TYPES, [*pile, *([] if deck.rest else rest)])
    lay_in_order(words, at.DECKS, reversed(order))
    words[at.VAMPIRE_DECK_SIZE] = len(order)


def _lay_protections(position: VampireConnection, data: Data, supply: Supply) -> None:
    words, seats = position.words, int(position.seats)
    for slot in range(c.MOST_LAID):
        words[at.LAID_KIND + slot] = 0
        words[at.LAID_AT + slot] = 0
    laid = data.get("laid")
    for slot, entry in enumerate(as_list([] if laid is None else laid, "laid")):
        one = as_mapping(entry, "laid")
        refuse_unknown_keys(one, ("card", "castle", "victims"))
        name = as_text(one.get("card", ""), "laid.card").lower()
        if name not in PROTECTION_NAMES:
            raise Refused("refusal-no-such-card", "VC-107", given=name[:40])
        kind = PROTECTION_NAMES.index(name)
        supply.take(c.CRUCIFIX + kind, name)
        words[at.LAID_KIND + slot] = kind + 1
        words[at.LAID_AT + slot] = as_seat(one.get("castle"), "laid.castle", seats)
        for victim in read_victims(as_text(one.get("victims", "-"), "laid.victims")):
            if words[at.COVER + victim]:
                raise Refused("position-covered-twice", "VC-111", victim=village_name(victim))
            words[at.COVER + victim] = slot + 1
