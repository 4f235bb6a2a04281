"""The comparison of compiled and interpreted matches names the matches that differ."""

import sys

import pytest

from tools.compare_compiled import compiled_modules, differences, output


def test_equal_digests_have_no_difference() -> None:
    assert differences(["queen 3 7 ab", "queen 3 8 cd"], ["queen 3 7 ab", "queen 3 8 cd"]) == []


def test_a_match_that_ends_otherwise_is_named_with_both_digests() -> None:
    found = differences(["queen 3 7 ab", "queen 3 8 cd"], ["queen 3 7 ab", "queen 3 8 ce"])

    assert found == ["interpreted: queen 3 8 cd", "compiled:    queen 3 8 ce"]


def test_a_missing_match_is_a_difference() -> None:
    assert differences(["queen 3 7 ab"], []) == ["interpreted: queen 3 7 ab"]


def test_the_tests_run_interpreted() -> None:
    """Else coverage would measure nothing and the comparison would compare a thing with itself."""
    assert compiled_modules(sys.executable) == 0


def test_a_run_that_fails_says_why() -> None:
    with pytest.raises(SystemExit, match="no such luck"):
        output(sys.executable, "-c", "raise RuntimeError('no such luck')")
