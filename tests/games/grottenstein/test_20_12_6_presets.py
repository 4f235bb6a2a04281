"""Section 20.12: presets, and what a table agrees on instead of the print."""

import pytest

from gruft.games.grottenstein.edition.printed import printed_for
from gruft.games.grottenstein.edition.reading import with_options
from gruft.games.grottenstein.game import GAME
from gruft.kernel.edition import Edition
from tests.games.grottenstein.editions import OWNERS_FILE, from_file, laid_over
from tests.games.grottenstein.table import ARRANGEMENT, begun, given

LOW_DICE = [1]


@pytest.fixture(scope="module")
def owned() -> Edition:
    return from_file(OWNERS_FILE)


@pytest.mark.clause("GR-109")
@pytest.mark.parametrize(
    ("preset", "die", "lost"),
    [
        ("printed", 1, 3),
        ("printed", 6, 8),
        ("dagger_minus_2", 1, 0),
        ("dagger_minus_2", 2, 0),
        ("dagger_minus_2", 3, 1),
        ("dagger_minus_2", 6, 4),
    ],
)
def test_a_preset_changes_what_the_dagger_does(preset: str, die: int, lost: int) -> None:
    table = given(options={"preset": preset}, red="Gh3", vampire="Gh4", dice=[die])

    table.does("hit V dagger")

    assert table.life("vampire") == 40 - lost


@pytest.mark.clause("GR-109")
def test_a_preset_changes_nothing_else() -> None:
    plain = given(red="Gh3", vampire="Gh4", holds={"red": "Club"}, dice=[6])
    preset = given(
        options={"preset": "dagger_minus_2"},
        red="Gh3",
        vampire="Gh4",
        holds={"red": "Club"},
        dice=[6],
    )

    for table in (plain, preset):
        table.does("hit V club")
        assert table.life("vampire") == 31


@pytest.mark.clause("GR-221")
@pytest.mark.parametrize(
    ("options", "over"),
    [
        ({"preset": "dagger_minus_2"}, False),
        ({"preset": "dagger_minus_2", "vampire_zero": "dies"}, True),
        ({"vampire_zero": "dies"}, True),
    ],
)
def test_the_vampire_comes_into_his_coffin_unless_agreed_otherwise(
    options: dict[str, object], over: bool
) -> None:
    table = given(options=options, red="Gh3", vampire={"at": "Gh4", "life": 1}, dice=[6])

    table.does("hit V dagger")

    assert table.position.is_over() is over
    assert table.at("vampire") == ("Gh4" if over else "Cg2")


def test_a_preset_leaves_the_owners_names_alone(owned: Edition) -> None:
    table = given(
        edition=owned,
        options={"preset": "dagger_minus_2"},
        red="Gh3",
        vampire="Gh4",
        holds={"red": "two-hander"},
        dice=LOW_DICE,
    )

    table.does("hit V dagger")

    (told,) = table.told_of("fact-strikes")
    assert (told["figure"], told["lost"]) == ("Hildegard", 0)


def test_an_owner_may_change_a_preset() -> None:
    edition = laid_over({"presets.dagger_minus_2.weapons.dagger.bonus": -1})
    table = given(
        edition=edition, options={"preset": "dagger_minus_2"}, red="Gh3", vampire="Gh4", dice=[6]
    )

    table.does("hit V dagger")

    assert table.life("vampire") == 35


@pytest.mark.clause("GR-42")
def test_the_order_of_a_table_is_stronger_than_that_of_the_file(owned: Edition) -> None:
    table = begun(edition=owned, options={"hunter_order": "blue-red-yellow-green"})
    table.does(ARRANGEMENT)

    assert table.slot == "blue"
    assert (table.player("blue"), table.player("green")) == (1, 4)


@pytest.mark.clause("GR-224")
def test_the_last_round_of_a_table_is_stronger_than_that_of_the_file() -> None:
    edition = laid_over({"max_rounds": 7})

    def last_round(**options: object) -> int:
        asked = {option.name: option.default for option in GAME.options()} | options
        return int(printed_for(with_options(edition, asked)).most_rounds)  # type: ignore[arg-type]

    assert (last_round(), last_round(max_rounds=3)) == (7, 3)
