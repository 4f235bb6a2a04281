"""Names of tables: three words that can be said aloud, out of a list in `words.txt`."""

import secrets
from functools import lru_cache
from importlib.resources import files


@lru_cache
def word_list() -> tuple[str, ...]:
    """Short, common words that nobody confuses."""
    return tuple((files("gruft.server") / "words.txt").read_text().split())


def three_words() -> str:
    """A name that nobody can guess soon."""
    return "-".join(secrets.choice(word_list()) for _ in range(3))
