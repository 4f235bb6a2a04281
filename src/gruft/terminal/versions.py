"""Which Gruft this is, and whether its rules run compiled."""

from importlib.metadata import PackageNotFoundError, version

from gruft.kernel import position
from gruft.words.speech import Words


def is_compiled() -> bool:
    """Tell whether the rules were compiled on this machine."""
    return not str(position.__file__).endswith(".py")


def version_number() -> str:
    """The version of the installed package."""
    try:
        return version("gruft")
    except PackageNotFoundError:
        return "0"


def show_version(words: Words) -> str:
    """The version in a sentence."""
    how = words.say("compiled" if is_compiled() else "interpreted")
    return words.say("version", number=version_number(), how=how)
