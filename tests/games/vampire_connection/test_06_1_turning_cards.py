"""Chapter 6.1: turning village cards: victims, defences, events."""

import pytest

from gruft.games.vampire_connection.game import GAME
from tests.games.vampire_connection.table import cards, given
from tests.games.vampire_connection.visits import (
    CARDS,
    DEFENCES,
    EVENTS,
    FORMS,
    WRITTEN,
    before,
    one_by_one,
    visited,
    visits,
)

#: D-3.
REPULSED = {
    "garlic": ("mist", "wolf", "carriage"),
    "windows": ("wolf", "bat", "hunchback"),
    "church": ("mist", "bat", "carriage"),
}
DEFENCE_AND_FORM = [(defence, form) for defence in DEFENCES for form in FORMS]


# --- arriving ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-70", "VC-71")
@pytest.mark.parametrize("form", FORMS)
def test_the_top_card_is_turned_and_a_victim_lies_before_the_castle(form: str) -> None:
    table = before("The Baker, The Mayor, *", CARDS[form])
    size = len(table.village)

    visits(table, form)

    assert table.fresh == cards("The Baker")
    assert table.village[0] == "The Mayor"
    assert len(table.village) == size - 1
    assert table.captives(0) == cards("-")
    assert table.asked == "play"


@pytest.mark.clause("VC-51", "VC-70")
@pytest.mark.parametrize("form", FORMS)
def test_everybody_is_told_who_comes_how_and_whom_they_catch(form: str) -> None:
    table = visited("The Baker, *", form)

    caught = {"player": 0, "card": "name-v14", "left": 2, "right": 4}
    journey = {"player": 0, "form": f"name-{form}", "goal": "goal-village"}
    assert table.told_of("fact-travels") == [journey]
    assert table.told_of("fact-catches") == [caught]


@pytest.mark.clause("VC-70")
@pytest.mark.parametrize("form", ["wolf", "bat", "carriage"])
def test_no_card_is_turned_before_the_window_has_closed(form: str) -> None:
    table = before("The Baker, The Mayor, *", CARDS[form])

    table.plays(0, f"{WRITTEN[form]} > village")
    assert table.asked == "move-window"
    assert (table.village[0], table.number("village_turned")) == ("The Baker", 0)

    table.all_pass()
    assert (table.village[0], table.number("village_turned")) == ("The Mayor", 1)


@pytest.mark.clause("VC-70")
def test_a_traveller_who_is_staked_turns_no_card() -> None:
    table = given(["wolf", "Thrashon, stake", "-"], village="The Baker, *")
    table.plays(0, "wolf > village")

    table.plays(1, "Thrashon -> Biggulp")

    assert table.village[0] == "The Baker"
    assert table.fresh == cards("-")
    assert table.number("village_turned") == 0


@pytest.mark.clause("VC-71")
def test_victims_of_several_visits_lie_before_the_castle_together() -> None:
    table = before("The Baker, The Mayor, The Tyke, *", "mist*3")

    for _ in range(3):
        visits(table, "mist")

    assert table.fresh == cards("The Baker, The Mayor, The Tyke")
    assert table.sees(2, "fresh", 0) == ["V01", "V14", "V20"]


@pytest.mark.clause("VC-71")
def test_the_victim_belongs_to_the_player_whose_turn_it_is() -> None:
    table = given(["-", "-", "mist"], village="The Baker, *", active=2)

    one_by_one(table, 2, "mist > village", "end play", "keep all")

    assert table.captives(2) == cards("The Baker")


# --- the first victim ----------------------------------------------------------------------------


@pytest.mark.clause("VC-72")
@pytest.mark.parametrize("form", FORMS)
def test_the_first_victim_ever_carried_off_brings_the_hunters_in(form: str) -> None:
    table = visited("The Baker, *", form, kidnapped=False)

    assert table.truth["kidnapped"] is True
    assert table.truth["enabled"] is True


@pytest.mark.clause("VC-72")
@pytest.mark.parametrize("card", [*EVENTS, "garlic"])
def test_a_visit_without_a_victim_does_not_bring_the_hunters_in(card: str) -> None:
    table = visited(f"{card}, *", "mist", kidnapped=False)

    assert table.truth["kidnapped"] is False


@pytest.mark.clause("VC-72")
def test_the_hunters_stay_when_the_victim_returns_to_the_village() -> None:
    table = before("The Baker, Unrest, *", "mist*2", kidnapped=False)
    visits(table, "mist")
    one_by_one(table, 0, "end play", "keep all", "buy 0")
    table.ends_the_turn()
    table.ends_the_turn()
    assert (table.active, table.captives(0)) == (0, cards("The Baker"))

    one_by_one(table, 0, "end connection", "mist > village")

    assert table.captives(0) == cards("-")
    assert table.truth["kidnapped"] is True


# --- defences ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-73", "VC-74", "VC-75")
@pytest.mark.parametrize(("defence", "form"), DEFENCE_AND_FORM)
def test_a_defence_turns_back_the_forms_of_the_table_and_no_others(defence: str, form: str) -> None:
    table = visited(f"{defence}, The Baker, The Mayor, *", form)

    caught = "-" if form in REPULSED[defence] else "The Baker"
    assert table.fresh == cards(caught)
    assert table.village[0] == ("The Baker" if caught == "-" else "The Mayor")
    assert table.village_discard == cards(defence)
    assert table.asked == "play"


@pytest.mark.clause("VC-73")
@pytest.mark.parametrize(("defence", "form"), DEFENCE_AND_FORM)
def test_everybody_is_told_whether_a_defence_held(defence: str, form: str) -> None:
    table = visited(f"{defence}, The Baker, *", form)

    held = "repulsed" if form in REPULSED[defence] else "ignored"
    assert table.told_of(f"fact-turns-{held}") == [{"player": 0, "card": f"name-{defence}"}]


@pytest.mark.clause("VC-73")
@pytest.mark.parametrize(
    ("vampire", "defence", "form"),
    [("Garlictooth", "garlic", "mist"), ("Miststone", "windows", "wolf")],
)
def test_an_ability_of_the_travelling_vampire_cancels_a_defence(
    vampire: str, defence: str, form: str
) -> None:
    """Only their own: what another vampire at the table could do does not help."""
    at_home = visited(
        f"{defence}, The Baker, *", form, vampires=["Biggulp", vampire, "Ficklecrash"]
    )
    abroad = visited(f"{defence}, The Baker, *", form, vampires=[vampire, "Biggulp", "Ficklecrash"])

    assert at_home.fresh == cards("-")
    assert abroad.fresh == cards("The Baker")


@pytest.mark.clause("VC-74")
def test_who_is_repulsed_lies_in_their_castle_keeps_their_victims_and_plays_on() -> None:
    table = before("The Baker, garlic, The Mayor, *", "mist*3")
    visits(table, "mist")

    visits(table, "mist")

    assert table.fresh == cards("The Baker")
    assert table.village_discard == cards("garlic")
    assert table.places[0] == "castle"
    assert table.legal(0) == ["end play", "mist > tomb", "mist > village"]


@pytest.mark.clause("VC-75")
def test_ineffective_defences_are_put_away_one_after_the_other() -> None:
    table = visited("garlic*3, church*2, The Baker, church, *", "hunchback")

    assert table.fresh == cards("The Baker")
    assert table.village_discard == cards("garlic*3, church*2")
    assert table.village[0] == "church"


@pytest.mark.clause("VC-75")
@pytest.mark.parametrize(("last", "turned"), [("garlic", 3), ("The Baker", 3)])
def test_the_first_card_that_matters_ends_the_turning(last: str, turned: int) -> None:
    table = visited(f"windows*2, {last}, The Mayor, *", "mist")

    assert table.village[0] == "The Mayor"
    assert table.number("village_turned") == turned


@pytest.mark.clause("VC-76", "VC-187")
@pytest.mark.parametrize("village", ["windows", "windows*3"])
def test_if_the_deck_runs_out_behind_an_ineffective_defence_the_visit_ends(village: str) -> None:
    table = visited(village, "mist")

    assert table.village == []
    assert table.fresh == cards("-")
    assert table.village_discard["windows"] == 3
    assert (table.asked, table.turn) == ("play", 0)
    assert (table.places[0], table.truth["latch"]) == ("castle", True)


@pytest.mark.clause("VC-77")
def test_the_hunchback_is_repulsed_by_nailed_windows_and_by_nothing_else() -> None:
    assert visited("windows, The Baker, *", "hunchback").fresh == cards("-")
    assert visited("garlic, The Baker, *", "hunchback").fresh == cards("The Baker")
    assert visited("church, The Baker, *", "hunchback").fresh == cards("The Baker")


@pytest.mark.clause("VC-78")
def test_the_windows_repulse_the_hunchback_of_countess_miststone() -> None:
    vampires = ["Miststone", "Biggulp", "Ficklecrash"]

    table = visited("windows, The Baker, *", "hunchback", vampires=vampires)

    assert table.fresh == cards("-")
    assert table.village_discard == cards("windows")


@pytest.mark.clause("VC-78")
def test_where_garlic_stops_hunchbacks_it_stops_that_of_count_garlictooth_too() -> None:
    everybody = {"defences.garlic.repulses": list(FORMS)}
    edition = GAME.edition_with(everybody, "own")
    vampires = ["Garlictooth", "Biggulp", "Ficklecrash"]

    sent = visited("garlic, The Baker, *", "hunchback", vampires=vampires, edition=edition)
    gone = visited("garlic, The Baker, *", "mist", vampires=vampires, edition=edition)

    assert sent.fresh == cards("-")
    assert gone.fresh == cards("The Baker")


# --- events --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-79")
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("form", FORMS)
def test_an_event_goes_to_the_pile_and_ends_play(form: str, event: str) -> None:
    table = before(f"{event}, The Baker, *", CARDS[form], "mist*2", kidnapped=False)

    visits(table, form)

    assert table.village_discard == cards(event)
    assert table.fresh == cards("-")
    if event.startswith("Sunrise"):
        assert table.active == 1
    else:
        assert table.asked == "consume"
        table.refuses(0, "mist > tomb", "VC-23")


@pytest.mark.clause("VC-79")
def test_an_event_is_executed_behind_an_ineffective_defence() -> None:
    table = visited("windows, Angel, *", "mist", dead=["The Baker", "-", "-"])

    assert table.village_discard == cards("windows, Angel")
    assert table.dead(0) == cards("-")
    assert table.asked == "consume"


@pytest.mark.clause("VC-79")
def test_after_an_event_the_hunters_have_their_last_window() -> None:
    table = visited("Angel, *", "mist", places=["castle", "tomb", "castle"])

    assert table.asked == "tomb-window"
    table.all_pass()
    assert table.asked == "consume"
