"""Numbers for choices that cannot be mistaken for a move which is itself written as a number.

A choice that is written as a bare number (a card 6) is that number. The others take numbers that
the game does not read as a move at all, now or ever: who means the card 8 never plays choice 8.
"""

from collections.abc import Callable, Sequence

from gruft.kernel.scene import Choice
from gruft.terminal.drawing import NumberedChoice

#: A game that reads every number up to here as a move leaves none free; then numbers are shared.
LAST_TRIED = 1_000


def number_choices(
    choices: Sequence[Choice], reads_as_move: Callable[[str], bool]
) -> list[NumberedChoice]:
    """Give every choice its number, in the order of the choices."""
    taken = {int(choice.move) for choice in choices if is_bare_number(choice.move)}
    numbered: list[NumberedChoice] = []
    coming = 0
    for choice in choices:
        if is_bare_number(choice.move):
            numbered.append(NumberedChoice(int(choice.move), choice))
            continue
        coming += 1
        while coming in taken or (coming < LAST_TRIED and reads_as_move(str(coming))):
            coming += 1
        numbered.append(NumberedChoice(coming, choice))
    return numbered


def is_bare_number(written: str) -> bool:
    """Tell whether a move is written as a number that somebody would type for a choice."""
    return written.isascii() and written.isdigit() and str(int(written)) == written
