"""What pieces are called, in a reader's words, and which one somebody means who names one."""

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from gruft.kernel.about import TOGETHER
from gruft.words.speech import Words

#: So alike must a misspelled name be to one that there is.
ALIKE = 0.75


def name_of(words: Words, piece: str) -> str:
    """The name of a piece that is written `kind face`, or of its kind if it has no face."""
    kind, _, face = piece.partition(" ")
    if TOGETHER in face:
        return ", ".join(name_of(words, f"{kind} {one}") for one in face.split(TOGETHER))
    known = [key for key in _keys(kind, face) if words.has(key)]
    return words.say(known[0]) if known else face or kind


def _keys(kind: str, face: str) -> Iterable[str]:
    """The messages that may name it, in whichever way a game has named them."""
    if not face:
        return (f"kind-{kind}",)
    low = "".join(one for one in face.lower() if one.isalnum() or one in " -").replace(" ", "-")
    short = "queen" if face == "Q" else face
    return (
        *(f"{one}-{low}" for one in ("face", "name", "card", "figure", "piece")),
        f"card-{short}",
        f"kind-{face}",
        face,
    )


def meant(given: str, pieces: Sequence[str], readers: Sequence[Words]) -> list[str]:
    """The pieces that somebody means, in any of these languages: so called, partly, or nearly."""
    wanted = plainly(given)
    names = {one: {plainly(name_of(words, one)) for words in readers} for one in pieces}
    exact = [one for one in pieces if wanted in names[one]]
    partly = [one for one in pieces if any(wanted in name for name in names[one])]
    if exact or (partly and wanted):
        return exact or partly
    scores = {one: max(_alike(wanted, name) for name in names[one]) for one in pieces}
    best = max(scores.values(), default=0.0)
    return [one for one in pieces if scores[one] == best >= ALIKE]


def plainly(name: str) -> str:
    """A name without case, accents and signs, as somebody types it in a hurry."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    letters = (one if one.isalnum() else " " for one in bare if not unicodedata.combining(one))
    return " ".join("".join(letters).split())


def _alike(wanted: str, name: str) -> float:
    """A name may have several words, of which one was typed."""
    words = [name, *name.split()]
    return max(SequenceMatcher(None, wanted, one).ratio() for one in words)
