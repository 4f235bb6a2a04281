"""The verifier that knows nothing of Gruft agrees with us, and finds every manipulated draw."""

import ast
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.record import Drawn, Record, Undone
from gruft.kernel.record_text import write_record
from gruft.shelf import SHELF
from gruft.table.opening import new_header
from gruft.table.records import record_of
from gruft.table.table import Table
from tests import independent_verifier
from tests.independent_verifier import Unfair
from tests.table.matches import NAMES, finished, opened, play, play_on, salts

VERIFIER = Path(independent_verifier.__file__)
EVERY_TABLE = [(slug, seats) for slug, game in SHELF.items() for seats in game.seat_counts]


@cache
def a_record() -> Record:
    return record_of(finished(seed=4, turns=30))


def manipulated(record: Record, number: int, drawn: Drawn) -> Record:
    return replace(record, draws=(*record.draws[:number], drawn, *record.draws[number + 1 :]))


def test_the_verifier_imports_the_standard_library_only() -> None:
    nodes = list(ast.walk(ast.parse(VERIFIER.read_text())))
    modules = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    modules |= {
        alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names
    }

    assert {str(module).partition(".")[0] for module in modules} <= sys.stdlib_module_names


@pytest.mark.parametrize(("slug", "seats"), EVERY_TABLE)
def test_whole_games_with_undos_are_found_fair(slug: str, seats: int) -> None:
    game, dice = SHELF[slug], random.Random(f"{slug} {seats}")
    header = new_header(game, NAMES[:seats], secret=dice.randbytes(32), salts=salts(seats))
    record = record_of(play_on(Table.open(game, header), dice, undos=True))
    assert any(isinstance(step, Undone) for step in record.play)

    draws = independent_verifier.verify(write_record(record))

    assert draws == len(record.draws)


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_the_toy_is_found_fair_with_any_secret(secret: int, seats: int) -> None:
    table = finished(seats=seats, seed=secret)

    assert independent_verifier.verify(write_record(record_of(table))) == len(table.draws)


@given(st.data())
def test_every_manipulated_draw_is_found(data: st.DataObject) -> None:
    record = a_record()
    number = data.draw(st.integers(0, len(record.draws) - 1))
    drawn = record.draws[number]
    high = max(drawn.draw.result) + 1
    other = data.draw(
        st.lists(
            st.integers(0, high), min_size=len(drawn.draw.result), max_size=len(drawn.draw.result)
        ).filter(lambda result: tuple(result) != drawn.draw.result)
    )
    forged = replace(drawn, draw=replace(drawn.draw, result=tuple(other)))

    with pytest.raises(Unfair, match="the stream gives"):
        independent_verifier.verify(write_record(manipulated(record, number, forged)))


def test_a_draw_that_was_left_out_is_found() -> None:
    record = a_record()

    with pytest.raises(Unfair, match="the stream gives"):
        independent_verifier.verify(write_record(replace(record, draws=record.draws[1:])))


def test_a_return_to_an_earlier_branch_is_found() -> None:
    record = a_record()
    back = Drawn(0, record.draws[0].draw)

    with pytest.raises(Unfair, match="earlier branch"):
        independent_verifier.verify(write_record(replace(record, draws=(*record.draws, back))))


def test_a_secret_that_was_not_promised_is_found() -> None:
    record = a_record()
    head = replace(record.header, secret="00" * 32)

    with pytest.raises(Unfair, match="commitment"):
        independent_verifier.verify(write_record(replace(record, header=head)))


def test_an_edited_line_is_found() -> None:
    text = write_record(a_record())

    with pytest.raises(Unfair, match="line 8"):
        independent_verifier.verify(text.replace("Ann", "Eve"))
    with pytest.raises(Unfair, match="digest"):
        independent_verifier.verify(text[:-2] + "x\n")
    with pytest.raises(Unfair, match="whole record"):
        independent_verifier.verify(text[:-1])


def test_a_running_match_is_not_finished() -> None:
    with pytest.raises(Unfair, match="not finished"):
        independent_verifier.verify(write_record(record_of(opened())))


def test_it_runs_by_itself_on_a_file(tmp_path: Path) -> None:
    table = opened()
    play(table, "throw")
    table.end(0, "aborted")
    fair, unfair = tmp_path / "fair.txt", tmp_path / "unfair.txt"
    fair.write_text(write_record(record_of(table)))
    unfair.write_text(fair.read_text().replace("die 6", "die 7"))

    results = [
        subprocess.run(
            [sys.executable, "-I", str(VERIFIER), str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
        for file in (fair, unfair)
    ]

    assert [result.returncode for result in results] == [0, 1]
    assert results[0].stdout == "fair: 3 draws\n"
    assert results[1].stderr.startswith("unfair: line ")
