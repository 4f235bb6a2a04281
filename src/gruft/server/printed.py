"""What is printed, over REST: words, rules, editions, boards, and what every piece does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from gruft.kernel.edition import Edition, leaves
from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.howto import has_howto, howto_of
from gruft.kernel.options import read_options
from gruft.kernel.plan import Plan
from gruft.kernel.scene import plain
from gruft.server.house import TheHouse
from gruft.server.requests import AnyRequest, finder_for, guest_of
from gruft.shelf import SHELF
from gruft.testing.figures import figure_of, has_figure
from gruft.words.speech import Words, text_of

PAGE = "gruft.server"
PLAIN = "text/plain; charset=utf-8"
A_DAY = 24 * 60 * 60


class PrintedShown(msgspec.Struct, frozen=True):
    """A value of an edition, and who says so."""

    name: str
    value: object
    source: str


class ClauseShown(msgspec.Struct, frozen=True):
    """A clause of a rulebook."""

    id: str
    chapter: str
    text: str
    #: Only an engine needs it.
    engine: bool


class AboutShown(msgspec.Struct, frozen=True):
    """What a kind of piece does: `slayer S15`, or a kind alone for its back and other faces."""

    piece: str
    key: str
    args: Mapping[str, object]
    clause: str


class PartShown(msgspec.Struct, frozen=True):
    """A paragraph with its clauses, or a figure: its caption, drawn pieces or a scene."""

    text: str
    clauses: Sequence[str]
    cards: Sequence[str]
    scene: str


class SectionShown(msgspec.Struct, frozen=True):
    """A part of the page on how to play; the first is the goal."""

    title: str
    parts: Sequence[PartShown]


class HowToShown(msgspec.Struct, frozen=True):
    """How to play a game, on one page."""

    title: str
    sections: Sequence[SectionShown]


class FigureShown(msgspec.Struct, frozen=True):
    """A table that is laid out to be looked at."""

    scene: Any
    plans: Sequence[Plan]


class Printed(Controller):
    """What stands in files, and is the same for everybody."""

    path = "/api"

    @get("/text/{language:str}", media_type=PLAIN)
    async def house_text(self, language: FromPath[str]) -> str:
        """The words of the house."""
        return _text("gruft.words", language)

    @get("/web-text/{language:str}", media_type=PLAIN)
    async def web_text(self, language: FromPath[str]) -> str:
        """The words of the web page, and what it calls the games of strangers."""
        own = _text(PAGE, language)
        return "\n".join([own, *_rooms_of_strangers(own, language)])

    @get("/games/{slug:str}/edition", cache_control=CacheControlHeader(max_age=A_DAY))
    async def edition(self, slug: FromPath[str]) -> list[PrintedShown]:
        """What is printed on the pieces of a game; a host may play with other values."""
        printed = _game(slug).edition_with({}, "")
        return [
            PrintedShown(name, value, printed.sources.get(name, ""))
            for name, value in leaves(printed.data)
        ]

    @get("/games/{slug:str}/text/{language:str}", media_type=PLAIN)
    async def game_text(self, slug: FromPath[str], language: FromPath[str]) -> str:
        """The words of a game."""
        return _text(_game(slug).package, language)

    @get("/games/{slug:str}/plans/{table:str}", cache_control=CacheControlHeader(max_age=A_DAY))
    async def plans(
        self, request: AnyRequest, house: TheHouse, slug: FromPath[str], table: FromPath[str]
    ) -> Sequence[Plan]:
        """The boards of squares of a match, as they are printed: the same for everybody."""
        finder = finder_for(request, house, await guest_of(request, house))
        sitting = (await finder.table(table)).sitting
        if sitting.match is None or sitting.setting.game != slug:
            raise NotFoundException
        return sitting.game.plans(sitting.match.position)

    @get("/games/{slug:str}/about", cache_control=CacheControlHeader(max_age=A_DAY))
    async def about(self, slug: FromPath[str]) -> list[AboutShown]:
        """What every piece of a game does, as it is shipped."""
        game = _game(slug)
        return _abouts_shown(game, game.shipped_edition(), {})

    @get("/games/{slug:str}/about/{table:str}", cache_control=CacheControlHeader(max_age=A_DAY))
    async def about_at(
        self, request: AnyRequest, house: TheHouse, slug: FromPath[str], table: FromPath[str]
    ) -> list[AboutShown]:
        """What every piece does in the edition that a table plays with."""
        finder = finder_for(request, house, await guest_of(request, house))
        sitting = (await finder.table(table)).sitting
        if sitting.setting.game != slug:
            raise NotFoundException
        game, setting = sitting.game, sitting.setting
        return _abouts_shown(game, game.edition_with(setting.overrides, ""), setting.options)

    @get("/games/{slug:str}/rules/{language:str}")
    async def rules(self, slug: FromPath[str], language: FromPath[str]) -> list[ClauseShown]:
        """The clauses of a game."""
        if language not in LANGUAGES:
            raise NotFoundException
        game = _game(slug)
        return [
            ClauseShown(one, clause.chapter, clause.text, one in game.engine_clauses)
            for one, clause in game.rulebook(language).items()
        ]

    @get("/games/{slug:str}/moments", cache_control=CacheControlHeader(max_age=A_DAY))
    async def moments(self, slug: FromPath[str]) -> Mapping[str, Sequence[str]]:
        """The clauses behind each question and window, by its message key."""
        return _game(slug).moments()

    @get("/games/{slug:str}/howto/{language:str}", cache_control=CacheControlHeader(max_age=A_DAY))
    async def howto(self, slug: FromPath[str], language: FromPath[str]) -> HowToShown:
        """How to play a game, on one page."""
        game = _game(slug)
        if language not in LANGUAGES or not has_howto(game.package):
            raise NotFoundException
        page = howto_of(game.package, game.told_in(language))
        sections = [
            SectionShown(
                section.title,
                [PartShown(one.text, one.clauses, one.cards, one.scene) for one in section.parts],
            )
            for section in page.sections
        ]
        return HowToShown(page.title, sections)

    @get("/games/{slug:str}/figures/{name:str}", cache_control=CacheControlHeader(max_age=A_DAY))
    async def figure(self, slug: FromPath[str], name: FromPath[str]) -> FigureShown:
        """A scene of the page on how to play: laid out for everybody, with nothing to hide."""
        game = _game(slug)
        if not has_figure(game, name):
            raise NotFoundException
        laid = figure_of(game, name)
        return FigureShown(plain(laid.scene), laid.plans)


def _abouts_shown(game: Game, edition: Edition, given: Mapping[str, object]) -> list[AboutShown]:
    abouts = game.about(edition, read_options(game.options(), given))
    return [
        AboutShown(piece, one.text.key, one.text.args, one.clause) for piece, one in abouts.items()
    ]


def _game(slug: str) -> Game:
    if slug not in SHELF:
        raise NotFoundException
    return SHELF[slug]


def _rooms_of_strangers(own: str, language: str) -> Iterator[str]:
    """Name, author and line of each game that the page has no words for, in the game's own."""
    for slug, game in SHELF.items():
        if f"\nroom-{slug} =" not in own:
            words = Words.at(game, language)
            name = words.say("game-name")
            yield f"room-{slug} = {_literal(name)}"
            yield f"room-{slug}-short = {_literal(name)}"
            yield f"room-{slug}-by = {_literal(words.say('game-author'))}"
            yield f"room-{slug}-line = {_literal(words.say('game-about'))}"


def _literal(text: str) -> str:
    """A text as Fluent takes it, whatever signs are in it."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def _text(package: str, language: str) -> str:
    if language not in LANGUAGES:
        raise NotFoundException
    return text_of(package, language)
