"""Vampire Queen positions as JSON, and written keys laid over a fresh start.

How written cards are laid out is the business of `zones.py`. docs/notation/vampire_queen.md tells
both for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.vampire_queen.notation.moves import (
    SLAYER_NAMES,
    kind_name,
    read_cards,
    write_cards,
    write_move,
)
from gruft.games.vampire_queen.notation.zones import (
    CARD_KEYS,
    THE_REST,
    check_cards,
    check_slayers,
    lay_cards,
    read_table,
)
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.rules.rounds import begin_round
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import count_of, slayer_bit, vampires_in
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
        "phase": int(words[at.PHASE]),
        "phases": int(position.phases),
        "scores": [int(position.score(seat)) for seat in everyone],
        "leader": int(words[at.LEADER]),
        "dealer": int(words[at.DEALER]),
        "ban": None if words[at.BAN] == c.NO_SLAYER else write_move(words[at.BAN]),
        "table": {
            str(seat): write_move(position.laid(seat))
            for seat in everyone
            if position.laid(seat) != at.NOT_YET
        },
        "hands": [write_cards(position.hand(seat)) for seat in everyone],
        "crypt": write_cards(words[at.CRYPT]),
        "undealt": write_undealt(position),
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": {},
        "knowledge": {"known": [write_cards(position.known(seat)) for seat in everyone]},
    }


def write_undealt(position: VampireQueen) -> str:
    """The undealt cards; `*` in a puzzle, where more are left over than VQ-13 says."""
    undealt = position.words[at.UNDEALT]
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
    begin_round(position, position.words[at.LEADER], position.words[at.BAN])
    _replay_table(position, data)
    if data.get("over") is True and position.words[at.ACTED] == 0:
        position.words[at.TURN] = at.NOBODY
    _lay_knowledge(position, data)
    check(position)
    _must_agree(position, data)
    return position


def _lay_numbers(position: VampireQueen, data: Mapping[str, object]) -> None:
    words, seats = position.words, int(position.seats)
    if "phases" in data:
        position.phases = as_number(data["phases"], "phases", 1, MOST_PHASES)
    if "phase" in data:
        words[at.PHASE] = as_number(data["phase"], "phase", 1, int(position.phases))
    if "leader" in data:
        words[at.LEADER] = as_seat(data["leader"], "leader", seats)
    if "dealer" in data:
        words[at.DEALER] = as_seat(data["dealer"], "dealer", seats)
    if "scores" in data:
        for seat, score in enumerate(per_seat(data["scores"], "scores", seats)):
            position.put(at.SCORES, seat, as_number(score, "scores", 0, 10**9))
    if data.get("ban") is not None:
        name = as_text(data["ban"], "ban").upper()
        if name not in SLAYER_NAMES:
            raise Refused("position-bad-ban", "VQ-87", given=name)
        words[at.BAN] = SLAYER_NAMES[name]


def _replay_table(position: VampireQueen, data: Mapping[str, object]) -> None:
    """Play the written moves of this round in turn order, so that they must have been legal."""
    table = read_table(data, int(position.seats))
    if len(table) >= position.seats:
        raise Refused("position-round-complete", "VQ-91")
    for step in range(len(table)):
        seat = (int(position.words[at.LEADER]) + step) % int(position.seats)
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
        if named & c.SLAYER_BITS:
            raise Refused("position-slayer-away", "VQ-121", zone="known")
        position.put(at.KNOWN, seat, named)


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


# --- what cannot come about ----------------------------------------------------------------------


def check(position: VampireQueen) -> None:
    """Refuse what the rules cannot lead to, and knowledge that is not true."""
    check_cards(position)
    check_slayers(position)
    for seat in range(position.seats):
        _check_known(position, seat)
    if position.is_over():
        _check_end(position)
    else:
        _check_hands(position)
        _check_ban(position)


def _check_end(position: VampireQueen) -> None:
    """VQ-85, VQ-96, VQ-113: only an empty hand in the last phase ends the game; no ban is left."""
    words, hands = position.words, [position.hand(seat) for seat in range(position.seats)]
    if words[at.PHASE] != position.phases or all(hands) or words[at.BAN] != c.NO_SLAYER:
        raise Refused("position-disagrees", "VQ-113", setting="over", given="true", found="false")


def _check_hands(position: VampireQueen) -> None:
    """VQ-22: at the start of the round every seat held a card."""
    for seat in range(position.seats):
        if not position.hand(seat) and position.laid(seat) in (at.NOT_YET, 0):
            raise Refused("position-empty-hand", "VQ-22", seat=seat)


def _check_ban(position: VampireQueen) -> None:
    """VQ-86, VQ-87: the leader holds the banned slayer, and held a vampire when the round began."""
    ban = position.words[at.BAN]
    if ban == c.NO_SLAYER:
        return
    leader = position.words[at.LEADER]
    laid = position.laid(leader)
    held = position.hand(leader) + (c.CARDS_OF[laid] if laid != at.NOT_YET else 0)
    if not held & slayer_bit(ban) or not held & c.VAMPIRE_BITS:
        raise Refused("position-impossible-ban", "VQ-86", card=write_move(ban))


def _check_known(position: VampireQueen, seat: int) -> None:
    """VQ-125: what a seat is known to hold, it holds."""
    hand, known = position.hand(seat), position.known(seat)
    for kind in range(c.KINDS):
        if count_of(known, kind) > count_of(hand, kind):
            raise Refused("position-untrue-knowledge", "VQ-125", card=kind_name(kind), seat=seat)
