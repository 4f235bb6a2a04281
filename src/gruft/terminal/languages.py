"""Which language a person reads: what was asked for, else the environment, else English."""

from collections.abc import Mapping

from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused

#: Where the wish for a language may stand in the environment, in the order in which it counts.
LOCALE_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")
OWN_NAME = "GRUFT_LANG"


def language_of(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak. An unknown one is refused if it was meant for us, else passed over."""
    wish = asked if asked is not None else environment.get(OWN_NAME)
    if wish:
        return known_language(wish)
    return language_of_locale(environment)


def known_language(wish: str) -> str:
    """The language of this name; `de_CH.UTF-8` is German too."""
    language = _main_part(wish)
    if language not in LANGUAGES:
        raise Refused("language-unknown", given=wish[:40], known=", ".join(LANGUAGES))
    return language


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language of the locale if we speak it, else English."""
    for name in LOCALE_NAMES:
        if environment.get(name):
            language = _main_part(environment[name])
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _main_part(wish: str) -> str:
    return wish.replace("-", "_").partition("_")[0].partition(".")[0].strip().lower()
