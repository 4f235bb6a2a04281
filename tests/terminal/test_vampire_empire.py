"""Vampire Empire at one screen: castle, city, what is known of whom, and a combat as a sum."""

import re

import pytest
from rich.console import Console

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from gruft.terminal.drawing import NumberedChoice
from gruft.terminal.looks import look_for
from gruft.words.speech import Words
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.questions import QUESTIONS
from tests.games.vampire_empire.table import H, Table, V, by_day, given
from tests.terminal.runs import House

NAMES = ("Marie", "Leon")


def drawn(
    table: Table, seat: int, language: str = "en", width: int = 80, names: tuple[str, ...] = NAMES
) -> str:
    """The heading, the table and the choices as a person in this seat reads them."""
    words = Words(language, [GAME.package, "gruft.terminal"], names)
    look, scene = look_for(GAME.slug, words), table.scene(seat)
    console = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(look.heading(scene))
        for thing in look.table(scene):
            console.print(thing)
        if scene.decision is not None:
            numbered = [NumberedChoice(1, one) for one in look.arranged(scene.decision.choices)]
            console.print(look.choices(numbered, width))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def test_a_combat_is_drawn_as_a_running_sum_with_markers_and_cancelled_cards() -> None:
    table = given("Dagger, Hound, Rapier", "Sacrifice, Garlic", markers={"Lady": {"attack": 1}})
    table.plays(V, "Lady x Bishop a[Dagger, Hound]")
    table.plays(H, "!Sacrifice{Garlic}>Hound")

    for seat in (V, H, SPECTATOR):
        shown = drawn(table, seat)

        assert "Combat, round 1: Lady against Bishop" in shown
        assert "Attack:  2 = Dagger 1 + [cancelled: Hound 2] + marker 1" in shown
        assert "Defence: 0 = –" in shown  # noqa: RUF001
        assert "As it stands, the Bishop dies." in shown


def test_the_city_is_drawn_as_a_list_of_who_may_be_there() -> None:
    table = given("Vampire 1*2, Raven", "-", proven=["Maid"])
    table.plays(V, "hide Officer [Vampire 1, Vampire 1, Raven]")

    shown = " ".join(drawn(table, H).split())

    assert "City: 6 Lord (human, your token), Nun (human, your token), Maid (proven human)" in shown
    assert "Cook (?), Butler (?), Officer (?, at the bottom)" in shown
    assert (
        "Possible vampire trios: 20. Each of these is in 10 of them: Lady, Officer, Monk, Bishop"
        in shown
    )


def test_what_was_proven_and_what_one_knows_of_the_other_is_drawn() -> None:
    table = given(
        "Bat Form, Dagger", "Relic, Garlic, Musket", decision="window", revealed=["Cook"],
        proven=["Maid"],
    )  # fmt: skip
    table.plays(V, "play Bat Form; pay Dagger")
    table.plays(H, "decline")
    table.plays(V, "clergy")

    own, other = (" ".join(drawn(table, seat).split()) for seat in (V, H))

    assert "Revealed vampires: Cook Proven humans: Maid Your vampires: Lady, Monk, Cook" in own
    assert "What you know of Leon: Hand: Garlic, Musket" in own
    assert "What you know of" not in other


def test_a_hand_is_drawn_with_types_values_and_costs() -> None:
    table = by_day("-", "Dagger*2, Statue of Saint, Holy Water 3, Crucifix, Ostler")

    shown = " ".join(drawn(table, H).split())

    assert "Dagger 1 noble ×2, Statue of Saint 2 clergy+water, Holy Water 3 water" in shown  # noqa: RUF001
    assert "Support (cost by day/night): Ostler 0/1, Crucifix 1/2" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_in_eighty_columns(language: str) -> None:
    names = ("Maximiliane Freifrau von Hohenstein", "Очень длинное русское имя")

    for question in QUESTIONS.values():
        table = question()
        shown = drawn(table, table.turn, language, 80, names)

        assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_move_that_is_also_a_command_is_played_where_it_is_offered(house: House) -> None:
    house.patch.setitem(SHELF, GAME.slug, GAME)
    first_turn = "draw\nnobody\ndecline\npass\n1\n1\n"
    until_the_next = "decline\nplay nothing\nskip\n" * 5

    run = house.run(
        "play", GAME.slug, "--names", "Ann", "--seed", "2", typed=first_turn + until_the_next
    )

    assert "Ann> skip Ann neither discards nor draws." in run.text


def test_the_windows_of_ones_own_turn_can_be_skipped(house: House) -> None:
    house.patch.setitem(SHELF, GAME.slug, GAME)

    run = house.run(
        "play", GAME.slug, "--names", "Ann", "--seed", "2", typed="draw\nnobody\nskip\npass\n"
    )

    assert "Ann> skip Vampire Empire · Turn 1 · Night: Ann’s turn · Step 3: action" in run.text


@pytest.mark.parametrize("nothing", ["decline", "pass", "-", "none", "nobody", "stop"])
def test_any_word_for_nothing_is_taken_where_nothing_can_be_chosen(
    house: House, nothing: str
) -> None:
    house.patch.setitem(SHELF, GAME.slug, GAME)

    run = house.run("play", GAME.slug, "--names", "Ann", "--seed", "2", typed=f"draw\n{nothing}\n")

    assert f"Ann> {nothing} Ann reveals no one." in run.text


def test_a_word_that_the_game_reads_itself_means_what_the_game_says(house: House) -> None:
    """In step 1 `done` is read as `draw`, although `skip` is the choice that does nothing."""
    house.patch.setitem(SHELF, GAME.slug, GAME)
    first_turn = "draw\nnobody\ndecline\npass\n1\n1\n"
    until_the_next = "decline\nplay nothing\n" * 2

    run = house.run(
        "play",
        GAME.slug,
        "--names",
        "Ann",
        "--seed",
        "2",
        typed=first_turn + until_the_next + "done",
    )

    assert re.search(r"Ann> done Ann draws [A-Z]\w+", run.text)


def test_undo_goes_back_past_a_window_that_answered_itself(house: House) -> None:
    """Alone against bots an empty window isn't asked; its answer would only come again."""
    house.patch.setitem(SHELF, GAME.slug, GAME)
    words = ("play", GAME.slug, "--names", "Ann", "--seed", "3")

    # With the eight new cards Ann can play nothing before her action.
    run = house.run(*words, typed="1\n" * 8 + "draw\nreveal Nun\nundo\n")

    assert "Ann undoes 3 moves." in run.text
    assert "Reveal one of your vampires?" in run.text.split("Ann undoes")[1]
