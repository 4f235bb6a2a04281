"""Chapter 5: mist, wolf, bat, carriage and hunchback: their price and their danger."""

import pytest

from tests.games.vampire_connection.table import Table, cards, given

HUNTERS = "Beatquick, Thrashon, Rudey, Assistant"
ROUTES = [("castle", "tomb"), ("tomb", "castle"), ("castle", "village")]
ROBBERY = ("castle", "castle of Shortway")


def hunted(place: str, stakes: int, hand: str, hunters: str = HUNTERS, **keys: object) -> Table:
    """AP lies here; seat 1 holds the hunters and so many stakes, seat 2 has a captive."""
    usual: dict[str, object] = {
        "places": [place, "castle", "castle"],
        "captives": ["-", "-", "The Baker"],
        "village": "The Tyke, *",
        "drops": [3, 3, 3],
    }
    holds = f"{hunters}, stake*{stakes}" if stakes else hunters
    return given([hand, holds, "-"], **{**usual, **keys})  # type: ignore[arg-type]


def window_kind(table: Table) -> str:
    """The kind of window that is open, if any."""
    window = table.position.window()
    return window.kind if window else ""


# --- mist ----------------------------------------------------------------------------------------


@pytest.mark.clause("VC-55")
@pytest.mark.parametrize(("place", "goal"), ROUTES)
def test_mist_opens_no_movement_window_on_any_route(place: str, goal: str) -> None:
    table = hunted(place, 7, "mist")

    table.plays(0, f"mist > {goal}")

    assert window_kind(table) == ("tomb" if goal == "tomb" else "")
    assert table.places[0] == ("tomb" if goal == "tomb" else "castle")
    assert table.markers == [None, None, None]


# --- wolf, bat and carriage ----------------------------------------------------------------------


@pytest.mark.clause("VC-56", "VC-57", "VC-61")
@pytest.mark.parametrize(
    ("form", "place", "goal", "base"),
    [
        *[("wolf", *route, 2) for route in ROUTES],
        *[("bat", *route, 3) for route in [*ROUTES, ROBBERY]],
        *[("carriage+hb", *route, 1) for route in [*ROUTES, ROBBERY]],
    ],
)
def test_a_vampire_on_its_way_can_be_staked_with_the_base_number(
    form: str, place: str, goal: str, base: int
) -> None:
    """Rudey has no discount against a vampire that moves."""
    enough = hunted(place, base, "wolf, bat, carriage, hunchback", "Rudey")
    too_few = hunted(place, base - 1, "wolf, bat, carriage, hunchback", "Rudey")

    for table in (enough, too_few):
        table.plays(0, f"{form} > {goal}")
        assert window_kind(table) == "movement"

    too_few.refuses(1, "Rudey -> Biggulp", "VC-134", "refusal-too-few-stakes")
    enough.plays(1, f"Rudey+{base} -> Biggulp")
    assert enough.markers == ["stake", None, None]
    assert enough.places[0] == "tomb"


@pytest.mark.clause("VC-56", "VC-57", "VC-61")
@pytest.mark.parametrize(
    ("form", "hunters"),
    [
        ("wolf", ["Beatquick+2", "Thrashon+1", "Rudey+2"]),
        ("bat", ["Beatquick+2", "Thrashon+3", "Rudey+3"]),
        ("carriage+hb", ["Beatquick+1", "Thrashon+1", "Rudey+1"]),
    ],
)
def test_every_hunter_but_the_assistant_may_come(form: str, hunters: list[str]) -> None:
    table = hunted("castle", 7, "wolf, bat, carriage, hunchback")

    table.plays(0, f"{form} > village")

    assert table.legal(1) == ["pass", *(f"{hunter} -> Biggulp" for hunter in hunters)]


# --- the price of a bat --------------------------------------------------------------------------


@pytest.mark.clause("VC-58")
@pytest.mark.parametrize(("place", "goal"), [*ROUTES, ROBBERY])
@pytest.mark.parametrize("drops", [1, 4])
def test_a_bat_costs_one_drop_on_every_route(place: str, goal: str, drops: int) -> None:
    table = hunted(place, 0, "bat", drops=[drops, 3, 3])

    table.plays(0, f"bat > {goal}")

    assert table.drops == [drops - 1, 3, 3]


@pytest.mark.clause("VC-58")
@pytest.mark.parametrize(("place", "goal"), [*ROUTES, ROBBERY])
def test_without_a_drop_no_bat_can_be_played(place: str, goal: str) -> None:
    table = hunted(place, 0, "bat", drops=[0, 3, 3])

    table.refuses(0, f"bat > {goal}", "VC-58", "refusal-no-blood")
    assert table.legal(0) == ["end play"]


@pytest.mark.clause("VC-58")
@pytest.mark.parametrize("form", ["mist", "wolf", "carriage+hb", "hb"])
def test_no_other_form_costs_blood(form: str) -> None:
    table = hunted("castle", 0, "mist, wolf, carriage, hunchback", drops=[0, 0, 0])

    table.plays(0, f"{form} > village")
    table.all_pass()

    assert table.drops == [0, 0, 0]
    assert table.fresh == cards("The Tyke")


@pytest.mark.clause("VC-59")
def test_the_drop_is_lost_if_the_bat_is_staked() -> None:
    table = hunted("castle", 3, "bat")

    table.plays(0, "bat > village")
    table.plays(1, "Rudey+3 -> Biggulp")

    assert table.drops == [2, 3, 3]


@pytest.mark.clause("VC-59")
@pytest.mark.parametrize("defence", ["church", "windows"])
def test_the_drop_is_lost_if_the_bat_is_repulsed(defence: str) -> None:
    table = hunted("castle", 0, "bat", village=f"{defence}, *")

    table.plays(0, "bat > village")
    table.all_pass()

    assert (table.drops, table.fresh) == ([2, 3, 3], cards("-"))


@pytest.mark.clause("VC-59")
def test_the_drop_is_lost_if_the_robbery_fails() -> None:
    table = given(
        ["bat", "-", "crucifix"], captives=["-", "-", "The Village Priest"], drops=[3, 3, 3]
    )

    table.plays(0, "bat > castle of Shortway")
    table.all_pass()
    table.plays(0, "rob The Village Priest")
    table.plays(2, "crucifix")

    assert (table.drops, table.fresh) == ([2, 3, 3], cards("-"))


# --- carriage ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-60")
@pytest.mark.parametrize(("place", "goal"), [*ROUTES, ROBBERY])
def test_a_carriage_needs_a_hunchback_from_the_same_hand(place: str, goal: str) -> None:
    table = hunted(place, 0, "carriage", "hunchback*4")

    table.refuses(0, f"carriage+hb > {goal}", "VC-60", "refusal-carriage-needs-hunchback")
    table.refuses(0, f"carriage > {goal}", "VC-60", "refusal-carriage-needs-hunchback")
    assert table.legal(0) == ["end play"]


@pytest.mark.clause("VC-60")
@pytest.mark.parametrize(("place", "goal"), [*ROUTES, ROBBERY])
def test_carriage_and_hunchback_are_both_discarded(place: str, goal: str) -> None:
    table = hunted(place, 0, "carriage*2, hunchback*2")

    table.plays(0, f"carriage+hb > {goal}")

    assert table.discard == table.hand(0) == cards("carriage, hunchback")


@pytest.mark.clause("VC-61", "VC-62")
def test_the_hunchback_on_the_box_does_not_protect_the_passenger() -> None:
    """The same hunters find nothing to do when the hunchback travels alone."""
    driving = hunted("castle", 1, "carriage, hunchback")
    alone = hunted("castle", 1, "carriage, hunchback")

    driving.plays(0, "carriage+hb > village")
    alone.plays(0, "hb > village")

    assert (window_kind(driving), window_kind(alone)) == ("movement", "")
    driving.plays(1, "Beatquick+1 -> Biggulp")
    assert driving.markers == ["stake", None, None]
    assert driving.fresh == cards("-")


# --- hunchback -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-63")
@pytest.mark.parametrize("place", ["castle", "tomb"])
@pytest.mark.parametrize("goal", ["castle", "tomb"])
def test_the_hunchback_alone_can_only_visit_the_village(place: str, goal: str) -> None:
    table = hunted(place, 0, "hunchback")

    table.refuses(0, f"hb > {goal}", "VC-63", "refusal-hunchback-village-only")
    assert [move for move in table.legal(0) if " > " in move] == ["hb > village"]


@pytest.mark.clause("VC-63")
@pytest.mark.parametrize("place", ["castle", "tomb"])
@pytest.mark.parametrize("words", ["hb > castle of Shortway", "hunchback > castle of Shortway"])
def test_the_hunchback_alone_does_not_rob(place: str, words: str) -> None:
    hunted(place, 0, "hunchback").refuses(0, words, "VC-63", "refusal-hunchback-village-only")


@pytest.mark.clause("VC-64", "VC-65", "VC-67")
@pytest.mark.parametrize("place", ["castle", "tomb"])
def test_sending_the_hunchback_brings_a_fresh_victim_and_does_not_move_the_vampire(
    place: str,
) -> None:
    table = hunted(place, 0, "hunchback, mist")

    table.plays(0, "hb > village")

    assert table.fresh == cards("The Tyke")
    assert table.places == [place, "castle", "castle"]
    assert (table.asked, table.turn) == ("play", 0)
    assert table.discard == cards("hunchback")


@pytest.mark.clause("VC-64")
def test_a_staked_sender_must_be_revived_first() -> None:
    table = hunted("tomb", 0, "hunchback*2", markers=["stake", None, None])

    table.refuses(0, "hb > village", "VC-50", "refusal-staked-vampire-travels")
    table.plays(0, "revive")
    table.plays(0, "hb > village")

    assert (table.fresh, table.places[0]) == (cards("The Tyke"), "tomb")


@pytest.mark.clause("VC-65")
@pytest.mark.parametrize("place", ["castle", "tomb"])
@pytest.mark.parametrize(
    ("event", "lies"), [("Sunrise", "tomb"), ("Masked Ball", "castle"), ("Angel", "castle")]
)
def test_only_an_event_that_the_hunchback_turns_moves_the_vampire(
    place: str, event: str, lies: str
) -> None:
    table = hunted(place, 0, "hunchback", village=f"{event}, *", captives=["-", "-", "-"])

    table.plays(0, "hb > village")

    assert table.places[0] == lies


@pytest.mark.clause("VC-65")
@pytest.mark.parametrize("place", ["castle", "tomb"])
def test_a_repulsed_hunchback_does_not_move_the_vampire(place: str) -> None:
    table = hunted(place, 0, "hunchback", village="windows, *")

    table.plays(0, "hb > village")

    assert (table.places[0], table.fresh, table.asked) == (place, cards("-"), "play")


@pytest.mark.clause("VC-66")
@pytest.mark.parametrize("place", ["castle", "tomb"])
@pytest.mark.parametrize("line", ["hb > village", "hb+2x > village"])
def test_the_trip_of_the_hunchback_opens_no_window(place: str, line: str) -> None:
    table = hunted(place, 7, "hunchback, Double Success", village="The Tyke, The Bard, *")

    table.plays(0, line)

    assert window_kind(table) == ""
    assert (table.asked, table.turn) == ("play", 0)


@pytest.mark.clause("VC-67")
@pytest.mark.parametrize(("place", "caught"), [("castle", True), ("tomb", False)])
def test_what_the_hunchback_caught_is_treated_as_any_fresh_victim(place: str, caught: bool) -> None:
    """In the castle AP may consume it; from the tomb it goes among the captives."""
    table = hunted(place, 0, "hunchback", "-", round=1)
    table.plays(0, "hb > village")

    table.plays(0, "end play")
    if caught:
        table.plays(0, "consume The Tyke")

    assert (table.dead(0) if caught else table.captives(0)) == cards("The Tyke")
