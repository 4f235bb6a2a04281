"""What pieces, questions and the line above the table tell somebody who has never hunted."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.about import about_piece
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import RED, VAMPIRE, given

PACKAGE = "gruft.games.grottenstein"


def told(kind: str, face: str, options: dict[str, object] | None = None, **values: object) -> str:
    edition = GAME.edition_with({key.replace("__", "."): v for key, v in values.items()}, "own")
    (about,) = about_piece(GAME.about(edition, options or {}), kind, face)  # type: ignore[arg-type]
    return Words("en", [PACKAGE]).tell(about.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_every_moment_speaks_and_names_a_clause(language: str) -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})
    reader = Words(language, [PACKAGE])

    for moment in MOMENTS.values():
        for seat in (VAMPIRE, RED, -1):
            for zone in moment().scene(seat).zones:
                for piece in zone.pieces:
                    (about,) = about_piece(abouts, piece.kind, piece.face)
                    assert reader.tell(about.text)
                    assert about.clause in GAME.rulebook(language)


def test_every_card_speaks_in_its_deck_and_in_no_other() -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})
    faces = [key for key in abouts if key.startswith(("event-card ", "cellar-card "))]

    assert {key.split(" ")[1] for key in faces} <= set(GAME.describe().faces)
    assert sum(key.startswith("cellar-card") for key in faces) == 12
    assert "cellar-card stake" in abouts
    assert "event-card stake" not in abouts


def test_a_card_speaks_in_whatever_deck_an_owner_puts_it() -> None:
    moved = {"cards.C01.deck": "event", "cards.E01.deck": "cellar"}
    abouts = GAME.about(GAME.edition_with(moved, "own"), {})

    assert {"event-card stake", "cellar-card kit"} <= set(abouts)
    assert not {"cellar-card stake", "event-card kit"} & set(abouts)


def test_every_kind_of_piece_speaks() -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})
    spoken = {key.split(" ")[0] for key in abouts}

    assert spoken == GAME.describe().kinds


def test_a_piece_tells_the_numbers_that_are_played_with() -> None:
    assert "one die +3" in told("cellar-card", "club")
    assert "2 dice −1" in told(  # noqa: RUF001
        "cellar-card", "club", weapons__club__dice=2, weapons__club__bonus=-1
    )
    assert "3 places" in told("hunter", "red")
    assert told("event-card", "shield", objects__shield=2).endswith("does 2 less damage.")


@pytest.mark.clause("GR-221")
def test_the_count_tells_how_he_dies_at_this_table() -> None:
    assert "only hammer and stake" in told("vampire", "vampire")
    assert "wounds can kill him anywhere else" in told(
        "vampire", "vampire", {"vampire_zero": "dies"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_clauses_and_its_reason(language: str) -> None:
    reader = Words(language, [PACKAGE])

    assert {f"decision-{name}" for name in MOMENTS if name != "over"} == set(GAME.moments())
    for question, clauses in GAME.moments().items():
        assert reader.has(question)
        assert reader.has(f"why-{question}")
        assert 2 <= len(clauses) <= 5
        assert set(clauses) <= set(GAME.rulebook(language))


@pytest.mark.parametrize(
    ("seat", "keys"),
    [
        (RED, ["aim-hunters", "ahead-stake", "ending-rounds"]),
        (VAMPIRE, ["aim-vampire", "ahead-stake", "ending-rounds"]),
        (-1, ["aim-watch", "ahead-stake", "ending-rounds"]),
    ],
)
def test_everybody_reads_what_they_play_for(seat: int, keys: list[str]) -> None:
    assert [one.key for one in given().scene(seat).standing] == keys


@pytest.mark.clause("GR-221")
@pytest.mark.parametrize(
    ("life", "seat", "key"),
    [
        (9, VAMPIRE, "ahead-stake"),
        (8, VAMPIRE, "ahead-weak"),
        (8, RED, "ahead-weak-other"),
        (8, -1, "ahead-weak-other"),
    ],
)
def test_a_weak_vampire_reads_that_no_points_are_not_the_end(
    life: int, seat: int, key: str
) -> None:
    told = given(vampire={"at": "Gh3", "life": life}).scene(seat).standing[1]

    assert told.key == key
    assert told.key == "ahead-stake" or told.args == {"turns": 8}


@pytest.mark.clause("GR-39")
def test_a_seat_that_changed_sides_reads_its_new_aim() -> None:
    table = given(red={"at": "Gh3", "state": "servant", "player": RED})

    assert table.scene(RED).standing[0].key == "aim-turned"


@pytest.mark.clause("GR-221")
def test_while_the_count_lies_in_his_coffin_the_table_says_how_long() -> None:
    scene = given(vampire={"at": "Cg2", "life": 20}).scene(RED)

    assert (scene.standing[1].key, scene.standing[1].args["turns"]) == ("ahead-lying", 4)
