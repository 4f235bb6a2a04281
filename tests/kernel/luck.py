"""Luck for tests of luck: told word by word or choice by choice, and how even a sample is."""

from collections import Counter
from collections.abc import Hashable, Iterable

from gruft.kernel.chance import Chance

#: How many different words there are.
WORDS = 2**32


class ToldWords(Chance):
    """Luck whose words are told; `words` holds those that have not been asked for."""

    def __init__(self, words: Iterable[int]) -> None:
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


class ToldChoices(Chance):
    """Luck whose numbers below a bound are told; `bounds` holds the bounds that were asked for."""

    def __init__(self, choices: Iterable[int]) -> None:
        self.choices = list(choices)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.choices.pop(0)


def words_of(chance: Chance, count: int) -> list[int]:
    """The next words of this luck."""
    return [chance.word() for _ in range(count)]


def unevenness(found: Iterable[Hashable], cases: int) -> float:
    """Pearson's chi-square of a sample in which each of so many cases is equally likely."""
    counts = Counter(found)
    expected = counts.total() / cases
    missing = (cases - len(counts)) * expected
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing
