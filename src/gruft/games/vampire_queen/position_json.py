"""Vampire Queen positions as JSON, and written keys laid over a fresh start.

How written cards are laid out is the business of `laying.py`. docs/notation/vampire_queen.md tells
both for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.vampire_queen.cards import (
    NO_SLAYER,
    SLAYER_BITS,
    vampires_in,
)
from gruft.games.vampire_queen.consistency import check
from gruft.games.vampire_queen.laying import CARD_KEYS, THE_REST, lay_cards, read_table
from gruft.games.vampire_queen.layout import (
    ACTED,
    BAN,
    CRYPT,
    DEALER,
    KNOWN,
    LEADER,
    NOBODY,
    NOT_YET,
    PHASE,
    SCORES,
    TURN,
    UNDEALT,
)
from gruft.games.vampire_queen.notation import (
    SLAYER_NAMES,
    read_cards,
    write_cards,
    write_move,
)
from gruft.games.vampire_queen.position import VampireQueen
from gruft.games.vampire_queen.rounds import begin_round
from gruft.kernel.chance import Chance
from gruft.kernel.fields import write_json
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_text,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

KEYS = (
    "seats",
    "phase",
    "phases",
    "scores",
    "leader",
    "dealer",
    "ban",
    "table",
    "hands",
    "crypt",
    "undealt",
    "over",
    "to_act",
    "pending",
    "knowledge",
)
#: VQ-117 sets no limit; this is what a position line can hold.
MOST_PHASES = 999_999


def to_json(position: VampireQueen) -> dict[str, object]:
    """Everything that is true now."""
    words, everyone = position.words, range(position.seats)
    return {
        "seats": int(position.seats),
        "phase": int(words[PHASE]),
        "phases": int(position.phases),
        "scores": [int(position.score(seat)) for seat in everyone],
        "leader": int(words[LEADER]),
        "dealer": int(words[DEALER]),
        "ban": None if words[BAN] == NO_SLAYER else write_move(words[BAN]),
        "table": {
            str(seat): write_move(position.laid(seat))
            for seat in everyone
            if position.laid(seat) != NOT_YET
        },
        "hands": [write_cards(position.hand(seat)) for seat in everyone],
        "crypt": write_cards(words[CRYPT]),
        "undealt": write_undealt(position),
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": {},
        "knowledge": {"known": [write_cards(position.known(seat)) for seat in everyone]},
    }


def write_undealt(position: VampireQueen) -> str:
    """The undealt cards; `*` in a puzzle, where more are left over than VQ-13 says."""
    undealt = position.words[UNDEALT]
    is_regular = vampires_in(undealt) == position.pack.undealt(position.seats)
    return write_cards(undealt) if is_regular else THE_REST


def from_json(fresh: VampireQueen, data: Mapping[str, object], chance: Chance) -> VampireQueen:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    position = fresh.clone()
    position.chance = chance
    _lay_numbers(position, data)
    if any(key in data for key in CARD_KEYS):
        lay_cards(position, data, chance)
    begin_round(position, position.words[LEADER], position.words[BAN])
    _replay_table(position, data)
    if data.get("over") is True and position.words[ACTED] == 0:
        position.words[TURN] = NOBODY
    _lay_knowledge(position, data)
    check(position)
    _must_agree(position, data)
    return position


def _lay_numbers(position: VampireQueen, data: Mapping[str, object]) -> None:
    words, seats = position.words, int(position.seats)
    if "phases" in data:
        position.phases = as_number(data["phases"], "phases", 1, MOST_PHASES)
    if "phase" in data:
        words[PHASE] = as_number(data["phase"], "phase", 1, int(position.phases))
    if "leader" in data:
        words[LEADER] = as_seat(data["leader"], "leader", seats)
    if "dealer" in data:
        words[DEALER] = as_seat(data["dealer"], "dealer", seats)
    if "scores" in data:
        for seat, score in enumerate(per_seat(data["scores"], "scores", seats)):
            position.put(SCORES, seat, as_number(score, "scores", 0, 10**9))
    if data.get("ban") is not None:
        name = as_text(data["ban"], "ban").upper()
        if name not in SLAYER_NAMES:
            raise Refused("position-bad-ban", "VQ-87", given=name)
        words[BAN] = SLAYER_NAMES[name]


def _replay_table(position: VampireQueen, data: Mapping[str, object]) -> None:
    """Play the written moves of this round in turn order, so that they must have been legal."""
    table = read_table(data, int(position.seats))
    if len(table) >= position.seats:
        raise Refused("position-round-complete", "VQ-91")
    for step in range(len(table)):
        seat = (int(position.words[LEADER]) + step) % int(position.seats)
        if seat not in table:
            raise Refused("position-table-has-a-gap", "VQ-19", seat=seat)
        position.play(seat, table[seat])


def _lay_knowledge(position: VampireQueen, data: Mapping[str, object]) -> None:
    """VQ-125: without written knowledge nobody is known to hold anything."""
    knowledge = as_mapping(data.get("knowledge", {}), "knowledge")
    refuse_unknown_keys(knowledge, ("known",))
    known = as_list(knowledge.get("known", ["-"] * int(position.seats)), "known")
    for seat, cards in enumerate(per_seat(known, "known", int(position.seats))):
        named = read_cards(as_text(cards, "known"))
        if named & SLAYER_BITS:
            raise Refused("position-slayer-away", "VQ-121", zone="known")
        position.put(KNOWN, seat, named)


def _must_agree(position: VampireQueen, data: Mapping[str, object]) -> None:
    """Keys that follow from the others must say the same."""
    written = to_json(position)
    keys = ["seats", "over", "to_act", "pending"]
    if position.is_over():
        keys.append("table")
    for key in keys:
        if key in data and data[key] != written[key]:
            raise Refused(
                "position-disagrees",
                setting=key,
                given=write_json(data[key])[:60],
                found=write_json(written[key]),
            )
