"""Scenario files that cannot be run: every kind is refused with file, place and a sentence."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from gruft.testing.scenario import exit_code, run_file, run_files
from gruft.testing.scenario_yaml import LONGEST_FILE
from tests.testing.stories import SET_UP, refused, run, said, scenario_files, told, why

HEAD = "game: vampire_queen\nseats: 3\nsteps: []\n"

# ---- files ----


def test_a_file_that_is_not_there_is_named() -> None:
    result = run_file(Path("no/such/story.yaml"))

    assert said(result) == ["no/such/story.yaml: There’s no such file."]
    assert exit_code([result]) == 2


def test_a_folder_cannot_be_run(tmp_path: Path) -> None:
    (line,) = said(run_file(tmp_path))

    assert line == f"{tmp_path}: The file can’t be opened: Is a directory."


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="needs a closed file")
def test_a_file_that_may_not_be_read_cannot_be_run(tmp_path: Path) -> None:
    story = tmp_path / "story.yaml"
    story.touch(mode=0o000)

    (line,) = said(run_file(story))

    assert line == f"{story}: The file can’t be opened: Permission denied."


def test_a_name_that_no_file_can_have_is_refused() -> None:
    (line,) = said(run_file(Path("story\0.yaml")))

    assert "The file can’t be opened" in line


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    story = tmp_path / "story.yaml"
    story.write_text(HEAD + "#" * LONGEST_FILE)

    (line,) = said(run_file(story))

    assert line == f"{story}: The file has more than 200,000 bytes; that can’t be right."
    assert refused(story.read_bytes()) == line.replace(str(story), "story.yaml")


def test_the_next_file_is_run_whatever_became_of_the_last(tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.yaml", tmp_path / "good.yaml"
    bad.write_text("[")
    good.write_text(HEAD)

    results = run_files([bad, str(good)])

    assert [result.held for result in results] == [False, True]
    assert exit_code(results) == 2
    assert exit_code(results[1:]) == 0


def test_a_file_that_cannot_be_run_weighs_more_than_a_step_that_does_not_hold() -> None:
    broken, differs = run("["), told("{expect: {leader: 1}}")

    assert exit_code([broken, differs]) == exit_code([differs, broken]) == 2
    assert exit_code([differs]) == 1


# ---- YAML ----


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game: [", ":1: This isn’t YAML: expected the node content, but found '<stream end>'."),
        ("a: 1\n b: 2", ":2: This isn’t YAML: mapping values are not allowed here."),
        ("a: 1\n---\nb: 2", ":2: This isn’t YAML: but found another document."),
        ("a: 1\nb: \x01", ":2: This isn’t YAML: special characters are not allowed."),
        ('a: 1\nb: "\\U7fffffff"', ":2: This isn’t YAML: chr() arg not in range(0x110000)."),
        (b"game: x\nseats: \xff", ":2: This isn’t UTF-8 text: byte 15 can’t be read."),
        ("game: x".encode("utf-16"), ":1: This isn’t UTF-8 text: byte 0 can’t be read."),
        ("a: 1\na: 2", ":2: The key “a” is here twice."),
        ("a: {1: x, '1': y}", ":1: a: The key “1” is here twice."),
        ("a:\n  true: 1", ":2: a: A key is a text or a whole number, not “true”."),
        ("? [1]\n: 2", ":1: A key is a text or a whole number, not “…”."),
        ("~: 2", ":1: A key is a text or a whole number, not “~”."),
        ('a: ["\\ud800"]', ":1: a[0]: This text holds half a character (a lone surrogate),"
         " which can’t be written."),
    ],
)  # fmt: skip
def test_broken_yaml_is_refused_with_its_line(text: str | bytes, sentence: str) -> None:
    assert refused(text) == "story.yaml" + sentence


@pytest.mark.parametrize(
    "text",
    [
        "a: &x 1\nb: *x",
        "a: &x [1]",
        "a: &x {b: *x}",
        "&x [*x]",
        "a: &a [1, 1]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]",
        "a: &a {b: 1}\nc: {<<: *a}",
    ],
)
def test_aliases_and_so_alias_bombs_and_cycles_are_refused(text: str) -> None:
    assert refused(text) == (
        "story.yaml:1: Scenario files can’t use anchors and aliases (& and *): write the value out."
    )


@pytest.mark.parametrize("text", ["[" * 100_000, "{a: " * 40_000, "- " * 50_000])
def test_deep_nesting_is_refused_at_once(text: str) -> None:
    assert refused(text) == (
        "story.yaml:1: This is nested deeper than 40 levels; that can’t be right."
    )


@pytest.mark.parametrize(
    "value", ["!!python/object:os.system x", "!!set {a}", "!mine [1]", "!!int six", "!!float 1.5"]
)
def test_foreign_kinds_of_values_are_refused(value: str) -> None:
    assert refused(f"a: {value}").startswith("story.yaml:1: a: Scenario files can’t have values of")


@pytest.mark.parametrize("word", ["no", "off", "1.5", "007", "2024-01-01", "1:30", "0x10", "1_000"])
def test_what_other_readers_take_for_something_else_is_a_text(word: str) -> None:
    assert run(HEAD + f"name: {word}").name == word


def test_a_byte_order_mark_and_comments_do_no_harm() -> None:
    assert run(b"\xef\xbb\xbf# A story\n" + HEAD.encode()).held


# ---- keys ----


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ": Possible here: named entries. Written here: nothing."),
        ("just words", ":1: Possible here: named entries. Written here: a text."),
        ("- 1", ":1: Possible here: named entries. Written here: a list."),
        ("game: x\nsteps: []", ":1: The key “seats” is missing."),
        (HEAD + "seets: 3", ":4: seets: There’s no key “seets” here. Known keys: game, seats,"
         " steps, name, about, proves, options, edition, seed, chance, position."),
        ("game: 6\nseats: 3\nsteps: []", ":1: game: Possible here: a text."
         " Written here: a whole number."),
        (HEAD + "name: [x]", ":4: name: Possible here: a text. Written here: a list."),
        (HEAD + "seed: -1", ":4: seed: This number must be >= 0."),
        (HEAD + "seed: 9007199254740992", ":4: seed: This number must be <= 9007199254740991."),
        (HEAD + "seed: true", ":4: seed: Possible here: a whole number. Written here:"
         " true or false."),
        (HEAD + "chance: [1, [true]]", ":4: chance[1][0]: Possible here: a whole number, a text."
         " Written here: true or false."),
        (HEAD + "options:\n  phases: {}", ":5: options: Possible here: true or false, a whole"
         " number, a text. Written here: named entries."),
        (HEAD + "position: [1]", ":4: position: Possible here: a text, named entries, nothing."
         " Written here: a list."),
        (HEAD + "proves: VQ-1", ":4: proves: Possible here: a list. Written here: a text."),
        (HEAD + "proves: [VQ-1, VQ-999]", ":4: proves[1]: This game’s rulebook has no clause"
         " “VQ-999”."),
    ],
)  # fmt: skip
def test_wrong_keys_and_values_are_refused_with_their_place(text: str, sentence: str) -> None:
    assert refused(text) == "story.yaml" + sentence


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("x", ":5: steps[0]: Possible here: named entries. Written here: a text."),
        ("{}", ":5: steps[0]: A step is of exactly one kind, and its key tells which: play,"
         " refused, legal, expect, sees, worlds, refused_set_up, branch, say, task, hint."),
        ("{seat: 0, play: 4, refused: 5}", ":5: steps[0]: A step is of exactly one kind, and its"
         " key tells which: play, refused, legal, expect, sees, worlds, refused_set_up, branch,"
         " say, task, hint."),
        ("{play: 4}", ":5: steps[0]: The key “seat” is missing."),
        ("{seat: 0, play: [4]}", ":5: steps[0].play: Possible here: a whole number, a text."
         " Written here: a list."),
        ("{seat: -1, play: 4}", ":5: steps[0].seat: This number must be >= 0."),
        ("{seat: 100, play: 4}", ":5: steps[0].seat: This number must be <= 99."),
        ("{seat: 0, play: 4, clause: VQ-1}", ":5: steps[0].clause: There’s no key “clause” here."
         " Known keys: seat, play."),
        ("{seat: 0, refused: 4, because: VQ-1}", ":5: steps[0].because: There’s no key “because”"
         " here. Known keys: seat, refused, clause, key."),
        ("{legal: {seat: 0}}", ":5: steps[0].legal: This step needs exactly one of these:"
         " includes + excludes | exactly."),
        ("{legal: {seat: 0, exactly: [], includes: [4]}}", ":5: steps[0].legal: This step needs"
         " exactly one of these: includes + excludes | exactly."),
        ("{legal: {seat: 0, only: [4]}}", ":5: steps[0].legal.only: There’s no key “only” here."
         " Known keys: seat, after, includes, excludes, exactly."),
        ("{expect: [1]}", ":5: steps[0].expect: Possible here: named entries. Written here:"
         " a list."),
        ("{sees: {seat: 0}}", ":5: steps[0].sees: This step needs exactly one of these:"
         " scene, hides."),
        ("{sees: {seat: 5, hides: [x]}}", ":5: steps[0].sees.seat: There’s no seat 5;"
         " the seats are 0 to 2."),
        ("{sees: {seat: 0, hears: x}}", ":5: steps[0].sees.hears: There’s no key “hears” here."
         " Known keys: seat, scene, hides."),
        ("{say: 5}", ":5: steps[0].say: Possible here: a text. Written here: a whole number."),
        ("{say: null}", ":5: steps[0].say: Possible here: a text. Written here: nothing."),
        ("{say: x, play: 4, seat: 0}", ":5: steps[0]: A step is of exactly one kind, and its key"
         " tells which: play, refused, legal, expect, sees, worlds, refused_set_up, branch, say,"
         " task, hint."),
    ],
)  # fmt: skip
def test_wrong_steps_are_refused_with_their_place(step: str, sentence: str) -> None:
    result = told(step)

    assert said(result) == ["story.yaml" + sentence]
    assert result.steps == ()


# ---- what the game refuses ----


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("game: vampire_king\nseats: 3\nsteps: []", ":1: game",
         why("game-unknown", given="vampire_king", known=", ".join(SHELF))),
        ("game: vampire_queen\nseats: 13\nsteps: []", ":2: seats",
         why("seats-out-of-range", "VQ-6", given=13, low=3, high=12)),
        (HEAD + "options: {rounds: 3}", ":4: options.rounds",
         why("option-unknown", option="rounds", known="phases, s15_seat, memory")),
        (HEAD + "options: {s15_seat: 3}", ":4: options.s15_seat",
         why("option-no-such-seat", "VQ-8", option="s15_seat", high=2)),
        (HEAD + "chance: [3]", ":4: chance",
         why("script-throw-out-of-range", what="S15", given=3, low=0, high=2)),
        (HEAD + "chance: [[S15]]", ":4: chance",
         why("script-piece-unreadable", piece="S15", deck="pack")),
        (HEAD + "chance: [[1 2]]", ":4: chance",
         why("script-piece-unreadable", piece="1 2", deck="pack")),
        (HEAD + "chance: [[ace]]", ":4: chance",
         why("script-piece-unreadable", piece="ace", deck="pack")),
        (HEAD + "chance: [[Q, Q, Q, Q, Q]]", ":4: chance",
         why("script-piece-missing", piece="Q", deck="pack")),
        (HEAD + "position:\n  crown: 1", ":5: position.crown", ""),
        (HEAD + "position:\n  leader: 3", ":5: position.leader",
         why("position-bad-seat", setting="leader", given="3", high=2)),
        (HEAD + "position: {hands: [1 S15, 2 S20, 3], leader: 1, ban: S15}", ":4: position.ban",
         why("position-impossible-ban", "VQ-86", card="S15")),
        (HEAD + "position: {hands: [S15, S20, 6 of hearts]}", ":4: position.hands[2]",
         why("refusal-unreadable", "VQ-46", given="of")),
        (HEAD + "position: FEN rnbqkbnr", ":4: position",
         why("position-line-unmarked", given="FEN rnbqkbnr", wanted="VQ1")),
    ],
)  # fmt: skip
def test_what_the_game_refuses_is_told_with_the_key_that_is_to_blame(
    text: str, place: str, reason: str
) -> None:
    line = refused(text)

    assert line.startswith(f"story.yaml{place}: {reason}")


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ("{queen.crowns: 1}", why("edition-unknown-key", file="story.yaml:4: edition.queen.crowns",
                                  setting="queen.crowns")),
        ("{queen.copies: 5}", why("edition-out-of-range", "VQ-3",
                                  file="story.yaml:4: edition.queen.copies",
                                  setting="queen.copies", given=5, low=0, high=4)),
    ],
)  # fmt: skip
def test_an_edition_that_does_not_fit_is_told_with_file_and_line(edition: str, reason: str) -> None:
    assert refused(HEAD + f"edition: {edition}") == reason


def test_a_script_that_does_not_fit_a_later_draw_makes_the_file_unusable() -> None:
    """It is no answer of the rules, so a step that asks for a refusal is not content with it."""
    result = told(
        "{seat: 0, play: 9}",
        "{seat: 1, play: pass}",
        "{seat: 2, refused: pass}",
        "{seat: 2, play: pass}",
        set_up=SET_UP.replace("4 4 9", "9") + "chance: [[S15]]\n",
    )

    assert said(result) == [
        "story.yaml:8: steps[2]: The scripted piece “S15” isn’t a piece of the deck “pack”."
    ]
    assert [step.verdict for step in result.steps] == ["held", "held", "skipped"]
    assert exit_code([result]) == 2


# ---- in any language, and never a traceback ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_can_be_told_in_every_language(language: str) -> None:
    bad = ["", "[", "a: &x 1", "a: !x 1", HEAD + "x: 1", HEAD + "seed: -1", HEAD + "chance: [9]"]

    for text in bad:
        (line,) = said(run(text), language)
        assert line.startswith("story.yaml")


@settings(max_examples=60)
@given(st.binary(max_size=80))
def test_whatever_the_bytes_are_they_are_run_or_refused(content: bytes) -> None:
    assert exit_code([run(content)]) in (0, 1, 2)


EXAMPLES = [file.read_text() for file in scenario_files()]
SCRAPS = st.text(st.sampled_from("[]{}:,-&*!?|>'\"\n 0156QSx\t"), max_size=4)


@settings(max_examples=60)
@given(st.sampled_from(EXAMPLES), st.data())
def test_a_damaged_scenario_is_run_or_refused(text: str, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(text)))
    dropped = data.draw(st.integers(0, 12))

    damaged = text[:cut] + data.draw(SCRAPS) + text[cut + dropped :]

    result = run(damaged)
    assert exit_code([result]) in (0, 1, 2)
    assert said(result)
