"""Random games for property tests: from the first deal, or from an endgame full of forced passes.

A game is named by a number of seats and a seed, so that a failure can be repeated. Rounds are told
as stories: the hands before, the moves, who took the cards, and whether the phase ended.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from gruft.games.vampire_queen.game import GAME
from tests.games.vampire_queen.table import SEAT_COUNTS, SLAYERS, VAMPIRES, Table, dealt, given

seat_counts = st.sampled_from(SEAT_COUNTS)
seeds = st.integers(0, 2**32 - 1)

#: The numbers of the moves that lead a slayer.
SLAYER_MOVES = (1, 2)


@dataclass(frozen=True)
class Round:
    """One round of a game, as it can be told afterwards."""

    leader: int
    ban: object
    hands: list[str]
    moves: list[tuple[int, str]]
    taker: int | None
    ends_phase: bool

    @property
    def lead(self) -> str:
        return self.moves[0][1]

    @property
    def is_slayer_round(self) -> bool:
        return self.lead in SLAYERS

    @property
    def passes(self) -> list[int]:
        return [seat for seat, move in self.moves if move == "pass"]

    @property
    def cards_played(self) -> list[str]:
        return [card for _, move in self.moves if move != "pass" for card in move.split()]


def fresh(seats: int, seed: int, phases: int = 1) -> Table:
    """A game from the first deal."""
    return dealt(seats, seed=seed, phases=phases)


def endgame(seats: int, seed: int, phases: int = 1) -> Table:
    """Hands of a few cards, so that lone slayers and empty hands come up all the time."""
    luck = Random(seed)
    pack = [card for card in VAMPIRES for _ in range(4)]
    luck.shuffle(pack)
    hands = [[pack.pop() for _ in range(luck.randint(2, 5))] for _ in range(seats)]
    holders = [luck.randrange(seats) for _ in SLAYERS]
    for slayer, holder in zip(SLAYERS, holders, strict=True):
        alone = luck.random() < 0.5
        hands[holder] = [slayer] if alone else [*hands[holder], slayer]
    if holders[0] == holders[1]:
        hands[holders[0]] = [*SLAYERS, pack.pop()]
    return given(
        [" ".join(hand) for hand in hands],
        leader=luck.choice([*holders, luck.randrange(seats)]),
        phases=phases,
        seed=seed,
    )


def start(seats: int, seed: int, phases: int = 1) -> Table:
    """A short endgame for odd seeds, a whole game for even ones."""
    return endgame(seats, seed, phases) if seed % 2 else fresh(seats, seed, phases)


def random_moves(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """Choose moves at random until the game is over; each is to be played before the next is asked.

    Slayers are led more often than chance would have it, because most rules are about them.
    """
    luck = Random(seed)
    while not table.position.is_over():
        position, seat = table.position, table.turn
        legal = position.moves(seat)
        slayers = [move for move in legal if move in SLAYER_MOVES]
        eager = slayers and luck.random() < 0.5
        yield seat, GAME.write(position, luck.choice(slayers if eager else legal))


def rounds(table: Table, seed: int) -> Iterator[Round]:
    """Play the game to its end, round by round."""
    moves = random_moves(table, seed)
    while not table.position.is_over():
        table.journal.facts.clear()
        leader, ban, hands = table.leader, table.ban, table.hands
        played: list[tuple[int, str]] = []
        for _ in range(table.seats):
            seat, move = next(moves)
            table.plays(seat, move)
            played.append((seat, move))
        told = dict(table.told())
        taker = told["fact-takes"]["player"] if "fact-takes" in told else None
        assert taker is None or isinstance(taker, int)
        yield Round(
            leader,
            ban,
            hands,
            played,
            taker,
            any(key.startswith("fact-scores") for key in told),
        )
