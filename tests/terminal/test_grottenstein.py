"""Vampir at one screen: floors, figures, doors by state, notes, and where a throw leads."""

from functools import cache

import pytest
from rich.cells import cell_len

from gruft.games.grottenstein.game import GAME
from gruft.kernel.game import LANGUAGES
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import RED, VAMPIRE, Table, given
from tests.games.tables import SPECTATOR
from tests.terminal.runs import House
from tests.terminal.villa import NAMES, drawn, look, row

AGAINST_EACH_OTHER = ("--seat", "1=moth", "--seat", "2=moth", "--seat", "3=moth")
LONG_NAMES = ("Maximiliane Freifrau von Hohenstein", "Очень длинное русское имя", *NAMES[:3])


# ---- the villa ----------------------------------------------------------------------------------


def test_the_floors_are_drawn_with_figures_numbers_stairs_and_doors_by_state() -> None:
    table = given(
        red="Gh3", vampire="Ci3", doors={"Gh5/h6": "closed", "Gi3/j3": "destroyed"},
        zombies={"squares": ["Gb5", "Ub5"], "caster": "red"},
    )  # fmt: skip

    lines = drawn(look(table), table, RED)

    assert row(lines, 2) == "│· · · ·│·╫· ■ ■ · ·│· 5 · ·│≡│"
    assert row(lines, 3) == "│· · · ·/·│12· · V ·│· · · · ·│"
    assert row(lines, 1, 1) == "│· · · ·│· 3 · · ·│· 5 · · · ▓│"
    assert row(lines, 2, 1) == "│· 1 · ·→· · · · ·│· · · · ·│≡│"
    assert row(lines, 3, 1) == "│· · · ·│· · · R ·x· · · · · ·│"
    assert row(lines, 5, 1) == "│∩ Z · · · · · · · · · · · 12·│"
    below_5 = lines[lines.index(next(one for one in lines if one.startswith(" 5 │"))) + 1]
    assert below_5[36:] == "├──/────┬─┬────╪────┬─┬────↑──┤"


def test_all_three_floors_are_drawn_where_there_is_room_or_when_one_asks_for_the_table() -> None:
    table = given()

    wide, usual = drawn(look(table), table, RED, 100), drawn(look(table), table, RED, 80)
    narrow, whole = drawn(look(table), table, RED, 40), drawn(look(table), table, RED, whole=True)

    floors = ("Cellar (C)", "Ground floor (G)", "Upper floor (U)")
    counts = [sum(one in "\n".join(lines) for one in floors) for lines in (narrow, usual, wide)]
    assert counts == [1, 2, 3]
    assert all(one in "\n".join(whole) for one in floors)
    assert "Not seen yet:" in "\n".join(whole)


def test_the_floors_of_whose_turn_it_is_and_of_ones_own_come_first() -> None:
    table = given(slot="blue", blue="Ub5", red="Gh3")

    assert "Upper floor (U)" in "\n".join(drawn(look(table), table, RED, 40))
    both = "\n".join(drawn(look(table), table, RED, 80))
    assert "Upper floor (U)" in both
    assert "Ground floor (G)" in both


def test_corpses_servants_and_cards_on_the_floor_are_drawn() -> None:
    table = given(
        slot="blue", red={"state": "corpse", "at": "Gh3"}, green={"state": "servant", "at": "Gb5"},
        yellow={"state": "gone"}, floor={"Gc5": {"yellow": "Bow"}},
    )  # fmt: skip

    lines = drawn(look(table), table, SPECTATOR)

    assert row(lines, 3, 1) == "│· · · ·│· · · † ·/· · · · · ·│"
    assert row(lines, 5, 1) == "│∩ g & · · · · · · · · · · 12·│"
    assert "On the floor: Gc5 Bow (remains (yellow))" in lines


# ---- where a throw leads ------------------------------------------------------------------------


def test_reachable_squares_are_marked_on_the_plan_and_named_by_rooms() -> None:
    table = given(red="Gg11", dice=[1, 2])
    table.does("throw")

    lines = drawn(look(table), table, RED)

    assert row(lines, 8, 1) == "│7 · · ·│·│· • · · ·│·/· · · ·│"
    assert row(lines, 10, 1) == "│≡│· · ·│•/• • • • ·│·│· · · ⊞│"
    assert lines[-4:] == [
        "Roll: 3.",
        "1) Stay on Gg11 (Entrance hall)",
        "Or type the name of another square:",
        "Cloakroom: Ge10  Entrance hall: Gg8 Gf9–h9 Gf10–i10 Gf11",  # noqa: RUF001
    ]


def test_numbered_squares_are_offered_with_steps_and_what_lies_there() -> None:
    table = given(red="Gg11", dice=[4, 4], down={"G8": None}, open={"G8": "Sword"})
    table.does("throw")

    lines = drawn(look(table), table, RED)

    assert "1) Go to Gc11 (Chapel)  8 steps, G8: Sword" in lines
    assert "2) Go to Gj6 (Entrance hall)  8 steps, G9: face-down card" in lines
    assert "3) Stay on Gg11 (Entrance hall)" in lines


@pytest.mark.clause("GR-1")
def test_exactly_the_legal_destinations_are_offered() -> None:
    table = given(red="Gg11", dice=[6, 6])
    table.does("throw")
    eyes = look(table)

    lines = drawn(eyes, table, RED)
    at = lines.index("Or type the name of another square:")
    listed = [part for line in lines[at + 1 :] for part in line.split() if part[1:2].isalpha()]
    names = {name for part in listed for name in unfolded(part) if name[-1:].isdigit()}
    numbered = {one.move for one in table.decision().choices if eyes.has_number(one)}

    assert names | numbered == set(table.answers())
    assert names & numbered == set()


def unfolded(run: str) -> list[str]:
    """`Gf6-j6` stands for five squares."""
    first, _, last = run.partition("–")  # noqa: RUF001
    if not last:
        return [first]
    columns = range(ord(first[1]), ord(last[0]) + 1)
    return [f"{first[0]}{chr(column)}{first[2:]}" for column in columns]


def test_the_way_of_the_last_move_is_drawn() -> None:
    table = given(red="Gg11", dice=[4, 4])
    eyes = look(table)
    table.does("throw", "Gj6")
    for telling in table.journal.told(RED):
        eyes.hear(telling)

    lines = drawn(eyes, table, RED)

    assert row(lines, 6, 1) == "│· · · ·│≡│· ○ ○ ○ R│≡│· · · ·│"
    assert row(lines, 9, 1) == "│· · · ·/·│· ○ · · ·/·│· · · ·│"


def test_squares_without_a_number_cannot_be_chosen_by_one(house: House) -> None:
    typed = "1\n4\nGg9\n" * 2
    run = house.run(
        "play", GAME.slug, "--seed", "7", "--seats", "2", "--seat", "1=moth", "--seat", "2=Ann",
        "--option", "vampire_seat=0",
        typed=typed,
    )  # fmt: skip

    assert "There’s no number 4 here." in run.text
    assert "Ruprecht Hauk goes 2 steps, to Gg9." in run.text


# ---- figures and notes --------------------------------------------------------------------------


def test_life_is_drawn_as_a_bar_beside_player_square_and_room() -> None:
    table = given(red={"at": "Gh3", "life": 11}, vampire={"at": "Cg2", "life": 40})

    lines = drawn(look(table), table, RED)

    assert lines[1].split("  ")[0] == "▶R Ruprecht Hauk"
    assert "Bert         ███░░░░░ 11 Gh3 Music room" in lines[1]
    vampire = next(one for one in lines if one.startswith(" V "))
    assert "Ann          ████████ 40 Cg2 Crypt" in vampire


def test_the_hunters_of_one_player_are_listed_in_the_order_of_turns_with_what_they_carry() -> None:
    table = given(
        seats=2, slot="green", holds={"red": "Sword, Gold key", "green": "Crucifix"},
        red={"at": "Gh3", "poisoned": True},
    )  # fmt: skip
    eyes = look(table, names=("Graf", "Ann"))

    own, other = drawn(eyes, table, 1), drawn(eyes, table, 0)

    assert own[0] == "Vampir · Round 2 · Brother Anselm (Ann)"
    assert [line[1] for line in own[1:6] if line[1] != " "] == ["R", "B", "G"]
    assert own[2] == "    Sword, Gold key (1 of 3 places)  poisoned"
    assert other[2] == "    2 hidden event cards  poisoned"
    assert own[4].startswith("▶G Brother Anselm")


def test_the_vampires_notes_are_drawn_for_him_alone() -> None:
    table = given(
        wardrobe={"cape": 7, "teeth": 4, "nails": 2}, worn=["teeth"],
        locks={"crypt": "gold", "armour": "iron"},
    )  # fmt: skip

    own, other = ("\n".join(drawn(look(table), table, seat)) for seat in (VAMPIRE, RED))

    assert "Your notes: cape C7, nails U2  Crypt lock: gold" in own
    assert "Face down, known to you: C1" in own
    for hidden in ("Your notes", "gold", "cape", "Face down, known to you"):
        assert hidden not in other
    assert "Wardrobe: teeth" in other


# ---- every screen -------------------------------------------------------------------------------


@cache
def every_moment() -> list[Table]:
    return [moment() for moment in MOMENTS.values()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 100])
def test_every_question_fits_into_the_columns(language: str, width: int) -> None:
    for table in every_moment():
        seat = SPECTATOR if table.position.is_over() else table.turn
        eyes = look(table, language, LONG_NAMES)

        wide = [line for line in drawn(eyes, table, seat, width) if cell_len(line) > width]
        assert wide == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_and_looked_at_again(house: House, language: str) -> None:
    run = house.run(
        "play", GAME.slug, "--seed", "3", "--seats", "3", *AGAINST_EACH_OTHER,
        "--option", "max_rounds=2", "--lang", language, "--no-color", plain=False,
    )  # fmt: skip

    assert run.code == 0
    assert len(house.records) == 1
    again = house.run(
        "replay", str(house.records[0]), "--open", "--lang", language, "--no-color", plain=False
    )
    assert again.code == 0
