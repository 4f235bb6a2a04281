"""Facts of a position that JSON has as they stand: declared once, then written, read and told.

A game keeps what is true in one vector of numbers. Many of its facts are a number, a seat, a switch
or a word, alone or once for each seat; others say which pieces have a mark. Such a fact is declared
with its key, its place in the vector and its bounds: writing it, reading it, refusing what is out
of bounds and the words of the notation page follow. What depends on more than its own value, like
cards that are dealt, is written by hand beside it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gruft.kernel.laying import as_list, as_number, as_seat, as_switch, as_word, per_seat


class Numbers(Protocol):
    """A vector of numbers, machine integers or not."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, value: int, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Fact:
    """A key of a position's JSON: how it is written from the vector, and laid into it again."""

    key: str
    #: What the notation page says about its value.
    bounds: str
    write: Callable[[Numbers], object]
    lay: Callable[[Numbers, object], None]


@dataclass(frozen=True, slots=True)
class _Form:
    """One number as JSON has it."""

    bounds: str
    write: Callable[[int], object]
    read: Callable[[object, str], int]


def written(facts: Iterable[Fact], words: Numbers) -> dict[str, object]:
    """The facts as JSON has them, in the order in which they are declared."""
    return {fact.key: fact.write(words) for fact in facts}


def lay(facts: Iterable[Fact], words: Numbers, data: Mapping[str, object]) -> None:
    """Lay the facts that are written over those that stand there; `null` is not written."""
    for fact in facts:
        value = data.get(fact.key)
        if value is not None:
            fact.lay(words, value)


# --- kinds of facts ------------------------------------------------------------------------------


def number(key: str, at: int, low: int, high: int, seats: int = 0) -> Fact:
    """A whole number from `low` to `high`; with `seats`, one for each seat."""
    form = _Form(f"{low} to {high}", int, lambda value, key: as_number(value, key, low, high))
    return _fact(key, at, form, seats)


def seat(key: str, at: int, seats: int) -> Fact:
    """One of the seats."""
    form = _Form(f"0 to {seats - 1}", int, lambda value, key: as_seat(value, key, seats))
    return _fact(key, at, form, 0)


def switch(key: str, at: int, seats: int = 0) -> Fact:
    """`true` or `false`; with `seats`, one for each seat."""
    form = _Form("`true` or `false`", bool, lambda value, key: int(as_switch(value, key)))
    return _fact(key, at, form, seats)


def word(key: str, at: int, names: Sequence[str], seats: int = 0) -> Fact:
    """One of some words, by its place among them; with `seats`, one for each seat."""
    told = ", ".join(f"`{name}`" for name in names)
    form = _Form(told, lambda place: names[place], lambda value, key: as_word(value, key, names))
    return _fact(key, at, form, seats)


def marked(key: str, at: int, pieces: Sequence[str], mark: int = 1) -> Fact:
    """The names of the pieces that have this mark, in the order of the pieces."""

    def write(words: Numbers) -> object:
        return [name for place, name in enumerate(pieces) if words[at + place] == mark]

    def lay(words: Numbers, value: object) -> None:
        named = {as_word(one, key, pieces) for one in as_list(value, key)}
        for place in range(len(pieces)):
            if place in named:
                words[at + place] = mark
            elif words[at + place] == mark:
                words[at + place] = 0

    return Fact(key, f"list of names, of {len(pieces)} pieces", write, lay)


def _fact(key: str, at: int, form: _Form, seats: int) -> Fact:
    if seats == 0:
        return _alone(key, at, form)

    def write(words: Numbers) -> object:
        return [form.write(int(words[at + place])) for place in range(seats)]

    def lay(words: Numbers, value: object) -> None:
        for place, one in enumerate(per_seat(value, key, seats)):
            words[at + place] = form.read(one, key)

    return Fact(key, f"list of {seats}, each {form.bounds}", write, lay)


def _alone(key: str, at: int, form: _Form) -> Fact:
    def write(words: Numbers) -> object:
        return form.write(int(words[at]))

    def lay(words: Numbers, value: object) -> None:
        words[at] = form.read(value, key)

    return Fact(key, form.bounds, write, lay)
