"""Chapter 2: setting up a game of Vampire Empire."""

from mypy_extensions import i64

from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.vectors import zeros


def begin(printed: Printed, chance: Chance, journal: Journal | None) -> VampireEmpire:
    """VE-11 to VE-16: castle and city, tokens, hands, and the first night."""
    position = VampireEmpire(printed, zeros(at.LENGTH), chance)
    words = position.words
    # Everybody is in the castle until all but the first three form the city.
    order = chance.shuffled(list(range(c.CHARACTERS)), "characters")
    for place in range(c.CASTLE_SIZE, i64(c.CHARACTERS)):
        character: i64 = order[place]
        words[at.PLACE + character] = at.IN_CITY
        words[at.CITY + c.CHARACTERS - 1 - place] = character
        words[at.CITY_SIZE] += 1
    # Three tokens for V, two for H, the other four stay unseen.
    tokens = chance.shuffled(list(range(c.CHARACTERS)), "tokens")
    for drawn in range(i64(c.VAMPIRE_TOKENS + c.INNOCENT_TOKENS)):
        owner: i64 = at.VAMPIRE if drawn < c.VAMPIRE_TOKENS else at.INNOCENT
        words[owner + tokens[drawn]] = 1
    for seat in range(2):
        position.deal(seat, list(printed.deck(seat)), c.HAND)
    position.journal = journal
    if journal is not None:
        facts.game_began(position)
    words[at.ACTIVE] = c.VAMPIRES
    words[at.NEXT] = at.TURN_BEGINS
    position.run()
    return position
