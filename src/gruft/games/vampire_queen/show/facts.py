"""What happened in Vampire Queen, told to each seat, and what its refusals need to say.

Everything but the dealt hands is public.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_queen.notation.moves import printed, spoken, write_cards, write_move
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import numbers_in, queens_in, value_of
from gruft.kernel.journal import CHANCE, SHOWN, Journal, Telling
from gruft.kernel.question import Words
from gruft.kernel.refusal import seat_of

if TYPE_CHECKING:
    from gruft.games.vampire_queen.state.state import State


def _journal(state: "State") -> Journal:
    journal = state.journal
    assert journal is not None
    return journal


def phase_dealt(state: "State") -> None:
    """Everybody hears who leads the phase; each seat alone sees its own hand."""
    journal = _journal(state)
    journal.horizon(CHANCE)
    args: dict[str, object] = {
        "phase": int(state.words[at.PHASE]),
        "phases": int(state.phases),
        "player": seat_of(state.holder_of(c.S20)),
    }
    journal.tell("fact-phase-begins", args)
    for seat in range(state.seats):
        hand = spoken(write_cards(state.hand(seat)))
        journal.tell_apart(None, {seat: Telling("fact-your-hand", {"cards": hand})})


def turn_taken(state: "State", seat: int, move: int) -> None:
    """Cards are played face up; a pass shows nothing."""
    journal = _journal(state)
    leading = state.words[at.LEAD] == at.NOT_YET
    args: dict[str, object] = {"player": seat_of(seat), "cards": write_move(move)}
    if move == c.PASS:
        journal.tell("fact-passes", {"player": seat_of(seat)})
        return
    journal.horizon(SHOWN)
    if move in (c.S15, c.S20):
        journal.tell("fact-leads-slayer", {**args, "card": printed(write_move(move))})
    else:
        journal.tell("fact-leads" if leading else "fact-plays", args)


def round_won(state: "State", winner: int) -> None:
    """The last seat that put down a set leads next."""
    _journal(state).tell("fact-wins-round", {"player": seat_of(winner)})


def cards_taken(state: "State", taker: int) -> None:
    """All see which cards the taker picks up, and if a forced pass is why."""
    args: dict[str, object] = {
        "player": seat_of(taker),
        "cards": spoken(write_cards(state.words[at.TABLE])),
        "forced": int(state.words[at.FORCED] == taker),
    }
    _journal(state).tell("fact-takes", args)


def hand_scored(state: "State", seat: int, points: int) -> None:
    """At the end of a phase all hands are shown."""
    journal = _journal(state)
    journal.horizon(SHOWN)
    args: dict[str, object] = {
        "player": seat_of(seat),
        "cards": spoken(write_cards(state.hand(seat))),
        "points": int(points),
        "total": int(state.score(seat)),
    }
    journal.tell("fact-scores" if state.hand(seat) else "fact-scores-nothing", args)


def game_ended(state: "State") -> None:
    """The lowest total wins, and all who share it."""
    outcome = state.outcome()
    for winner in outcome.winners:
        args: dict[str, object] = {"player": seat_of(winner), "total": outcome.scores[winner]}
        _journal(state).tell("fact-wins-game", args)


#: What the refusals need, by name.
WORDS: "Words[State]" = {
    "move": lambda state, seat, move: str(move),
    "seat": lambda state, seat, move: seat + 1,
    "turn": lambda state, seat, move: seat_of(state.words[at.TURN]),
    "cards": lambda state, seat, move: spoken(write_move(move)),
    "card": lambda state, seat, move: printed(write_move(move)),
    "size": lambda state, seat, move: int(numbers_in(move) + queens_in(move)),
    "wanted": lambda state, seat, move: int(state.set_size()),
    "value": lambda state, seat, move: int(value_of(move)),
    "beat": lambda state, seat, move: int(state.words[at.TO_BEAT]),
}
