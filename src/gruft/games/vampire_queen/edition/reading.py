"""Reads the printed data of Vampire Queen and refuses data that the rules cannot be played with."""

from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state.cards import Pack
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused

FEWEST_SEATS, MOST_SEATS = 3, 12
MOST_POINTS = 999


def check(edition: Edition, file: str) -> None:
    """Refuse values outside what the 527 written moves and the deal can hold."""
    _check_values(edition, file)
    _in_range(edition, file, "number.copies", 1, c.MOST_COPIES, "VQ-2")
    _in_range(edition, file, "queen.copies", 0, c.MOST_QUEENS, "VQ-3")
    for key in ("queen.points", "slayer.S15", "slayer.S20"):
        _in_range(edition, file, key, 0, MOST_POINTS, "VQ-103")
    vampires = sum(_copies(edition))
    for seats in range(FEWEST_SEATS, min(MOST_SEATS, vampires) + 1):
        _in_range(edition, file, f"deal.{seats}", 1, c.MOST_COPIES * c.KINDS, "VQ-13")
        _must_suffice(edition, file, seats, vampires)


def _must_suffice(edition: Edition, file: str, seats: int, vampires: int) -> None:
    """VQ-13: an edition is for tables of every size, so each deal must find its cards."""
    key, most = f"deal.{seats}", vampires // seats
    given = edition.number(key)
    if given > most:
        details = {"setting": key, "given": given, "high": most, "vampires": vampires}
        raise Refused("edition-deals-too-many", "VQ-13", file=file, seats=seats, **details)


def _check_values(edition: Edition, file: str) -> None:
    values = edition.numbers("number.values")
    if not values or values != sorted(set(values)) or values[0] < 1 or values[-1] > c.NUMBERS:
        raise Refused("edition-bad-values", "VQ-2", file=file, setting="number.values")


def _in_range(edition: Edition, file: str, key: str, low: int, high: int, clause: str) -> None:
    given = edition.number(key)
    if not low <= given <= high:
        raise Refused(
            "edition-out-of-range", clause, file=file, setting=key, given=given, low=low, high=high
        )


def _copies(edition: Edition) -> list[int]:
    copies = [0] * c.KINDS
    for value in edition.numbers("number.values"):
        copies[value - 1] = edition.number("number.copies")
    copies[c.QUEEN] = edition.number("queen.copies")
    return copies


def pack_for(edition: Edition, seats: int) -> Pack:
    """The cards of the edition, for so many players."""
    copies = _copies(edition)
    if sum(copies) < seats:
        raise Refused("edition-too-few-cards", "VQ-13", cards=sum(copies), seats=seats)
    return Pack(
        copies,
        [edition.number("slayer.S15"), edition.number("slayer.S20")],
        edition.number("queen.points"),
        edition.number(f"deal.{seats}"),
    )
