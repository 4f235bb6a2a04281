"""Recomputes the luck of a finished record. Written from docs/fairness.md alone, without Gruft.

    python3 tests/independent_verifier.py RECORD

It knows no game: it reads secret, salts and the list of draws, and makes every draw again. It says
what differs first, with the line of the file, and ends with exit code 1; a fair record ends with 0.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

DRAWS = ("word", "below", "pick", "die", "shuffle")


class Unfair(Exception):
    """The first thing that is not as it was promised."""


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def unsealed(text: str) -> list[tuple[int, str]]:
    """Check the checks, and return the lines between the first and the last without them."""
    first, *lines = text.split("\n")
    if first != "gruft record 1" or len(lines) < 2 or lines.pop() != "":
        raise Unfair("this is not a whole record of version 1")
    chain = hashlib.sha256(first.encode()).hexdigest()
    found = []
    for number, line in enumerate(lines[:-1], start=2):
        content, _, check = line.rpartition(" #")
        chain = hashlib.sha256(f"{chain}\n{content}".encode()).hexdigest()
        if check != chain[:8]:
            raise Unfair(f"line {number}: the check is {check}, but should be {chain[:8]}")
        found.append((number, content))
    if lines[-1] != f"digest: {chain}":
        raise Unfair(f"line {len(lines) + 1}: the digest should be {chain}")
    return found


class Luck:
    """The stream of one branch."""

    def __init__(self, seed: bytes, branch: int) -> None:
        self.words = self._stream(seed, branch)

    @staticmethod
    def _stream(seed: bytes, branch: int) -> Iterator[int]:
        block = 0
        while True:
            eight = sha(b"gruft-luck-1", seed, branch.to_bytes(8, "big"), block.to_bytes(8, "big"))
            yield from (int.from_bytes(eight[at : at + 4], "big") for at in range(0, 32, 4))
            block += 1

    def below(self, bound: int) -> int:
        while True:
            product = next(self.words) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32

    def shuffle(self, size: int) -> list[int]:
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def draw(self, kind: str, bound: int) -> list[int]:
        if kind == "shuffle":
            return self.shuffle(bound)
        if kind == "word":
            return [next(self.words)]
        return [self.below(bound) + (kind == "die")]


def check_draws(lines: list[tuple[int, str]], seed: bytes) -> int:
    """Make every listed draw again; return how many there were."""
    luck, branch, count = Luck(seed, 0), -1, 0
    for number, line in lines:
        if line.startswith("branch "):
            if int(line[7:]) <= branch:
                raise Unfair(f"line {number}: luck goes back to an earlier branch")
            branch = int(line[7:])
            luck = Luck(seed, branch)
            continue
        head, _, result = line.rpartition(":")
        kind, *_, bound = head.split(" ")
        if branch < 0 or kind not in DRAWS:
            raise Unfair(f"line {number}: this is no draw")
        drawn = luck.draw(kind, int(bound))
        if [int(value) for value in result.split()] != drawn:
            raise Unfair(f"line {number}: the stream gives {head}: {' '.join(map(str, drawn))}")
        count += 1
    return count


def verify(text: str) -> int:
    """Check a finished record; return the number of draws, or raise `Unfair`."""
    lines = unsealed(text)
    contents = [content for _, content in lines]
    if "play" not in contents or "draws" not in contents:
        raise Unfair("this record is not finished")
    header = dict(content.split(": ", 1) for content in contents[: contents.index("play")])
    secret = bytes.fromhex(header["secret"])
    if sha(b"gruft-commitment-1", secret).hex() != header["commitment"]:
        raise Unfair("the secret does not fit the commitment")
    salts = [bytes.fromhex(salt) for salt in json.loads(header["salts"])]
    seed = sha(b"gruft-seed-1", secret, *salts)
    return check_draws(lines[contents.index("draws") + 1 :], seed)


if __name__ == "__main__":
    try:
        draws = verify(Path(sys.argv[1]).read_bytes().decode())
    except (Unfair, ValueError, KeyError, ArithmeticError) as problem:
        sys.exit(f"unfair: {problem}")
    sys.stdout.write(f"fair: {draws} draws\n")
