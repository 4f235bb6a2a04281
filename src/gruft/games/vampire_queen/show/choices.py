"""The question a seat of Vampire Queen is asked: each answer with a verb, and what follows from it.

What follows is foretold from what everybody sees and the seat's own cards; no hidden card decides.
"""

from functools import lru_cache

from gruft.games.vampire_queen.notation.moves import printed, write_move
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import (
    numbers_in,
    queens_in,
    value_in_slayer_round,
    value_of,
    vampires_in,
)
from gruft.games.vampire_queen.state.state import FOLLOWING_A_SLAYER, LEADING, RAISING
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, word
from gruft.kernel.scene import Choice, Decision, Spot

#: Many seats make the same moves: what they are called is written once.
WRITTEN = 4096

#: Where the cards of a hand lie, by their faces.
Places = dict[str, tuple[Spot, ...]]


def decision(position: VampireQueen, seat: int, hand: Places) -> Decision:
    """What this seat is asked, with every legal answer."""
    choices = tuple(_choice(position, move, hand) for move in position.moves(seat))
    is_stuck = len(choices) == 1 and choices[0].move == _written(c.PASS)
    question = Telling(position.decision(seat), _stuck(position, seat) if is_stuck else {})
    return Decision(question, choices, publicly_must_pass(position, seat))


def _stuck(position: VampireQueen, seat: int) -> dict[str, object]:
    """What the question says to a seat that can only pass: that it can, and why."""
    if position.situation() == FOLLOWING_A_SLAYER:
        return {"instead": word("decision-must-take")}
    size, beat = int(position.set_size()), int(position.words[at.TO_BEAT])
    vampires = int(vampires_in(position.hand(seat)))
    if beat == c.LONE_QUEEN_VALUE:
        bar = "queens"
    elif vampires < size:
        bar = "short" if vampires > 0 else "bare"
    else:
        bar = "low"
    return {"instead": word("decision-must-pass"), "bar": bar, "size": size, "value": beat}


def publicly_must_pass(position: VampireQueen, seat: int) -> bool:
    """VQ-133: the three public proofs that a seat can only pass."""
    vampires = vampires_in(position.hand(seat))
    if position.situation() == RAISING:
        return position.words[at.TO_BEAT] == c.LONE_QUEEN_VALUE or vampires < position.set_size()
    return position.situation() == FOLLOWING_A_SLAYER and vampires == 0


def _choice(position: VampireQueen, move: int, hand: Places) -> Choice:
    situation = int(position.situation())
    if move == c.PASS:
        after = "then-keeps" if situation == RAISING else "then-takes-all"
        return Choice(_written(move), Telling("move-pass", {}), then=(Telling(after, {}),))
    points = int(position.pack.points_of(c.CARDS_OF[move]))
    follows = _in_slayer_round(position, move) if situation == FOLLOWING_A_SLAYER else _met(move)
    then = (_sheds(points), follows)
    return Choice(_written(move), _label(move, situation), _places(hand, move), then)


@lru_cache(WRITTEN)
def _written(move: int) -> str:
    return write_move(move)


@lru_cache(WRITTEN)
def _label(move: int, situation: int) -> Telling:
    if move <= c.S20:
        return Telling("move-slayer", {"card": printed(_written(move))})
    cards: dict[str, object] = {"cards": _written(move)}
    if situation == LEADING:
        return Telling("move-lead", cards)
    return Telling("move-raise" if situation == RAISING else "move-card", cards)


@lru_cache(WRITTEN)
def _sheds(points: int) -> Telling:
    return Telling("then-sheds", {"points": points})


@lru_cache(WRITTEN)
def _met(move: int) -> Telling:
    """What the others must do about a lead or a raise."""
    if move <= c.S20:
        return Telling("then-hunts", {})
    value, size = int(value_of(move)), int(numbers_in(move) + queens_in(move))
    if value == c.LONE_QUEEN_VALUE:
        return Telling("then-unbeatable", {})
    return Telling("then-to-beat", {"value": value, "size": size})


def _in_slayer_round(position: VampireQueen, move: int) -> Telling:
    """Who would take everything if nobody came after this card."""
    forced = int(position.words[at.FORCED])
    if forced != at.NOBODY:
        return Telling("then-other-takes", {"player": seat_of(forced)})
    if value_in_slayer_round(move) >= position.words[at.TO_BEAT]:
        return Telling("then-highest", {})
    return Telling("then-lower", {"value": int(position.words[at.TO_BEAT])})


def _places(hand: Places, move: int) -> tuple[Spot, ...]:
    """The places of the hand on which a move is made: the first cards that fit."""
    tokens = _written(move).split()
    number, many = tokens[0], tokens.count(tokens[0])
    queens = hand["Q"][: len(tokens) - many] if many < len(tokens) else ()
    return (*hand[number][:many], *queens)
