"""What a scenario can say beyond single values: lists as a whole, branches, worlds, half lines,
set-ups that are refused, zones by name, and paths that do not exist."""

import pytest

from gruft.testing.scenario import DIFFERS, HELD, SKIPPED, FileResult, run_bytes
from gruft.testing.tiny.watchmen.game import GAME as WATCHMEN
from tests.testing.stories import SET_UP, refused, said, told, verdicts

# ---- lists as a whole ----


@pytest.mark.parametrize(
    "expectation",
    [
        "{hands: {$count: 3}}",
        "{hands: {1: {$count: 3}}, crypt: {$count: 0}}",
        "{hands: {1: {$includes: [Q]}}}",
        "{hands: {1: {$includes: [5, Q, 5]}}}",
        "{hands: {1: {$excludes: [4, S15]}}}",
        "{hands: {2: {$exactly: [S20, 8, S15]}}}",
        "{hands: {$includes: [8 S15 S20, 4 4 9]}}",
        "{hands: {$exactly: [8 S15 S20, 5 5 Q, 4 4 9]}}",
        "{hands: {$count: 3, 0: 4 4 9}}",
        "{table: {$exactly: []}}",
        "{table: {$count: 0, $excludes: [0, 1]}}",
        "{knowledge: {$exactly: [known]}}",
        "{to_act: {$exactly: [0]}}",
    ],
)
def test_a_list_can_be_spoken_of_as_a_whole(expectation: str) -> None:
    result = told(f"{{expect: {expectation}}}")

    assert result.held, said(result)


@pytest.mark.parametrize(
    ("expectation", "difference"),
    [
        ("{crypt: {$count: 1}}", "crypt: expected 1 entries, found 0."),
        ("{hands: {1: {$includes: [5, 5, 5]}}}",
         'hands.1: 5 should be among these, but isn’t: "5 5 Q".'),
        ("{hands: {1: {$includes: ['5 5']}}}",
         'hands.1: "5 5" should be among these, but isn’t: "5 5 Q".'),
        ("{hands: {1: {$excludes: [Q]}}}",
         'hands.1: "Q" shouldn’t be among these, but is: "5 5 Q".'),
        ("{hands: {1: {$exactly: [5, Q]}}}", 'hands.1: also there, but not listed: ["5"].'),
        ("{scores: {$exactly: [0, 0]}}", "scores: also there, but not listed: [0]."),
        ("{table: {$includes: [0]}}", "table: 0 should be among these, but isn’t: {}."),
        ("{leader: {$count: 1}}", 'leader: a list was expected ({"$count": 1}), found 0.'),
        ("{crypt: {$count: 0, 0: 4}}",
         'crypt: a list was expected ({"$count": 0, "0": 4}), found "-".'),
        ("{hands: {$count: 3, 0: 4 4}}", 'hands.0: expected "4 4", found "4 4 9".'),
    ],
)  # fmt: skip
def test_what_is_not_so_of_a_list_is_told(expectation: str, difference: str) -> None:
    assert said(told(f"{{expect: {expectation}}}"))[1:] == [
        f"  story.yaml:5: Step 1 (expect): {difference}"
    ]


def test_each_entry_that_is_wanted_needs_one_of_its_own_whatever_the_order() -> None:
    """The first wanted entry fits both facts; it must leave the other to the second."""
    result = told(
        "{seat: 0, play: 9}",
        "{seat: 1, play: pass}",
        "{seat: 2, play: pass}",
        "{sees: {seat: 0, scene: {facts: {$includes: [{}, {key: fact-passes}]}}}}",
        "{sees: {seat: 0, scene: {facts: {$includes: [{key: fact-passes}, {key: fact-passes}]}}}}",
        set_up=SET_UP.replace("4 4 9", "4 9"),
    )

    assert verdicts(result) == [HELD, HELD, HELD, HELD, DIFFERS]


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("{expect: {hands: {$contains: [5]}}}", "steps[0].expect.hands.$contains: There’s no key"
         " “$contains” here. Known keys: $includes, $excludes, $exactly, $count."),
        ("{expect: {hands: [{$count: x}]}}", "steps[0].expect.hands[0].$count: Possible here:"
         " a whole number. Written here: a text."),
        ("{sees: {seat: 0, scene: {zones: {$includes: 5}}}}", "steps[0].sees.scene.zones.$includes:"
         " Possible here: a list. Written here: a whole number."),
    ],
)  # fmt: skip
def test_words_about_lists_that_do_not_exist_are_refused(step: str, sentence: str) -> None:
    assert said(told(step)) == [f"story.yaml:5: {sentence}"]


# ---- zones and hidden paths ----


def test_zones_are_found_by_name_and_by_owner() -> None:
    result = told(
        "{sees: {seat: 1, scene: {zones: {hand@1: {pieces: {$includes: [{face: Q}]}}}}}}",
        "{sees: {seat: 1, scene: {zones: {crypt: {pieces: []}, hand: {pieces: {$count: 3}}}}}}",
        "{sees: {seat: 1, hides: [zones.hand@0.pieces.*.face, zones.crypt.pieces]}}",
        "{sees: {seat: 1, hides: [zones.hand.pieces.0.face]}}",
        "{sees: {seat: 1, scene: {zones: {hand@3: {owner: 3}}}}}",
    )

    assert verdicts(result) == [HELD, HELD, HELD, DIFFERS, DIFFERS]
    assert said(result)[1:] == [
        "  story.yaml:8: Step 4 (sees): zones.hand.pieces.0.face: “zones.hand.pieces.0.face” should"
        " be hidden, but is shown.",
        '  story.yaml:9: Step 5 (sees): zones.hand@3: expected {"owner": 3}, but nothing is there.',
    ]


@pytest.mark.parametrize(
    "path",
    ["zonse.1.pieces", "zones.1.peices", "zones.1.pieces.face", "zones.1.pieces.*.fcae", "zones.8",
     "zones.crpyt.pieces", "zones.hand@3.pieces", "seats.3", "counters.rubies", "decision.choice",
     "seats.0.counters.rubies", "outcome.winner", "facts.0.arguments", "game.slug"],
)  # fmt: skip
def test_a_path_that_does_not_exist_hides_nothing(path: str) -> None:
    result = told(f'{{sees: {{seat: 1, hides: ["{path}"]}}}}')

    assert said(result)[1:] == [
        f"  story.yaml:5: Step 1 (sees): {path}: there’s no such path in what a seat is shown, so"
        " nothing can be hidden there."
    ]


@pytest.mark.parametrize(
    "path",
    ["decision.choices.*.then.*.args.cards", "window.trigger.key", "zones.laid@2.pieces.0.numbers",
     "facts.4.args.cards", "outcome.scores.1", "standing.7", "zones.*.pieces.*.node"],
)  # fmt: skip
def test_a_path_may_lead_to_nothing_now(path: str) -> None:
    assert told(f'{{sees: {{seat: 1, hides: ["{path}"]}}}}').held


# ---- legal moves ----

OFFERS = "game: watchmen\nseats: 3\nseed: 1\nsteps:\n"


def traded(*steps: str) -> FileResult:
    text = OFFERS + "".join(f"  - {step}\n" for step in steps)
    return run_bytes(text.encode(), "story.yaml", lambda slug: WATCHMEN)


def test_exact_lists_can_be_given_inside_a_line() -> None:
    result = traded(
        "{legal: {seat: 0, after: offer 2, exactly: [give coin, give dagger]}}",
        "{legal: {seat: 0, after: offer 2; give coin, includes: [want lantern], excludes: [stay]}}",
        "{legal: {seat: 0, after: stay, exactly: []}}",
        "{legal: {seat: 1, after: stay, exactly: []}}",
        "{legal: {seat: 0, after: offer 2, exactly: [give coin]}}",
    )

    assert verdicts(result) == [HELD, HELD, HELD, HELD, DIFFERS]
    assert said(result)[1:] == [
        "  story.yaml:9: Step 5 (legal): Legal for seat 0, but not listed: give dagger."
    ]


def test_a_listed_line_goes_no_further_than_a_played_one() -> None:
    result = traded(
        "{legal: {seat: 0, excludes: [stay; stay, offer 2; give coin; want lantern; stay]}}",
        "{seat: 0, refused: stay; stay, key: line-goes-on}",
        "{legal: {seat: 0, includes: [stay; stay]}}",
    )

    assert verdicts(result) == [HELD, HELD, DIFFERS]
    (difference,) = result.steps[-1].differences
    assert difference.reason is not None
    assert difference.reason.key == "line-goes-on"


def test_a_seat_that_is_not_at_the_table_has_no_moves_and_is_refused_alike() -> None:
    result = told(
        "{seat: 7, refused: 4}",
        "{legal: {seat: 7, exactly: []}}",
        "{legal: {seat: 7, excludes: [4]}}",
        "{legal: {seat: 7, includes: [4]}}",
    )

    assert verdicts(result) == [HELD, HELD, HELD, DIFFERS]
    (difference,) = result.steps[-1].differences
    assert difference.reason is not None
    assert difference.reason.key == "refusal-no-such-seat"


def test_an_empty_list_says_nothing_and_is_accepted() -> None:
    assert told(
        "{legal: {seat: 0, includes: []}}",
        "{legal: {seat: 0, excludes: []}}",
        "{sees: {seat: 0, hides: []}}",
        "{sees: {seat: 0, scene: {}}}",
    ).held


# ---- branches ----


def test_after_a_branch_the_story_goes_on_as_if_it_had_not_been() -> None:
    result = told(
        "{branch: [{seat: 0, play: 9}, {expect: {table: {0: 9}}}], name: high}",
        "{expect: {table: {$count: 0}, to_act: [0]}}",
        "{branch: [{seat: 0, play: 4}, {branch: [{seat: 1, play: 5}]}, {expect: {to_act: [1]}}]}",
        "{sees: {seat: 0, scene: {facts: []}}}",
    )

    assert result.held, said(result)
    assert [step.number for step in result.steps] == ["1.1", "1.2", "2", "3.1", "3.2.1", "3.3", "4"]


def test_a_line_that_is_refused_breaks_off_its_branch_alone() -> None:
    result = told(
        "{branch: [{seat: 0, play: 13}, {say: x}, {branch: [{say: y}]}]}",
        "{expect: {to_act: [0]}}",
    )

    assert verdicts(result) == [DIFFERS, SKIPPED, SKIPPED, HELD]
    assert said(result)[0] == "story.yaml: one step of 4 doesn’t hold."
    assert said(result)[1].startswith("  story.yaml:5: Step 1.1 (play): “13” by seat 0 is refused.")


#: Seat 0 leads its last card but one; whoever takes the round is dealt nothing, so no luck is left.
LAST_CARD = SET_UP.replace("4 4 9", "9") + "options: {phases: 2}\n"
LAST_ROUND = "{seat: 0, play: 9}, {seat: 1, play: pass}, {seat: 2, play: pass}"


def test_a_branch_may_have_luck_of_its_own() -> None:
    """The next phase is dealt from a shuffled pack, and the dealer's seat 0 is dealt first."""
    highest = "[13, 13, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12]"
    lowest = "[1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]"
    result = told(
        f"{{branch: [{LAST_ROUND}, {{expect: {{phase: 2}}}}], chance: [{highest}]}}",
        f"{{branch: [{LAST_ROUND}, {{expect: {{phase: 2}}}}], chance: [{lowest}, 5]}}",
        f"{{branch: [{LAST_ROUND}, {{expect: {{phase: 2}}}}]}}",
        set_up=LAST_CARD + "chance: [[2]]\n",
    )

    assert result.held, said(result)
    assert said(result)[1:] == ["  story.yaml: Note: scripted results that were never drawn: 1."]


def test_the_script_of_a_branch_is_drawn_before_that_of_the_file() -> None:
    scripted = "[13, 13, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12, 12, 12, 12, 12]"
    steps = f"{LAST_ROUND}, {{expect: {{hands: {{$exactly: []}}}}}}"
    result = told(
        f"{{branch: [{steps}], chance: [{scripted}]}}",
        f"{{branch: [{steps}]}}",
        set_up=LAST_CARD + "chance: [[1, 1, 1]]\n",
    )

    own, of_the_file = (step.differences for step in result.steps if step.kind == "expect")
    assert "12 12 12" in str(own[0].found)
    assert own[0].found != of_the_file[0].found


def test_a_step_of_a_branch_is_checked_like_any_other() -> None:
    assert said(told("{branch: [{say: x}, {sees: {seat: 3, hides: [x]}}]}")) == [
        "story.yaml:5: steps[0].branch[1].sees.seat: There’s no seat 3; the seats are 0 to 2."
    ]
    assert said(told("{branch: [{say: x}, 5]}")) == [
        "story.yaml:5: steps[0].branch[1]: Possible here: named entries. Written here:"
        " a whole number."
    ]
    assert said(told("{branch: [{legal: {seat: 0}}]}")) == [
        "story.yaml:5: steps[0].branch[0].legal: This step needs exactly one of these:"
        " includes + excludes | exactly."
    ]


# ---- worlds ----


def test_what_a_seat_knows_is_so_in_all_its_worlds_and_what_it_does_not_know_in_some() -> None:
    result = told(
        "{worlds: {seat: 1, every: {hands: {1: 5 5 Q, 2: {$includes: [S15, S20], $count: 3}}}}}",
        "{worlds: {seat: 1, some: {hands: {2: {$includes: [9]}}}, sample: 200}}",
        "{worlds: {seat: -1, some: {hands: {1: {$excludes: [Q]}}}}}",
    )

    assert result.held, said(result)


def test_what_is_not_so_in_the_worlds_of_a_seat_is_told() -> None:
    result = told(
        "{worlds: {seat: 1, every: {hands: {0: 4 4 9}}}}",
        "{worlds: {seat: 1, some: {hands: {1: {$includes: [S15]}}}}}",
    )

    assert verdicts(result) == [DIFFERS, DIFFERS]
    assert said(result)[1].startswith('  story.yaml:5: Step 1 (worlds): hands.0: expected "4 4 9"')
    assert said(result)[2] == (
        "  story.yaml:6: Step 2 (worlds): This isn’t so in any of the worlds drawn for seat 1."
    )


def test_a_statement_about_worlds_needs_a_seat_at_the_table_and_something_to_say() -> None:
    assert said(told("{worlds: {seat: 3, every: {}}}")) == [
        "story.yaml:5: steps[0].worlds.seat: There’s no seat 3; the seats are 0 to 2."
    ]
    assert said(told("{worlds: {seat: 0}}")) == [
        "story.yaml:5: steps[0].worlds: This step needs exactly one of these: every, some."
    ]
    assert said(told("{worlds: {seat: 0, every: {}, sample: 1001}}")) == [
        "story.yaml:5: steps[0].worlds.sample: This number must be <= 1000."
    ]


# ---- set-ups that are refused ----


def test_a_set_up_that_must_be_refused_is_tried_beside_the_story() -> None:
    result = told(
        "{refused_set_up: {position: {leader: 1, ban: S15}}, clause: VQ-86}",
        "{refused_set_up: {position: {hands: [5 of, S15, S20]}}, path: 'position.hands[0]'}",
        "{refused_set_up: {edition: {queen.copies: 5}}, clause: VQ-3, path: edition.queen.copies}",
        "{refused_set_up: {seats: 13}, key: seats-out-of-range}",
        "{refused_set_up: {options: {phases: 0}}, path: options.phases}",
        "{refused_set_up: {position: VQ9}}",
        "{expect: {hands: {0: 4 4 9}, leader: 0}}",
    )

    assert result.held, said(result)


def test_a_set_up_that_is_accepted_or_refused_for_another_reason_is_told() -> None:
    result = told(
        "{refused_set_up: {position: {leader: 1}}}",
        "{refused_set_up: {seats: 13}, clause: VQ-7, key: x, path: edition}",
    )

    lines = said(result)[1:]
    assert lines[0] == (
        "  story.yaml:5: Step 1 (refused_set_up): This set-up should be refused, but is accepted."
    )
    assert [line.partition(". ")[0].rpartition("” ")[2] for line in lines[1:]] == [
        "is refused by VQ-6, not by VQ-7",
        "is refused by seats-out-of-range, not by x",
        "is refused by seats, not by edition",
    ]


# ---- the key to blame ----


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ("{hands: [S15, S20, 6 of hearts]}", "position.hands[2]"),
        ("{hands: [S15, 5 of, 6 of hearts]}", "position.hands"),
        ("{leader: 1, table: {0: 6 of}}", "position.table.0"),
        ("{leader: 1, knowledge: {known: ['-', '-', x]}}", "position.knowledge.known[2]"),
        ("{leader: 1, scores: [0, 0, -1]}", "position.scores[2]"),
        ("{leader: 1, crypt: S15}", "position.crypt"),
        ("{leader: 1, phase: 4, phases: 3}", "position.phase"),
    ],
)
def test_the_key_to_blame_is_found_inside_a_position(position: str, path: str) -> None:
    line = refused(f"game: vampire_queen\nseats: 3\nsteps: []\nposition: {position}")

    assert line.startswith(f"story.yaml:4: {path}: ")


@pytest.mark.parametrize(
    ("game", "position", "path"),
    [
        ("vampire_empire", "{hands: ['Garlic, Sacrifice', Garlic]}", "hands[0]"),
        ("vampire_empire", "{hands: [Garlic, Garlyc]}", "hands[1]"),
        ("vampire_empire", "{castle: [Lady], markers: {Lady: {attack: 77}}}",
         "markers.Lady.attack"),
        ("vampire_empire", "{pending: {decision: target, player: 3}}", "pending.player"),
        ("vampire_connection", "{captives: ['-', 'The Baker, X', '-']}", "captives[1]"),
        ("vampire_connection", "{places: [castle, tomb, moon]}", "places[2]"),
        ("vampire_connection", "{knowledge: {known: {0: {1: wolf*9}}}}", "knowledge.known.0.1"),
        ("grottenstein", "{figures: {red: {at: Zz9}}}", "figures.red.at"),
        ("grottenstein", "{sheets: {red: 'E01, E99'}, down: {G1: E02}}", "sheets.red"),
        ("grottenstein", "{doors: {Ci3/i4: closed 77}}", "doors.Ci3/i4"),
    ],
)  # fmt: skip
def test_the_key_to_blame_is_found_in_every_game(game: str, position: str, path: str) -> None:
    seats = 2 if game == "vampire_empire" else 3
    line = refused(f"game: {game}\nseats: {seats}\nsteps: []\nposition: {position}")

    assert line.startswith(f"story.yaml:4: position.{path}: ")


def test_the_line_of_a_value_inside_a_position_or_an_edition_is_told() -> None:
    head = "game: vampire_queen\nseats: 3\nsteps: []\n"

    assert refused(f"{head}position:\n  hands:\n    - S15\n    - S20\n    - ace\n").startswith(
        "story.yaml:8: position.hands[2]: "
    )
    assert refused(f"{head}edition:\n  queen.points: 9\n  queen.copies: 5\n").startswith(
        "story.yaml:6: edition.queen.copies: "
    )
