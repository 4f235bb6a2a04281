"""How single games are arranged on the screen. No rule lives here, and no game needs one."""

from gruft.terminal.drawing import Look
from gruft.terminal.looks.vampire_connection import VampireConnectionLook
from gruft.terminal.looks.vampire_empire import VampireEmpireLook
from gruft.terminal.looks.vampire_queen import VampireQueenLook
from gruft.words.speech import Words

LOOKS: dict[str, type[Look]] = {
    "vampire_queen": VampireQueenLook,
    "vampire_connection": VampireConnectionLook,
    "vampire_empire": VampireEmpireLook,
}


def look_for(slug: str, words: Words) -> Look:
    """The look of a game, or the plain one."""
    return LOOKS.get(slug, Look)(words)
