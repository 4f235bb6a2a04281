"""Every reason why a move is refused: its sentence exists, its clause is named, nothing moves."""

import re
from importlib.resources import files

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused, word, words
from tests.games.vampire_queen.table import Table, given
from tests.tree import keys_raised

KINDS = "refusal|position|edition|option|seats"
RULES = ("rules/questions",)
WRITING = ("notation/position", "notation/position_line")
MODULES = ("edition/reading", "game", "notation/moves", *RULES, *WRITING)

LEADING = given(["6 6 7 S20", "8 S15", "9"])
BARRED = given(["6 6 7 S20", "8 S15", "9"], ban="S20")
RAISING = given(["7 S20", "8 8 5 S15", "9"], table={"0": "6 6"})
UNDER_S20 = given(["6 7", "8 8 S15", "9"], table={"0": "S20"})
NOTHING_BUT_S15 = given(["6 7", "S15", "9"], table={"0": "S20"})
OVER = given(["6", "3 10 Q", "S15 S20"], phase=5)
OVER.round("6", "pass", "pass")

#: Reasons that lie in the writing, so that there is no number for the move.
UNWRITTEN = {
    "refusal-nothing-named",
    "refusal-unreadable",
    "refusal-too-many-copies",
    "refusal-slayer-not-alone",
    "refusal-two-values",
}
#: Table, seat, what it says, why that is refused, and what the sentence names.
CASES = [
    (OVER, 1, "3", "refusal-game-over", "VQ-113", {}),
    (LEADING, 3, "6", "refusal-no-such-seat", "VQ-6", {"given": 4}),
    (LEADING, -1, "6", "refusal-no-such-seat", "VQ-6", {"given": 0}),
    (LEADING, 1, "8", "refusal-not-your-turn", "VQ-19", {"player": {"seat": 0}}),
    (RAISING, 2, "9", "refusal-not-your-turn", "VQ-19", {"player": {"seat": 1}}),
    (RAISING, 0, "7", "refusal-had-your-turn", "VQ-20", {"player": {"seat": 1}}),
    (LEADING, 0, "pass", "refusal-leader-passes", "VQ-23", {}),
    (BARRED, 0, "S20", "refusal-slayer-just-taken", "VQ-82", {"card": "20"}),
    (LEADING, 0, "S15", "refusal-not-held", "VQ-46", {"cards": words([word("card-S15")])}),
    (LEADING, 0, "6 6 6", "refusal-not-held", "VQ-46", {"cards": "6 6 6"}),
    (RAISING, 1, "S15", "refusal-slayer-does-not-raise", "VQ-43", {"card": "15"}),
    (RAISING, 1, "8", "refusal-wrong-size", "VQ-37", {"given": 1, "wanted": 2}),
    (RAISING, 1, "8 8 Q", "refusal-wrong-size", "VQ-37", {"given": 3, "wanted": 2}),
    (RAISING, 1, "5 Q", "refusal-not-higher", "VQ-38", {"given": 5, "beat": 6}),
    (RAISING, 1, "6 6", "refusal-not-higher", "VQ-38", {"given": 6, "beat": 6}),
    (RAISING, 1, "9 9", "refusal-not-held", "VQ-46", {"cards": "9 9"}),
    (NOTHING_BUT_S15, 1, "9", "refusal-must-pass", "VQ-67", {}),
    (UNDER_S20, 1, "pass", "refusal-must-play-a-vampire", "VQ-64", {}),
    (UNDER_S20, 1, "S15", "refusal-second-slayer", "VQ-65", {"card": "15"}),
    (UNDER_S20, 1, "8 8", "refusal-one-vampire-only", "VQ-61", {}),
    (UNDER_S20, 1, "9", "refusal-not-held", "VQ-46", {"cards": "9"}),
    (LEADING, 0, "", "refusal-nothing-named", "VQ-46", {}),
    (LEADING, 0, "Hund", "refusal-unreadable", "VQ-46", {"given": "Hund"}),
    (LEADING, 0, "6*9", "refusal-too-many-copies", "VQ-2", {"card": "6", "given": 9, "most": 8}),
    (LEADING, 0, "S20 6", "refusal-slayer-not-alone", "VQ-27", {"card": "20"}),
    (LEADING, 0, "7 6 Q", "refusal-two-values", "VQ-26", {"one": 6, "other": 7}),
]


def refusals() -> list[Refused]:
    """What is answered to every row; `tests/golden` keeps the sentences."""
    answers = [GAME.refuse(table.position, seat, move) for table, seat, move, *_ in CASES]
    return [*filter(None, answers), LEADING.position.refusal(0, -1)]


@pytest.mark.clause("VQ-46")
@pytest.mark.parametrize(
    ("table", "seat", "move", "key", "clause", "names"),
    CASES,
    ids=[f"{key[8:]}: {seat} {move}" for _, seat, move, key, _, _ in CASES],
)
def test_a_refused_move_names_its_reason_and_its_clause_and_changes_nothing(
    table: Table, seat: int, move: str, key: str, clause: str, names: dict[str, object]
) -> None:
    table.refuses(seat, move, clause, key)

    refusal = GAME.refuse(table.position, seat, move)
    assert refusal is not None
    assert refusal.details == names


@pytest.mark.clause("VQ-46")
@pytest.mark.parametrize("number", [-1, 527, 10**6])
def test_a_number_that_is_not_a_move_is_refused(number: int) -> None:
    before = LEADING.line()

    with pytest.raises(Refused) as refusal:
        LEADING.position.play(0, number)

    assert (refusal.value.key, refusal.value.clause) == ("refusal-no-such-move", "VQ-46")
    assert refusal.value.details == {"given": str(number)}
    assert LEADING.line() == before


@pytest.mark.clause("VQ-19", "VQ-20", "VQ-46")
def test_a_move_by_number_is_refused_like_the_same_move_in_words() -> None:
    for table, seat, move, key, clause, _ in CASES:
        if key not in UNWRITTEN:
            number = GAME.parse(table.position, 0, move)
            with pytest.raises(Refused) as refusal:
                table.position.play(seat, number)
            assert (refusal.value.key, refusal.value.clause) == (key, clause)


def test_every_reason_against_a_move_is_among_the_cases() -> None:
    tried = {key for _, _, _, key, _, _ in CASES} | {"refusal-no-such-move"}

    assert keys_raised("vampire_queen", (*RULES, "notation/moves"), KINDS) == tried


def messages(package: str, language: str) -> set[str]:
    text = (files(package) / "text" / f"{language}.ftl").read_text()
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(language: str) -> None:
    known = messages("gruft.games.vampire_queen", language) | messages("gruft.words", language)

    assert keys_raised("vampire_queen", MODULES, KINDS) - known == set()
