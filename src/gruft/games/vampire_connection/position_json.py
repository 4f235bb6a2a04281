"""Positions of The Vampire Connection as JSON, and written keys laid over a fresh start.

How cards are laid out is the business of `laying.py`, the open decision that of
`pending_json.py` and `pending_laying.py`, what everybody knows that of `knowledge_json.py`.
docs/notation/vampire_connection.md tells all of it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.vampire_connection.card_lists import (
    find_type,
    write_types,
    write_village,
)
from gruft.games.vampire_connection.cards import MOST_LAID, RUDEY, STAKE, TYPES, VICTIMS
from gruft.games.vampire_connection.consistency import check
from gruft.games.vampire_connection.knowledge_json import knowledge_json, lay_knowledge
from gruft.games.vampire_connection.laying import (
    VAMPIRE_CARD_KEYS,
    VILLAGE_KEYS,
    lay_vampire_cards,
    lay_village,
)
from gruft.games.vampire_connection.layout import (
    ABSENT,
    ACTIVE,
    CAPTIVE,
    CAUSE,
    COVER,
    DEAD,
    DECISION,
    DECKS,
    DISCARDED,
    DROPS,
    FRESH,
    HANDS,
    IMMUNE,
    IN_TOMB,
    IN_VILLAGE,
    KIDNAPPED,
    LAID_AT,
    LAID_KIND,
    LATCH,
    MARKER,
    OVER,
    PARTY_FLAG,
    PLACE,
    SHUFFLED,
    SUNRISE_FLAG,
    TURN,
    TURNED,
    VAMPIRE,
    VAMPIRE_DECK_SIZE,
    VILLAGE_DECK_SIZE,
    VILLAGE_DISCARDED,
)
from gruft.games.vampire_connection.names import PROTECTION_NAMES, TYPE_NAMES, VAMPIRE_NAMES
from gruft.games.vampire_connection.pending_json import pending_json
from gruft.games.vampire_connection.pending_laying import lay_pending
from gruft.games.vampire_connection.position import VampireConnection
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
    "kidnapped": KIDNAPPED,
    "latch": LATCH,
    "sunrise": SUNRISE_FLAG,
    "immune": IMMUNE,
    "party": PARTY_FLAG,
    "village_shuffled": SHUFFLED,
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
        "start": int(words[ACTIVE] - words[TURN]) % int(position.seats),
        "active": int(words[ACTIVE]),
        "vampires": [VAMPIRE_NAMES[words[VAMPIRE + seat]] for seat in everyone],
        "places": [PLACES[words[IN_TOMB + seat]] for seat in everyone],
        "markers": [_marker(position, seat) for seat in everyone],
        "drops": [int(position.drops(seat)) for seat in everyone],
        **_vampire_cards(position),
        **_village(position),
        **{flag: bool(words[place]) for flag, place in FLAGS.items()},
        "enabled": bool(position.hunters_enabled()),
        "cause": CAUSES[words[CAUSE]] or None,
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": pending_json(position),
        "knowledge": knowledge_json(position),
    }


def _marker(position: VampireConnection, seat: int) -> str | None:
    marker = int(position.words[MARKER + seat])
    return TYPE_NAMES[marker] if marker else None


def _vampire_cards(position: VampireConnection) -> dict[str, object]:
    words = position.words
    hands = [HANDS + seat * TYPES for seat in range(position.seats)]
    deck = [int(card) for card in words[DECKS : DECKS + words[VAMPIRE_DECK_SIZE]]]
    return {
        "hands": [write_types(counted(words[hand : hand + TYPES])) for hand in hands],
        "deck": write_types(reversed(deck)),
        "discard": write_types(counted(words[DISCARDED : DISCARDED + TYPES])),
        "laid": [_laid(position, slot) for slot in range(MOST_LAID) if words[LAID_KIND + slot]],
    }


def _laid(position: VampireConnection, slot: int) -> dict[str, object]:
    words = position.words
    covered = [victim for victim in range(VICTIMS) if words[COVER + victim] == slot + 1]
    return {
        "card": PROTECTION_NAMES[words[LAID_KIND + slot] - 1],
        "castle": int(words[LAID_AT + slot]),
        "victims": write_village(covered),
    }


def _village(position: VampireConnection) -> dict[str, object]:
    words, everyone = position.words, range(position.seats)
    start = int(position.village_from())
    deck = [int(card) for card in words[start : start + words[VILLAGE_DECK_SIZE]]]
    pile = words[VILLAGE_DISCARDED:PLACE]
    return {
        "village": write_village(reversed(deck)),
        "village_discard": write_village(counted(pile)),
        "village_turned": int(words[TURNED]),
        "fresh": _victims_at(position, FRESH),
        "captives": [_victims_at(position, CAPTIVE + seat) for seat in everyone],
        "dead": [_victims_at(position, DEAD + seat) for seat in everyone],
    }


def _victims_at(position: VampireConnection, place: int) -> str:
    words = position.words
    return write_village(victim for victim in range(VICTIMS) if words[PLACE + victim] == place)


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
        position.words[SHUFFLED] = int(as_switch(data["village_shuffled"], "village_shuffled"))
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
    start = as_seat(data.get("start", int(words[ACTIVE])), "start", seats)
    active = as_seat(data.get("active", start), "active", seats)
    round_number = as_number(data.get("round", 1), "round", 1, int(position.rounds))
    words[ACTIVE] = active
    words[TURN] = (round_number - 1) * seats + (active - start) % seats
    if "village_turned" in data:
        words[TURNED] = as_number(data["village_turned"], "village_turned", 0, 9999)
    if data.get("cause") is not None:
        words[CAUSE] = 1 + as_word(data["cause"], "cause", CAUSES[1:])


def _lay_seats(position: VampireConnection, data: Mapping[str, object]) -> None:
    words, seats = position.words, int(position.seats)
    for key in ("vampires", "places", "markers", "drops"):
        if key not in data:
            continue
        for seat, value in enumerate(per_seat(data[key], key, seats)):
            words[_SEAT_WORDS[key] + seat] = _seat_value(key, value)
    for seat in range(seats):
        if words[MARKER + seat] and "places" not in data:
            words[IN_TOMB + seat] = 1


_SEAT_WORDS = {"vampires": VAMPIRE, "places": IN_TOMB, "markers": MARKER, "drops": DROPS}


def _seat_value(key: str, value: object) -> int:
    if key == "drops":
        return as_number(value, key, 0, 10**6)
    if key == "markers":
        return 0 if value is None else _marker_type(as_text(value, key))
    return as_word(value, key, VAMPIRE_NAMES if key == "vampires" else PLACES)


def _marker_type(written: str) -> int:
    """VC-152: a stake, or Rudey himself."""
    marker = find_type(written)
    if marker not in (STAKE, RUDEY):
        raise Refused("position-bad-marker", "VC-152", given=written[:40])
    return marker


def _lay_flags(position: VampireConnection, data: Mapping[str, object]) -> None:
    words = position.words
    for flag, place in FLAGS.items():
        if flag in data:
            words[place] = int(as_switch(data[flag], flag))
    if "immune" not in data and data.get("pending") is not None:
        words[IMMUNE] = int(words[MARKER + words[ACTIVE]] != 0)


def _let_flags_follow(position: VampireConnection, data: Mapping[str, object]) -> None:
    """VC-72, VC-187: somebody outside the village was kidnapped; an empty deck was turned over."""
    words = position.words
    places = [words[PLACE + victim] for victim in range(VICTIMS)]
    if "kidnapped" not in data:
        words[KIDNAPPED] = int(any(place not in (IN_VILLAGE, ABSENT) for place in places))
    if "latch" not in data:
        words[LATCH] = int(words[VILLAGE_DECK_SIZE] == 0)


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
    if (position.words[DECISION] == OVER) != (position.words[CAUSE] != 0):
        raise Refused("position-over-without-cause", "VC-188")
