"""Refuses positions of Vampire Queen that cannot come about, and knowledge that is not true."""

from gruft.games.vampire_queen.cards import (
    CARDS_OF,
    KINDS,
    NO_SLAYER,
    S15,
    S20,
    VAMPIRE_BITS,
    count_of,
    slayer_bit,
    slayers_in,
    vampires_in,
)
from gruft.games.vampire_queen.layout import BAN, CRYPT, LEADER, NOT_YET, PHASE, TABLE, UNDEALT
from gruft.games.vampire_queen.notation import kind_name, write_move
from gruft.games.vampire_queen.position import VampireQueen
from gruft.kernel.refusal import Refused


def shortage(rest: int, taken: int, existing: int) -> int:
    """Take cards out of the rest; refuse if a kind occurs more often than the edition has it."""
    for kind in range(KINDS):
        if count_of(taken, kind) > count_of(rest, kind):
            raise Refused(
                "position-too-many-copies",
                "VQ-1",
                card=kind_name(kind),
                most=int(count_of(existing, kind)),
            )
    return rest - taken


def check(position: VampireQueen) -> None:
    """Refuse what the rules cannot lead to.

    More cards than VQ-13 says may lie undealt: those that a puzzle of a few cards does without.
    """
    _check_cards(position)
    _check_slayers(position)
    for seat in range(position.seats):
        _check_known(position, seat)
    if position.is_over():
        _check_end(position)
    else:
        _check_hands(position)
        _check_ban(position)


def _check_cards(position: VampireQueen) -> None:
    """VQ-1, VQ-13: every vampire lies somewhere, once, and no more were dealt than VQ-13 says."""
    pack, words = position.pack, position.words
    rest = pack.all_vampires
    zones = [words[CRYPT], words[UNDEALT], words[TABLE]]
    zones += [position.hand(seat) for seat in range(position.seats)]
    for cards in zones:
        rest = shortage(rest, cards & VAMPIRE_BITS, pack.all_vampires)
    if rest:
        raise Refused("position-cards-missing", "VQ-1", count=int(vampires_in(rest)))
    undealt, wanted = vampires_in(words[UNDEALT]), pack.undealt(position.seats)
    if undealt < wanted:
        raise wrong_undealt_size(int(undealt), int(wanted))


def wrong_undealt_size(given: int, wanted: int) -> Refused:
    """VQ-13: the table says how many cards are undealt."""
    return Refused("position-undealt-size", "VQ-13", given=given, wanted=wanted)


def _check_slayers(position: VampireQueen) -> None:
    """VQ-90: each slayer is in one hand or on the table."""
    places = [position.hand(seat) for seat in range(position.seats)] + [position.words[TABLE]]
    for slayer in (S15, S20):
        found = sum(1 for cards in places if cards & slayer_bit(slayer))
        if found != 1:
            key = "position-slayer-twice" if found else "position-slayer-missing"
            raise Refused(key, "VQ-90", card=write_move(slayer))


def _check_end(position: VampireQueen) -> None:
    """VQ-85, VQ-96, VQ-113: only an empty hand in the last phase ends the game; no ban is left."""
    words, hands = position.words, [position.hand(seat) for seat in range(position.seats)]
    if words[PHASE] != position.phases or all(hands) or words[BAN] != NO_SLAYER:
        raise Refused("position-disagrees", "VQ-113", setting="over", given="true", found="false")


def _check_hands(position: VampireQueen) -> None:
    """VQ-22: at the start of the round every seat held a card."""
    for seat in range(position.seats):
        if not position.hand(seat) and position.laid(seat) in (NOT_YET, 0):
            raise Refused("position-empty-hand", "VQ-22", seat=seat)


def _check_ban(position: VampireQueen) -> None:
    """VQ-86, VQ-87: the leader holds the banned slayer, and held a vampire when the round began."""
    ban = position.words[BAN]
    if ban == NO_SLAYER:
        return
    leader = position.words[LEADER]
    laid = position.laid(leader)
    held = position.hand(leader) + (CARDS_OF[laid] if laid != NOT_YET else 0)
    if not held & slayer_bit(ban) or not held & VAMPIRE_BITS:
        raise Refused("position-impossible-ban", "VQ-86", card=write_move(ban))


def _check_known(position: VampireQueen, seat: int) -> None:
    """VQ-125: what a seat is known to hold, it holds."""
    hand, known = position.hand(seat), position.known(seat)
    for kind in range(KINDS):
        if count_of(known, kind) > count_of(hand, kind):
            raise Refused("position-untrue-knowledge", "VQ-125", card=kind_name(kind), seat=seat)


def census(position: VampireQueen) -> dict[str, int]:
    """How many of each card there are, wherever they lie."""
    words = position.words
    zones = [words[CRYPT], words[UNDEALT], words[TABLE]]
    zones += [position.hand(seat) for seat in range(position.seats)]
    counted = {
        kind_name(kind): sum(int(count_of(cards, kind)) for cards in zones) for kind in range(KINDS)
    }
    return counted | {"slayers": sum(int(slayers_in(cards)) for cards in zones)}
