"""The names of characters, cards and types in notation, and the message keys that say them.

A reader takes any case; VE-238: an owner's cards are found by their own names.
"""

from collections.abc import Sequence
from functools import lru_cache

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.card_lists import Names
from gruft.kernel.laying import as_list, as_text
from gruft.kernel.refusal import Refused, text, word
from gruft.kernel.spelling import plainly

CHARACTER_NAMES = ("Lady", "Lord", "Officer", "Monk", "Nun", "Bishop", "Maid", "Cook", "Butler")
KIND_NAMES = (
    *("Garlic", "Pitchfork", "Musket", "Candlestick", "Holy Bible", "Relic"),
    *("Dagger", "Rapier", "Pistol", "Rosary", "Hunting Knife", "Medallion"),
    *("Statue of Saint", "Silver Bullets", "Aspen Stake"),
    *("Holy Water 1", "Holy Water 2", "Holy Water 3", "Raven", "Hound", "Black Rooster"),
    *("Vampire 1", "Vampire 2", "Vampire 3"),
    *("Secret Journey", "Secret Passage", "Chapel", "Herbalist", "Crypt Opening"),
    *("Ostler", "Squire", "Novice", "Crucifix", "Sacrifice"),
    *("Bat Form", "Mist Form", "Hypnosis", "Regeneration", "Coffin"),
    *("Kitchen Boy", "Lady-in-Waiting", "Organist", "Claws", "I'm Not a Vampire"),
    *("Spare 44", "Spare 45", "Spare 46", "Spare 47"),
)
TYPE_NAMES = ("noble", "clergy", "servant", "vampire", "holy water", "support")
SIDE_NAMES = ("attack", "defence")
LONGEST_NAME = 40

assert len(CHARACTER_NAMES) == c.CHARACTERS
assert len(KIND_NAMES) == c.KINDS


# --- cards ---------------------------------------------------------------------------------------


def kind_name(printed: Printed, kind: int) -> str:
    """How a kind of card is written: an owner's name of it, or ours."""
    return printed.names[kind] or KIND_NAMES[kind]


def kind_lists(printed: Printed) -> Names:
    """How lists of cards are read and written."""
    return _kind_lists(tuple(printed.names))


@lru_cache(maxsize=8)
def _kind_lists(own_names: tuple[str, ...]) -> Names:
    names = [own or KIND_NAMES[kind] for kind, own in enumerate(own_names)]
    kinds = {plainly(name): kind for kind, name in enumerate(names)}

    def find(text: str) -> int | None:
        return kinds.get(plainly(text))

    return Names(find, "refusal-no-such-card", "VE-238", name=names.__getitem__)


def read_kind(printed: Printed, text: str) -> int:
    """The kind of card of this name, or a refusal."""
    kind = kind_lists(printed).find(text)
    if kind is None:
        raise Refused("refusal-no-such-card", "VE-238", given=text.strip()[:LONGEST_NAME])
    return kind


# --- characters ----------------------------------------------------------------------------------

_CHARACTERS = {plainly(name): character for character, name in enumerate(CHARACTER_NAMES)}


def find_character(text: str) -> int | None:
    """The character of this name."""
    return _CHARACTERS.get(plainly(text))


def read_character(text: str) -> int:
    """The character of this name, or a refusal."""
    character = find_character(text)
    if character is None:
        raise Refused("refusal-no-such-character", "VE-1", given=text.strip()[:LONGEST_NAME])
    return character


def character_of(value: object, key: str) -> int:
    """One character by name, as a value of JSON."""
    found = find_character(as_text(value, key))
    if found is None:
        raise Refused("refusal-no-such-character", "VE-1", given=str(value)[:LONGEST_NAME])
    return found


def characters_of(value: object, key: str) -> list[int]:
    """Different characters in the order given, as a value of JSON."""
    named = [character_of(one, key) for one in as_list(value, key)]
    refuse_twice(named)
    return named


def refuse_twice(named: Sequence[int]) -> None:
    """VE-1: every character is there once."""
    for character in named:
        if named.count(character) > 1:
            name = CHARACTER_NAMES[character]
            raise Refused("position-character-twice", "VE-1", character=name)


# --- in sentences --------------------------------------------------------------------------------


def key(name: str) -> str:
    """The message that says a name."""
    return "name-" + name.lower().replace(" ", "-").replace("'", "")


def character_word(character: int) -> dict[str, object]:
    """A message argument that reads as the character."""
    return word(key(CHARACTER_NAMES[character]))


def kind_word(printed: Printed, kind: int) -> dict[str, object]:
    """A message argument that reads as the card; an owner's name is kept as it is."""
    own = printed.names[kind]
    return text(own) if own else word(key(KIND_NAMES[kind]))
