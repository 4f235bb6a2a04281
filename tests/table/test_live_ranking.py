"""Who has won at a live table, and who comes next, when some have given up."""

import pytest

from gruft.kernel.record import Result
from gruft.table.live import commands, ranking
from gruft.table.records import result_of
from tests.table.live_tables import Live


def result(scores: tuple[int, ...], *winners: int) -> Result:
    return Result(scores, winners, "toy-over", "TY-2")


FEW_WIN = result((24, 0, 15), 1)
MANY_WIN = result((24, 0, 15), 0)


@pytest.mark.parametrize(
    ("ended", "last", "winners", "ranks"),
    [
        (FEW_WIN, [], [1], [3, 1, 2]),
        (FEW_WIN, [1], [2], [2, 3, 1]),
        (FEW_WIN, [2], [1], [2, 1, 3]),
        (FEW_WIN, [1, 2], [0], [1, 2, 2]),
        (MANY_WIN, [], [0], [1, 3, 2]),
        (MANY_WIN, [0], [2], [3, 2, 1]),
        (MANY_WIN, [0, 1, 2], [], [1, 1, 1]),
    ],
)
def test_who_gave_up_ranks_last_and_the_best_of_the_others_win(
    ended: Result, last: list[int], winners: list[int], ranks: list[int]
) -> None:
    assert ranking.winners(ended, last) == winners
    assert ranking.ranks(ended, last) == ranks


def test_equals_share_a_rank_and_the_next_one_comes_after_all_of_them() -> None:
    ended = result((7, 3, 7, 5), 0, 2)

    assert ranking.ranks(ended, []) == [1, 4, 1, 3]
    assert ranking.winners(ended, [0]) == [2]


def test_who_wins_by_the_rules_is_first_also_with_fewer_points() -> None:
    ended = result((5, 2, 9), 0)

    assert ranking.ranks(ended, []) == [1, 3, 2]


def test_a_team_wins_though_one_of_it_gave_up() -> None:
    ended = result((1, 1, 0), 0, 1)

    assert ranking.winners(ended, [1]) == [0]
    assert ranking.ranks(ended, [1]) == [1, 3, 2]


def test_the_winner_by_the_rules_gave_up_so_the_best_of_the_others_is_shown_as_winner() -> None:
    given_up = by_the_rules(played_to_the_end(gives_up=None)).winners[0]

    live = played_to_the_end(gives_up=given_up)

    shown = live.view(0).result
    assert shown is not None
    assert given_up in by_the_rules(live).winners
    assert shown.winners
    assert given_up not in shown.winners
    assert shown.ranks[given_up] == max(shown.ranks)
    assert [seat for seat, rank in enumerate(shown.ranks) if rank == 1] == shown.winners


def played_to_the_end(gives_up: int | None) -> Live:
    """A match in which everybody answers harmlessly, also the bot of who gave up."""
    live = Live().begin()
    if gives_up is not None:
        live.do(commands.resign, gives_up)
    while live.sitting.phase == "playing":
        _one_step(live, gives_up)
    return live


def _one_step(live: Live, bots: int | None) -> None:
    if live.sitting.must_be_playing().windows.opening is not None:
        live.after(live.sitting.setting.pace.longest)
    elif live.asked() == bots:
        live.do(commands.bot_answers, bots, live.sitting.questions[bots], live.harmless(bots))
    else:
        live.answers(live.asked())


def by_the_rules(live: Live) -> Result:
    assert live.table.match is not None
    ended = result_of(live.table.match)
    assert ended is not None
    return ended
