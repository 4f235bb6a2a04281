"""Sitting down: what a match may be set up with, and what its first position is."""

from dataclasses import replace

import pytest

from gruft.kernel.record import HIDDEN, Header
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import plain
from gruft.table.fair import commitment_to
from gruft.table.opening import LONGEST_NAME, begin, check_header, new_header
from tests.table.matches import NAMES, SECRET, header, opened, refusing, salts
from tests.table.toy import TOY


def with_names(*names: str) -> Header:
    return new_header(TOY, names, secret=SECRET, salts=salts(len(names)))


def test_a_header_holds_everything_that_replaying_needs() -> None:
    made = header(TOY, 3, turns=4)

    assert made == Header(
        game="toy",
        revision=3,
        edition=TOY.shipped_edition().digest,
        overrides={},
        options={"turns": 4},
        seats=3,
        names=("Ann", "Bo", "Çelik"),
        commitment=commitment_to(SECRET),
        salts=("00" * 16, "01" * 16, "02" * 16),
        secret=SECRET.hex(),
        start="fresh",
    )


def test_options_that_are_not_given_are_filled_in() -> None:
    assert header().options == {"turns": 6}


def test_an_owners_edition_is_kept_as_what_differs() -> None:
    edition = TOY.edition_from("[deck]\nsize = 7\n", "mine.toml")

    made = new_header(TOY, NAMES[:2], secret=SECRET, salts=salts(2), edition=edition)

    assert made.overrides == {"deck.size": 7}
    assert len(TOY.to_json(begin(TOY, made).position)["deck"]) == 7  # type: ignore[arg-type]


def test_the_set_up_of_the_game_is_told_and_its_luck_is_kept() -> None:
    table = opened()

    assert [drawn.draw.kind for drawn in table.draws] == ["shuffle", "pick"]
    assert plain(table.log.page(0)) == [
        {"key": "toy-begins", "args": {"player": {"seat": table.draws[1].draw.result[0]}}}
    ]


def test_a_match_may_begin_from_a_position_and_nobody_is_told_of_the_void_deal() -> None:
    start = {"points": [5, 6, 7]}
    made = new_header(TOY, NAMES[:3], secret=SECRET, salts=salts(3), start=start)

    beginning = begin(TOY, made)

    assert TOY.to_json(beginning.position)["points"] == [5, 6, 7]
    assert beginning.journal.facts == []
    assert beginning.position.chance is beginning.luck


def test_the_same_header_always_makes_the_same_beginning() -> None:
    first, second = begin(TOY, header()), begin(TOY, header())

    assert TOY.to_json(first.position) == TOY.to_json(second.position)
    assert first.luck.draws == second.luck.draws


# ---- what is refused ----


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_too_few_or_too_many_seats(seats: int) -> None:
    with refusing("seats-out-of-range", given=seats, low=2, high=4):
        header(seats=seats)


@pytest.mark.parametrize(
    "name", ["", " Ann", "Ann ", "A\nB", "A\tB", "\ud800", "x" * (LONGEST_NAME + 1)]
)
def test_a_name_that_cannot_be_shown(name: str) -> None:
    with refusing("name-unusable", limit=LONGEST_NAME):
        with_names("Bo", name)


def test_a_name_of_the_greatest_length_is_fine() -> None:
    assert with_names("x" * LONGEST_NAME, "Bo").names[0] == "x" * LONGEST_NAME


def test_a_salt_too_few() -> None:
    with refusing("salts-not-per-seat", given=2, wanted=3):
        new_header(TOY, NAMES[:3], secret=SECRET, salts=salts(2))


def test_a_name_too_many() -> None:
    with refusing("names-not-per-seat", given=4, wanted=3):
        check_header(TOY, replace(header(), names=NAMES[:4]))


def test_a_salt_of_another_length() -> None:
    with refusing("salt-unusable", limit=32):
        check_header(TOY, replace(header(), salts=("00" * 16, "00" * 15, "00" * 17)))


def test_an_unknown_option() -> None:
    with refusing("option-unknown", option="moon"):
        header(moon="full")


def test_an_option_of_a_file_that_the_game_writes_otherwise() -> None:
    with refusing("options-misspelled"):
        check_header(TOY, replace(header(), options={"turns": "6"}))


def test_an_option_that_is_newer_than_the_file_has_its_default() -> None:
    written = header()

    older = begin(TOY, replace(written, options={}))

    assert TOY.to_json(older.position) == TOY.to_json(begin(TOY, written).position)


def test_another_game() -> None:
    with refusing("record-other-game", given="chess", wanted="toy"):
        begin(TOY, replace(header(), game="chess"))


@pytest.mark.parametrize("revision", [2, 4])
def test_another_revision_of_the_rules(revision: int) -> None:
    with refusing("record-other-revision", given=revision, known=3):
        begin(TOY, replace(header(), revision=revision))


def test_an_edition_that_is_not_the_one_it_claims_to_be() -> None:
    with refusing("record-other-edition", given="00" * 32):
        begin(TOY, replace(header(), edition="00" * 32))


def test_overrides_that_the_game_does_not_allow() -> None:
    with pytest.raises(Refused, match="edition-out-of-range"):
        begin(TOY, replace(header(), overrides={"deck.size": 10}))


def test_a_secret_that_does_not_fit_the_commitment() -> None:
    with refusing("record-other-secret", given=commitment_to(SECRET)):
        begin(TOY, replace(header(), secret="00" * 32))


def test_nothing_begins_without_the_secret_or_from_a_hidden_position() -> None:
    with refusing("record-sealed"):
        begin(TOY, replace(header(), secret=""))
    with refusing("record-sealed"):
        begin(TOY, replace(header(), start=HIDDEN))
