"""What the refusals of The Vampire Connection need to say, by name."""

from collections.abc import Callable

from gruft.games.vampire_connection.notation.names import type_key, village_word
from gruft.games.vampire_connection.rules.connection import Offer, Side
from gruft.games.vampire_connection.rules.hunters import form_of_target, stakes_needed
from gruft.games.vampire_connection.rules.journeys import goal_seat_of
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.rules.turns import most_bought
from gruft.games.vampire_connection.show.facts import side_of
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.question import Words
from gruft.kernel.refusal import seat_of, word, words


def card_in(move: int) -> int:
    """The type of vampire card that the move names or plays."""
    if c.is_staking(move):
        return c.BEATQUICK + (move - c.STAKE_WITH) // c.MOST_SEATS
    if move == c.PLAY_OPPORTUNITY:
        return c.GOOD_OPPORTUNITY
    if move == c.PLAY_PARTY:
        return c.PARTY
    if c.is_play(move):
        return c.CRUCIFIX + (move - c.PROTECT) // c.MOST_SEATS
    return c.CRUCIFIX + move - c.RESPOND if c.is_response(move) else move - c.TYPE


def seat_in(move: int) -> int:
    """The seat that an offer, a robbery, a hunter or a protection names."""
    if c.is_offer(move):
        return move - c.OFFER_TO
    if c.is_journey(move):
        return int(goal_seat_of(move))
    first = c.STAKE_WITH if c.is_staking(move) else c.PROTECT
    return (move - first) % c.MOST_SEATS


def _first_named(state: State) -> dict[str, object]:
    """The card that was named first on this side of the offer."""
    question = QUESTIONS[state.words[at.DECISION]]
    assert isinstance(question, Side)
    return word(type_key(side_of(state, question.side())[0]))


def _wanted(state: State) -> dict[str, object]:
    """The cards that the answered offer asks for."""
    question = QUESTIONS[state.words[at.DECISION]]
    assert isinstance(question, Offer)
    return words([type_key(card) for card in side_of(state, question.give + 2)])


def _needed(state: State, move: int) -> int:
    return int(stakes_needed(state, card_in(move), seat_in(move), form_of_target(state)))


def _fixed(name: str) -> Callable[[State, int, int], object]:
    return lambda state, seat, move: word(name)


#: Words that do not depend on the position.
FIXED = (
    *(type_key(card) for card in range(c.TYPES)),
    *("wanted-captive", "wanted-own-captive", "wanted-captive-there", "wanted-victim-there"),
    "wanted-fresh",
)

WORDS: Words[State] = {
    "move": lambda state, seat, move: str(move),
    "question": lambda state, seat, move: word(state.decision(seat)),
    # --- seats ---
    "seat": lambda state, seat, move: seat + 1,
    "seat_named": lambda state, seat, move: seat_in(move) + 1,
    "player_named": lambda state, seat, move: seat_of(seat_in(move)),
    "active": lambda state, seat, move: seat_of(state.words[at.ACTIVE]),
    "asked": lambda state, seat, move: seat_of(state.words[at.ASKED]),
    "lord": lambda state, seat, move: seat_of(int(state.lord_of(move - c.VICTIM))),
    # --- cards ---
    "card": lambda state, seat, move: word(type_key(card_in(move))),
    "first": lambda state, seat, move: _first_named(state),
    "wanted": lambda state, seat, move: _wanted(state),
    **{name: _fixed(name) for name in FIXED},
    # --- victims ---
    "victim": lambda state, seat, move: village_word(state.printed, move - c.VICTIM),
    "last": lambda state, seat, move: village_word(state.printed, int(state.words[at.NAMED])),
    "cover": lambda state, seat, move: word(
        type_key(c.CRUCIFIX + int(state.cover_on(move - c.VICTIM)))
    ),
    # --- numbers ---
    "needed": lambda state, seat, move: _needed(state, move),
    "stakes_held": lambda state, seat, move: int(state.held(seat, c.STAKE)),
    "net": lambda state, seat, move: int(state.words[at.NET]),
    "most_bought": lambda state, seat, move: int(most_bought(state)),
}
