"""Everything a seat can get at by asking: scene, question, moves, refusals, hints, worlds.

Two positions that a seat cannot tell apart must answer all of it alike, byte for byte. What a seat
was told by facts is compared where the lines are played.
"""

from collections.abc import Mapping
from random import Random

from gruft.kernel.chance import FastChance
from gruft.kernel.edition import canonical
from gruft.kernel.game import Game
from gruft.kernel.lines import draft
from gruft.kernel.position import Position, Window
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import plain
from gruft.testing.matches import coming_luck

#: Input that is not a move of any game, or hardly.
NONSENSE = ("", " ", ";", "xyzzy", "-1", "999999", "0; 0", "💀", "a; b; c", "x" * 3000)
TRIED_MOVES = 12
DRAWN_WORLDS = 2

Perception = Mapping[str, object]


def perceive(game: Game, position: Position, seat: int, salt: int) -> Perception:
    """All answers to this seat (-1: a spectator), as plain data; `salt` is lent luck."""
    return {
        "scene": scene_of(game, position, seat),
        "window": window_of(position),
        "teams": game.teams(position),
        "channels": plain(game.channels(position)),
        **(_questions(game, position, seat, salt) if seat >= 0 else {}),
        "worlds": [_world(game, position, seat, salt + draw) for draw in range(DRAWN_WORLDS)],
    }


def scene_of(game: Game, position: Position, seat: int) -> object:
    """The seat's scene as plain data."""
    return plain(game.scene(position, seat))


def window_of(position: Position) -> object:
    """The open window as plain data."""
    window: Window | None = position.window()
    if window is None:
        return None
    return [window.kind, window.trigger.to_json(), window.seats, window.word_returns]


def _questions(game: Game, position: Position, seat: int, salt: int) -> Perception:
    moves = position.moves(seat)
    answers: dict[str, object] = {
        "moves": moves,
        "refusals": _refusals(game, position, seat, moves, salt),
        "asked": seat in position.to_act(),
    }
    if seat in position.to_act():
        advised = game.advise(position, seat, FastChance(salt))
        answers |= {
            "decision": position.decision(seat),
            "draft": draft(game, position, seat, ""),
            "default": game.default(position, seat),
            "advice": [advised.move, advised.reason.to_json()],
        }
    return answers


def _refusals(game: Game, position: Position, seat: int, moves: list[int], salt: int) -> object:
    random = Random(salt)
    ids = range(game.describe().moves)
    tried = [*random.sample(ids, min(TRIED_MOVES, len(ids))), *moves[:3]]
    texts = [game.write(position, move) for move in tried]
    texts += ["; ".join(random.choices(texts, k=2)), *NONSENSE]
    return [[text[:40], _as_data(game.refuse(position, seat, text))] for text in texts]


def _as_data(refusal: Refused | None) -> object:
    if refusal is None:
        return None
    return [refusal.key, refusal.clause, plain(refusal.details)]


def _world(game: Game, position: Position, seat: int, salt: int) -> object:
    world = position.world(seat, FastChance(salt))
    return [game.to_json(world), coming_luck(world)]


def first_difference(one: object, two: object, path: str = "") -> str:
    """Where two pieces of plain data differ first, with both values; empty if nowhere."""
    if isinstance(one, Mapping) and isinstance(two, Mapping):
        for key in sorted({*one, *two}, key=str):
            if key not in one or key not in two:
                return f"{path}.{key} is there only once".lstrip(".")
            if found := first_difference(one[key], two[key], f"{path}.{key}"):
                return found
        return ""
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        for place, (left, right) in enumerate(zip(one, two, strict=True)):
            if found := first_difference(left, right, f"{path}[{place}]"):
                return found
        return ""
    if canonical(one) == canonical(two):
        return ""
    return f"{path}: {_short(one)} or {_short(two)}".lstrip(".")


def _short(value: object) -> str:
    text = canonical(value)
    return text if len(text) <= 120 else f"{text[:117]}..."
