"""Which cards of Vampire Empire belong to a seat, in its piles or on the table."""

from gruft.games.vampire_empire.card_lists import cards_at, counts_at
from gruft.games.vampire_empire.cards import HUMANS, KINDS, SECRET_JOURNEY, VAMPIRES
from gruft.games.vampire_empire.layout import (
    ANSWER,
    ASKED,
    CARD,
    CELLARS,
    COMMIT,
    DECISION,
    DECK_ROOM,
    DECK_SIZE,
    DECKS,
    FIELD,
    FOR_GROUP,
    FOR_REPLACEMENT,
    GROUP,
    HANDS,
    HIDE_CARD,
    JOURNEYS,
    MOATS,
    PAY,
    PICKED,
    PLAYER,
    PURPOSE,
    WATER_CARD,
)
from gruft.games.vampire_empire.position import VampireEmpire


def on_the_table(position: VampireEmpire, seat: int) -> list[int]:
    """Every card of a seat that lies on the table, shown or still being chosen."""
    words = position.words
    cards = cards_at(position, FIELD + seat * KINDS)
    if words[CARD] and words[PLAYER] == seat:
        cards.append(int(words[CARD]) - 1)
    if seat == HUMANS:
        cards += [SECRET_JOURNEY] * int(words[JOURNEYS])
        cards += [int(words[ANSWER]) - 1] if words[ANSWER] else []
    if is_composed(position) and words[ASKED] == seat:
        cards += cards_at(position, GROUP)
    if seat == VAMPIRES and _is_paid_for(position, FOR_REPLACEMENT):
        cards.append(int(words[PICKED]) - 1)
    return cards


def is_composed(position: VampireEmpire) -> bool:
    """VE-234: the group has left the hand, but is not shown yet."""
    composing = position.words[DECISION] in (HIDE_CARD, WATER_CARD, COMMIT)
    return composing or _is_paid_for(position, FOR_GROUP)


def _is_paid_for(position: VampireEmpire, purpose: int) -> bool:
    return bool(position.words[DECISION] == PAY and position.words[PURPOSE] == purpose)


def deck_of(position: VampireEmpire, seat: int) -> list[int]:
    """The cards of a deck from the bottom up."""
    start = DECKS + seat * DECK_ROOM
    return [int(kind) for kind in position.words[start : start + position.words[DECK_SIZE + seat]]]


def belongings(position: VampireEmpire, seat: int) -> list[int]:
    """How many cards of each kind belong to a seat now, wherever they lie."""
    piles = [counts_at(position, start + seat * KINDS) for start in (HANDS, CELLARS, MOATS)]
    found = [sum(counts) for counts in zip(*piles, strict=True)]
    for kind in (*deck_of(position, seat), *on_the_table(position, seat)):
        found[kind] += 1
    return found


def lost_by_the_vampires(position: VampireEmpire) -> list[int]:
    """VE-32: how many cards of each kind are missing from the vampire deck; less than none for
    foreign cards."""
    copies = position.printed.copies
    owned = belongings(position, VAMPIRES)
    return [int(copies[VAMPIRES * KINDS + kind]) - count for kind, count in enumerate(owned)]
