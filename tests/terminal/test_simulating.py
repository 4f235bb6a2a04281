"""`gruft simulate`: the same games for the same seed, counted by seat."""

import re

import pytest

from gruft.kernel.game import LANGUAGES
from tests.terminal.runs import House

FEW = ("simulate", "vampire_queen", "--games", "3", "--option", "phases=1", "--seed", "4")


def without_speed(out: str) -> str:
    return re.sub(r"\n.* moves per second\n", "\n", out)


def test_the_same_seed_gives_the_same_games(house: House) -> None:
    first = house.run(*FEW, "--bots", "moth,naive")
    second = house.run(*FEW, "--bots", "moth,naive")
    other = house.run(*FEW[:-1], "5", "--bots", "moth,naive")

    assert first.code == 0
    assert without_speed(first.out) == without_speed(second.out) != without_speed(other.out)


def test_the_seed_of_an_unseeded_run_is_told(house: House) -> None:
    first = house.run(*FEW[:-2], "--bots", "moth")
    seed = first.out.rsplit("--seed ", 1)[1].strip()

    again = house.run(*FEW[:-2], "--bots", "moth", "--seed", seed)

    assert without_speed(first.out) == without_speed(again.out)


def test_wins_are_shown_by_seat_with_intervals(house: House) -> None:
    run = house.run(*FEW, "--bots", "moth,naive", "--seats", "5")

    rows = re.findall(r"^ +(\d) +(Moth|Naive) +([\d.]+)% +([\d.]+) . ([\d.]+)", run.out, re.M)
    assert [(row[0], row[1]) for row in rows] == [
        ("1", "Moth"), ("2", "Naive"), ("3", "Moth"), ("4", "Naive"), ("5", "Moth")
    ]  # fmt: skip
    assert sum(float(row[2]) for row in rows) == pytest.approx(100, abs=0.5)
    assert all(float(low) <= float(share) <= float(high) for *_, share, low, high in rows)
    assert "moves per second" in run.out
    assert re.search("rules (compiled|interpreted)", run.out)


def test_wins_are_shown_by_role_where_seats_are_not_alike(house: House) -> None:
    few = ("--games", "3", "--option", "max_rounds=3", "--seed", "4", "--seats", "6")
    run = house.run("simulate", "vampire_connection", *few, "--bots", "moth")

    rows = re.findall(r"^Count(?:ess)? (\w+) +(\d+) +([\d.]+)%", run.out, re.M)
    assert [name for name, _, _ in rows] == sorted(name for name, _, _ in rows)
    assert [games for _, games, _ in rows] == ["3"] * 6
    assert sum(float(share) for _, _, share in rows) == pytest.approx(100, abs=0.5)
    assert "Rounds per game: 3.0 on average, 3 to 3" in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_decimal_sign(house: House, language: str) -> None:
    run = house.run(*FEW, "--bots", "moth", "--lang", language, plain=False)

    assert re.search(r"\d\.\d" if language == "en" else r"\d,\d", run.out)


def test_nothing_but_the_result_is_written_where_nobody_watches(house: House) -> None:
    assert house.run(*FEW, "--bots", "moth").err == ""


# --- facts ---------------------------------------------------------------------------------------

HUNT = ("simulate", "grottenstein", "--games", "2", "--option", "max_rounds=2", "--seed", "4")


def test_facts_are_counted_by_key_and_by_what_they_say(house: House) -> None:
    run = house.run(*HUNT, "--bots", "naive", "--count", "fact-throws,fact-throws:figure")

    rows = re.findall(r"^fact-throws(?: figure-(\w+))? +2 +100.0%.* ([\d.]+)$", run.out, re.M)
    assert run.code == 0
    figures = ["", "black", "blue", "green", "red", "yellow"]
    assert sorted(rows) == [(figure, "2.0" if figure else "10.0") for figure in figures]


def test_a_fact_that_the_game_does_not_know_is_refused(house: House) -> None:
    run = house.run(*HUNT, "--count", "fact-rains")

    assert run.code != 0
    assert "fact-rains" in run.err
