"""Positions of The Vampire Connection as JSON, and written keys laid over a fresh start.

How cards are laid out is the business of `cards.py`, the open decision that of `pending.py`.
docs/notation/vampire_connection.md tells all of it for those who write positions.
"""

from collections.abc import Mapping
from functools import lru_cache

from gruft.games.vampire_connection.knowledge.worlds import NEVER, SPECTATOR, known, remember
from gruft.games.vampire_connection.notation.cards import (
    VAMPIRE_CARD_KEYS,
    VILLAGE_KEYS,
    lay_vampire_cards,
    lay_village,
)
from gruft.games.vampire_connection.notation.impossible import check
from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    TYPES,
    VAMPIRE_NAMES,
    VILLAGE,
    find_type,
)
from gruft.games.vampire_connection.notation.pending import lay_pending, pending_json
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import village_deck
from gruft.kernel import declared
from gruft.kernel.card_lists import EMPTY
from gruft.kernel.chance import Chance
from gruft.kernel.declared import Fact, Numbers, cards_at, in_order, written
from gruft.kernel.laying import (
    as_mapping,
    as_number,
    as_seat,
    as_switch,
    as_text,
    as_word,
    must_agree,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

PLACES = ("castle", "tomb")
CAUSES = ("", "village", "rounds")
ONLOOKER = "spectator"
MOST_ROUNDS = 999_999
MOST_DROPS = 10**6
MOST_TURNED = 9999
KEYS = (
    *("seats", "abilities", "max_rounds", "round", "start", "active"),
    *("vampires", "places", "markers", "drops", "hands", "deck", "discard", "laid"),
    *("village", "village_discard", "village_turned", "fresh", "captives", "dead"),
    *("kidnapped", "latch", "sunrise", "immune", "party", "village_shuffled"),
    *("enabled", "cause", "over", "to_act", "pending", "knowledge"),
)

Json = dict[str, object]
Data = Mapping[str, object]


@lru_cache
def facts_for(seats: int) -> tuple[Fact, ...]:
    """What JSON has as it stands in the vector, for so many players."""
    return (
        declared.word("vampires", at.VAMPIRE, VAMPIRE_NAMES, seats),
        declared.word("places", at.IN_TOMB, PLACES, seats),
        _markers(seats),
        declared.number("drops", at.DROPS, 0, MOST_DROPS, seats),
        declared.number("village_turned", at.TURNED, 0, MOST_TURNED),
        declared.switch("kidnapped", at.KIDNAPPED),
        declared.switch("latch", at.LATCH),
        declared.switch("sunrise", at.SUNRISE_FLAG),
        declared.switch("immune", at.IMMUNE),
        declared.switch("party", at.PARTY_FLAG),
        declared.switch("village_shuffled", at.SHUFFLED),
    )


def _markers(seats: int) -> Fact:
    """VC-152: a stake, or Rudey himself; kept as its type, 0 for none."""

    def write(words: Numbers) -> object:
        markers = [words[at.MARKER + seat] for seat in range(seats)]
        return [TYPE_NAMES[marker] if marker else None for marker in markers]

    def lay(words: Numbers, value: object) -> None:
        for seat, one in enumerate(per_seat(value, "markers", seats)):
            marker = 0 if one is None else find_type(as_text(one, "markers"))
            if marker not in (0, c.STAKE, c.RUDEY) or (marker == 0 and one is not None):
                raise Refused("position-bad-marker", "VC-152", given=str(one)[:40])
            words[at.MARKER + seat] = marker

    return Fact("markers", f"list of {seats}, each `stake`, `Rudey` or `null`", write, lay)


# --- writing -------------------------------------------------------------------------------------


def to_json(position: VampireConnection) -> Json:
    """Everything that is true now."""
    words, seats = position.words, int(position.seats)
    found: Json = {
        "seats": seats,
        "abilities": bool(position.abilities),
        "max_rounds": int(position.rounds),
        "round": int(position.round()),
        "start": int(words[at.ACTIVE] - words[at.TURN]) % seats,
        "active": int(words[at.ACTIVE]),
        "enabled": bool(position.hunters_enabled()),
        "cause": CAUSES[words[at.CAUSE]] or None,
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": pending_json(position),
        "knowledge": _knowledge(position),
    }
    found |= written(facts_for(seats), words) | _cards(position)
    return {key: found[key] for key in KEYS}


def _cards(position: VampireConnection) -> Json:
    words, everyone = position.words, range(position.seats)
    hands = [cards_at(words, at.HANDS + seat * c.TYPES, c.TYPES) for seat in everyone]
    deck = in_order(words, at.DECKS, int(words[at.VAMPIRE_DECK_SIZE]))
    laid: list[Json] = [
        {
            "card": PROTECTION_NAMES[words[at.LAID_KIND + slot] - 1],
            "castle": int(words[at.LAID_AT + slot]),
            "victims": _victims_where(position, at.COVER, slot + 1),
        }
        for slot in range(c.MOST_LAID)
        if words[at.LAID_KIND + slot]
    ]
    return {
        "hands": [TYPES.write(hand) for hand in hands],
        "deck": TYPES.write(reversed(deck)),
        "discard": TYPES.write(cards_at(words, at.DISCARDED, c.TYPES)),
        "laid": laid,
        "village": VILLAGE.write(reversed(village_deck(position))),
        "village_discard": VILLAGE.write(cards_at(words, at.VILLAGE_DISCARDED, c.VILLAGE_KINDS)),
        "fresh": _victims_where(position, at.PLACE, at.FRESH),
        "captives": [_victims_where(position, at.PLACE, at.CAPTIVE + one) for one in everyone],
        "dead": [_victims_where(position, at.PLACE, at.DEAD + one) for one in everyone],
    }


def _victims_where(position: VampireConnection, start: int, value: int) -> str:
    words = position.words
    return VILLAGE.write(victim for victim in range(c.VICTIMS) if words[start + victim] == value)


# --- reading -------------------------------------------------------------------------------------


def from_json(fresh: VampireConnection, data: Data, chance: Chance) -> VampireConnection:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    position = fresh.clone()
    position.chance = chance
    words = position.words
    _lay_numbers(position, data)
    facts = {fact.key: fact for fact in facts_for(int(position.seats)) if fact.key in data}
    for key, fact in facts.items():
        fact.lay(words, data[key])
    if "places" not in data:
        for seat in range(position.seats):
            if words[at.MARKER + seat]:
                words[at.IN_TOMB + seat] = 1
    if "immune" not in data and data.get("pending") is not None:
        words[at.IMMUNE] = int(words[at.MARKER + words[at.ACTIVE]] != 0)
    if any(data.get(key) is not None for key in VILLAGE_KEYS):
        lay_village(position, data, chance)
        _let_flags_follow(position, data)
    if "village_shuffled" in data:
        facts["village_shuffled"].lay(words, data["village_shuffled"])
    void = any(data.get(key) is not None for key in VAMPIRE_CARD_KEYS)
    if void:
        lay_vampire_cards(position, data, chance)
    _lay_knowledge(position, data.get("knowledge"), void)
    lay_pending(position, data.get("pending"))
    check(position)
    must_agree(data, to_json(position), ("seats", "immune", "enabled", "cause", "over", "to_act"))
    if position.is_over() != (words[at.CAUSE] != 0):
        raise Refused("position-over-without-cause", "VC-188")
    return position


def _lay_numbers(position: VampireConnection, data: Data) -> None:
    words, seats = position.words, int(position.seats)
    if "abilities" in data:
        position.abilities = as_switch(data["abilities"], "abilities")
    if "max_rounds" in data:
        position.rounds = as_number(data["max_rounds"], "max_rounds", 1, MOST_ROUNDS)
    start = as_seat(data.get("start", int(words[at.ACTIVE])), "start", seats)
    active = as_seat(data.get("active", start), "active", seats)
    round_number = as_number(data.get("round", 1), "round", 1, int(position.rounds))
    words[at.ACTIVE] = active
    words[at.TURN] = (round_number - 1) * seats + (active - start) % seats
    if data.get("cause") is not None:
        words[at.CAUSE] = 1 + as_word(data["cause"], "cause", CAUSES[1:])


def _let_flags_follow(position: VampireConnection, data: Data) -> None:
    """VC-72, VC-187: somebody outside the village was kidnapped; an empty deck was turned over."""
    words = position.words
    places = [words[at.PLACE + victim] for victim in range(c.VICTIMS)]
    if "kidnapped" not in data:
        words[at.KIDNAPPED] = int(any(place not in (at.IN_VILLAGE, at.ABSENT) for place in places))
    if "latch" not in data:
        words[at.LATCH] = int(words[at.VILLAGE_DECK_SIZE] == 0)


# --- what each seat knows ------------------------------------------------------------------------


@lru_cache
def _deck_facts(seats: int) -> tuple[Fact, ...]:
    """VC-241: what bounds the vampire deck after its pile was shuffled."""
    return (
        declared.counts("reshuffled", at.RESHUFFLED, c.TYPES, TYPES),
        declared.counts("drawn_since", at.DRAWN_SINCE, c.TYPES, TYPES, seats),
    )


def _knowledge(position: VampireConnection) -> Json:
    """`known` says what an observer knows to be in a hand, at least."""
    seats = int(position.seats)
    observers = [*((seat, str(seat)) for seat in range(seats)), (SPECTATOR, ONLOOKER)]
    found = {name: _hands_known(position, observer) for observer, name in observers}
    told: Json = {"known": {name: hands for name, hands in found.items() if hands}}
    if position.words[at.RESHUFFLED] == NEVER:
        return told | {"reshuffled": None}
    return told | written(_deck_facts(seats), position.words)


def _hands_known(position: VampireConnection, observer: int) -> dict[str, str]:
    hands: dict[str, str] = {}
    for seat in range(position.seats):
        held = [known(position.words, observer, seat, card) for card in range(c.TYPES)]
        if any(held) and seat != observer:
            hands[str(seat)] = TYPES.write(cards_at(held, 0, c.TYPES))
    return hands


def _lay_knowledge(position: VampireConnection, written: object, dealt_anew: bool) -> None:
    """Without written knowledge cards that were laid out are known to nobody."""
    words, seats = position.words, int(position.seats)
    if dealt_anew or written is not None:
        for place in range((c.MOST_SEATS + 1) * c.MOST_SEATS):
            words[at.KNOWN + place] = 0
        for card in range(c.TYPES):
            words[at.RESHUFFLED + card] = 0
        words[at.RESHUFFLED] = NEVER
    if written is None:
        return
    data = as_mapping(written, "knowledge")
    refuse_unknown_keys(data, ("known", "reshuffled", "drawn_since"))
    for name, hands in as_mapping(data.get("known", {}), "known").items():
        observer = SPECTATOR if name == ONLOOKER else as_seat(name, "known", seats)
        for owner, cards in as_mapping(hands, "known").items():
            seat = as_seat(owner, "known", seats)
            named = TYPES.read_named(as_text(cards, "known"))
            for card in set(named) if seat != observer else ():
                remember(words, observer, seat, card, named.count(card))
    if data.get("reshuffled") is not None:
        reshuffled, drawn_since = _deck_facts(seats)
        drawn = data.get("drawn_since")
        reshuffled.lay(words, data["reshuffled"])
        drawn_since.lay(words, [EMPTY] * seats if drawn is None else drawn)
