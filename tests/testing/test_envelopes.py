"""Envelopes, clause by clause: all choose at once, and who has chosen is secret."""

import pytest

from gruft.kernel.game import check_seats
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Spot, plain
from gruft.testing.tiny.envelopes.game import GAME
from tests.testing.tiny_table import TinyTable


def dealt() -> TinyTable:
    """Three seats with 1 3, 2 3 and 1 2."""
    return TinyTable(GAME, 3, "1", "3", "2", "3", "1", "2")


@pytest.mark.clause("EN-1")
@pytest.mark.parametrize("seats", [1, 4])
def test_two_or_three_seats_play(seats: int) -> None:
    with pytest.raises(Refused, match="EN-1"):
        check_seats(GAME, seats)


@pytest.mark.clause("EN-2")
def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    table = dealt()

    assert table.shown(0, "hand") == [["1", "3"], ["", ""], ["", ""]]
    assert table.shown(-1, "hand") == [["", ""], ["", ""], ["", ""]]


@pytest.mark.clause("EN-2")
def test_with_two_seats_two_cards_stay_unseen() -> None:
    table = TinyTable(GAME, 2, "1", "1", "2", "2", "3", "3")

    assert table.shown(0, "stock") == [["", ""]]
    assert table.table.stock == [2, 2]


@pytest.mark.clause("EN-2")
def test_an_edition_with_too_few_cards_is_refused() -> None:
    with pytest.raises(Refused, match="EN-2"):
        GAME.edition_with({"card.copies": 1}, "owner.toml")


@pytest.mark.clause("EN-3")
def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    table = dealt()
    assert table.position.to_act() == [0, 1, 2]

    table.plays(2, "1")

    assert table.position.to_act() == [0, 1]
    assert table.may(1) == ["2", "3"]
    assert table.why_not(0, "2").clause == "EN-3"


@pytest.mark.clause("EN-3")
def test_a_card_is_sealed_by_touching_it() -> None:
    decision = GAME.scene(dealt().position, 0).decision

    assert decision is not None
    assert [(choice.move, choice.on) for choice in decision.choices] == [
        ("1", (Spot(0, 0),)),
        ("3", (Spot(0, 1),)),
    ]


@pytest.mark.clause("EN-4")
def test_nobody_can_tell_who_has_sealed() -> None:
    table = dealt()
    before = [plain(GAME.scene(table.position, watcher)) for watcher in (-1, 0, 2)]

    table.plays(1, "3")

    assert [plain(GAME.scene(table.position, watcher)) for watcher in (-1, 0, 2)] == before
    assert [table.told(watcher) for watcher in (-1, 0, 2)] == [[], [], []]
    assert table.told(1) == ["fact-sealed"]


@pytest.mark.clause("EN-4")
def test_a_sealed_card_stays_sealed() -> None:
    table = dealt()
    table.plays(1, "3")

    assert table.why_not(1, "2").key == "refusal-not-asked"


@pytest.mark.clause("EN-4")
def test_whether_the_others_have_sealed_is_open_in_the_worlds_of_a_seat() -> None:
    table = dealt()
    table.plays(1, "3")

    sealed = {tuple(card >= 0 for card in world.envelopes) for world in table.worlds(0, 200)}

    assert sealed == {(False, one, two) for one in (False, True) for two in (False, True)}


@pytest.mark.clause("EN-5", "EN-6")
def test_the_highest_card_scores_when_all_are_opened() -> None:
    table = dealt()
    table.plays(2, "2")
    table.plays(0, "1")
    assert table.shown(1, "opened") == [[]]

    table.plays(1, "3")

    assert table.shown(0, "opened") == [["1", "3", "2"]]
    assert table.table.points == [0, 1, 0]
    assert table.told(-1) == ["fact-scores"]


@pytest.mark.clause("EN-6")
def test_a_shared_highest_card_scores_nothing() -> None:
    table = dealt()

    table.plays(0, "3")
    table.plays(1, "3")
    table.plays(2, "2")

    assert table.table.points == [0, 0, 0]
    assert table.told(0) == ["fact-tie"]


@pytest.mark.clause("EN-7")
def test_most_points_win_and_seats_that_share_them_win_together() -> None:
    table = dealt()
    for cards in (("1", "3", "1"), ("3", "2", "2")):
        for seat, card in enumerate(cards):
            table.plays(seat, card)

    assert table.position.is_over()
    assert table.position.outcome().scores == [1, 1, 0]
    assert table.position.outcome().winners == [0, 1]
