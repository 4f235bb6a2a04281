"""Unfinished games: finding them, telling them apart, choosing one."""

import time
from dataclasses import dataclass
from pathlib import Path

from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.terminal.arguments import whole_number
from gruft.terminal.names import cut
from gruft.terminal.places import saves
from gruft.terminal.saves import Saved, read_save
from gruft.terminal.visit import CLIENT, Visit
from gruft.words.speech import Words

MOST_SHOWN = 9
WIDEST_NAMES = 40


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A saved game that can be gone on with."""

    saved: Saved
    when: float


def unfinished_games() -> list[Unfinished]:
    """The saved games that can be read, the latest first."""
    found: list[Unfinished] = []
    for path in saves():
        try:
            saved = read_save(path)
            if saved.header.game in SHELF:
                found.append(Unfinished(saved, path.stat().st_mtime))
        except (Refused, OSError):
            continue
    return found


def choose_saved(visit: Visit, wish: str) -> Path:
    """The saved game to go on with: the one that was named, else the latest or the chosen one."""
    if wish:
        return Path(wish).absolute()
    found = unfinished_games()
    if not found:
        raise Refused("resume-nothing")
    if len(found) == 1:
        return found[0].saved.path
    show_unfinished(visit, found)
    if not visit.keyboard.is_live:
        # A script goes on with the latest; its first line is already meant for the game.
        return found[0].saved.path
    typed = visit.ask("resume-which")
    number = whole_number(typed or "1", "--resume", 1, min(len(found), MOST_SHOWN))
    return found[number - 1].saved.path


def show_unfinished(visit: Visit, found: list[Unfinished]) -> None:
    """List unfinished games, the latest first."""
    visit.say("resume-several", count=len(found))
    for number, one in enumerate(found[:MOST_SHOWN], start=1):
        visit.screen.item(number, described(visit, one))


def described(visit: Visit, one: Unfinished) -> str:
    """A saved game in a line: which game, who plays, when it was left."""
    header = one.saved.header
    words = Words.at(SHELF[header.game], visit.words.language, client=CLIENT)
    return words.say(
        "resume-line",
        game=words.say("game-name"),
        names=cut(", ".join(header.names), WIDEST_NAMES),
        when=time.strftime("%Y-%m-%d %H:%M", time.localtime(one.when)),
        steps=len(one.saved.entries) - 1,
    )
