"""Verifying: a fair record passes, and the first difference of any other is named with its line."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.game import LANGUAGES
from gruft.kernel.record import Drawn, Ended, LinePlayed, Record, Undone
from gruft.kernel.record_text import read_record, write_record
from gruft.shelf import SHELF
from gruft.table.fair import commitment_to
from gruft.table.records import record_of
from gruft.table.verify import Difference, Report, verify
from gruft.words.speech import Words
from tests.table.matches import finished, opened, play, refusing
from tests.table.toy import TOY

FAIR = record_of(finished(seed=4, turns=30))


def line(record: Record, number: int) -> str:
    """A line of the written record, without its check."""
    return write_record(record).split("\n")[number - 1].rpartition(" #")[0]


def difference(record: Record) -> Difference:
    """The first difference, which must be sayable in every language."""
    found = verify(record, TOY).difference
    assert found is not None
    for language in LANGUAGES:
        assert Words(language).tell(found.message)
    assert found.message.args["line"] == found.line
    return found


def with_step(number: int, step: LinePlayed | Undone | Ended) -> Record:
    return replace(FAIR, play=(*FAIR.play[:number], step, *FAIR.play[number + 1 :]))


def with_draw(number: int, drawn: Drawn) -> Record:
    return replace(FAIR, draws=(*FAIR.draws[:number], drawn, *FAIR.draws[number + 1 :]))


# ---- fair records ----


def test_the_record_of_these_tests_has_lines_undos_and_branches() -> None:
    kinds = {type(step) for step in FAIR.play}

    assert kinds == {LinePlayed, Undone}
    assert len({drawn.branch for drawn in FAIR.draws}) > 1


def test_a_fair_record_passes_and_the_report_says_what_was_checked() -> None:
    report = verify(FAIR, TOY)

    assert report == Report(
        steps=len(FAIR.play),
        draws=len(FAIR.draws),
        branches=len({drawn.branch for drawn in FAIR.draws}),
        difference=None,
    )
    assert report.is_fair
    for language in LANGUAGES:
        assert Words(language).say("verify-fair", steps=report.steps, draws=report.draws)


def test_a_fair_record_passes_after_it_was_written_and_read() -> None:
    assert verify(read_record(write_record(FAIR), "x"), TOY).is_fair


def test_a_match_that_was_broken_off_passes() -> None:
    table = opened()
    play(table, "throw", "peek")
    table.end(2, "resigned")

    assert verify(record_of(table), TOY).is_fair


@pytest.mark.parametrize("slug", SHELF)
def test_the_games_of_the_house_pass(slug: str) -> None:
    game = SHELF[slug]
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        record = record_of(finished(game, seats, seed=seats))

        assert verify(read_record(write_record(record), "x"), game).is_fair


# ---- the promise ----


def test_a_secret_that_was_not_promised() -> None:
    found = difference(replace(FAIR, header=replace(FAIR.header, secret="00" * 32)))

    assert line(FAIR, found.line).startswith("commitment: ")
    assert found.because is not None
    assert found.because.key == "record-other-secret"


def test_another_secret_with_a_promise_to_match_shows_at_the_first_draw() -> None:
    other = bytes(32)
    head = replace(FAIR.header, secret=other.hex(), commitment=commitment_to(other))

    found = difference(replace(FAIR, header=head))

    assert found.message.key == "verify-draw"
    assert line(FAIR, found.line).startswith("shuffle deck")


def test_another_salt_shows_at_the_first_draw() -> None:
    salts = ("ff" * 16, *FAIR.header.salts[1:])

    found = difference(replace(FAIR, header=replace(FAIR.header, salts=salts)))

    assert found.message.key == "verify-draw"


# ---- the header ----


@pytest.mark.parametrize(
    ("changes", "where", "reason"),
    [
        ({"edition": "00" * 32}, "edition", "record-other-edition"),
        ({"overrides": {"deck.size": 4}}, "edition", "record-other-edition"),
        ({"overrides": {"deck.depth": 4}}, "overrides", "edition-unknown-key"),
        ({"overrides": {"deck.size": 99}}, "overrides", "edition-out-of-range"),
        ({"options": {"turns": "6"}}, "options", "options-misspelled"),
        ({"options": {"turns": 0}}, "options", "option-out-of-range"),
        ({"seats": 9}, "seats", "seats-out-of-range"),
        ({"names": ("Ann",)}, "names", "names-not-per-seat"),
        ({"names": ("Ann", " ", "Bo")}, "names", "name-unusable"),
        ({"salts": ("00" * 16,)}, "salts", "salts-not-per-seat"),
        ({"salts": ("00", "00", "00")}, "salts", "salt-unusable"),
        ({"start": {"moon": 1}}, "start", "position-unknown-key"),
    ],
)
def test_a_header_no_match_can_begin_from(
    changes: dict[str, object], where: str, reason: str
) -> None:
    record = replace(FAIR, header=replace(FAIR.header, **changes))  # type: ignore[arg-type]

    found = difference(record)

    assert found.message.key == "verify-header"
    assert line(record, found.line).startswith(f"{where}: ")
    assert found.because is not None
    assert found.because.key == reason


def test_fewer_turns_than_were_played() -> None:
    found = difference(replace(FAIR, header=replace(FAIR.header, options={"turns": 1})))

    assert found.message.key == "verify-step"
    assert found.because is not None
    assert found.because.key == "table-over"


# ---- the lines ----


@given(st.integers(0, len(FAIR.play) - 1))
def test_a_line_that_cannot_have_been_played_is_named_with_seat_and_reason(number: int) -> None:
    step = LinePlayed(FAIR.play[number].seat, "fly")

    record = with_step(number, step)
    found = difference(record)

    assert found.message.key == "verify-step"
    assert found.message.args["player"] == {"seat": step.seat}
    assert line(record, found.line) == f"{step.seat}: fly"
    assert found.because is not None
    assert found.because.key in ("toy-unreadable", "toy-not-your-turn")


def test_a_line_that_is_legal_but_not_written_properly() -> None:
    step = FAIR.play[0]
    assert isinstance(step, LinePlayed)

    found = difference(with_step(0, LinePlayed(step.seat, step.line.upper())))

    assert found.because is not None
    assert found.because.key == "line-not-canonical"


def test_an_undo_that_not_everybody_agreed_to() -> None:
    number, step = next(
        (number, step)
        for number, step in enumerate(FAIR.play)
        if isinstance(step, Undone) and step.branch
    )

    record = with_step(number, replace(step, agreed=()))
    found = difference(record)

    assert line(record, found.line).startswith("undo by")
    assert found.because is not None
    assert found.because.key == "undo-needs-consent"


def test_a_branch_that_somebody_chose() -> None:
    number, step = next(
        (number, step)
        for number, step in enumerate(FAIR.play)
        if isinstance(step, Undone) and step.branch
    )

    found = difference(with_step(number, replace(step, branch=step.branch + 1)))

    assert found.because is not None
    assert found.because.key == "undo-wrong-branch"


def test_a_missing_last_line() -> None:
    found = difference(replace(FAIR, play=FAIR.play[:-1]))

    assert found.message.key in ("verify-not-over", "verify-draw-surplus")


def test_lines_that_end_too_early() -> None:
    table = opened()
    play(table, "hold")
    table.end(0, "aborted")
    record = record_of(table)

    found = difference(replace(record, play=record.play[:-1]))

    assert found.message.key == "verify-not-over"


# ---- the draws ----


@given(st.integers(0, len(FAIR.draws) - 1), st.data())
def test_every_manipulated_draw_is_named(number: int, data: st.DataObject) -> None:
    drawn = FAIR.draws[number]
    draw = data.draw(
        st.sampled_from(
            [
                replace(drawn.draw, result=(*drawn.draw.result[1:], 99)),
                replace(drawn.draw, bound=drawn.draw.bound + 1),
                replace(drawn.draw, what="other"),
                replace(drawn.draw, kind="below"),
            ]
        )
    )

    record = with_draw(number, replace(drawn, draw=draw))
    found = difference(record)

    assert found.message.key == "verify-draw"
    assert line(record, found.line).startswith(draw.kind)


def test_a_draw_on_another_branch() -> None:
    last = FAIR.draws[-1]

    found = difference(with_draw(len(FAIR.draws) - 1, replace(last, branch=last.branch + 1)))

    assert found.message.key == "verify-draw"
    assert str(found.message.args["given"]).startswith(f"branch {last.branch + 1}: ")
    assert str(found.message.args["found"]).startswith(f"branch {last.branch}: ")


def test_a_draw_too_few() -> None:
    found = difference(replace(FAIR, draws=FAIR.draws[:-1]))

    assert found.message.key == "verify-draw-missing"


def test_a_draw_too_many() -> None:
    record = replace(FAIR, draws=(*FAIR.draws, FAIR.draws[-1]))
    found = difference(record)

    assert found.message.key == "verify-draw-surplus"
    assert found.line == write_record(record).count("\n") - 1


@pytest.mark.parametrize("slug", SHELF)
def test_a_difference_deep_in_a_long_shuffle_is_quoted_where_it_is(slug: str) -> None:
    game = SHELF[slug]
    record = record_of(finished(game, game.seat_counts[0], seed=2))
    number, drawn = next(
        (number, drawn) for number, drawn in enumerate(record.draws) if drawn.draw.bound >= 20
    )
    order = list(drawn.draw.result)
    deep = len(order) * 3 // 4
    order[deep], order[deep + 1] = order[deep + 1], order[deep]
    forged = Drawn(drawn.branch, replace(drawn.draw, result=tuple(order)))
    record = replace(record, draws=(*record.draws[:number], forged, *record.draws[number + 1 :]))

    found = verify(record, game).difference

    assert found is not None
    assert f" {order[deep]} {order[deep + 1]} " in str(found.message.args["given"])
    assert f" {order[deep + 1]} {order[deep]} " in str(found.message.args["found"])


# ---- the outcome ----


@pytest.mark.parametrize(
    "changes", [{"scores": (0, 0, 0)}, {"winners": ()}, {"cause": "magic"}, {"clause": "TY-9"}]
)
def test_another_outcome(changes: dict[str, object]) -> None:
    assert FAIR.result is not None
    record = replace(FAIR, result=replace(FAIR.result, **changes))  # type: ignore[arg-type]

    found = difference(record)

    assert found.message.key == "verify-outcome"
    assert line(record, found.line) == "outcome"
    assert found.message.args["given"] != found.message.args["found"]


def test_an_outcome_of_a_match_that_has_none() -> None:
    table = opened()
    play(table, "hold")
    table.end(0, "aborted")

    found = difference(replace(record_of(table), result=FAIR.result))

    assert found.message.key == "verify-outcome"
    assert found.message.args["found"] == "-"


# ---- what cannot be verified ----


def test_a_running_match_cannot_be_verified() -> None:
    with refusing("record-sealed"):
        verify(record_of(opened()), TOY)


@pytest.mark.parametrize("revision", [2, 4])
def test_a_record_of_another_revision_is_refused(revision: int) -> None:
    with refusing("record-other-revision", given=revision, known=3):
        verify(replace(FAIR, header=replace(FAIR.header, revision=revision)), TOY)


def test_a_record_of_another_game_is_refused() -> None:
    with refusing("record-other-game", given="chess", wanted="toy"):
        verify(replace(FAIR, header=replace(FAIR.header, game="chess")), TOY)
