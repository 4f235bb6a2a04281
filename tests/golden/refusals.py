"""The refusals of a game as an English reader meets them: each sentence stands here, once.

The tests of a game pin key, clause and arguments in rows; what a person reads is kept in a golden
file beside the playthroughs, to be reviewed as a diff.
"""

from collections.abc import Callable, Iterable, Mapping

from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.words.speech import Words
from tests.games.vampire_queen import test_refusals as vampire_queen

#: The games whose refusals are read, each with every refusal of its rows.
ROWS: Mapping[str, Callable[[], Iterable[Refused]]] = {"vampire_queen": vampire_queen.refusals}


def sentences_of(slug: str) -> str:
    """Every refusal of a game with its key, by key."""
    words = Words.at(SHELF[slug], "en", ["Ada", "Bela", "Cleo"])
    return "".join(sorted({f"{one.key}: {words.refuse(one)}\n" for one in ROWS[slug]()}))
