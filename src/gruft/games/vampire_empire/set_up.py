"""Chapter 2: setting up a game of Vampire Empire."""

from mypy_extensions import i64

from gruft.games.vampire_empire import facts
from gruft.games.vampire_empire.cards import CASTLE_SIZE, CHARACTERS, HAND, VAMPIRES, Printed
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    CITY,
    CITY_SIZE,
    IN_CITY,
    INNOCENT,
    LENGTH,
    NEXT,
    PLACE,
    TURN_BEGINS,
    VAMPIRE,
)
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.vectors import zeros

VAMPIRE_TOKENS = 3  # VE-12
INNOCENT_TOKENS = 2  # VE-13


def begin(printed: Printed, chance: Chance, journal: Journal | None) -> VampireEmpire:
    """VE-11 to VE-16: castle and city, tokens, hands, and the first night."""
    position = VampireEmpire(printed, zeros(LENGTH), chance)
    _place_characters(position)
    _draw_tokens(position)
    for seat in range(2):
        position.deal(seat, list(printed.deck(seat)), HAND)
    position.journal = journal
    if journal is not None:
        facts.game_began(position)
    position.words[ACTIVE] = VAMPIRES
    position.words[NEXT] = TURN_BEGINS
    position.run()
    return position


def _place_characters(position: VampireEmpire) -> None:
    """VE-11: everybody is in the castle until all but the first three form the city."""
    order = position.chance.shuffled(list(range(CHARACTERS)), "characters")
    words = position.words
    place: i64 = CASTLE_SIZE
    while place < CHARACTERS:
        character: i64 = order[place]
        words[PLACE + character] = IN_CITY
        words[CITY + CHARACTERS - 1 - place] = character
        words[CITY_SIZE] += 1
        place += 1


def _draw_tokens(position: VampireEmpire) -> None:
    """VE-12 to VE-14: three tokens for V, two for H, the other four stay unseen."""
    tokens = position.chance.shuffled(list(range(CHARACTERS)), "tokens")
    drawn: i64 = 0
    while drawn < VAMPIRE_TOKENS + INNOCENT_TOKENS:
        owner: i64 = VAMPIRE if drawn < VAMPIRE_TOKENS else INNOCENT
        position.words[owner + tokens[drawn]] = 1
        drawn += 1
