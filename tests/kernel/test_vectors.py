"""Vectors: flat runs of 64-bit integers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.vectors import vector, zeros

LOWEST, HIGHEST = -(2**63), 2**63 - 1


@pytest.mark.parametrize("length", [0, 1, 2, 110, 5000])
def test_zeros_are_as_many_as_asked_for(length: int) -> None:
    assert list(zeros(length)) == [0] * length


@given(st.lists(st.integers(LOWEST, HIGHEST)))
def test_a_vector_holds_the_numbers_in_order(numbers: list[int]) -> None:
    packed = vector(numbers)

    assert list(packed) == numbers
    assert len(packed) == len(numbers)


def test_a_vector_shares_nothing_with_the_list_it_was_made_from() -> None:
    numbers = [1, 2, 3]
    packed = vector(numbers)

    packed[0] = 7

    assert numbers == [1, 2, 3]
    assert list(packed) == [7, 2, 3]


def test_places_of_zeros_are_set_one_by_one() -> None:
    numbers = zeros(3)

    numbers[1] = HIGHEST

    assert list(numbers) == [0, HIGHEST, 0]


@pytest.mark.parametrize("number", [LOWEST - 1, HIGHEST + 1])
def test_a_number_of_more_than_64_bits_is_an_error_and_never_cut(number: int) -> None:
    with pytest.raises(OverflowError):
        vector([number])


def test_there_is_no_vector_of_fewer_than_no_numbers() -> None:
    with pytest.raises(ValueError, match="negative"):
        zeros(-1)
