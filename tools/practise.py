"""Finds the numbers of `weights.py`: practice for the advised player of Vampire Queen.

    python -m tools.practise --evenings 10 --games 1000 --seed 1

Run it with the compiled rules, from the root of the project; on plain Python it takes days. It
begins with the rules of thumb. On every evening it plays at tables of all sizes and in mixed
company. Now and then it tries all candidates of a turn in some worlds of the seat, plays them out
to the end of the phase and notes what each cost. Least squares turn that into numbers for the
ideas: the habits of the next evening. What earlier evenings taught fades. The result goes to
standard output, to take the place of the list in `weights.py`.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

from gruft.games.vampire_queen.advice import weights as idea
from gruft.games.vampire_queen.advice.advice import choose, sensible_moves
from gruft.games.vampire_queen.advice.worth import HABITS, Thought, cost_of_hand, practised, worth
from gruft.games.vampire_queen.game import GAME
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.state import LEADING
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.vectors import zeros
from tools.least_squares import Row, Tallies, Tally, add_turn, merged, solve
from tools.rules_of_thumb import Experience, rules_of_thumb

TABLES = (3, 4, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12)
WORLDS = 5
MOST_CANDIDATES = 9
#: In so many of a hundred turns all candidates are tried; any move is played, to see odd positions.
TRIED, ODD, ODD_IN_PLAYOUTS = 30, 6, 5
REMEMBERED, FADING = 5, 0.6
FORMER = 3
#: An evening is played in parts, so that its result does not depend on the number of processes.
PARTS = 8
#: An idea is seen alone by letting it count this much and everything else nothing.
ALONE = 1 << 20

#: Nothing counts. There is only one, because a vector that plain Python hands to compiled code is
#: never freed again (mypyc 2.4).
BLANK = zeros(len(HABITS))


class Player:
    """Somebody at the table: with habits of their own, or without any (naive, random)."""

    def __init__(self, manner: str, experience: Experience | None = None) -> None:
        self.manner = manner
        self.habits = practised(experience) if experience else BLANK

    def move(self, position: VampireQueen, seat: int, luck: FastChance) -> int:
        """What they play."""
        if self.manner == "naive":
            return GAME.naive(position, seat)
        if self.manner == "random":
            return any_move(position, seat, luck)
        return int(choose(position, seat, self.habits))


def any_move(position: VampireQueen, seat: int, luck: FastChance) -> int:
    """Any legal move."""
    moves = position.moves(seat)
    return moves[luck.below(len(moves))]


def chosen(players: Sequence[Player], luck: FastChance) -> Player:
    """One of the players."""
    return players[luck.below(len(players))]


def company(
    learner: Player, others: Sequence[Player], seats: int, luck: FastChance
) -> list[Player]:
    """Who sits where: learners alone, learners among players of one manner, or anybody."""
    lot = luck.below(100)
    if lot < 50:
        return [learner] * seats
    if lot < 85:
        table = [chosen(others, luck)] * seats
    else:
        table = [chosen([learner, *others], luck) for _ in range(seats)]
    for place in luck.shuffled(list(range(seats)), "seats")[: max(1, seats // 3)]:
        table[place] = learner
    return table


def fresh_game(seats: int, phases: int, luck: FastChance) -> VampireQueen:
    """A table at the beginning."""
    options = {"phases": phases}
    position = set_up(GAME, seats, options, GAME.shipped_edition(), luck.fork())
    return cast(VampireQueen, position)


def ideas_in(thought: Thought, move: int) -> Row:
    """How much of each idea is in a candidate."""
    return seen_alone(thought, range(idea.HOLD), lambda: worth(thought, move))


def ideas_held(thought: Thought) -> Row:
    """How much of each idea is in the hand."""
    return seen_alone(thought, range(idea.HOLD, idea.IDEAS), lambda: cost_of_hand(thought))


def seen_alone(thought: Thought, ideas: Iterable[int], total: Callable[[], int]) -> Row:
    """What remains of a sum if one idea counts and all others do not, idea by idea."""
    row: dict[int, float] = {}
    for which in ideas:
        thought.habits[thought.row + which] = ALONE
        if much := total():
            row[which] = much / ALONE
        thought.habits[thought.row + which] = 0
    return row


class Evening:
    """Games of one learner, and what they taught: about turns, and about hands."""

    def __init__(self, learner: Player, others: Sequence[Player], seed: int) -> None:
        self.learner = learner
        self.others = others
        self.luck = FastChance(seed)
        self.turns: Tallies = {}
        self.hands: Tallies = {}

    def play(self) -> None:
        """One game; the last of one or two phases is the one that is learned from."""
        luck = self.luck
        seats = TABLES[luck.below(len(TABLES))]
        table = company(self.learner, self.others, seats, luck)
        position = fresh_game(seats, 2 if luck.below(100) < 60 else 1, luck)
        noted: list[tuple[int, int, Thought]] = []
        while not position.is_over():
            (seat,) = position.to_act()
            last = position.words[at.PHASE] == position.phases
            if last and table[seat] is self.learner and luck.below(100) < TRIED:
                noted.append((seat, position.score(seat), self.try_all(position, seat, table)))
            odd = luck.below(100) < ODD
            move = any_move(position, seat, luck) if odd else table[seat].move(position, seat, luck)
            position.apply(seat, move)
        if all(player is self.learner for player in table):
            for seat, before, thought in noted:
                self.note_hand(thought, position.score(seat) - before)

    def try_all(self, position: VampireQueen, seat: int, table: list[Player]) -> Thought:
        """Try the candidates of this turn and note what they cost; return what the seat thought."""
        thought = Thought(position.clone(), seat, BLANK)
        moves = self.luck.shuffled(list(sensible_moves(thought.look)), "candidates")
        hunts = position.situation() == LEADING and min(moves) <= c.S20
        if len(moves) > 1 and not hunts and not thought.look.ends_now():
            moves = moves[:MOST_CANDIDATES]
            rows = [ideas_in(thought, move) for move in moves]
            costs = self.costs(position, seat, moves, table)
            add_turn(self.turns, (int(position.seats), int(thought.pressed)), rows, costs)
        return thought

    def costs(
        self, position: VampireQueen, seat: int, moves: list[int], table: list[Player]
    ) -> list[float]:
        """What each move costs the seat in this phase, on the average of the same worlds."""
        before = position.score(seat)
        total = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = position.world(seat, self.luck)
            seed = self.luck.word()
            for place, move in enumerate(moves):
                trial = world.clone()
                trial.apply(seat, move)
                play_out(trial, table, FastChance(seed))
                total[place] += (trial.score(seat) - before) / WORLDS
        return total

    def note_hand(self, thought: Thought, cost: int) -> None:
        """Take note of what a hand cost in the end, among equals."""
        now = (int(thought.look.position.seats), int(thought.pressed))
        self.hands.setdefault(now, Tally()).add(ideas_held(thought), cost, weight=1)


def play_out(position: VampireQueen, table: list[Player], luck: FastChance) -> None:
    """Play to the end of the game."""
    while not position.is_over():
        seat = position.words[at.TURN]
        odd = luck.below(100) < ODD_IN_PLAYOUTS
        move = any_move(position, seat, luck) if odd else table[seat].move(position, seat, luck)
        position.apply(seat, move)


# --- evenings ------------------------------------------------------------------------------------


def spend_evening(task: tuple[Experience, list[Experience], int, int]) -> tuple[Tallies, Tallies]:
    """Play so many games; what they taught about turns and about hands."""
    experience, former, games, seed = task
    others = [Player("thumb", rules_of_thumb()), Player("naive"), Player("random")]
    others += [Player("former", one) for one in former]
    evening = Evening(Player("learner", experience), others, seed)
    for _ in range(games):
        evening.play()
    return evening.turns, evening.hands


def practise(evenings: int, games: int, seed: int, processes: int) -> Iterator[Experience]:
    """The experience after each evening."""
    experience, former = rules_of_thumb(), list[Experience]()
    turns: list[Tallies] = []
    hands: list[Tallies] = []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for evening in range(evenings):
            seeds = [1_000_000 * seed + 1000 * evening + part for part in range(PARTS)]
            tasks = [(experience, former, games // PARTS, part) for part in seeds]
            taught = list(pool.map(spend_evening, tasks))
            turns = [*turns, merged((1, one) for one, _ in taught)][-REMEMBERED:]
            hands = [*hands, merged((1, other) for _, other in taught)][-REMEMBERED:]
            former = [*former, experience][-FORMER:]
            experience = learned(turns, hands)
            yield experience


def learned(turns: list[Tallies], hands: list[Tallies]) -> Experience:
    """The numbers that fit best what was seen, the last evening counting most."""
    ages = [FADING**age for age in reversed(range(len(turns)))]
    about_turns = solve(merged(zip(ages, turns, strict=True)), idea.IDEAS)
    about_hands = solve(merged(zip(ages, hands, strict=True)), idea.IDEAS)
    both = [*about_turns[: idea.HOLD], *about_hands[idea.HOLD :]]
    return [cast("tuple[int, int, int]", tuple(round(1000 * x) for x in one)) for one in both]


def main() -> None:
    """Practise, and print what was learned."""
    parser = argparse.ArgumentParser(prog="python -m tools.practise", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--evenings", type=int, default=10)
    parser.add_argument("--games", type=int, default=1000, help="on each evening")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    evenings = practise(given.evenings, given.games, given.seed, given.processes)
    for evening, experience in enumerate(evenings, start=1):
        sys.stderr.write(f"evening {evening} of {given.evenings}\n")
        if evening == given.evenings:
            print("\n".join(f"    {numbers}," for numbers in experience))


if __name__ == "__main__":
    main()
