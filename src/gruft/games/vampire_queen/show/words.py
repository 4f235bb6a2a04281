"""What the refusals of Vampire Queen need to say, by name."""

from gruft.games.vampire_queen.notation.moves import printed, spoken, write_move
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import numbers_in, queens_in, value_of
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.question import Words
from gruft.kernel.refusal import seat_of

WORDS: Words[State] = {
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
