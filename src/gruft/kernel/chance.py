"""Luck: the only place where anything random comes from.

Rules receive a `Chance` and never make one. The strong kind serves real matches (nobody can compute
the deck from what they saw, and everybody can check it afterwards), the fast kind serves search and
simulation, the scripted kind lives in `script.py`. All of them turn 32-bit words into numbers in
the same way, so the stream is documented once (docs/fairness.md) and is the same compiled or not.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gruft.kernel.vectors import vector

LOW_WORD: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 8
STREAM_LABEL: Final = b"gruft-luck-1"
ASIDE_LABEL: Final = b"gruft-aside-1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck: numbers below a bound, dice and shuffles."""

    def word(self) -> i64:
        """Return the next word, uniform in 0 .. 2**32 - 1."""
        raise NotImplementedError

    def clone(self) -> "Chance":
        """Return a generator that will give the same luck, independently of this one."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """Return a number in 0 .. bound - 1, each equally likely (bound at most 2**30)."""
        scaled: i64 = self.word() * bound
        low: i64 = scaled & LOW_WORD
        if low < bound:
            # The words that would make small numbers likelier are thrown away.
            uneven: i64 = (LOW_WORD + 1) % bound
            while low < uneven:
                scaled = self.word() * bound
                low = scaled & LOW_WORD
        return scaled >> 32

    def fork(self) -> "FastChance":
        """Return a fast generator whose luck has nothing to do with what this one gives next."""
        return FastChance((self.word() << 29) ^ self.word())

    def aside(self) -> "StrongChance":
        """Return luck of its own that takes nothing from this one: the same as long as this one
        stands still, and hashed, so that whatever comes next tells nothing about it."""
        twin = self.clone()
        words = b"".join(int(twin.word()).to_bytes(4, "big") for _ in range(WORDS_PER_BLOCK))
        return StrongChance(hashlib.sha256(ASIDE_LABEL + words).digest())

    def pick(self, bound: i64, what: str) -> i64:
        """A number in 0 .. bound - 1 for a named choice of the rules; scripts may decide it."""
        return self.below(bound)

    def die(self, sides: i64) -> i64:
        """Throw one die."""
        return 1 + self.below(sides)

    def shuffle(self, pieces: vec[i64], deck: str) -> None:
        """Put the pieces of the named deck into a random order; place 0 is the top."""
        last: i64 = len(pieces) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            piece: i64 = pieces[last]
            pieces[last] = pieces[other]
            pieces[other] = piece
            last -= 1

    def shuffled(self, pieces: list[int], deck: str) -> list[int]:
        """Return the pieces of the named deck in a random order, top first."""
        order = vector(pieces)
        self.shuffle(order, deck)
        return list(order)


@final
class StrongChance(Chance):
    """SHA-256 in counter mode over a 256-bit seed: for real matches, checkable by anyone.

    Block i of branch b is SHA-256(label, seed, b as 8 bytes, i as 8 bytes), read as eight 32-bit
    words. A branch is a fresh stream of the same seed: luck goes on there after an undo past a
    draw.
    """

    def __init__(self, seed: bytes, branch: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.branch = branch
        self.blocks_used = 0
        self._block = b""
        self._place: i64 = WORDS_PER_BLOCK

    def word(self) -> i64:
        if self._place == WORDS_PER_BLOCK:
            self._open_next_block()
        start = self._place * 4
        self._place += 1
        return int.from_bytes(self._block[start : start + 4], "big")

    def _open_next_block(self) -> None:
        place = self.branch.to_bytes(8, "big") + self.blocks_used.to_bytes(8, "big")
        self._block = hashlib.sha256(STREAM_LABEL + self.seed + place).digest()
        self.blocks_used += 1
        self._place = 0

    def clone(self) -> "StrongChance":
        twin = StrongChance(self.seed, self.branch)
        twin.blocks_used = self.blocks_used
        twin._block = self._block
        twin._place = self._place
        return twin


@final
class FastChance(Chance):
    """The small fast counter generator sfc32: for search, simulation and tests, never for real
    matches."""

    def __init__(self, seed: i64) -> None:
        self._a: i64 = seed & LOW_WORD
        self._b: i64 = (seed >> 32) & LOW_WORD
        self._c: i64 = 0x9E3779B9
        self._counter: i64 = 1
        if seed != SAME_STATE:
            for _ in range(12):
                self.word()

    def word(self) -> i64:
        mixed: i64 = (self._a + self._b + self._counter) & LOW_WORD
        self._counter = (self._counter + 1) & LOW_WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & LOW_WORD
        self._c = ((((self._c << 21) & LOW_WORD) | (self._c >> 11)) + mixed) & LOW_WORD
        return mixed

    def clone(self) -> "FastChance":
        twin = FastChance(SAME_STATE)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._counter = self._counter
        return twin


#: A seed no caller uses: `clone` sets the state itself and skips the warming up.
SAME_STATE: Final = -1
