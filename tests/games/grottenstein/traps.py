"""Traps that red turns up, for the tests of section 20.11."""

from tests.games.grottenstein.table import Table, given


def sprung(trap: str, *dice: int, at: str = "", **keys: object) -> Table:
    """Red, with 20 points, turns up a trap on G4 or C4."""
    field, square = ("C4", "Cj4") if trap[0] == "C" else ("G4", "Gh3")
    if at:
        field, square = at.split()
    entries = {"at": square, "life": 20}
    given_red = keys.pop("red", {})
    assert isinstance(given_red, dict)
    data: dict[str, object] = {"red": {**entries, **given_red}, "down": {field: trap}, **keys}
    table = given(dice=dice, decision="action", **data)  # type: ignore[arg-type]
    table.does("reveal")
    return table
