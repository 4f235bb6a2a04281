"""What a game has not said yet in other languages: notes for its author, not faults.

English is enough to begin with. Readers of other languages get English where a game has nothing
else, so nothing breaks; but nobody should find out by chance.
"""

import re
from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast

from gruft.kernel.game import LANGUAGES, Game
from gruft.words.speech import written_in

#: A text of so many words that reads as in English was hardly translated; names may well be alike.
WORDS_OF_A_SENTENCE = 4
#: Names are the same everywhere.
NAMES = ("game-name", "game-author")
SHOWN_KEYS = 5
_PLACEABLE = re.compile(r"\{[^{}]*\}")
_WORD = re.compile(r"[^\W\d_]{2,}")


def translation_notes(game: Game) -> Iterator[str]:
    """What is missing in each language, and what was merely copied from English."""
    if not (files(game.package) / "text" / "en.ftl").is_file():
        return  # the check of words says so
    english = texts_in(game.package, "en")
    for language in (one for one in LANGUAGES if one != "en"):
        own = texts_in(game.package, language)
        if lacking := _lacking(game, language, len(english.keys() - own.keys())):
            yield f"{language}: {lacking} not translated; readers get English"
        sentences = [key for key in sorted(own) if key not in NAMES]
        if copied := [key for key in sentences if is_copied(own[key], english.get(key, ""))]:
            more = f" and {len(copied) - SHOWN_KEYS} more" if len(copied) > SHOWN_KEYS else ""
            yield f"{language}: merely copied from English: {', '.join(copied[:SHOWN_KEYS])}{more}"


def _lacking(game: Game, language: str, missing: int) -> str:
    messages = f"{missing} message{'s' if missing > 1 else ''}" if missing else ""
    has_book = (files(game.package) / f"rulebook.{language}.md").is_file()
    parts = [part for part in ("" if has_book else "the rulebook", messages) if part]
    verb = "is" if len(parts) == 1 and missing < 2 else "are"
    return f"{' and '.join(parts)} {verb}" if parts else ""


def texts_in(package: str, language: str) -> dict[str, str]:
    """Every message of a package in a language, as it is written."""
    write = FluentSerializer().serialize_entry
    parsed = FluentParser(with_spans=False).parse(written_in(package, language))
    return {
        entry.id.name: write(entry).partition("=")[2].strip()
        for entry in parsed.body
        if isinstance(entry, ast.Message)
    }


def is_copied(text: str, english: str) -> bool:
    """Tell whether a sentence reads just as in English."""
    return text == english and len(_WORD.findall(_PLACEABLE.sub("", text))) >= WORDS_OF_A_SENTENCE
