"""Which evenings are spent: who sits, who watches, with which clock and delay, from which moment.

The same game and number always give the same evening. As a command it spends many of them:

    python -m tests.server.pairs_plans --game vampire_empire --games 200 --seed 7
"""

import argparse
import sys
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from gruft.kernel.scene import SPECTATOR
from gruft.shelf import SHELF
from gruft.table.live.setting import Clock
from tests.server.pairs import A_LONG_DAY, SECOND, Evening, Leak
from tests.server.pairs_evening import spend

#: Larger tables have no other secrets, only more people.
MOST_SEATS = 5
#: Moments of each game that luck would seldom lead to early in an evening.
MOMENTS_OF = {
    "vampire_connection": ("a window is open", "all choose at once"),
    "vampire_empire": ("a window is open",),
}
WIDTH = 40


def planned(game: str, seed: int, **chosen: object) -> Evening:
    """An evening by luck."""
    random = Random(f"{game} {seed}")
    counts = [count for count in SHELF[game].seat_counts if 2 <= count <= MOST_SEATS]
    seats = random.choice(counts)
    bots = tuple(random.sample(range(1, seats), random.randrange(seats - 1)))
    people = [seat for seat in range(seats) if seat not in bots]
    evening = Evening(
        game,
        seats,
        random.choice([SPECTATOR, *people]),
        seed,
        bots=bots,
        delay=random.choice([0, 0, 20 * SECOND]),
        clock=random.choice([Clock(), A_LONG_DAY]),
        begins=random.choice([0, 10, 40]),
        until=random.choice(["", "", *MOMENTS_OF.get(game, ())]),
    )
    known: dict[str, Any] = {**chosen}
    return replace(evening, **known)


def arguments(given: list[str] | None) -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.pairs_plans", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=sorted(SHELF), help="this game only")
    parser.add_argument("--games", type=int, default=100, help="evenings of each game")
    parser.add_argument("--seed", type=int, default=0, help="the first evening")
    return parser.parse_args(given)


def _progress(game: str, done: int, games: int) -> None:
    if sys.stderr.isatty():
        bar = "#" * (WIDTH * done // games)
        end = "\r\033[K" if done == games else ""
        sys.stderr.write(f"\r  {game} [{bar:<{WIDTH}}] {done} of {games} evenings{end}")
        sys.stderr.flush()


def _spend_many(game: str, typed: argparse.Namespace) -> bool:
    tally: Counter[str] = Counter()
    for number in range(typed.games):
        try:
            tally += spend(planned(game, typed.seed + number))
        except Leak as leak:
            sys.stdout.write(f"{game}: LEAK with --seed {typed.seed + number}: {leak}\n")
            return False
        _progress(game, number + 1, typed.games)
    counted = ", ".join(f"{count} {what}" for what, count in sorted(tally.items()))
    sys.stdout.write(f"{game}: nothing leaks on the wire ({counted})\n")
    return True


def main(given: list[str] | None = None) -> int:
    """Spend the evenings that were asked for; 1 if something leaked."""
    typed = arguments(given)
    games = [typed.game] if typed.game else sorted(SHELF)
    leaky = [game for game in games if not _spend_many(game, typed)]
    return 1 if leaky else 0


if __name__ == "__main__":
    sys.exit(main())
