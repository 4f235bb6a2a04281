"""Refusals: a message key, the clause behind it, and what the message needs."""

import copy
import pickle

import pytest

from gruft.kernel.refusal import Refused, seat_of, text, word, words

TOO_LOW = Refused("too-low", "XY-38", given=5, wanted=6)


def test_a_refusal_carries_key_clause_and_details() -> None:
    assert TOO_LOW.key == "too-low"
    assert TOO_LOW.clause == "XY-38"
    assert TOO_LOW.details == {"given": 5, "wanted": 6}


@pytest.mark.parametrize(
    ("refusal", "spelled"),
    [
        (TOO_LOW, "too-low [XY-38]: given=5, wanted=6"),
        (Refused("too-low", "XY-38"), "too-low [XY-38]"),
        (Refused("file-missing", file="a.toml"), "file-missing: file=a.toml"),
        (Refused("no"), "no"),
    ],
)
def test_a_programmer_reads_it_in_one_line(refusal: Refused, spelled: str) -> None:
    assert str(refusal) == spelled


def test_its_parts_are_shown_apart_where_it_is_not_caught() -> None:
    assert repr(TOO_LOW) == "Refused('too-low', 'XY-38', {'given': 5, 'wanted': 6})"


def test_refusals_with_the_same_words_are_the_same() -> None:
    assert TOO_LOW.same_as(Refused("too-low", "XY-38", given=5, wanted=6))


@pytest.mark.parametrize(
    "other",
    [
        None,
        Refused("too-high", "XY-38", given=5, wanted=6),
        Refused("too-low", "XY-37", given=5, wanted=6),
        Refused("too-low", "XY-38", given=4, wanted=6),
        Refused("too-low", "XY-38", given=5),
        Refused("too-low", "", given=5, wanted=6),
    ],
)
def test_refusals_with_other_words_are_not(other: Refused | None) -> None:
    assert not TOO_LOW.same_as(other)


@pytest.mark.parametrize("refusal", [TOO_LOW, Refused("no")])
def test_a_refusal_can_be_copied_and_sent_to_another_process(refusal: Refused) -> None:
    for again in (copy.copy(refusal), pickle.loads(pickle.dumps(refusal))):
        assert again is not refusal
        assert isinstance(again, Refused)
        assert refusal.same_as(again)


def test_a_refusal_is_raised_like_any_exception() -> None:
    with pytest.raises(Refused) as caught:
        raise TOO_LOW

    assert caught.value is TOO_LOW


def test_arguments_that_become_words_in_the_readers_language_are_marked() -> None:
    assert seat_of(3) == {"seat": 3}
    assert word("card-bat") == {"word": "card-bat"}
    assert text("Fritz") == {"text": "Fritz"}
    assert words(["card-bat", "card-wolf"]) == {"words": ["card-bat", "card-wolf"]}
