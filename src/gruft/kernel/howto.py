"""How to play, in one page: the goal in three paragraphs, then a few short sections with figures.

`howto.md` lies beside the rulebook, in five languages. Every paragraph ends with the clauses behind
it in brackets, `[VQ-38, VQ-40]`; a figure stands on a line of its own and shows drawn pieces,
`![caption](cards:vampire/7 vampire/Q)`, or a scene that is laid out, `![caption](scene:name)`.
This room reads it; that it tells the truth is the business of the tests.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_FIGURE = re.compile(r"^!\[(.*)\]\((cards|scene):(.+)\)$")
_CLAUSES = re.compile(r"\s*\[([A-Z]{2}-\d+(?:, *[A-Z]{2}-\d+)*)\]$")
GOAL_PARAGRAPHS = 3


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph with its clauses; or a figure: its caption, drawn pieces or the name of a scene.

    A piece is written `kind/face`.
    """

    text: str
    clauses: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    scene: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A few paragraphs and figures under a title."""

    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class HowTo:
    """One page: its title, and its sections; the first is the goal."""

    title: str
    sections: tuple[Section, ...]

    @property
    def goal(self) -> tuple[Part, ...]:
        """What one plays for: what you do, who wins, what is good."""
        return tuple(part for part in self.sections[0].parts if part.clauses)


def read_howto(markdown: str) -> HowTo:
    """Read the page; raise ValueError for what is not a title, paragraph with clauses or figure."""
    title = ""
    sections: list[tuple[str, list[Part]]] = []
    for block in re.split(r"\n\s*\n", markdown.strip()):
        text = " ".join(block.split())
        if text.startswith("# "):
            title = text[2:]
        elif text.startswith("## "):
            sections.append((text[3:], []))
        elif not sections:
            raise ValueError(f"this stands under no section: {text[:60]}")
        else:
            sections[-1][1].append(_part(text))
    if not title or not sections:
        raise ValueError("the page has no title or no section")
    return HowTo(title, tuple(Section(name, tuple(parts)) for name, parts in sections))


def _part(text: str) -> Part:
    if figure := _FIGURE.match(text):
        caption, kind, content = figure.groups()
        if kind == "scene":
            return Part(caption, scene=content.strip())
        return Part(caption, cards=tuple(content.split()))
    clauses = _CLAUSES.search(text)
    if clauses is None:
        raise ValueError(f"no clause stands behind this paragraph: {text[:60]}")
    return Part(text[: clauses.start()], tuple(re.split(r", *", clauses[1])))


def has_howto(package: str) -> bool:
    """Tell whether a game has such a page."""
    return (files(package) / "howto.md").is_file()


@cache
def howto_of(package: str, language: str) -> HowTo:
    """The page of a game in a language."""
    name = "howto.md" if language == "en" else f"howto.{language}.md"
    return read_howto((files(package) / name).read_text(encoding="utf-8"))
