"""The kit notices scenes with undeclared things, half a question, and hints that know too much."""

from dataclasses import replace
from typing import Any

import pytest

from gruft.kernel.chance import Chance
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.plan import Plan
from gruft.kernel.position import Position
from gruft.kernel.scene import Decision, Piece, Scene, Spot, Zone
from gruft.testing.tiny.envelopes.game import Envelopes
from gruft.testing.tiny.watchmen.game import Watchmen
from tests.kernel.test_plan import PLAN
from tests.testing.sabotage import caught


def redrawn(change: Any) -> Envelopes:
    """Envelopes whose scenes are changed before they are shown."""

    class Redrawn(Envelopes):
        def scene(self, position: Position, seat: int) -> Scene:
            changed: Scene = change(super().scene(position, seat))
            return changed

    return Redrawn()


def with_piece(scene: Scene, piece: Piece) -> Scene:
    return replace(scene, zones=(Zone("stock", "pile", -1, (piece,)), *scene.zones))


def with_choices(scene: Scene, change: Any) -> Scene:
    if scene.decision is None:
        return scene
    decision: Decision = replace(scene.decision, choices=change(scene.decision.choices))
    return replace(scene, decision=decision)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda scene: with_piece(scene, Piece("coin")), "the kind 'coin'"),
        (lambda scene: with_piece(scene, Piece("card", "17")), "the face '17'"),
        (lambda scene: with_piece(scene, Piece("card", "1", ("torn",))), "the mark 'torn'"),
        (lambda scene: replace(scene, counters={"luck": 1}), "the counter 'luck'"),
        (lambda scene: replace(scene, zones=(Zone("sky", "pile", -1, ()),)), "the zone 'sky'"),
        (lambda scene: replace(scene, zones=(Zone("hand", "heap", 0, ()),)), "the shape 'heap'"),
        (lambda scene: replace(scene, zones=(Zone("hand", "hand", 9, ()),)), "seat 9"),
        (lambda scene: replace(scene, seat=0), "says envelopes, seat 0"),
        (lambda scene: replace(scene, game="chess"), "says chess"),
        (lambda scene: replace(scene, seats=scene.seats[1:]), "does not show every seat"),
        (lambda scene: replace(scene, outcome=None), "whether the game is over"),
        (lambda scene: replace(scene, decision=None), "puts no question"),
        (lambda scene: with_choices(scene, lambda choices: choices[1:]), "not its moves"),
        (
            lambda scene: with_choices(
                scene, lambda choices: tuple(replace(one, on=(Spot(0, 70),)) for one in choices)
            ),
            "a move on no piece",
        ),
    ],
)
def test_a_scene_that_breaks_the_declaration_is_found(change: Any, said: str) -> None:
    assert said in caught("scenes", redrawn(change))


def test_a_scene_that_asks_a_seat_that_has_answered_is_found() -> None:
    question = Decision(Telling("decision-seal", {}), ())

    def ask_all(scene: Scene) -> Scene:
        return scene if scene.decision else replace(scene, decision=question)

    assert "a question that is not open" in caught("scenes", redrawn(ask_all))


def test_a_scene_without_the_open_window_is_found() -> None:
    class Shuttered(Watchmen):
        def scene(self, position: Position, seat: int) -> Scene:
            return replace(super().scene(position, seat), window=None)

    assert "shows the window None" in caught("scenes", Shuttered())


def test_a_piece_that_stands_on_no_square_of_the_plans_is_found() -> None:
    pieces = (Piece("card", "1", node="Ga1"), Piece("card", "2", node="Zz9"))
    board = Zone("stock", "board", -1, pieces)

    class OnSquares(Envelopes):
        def plans(self, position: Position) -> list[Plan]:
            return [PLAN]

        def scene(self, position: Position, seat: int) -> Scene:
            scene = super().scene(position, seat)
            return replace(scene, zones=(*scene.zones, board))

    assert "'Zz9', which is on no plan" in caught("scenes", OnSquares())


# ---- hints ----


class Hints(Envelopes):
    """Envelopes whose hints are what a test says."""

    def __init__(self, hint: Any) -> None:
        self.hint = hint

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        return Advised(self.hint(position, seat, chance), Telling("advice", {}))


def test_an_illegal_hint_is_found() -> None:
    hints = Hints(lambda position, seat, chance: 17)

    assert "advised to play 17, which is not legal" in caught("advice", hints)


def test_an_illegal_move_at_a_timeout_is_found() -> None:
    class Late(Envelopes):
        def default(self, position: Position, seat: int) -> int:
            return 17

    assert "at a timeout is 17" in caught("advice", Late())


def test_an_illegal_move_that_was_drawn_at_a_timeout_is_found() -> None:
    class Drawn(Envelopes):
        def unanswered(self, position: Position, seat: int, chance: Chance) -> int:
            return 17

    assert "made to play 17 at a timeout" in caught("advice", Drawn())


def test_a_hint_that_knows_another_hand_is_found() -> None:
    def peeking(position: Any, seat: int, chance: Chance) -> int:
        moves = position.moves(seat)
        other = position.table.hands[(seat + 1) % position.seats]
        return int(moves[sum(other) % len(moves)])

    assert "in another world of its own" in caught("advice", Hints(peeking), games=20)


def test_a_hint_that_changes_its_mind_is_found() -> None:
    asked: list[int] = []

    def fickle(position: Any, seat: int, chance: Chance) -> int:
        moves = position.moves(seat)
        asked.append(seat)
        return int(moves[len(asked) % len(moves)])

    assert "differently when it asks again" in caught("advice", Hints(fickle))


def test_channels_without_the_whole_table_are_found() -> None:
    class Silent(Envelopes):
        def channels(self, position: Position) -> list[tuple[int, ...]]:
            return [(0, 1)]

    assert "the whole table is not the first channel" in caught("scenes", Silent())


def test_a_channel_with_somebody_from_elsewhere_is_found() -> None:
    class Leaky(Envelopes):
        def channels(self, position: Position) -> list[tuple[int, ...]]:
            return [*super().channels(position), (0, 7)]

    assert "the channel (0, 7) is no circle of seats" in caught("scenes", Leaky())
