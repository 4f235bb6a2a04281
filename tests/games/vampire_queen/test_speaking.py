"""What cards, questions and the line above the table tell somebody who has never played."""

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.about import about_piece
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.table import Table, given

PACKAGE = "gruft.games.vampire_queen"


def told(kind: str, face: str, language: str = "en", **overrides: object) -> str:
    """What a card says in the shipped edition, or in one with other values."""
    edition = GAME.edition_with({key.replace("_", "."): v for key, v in overrides.items()}, "own")
    (about,) = about_piece(GAME.about(edition, {}), kind, face)
    return Words(language, [PACKAGE]).tell(about.text)


def standing(table: Table, seat: int = 0) -> list[tuple[str, dict[str, object]]]:
    return [(one.key, one.args) for one in table.scene(seat).standing]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_speaks_in_every_language_and_names_a_clause(language: str) -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})
    reader = Words(language, [PACKAGE])

    for face in (*GAME.describe().faces, ""):
        kind = "slayer" if face.startswith("S") else "vampire"
        (about,) = about_piece(abouts, kind, face)
        assert reader.tell(about.text)
        assert about.clause in GAME.rulebook(language)


@pytest.mark.clause("VQ-103")
def test_a_card_names_what_it_costs_in_the_edition_that_is_played() -> None:
    assert "14 points" in told("vampire", "Q")
    assert "9 points" in told("vampire", "Q", queen_points=9)
    assert "15 points" in told("slayer", "S15")
    assert "1 point." in told("vampire", "1")


@pytest.mark.clause("VQ-126")
def test_a_hidden_card_tells_only_what_it_may_be() -> None:
    assert told("vampire", "").endswith(": a number from 1 to 13 or a queen.")


def test_every_question_has_its_clauses_and_its_reason() -> None:
    reader = Words("en", [PACKAGE])

    for question, clauses in GAME.moments().items():
        assert reader.has(question)
        assert reader.has(f"why-{question}")
        assert 2 <= len(clauses) <= 5
        assert set(clauses) <= set(GAME.rulebook())


@pytest.mark.clause("VQ-114")
def test_the_table_says_who_is_ahead_and_that_few_points_are_good() -> None:
    one = given(["6 6", "8 S15", "7 S20"], scores=[9, 4, 12])
    two = given(["6 6", "8 S15", "7 S20"], scores=[4, 4, 12])
    all_alike = given(["6 6", "8 S15", "7 S20"])
    reader = Words("en", [PACKAGE], ["Ada", "Bela", "Cora"])

    assert reader.tell(one.scene(0).standing[1]) == "Ahead with the fewest points: Bela, 4 points."
    assert reader.tell(two.scene(0).standing[1]).endswith("Ada, Bela, 4 points.")
    assert standing(all_alike)[1] == ("ahead-nobody", {"points": 0})


@pytest.mark.clause("VQ-96", "VQ-117")
def test_the_table_says_how_far_the_end_is() -> None:
    args = {"phase": 2, "phases": 5, "cards": 2}
    assert standing(given(["6 6 3", "8 S15", "7 S20"], phase=2))[2] == ("ending-phase", args)
    assert standing(given(["6 6", "8 S15", "7 S20"], phase=5))[2][0] == "ending-last-phase"


def test_who_only_watches_has_no_aim_and_a_finished_game_stands_still() -> None:
    table = given(["6", "3 10 Q", "S15 S20"], phase=5)

    assert standing(table)[0] == ("aim-fewest", {})
    assert [key for key, _ in standing(table, SPECTATOR)] == ["ahead-nobody", "ending-last-phase"]
    table.round("6", "pass", "pass")

    assert standing(table) == []
