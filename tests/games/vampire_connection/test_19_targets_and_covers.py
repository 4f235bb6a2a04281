"""Section 19: cards that need a victim, and that every turn comes to an end."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_connection.state import cards as c
from tests.games.vampire_connection.table import Table, begun, cards, given

TARGETED = {"GO": "Good Opportunity", "escape": "Escape", "party": "Party"}
KINDS = ("crucifix", "holy water", "book")
PRIEST = "The Village Priest"
#: In rising order of their numbers.
FOUR = ["Fritz Fisch", PRIEST, "The Baker", "The Mayor"]
#: What AP is asked while their PLAY lasts.
STILL_PLAYING = [f"decision-{name}" for name in ("play", "target", "cover", "rob")]
MOST = {"crucifix": 4, "holy water": 2, "book": 1}


# --- VC-246 --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-246")
@pytest.mark.parametrize("card", TARGETED)
def test_a_card_is_offered_only_if_somebody_can_be_named(card: str) -> None:
    nobody = given([TARGETED[card], "-", "-"], fresh="The Tyke", dead=["The Bard", "-", "-"])
    somebody = given([TARGETED[card], "-", "-"], captives=["The Baker", "-", "-"])

    assert nobody.legal(0) == ["end play"]
    assert somebody.legal(0) == ["end play", card]


@pytest.mark.clause("VC-246")
@pytest.mark.parametrize("kind", KINDS)
def test_a_protection_is_offered_only_if_somebody_can_be_covered(kind: str) -> None:
    nobody = given([kind, "-", "-"], dead=[PRIEST, "-", "-"])
    somebody = given([kind, "-", "-"], captives=["-", "-", PRIEST])

    assert nobody.legal(0) == ["end play"]
    assert somebody.legal(0) == ["end play", f"{kind} @ Shortway"]


@pytest.mark.clause("VC-246")
@pytest.mark.parametrize("chosen", [*TARGETED, *(f"{kind} @ Biggulp" for kind in KINDS)])
@pytest.mark.parametrize("instead", ["end play", "pass", "mist > tomb", "escape"])
def test_a_chosen_card_cannot_be_taken_back(chosen: str, instead: str) -> None:
    hand = ", ".join([*TARGETED.values(), *KINDS, "mist"])
    table = given([hand, "-", "-"], captives=[f"{PRIEST}, The Baker", "-", "-"])
    table.begins(0, chosen)

    table.refuses(0, instead, "VC-246")


@pytest.mark.clause("VC-246", "VC-11")
@pytest.mark.parametrize("card", ["GO", "escape"])
def test_the_card_lies_on_its_pile_while_the_target_is_named(card: str) -> None:
    table = given([TARGETED[card], "-", "-"], captives=["The Baker", "-", "-"])

    table.begins(0, card)

    assert (table.asked, table.turn) == ("target", 0)
    assert table.hand(0) == cards("-")
    assert table.discard == cards(TARGETED[card])


@pytest.mark.clause("VC-246")
@pytest.mark.parametrize("line", ["GO The Baker, The Mayor", "escape -"])
def test_exactly_one_victim_is_named(line: str) -> None:
    table = given(
        ["Good Opportunity, Escape", "-", "-"], captives=["The Baker, The Mayor", "-", "-"]
    )

    table.refuses(0, line, "VC-246")


# --- VC-247 --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize("card", TARGETED)
def test_the_only_target_is_asked_for(card: str) -> None:
    table = given([TARGETED[card], "-", "-"], captives=["The Baker", "-", "-"])

    table.begins(0, card)

    assert (table.asked, table.legal(0)) == ("target", ["on The Baker"])


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize("kind", KINDS)
def test_the_only_victim_to_cover_is_asked_for(kind: str) -> None:
    table = given([kind, "-", "-"], captives=[PRIEST, "-", "-"])

    table.begins(0, f"{kind} @ Biggulp")

    assert (table.asked, table.legal(0)) == ("cover", [f"cover {PRIEST}"])


@pytest.mark.clause("VC-247")
def test_the_only_captive_at_a_ball_and_a_lord_without_cards_are_asked_too() -> None:
    ball = given(["mist", "-", "-"], village="Masked Ball, *", captives=["-", "The Baker", "-"])
    ball.plays(0, "mist > village")
    assert (ball.asked, ball.turn, ball.legal(1)) == ("ball", 1, ["gives The Baker"])

    attack = given(["Good Opportunity", "-", "-"], captives=["-", "The Baker", "-"])
    attack.plays(0, "GO The Baker")
    assert (attack.asked, attack.turn, attack.legal(1)) == ("response", 1, ["pass"])


@pytest.mark.clause("VC-247")
def test_an_answer_to_another_question_is_refused() -> None:
    table = given(["Escape", "-", "-"], captives=["The Baker", "-", "-"])
    table.refuses(0, "accept", "VC-247")
    table.refuses(0, "cover The Baker", "VC-247")

    table.begins(0, "escape")

    table.refuses(0, "buy 1", "VC-247")
    table.refuses(0, "done", "VC-247")


# --- VC-248 --------------------------------------------------------------------------------------


def sequences(table: Table) -> list[list[str]]:
    """Every way to name the victims of a protection that is being laid."""
    if table.asked != "cover":
        return [[]]
    found = []
    for line in table.legal(0):
        after = Table(table.position.clone())
        after.begins(0, line)
        found += [[line, *rest] for rest in sequences(after)]
    return found


@pytest.mark.clause("VC-248", "VC-109")
@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_of_victims_has_exactly_one_way_to_be_named(kind: str) -> None:
    table = given([kind, "-", "-"], captives=[", ".join(FOUR), "-", "-"])
    table.begins(0, f"{kind} @ Biggulp")

    named = [
        tuple(line.removeprefix("cover ") for line in lines if line != "done")
        for lines in sequences(table)
    ]

    choices = [
        tuple(chosen) for size in range(1, MOST[kind] + 1) for chosen in combinations(FOUR, size)
    ]
    assert sorted(named) == sorted(choices)


@pytest.mark.clause("VC-248")
@pytest.mark.parametrize("kind", ["crucifix", "holy water"])
def test_victims_are_named_in_rising_order(kind: str) -> None:
    table = given([kind, "-", "-"], captives=[", ".join(FOUR), "-", "-"])
    table.begins(0, f"{kind} @ Biggulp", "cover The Baker")

    assert table.legal(0) == ["done", "cover The Mayor"]
    table.refuses(0, f"cover {PRIEST}", "VC-248")


@pytest.mark.clause("VC-248")
@pytest.mark.parametrize("kind", ["crucifix", "holy water"])
def test_a_selection_closes_when_nobody_can_follow(kind: str) -> None:
    table = given([kind, "-", "-"], captives=[", ".join(FOUR), "-", "-"])

    table.begins(0, f"{kind} @ Biggulp", "cover The Mayor")

    assert table.asked == "play"
    assert table.laid == [{"card": kind, "castle": 0, "victims": "The Mayor"}]


@pytest.mark.clause("VC-248")
def test_a_short_form_may_name_them_in_any_order() -> None:
    table = given(["crucifix", "-", "-"], captives=[", ".join(FOUR), "-", "-"])

    table.plays(0, f"crucifix [The Baker, Fritz Fisch, {PRIEST}] @ Biggulp")

    assert table.laid == [
        {"card": "crucifix", "castle": 0, "victims": f"Fritz Fisch, {PRIEST}, The Baker"}
    ]


# --- VC-250 --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-250")
@settings(max_examples=15)
@holds_for(st.integers(3, 6), st.integers(0, 2**32 - 1))
def test_every_play_uses_up_a_card_or_leaves_the_tomb(seats: int, seed: int) -> None:
    """So a turn is finite: hands shrink, and a tomb is left as often as it is entered."""
    position, luck = begun(seats, seed=seed).position, Random(seed)
    position.journal = None
    for _ in range(250):
        if position.is_over():
            return
        seat = luck.choice(position.to_act())
        move = luck.choice(position.moves(seat))
        plays = position.decision(seat) == "decision-play"
        held = position.hand_size(seat)

        position.apply(seat, move)

        if plays and move != c.LEAVE_TOMB and position.decision(seat) in STILL_PLAYING:
            assert position.hand_size(seat) < held


@pytest.mark.clause("VC-250")
def test_the_countess_cannot_leave_her_tomb_twice_without_entering_it_again() -> None:
    table = given(
        ["mist", "-", "-"],
        vampires=["Shortway", "Biggulp", "Miststone"],
        places=["tomb", "castle", "castle"],
    )

    table.plays(0, "leave tomb")

    assert "leave tomb" not in table.legal(0)
