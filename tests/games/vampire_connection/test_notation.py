"""Moves as people write them, and the 148 numbers behind them."""

import pytest
from hypothesis import example, settings
from hypothesis import given as holds_for
from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.notation.names import (
    CODES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    VICTIM_NAMES,
)
from gruft.kernel.refusal import Refused
from tests.games.vampire_connection.table import connecting, given
from tests.games.vampire_connection.walks import seat_counts, seeds, walk

MOVES = range(148)
HANDS = ["mist, wolf, stake", "Beatquick, stake*2", "bat"]
#: Three seats: Biggulp in play, Ficklecrash, and Stoneheart in her tomb.
TABLE = given(
    HANDS,
    vampires=["Biggulp", "Ficklecrash", "Stoneheart"],
    places=["castle", "castle", "tomb"],
    captives=["The Tyke", "The Baker", "-"],
)

WRITTEN = {
    0: "pass",
    1: "end connection",
    2: "end play",
    3: "done",
    4: "accept",
    5: "reject",
    6: "counter",
    7: "offer Biggulp",
    9: "offer Stoneheart",
    12: "offer seat 5",
    13: "name mist",
    29: "name Party",
    30: "mist > castle",
    33: "mist+2x > village",
    35: "wolf > tomb",
    40: "bat > village",
    43: "bat > castle of Ficklecrash",
    47: "bat > castle of seat 5",
    48: "bat(wolf) > castle",
    51: "bat(wolf)+2x > village",
    54: "carriage+hb > village",
    55: "carriage+hb+2x > village",
    58: "carriage+hb > castle of Stoneheart",
    62: "hb > village",
    63: "hb+2x > village",
    64: "leave tomb",
    65: "revive",
    67: "Beatquick+1 -> Ficklecrash",
    68: "Beatquick+2 -> Stoneheart",
    80: "Rudey+1 -> Stoneheart",
    86: "Assistant+3 -> Stoneheart",
    89: "Assistant -> seat 5",
    90: "GO",
    91: "escape",
    92: "party",
    94: "crucifix @ Ficklecrash",
    101: "holy water @ Stoneheart",
    105: "book @ Biggulp",
    111: "name The Tyke",
    124: "name The Baker",
    138: "name The Mayor's Daughter",
    139: "respond crucifix",
    140: "respond holy water",
    141: "respond book",
    142: "first 1",
    143: "first 2",
    144: "buy 0",
    147: "buy 3",
}


def read(text: str) -> int:
    return GAME.parse(TABLE.position, 0, text)


def refusal_of(text: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        read(text)
    return refusal.value


# --- the 148 moves -------------------------------------------------------------------------------


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize(("move", "text"), WRITTEN.items())
def test_a_move_is_written_in_one_form_and_read_back(move: int, text: str) -> None:
    assert GAME.write(TABLE.position, move) == text
    assert read(text) == move


@pytest.mark.clause("VC-247", "VC-248")
def test_there_are_148_moves_each_with_a_written_form_of_its_own() -> None:
    written = [GAME.write(TABLE.position, move) for move in MOVES]

    assert GAME.describe().moves == len(set(written)) == 148


@settings(max_examples=8, deadline=None)
@holds_for(seat_counts, seeds)
def test_every_move_reads_back_wherever_the_game_is(seats: int, seed: int) -> None:
    for step, (table, seat) in enumerate(walk(seats, seed)):
        if step % 10 == 0:
            written = [GAME.write(table.position, move) for move in MOVES]
            assert [GAME.parse(table.position, seat, text) for text in written] == list(MOVES)


@settings(max_examples=10, deadline=None)
@holds_for(seat_counts, seeds)
def test_every_legal_move_is_accepted_as_it_is_written(seats: int, seed: int) -> None:
    for table, seat in walk(seats, seed, 60):
        for move in table.position.moves(seat):
            refusal = GAME.refuse(table.position, seat, GAME.write(table.position, move))
            assert refusal is None or refusal.key == "line-unfinished"


# --- what a reader takes besides -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("PASS", 0),
        ("  end   PLAY ", 2),
        ("end", 2),
        ("keep all", 0),
        ("ok", 4),
        ("no", 5),
        ("good opportunity", 90),
        ("Go", 90),
        ("offer seat 2", 9),
        ("offer countess stoneheart", 9),
        ("offer Count Ficklecrash", 8),
        ("MIST>village", 32),
        ("mist +2x > village", 33),
        ("carriage > tomb", 53),
        ("carriage+2x > village", 55),
        ("hunchback > village", 62),
        ("bat > castle of count ficklecrash", 43),
        ("beatquick -> stoneheart", 68),
        ("vj1+2->Stoneheart", 68),
        ("rudey -> seat 2", 80),
        ("holy_water@ficklecrash", 100),
        ("name vj3", 20),
        ("name Pf", 22),
        ("name V28", 138),
        ("name mayor's daughter", 138),
        ("name The Mayor\u2019s Daughter", 138),
        ("baker", 124),
        ("mist", 13),
        ("respond HOLY WATER", 140),
    ],
)
def test_a_reader_takes_any_case_blanks_and_other_words(text: str, move: int) -> None:
    assert read(text) == move


@pytest.mark.parametrize("card", range(17))
def test_a_card_is_read_by_its_name_or_the_code_of_the_printed_game(card: int) -> None:
    assert read(f"name {TYPE_NAMES[card]}") == read(f"name {CODES[card]}") == 13 + card


@pytest.mark.parametrize("victim", range(28))
def test_a_victim_is_read_by_name_with_or_without_article_or_by_number(victim: int) -> None:
    name = VICTIM_NAMES[victim]

    spellings = {name, name.upper(), name.removeprefix("The "), f"V{victim + 1:02d}"}
    assert {read(f"name {spelling}") for spelling in spellings} == {111 + victim}


def test_end_ends_the_phase_that_is_open() -> None:
    assert GAME.parse(connecting(HANDS).position, 0, "end") == 1
    assert GAME.parse(TABLE.position, 0, "end") == 2


@pytest.mark.parametrize(
    ("pending", "text", "move"),
    [
        ({"decision": "offer-give", "partner": 1, "offers": 1}, "give wolf", 14),
        ({"decision": "offer-want", "partner": 1, "offers": 1, "give": "wolf"}, "want bat", 15),
        ({"decision": "target", "card": "GO"}, "on The Baker", 124),
        ({"decision": "consume"}, "consume The Baker", 124),
        ("move-window", "Thrashon+1 -> Biggulp", 72),
    ],
)
def test_the_verb_is_that_of_the_question(pending: object, text: str, move: int) -> None:
    if pending == "move-window":
        pending = {"decision": "move-window", "form": "wolf", "goal": "village"}
    table = given(HANDS, captives=["-", "The Baker", "-"],
                  discard="Good Opportunity", pending=pending)  # fmt: skip

    assert GAME.write(table.position, move) == text
    assert GAME.parse(table.position, 0, text) == move


@pytest.mark.clause("VC-248")
def test_another_verb_than_that_of_the_question_is_refused() -> None:
    table = given(HANDS, pending={"decision": "offer-give", "partner": 1, "offers": 1})

    with pytest.raises(Refused) as refusal:
        GAME.parse(table.position, 0, "want mist")

    assert (refusal.value.key, refusal.value.clause) == ("refusal-wrong-verb", "VC-248")
    assert refusal.value.details == {"given": "want", "wanted": "give"}


@pytest.mark.clause("VC-84")
@pytest.mark.parametrize("text", ["first Sunrise", "first sunrise marked", "first 2"])
def test_events_are_named_by_their_kind_or_place(text: str) -> None:
    events = {"decision": "order", "events": ["Unrest", "Sunrise marked"]}
    table = given(HANDS, village="*", pending=events)

    assert GAME.parse(table.position, 0, text) == 143
    assert GAME.write(table.position, 143) == "first Sunrise"


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize(
    "text",
    ["", " ", "-", "*", "?", "mis", "passs", "mist >", "mist > moon", "> village", "->", "@", "[]",
     "wolf -> Biggulp", "stake+1 -> Biggulp", "cross @ Biggulp", "respond", "respond mist",
     "name", "give", "buy 4", "buy", "V29", "V1", "\u0663", "mist\x00", "hb > moon", "FOO Bar"],
)  # fmt: skip
def test_what_is_not_a_move_is_refused_by_name(text: str) -> None:
    refusal = refusal_of(text)

    assert (refusal.key, refusal.clause) == ("refusal-unreadable", "VC-247")
    assert refusal.details["given"] == text.strip()


@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("offer Dracula", "refusal-no-such-vampire", "VC-2"),
        ("offer seat 6", "refusal-no-such-vampire", "VC-2"),
        ("offer Miststone", "refusal-no-such-vampire", "VC-2"),
        ("bat > castle of ", "refusal-unreadable", "VC-247"),
        ("hb > tomb", "refusal-hunchback-village-only", "VC-63"),
        ("mist+2x > tomb", "refusal-double-success-village-only", "VC-80"),
        ("mist+2x+2x > village", "refusal-double-success-once", "VC-80"),
        ("bat+2x > castle of Ficklecrash", "refusal-double-success-village-only", "VC-80"),
        ("wolf > castle of Ficklecrash", "refusal-no-foreign-castle", "VC-49"),
        ("bat(wolf) > castle of Ficklecrash", "refusal-no-foreign-castle", "VC-49"),
        ("Beatquick+1 -> Stoneheart", "refusal-wrong-stakes", "VC-132"),
        ("Rudey+ -> Stoneheart", "refusal-wrong-stakes", "VC-132"),
        ("first Unrest", "refusal-no-such-event", "VC-84"),
        ("first", "refusal-no-such-event", "VC-84"),
    ],
)
@pytest.mark.clause("VC-2", "VC-49", "VC-63", "VC-80", "VC-84", "VC-132")
def test_what_can_be_no_move_is_refused_with_its_reason(text: str, key: str, clause: str) -> None:
    refusal = refusal_of(text)

    assert (refusal.key, refusal.clause) == (key, clause)


def test_of_a_long_word_only_the_beginning_is_repeated() -> None:
    assert len(str(refusal_of("x" * 1000).details["given"])) == 60
    assert len(str(refusal_of("offer " + "x" * 1000).details["given"])) == 40


LETTERS = "mistwolfGO ;:<->+*@[],?-0V14 2xdtradecountrhbgivnp\u2019\n"


@settings(max_examples=300, deadline=None)
@holds_for(st.one_of(st.text(max_size=60), st.text(LETTERS, max_size=60)))
@example("discard -")
@example("escape" + " " * 1900 + "@a\nb")
@example("party" + " " * 1900 + "-")
@example("trade" + " x" * 900)
def test_whatever_is_written_is_a_line_or_refused(text: str) -> None:
    for table in (TABLE, connecting(HANDS)):
        GAME.refuse(table.position, 0, text)


# --- scripted luck -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "text", "piece"),
    [
        ("vampires", "Biggulp", 0),
        ("vampires", "Miststone", 5),
        ("vampire", "mist", 0),
        ("vampire", "VP", 16),
        ("village", "V14", 13),
        ("village", "The Baker", 13),
        ("lower half", "Sunrise marked", 32),
        ("lower half", "Angel", 36),
    ],
)
def test_a_scripted_shuffle_names_a_card_of_its_deck(deck: str, text: str, piece: int) -> None:
    assert GAME.read_piece(deck, text) == piece


@pytest.mark.clause("VC-3")
@pytest.mark.parametrize(
    ("deck", "text"),
    [("vampires", "mist"), ("vampires", "biggulp"), ("vampire", "The Baker"), ("vampire", ""),
     ("village", "mist"), ("village", "?"), ("lower half", "mist*2")],
)  # fmt: skip
def test_a_card_of_another_deck_is_refused(deck: str, text: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_piece(deck, text)

    assert (refusal.value.key, refusal.value.clause) == ("refusal-no-such-card", "VC-3")


def test_every_vampire_has_a_name_of_its_own() -> None:
    assert len(set(VAMPIRE_NAMES)) == 6
