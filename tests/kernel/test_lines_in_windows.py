"""Lines of seats that are still to be asked in a window, and of seats that do not answer."""

import pytest

from gruft.kernel.lines import as_if_asked, default_line, harmless_line, play_line, try_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.testing.tiny.watchmen import GAME as WATCHMEN
from gruft.testing.tiny.watchmen.game import OFFER, PASS, STAY, Watchmen


def on_watch() -> Position:
    """Seat 0 has stayed at home; seats 1 and 2 are asked, one after the other."""
    position = WATCHMEN.fresh(3, 1)
    play_line(WATCHMEN, position, 0, "stay")
    return position


def test_who_is_asked_now_or_never_is_tried_where_the_game_stands() -> None:
    position, before = on_watch(), WATCHMEN.fresh(3, 1)

    assert as_if_asked(WATCHMEN, position, 1) is position
    assert as_if_asked(WATCHMEN, position, 0) is position
    assert as_if_asked(WATCHMEN, before, 2) is before


def test_who_is_asked_later_is_tried_as_if_all_before_them_had_let_it_be() -> None:
    position = on_watch()
    untouched = WATCHMEN.to_json(position)

    later = as_if_asked(WATCHMEN, position, 2)

    assert later.to_act() == [2]
    assert try_line(WATCHMEN, later, 2, "pass") == [PASS]
    assert WATCHMEN.to_json(position) == untouched
    with pytest.raises(Refused):
        try_line(WATCHMEN, position, 2, "pass")


def test_the_moves_of_a_seat_that_will_be_asked_are_those_it_has_when_it_is_asked() -> None:
    position = on_watch()

    assert as_if_asked(WATCHMEN, position, 2).moves(2) == position.moves(2)


class GenerousWatchmen(Watchmen):
    """Watchmen whose harmless line is an offer, composed of three moves."""

    def default(self, position: Position, seat: int) -> int:
        return next(move for move in position.moves(seat) if move != STAY)


def test_the_harmless_line_is_one_move_or_as_many_as_it_takes() -> None:
    position = WATCHMEN.fresh(3, 1)

    assert default_line(WATCHMEN, position, 0) == [STAY]
    generous = default_line(GenerousWatchmen(), position, 0)
    assert len(generous) == 3
    assert generous[0] == OFFER + 1


def test_the_harmless_line_is_known_also_for_a_seat_that_is_not_asked_yet() -> None:
    position = on_watch()

    assert 2 not in position.to_act()
    assert harmless_line(WATCHMEN, position, 2) == "pass"
