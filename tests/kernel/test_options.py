"""Options: the choices of a table in all their written forms, and refusals of all others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.options import Option, read_options
from gruft.kernel.refusal import Refused

FOG = Option("fog", False, "XY-1")
PHASES = Option("phases", 5, "XY-2", low=-1, high=99)
MAP = Option("map", "small", "XY-3", words=("small", "large"))
SCHEMA = (FOG, PHASES, MAP)


def refusal_of(option: Option, given: object) -> Refused:
    with pytest.raises(Refused) as refused:
        option.read(given)
    return refused.value


# ---- all of them ----


def test_what_is_not_chosen_stays_as_usual() -> None:
    assert read_options(SCHEMA, {}) == {"fog": False, "phases": 5, "map": "small"}


def test_what_is_chosen_replaces_the_usual() -> None:
    chosen = read_options(SCHEMA, {"map": "large", "fog": True, "phases": 3})

    assert chosen == {"fog": True, "phases": 3, "map": "large"}


def test_options_come_in_the_order_of_the_game() -> None:
    chosen = read_options(SCHEMA, {"map": "large", "fog": True})

    assert list(chosen) == ["fog", "phases", "map"]


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        read_options(SCHEMA, {"fog": True, "rain": True})

    assert refused.value.key == "option-unknown"
    assert refused.value.details == {"option": "rain", "known": "fog, phases, map"}


def test_a_game_without_options_takes_none() -> None:
    assert read_options((), {}) == {}
    with pytest.raises(Refused, match="option-unknown"):
        read_options((), {"fog": True})


def test_a_value_that_is_not_offered_is_refused_among_the_others_too() -> None:
    with pytest.raises(Refused, match="option-out-of-range"):
        read_options(SCHEMA, {"fog": True, "phases": 100})


# ---- switches ----


@pytest.mark.parametrize("given", [True, "true", "on", "yes", "ON", "Yes"])
def test_a_switch_is_on(given: object) -> None:
    assert FOG.read(given) is True


@pytest.mark.parametrize("given", [False, "false", "off", "no", "OFF", "No"])
def test_a_switch_is_off(given: object) -> None:
    assert FOG.read(given) is False


@pytest.mark.parametrize("given", [1, 0, "1", "", "maybe", None, [True], "on "])
def test_a_switch_is_nothing_else(given: object) -> None:
    refusal = refusal_of(FOG, given)

    assert (refusal.key, refusal.clause) == ("option-not-a-switch", "XY-1")
    assert refusal.details == {"option": "fog", "given": str(given)}


# ---- words ----


@pytest.mark.parametrize("given", ["small", "large"])
def test_a_word_is_one_of_those_offered(given: str) -> None:
    assert MAP.read(given) == given


@pytest.mark.parametrize("given", ["Large", "", "medium", 0, None, ["large"]])
def test_another_word_is_refused_with_the_known_ones(given: object) -> None:
    refusal = refusal_of(MAP, given)

    assert (refusal.key, refusal.clause) == ("option-unknown-word", "XY-3")
    assert refusal.details == {"option": "map", "given": str(given), "known": "small, large"}


# ---- numbers ----


@given(st.integers(-1, 99))
def test_a_number_in_its_range_is_taken_as_number_or_as_text(number: int) -> None:
    assert PHASES.read(number) == number
    assert PHASES.read(str(number)) == number


@given(st.integers().filter(lambda number: not -1 <= number <= 99))
def test_a_number_outside_its_range_is_refused(number: int) -> None:
    refusal = refusal_of(PHASES, number)

    assert (refusal.key, refusal.clause) == ("option-out-of-range", "XY-2")
    assert refusal.details == {"option": "phases", "given": str(number), "low": -1, "high": 99}


@pytest.mark.parametrize(
    "given",
    [
        True,
        False,
        None,
        "",
        "-",
        "--1",
        "+1",
        "1.0",
        1.0,
        " 1",
        "1e1",
        "0x1",
        "five",
        "²",
        "٣",
        [5],
    ],
)
def test_what_is_not_written_as_a_whole_number_is_refused(given: object) -> None:
    refusal = refusal_of(PHASES, given)

    assert refusal.key == "option-out-of-range"
    assert refusal.details["given"] == str(given)


@pytest.mark.parametrize("option", SCHEMA)
def test_a_value_of_thousands_of_letters_or_digits_is_refused_without_repeating_them(
    option: Option,
) -> None:
    refusal = refusal_of(option, "9" * 5000)

    assert refusal.details["given"] == "9" * 60


def test_the_name_of_an_unknown_option_is_not_repeated_without_end() -> None:
    with pytest.raises(Refused) as refused:
        read_options(SCHEMA, {"x" * 5000: 1})

    assert refused.value.details["option"] == "x" * 60


def test_a_number_without_a_range_is_zero() -> None:
    fixed = Option("coins", 0, "XY-4")

    assert fixed.read(0) == 0
    assert refusal_of(fixed, 1).key == refusal_of(fixed, -1).key == "option-out-of-range"


def test_nine_digits_are_enough_for_any_option() -> None:
    wide = Option("coins", 0, "XY-4", low=0, high=10**10)

    assert wide.read("999999999") == 999_999_999
    assert refusal_of(wide, "1000000000").key == "option-out-of-range"


def test_people_are_offered_the_usual_numbers_and_may_choose_others() -> None:
    wide = Option("phases", 5, "XY-4", low=1, high=999, usual_high=10)

    assert wide.offered_high == 10
    assert wide.read(999) == 999
    assert Option("coins", 0, "XY-4", low=0, high=7).offered_high == 7
