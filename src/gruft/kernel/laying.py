"""Reading the written keys of a position: the checks that every game needs, with a sentence for
each.

Games lay these values over a fresh start (`Game.from_json`); what the values mean is theirs.
"""

from collections.abc import Collection, Mapping, Sequence

from gruft.kernel.fields import write_json
from gruft.kernel.refusal import Refused


def refuse_unknown_keys(data: Mapping[str, object], known: Collection[str]) -> None:
    """Refuse a key that positions of this game do not have."""
    for key in data:
        if key not in known:
            raise Refused("position-unknown-key", setting=str(key), known=", ".join(known))


def as_number(value: object, key: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Refused("position-bad-number", setting=key, given=_shown(value), low=low, high=high)
    return value


def as_seat(value: object, key: str, seats: int) -> int:
    """A seat, even when it was a key of a JSON object and therefore a text."""
    spelled = str(value)
    if (
        isinstance(value, bool)
        or not spelled.isascii()
        or not spelled.isdigit()
        or len(spelled) > 3
    ):
        raise Refused("position-bad-seat", setting=key, given=_shown(value), high=seats - 1)
    if int(spelled) >= seats:
        raise Refused("position-bad-seat", setting=key, given=_shown(value), high=seats - 1)
    return int(spelled)


def as_text(value: object, key: str) -> str:
    """A text; a bare number is read as it is written."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise Refused("position-not-a-text", setting=key, given=_shown(value))
    return value


def as_switch(value: object, key: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Refused("position-not-a-switch", setting=key, given=_shown(value))
    return value


def as_word(value: object, key: str, known: Sequence[str]) -> int:
    """The place of a word among those that may stand here."""
    word = as_text(value, key)
    if word not in known:
        raise Refused(
            "position-unknown-word", setting=key, given=_shown(word), known=", ".join(known)
        )
    return list(known).index(word)


def as_list(value: object, key: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise Refused("position-not-a-list", setting=key, given=_shown(value))
    return value


def as_mapping(value: object, key: str) -> Mapping[str, object]:
    """An object with named or numbered keys."""
    if not isinstance(value, Mapping):
        raise Refused("position-not-an-object", setting=key, given=_shown(value))
    return {str(name): inner for name, inner in value.items()}


def per_seat(value: object, key: str, seats: int) -> list[object]:
    """A list with one entry for each seat."""
    entries = as_list(value, key)
    if len(entries) != seats:
        raise Refused("position-not-per-seat", setting=key, given=len(entries), wanted=seats)
    return entries


def must_agree(
    data: Mapping[str, object], found: Mapping[str, object], keys: Sequence[str]
) -> None:
    """Refuse keys that follow from the others and are written differently."""
    for key in keys:
        if key in data and data[key] != found.get(key):
            raise Refused(
                "position-disagrees",
                setting=key,
                given=write_json(data[key])[:60],
                found=write_json(found.get(key)),
            )


def _shown(value: object) -> str:
    return str(value)[:60]
