"""Short forms of combats: fighters, groups, the immediate attack, responses and replacements."""

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.questions import QUESTIONS, second_attack
from tests.games.vampire_empire.table import H, Table, V, by_day, given


def unfolded(table: Table, text: str) -> list[str]:
    return GAME.unfold(table.position, table.turn, text)


def refusal_of(table: Table, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        unfolded(table, text)
    return refusal.value.key, refusal.value.clause


# --- combat --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-117", "VE-134", "VE-247")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("Bishop x Lady a[Relic]", ["combat", "Bishop", "Lady", "play Relic", "done"]),
        (
            "bishop X lady r1 A[Crucifix, Relic, Candlestick]{Garlic}",
            ["combat", "Bishop", "Lady", "play Candlestick", "play Relic", "play Crucifix",
             "done", "pay Garlic"],
        ),
    ],
)  # fmt: skip
def test_a_combat_is_written_with_its_fighters_and_the_first_attack(
    text: str, moves: list[str]
) -> None:
    table = by_day("Garlic", "Garlic, Relic, Candlestick, Crucifix")

    assert unfolded(table, text) == moves
    assert table.allows(H, text)


@pytest.mark.clause("VE-248")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("d[]", ["done"]),
        ("r1 d [ relic ] {}", ["play Relic", "done"]),
        ("D[Relic]", ["play Relic", "done"]),
    ],
)
def test_a_later_group_is_written_alone(text: str, moves: list[str]) -> None:
    table = QUESTIONS["commit"]()

    assert unfolded(table, text) == moves
    assert table.allows(H, text)


@pytest.mark.clause("VE-106", "VE-107", "VE-248")
@pytest.mark.parametrize("text", ["r2 stop", "stop", "a[]", "r2 a[]", "R2 STOP"])
def test_the_second_attack_can_be_left_out(text: str) -> None:
    table = second_attack()

    table.plays(V, text)

    assert table.position.decision(V) == "decision-window"


@pytest.mark.parametrize(
    ("text", "wanted"), [("a[Relic]", "d"), ("r2 d[Relic]", "r1"), ("r1 a[]", "d")]
)
def test_a_group_of_another_side_or_round_is_refused(text: str, wanted: str) -> None:
    with pytest.raises(Refused) as refusal:
        unfolded(QUESTIONS["commit"](), text)

    assert (refusal.value.key, refusal.value.clause) == ("refusal-wrong-word", "VE-239")
    assert refusal.value.details["wanted"] == wanted


@pytest.mark.parametrize("question", sorted(set(QUESTIONS) - {"commit"}))
def test_an_empty_group_is_not_an_answer_to_anything_but_a_combat(question: str) -> None:
    table = QUESTIONS[question]()

    for text in ("d[]", "r1 a[ ]", "a[-]{}"):
        assert refusal_of(table, text) == ("refusal-unreadable", "VE-239")


@pytest.mark.parametrize("text", ["Lady x Bishop d[Dagger]", "Lady x Bishop r2 a[Dagger]"])
def test_a_combat_begins_with_the_first_attack(text: str) -> None:
    assert refusal_of(QUESTIONS["action"](), text) == ("refusal-wrong-word", "VE-239")


@pytest.mark.clause("VE-74", "VE-75", "VE-77", "VE-250")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("& Officer x Lady using Holy Water 1 a[]", ["Officer", "use", "done"]),
        (
            "&officer x lady using holy water 1 r1 a[Dagger]{}",
            ["Officer", "use", "play Dagger", "done"],
        ),
        ("& Officer x Lady a[Dagger]", ["Officer", "no", "play Dagger", "done"]),
    ],
)
def test_the_immediate_attack_says_whether_the_lower_water_card_is_used(
    text: str, moves: list[str]
) -> None:
    table = QUESTIONS["immediate"]()

    assert unfolded(table, text) == moves
    assert table.allows(H, text)


@pytest.mark.clause("VE-72", "VE-74")
@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("& Officer x Bishop a[Dagger]", "refusal-attack-the-found", "VE-72"),
        ("& Officer x Lady using Holy Water 2 a[]", "refusal-lower-water", "VE-74"),
        ("& Officer x Lady using Dagger a[]", "refusal-lower-water", "VE-74"),
    ],
)
def test_the_immediate_attack_is_on_the_vampire_with_the_lower_card(
    text: str, key: str, clause: str
) -> None:
    assert refusal_of(QUESTIONS["immediate"](), text) == (key, clause)


# --- responses -----------------------------------------------------------------------------------


@pytest.mark.clause("VE-174", "VE-249")
def test_sacrifice_names_its_card_where_there_is_a_choice() -> None:
    group = QUESTIONS["respond"]()
    single = given("Garlic, Bat Form", "Relic, Sacrifice", decision="window")
    single.plays(V, "*Bat Form{Garlic}")

    of_two = unfolded(group, "!Sacrifice{Garlic}>Hound")
    of_one = unfolded(single, "! sacrifice {Relic} > bat form")

    assert of_two == ["play Sacrifice", "pick Hound", "pay Garlic"]
    assert of_one == unfolded(single, "!Sacrifice{Relic}") == ["play Sacrifice", "pay Relic"]
    assert group.allows(H, "!Sacrifice{Garlic}>Hound")
    assert single.allows(H, "!Sacrifice{Relic}>Bat Form")


@pytest.mark.clause("VE-174")
def test_sacrifice_cancels_only_what_was_shown() -> None:
    single = given("Garlic, Bat Form", "Relic, Sacrifice", decision="window")
    single.plays(V, "*Bat Form{Garlic}")

    for table in (single, QUESTIONS["respond"]()):
        table.refuses(H, "!Sacrifice{Relic}>Claws", "VE-174", "refusal-not-in-the-group")


@pytest.mark.clause("VE-118", "VE-168", "VE-192", "VE-196")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (
            "!Secret Passage{Relic, Garlic}",
            ["play Secret Passage", "pay Garlic", "pay Relic"],
        ),
        ("!Herbalist{Garlic}", ["play Herbalist", "pay Garlic"]),
        ("!Regeneration", ["play Regeneration"]),
        ("!I\u2019m not a vampire{Garlic}", ["play I'm Not a Vampire", "pay Garlic"]),
    ],
)
def test_other_answers_are_written_with_their_payment(text: str, moves: list[str]) -> None:
    assert unfolded(QUESTIONS["respond"](), text) == moves


@pytest.mark.clause("VE-144")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("+[Hound]", ["play Hound"]),
        ("+ [Claws] {Garlic}", ["play Claws", "pay Garlic"]),
        ("+[]", ["decline"]),
    ],
)
def test_a_replacement_is_one_card_or_none(text: str, moves: list[str]) -> None:
    table = given("Dagger, Claws, Hound*2, Garlic", "Garlic, Relic, Sacrifice")
    table.plays(V, "Lady x Bishop a[Dagger, Hound]")
    table.plays(H, "!Sacrifice{Garlic}>Dagger")

    assert unfolded(table, text) == moves
    assert table.allows(V, text)


@pytest.mark.clause("VE-104", "VE-110")
def test_the_example_of_the_rules_is_played_in_short_forms() -> None:
    table = by_day(
        "Rapier, Vampire 1, Vampire 2, Vampire 3",
        "Candlestick, Holy Bible, Relic, Holy Water 2",
        revealed=["Lady"],
    )

    table.plays(H, "Bishop x Lady r1 a[Holy Bible, Candlestick]")
    table.plays(V, "r1 d[Rapier, Vampire 2]")
    table.plays(H, "decline")
    table.plays(H, "r2 a[Relic, Holy Water 2]")
    table.plays(V, "r2 d[Vampire 3, Vampire 1]")

    assert "Lady" in table.castle
