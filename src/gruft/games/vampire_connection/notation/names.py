"""The names of cards, victims and vampires in notation, and the message keys that say them."""

from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state.cards import Printed
from gruft.kernel.refusal import text, word

TYPE_NAMES = (
    "mist",
    "wolf",
    "bat",
    "carriage",
    "hunchback",
    "Beatquick",
    "Thrashon",
    "Rudey",
    "Assistant",
    "stake",
    "Double Success",
    "Good Opportunity",
    "Escape",
    "crucifix",
    "holy water",
    "book",
    "Party",
)
FORM_NAMES = ("mist", "wolf", "bat", "carriage", "hunchback")
VAMPIRE_NAMES = ("Biggulp", "Ficklecrash", "Shortway", "Garlictooth", "Stoneheart", "Miststone")
VILLAGE_NAMES = (
    *(f"V{number:02d}" for number in range(1, 29)),
    "garlic",
    "windows",
    "church",
    "Sunrise",
    "Sunrise marked",
    "Masked Ball",
    "Masked Ball marked",
    "Unrest",
    "Angel",
)
PROTECTION_NAMES = ("crucifix", "holy water", "book")


def key(name: str) -> str:
    """The message that says a name."""
    return "name-" + name.removesuffix(" marked").lower().replace(" ", "-")


def type_key(card: int) -> str:
    """The message that says a type of vampire card."""
    return key(TYPE_NAMES[card])


def village_key(card: int) -> str:
    """The message that says a village card."""
    return key(VILLAGE_NAMES[card])


def village_word(printed: Printed, card: int) -> dict[str, object]:
    """A message argument that reads as the village card; an owner's name of a victim is kept."""
    own = printed.names[card] if card < c.VICTIMS else ""
    return text(own) if own else word(village_key(card))
