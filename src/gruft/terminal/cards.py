"""What every kind of piece does: `gruft cards`, and `card` at the table."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gruft.kernel.about import About, Abouts
from gruft.kernel.edition import LONGEST_FILE
from gruft.kernel.game import Game
from gruft.kernel.options import read_options
from gruft.kernel.refusal import Refused
from gruft.terminal.files import read_text
from gruft.terminal.paging import show_paged
from gruft.terminal.shelving import warn_about
from gruft.terminal.visit import Visit
from gruft.words.pieces import meant, name_of
from gruft.words.speech import Words

#: A name is understood in the reader's language, and in the one of the files.
LINGUA_FRANCA = "en"


def show_cards(visit: Visit, game: Game, name: str | None, file: str | None) -> None:
    """List every piece of a game, or those of a name, in the numbers of an edition."""
    edition = game.shipped_edition()
    if file is not None:
        edition = game.edition_from(read_text(Path(file), LONGEST_FILE), file)
        warn_about(visit, game, edition)
    show_abouts(visit, game, game.about(edition, read_options(game.options(), {})), name)


def show_abouts(visit: Visit, game: Game, abouts: Abouts, name: str | None) -> None:
    """What these pieces do: all of them, or those that somebody means."""
    pieces = list(abouts)
    if name:
        pieces = meant(name, pieces, [visit.words, Words.at(game, LINGUA_FRANCA)])
        if not pieces:
            raise Refused("card-unknown", given=name[:60])
    show_paged(visit, drawn(visit.words, abouts, pieces))


def drawn(words: Words, abouts: Abouts, pieces: Sequence[str]) -> list[RenderableType]:
    """The pieces under the names of their kinds; what holds for the rest of a kind comes last."""
    kinds: dict[str, list[str]] = {}
    for piece in pieces:
        kinds.setdefault(piece.partition(" ")[0], []).append(piece)
    things: list[RenderableType] = []
    for kind, members in kinds.items():
        title = name_of(words, kind)
        things += ["", Text(title[:1].upper() + title[1:], style="bold yellow")]
        named = [piece for piece in members if piece != kind]
        things += [_drawn_piece(name_of(words, one), words, abouts[one]) for one in named]
        if kind in members:
            rest = words.say("cards-any") if named else ""
            things.append(_drawn_piece(rest, words, abouts[kind]))
    return things


def _drawn_piece(name: str, words: Words, about: About) -> RenderableType:
    """One piece; a kind that knows no others needs no name besides its title."""
    head = f"{name}  " if name else ""
    text = Text.assemble((head, "bold"), words.tell(about.text), "  ", (about.clause, "cyan"))
    return Padding(text, (0, 0, 0, 2))
