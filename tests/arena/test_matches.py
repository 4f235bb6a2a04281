"""One game between bots: worlds instead of the truth, and luck that can be repeated."""

import pytest

from gruft.arena.matches import Played, Setting, luck_of, play_out
from gruft.bots.players import BOTS, RandomBot
from gruft.games.vampire_queen.game import GAME
from gruft.kernel.game import Game
from gruft.kernel.position import Outcome
from gruft.kernel.refusal import Refused
from gruft.testing.tiny import TINY
from tests.arena.spies import Last, Spy

SHORT = Setting(GAME, 3, {"phases": 1})


def hands_in(data: dict[str, object]) -> list[str]:
    hands = data["hands"]
    assert isinstance(hands, list)
    return hands


def dealt_to(seat: int, phase: int, spy: Spy) -> list[str]:
    """The vampires that the seat held when it was first asked in this phase."""
    shown = [data for asked, data in spy.shown if (asked, data["phase"]) == (seat, phase)]
    return [card for card in hands_in(shown[0])[seat].split() if not card.startswith("S")]


def test_a_bot_is_shown_its_own_hand_and_a_guess_of_all_others() -> None:
    spy = Spy()
    truth = hands_in(GAME.to_json(SHORT.start(seed=1, deal=0)))

    play_out(SHORT, [spy] * 3, seed=1, deal=0)

    leader, first = spy.shown[0]
    right = [hands_in(first)[seat] == truth[seat] for seat in range(3)]
    assert right == [seat == leader for seat in range(3)]


def test_the_cards_of_a_deal_come_alike_whoever_plays_it() -> None:
    """Also in the second phase, although the first one went another way."""
    two_phases = Setting(GAME, 3, {"phases": 2})
    one, other = Spy(), Spy()

    play_out(two_phases, [Last(), one, Last()], seed=1, deal=4)
    play_out(two_phases, [RandomBot(), other, RandomBot()], seed=1, deal=4)

    assert len(one.shown) != len(other.shown)
    assert [dealt_to(1, phase, one) for phase in (1, 2)] == [
        dealt_to(1, phase, other) for phase in (1, 2)
    ]


def test_the_same_deal_is_the_same_game_again() -> None:
    bots = [BOTS["moth"], BOTS["naive"], BOTS["moth"]]

    one, other = (play_out(SHORT, bots, seed=6, deal=2) for _ in range(2))

    assert one.outcome.to_json() == other.outcome.to_json()
    assert (one.moves, one.lines) == (other.moves, other.lines)


def test_another_deal_and_another_seed_are_other_games() -> None:
    starts = [SHORT.start(seed, deal) for seed, deal in ((1, 0), (1, 1), (2, 0))]

    assert len({str(GAME.to_json(start)) for start in starts}) == 3


def test_every_name_has_a_stream_of_luck_of_its_own() -> None:
    words = {luck_of(1, 0, whose).word() for whose in ("deal", "seat 0", "seat 1")}

    assert len(words) == 3
    assert luck_of(1, 0, "deal").word() == luck_of(1, 0, "deal").word()


@pytest.mark.parametrize("game", TINY.values(), ids=list(TINY))
def test_any_game_can_be_played_out(game: Game) -> None:
    seats = game.seat_counts[0]

    played = play_out(Setting(game, seats), [RandomBot()] * seats, seed=1, deal=0)

    assert played.outcome.winners
    assert played.moves >= played.lines > 0


def test_an_edition_of_ones_own_is_played_if_it_is_given() -> None:
    seats, options, tiny = GAME.tiny_edition()

    start = Setting(GAME, seats, options, tiny).start(seed=1, deal=0)

    assert sum(GAME.census(start).values()) < 20


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused, match="VQ-6"):
        Setting(GAME, 2).start(seed=1, deal=0)


def test_winners_share_the_win_evenly() -> None:
    played = Played(Outcome([3, 9, 3], [0, 2], "end-last-phase", "VQ-113"), 9, 9)

    assert [played.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
