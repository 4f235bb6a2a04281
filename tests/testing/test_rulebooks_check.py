"""The kit notices rulebooks that differ between languages, and clauses that no test proves."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from gruft.kernel.options import Option
from gruft.kernel.rulebook import Clause
from gruft.testing.clauses import unproved
from gruft.testing.conformance import clauses_check
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.tiny.envelopes.game import Envelopes
from tests.testing.sabotage import caught


class Rewritten(Envelopes):
    """Envelopes whose German rulebook a test may change."""

    def __init__(self, **changes: Clause | None) -> None:
        self.changes = {key.replace("_", "-"): clause for key, clause in changes.items()}

    def rulebook(self, language: str = "en") -> Mapping[str, Clause]:
        book = {**super().rulebook(language)}
        if language == "de":
            changed = {**book, **self.changes}
            return {id: clause for id, clause in changed.items() if clause is not None}
        return book


def test_a_clause_that_is_missing_in_one_language_is_found() -> None:
    assert "en and de differ in EN-3" in caught("rulebooks", Rewritten(EN_3=None))


def test_a_clause_too_many_in_one_language_is_found() -> None:
    extra = Clause("EN-40", "Die Regeln", "Neu.")

    assert "en and de differ in EN-40" in caught("rulebooks", Rewritten(EN_40=extra))


def test_a_clause_without_a_text_is_found() -> None:
    silent = replace(Envelopes().rulebook("de")["EN-3"], text=" ")

    assert "in de says nothing under EN-3" in caught("rulebooks", Rewritten(EN_3=silent))


def test_a_prefix_that_the_game_does_not_own_is_found() -> None:
    class Foreign(Envelopes):
        clause_prefixes = ("XX",)

    assert "begin with ['EN'], not ('XX',)" in caught("rulebooks", Foreign())


def test_an_empty_rulebook_is_found() -> None:
    class Lawless(Envelopes):
        def rulebook(self, language: str = "en") -> Mapping[str, Clause]:
            return {}

    assert "states no clause" in caught("rulebooks", Lawless())


def test_an_option_that_cites_no_clause_is_found() -> None:
    class Optional(Envelopes):
        def options(self) -> tuple[Option, ...]:
            return (Option("speed", 1, "EN-77", low=1, high=2),)

    assert "the option speed cites 'EN-77'" in caught("rulebooks", Optional())


def test_clauses_that_no_test_claims_are_named(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "@pytest.mark.clause('EN-1', 'EN-2', 'EN-3', 'EN-4', 'EN-7')\ndef test_it(): ..."
    )

    with pytest.raises(Nonconformity, match="proves EN-5, EN-6"):
        clauses_check(tmp_path).run(Envelopes(), 2)


def test_scenarios_claim_clauses_too(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios/story.yaml").write_text("proves: [EN-1, EN-2, EN-3, EN-4, EN-5, EN-6]")

    assert unproved(Envelopes(), tmp_path) == ["EN-7"]
