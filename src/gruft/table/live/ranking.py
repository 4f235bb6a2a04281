"""Who has won and who comes next, when some have given up: those rank behind all others.

Whatever a bot achieves in a seat that was given up, nobody wins by it; then the best of the others
have won.
"""

from collections.abc import Collection

from gruft.kernel.record import Result


def ranks(result: Result, last: Collection[int]) -> list[int]:
    """The rank of every seat: 1 is best, and equals share one."""
    merits = [_merit(result, seat, seat in last) for seat in range(len(result.scores))]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def winners(result: Result, last: Collection[int]) -> list[int]:
    """Who has won: those who would have by the rules, or the best of those who played on."""
    best = [seat for seat, rank in enumerate(ranks(result, last)) if rank == 1]
    return [seat for seat in best if seat not in last]


def _merit(result: Result, seat: int, gave_up: bool) -> tuple[int, ...]:
    if gave_up:
        return (0,)
    # A winner by the rules may have fewer points.
    score = -result.scores[seat] if _few_win(result) else result.scores[seat]
    return (1, seat in result.winners, score if seat not in result.winners else 0)


def _few_win(result: Result) -> bool:
    """Whether few points are good, as those show who win by the rules."""
    return bool(result.winners) and result.scores[result.winners[0]] == min(result.scores)
