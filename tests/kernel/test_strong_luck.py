"""The luck of real matches: a documented stream that anybody can compute again."""

import hashlib
import struct
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import FastChance, StrongChance
from tests.kernel.luck import words_of

SEED = bytes(range(32))

seeds = st.binary(min_size=32, max_size=32)
branches = st.integers(0, 2**64 - 1)
few = st.integers(0, 30)


def documented_stream(seed: bytes, branch: int) -> Iterator[int]:
    """Block i of branch b: SHA-256(label, seed, b, i), eight words of 32 bits, big end first."""
    block = 0
    while True:
        place = struct.pack(">QQ", branch, block)
        yield from struct.unpack(">8I", hashlib.sha256(b"gruft-luck-1" + seed + place).digest())
        block += 1


@given(seeds, branches)
def test_the_stream_is_the_documented_one(seed: bytes, branch: int) -> None:
    words = words_of(StrongChance(seed, branch), 20)

    assert words == list(islice(documented_stream(seed, branch), 20))


#: Computed by another program. Records that exist rely on them.
KNOWN_WORDS = [
    (
        bytes(32),
        0,
        "e7b063cf dbfba4d0 e68ab17d a87094a7 1a52654a bf6e5c67 082ded50 a79aa151 5e1cdcfb",
    ),
    (SEED, 0, "603d7e69 8c0a9cab f0f8e360 8a8d3a1d a1d60fc8 baf4cd92 97ede6c6 28cc01ce c18651eb"),
    (SEED, 1, "e4550617 13e27a85 b06f1711 24df2e5f a7631ccd 45f81f93 4930cd7c 52606183 b0a78d4a"),
    (
        SEED,
        2**40 + 3,
        "133653bb 31034cf8 78e29cb1 33d56485 699aa37d ba2c783a 2659fd55 6f93a4ed f2e27e7e",
    ),
]


@pytest.mark.parametrize(("seed", "branch", "known"), KNOWN_WORDS)
def test_the_first_words_never_change(seed: bytes, branch: int, known: str) -> None:
    words = words_of(StrongChance(seed, branch), 9)

    assert " ".join(f"{word:08x}" for word in words) == known


def test_throws_and_shuffles_of_a_seed_never_change() -> None:
    luck = StrongChance(SEED)

    throws = [luck.die(6) for _ in range(12)]
    order = luck.shuffled(list(range(10)), "deck")

    assert throws == [3, 4, 6, 4, 4, 5, 4, 1, 5, 3, 2, 2]
    assert order == [6, 0, 7, 2, 8, 5, 3, 9, 1, 4]


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_seed_of_another_length_is_an_error(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        StrongChance(bytes(length))


def test_without_a_branch_luck_comes_from_branch_0() -> None:
    assert words_of(StrongChance(SEED), 9) == words_of(StrongChance(SEED, 0), 9)


@given(seeds, branches, branches)
def test_every_branch_is_a_stream_of_its_own(seed: bytes, one: int, other: int) -> None:
    same = words_of(StrongChance(seed, one), 8) == words_of(StrongChance(seed, other), 8)

    assert same == (one == other)


@given(seeds, branches, few, few)
def test_a_clone_gives_the_same_luck(seed: bytes, branch: int, before: int, after: int) -> None:
    luck = StrongChance(seed, branch)
    words_of(luck, before)

    clone = luck.clone()

    assert words_of(clone, after) == words_of(luck, after)


@given(seeds, few, few)
def test_what_is_drawn_from_a_clone_is_not_drawn_from_the_original(
    seed: bytes, before: int, drawn: int
) -> None:
    luck = StrongChance(seed)
    words_of(luck, before)

    words_of(luck.clone(), drawn)

    assert words_of(luck, 20) == list(islice(documented_stream(seed, 0), before, before + 20))


@given(seeds, few)
def test_a_fork_is_fast_luck_made_of_the_next_two_words(seed: bytes, before: int) -> None:
    luck = StrongChance(seed)
    words_of(luck, before)
    first, second, third = islice(documented_stream(seed, 0), before, before + 3)

    fork = luck.fork()

    assert words_of(fork, 10) == words_of(FastChance((first << 29) ^ second), 10)
    assert luck.word() == third


def test_it_tells_how_many_blocks_it_used() -> None:
    luck = StrongChance(SEED)
    used = [luck.blocks_used]

    for words in (1, 7, 1, 16):
        words_of(luck, words)
        used.append(luck.blocks_used)

    assert used == [0, 1, 1, 2, 4]
