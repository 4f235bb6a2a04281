"""What the refusals of The Vampire Connection need to say, by name."""

from collections.abc import Callable

from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    key,
    type_key,
    village_word,
)
from gruft.games.vampire_connection.rules.hunters import LYING, stakes_needed
from gruft.games.vampire_connection.rules.journeys import goal_seat_of
from gruft.games.vampire_connection.rules.turns import most_bought
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


def _first_named(state: State) -> int:
    """The card that was named first on this side of the offer."""
    side = {
        at.OFFER_GIVE: at.GIVE,
        at.OFFER_WANT: at.WANT,
        at.COUNTERING_GIVE: at.COUNTER_GIVE,
        at.COUNTERING_WANT: at.COUNTER_WANT,
    }[int(state.words[at.DECISION])]
    return int(state.words[side]) - 1


def _wanted(state: State) -> dict[str, object]:
    """The cards that the answered offer asks for."""
    countered = state.words[at.DECISION] == at.COUNTER_ANSWER
    side = at.COUNTER_WANT if countered else at.WANT
    named = [int(state.words[side]), int(state.words[side + 1])]
    return words([type_key(card - 1) for card in named if card])


def _needed(state: State, move: int) -> int:
    moving = state.words[at.DECISION] == at.MOVE_WINDOW
    form = int(state.words[at.FORM]) if moving else LYING
    return int(stakes_needed(state, card_in(move), seat_in(move), form))


def _victim(state: State, victim: int) -> dict[str, object]:
    return village_word(state.printed, victim)


def _fixed(name: str) -> Callable[[State, int, int], object]:
    """A word that does not depend on the position."""
    return lambda state, seat, move: word(name)


WANTED = (
    "wanted-captive",
    "wanted-own-captive",
    "wanted-captive-there",
    "wanted-victim-there",
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
    "first": lambda state, seat, move: word(type_key(_first_named(state))),
    "wanted": lambda state, seat, move: _wanted(state),
    **{type_key(card): _fixed(type_key(card)) for card in range(c.TYPES)},
    # --- victims ---
    "victim": lambda state, seat, move: _victim(state, move - c.VICTIM),
    "last": lambda state, seat, move: _victim(state, int(state.words[at.NAMED])),
    "cover": lambda state, seat, move: word(key(PROTECTION_NAMES[state.cover_on(move - c.VICTIM)])),
    **{name: _fixed(name) for name in WANTED},
    # --- numbers ---
    "needed": lambda state, seat, move: _needed(state, move),
    "stakes_held": lambda state, seat, move: int(state.held(seat, c.STAKE)),
    "net": lambda state, seat, move: int(state.words[at.NET]),
    "most_bought": lambda state, seat, move: int(most_bought(state)),
}
