"""A table of plain data: a dataclass whose fields are all that is true now.

Its fields are whole numbers, switches, texts, lists of these and objects named by texts. What a
field may hold is said where it is declared, and JSON is read by that:

    @dataclass
    class Cups(Table):
        turn: Seat = 0
        dice: PerSeat[list[Annotated[int, range(1, 7)]]] = field(default_factory=list)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from gruft.kernel import laying
from gruft.kernel.fields import LARGEST_NUMBER

T = TypeVar("T")


@dataclass
class Table:
    """Everything that is true now; each game adds fields of its own, all with defaults.

    `pending` is the half-made line of `composer`; `knowledge` is what each seat was told, a line of
    text for each line of play, and last what a spectator was told. A game that redraws what a seat
    cannot know keeps no such lines.
    """

    composer: int = -1
    pending: list[int] = field(default_factory=list)
    knowledge: list[str] = field(default_factory=list)


class _Of:
    """Marks what is bounded by the number of seats."""


_SEAT: Final = _Of()
_EACH: Final = _Of()

#: The number of a seat, counted from 0.
Seat = Annotated[int, _SEAT]
#: A list with one entry for each seat.
PerSeat = Annotated[list[T], _EACH]


def copied(table: Any) -> Any:
    """A table that shares nothing with this one."""
    return type(table)(**plain_fields(table))


def plain_fields(table: Any) -> dict[str, Any]:
    """The fields by name, as plain data that shares nothing with the table."""
    return {name: _copy(value) for name, value in vars(table).items()}


def _copy(value: Any) -> Any:
    if isinstance(value, list):
        return [_copy(inner) for inner in value]
    return {key: _copy(one) for key, one in value.items()} if isinstance(value, dict) else value


def read_table(begun: Any, data: Mapping[str, object], seats: int) -> Any:
    """The table with written keys laid over it; refuse what its fields cannot hold."""
    hints = get_type_hints(type(begun), include_extras=True)
    laying.refuse_unknown_keys(data, list(hints))
    read = {key: _read(value, hints[key], key, seats) for key, value in data.items()}
    return type(begun)(**plain_fields(begun) | read)


def _read(value: object, hint: Any, key: str, seats: int) -> object:
    bounds: tuple[object, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *marks = get_args(hint)
        bounds = tuple(marks)
    if _EACH in bounds:
        laying.per_seat(value, key, seats)
    if hint is int:
        return laying.as_number(value, key, *_range(bounds, seats))
    if hint is bool:
        return laying.as_switch(value, key)
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        return [_read(one, inner, key, seats) for one in laying.as_list(value, key)]
    if get_origin(hint) is dict:
        inner = get_args(hint)[1]
        entries = laying.as_mapping(value, key)
        return {name: _read(one, inner, key, seats) for name, one in entries.items()}
    assert hint is str, f"{key} is declared as {hint}, which is no plain data"
    return laying.as_text(value, key)


def _range(bounds: tuple[object, ...], seats: int) -> tuple[int, int]:
    if _SEAT in bounds:
        return 0, seats - 1
    spans = [one for one in bounds if isinstance(one, range)]
    return (spans[0][0], spans[0][-1]) if spans else (-LARGEST_NUMBER, LARGEST_NUMBER)
