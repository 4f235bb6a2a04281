"""Lays written cards of Vampire Queen over a fresh start, and deals out what is not written.

As soon as a zone with cards is named (hands, table, crypt, undealt), the fresh deal is void. Named
cards go where they are named; the other vampires are shuffled and fill what is not named: first the
hands, by seat, then the undealt stack, then the crypt.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from gruft.games.vampire_queen.knowledge.worlds import gather, spread_out
from gruft.games.vampire_queen.notation.moves import (
    UNKNOWN,
    Cards,
    kind_name,
    read_cards,
    read_list,
    read_move,
    write_move,
)
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import count_of, slayer_bit, slayers_in, vampires_in
from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_mapping, as_seat, as_text, per_seat
from gruft.kernel.refusal import Refused

CARD_KEYS = ("hands", "table", "crypt", "undealt")
#: A pile that is said to hold whatever is named nowhere else.
THE_REST = "*"


@dataclass(frozen=True, slots=True)
class Zones:
    """The zones as they are written; None for what is not named."""

    hands: list[Cards | None]
    laid: list[int]
    crypt: int | None
    undealt: Cards | None

    def named(self) -> list[int]:
        """Every named card, zone by zone."""
        lists = [cards for cards in (*self.hands, self.undealt) if cards is not None]
        return [*(cards.named for cards in lists), *self.laid, self.crypt or 0]


def read_zones(data: Mapping[str, object], seats: int) -> Zones:
    """Read the zones that are named."""
    table = read_table(data, seats)
    laid = [c.CARDS_OF[table[seat]] if seat in table else 0 for seat in range(seats)]
    return Zones(_hands(data, seats), laid, _crypt(data), _undealt(data))


def read_table(data: Mapping[str, object], seats: int) -> dict[int, int]:
    """The moves of this round, by seat."""
    table = as_mapping(data.get("table", {}), "table")
    return {
        as_seat(seat, "table", seats): read_move(as_text(move, "table"))
        for seat, move in table.items()
    }


def _hands(data: Mapping[str, object], seats: int) -> list[Cards | None]:
    if "hands" not in data:
        return [None] * seats
    written = per_seat(data["hands"], "hands", seats)
    return [None if hand is None else read_list(as_text(hand, "hands")) for hand in written]


def _crypt(data: Mapping[str, object]) -> int | None:
    written = data.get("crypt")
    if written is None:
        return None
    return _without_slayers(read_cards(as_text(written, "crypt")), "crypt")


def _undealt(data: Mapping[str, object]) -> Cards | None:
    written = data.get("undealt")
    if written is None or written == THE_REST:
        return None
    cards = read_list(as_text(written, "undealt"))
    _without_slayers(cards.named, "undealt")
    return cards


def _without_slayers(cards: int, zone: str) -> int:
    if cards & c.SLAYER_BITS:
        raise Refused("position-slayer-away", "VQ-90", zone=zone)
    return cards


def lay_cards(position: VampireQueen, data: Mapping[str, object], chance: Chance) -> None:
    """Put named cards where they are named, and fill up the rest."""
    zones = read_zones(data, int(position.seats))
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
    _lay_piles(position, zones, stack)


def _lay_piles(position: VampireQueen, zones: Zones, stack: "_Stack") -> None:
    """VQ-13: undealt cards that are listed have their number; the crypt takes what is left."""
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


def _place_slayers(position: VampireQueen, zones: Zones) -> list[int]:
    """A slayer that is not named stays where it was, or goes to the first hand not named."""
    placed = [0] * len(zones.hands)
    for slayer in (c.S15, c.S20):
        bit = int(slayer_bit(slayer))
        named = sum(1 for cards in zones.named() if cards & bit)
        if named > 1:
            raise Refused("position-slayer-twice", "VQ-90", card=write_move(slayer))
        if not named:
            placed[_holder(position, zones, slayer)] += bit
    return placed


def _holder(position: VampireQueen, zones: Zones, slayer: int) -> int:
    open_hands = [seat for seat, hand in enumerate(zones.hands) if hand is None]
    if not open_hands:
        raise Refused("position-slayer-missing", "VQ-90", card=write_move(slayer))
    holder = int(position.holder_of(slayer))
    return holder if holder in open_hands else open_hands[0]


# --- what lies where ------------------------------------------------------------------------------


def _all_zones(position: VampireQueen) -> list[int]:
    """The packed cards of every place."""
    words = position.words
    hands = [position.hand(seat) for seat in range(position.seats)]
    return [words[at.CRYPT], words[at.UNDEALT], words[at.TABLE], *hands]


def census(position: VampireQueen) -> dict[str, int]:
    """How many of each card there are, wherever they lie."""
    zones = _all_zones(position)
    counted = {
        kind_name(kind): sum(int(count_of(cards, kind)) for cards in zones)
        for kind in range(c.KINDS)
    }
    return counted | {"slayers": sum(int(slayers_in(cards)) for cards in zones)}


def check_cards(position: VampireQueen) -> None:
    """VQ-1, VQ-13: every vampire lies somewhere, once, and no more were dealt than VQ-13 says.

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


def check_slayers(position: VampireQueen) -> None:
    """VQ-90: each slayer is in one hand or on the table."""
    places = [position.hand(seat) for seat in range(position.seats)] + [position.words[at.TABLE]]
    for slayer in (c.S15, c.S20):
        found = sum(1 for cards in places if cards & slayer_bit(slayer))
        if found != 1:
            key = "position-slayer-twice" if found else "position-slayer-missing"
            raise Refused(key, "VQ-90", card=write_move(slayer))


def _without(rest: int, taken: int, existing: int) -> int:
    """Take cards out of the rest; refuse if a kind occurs more often than the edition has it."""
    for kind in range(c.KINDS):
        if count_of(taken, kind) > count_of(rest, kind):
            raise Refused(
                "position-too-many-copies",
                "VQ-1",
                card=kind_name(kind),
                most=int(count_of(existing, kind)),
            )
    return rest - taken


def _wrong_undealt_size(given: int, wanted: int) -> Refused:
    """VQ-13: the table says how many cards are undealt."""
    return Refused("position-undealt-size", "VQ-13", given=given, wanted=wanted)
