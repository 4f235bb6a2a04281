"""Journeys to the village as the chapter tests make them: five forms, their cards, their lines."""

from tests.games.vampire_connection.table import Table, given

#: The cards that a form takes, and how it is written.
CARDS = {
    "mist": "mist",
    "wolf": "wolf",
    "bat": "bat",
    "carriage": "carriage, hunchback",
    "hunchback": "hunchback",
}
WRITTEN = {
    "mist": "mist",
    "wolf": "wolf",
    "bat": "bat",
    "carriage": "carriage+hb",
    "hunchback": "hb",
}
FORMS = tuple(CARDS)
DEFENCES = ("garlic", "windows", "church")
EVENTS = ("Sunrise", "Sunrise marked", "Masked Ball", "Masked Ball marked", "Unrest", "Angel")


def before(village: str, *hand: str, **keys: object) -> Table:
    """AP holds these cards before a village with these cards on top; the others hold nothing."""
    return given([", ".join(hand), "-", "-"], village=village, **keys)  # type: ignore[arg-type]


def visits(table: Table, form: str, *, twice: bool = False) -> None:
    """AP goes to the village, and nobody stands in their way."""
    table.plays(table.active, f"{WRITTEN[form]}{'+2x' if twice else ''} > village")
    if table.asked == "move-window":
        table.all_pass()


def visited(village: str, form: str, **keys: object) -> Table:
    """AP has visited this village in this form."""
    table = before(village, CARDS[form], **keys)
    visits(table, form)
    return table


def visited_twice(village: str, form: str, **keys: object) -> Table:
    """AP has visited this village in this form, with Double Success."""
    table = before(village, CARDS[form], "Double Success", **keys)
    visits(table, form, twice=True)
    return table


def one_by_one(table: Table, seat: int, *lines: str) -> None:
    """The seat plays one line after the other."""
    for line in lines:
        table.plays(seat, line)
