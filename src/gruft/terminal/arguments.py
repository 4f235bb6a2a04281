"""The command line around `cyclopts`: options that every command has, and what was wrong in it."""

from collections.abc import Sequence
from dataclasses import dataclass

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from gruft.kernel.refusal import Refused

LANGUAGE = "--lang"
NO_COLOURS = ("--no-color", "--no-colour")
RESUME = "--resume"
GAME = "--game"
#: Commands whose first argument is a game.
ABOUT_A_GAME = ("play", "learn", "rules", "cards", "editions", "simulate")
LARGEST_NUMBER = 10**12


@dataclass(frozen=True, slots=True)
class HouseOptions:
    """What may stand anywhere on the command line, and the rest of it."""

    language: str | None
    no_colours: bool
    #: Strangers' games, each as `module:NAME`.
    games: tuple[str, ...]
    rest: tuple[str, ...]


def take_house_options(tokens: Sequence[str]) -> HouseOptions:
    """Take out language, colours and strangers' games, which every command understands."""
    language: str | None = None
    no_colours = False
    games: list[str] = []
    rest: list[str] = []
    waiting = list(tokens)
    while waiting:
        token = waiting.pop(0)
        if token == "--":
            rest += [token, *waiting]
            break
        if token == LANGUAGE:
            # Nothing after it is as wrong as an unknown language, and is told in the same sentence.
            language = (waiting.pop(0) if waiting else "") or "?"
        elif token.startswith(f"{LANGUAGE}="):
            language = token.removeprefix(f"{LANGUAGE}=") or "?"
        elif token == GAME:
            games.append(waiting.pop(0) if waiting else "")
        elif token.startswith(f"{GAME}="):
            games.append(token.removeprefix(f"{GAME}="))
        elif token in NO_COLOURS:
            no_colours = True
        else:
            rest.append(token)
    return HouseOptions(language, no_colours, tuple(games), tuple(rest))


def with_game(tokens: Sequence[str], slugs: Sequence[str]) -> list[str]:
    """Let the one game that was brought along be the one that a command is about."""
    written = list(tokens)
    if len(slugs) == 1 and written[:1] and written[0] in ABOUT_A_GAME:
        resumed = any(token.split("=")[0] == RESUME for token in written)
        if not resumed and written[1:2] != [slugs[0]]:
            written.insert(1, slugs[0])
    return written


def with_optional_values(tokens: Sequence[str]) -> list[str]:
    """Let `--resume` stand without a value: it then means the latest game."""
    written: list[str] = []
    for place, token in enumerate(tokens):
        following = tokens[place + 1] if place + 1 < len(tokens) else "-"
        bare = token == RESUME and following.startswith("-")
        written.append(f"{RESUME}=" if bare else token)
    return written


def refusal_of(problem: CycloptsError, commands: Sequence[str]) -> Refused:
    """What was wrong with the command line, as a refusal."""
    if isinstance(problem, UnknownCommandError):
        given = (problem.unused_tokens or [""])[0]
        return Refused("command-unknown", given=given[:60], known=", ".join(commands))
    if isinstance(problem, UnknownOptionError):
        return Refused("flag-unknown", given=(problem.token.keyword or problem.token.value)[:60])
    if isinstance(problem, UnusedCliTokensError):
        return Refused("argument-surplus", given=" ".join(problem.unused_tokens or [])[:60])
    if isinstance(problem, MissingArgumentError):
        return Refused("argument-missing", argument=_shown_name(problem))
    if isinstance(problem, RepeatArgumentError):
        return Refused("argument-twice", argument=str(problem.token.keyword))
    if isinstance(problem, CoercionError):
        given = problem.token.value if problem.token else ""
        return Refused("argument-unusable", argument=_shown_name(problem), given=given[:60])
    return Refused("command-line-unclear", given=" ".join(problem.root_input_tokens or [])[:60])


def _shown_name(problem: CycloptsError) -> str:
    return problem.argument.name if problem.argument else "?"


def whole_number(given: str, argument: str, low: int, high: int = LARGEST_NUMBER) -> int:
    """The whole number in a range that this text is, or a refusal that names the argument."""
    digits = given.strip()
    if digits.isascii() and digits.removeprefix("-").isdigit() and len(digits) <= 13:
        number = int(digits)
        if low <= number <= high:
            return number
    raise Refused("argument-out-of-range", argument=argument, given=given[:40], low=low, high=high)


def separated(given: str) -> list[str]:
    """The parts of a list written with commas."""
    return [part.strip() for part in given.split(",")]
