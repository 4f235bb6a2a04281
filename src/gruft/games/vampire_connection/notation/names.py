"""The names of cards, victims and vampires in notation, lists of them, and the messages that say
them.

How lists are written at all is said in the kernel; here are the names, and `+` as well as commas.
"""

import re

from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state.cards import Printed
from gruft.kernel.card_lists import Names
from gruft.kernel.refusal import Refused, text, word
from gruft.kernel.spelling import plainly

TYPE_NAMES = (
    *("mist", "wolf", "bat", "carriage", "hunchback"),
    *("Beatquick", "Thrashon", "Rudey", "Assistant", "stake"),
    *("Double Success", "Good Opportunity", "Escape", "crucifix", "holy water", "book", "Party"),
)
#: The codes of the printed game.
CODES = (
    *("N", "W", "F", "K", "B", "VJ1", "VJ2", "VJ3", "VG", "Pf"),
    *("2x", "gG", "Fl", "Kf", "wW", "Bu", "VP"),
)
FORM_NAMES = TYPE_NAMES[: c.FORMS]
PROTECTION_NAMES = TYPE_NAMES[c.CRUCIFIX : c.PARTY]
VAMPIRE_NAMES = ("Biggulp", "Ficklecrash", "Shortway", "Garlictooth", "Stoneheart", "Miststone")
VILLAGE_NAMES = (
    *(f"V{number:02d}" for number in range(1, 29)),
    *("garlic", "windows", "church"),
    *("Sunrise", "Sunrise marked", "Masked Ball", "Masked Ball marked", "Unrest", "Angel"),
)
VICTIM_NAMES = (
    *("The Tyke", "The Naughty Brat", "The Drunkard", "Grandmother Hannelore", "The Alchemist"),
    *("Grandmother with Stroller", "The Scarecrow", "Fritz Fisch", "The Bard"),
    *("The Village Priest", "The Old Chaplain", "The Wandering Friar", "The Miller's Wife"),
    *("The Baker", "The Blacksmith", "The Innkeeper", "The Milkmaid", "The Seamstress"),
    *("The Schoolmistress", "The Mayor", "The Midwife", "The Night Watchman", "The Farmhand"),
    *("The Washerwoman", "The Tax Collector", "The Goose Girl", "The Fortune Teller"),
    "The Mayor's Daughter",
)

# --- messages ------------------------------------------------------------------------------------


def key(name: str) -> str:
    """The message that says a name."""
    return "name-" + name.removesuffix(" marked").lower().replace(" ", "-")


def type_key(card: int) -> str:
    """The message that says a type of vampire card."""
    return key(TYPE_NAMES[card])


def village_word(printed: Printed, card: int) -> dict[str, object]:
    """A message argument that reads as the village card; an owner's name of a victim is kept."""
    own = printed.names[card] if card < c.VICTIMS else ""
    return text(own) if own else word(key(VILLAGE_NAMES[card]))


# --- names that are read -------------------------------------------------------------------------

_TYPES = {plainly(name): card for card, name in enumerate(TYPE_NAMES)}
_TYPES |= {plainly(code): card for card, code in enumerate(CODES)}
_VICTIMS = {plainly(name): victim for victim, name in enumerate(VICTIM_NAMES)}
_VICTIMS |= {plainly(name).removeprefix("the "): v for v, name in enumerate(VICTIM_NAMES)}
_VICTIMS |= {f"v{victim + 1:02d}": victim for victim in range(c.VICTIMS)}
_VILLAGE = _VICTIMS | {plainly(name): card for card, name in enumerate(VILLAGE_NAMES)}


def find_type(text: str) -> int | None:
    """The type of vampire card of this name or code."""
    return _TYPES.get(plainly(text))


def find_victim(text: str) -> int | None:
    """The victim of this name or number."""
    return _VICTIMS.get(plainly(text))


def find_village_card(text: str) -> int | None:
    """The village card of this name."""
    return _VILLAGE.get(plainly(text))


def village_name(card: int) -> str:
    """How a village card is written."""
    return VICTIM_NAMES[card] if card < c.VICTIMS else VILLAGE_NAMES[card]


_APART = re.compile(r"[,+]")
#: Lists of vampire cards, of village cards, and of victims.
TYPES = Names(find_type, "refusal-no-such-card", "VC-3", _APART, TYPE_NAMES.__getitem__)
VILLAGE = Names(find_village_card, "refusal-no-such-village-card", "VC-5", _APART, village_name)
VICTIMS = Names(find_victim, "refusal-no-such-victim", "VC-7", _APART, village_name)


def read_victims(text: str) -> tuple[int, ...]:
    """Different victims."""
    named = VICTIMS.read_named(text)
    twice = [victim for place, victim in enumerate(named) if victim in named[:place]]
    if twice:
        first = min(twice, key=named.index)
        raise Refused("position-victim-twice", "VC-7", victim=VICTIM_NAMES[first])
    return named
