"""Groups: moves of one line that answer the same question, put together in any order.

Rules like to write a set as exactly one sequence (cards in the order of the list, payments rising),
so that every set is one line. People put cards together as they come. Here the order is found by
trying what the rules offer, never by knowing why: what was chosen is laid as far as the rules take
it, what needs another move before it is held back, and what could be put in between is told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gruft.kernel.lines import must_be_asked, must_be_short, split_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Choice, Piece, Scene, Spot, plain

if TYPE_CHECKING:
    from gruft.kernel.game import Game

#: So many moves are tried at most before an order counts as not found.
MOST_TRIED = 96
#: A set is completed by so many moves at most that nobody has chosen yet.
MOST_BETWEEN = 2


@dataclass(frozen=True, slots=True)
class Laid:
    """Half a line in the rules' order. `scene` is what the seat sees then, None if it is whole.

    `held` wait for a move that is not chosen yet; `later` are not next moves, but may be put in.
    Both name pieces of `scene`.
    """

    parts: tuple[str, ...]
    scene: Scene | None
    held: tuple[Choice, ...] = ()
    later: tuple[Choice, ...] = ()

    @property
    def line(self) -> str:
        """What lies there, written."""
        return "; ".join(self.parts)


def lay(game: "Game", position: Position, seat: int, text: str) -> Laid:
    """Lay the written moves of half a line, in any order inside a group, or refuse them."""
    return _Laying(game, seat).lay(position, text)


def in_order(game: "Game", position: Position, seat: int, text: str) -> str:
    """A whole line in the order that the rules want; as it was given if there is no other."""
    try:
        laid = _Laying(game, seat).lay(position, text)
    except Refused:
        return text
    return laid.line if laid.scene is None else text


class _Rehearsal:
    """Positions that are tried out for one seat, and what it would be asked there."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.game = game
        self.seat = seat
        # Positions are known by identity, and kept so that it stays their own.
        self._afters: dict[tuple[int, int], Position] = {}
        self._scenes: dict[int, Scene] = {}

    def is_tired(self) -> bool:
        """Tell whether enough has been tried."""
        return len(self._afters) >= MOST_TRIED

    def know(self, before: Position, move: int, after: Position) -> None:
        """Keep a position that was made elsewhere."""
        self._afters[id(before), move] = after

    def scene(self, node: Position) -> Scene:
        """What the seat sees there."""
        known = self._scenes.get(id(node))
        if known is None:
            known = self._scenes[id(node)] = self.game.scene(node, self.seat)
        return known

    def question(self, node: Position) -> object:
        """What is asked, but for numbers: a group counts what is still missing."""
        decision = self.scene(node).decision
        if decision is None:
            return None
        args = decision.question.args
        words = {name: plain(one) for name, one in args.items() if not isinstance(one, int)}
        return decision.question.key, words

    def order(self, node: Position, wanted: Sequence[int]) -> list[int] | None:
        """A legal sequence that has all of these moves, with as few others between as may be."""
        question = self.question(node)
        for between in range(MOST_BETWEEN + 1):
            found = self._search(node, tuple(wanted), between, question)
            if found is not None:
                return found
        return None

    def _search(
        self, node: Position, wanted: tuple[int, ...], between: int, question: object
    ) -> list[int] | None:
        offered = node.moves(self.seat)
        for move in sorted({*wanted} & {*offered}):
            rest = _without(wanted, move)
            found = [] if not rest else self._beyond(node, move, rest, between, question)
            if found is not None:
                return [move, *found]
        others = [move for move in offered if between and move not in wanted]
        for move in others:
            found = self._beyond(node, move, wanted, between - 1, question)
            if found is not None:
                return [move, *found]
        return None

    def _beyond(
        self, node: Position, move: int, wanted: tuple[int, ...], between: int, question: object
    ) -> list[int] | None:
        if self.is_tired():
            return None
        after = self.after(node, move)
        if after.composing() != self.seat or self.question(after) != question:
            return None
        return self._search(after, wanted, between, question)

    def after(self, node: Position, move: int) -> Position:
        """The position after one more move."""
        known = self._afters.get((id(node), move))
        if known is not None:
            return known
        after = node.clone()
        after.apply(self.seat, move)
        self._afters[id(node), move] = after
        return after


class _Laying:
    """One attempt. `nodes` are the positions before each move and after the last."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.game = game
        self.seat = seat
        self.nodes: list[Position] = []
        self.moves: list[int] = []
        self.rehearsal = _Rehearsal(game, seat)

    def lay(self, position: Position, text: str) -> Laid:
        """Lay what is written, tell what is seen then."""
        must_be_asked(self.game, position, self.seat)
        must_be_short(text)
        self.nodes = [position]
        held = self._play(split_line(text) if text.strip() else [])
        is_whole = bool(self.moves) and self.nodes[-1].composing() != self.seat
        scene = None if is_whole else self.rehearsal.scene(self.nodes[-1])
        return Laid(tuple(self._written()), scene, self._held(held), self._later(held, is_whole))

    # --- what was given --------------------------------------------------------------------------

    def _play(self, parts: Sequence[str]) -> list[int]:
        """Play the parts as they come; where one is refused, find another order. Return what has
        to wait."""
        waiting = list(parts)
        while waiting:
            singles = self.game.unfold(self.nodes[-1], self.seat, waiting.pop(0))
            for number, single in enumerate(singles):
                try:
                    self._play_one(single)
                except Refused as refused:
                    waiting[:0] = singles[number:]
                    sorted_ones, held = self._sort(waiting, refused)
                    if held:
                        return held
                    del waiting[:sorted_ones]
                    break
        return []

    def _play_one(self, part: str) -> None:
        before = self.nodes[-1]
        if self.moves and before.composing() != self.seat:
            raise Refused("line-goes-on", line="; ".join(self._written()), surplus=part)
        after = before.clone()
        move = self.game.parse(after, self.seat, part)
        after.play(self.seat, move)
        self.rehearsal.know(before, move, after)
        self._add(move, after)

    def _add(self, move: int, after: Position) -> None:
        self.moves.append(move)
        self.nodes.append(after)

    def _sort(self, rest: Sequence[str], refused: Refused) -> tuple[int, list[int]]:
        """Put as many of the refused parts as need be into the group before them; return how many
        these are, and what has to wait."""
        last = self.nodes[-1]
        if self.moves and last.composing() != self.seat:
            # The group closed too early: its last moves belong behind those that follow.
            last = self._reopened(refused)
        begin = self._begin()
        wanted = self.moves[begin:]
        for number, part in enumerate(rest, start=1):
            try:
                wanted = [*wanted, self.game.parse(last, self.seat, part)]
            except Refused:
                break
            order = self.rehearsal.order(self.nodes[begin], wanted)
            if order is not None and (len(order) == len(wanted) or number == len(rest)):
                return number, self._lay_anew(begin, wanted, order)
        raise refused

    def _lay_anew(self, begin: int, wanted: Sequence[int], order: Sequence[int]) -> list[int]:
        """Lay a group as far as it goes without moves that nobody has chosen."""
        del self.moves[begin:], self.nodes[begin + 1 :]
        waiting = list(wanted)
        for move in order:
            if move not in waiting:
                break
            waiting.remove(move)
            self._add(move, self.rehearsal.after(self.nodes[-1], move))
        return waiting

    def _reopened(self, refused: Refused) -> Position:
        """The position before the move that made the line whole."""
        if refused.key != "line-goes-on":
            raise refused
        return self.nodes[-2]

    def _begin(self) -> int:
        """The first move of the group that is open: the same question was asked since."""
        at = len(self.nodes) - 1
        if self.moves and self.nodes[at].composing() != self.seat:
            at -= 1
        question = self.rehearsal.question(self.nodes[at])
        while at > 0 and self.rehearsal.question(self.nodes[at - 1]) == question:
            at -= 1
        return at

    # --- what waits, what may join ---------------------------------------------------------------

    def _held(self, held: Sequence[int]) -> tuple[Choice, ...]:
        begin = self._begin()
        choices = []
        for move in held:
            nodes = self._where_offered(self.nodes[begin], [*self.moves[begin:], *held], move)
            choices += [self._choice(node, move) for node in nodes]
        return tuple(one for one in choices if one is not None)

    def _where_offered(
        self, node: Position, wanted: Sequence[int], move: int
    ) -> Iterator[Position]:
        """The position at which a move is made in the order that was found."""
        for one in self.rehearsal.order(node, wanted) or ():
            if one == move:
                yield node
                return
            node = self.rehearsal.after(node, one)

    def _later(self, held: Sequence[int], is_whole: bool) -> tuple[Choice, ...]:
        """What is not offered next, but would be if it stood earlier or something came before."""
        begin, last = self._begin(), self.nodes[-1]
        offered = set() if is_whole else {*last.moves(self.seat)}
        ahead = () if is_whole or len(self.moves) == 0 else self._ahead(last)
        chosen = [*self.moves[begin:], *held]
        choices: dict[int, Choice] = {}
        for node in (*self.nodes[begin:-1], *ahead):
            for move in node.moves(self.seat):
                if move in offered or move in choices or not self._joins(begin, chosen, move):
                    continue
                choice = self._choice(node, move)
                # What no piece stands for comes in its turn: nobody means "done" beforehand.
                if choice is not None and (choice.on or node in self.nodes):
                    choices[move] = choice
        return tuple(choices[move] for move in sorted(choices))

    def _joins(self, begin: int, chosen: Sequence[int], move: int) -> bool:
        if self.rehearsal.is_tired():
            return False
        return self.rehearsal.order(self.nodes[begin], [*chosen, move]) is not None

    def _ahead(self, last: Position) -> Iterator[Position]:
        """The positions after one more move of the group, and after two; nobody needs to look
        where every piece is offered anyway."""
        if not _has_more(self.rehearsal.scene(last)):
            return
        question = self.rehearsal.question(last)
        nodes = [last]
        for _ in range(MOST_BETWEEN):
            nodes = [after for node in nodes for after in self._followers(node, question)]
            yield from nodes

    def _followers(self, node: Position, question: object) -> Iterator[Position]:
        for move in node.moves(self.seat):
            if self.rehearsal.is_tired():
                return
            after = self.rehearsal.after(node, move)
            if after.composing() == self.seat and self.rehearsal.question(after) == question:
                yield after

    def _choice(self, node: Position, move: int) -> Choice | None:
        """A choice of another moment, on the pieces as they lie now; None if they are not there."""
        written = self.game.write(node, move)
        found = _offered(self.rehearsal.scene(node), written)
        if found is None:
            return None
        shown, used = self._shown()
        on = _moved(found.on, self.rehearsal.scene(node), shown, used)
        return None if on is None else replace(found, on=on)

    def _shown(self) -> tuple[Scene, tuple[Spot, ...]]:
        """What the seat looks at: a line that is whole is still shown without its last move. And
        the pieces in it that are taken."""
        if not self.moves or self.nodes[-1].composing() == self.seat:
            return self.rehearsal.scene(self.nodes[-1]), ()
        before = self.nodes[-2]
        scene = self.rehearsal.scene(before)
        last = _offered(scene, self.game.write(before, self.moves[-1]))
        return scene, () if last is None else last.on

    def _written(self) -> Iterator[str]:
        for node, move in zip(self.nodes, self.moves, strict=False):
            yield self.game.write(node, move)


def _without(moves: tuple[int, ...], move: int) -> tuple[int, ...]:
    at = moves.index(move)
    return (*moves[:at], *moves[at + 1 :])


def _has_more(scene: Scene) -> bool:
    """Tell whether pieces lie beside those that are offered."""
    offered = {
        spot for one in (scene.decision.choices if scene.decision else ()) for spot in one.on
    }
    zones = {spot.zone for spot in offered}
    pieces = [(zone, piece) for zone in zones for piece in scene.zones[zone].pieces]
    shown = [(spot.zone, scene.zones[spot.zone].pieces[spot.place]) for spot in offered]
    return any(
        not any(zone == other and _alike(piece, one) for other, one in shown)
        for zone, piece in pieces
    )


def _moved(
    spots: Sequence[Spot], then: Scene, now: Scene, used: Sequence[Spot]
) -> tuple[Spot, ...] | None:
    """Where pieces of one scene lie in another one of the same line."""
    found: list[Spot] = []
    for spot in spots:
        piece = then.zones[spot.zone].pieces[spot.place]
        alike = (
            Spot(spot.zone, n)
            for n, one in enumerate(now.zones[spot.zone].pieces)
            if _alike(one, piece)
        )
        free = [one for one in alike if one not in found and one not in used]
        if not free:
            return None
        found.append(free[0])
    return tuple(found)


def _offered(scene: Scene, written: str) -> Choice | None:
    choices = scene.decision.choices if scene.decision else ()
    return next((one for one in choices if one.move == written), None)


def _alike(one: Piece, other: Piece) -> bool:
    return (one.kind, one.face, one.node, one.title) == (
        other.kind,
        other.face,
        other.node,
        other.title,
    )
