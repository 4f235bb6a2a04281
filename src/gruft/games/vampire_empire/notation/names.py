"""The names of characters, cards and types in notation, and the message keys that say them."""

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.refusal import text, word

CHARACTER_NAMES = (
    "Lady",
    "Lord",
    "Officer",
    "Monk",
    "Nun",
    "Bishop",
    "Maid",
    "Cook",
    "Butler",
)
KIND_NAMES = (
    "Garlic",
    "Pitchfork",
    "Musket",
    "Candlestick",
    "Holy Bible",
    "Relic",
    "Dagger",
    "Rapier",
    "Pistol",
    "Rosary",
    "Hunting Knife",
    "Medallion",
    "Statue of Saint",
    "Silver Bullets",
    "Aspen Stake",
    "Holy Water 1",
    "Holy Water 2",
    "Holy Water 3",
    "Raven",
    "Hound",
    "Black Rooster",
    "Vampire 1",
    "Vampire 2",
    "Vampire 3",
    "Secret Journey",
    "Secret Passage",
    "Chapel",
    "Herbalist",
    "Crypt Opening",
    "Ostler",
    "Squire",
    "Novice",
    "Crucifix",
    "Sacrifice",
    "Bat Form",
    "Mist Form",
    "Hypnosis",
    "Regeneration",
    "Coffin",
    "Kitchen Boy",
    "Lady-in-Waiting",
    "Organist",
    "Claws",
    "I'm Not a Vampire",
    "Spare 44",
    "Spare 45",
    "Spare 46",
    "Spare 47",
)
TYPE_NAMES = ("noble", "clergy", "servant", "vampire", "holy water", "support")
SIDE_NAMES = ("attack", "defence")

assert len(CHARACTER_NAMES) == c.CHARACTERS
assert len(KIND_NAMES) == c.KINDS


def key(name: str) -> str:
    """The message that says a name."""
    return "name-" + name.lower().replace(" ", "-").replace("'", "")


def character_key(character: int) -> str:
    """The message that says a character."""
    return key(CHARACTER_NAMES[character])


def character_word(character: int) -> dict[str, object]:
    """A message argument that reads as the character."""
    return word(character_key(character))


def kind_name(printed: Printed, kind: int) -> str:
    """How a kind of card is written: an owner's name of it, or ours."""
    return printed.names[kind] or KIND_NAMES[kind]


def kind_word(printed: Printed, kind: int) -> dict[str, object]:
    """A message argument that reads as the card; an owner's name is kept as it is."""
    own = printed.names[kind]
    return text(own) if own else word(key(KIND_NAMES[kind]))


def is_spare(kind: int) -> bool:
    """VE-238: the kinds that are only there in an owner's edition."""
    return kind >= c.FIRST_SPARE
