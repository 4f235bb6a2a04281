"""Moves as people write them, and the 216 numbers behind them."""

from collections.abc import Iterator

import pytest
from hypothesis import example, settings
from hypothesis import given as holds_for
from hypothesis import strategies as st

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    read_character,
    read_kind,
)
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import with_overrides
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.questions import QUESTIONS, second_attack
from tests.games.vampire_empire.table import Table, V, begun, given

MOVES = range(216)
DONE = 214
TABLE = given("Garlic*2, Dagger, Raven", "Relic, Sacrifice")

WRITTEN = {
    0: "cellar Garlic",
    43: "cellar I'm Not a Vampire",
    44: "cellar Spare 44",
    48: "moat Garlic",
    95: "moat Spare 47",
    96: "play Garlic",
    125: "play Ostler",
    136: "play Lady-in-Waiting",
    144: "pick Garlic",
    156: "pick Statue of Saint",
    192: "Lady",
    195: "Monk",
    200: "Butler",
    201: "noble",
    202: "clergy",
    203: "servant",
    204: "vampire",
    205: "holy water",
    206: "support",
    207: "attack",
    208: "defence",
    209: "hide",
    210: "water",
    211: "combat",
    212: "pass",
    213: "use",
    214: "done",
    215: "skip",
}
#: How move 214 is written where it may be an answer.
ENDINGS = {
    "step1": "draw",
    "reveal": "nobody",
    "window": "decline",
    "commit": "done",
    "respond": "decline",
    "replace": "decline",
    "water-response": "decline",
    "death": "decline",
    "immediate": "decline",
    "use-water": "no",
}
WORDS = ("draw", "nobody", "decline", "no", "stop")


def read(text: str, table: Table = TABLE) -> int:
    return GAME.parse(table.position, table.turn, text)


def refusal_of(text: str, table: Table = TABLE) -> Refused:
    with pytest.raises(Refused) as refusal:
        read(text, table)
    return refusal.value


def walk(seed: int) -> Iterator[tuple[Table, int]]:
    """A game after each of its random moves, with the seat that is asked."""
    luck = FastChance(seed)
    table = begun(chance=luck)
    position = table.position
    while not position.is_over():
        seat = table.turn
        yield table, seat
        moves = position.moves(seat)
        position.apply(seat, moves[luck.below(len(moves))])


# --- the 216 moves -------------------------------------------------------------------------------


@pytest.mark.clause("VE-239")
@pytest.mark.parametrize(("move", "text"), WRITTEN.items())
def test_a_move_is_written_in_one_form_and_read_back(move: int, text: str) -> None:
    assert GAME.write(TABLE.position, move) == text
    assert read(text) == move


@pytest.mark.clause("VE-239", "VE-253")
@pytest.mark.parametrize("question", QUESTIONS)
def test_in_every_decision_216_moves_have_a_form_of_their_own(question: str) -> None:
    table = QUESTIONS[question]()

    written = [GAME.write(table.position, move) for move in MOVES]

    assert table.position.decision(table.turn) == f"decision-{question}"
    assert GAME.describe().moves == len(set(written)) == 216
    assert [read(text, table) for text in written] == list(MOVES)
    assert [read(text.upper(), table) for text in written] == list(MOVES)


@settings(max_examples=8, deadline=None)
@holds_for(st.integers(0, 2**30))
def test_every_legal_move_is_accepted_as_it_is_written(seed: int) -> None:
    for table, seat in walk(seed):
        for move in table.position.moves(seat):
            written = GAME.write(table.position, move)
            assert GAME.parse(table.position, seat, written) == move
            refusal = GAME.refuse(table.position, seat, written)
            assert refusal is None or refusal.key == "line-unfinished"


# --- what the question makes of a move -----------------------------------------------------------


@pytest.mark.clause("VE-42", "VE-47", "VE-103", "VE-124", "VE-242", "VE-250")
@pytest.mark.parametrize(("question", "word"), ENDINGS.items())
def test_who_wants_no_more_says_so_in_the_words_of_the_question(question: str, word: str) -> None:
    table = QUESTIONS[question]()

    assert GAME.write(table.position, DONE) == word
    assert read(word, table) == read("done", table) == DONE


@pytest.mark.clause("VE-106", "VE-248")
def test_a_second_attack_without_a_card_is_a_stop() -> None:
    table = second_attack()

    assert table.legal(V)[-1] == "stop"
    assert read("stop", table) == read("done", table) == DONE
    table.begins(V, "play Hound")
    assert table.legal(V)[-1] == "done"
    assert refusal_of("stop", table).key == "refusal-wrong-word"


@pytest.mark.parametrize(("question", "word"), ENDINGS.items())
def test_the_word_of_another_question_is_refused(question: str, word: str) -> None:
    table = QUESTIONS[question]()

    for other in WORDS:
        if other != word:
            refusal = refusal_of(other, table)
            assert (refusal.key, refusal.clause) == ("refusal-wrong-word", "VE-239")
            assert refusal.details == {"given": other, "wanted": word}


@pytest.mark.parametrize("question", sorted(QUESTIONS.keys() - ENDINGS.keys()))
def test_where_nothing_can_be_left_out_every_such_word_is_the_same_move(question: str) -> None:
    table = QUESTIONS[question]()

    assert {read(word, table) for word in (*WORDS, "done")} == {DONE}
    assert not table.allows(table.turn, "decline")


@pytest.mark.clause("VE-47")
def test_a_reveal_is_written_with_its_verb_in_step_2_only() -> None:
    table = QUESTIONS["reveal"]()

    assert GAME.write(table.position, 192) == "reveal Lady"
    assert read("reveal lady", table) == read("Lady", table) == 192
    assert read("reveal Lady") == 192
    refusal = refusal_of("reveal Lady", QUESTIONS["hide-character"]())
    assert (refusal.key, refusal.details["wanted"]) == ("refusal-wrong-word", "Lady")


@pytest.mark.clause("VE-130", "VE-243")
def test_a_payment_goes_to_the_moat_and_may_be_called_either() -> None:
    table = QUESTIONS["pay"]()

    assert GAME.write(table.position, 48) == "pay Garlic"
    assert read("pay Garlic", table) == read("moat Garlic", table) == read("Garlic", table) == 48
    assert read("pay garlic", QUESTIONS["step1"]()) == 48


@pytest.mark.parametrize(
    ("question", "move"),
    [
        *((question, 96) for question in ("window", "hide-card", "water-card", "commit")),
        *((question, 96) for question in ("respond", "replace", "water-response", "death")),
        ("pay", 48),
        ("cancel", 144),
        ("effect-pick", 144),
    ],
)
def test_a_bare_card_is_what_the_question_does_with_cards(question: str, move: int) -> None:
    assert read("garlic", QUESTIONS[question]()) == move


@pytest.mark.parametrize("question", ["step1", "reveal", "action", "target", "effect-type"])
def test_elsewhere_a_bare_card_is_not_a_move(question: str) -> None:
    assert refusal_of("Garlic", QUESTIONS[question]()).key == "refusal-unreadable"


# --- what a reader takes besides -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("  PLAY   holy  WATER 1 ", 111),
        ("play holy_bible", 100),
        ("play i\u2019m not a vampire", 139),
        ("play lady-in-waiting", 136),
        ("holy_water", 205),
        ("DEFENSE", 208),
        ("yes", 213),
        ("lady", 192),
    ],
)
def test_a_reader_takes_any_case_blanks_and_other_words(text: str, move: int) -> None:
    assert read(text) == move


@pytest.mark.clause("VE-1")
def test_every_character_is_read_by_its_name() -> None:
    assert [read_character(name.upper()) for name in CHARACTER_NAMES] == list(range(9))


def test_every_card_is_read_by_its_name() -> None:
    printed = TABLE.position.printed

    assert [read_kind(printed, name.lower()) for name in KIND_NAMES] == list(range(48))


@pytest.mark.clause("VE-238")
def test_an_owners_card_is_read_and_written_by_its_own_name() -> None:
    own = {
        "cards.spare_44.name": "Weihwasser \u201e4\u201c",
        "cards.spare_44.value": 4,
        "cards.spare_44.human": 1,
        "cards.holy_water_1.human": 2,
    }
    edition = with_overrides(GAME.shipped_edition(), own, "owner")
    GAME.check_edition(edition, "owner")
    table = begun(edition=edition)

    assert GAME.write(table.position, 44) == "cellar Weihwasser \u201e4\u201c"
    assert read("moat weihwasser \u201e4\u201c", table) == 92
    assert refusal_of("moat Spare 44", table).key == "refusal-no-such-card"
    assert read("moat Spare 45", table) == 93


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.clause("VE-239")
@pytest.mark.parametrize(
    "text",
    ["", " ", "-", "*", "?", "play", "cellar", "reveal", "Garl", "Garlic", "Lad", "hid", "passs",
     "x", "[]", "{}", ":", "!", "&", "+", "attack defence", "\u0663", "pass\x00", "discard Garlic"],
)  # fmt: skip
def test_what_is_not_a_move_is_refused_by_name(text: str) -> None:
    refusal = refusal_of(text)

    assert (refusal.key, refusal.clause) == ("refusal-unreadable", "VE-239")


@pytest.mark.parametrize("written", ["FOO Bar", "play FOO Bar", "reveal FOO Bar"])
def test_a_refusal_gives_back_what_was_typed(written: str) -> None:
    refusal = refusal_of(written)

    assert refusal.details["given"] == "FOO Bar"


@pytest.mark.clause("VE-1", "VE-238")
@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("play Garl", "refusal-no-such-card", "VE-238"),
        ("play Lady", "refusal-no-such-card", "VE-238"),
        ("play Holy Water", "refusal-no-such-card", "VE-238"),
        ("play Vampire", "refusal-no-such-card", "VE-238"),
        ("moat Garlic, Dagger", "refusal-no-such-card", "VE-238"),
        ("pick ?", "refusal-no-such-card", "VE-238"),
        ("pay Garlic*2", "refusal-no-such-card", "VE-238"),
        ("reveal Garlic", "refusal-no-such-character", "VE-1"),
        ("reveal nobody", "refusal-no-such-character", "VE-1"),
    ],
)
def test_a_name_that_nothing_has_is_refused(text: str, key: str, clause: str) -> None:
    refusal = refusal_of(text)

    assert (refusal.key, refusal.clause) == (key, clause)


def test_of_a_long_word_only_the_beginning_is_repeated() -> None:
    assert len(str(refusal_of("x" * 1000).details["given"])) == 60
    assert len(str(refusal_of("play " + "x" * 1000).details["given"])) == 40
    assert len(str(refusal_of("reveal " + "x" * 1000).details["given"])) == 40


LETTERS = "GarlicDaggerLady BishopxHolyWater1234;:{}[]()+*!&>,?-cmdr2 stophidewpassusing\u2019\n"
PLAYED = [given("Garlic, Dagger, Raven*2, Hound", "Relic, Sacrifice"), QUESTIONS["commit"](),
          QUESTIONS["step1"](), QUESTIONS["respond"](), QUESTIONS["immediate"]()]  # fmt: skip


@settings(max_examples=300, deadline=None)
@holds_for(st.one_of(st.text(max_size=60), st.text(LETTERS, max_size=60)))
@example("*" + "a" * 1900)
@example("hide" + " x" * 900)
@example("& Monk x Lord using" + " a" * 900)
@example("!" + "{" * 900)
@example("Bishop x Lady" + " " * 1900 + "a[")
@example("*Novice{}: Nun +9 def")
@example(": Lady, , Garlic")
def test_whatever_is_written_is_a_line_or_refused(text: str) -> None:
    for table in PLAYED:
        GAME.refuse(table.position, table.turn, text)


# --- scripted luck -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "text", "piece"),
    [
        ("characters", "Lady", 0),
        ("tokens", "Butler", 8),
        ("city", "Monk", 3),
        ("vampire deck", "Garlic", 0),
        ("human deck", "Sacrifice", 33),
    ],
)
def test_a_scripted_shuffle_names_a_piece_of_its_deck(deck: str, text: str, piece: int) -> None:
    assert GAME.read_piece(deck, text) == piece


@pytest.mark.clause("VE-1", "VE-238")
@pytest.mark.parametrize(
    ("deck", "text", "key"),
    [
        ("characters", "Garlic", "refusal-no-such-character"),
        ("city", "", "refusal-no-such-character"),
        ("vampire deck", "Lady", "refusal-no-such-card"),
        ("human deck", "Garlic*2", "refusal-no-such-card"),
        ("human deck", "?", "refusal-no-such-card"),
    ],
)
def test_a_piece_of_another_deck_is_refused(deck: str, text: str, key: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_piece(deck, text)

    assert refusal.value.key == key
