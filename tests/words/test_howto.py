"""How to play: every paragraph has its clauses, every figure is there, five languages agree."""

import pytest

from gruft.kernel.about import about_piece
from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.howto import GOAL_PARAGRAPHS, HowTo, howto_of, read_howto
from gruft.shelf import SHELF
from gruft.testing.figures import figure_of, has_figure

PAGE = """# A game

## The goal

You do something. [XX-1]

Most points
win. [XX-2, XX-3]

Few are good. [XX-4]

![Three cards](cards:vampire/7 vampire/Q)

## A turn

Play. [XX-5]

![The table](scene:first_turn)
"""


def test_a_page_is_read_with_its_clauses_and_figures() -> None:
    page = read_howto(PAGE)

    goal, turn = page.sections
    assert (page.title, goal.title, turn.title) == ("A game", "The goal", "A turn")
    assert [part.text for part in page.goal] == [
        "You do something.",
        "Most points win.",
        "Few are good.",
    ]
    assert page.goal[1].clauses == ("XX-2", "XX-3")
    assert goal.parts[3].cards == ("vampire/7", "vampire/Q")
    assert turn.parts[1].scene == "first_turn"


@pytest.mark.parametrize(
    "wrong",
    [
        "# A game\n\nNo section. [XX-1]",
        "# A game\n\n## Goal\n\nNo clause.",
        "## Goal\n\nNo title. [XX-1]",
    ],
)
def test_a_page_that_is_not_whole_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"no section|no clause|no title"):
        read_howto(wrong)


def shape(page: HowTo) -> list[list[tuple[object, ...]]]:
    return [[(p.clauses, p.cards, p.scene) for p in section.parts] for section in page.sections]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_a_page_is_short_and_the_same_in_every_language(game: Game, language: str) -> None:
    page = howto_of(game.package, language)

    assert shape(page) == shape(howto_of(game.package, "en"))
    assert len(page.goal) == GOAL_PARAGRAPHS
    assert 5 <= len(page.sections) <= 8


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_a_page_cites_clauses_and_shows_pieces_that_there_are(game: Game) -> None:
    usual = {option.name: option.default for option in game.options()}
    abouts = game.about(game.shipped_edition(), usual)
    declared = game.describe()
    for part in (
        part for section in howto_of(game.package, "en").sections for part in section.parts
    ):
        assert set(part.clauses) <= set(game.rulebook()), part
        assert not set(part.clauses) & game.engine_clauses, part
        for card in part.cards:
            kind, _, face = card.partition("/")
            assert kind in declared.kinds, card
            assert not face or face in declared.faces, card
            assert about_piece(abouts, kind, face), card
        if part.scene:
            assert has_figure(game, part.scene), part.scene
            assert figure_of(game, part.scene).scene.zones
