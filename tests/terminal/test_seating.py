"""Who sits where: people and bots by seat, and names that can be shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.terminal.names import WIDEST_NAME, clean_name
from gruft.terminal.seating import Party, Wishes, seat_party
from gruft.terminal.visit import CLIENT
from gruft.words.speech import Words

QUEEN = SHELF["vampire_queen"]
ENGLISH = Words.at(QUEEN, "en", client=CLIENT)


def party(
    seats: str | None = None, names: str | None = None, bots: str | None = None, *single: str
) -> Party:
    return seat_party(QUEEN, Wishes(seats, names, bots, single), ENGLISH)


def kinds(seated: Party) -> str:
    """The players in a word: P for a person, else the bot's first letter."""
    return "".join("P" if player == "person" else player[0] for player in seated.players)


# ---- who sits where ----


def test_without_a_wish_one_person_sits_down_with_three_ravens() -> None:
    seated = party()

    assert kinds(seated) == "Prrr"
    assert seated.names == ("Player 1", "Corvina", "Lenore", "Grip")


def test_named_people_sit_in_the_first_seats_and_ravens_in_the_rest() -> None:
    seated = party(names="Ann, Ben")

    assert kinds(seated) == "PPrr"
    assert seated.names[:2] == ("Ann", "Ben")


def test_named_bots_sit_in_the_last_seats_and_people_in_the_rest() -> None:
    assert kinds(party(bots="raven,moth")) == "Prm"
    assert kinds(party("5", bots="raven,moth")) == "PPPrm"


def test_people_and_bots_together_are_the_whole_table() -> None:
    assert kinds(party(names="Ann,Ben", bots="moth,naive,raven")) == "PPmnr"


def test_single_seats_come_first() -> None:
    seated = party("6", "Ann", "moth", "1=naive", "6=Zoe")

    assert kinds(seated) == "nPrrmP"
    assert (seated.names[1], seated.names[5]) == ("Ann", "Zoe")


def test_a_table_of_bots_alone_can_be_watched() -> None:
    assert kinds(party("3", bots="moth,moth,raven")) == "mmr"


def test_somebody_sits_in_front_of_the_screen_unless_all_seats_are_given_to_bots() -> None:
    assert kinds(party(None, None, None, "1=moth")) == "mPrr"


def test_a_bot_never_takes_the_name_of_a_person() -> None:
    assert party(names="corvina,Grip").names == ("corvina", "Grip", "Lenore", "Huginn")


# ---- names ----


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t von\nAal ", "Ann von Aal"),
        ("\x1b[31mRed\x07", "[31mRed"),
        ("\u202eevil\u200b", "evil"),
        ("Maximiliane von Hohenstein", "Maximiliane von Hoh…"),
        ("伊藤さくら桜子の長い名前", "伊藤さくら桜子の長…"),
        ("e\u0301", "é"),
    ],
)
def test_a_name_is_cleaned_and_cut(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@given(st.text(max_size=80))
def test_a_name_is_never_wider_than_its_column_and_never_moves_the_cursor(given: str) -> None:
    shown = clean_name(given)

    assert cell_len(shown) <= WIDEST_NAME
    assert len(shown) <= 40
    assert shown.isprintable()
    assert shown == shown.strip()
    assert clean_name(shown) == shown


def test_two_names_that_look_alike_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        party(names="Maximiliane von Hohenstein,Maximiliane von Hohenfels")

    assert refused.value.key == "name-twice"
