"""Talk at a table: who may speak to whom, who must be silent, and promises that bind nobody."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.table.live.acts import Kicked, Muted, Promised, PromiseMarked, Said

LONGEST_WORDS = 400
#: Spectators talk among themselves; nobody who plays is shown it.
GALLERY: tuple[int, ...] = (SPECTATOR,)


@dataclass(frozen=True, slots=True)
class Promise:
    """What a seat promised another, and what that other says of it."""

    seat: int
    to: int
    text: str
    kept: bool | None = None


@dataclass(frozen=True, slots=True)
class Talk:
    """Everything that was said, and who may not speak or come back."""

    said: tuple[Said, ...] = ()
    promises: tuple[Promise, ...] = ()
    silent: frozenset[str] = frozenset()
    kicked: frozenset[str] = frozenset()


def after_talk(talk: Talk, act: Said | Muted | Kicked | Promised | PromiseMarked) -> Talk:
    """Take one step of the talk, or refuse it."""
    if isinstance(act, Said):
        must_be_sayable(act.text)
        return replace(talk, said=(*talk.said, act))
    if isinstance(act, Promised):
        must_be_sayable(act.text)
        return replace(talk, promises=(*talk.promises, Promise(act.seat, act.to, act.text)))
    if isinstance(act, PromiseMarked):
        return replace(talk, promises=_marked(talk.promises, act))
    if isinstance(act, Muted):
        silent = talk.silent | {act.guest} if act.silent else talk.silent - {act.guest}
        return replace(talk, silent=silent)
    return replace(talk, kicked=talk.kicked | {act.guest})


def must_be_sayable(text: str) -> None:
    """Refuse what is empty, too long, or cannot be shown on a line."""
    if not text.strip():
        raise Refused("talk-empty")
    if len(text) > LONGEST_WORDS or not text.isprintable():
        raise Refused("talk-unsayable", limit=LONGEST_WORDS)


def must_be_channel(channel: tuple[int, ...], seat: int, known: Sequence[tuple[int, ...]]) -> None:
    """Refuse channels that the rules do not have, and those of others."""
    if seat == SPECTATOR:
        if channel != GALLERY:
            raise Refused("talk-gallery")
    elif channel not in known or seat not in channel:
        raise Refused("talk-no-channel")


def heard_by(talk: Talk, seat: int, seats: int) -> list[Said]:
    """What a seat (-1: a spectator) may read."""
    return [one for one in talk.said if is_heard(one, seat, seats)]


def is_heard(said: Said, seat: int, seats: int) -> bool:
    """Tell whether somebody may read this: the gallery hears what is said to the whole table."""
    return seat in said.channel or (seat == SPECTATOR and len(said.channel) == seats)


def _marked(promises: tuple[Promise, ...], act: PromiseMarked) -> tuple[Promise, ...]:
    if not 0 <= act.number < len(promises):
        raise Refused("promise-unknown", given=act.number)
    marked = replace(promises[act.number], kept=act.kept)
    return (*promises[: act.number], marked, *promises[act.number + 1 :])
