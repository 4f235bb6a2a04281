"""The contract of a game: what the house answers for every game, and what each must answer."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import LANGUAGES, Game, check_seats, set_up
from gruft.kernel.journal import Journal
from gruft.kernel.options import Options
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.words.speech import Words
from tests.kernel.bells import BARE, GAME, LOUDLY, REST, A, Bells, Tower, tower
from tests.kernel.luck import words_of


class Belfry(Bells):
    """Bells with an edition and rulebooks of its own, in a package made by the test."""

    open_tables = ("bell",)

    def __init__(self, package: str) -> None:
        self.package = package

    def check_edition(self, edition: Edition, file: str) -> None:
        if edition.number("bell.a.weight") < 1:
            raise Refused("bells-too-light", "BE-1", file=file)


@pytest.fixture
def belfry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Belfry:
    package = f"belfry_{tmp_path.name}"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").write_text('"""A game."""\n')
    (folder / "edition.toml").write_text("[bell.a]\nweight = 7\nsource = 'tower'\n")
    (folder / "rulebook.md").write_text("## 1. Bells\n**BE-1** Ring.\n")
    (folder / "rulebook.de.md").write_text("## 1. Glocken\n**BE-1** Läute.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Belfry(package)


# ---- seats ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_for_so_many_seats(seats: int) -> None:
    check_seats(GAME, seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1000])
def test_and_for_no_other_number(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        check_seats(GAME, seats)

    assert (refused.value.key, refused.value.clause) == ("seats-out-of-range", "BE-1")
    assert refused.value.details == {"given": seats, "low": 2, "high": 4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_how_many_may_play(language: str) -> None:
    with pytest.raises(Refused) as refused:
        check_seats(GAME, 7)

    sentence = Words(language).refuse(refused.value)
    assert all(number in sentence for number in "247")
    assert sentence.endswith("(BE-1)")


# ---- setting up ----


def test_a_game_is_set_up_with_the_usual_options() -> None:
    luck = FastChance(1)

    position = set_up(GAME, 3, {}, BARE, luck)

    assert isinstance(position, Tower)
    assert (position.seats, position.turns) == (3, 4)
    assert position.chance is luck
    assert position.journal is None


def test_options_are_read_in_their_written_form() -> None:
    position = set_up(GAME, 2, {"turns": "7"}, BARE, FastChance(1))

    assert isinstance(position, Tower)
    assert position.turns == 7


def test_the_set_up_is_told_to_the_journal() -> None:
    journal = Journal()

    assert set_up(GAME, 2, {}, BARE, FastChance(1), journal).journal is journal


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "seats-out-of-range"),
        (2, {"turns": 10}, "option-out-of-range"),
        (2, {"bells": 3}, "option-unknown"),
        (1, {"bells": 3}, "seats-out-of-range"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_before_it_starts(
    seats: int, options: Mapping[str, object], key: str
) -> None:
    class NeverStarted(Bells):
        """Starting it is a mistake."""

        def start(
            self,
            seats: int,
            options: Options,
            edition: Edition,
            chance: Chance,
            journal: Journal | None = None,
        ) -> Tower:
            raise AssertionError

    with pytest.raises(Refused, match=key):
        set_up(NeverStarted(), seats, options, BARE, FastChance(1))


# ---- what comes with the game ----


def test_the_edition_comes_from_the_package_of_the_game(belfry: Belfry) -> None:
    edition = belfry.shipped_edition()

    assert edition.number("bell.a.weight") == 7
    assert edition.sources == {"bell.a.weight": "tower"}
    assert belfry.shipped_edition() is edition


def test_a_fresh_game_is_one_of_the_shipped_edition_with_the_luck_of_a_seed(
    belfry: Belfry,
) -> None:
    position = belfry.fresh(3, seed=8, turns=7)

    assert isinstance(position, Tower)
    assert (position.seats, position.turns, position.journal) == (3, 7, None)
    assert words_of(position.chance, 5) == words_of(FastChance(8), 5)
    with pytest.raises(Refused, match="seats-out-of-range"):
        belfry.fresh(1, seed=8)
    with pytest.raises(Refused, match="option-unknown"):
        belfry.fresh(3, seed=8, bells=3)


def test_an_edition_that_cannot_be_read_is_refused_by_its_name(belfry: Belfry) -> None:
    Path(str(files(belfry.package)), "edition.toml").write_text("weight = 7\n")

    with pytest.raises(Refused) as refused:
        belfry.shipped_edition()

    assert refused.value.details == {"file": "edition.toml", "setting": "weight"}


def test_an_owners_file_is_laid_over_it_and_checked(belfry: Belfry) -> None:
    edition = belfry.edition_from("bell.a.weight = 9", "mine.toml")

    assert edition.overrides == {"bell.a.weight": 9}
    with pytest.raises(Refused) as refused:
        belfry.edition_from("bell.a.weight = 0", "mine.toml")
    assert refused.value.same_as(Refused("bells-too-light", "BE-1", file="mine.toml"))


def test_single_values_are_laid_over_it_and_checked(belfry: Belfry) -> None:
    edition = belfry.edition_with({"bell.a.weight": 9}, "record")

    assert edition.overrides == {"bell.a.weight": 9}
    with pytest.raises(Refused) as refused:
        belfry.edition_with({"bell.a.weight": 0}, "record")
    assert refused.value.same_as(Refused("bells-too-light", "BE-1", file="record"))


def test_an_owner_may_add_entries_where_the_game_leaves_a_table_open(belfry: Belfry) -> None:
    from_file = belfry.edition_from("[bell.b]\nweight = 3", "mine.toml")
    from_values = belfry.edition_with({"bell.b.weight": 3}, "record")

    assert from_file.number("bell.b.weight") == from_values.number("bell.b.weight") == 3


def test_the_rulebook_comes_in_the_language_asked_for(belfry: Belfry) -> None:
    assert belfry.rulebook()["BE-1"].text == "Ring."
    assert belfry.rulebook("en") is belfry.rulebook()
    assert belfry.rulebook("de")["BE-1"].text == "Läute."
    assert belfry.rulebook("de")["BE-1"].chapter == "1. Glocken"


def test_the_house_speaks_five_languages() -> None:
    assert LANGUAGES == ("en", "de", "fr", "it", "ru")


# ---- what is usual ----


def test_unless_a_game_says_otherwise_everybody_plays_alone_and_all_may_talk() -> None:
    table = tower(seats=3)

    assert GAME.teams(table) == [0, 1, 2]
    assert GAME.channels(table) == [(0, 1, 2)]


def test_unless_a_game_says_otherwise_something_is_hidden_from_everybody() -> None:
    assert all(GAME.secrets_from(seat) for seat in (-1, 0, 1))


def test_unless_a_game_says_otherwise_worlds_are_exact_and_lines_are_private() -> None:
    assert Game.worlds_are_exact
    assert not Game.public_lines
    assert Game.open_tables == ()
    assert Game.seats_clause == ""
    assert Game().options() == ()


def test_a_game_without_a_line_form_refuses_positions_on_one_line() -> None:
    with pytest.raises(Refused) as refused:
        GAME.read_position("a b c")

    assert refused.value.same_as(Refused("position-no-line-form", game="bells"))


def test_a_beginner_plays_the_first_move_that_does_something() -> None:
    table = tower()

    assert GAME.naive(table, 0) == A
    table.play(0, A)
    assert GAME.naive(table, 0) == LOUDLY


def test_a_beginner_does_nothing_where_nothing_else_is_possible() -> None:
    class Asleep(Tower):
        """Ropes out of reach."""

        def moves(self, seat: int) -> list[int]:
            return [REST]

    assert GAME.naive(Asleep(2, FastChance(1), turns=1), 0) == REST


# ---- what every game must answer ----


@pytest.mark.parametrize(
    "ask",
    [
        lambda game, position: game.check_edition(BARE, "file"),
        lambda game, position: game.tiny_edition(),
        lambda game, position: game.start(2, {}, BARE, FastChance(1)),
        lambda game, position: game.parse(position, 0, "rest"),
        lambda game, position: game.write(position, 0),
        lambda game, position: game.to_json(position),
        lambda game, position: game.from_json(position, {}, FastChance(1)),
        lambda game, position: game.read_piece("deck", "bat"),
        lambda game, position: game.not_asked(position, 1),
        lambda game, position: game.scene(position, 0),
        lambda game, position: game.default(position, 0),
        lambda game, position: game.advise(position, 0, FastChance(1)),
        lambda game, position: game.naive(position, 0),
        lambda game, position: game.check(position),
        lambda game, position: game.census(position),
        lambda game, position: game.describe(),
    ],
)
def test_what_a_game_has_not_answered_yet_raises_cleanly(
    ask: Callable[[Game, Position], object],
) -> None:
    with pytest.raises(NotImplementedError):
        ask(Game(), tower())


# ---- the games on the shelf ----


@pytest.mark.parametrize("slug", SHELF)
def test_every_shipped_edition_can_be_played(slug: str) -> None:
    game = SHELF[slug]

    game.check_edition(game.shipped_edition(), "edition.toml")


@pytest.mark.parametrize("slug", SHELF)
def test_the_clause_about_seats_stands_in_the_rulebook(slug: str) -> None:
    assert SHELF[slug].seats_clause in SHELF[slug].rulebook()
