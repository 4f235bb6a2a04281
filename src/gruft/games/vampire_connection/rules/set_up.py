"""Chapter 2: setting up a game of The Vampire Connection."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.vampire_connection.knowledge.memory import (
    NEVER,
    know_the_first_hunchback,
    upper_half,
)
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed, is_marked
from gruft.games.vampire_connection.state.state import place_deck
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.vectors import spread, zeros


def begin(
    seats: i64,
    printed: Printed,
    abilities: bool,
    rounds: i64,
    vampires: list[int],
    start: i64,
    chance: Chance,
    journal: Journal | None,
) -> VampireConnection:
    """VC-13 to VC-20: vampires, village, hands, drops, and the first turn."""
    length: i64 = at.DECKS + printed.vampire_total() + printed.village_total()
    position = VampireConnection(seats, printed, abilities, rounds, zeros(length), chance)
    position.journal = journal
    _seat_vampires(position, vampires)
    _build_village(position)
    _deal(position)
    words = position.words
    words[at.ACTIVE] = chance.pick(seats, "start") if start < 0 else start
    words[at.FIRST_EVENT] = -1
    words[at.SECOND_EVENT] = -1
    words[at.RESHUFFLED] = NEVER
    if journal is not None:
        facts.game_began(position)
    words[at.NEXT] = at.TURN_STARTS
    position.run()
    return position


def _seat_vampires(position: VampireConnection, vampires: list[int]) -> None:
    """VC-13: every seat gets a different vampire: the chosen one, or one by lot (-1)."""
    free = [vampire for vampire in range(c.VAMPIRES) if vampire not in vampires]
    drawn = position.chance.shuffled(free, "vampires") if min(vampires) < 0 else []
    for seat in range(position.seats):
        chosen = vampires[seat]
        position.words[at.VAMPIRE + seat] = chosen if chosen >= 0 else drawn.pop(0)
        position.words[at.DROPS + seat] = position.printed.first_drops


def _build_village(position: VampireConnection) -> None:
    """VC-14, VC-15: the four marked events lie in the lower half."""
    printed = position.printed
    unmarked = vec[i64]()
    lower = vec[i64]()
    for card in spread(printed.village):
        if is_marked(card):
            lower = append(lower, card)
        else:
            unmarked = append(unmarked, card)
    position.chance.shuffle(unmarked, "village")
    half: i64 = upper_half(printed)
    place: i64 = half
    while place < len(unmarked):
        lower = append(lower, unmarked[place])
        place += 1
    position.chance.shuffle(lower, "lower half")
    start: i64 = position.village_from()
    place_deck(position.words, start, lower)
    place_deck(position.words, start + len(lower), unmarked[:half])
    position.words[at.VILLAGE_DECK_SIZE] = len(lower) + half
    for victim in range(i64(c.VICTIMS)):
        position.words[at.PLACE + victim] = (
            at.IN_VILLAGE if printed.village[victim] > 0 else at.ABSENT
        )


def _deal(position: VampireConnection) -> None:
    """VC-16, VC-17: one hunchback each, then four cards to seat 0, four to seat 1, and so on."""
    words, printed = position.words, position.printed
    counts = printed.copies[:]
    counts[c.HUNCHBACK] -= position.seats
    cards = spread(counts)
    position.chance.shuffle(cards, "vampire")
    place: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        words[at.HANDS + seat * c.TYPES + c.HUNCHBACK] += 1
        until: i64 = place + printed.dealt
        while place < until:
            words[at.HANDS + seat * c.TYPES + cards[place]] += 1
            place += 1
        words[at.HAND_SIZE + seat] = printed.dealt + 1
        seat += 1
    place_deck(words, at.DECKS, cards[place:])
    words[at.VAMPIRE_DECK_SIZE] = len(cards) - place
    know_the_first_hunchback(words, position.seats)
