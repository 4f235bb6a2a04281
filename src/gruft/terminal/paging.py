"""Long texts: through the reader's pager if they do not fit on a live screen, else straight on."""

import os
import pydoc
from collections.abc import Sequence

from rich.console import RenderableType

from gruft.terminal.visit import Visit


def show_paged(visit: Visit, things: Sequence[RenderableType]) -> None:
    """Show a long text."""
    screen = visit.screen
    if not (screen.is_live and visit.keyboard.is_live):
        screen.show(*things)
        return
    with screen.console.capture() as captured:
        for thing in things:
            screen.console.print(thing)
    text = captured.get()
    if text.count("\n") < screen.height:
        screen.stream.write(text)
        screen.stream.flush()
        return
    # Colours pass, and the text stays on the screen afterwards.
    os.environ.setdefault("LESS", "-RX")
    # The first line says how to go on: a pager's own prompt is a colon, and garbles other letters.
    pydoc.pager(f"[{visit.words.say('pager-keys')}]\n{text}")
