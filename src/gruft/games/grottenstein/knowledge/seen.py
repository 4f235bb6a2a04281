"""What each seat of Vampir knows of cards (section 19), kept while the game goes on.

A seat knows a card or it does not: bits in KNOWN_BY, the spectator's bit for what is public. Cards
that were taken unseen are remembered in the order of taking: at every moment all that lay on a
sheet fitted its three places (section 21). CAP keeps what follows: the places that a hidden card
and all earlier hidden ones on its sheet can fill together. DENIED keeps that shield and garlic work
by themselves: where they were not shown, they were not there. Worlds are built from all this in
`worlds.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.cards import Printed
from gruft.games.grottenstein.state.layout import bit

OPEN_CARD: Final = 0  # TAKEN of a card whose face everybody knows


# --- who learns ----------------------------------------------------------------------------------


def vampires_side(words: vec[i64]) -> i64:
    """The seats of the vampire's team, as bits."""
    return words[at.TURNED] | bit(words[at.VAMPIRE_SEAT])


def hunters_side(words: vec[i64], seats: i64) -> i64:
    """GR-36: the seats that share everything hunters learn."""
    return (bit(seats) - 1) & (at.EVERYBODY - vampires_side(words))


def learn(words: vec[i64], card: i64, seats: i64) -> None:
    """These seats now know the card for good (GR-40: memory cannot be taken back)."""
    words[at.KNOWN_BY + card] |= seats


def is_public(words: vec[i64], card: i64) -> bool:
    """Everybody knows where this card is."""
    return words[at.KNOWN_BY + card] == at.EVERYBODY


def knows(words: vec[i64], seat: i64, card: i64) -> bool:
    """Tell whether a seat, or the spectator (5), knows where the card is."""
    return (words[at.KNOWN_BY + card] >> seat) & 1 == 1


def is_shown(words: vec[i64], printed: Printed, seat: i64, card: i64) -> bool:
    """GR-24: a seat is shown what it knows, but the vampire his cellar only if he has notes of it.

    Without them he has to remember what he laid, until everybody has seen it.
    """
    if printed.cellar_is_remembered and seat == words[at.VAMPIRE_SEAT]:
        laid: bool = printed.deck[card] == c.CELLAR and not is_public(words, card)
        if laid and not at.PLACING <= words[at.DECISION] <= at.LOCKING_ARMOUR:
            return False
    return knows(words, seat, card)


# --- cards that were taken unseen ----------------------------------------------------------------


def note_taken(words: vec[i64], printed: Printed, figure: i64, card: i64) -> None:
    """A card came to a sheet; all that lies there fits into three places."""
    room: i64 = c.PLACES - _open_places(words, printed, figure)
    if is_public(words, card):
        last: i64 = _last_hidden(words, figure)
        if last >= 0 and words[at.CAP + last] > room:
            words[at.CAP + last] = room
    else:
        words[at.SEQUENCE] += 1
        words[at.TAKEN + card] = words[at.SEQUENCE]
        words[at.CAP + card] = room


def show(words: vec[i64], printed: Printed, card: i64) -> None:
    """Everybody sees the card's face."""
    if words[at.TAKEN + card] != OPEN_CARD:
        _lift(words, printed, words[at.PLACE + card] - at.SHEET, card)
        words[at.TAKEN + card] = OPEN_CARD
    words[at.KNOWN_BY + card] = at.EVERYBODY


def _lift(words: vec[i64], printed: Printed, figure: i64, card: i64) -> None:
    """What follows for the cards that stay hidden on the sheet.

    If it may have been any of several, only their sum is certain: nobody saw which one it was.
    """
    several: bool = False
    before: i64 = -1
    for other in range(i64(c.CARDS)):
        if other != card and _is_hidden_on(words, figure, other):
            if printed.deck[other] == printed.deck[card]:
                several = True
            if words[at.TAKEN + other] < words[at.TAKEN + card] and _is_later(words, other, before):
                before = other
    if several:
        _keep_the_sum(
            words, figure, words[at.CAP + _last_hidden(words, figure)] - printed.places[card]
        )
        _keep_common_denials(words, figure, card, printed)
        _close_ranks(words, figure, card, printed)
    else:
        _keep_the_order(words, figure, before, card, printed)


def _keep_the_sum(words: vec[i64], figure: i64, total: i64) -> None:
    for other in range(i64(c.CARDS)):
        if _is_hidden_on(words, figure, other):
            words[at.CAP + other] = total


def _keep_common_denials(words: vec[i64], figure: i64, card: i64, printed: Printed) -> None:
    """What is denied of one of several like cards is certain only if it is denied of all."""
    common: i64 = at.NOT_SHIELD | at.NOT_GARLIC
    for other in range(i64(c.CARDS)):
        if _is_hidden_on(words, figure, other) and printed.deck[other] == printed.deck[card]:
            common &= words[at.DENIED + other]
    for other in range(i64(c.CARDS)):
        if _is_hidden_on(words, figure, other) and printed.deck[other] == printed.deck[card]:
            words[at.DENIED + other] = common


def _close_ranks(words: vec[i64], figure: i64, card: i64, printed: Printed) -> None:
    """Cards taken after this one move up, so that nobody can tell which of them left."""
    gap: i64 = words[at.TAKEN + card]
    later: i64 = _next_alike(words, figure, gap, card, printed)
    while later >= 0:
        freed: i64 = words[at.TAKEN + later]
        words[at.TAKEN + later] = gap
        gap = freed
        later = _next_alike(words, figure, gap, card, printed)


def _next_alike(words: vec[i64], figure: i64, last: i64, card: i64, printed: Printed) -> i64:
    """The next hidden card of the same deck on the sheet that was taken after `last`, else -1."""
    found: i64 = -1
    for other in range(i64(c.CARDS)):
        alike: bool = other != card and printed.deck[other] == printed.deck[card]
        sooner: bool = found < 0 or words[at.TAKEN + other] < words[at.TAKEN + found]
        if alike and sooner and _is_hidden_on(words, figure, other):
            found = other if words[at.TAKEN + other] > last else found
    return found


def _keep_the_order(words: vec[i64], figure: i64, before: i64, card: i64, printed: Printed) -> None:
    filled: i64 = printed.places[card]
    for other in range(i64(c.CARDS)):
        if _is_hidden_on(words, figure, other) and words[at.TAKEN + other] > words[at.TAKEN + card]:
            words[at.CAP + other] -= filled
    if before >= 0 and words[at.CAP + before] > words[at.CAP + card] - filled:
        words[at.CAP + before] = words[at.CAP + card] - filled


def deny(words: vec[i64], figure: i64, what: i64) -> None:
    """Nothing was applied, so none of the hidden cards is a shield, or garlic."""
    for card in range(i64(c.CARDS)):
        if _is_hidden_on(words, figure, card):
            words[at.DENIED + card] |= what


def _is_hidden_on(words: vec[i64], figure: i64, card: i64) -> bool:
    return words[at.PLACE + card] == at.SHEET + figure and words[at.TAKEN + card] != OPEN_CARD


def _is_later(words: vec[i64], card: i64, other: i64) -> bool:
    """Tell whether a card was taken after another one, if there is another one."""
    return other < 0 or words[at.TAKEN + card] > words[at.TAKEN + other]


def _last_hidden(words: vec[i64], figure: i64) -> i64:
    """The card that was taken unseen last, else -1."""
    last: i64 = -1
    for card in range(i64(c.CARDS)):
        if _is_hidden_on(words, figure, card) and _is_later(words, card, last):
            last = card
    return last


def _open_places(words: vec[i64], printed: Printed, figure: i64) -> i64:
    """The places on a sheet that cards fill whose faces everybody knows."""
    filled: i64 = 0
    for card in range(i64(c.CARDS)):
        if words[at.PLACE + card] == at.SHEET + figure and is_public(words, card):
            filled += printed.places[card]
    return filled
