"""Says messages in a language: the house's own, a game's, and a client's, all from `.ftl` files.

Facts, refusals and labels travel as message keys with arguments; this is the one place where they
become sentences. A game says in English what it has no other words for; what it does not say in
English either is a fault and raises.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused

HOUSE = "gruft.words"
#: The folder of the house's messages that a game may say in its own way.
USUAL = "usual"
_KEY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
LONGEST_ARGUMENT = 500


class Words:
    """One reader's words: a language, the packages whose messages they meet, and the names at the
    table."""

    def __init__(
        self, language: str, packages: Sequence[str] = (), names: Sequence[str] = ()
    ) -> None:
        if language not in LANGUAGES:
            raise Refused("language-unknown", given=language, known=", ".join(LANGUAGES))
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(language, (HOUSE, *packages))

    @classmethod
    def at(cls, game: Game, language: str, names: Sequence[str] = (), client: str = "") -> "Words":
        """The words of a table of this game, with a client's own messages if it has any."""
        return cls(language, [game.package, *([client] if client else [])], names)

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: object) -> str:
        """The message in this language."""
        return self._format(key, args)

    def tell(self, telling: Telling) -> str:
        """A fact or label in this language."""
        return self._format(telling.key, telling.args)

    def refuse(self, refused: Refused) -> str:
        """The sentence of a refusal, with its clause."""
        sentence = self._format(refused.key, refused.details)
        return f"{sentence} ({refused.clause})" if refused.clause else sentence

    def _format(self, key: str, args: Mapping[str, object]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"the message {key} has no text")
        values = {name: self._value(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise ValueError(f"the message {key} in {self.language}: {errors}")
        return str(text)

    def _value(self, value: object) -> str | int:
        if isinstance(value, Mapping):
            if "seat" in value:
                return self._name(int(value["seat"]))
            if "word" in value:
                return self.say(str(value["word"]))
            if "text" in value:
                return _short(str(value["text"]))
            return ", ".join(self._entry(entry) for entry in value["words"])
        return value if isinstance(value, int) else _short(str(value))

    def _entry(self, entry: object) -> str:
        """One entry of a list: a message, or an argument of its own."""
        return str(self._value(entry)) if isinstance(entry, Mapping) else self.say(str(entry))

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", number=seat + 1)


def _short(text: str) -> str:
    """Fluent refuses longer arguments, and nobody would read them."""
    return text if len(text) <= LONGEST_ARGUMENT else f"{text[: LONGEST_ARGUMENT - 1]}…"


def texts_of(package: str, language: str) -> list[Traversable]:
    """The files with a package's messages in a language.

    `text/en.ftl` is always there. A folder beside it (`text/cards/en.ftl`) holds what would make
    that file too long to read. Other languages may be missing.
    """
    text = files(package) / "text"
    parts = sorted((one for one in text.iterdir() if one.is_dir()), key=lambda one: one.name)
    all_of_them = [folder / f"{language}.ftl" for folder in (text, *parts)]
    return [one for one in all_of_them if language == "en" or one.is_file()]


@cache
def written_in(package: str, language: str) -> str:
    """The messages that a package has in a language."""
    return "\n".join(file.read_text(encoding="utf-8") for file in texts_of(package, language))


@cache
def text_of(package: str, language: str) -> str:
    """All messages of a package: in a language, and in English what it does not have there."""
    own, english = written_in(package, language), written_in(package, "en")
    missing = set(_KEY.findall(english)) - set(_KEY.findall(own))
    return "\n".join([own, *(_message(english, key) for key in sorted(missing))])


def _message(text: str, key: str) -> str:
    """One message as it stands in a file: its line, and the lines below that are set in."""
    found = re.search(rf"^{re.escape(key)} *=.*(?:\n(?:[ }}].*| *$))*", text, re.MULTILINE)
    assert found is not None
    return found[0]


def usual_messages() -> frozenset[str]:
    """What the house says for every game, unless the game says it in its own way."""
    usual = files(HOUSE) / "text" / USUAL / "en.ftl"
    return frozenset(_KEY.findall(usual.read_text(encoding="utf-8")))


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(FluentResource(text_of(package, language)), allow_overrides=True)
    return bundle
