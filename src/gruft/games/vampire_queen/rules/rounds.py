"""How rounds and phases of Vampire Queen begin and end, and how the cards are dealt.

Chapters 2 and 8 to 12 of the rulebook.
"""

from mypy_extensions import i64

from gruft.games.vampire_queen.knowledge.worlds import gather
from gruft.games.vampire_queen.show import facts
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.state import State


def end_round(state: State) -> None:
    """VQ-91: winner or taker, then the cards, then the end of the phase, then the next leader."""
    words = state.words
    lead: i64 = words[at.LEAD]
    winner: i64 = words[at.AHEAD]
    ban: i64 = c.NO_SLAYER
    if lead > c.S20:  # VQ-92: after a normal round all cards go to the crypt
        if state.journal is not None:
            facts.round_won(state, winner)
        words[at.CRYPT] += words[at.TABLE]
    else:  # VQ-75, VQ-124: the taker takes every card, the slayer too, as all have seen
        ban = lead  # VQ-82: the slayer just taken
        if words[at.FORCED] != at.NOBODY:
            winner = words[at.FORCED]  # VQ-69, VQ-70
        if state.journal is not None:
            facts.cards_taken(state, winner)
        words[at.SEATS_FROM + at.HANDS * state.seats + winner] += words[at.TABLE]
        words[at.SEATS_FROM + at.KNOWN * state.seats + winner] += words[at.TABLE] & c.VAMPIRE_BITS
    first: i64 = at.SEATS_FROM + at.HANDS * state.seats
    for place in range(first, first + state.seats):
        if words[place] == 0:  # VQ-96, VQ-101: a lone slayer is a card
            end_phase(state)
            return
    begin_round(state, winner, ban)


def begin_round(state: State, leader: i64, ban: i64) -> None:
    """VQ-79, VQ-82, VQ-93: the next leader begins; one slayer may be barred to them."""
    state.words[at.LEADER] = leader
    state.words[at.TURN] = leader
    state.words[at.BAN] = ban
    clear_table(state)


def clear_table(state: State) -> None:
    """Nobody has acted, nothing lies."""
    words = state.words
    words[at.ACTED] = 0
    words[at.LEAD] = at.NOT_YET
    words[at.SET_SIZE] = 0
    words[at.TO_BEAT] = 0
    words[at.AHEAD] = at.NOBODY
    words[at.FORCED] = at.NOBODY
    words[at.TABLE] = 0
    first: i64 = at.SEATS_FROM + at.LAID * state.seats
    for place in range(first, first + state.seats):
        words[place] = at.NOT_YET


def end_phase(state: State) -> None:
    """VQ-85, VQ-113: score, then deal the next phase, or end the game after the last one."""
    state.words[at.BAN] = c.NO_SLAYER
    for seat in range(state.seats):  # VQ-103, VQ-106: the points of the cards that are still held
        points: i64 = state.pack.points_of(state.hand(seat))
        state.words[at.SEATS_FROM + at.SCORES * state.seats + seat] += points
        if state.journal is not None:
            facts.hand_scored(state, seat, points)
    if state.words[at.PHASE] == state.phases:
        clear_table(state)
        state.words[at.TURN] = at.NOBODY
        if state.journal is not None:
            facts.game_ended(state)
    else:
        state.words[at.PHASE] += 1
        holder: i64 = state.holder_of(c.S20)
        state.words[at.DEALER] = holder  # VQ-109
        deal(state)
        begin_round(state, holder, c.NO_SLAYER)  # VQ-108


def deal(state: State) -> None:
    """VQ-12, VQ-13, VQ-107, VQ-110: shuffle all vampires and deal; slayers stay where they are."""
    order = state.pack.vampires[:]
    state.chance.shuffle(order, "pack")
    place: i64 = 0
    for seat in range(state.seats):
        dealt: i64 = gather(order, place, place + state.pack.dealt)
        state.put(at.HANDS, seat, (state.hand(seat) & c.SLAYER_BITS) + dealt)
        state.put(at.KNOWN, seat, 0)  # VQ-135
        place += state.pack.dealt
    state.words[at.UNDEALT] = gather(order, place, len(order))
    state.words[at.CRYPT] = 0  # VQ-112
    if state.journal is not None:
        facts.phase_dealt(state)
