"""How to play a game, on the screen: the goal, then section by section."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gruft.kernel.game import Game
from gruft.kernel.howto import Part, has_howto, howto_of
from gruft.kernel.refusal import Refused
from gruft.terminal.paging import show_paged
from gruft.terminal.visit import Visit
from gruft.words.pieces import name_of
from gruft.words.speech import Words


def show_howto(visit: Visit, game: Game) -> None:
    """Show the page in the reader's language."""
    if not has_howto(game.package):
        raise Refused("howto-none", game=game.slug)
    page = howto_of(game.package, game.told_in(visit.words.language))
    things: list[RenderableType] = [Text(page.title, style="bold")]
    for section in page.sections:
        things += ["", Text(section.title, style="bold yellow")]
        # A scene is not drawn here, and its caption alone says nothing.
        things += [_drawn(visit.words, part) for part in section.parts if not part.scene]
    show_paged(visit, things)


def _drawn(words: Words, part: Part) -> RenderableType:
    if part.clauses:
        said = Text.assemble(part.text, "  ", (", ".join(part.clauses), "cyan"))
        return Padding(said, (0, 0, 1, 2))
    names = ", ".join(name_of(words, card.replace("/", " ", 1)) for card in part.cards)
    below = f"{part.text}: {names}" if names else part.text
    return Padding(Text(below, style="dim italic"), (0, 0, 1, 4))
