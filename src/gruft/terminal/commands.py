"""The words a person may type besides moves, in English and in the reader's own language."""

from dataclasses import dataclass

from gruft.words.speech import Words

HELP, HINT, WHY, UNDO, LOG, TABLE = "help", "hint", "why", "undo", "log", "table"
CARD = "card"
RULES, FAIR, SAVE, SKIP, QUIT, ABORT = "rules", "fair", "save", "skip", "quit", "abort"
COMMANDS = (HELP, HINT, WHY, SKIP, UNDO, LOG, TABLE, CARD, RULES, FAIR, SAVE, QUIT, ABORT)
#: A command may always be marked as one, should a game ever write a move with the same word.
MARK = "/"


@dataclass(frozen=True, slots=True)
class Command:
    """What was asked for, and about what."""

    name: str
    about: str


def read_command(text: str, words: Words) -> Command | None:
    """The command that was typed, if it is one."""
    typed, _, about = text.removeprefix(MARK).partition(" ")
    name = _by_word(words).get(typed.casefold())
    return Command(name, about.strip()) if name else None


def own_word(name: str, words: Words) -> str:
    """How a command is called in the reader's language."""
    return _spellings(name, words)[0]


def is_yes(answer: str, words: Words) -> bool:
    """Tell whether somebody agreed."""
    spelled = [part.strip().casefold() for part in words.say("yes-words").split(",")]
    return answer.casefold() in {"y", "yes", *spelled}


def _by_word(words: Words) -> dict[str, str]:
    found = {spelling: name for name in COMMANDS for spelling in _spellings(name, words)}
    return {"?": HELP, **{name: name for name in COMMANDS}, **found}


def _spellings(name: str, words: Words) -> list[str]:
    return [part.strip().casefold() for part in words.say(f"command-{name}").split(",")]
