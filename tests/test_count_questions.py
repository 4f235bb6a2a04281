"""The tool that counts how many questions a person is spared plays whole matches."""

import pytest

from tools.count_questions import SEATS, Match


@pytest.mark.parametrize("game", SEATS)
def test_a_match_is_played_to_its_end_and_counted(game: str) -> None:
    match = Match(game, 1)

    tally = match.play()

    assert match.table.sitting.phase == "over"
    assert tally["asked"] > 0
    assert tally["unasked"] > 0
