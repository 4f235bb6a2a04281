"""A page of docs/notation as its tests read it: tables, names in backticks, words of the game."""

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from gruft.kernel.chance import FastChance
from gruft.kernel.game import Game, set_up
from gruft.kernel.journal import Journal
from gruft.kernel.question import Reason
from tests.tree import GAMES, ROOT, modules, tree


class NotationPage:
    """The notation page of one game."""

    def __init__(self, slug: str) -> None:
        self.file: Path = ROOT / f"docs/notation/{slug}.md"
        self.text = self.file.read_text()
        self.tables: list[str] = re.findall(r"(?:^\|.*\n)+", self.text, re.MULTILINE)
        text = GAMES / slug / "text"
        # Cards, prompts and stories have folders of their own, and no page.
        self._words = [text / "en.ftl", *text.glob("readings/en.ftl")]

    def rows(self, *heading: str) -> list[list[str]]:
        """The rows of all tables with these headings, as cells."""
        found: list[list[str]] = []
        for table in self.tables:
            first, _, *others = [_cells(line) for line in table.splitlines()]
            if first == list(heading):
                found += others
        assert found
        return found

    @cached_property
    def messages(self) -> set[str]:
        """The keys of the game's own messages."""
        bodies = [FluentParser().parse(file.read_text()).body for file in self._words]
        return {entry.id.name for body in bodies for entry in body if isinstance(entry, Message)}


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def names(cell: str) -> list[str]:
    """What stands in backticks in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def heard_and_seen(game: Game, seats: int, seed: int, most: int) -> dict[str, set[str]]:
    """Every message that is told or shown in a game of random moves, with its arguments."""
    messages: dict[str, set[str]] = {}
    luck, journal = FastChance(seed), Journal()
    position = set_up(game, seats, {}, game.shipped_edition(), luck, journal)
    for _ in range(most):
        if position.is_over():
            break
        seat = position.to_act()[0]
        scene = game.scene(position, seat)
        choices = scene.decision.choices if scene.decision else ()
        labels = [one for choice in choices for one in (choice.label, *choice.then)]
        window = [scene.window.trigger] if scene.window else []
        for telling in (*journal.told(seat), *scene.notices, *labels, *window):
            messages[telling.key] = set(telling.args)
        journal = position.journal = Journal()
        moves = position.moves(seat)
        position.apply(seat, moves[luck.below(len(moves))])
    return messages


def names_of_draws(slug: str, *also: str) -> set[str]:
    """What a game calls its picks and shuffles, and what it draws by functions of its own."""
    return {
        argument.value
        for module in modules(GAMES / slug)
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", "") in ("pick", "shuffle", *also)
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def refusals_in_the_code(slug: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every refusal of a game that is written out: key, clause and arguments."""
    yield from reasons_in_the_code(slug)
    for module in modules(GAMES / slug):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
                if texts and isinstance(node.args[0], ast.Constant):
                    clause = str(texts[1]) if len(texts) > 1 else ""
                    arguments = frozenset(one.arg for one in node.keywords if one.arg)
                    yield str(texts[0]), clause, arguments


def reasons_in_the_code(slug: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every reason that a chapter of a game has made: key, clause and arguments.

    Where reasons are made together for one clause, some cannot come about: theirs is left out.
    """
    for module in modules(GAMES / slug / "rules"):
        chapter = import_module(f"gruft.games.{slug}.rules.{module.stem}")
        for made in vars(chapter).values():
            alone = made if isinstance(made, list) else [made]
            together = [getattr(made, name) for name in dir(made) if not name.startswith("_")]
            for reason in [*alone, *together]:
                if isinstance(reason, Reason):
                    needs = frozenset(need.partition("=")[0] for need in reason.needs)
                    yield reason.key, reason.clause if reason in alone else "", needs


def clauses_handed_to(slug: str, *functions: str) -> set[str]:
    """The clauses that a game hands to functions which refuse for several reasons."""
    return {
        str(argument.value)
        for module in modules(GAMES / slug)
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in functions
        for argument in node.args
        if isinstance(argument, ast.Constant) and re.fullmatch(r"[A-Z]+-\d+", str(argument.value))
    }
