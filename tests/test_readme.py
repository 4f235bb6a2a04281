"""The example in the README runs, and prints what the README says."""

import re
from contextlib import redirect_stdout
from io import StringIO

import pytest

from tests.tree import ROOT

#: The first Python block; if the next block is `text`, it is what the example prints.
EXAMPLE = re.compile(
    r"^```python\n(?P<code>.*?)^```$(?:(?:(?!^```).)*?^```text\n(?P<printed>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)


def example(page: str) -> tuple[str, str | None]:
    """The code of a page's first example, and what the page says that it prints."""
    found = EXAMPLE.search(page)
    assert found is not None, "the page has no Python example"
    return found["code"], found["printed"]


def printed_by(code: str) -> str:
    said = StringIO()
    with redirect_stdout(said):
        exec(compile(code, "README.md", "exec"), {"__name__": "__main__"})
    return said.getvalue()


def test_the_example_in_the_readme_runs_and_prints_what_is_said() -> None:
    code, promised = example((ROOT / "README.md").read_text(encoding="utf-8"))

    printed = printed_by(code)

    assert code.strip()
    if promised is not None:
        assert printed == promised


# ---- the check itself ----


def test_what_an_example_prints_is_caught() -> None:
    assert printed_by("for number in range(2):\n    print(number)\n") == "0\n1\n"


def test_an_example_that_fails_fails_the_check() -> None:
    with pytest.raises(ZeroDivisionError):
        printed_by("1 / 0\n")


def test_a_page_without_an_example_fails_the_check() -> None:
    with pytest.raises(AssertionError, match="no Python example"):
        example("# Gruft\n\n```sh\nmake play\n```\n")


def test_the_first_example_counts_and_the_text_right_after_it() -> None:
    page = (
        "# Gruft\n```sh\nmake\n```\n"
        "```python\nprint(1)\n```\n\nprints `1`:\n\n```text\n1\n```\n"
        "```python\nprint(2)\n```\n```text\n2\n```\n"
    )

    assert example(page) == ("print(1)\n", "1\n")


def test_a_text_after_another_block_is_not_what_the_example_prints() -> None:
    page = "```python\nprint(1)\n```\n\n```sh\nmake\n```\n\n```text\n2\n```\n"

    assert example(page) == ("print(1)\n", None)
