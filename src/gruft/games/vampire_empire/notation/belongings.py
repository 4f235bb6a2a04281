"""Which cards of Vampire Empire belong to a seat, in its piles or on the table."""

from gruft.games.vampire_empire.notation.card_lists import (
    cards_at,
    counts_at,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at


def on_the_table(position: VampireEmpire, seat: int) -> list[int]:
    """Every card of a seat that lies on the table, shown or still being chosen."""
    words = position.words
    cards = cards_at(position, at.FIELD + seat * c.KINDS)
    if words[at.CARD] and words[at.PLAYER] == seat:
        cards.append(int(words[at.CARD]) - 1)
    if seat == c.HUMANS:
        cards += [c.SECRET_JOURNEY] * int(words[at.JOURNEYS])
        cards += [int(words[at.ANSWER]) - 1] if words[at.ANSWER] else []
    if is_composed(position) and words[at.ASKED] == seat:
        cards += cards_at(position, at.GROUP)
    if seat == c.VAMPIRES and _is_paid_for(position, at.FOR_REPLACEMENT):
        cards.append(int(words[at.PICKED]) - 1)
    return cards


def is_composed(position: VampireEmpire) -> bool:
    """VE-234: the group has left the hand, but is not shown yet."""
    composing = position.words[at.DECISION] in (at.HIDE_CARD, at.WATER_CARD, at.COMMIT)
    return composing or _is_paid_for(position, at.FOR_GROUP)


def _is_paid_for(position: VampireEmpire, purpose: int) -> bool:
    return bool(position.words[at.DECISION] == at.PAY and position.words[at.PURPOSE] == purpose)


def deck_of(position: VampireEmpire, seat: int) -> list[int]:
    """The cards of a deck from the bottom up."""
    start = at.DECKS + seat * at.DECK_ROOM
    return [
        int(kind) for kind in position.words[start : start + position.words[at.DECK_SIZE + seat]]
    ]


def belongings(position: VampireEmpire, seat: int) -> list[int]:
    """How many cards of each kind belong to a seat now, wherever they lie."""
    piles = [
        counts_at(position, start + seat * c.KINDS) for start in (at.HANDS, at.CELLARS, at.MOATS)
    ]
    found = [sum(counts) for counts in zip(*piles, strict=True)]
    for kind in (*deck_of(position, seat), *on_the_table(position, seat)):
        found[kind] += 1
    return found


def lost_by_the_vampires(position: VampireEmpire) -> list[int]:
    """VE-32: how many cards of each kind are missing from the vampire deck; less than none for
    foreign cards."""
    copies = position.printed.copies
    owned = belongings(position, c.VAMPIRES)
    return [int(copies[c.VAMPIRES * c.KINDS + kind]) - count for kind, count in enumerate(owned)]
