"""What each seat of The Vampire Connection knows of the others' hands and of the decks.

Memory is a lower bound for every observer, seat and type (VC-237 to VC-240), three bits each:
knowing of more than seven cards of a type in one hand is treated as knowing of seven. A spectator
is the observer who only knows what is public. Worlds are built from it in `worlds.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed, is_marked

SPECTATOR: Final = c.MOST_SEATS
MOST_KNOWN: Final = 7
TOP_UNIT: Final = 0x1000000000000000
NEVER: Final = -1


# --- memory --------------------------------------------------------------------------------------


def known(words: vec[i64], observer: i64, seat: i64, card: i64) -> i64:
    """How many cards of a type the observer knows to be in a hand, at least."""
    return (words[at.KNOWN + observer * c.MOST_SEATS + seat] >> (3 * card)) & MOST_KNOWN


def remember(words: vec[i64], observer: i64, seat: i64, card: i64, count: i64) -> None:
    """Set what the observer knows of one type in one hand."""
    if count < 0:
        count = 0
    if count > MOST_KNOWN:
        count = MOST_KNOWN
    change: i64 = count - known(words, observer, seat, card)
    words[at.KNOWN + observer * c.MOST_SEATS + seat] += change * (TOP_UNIT >> (60 - 3 * card))


def forget(words: vec[i64], seats: i64, seat: i64, card: i64) -> None:
    """VC-239: a card was played or discarded face up; what is known falls by one."""
    for observer in range(i64(SPECTATOR + 1)):
        remember(words, observer, seat, card, known(words, observer, seat, card) - 1)


def know_the_first_hunchback(words: vec[i64], seats: i64) -> None:
    """VC-237: everybody starts with one hunchback, and everybody knows it."""
    for observer in range(i64(SPECTATOR + 1)):
        for seat in range(seats):
            if seat != observer:
                remember(words, observer, seat, c.HUNCHBACK, 1)


def learn_offered(words: vec[i64], observer: i64, seat: i64, give: i64) -> None:
    """VC-238: who offers cards holds them; naming a type again takes the larger number."""
    first: i64 = words[give] - 1
    second: i64 = words[give + 1] - 1
    if second == first and first >= 0:
        _at_least(words, observer, seat, first, 2)
    else:
        _at_least(words, observer, seat, first, 1)
        _at_least(words, observer, seat, second, 1)


def _at_least(words: vec[i64], observer: i64, seat: i64, card: i64, count: i64) -> None:
    if card >= 0 and known(words, observer, seat, card) < count:
        remember(words, observer, seat, card, count)


def learn_trade(words: vec[i64], observer: i64, partner: i64, given: i64, received: i64) -> None:
    """VC-238: what was handed over is in the partner's hand, what was received has left it."""
    for place in range(i64(2)):
        card: i64 = words[received + place] - 1
        if card >= 0:
            remember(words, observer, partner, card, known(words, observer, partner, card) - 1)
    for place in range(i64(2)):
        card = words[given + place] - 1
        if card >= 0:
            remember(words, observer, partner, card, known(words, observer, partner, card) + 1)


def lose_track(words: vec[i64], seats: i64, seat: i64, partner: i64, count: i64) -> None:
    """VC-240: others saw only how many cards left the hand, so each certain number falls by it."""
    for observer in range(i64(SPECTATOR + 1)):
        if observer != seat and observer != partner:
            for card in range(i64(c.TYPES)):
                remember(words, observer, seat, card, known(words, observer, seat, card) - count)


def note_reshuffle(words: vec[i64], seats: i64) -> None:
    """VC-241: the new deck holds what the discard pile held, as all could see."""
    for card in range(i64(c.TYPES)):
        words[at.RESHUFFLED + card] = words[at.DISCARDED + card]
        for seat in range(seats):
            words[at.DRAWN_SINCE + seat * c.TYPES + card] = 0


def note_draw(words: vec[i64], seat: i64, card: i64) -> None:
    """VC-241: one's own draws since the reshuffle are not in the deck any more."""
    if words[at.RESHUFFLED] != NEVER:
        words[at.DRAWN_SINCE + seat * c.TYPES + card] += 1


# --- what is open --------------------------------------------------------------------------------


def unseen(words: vec[i64], seats: i64, printed: Printed, observer: i64) -> vec[i64]:
    """VC-236: how many cards of each type are in other hands or in the vampire deck."""
    counts = printed.copies[:]
    for card in range(i64(c.TYPES)):
        counts[card] -= words[at.DISCARDED + card]
        if observer >= 0:
            counts[card] -= words[at.HANDS + observer * c.TYPES + card]
    for slot in range(i64(c.MOST_LAID)):
        if words[at.LAID_KIND + slot] > 0:
            counts[c.CRUCIFIX + words[at.LAID_KIND + slot] - 1] -= 1
    for seat in range(seats):
        if words[at.MARKER + seat] > 0:
            counts[words[at.MARKER + seat]] -= 1
    counts[c.PARTY] -= words[at.PARTY_FLAG]
    return counts


def upper_half(printed: Printed) -> i64:
    """VC-14: the upper pile has the odd card."""
    unmarked: i64 = 0
    for card in range(i64(c.VILLAGE_KINDS)):
        if not is_marked(card):
            unmarked += printed.village[card]
    return (unmarked + 1) // 2
