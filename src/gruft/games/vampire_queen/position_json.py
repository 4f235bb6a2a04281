"""Vampire Queen positions as JSON, and written keys laid over a fresh start.

As soon as a zone with cards is named (hands, table, crypt, undealt), the fresh deal is void: hands
that are not named are dealt again, the undealt stack is filled to its size, and what is left lies
in the crypt.
"""

from collections.abc import Mapping

from gruft.games.vampire_queen.cards import (
    CARDS_OF,
    NO_SLAYER,
    S15,
    S20,
    SLAYER_BITS,
    VAMPIRE_BITS,
    slayer_bit,
    vampires_in,
)
from gruft.games.vampire_queen.consistency import check, shortage
from gruft.games.vampire_queen.knowledge import gather, spread_out
from gruft.games.vampire_queen.layout import (
    BAN,
    CRYPT,
    DEALER,
    HANDS,
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
    read_move,
    write_cards,
    write_move,
)
from gruft.games.vampire_queen.position import VampireQueen
from gruft.games.vampire_queen.rounds import begin_round
from gruft.kernel.chance import Chance
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
CARD_KEYS = ("hands", "table", "crypt", "undealt")
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
        "undealt": write_cards(words[UNDEALT]),
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": {},
        "knowledge": {"known": [write_cards(position.known(seat)) for seat in everyone]},
    }


def from_json(fresh: VampireQueen, data: Mapping[str, object], chance: Chance) -> VampireQueen:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    position = fresh.clone()
    position.chance = chance
    _lay_numbers(position, data)
    if any(key in data for key in CARD_KEYS):
        _lay_cards(position, data, chance)
    begin_round(position, position.words[LEADER], position.words[BAN])
    if data.get("over", False):
        position.words[TURN] = NOBODY
    else:
        _replay_table(position, data)
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


def _lay_cards(position: VampireQueen, data: Mapping[str, object], chance: Chance) -> None:
    """Named cards go where they are named; the rest is shuffled and fills what is not named."""
    words, seats, pack = position.words, int(position.seats), position.pack
    table = _written_table(data, seats)
    laid = [CARDS_OF[table[seat]] if seat in table else 0 for seat in range(seats)]
    hands = _written_hands(data, seats)
    crypt, undealt = _written_pile(data, "crypt"), _written_pile(data, "undealt")
    slayers = _place_slayers(position, hands, laid)
    rest = pack.all_vampires
    for cards in [*hands, *laid, crypt, undealt]:
        rest = shortage(rest, (cards or 0) & VAMPIRE_BITS, pack.all_vampires)
    pool = spread_out(rest)
    chance.shuffle(pool, "rest")
    place = 0
    for seat, named in enumerate(hands):
        until = place
        if named is None:
            until = min(len(pool), place + pack.dealt - vampires_in(laid[seat]))
        hand = gather(pool, place, until) + slayers[seat] if named is None else named
        position.put(HANDS, seat, hand + laid[seat])
        place = until
    if undealt is None:
        until = min(len(pool), place + pack.undealt(seats))
        undealt, place = gather(pool, place, until), until
    elif crypt is not None and place < len(pool):
        raise Refused("position-cards-missing", "VQ-1", count=len(pool) - place)
    words[UNDEALT] = undealt
    words[CRYPT] = (crypt or 0) + gather(pool, place, len(pool))


def _written_hands(data: Mapping[str, object], seats: int) -> list[int | None]:
    if "hands" not in data:
        return [None] * seats
    written = per_seat(data["hands"], "hands", seats)
    return [None if hand is None else read_cards(as_text(hand, "hands")) for hand in written]


def _written_pile(data: Mapping[str, object], key: str) -> int | None:
    written = data.get(key)
    if written is None or written == "*":
        return None
    cards = read_cards(as_text(written, key))
    if cards & SLAYER_BITS:
        raise Refused("position-slayer-away", "VQ-90", zone=key)
    return cards


def _written_table(data: Mapping[str, object], seats: int) -> dict[int, int]:
    table = as_mapping(data.get("table", {}), "table")
    return {
        as_seat(seat, "table", seats): read_move(as_text(move, "table"))
        for seat, move in table.items()
    }


def _place_slayers(
    position: VampireQueen, hands: list[int | None], laid: list[int]
) -> dict[int, int]:
    """A slayer that is not named stays put, or goes to the first hand that is not named."""
    placed = dict.fromkeys(range(len(hands)), 0)
    for slayer in (S15, S20):
        bit = slayer_bit(slayer)
        named = sum(1 for cards in [*hands, *laid] if (cards or 0) & bit)
        if named > 1:
            raise Refused("position-slayer-twice", "VQ-90", card=write_move(slayer))
        if named:
            continue
        open_hands = [seat for seat, hand in enumerate(hands) if hand is None]
        if not open_hands:
            raise Refused("position-slayer-missing", "VQ-90", card=write_move(slayer))
        holder = int(position.holder_of(slayer))
        placed[holder if holder in open_hands else open_hands[0]] += bit
    return placed


def _replay_table(position: VampireQueen, data: Mapping[str, object]) -> None:
    """Play the written moves of this round in turn order, so that they must have been legal."""
    table = _written_table(data, int(position.seats))
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
        position.put(KNOWN, seat, read_cards(as_text(cards, "known")) & VAMPIRE_BITS)


def _must_agree(position: VampireQueen, data: Mapping[str, object]) -> None:
    """Keys that follow from the others must say the same."""
    written = to_json(position)
    keys = ["seats", "over", "to_act", "pending"]
    if position.is_over():
        keys.append("table")
    for key in keys:
        if key in data and data[key] != written[key]:
            raise Refused(
                "position-disagrees", setting=key, given=str(data[key]), found=str(written[key])
            )
