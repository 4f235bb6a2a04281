"""One line for each of many seeded matches, to compare the rules compiled and interpreted.

    python -m gruft.testing.digests
    python -m gruft.testing.digests vampire_queen

A digest covers every fact as each seat is told it, every position, and what each scene shows now
and then. The same source must give the same lines on every machine.
"""

import hashlib
import sys
from collections.abc import Collection, Iterator

from gruft.kernel.chance import Chance, FastChance, StrongChance
from gruft.kernel.edition import canonical
from gruft.kernel.game import Game
from gruft.shelf import SHELF
from gruft.testing.keeping import told_to
from gruft.testing.matches import Match, Trial, watchers, written
from gruft.testing.perception import perceive
from gruft.testing.tiny import TINY

GAMES = {**SHELF, **TINY}
FAST, STRONG = "fast", "strong"
#: After so many lines a seat's whole perception goes into the digest, worlds included.
LINES_PER_LOOK = 25


def luck_of(kind: str, seed: int) -> Chance:
    """The luck of a seeded match."""
    if kind == FAST:
        return FastChance(seed)
    return StrongChance(hashlib.sha256(f"digest {seed}".encode()).digest())


def play_digest(game: Game, seats: int, seed: int, luck: str = FAST) -> str:
    """Play one seeded match at random and return its fingerprint."""
    match = Match(Trial("digest", game, seats, seed), luck_of(luck, seed))
    digest = hashlib.sha256(written(game, match.position).encode())
    for number, line in enumerate(match.lines()):
        for watcher in watchers(seats):
            digest.update(canonical(told_to(line.journal, watcher)).encode())
        digest.update(written(game, match.position).encode())
        if number % LINES_PER_LOOK == 0:
            watcher = watchers(seats)[number // LINES_PER_LOOK % (seats + 1)]
            looked = perceive(game, match.position, watcher, number)
            digest.update(canonical(looked).encode())
    digest.update(canonical(match.position.outcome().to_json()).encode())
    return digest.hexdigest()


def lines(slugs: Collection[str] = tuple(GAMES)) -> Iterator[str]:
    """A line for each match of these games, the same compiled and interpreted."""
    for game in (GAMES[slug] for slug in slugs):
        for seats in game.seat_counts:
            for seed, luck in enumerate((FAST, STRONG)):
                digest = play_digest(game, seats, seed, luck)
                yield f"{game.slug} {seats} seats, seed {seed}, {luck} luck: {digest}"


if __name__ == "__main__":
    for line in lines(sys.argv[1:] or tuple(GAMES)):
        sys.stdout.write(f"{line}\n")
