"""The simple form of a game: a few hundred lines in one file, open to every game.

An author imports all of it from here. What is derived, and from what, is told in `game` and
`position`; `docs/adding-a-game.md` walks through a complete game.
"""

from gruft.kernel.journal import CHANCE, SHOWN, WINDOW, Telling
from gruft.kernel.position import Outcome, Window
from gruft.kernel.question import Question, Reason
from gruft.kernel.refusal import seat_of, word, words
from gruft.kernel.scene import BOARD, CARD, DIE, HAND, PILE, ROW, TEXT, TOKEN
from gruft.kernel.simple.data import PerSeat, Seat, Table
from gruft.kernel.simple.game import SimpleGame, most_points
from gruft.kernel.simple.pieces import Kind, Laid, lay
from gruft.kernel.simple.position import SimplePosition
from gruft.kernel.simple.telling import SetUp

__all__ = [
    "BOARD",
    "CARD",
    "CHANCE",
    "DIE",
    "HAND",
    "PILE",
    "ROW",
    "SHOWN",
    "TEXT",
    "TOKEN",
    "WINDOW",
    "Kind",
    "Laid",
    "Outcome",
    "PerSeat",
    "Question",
    "Reason",
    "Seat",
    "SetUp",
    "SimpleGame",
    "SimplePosition",
    "Table",
    "Telling",
    "Window",
    "lay",
    "most_points",
    "seat_of",
    "word",
    "words",
]
