"""Short forms of section 22: each stands for single moves, and must tell the truth."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.refused import GONE, servant
from tests.games.grottenstein.table import (
    ARRANGEMENT,
    RED,
    VAMPIRE,
    YELLOW,
    Table,
    begun,
    cards,
    given,
)
from tests.games.refusals import said


def unfolded(text: str, table: Table) -> list[str]:
    return GAME.unfold(table.position, table.turn, text)


def refused(text: str, table: Table) -> Refused:
    with pytest.raises(Refused) as refusal:
        unfolded(text, table)
    return refusal.value


def refusal_of(text: str, table: Table) -> tuple[str, str]:
    refusal = refused(text, table)
    return refusal.key, refusal.clause


def sentence_of(text: str, table: Table, language: str = "en") -> str:
    return said(GAME, refused(text, table), language)


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


@pytest.mark.clause("GR-51", "GR-57", "GR-82", "GR-115", "GR-126", "GR-148", "GR-209", "ED-14")
@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("Gh11>Gg5", "refusal-not-there", "GR-51"),
        ("Gp1>Gg5", "refusal-no-such-square", "GR-1"),
        ("ladder Go10", "refusal-not-there", "ED-14"),
        ("light Gn1 wall", "refusal-not-there", "GR-209"),
        ("rev G4", "refusal-not-numbered", "GR-82"),
        ("rev G4 sword take", "refusal-not-numbered", "GR-82"),
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
        ("bat 15", "refusal-result", "GR-148"),
        ("rev U2 Demon d4 -6", "refusal-result", "GR-88"),
        ("key Gold Ce2/f2 +", "refusal-result", "GR-126"),
        ("key Gold Ce2/f2 -", "refusal-result", "GR-126"),
        ("hit V sword d2 -2", "refusal-result", "GR-115"),
        ("hit Gd2/e2 dagger d3", "refusal-result", "GR-115"),
        ("R: hit Ce2/f2 dagger d4 -6 (28)", "refusal-result", "GR-115"),
        ("bite G d4 -3 +3", "refusal-result", "GR-154"),
        ("use kit B +10", "refusal-result", "ED-10"),
        ("boom d5 wall gone", "refusal-result", "GR-213"),
        ("regen +5", "refusal-result", "GR-159"),
        ("crypt -3", "refusal-result", "GR-164"),
        ("stay +3", "refusal-result", "GR-57"),
    ],
)
def test_a_short_form_that_is_not_true_is_refused_for_its_own_clause(
    text: str, key: str, clause: str
) -> None:
    assert refusal_of(text, given()) == (key, clause)


@pytest.mark.clause("GR-57")
def test_the_example_of_a_slot_is_played_line_by_line() -> None:
    table = given(slot="blue", down={"G4": "Sword"}, dice=[5, 5])

    table.does("B: throw", "Gh11>Gh3", "rev G4", "rev G4 Sword take")

    assert table.sheet("blue") == cards("Sword")
    assert table.at("blue") == "Gh3"


@pytest.mark.clause("GR-86")
def test_a_find_must_be_named_rightly() -> None:
    table = given(red="Gh3", decision="revealed", down={"G4": "Sword"})

    assert refusal_of("rev G4 bow take", table) == ("refusal-not-there", "GR-86")
    assert unfolded("reveal G4 E09 leave", table) == ["leave"]


@pytest.mark.clause("GR-82", "GR-86")
@pytest.mark.parametrize(
    ("decision", "text", "heard"),
    [
        ("revealed", "rev G4 Bow take", "You wrote “Bow”, but here it is “E09”. (GR-86)"),
        ("revealed", "rev g9 sword take", "You wrote “g9”, but here it is “G4”. (GR-82)"),
        ("action", "rev g9", "You wrote “g9”, but here it is “G4”. (GR-82)"),
    ],
)
def test_a_refusal_repeats_what_was_typed(decision: str, text: str, heard: str) -> None:
    table = given(red="Gh3", decision=decision, down={"G4": "Sword"})

    assert sentence_of(text, table) == heard


@pytest.mark.clause("GR-178")
def test_a_figure_that_rises_is_called_as_it_was_typed() -> None:
    table = given(red={"state": "corpse"})

    assert sentence_of("rise b by V", table) == "You wrote “b”, but here it is “red”. (GR-178)"


@pytest.mark.clause("GR-82")
@pytest.mark.parametrize("text", ["rev G4", "rev G4 sword take"])
def test_who_stands_on_no_number_hears_that_and_where_they_are(text: str) -> None:
    heard = sentence_of(text, given(red="Gh8"))

    assert heard == "Gh8 isn’t a numbered square, so it has no field for cards. (GR-82)"


@pytest.mark.clause("GR-14")
@pytest.mark.parametrize(
    ("language", "card", "how"),
    [
        ("en", "sabre", "number (E09) or by name (sword)"),
        ("de", "Schwert", "Nummer (E09) oder ihrem englischen Namen (sword)"),
        ("fr", "épée", "numéro (E09) ou par son nom anglais (sword)"),
        ("it", "dinamite", "numero (E09) o con il suo nome inglese (sword)"),
        ("ru", "меч", "номером (E09) или английским названием (sword)"),
    ],
)
def test_who_names_a_card_in_their_own_language_hears_how_cards_are_written(
    language: str, card: str, how: str
) -> None:
    heard = sentence_of(f"put {card}", given(), language)

    assert card in heard
    assert how in heard


@pytest.mark.clause("GR-229", "GR-230")
@pytest.mark.parametrize("card", ["bow", "sword"])
def test_who_is_not_asked_cannot_find_out_what_was_turned_up(card: str) -> None:
    table = given(red="Gh3", decision="revealed", down={"G4": "Sword"})

    with pytest.raises(Refused) as refusal:
        GAME.unfold(table.position, VAMPIRE, f"rev G4 {card} take")

    assert refusal.value.key == "refusal-unreadable"


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


@pytest.mark.clause("GR-89", "GR-193", "GR-236", "ED-14")
@pytest.mark.parametrize(
    ("square", "written", "key", "clause"),
    [
        ("Gh3", "take E09+E11", "refusal-one-card-of-field", "GR-89"),
        ("Gh3", "take E11+E09", "refusal-one-card-of-field", "GR-89"),
        ("Gh3", "take E09 remains", "refusal-no-remains", "GR-236"),
        ("Gh3", "take E09+C01", "refusal-other-place", "GR-236"),
        ("Gh3", "take C01+E09", "refusal-other-place", "GR-236"),
        ("Gh3", "take E09+C01 remains", "refusal-other-place", "GR-236"),
        ("Gh3", "take E09+C05", "refusal-not-here", "GR-89"),
        ("Gh3", "take E03+E09", "refusal-not-here", "GR-89"),
        ("Go10", "take E03 remains", "refusal-no-remains", "GR-236"),
        ("Go10", "take E03+E08", "refusal-other-place", "GR-236"),
        ("Go10", "take E08+E03", "refusal-other-place", "GR-236"),
        ("Gg11", "take E09+E11", "refusal-nothing-to-take", "GR-89"),
    ],
)
def test_one_action_takes_a_card_of_the_field_or_the_ladder_or_remains(
    square: str, written: str, key: str, clause: str
) -> None:
    table = given(
        red=square,
        green=GONE,
        yellow=GONE,
        decision="action",
        open={"G4": "E09, E11"},
        floor={"Gh3": {"yellow": "C01"}, "Go10": {"ladder": "E03", "green": "E08"}},
    )

    table.refuses(RED, written, clause, key)


@pytest.mark.clause("GR-141")
def test_the_vampire_takes_no_cards_however_many_he_names() -> None:
    table = given(slot="vampire", vampire="Gh3", decision="vampire-action", open={"G4": "E09, E11"})

    table.refuses(VAMPIRE, "take E09+E11", "GR-141")


@pytest.mark.clause("GR-145")
def test_a_piece_is_worn_from_its_own_square() -> None:
    table = given(slot="vampire", vampire="Ga8", decision="vampire-action", wardrobe={"teeth": 7})

    assert refusal_of("wear teeth G8", table) == ("refusal-not-there", "GR-145")
    table.does("V: wear teeth G7")

    assert table.truth["worn"] == ["teeth"]


@pytest.mark.clause("GR-233")
@pytest.mark.parametrize("seat", [RED, YELLOW])
@pytest.mark.parametrize("field", ["G7", "G8"])
@pytest.mark.parametrize("slot", ["red", "vampire"])
def test_no_hunters_seat_learns_where_a_piece_lies(seat: int, field: str, slot: str) -> None:
    position = given(slot=slot, vampire="Ga8", wardrobe={"teeth": 7}).position

    assert GAME.unfold(position, seat, f"wear teeth {field}") == ["wear teeth"]


@pytest.mark.clause("GR-142")
def test_the_vampires_seat_hears_in_a_servants_slot_that_servants_wear_nothing() -> None:
    table = given(red=servant("Gh3"), wardrobe={"teeth": 7}, decision="action")

    table.refuses(VAMPIRE, "wear teeth G8", "GR-142")


@pytest.mark.clause("GR-37", "GR-178")
def test_a_corpse_rises_for_the_vampire_or_for_their_owner() -> None:
    table = given(red={"state": "corpse"})

    assert unfolded("V: rise r by V", table) == ["servant mine"]
    assert unfolded("R: rise r by owner", table) == ["servant owner"]
    assert refusal_of("rise b by V", table) == ("refusal-not-there", "GR-178")


@pytest.mark.clause("GR-23", "GR-26")
def test_the_vampire_arranges_everything_in_one_go() -> None:
    table = begun()

    assert refusal_of(f"R: {ARRANGEMENT}", table) == ("refusal-other-slot", "GR-7")
    table.does(f"V: {ARRANGEMENT}")

    assert (table.down("C1"), table.down("C12")) == ("C01", "C12")
    assert table.truth["locks"] == {"crypt": "gold", "armour": "iron"}
