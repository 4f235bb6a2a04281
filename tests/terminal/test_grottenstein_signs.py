"""Vampir at one screen: what the signs mean, and words that fit whoever they are said of."""

import re
from itertools import pairwise

import pytest

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.table import RED, YELLOW, given
from tests.terminal.villa import drawn, look, row

# ---- signs --------------------------------------------------------------------------------------


def test_what_the_signs_mean_is_told_once_and_whenever_one_asks_for_the_table() -> None:
    table = given()
    eyes = look(table)

    told = ["╫ closed door" in "\n".join(drawn(eyes, table, RED)) for _ in range(2)]

    assert told == [True, False]
    assert "╫ closed door" in "\n".join(drawn(eyes, table, RED, whole=True))


def test_signs_that_are_rare_are_explained_when_they_are_there_and_once() -> None:
    table = given(
        red="Gn1", holds={"red": "Dynamite, Torch"}, floor={"Go10": {"ladder": "Ladder"}},
        zombies={"squares": ["Gb5", "Ub5"], "caster": "green"},
    )  # fmt: skip
    eyes, later, ours = look(table), look(given()), "Z zombie  ‡ ladder at the hatch"
    drawn(later, given(), RED)

    assert ours in (" ".join(drawn(eyes, table, RED, 200)))
    assert ours in drawn(later, table, RED, 200)
    assert ours not in "\n".join(drawn(later, table, RED, 200))
    assert "zombie" not in "\n".join(drawn(look(given()), given(), RED, whole=True))

    table.does("stay", "light wall")

    assert "* lit charge" in drawn(eyes, table, RED)
    assert "* lit charge" in " ".join(drawn(eyes, table, RED, 200, whole=True))


@pytest.mark.clause("ED-14")
def test_a_laid_ladder_is_drawn_at_both_ends_of_the_hatch() -> None:
    for laid_on in ("Go10", "Co10"):
        table = given(floor={laid_on: {"ladder": "Ladder"}})

        lines = drawn(look(table), table, RED, 100)

        assert [row(lines, 10, floor)[-2] for floor in (0, 1)] == ["‡", "‡"]


@pytest.mark.clause("ED-14")
def test_what_stands_at_the_hatch_covers_the_ladder() -> None:
    table = given(
        blue={"state": "gone"}, floor={"Go10": {"ladder": "Ladder"}, "Co10": {"blue": "Bow"}},
        zombies={"squares": ["Go10", "Ub5"], "caster": "red"},
    )  # fmt: skip

    lines = drawn(look(table), table, RED, 100)

    assert [row(lines, 10, floor)[-2] for floor in (0, 1)] == ["&", "Z"]


def test_on_a_plain_screen_no_sign_of_the_legend_means_two_things() -> None:
    table = given(
        red="Gl1", charge={"lighter": "red", "aim": "wall", "at": "Gn1"},
        floor={"Go10": {"ladder": "Ladder"}},
        zombies={"squares": ["Gb5", "Ub5"], "caster": "green"},
    )  # fmt: skip

    lines = drawn(look(table), table, RED, 100, encoding="ascii")

    legend = "  ".join(lines[next(n for n, one in enumerate(lines) if "open door" in one) :][:3])
    signs = [part.split(" ")[0] for part in re.split(r" {2,}", legend) if part[1:2] == " "]
    assert {"H", "%", "!", "Z", "*", "&"} <= set(signs)
    assert len(signs) == len(set(signs))
    plans = "\n".join(line for line in lines if line[2:4] == " |")
    assert plans.count("%") == 2
    assert plans.count("!") == 1


# ---- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locks", "said"),
    [(None, "nicht Gold"), (["rot", "blau", "gelb", "weiß"], "nicht rot")],
)
def test_what_a_lock_cannot_be_is_called_by_its_owners_name_or_by_ours(
    locks: list[str] | None, said: str
) -> None:
    edition = GAME.edition_with({"locks": locks}, "mine.toml") if locks else None
    table = given(
        edition=edition, locks={"crypt": "silver", "armour": "iron"},
        knowledge={"tried": {"crypt": "gold"}},
    )  # fmt: skip

    assert f"Schloss der Gruft: {said}" in drawn(look(table, "de"), table, RED)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 of 3 places", "2 of 3 places"),
        ("de", "1 von 3 Tragplätzen", "2 von 3 Tragplätzen"),
        ("fr", "1 emplacement sur 3", "2 emplacements sur 3"),
        ("it", "1 posto su 3", "2 posti su 3"),
        ("ru", "мест занято: 1 из 3", "мест занято: 2 из 3"),
    ],
)
def test_filled_places_are_counted_in_good_grammar(language: str, one: str, two: str) -> None:
    table = given(holds={"red": "Sword", "blue": "Hammer, Club"})

    said = "\n".join(drawn(look(table, language), table, RED, 100))

    assert f"({one})" in said
    assert f"({two})" in said


@pytest.mark.parametrize(
    ("language", "gone", "stuck", "unlit"),
    [
        ("fr", "hors jeu", "ne peut se dégager de la graisse", "Dynamite, Torche (mèche éteinte)"),
        ("it", "fuori gioco", "non riesce a liberarsi dal grasso", "Dinamite, Torcia (spenta)"),
        ("ru", "вне игры", "не может выбраться из жира", "Динамит, Факел (не горит)"),
    ],
)
def test_states_fit_women_as_well_as_men(language: str, gone: str, stuck: str, unlit: str) -> None:
    table = given(
        blue={"state": "gone"}, yellow={"at": "Gj11", "stuck": True},
        floor={"Gb5": {"unlit": "Dynamite, Torch"}},
    )  # fmt: skip

    lines = drawn(look(table, language), table, RED, 100)

    by_letter = {line[1]: (line, below) for line, below in pairwise(lines[1:]) if line[1:3] != "  "}
    assert gone in by_letter["B"][0]
    assert by_letter["Y"][1].strip() == stuck
    assert any(unlit in line for line in lines)


def test_who_stays_is_told_so_without_a_word_of_gender() -> None:
    table = given(slot="yellow")

    assert any("Resta qui" in line for line in drawn(look(table, "it"), table, YELLOW, 100))
