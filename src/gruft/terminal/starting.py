"""`gruft new-game`: writes a folder from which a new game grows."""

import keyword
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Template

from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.terminal.files import path_of, refusing_failures
from gruft.terminal.leaving import DONE
from gruft.terminal.visit import CLIENT, Visit

SLUG = re.compile(r"[a-z][a-z0-9_]{1,39}")
PREFIX = re.compile(r"[A-Z]{2}")
SEATS = re.compile(r"([1-9]\d?)(?:-([1-9]\d?))?")
#: What is written where, and from which starter.
WRITTEN = {
    "README.md": "readme",
    "pyproject.toml": "pyproject",
    "{slug}/__init__.py": "init",
    "{slug}/game.py": "game",
    "{slug}/rulebook.md": "rulebook",
    "{slug}/edition.toml": "edition",
    "{slug}/text/en.ftl": "words",
    "tests/test_{slug}.py": "tests",
    "tests/scenarios/first_story.yaml": "scenario",
}


@dataclass(frozen=True, slots=True)
class NewGame:
    """What somebody wants to begin: checked."""

    slug: str
    prefix: str
    low: int
    high: int

    def words(self) -> Mapping[str, str]:
        """What the starters leave open."""
        title = self.slug.replace("_", " ").title()
        several = f"{self.low} to {self.high} players"
        return {
            "slug": self.slug,
            "dashed": self.slug.replace("_", "-"),
            "title": title,
            "camel": title.replace(" ", ""),
            "prefix": self.prefix,
            "low": str(self.low),
            "high": str(self.high),
            "seats_said": several if self.low < self.high else f"{self.low} players",
        }


def start_game(visit: Visit, slug: str, prefix: str, seats: str, into: str | None) -> int:
    """Write the folder, and say what to do next."""
    wanted = read_wishes(slug, prefix, seats)
    folder = path_of(into if into is not None else slug)
    with refusing_failures(folder):
        folder.mkdir(parents=True)
    for name, starter in WRITTEN.items():
        file = folder / name.format(slug=slug)
        with refusing_failures(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(Template(_starter(starter)).substitute(wanted.words()))
    visit.say("new-game-written", folder=str(folder))
    visit.say("new-game-next", slug=slug, folder=str(folder))
    return DONE


def read_wishes(slug: str, prefix: str, seats: str) -> NewGame:
    """What was wished for, or why a game cannot be called so."""
    if not SLUG.fullmatch(slug) or keyword.iskeyword(slug):
        raise Refused("new-game-bad-slug", given=slug[:60])
    if slug in SHELF:
        raise Refused("new-game-slug-taken", given=slug)
    if not PREFIX.fullmatch(prefix):
        raise Refused("new-game-bad-prefix", given=prefix[:60])
    if owners := [game.slug for game in SHELF.values() if prefix in game.clause_prefixes]:
        raise Refused("new-game-prefix-taken", given=prefix, game=owners[0])
    written = SEATS.fullmatch(seats)
    low, high = (int(written[1]), int(written[2] or written[1])) if written else (1, 0)
    if low > high:
        raise Refused("new-game-bad-seats", given=seats[:60])
    return NewGame(slug, prefix, low, high)


@cache
def _starter(name: str) -> str:
    return (files(CLIENT) / "starter" / f"{name}.txt").read_text(encoding="utf-8")
