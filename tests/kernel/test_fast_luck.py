"""The luck of search and simulation: sfc32, the same on every machine."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import FastChance
from tests.kernel.luck import WORDS, words_of

seeds = st.integers(-(2**63), 2**63 - 1).filter(lambda seed: seed != -1)
few = st.integers(0, 30)


def sfc32(seed: int) -> Iterator[int]:
    """The generator as it was published, begun with the halves of the seed and twelve rounds."""
    a, b, c, counter = seed % WORDS, (seed >> 32) % WORDS, 0x9E3779B9, 1
    rounds = 0
    while True:
        word = (a + b + counter) % WORDS
        a, b, c = b ^ b >> 9, (c + (c << 3)) % WORDS, ((c << 21 | c >> 11) + word) % WORDS
        counter = (counter + 1) % WORDS
        rounds += 1
        if rounds > 12:
            yield word


@given(seeds)
def test_the_stream_is_sfc32(seed: int) -> None:
    assert words_of(FastChance(seed), 20) == list(islice(sfc32(seed), 20))


@pytest.mark.parametrize(
    ("seed", "known"),
    [
        (0, "5515bf5a 760ecfff 1b36c8e1 c4b53e58 67f2a144 0c5e7e09"),
        (1, "22284310 c2cd1a3e 29e81d7b 8995da7f 74442f2c 151a22dd"),
        (7, "05fed810 a9da6ebf b16fceb4 90b5ef7f ade85831 5af25c1f"),
        (2**32, "d4b3554c 7e456ee6 869a5c15 dbaaf296 257259e6 0cab9786"),
        (2**61 - 1, "ee104aa1 1a331e6c 6e89ba8b 5aa11bf4 1a977aa2 daf02b2a"),
        (-5, "71220eb0 5d261fc9 e611af0c eef3ddb6 ec7777a9 45c0314b"),
    ],
)
def test_the_first_words_never_change(seed: int, known: str) -> None:
    words = words_of(FastChance(seed), 6)

    assert " ".join(f"{word:08x}" for word in words) == known


def test_throws_and_shuffles_of_a_seed_never_change() -> None:
    luck = FastChance(7)

    throws = [luck.die(6) for _ in range(12)]
    order = luck.shuffled(list(range(10)), "deck")

    assert throws == [1, 4, 5, 4, 5, 3, 6, 4, 1, 4, 2, 1]
    assert order == [6, 1, 3, 8, 9, 7, 2, 4, 5, 0]


@given(seeds, few, few)
def test_a_clone_gives_the_same_luck(seed: int, before: int, after: int) -> None:
    luck = FastChance(seed)
    words_of(luck, before)

    clone = luck.clone()

    assert words_of(clone, after) == words_of(luck, after)


@given(seeds, few, few)
def test_what_is_drawn_from_a_clone_is_not_drawn_from_the_original(
    seed: int, before: int, drawn: int
) -> None:
    luck = FastChance(seed)
    words_of(luck, before)

    words_of(luck.clone(), drawn)

    assert words_of(luck, 20) == list(islice(sfc32(seed), before, before + 20))


@given(seeds)
def test_a_fork_is_made_of_the_next_two_words(seed: int) -> None:
    luck = FastChance(seed)
    first, second, third = islice(sfc32(seed), 3)

    fork = luck.fork()

    assert words_of(fork, 10) == list(islice(sfc32((first << 29) ^ second), 10))
    assert luck.word() == third


@given(seeds)
def test_forks_differ_from_each_other_and_from_what_comes_next(seed: int) -> None:
    luck = FastChance(seed)

    streams = [words_of(one, 4) for one in (luck.fork(), luck.fork(), luck)]

    assert len({tuple(stream) for stream in streams}) == 3
