"""What each seat of Vampire Queen knows, and worlds that fit it.

Everything public lies in the position's vector; the only private knowledge is one's own hand
(VQ-129). A world is built from what the seat knows and nothing else: the true hands of the others
are never read beyond their size, their slayers and what they are known to hold.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import (
    Pack,
    count_of,
    numbers_in,
    queens_in,
    slayers_in,
    unit,
    value_of,
    vampires_in,
)
from gruft.kernel.chance import Chance


def forget_played(known: i64, move: i64) -> i64:
    """VQ-125: playing m cards of a kind lowers the known number by m, not below 0."""
    known = _lowered(known, c.QUEEN, queens_in(move))
    if numbers_in(move) > 0:
        known = _lowered(known, value_of(move) - 1, numbers_in(move))
    return known


def _lowered(known: i64, kind: i64, played: i64) -> i64:
    held: i64 = count_of(known, kind)
    return known - (played if played < held else held) * unit(kind)


def unknown_cards_of(words: vec[i64], seats: i64, seat: i64) -> i64:
    """VQ-130: how many vampires of this hand nobody else knows."""
    first: i64 = at.SEATS_FROM + seat
    return vampires_in(words[first + at.HANDS * seats]) - vampires_in(
        words[first + at.KNOWN * seats]
    )


def unseen_pool(words: vec[i64], seats: i64, pack: Pack, observer: i64) -> i64:
    """VQ-130: the vampires whose place the observer does not know, packed."""
    pool: i64 = pack.all_vampires - words[at.CRYPT] - (words[at.TABLE] & c.VAMPIRE_BITS)
    for seat in range(seats):
        run: i64 = at.HANDS if seat == observer else at.KNOWN
        pool -= words[at.SEATS_FROM + run * seats + seat] & c.VAMPIRE_BITS
    return pool


def deal_world(words: vec[i64], seats: i64, pack: Pack, observer: i64, chance: Chance) -> None:
    """VQ-130, VQ-136: deal the unseen vampires evenly to the other hands and the undealt stack."""
    pool = spread_out(unseen_pool(words, seats, pack, observer))
    chance.shuffle(pool, "world")
    place: i64 = 0
    for seat in range(seats):
        if seat != observer:
            hand: i64 = at.SEATS_FROM + at.HANDS * seats + seat
            until: i64 = place + unknown_cards_of(words, seats, seat)
            seen: i64 = words[at.SEATS_FROM + at.KNOWN * seats + seat] + (
                words[hand] & c.SLAYER_BITS
            )
            words[hand] = seen + gather(pool, place, until)
            place = until
    words[at.UNDEALT] = gather(pool, place, len(pool))


def spread_out(cards: i64) -> vec[i64]:
    """The kinds of the cards, one entry a card, in rising order."""
    spread = vec[i64](capacity=vampires_in(cards))
    for kind in range(i64(c.KINDS)):
        for _ in range(count_of(cards, kind)):
            spread = append(spread, kind)
    return spread


def gather(kinds: vec[i64], first: i64, until: i64) -> i64:
    """Pack the kinds from one place up to another."""
    cards: i64 = 0
    for place in range(first, until):
        cards += unit(kinds[place])
    return cards


def hand_size(cards: i64) -> i64:
    """VQ-120: how many cards a hand has, slayers included."""
    return vampires_in(cards) + slayers_in(cards)
