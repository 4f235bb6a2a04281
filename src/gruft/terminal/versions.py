"""Which Gruft this is, and whether its rules run compiled."""

from importlib.metadata import PackageNotFoundError, version

from gruft.shelf import SHELF, is_compiled
from gruft.words.speech import Words


def plain_games(words: Words) -> list[str]:
    """The names of the games whose rules are interpreted."""
    plain = [game for game in SHELF.values() if not is_compiled(game)]
    return [Words.at(game, words.language).say("game-name") for game in plain]


def version_number() -> str:
    """The version of the installed package."""
    try:
        return version("gruft")
    except PackageNotFoundError:
        return "0"


def show_version(words: Words) -> str:
    """The version in a sentence."""
    plain = plain_games(words)
    if not plain:
        how = words.say("compiled")
    elif len(plain) == len(SHELF):
        how = words.say("interpreted")
    else:
        how = words.say("compiled-but-for", games=", ".join(plain))
    return words.say("version", number=version_number(), how=how)
