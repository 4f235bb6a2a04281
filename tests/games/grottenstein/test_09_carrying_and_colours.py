"""Chapter 9: what a sheet can hold, coloured borders, and objects that help."""

import pytest

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.laid import refusal_of
from tests.games.grottenstein.table import Table, cards, given

HUNTERS = ["red", "blue", "green", "yellow"]
BORDERS = {"C06": "red", "E01": "blue", "E12": "green", "E10": "yellow"}
ALL_KEYS = "Gold key, Silver key, Copper key, Iron key, Universal key"
STATES = ["living", "servant"]
GREEN_GONE = {"state": "gone"}


def stocked(
    found: str, held: str, figure: str = "red", state: str = "living", **keys: object
) -> Table:
    """A figure with cards has moved to G4, where open cards lie."""
    standing = {figure: {"at": "Gh3", "state": state}}
    laid: dict[str, object] = {
        "slot": figure,
        "out": "Rats",  # one field is empty
        "down": {"G4": None},
        "open": {"G4": found},
        "holds": {figure: held},
        "decision": "action",
        **standing,
        **keys,
    }
    return given(**laid)  # type: ignore[arg-type]


def finding(card: str, held: str, state: str = "living") -> Table:
    """Red reveals a card."""
    red = {"at": "Gh3", "state": state}
    table = given(red=red, down={"G4": card}, holds={"red": held}, decision="action")
    table.does("reveal")
    return table


# --- three places --------------------------------------------------------------------------------


@pytest.mark.clause("GR-96")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(
    ("held", "found", "fits"),
    [
        ("-", "Sword", True),
        ("Plan, Torch", "Sword", True),
        ("Plan, Torch, Flute", "Sword", False),
        ("-", "Francisca", True),
        ("Plan", "Francisca", True),
        ("Plan, Torch", "Francisca", False),
        ("Francisca", "Sword", True),
        ("Francisca, Plan", "Sword", False),
    ],
)
def test_a_sheet_holds_three_places_and_the_francisca_fills_two(
    state: str, held: str, found: str, fits: bool
) -> None:
    table = stocked(found, held, state=state)

    assert ("take" in table.answers()) is fits
    if fits:
        table.does(f"take {found}")
        assert table.sheet("red") == cards(held) | cards(found)
    else:
        table.forbids(f"take {found}", "GR-96")


@pytest.mark.clause("GR-96")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(("held", "fits"), [("Plan, Torch", True), ("Plan, Torch, Flute", False)])
def test_the_limit_holds_for_a_find(state: str, held: str, fits: bool) -> None:
    table = finding("Sword", held, state)

    assert ("take" in table.answers()) is fits


@pytest.mark.clause("GR-96", "GR-98", "GR-99", "GR-193")
def test_cards_of_remains_count_while_they_are_being_taken() -> None:
    floor = {"Gh4": {"green": "Crucifix, Francisca, Sword, Torch, Gold key"}}
    after = {}

    for card in ("C06", "E09", "E15"):
        table = given(
            red="Gh4", green=GREEN_GONE, floor=floor, holds={"red": "Plan"}, decision="action"
        )
        table.begins("take", card)
        after[card] = table.answers()

    assert after["C06"] == ["E15", "end"]
    assert after["E09"] == ["E05", "E15", "end"]
    assert after["E15"] == ["E05", "E09", "C06", "end"]


@pytest.mark.clause("GR-96")
@pytest.mark.parametrize("sheet", ["E02, E03, E04, E05", "C06, E02, E03"])
def test_no_position_has_more_on_a_sheet(sheet: str) -> None:
    assert refusal_of(round=2, sheets={"red": sheet}) == ("position-too-much", "GR-96")


# --- dagger and powers ---------------------------------------------------------------------------


@pytest.mark.clause("GR-97", "GR-108")
@pytest.mark.parametrize("state", STATES)
def test_the_dagger_is_at_hand_beside_a_full_sheet(state: str) -> None:
    red = {"at": "Gh3", "state": state}
    table = given(red=red, blue="Gi3", vampire="Gh4", holds={"red": "Plan, Torch, Flute"})

    table.begins("fight")

    assert table.answers() == ["dagger"]
    assert table.sheet("red") == cards("Plan, Torch, Flute")


@pytest.mark.clause("GR-97")
def test_the_dagger_cannot_be_put_down() -> None:
    bare, armed = stocked("-", "-"), stocked("-", "Sword")
    armed.begins("put")

    assert "put" not in bare.answers()
    assert armed.answers() == ["E09"]
    assert not bare.may("put dagger")


@pytest.mark.clause("GR-98")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("held", ["Plan, Torch, Flute", f"Francisca, Sword, {ALL_KEYS}"])
def test_powers_fill_no_place_and_have_no_limit(state: str, held: str) -> None:
    table = stocked("Pseudo-vampire, Zombie formula", held, state=state)

    table.does("take E13")

    assert table.sheet("red") == cards(held) | {"E13"}


@pytest.mark.clause("GR-98")
def test_powers_leave_room_for_three_objects() -> None:
    table = stocked("Sword", f"Plan, Torch, {ALL_KEYS}")

    assert table.may("take E09")
    assert finding("Iron key", "Plan, Torch, Flute").answers() == ["take", "leave"]


# --- colours -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-99")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("figure", HUNTERS)
@pytest.mark.parametrize("card", BORDERS)
def test_a_bordered_card_is_carried_only_by_its_colour(card: str, figure: str, state: str) -> None:
    table = stocked(card, "-", figure, state)

    assert ("take" in table.answers()) is (BORDERS[card] == figure)
    if BORDERS[card] != figure:
        table.forbids(f"take {card}", "GR-99")


@pytest.mark.clause("GR-99")
@pytest.mark.parametrize("card", BORDERS)
def test_no_position_lets_another_colour_use_it(card: str) -> None:
    other = "yellow" if BORDERS[card] == "red" else "red"

    refused = refusal_of(round=2, sheets={other: card})

    assert refused == ("position-wrong-border", "GR-99")


@pytest.mark.clause("GR-99")
@pytest.mark.parametrize("figure", HUNTERS)
def test_a_card_without_a_border_is_anybodys(figure: str) -> None:
    assert stocked("Sword", "-", figure).may("take E09")


@pytest.mark.clause("GR-100")
def test_borders_play_no_part_in_holding_or_using_powers() -> None:
    blue_key = laid_over({"cards.E15.border": "blue"})
    table = stocked("Gold key", "-", edition=blue_key)
    holder = given(
        red="Ce2",
        holds={"red": "Gold key"},
        locks={"crypt": "gold", "armour": "iron"},
        edition=blue_key,
        decision="action",
    )

    table.does("take E15")
    holder.does("key E15 Ce2/f2")

    assert table.sheet("red") == {"E15"}
    assert holder.door("Ce2/f2") == "open"


# --- objects that help ---------------------------------------------------------------------------

POISONED = {"poisoned": True}
HELP = {"antidote": "Antidote", "flute": "Flute"}


def with_kit(at: str = "Gh9", life: int = 10, **keys: object) -> Table:
    """Blue has moved, holds the first-aid kit, and is weak too."""
    blue = {"at": at, "life": life}
    laid: dict[str, object] = {
        "slot": "blue",
        "blue": blue,
        "holds": {"blue": "First-aid kit"},
        **keys,
    }
    return given(**laid, decision="action")  # type: ignore[arg-type]


@pytest.mark.clause("GR-101", "ED-10")
def test_an_object_that_helps_may_be_used_on_its_carrier() -> None:
    table = with_kit()

    table.does("use kit B")

    assert table.life("blue") == 20
    assert table.number("kit_uses") == 2
    assert table.knowledge["shown"] == "E01"


@pytest.mark.clause("GR-101", "GR-235")
@pytest.mark.parametrize(
    "patient",
    [
        {"red": {"at": "Gh8", "life": 3}},
        {"red": {"at": "Gh8", "life": 3, "state": "servant"}},
        {"vampire": {"at": "Gh8", "life": 3}},
    ],
)
def test_figures_of_either_team_are_helped_beside_the_carrier(patient: dict[str, object]) -> None:
    (name,) = patient
    table = with_kit("Gh9", 10, **patient)

    table.does(f"use kit {name}")

    assert table.life(name) == 13


@pytest.mark.clause("GR-101")
@pytest.mark.parametrize(
    ("carrier", "patient", "helped"),
    [
        ("Gh9", "Gh8", True),
        ("Gh9", "Gg9", True),
        ("Gh9", "Gh7", False),
        ("Gh9", "Gg8", False),
        ("Gj8", "Gk8", False),
        ("Gj9", "Gk9", True),
        ("Gk9", "Gj9", True),
        ("Gd2", "Ge2", True),
        ("Ge2", "Gd2", False),
        ("Gh5", "Gh6", False),
    ],
)
def test_help_goes_where_a_blow_of_range_1_would(carrier: str, patient: str, helped: bool) -> None:
    table = with_kit(carrier, red=patient, doors={"Gh5/h6": "closed"})

    table.begins("use", "kit")

    assert ("red" in table.answers()) is helped
    assert "blue" in table.answers()


@pytest.mark.clause("GR-101")
def test_help_out_of_reach_is_refused() -> None:
    with_kit("Gh9", red="Gh7").forbids("use kit R", "GR-101")


@pytest.mark.clause("GR-101", "GR-235")
def test_a_corpse_cannot_be_helped() -> None:
    table = with_kit(red={"at": "Gh8", "state": "corpse"})

    table.forbids("use kit R", "GR-101")


@pytest.mark.clause("GR-101")
def test_who_is_gone_cannot_be_helped() -> None:
    assert not with_kit(red={"state": "gone"}).may("use kit R")


@pytest.mark.clause("GR-101")
@pytest.mark.parametrize(("square", "helped"), [("Cg2", False), ("Ch2", False), ("Ci2", True)])
def test_the_vampire_is_not_helped_while_he_lies(square: str, helped: bool) -> None:
    carrier = square[:2] + "1"
    table = with_kit(carrier, vampire={"at": square, "life": 5})

    assert table.may("use kit V") is helped


@pytest.mark.clause("GR-101", "GR-13")
def test_the_patient_need_not_need_it_and_a_use_is_spent_all_the_same() -> None:
    table = with_kit(red="Gh8")

    table.does("use kit R")

    assert table.life("red") == 40
    assert table.number("kit_uses") == 2
    assert table.slot == "green"


@pytest.mark.clause("GR-101", "GR-200", "ED-12")
@pytest.mark.parametrize("card", HELP)
@pytest.mark.parametrize("patient", ["red", "blue", "vampire"])
def test_antidote_and_flute_help_within_the_same_range(card: str, patient: str) -> None:
    ill = {"at": "Gh9", "poisoned": True, "rats": True}
    table = given(
        red=ill,
        blue={**ill, "at": "Gh8"},
        vampire="Gh10",
        holds={"red": HELP[card]},
        decision="action",
    )

    table.does(f"use {card} {patient}")

    cured, other = ("poisoned", "rats") if card == "antidote" else ("rats", "poisoned")
    if patient != "vampire":
        assert table.figure(patient)[cured] is False
        assert table.figure(patient)[other] is True
    assert table.sheet("red") == cards(HELP[card])
    assert table.slot == "blue"


@pytest.mark.clause("GR-237", "ED-13")
@pytest.mark.parametrize("left", [0, 1])
def test_the_plan_needs_one_face_down_card_on_the_floor(left: int) -> None:
    fields = [f"C{number}" for number in range(1, 13)]
    shown = "C01, C02, C03, C04, C05, C06, C07"
    traps = "C08, C09, C10, C11, C12"
    down = dict.fromkeys(fields) | ({"C1": "C01"} if left else {})
    table = given(
        red="Cb5",
        down=down,
        open={"C2": shown.removeprefix("C01, ") if left else shown},
        out=traps,
        holds={"red": "Plan"},
        decision="action",
    )

    assert ("use" in table.answers()) is bool(left)


@pytest.mark.clause("ED-14", "GR-121")
def test_a_laid_ladder_is_told_and_shown() -> None:
    table = given(red="Go10", holds={"red": "Ladder"}, decision="action")

    table.does("ladder Go10")

    assert [told["figure"] for told in table.told_of("fact-ladder")] == ["figure-red"]
    assert table.floor("Go10", "ladder") == {"E03"}
