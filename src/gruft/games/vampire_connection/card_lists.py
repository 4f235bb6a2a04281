"""Lists of cards of The Vampire Connection as people write them: hands, decks, piles, victims.

Cards are separated by commas, alike ones may be counted (`wolf*2`); a list of nothing is `-`, and
`?*3` stands for three cards that are not named. `*` at the end of a deck stands for everything
that is named nowhere.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from gruft.games.vampire_connection.cards import VICTIMS
from gruft.games.vampire_connection.names import TYPE_NAMES, VILLAGE_NAMES
from gruft.kernel.refusal import Refused

EMPTY, UNKNOWN, THE_REST = "-", "?", "*"
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
MOST_AT_ONCE = 99


def plainly(text: str) -> str:
    """Lower case, single blanks, straight apostrophes."""
    straight = text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return " ".join(straight.lower().replace("_", " ").split())


_TYPES = {plainly(name): card for card, name in enumerate(TYPE_NAMES)}
_TYPES |= {plainly(code): card for card, code in enumerate(CODES)}
_VICTIMS = {plainly(name): victim for victim, name in enumerate(VICTIM_NAMES)}
_VICTIMS |= {plainly(name).removeprefix("the "): v for v, name in enumerate(VICTIM_NAMES)}
_VICTIMS |= {f"v{victim + 1:02d}": victim for victim in range(VICTIMS)}
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
    return VICTIM_NAMES[card] if card < VICTIMS else VILLAGE_NAMES[card]


# --- lists ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Listed:
    """A written list: the named cards in order, how many are not named, and whether the rest
    follows."""

    named: tuple[int, ...]
    unknown: int = 0
    rest: bool = False


def write_types(cards: Iterable[int]) -> str:
    """Vampire cards in the order given, alike neighbours counted."""
    return _write(cards, type_name)


def write_village(cards: Iterable[int]) -> str:
    """Village cards in the order given."""
    return _write(cards, village_name)


def _write(cards: Iterable[int], name: Callable[[int], str]) -> str:
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


def read_types(text: str) -> Listed:
    """Vampire cards by name or code."""
    return _read(text, find_type, "refusal-no-such-card", "VC-3")


def read_named_types(text: str) -> tuple[int, ...]:
    """Vampire cards, each of them by name."""
    return _all_named(read_types(text), "refusal-no-such-card", "VC-3")


def read_village(text: str) -> Listed:
    """Village cards by name, victims also by number."""
    return _read(text, find_village_card, "refusal-no-such-village-card", "VC-5")


def read_named_village(text: str) -> tuple[int, ...]:
    """Village cards, each of them by name."""
    return _all_named(read_village(text), "refusal-no-such-village-card", "VC-5")


def read_victims(text: str) -> tuple[int, ...]:
    """Different victims."""
    listed = _read(text, find_victim, "refusal-no-such-victim", "VC-7")
    named = _all_named(listed, "refusal-no-such-victim", "VC-7")
    twice = [victim for victim, times in Counter(named).items() if times > 1]
    if twice:
        raise Refused("position-victim-twice", "VC-7", victim=victim_name(twice[0]))
    return named


def _all_named(listed: Listed, refusal: str, clause: str) -> tuple[int, ...]:
    """Refuse cards that are not named where every card must be."""
    if listed.unknown or listed.rest:
        raise Refused(refusal, clause, given=UNKNOWN if listed.unknown else THE_REST)
    return listed.named


def _read(text: str, find: Callable[[str], int | None], refusal: str, clause: str) -> Listed:
    named: list[int] = []
    unknown, rest = 0, False
    parts = [part.strip() for part in re.split(r"[,+]", text)]
    if parts == [EMPTY] or parts == [""]:
        return Listed(())
    for number, part in enumerate(parts):
        if part == THE_REST and number == len(parts) - 1:
            rest = True
            continue
        name, times = _counted(part)
        card = find(name)
        if name == UNKNOWN:
            unknown += times
        elif card is None:
            raise Refused(refusal, clause, given=part[:40])
        else:
            named += [card] * times
    return Listed(tuple(named), unknown, rest)


def _counted(part: str) -> tuple[str, int]:
    """A name and how often it counts; a factor that is none stays part of the name."""
    name, _, times = (one.strip() for one in part.rpartition("*"))
    written = times.isascii() and times.isdigit() and len(times) <= len(str(MOST_AT_ONCE))
    if name and written and not times.startswith("0"):
        return name, int(times)
    return part, 1
