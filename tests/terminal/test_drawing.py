"""Any scene of any game can be drawn, in 80 columns, with twelve seats and long names."""

import pytest
from rich.cells import cell_len

from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from tests.terminal.runs import House

LONG_NAMES = ",".join(
    [
        "Maximiliane Freifrau von Hohenstein",
        "伊藤さくら桜子の長い名前ですよ",
        "Очень длинное русское имя",
    ]
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_seats_with_long_names_fit_in_eighty_columns(house: House, language: str) -> None:
    run = house.run(
        "play", "vampire_queen", "--seats", "12", "--names", LONG_NAMES, "--seed", "5",
        "--lang", language, "--no-color", typed="\npass\n1\n14\nhelp\n" * 8, plain=False,
    )  # fmt: skip

    wide = [line for line in run.out.splitlines() if cell_len(line) > 80 and "/" not in line]
    assert run.code == 0
    assert wide == []


def test_a_turn_with_twelve_seats_fits_on_24_rows(house: House) -> None:
    run = house.run(
        "play", "vampire_queen", "--seats", "12", "--names", LONG_NAMES, "--seed", "5", typed="\n"
    )

    scene = run.out.split("Vampire Queen · ")[1].split("The game is saved")[0]
    assert scene.rstrip().count("\n") + 1 <= 24


@pytest.mark.parametrize("slug", ["envelopes", "turncoat", "watchmen"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_the_terminal_never_heard_of_can_be_played_to_its_end(
    house: House, slug: str, language: str
) -> None:
    house.put_tiny_games_on_the_shelf()
    low = SHELF[slug].seat_counts[0]

    run = house.run(
        "play", slug, "--seats", str(low), "--names", "Ann", "--seed", "2", "--lang", language,
        "--no-color", typed="help\nhint\ntable\n1\n2\n3\n" * 30, plain=False,
    )  # fmt: skip

    assert run.code == 0
    assert len(house.records) == 1
    assert house.run("verify", str(house.records[0])).code == 0
    assert house.run("replay", str(house.records[0]), "--open").code == 0


def test_a_compound_choice_is_made_part_by_part_and_can_be_taken_back_before_it_is_whole(
    house: House,
) -> None:
    house.put_tiny_games_on_the_shelf()
    typed = "2\n1\nundo\n1\nwhy give lantern\n1\n"

    run = house.run(
        "play", "watchmen", "--names", "Ann", "--seed", "2", "--seats", "3", typed=typed
    )

    assert "What do you give?" in run.text
    assert "What do you want for it?" in run.text
    assert run.text.count("What do you give?") == 2
    assert "Ann offers Corvina: coin for lantern." in run.text
