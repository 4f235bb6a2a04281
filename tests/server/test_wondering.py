"""What changes nothing: hints, and the reason why a line is not legal."""

import pytest

from gruft.kernel import lines
from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.shelf import SHELF
from tests.server.guests import Person, Refused, begun
from tests.server.houses import OpenedHouse


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_hint_is_a_line_that_may_be_played_and_a_reason(house: OpenedHouse, game: str) -> None:
    seats = max(2, min(SHELF[game].seat_counts))
    with begun(house.address, game, seats) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        question = seat.view(table, 0)["question"]

        hint = seat.ask("hint", table=table, seat=0)

        assert len(hint["steps"]) == len(hint["line"].split(";"))
        assert all(step["key"] for step in hint["steps"])
        assert hint["reason"]["key"]
        assert len(hint["steps"]) == len(hint["line"].split(";"))
        asked = seat.ask("draft", table=table, seat=0, question=question, prefix="")["decision"]
        labels = {one["move"]: one["label"] for one in asked["choices"]}
        assert hint["steps"][0] == labels[hint["line"].split(";")[0]]
        assert seat.ask("why not", table=table, seat=0, line=hint["line"])["type"] == "done"
        assert seat.view(table, 0)["question"] == question
        seat.ask("answer", table=table, seat=0, question=question, line=hint["line"])


def test_a_table_may_do_without_hints(house: OpenedHouse) -> None:
    with begun(house.address, hints=False) as (seat, table):
        seat.wait_to_be_asked(table, 0)

        with pytest.raises(Refused) as refusal:
            seat.ask("hint", table=table, seat=0)

        assert refusal.value.key == "hint-off"


def test_a_line_is_refused_with_its_reason_and_nothing_is_played(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        before = seat.view(table, 0)["question"]

        with pytest.raises(Refused) as asking:
            seat.ask("why not", table=table, seat=0, line="dance")
        with pytest.raises(Refused) as playing:
            seat.ask("answer", table=table, seat=0, question=before, line="dance")

        reason, other = ({**one.value.answer, "id": ""} for one in (asking, playing))
        assert reason == other
        assert seat.view(table, 0)["question"] == before


@pytest.mark.parametrize("game", ["grottenstein", "vampire_connection"])
def test_what_is_only_tried_or_refused_is_tried_in_a_world_and_not_on_the_truth(
    house: OpenedHouse, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time that it takes would tell what is true."""
    tried: list[Position] = []

    def look(game: Game, position: Position, seat: int, text: str) -> tuple[list[int], Position]:
        tried.append(position)
        return try_moves(game, position, seat, text)

    try_moves = lines.try_moves
    monkeypatch.setattr(lines, "try_moves", look)
    with begun(house.address, game, 3) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        question = seat.view(table, 0)["question"]
        hosted = house.running.hall.tables.hosted[table]
        truth = hosted.sitting.must_be_playing().position
        first = seat.view(table, 0)["scene.decision"]["choices"][0]["move"]

        tried.clear()
        seat.ask("draft", table=table, seat=0, question=question, prefix=first)
        for wish in ({"type": "why not"}, {"type": "answer", "question": question}):
            with pytest.raises(Refused):
                seat.ask(**wish, table=table, seat=0, line=f"{first}; dance")

        assert len(tried) >= 2
        assert all(position is not truth for position in tried)
        seat.play(table, [0], most=1)
        assert any(position is truth for position in tried)


@pytest.mark.parametrize("wish", [{"type": "hint"}, {"type": "why not", "line": "pass"}])
def test_nobody_wonders_for_another_seat(house: OpenedHouse, wish: dict[str, str]) -> None:
    with (
        begun(house.address) as (seat, table),
        Person(house.address, "Igor") as igor,
        igor.come() as gallery,
    ):
        gallery.enter(table)
        for asking, place in ((gallery, 0), (gallery, -1), (seat, 1), (seat, 9)):
            with pytest.raises(Refused) as refusal:
                asking.ask(**wish, table=table, seat=place)
            assert refusal.value.key == "seat-not-yours"


def test_who_is_not_asked_gets_no_hint(house: OpenedHouse) -> None:
    with Person(house.address) as ada, Person(house.address, "Bo") as bo:
        table = ada.set_table("vampire_queen", 3)
        with ada.come() as one, bo.come() as other:
            for place, seat in enumerate((one, other)):
                seat.enter(table)
                seat.sit(table, place)
            one.fill_with_bots(table, [2])
            one.ask("begin", table=table)
            one.drain()
            other.drain()
            idle, place = (one, 0) if other.is_asked(table, 1) else (other, 1)

            with pytest.raises(Refused) as refusal:
                idle.ask("hint", table=table, seat=place)

            with pytest.raises(Refused) as reason:
                idle.ask("why not", table=table, seat=place, line="pass")
            assert refusal.value.key == reason.value.key
