"""`python -m gruft.arena`: the measuring command for developers."""

import pytest

from gruft.arena.__main__ import main


def test_it_prints_a_small_table_and_says_how_far_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = "vampire_queen --against moth --candidate naive --deals 2 --seats 3"

    code = main(typed.split())

    printed = capsys.readouterr()
    assert code == 0
    assert printed.out.splitlines()[0] == "naive against 2 x moth: 2 deals, 6 games"
    assert [line.split()[0] for line in printed.out.splitlines()[1:]] == ["won", "points", "others"]
    assert "1 of 2 deals" in printed.err


def test_options_of_the_game_are_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    shared = "vampire_queen --candidate moth --deals 1 --seats 3 --option phases="

    points = []
    for phases in (1, 3):
        main(f"{shared}{phases}".split())
        points.append(float(capsys.readouterr().out.splitlines()[2].split()[1]))

    assert points[0] < points[1]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("snap", "There’s no game “snap” on the shelf"),
        ("vampire_queen --seats 2", "This game is for 3 to 12 players, not 2."),
        ("vampire_queen --option phases=0", "The option “phases” is a whole number"),
        ("vampire_queen --option colour=red", "There’s no option “colour”."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    typed: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(typed.split())

    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert sentence in printed.err


def test_a_bot_of_ones_own_is_named_by_module_and_attribute(
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = "vampire_queen --candidate tests.arena.spies:LAST --deals 1 --seats 3"

    code = main(typed.split())

    assert code == 0
    assert capsys.readouterr().out.startswith("last against 2 x moth")


@pytest.mark.parametrize(
    "typed",
    [
        "--deals 0",
        "--deals many",
        "--against dodo",
        "--against tests.arena.spies:DODO",
        "--against tests.arena.spies:Last",
        "--processes 0",
    ],
)
def test_nonsense_is_refused(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["vampire_queen", *typed.split()])

    assert left.value.code == 2
    assert "error: argument" in capsys.readouterr().err
