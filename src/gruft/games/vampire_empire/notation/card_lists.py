"""Lists of cards and characters of Vampire Empire in positions, and the words that count them."""

from collections.abc import Iterable, Sequence

from gruft.games.vampire_empire.notation.moves import (
    find_character,
    kind_lists,
)
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    kind_name,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.card_lists import Listed, counted, write_cards
from gruft.kernel.laying import as_list, as_text
from gruft.kernel.refusal import Refused

# --- cards ---------------------------------------------------------------------------------------


def write_kinds(printed: Printed, cards: Iterable[int]) -> str:
    """Cards in the order given, alike neighbours counted."""
    return write_cards(cards, lambda kind: kind_name(printed, kind))


def read_kinds(printed: Printed, value: object, key: str) -> Listed:
    """A written list of cards, as one text or as a list of texts."""
    return kind_lists(printed).read(_joined(value, key))


def read_named_kinds(printed: Printed, value: object, key: str) -> tuple[int, ...]:
    """A written list in which every card has its name."""
    return kind_lists(printed).read_named(_joined(value, key))


def _joined(value: object, key: str) -> str:
    if isinstance(value, list):
        return ", ".join(as_text(part, key) for part in value)
    return as_text(value, key)


def counts_at(position: VampireEmpire, start: int) -> list[int]:
    """How many of each kind are counted from a word on."""
    return [int(count) for count in position.words[start : start + c.KINDS]]


def cards_at(position: VampireEmpire, start: int) -> list[int]:
    """The cards that are counted from a word on, in rising order."""
    return counted(counts_at(position, start))


def written_at(position: VampireEmpire, start: int) -> str:
    """The cards that are counted from a word on, as they are written."""
    return write_kinds(position.printed, cards_at(position, start))


def lay_counts(position: VampireEmpire, start: int, cards: Sequence[int]) -> None:
    """Count these cards from a word on, and no others."""
    for kind in range(c.KINDS):
        position.words[start + kind] = cards.count(kind)


def all_of_type(position: VampireEmpire, cards: Iterable[int], type_bit: int) -> bool:
    """VE-6: tell whether each of the cards has a type."""
    return all(position.printed.types[kind] & type_bit for kind in cards)


# --- characters ----------------------------------------------------------------------------------


def read_character(value: object, key: str) -> int:
    """One character by name."""
    found = find_character(as_text(value, key))
    if found is None:
        raise Refused("refusal-no-such-character", "VE-1", given=str(value)[:40])
    return found


def read_characters(value: object, key: str) -> list[int]:
    """Different characters in the order given."""
    named = [read_character(one, key) for one in as_list(value, key)]
    refuse_twice(named)
    return named


def refuse_twice(named: Sequence[int]) -> None:
    """VE-1: every character is there once."""
    for character in named:
        if named.count(character) > 1:
            name = CHARACTER_NAMES[character]
            raise Refused("position-character-twice", "VE-1", character=name)
