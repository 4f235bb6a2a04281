"""Windows at one screen: nobody is asked for nothing, and nobody learns who had nothing to say."""

import pytest
from rich.console import Console

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.game import LANGUAGES
from gruft.terminal.looks import look_for
from gruft.terminal.names import with_seats
from gruft.terminal.unasked import can_be_skipped, only_answer
from gruft.words.speech import Words
from tests.games.vampire_connection.table import given, turn_begins
from tests.terminal.runs import House


def watchmen(house: House, names: str, typed: str, seed: int = 2) -> str:
    house.put_tiny_games_on_the_shelf()
    return house.run(
        "play", "watchmen", "--names", names, "--seats", "3", "--seed", str(seed), typed=typed
    ).text


def test_alone_against_bots_nobody_is_asked_where_passing_is_all_they_can_do() -> None:
    table = given(["wolf", "-", "Thrashon, stake"])
    table.plays(0, "wolf > village")
    powerless = table.scene(1)
    table.plays(1, "pass")
    hunter = table.scene(2)

    assert only_answer(powerless, alone=True) == "pass"
    assert only_answer(powerless, alone=False) is None
    assert only_answer(hunter, alone=True) is None


def test_a_window_can_be_skipped_unless_it_names_the_seat() -> None:
    tomb = turn_begins(["-", "-", "-"], places=["castle", "castle", "tomb"])
    attack = given(["Good Opportunity", "book", "-"], captives=["-", "V14", "-"])
    attack.plays(0, "GO; on The Baker")

    assert can_be_skipped(tomb.scene(1))
    assert not can_be_skipped(attack.scene(1))
    assert not can_be_skipped(given(["mist", "-", "-"]).scene(0))


def test_who_skips_is_not_asked_in_windows_until_their_own_turn(house: House) -> None:
    begin, end = "\nstay\n\npass\n", "\nstay\n\npass\n\npass\n"

    asked = watchmen(house, "Ann,Ben,Zoe", f"{begin}\npass\n\nstay\n\npass\n\npass\n{end}")
    skipped = watchmen(house, "Ann,Ben,Zoe", f"{begin}\nskip\n\nstay\n\npass\n{end}")

    assert asked.count("Zoe> ") == 3
    assert skipped.count("Zoe> ") == 2
    assert "Zoe> skip" in skipped
    assert len(house.records) == 2


def test_outside_a_window_there_is_nothing_to_skip(house: House) -> None:
    shown = watchmen(house, "Ann", "skip\n")

    assert "There’s no window here that you could skip." in shown


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("offer Ben", "offer seat 1"),
        ("trade ben the bold: mist <-> wolf", "trade seat 2: mist <-> wolf"),
        ("Rudey+0 -> ANN", "Rudey+0 -> seat 0"),
        ("rob The Benefactor", "rob The Benefactor"),
    ],
)
def test_players_are_written_by_their_names(typed: str, read: str) -> None:
    assert with_seats(typed, ["Ann", "Ben", "Ben the Bold"]) == read


def test_a_trade_is_typed_in_one_line_with_the_name_of_the_player(house: House) -> None:
    typed = "offer Lenore\n1\nundo\nundo\ntrade Corvina: hunchback <-> party\n"

    run = house.run(
        "play", "vampire_connection", "--seats", "3", "--names", "Ann", "--seed", "4",
        "--option", "start=0", typed=typed,
    )  # fmt: skip

    assert "Choose what you give." in run.text
    assert "Ann offers Corvina: hunchback for Party." in run.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_table_of_six_with_long_names_fits_the_width(language: str, width: int) -> None:
    names = ["Maximiliane Freifrau von Hohenstein", "Очень длинное русское имя", *"ABCD"]
    words = Words(language, [GAME.package, "gruft.terminal"], names)
    table = given(
        ["mist*3, wolf", "bat*3", "-", "Rudey", "-", "-"], places=["castle", *["tomb"] * 5],
        markers=[None, "stake", "stake", None, None, None], fresh="V12", dead=["V13", *["-"] * 5],
        captives=["V10, V14", "V06, V28, V26", "V11", "-", "-", "-"], sunrise=True,
        laid=[{"card": "crucifix", "castle": 0, "victims": "V10, V12, V14"}],
    )  # fmt: skip
    console = Console(width=width, file=None, record=True, color_system=None)

    look = look_for("vampire_connection", words)
    with console.capture() as captured:
        for thing in look.table(table.scene(0)):
            console.print(thing)

    shown = captured.get()
    assert max(len(line) for line in shown.splitlines()) <= width
    for victim in ("v10", "v12", "v28"):
        assert words.say(f"name-{victim}").split()[-1] in shown
    assert "[" in shown
    assert "†" in shown
