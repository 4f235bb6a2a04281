"""Chapter 6.2: Double Success: two village cards instead of one."""

import pytest

from tests.games.vampire_connection.table import cards, given
from tests.games.vampire_connection.visits import (
    CARDS,
    EVENTS,
    FORMS,
    WRITTEN,
    before,
    visited_twice,
    visits,
)

VICTIM_AND_DEFENCE = ["The Baker, garlic", "garlic, The Baker"]


# --- declaring it --------------------------------------------------------------------------------


@pytest.mark.clause("VC-80", "VC-83")
@pytest.mark.parametrize("form", FORMS)
def test_double_success_can_be_added_to_every_visit_to_the_village(form: str) -> None:
    table = before("The Baker, The Mayor, The Tyke, *", CARDS[form], "Double Success")

    visits(table, form, twice=True)

    assert table.fresh == cards("The Baker, The Mayor")
    assert table.village[0] == "The Tyke"
    assert table.hand(0) == cards("-")
    assert table.discard == cards(f"{CARDS[form]}, Double Success")


@pytest.mark.clause("VC-80")
@pytest.mark.parametrize("form", ["mist", "wolf", "bat", "carriage"])
@pytest.mark.parametrize("goal", ["tomb", "castle", "castle of Ficklecrash"])
def test_double_success_goes_with_no_other_journey(form: str, goal: str) -> None:
    table = before("*", CARDS[form], "Double Success", captives=["-", "The Baker", "-"])

    assert [line for line in table.legal(0) if "+2x" in line and "village" not in line] == []
    table.refuses(0, f"{WRITTEN[form]}+2x > {goal}", "VC-80")


@pytest.mark.clause("VC-80")
def test_a_hunchback_sent_from_the_tomb_may_have_double_success() -> None:
    table = before("The Baker, The Mayor, *", "hunchback, mist, Double Success", places=_in_tomb())

    assert table.legal(0) == ["end play", "mist > castle", "hb > village", "hb+2x > village"]


def _in_tomb() -> list[str]:
    return ["tomb", "castle", "castle"]


@pytest.mark.clause("VC-80")
def test_double_success_is_declared_with_the_visit_and_not_alone() -> None:
    table = before("*", "mist, Double Success")
    assert table.legal(0) == ["end play", "mist > tomb", "mist > village", "mist+2x > village"]

    visits(table, "mist")

    assert table.hand(0) == cards("Double Success")
    assert not any("2x" in line for line in table.legal(0))


@pytest.mark.clause("VC-80")
@pytest.mark.parametrize("form", FORMS)
def test_at_most_one_double_success_goes_with_a_visit(form: str) -> None:
    table = before("The Baker, The Mayor, The Tyke, *", CARDS[form], "Double Success*2")
    assert table.game.refuse(table.position, 0, f"{WRITTEN[form]}+2x+2x > village") is not None

    visits(table, form, twice=True)

    assert table.hand(0) == cards("Double Success")
    assert table.fresh == cards("The Baker, The Mayor")


@pytest.mark.clause("VC-81")
def test_if_the_traveller_is_staked_double_success_is_lost() -> None:
    table = given(["wolf, Double Success", "Beatquick, stake*2", "-"], village="The Baker, *")
    table.plays(0, "wolf+2x > village")

    table.plays(1, "Beatquick -> Biggulp")

    assert table.discard["Double Success"] == 1
    assert table.village[0] == "The Baker"
    assert table.fresh == cards("-")
    assert table.hand(0)["Double Success"] == 0


# --- turning two cards ---------------------------------------------------------------------------


@pytest.mark.clause("VC-82")
@pytest.mark.parametrize(
    "village",
    [
        "windows, The Baker, The Mayor",
        "The Baker, windows, The Mayor",
        "windows, The Baker, windows*2, The Mayor",
    ],
)
def test_each_ineffective_defence_is_replaced_at_once_by_the_next_card(village: str) -> None:
    table = visited_twice(f"{village}, The Tyke, *", "mist")

    assert table.fresh == cards("The Baker, The Mayor")
    assert table.village_discard["windows"] == village.count("windows") + village.count("*2")
    assert table.village[0] == "The Tyke"


@pytest.mark.clause("VC-82", "VC-85")
@pytest.mark.parametrize("village", ["The Baker, windows", "windows, The Baker", "The Baker"])
def test_if_the_deck_is_empty_before_two_cards_lie_there_the_one_is_executed(village: str) -> None:
    table = visited_twice(village, "mist")

    assert table.fresh == cards("The Baker")
    assert table.village == []
    assert table.asked == "play"


@pytest.mark.clause("VC-82")
def test_the_deck_may_hold_nothing_but_ineffective_defences() -> None:
    table = visited_twice("windows*3", "mist")

    assert (table.fresh, table.village, table.asked) == (cards("-"), [], "play")


@pytest.mark.clause("VC-85")
@pytest.mark.parametrize("event", ["Angel", "Masked Ball"])
def test_a_single_event_in_the_deck_is_turned_alone(event: str) -> None:
    table = visited_twice(event, "mist")

    assert table.village_discard[event] == 1
    assert table.asked == "consume"


@pytest.mark.clause("VC-82", "VC-83")
def test_an_effective_defence_is_one_of_the_two_cards() -> None:
    table = visited_twice("garlic, church, The Baker, *", "mist")

    assert table.village_discard == cards("garlic, church")
    assert table.village[0] == "The Baker"
    assert table.fresh == cards("-")
    assert (table.asked, table.places[0]) == ("play", "castle")


# --- executing both ------------------------------------------------------------------------------


@pytest.mark.clause("VC-83")
@pytest.mark.parametrize("village", VICTIM_AND_DEFENCE)
def test_an_effective_defence_does_not_cancel_the_victim(village: str) -> None:
    table = visited_twice(f"{village}, The Mayor, *", "mist")

    assert table.fresh == cards("The Baker")
    assert table.village_discard == cards("garlic")
    assert table.village[0] == "The Mayor"
    assert table.asked == "play"


@pytest.mark.clause("VC-83", "VC-84")
@pytest.mark.parametrize("village", ["The Baker, {}", "{}, The Baker"])
@pytest.mark.parametrize("event", EVENTS[2:])
def test_a_victim_becomes_fresh_and_the_event_is_executed(village: str, event: str) -> None:
    table = visited_twice(f"{village.format(event)}, *", "mist", kidnapped=False, round=1)

    assert table.fresh == cards("The Baker")
    assert table.village_discard == cards(event)
    assert table.asked == "consume"


@pytest.mark.clause("VC-83", "VC-84")
@pytest.mark.parametrize("village", ["The Baker, Sunrise", "Sunrise, The Baker"])
def test_a_victim_beside_sunrise_ends_in_the_castle(village: str) -> None:
    table = visited_twice(f"{village}, *", "mist", round=1)

    assert table.captives(0) == cards("The Baker")
    assert table.places == ["tomb", "tomb", "tomb"]
    assert table.active == 1


@pytest.mark.clause("VC-83", "VC-84")
@pytest.mark.parametrize("village", ["garlic, {}", "{}, garlic"])
@pytest.mark.parametrize("event", EVENTS)
def test_an_effective_defence_does_not_cancel_the_event(village: str, event: str) -> None:
    table = visited_twice(f"{village.format(event)}, The Baker, *", "mist", kidnapped=False)

    sunrise = event.startswith("Sunrise")
    assert table.village_discard == cards(f"garlic, {event}")
    assert table.places[0] == ("tomb" if sunrise else "castle")
    assert table.active == (1 if sunrise else 0)
    assert (table.fresh, table.number("village_turned")) == (cards("-"), 2)


# --- the sequence --------------------------------------------------------------------------------


@pytest.mark.clause("VC-84")
@pytest.mark.parametrize(
    ("village", "first", "second"),
    [
        ("Angel, Unrest", "Angel", "Unrest"),
        ("Unrest, Angel", "Unrest", "Angel"),
        ("Sunrise marked, windows, Masked Ball", "Sunrise", "Masked Ball"),
        ("windows, Masked Ball marked, Sunrise", "Masked Ball", "Sunrise"),
    ],
)
def test_ap_chooses_the_sequence_of_two_different_events(
    village: str, first: str, second: str
) -> None:
    table = visited_twice(f"{village}, The Baker, *", "mist")

    assert (table.asked, table.turn) == ("order", 0)
    assert table.legal(0) == [f"first {first}", f"first {second}"]
    assert not {"Angel", "Unrest", "Sunrise"} & set(table.village_discard)
    table.refuses(0, "pass", "VC-84")
    table.refuses(0, "end play", "VC-247")


@pytest.mark.clause("VC-84")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("first Angel", ["fact-angel", "fact-unrest"]),
        ("first 1", ["fact-angel", "fact-unrest"]),
        ("first Unrest", ["fact-unrest", "fact-angel"]),
        ("first 2", ["fact-unrest", "fact-angel"]),
    ],
)
def test_both_are_executed_in_the_chosen_sequence(line: str, told: list[str]) -> None:
    table = visited_twice("Angel, Unrest, *", "mist")

    table.plays(0, line)

    assert [key for key, _ in table.told() if key in told] == told
    assert table.village_discard == cards("Angel, Unrest")
    assert table.asked == "consume"


@pytest.mark.clause("VC-84")
def test_only_an_event_that_lies_there_can_come_first() -> None:
    table = visited_twice("Angel, Unrest, *", "mist")

    table.refuses(0, "first Sunrise", "VC-84")


@pytest.mark.clause("VC-84")
@pytest.mark.parametrize("village", ["Sunrise, Sunrise marked", "Sunrise marked, Sunrise"])
def test_two_sunrises_need_no_choice(village: str) -> None:
    table = visited_twice(f"{village}, *", "mist", kidnapped=False)

    assert table.village_discard == cards("Sunrise, Sunrise marked")
    assert table.active == 1


@pytest.mark.clause("VC-84")
@pytest.mark.parametrize(
    "village", ["Masked Ball, Masked Ball marked", "Masked Ball marked, Masked Ball"]
)
def test_two_balls_need_no_choice_and_are_danced_one_after_the_other(village: str) -> None:
    table = visited_twice(f"{village}, *", "mist", captives=["The Baker", "-", "-"])
    assert table.asked == "ball"

    table.plays(0, "gives The Baker")
    assert (table.asked, table.turn) == ("ball", 1)
    table.plays(1, "gives The Baker")

    assert table.captives(2) == cards("The Baker")
    assert table.asked == "consume"


@pytest.mark.clause("VC-84")
@pytest.mark.parametrize("event", ["Masked Ball", "Unrest", "Angel"])
@pytest.mark.parametrize("village", ["windows, {}", "{}, windows"])
def test_a_defence_leaves_the_vampire_where_the_event_puts_it(village: str, event: str) -> None:
    """The hunchback went out of the tomb; nailed windows turn him back, and the event sends his
    master to the castle."""
    table = visited_twice(
        f"{village.format(event)}, *", "hunchback", places=_in_tomb(), kidnapped=False
    )

    assert table.places[0] == "castle"
    assert table.asked == "consume"


@pytest.mark.clause("VC-84")
def test_two_defences_leave_a_vampire_in_the_tomb_from_which_it_sent_its_hunchback() -> None:
    table = visited_twice("windows*2, *", "hunchback", places=_in_tomb())

    assert (table.places[0], table.asked) == ("tomb", "play")
