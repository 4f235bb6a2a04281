"""The refusals of a game as an English reader meets them: each sentence stands here, once.

The tests of a game pin key, clause and arguments in rows; what a person reads is kept in a golden
file beside the playthroughs, to be reviewed as a diff.
"""

from collections.abc import Callable, Iterable, Mapping

from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from tests.games.grottenstein import test_refusals as grottenstein
from tests.games.refusals import said
from tests.games.vampire_connection import test_refusals as vampire_connection
from tests.games.vampire_empire import test_refusals as vampire_empire
from tests.games.vampire_queen import test_refusals as vampire_queen

#: The games whose refusals are read, each with every refusal of its rows.
ROWS: Mapping[str, Callable[[], Iterable[Refused]]] = {
    "vampire_queen": vampire_queen.refusals,
    "vampire_connection": vampire_connection.refusals,
    "vampire_empire": vampire_empire.refusals,
    "grottenstein": grottenstein.refusals,
}


def sentences_of(slug: str) -> str:
    """Every refusal of a game with its key, by key."""
    return "".join(sorted({f"{one.key}: {said(SHELF[slug], one)}\n" for one in ROWS[slug]()}))
