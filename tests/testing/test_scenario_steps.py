"""What each kind of step of a scenario file asks, and what is said when it does not hold."""

import pytest

from gruft.games.vampire_queen.game import VampireQueenGame
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.testing.scenario import DIFFERS, HELD, SKIPPED, exit_code, run_bytes
from tests.testing.stories import SET_UP, lines, said, told, verdicts, why

NOT_HELD = why("refusal-not-held", "VQ-46", cards="13")
NO_CARD = why("refusal-unreadable", "VQ-46", given="ace")
LEADER_PASSES = why("refusal-leader-passes", "VQ-23")

# ---- play ----


def test_a_line_that_is_accepted_is_played() -> None:
    result = told('{seat: 0, play: "4 4"}', "{expect: {table: {0: 4 4}, to_act: [1]}}")

    assert verdicts(result) == [HELD, HELD]
    assert said(result) == ["story.yaml: all 2 steps hold."]
    assert exit_code([result]) == 0


def test_a_bare_number_is_played_as_it_is_written() -> None:
    assert told("{seat: 0, play: 9}", "{expect: {table: {0: 9}}}").held


def test_after_a_line_that_is_refused_the_rest_is_not_tried() -> None:
    result = told("{seat: 0, play: 13}", "{expect: {to_act: [0]}}", "{say: x}")

    assert verdicts(result) == [DIFFERS, SKIPPED, SKIPPED]
    assert exit_code([result]) == 1
    assert said(result) == lines(
        f"""
        story.yaml: one step of 3 doesn’t hold.
          story.yaml:5: Step 1 (play): “13” by seat 0 is refused. {NOT_HELD}
        """
    )


# ---- refused ----


def test_a_refusal_may_be_asked_for_by_clause_and_by_key() -> None:
    result = told(
        "{seat: 0, refused: pass}",
        "{seat: 0, refused: pass, clause: VQ-23}",
        "{seat: 0, refused: pass, key: refusal-leader-passes}",
        "{seat: 1, refused: 5 5, clause: VQ-19, key: refusal-not-your-turn}",
        "{expect: {to_act: [0], table: {}}}",
    )

    assert result.held


def test_a_line_that_is_accepted_although_it_was_to_be_refused_is_not_played() -> None:
    result = told("{seat: 0, refused: 4 4}", "{expect: {to_act: [0], table: {}}}")

    assert verdicts(result) == [DIFFERS, HELD]
    assert said(result)[1:] == [
        "  story.yaml:5: Step 1 (refused): “4 4” by seat 0 should be refused, but is accepted."
    ]


def test_a_refusal_for_another_reason_is_told_with_the_reason() -> None:
    result = told("{seat: 0, refused: pass, clause: VQ-64, key: refusal-must-pass}")

    assert said(result)[1:] == [
        f"  story.yaml:5: Step 1 (refused): “pass” is refused by {ground}. {LEADER_PASSES}"
        for ground in (
            "VQ-23, not by VQ-64",
            "refusal-leader-passes, not by refusal-must-pass",
        )
    ]


class ForgetfulGame(VampireQueenGame):
    """Refuses a line after having played it."""

    def refuse(self, position: Position, seat: int, text: str) -> Refused | None:
        position.play(seat, self.parse(position, seat, text))
        return Refused("refusal-game-over")


def test_a_refusal_that_changes_the_position_is_noticed() -> None:
    story = f"{SET_UP}steps: [{{seat: 0, refused: 4 4}}]"

    result = run_bytes(story.encode(), "story.yaml", lambda slug: ForgetfulGame())

    assert said(result)[1:] == [
        "  story.yaml:4: Step 1 (refused): “4 4” by seat 0 is refused, and yet the position has"
        f" changed. {why('refusal-game-over')}"
    ]


# ---- legal ----


def test_legal_moves_may_be_listed_in_part_or_in_full() -> None:
    result = told(
        "{legal: {seat: 0, includes: [4, 4 4], excludes: [pass, S15, 4 9, no card]}}",
        "{legal: {seat: 0, exactly: [9, 4 4, 4]}}",
        "{legal: {seat: 1, exactly: []}}",
        "{seat: 0, play: 4 4}",
        '{legal: {seat: 1, exactly: ["q, 5", 5 5, PASS]}}',
    )

    assert result.held


def test_a_move_that_is_not_legal_is_told_with_the_reason() -> None:
    result = told("{legal: {seat: 0, includes: [4, 13, ace], excludes: [4 4]}}")

    assert said(result) == lines(
        f"""
        story.yaml: one step of 1 doesn’t hold.
          story.yaml:5: Step 1 (legal): “13” should be legal for seat 0, but isn’t. {NOT_HELD}
          story.yaml:5: Step 1 (legal): “ace” should be legal for seat 0, but isn’t. {NO_CARD}
          story.yaml:5: Step 1 (legal): “4 4” shouldn’t be legal for seat 0, but is.
        """
    )


def test_moves_that_were_not_listed_are_told() -> None:
    result = told("{legal: {seat: 0, exactly: [4, pass]}}")

    assert said(result)[1:] == [
        "  story.yaml:5: Step 1 (legal): “pass” should be legal for seat 0, but isn’t."
        f" {LEADER_PASSES}",
        "  story.yaml:5: Step 1 (legal): Legal for seat 0, but not listed: 4 4 | 9.",
    ]


# ---- expect ----


@pytest.mark.parametrize(
    "expectation",
    [
        "{}",
        "{hands: [4 4 9, 5 5 Q, 8 S15 S20]}",
        "{hands: {1: 5 5 Q}}",
        "{hands: {1: 5 5 Q, 2: 8 S15 S20}, leader: 0}",
        "{knowledge: {known: ['-', '-', '-']}}",
        "{ban: null, over: false, outcome: null}",
        "{scores: [0, 0, 0], table: {}}",
        "{scores: {0: 0}}",
    ],
)
def test_what_is_so_holds(expectation: str) -> None:
    assert told(f"{{expect: {expectation}}}").held


@pytest.mark.parametrize(
    ("expectation", "difference"),
    [
        ("{leader: 1}", "leader: expected 1, found 0."),
        ("{leader: true}", "leader: expected true, found 0."),
        ("{leader: '0'}", 'leader: expected "0", found 0.'),
        ("{over: 0}", "over: expected 0, found false."),
        ("{ban: S15}", 'ban: expected "S15", found null.'),
        ("{bans: S15}", 'bans: expected "S15", but nothing is there.'),
        ("{hands: {1: Q 5 5}}", 'hands.1: expected "Q 5 5", found "5 5 Q".'),
        ("{hands: {3: '-'}}", 'hands.3: expected "-", but nothing is there.'),
        ("{hands: {first: '-'}}", 'hands.first: expected "-", but nothing is there.'),
        ("{hands: '-'}", 'hands: expected "-", found ["4 4 9", "5 5 Q", "8 S15 S20"].'),
        (
            "{scores: [0, 0]}",
            "scores: a list of another length; expected [0, 0], found [0, 0, 0].",
        ),
        ("{scores: [0, 0, 7]}", "scores.2: expected 7, found 0."),
        ("{leader: [0]}", "leader: expected [0], found 0."),
        ("{leader: {0: 0}}", 'leader: expected {"0": 0}, found 0.'),
        ("{table: []}", "table: expected [], found {}."),
        ("{knowledge: {known: {2: 8}}}", 'knowledge.known.2: expected 8, found "-".'),
        ("{outcome: {winners: [0]}}", 'outcome: expected {"winners": [0]}, found null.'),
    ],
)
def test_what_is_not_so_is_told_by_path_expectation_and_finding(
    expectation: str, difference: str
) -> None:
    result = told(f"{{expect: {expectation}}}")

    assert said(result)[1:] == [f"  story.yaml:5: Step 1 (expect): {difference}"]
    assert verdicts(result) == [DIFFERS]


def test_every_difference_is_told_and_later_steps_are_taken() -> None:
    result = told("{expect: {leader: 1, phase: 2}}", "{seat: 0, play: 9}", "{expect: {leader: 2}}")

    assert verdicts(result) == [DIFFERS, HELD, DIFFERS]
    assert [(one.path, one.expected, one.found) for one in result.steps[0].differences] == [
        ("leader", 1, 0),
        ("phase", 2, 1),
    ]
    assert said(result)[0] == "story.yaml: 2 steps of 3 don’t hold."


def test_a_very_long_finding_is_cut() -> None:
    result = told("{expect: {undealt: x}}", set_up="game: vampire_queen\nseats: 3\nseed: 1\n")

    (difference,) = result.steps[0].differences
    assert len(str(difference.telling.args["found"])) <= 400


def test_the_outcome_is_there_when_the_game_is_over() -> None:
    set_up = SET_UP.replace("4 4 9", "9") + "options: {phases: 1}\n"

    result = told(
        "{seat: 0, play: 9}",
        "{seat: 1, play: pass}",
        "{expect: {outcome: null}}",
        "{seat: 2, play: pass}",
        "{expect: {outcome: {scores: [0, 24, 43], winners: [0], clause: VQ-113}}}",
        set_up=set_up,
    )

    assert result.held


# ---- sees ----


def test_what_a_seat_is_shown_is_its_scene_and_the_facts_of_the_last_line() -> None:
    result = told(
        "{sees: {seat: 1, scene: {seat: 1, facts: [], decision: null}}}",
        "{seat: 0, play: 4 4}",
        "{sees: {seat: 1, scene: {facts: [{key: fact-leads, args: {cards: 4 4}}]}}}",
        "{sees: {seat: 1, scene: {decision: {choices: {0: {move: pass}}}}}}",
        "{sees: {seat: -1, scene: {seat: -1, decision: null}}}",
    )

    assert result.held


def test_each_seat_is_told_its_own_facts_of_the_set_up() -> None:
    result = told(
        "{sees: {seat: 0, scene: {facts: {1: {key: fact-your-hand}}}}}",
        "{sees: {seat: -1, scene: {facts: [{key: fact-phase-begins}]}, hides: [facts.1]}}",
        set_up="game: vampire_queen\nseats: 3\n",
    )

    assert result.held


@pytest.mark.parametrize(
    "hidden",
    ["5", "Q", "5 5 Q", "nothing", "decision", "facts", "zones.1.pieces.*.face", "zones.1.pieces.7",
     "zones.*.pieces.*.node", "outcome.winners", "seats.0.counters.to-beat"],
)  # fmt: skip
def test_what_a_seat_is_not_shown_is_hidden(hidden: str) -> None:
    assert told(f'{{sees: {{seat: 2, hides: ["{hidden}"]}}}}').held


@pytest.mark.parametrize(
    ("hidden", "paths"),
    [
        ("8", ["zones.2.pieces.0.face"]),
        ("S15", ["zones.2.pieces.1.face"]),
        ("vampire_queen", ["game"]),
        ("game", ["game"]),
        ("seats.1.counters.cards", ["seats.1.counters.cards"]),
        ("zones.2.pieces.*.face", [f"zones.2.pieces.{place}.face" for place in range(3)]),
        ("asked", ["asked"]),
    ],
)
def test_what_a_seat_is_shown_although_it_should_be_hidden_is_told(
    hidden: str, paths: list[str]
) -> None:
    result = told(f'{{sees: {{seat: 2, hides: ["{hidden}"]}}}}')

    assert said(result)[1:] == [
        f"  story.yaml:5: Step 1 (sees): {path}: “{hidden}” should be hidden, but is shown."
        for path in paths
    ]


def test_a_text_is_hidden_if_it_is_only_part_of_a_word() -> None:
    assert told("{sees: {seat: 2, hides: [S1, vampire_, '1']}}").held


def test_a_scene_is_compared_like_a_position() -> None:
    result = told("{sees: {seat: 2, scene: {counters: {phase: 2, to-beat: 4}}}}")

    assert said(result)[1:] == [
        "  story.yaml:5: Step 1 (sees): counters.phase: expected 2, found 1.",
        "  story.yaml:5: Step 1 (sees): counters.to-beat: expected 4, but nothing is there.",
    ]


# ---- lessons ----


def test_the_words_of_a_lesson_always_hold() -> None:
    result = told("{say: a}", "{task: b}", "{hint: c}", "{say: a, task: b, hint: c}")

    assert verdicts(result) == [HELD] * 4
    assert [step.kind for step in result.steps] == ["say", "task", "hint", "say"]
