"""What cards, questions and the line above the table tell somebody who has never played."""

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.about import about_piece
from gruft.kernel.game import LANGUAGES
from gruft.kernel.scene import as_put, asked_key
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

    assert reader.tell(one.scene(0).standing[1]) == "Fewest points: Bela, 4."
    assert reader.tell(two.scene(0).standing[1]).endswith("Ada, Bela, 4.")
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


STUCK = {
    "queens": (["4 Q", "8 9 S15", "7 S20"], "Q", "Queens alone can’t be beaten."),
    "bare": (["4 5", "S15", "7 S20"], "4", "You have no vampires left, and slayers never raise."),
    "short": (["4 4", "8 S15", "7 S20"], "4 4", "A raise takes 2 vampires, and you have fewer."),
    "low": (["9 9", "3 9 S15", "7 S20"], "9 9", "You have no set of 2 cards worth more than 9."),
    "low alone": (["9 1", "3 9 S15", "7 S20"], "9", "You have no card worth more than 9."),
}


@pytest.mark.clause("VQ-40")
@pytest.mark.parametrize(("hands", "lead", "why"), STUCK.values(), ids=STUCK)
def test_who_can_only_pass_is_told_so_and_why(hands: list[str], lead: str, why: str) -> None:
    table = given(hands)
    table.plays(0, lead)

    question = table.decision().question

    assert question.key == "decision-raise"
    assert asked_key(question) == "decision-must-pass"
    reader = Words("en", [PACKAGE])
    assert reader.tell(as_put(question)) == "You can’t raise: pass."
    assert reader.say("why-decision-must-pass", **question.args) == f"{why} Passing costs nothing."


@pytest.mark.clause("VQ-40")
def test_who_can_raise_is_asked_whether_to() -> None:
    table = given(["9 9", "3 10 Q S15", "7 S20"])
    table.plays(0, "9 9")

    question = table.decision().question

    assert (as_put(question), asked_key(question)) == (question, "decision-raise")
    assert question.args == {}


@pytest.mark.clause("VQ-67")
def test_who_has_nothing_but_a_slayer_is_told_to_pass_and_take() -> None:
    table = given(["9 S20", "S15", "7 8"])
    table.plays(0, "S20")

    question = table.decision().question

    assert question.key == "decision-slayer-round"
    assert as_put(question).key == asked_key(question) == "decision-must-take"


@pytest.mark.clause("VQ-61")
def test_the_only_vampire_of_a_hand_is_played_and_nobody_is_told_to_pass() -> None:
    table = given(["9 S20", "6 S15", "7 8"])
    table.plays(0, "S20")

    assert [one.move for one in table.decision().choices] == ["6"]
    assert asked_key(table.decision().question) == "decision-slayer-round"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bar", ["queens", "bare", "short", "low"])
@pytest.mark.parametrize("size", [1, 2, 5, 8])
def test_every_reason_for_a_pass_is_said_in_every_language(
    bar: str, size: int, language: str
) -> None:
    reader = Words(language, [PACKAGE])

    said = reader.say("why-decision-must-pass", bar=bar, size=size, value=9)

    assert said.endswith(".")
    assert ("9" in said) == (bar == "low")
