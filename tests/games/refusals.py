"""A refusal as the tests of every game pin it: reason, clause and arguments in one line.

`not-held VC-196 card=name-bat` is the key `refusal-not-held`, the clause and the word `name-bat`.
A player is written `@1`, a text `<Gh3>`, a list in brackets, and anything else as Python writes it.
The sentences stand once, in `tests/golden/sentences`.
"""

import pytest

from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words
from tests.games.tables import GameTable

AnyTable = GameTable[VampireConnection] | GameTable[VampireEmpire] | GameTable[Grottenstein]

#: Who sits in seats 0 to 5.
NAMES = ["Ada", "Bela", "Cleo", "Dora", "Emil", "Falk"]
#: How each kind of argument is written.
KINDS = {"word": "{}", "seat": "@{}", "text": "<{}>"}


def told(refusal: Refused) -> str:
    """The reason, its clause and every argument."""
    named = (f"{name}={_written(value)}" for name, value in refusal.details.items())
    return " ".join([refusal.key.removeprefix("refusal-"), refusal.clause, *named])


def _written(value: object) -> str:
    if not isinstance(value, dict):
        return repr(value)
    ((kind, inside),) = value.items()
    if kind == "words":
        return f"[{', '.join(map(_written, inside))}]"
    return KINDS[kind].format(inside)


def said(game: Game, refusal: Refused, language: str = "en") -> str:
    """The sentence with its clause, as a reader of this language hears it."""
    return Words.at(game, language, NAMES).refuse(refusal)


def refusal_of(table: AnyTable, seat: int, move: int) -> Refused:
    """What this seat is told when it tries the move; nothing has changed."""
    game, position = table.game, table.position
    before = list(position.words), game.to_json(position), len(table.journal.facts)
    assert seat not in position.to_act() or move not in position.moves(seat)

    with pytest.raises(Refused) as refused:
        position.play(seat, move)

    assert (list(position.words), game.to_json(position), len(table.journal.facts)) == before
    assert position.refusal(seat, move).same_as(refused.value)
    return refused.value
