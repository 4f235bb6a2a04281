"""What always stands on a table of Vampire Empire: the aim, who is ahead, how far the end is.

All of it is public: the dead and what they were (VE-31), the revealed vampires in the castle, and
the sizes of hands, decks and cellars (VE-30).
"""

from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import Telling

AIMS = {c.VAMPIRES: "aim-vampires", c.HUMANS: "aim-humans"}


def standing_of(position: VampireEmpire, seat: int) -> list[Telling]:
    """What this seat plays for, the points of the living, what would end the game next."""
    if position.is_over():
        return []
    return [Telling(AIMS.get(seat, "aim-both"), {}), _ahead(position), _ending(position)]


def _ahead(position: VampireEmpire) -> Telling:
    """VE-218: the points that would count if the game ended now; deaths are public (VE-208)."""
    vampires, humans = int(position.points(c.VAMPIRES)), int(position.points(c.HUMANS))
    key = "ahead-even"
    if vampires != humans:
        key = "ahead-vampires" if vampires > humans else "ahead-humans"
    return Telling(key, {"vampires": vampires, "humans": humans})


def _ending(position: VampireEmpire) -> Telling:
    """VE-215, VE-218: the castle once a revealed vampire is in it, else the cards that are left."""
    inside = int(position.revealed_in_castle())
    if inside:
        return Telling("ending-castle", {"count": inside})
    left = {
        "vampires": _cards_left(position, c.VAMPIRES),
        "humans": _cards_left(position, c.HUMANS),
    }
    return Telling("ending-cards", dict(left))


def _cards_left(position: VampireEmpire, seat: int) -> int:
    """VE-222, VE-224: hand and deck, and a cellar that can still become the deck."""
    words = position.words
    cellar = 0 if words[at.CELLAR_USED + seat] else int(words[at.CELLAR_SIZE + seat])
    return int(position.hand_size(seat)) + int(words[at.DECK_SIZE + seat]) + cellar
