"""Turncoat, clause by clause: a secret set-up, a shared look, and a seat that changes teams."""

import pytest

from gruft.kernel.game import check_seats
from gruft.kernel.refusal import Refused
from gruft.testing.tiny.turncoat.game import COUNT, GAME, HUNTERS
from tests.testing.tiny_table import TinyTable

BURIED = "lay bones; lay bones; lay stake"


def buried(seats: int = 3) -> TinyTable:
    """The stake lies in the third grave."""
    table = TinyTable(GAME, seats, nights=2)
    table.plays(0, BURIED)
    return table


@pytest.mark.clause("TU-1")
def test_three_or_four_seats_play_and_the_first_is_the_count() -> None:
    table = buried(4)

    assert GAME.teams(table.position) == [COUNT, HUNTERS, HUNTERS, HUNTERS]
    with pytest.raises(Refused, match="TU-1"):
        check_seats(GAME, 2)


@pytest.mark.clause("TU-2")
def test_there_are_three_cards_and_the_edition_says_how_many_are_stakes() -> None:
    assert dict(GAME.census(buried().position)) == {"card stake": 1, "card bones": 2}
    with pytest.raises(Refused, match="TU-2"):
        GAME.edition_with({"card.stakes": 3}, "owner.toml")


@pytest.mark.clause("TU-3")
def test_the_count_lays_all_cards_in_one_line_and_alone_knows_where() -> None:
    table = TinyTable(GAME, 3, nights=2)
    assert table.why_not(0, "lay bones; lay bones").key == "line-unfinished"
    assert table.why_not(0, "lay stake; lay stake; lay bones").key == "refusal-none-left"

    table.plays(0, BURIED)

    assert table.shown(0, "grave") == [["bones"], ["bones"], ["stake"]]
    assert table.shown(1, "grave") == [[""], [""], [""]]
    assert len({tuple(world.graves) for world in table.worlds(1)}) == 3


@pytest.mark.clause("TU-4")
def test_each_hunter_in_turn_looks_or_digs() -> None:
    table = buried()

    assert table.position.to_act() == [1]
    assert table.may(1) == ["look 1", "look 2", "look 3", "dig 1", "dig 2", "dig 3"]
    assert table.why_not(2, "look 1").clause == "TU-4"


@pytest.mark.clause("TU-4", "TU-6")
def test_an_open_grave_is_neither_looked_at_nor_dug() -> None:
    table = buried()

    table.plays(1, "dig 1")

    assert table.may(2) == ["look 2", "look 3", "dig 2", "dig 3"]
    assert table.shown(-1, "grave") == [["bones"], [""], [""]]


@pytest.mark.clause("TU-5")
def test_all_hunters_see_what_one_looks_at_and_nobody_else_does() -> None:
    table = buried()

    table.plays(1, "look 3")

    assert [table.told(seat) for seat in (1, 2)] == [["fact-sees"], ["fact-sees"]]
    assert [table.told(seat) for seat in (0, -1)] == [["fact-looks"], ["fact-looks"]]
    assert table.shown(2, "grave") == [[""], [""], ["stake"]]
    assert table.shown(-1, "grave") == [[""], [""], [""]]


@pytest.mark.clause("TU-5")
def test_the_count_does_not_know_what_the_hunters_have_seen() -> None:
    table = buried()
    table.plays(1, "look 3")

    assert len({world.knowledge[2] for world in table.worlds(0)}) == 3


@pytest.mark.clause("TU-6")
def test_the_hunters_win_as_soon_as_the_stake_is_dug_up() -> None:
    table = buried()

    table.plays(1, "dig 3")

    assert table.position.is_over()
    assert table.position.outcome().winners == [1, 2]
    assert table.position.outcome().clause == "TU-6"


def bitten() -> TinyTable:
    """Seat 2 was bitten at the end of the first night; it had seen the first grave."""
    table = buried()
    table.plays(1, "look 1")
    table.plays(2, "look 2")
    table.plays(0, "bite 3")
    return table


@pytest.mark.clause("TU-7")
def test_the_count_bites_once() -> None:
    table = buried()
    table.plays(1, "look 1")
    table.plays(2, "look 2")
    assert table.may(0) == ["wait", "bite 2", "bite 3"]

    table.plays(0, "bite 3")
    table.plays(1, "look 1")
    table.plays(2, "wait")

    assert table.may(0) == ["wait"]


@pytest.mark.clause("TU-8")
def test_a_bitten_seat_keeps_what_it_knew_and_learns_no_more() -> None:
    table = bitten()
    assert GAME.teams(table.position) == [COUNT, HUNTERS, COUNT]
    assert GAME.channels(table.position) == [(0, 1, 2), (0, 2)]

    table.plays(1, "look 3")

    assert table.told(2) == ["fact-looks"]
    assert table.told(1) == ["fact-sees"]
    assert table.shown(2, "grave") == [["bones"], ["bones"], [""]]
    assert table.may(2) == ["wait"]


@pytest.mark.clause("TU-8")
def test_a_bitten_seat_is_given_no_secret_of_the_count() -> None:
    table = TinyTable(GAME, 3, nights=2)
    table.plays(0, BURIED)
    table.plays(1, "look 1")
    table.plays(2, "look 1")
    table.plays(0, "bite 2")

    assert {tuple(world.graves) for world in table.worlds(1)} == {(1, 0, 1), (1, 1, 0)}


@pytest.mark.clause("TU-8", "TU-9")
def test_after_the_last_night_the_count_wins_with_the_seat_he_has_bitten() -> None:
    table = bitten()
    table.plays(1, "look 1")
    table.plays(2, "wait")
    table.plays(0, "wait")

    assert table.position.is_over()
    assert table.position.outcome().winners == [0, 2]
    assert table.position.outcome().clause == "TU-9"
