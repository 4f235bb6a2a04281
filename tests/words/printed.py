"""Every sentence that people read, by file: messages by branch, rulebooks, documents."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from tests.tree import ROOT, SRC

WEB = ROOT / "web/src"
GAMES = "src/gruft/games"
#: What stands for an argument whose words are not known.
ARGUMENT = "{…}"
#: Spaces at which a line may be broken; hard ones are kept.
BREAKS = re.compile(r"[ \t\n]+")
#: Outside of the languages' own sentences: code, addresses, what is to be typed.
CODE = re.compile(r"```.*?```|`[^`]*`|https?://\S+", re.DOTALL)
#: A link or a picture; what is said of it is read like any other sentence.
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Sentence:
    """A branch of a message, or a paragraph of a page."""

    file: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.file} {self.name}: {self.text}"


def message_files(language: str) -> list[Path]:
    """The files of messages: of the house, its games and clients, and of the page."""
    found = [*SRC.rglob(f"text/**/{language}.ftl"), *WEB.rglob(f"text/**/{language}.ftl")]
    return sorted(found)


def pages(language: str) -> list[Path]:
    """Rulebooks and what teaches a game; the documents exist in English alone."""
    ending = ".md" if language == "en" else f".{language}.md"
    games = [
        path
        for name in ("rulebook", "howto")
        for path in (SRC / "gruft").rglob(f"{name}{ending}")
        if "tiny" not in path.parts
    ]
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")] if language == "en" else []
    # The page on words quotes what is not to be said.
    return sorted({*games, *documents} - {ROOT / "docs/words.md"})


@cache
def messages(language: str) -> tuple[Sentence, ...]:
    """Every branch of every message of a language."""
    return tuple(
        Sentence(_name(path), entry.id.name, text)
        for path in message_files(language)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message) and entry.value is not None
        for text in branches(entry.value)
    )


@cache
def paragraphs(language: str) -> tuple[Sentence, ...]:
    """Every paragraph of every page of a language, without its code."""
    return tuple(
        Sentence(_name(path), f"paragraph {number}", BREAKS.sub(" ", text).strip())
        for path in pages(language)
        for number, text in enumerate(_plain(path).split("\n\n"), 1)
    )


def branches(pattern: Pattern) -> Iterator[str]:
    """The texts a pattern can come to: itself, and each branch of each of its choices."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            whole += element.value
        elif isinstance(element.expression, SelectExpression):
            whole += ARGUMENT
            for variant in element.expression.variants:
                yield from branches(variant.value)
        else:
            whole += ARGUMENT
    yield whole


def choices(language: str) -> Iterator[tuple[str, str, SelectExpression]]:
    """Every choice between branches, with its file and message."""
    for path in message_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                for found in _choices(entry.value):
                    yield _name(path), entry.id.name, found


def _choices(pattern: Pattern) -> Iterator[SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _choices(variant.value)


@cache
def buttons() -> frozenset[str]:
    """The messages that stand on a button of the page and nowhere but there."""
    said = re.compile(r"\.say\(\"([a-z-]+)\"\)\}\s*</Button>")
    sources = WEB.rglob("*.svelte")
    return frozenset(key for path in sources for key in said.findall(path.read_text()))


def _plain(path: Path) -> str:
    return LINK.sub(r"\1", CODE.sub("", path.read_text(encoding="utf-8")))


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
