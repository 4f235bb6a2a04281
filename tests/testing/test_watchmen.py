"""Watchmen, clause by clause: offers only two know, and a watch for all."""

import pytest

from gruft.kernel.game import check_seats
from gruft.kernel.lines import draft
from gruft.kernel.refusal import Refused
from gruft.testing.tiny.watchmen.game import GAME
from tests.testing.tiny_table import TinyTable

OFFER = "offer 2; give coin; want dagger"


def dealt() -> TinyTable:
    """Seat 0 has lantern and coin, seat 1 coin and dagger, seat 2 lantern and dagger."""
    return TinyTable(GAME, 3, "lantern", "coin", "coin", "dagger", "lantern", "dagger")


@pytest.mark.clause("WA-1")
def test_three_seats_play() -> None:
    with pytest.raises(Refused, match="WA-1"):
        check_seats(GAME, 4)


@pytest.mark.clause("WA-2")
def test_a_seat_sees_only_its_own_cards() -> None:
    assert dealt().shown(1, "hand") == [["", ""], ["coin", "dagger"], ["", ""]]


@pytest.mark.clause("WA-2")
def test_an_edition_deals_one_or_two_cards() -> None:
    with pytest.raises(Refused, match="WA-2"):
        GAME.edition_with({"deal.cards": 3}, "owner.toml")


@pytest.mark.clause("WA-3")
def test_seats_take_one_turn_each() -> None:
    table = dealt()
    for turn in range(3):
        assert table.position.to_act() == [turn]
        assert table.why_not((turn + 1) % 3, "stay").clause == "WA-3"
        table.plays(turn, "stay")
        table.plays((turn + 1) % 3, "pass")
        table.plays((turn + 2) % 3, "pass")

    assert table.position.is_over()


@pytest.mark.clause("WA-4")
def test_an_offer_is_one_line_of_three_moves() -> None:
    table = dealt()

    assert draft(GAME, table.position, 0, "offer 2") == ["give lantern", "give coin"]
    assert draft(GAME, table.position, 0, "offer 2; give coin") == ["want lantern", "want dagger"]
    assert table.why_not(0, "offer 2; give coin").key == "line-unfinished"
    assert table.why_not(0, "offer 2; give dagger; want coin").key == "refusal-not-held"
    assert table.why_not(0, "offer 1; give coin; want dagger").key == "refusal-no-partner"


@pytest.mark.clause("WA-4")
def test_the_seat_in_the_middle_of_an_offer_is_composing() -> None:
    table = dealt()

    table.position.play(0, GAME.names.index("offer 2"))

    assert table.position.composing() == 0
    assert table.position.to_act() == [0]


@pytest.mark.clause("WA-5")
def test_an_accepted_offer_exchanges_the_two_cards() -> None:
    table = dealt()
    table.plays(0, OFFER)

    table.plays(1, "yes")

    assert table.shown(0, "hand")[0] == ["lantern", "dagger"]
    assert table.shown(1, "hand")[1] == ["coin", "coin"]


@pytest.mark.clause("WA-5")
def test_who_does_not_hold_the_wanted_card_can_only_decline() -> None:
    table = dealt()
    table.plays(0, "offer 2; give coin; want lantern")

    assert table.may(1) == ["no"]


@pytest.mark.clause("WA-6")
def test_only_the_two_see_the_offer() -> None:
    table = dealt()

    table.plays(0, OFFER)

    assert [table.told(seat) for seat in (0, 1)] == [["fact-offer-seen"], ["fact-offer-seen"]]
    assert [table.told(seat) for seat in (2, -1)] == [["fact-offer"], ["fact-offer"]]


@pytest.mark.clause("WA-6")
def test_both_remember_what_the_other_gave() -> None:
    table = dealt()
    table.plays(0, OFFER)
    table.plays(1, "yes")

    assert all(2 in world.hands[0] for world in table.worlds(1))
    assert all(1 in world.hands[1] for world in table.worlds(0))
    assert any(2 not in world.hands[0] for world in table.worlds(2))


@pytest.mark.clause("WA-6")
def test_the_worlds_of_a_third_seat_differ_in_what_the_two_remember() -> None:
    table = dealt()
    table.plays(0, OFFER)
    table.plays(1, "no")

    remembered = {world.knowledge[1] for world in table.worlds(2)}

    assert len(remembered) > 1


@pytest.mark.clause("WA-7")
def test_all_others_are_asked_in_the_watch_whatever_they_hold() -> None:
    table = dealt()

    table.plays(0, "stay")

    window = table.position.window()
    assert window is not None
    assert (window.kind, window.seats, window.word_returns) == ("watch", [1, 2], True)
    assert table.may(1) == ["pass"]
    assert table.may(2) == ["pass", "lay lantern"]
    assert table.position.to_act() == [1]


@pytest.mark.clause("WA-8")
def test_who_lays_a_lantern_keeps_the_word() -> None:
    table = TinyTable(GAME, 3, "coin", "coin", "lantern", "lantern", "dagger", "dagger")
    table.plays(0, "stay")

    table.plays(1, "lay lantern", "lay lantern")

    assert table.position.to_act() == [1]
    assert table.may(1) == ["pass"]
    assert table.shown(-1, "laid") == [[], ["lantern", "lantern"], []]


@pytest.mark.clause("WA-9")
def test_laid_lanterns_and_coins_in_the_hand_count() -> None:
    table = dealt()
    table.plays(0, "stay")
    table.plays(1, "pass")
    table.plays(2, "lay lantern", "pass")
    for turn in (1, 2):
        table.plays(turn, "stay")
        table.plays((turn + 1) % 3, "pass")
        table.plays((turn + 2) % 3, "pass")

    assert table.told(0)[-3:] == ["fact-shows"] * 3
    assert table.position.outcome().scores == [1, 1, 2]
    assert table.position.outcome().winners == [2]
