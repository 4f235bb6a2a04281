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

from gruft.games.vampire_connection.notation.card_lists import (
    read_named_types,
    read_named_village,
    read_types,
    read_victims,
    read_village,
    type_name,
    victim_name,
    village_name,
)
from gruft.games.vampire_connection.notation.names import PROTECTION_NAMES
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.card_lists import EMPTY, THE_REST, Listed, Supply, must_suffice
from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_list, as_mapping, as_seat, as_text, per_seat, refuse_unknown_keys
from gruft.kernel.refusal import Refused

VAMPIRE_CARD_KEYS = ("hands", "deck", "discard", "markers", "laid", "party")
VILLAGE_KEYS = ("village", "village_discard", "fresh", "captives", "dead")


# --- victims and the village ---------------------------------------------------------------------


def lay_village(position: VampireConnection, data: Mapping[str, object], chance: Chance) -> None:
    """Put victims, defences and events where they are named."""
    words, seats = position.words, int(position.seats)
    supply = Supply(list(position.printed.village), "VC-5")
    for victim in range(c.VICTIMS):
        there = position.printed.village[victim] > 0
        words[at.PLACE + victim] = at.IN_VILLAGE if there else at.ABSENT
        words[at.COVER + victim] = 0
    _lay_victims(position, _victims(data, "fresh"), at.FRESH, supply)
    for key, place in (("captives", at.CAPTIVE), ("dead", at.DEAD)):
        for seat, named in enumerate(_victims_per_seat(data, key, seats)):
            _lay_victims(position, named, place + seat, supply)
    pile = read_named_village(_written(data, "village_discard", EMPTY))
    for card in range(c.VILLAGE_KINDS):
        words[at.VILLAGE_DISCARDED + card] = 0
    for card in pile:
        supply.take(card, village_name(card))
        words[at.VILLAGE_DISCARDED + card] += 1
    for card in _face_up(data):
        supply.take(card, village_name(card))
    _lay_village_deck(position, data, supply, chance)


def _face_up(data: Mapping[str, object]) -> list[int]:
    """The events that wait to be executed; they lie neither in the deck nor on its pile."""
    pending = data.get("pending")
    events = pending.get("events") if isinstance(pending, Mapping) else None
    listed = as_list([] if events is None else events, "pending.events")
    named = [as_text(event, "pending.events") for event in listed if event is not None]
    return [card for event in named for card in read_named_village(event)]


def _written(data: Mapping[str, object], key: str, otherwise: str) -> str:
    """The text of a key; a key that is `null` is not named."""
    value = data.get(key)
    return otherwise if value is None else as_text(value, key)


def _victims(data: Mapping[str, object], key: str) -> tuple[int, ...]:
    return read_victims(_written(data, key, EMPTY))


def _victims_per_seat(data: Mapping[str, object], key: str, seats: int) -> list[tuple[int, ...]]:
    if data.get(key) is None:
        return [()] * seats
    written = [EMPTY if one is None else one for one in per_seat(data[key], key, seats)]
    return [read_victims(as_text(one, key)) for one in written]


def _lay_victims(
    position: VampireConnection, victims: Sequence[int], place: int, supply: Supply
) -> None:
    for victim in victims:
        supply.take(victim, victim_name(victim))
        position.words[at.PLACE + victim] = place


def _lay_village_deck(
    position: VampireConnection, data: Mapping[str, object], supply: Supply, chance: Chance
) -> None:
    words = position.words
    words[at.SHUFFLED] = 1
    listed = read_village(_written(data, "village", THE_REST))
    for card in listed.named:
        supply.take(card, village_name(card))
    rest = supply.shuffled(chance, "rest")
    must_suffice(rest, listed.unknown, "VC-5")
    order = [*listed.named, *(rest.pop() for _ in range(listed.unknown))]
    if listed.rest:
        order += rest
    else:
        _put_away(position, data, sorted(rest))
    _lay_deck(position, int(position.village_from()), order)
    words[at.VILLAGE_DECK_SIZE] = len(order)


def _lay_deck(position: VampireConnection, start: int, order: Sequence[int]) -> None:
    """The top of a deck is its last word."""
    for place, card in enumerate(reversed(order)):
        position.words[start + place] = card


def _put_away(position: VampireConnection, data: Mapping[str, object], rest: Sequence[int]) -> None:
    """What is named nowhere, when the deck is listed to its last card."""
    for card in rest:
        key = "dead" if card < c.VICTIMS else "village_discard"
        if data.get(key) is not None:
            raise Refused("position-card-nowhere", "VC-5", card=village_name(card))
        if card < c.VICTIMS:
            position.words[at.PLACE + card] = at.DEAD
        else:
            position.words[at.VILLAGE_DISCARDED + card] += 1


# --- vampire cards -------------------------------------------------------------------------------


def lay_vampire_cards(
    position: VampireConnection, data: Mapping[str, object], chance: Chance
) -> None:
    """Put hands, piles, markers, laid protections and the party reminder where they are named."""
    words = position.words
    supply = Supply(list(position.printed.copies), "VC-3")
    for seat in range(position.seats):
        if words[at.MARKER + seat]:
            supply.take(int(words[at.MARKER + seat]), type_name(int(words[at.MARKER + seat])))
    if words[at.PARTY_FLAG]:
        supply.take(c.PARTY, type_name(c.PARTY))
    _lay_protections(position, data, supply)
    hands = _hands(data, int(position.seats))
    deck = read_types(_written(data, "deck", THE_REST))
    pile = read_named_types(_written(data, "discard", EMPTY))
    named = [card for listed in (*hands, deck) if listed for card in listed.named]
    for card in (*named, *pile):
        supply.take(card, type_name(card))
    rest = supply.shuffled(chance, "rest")
    for seat, hand in enumerate(hands):
        _lay_hand(position, seat, hand, rest)
    _lay_piles(position, deck, pile, rest, data.get("discard") is not None)


def _hands(data: Mapping[str, object], seats: int) -> list[Listed | None]:
    if data.get("hands") is None:
        return [None] * seats
    written = per_seat(data["hands"], "hands", seats)
    hands = [None if hand is None else read_types(as_text(hand, "hands")) for hand in written]
    if any(hand is not None and hand.rest for hand in hands):
        raise Refused("refusal-no-such-card", "VC-3", given=THE_REST)
    return hands


def _lay_hand(position: VampireConnection, seat: int, hand: Listed | None, rest: list[int]) -> None:
    named = hand.named if hand else ()
    drawn = hand.unknown if hand else int(position.printed.dealt) + 1
    if hand:
        must_suffice(rest, drawn, "VC-3")
    cards = [*named, *(rest.pop() for _ in range(min(drawn, len(rest))))]
    for card in range(c.TYPES):
        position.words[at.HANDS + seat * c.TYPES + card] = cards.count(card)
    position.words[at.HAND_SIZE + seat] = len(cards)


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
    discarded = list(pile)
    if deck.rest:
        order += rest
    elif rest and pile_named:
        raise Refused("position-card-nowhere", "VC-3", card=type_name(min(rest)))
    else:
        discarded += rest
    for card in range(c.TYPES):
        words[at.DISCARDED + card] = discarded.count(card)
    _lay_deck(position, at.DECKS, order)
    words[at.VAMPIRE_DECK_SIZE] = len(order)


# --- laid protections ----------------------------------------------------------------------------


def _lay_protections(
    position: VampireConnection, data: Mapping[str, object], supply: Supply
) -> None:
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
                raise Refused("position-covered-twice", "VC-111", victim=victim_name(victim))
            words[at.COVER + victim] = slot + 1
