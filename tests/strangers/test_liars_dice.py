"""Liar's Dice, clause by clause: how the author of a game from outside tests it."""

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.game import check_seats
from gruft.kernel.journal import Journal
from gruft.kernel.lines import play_line
from gruft.kernel.refusal import Refused
from gruft.kernel.simple import SimplePosition
from gruft.testing.conformance import Check, every_check
from tests.strangers.liars_dice.game import GAME, LIAR, likelihood


def laid(*cups: list[int], **fields: object) -> SimplePosition:
    """A table with these dice under its cups."""
    fresh = GAME.fresh(len(cups), 1)
    return GAME.from_json(fresh, {"dice": list(cups), **fields}, FastChance(1))


def plays(position: SimplePosition, *lines: str) -> list[str]:
    """Let whoever is asked play these lines; what everybody is told of the last one."""
    for line in lines:
        position.journal = journal = Journal()
        play_line(GAME, position, position.to_act()[0], line)
    return [telling.key for telling in journal.told(-1)]


def refused(position: SimplePosition, line: str) -> tuple[str, str]:
    """Why the seat that is asked may not play this."""
    refusal = GAME.refuse(position, position.to_act()[0], line)
    assert refusal is not None
    return refusal.key, refusal.clause


@pytest.mark.parametrize(
    ("check", "seats"),
    [(check, seats) for check, seats in every_check(GAME) if seats in (2, 6)],
    ids=lambda one: str(getattr(one, "name", one)),
)
def test_it_conforms(check: Check, seats: int) -> None:
    check.run(GAME, seats, games=None if check.tiny else 2)


@pytest.mark.clause("LD-1")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(Refused, match="LD-1"):
        check_seats(GAME, seats)


@pytest.mark.clause("LD-2")
def test_everybody_sees_their_own_dice_and_no_others() -> None:
    scene = GAME.scene(laid([1, 2], [3]), 0)

    shown = [[piece.face for piece in zone.pieces] for zone in scene.zones]
    assert shown == [["1", "2"], [""], [""] * 7]


@pytest.mark.clause("LD-2")
@pytest.mark.parametrize("dice", [0, 6])
def test_an_owner_may_play_with_one_to_five_dice(dice: int) -> None:
    with pytest.raises(Refused, match="LD-2"):
        GAME.edition_with({"cup.dice": dice}, "mine.toml")


@pytest.mark.clause("LD-3")
def test_all_roll_when_a_round_begins() -> None:
    journal = Journal()
    GAME.start(3, {}, GAME.shipped_edition(), FastChance(2), journal)

    assert [one.key for one in journal.told(1)] == ["fact-round", "fact-roll"]
    assert [one.key for one in journal.told(-1)] == ["fact-round"]


@pytest.mark.clause("LD-4")
def test_a_bid_is_a_number_and_a_face_and_the_next_with_dice_follows() -> None:
    position = laid([1, 2], [], [3, 3])

    assert plays(position, "2; threes") == ["fact-bids"]
    assert (position.to_act(), position.table.number, position.table.face) == ([2], 2, 3)
    assert refused(position, "fours") == ("refusal-number-first", "LD-4")
    assert refused(position, "3; 3") == ("refusal-face-now", "LD-4")


@pytest.mark.clause("LD-4")
def test_a_bid_may_be_written_in_one_go() -> None:
    position = laid([1, 2], [3, 3])

    plays(position, "2 threes")

    assert position.table.number == 2


@pytest.mark.clause("LD-5")
@pytest.mark.parametrize("line", ["2 threes", "2 ones", "1 sixes"])
def test_a_bid_must_be_higher(line: str) -> None:
    assert refused(laid([1, 2], [3, 3], number=2, face=3), line) == ("refusal-too-low", "LD-5")


@pytest.mark.clause("LD-5")
def test_more_dice_of_any_face_are_higher_up_to_all_that_there_are() -> None:
    position = laid([1, 2], [3, 3], number=2, face=6)

    assert refused(position, "2") == ("refusal-too-low", "LD-5")
    assert refused(position, "5") == ("refusal-too-many", "LD-5")
    assert plays(position, "3 ones") == ["fact-bids"]


@pytest.mark.clause("LD-6")
def test_only_a_bid_can_be_called_a_lie() -> None:
    assert refused(laid([1], [2]), "liar") == ("refusal-nothing-bid", "LD-6")


@pytest.mark.clause("LD-7", "LD-8")
@pytest.mark.parametrize(("bid", "loser"), [("2 threes", 1), ("3 threes", 0)])
def test_who_was_wrong_loses_a_die_and_begins(bid: str, loser: int) -> None:
    position = laid([1, 3], [3, 5])

    told = plays(position, bid, "liar")

    assert told == ["fact-calls", "fact-shows", "fact-shows", "fact-loses", "fact-round"]
    assert [len(cup) for cup in position.table.dice] == ([2, 1] if loser else [1, 2])
    assert position.to_act() == [loser]


@pytest.mark.clause("LD-8", "LD-9")
def test_who_loses_the_last_die_is_out_and_the_next_begins() -> None:
    position = laid([1], [2, 2], [3, 3])

    assert "fact-out" in plays(position, "2 ones", "liar")
    assert position.to_act() == [1]
    assert position.table.dice[0] == []


@pytest.mark.clause("LD-9")
def test_the_last_with_dice_wins_and_all_cups_are_lifted() -> None:
    position = laid([1], [2, 2])
    plays(position, "2 ones", "liar")

    assert position.is_over()
    assert position.outcome().winners == [1]
    assert [piece.face for piece in GAME.scene(position, 0).zones[1].pieces] == ["2", "2"]


@pytest.mark.parametrize(
    "fields",
    [
        {"dice": [[2, 1], [3]]},
        {"dice": [[1] * 6, [3]]},
        {"dice": [[], [3], [4]], "turn": 0},
        {"dice": [[1], [3]], "number": 3, "face": 1},
        {"dice": [[1], [3]], "number": 1},
    ],
)
def test_what_cannot_come_about_is_refused(fields: dict[str, object]) -> None:
    cups = fields.pop("dice")
    assert isinstance(cups, list)

    with pytest.raises(Refused, match="position-impossible"):
        laid(*cups, **fields)


def test_the_advice_calls_what_is_unlikely_and_raises_what_is_not() -> None:
    bold = laid([1, 2], [3, 3], number=3, face=6)
    likely = laid([3, 3], [1, 4], number=1, face=3)

    assert GAME.advise(bold, 0, FastChance(1)).move == LIAR
    assert GAME.names[GAME.advise(likely, 0, FastChance(1)).move] == "1"
    assert likelihood(1, 1) == pytest.approx(1 / 6)
    assert likelihood(0, 3) == pytest.approx(1)
    assert likelihood(2, 2) == pytest.approx(1 / 36)
