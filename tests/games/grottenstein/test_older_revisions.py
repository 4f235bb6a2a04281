"""Matches that were begun by an older revision of the rules of Vampir open and go on by them."""

from dataclasses import replace
from pathlib import Path

import pytest

from gruft.games.grottenstein.game import FORMER, GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.record import Record
from gruft.kernel.record_text import read_record
from gruft.kernel.refusal import Refused
from gruft.table.opening import begin, new_header
from gruft.table.table import Table
from gruft.table.verify import verify
from tests.games.grottenstein.table import given

RECORDS = Path(__file__).parent / "records"


def old(name: str) -> Record:
    return read_record((RECORDS / f"{name}.gruft").read_text(encoding="utf-8"), name)


@pytest.mark.parametrize("name", ["revision_1", "revision_1_tuned"])
def test_an_old_record_replays_as_it_was(name: str) -> None:
    record = old(name)

    assert record.header.revision == 1 < GAME.revision
    assert verify(record, GAME).is_fair


@pytest.mark.clause("GR-221")
def test_in_an_old_match_the_vampire_still_dies_of_his_wounds() -> None:
    record = old("revision_1")

    assert record.result is not None
    assert record.result.cause == "end-vampire-dead"
    assert record.header.options["vampire_zero"] == "printed"


def test_an_old_match_that_runs_goes_on_by_its_own_rules() -> None:
    record = old("revision_1")
    table = Table.open(GAME, record.header)
    for step in record.play[:-1]:
        table.repeat(step)
    assert not table.position.is_over()

    last = record.play[-1]
    table.answer(last.seat, last.line)  # type: ignore[union-attr]

    assert table.position.outcome().cause == "end-vampire-dead"


def test_the_edition_of_the_old_rules_is_the_old_one() -> None:
    assert FORMER.shipped_edition().digest == old("revision_1").header.edition
    assert FORMER.shipped_edition().digest != GAME.shipped_edition().digest


def test_an_owners_values_lie_over_the_old_edition_in_an_old_match() -> None:
    edition = FORMER.edition_with({"start_lp": 30}, "owned")
    known = old("revision_1").header
    header = replace(known, edition=edition.digest, overrides={"start_lp": 30})

    position = begin(GAME, header).position

    assert GAME.to_json(position)["figures"]["red"]["life"] == 30  # type: ignore[index]


def test_new_matches_are_begun_by_the_new_rules() -> None:
    salts = [bytes(16), bytes(16)]

    assert new_header(GAME, ["A", "B"], secret=bytes(32), salts=salts).revision == 2
    with pytest.raises(Refused) as refused:
        set_up(GAME, 2, {"preset": "tuned"}, GAME.shipped_edition(), FastChance(1))
    assert refused.value.key == "option-unknown-word"


@pytest.mark.parametrize("revision", [0, 3])
def test_a_revision_that_nobody_knows_is_refused(revision: int) -> None:
    record = old("revision_1")
    stranger = replace(record, header=replace(record.header, revision=revision))

    with pytest.raises(Refused) as refused:
        verify(stranger, GAME)

    assert refused.value.key == "record-other-revision"


@pytest.mark.clause("GR-34")
def test_the_last_seat_plays_the_vampire_where_the_table_wants_it() -> None:
    for seats in GAME.seat_counts:
        assert given(seats=seats, options={"vampire_seat": -1}).player("vampire") == seats - 1
