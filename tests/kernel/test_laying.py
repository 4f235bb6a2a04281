"""Written keys of a position: what is taken, and a sentence for everything else."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.game import LANGUAGES
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_switch,
    as_text,
    as_word,
    must_agree,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words

LONG = "x" * 500


# ---- keys ----


@pytest.mark.parametrize("data", [{}, {"turn": 1}, {"hands": [], "turn": 1}])
def test_known_keys_are_taken(data: dict[str, object]) -> None:
    refuse_unknown_keys(data, ("turn", "hands"))


def test_an_unknown_key_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        refuse_unknown_keys({"turn": 1, "tunr": 2}, ("turn", "hands"))

    assert refused.value.key == "position-unknown-key"
    assert refused.value.details == {"setting": "tunr", "known": "turn, hands"}


# ---- numbers ----


@given(st.integers(-5, 99))
def test_a_number_in_its_range_is_taken(number: int) -> None:
    assert as_number(number, "turn", -5, 99) == number


@pytest.mark.parametrize("given", [-6, 100, True, False, "5", 5.0, None, [5], {}, LONG])
def test_anything_else_is_not_a_number_in_its_range(given: object) -> None:
    with pytest.raises(Refused) as refused:
        as_number(given, "turn", -5, 99)

    assert refused.value.key == "position-bad-number"
    assert refused.value.details == {
        "setting": "turn",
        "given": str(given)[:60],
        "low": -5,
        "high": 99,
    }


# ---- seats ----


@given(st.integers(1, 12), st.data())
def test_a_seat_is_a_number_or_the_text_of_one(seats: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, seats - 1))

    assert as_seat(seat, "leader", seats) == seat
    assert as_seat(str(seat), "leader", seats) == seat


def test_even_the_largest_table_can_name_its_seats() -> None:
    assert as_seat("999", "leader", 1000) == as_seat(999, "leader", 1000) == 999


@pytest.mark.parametrize(
    "given", [5, -1, "5", "-1", "", " 1", "1.0", 1.0, True, None, [1], "²", "٣", "0001", LONG]
)
def test_anything_else_is_not_a_seat_at_this_table(given: object) -> None:
    with pytest.raises(Refused) as refused:
        as_seat(given, "leader", 5)

    assert refused.value.key == "position-bad-seat"
    assert refused.value.details == {"setting": "leader", "given": str(given)[:60], "high": 4}


# ---- texts ----


@given(st.text())
def test_a_text_is_taken_as_it_is(text: str) -> None:
    assert as_text(text, "hand") == text


def test_a_bare_number_is_read_as_it_is_written() -> None:
    assert as_text(13, "hand") == "13"


@pytest.mark.parametrize("given", [True, None, 1.5, ["6"], {"6": 1}])
def test_anything_else_is_not_a_text(given: object) -> None:
    with pytest.raises(Refused) as refused:
        as_text(given, "hand")

    assert refused.value.key == "position-not-a-text"
    assert refused.value.details == {"setting": "hand", "given": str(given)}


# ---- lists and objects ----


@pytest.mark.parametrize("given", [[], [1, "a", None]])
def test_a_list_is_taken(given: list[object]) -> None:
    assert as_list(given, "hands") == given


@pytest.mark.parametrize("given", ["6 6", 6, None, {"0": 1}, (1, 2), LONG])
def test_anything_else_is_not_a_list(given: object) -> None:
    with pytest.raises(Refused) as refused:
        as_list(given, "hands")

    assert refused.value.key == "position-not-a-list"
    assert refused.value.details == {"setting": "hands", "given": str(given)[:60]}


def test_an_object_is_taken_and_its_keys_are_texts() -> None:
    assert as_mapping({"a": 1, 2: "b"}, "known") == {"a": 1, "2": "b"}


@pytest.mark.parametrize("given", ["a: 1", 6, None, [("a", 1)], LONG])
def test_anything_else_is_not_an_object(given: object) -> None:
    with pytest.raises(Refused) as refused:
        as_mapping(given, "known")

    assert refused.value.key == "position-not-an-object"
    assert refused.value.details == {"setting": "known", "given": str(given)[:60]}


def test_a_list_for_each_seat_has_as_many_entries_as_there_are_seats() -> None:
    assert per_seat(["a", "b", "c"], "hands", 3) == ["a", "b", "c"]


@pytest.mark.parametrize("given", [[], ["a", "b"], ["a", "b", "c", "d"]])
def test_too_few_or_too_many_entries_are_refused(given: list[object]) -> None:
    with pytest.raises(Refused) as refused:
        per_seat(given, "hands", 3)

    assert refused.value.key == "position-not-per-seat"
    assert refused.value.details == {"setting": "hands", "given": len(given), "wanted": 3}


def test_what_is_not_a_list_is_not_one_for_each_seat() -> None:
    with pytest.raises(Refused, match="position-not-a-list"):
        per_seat("abc", "hands", 3)


# ---- switches and words ----


@pytest.mark.parametrize("value", [True, False])
def test_a_switch_is_true_or_false(value: bool) -> None:
    assert as_switch(value, "party") is value


@pytest.mark.parametrize("value", [0, 1, None, "true", "", []])
def test_nothing_else_is_a_switch(value: object) -> None:
    with pytest.raises(Refused, match="position-not-a-switch"):
        as_switch(value, "party")


def test_a_word_is_read_as_its_place_among_those_that_may_stand_here() -> None:
    assert [as_word(word, "place", ("castle", "tomb")) for word in ("castle", "tomb")] == [0, 1]
    assert as_word(2, "place", ["1", "2"]) == 1


@pytest.mark.parametrize("word", ["", "Castle", "castle ", "cas", "castle, tomb"])
def test_other_words_are_refused(word: str) -> None:
    with pytest.raises(Refused, match="position-unknown-word") as refused:
        as_word(word, "place", ("castle", "tomb"))

    assert refused.value.details == {"setting": "place", "given": word, "known": "castle, tomb"}


@pytest.mark.parametrize("value", [None, True, 1.5, ["castle"]])
def test_what_is_no_text_is_not_a_word(value: object) -> None:
    with pytest.raises(Refused, match="position-not-a-text"):
        as_word(value, "place", ("castle", "tomb"))


# ---- sentences ----


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "ask",
    [
        lambda: as_number(2.5, "turn", 0, 9),
        lambda: as_seat(2.5, "turn", 9),
        lambda: as_text(2.5, "turn"),
        lambda: as_list(2.5, "turn"),
        lambda: as_mapping(2.5, "turn"),
        lambda: as_switch(2.5, "turn"),
        lambda: as_word("2.5", "turn", ["castle", "tomb"]),
    ],
    ids=["number", "seat", "text", "list", "object", "switch", "word"],
)
def test_every_sentence_names_the_key_and_what_was_given(
    language: str, ask: Callable[[], object]
) -> None:
    with pytest.raises(Refused) as refused:
        ask()

    sentence = Words(language).refuse(refused.value)
    assert "turn" in sentence
    assert "2.5" in sentence


def test_keys_that_follow_from_the_others_must_say_the_same() -> None:
    found: dict[str, object] = {"over": False, "to_act": [1]}

    must_agree({"over": False, "turn": 3}, found, ("over", "to_act"))
    with pytest.raises(Refused) as refusal:
        must_agree({"to_act": [0]}, found, ("over", "to_act"))

    assert refusal.value.key == "position-disagrees"
    assert dict(refusal.value.details) == {"setting": "to_act", "given": "[0]", "found": "[1]"}
