"""Positions of The Vampire Connection as JSON, and written keys laid over a fresh start.

How cards are laid out is the business of `cards.py`, the open decision that of
`pending.py` and `pending_laying.py`, what everybody knows that of `knowledge.py`.
docs/notation/vampire_connection.md tells all of it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.vampire_connection.notation.card_lists import find_type, write_types, write_village
from gruft.games.vampire_connection.notation.cards import (
    VAMPIRE_CARD_KEYS,
    VILLAGE_KEYS,
    lay_vampire_cards,
    lay_village,
)
from gruft.games.vampire_connection.notation.impossible import check
from gruft.games.vampire_connection.notation.knowledge import knowledge_json, lay_knowledge
from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
)
from gruft.games.vampire_connection.notation.pending import pending_json
from gruft.games.vampire_connection.notation.pending_laying import lay_pending
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.card_lists import counted
from gruft.kernel.chance import Chance
from gruft.kernel.fields import write_json
from gruft.kernel.laying import (
    as_number,
    as_seat,
    as_switch,
    as_text,
    as_word,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

PLACES = ("castle", "tomb")
CAUSES = ("", "village", "rounds")
MOST_ROUNDS = 999_999
FLAGS = {
    "kidnapped": at.KIDNAPPED,
    "latch": at.LATCH,
    "sunrise": at.SUNRISE_FLAG,
    "immune": at.IMMUNE,
    "party": at.PARTY_FLAG,
    "village_shuffled": at.SHUFFLED,
}
KEYS = (
    "seats",
    "abilities",
    "max_rounds",
    "round",
    "start",
    "active",
    "vampires",
    "places",
    "markers",
    "drops",
    "hands",
    "deck",
    "discard",
    "laid",
    "village",
    "village_discard",
    "village_turned",
    "fresh",
    "captives",
    "dead",
    *FLAGS,
    "enabled",
    "cause",
    "over",
    "to_act",
    "pending",
    "knowledge",
)


# --- writing -------------------------------------------------------------------------------------


def to_json(position: VampireConnection) -> dict[str, object]:
    """Everything that is true now."""
    words, everyone = position.words, range(position.seats)
    return {
        "seats": int(position.seats),
        "abilities": bool(position.abilities),
        "max_rounds": int(position.rounds),
        "round": int(position.round()),
        "start": int(words[at.ACTIVE] - words[at.TURN]) % int(position.seats),
        "active": int(words[at.ACTIVE]),
        "vampires": [VAMPIRE_NAMES[words[at.VAMPIRE + seat]] for seat in everyone],
        "places": [PLACES[words[at.IN_TOMB + seat]] for seat in everyone],
        "markers": [_marker(position, seat) for seat in everyone],
        "drops": [int(position.drops(seat)) for seat in everyone],
        **_vampire_cards(position),
        **_village(position),
        **{flag: bool(words[place]) for flag, place in FLAGS.items()},
        "enabled": bool(position.hunters_enabled()),
        "cause": CAUSES[words[at.CAUSE]] or None,
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": pending_json(position),
        "knowledge": knowledge_json(position),
    }


def _marker(position: VampireConnection, seat: int) -> str | None:
    marker = int(position.words[at.MARKER + seat])
    return TYPE_NAMES[marker] if marker else None


def _vampire_cards(position: VampireConnection) -> dict[str, object]:
    words = position.words
    hands = [at.HANDS + seat * c.TYPES for seat in range(position.seats)]
    deck = [int(card) for card in words[at.DECKS : at.DECKS + words[at.VAMPIRE_DECK_SIZE]]]
    return {
        "hands": [write_types(counted(words[hand : hand + c.TYPES])) for hand in hands],
        "deck": write_types(reversed(deck)),
        "discard": write_types(counted(words[at.DISCARDED : at.DISCARDED + c.TYPES])),
        "laid": [
            _laid(position, slot) for slot in range(c.MOST_LAID) if words[at.LAID_KIND + slot]
        ],
    }


def _laid(position: VampireConnection, slot: int) -> dict[str, object]:
    words = position.words
    covered = [victim for victim in range(c.VICTIMS) if words[at.COVER + victim] == slot + 1]
    return {
        "card": PROTECTION_NAMES[words[at.LAID_KIND + slot] - 1],
        "castle": int(words[at.LAID_AT + slot]),
        "victims": write_village(covered),
    }


def _village(position: VampireConnection) -> dict[str, object]:
    words, everyone = position.words, range(position.seats)
    start = int(position.village_from())
    deck = [int(card) for card in words[start : start + words[at.VILLAGE_DECK_SIZE]]]
    pile = words[at.VILLAGE_DISCARDED : at.PLACE]
    return {
        "village": write_village(reversed(deck)),
        "village_discard": write_village(counted(pile)),
        "village_turned": int(words[at.TURNED]),
        "fresh": _victims_at(position, at.FRESH),
        "captives": [_victims_at(position, at.CAPTIVE + seat) for seat in everyone],
        "dead": [_victims_at(position, at.DEAD + seat) for seat in everyone],
    }


def _victims_at(position: VampireConnection, place: int) -> str:
    words = position.words
    return write_village(victim for victim in range(c.VICTIMS) if words[at.PLACE + victim] == place)


# --- reading -------------------------------------------------------------------------------------


def from_json(
    fresh: VampireConnection, data: Mapping[str, object], chance: Chance
) -> VampireConnection:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    position = fresh.clone()
    position.chance = chance
    _lay_numbers(position, data)
    _lay_seats(position, data)
    _lay_flags(position, data)
    if any(data.get(key) is not None for key in VILLAGE_KEYS):
        lay_village(position, data, chance)
        _let_flags_follow(position, data)
    if "village_shuffled" in data:
        position.words[at.SHUFFLED] = int(as_switch(data["village_shuffled"], "village_shuffled"))
    void = any(data.get(key) is not None for key in VAMPIRE_CARD_KEYS)
    if void:
        lay_vampire_cards(position, data, chance)
    lay_knowledge(position, data.get("knowledge"), void)
    lay_pending(position, data.get("pending"))
    check(position)
    _must_agree(position, data)
    return position


def _lay_numbers(position: VampireConnection, data: Mapping[str, object]) -> None:
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
    if "village_turned" in data:
        words[at.TURNED] = as_number(data["village_turned"], "village_turned", 0, 9999)
    if data.get("cause") is not None:
        words[at.CAUSE] = 1 + as_word(data["cause"], "cause", CAUSES[1:])


def _lay_seats(position: VampireConnection, data: Mapping[str, object]) -> None:
    words, seats = position.words, int(position.seats)
    for key in ("vampires", "places", "markers", "drops"):
        if key not in data:
            continue
        for seat, value in enumerate(per_seat(data[key], key, seats)):
            words[_SEAT_WORDS[key] + seat] = _seat_value(key, value)
    for seat in range(seats):
        if words[at.MARKER + seat] and "places" not in data:
            words[at.IN_TOMB + seat] = 1


_SEAT_WORDS = {
    "vampires": at.VAMPIRE,
    "places": at.IN_TOMB,
    "markers": at.MARKER,
    "drops": at.DROPS,
}


def _seat_value(key: str, value: object) -> int:
    if key == "drops":
        return as_number(value, key, 0, 10**6)
    if key == "markers":
        return 0 if value is None else _marker_type(as_text(value, key))
    return as_word(value, key, VAMPIRE_NAMES if key == "vampires" else PLACES)


def _marker_type(written: str) -> int:
    """VC-152: a stake, or Rudey himself."""
    marker = find_type(written)
    if marker not in (c.STAKE, c.RUDEY):
        raise Refused("position-bad-marker", "VC-152", given=written[:40])
    return marker


def _lay_flags(position: VampireConnection, data: Mapping[str, object]) -> None:
    words = position.words
    for flag, place in FLAGS.items():
        if flag in data:
            words[place] = int(as_switch(data[flag], flag))
    if "immune" not in data and data.get("pending") is not None:
        words[at.IMMUNE] = int(words[at.MARKER + words[at.ACTIVE]] != 0)


def _let_flags_follow(position: VampireConnection, data: Mapping[str, object]) -> None:
    """VC-72, VC-187: somebody outside the village was kidnapped; an empty deck was turned over."""
    words = position.words
    places = [words[at.PLACE + victim] for victim in range(c.VICTIMS)]
    if "kidnapped" not in data:
        words[at.KIDNAPPED] = int(any(place not in (at.IN_VILLAGE, at.ABSENT) for place in places))
    if "latch" not in data:
        words[at.LATCH] = int(words[at.VILLAGE_DECK_SIZE] == 0)


def _must_agree(position: VampireConnection, data: Mapping[str, object]) -> None:
    """Keys that follow from the others must say the same."""
    written = to_json(position)
    for key in ("seats", "immune", "enabled", "cause", "over", "to_act"):
        if key in data and data[key] != written[key]:
            raise Refused(
                "position-disagrees",
                setting=key,
                given=write_json(data[key])[:60],
                found=write_json(written[key]),
            )
    if (position.words[at.DECISION] == at.OVER) != (position.words[at.CAUSE] != 0):
        raise Refused("position-over-without-cause", "VC-188")
