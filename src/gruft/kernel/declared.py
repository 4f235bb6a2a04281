"""Facts of a position that JSON has as they stand: declared once, then written, read and told.

A game keeps what is true in one vector of numbers. Many of its facts are a number, a seat, a switch
or a word, alone or once for each seat; others say which pieces have a mark, which cards are counted
somewhere, which piece was named, or in which order some lie. Such a fact is declared with its key,
its place in the vector and its bounds: writing it, reading it, refusing what is out of bounds and
the words of the notation page follow. What depends on more than its own value, like cards that are
dealt, is written by hand beside it.

A refusal names a fact by its key; where that stands inside of another one, `told` is the name.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gruft.kernel.card_lists import Names, counted
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_switch,
    as_word,
    per_seat,
    refuse_unknown_keys,
)


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


def number(key: str, at: int, low: int, high: int, seats: int = 0, told: str = "") -> Fact:
    """A whole number from `low` to `high`; with `seats`, one for each seat."""
    form = _Form(f"{low} to {high}", int, lambda value, key: as_number(value, key, low, high))
    return _fact(key, at, form, seats, told)


def seat(key: str, at: int, seats: int, told: str = "") -> Fact:
    """One of the seats."""
    form = _Form(f"0 to {seats - 1}", int, lambda value, key: as_seat(value, key, seats))
    return _fact(key, at, form, 0, told)


def switch(key: str, at: int, seats: int = 0, told: str = "") -> Fact:
    """`true` or `false`; with `seats`, one for each seat."""
    form = _Form("`true` or `false`", bool, lambda value, key: int(as_switch(value, key)))
    return _fact(key, at, form, seats, told)


def word(key: str, at: int, names: Sequence[str], seats: int = 0, told: str = "") -> Fact:
    """One of some words, by its place among them; with `seats`, one for each seat."""
    bounds = ", ".join(f"`{name}`" for name in names)
    form = _Form(bounds, lambda place: names[place], lambda value, key: as_word(value, key, names))
    return _fact(key, at, form, seats, told)


def one(key: str, at: int, names: Names, seats: int = 0, told: str = "") -> Fact:
    """A card or piece by its name, kept as its number and one more; nothing is 0, and `null`."""
    form = _Form(
        "a name",
        lambda kept: names.name(kept - 1) if kept else None,
        lambda value, key: 0 if value is None else names.read_one(value, key) + 1,
    )
    return _fact(key, at, form, seats, told)


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


def counts(key: str, at: int, kinds: int, names: Names, seats: int = 0, told: str = "") -> Fact:
    """The cards that are counted by kind from a word on; with `seats`, those of each seat."""

    def write(words: Numbers, start: int = at) -> object:
        return names.write(cards_at(words, start, kinds))

    def lay(words: Numbers, value: object, start: int = at) -> None:
        lay_cards(words, start, kinds, names.read_named_value(value, told or key))

    if seats == 0:
        return Fact(key, "list of cards", write, lay)
    starts = [at + place * kinds for place in range(seats)]

    def lay_all(words: Numbers, value: object) -> None:
        for start, cards in zip(starts, per_seat(value, told or key, seats), strict=True):
            lay(words, cards, start)

    return Fact(
        key,
        f"list of {seats}, each a list of cards",
        lambda words: [write(words, start) for start in starts],
        lay_all,
    )


def row(key: str, at: int, size: int, pieces: Sequence[str], last_first: bool = False) -> Fact:
    """The names of pieces that lie in an order, as many as the word at `size` says."""

    def write(words: Numbers) -> object:
        names = [pieces[place] for place in in_order(words, at, words[size])]
        return names[::-1] if last_first else names

    def lay(words: Numbers, value: object) -> None:
        named = [as_word(one, key, pieces) for one in as_list(value, key)]
        lay_in_order(words, at, named[::-1] if last_first else named)
        words[size] = len(named)

    return Fact(key, f"list of names, of {len(pieces)} pieces", write, lay)


def group(key: str, facts: Sequence[Fact], told: str = "") -> Fact:
    """An object with facts of its own; those that are not written are nothing."""

    def lay_all(words: Numbers, value: object) -> None:
        data = as_mapping(value, told or key)
        refuse_unknown_keys(data, [fact.key for fact in facts])
        lay(facts, words, data)

    bounds = ", ".join(f"`{fact.key}`" for fact in facts)
    return Fact(key, f"object of {bounds}", lambda words: written(facts, words), lay_all)


# --- ranges of words -----------------------------------------------------------------------------


def cards_at(words: Numbers, start: int, kinds: int) -> list[int]:
    """The cards that are counted by kind from a word on, in rising order."""
    return counted(int(words[start + kind]) for kind in range(kinds))


def lay_cards(words: Numbers, start: int, kinds: int, cards: Sequence[int]) -> None:
    """Count these cards by kind from a word on, and no others."""
    for kind in range(kinds):
        words[start + kind] = cards.count(kind)


def in_order(words: Numbers, start: int, size: int) -> list[int]:
    """What lies in an order from a word on; the top of a pile is the last."""
    return [int(words[start + place]) for place in range(size)]


def lay_in_order(words: Numbers, start: int, pieces: Iterable[int]) -> None:
    """Lay these down in their order from a word on."""
    for place, piece in enumerate(pieces):
        words[start + place] = piece


def _fact(key: str, at: int, form: _Form, seats: int, told: str) -> Fact:
    def write(words: Numbers, place: int = at) -> object:
        return form.write(int(words[place]))

    def lay(words: Numbers, value: object, place: int = at) -> None:
        words[place] = form.read(value, told or key)

    if seats == 0:
        return Fact(key, form.bounds, write, lay)
    places = range(at, at + seats)

    def lay_all(words: Numbers, value: object) -> None:
        for place, one in zip(places, per_seat(value, told or key, seats), strict=True):
            lay(words, one, place)

    return Fact(
        key,
        f"list of {seats}, each {form.bounds}",
        lambda words: [write(words, place) for place in places],
        lay_all,
    )
