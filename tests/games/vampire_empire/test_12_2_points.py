"""Chapter 12, second part: nobody has cards any more, and the points decide."""

import pytest

from tests.games.vampire_empire.table import H, Table, V, given

ALL_VAMPIRES = ["Lady", "Monk", "Cook"]


def ended(table: Table) -> tuple[str, list[int]]:
    """How the game has ended."""
    assert table.position.is_over()
    assert table.asked == "over"
    assert table.position.to_act() == []
    return table.cause, table.winners


def last_night(*dead: str, **keys: object) -> Table:
    """V has two cards left for a pass, H has none; nobody can draw."""
    revealed = [name for name in dead if name in ALL_VAMPIRES]
    keys = {"dead": list(dead), "revealed": revealed, "decks": ["-", "-"], **keys}
    return given("Garlic*2", "-", **keys)  # type: ignore[arg-type]


@pytest.mark.clause("VE-218", "VE-220")
@pytest.mark.parametrize(
    ("dead", "scores", "winners"),
    [
        ([], [6, 6], [V, H]),
        (["Nun"], [6, 5], [V]),
        (["Cook"], [4, 6], [H]),
        (["Cook", "Nun"], [4, 5], [H]),
        (["Cook", "Nun", "Maid"], [4, 4], [V, H]),
        (["Cook", "Monk", "Nun", "Maid", "Butler", "Lord"], [2, 2], [V, H]),
        (["Nun", "Maid", "Butler", "Lord"], [6, 2], [V]),
    ],
)
def test_when_both_are_out_of_cards_the_survivors_points_decide(
    dead: list[str], scores: list[int], winners: list[int]
) -> None:
    table = last_night(*dead)

    table.plays(V, "pass {Garlic*2}")

    assert ended(table) == ("end-points", winners)
    assert table.position.outcome().scores == scores
    assert table.position.outcome().clause == "VE-218"


@pytest.mark.clause("VE-218")
@pytest.mark.parametrize(
    ("hands", "decks"),
    [
        (("Garlic*2, Dagger", "-"), ["-", "-"]),
        (("Garlic*2", "Dagger"), ["-", "-"]),
        (("Garlic*2", "-"), ["Dagger", "-"]),
        (("Garlic*2", "-"), ["-", "Dagger"]),
    ],
)
def test_a_card_in_a_hand_or_a_deck_keeps_the_game_going(
    hands: tuple[str, str], decks: list[str]
) -> None:
    table = given(*hands, decks=decks)

    table.plays(V, "pass {Garlic*2}")
    table.all_decline()

    assert (table.asked, table.number("turn")) == ("step1", 4)


@pytest.mark.clause("VE-219")
@pytest.mark.parametrize(("traveller", "scores"), [("Nun", [6, 5]), ("Cook", [6, 5])])
def test_journeying_characters_count_in_the_score(traveller: str, scores: list[int]) -> None:
    table = last_night("Maid", journey=[traveller])

    table.plays(V, "pass {Garlic*2}")

    assert table.position.outcome().scores == scores


@pytest.mark.clause("VE-218")
def test_points_are_shown_at_every_end_and_decide_only_this_one() -> None:
    """H has the points, V has the castle."""
    table = given(
        "Garlic*2",
        "Garlic",
        decision="reveal",
        castle=ALL_VAMPIRES,
        revealed=["Lady", "Cook"],
        dead=[],
    )

    table.plays(V, "reveal Monk")

    assert table.position.outcome().scores == [6, 6]
    assert ended(table) == ("end-castle", [V])


@pytest.mark.clause("VE-220")
def test_equal_scores_are_told_as_a_victory_of_both() -> None:
    table = last_night()

    table.plays(V, "pass {Garlic*2}")

    assert table.told_of("fact-ends-points") == [{"vampires": 6, "humans": 6}]
    assert table.told_of("fact-wins-game") == [{"player": V}, {"player": H}]


@pytest.mark.clause("VE-221")
def test_a_combat_is_finished_before_the_points_are_counted() -> None:
    """Both play their last cards in it; the Bishop still dies."""
    table = given("Pistol", "Candlestick", decks=["-", "-"])

    table.plays(V, "Officer x Bishop a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[Candlestick]")

    assert table.dead == {"Bishop"}
    assert ended(table) == ("end-points", [V])
    assert table.position.outcome().scores == [6, 5]


@pytest.mark.clause("VE-221")
def test_a_window_is_finished_and_the_turn_goes_on_before_the_points_are_counted() -> None:
    table = given("Organist", "-", decision="window", decks=["-", "-"])

    table.plays(V, "*Organist: Bishop attack")
    assert (table.asked, table.legal(V)) == ("action", ["pass"])

    table.plays(V, "pass")
    assert ended(table) == ("end-points", [V, H])


@pytest.mark.clause("VE-221")
def test_the_points_are_not_counted_before_window_b() -> None:
    """H still has a card when V is out of them, and is asked before the turn ends."""
    table = given("Garlic*2", "Novice, Relic", decks=["-", "-"])

    table.plays(V, "pass {Garlic*2}")
    assert (table.asked, table.turn) == ("window", H)

    table.plays(H, "*Novice{Relic}: Bishop attack")
    assert ended(table) == ("end-points", [V, H])
