"""Scenarios of a game that is not on the shelf: lines of several moves, private facts, a window."""

from gruft.testing.scenario import FileResult, run_bytes
from gruft.testing.tiny.watchmen.game import GAME
from tests.testing.stories import said

#: Seat 0 holds a coin and a dagger, seat 1 a lantern and a dagger, seat 2 a lantern and a coin.
SET_UP = "game: watchmen\nseats: 3\nseed: 1\nsteps:\n"
OFFER = "{seat: 0, play: offer 2; give coin; want lantern}"


def told(*steps: str) -> FileResult:
    text = SET_UP + "".join(f"  - {step}\n" for step in steps)
    return run_bytes(text.encode(), "story.yaml", lambda slug: GAME)


def test_a_line_may_hold_several_moves() -> None:
    result = told(OFFER, "{expect: {offer: [1, 1, 0], pending: []}}")

    assert result.held, said(result)


def test_half_a_line_and_more_than_a_line_are_refused() -> None:
    result = told(
        "{seat: 0, refused: offer 2, key: line-unfinished}",
        "{seat: 0, refused: offer 2; give coin, key: line-unfinished}",
        "{seat: 0, refused: stay; stay, key: line-goes-on}",
        "{seat: 1, refused: stay}",
    )

    assert result.held, said(result)


def test_legal_moves_are_looked_for_one_by_one_also_in_the_middle_of_a_line() -> None:
    result = told(
        "{legal: {seat: 0, exactly: [stay, offer 2, offer 3]}}",
        "{legal: {seat: 0, includes: [offer 2; give coin, offer 2; give coin; want lantern]}}",
        "{legal: {seat: 0, excludes: [give coin, offer 2; give lantern, offer 2; stay]}}",
        "{expect: {pending: []}}",
    )

    assert result.held, said(result)


def test_a_listed_move_that_nobody_can_read_is_told() -> None:
    result = told("{legal: {seat: 0, exactly: [stay, offer 2, offer 3, dance]}}")

    (difference,) = result.steps[0].differences
    assert difference.path == "dance"


def test_only_those_concerned_are_told_of_a_private_offer() -> None:
    result = told(
        OFFER,
        "{sees: {seat: 1, scene: {decision: {choices: [{move: yes}, {move: no}]}}}}",
        "{sees: {seat: 1, scene: {facts: [{args: {gift: {word: kind-coin}}}]}}}",
        "{sees: {seat: 2, scene: {facts: [{key: fact-offer}]}}}",
        "{sees: {seat: 2, hides: [decision, facts.0.args.gift, facts.0.args.wish]}}",
    )

    assert result.held, said(result)


def test_in_a_window_a_seat_has_moves_before_it_is_asked() -> None:
    result = told(
        "{seat: 0, play: stay}",
        "{expect: {watch: [1, 2]}}",
        "{legal: {seat: 1, exactly: [pass, lay lantern]}}",
        "{legal: {seat: 2, exactly: [pass, lay lantern]}}",
        "{seat: 2, refused: pass}",
        "{sees: {seat: -1, scene: {window: {kind: watch, seats: [1, 2], word_returns: true}}}}",
    )

    assert result.held, said(result)
