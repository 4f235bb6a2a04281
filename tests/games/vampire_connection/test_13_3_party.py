"""Chapter 13, continued: the Party."""

import pytest

from gruft.games.vampire_connection.game import GAME
from tests.games.vampire_connection.table import Table, cards, given
from tests.games.vampire_connection.visits import one_by_one

TWO_PARTIES = GAME.edition_with({"vampire_cards.party": 2}, "own")


def host(captives: str, *, hand: str = "Party", **keys: object) -> Table:
    """AP holds a Party and has these captives."""
    return given([hand, "-", "-"], captives=[captives, "The Bard", "-"], **keys)  # type: ignore[arg-type]


def drinks(table: Table) -> None:
    """AP ends PLAY, consumes nobody and turns all points into drops."""
    one_by_one(table, 0, "end play", "keep all", "buy 0")


@pytest.mark.clause("VC-214")
@pytest.mark.parametrize("place", ["castle", "tomb"])
def test_a_party_is_given_in_castle_or_tomb(place: str) -> None:
    table = host("The Baker", places=[place, "castle", "castle"])

    table.plays(0, "party -The Baker")

    assert table.truth["party"] is True
    assert table.hand(0) == cards("-")
    assert table.discard == cards("-")
    assert (table.asked, table.turn, table.places[0]) == ("play", 0, place)


@pytest.mark.clause("VC-214")
def test_who_is_staked_gives_no_party() -> None:
    table = host("The Baker", markers=["stake", None, None])

    assert table.legal(0) == ["end play"]
    table.refuses(0, "party -The Baker", "VC-214")


@pytest.mark.clause("VC-214")
def test_there_is_at_most_one_party_a_turn() -> None:
    table = host("The Baker, The Mayor", hand="Party*2", edition=TWO_PARTIES)
    table.plays(0, "party -The Baker")

    assert table.legal(0) == ["end play"]
    table.refuses(0, "party -The Mayor", "VC-214")


@pytest.mark.clause("VC-214", "VC-186")
def test_in_the_next_turn_there_may_be_another() -> None:
    table = host("The Baker, The Mayor, The Midwife", hand="Party*2", edition=TWO_PARTIES)
    table.plays(0, "party -The Baker")
    for _ in range(3):
        table.ends_the_turn()
    table.plays(0, "end connection")

    table.plays(0, "party -The Mayor")

    assert table.dead(0) == cards("The Baker, The Mayor")


@pytest.mark.clause("VC-214")
def test_the_card_must_be_held_and_played_in_ones_own_play() -> None:
    table = host("The Baker", hand="mist")

    table.refuses(0, "party -The Baker", "VC-214")
    table.plays(0, "end play")
    table.refuses(0, "party -The Baker", "VC-23")


# --- the sacrifice -------------------------------------------------------------------------------


@pytest.mark.clause("VC-215")
def test_one_captive_of_ones_own_castle_is_sacrificed() -> None:
    table = host("The Baker, The Mayor", fresh="The Tyke", dead=["The Farmhand", "-", "-"])

    table.begins(0, "party")

    assert table.legal(0) == ["on The Baker", "on The Mayor"]
    table.refuses(0, "on The Bard", "VC-215")
    table.refuses(0, "on The Tyke", "VC-215")
    table.refuses(0, "on The Farmhand", "VC-215")
    table.refuses(0, "on The Midwife", "VC-215")


@pytest.mark.clause("VC-215")
def test_without_a_captive_of_ones_own_there_is_no_party() -> None:
    table = host("-", fresh="The Tyke")

    assert table.legal(0) == ["end play"]
    table.refuses(0, "party -The Tyke", "VC-215")
    table.refuses(0, "party -The Bard", "VC-215")


@pytest.mark.clause("VC-215", "VC-219")
@pytest.mark.parametrize("victim", ["The Mayor", "The Milkmaid", "The Drunkard"])
def test_the_sacrifice_lies_dead_in_the_hosts_tomb_and_gives_nothing(victim: str) -> None:
    """The host is Count Biggulp; for a sacrifice he gets no bonus either."""
    table = host(f"{victim}, The Baker", drops=[5, 1, 1])

    table.plays(0, f"party -{victim}")

    assert table.dead(0) == cards(victim)
    assert table.captives(0) == cards("The Baker")
    assert table.drops == [5, 1, 1]


# --- the doubling --------------------------------------------------------------------------------


@pytest.mark.clause("VC-216", "VC-217")
@pytest.mark.parametrize(
    ("guests", "gain"), [("The Baker", 4), ("The Baker, The Tyke", 2), ("The Goose Girl", 4)]
)
def test_if_the_host_drinks_the_left_sum_is_doubled(guests: str, gain: int) -> None:
    table = host(f"The Mayor, {guests}")
    table.plays(0, "party -The Mayor")

    drinks(table)

    assert table.drops == [1 + gain, 1, 1]


@pytest.mark.clause("VC-216")
def test_the_sacrifice_itself_is_not_counted() -> None:
    table = host("The Mayor")
    table.plays(0, "party -The Mayor")

    one_by_one(table, 0, "end play", "keep all")

    assert (table.active, table.drops[0]) == (1, 1)


@pytest.mark.clause("VC-216")
@pytest.mark.parametrize("how", ["rests", "sunrise"])
def test_if_the_host_does_not_drink_the_party_is_lost(how: str) -> None:
    table = host("The Mayor, The Baker", hand="Party, mist", village="Sunrise, *", round=1)
    table.plays(0, "party -The Mayor")

    table.plays(0, "mist > tomb" if how == "rests" else "mist > village")
    if how == "rests":
        table.ends_the_turn()

    assert table.active == 1
    assert table.drops[0] == 1
    assert table.truth["party"] is False
    assert table.discard["Party"] == 1


@pytest.mark.clause("VC-216", "VC-186")
def test_the_party_doubles_nothing_in_the_turns_after() -> None:
    table = given(
        ["Party", "-", "-"], captives=["The Mayor, The Baker", "The Midwife", "-"], round=1
    )
    table.plays(0, "party -The Mayor")
    drinks(table)

    for _ in range(3):
        table.ends_the_turn()

    assert table.drops == [5 + 2, 1 + 2, 1]


@pytest.mark.clause("VC-217")
def test_captives_of_this_turn_are_doubled_too() -> None:
    table = host("The Mayor", hand="Party, mist", village="The Mayor's Daughter, *", round=1)
    one_by_one(table, 0, "party -The Mayor", "mist > village")

    drinks(table)

    assert table.drops[0] == 1 + 2 * 3


@pytest.mark.clause("VC-217")
def test_covered_captives_are_not_doubled() -> None:
    laid = [{"card": "book", "castle": 0, "victims": "The Baker"}]
    table = host("The Mayor, The Baker, The Midwife", laid=laid)
    table.plays(0, "party -The Mayor")

    drinks(table)

    assert table.drops[0] == 1 + 2 * 2
