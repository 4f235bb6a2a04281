"""Playing at a live table: answers, windows under seal, giving up, coming back, agreeing."""

import pytest

from gruft.games.vampire_connection.game import GAME as CONNECTION
from gruft.games.vampire_empire.game import GAME as EMPIRE
from gruft.games.vampire_queen.game import GAME as QUEEN
from gruft.table.live import commands, house
from gruft.testing.tiny.turncoat.game import GAME as TURNCOAT
from tests.table.live_tables import GUESTS, HOST, SECOND, UNHURRIED, Live, refused

# --- answers -------------------------------------------------------------------------------------


def test_when_people_have_ended_a_match_nobody_is_asked_any_more() -> None:
    live = Live().begin(people=1)
    assert any(live.view(seat).scene.asked for seat in range(3))  # type: ignore[union-attr]

    live.do(commands.propose_abort, 0)

    scenes = [live.view(seat).scene for seat in (-1, 0, 1, 2)]
    assert live.view(0).phase == "over"
    told = [(one.asked, one.decision, one.window) for one in scenes if one is not None]
    assert told == [((), None, None)] * 4


def test_an_answer_to_an_earlier_question_comes_too_late() -> None:
    live = Live().begin()
    question = live.sitting.questions[0]
    live.answers(0)

    with refused("answer-too-late"):
        live.do(commands.answer, 0, question, "pass")


def test_a_repeated_answer_is_known_by_its_own_id() -> None:
    live = Live().begin()

    live.answers(0, move="ann 1")

    assert live.table.knows("ann 1") is not None
    assert live.reloaded().table.knows("ann 1") == live.table.knows("ann 1")
    assert live.table.knows("ann 2") is None


def test_a_sealed_answer_changes_nothing_for_anybody_else() -> None:
    live = Live(pace=UNHURRIED).begin()
    live.answers(0)
    before = live.views()

    live.answers(1)

    after = live.views()
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        True,
        True,
        False,
        True,
    ]
    assert live.view(1).window is not None
    assert live.view(1).question == live.reloaded().view(1).question


def test_a_window_closes_after_its_least_length_when_all_have_answered() -> None:
    live = Live(pace=UNHURRIED).begin()
    live.answers(0)
    live.answers(1)
    live.answers(2)

    live.after(UNHURRIED.least - 1)
    assert live.view(0).window is not None

    live.after(1)
    window = live.view(0).window
    assert window is None or window.number == 2


def test_bots_are_asked_in_windows_too_and_answer_once() -> None:
    live = Live(pace=UNHURRIED).begin(people=1)
    live.answers(0)
    assert house.thinking_bots(live.sitting) == {1: "moth", 2: "moth"}

    live.do(commands.bot_answers, 1, live.sitting.questions[1], live.harmless(1))

    assert house.thinking_bots(live.sitting) == {2: "moth"}


def test_a_bot_that_answers_just_when_its_window_closes_is_not_heard_and_not_blamed() -> None:
    live = Live(pace=UNHURRIED).begin(people=1)
    live.answers(0)
    number = live.view(0).window.number  # type: ignore[union-attr]
    question, line = live.sitting.questions[1], live.harmless(1)
    live.now += UNHURRIED.longest

    live.do(commands.bot_answers, 1, question, line)

    window = live.view(0).window
    assert window is None or window.number > number


def test_a_bot_that_has_thought_too_long_is_not_heard() -> None:
    live = Live().begin(people=1)
    stale = live.sitting.questions[1] - 1

    live.do(commands.bot_answers, 1, stale, "pass")

    assert len(live.stored) == len(live.reloaded().stored)
    assert live.sitting.must_be_playing().lines == ()


# --- giving up and coming back -------------------------------------------------------------------


def test_who_resigns_among_three_is_played_by_a_bot_and_ranks_last() -> None:
    live = Live().begin()

    live.do(commands.resign, 1)

    assert live.view(0).phase == "playing"
    assert live.view(0).seats[1].plays == "lost"
    with refused("seat-not-minded"):
        live.do(commands.come_back, 1)


def test_who_resigns_among_two_has_lost() -> None:
    live = Live(EMPIRE, seats=2).begin()

    live.do(commands.resign, 0)

    result = live.view(1).result
    assert live.view(1).phase == "over"
    assert result is not None
    assert (result.cause, result.winners, result.last) == ("resigned", [1], [0])
    assert sorted(result.roles) == ["role-humans", "role-vampires"]


def test_a_side_of_which_only_somebody_who_gave_up_is_left_has_lost() -> None:
    live = Live(TURNCOAT).begin()
    live.answers(0)
    live.do(commands.resign, 1)
    assert live.view(0).phase == "playing"
    live.do(commands.take_answer, 1, live.sitting.questions[1], live.harmless(1))
    live.answers(2)

    live.answers(0, "bite 3")

    result = live.view(0).result
    assert result is not None
    assert (result.cause, result.winners, result.last) == ("resigned", [0, 2], [1])
    assert live.reloaded().views() == live.views()


def test_a_seat_that_a_bot_minded_is_given_back() -> None:
    live = Live().begin()

    live.do(commands.mind, 1)
    assert live.view(0).seats[1].plays == "minded"
    live.do(commands.come_back, 1)

    assert live.view(0).seats[1].plays == "person"
    assert live.view(0).seats[1].bot == ""


def test_the_secret_is_shown_when_all_is_over_and_not_before() -> None:
    live = Live(EMPIRE, seats=2).begin()
    assert all(live.sitting.secret.encode() not in view for view in live.views())

    live.do(commands.resign, 0)

    assert all(live.sitting.secret.encode() in view for view in live.views())


def plays_as_if_nothing_had_happened(live: Live, seat: int) -> dict[str, tuple[object, ...]]:
    """What somebody might try who has left their seat to a bot."""
    return {
        "answer": (commands.answer, seat, live.sitting.questions[seat], live.harmless(seat)),
        "withdraw": (commands.withdraw, seat),
        "order": (commands.order, seat, "pass", (), "game"),
        "recall": (commands.recall, seat, "pass"),
        "undo": (commands.undo, seat),
        "abort": (commands.propose_abort, seat),
        "agree": (commands.vote, seat, True),
        "disagree": (commands.vote, seat, False),
    }


@pytest.mark.parametrize("leaves", [commands.mind, commands.resign])
@pytest.mark.parametrize("voting", [True, False])
def test_who_left_their_seat_to_a_bot_does_not_play_it(leaves: object, voting: bool) -> None:
    live = Live(pace=UNHURRIED).begin()
    live.do(leaves, 0)
    if voting:
        live.do(commands.propose_abort, 1)
    before = live.views()

    for what in plays_as_if_nothing_had_happened(live, 0).values():
        with refused("seat-is-played-by-bot"):
            live.do(*what)

    assert live.views() == before
    live.do(commands.bot_answers, 0, live.sitting.questions[0], live.harmless(0))
    assert len(live.sitting.must_be_playing().lines) == 1


def test_who_comes_back_plays_again() -> None:
    live = Live().begin()
    live.do(commands.mind, 0)

    live.do(commands.come_back, 0)
    live.answers(0)

    assert len(live.sitting.must_be_playing().lines) == 1


# --- agreeing ------------------------------------------------------------------------------------


def test_a_match_is_broken_off_when_all_people_agree() -> None:
    live = Live().begin(people=2)

    live.do(commands.propose_abort, 0)
    assert live.view(1).phase == "playing"
    live.do(commands.vote, 1, True)

    result = live.view(1).result
    assert result is not None
    assert (result.cause, result.winners, result.ranks) == ("aborted", [], ())
    assert live.view(1).vote is None


def test_a_vote_ends_with_the_match() -> None:
    live = Live(EMPIRE, seats=2).begin()
    live.do(commands.propose_abort, 0)

    live.do(commands.resign, 1)

    assert live.view(0).phase == "over"
    assert live.view(0).vote is None


def test_a_match_that_is_broken_off_has_no_winner_even_if_somebody_gave_up() -> None:
    live = Live().begin()
    live.do(commands.resign, 2)

    live.do(commands.propose_abort, 0)
    live.do(commands.vote, 1, True)

    result = live.view(1).result
    assert result is not None
    assert (result.cause, result.winners) == ("aborted", [])


@pytest.mark.parametrize("leaves", [commands.mind, commands.resign])
def test_who_leaves_is_not_asked_any_more(leaves: object) -> None:
    live = Live().begin()
    live.do(commands.propose_abort, 0)
    live.do(commands.vote, 1, True)
    assert live.view(0).phase == "playing"

    live.do(leaves, 2)

    assert live.view(0).phase == "over"


def test_who_was_sent_away_is_not_waited_for_when_something_is_taken_back() -> None:
    live = Live(QUEEN).begin()
    first = live.asked()
    live.answers(first)
    live.answers(second := live.asked())
    assert (first, second) == (1, 2)
    live.do(commands.kick, HOST, GUESTS[second])
    live.do(commands.undo, first)

    live.do(commands.vote, 0, True)

    assert live.sitting.must_be_playing().lines == ()


def test_one_who_does_not_agree_is_enough() -> None:
    live = Live().begin()
    live.do(commands.propose_abort, 0)

    live.do(commands.vote, 2, False)

    assert live.view(0).vote is None
    with refused("vote-none"):
        live.do(commands.vote, 1, True)


def test_there_is_one_proposal_at_a_time() -> None:
    live = Live().begin()
    live.do(commands.propose_abort, 0)

    with refused("vote-open"):
        live.do(commands.propose_abort, 1)


def test_a_line_that_others_have_seen_is_taken_back_when_all_agree() -> None:
    live = Live(EMPIRE, seats=2).begin()
    live.answers(0)
    lines = len(live.sitting.must_be_playing().lines)

    live.do(commands.undo, 0)
    if live.sitting.vote is not None:
        live.do(commands.vote, 1, True)

    assert len(live.sitting.must_be_playing().lines) == lines - 1


def test_what_nobody_learned_from_is_taken_back_one_line_at_a_time() -> None:
    live = Live(CONNECTION).begin()
    seat = live.asked()
    live.answers(seat)
    live.answers(seat)
    assert live.view(seat).undo == 2

    live.do(commands.undo, seat)
    assert len(live.sitting.must_be_playing().lines) == 1
    live.do(commands.undo, seat)

    assert live.sitting.must_be_playing().lines == ()
    assert live.sitting.vote is None


def after_something_was_learned() -> tuple[Live, int, int]:
    """A line that cannot be taken back freely, who has played it, and somebody else."""
    live = Live(CONNECTION).begin()
    while True:
        seat = live.asked()
        live.answers(seat)
        if live.view(seat).undo == 0:
            return live, seat, (seat + 1) % 3


def test_nothing_is_taken_back_behind_the_back_of_somebody_who_is_away() -> None:
    live, seat, away = after_something_was_learned()
    lines = live.sitting.must_be_playing().lines
    live.do(commands.undo, seat)
    live.do(commands.vote, 3 - seat - away, True)

    live.do(commands.mind, away)

    assert live.view(seat).vote is not None
    assert live.sitting.must_be_playing().lines == lines
    live.do(commands.come_back, away)
    live.do(commands.vote, away, True)
    assert len(live.sitting.must_be_playing().lines) < len(lines)


def test_a_match_is_broken_off_without_those_who_are_away() -> None:
    live = Live().begin()
    live.do(commands.mind, 1)
    live.do(commands.propose_abort, 0)

    live.do(commands.vote, 2, True)

    assert live.view(0).phase == "over"


def test_nobody_takes_back_what_they_have_not_played() -> None:
    live = Live().begin()

    with refused("undo-none-yours"):
        live.do(commands.undo, 1)


def test_alone_with_bots_one_votes_alone() -> None:
    live = Live().begin(people=1)

    live.do(commands.propose_abort, 0)

    assert live.view(0).phase == "over"


def test_slow_thinking_does_not_matter_without_a_clock() -> None:
    live = Live().begin()

    live.after(10**7 * SECOND)

    assert live.sitting.must_be_playing().lines == ()
