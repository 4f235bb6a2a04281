"""A round of Vampire Queen on one line: who led, what everybody did, who leads next.

`lead 0: 6 6 6 | 8 8 8 | pass | 11 11 11 | pass => 3`, and for a slayer round the taker's seat:
`lead 2: S20 | 2 | 1 | 2 | Q => 0 takes`.
"""

import re
from dataclasses import dataclass

from gruft.games.vampire_queen.notation.moves import read_move, write_move
from gruft.games.vampire_queen.state import cards as c
from gruft.kernel.refusal import Refused

_ROUND = re.compile(r"lead +([0-9]{1,2}) *:(.*)=> *([0-9]{1,2})( +takes)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: leader, the moves in turn order, and the seat that leads next."""

    leader: int
    moves: tuple[int, ...]
    then: int

    @property
    def was_slayer_round(self) -> bool:
        """VQ-59: a slayer was led, so `then` has taken the cards."""
        return self.moves[0] in (c.S15, c.S20)


def write_round(played: Round) -> str:
    """Write a round in its one form."""
    moves = " | ".join(write_move(move) for move in played.moves)
    return f"lead {played.leader}: {moves} => {played.then}{' takes' * played.was_slayer_round}"


def read_round(text: str) -> Round:
    """Read a written round; refuse what no round can look like."""
    match = _ROUND.fullmatch(text.strip())
    if match is None:
        raise Refused("round-unreadable", "VQ-18", given=text[:60])
    moves = tuple(read_move(move) for move in match[2].split("|"))
    played = Round(int(match[1]), moves, int(match[3]))
    seats = len(moves)
    if moves[0] == c.PASS or max(played.leader, played.then) >= seats:
        raise Refused("round-unreadable", "VQ-18", given=text[:60])
    if played.was_slayer_round != bool(match[4]):
        raise Refused("round-takes", "VQ-75", given=text[:60])
    return played
