"""Rulebooks: numbered clauses, each with its chapter, its rulings and its tables."""

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.kernel.rulebook import Clause, read_rulebook
from gruft.shelf import SHELF
from tests.clauses import clauses_stated
from tests.tree import GAMES

BOOK = """# Bells

A game for ringers.

## 1. The tower

There are three ropes.

**BE-1** Two to four ringers climb
the tower.
Ruling: a ghost does not count, whatever **BE-2** says.

**BE-2** Each takes a rope.

| ropes | ringers |
| --- | --- |
| 3 | 4 |

Then all are silent.

### 1.1 Dawn

No clause begins here.

**BE-10**   The sun rises.

## 2. The end

**BE-3**
"""


def test_clauses_stand_in_the_order_of_the_book() -> None:
    assert list(read_rulebook(BOOK)) == ["BE-1", "BE-2", "BE-10", "BE-3"]


def test_a_clause_knows_its_id_its_chapter_and_its_text() -> None:
    clause = read_rulebook(BOOK)["BE-10"]

    assert clause == Clause("BE-10", "1.1 The tower · Dawn", "The sun rises.")


def test_a_ruling_belongs_to_its_clause_also_when_it_names_another() -> None:
    clause = read_rulebook(BOOK)["BE-1"]

    assert clause.text == (
        "Two to four ringers climb\nthe tower.\n"
        "Ruling: a ghost does not count, whatever **BE-2** says."
    )


def test_a_table_belongs_to_its_clause_and_paragraphs_stay_apart() -> None:
    clause = read_rulebook(BOOK)["BE-2"]

    assert clause.text == (
        "Each takes a rope.\n\n"
        "| ropes | ringers |\n| --- | --- |\n| 3 | 4 |\n\n"
        "Then all are silent."
    )
    assert clause.chapter == "1. The tower"


def test_what_stands_under_a_heading_before_a_clause_belongs_to_none() -> None:
    texts = " ".join(clause.text for clause in read_rulebook(BOOK).values())

    assert "three ropes" not in texts
    assert "No clause begins here" not in texts


def test_a_clause_without_text_is_a_clause() -> None:
    assert read_rulebook(BOOK)["BE-3"] == Clause("BE-3", "2. The end", "")


def test_a_clause_before_every_chapter_stands_in_none() -> None:
    assert read_rulebook("**BE-1** Ring.")["BE-1"].chapter == ""


@pytest.mark.parametrize(
    "line", ["BE-1 Ring.", "See **BE-1** there.", "**BE-x** Ring.", "**BELL-1** R.", "**be-1** R."]
)
def test_only_a_bold_id_at_the_beginning_of_a_line_begins_a_clause(line: str) -> None:
    assert read_rulebook(line) == {}


def test_a_clause_that_stands_twice_is_an_error_that_names_it() -> None:
    with pytest.raises(ValueError, match="BE-2 stands twice"):
        read_rulebook("**BE-1** a\n**BE-2** b\n## New chapter\n**BE-2** c\n")


def test_an_empty_book_has_no_clauses() -> None:
    assert read_rulebook("") == {}


# ---- the books on the shelf ----


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_the_same_clauses_in_every_language(slug: str, language: str) -> None:
    game = SHELF[slug]

    assert list(game.rulebook(language)) == list(game.rulebook())


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_empty_and_every_one_stands_in_a_chapter(slug: str, language: str) -> None:
    book = SHELF[slug].rulebook(language)

    assert [clause.id for clause in book.values() if not (clause.text and clause.chapter)] == []


@pytest.mark.parametrize("slug", SHELF)
def test_every_clause_begins_with_a_prefix_of_the_game(slug: str) -> None:
    game = SHELF[slug]

    assert {clause.split("-")[0] for clause in game.rulebook()} == set(game.clause_prefixes)


@pytest.mark.parametrize("slug", SHELF)
def test_the_kernel_and_the_tests_read_the_same_clauses(slug: str) -> None:
    """Else a clause could be stated that no test is asked to prove."""
    book = (GAMES / slug / "rulebook.md").read_text()

    assert clauses_stated(book) == list(SHELF[slug].rulebook())
