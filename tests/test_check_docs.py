"""The check of the documents finds what it is there to find."""

from pathlib import Path

import pytest

from tools.check_docs import complaints


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text("play: setup ## play\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/rules.md").write_text("# House `rules`\n\n## Two words\n\n## Two words\n")
    return tmp_path


@pytest.mark.parametrize(
    "text",
    [
        "See [rules](docs/rules.md#two-words) and [again](docs/rules.md#two-words-1).",
        "See [rules](docs/rules.md#house-rules), [a site](https://example.org/x), [me](#me).\n# Me",
        "`[not](a/link.md)`",
        "```text\n[not](a/link.md)\n```",
        "Run `make play`, or make do without.",
        "```console\n$ make play\n```",
        "```pycon\n>>> 1 + 1\n2\n```",
    ],
)
def test_what_holds_is_not_complained_about(root: Path, text: str) -> None:
    (root / "README.md").write_text(text)

    assert list(complaints(root)) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("See [rules](docs/gone.md).", "leads nowhere"),
        ("See [rules][1].\n\n[1]: docs/gone.md", "leads nowhere"),
        ("See [rules](docs/rules.md#three-words).", "names no heading"),
        ("Run `make merry`.", "there is no `make merry`"),
        ("```sh\nmake merry\n```", "there is no `make merry`"),
        ("```pycon\n>>> 1 + 1\n3\n```", "Expected:\n    3"),
    ],
)
def test_what_does_not_hold_is_named(root: Path, text: str, complaint: str) -> None:
    (root / "README.md").write_text(text)

    (found,) = complaints(root)

    assert found.startswith("README.md: ")
    assert complaint in found
