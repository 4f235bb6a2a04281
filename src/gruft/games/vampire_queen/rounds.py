"""How rounds and phases of Vampire Queen begin and end, and how the cards are dealt.

Chapters 2 and 8 to 12 of the rulebook.
"""

from mypy_extensions import i64

from gruft.games.vampire_queen import facts
from gruft.games.vampire_queen.cards import NO_SLAYER, S20, SLAYER_BITS, VAMPIRE_BITS
from gruft.games.vampire_queen.knowledge import gather
from gruft.games.vampire_queen.layout import (
    ACTED,
    AHEAD,
    BAN,
    CRYPT,
    DEALER,
    FORCED,
    HANDS,
    KNOWN,
    LAID,
    LEAD,
    LEADER,
    NOBODY,
    NOT_YET,
    PHASE,
    SCORES,
    SEATS_FROM,
    SET_SIZE,
    TABLE,
    TO_BEAT,
    TURN,
    UNDEALT,
)
from gruft.games.vampire_queen.state import State


def end_round(state: State) -> None:
    """VQ-91: winner or taker, then the cards, then the end of the phase, then the next leader."""
    lead: i64 = state.words[LEAD]
    winner: i64 = state.words[AHEAD]
    ban: i64 = NO_SLAYER
    if lead > S20:
        bury(state, winner)
    else:
        ban = lead  # VQ-82: the slayer just taken
        if state.words[FORCED] != NOBODY:
            winner = state.words[FORCED]  # VQ-69, VQ-70
        take_up(state, winner)
    if somebody_is_empty(state):
        end_phase(state)
    else:
        begin_round(state, winner, ban)


def bury(state: State, winner: i64) -> None:
    """VQ-92: after a normal round all cards go to the crypt."""
    if state.journal is not None:
        facts.round_won(state, winner)
    state.words[CRYPT] += state.words[TABLE]


def take_up(state: State, taker: i64) -> None:
    """VQ-75, VQ-124: the taker takes every card of the round, the slayer too, as all have seen."""
    if state.journal is not None:
        facts.cards_taken(state, taker)
    words = state.words
    words[SEATS_FROM + HANDS * state.seats + taker] += words[TABLE]
    words[SEATS_FROM + KNOWN * state.seats + taker] += words[TABLE] & VAMPIRE_BITS


def begin_round(state: State, leader: i64, ban: i64) -> None:
    """VQ-79, VQ-82, VQ-93: the next leader begins; one slayer may be barred to them."""
    state.words[LEADER] = leader
    state.words[TURN] = leader
    state.words[BAN] = ban
    clear_table(state)


def clear_table(state: State) -> None:
    """Nobody has acted, nothing lies."""
    words = state.words
    words[ACTED] = 0
    words[LEAD] = NOT_YET
    words[SET_SIZE] = 0
    words[TO_BEAT] = 0
    words[AHEAD] = NOBODY
    words[FORCED] = NOBODY
    words[TABLE] = 0
    place: i64 = SEATS_FROM + LAID * state.seats
    end: i64 = place + state.seats
    while place < end:
        words[place] = NOT_YET
        place += 1


def somebody_is_empty(state: State) -> bool:
    """VQ-96, VQ-101: a hand without any card; a lone slayer is a card."""
    words = state.words
    place: i64 = SEATS_FROM + HANDS * state.seats
    end: i64 = place + state.seats
    while place < end:
        if words[place] == 0:
            return True
        place += 1
    return False


def end_phase(state: State) -> None:
    """VQ-85, VQ-113: score, then deal the next phase, or end the game after the last one."""
    state.words[BAN] = NO_SLAYER
    score_hands(state)
    if state.words[PHASE] == state.phases:
        clear_table(state)
        state.words[TURN] = NOBODY
        if state.journal is not None:
            facts.game_ended(state)
    else:
        state.words[PHASE] += 1
        holder: i64 = state.holder_of(S20)
        state.words[DEALER] = holder  # VQ-109
        deal(state)
        begin_round(state, holder, NO_SLAYER)  # VQ-108


def score_hands(state: State) -> None:
    """VQ-103, VQ-106: everybody gets the points of the cards they still hold."""
    seat: i64 = 0
    while seat < state.seats:
        points: i64 = state.pack.points_of(state.hand(seat))
        state.words[SEATS_FROM + SCORES * state.seats + seat] += points
        if state.journal is not None:
            facts.hand_scored(state, seat, points)
        seat += 1


def deal(state: State) -> None:
    """VQ-12, VQ-13, VQ-107, VQ-110: shuffle all vampires and deal; slayers stay where they are."""
    order = state.pack.vampires[:]
    state.chance.shuffle(order, "pack")
    place: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        dealt: i64 = gather(order, place, place + state.pack.dealt)
        state.put(HANDS, seat, (state.hand(seat) & SLAYER_BITS) + dealt)
        state.put(KNOWN, seat, 0)  # VQ-135
        place += state.pack.dealt
        seat += 1
    state.words[UNDEALT] = gather(order, place, len(order))
    state.words[CRYPT] = 0  # VQ-112
    if state.journal is not None:
        facts.phase_dealt(state)
