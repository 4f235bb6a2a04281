"""How single games are arranged on the screen. No rule lives here, and no game needs one."""

from collections.abc import Sequence

from gruft.kernel.plan import Plan
from gruft.terminal.drawing import Look
from gruft.terminal.looks.grottenstein import GrottensteinLook
from gruft.terminal.looks.vampire_connection import VampireConnectionLook
from gruft.terminal.looks.vampire_empire import VampireEmpireLook
from gruft.terminal.looks.vampire_queen import VampireQueenLook
from gruft.words.speech import Words

LOOKS: dict[str, type[Look]] = {
    "vampire_queen": VampireQueenLook,
    "vampire_connection": VampireConnectionLook,
    "vampire_empire": VampireEmpireLook,
    "grottenstein": GrottensteinLook,
}


def look_for(slug: str, words: Words, plans: Sequence[Plan] = ()) -> Look:
    """The look of a game, or the plain one."""
    return LOOKS.get(slug, Look)(words, plans)
