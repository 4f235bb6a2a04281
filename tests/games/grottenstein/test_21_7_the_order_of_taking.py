"""Chapter 21: what follows for hidden cards of a sheet from when they were taken and shown.

Of every hidden card is kept when it was taken, how many places it and the earlier hidden ones can
fill, and what it cannot be: written here as `E09 1 3` or `E09 1 3 shield`, in the order of taking.
"""

from collections.abc import Iterable

import pytest

from tests.games.grottenstein.table import Table, given

DENIALS = {"": "-", "s": "shield", "g": "garlic", "sg": "shield, garlic"}


def read(cards: Iterable[str]) -> dict[str, object]:
    """Hidden cards as positions write them."""
    entries: dict[str, object] = {}
    for one in cards:
        card, taken, room, *denied = one.split()
        entry = {"taken": int(taken), "room": int(room), "denied": DENIALS["".join(denied)]}
        entries[card] = entry
    return entries


def with_sheet(*hidden: str, shown: str = "", blue_has: str = "-", **keys: object) -> Table:
    """Red stands on the square of G4; of their cards those that are shown are known to all."""
    entries = read(hidden)
    usual: dict[str, object] = {
        "red": "Gh3",
        "down": {"G4": None},
        "knowledge": {"hidden": {"red": entries}, "shown": shown or "-"},
    }
    red_has = ", ".join([*entries, *([shown] if shown else [])])
    holds = {"red": red_has or "-", "blue": blue_has}
    return given(holds=holds, **(usual | keys))  # type: ignore[arg-type]


def hidden(table: Table, colour: str = "red") -> list[str]:
    """The hidden cards of a sheet in the order of taking, as they are written above."""
    sheets = table.knowledge["hidden"]
    assert isinstance(sheets, dict)
    short = {text: letters for letters, text in DENIALS.items()}
    return [
        f"{card} {entry['taken']} {entry['room']} {short[entry['denied']]}".strip()
        for card, entry in sheets[colour].items()
    ]


# --- taking --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-96", "GR-230")
@pytest.mark.parametrize(
    ("shown", "room"),
    [("", 3), ("E02", 2), ("E02, E03", 1), ("E15, E02", 2), ("C06", 1), ("C06, E02, E15", 0)],
)
def test_a_hidden_card_fits_beside_what_lies_open(shown: str, room: int) -> None:
    table = with_sheet(shown=shown, down={"G4": "E13"})

    table.does("stay", "reveal", "take")

    assert hidden(table) == [f"E13 1 {room}"]


@pytest.mark.clause("GR-96", "GR-230")
def test_hidden_cards_are_counted_over_all_sheets() -> None:
    table = with_sheet("E02 1 2", "E15 4 3", down={"G4": "E13"}, blue_has="E03")

    table.does("stay", "reveal", "take")

    assert hidden(table, "blue") == ["E03 5 3"]
    assert hidden(table) == ["E02 1 2", "E15 4 3", "E13 6 3"]
    assert table.knowledge["takes"] == 6


@pytest.mark.clause("GR-96")
@pytest.mark.parametrize(
    ("before", "taken", "after"),
    [
        (["E02 1 3", "E03 2 3"], "E09", ["E02 1 3", "E03 2 2"]),
        (["E02 1 3", "E15 2 1"], "E09", ["E02 1 3", "E15 2 1"]),
        (["E03 1 3", "E02 2 3"], "E16", ["E03 1 3", "E02 2 3"]),
        (["E15 3 3", "E02 5 3"], "E09", ["E15 3 3", "E02 5 2"]),
        (["E02 1 3"], "C06", ["E02 1 1"]),
        ([], "E09", []),
    ],
)
def test_an_open_card_leaves_less_room_to_all_that_are_hidden(
    before: list[str], taken: str, after: list[str]
) -> None:
    table = with_sheet(*before, open={"G4": taken})

    table.does("stay", f"take {taken}")

    assert hidden(table) == after


@pytest.mark.clause("GR-96")
def test_an_open_card_leaves_others_as_much_room_as_they_had() -> None:
    table = with_sheet("E02 1 3", blue_has="E03", open={"G4": "E09"})

    table.does("stay", "take E09")

    assert hidden(table) == ["E02 1 2"]
    assert hidden(table, "blue") == ["E03 2 3"]


@pytest.mark.clause("GR-96")
def test_room_that_is_won_later_is_not_room_then() -> None:
    table = with_sheet("E15 1 1", shown="E02, E03")

    table.does("stay", "put E02")

    assert hidden(table) == ["E15 1 1"]


# --- showing -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-96", "GR-121")
@pytest.mark.parametrize(
    ("before", "put", "after"),
    [
        # the only cellar card: what came before it left its places free, what came later too
        (["C05 1 3", "E02 2 3", "E03 3 3"], "C05", ["E02 2 2", "E03 3 2"]),
        (["E02 1 3", "C05 2 3", "E03 3 3"], "C05", ["E02 1 2", "E03 3 2"]),
        (["E02 1 3", "E03 2 3", "C05 3 3"], "C05", ["E02 1 3", "E03 2 2"]),
        (["E02 1 1", "C05 2 3", "E03 3 3"], "C05", ["E02 1 1", "E03 3 2"]),
        (["E15 1 3", "C06 2 3", "E03 3 3"], "C06", ["E15 1 1", "E03 3 1"]),
        (["E15 1 3", "C07 2 3", "E03 3 3"], "C07", ["E15 1 3", "E03 3 3"]),
        (["E15 1 3", "E16 3 3", "C05 5 2", "E17 7 3"], "C05", ["E15 1 3", "E16 3 1", "E17 7 2"]),
        # one of several event cards: only the sum stays certain, and the ranks are closed
        (["E02 1 1", "E03 2 3"], "E03", ["E02 1 2"]),
        (["E02 1 1", "E03 2 3"], "E02", ["E03 1 2"]),
        (["E02 1 1", "E03 4 2", "E15 6 3"], "E02", ["E03 1 2", "E15 4 2"]),
        (["E02 1 1", "E03 4 2", "E15 6 3"], "E03", ["E02 1 2", "E15 4 2"]),
        (["E02 1 1", "E03 4 2", "E15 6 3"], "E15", ["E02 1 3", "E03 4 3"]),
        (["E15 1 3", "E03 4 3", "E02 6 3"], "E15", ["E03 1 3", "E02 4 3"]),
        (["E02 1 3", "C05 2 3", "E15 3 3"], "E02", ["E15 1 2", "C05 2 2"]),
        (["E02 1 3", "C05 2 3", "E15 3 3"], "E15", ["E02 1 3", "C05 2 3"]),
        (["E15 1 3", "C05 2 3", "C01 3 3"], "C05", ["E15 1 2", "C01 2 2"]),
        (["E09 2 3"], "E09", []),
    ],
)
def test_what_follows_when_a_hidden_card_is_put_down(
    before: list[str], put: str, after: list[str]
) -> None:
    table = with_sheet(*before)

    table.does("stay", f"put {put}")

    assert hidden(table) == after
    assert table.open_on("G4") == {put}


@pytest.mark.clause("GR-96", "GR-121")
def test_a_card_that_is_used_stays_on_the_sheet_and_is_known() -> None:
    table = with_sheet("E15 1 3", "E02 2 3", "C05 3 3")

    table.does("stay", "use E02 R")

    assert hidden(table) == ["E15 1 2", "C05 3 2"]
    assert table.knowledge["shown"] == "E02"
    table.comes_to("red")
    table.does("stay", "use E02 R")
    assert hidden(table) == ["E15 1 2", "C05 3 2"]


@pytest.mark.clause("GR-96", "GR-121")
def test_open_cards_of_the_same_deck_are_told_apart_from_hidden_ones() -> None:
    table = with_sheet("C05 1 1", "E15 2 3", shown="E02")

    table.does("stay", "put E15")

    assert hidden(table) == ["C05 1 1"]


@pytest.mark.clause("GR-230")
def test_what_others_hold_does_not_matter() -> None:
    table = with_sheet("E02 1 3", "C05 2 3", blue_has="E03, C01")

    table.does("stay", "put C05")

    assert hidden(table) == ["E02 1 2"]
    assert hidden(table, "blue") == ["E03 3 3", "C01 4 3"]


@pytest.mark.clause("GR-230")
def test_it_does_not_matter_either_when_nobody_saw_which_one_it_was() -> None:
    table = with_sheet("E02 1 3 s", "E15 2 3", blue_has="E03, E16")

    table.does("stay", "put E02")

    assert hidden(table) == ["E15 1 2"]
    assert hidden(table, "blue") == ["E03 3 3", "E16 4 3"]


def blue_with(*hidden: str, shown: str = "", **keys: object) -> Table:
    """Blue stands on the square of G4; the first-aid kit, the first of all cards, is for her."""
    entries = read(hidden)
    usual: dict[str, object] = {
        "slot": "blue",
        "blue": "Gh3",
        "down": {"G4": None},
        "knowledge": {"hidden": {"blue": entries}, "shown": shown or "-"},
    }
    holds = {"blue": ", ".join([*entries, *([shown] if shown else [])])}
    return given(holds=holds, **(usual | keys))  # type: ignore[arg-type]


@pytest.mark.clause("GR-96", "GR-99")
def test_the_kit_of_the_physician_is_a_card_like_any_other() -> None:
    table = blue_with("C05 1 3", "E15 2 3", "E01 3 3", open={"G4": "E09"})

    table.does("stay", "take E09")
    assert hidden(table, "blue") == ["C05 1 3", "E15 2 3", "E01 3 2"]
    table.comes_to("blue")
    table.does("stay", "put C05")
    assert hidden(table, "blue") == ["E15 2 2", "E01 3 1"]
    table.comes_to("blue")
    table.does("stay", "put E15")
    assert hidden(table, "blue") == ["E01 2 1"]


@pytest.mark.clause("GR-96")
@pytest.mark.parametrize(
    ("before", "put", "after"),
    [
        (["E01 1 3", "C05 2 3"], "C05", ["E01 1 2"]),
        (["E01 1 3", "E15 2 3"], "E01", ["E15 1 2"]),
        (["E15 1 3", "E01 2 3"], "E01", ["E15 1 2"]),
        (["E15 1 3 sg", "E01 2 3"], "E15", ["E01 1 3"]),
        (["E01 1 3 sg", "E15 2 3"], "E15", ["E01 1 3"]),
        (["E01 1 3", "E15 2 2"], "E15", ["E01 1 2"]),
        (["E16 1 3", "E15 2 3", "E01 3 3"], "E16", ["E15 1 3", "E01 2 3"]),
        (["E16 1 3", "E01 2 3", "E15 3 3"], "E16", ["E01 1 3", "E15 2 3"]),
    ],
)
def test_also_when_she_puts_something_down(before: list[str], put: str, after: list[str]) -> None:
    table = blue_with(*before)

    table.does("stay", f"put {put}")

    assert hidden(table, "blue") == after


@pytest.mark.clause("GR-96")
def test_also_when_it_lies_open() -> None:
    table = blue_with(shown="E01", down={"G4": "E13"})

    table.does("stay", "reveal", "take")

    assert hidden(table, "blue") == ["E13 1 2"]


@pytest.mark.clause("GR-116")
def test_the_kit_is_not_a_shield_either() -> None:
    table = given(
        slot="vampire",
        vampire="Gh4",
        blue="Gh3",
        worn=["teeth", "nails"],
        holds={"blue": "E01, E15"},
        down={"G4": None},
        dice=[2],
    )
    table.does("stay", "bite B", "end")
    assert hidden(table, "blue") == ["E01 1 3 sg", "E15 2 3 sg"]
    table.comes_to("blue")

    table.does("stay", "put E15")

    assert hidden(table, "blue") == ["E01 1 3 sg"]


@pytest.mark.clause("GR-181")
def test_of_a_servants_sheet_nothing_is_hidden() -> None:
    table = with_sheet("E02 1 3", "C05 2 3", red={"at": "Gh3", "state": "corpse"})

    table.does("rise r by V")

    assert hidden(table) == []
    assert table.sheet("red") == {"E02", "C05"}


# --- what would have been applied ----------------------------------------------------------------


def bitten(*cards: str, shown: str = "", blue_has: str = "-") -> Table:
    armed = {"slot": "vampire", "worn": ["teeth", "nails"], "vampire": "Gh4"}
    table = with_sheet(*cards, shown=shown, blue_has=blue_has, **armed)
    table.will_throw(2)
    table.does("stay", "bite R")
    return table


@pytest.mark.clause("GR-116", "ED-15")
def test_a_bite_denies_shield_and_garlic_of_everything_that_is_hidden() -> None:
    table = bitten("E02 1 3", "C05 2 3 g", shown="E03", blue_has="E09")

    assert hidden(table) == ["E02 1 3 sg", "C05 2 3 sg"]
    assert hidden(table, "blue") == ["E09 3 3"]


@pytest.mark.clause("GR-116", "ED-15")
@pytest.mark.parametrize(
    ("cards", "after"),
    [
        (["E02 1 3", "E11 2 3"], ["E02 1 2 g"]),
        (["C04 1 3", "C05 2 3", "E15 3 3"], ["C05 1 2 s", "E15 3 2 s"]),
        (["E11 1 3", "C04 2 3", "E02 3 3"], ["E02 1 1"]),
        (["E02 1 3", "C04 2 3", "C05 3 3"], ["E02 1 2 s", "C05 2 2 s"]),
    ],
)
def test_what_was_applied_is_shown_and_only_the_other_is_denied(
    cards: list[str], after: list[str]
) -> None:
    assert hidden(bitten(*cards)) == after


@pytest.mark.clause("GR-121", "GR-230")
@pytest.mark.parametrize(
    ("before", "put", "after"),
    [
        (["E02 1 3 sg", "E03 2 3"], "E02", ["E03 1 2"]),
        (["E02 1 3 sg", "E03 2 3"], "E03", ["E02 1 2"]),
        (["E02 1 3 sg", "E03 2 3 s"], "E03", ["E02 1 2 s"]),
        (["E02 1 3 g", "E03 2 3 s", "E15 3 3 sg"], "E15", ["E02 1 3", "E03 2 3"]),
        (["E02 1 3 sg", "C05 2 3"], "C05", ["E02 1 2 sg"]),
        (["E02 1 3 sg", "E03 2 3 s", "C05 3 3 g"], "E02", ["E03 1 2 s", "C05 3 2 g"]),
    ],
)
def test_what_is_denied_of_one_of_several_is_certain_only_if_it_is_denied_of_all(
    before: list[str], put: str, after: list[str]
) -> None:
    table = with_sheet(*before)

    table.does("stay", f"put {put}")

    assert hidden(table) == after
