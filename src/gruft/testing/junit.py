"""Results of scenario files as JUnit XML, for build servers: a suite per file, a case per step."""

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from gruft.testing.scenario import DIFFERS, SKIPPED, FileResult, StepResult
from gruft.testing.scenario_report import problem_of, sentence, words_for
from gruft.words.speech import Words

#: The text is to be saved as UTF-8, whatever the machine prefers.
DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
#: Characters that XML 1.0 cannot hold, not even escaped.
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_xml(results: Iterable[FileResult], language: str = "en") -> str:
    """The report as XML, always the same for the same results: no times, no machine names."""
    root = Element("testsuites", name="gruft scenario")
    for result in results:
        _add_suite(root, result, words_for(result, language))
    _count(root, list(root))
    indent(root)
    return f"{DECLARATION}\n{tostring(root, encoding='unicode')}\n"


def _add_suite(root: Element, result: FileResult, words: Words) -> None:
    suite = SubElement(root, "testsuite", name=_clean(result.name or result.file))
    suite.set("file", _clean(result.file))
    for step in result.steps:
        _add_case(suite, result, step, words)
    if result.problem is not None:
        case = SubElement(suite, "testcase", name="file", classname=_clean(result.file))
        SubElement(case, "error", message=_clean(problem_of(result, words)))
    for kind, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(kind, str(len(suite.findall(f"testcase/{tag}"))))
    suite.set("tests", str(len(suite.findall("testcase"))))


def _add_case(suite: Element, result: FileResult, step: StepResult, words: Words) -> None:
    name = f"{step.number}. {step.kind}"
    case = SubElement(suite, "testcase", name=name, classname=_clean(result.file))
    case.set("line", str(step.line))
    if step.verdict == SKIPPED:
        SubElement(case, "skipped")
    if step.verdict == DIFFERS:
        told = [sentence(step, difference, words) for difference in step.differences]
        failure = SubElement(case, "failure", message=_clean(told[0]))
        failure.text = _clean("\n".join(told))


def _count(root: Element, suites: list[Element]) -> None:
    for kind in ("tests", "failures", "errors", "skipped"):
        root.set(kind, str(sum(int(suite.get(kind, "0")) for suite in suites)))


def _clean(text: str) -> str:
    return _NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text)
