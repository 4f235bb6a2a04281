"""Lists of cards of The Vampire Connection as people write them: hands, decks, piles, victims.

How lists are written at all is said in the kernel; here are the names, and `+` as well as commas.
"""

import re
from collections import Counter
from collections.abc import Iterable

from gruft.games.vampire_connection.notation.names import TYPE_NAMES, VILLAGE_NAMES
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.card_lists import Names, write_cards
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

COMMAS_OR_PLUS = re.compile(r"[,+]")
#: The codes of the printed game.
CODES = [
    "N",
    "W",
    "F",
    "K",
    "B",
    "VJ1",
    "VJ2",
    "VJ3",
    "VG",
    "Pf",
    "2x",
    "gG",
    "Fl",
    "Kf",
    "wW",
    "Bu",
    "VP",
]
VICTIM_NAMES = (
    "The Tyke",
    "The Naughty Brat",
    "The Drunkard",
    "Grandmother Hannelore",
    "The Alchemist",
    "Grandmother with Stroller",
    "The Scarecrow",
    "Fritz Fisch",
    "The Bard",
    "The Village Priest",
    "The Old Chaplain",
    "The Wandering Friar",
    "The Miller's Wife",
    "The Baker",
    "The Blacksmith",
    "The Innkeeper",
    "The Milkmaid",
    "The Seamstress",
    "The Schoolmistress",
    "The Mayor",
    "The Midwife",
    "The Night Watchman",
    "The Farmhand",
    "The Washerwoman",
    "The Tax Collector",
    "The Goose Girl",
    "The Fortune Teller",
    "The Mayor's Daughter",
)
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


def type_name(card: int) -> str:
    """How a type is written."""
    return TYPE_NAMES[card]


def victim_name(victim: int) -> str:
    """How a victim is written."""
    return VICTIM_NAMES[victim]


def village_name(card: int) -> str:
    """How a village card is written."""
    return VICTIM_NAMES[card] if card < c.VICTIMS else VILLAGE_NAMES[card]


# --- lists ---------------------------------------------------------------------------------------

_TYPE_LISTS = Names(find_type, "refusal-no-such-card", "VC-3", COMMAS_OR_PLUS)
_VILLAGE_LISTS = Names(find_village_card, "refusal-no-such-village-card", "VC-5", COMMAS_OR_PLUS)
_VICTIM_LISTS = Names(find_victim, "refusal-no-such-victim", "VC-7", COMMAS_OR_PLUS)

#: Vampire cards by name or code; where each must be named; the same for village cards.
read_types = _TYPE_LISTS.read
read_named_types = _TYPE_LISTS.read_named
read_village = _VILLAGE_LISTS.read
read_named_village = _VILLAGE_LISTS.read_named


def write_types(cards: Iterable[int]) -> str:
    """Vampire cards in the order given, alike neighbours counted."""
    return write_cards(cards, type_name)


def write_village(cards: Iterable[int]) -> str:
    """Village cards in the order given."""
    return write_cards(cards, village_name)


def read_victims(text: str) -> tuple[int, ...]:
    """Different victims."""
    named = _VICTIM_LISTS.read_named(text)
    twice = [victim for victim, times in Counter(named).items() if times > 1]
    if twice:
        raise Refused("position-victim-twice", "VC-7", victim=victim_name(twice[0]))
    return named
