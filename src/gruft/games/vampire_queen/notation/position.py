"""Vampire Queen positions as JSON, and written keys laid over a fresh start.

As soon as a zone with cards is named (hands, table, crypt, undealt), the fresh deal is void. Named
cards go where they are named; the other vampires are shuffled and fill what is not named: first the
hands, by seat, then the undealt stack, then the crypt. docs/notation/vampire_queen.md tells it for
those who write positions.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from gruft.games.vampire_queen.knowledge.worlds import gather, spread_out
from gruft.games.vampire_queen.notation.moves import (
    EMPTY,
    SLAYER_NAMES,
    UNKNOWN,
    Cards,
    kind_name,
    read_cards,
    read_list,
    read_move,
    write_cards,
    write_move,
)
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.rules.rounds import begin_round
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import count_of, slayer_bit, slayers_in, vampires_in
from gruft.kernel.chance import Chance
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_text,
    must_agree,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

CARD_KEYS = ("hands", "table", "crypt", "undealt")
KEYS = (
    *("seats", "phase", "phases", "scores", "leader", "dealer", "ban"),
    *("table", "hands", "crypt", "undealt", "over", "to_act", "pending", "knowledge"),
)
#: VQ-117 sets no limit; this is what a position line can hold.
MOST_PHASES = 999_999
MOST_POINTS = 10**9
#: A pile that is said to hold whatever is named nowhere else.
THE_REST = "*"

Data = Mapping[str, object]


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


def from_json(fresh: VampireQueen, data: Data, chance: Chance) -> VampireQueen:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    position = fresh.clone()
    position.chance = chance
    words = position.words
    _lay_numbers(position, data)
    table = _read_table(data, int(position.seats))
    if any(key in data for key in CARD_KEYS):
        _lay_cards(position, _read_zones(data, table, int(position.seats)), chance)
    begin_round(position, words[at.LEADER], words[at.BAN])
    _replay(position, table)
    if data.get("over") is True and words[at.ACTED] == 0:
        words[at.TURN] = at.NOBODY
    _lay_knowledge(position, data)
    check(position)
    follow = ("seats", "over", "to_act", "pending", *(["table"] if position.is_over() else []))
    must_agree(data, to_json(position), follow)
    return position


def _lay_numbers(position: VampireQueen, data: Data) -> None:
    words, seats = position.words, int(position.seats)
    if "phases" in data:
        position.phases = as_number(data["phases"], "phases", 1, MOST_PHASES)
    if "phase" in data:
        words[at.PHASE] = as_number(data["phase"], "phase", 1, int(position.phases))
    for key, place in (("leader", at.LEADER), ("dealer", at.DEALER)):
        if key in data:
            words[place] = as_seat(data[key], key, seats)
    if "scores" in data:
        for seat, score in enumerate(per_seat(data["scores"], "scores", seats)):
            position.put(at.SCORES, seat, as_number(score, "scores", 0, MOST_POINTS))
    if data.get("ban") is not None:
        name = as_text(data["ban"], "ban").upper()
        if name not in SLAYER_NAMES:
            raise Refused("position-bad-ban", "VQ-87", given=name)
        words[at.BAN] = SLAYER_NAMES[name]


def _read_table(data: Data, seats: int) -> dict[int, int]:
    """The moves of this round, by seat."""
    table = as_mapping(data.get("table", {}), "table")
    return {
        as_seat(seat, "table", seats): read_move(as_text(move, "table"))
        for seat, move in table.items()
    }


def _replay(position: VampireQueen, table: Mapping[int, int]) -> None:
    """Play the written moves of this round in turn order, so that they must have been legal."""
    if len(table) >= position.seats:
        raise Refused("position-round-complete", "VQ-91")
    for step in range(len(table)):
        seat = (int(position.words[at.LEADER]) + step) % int(position.seats)
        if seat not in table:
            raise Refused("position-table-has-a-gap", "VQ-19", seat=seat)
        position.play(seat, table[seat])


def _lay_knowledge(position: VampireQueen, data: Data) -> None:
    """VQ-125: without written knowledge nobody is known to hold anything."""
    knowledge, seats = as_mapping(data.get("knowledge", {}), "knowledge"), int(position.seats)
    refuse_unknown_keys(knowledge, ("known",))
    known = as_list(knowledge.get("known", [EMPTY] * seats), "known")
    for seat, cards in enumerate(per_seat(known, "known", seats)):
        named = read_cards(as_text(cards, "known"))
        if named & c.SLAYER_BITS:
            raise Refused("position-slayer-away", "VQ-121", zone="known")
        position.put(at.KNOWN, seat, named)


# --- cards are laid ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Zones:
    """The zones as they are written; None for what is not named."""

    hands: list[Cards | None]
    laid: list[int]
    crypt: int | None
    undealt: Cards | None

    def named(self) -> list[int]:
        """Every named card, zone by zone."""
        lists = [cards for cards in (*self.hands, self.undealt) if cards is not None]
        return [*(cards.named for cards in lists), *self.laid, self.crypt or 0]


def _read_zones(data: Data, table: Mapping[int, int], seats: int) -> _Zones:
    laid = [c.CARDS_OF[table[seat]] if seat in table else 0 for seat in range(seats)]
    hands: list[Cards | None] = [None] * seats
    if "hands" in data:
        written = per_seat(data["hands"], "hands", seats)
        hands = [None if hand is None else read_list(as_text(hand, "hands")) for hand in written]
    crypt, undealt = data.get("crypt"), data.get("undealt")
    buried = None if crypt is None else read_cards(as_text(crypt, "crypt"))
    if undealt is None or undealt == THE_REST:
        left = None
    else:
        left = read_list(as_text(undealt, "undealt"))
    for zone, cards in (("crypt", buried or 0), ("undealt", left.named if left else 0)):
        if cards & c.SLAYER_BITS:
            raise Refused("position-slayer-away", "VQ-90", zone=zone)
    return _Zones(hands, laid, buried, left)


def _lay_cards(position: VampireQueen, zones: _Zones, chance: Chance) -> None:
    """Put named cards where they are named, and fill up the rest; the crypt takes what is left."""
    slayers = _place_slayers(position, zones)
    rest = position.pack.all_vampires
    for cards in zones.named():
        rest = _without(rest, cards & c.VAMPIRE_BITS, position.pack.all_vampires)
    stack = _Stack(rest, chance)
    for seat, hand in enumerate(zones.hands):
        if hand is None:
            dealt = max(0, int(position.pack.dealt) - int(vampires_in(zones.laid[seat])))
            held = stack.up_to(dealt) + slayers[seat]
        else:
            held = hand.named + stack.exactly(hand.unknown)
        position.put(at.HANDS, seat, held + zones.laid[seat])
    wanted = int(position.pack.undealt(position.seats))
    if zones.undealt is not None:
        undealt = zones.undealt.named + stack.exactly(zones.undealt.unknown)
        if zones.undealt.unknown == 0 and vampires_in(undealt) != wanted:
            raise _wrong_undealt_size(int(vampires_in(undealt)), wanted)
    else:
        undealt = stack.up_to(wanted if zones.crypt is None else len(stack))
    position.words[at.UNDEALT] = undealt
    if zones.crypt is not None and len(stack):
        raise Refused("position-cards-missing", "VQ-1", count=len(stack))
    position.words[at.CRYPT] = (zones.crypt or 0) + stack.up_to(len(stack))


class _Stack:
    """The vampires that are named nowhere, shuffled."""

    def __init__(self, cards: int, chance: Chance) -> None:
        self._kinds = spread_out(cards)
        chance.shuffle(self._kinds, "rest")
        self._place = 0

    def __len__(self) -> int:
        return len(self._kinds) - self._place

    def up_to(self, count: int) -> int:
        """So many cards from the top, or as many as there are, packed."""
        place, self._place = self._place, min(len(self._kinds), self._place + count)
        return int(gather(self._kinds, place, self._place))

    def exactly(self, count: int) -> int:
        """So many cards from the top, packed."""
        if count > len(self):
            raise Refused("position-too-many-copies", "VQ-1", card=UNKNOWN, most=len(self))
        return self.up_to(count)


def _place_slayers(position: VampireQueen, zones: _Zones) -> list[int]:
    """A slayer that is not named stays where it was, or goes to the first hand not named."""
    placed = [0] * len(zones.hands)
    open_hands = [seat for seat, hand in enumerate(zones.hands) if hand is None]
    for name, slayer in SLAYER_NAMES.items():
        bit = int(slayer_bit(slayer))
        named = sum(1 for cards in zones.named() if cards & bit)
        if named > 1:
            raise Refused("position-slayer-twice", "VQ-90", card=name)
        if not named and not open_hands:
            raise Refused("position-slayer-missing", "VQ-90", card=name)
        if not named:
            holder = int(position.holder_of(slayer))
            placed[holder if holder in open_hands else open_hands[0]] += bit
    return placed


def _without(rest: int, taken: int, existing: int) -> int:
    """Take cards out of the rest; refuse if a kind occurs more often than the edition has it."""
    for kind in range(c.KINDS):
        if count_of(taken, kind) > count_of(rest, kind):
            name, most = kind_name(kind), int(count_of(existing, kind))
            raise Refused("position-too-many-copies", "VQ-1", card=name, most=most)
    return rest - taken


def _wrong_undealt_size(given: int, wanted: int) -> Refused:
    """VQ-13: the table says how many cards are undealt."""
    return Refused("position-undealt-size", "VQ-13", given=given, wanted=wanted)


# --- what cannot come about ----------------------------------------------------------------------


def census(position: VampireQueen) -> dict[str, int]:
    """How many of each card there are, wherever they lie."""
    zones = _all_zones(position)
    counted = {
        kind_name(kind): sum(int(count_of(cards, kind)) for cards in zones)
        for kind in range(c.KINDS)
    }
    return counted | {"slayers": sum(int(slayers_in(cards)) for cards in zones)}


def _all_zones(position: VampireQueen) -> list[int]:
    """The packed cards of every place."""
    words = position.words
    hands = [position.hand(seat) for seat in range(position.seats)]
    return [words[at.CRYPT], words[at.UNDEALT], words[at.TABLE], *hands]


def check(position: VampireQueen) -> None:
    """Refuse what the rules cannot lead to, and knowledge that is not true."""
    _check_cards(position)
    for seat in range(position.seats):
        hand, known = position.hand(seat), position.known(seat)
        for kind in range(c.KINDS):
            if count_of(known, kind) > count_of(hand, kind):
                name = kind_name(kind)
                raise Refused("position-untrue-knowledge", "VQ-125", card=name, seat=seat)
    if position.is_over():
        _check_end(position)
        return
    for seat in range(position.seats):  # at the start of the round every seat held a card
        if not position.hand(seat) and position.laid(seat) in (at.NOT_YET, 0):
            raise Refused("position-empty-hand", "VQ-22", seat=seat)
    if position.words[at.BAN] != c.NO_SLAYER:
        _check_ban(position)


def _check_cards(position: VampireQueen) -> None:
    """VQ-1, VQ-13, VQ-90: every card lies somewhere, once, and no more were dealt than VQ-13 says.

    More cards than that may lie undealt: those that a puzzle of a few cards does without.
    """
    pack, words = position.pack, position.words
    rest = pack.all_vampires
    for cards in _all_zones(position):
        rest = _without(rest, cards & c.VAMPIRE_BITS, pack.all_vampires)
    if rest:
        raise Refused("position-cards-missing", "VQ-1", count=int(vampires_in(rest)))
    undealt, wanted = vampires_in(words[at.UNDEALT]), pack.undealt(position.seats)
    if undealt < wanted:
        raise _wrong_undealt_size(int(undealt), int(wanted))
    places = [position.hand(seat) for seat in range(position.seats)] + [words[at.TABLE]]
    for name, slayer in SLAYER_NAMES.items():
        found = sum(1 for cards in places if cards & slayer_bit(slayer))
        if found != 1:
            key = "position-slayer-twice" if found else "position-slayer-missing"
            raise Refused(key, "VQ-90", card=name)


def _check_end(position: VampireQueen) -> None:
    """VQ-85, VQ-96, VQ-113: only an empty hand in the last phase ends the game; no ban is left."""
    words, hands = position.words, [position.hand(seat) for seat in range(position.seats)]
    if words[at.PHASE] != position.phases or all(hands) or words[at.BAN] != c.NO_SLAYER:
        raise Refused("position-disagrees", "VQ-113", setting="over", given="true", found="false")


def _check_ban(position: VampireQueen) -> None:
    """VQ-86, VQ-87: the leader holds the banned slayer, and held a vampire when the round began."""
    ban, leader = position.words[at.BAN], position.words[at.LEADER]
    laid = position.laid(leader)
    held = position.hand(leader) + (c.CARDS_OF[laid] if laid != at.NOT_YET else 0)
    if not held & slayer_bit(ban) or not held & c.VAMPIRE_BITS:
        raise Refused("position-impossible-ban", "VQ-86", card=write_move(ban))
