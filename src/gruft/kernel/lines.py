"""Lines: one seat's moves up to the point where another is asked, luck is drawn or something is
shown.

A line is tried on a clone, so a refused line changes nothing, and half of a line is seen by nobody
but the seat that composes it. Written, its moves are separated by `;`.
"""

from typing import TYPE_CHECKING

from gruft.kernel.chance import Chance
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused

if TYPE_CHECKING:
    from gruft.kernel.game import Game

LONGEST_LINE = 2_000


def split_line(text: str) -> list[str]:
    """The written moves of a line."""
    return [part.strip() for part in text.split(";")]


def try_line(game: "Game", position: Position, seat: int, text: str) -> list[int]:
    """Return the moves of a whole line, or refuse it. The position is not touched."""
    moves, after = try_moves(game, position, seat, text)
    if after.composing() == seat:
        raise Refused("line-unfinished", line=text)
    return moves


def refused(game: "Game", position: Position, seat: int, text: str) -> Refused | None:
    """Why a line is not accepted; None if it is. The position is not touched."""
    try:
        try_line(game, position, seat, text)
    except Refused as refusal:
        return refusal
    return None


def draft(game: "Game", position: Position, seat: int, prefix: str) -> list[str]:
    """What may follow after half a line; for the composing seat alone, and stored nowhere."""
    if not prefix.strip():
        must_be_asked(game, position, seat)
        return [game.write(position, move) for move in position.moves(seat)]
    _, after = try_moves(game, position, seat, prefix)
    if after.composing() != seat:
        return []
    return [game.write(after, move) for move in after.moves(seat)]


def try_moves(game: "Game", position: Position, seat: int, text: str) -> tuple[list[int], Position]:
    """The moves of a line or of its beginning, and the position after them; or refuse it."""
    must_be_asked(game, position, seat)
    must_be_short(text)
    after = position.clone()
    moves: list[int] = []
    for written in split_line(text):
        _must_go_on(after, seat, moves, text, written)
        for part in game.unfold(after, seat, written):
            _must_go_on(after, seat, moves, text, part)
            move = game.parse(after, seat, part)
            after.play(seat, move)
            moves.append(move)
    return moves, after


def _must_go_on(after: Position, seat: int, moves: list[int], text: str, surplus: str) -> None:
    """What follows a whole line is not even read: it would be compared with what was just drawn,
    or with what the next seat knows, and a refusal would tell."""
    if moves and after.composing() != seat:
        raise Refused("line-goes-on", line=text, surplus=surplus)


def must_be_short(text: str) -> None:
    """Refuse a line that is longer than any could be."""
    if len(text) > LONGEST_LINE:
        raise Refused("line-too-long", limit=LONGEST_LINE)


def must_be_asked(game: "Game", position: Position, seat: int) -> None:
    """Refuse a seat that is not asked now."""
    if seat not in position.to_act():
        raise game.not_asked(position, seat)


def default_line(game: "Game", position: Position, seat: int) -> list[int]:
    """The harmless line of a seat that is asked now and does not answer."""
    after = position.clone()
    moves: list[int] = []
    while not moves or after.composing() == seat:
        moves.append(game.default(after, seat))
        after.apply(seat, moves[-1])
    return moves


def unanswered_line(game: "Game", position: Position, seat: int, chance: Chance) -> str:
    """What is played for a seat whose time is over, written."""
    asked = as_if_asked(game, position, seat)
    after = asked.clone()
    moves: list[int] = []
    while not moves or after.composing() == seat:
        moves.append(game.unanswered(after, seat, chance))
        after.apply(seat, moves[-1])
    return write_line(game, asked, moves, seat)


def as_if_asked(game: "Game", position: Position, seat: int) -> Position:
    """The position in which this seat is asked, if all before it in the window let it be.

    A seat that is asked now, or never in this window, gets the position itself.
    """
    window = position.window()
    if window is None or seat not in window.seats or seat in position.to_act():
        return position
    later = position.clone()
    for earlier in window.seats[: window.seats.index(seat)]:
        for move in default_line(game, later, earlier):
            later.apply(earlier, move)
    return later


def harmless_line(game: "Game", position: Position, seat: int) -> str:
    """The harmless line of a seat, written; also of one that is not asked yet in a window."""
    asked = as_if_asked(game, position, seat)
    return write_line(game, asked, default_line(game, asked, seat), seat)


def play_line(game: "Game", position: Position, seat: int, text: str) -> list[int]:
    """Play a whole line on the position itself, or refuse it and change nothing."""
    moves = try_line(game, position, seat, text)
    for move in moves:
        position.apply(seat, move)
    return moves


def write_line(game: "Game", position: Position, moves: list[int], seat: int) -> str:
    """Write a line that is about to be played from this position."""
    written: list[str] = []
    after = position.clone()
    for move in moves:
        written.append(game.write(after, move))
        after.apply(seat, move)
    return "; ".join(written)
