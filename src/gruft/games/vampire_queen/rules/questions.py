"""Every question of Vampire Queen, in the order of the situations in `state/state.py`.

Each one finds its moves itself: hundreds come into question, and they are asked for all the time.
"""

from typing import Final

from gruft.games.vampire_queen.rules.leading import Lead
from gruft.games.vampire_queen.rules.raising import Raise
from gruft.games.vampire_queen.rules.slayer_rounds import AnswerSlayer
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.question import Question

QUESTIONS: Final[list[Question[State]]] = [
    Lead("decision-lead", ("VQ-24", "VQ-25", "VQ-31", "VQ-58", "VQ-82")),
    Raise("decision-raise", ("VQ-37", "VQ-38", "VQ-40", "VQ-42", "VQ-47")),
    AnswerSlayer("decision-slayer-round", ("VQ-61", "VQ-72", "VQ-73", "VQ-63", "VQ-67")),
]
