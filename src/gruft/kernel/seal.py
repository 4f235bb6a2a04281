"""Seals on text: every line carries a short check that grows out of all lines before it.

A sealed text begins with a title, which names kind and version, and ends with the whole digest.
Any change, addition or removal breaks the seal at exactly that line. A seal keeps
accidents and plain editing out; that nobody made up a new text, seal and all, is for the verifier
to say.
"""

import hashlib
import re
from dataclasses import dataclass

from gruft.kernel.refusal import Refused

CHECK_LENGTH = 8
DIGEST = "digest: "
_CHECKED = re.compile(rf"(.*) #([0-9a-f]{{{CHECK_LENGTH}}})")


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file, counted from 1 as editors do."""

    file: str
    line: int

    def refuse(self, key: str, **args: object) -> Refused:
        """A refusal that names this place."""
        return Refused(key, "", file=self.file, line=self.line, **args)


def next_digest(before: str, line: str) -> str:
    """Return the digest after one more line."""
    return hashlib.sha256(f"{before}\n{line}".encode()).hexdigest()


def seal(title: str, lines: list[str]) -> str:
    """Return the text with a check on every line and the digest at the end."""
    digest = hashlib.sha256(title.encode()).hexdigest()
    sealed = [title]
    for line in lines:
        if "\n" in line or "\r" in line:
            raise ValueError(f"a line of a sealed text does not break: {line!r}")
        digest = next_digest(digest, line)
        sealed.append(f"{line} #{digest[:CHECK_LENGTH]}")
    return "\n".join([*sealed, DIGEST + digest, ""])


def unseal(text: str, file: str) -> list[tuple[Place, str]]:
    """Return the lines after the title with their places, or say where the seal is broken."""
    if "\r" in text:
        raise Place(file, 1 + text[: text.index("\r")].count("\n")).refuse("record-line-ends")
    title, *lines = text.split("\n")
    digest = hashlib.sha256(title.encode()).hexdigest()
    found: list[tuple[Place, str]] = []
    for number, line in enumerate(lines, start=2):
        place = Place(file, number)
        if line == DIGEST + digest:
            _must_be_the_end(place, lines[number - 1 :])
            return found
        digest, content = _checked(digest, line, place, is_last=number == len(lines) + 1)
        found.append((place, content))
    raise Place(file, len(lines) + 1).refuse("record-truncated")


def _checked(before: str, line: str, place: Place, is_last: bool) -> tuple[str, str]:
    matched = _CHECKED.fullmatch(line)
    digest = next_digest(before, matched[1]) if matched else ""
    if matched is None or digest[:CHECK_LENGTH] != matched[2]:
        # A whole text ends with its digest, so a last line of any other sort was cut off.
        raise place.refuse("record-truncated" if is_last else "record-line-edited")
    return digest, matched[1]


def _must_be_the_end(digest_place: Place, rest: list[str]) -> None:
    if not rest:
        raise digest_place.refuse("record-truncated")
    if rest != [""]:
        raise Place(digest_place.file, digest_place.line + 1).refuse("record-surplus")
