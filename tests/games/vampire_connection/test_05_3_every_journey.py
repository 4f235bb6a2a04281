"""Chapter 5, one journey after the other: each form to each goal, for each of six seats."""

import pytest

from tests.games.vampire_connection.table import VAMPIRES, Table, cards, given

EVERYBODY = range(6)
#: How each journey is written, the cards it takes, and the blood.
JOURNEYS = {
    "mist": ("mist", 0),
    "wolf": ("wolf", 0),
    "bat": ("bat", 1),
    "carriage+hb": ("carriage, hunchback", 0),
}
#: Count Ficklecrash's own ways to travel.
FICKLECRASH = {"bat(wolf)": ("bat", 0), "carriage": ("carriage", 0)}
TAKEN = ["The Tyke", "The Bard", "The Baker", "The Mayor", "The Milkmaid", "V28"]


def traveller(active: int, hand: str, place: str = "castle", **keys: object) -> Table:
    """AP holds these cards; in the first round no hunter comes."""
    hands, places = ["-"] * 6, ["castle"] * 6
    hands[active], places[active] = f"{hand}, stake", place
    everything: dict[str, object] = {
        "active": active,
        "places": places,
        "drops": [3] * 6,
        "round": 1,
        **keys,
    }
    return given(hands, **everything)  # type: ignore[arg-type]


def has_paid(table: Table, active: int, paid: str, blood: int) -> None:
    """AP has used up these cards and drops, and nobody else anything."""
    assert table.discard == cards(paid)
    assert table.hand(active) == cards("stake")
    assert table.drops == [3 - blood if seat == active else 3 for seat in EVERYBODY]


CASES = [(seat, written) for seat in EVERYBODY for written in JOURNEYS if seat != 1]
CASES += [(1, written) for written in ("mist", "wolf", "bat", *FICKLECRASH)]


@pytest.mark.clause("VC-49", "VC-51", "VC-53", "VC-58", "VC-60", "VC-220", "VC-221")
@pytest.mark.parametrize(("active", "written"), CASES)
@pytest.mark.parametrize(("start", "goal"), [("castle", "tomb"), ("tomb", "castle")])
def test_a_vampire_travels_between_its_castle_and_its_tomb(
    active: int, written: str, start: str, goal: str
) -> None:
    paid, blood = (FICKLECRASH | JOURNEYS)[written]
    table = traveller(active, paid, start)

    table.plays(active, f"{written} > {goal}")

    assert table.places == [goal if seat == active else "castle" for seat in EVERYBODY]
    has_paid(table, active, paid, blood)


@pytest.mark.clause("VC-70", "VC-71", "VC-65")
@pytest.mark.parametrize(("active", "written"), [*CASES, *((seat, "hb") for seat in EVERYBODY)])
@pytest.mark.parametrize("twice", [False, True])
def test_every_form_brings_victims_from_the_village(active: int, written: str, twice: bool) -> None:
    paid, blood = (FICKLECRASH | JOURNEYS | {"hb": ("hunchback", 0)})[written]
    paid += ", Double Success" if twice else ""
    table = traveller(active, paid, village="The Bard, The Baker, *")

    table.plays(active, f"{written}{'+2x' if twice else ''} > village")

    assert table.fresh == cards("The Bard, The Baker" if twice else "The Bard")
    assert table.places == ["castle"] * 6
    has_paid(table, active, paid, blood)


@pytest.mark.clause("VC-100", "VC-101", "VC-103")
@pytest.mark.parametrize("active", EVERYBODY)
@pytest.mark.parametrize("lord", EVERYBODY)
@pytest.mark.parametrize("written", ["bat", "carriage+hb"])
def test_every_foreign_castle_can_be_robbed_by_bat_and_carriage(
    active: int, lord: int, written: str
) -> None:
    paid, blood = JOURNEYS[written]
    line = f"{written} > castle of {VAMPIRES[lord]}"
    if active == 1 and written != "bat":
        paid, line = "carriage", line.replace("+hb", "")
    table = traveller(active, paid, captives=TAKEN)
    if active == lord:
        table.refuses(active, line, "VC-100")
        return

    table.plays(active, line)
    (prey,) = table.legal(active)
    table.plays(active, prey)

    assert table.fresh.total() == 1
    assert [table.captives(seat).total() for seat in EVERYBODY] == [
        0 if seat == lord else 1 for seat in EVERYBODY
    ]
    has_paid(table, active, paid, blood)


@pytest.mark.clause("VC-103", "VC-121", "VC-125")
def test_a_robbery_after_a_good_opportunity_is_a_robbery() -> None:
    table = given(
        ["Good Opportunity, bat", "book, crucifix", "-"],
        captives=["The Baker", "The Mayor, The Village Priest", "-"],
        round=1,
    )
    table.plays(0, "GO The Baker")
    table.plays(0, "bat > castle of Ficklecrash")
    table.plays(0, "rob The Mayor")
    assert table.turn == 1

    table.plays(1, "pass")

    assert table.fresh == cards("The Mayor")
    assert table.dead(0) == cards("The Baker")
