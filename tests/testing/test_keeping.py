"""The kit notices what does not stay the same: texts, JSON, clones, replays, pieces."""

from collections.abc import Mapping
from itertools import count
from typing import cast

import pytest

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Scene
from gruft.kernel.simple import SimplePosition
from gruft.kernel.simple.data import copied
from gruft.testing.conformance import check_named
from gruft.testing.tiny.envelopes.game import Envelopes, EnvelopesPosition
from tests.testing.sabotage import caught, envelopes

# ---- written moves ----


@pytest.mark.parametrize("text", ["1; 2", "", " 1"])
def test_a_written_move_that_cannot_stand_in_a_line_is_found(text: str) -> None:
    class Untidy(Envelopes):
        def write(self, position: Position, move: int) -> str:
            return text

        def parse(self, position: Position, seat: int, text: str) -> int:
            return 0

    assert "cannot stand in a line" in caught("notation", Untidy())


def test_two_moves_that_are_written_alike_are_found() -> None:
    class Mumbling(Envelopes):
        def write(self, position: Position, move: int) -> str:
            return "1" if move == 2 else super().write(position, move)

    assert "is written '1', which is read as move 0" in caught("notation", Mumbling())


def test_a_written_move_that_is_not_read_is_found() -> None:
    class Foreign(Envelopes):
        def write(self, position: Position, move: int) -> str:
            return f"card {move}"

    assert "which is not read" in caught("notation", Foreign())


def test_a_form_that_only_other_decisions_use_need_not_be_read() -> None:
    class Choosy(Envelopes):
        def parse(self, position: Position, seat: int, text: str) -> int:
            move = super().parse(position, seat, text)
            if not position.is_legal(seat, move):
                raise Refused("refusal-unreadable", "EN-3", given=text)
            return move

    assert check_named("notation").run(Choosy(), 3)["moves"] > 0


# ---- written positions ----


def test_json_that_leaves_something_out_is_found() -> None:
    class Forgetful(Envelopes):
        def from_json(
            self, fresh: Position, data: Mapping[str, object], chance: Chance
        ) -> SimplePosition:
            position = super().from_json(fresh, data, chance)
            position.table.points = [0] * int(position.seats)
            return position

    assert "read from its own JSON is different: points" in caught("json", Forgetful())


def test_json_that_is_not_plain_is_found() -> None:
    class Fancy(Envelopes):
        def to_json(self, position: Position) -> dict[str, object]:
            return {**super().to_json(position), "points": (0, 0, 0)}

    assert "the JSON is not plain under points" in caught("json", Fancy())


def test_reading_a_position_that_changes_the_fresh_start_is_found() -> None:
    class Grabbing(Envelopes):
        def from_json(
            self, fresh: Position, data: Mapping[str, object], chance: Chance
        ) -> SimplePosition:
            position = super().from_json(fresh, data, chance)
            cast(SimplePosition, fresh).table.points = [9]
            return position

    assert "changed the fresh start" in caught("json", Grabbing())


def test_a_position_that_does_not_play_on_alike_is_found() -> None:
    class Marked(EnvelopesPosition):
        marked = False

        def carry_out(self, seat: int, move: int) -> None:
            super().carry_out(seat, move)
            if self.marked:
                self.table.points[seat] += 1

    class Marking(Envelopes):
        position_class = Marked

        def from_json(
            self, fresh: Position, data: Mapping[str, object], chance: Chance
        ) -> SimplePosition:
            position = super().from_json(fresh, data, chance)
            cast(Marked, position).marked = True
            return position

    assert "played on for 1 moves is different" in caught("json", Marking())


def test_a_damaged_position_that_raises_a_fault_is_found() -> None:
    class Trusting(Envelopes):
        def from_json(
            self, fresh: Position, data: Mapping[str, object], chance: Chance
        ) -> SimplePosition:
            assert len(cast("list[object]", data["points"])) == 3
            return super().from_json(fresh, data, chance)

    assert "raises" in caught("damage", Trusting())


# ---- clones ----


class Sharing(EnvelopesPosition):
    """A position whose clones hold the same points."""

    def clone(self) -> "Sharing":
        table = copied(self.table)
        table.points = self.table.points
        return type(self)(self.setup, table, self.chance.clone())


class SharingLuck(EnvelopesPosition):
    """A position whose clones draw from the same luck."""

    def clone(self) -> "SharingLuck":
        return type(self)(self.setup, copied(self.table), self.chance)

    def carry_out(self, seat: int, move: int) -> None:
        self.chance.below(6)
        super().carry_out(seat, move)


class Telling(EnvelopesPosition):
    """A position whose clones write into the same journal."""

    def clone(self) -> SimplePosition:
        clone = super().clone()
        clone.journal = self.journal
        return clone


class Unlucky(EnvelopesPosition):
    """A position whose clones have luck of their own."""

    def clone(self) -> SimplePosition:
        clone = super().clone()
        clone.chance = FastChance(99)
        return clone


class Unchecked(Envelopes):
    """A game that lets everything pass, so that only the clones are judged."""

    def check(self, position: object) -> None:
        """Every position is welcome."""


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (Sharing, "clone changed while others were played on"),
        (SharingLuck, "changed"),
        (Telling, "keeps the journal"),
        (Unlucky, "other luck"),
    ],
)
def test_clones_that_share_something_are_found(position: type[SimplePosition], said: str) -> None:
    game = Unchecked()
    game.position_class = position  # type: ignore[misc, assignment]

    assert said in caught("clones", game)


def test_a_question_that_changes_the_position_is_found() -> None:
    class Nosy(Envelopes):
        def scene(self, position: Position, seat: int) -> Scene:
            position.chance.below(2)
            return super().scene(position, seat)

    assert "answering seat -1 changed the position" in caught("clones", Nosy())


# ---- replays and pieces ----


def test_a_game_with_a_memory_of_its_own_is_found() -> None:
    numbers = count()

    class Counting(EnvelopesPosition):
        def tell(self, key: str, **args: object) -> None:
            super().tell(key, **args, number=next(numbers))

    assert "the same record tells seat" in caught("replay", envelopes(Counting))


def test_a_lost_piece_is_found() -> None:
    class Losing(EnvelopesPosition):
        def carry_out(self, seat: int, move: int) -> None:
            super().carry_out(seat, move)
            self.table.opened = self.table.opened[:3]

    assert "not conserved" in caught("pieces", envelopes(Losing))


def test_a_world_with_a_piece_too_many_is_found() -> None:
    class Conjuring(EnvelopesPosition):
        def world(self, seat: int, chance: Chance) -> SimplePosition:
            world = super().world(seat, chance)
            world.table.stock.append(0)
            return world

    assert "a world of seat" in caught("pieces", envelopes(Conjuring), games=20)
