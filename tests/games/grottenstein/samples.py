"""Samples of worlds of Vampir, and whether they are even."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

from gruft.games.grottenstein.knowledge.seen import is_public, knows
from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    FIELD_NAMES,
    FIGURE_NAMES,
    LOCK_NAMES,
    PIECE_KEYS,
)
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.chance import FastChance
from tests.games.grottenstein.memory import SEEN
from tests.games.grottenstein.table import VAMPIRE, Table

#: What hunters can carry of the event cards; objects with a border are for their colour alone.
POWERS = {"E13", "E14", "E15", "E16", "E17", "E18"}
OBJECTS = {f"E{number:02}" for number in range(1, 13)}
BORDERS = {"E01": "blue", "E10": "yellow", "E12": "green"}
CELLAR_OBJECTS = {"C01", "C02", "C03", "C04", "C05", "C06"}


def sample(
    table: Table, observer: int, draws: int, look: Callable[[Grottenstein], Hashable]
) -> Counter[Hashable]:
    """What is seen in so many worlds; they are too many to be written out as JSON."""
    luck = FastChance(1)
    return Counter(look(table.position.world(observer, luck)) for _ in range(draws))


def locks(world: Grottenstein) -> tuple[str, str]:
    """The colours of crypt and armoured door."""
    words = world.words
    return LOCK_NAMES[words[at.LOCK + at.CRYPT_LOCK]], LOCK_NAMES[words[at.LOCK + at.ARMOUR_LOCK]]


def piece(world: Grottenstein, name: str) -> int:
    """The number of the square of a piece of the wardrobe."""
    return int(world.words[at.WARDROBE + PIECE_KEYS.index(name)])


def sheet(world: Grottenstein, colour: str) -> frozenset[str]:
    """The cards of a sheet."""
    figure = FIGURE_NAMES.index(colour)
    return frozenset(CARD_IDS[card] for card in range(c.CARDS) if world.holds(figure, card))


def down(world: Grottenstein, field: str) -> str:
    """The face-down card of a field, empty if there is none."""
    card = int(world.words[at.DOWN + FIELD_NAMES.index(field)]) - 1
    return CARD_IDS[card] if card >= 0 else ""


def fit_for(colour: str, those: Iterable[str] = OBJECTS | POWERS) -> set[str]:
    """Those of some cards that a hunter may carry, by their borders."""
    return {card for card in those if BORDERS.get(card, colour) == colour}


def imagined(table: Table, colour: str, observer: int = VAMPIRE, draws: int = 150) -> set[str]:
    """All cards that are on a sheet in some world."""
    found = sample(table, observer, draws, lambda world: sheet(world, colour))
    return {card for one in found if isinstance(one, frozenset) for card in one}


def known_places(position: Grottenstein, observer: int) -> dict[str, str]:
    """The cards that an observer knows, and where they are, as a bookkeeper writes it."""
    who = at.SPECTATOR if observer < 0 else observer
    known = (card for card in range(c.CARDS) if knows(position.words, who, card))
    return {CARD_IDS[card]: _place(position, card) for card in known}


def _place(position: Grottenstein, card: int) -> str:
    place = position.words[at.PLACE + card]
    if place == at.FACE_DOWN:
        (field,) = (
            f for f, name in enumerate(FIELD_NAMES) if down(position, name) == CARD_IDS[card]
        )
        return FIELD_NAMES[field]
    if not at.SHEET <= place < at.SHEET + c.HUNTERS:
        return SEEN
    colour = FIGURE_NAMES[place - at.SHEET]
    return f"shown {colour}" if is_public(position.words, card) else colour


def unknown_on(position: Grottenstein, observer: int, colour: str) -> list[str]:
    """The cards of a sheet that an observer does not know."""
    known = known_places(position, observer)
    return sorted(card for card in sheet(position, colour) if card not in known)
