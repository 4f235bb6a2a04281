"""Short forms of section 22: each stands for single moves, and must tell the truth."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.table import ARRANGEMENT, Table, begun, cards, given


def unfolded(text: str, table: Table) -> list[str]:
    return GAME.unfold(table.position, table.turn, text)


def refusal_of(text: str, table: Table) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        unfolded(text, table)
    return refusal.value.key, refusal.value.clause


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("Gg11>Gg5", ["Gg5"]),
        ("> Gg5", ["Gg5"]),
        ("take E03", ["take", "E03"]),
        ("take ladder", ["take", "E03"]),
        ("put sword", ["put", "E09"]),
        ("close Gh5/h6", ["close", "Gh5/h6"]),
        ("key Gold Ce2/f2", ["key", "E15", "Ce2/f2"]),
        ("key universal key Ce2/f2", ["key", "C07", "Ce2/f2"]),
        ("KEY universal Ce2/f2", ["key", "C07", "Ce2/f2"]),
        ("hit V sword", ["fight", "E09", "V"]),
        ("hit Ce2/f2 dagger", ["fight", "dagger", "Ce2/f2"]),
        ("hit V stake", ["fight", "C01", "V"]),
        ("bite G", ["bite", "green"]),
        ("use kit B", ["use", "E01", "B"]),
        ("use first-aid kit B", ["use", "E01", "B"]),
        ("use plan C12", ["use", "E06", "FIELD(C12)"]),
        ("use plan g7", ["use", "E06", "G7"]),
        ("use ladder", ["use", "E03"]),
        ("ladder Gg11", ["use", "E03"]),
        ("cast Gb5 Gh5", ["cast", "Gb5", "Gh5"]),
        ("light wall", ["light", "wall"]),
        ("light Gg11 wall", ["light", "wall"]),
        ("R: throw", ["throw"]),
        ("r: hit V sword", ["fight", "E09", "V"]),
        ("throw", ["throw"]),
    ],
)
def test_a_short_form_stands_for_single_moves(text: str, moves: list[str]) -> None:
    assert unfolded(text, given()) == moves


@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("Gh11>Gg5", "refusal-not-there", "GR-51"),
        ("Gp1>Gg5", "refusal-no-such-square", "GR-1"),
        ("ladder Go10", "refusal-not-there", "GR-51"),
        ("light Gn1 wall", "refusal-not-there", "GR-51"),
        ("rev G4", "refusal-not-there", "GR-51"),
        ("rev G44", "refusal-no-such-field", "GR-10"),
        ("B: throw", "refusal-other-slot", "GR-7"),
        ("V: throw", "refusal-other-slot", "GR-7"),
        ("take nothing", "refusal-no-such-card", "GR-14"),
        ("take -", "refusal-no-such-card", "GR-14"),
        ("take demon", "refusal-which-card", "GR-14"),
        ("put nothing", "refusal-no-such-card", "GR-14"),
        ("use nothing", "refusal-no-such-card", "GR-14"),
        ("use nothing B", "refusal-no-such-card", "GR-14"),
        ("bite whom", "refusal-no-such-figure", "GR-12"),
        ("throw 8", "refusal-result", "GR-57"),
        ("bat 15", "refusal-result", "GR-57"),
        ("hit V sword d2 -2", "refusal-result", "GR-57"),
        ("use kit B +10", "refusal-result", "GR-57"),
        ("boom d5 wall gone", "refusal-result", "GR-57"),
        ("regen +5", "refusal-result", "GR-57"),
    ],
)
def test_a_short_form_that_is_not_true_is_refused(text: str, key: str, clause: str) -> None:
    assert refusal_of(text, given()) == (key, clause)


@pytest.mark.clause("GR-57")
def test_the_example_of_a_slot_is_played_line_by_line() -> None:
    table = given(slot="blue", down={"G4": "Sword"}, dice=[5, 5])

    table.does("B: throw", "Gh11>Gh3", "rev G4", "rev G4 Sword take")

    assert table.sheet("blue") == cards("Sword")
    assert table.at("blue") == "Gh3"


def test_a_find_must_be_named_rightly() -> None:
    table = given(red="Gh3", decision="revealed", down={"G4": "Sword"})

    assert refusal_of("rev G4 bow take", table) == ("refusal-not-there", "GR-51")
    assert unfolded("reveal G4 E09 leave", table) == ["leave"]


def test_nobody_names_a_card_before_it_is_turned_up() -> None:
    table = given(red="Gh3", decision="action", down={"G4": "Sword"})

    assert unfolded("rev G4", table) == ["reveal"]
    assert refusal_of("rev G4 Sword take", table) == ("refusal-unreadable", "GR-237")


@pytest.mark.clause("GR-193")
def test_remains_are_taken_together_and_ended() -> None:
    table = given(
        red="Gh5",
        yellow={"state": "gone"},
        decision="action",
        floor={"Gh5": {"yellow": "Stake, Hammer"}},
    )

    assert unfolded("take C01+E08 remains", table) == ["take", "C01", "E08", "end"]
    assert unfolded("take hammer", table) == ["take", "E08", "end"]
    table.does("take C01+E08 remains")

    assert table.sheet("red") == cards("Stake, Hammer")


@pytest.mark.clause("GR-145")
def test_a_piece_is_worn_from_its_own_square() -> None:
    table = given(slot="vampire", vampire="Ga8", decision="vampire-action", wardrobe={"teeth": 7})

    assert refusal_of("wear teeth G8", table) == ("refusal-not-there", "GR-51")
    table.does("V: wear teeth G7")

    assert table.truth["worn"] == ["teeth"]


@pytest.mark.clause("GR-37")
def test_a_corpse_rises_for_the_vampire_or_for_his_owner() -> None:
    table = given(red={"state": "corpse"})

    assert unfolded("V: rise r by V", table) == ["servant mine"]
    assert unfolded("R: rise r by owner", table) == ["servant owner"]
    assert refusal_of("rise b by V", table) == ("refusal-not-there", "GR-51")


@pytest.mark.clause("GR-23", "GR-26")
def test_the_vampire_arranges_everything_in_one_go() -> None:
    table = begun()

    assert refusal_of(f"R: {ARRANGEMENT}", table) == ("refusal-other-slot", "GR-7")
    table.does(f"V: {ARRANGEMENT}")

    assert (table.down("C1"), table.down("C12")) == ("C01", "C12")
    assert table.truth["locks"] == {"crypt": "gold", "armour": "iron"}
