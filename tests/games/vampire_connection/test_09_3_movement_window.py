"""Chapter 9.3: the window in which a vampire on its way can be staked."""

from typing import Any

import pytest

from tests.games.vampire_connection.table import Table, given

FORMS = ["wolf", "bat", "carriage+hb"]
TRAVELLER = "mist, wolf, bat, carriage, hunchback"


def travelling(journey: str, hunter: str = "-", other: str = "-", **keys: Any) -> Table:
    """Biggulp sets out; Ficklecrash to his left holds the hunter's cards, then comes Shortway."""
    table = given([TRAVELLER, hunter, other], **keys)
    table.plays(0, journey)
    return table


# --- when it opens -------------------------------------------------------------------------------


@pytest.mark.clause("VC-138")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("goal", "place"), [("castle", "tomb"), ("tomb", "castle"), ("village", "castle")]
)
def test_a_window_opens_after_wolf_bat_and_carriage_on_every_route(
    form: str, goal: str, place: str
) -> None:
    table = travelling(f"{form} > {goal}", places=[place, "castle", "castle"])

    assert (table.asked, table.turn) == ("move-window", 1)


@pytest.mark.clause("VC-138")
@pytest.mark.parametrize("form", FORMS[1:])
def test_a_window_opens_on_the_way_to_a_foreign_castle(form: str) -> None:
    table = travelling(f"{form} > castle of Shortway", captives=["-", "-", "The Baker"])

    assert (table.asked, table.turn) == ("move-window", 1)


@pytest.mark.clause("VC-138")
@pytest.mark.parametrize("state", [{"round": 1}, {"kidnapped": False}])
@pytest.mark.parametrize("form", FORMS)
def test_no_window_opens_while_hunters_may_not_come(form: str, state: dict[str, Any]) -> None:
    table = travelling(f"{form} > tomb", "Rudey, stake*7", **state)

    assert (table.asked, table.places[0]) == ("play", "tomb")


@pytest.mark.clause("VC-138")
@pytest.mark.parametrize("form", FORMS)
def test_no_window_opens_for_an_immune_traveller(form: str) -> None:
    table = travelling(
        f"{form} > castle", "Rudey, stake*7", places=["tomb", "castle", "castle"], immune=True
    )

    assert (table.asked, table.places[0]) == ("play", "castle")


@pytest.mark.clause("VC-138")
@pytest.mark.parametrize("journey", ["mist > village", "hb > village"])
def test_no_window_opens_for_mist_and_the_hunchback(journey: str) -> None:
    table = travelling(journey, "Rudey, stake*7", village="The Baker, *")

    assert (table.asked, table.fresh) == ("play", {"The Baker": 1})


@pytest.mark.clause("VC-138")
def test_the_vampire_on_its_way_is_the_only_target() -> None:
    resting = ["castle", "castle", "tomb"]
    table = travelling("wolf > village", "Rudey, stake*7", places=resting)

    table.refuses(1, "Rudey -> Shortway", "VC-138", "refusal-only-the-traveller")
    table.refuses(1, "Rudey -> Ficklecrash", "VC-130")

    assert table.legal(1) == ["pass", "Rudey+2 -> Biggulp"]


# --- before anything else happens ----------------------------------------------------------------


@pytest.mark.clause("VC-139")
def test_it_closes_before_a_village_card_is_turned() -> None:
    table = travelling("wolf > village", village="The Baker, *")
    before = len(table.village)
    assert table.fresh == {}

    table.plays(1, "pass")
    assert len(table.village) == before
    table.plays(2, "pass")

    assert len(table.village) == before - 1
    assert table.fresh == {"The Baker": 1}


@pytest.mark.clause("VC-139")
def test_it_closes_before_a_captive_is_named() -> None:
    table = travelling("bat > castle of Shortway", captives=["-", "-", "The Baker, The Mayor"])

    table.refuses(0, "rob The Baker", "VC-141", "refusal-others-answer-first")
    table.all_pass()

    assert (table.asked, table.turn) == ("rob", 0)


@pytest.mark.clause("VC-139")
@pytest.mark.parametrize(("goal", "place"), [("castle", "tomb"), ("tomb", "castle")])
def test_it_closes_before_the_vampire_changes_its_place(goal: str, place: str) -> None:
    table = travelling(f"wolf > {goal}", places=[place, "castle", "castle"])
    table.plays(1, "pass")
    assert table.places[0] == place

    table.plays(2, "pass")

    assert table.places[0] == goal


# --- on the way from and to the tomb -------------------------------------------------------------


@pytest.mark.clause("VC-140")
@pytest.mark.parametrize(("goal", "place"), [("castle", "tomb"), ("tomb", "castle")])
@pytest.mark.parametrize(("form", "number"), [("wolf", 2), ("bat", 3), ("carriage+hb", 1)])
def test_from_and_to_the_tomb_the_form_counts(
    goal: str, place: str, form: str, number: int
) -> None:
    places = [place, "castle", "castle"]

    table = travelling(f"{form} > {goal}", "Rudey, Assistant, stake*7", places=places)

    assert table.legal(1) == ["pass", f"Rudey+{number} -> Biggulp"]


@pytest.mark.clause("VC-140")
def test_after_the_arrival_the_vampire_lies_in_its_tomb_again() -> None:
    table = travelling("wolf > tomb", "Rudey, stake")
    assert table.legal(1) == ["pass"]

    table.plays(1, "pass")
    table.plays(2, "pass")

    assert table.legal(1) == ["pass", "Rudey+0 -> Biggulp"]


# --- who is asked --------------------------------------------------------------------------------


@pytest.mark.clause("VC-141")
@pytest.mark.parametrize(
    ("active", "order"), [(0, [1, 2, 3, 4]), (2, [3, 4, 0, 1]), (4, [0, 1, 2, 3])]
)
def test_all_others_are_asked_clockwise_also_staked_ones(active: int, order: list[int]) -> None:
    hands = ["-"] * 5
    hands[active] = "wolf"
    markers: list[str | None] = [None] * 5
    markers[(active + 2) % 5] = "stake"
    table = given(hands, active=active, markers=markers)

    table.plays(active, "wolf > village")

    window = table.position.window()
    assert window is not None
    assert window.seats == order
    asked = []
    while table.asked == "move-window":
        asked.append(table.turn)
        table.plays(table.turn, "pass")
    assert asked == order


@pytest.mark.clause("VC-141")
def test_a_staked_player_may_stake_the_traveller() -> None:
    staked = [None, "stake", None]
    places = ["castle", "tomb", "castle"]
    table = travelling("wolf > village", "Beatquick, stake*2", places=places, markers=staked)

    table.plays(1, "Beatquick+2 -> Biggulp")

    assert table.markers == ["stake", "stake", None]


@pytest.mark.clause("VC-141")
def test_everybody_waits_for_their_word_and_has_it_once() -> None:
    table = travelling("wolf > village", other="Beatquick, stake*2")

    table.refuses(2, "Beatquick+2 -> Biggulp", "VC-141", "refusal-not-asked-yet")
    table.refuses(0, "pass", "VC-141", "refusal-others-answer-first")
    table.plays(1, "pass")

    table.refuses(1, "pass", "VC-141", "refusal-had-your-word")
    assert table.turn == 2


# --- the first staking ---------------------------------------------------------------------------


@pytest.mark.clause("VC-142")
def test_the_first_staking_succeeds_and_closes_the_window() -> None:
    table = travelling("wolf > village", "Beatquick, stake*2", "Thrashon, stake")

    table.plays(1, "Beatquick+2 -> Biggulp")

    assert table.markers == ["stake", None, None]
    assert table.hand(2) == {"Thrashon": 1, "stake": 1}
    assert (table.active, table.asked) == (1, "connection")


@pytest.mark.clause("VC-142")
def test_a_later_seat_may_stake_if_the_earlier_ones_pass() -> None:
    table = travelling("wolf > village", "Beatquick, stake*2", "Thrashon, stake")

    table.plays(1, "pass")
    table.plays(2, "Thrashon+1 -> Biggulp")

    assert table.markers == ["stake", None, None]
    assert table.hand(1) == {"Beatquick": 1, "stake": 2}
