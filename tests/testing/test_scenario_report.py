"""What is said about scenario files: in five languages, and as XML for build servers."""

from xml.etree import ElementTree

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.testing.junit import junit_xml
from gruft.testing.scenario import FileResult
from gruft.testing.scenario_report import report
from tests.testing.stories import run, said, told

DIFFERENT = (
    "{seat: 0, refused: 4 4}",
    "{seat: 0, refused: pass, clause: VQ-1, key: x}",
    "{legal: {seat: 0, includes: [13], excludes: [4]}}",
    "{legal: {seat: 0, exactly: []}}",
    "{expect: {leader: 1, crown: 1, scores: []}}",
    "{sees: {seat: 0, scene: {seat: 1}, hides: [vampire_queen, game]}}",
    "{say: hello}",
    "{seat: 1, play: 5 5}",
    "{expect: {leader: 1}}",
)


def suites(*results: FileResult) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(junit_xml(results).encode()))


# ---- words ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_can_be_told_in_every_language(language: str) -> None:
    verdict, *differences = said(told(*DIFFERENT), language)

    assert "7" in verdict
    assert len(differences) == 13
    assert all(line.startswith("  story.yaml:") for line in differences)


@pytest.mark.parametrize(
    ("language", "holds", "differs"),
    [
        ("en", "all 2 steps hold.", "one step of 1 doesn’t hold."),
        ("de", "Alle 2 Schritte stimmen.", "Ein Schritt von 1 stimmt nicht."),
        ("fr", "les 2 étapes sont justes.", "est pas juste."),
        ("it", "tutti i 2 passi sono giusti.", "un passo su 1 non è giusto."),
        ("ru", "всё верно, шагов: 2.", "неверных шагов: 1 из 1."),
    ],
)
def test_a_file_gets_a_verdict(language: str, holds: str, differs: str) -> None:
    good = told("{expect: {leader: 0}}", "{say: x}")
    bad = told("{expect: {leader: 1}}")

    assert said(good, language)[0].endswith(holds)
    assert said(bad, language)[0].endswith(differs)


def test_seats_are_named_by_their_number_as_in_the_file() -> None:
    (_, line) = said(told("{seat: 1, play: 5 5}"))

    assert "by seat 1 is refused" in line
    assert "It’s seat 0’s turn" in line


def test_a_report_goes_through_all_files() -> None:
    results = [told("{say: x}"), run("["), told("{expect: {leader: 1}}")]

    assert [line.partition(" ")[0] for line in report(results, "en")] == [
        "story.yaml:",
        "story.yaml:1:",
        "story.yaml:",
        "",
    ]


# ---- JUnit ----


def test_a_file_is_a_suite_and_a_step_a_case() -> None:
    (suite,) = suites(told("{seat: 0, play: 4 4}", "{expect: {leader: 0}}"))

    assert suite.attrib == {
        "name": "story.yaml",
        "file": "story.yaml",
        "tests": "2",
        "failures": "0",
        "errors": "0",
        "skipped": "0",
    }
    assert [(case.get("name"), case.get("line")) for case in suite] == [
        ("1. play", "5"),
        ("2. expect", "6"),
    ]
    assert [len(case) for case in suite] == [0, 0]


def test_a_step_that_does_not_hold_is_a_failure_and_what_was_not_tried_is_skipped() -> None:
    (suite,) = suites(told("{expect: {leader: 1, phase: 2}}", "{seat: 1, play: 5}", "{say: x}"))

    first, second, third = suite
    counts = {kind: suite.get(kind) for kind in ("tests", "failures", "errors", "skipped")}
    assert counts == {"tests": "3", "failures": "2", "errors": "0", "skipped": "1"}
    failure = first.find("failure")
    assert failure is not None
    assert failure.get("message") == "Step 1 (expect): leader: expected 1, found 0."
    assert failure.text == (
        "Step 1 (expect): leader: expected 1, found 0.\n"
        "Step 1 (expect): phase: expected 2, found 1."
    )
    assert second.find("failure") is not None
    assert third.find("skipped") is not None


def test_a_file_that_cannot_be_run_is_an_error() -> None:
    (suite,) = suites(run("game: ["))

    (error,) = suite.iter("error")
    assert suite.get("errors") == "1"
    assert str(error.get("message")).startswith("story.yaml:1: This isn’t YAML")


def test_the_whole_report_counts_everything() -> None:
    results = [told("{say: x}"), run("["), told("{expect: {leader: 1}}")]

    root = ElementTree.fromstring(junit_xml(results).encode())

    assert root.attrib == {
        "name": "gruft scenario",
        "tests": "3",
        "failures": "1",
        "errors": "1",
        "skipped": "0",
    }


def test_a_suite_has_the_name_of_its_scenario() -> None:
    (suite,) = suites(told(set_up='game: vampire_queen\nseats: 3\nname: "Grüße, <Königin> & Co"\n'))

    assert suite.get("name") == "Grüße, <Königin> & Co"


def test_what_xml_cannot_hold_is_replaced() -> None:
    (suite,) = suites(told('{expect: {leader: "\\0\\a <&> \\u2028"}}'))

    (failure,) = suite.iter("failure")
    assert "expected " in str(failure.text)
    assert "\0" not in str(failure.text)


def test_the_xml_says_that_it_is_utf8() -> None:
    assert junit_xml([]).startswith('<?xml version="1.0" encoding="UTF-8"?>\n')
