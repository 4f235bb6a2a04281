"""Checks of what a seat is shown and advised: declared things, whole questions, legal hints."""

from collections import Counter
from collections.abc import Iterable

from gruft.kernel.chance import FastChance
from gruft.kernel.position import Position
from gruft.kernel.scene import BOARD, HAND, PILE, ROW, Decision, Piece, Scene, Spot
from gruft.testing.matches import Match, settled, watchers
from gruft.testing.perception import window_of

MOMENTS = 12
SHAPES = (HAND, PILE, ROW, BOARD)


def scenes_show_declared_things(match: Match, tally: Counter[str]) -> None:
    """Scenes hold what `describe` declares and nothing else, and put the question completely."""
    for position in match.moments(MOMENTS):
        _judge_channels(match, match.game.channels(position))
        for watcher in watchers(match.trial.seats):
            if settled(position) or position.composing() == watcher:
                tally["scenes"] += 1
                scene = match.game.scene(position, watcher)
                _judge_head(match, position, scene, watcher)
                _judge_declared(match, scene)
                _judge_nodes(match, position, scene)
                _judge_question(match, position, scene)


def _judge_channels(match: Match, channels: list[tuple[int, ...]]) -> None:
    table = tuple(range(match.trial.seats))
    if not channels or tuple(channels[0]) != table:
        match.fail(f"the whole table is not the first channel: {channels}")
    for circle in channels:
        if list(circle) != sorted(set(circle)) or not set(circle) <= set(table):
            match.fail(f"the channel {circle} is no circle of seats")


def _judge_head(match: Match, position: Position, scene: Scene, watcher: int) -> None:
    everybody = list(range(match.trial.seats))
    if (scene.game, scene.seat) != (match.game.slug, watcher):
        match.fail(f"the scene of seat {watcher} says {scene.game}, seat {scene.seat}")
    if [view.seat for view in scene.seats] != everybody:
        match.fail(f"the scene of seat {watcher} does not show every seat once, in order")
    if [view.team for view in scene.seats] != match.game.teams(position):
        match.fail(f"the scene of seat {watcher} shows other teams than the game")
    if (scene.outcome is not None) != position.is_over():
        match.fail(f"the scene of seat {watcher} is wrong about whether the game is over")
    shown = scene.window and [scene.window.kind, *list(window_data(scene))]
    if shown != window_of(position):
        match.fail(f"the scene of seat {watcher} shows the window {shown}")


def window_data(scene: Scene) -> Iterable[object]:
    """The window of a scene as plain data, after its kind."""
    if scene.window is not None:
        yield scene.window.trigger.to_json()
        yield list(scene.window.seats)
        yield scene.window.word_returns


def _judge_declared(match: Match, scene: Scene) -> None:
    declared = match.game.describe()
    pieces = [piece for zone in scene.zones for piece in zone.pieces]
    counted = [*scene.counters, *(name for view in scene.seats for name in view.counters)]
    _judge_names(match, "zone", (zone.name for zone in scene.zones), declared.zones)
    _judge_names(match, "shape", (zone.shape for zone in scene.zones), frozenset(SHAPES))
    _judge_names(match, "kind", (piece.kind for piece in pieces), declared.kinds)
    _judge_names(match, "counter", counted, declared.counters)
    marks = [mark for piece in pieces for mark in piece.marks]
    marks += [mark for view in scene.seats for mark in view.marks]
    _judge_names(match, "mark", marks, declared.marks)
    faces = (piece.face for piece in pieces if piece.face)
    _judge_names(match, "face", faces, declared.faces)
    if "" in declared.faces:
        match.fail("the empty face is a back and cannot be declared")
    for zone in scene.zones:
        if not -1 <= zone.owner < match.trial.seats:
            match.fail(f"the zone {zone.name} belongs to seat {zone.owner}")


def _judge_nodes(match: Match, position: Position, scene: Scene) -> None:
    """Where a game has plans, everything on a board stands on a square or an edge of them."""
    nodes = set[str]().union(*(plan.nodes() for plan in match.game.plans(position)))
    boards = [zone for zone in scene.zones if zone.shape == BOARD]
    used = {piece.node for zone in boards for piece in zone.pieces} - {""}
    if nodes and (odd := sorted(used - nodes)):
        match.fail(f"a scene shows something on {odd[0]!r}, which is on no plan")


def _judge_names(match: Match, what: str, shown: Iterable[str], declared: frozenset[str]) -> None:
    if odd := sorted(set(shown) - declared):
        match.fail(f"a scene shows the {what} {odd[0]!r}, which is not declared")


def _judge_question(match: Match, position: Position, scene: Scene) -> None:
    moves = position.moves(scene.seat) if scene.seat >= 0 else []
    if scene.decision is None:
        if scene.seat in position.to_act():
            match.fail(f"seat {scene.seat} is asked, but its scene puts no question")
        return
    if not moves:
        match.fail(f"the scene of seat {scene.seat} puts a question that is not open")
    choices = [choice.move for choice in scene.decision.choices]
    if choices[: len(moves)] != [match.game.write(position, move) for move in moves]:
        match.fail(f"the scene of seat {scene.seat} offers {choices}, not its moves")
    for short_form in choices[len(moves) :]:
        if (refusal := match.game.refuse(position, scene.seat, short_form)) is not None:
            match.fail(f"the scene of seat {scene.seat} offers {short_form!r}: {refusal}")
    for spot in _spots(scene.decision):
        if not 0 <= spot.zone < len(scene.zones) or not _piece_at(scene, spot):
            match.fail(f"the scene of seat {scene.seat} offers a move on no piece: {spot}")


def _spots(decision: Decision) -> Iterable[Spot]:
    return (spot for choice in decision.choices for spot in choice.on)


def _piece_at(scene: Scene, spot: Spot) -> Piece | None:
    pieces = scene.zones[spot.zone].pieces
    return pieces[spot.place] if 0 <= spot.place < len(pieces) else None


def advice_is_legal_and_the_same_in_all_worlds(match: Match, tally: Counter[str]) -> None:
    """Hints and the move at a timeout are legal, and hang on nothing hidden from the seat."""
    for position in match.moments(MOMENTS):
        for seat in position.to_act():
            if settled(position) or position.composing() == seat:
                tally["hints"] += 1
                _judge_hints(match, position, seat, salt=tally["hints"])


def _judge_hints(match: Match, position: Position, seat: int, salt: int) -> None:
    hints = _hints(match, position, seat, salt)
    default, unanswered, advised, _ = hints
    if not position.is_legal(seat, default):
        match.fail(f"the move of seat {seat} at a timeout is {default}, which is not legal")
    if not position.is_legal(seat, unanswered):
        match.fail(f"seat {seat} is made to play {unanswered} at a timeout, which is not legal")
    if not position.is_legal(seat, advised):
        match.fail(f"seat {seat} is advised to play {advised}, which is not legal")
    if _hints(match, position, seat, salt) != hints:
        match.fail(f"seat {seat} is advised differently when it asks again")
    for draw in range(3):
        world = position.world(seat, FastChance(salt + draw))
        if _hints(match, world, seat, salt) != hints:
            match.fail(f"seat {seat} is advised differently in another world of its own")


def _hints(match: Match, position: Position, seat: int, salt: int) -> tuple[int, int, int, str]:
    """What is harmless, what is played at a timeout, what is advised, and why."""
    game = match.game
    unanswered = game.unanswered(position, seat, FastChance(salt))
    advised = game.advise(position, seat, FastChance(salt))
    reason = str(advised.reason.to_json())
    return int(game.default(position, seat)), int(unanswered), int(advised.move), reason
