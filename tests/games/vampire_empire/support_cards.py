"""Tables where support cards can be played, and where H may respond to what V has shown."""

from collections.abc import Mapping

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.script import ScriptedChance
from tests.games.vampire_empire.table import H, Table, V, by_day, given

HUMAN_WINDOW_CARDS = ["Secret Journey", "Chapel", "Crypt Opening", "Ostler", "Squire", "Novice"]
VAMPIRE_WINDOW_CARDS = [
    "Bat Form",
    "Mist Form",
    "Hypnosis",
    "Coffin",
    "Kitchen Boy",
    "Lady-in-Waiting",
    "Organist",
]
HUMAN_ANSWERS = ["Secret Passage", "Herbalist", "Crucifix", "Sacrifice"]
VAMPIRE_ANSWERS = ["Regeneration", "Claws", "I'm Not a Vampire"]

#: What the support cards of the shipped edition cost by day and by night (section 16).
COSTS = {
    "Secret Journey": (1, 2),
    "Secret Passage": (1, 2),
    "Chapel": (1, 2),
    "Herbalist": (1, 2),
    "Crypt Opening": (1, 2),
    "Ostler": (0, 1),
    "Squire": (0, 1),
    "Novice": (0, 1),
    "Crucifix": (1, 2),
    "Sacrifice": (1, 1),
    "Bat Form": (2, 1),
    "Mist Form": (2, 1),
    "Hypnosis": (2, 1),
    "Regeneration": (2, 1),
    "Coffin": (2, 1),
    "Kitchen Boy": (1, 0),
    "Lady-in-Waiting": (1, 0),
    "Organist": (1, 0),
    "Claws": (2, 1),
    "I'm Not a Vampire": (1, 1),
}

RED_CARDS = "Raven, Hound, Vampire 1"
PLENTY = "Sacrifice*2, Garlic*2"

OWNERS = [(H, card) for card in HUMAN_WINDOW_CARDS] + [(V, card) for card in VAMPIRE_WINDOW_CARDS]

#: One of each class and a revealed vampire in the castle, cards in H's moat and V's cellar.
SOMETHING_TO_DO: Mapping[str, object] = {
    "castle": ["Lady", "Bishop", "Butler"],
    "revealed": ["Lady"],
    "moats": ["-", "Relic, Musket, Pistol, Holy Bible"],
    "cellars": ["Rapier, Medallion", "-"],
}


def at_night(vampires: str = "-", humans: str = "-", /, **keys: object) -> Table:
    """V is asked in window A of the night."""
    return given(vampires, humans, **{"decision": "window", **keys})  # type: ignore[arg-type]


def in_daylight(vampires: str = "-", humans: str = "-", /, **keys: object) -> Table:
    """H is asked in window A of the day."""
    return by_day(vampires, humans, **{"decision": "window", **keys})


def asked_with(seat: int, hand: str, active: int, window: str = "A", /, **keys: object) -> Table:
    """The seat is asked in a window with this hand, and every card has something to do."""
    hands = [hand, "Candlestick*2"] if seat == V else ["Candlestick*2", hand]
    pending = {"asked": seat, "window": window}
    turn = 3 if active == V else 4
    together = {**SOMETHING_TO_DO, "active": active, "turn": turn, "pending": pending, **keys}
    return at_night(*hands, **together)


def lucky(table: Table, *shuffles: list[str]) -> Table:
    """The same table; the coming shuffles lay these on top, in this order."""
    table.position.chance = ScriptedChance([], shuffles, GAME.read_piece, then=1)
    return table


def attacked(vampires: str, group: str, humans: str = PLENTY) -> Table:
    """V has shown a group for the Lady against the Bishop; H may respond."""
    table = given(vampires, humans)
    table.plays(V, f"Lady x Bishop a{group}")
    return table


def defended(vampires: str, group: str, humans: str = PLENTY) -> Table:
    """V has shown a defence of the Lady against the Bishop's Relic; H may respond."""
    table = by_day(vampires, f"Relic, {humans}")
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, f"d{group}")
    return table


def hiding(rest: str, humans: str = PLENTY, cards: str = RED_CARDS) -> Table:
    """V has shown three red cards to hide the Officer; H may respond."""
    table = given(f"{cards}, {rest}" if rest else cards, humans)
    table.plays(V, f"hide Officer [{cards}]")
    return table
