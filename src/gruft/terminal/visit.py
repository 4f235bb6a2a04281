"""One run of the `gruft` command: who reads, on which screen, with which keys."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused
from gruft.terminal.keyboard import Keyboard
from gruft.terminal.languages import language_of, language_of_locale
from gruft.terminal.screen import Screen
from gruft.words.speech import Words

CLIENT = "gruft.terminal"


class Visit:
    """The reader's words, screens and keyboard. The words change when a game is chosen."""

    def __init__(self, words: Words, colours: bool) -> None:
        self.words = words
        self.screen = Screen(sys.stdout or _nowhere(), colours)
        self.aside = Screen(sys.stderr or _nowhere(), colours)
        self.keyboard = Keyboard(sys.stdin, self.screen)

    def sit_down(self, game: Game, names: Sequence[str] = ()) -> Words:
        """From now on speak of this game and these players."""
        self.words = Words.at(game, self.words.language, names, CLIENT)
        return self.words

    def say(self, key: str, style: str = "", **args: object) -> None:
        """Say a message on the screen."""
        self.screen.say(self.words.say(key, **args), style)

    def complain(self, refused: Refused) -> None:
        """Say on the side why something was refused, and what was behind it."""
        self.screen.stream.flush()
        self.aside.say(sentence_of(self.words, refused))

    def ask(self, key: str, **args: object) -> str:
        """Ask for a line with a message as the prompt."""
        return self.keyboard.ask(self.words.say(key, **args) + " ")


def _nowhere() -> TextIO:
    """Where a program writes whose output was closed before it began."""
    return Path(os.devnull).open("w", encoding="utf-8")


def sentence_of(words: Words, refused: Refused) -> str:
    """The sentence of a refusal, followed by the one that caused it."""
    sentence = words.refuse(refused)
    if isinstance(refused.__cause__, Refused):
        return f"{sentence} {sentence_of(words, refused.__cause__)}"
    return sentence


def begin_visit(asked: str | None, colours: bool, environment: Mapping[str, str]) -> Visit:
    """Find out which language to speak."""
    return Visit(Words(language_of(asked, environment), [CLIENT]), colours)


def fallback_visit(colours: bool, environment: Mapping[str, str]) -> Visit:
    """A visit in a language that exists, to refuse one that does not."""
    return Visit(Words(language_of_locale(environment), [CLIENT]), colours)


def wants_colours(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether colours are welcome (https://no-color.org)."""
    return not environment.get("NO_COLOR")
