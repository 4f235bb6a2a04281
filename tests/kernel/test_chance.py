"""Numbers below a bound: each equally likely, whatever the bound."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import Chance, FastChance, StrongChance
from tests.kernel.luck import WORDS, ToldWords, unevenness

BOUNDS = [1, 2, 3, 4, 5, 6, 7, 10, 13, 52, 108, 109, 487, 646, 1000]
LARGE_BOUNDS = [2**16, 2**16 + 1, 10**9, 2**30 - 1, 2**30]

bounds = st.integers(1, 2**30)
seeds = st.integers(0, 2**61)


def first_word_for(number: int, bound: int) -> int:
    """The smallest word that means this number, or a larger one: word * bound // 2**32 does."""
    return -(-number * WORDS // bound)


def is_thrown_away(word: int, bound: int) -> bool:
    told = ToldWords([word, WORDS - 1])
    told.below(bound)
    return told.words == []


def meaning(word: int, bound: int) -> int:
    return ToldWords([word]).below(bound)


def equally_many_words_mean(number: int, bound: int) -> None:
    """The words between two numbers mean the lower one; of one too many, the first is void."""
    share = WORDS // bound
    first, last = first_word_for(number, bound), first_word_for(number + 1, bound) - 1
    too_many = last - first + 1 - share

    assert too_many in (0, 1)
    assert is_thrown_away(first, bound) == (too_many == 1)
    for word in {first + too_many, first + 1, last}:
        assert meaning(word, bound) == number


@pytest.mark.parametrize("bound", BOUNDS)
def test_every_number_below_a_bound_is_meant_by_equally_many_words(bound: int) -> None:
    for number in range(bound):
        equally_many_words_mean(number, bound)


@given(bound=st.sampled_from(LARGE_BOUNDS) | bounds, data=st.data())
def test_it_is_so_for_large_bounds_too(bound: int, data: st.DataObject) -> None:
    number = data.draw(st.sampled_from([0, bound - 1]) | st.integers(0, bound - 1))

    equally_many_words_mean(number, bound)


def test_words_are_thrown_away_until_one_counts() -> None:
    """Of the 2**32 words one is too many for three numbers: the word 0."""
    told = ToldWords([0, 0, 0, WORDS // 3 + 1, 7])

    assert told.below(3) == 1
    assert told.words == [7]


def test_the_last_word_thrown_away_is_the_one_below_the_remainder() -> None:
    """For the bound 2**30 - 1 the remainder is 4: a low half of 3 is void, one of 4 counts."""
    bound = 2**30 - 1
    inverse = pow(bound, -1, WORDS)

    assert WORDS % bound == 4
    assert is_thrown_away(3 * inverse % WORDS, bound)
    assert not is_thrown_away(4 * inverse % WORDS, bound)


@pytest.mark.parametrize(
    "chance", [FastChance(2024), StrongChance(bytes(range(32)))], ids=["fast", "strong"]
)
@pytest.mark.parametrize(
    ("bound", "critical"),  # chi-square with bound - 1 degrees at p = 0.001
    [(2, 10.83), (3, 13.82), (6, 20.52), (13, 32.91), (52, 87.97), (108, 156.96)],
)
def test_the_numbers_come_equally_often(chance: Chance, bound: int, critical: float) -> None:
    luck = chance.clone()

    drawn = [luck.below(bound) for _ in range(100 * bound)]

    assert unevenness(drawn, bound) < critical


def test_an_uneven_sample_would_be_noticed() -> None:
    loaded = [1, 2, 3, 4, 5, 6] * 90 + [6] * 60
    without_six = [1, 2, 3, 4, 5] * 120

    assert unevenness(loaded, 6) == pytest.approx(30)
    assert unevenness(without_six, 6) == pytest.approx(120)


@given(seeds, bounds)
def test_a_number_lies_below_its_bound(seed: int, bound: int) -> None:
    luck = FastChance(seed)

    assert all(0 <= luck.below(bound) < bound for _ in range(20))


@given(seeds, st.integers(1, 100))
def test_a_die_shows_one_to_its_sides(seed: int, sides: int) -> None:
    die, number = FastChance(seed), FastChance(seed)

    for _ in range(20):
        assert die.die(sides) == number.below(sides) + 1


@given(seeds, bounds, st.text())
def test_a_named_choice_is_a_number_below_its_bound_whatever_its_name(
    seed: int, bound: int, name: str
) -> None:
    choice, number = FastChance(seed), FastChance(seed)

    for _ in range(20):
        assert choice.pick(bound, name) == number.below(bound)


def test_a_source_of_luck_must_say_its_words_and_how_it_is_cloned() -> None:
    bare = Chance()

    with pytest.raises(NotImplementedError):
        bare.word()
    with pytest.raises(NotImplementedError):
        bare.clone()
    with pytest.raises(NotImplementedError):
        bare.die(6)
