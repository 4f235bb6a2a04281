"""Checks what the documents promise: links resolve, commands exist, examples run.

Read are README, CONTRIBUTING, CHANGELOG and docs/**/*.md. Links to other sites are not followed: a
check must give the same answer without a network. Examples are the lines after `>>>`.
"""

import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

FENCED = re.compile(r"^(?P<fence>```+|~~~+).*?^(?P=fence)\s*$", re.MULTILINE | re.DOTALL)
CODE_SPAN = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*\s*$", re.MULTILINE)
ANCHOR = re.compile(r"""<a\s+(?:id|name)=["']([^"']+)""")
# A command counts where it is written as one: in code, at its beginning.
MAKE = re.compile(r"(?:`|^\$?[ \t]*)make[ \t]+([a-z][a-z-]*)", re.MULTILINE)
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)


def documents(root: Path) -> list[Path]:
    top = [root / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    return [path for path in top if path.exists()] + sorted((root / "docs").rglob("*.md"))


def anchors(text: str) -> set[str]:
    """Return the names of a page's headings, made as GitHub makes them."""
    names: set[str] = set()
    for heading in HEADING.findall(FENCED.sub("", text)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        copies = (f"{name}-{number}" for number in range(1, 1000))
        names.add(name if name not in names else next(copy for copy in copies if copy not in names))
    return names | set(ANCHOR.findall(text))


def broken_links(document: Path, text: str) -> Iterator[str]:
    prose = CODE_SPAN.sub("", FENCED.sub("", text))
    for inline, reference in LINK.findall(prose):
        link = unquote(inline or reference)
        if ELSEWHERE.match(link):
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        if not target.exists():
            yield f"the link {link} leads nowhere"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target.read_text()):
            yield f"the link {link} names no heading there"


def code(text: str) -> str:
    return "\n".join(match[0] for match in (*FENCED.finditer(text), *CODE_SPAN.finditer(text)))


def unknown_commands(text: str, targets: set[str]) -> Iterator[str]:
    for name in MAKE.findall(code(text)):
        if name not in targets:
            yield f"there is no `make {name}`"


def failing_examples(document: Path, text: str) -> Iterator[str]:
    fenced = "\n".join(
        re.sub(r"^(```|~~~).*$", "", part[0], flags=re.M) for part in FENCED.finditer(text)
    )
    examples = doctest.DocTestParser().get_doctest(fenced, {}, document.name, str(document), 0)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(examples, out=said.append)
    yield from said


def complaints(root: Path) -> Iterator[str]:
    targets = set(TARGET.findall((root / "Makefile").read_text()))
    for document in documents(root):
        text = document.read_text()
        for problem in (
            *broken_links(document, text),
            *unknown_commands(text, targets),
            *failing_examples(document, text),
        ):
            yield f"{document.relative_to(root)}: {problem}"


def main() -> None:
    root = Path(__file__).parent.parent
    if found := list(complaints(root)):
        sys.exit("\n".join(found))
    print(f"documents: {len(documents(root))} pages, links, commands and examples hold")


if __name__ == "__main__":
    main()
