"""Lists of cards as people write them, and what is left of a deck when cards have been named.

Cards are separated by commas, alike ones may be counted (`wolf*2`); a list of nothing is `-`, and
`?*3` stands for three cards that are not named. `*` at the end of a pile stands for everything
that is named nowhere. Which names there are is for a game to say.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_text
from gruft.kernel.refusal import Refused

EMPTY, UNKNOWN, THE_REST = "-", "?", "*"
COMMAS = re.compile(",")
MOST_AT_ONCE = 99
LONGEST_GIVEN = 40

Pile = TypeVar("Pile")
Find = Callable[[str], int | None]


@dataclass(frozen=True, slots=True)
class Listed:
    """A written list: the named cards in order, how many are not named, and whether the rest
    follows."""

    named: tuple[int, ...]
    unknown: int = 0
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Names:
    """How cards of one sort are found by name and named, and what is said of a name that is none.

    `read` takes a text; a value of JSON is read as one text, or as a list of texts.
    """

    find: Find
    refusal: str
    clause: str
    separator: re.Pattern[str] = COMMAS
    name: Callable[[int], str] = str

    def read(self, text: str) -> Listed:
        """A list in which cards may be unnamed and the rest may follow."""
        parts = [part.strip() for part in self.separator.split(text)]
        if parts in ([EMPTY], [""]):
            return Listed(())
        rest = parts[-1] == THE_REST
        counted = [self._counted(part) for part in (parts[:-1] if rest else parts)]
        named = [card for card, times in counted if card is not None for _ in range(times)]
        return Listed(tuple(named), sum(times for card, times in counted if card is None), rest)

    def read_named(self, text: str) -> tuple[int, ...]:
        """A list in which every card has its name."""
        listed = self.read(text)
        if listed.unknown or listed.rest:
            raise Refused(self.refusal, self.clause, given=UNKNOWN if listed.unknown else THE_REST)
        return listed.named

    def read_value(self, value: object, key: str) -> Listed:
        """A value of JSON in which cards may be unnamed and the rest may follow."""
        return self.read(_joined(value, key))

    def read_named_value(self, value: object, key: str) -> tuple[int, ...]:
        """A value of JSON in which every card has its name."""
        return self.read_named(_joined(value, key))

    def read_one(self, value: object, key: str) -> int:
        """A value of JSON that is the name of one card."""
        named = self.read_named_value(value, key)
        if len(named) != 1:
            raise Refused(self.refusal, self.clause, given=as_text(value, key)[:LONGEST_GIVEN])
        return named[0]

    def write(self, cards: Iterable[int]) -> str:
        """Cards in the order given, alike neighbours counted."""
        return write_cards(cards, self.name)

    def _counted(self, part: str) -> tuple[int | None, int]:
        """A card, or None where it is not named, and how often it counts."""
        name, times = split_count(part)
        card = self.find(name)
        if card is None and name != UNKNOWN:
            raise Refused(self.refusal, self.clause, given=part[:LONGEST_GIVEN])
        return card, times


def _joined(value: object, key: str) -> str:
    if isinstance(value, list):
        return ", ".join(as_text(part, key) for part in value)
    return as_text(value, key)


def split_count(part: str) -> tuple[str, int]:
    """A name and how often it counts; a factor that is none stays part of the name."""
    name, _, times = (one.strip() for one in part.rpartition("*"))
    written = times.isascii() and times.isdigit() and len(times) <= len(str(MOST_AT_ONCE))
    if name and written and not times.startswith("0"):
        return name, int(times)
    return part, 1


def write_cards(cards: Iterable[int], name: Callable[[int], str]) -> str:
    """Cards in the order given, alike neighbours counted."""
    parts: list[str] = []
    last, times = -1, 0
    for card in [*cards, -1]:
        if card == last:
            times += 1
            continue
        if times:
            parts.append(name(last) if times == 1 else f"{name(last)}*{times}")
        last, times = card, 1
    return ", ".join(parts) or EMPTY


def counted(counts: Iterable[int]) -> list[int]:
    """One entry for each card of a list of counts, in rising order."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


class Supply:
    """The cards of one deck that have not been named yet."""

    def __init__(self, counts: Sequence[int], clause: str) -> None:
        self._counts = [int(count) for count in counts]
        self._most = list(self._counts)
        self._clause = clause

    def has(self, card: int) -> bool:
        """Tell whether one of these cards is still to be had."""
        return self._counts[card] > 0

    def take(self, card: int, name: str) -> None:
        """Take one card, or refuse that there are so many."""
        if self._counts[card] == 0:
            raise Refused(
                "position-too-many-copies", self._clause, card=name, most=self._most[card]
            )
        self._counts[card] -= 1

    def rest(self) -> list[int]:
        """Every card that is left, in rising order."""
        return counted(self._counts)

    def shuffled(self, chance: Chance, deck: str) -> list[int]:
        """Every card that is left, by lot."""
        return chance.shuffled(self.rest(), deck)


def must_suffice(rest: Sequence[int], wanted: int, clause: str) -> None:
    """Refuse a list with more unnamed cards than are left."""
    if wanted > len(rest):
        raise Refused("position-too-few-cards", clause, count=wanted, left=len(rest))


def dealt(piles: Mapping[Pile, Listed], rest: list[int], clause: str) -> dict[Pile, list[int]]:
    """The cards of each pile: those it names, then as many unnamed ones, taken off the rest."""
    must_suffice(rest, sum(listed.unknown for listed in piles.values()), clause)
    return {
        pile: [*listed.named, *(rest.pop() for _ in range(listed.unknown))]
        for pile, listed in piles.items()
    }
