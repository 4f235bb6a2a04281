"""Chapter 5: where vampires lie, which routes each form may take, and what a journey costs."""

from collections import Counter

import pytest

from gruft.games.vampire_connection.game import GAME
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.table import Table, cards, given

FORMS = ["mist", "wolf", "bat", "carriage+hb"]
GOALS = ["castle", "tomb", "village", "castle of Ficklecrash"]
ALL_FORMS = "mist, wolf, bat, carriage, hunchback"


def traveller(place: str, hand: str = ALL_FORMS, **keys: object) -> Table:
    """AP lies here with these cards; seat 1 has a captive worth robbing."""
    usual: dict[str, object] = {
        "places": [place, "castle", "castle"],
        "captives": ["-", "The Baker", "-"],
        "drops": [5, 5, 5],
    }
    return given([hand, "-", "-"], **{**usual, **keys})  # type: ignore[arg-type]


def journeys(table: Table) -> set[str]:
    """Every journey AP may begin now."""
    return {move for move in table.legal(0) if " > " in move}


# --- routes --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-48")
def test_outside_a_visit_a_vampire_lies_either_in_its_castle_or_in_its_tomb() -> None:
    table = traveller("castle", "mist*2, wolf, bat, hunchback", village="V01, V02, *")
    lies: list[tuple[int, int]] = []

    for line in ("mist > village", "wolf > tomb", "hb > village", "bat > castle", "mist > tomb"):
        table.plays(0, line)
        table.all_pass()
        in_castle = table.sees(SPECTATOR, "castle", 0).count("Biggulp")
        lies.append((in_castle, table.sees(SPECTATOR, "tomb", 0).count("Biggulp")))

    assert lies == [(1, 0), (0, 1), (0, 1), (1, 0), (0, 1)]


@pytest.mark.clause("VC-48", "VC-49")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("place", "goal"), [("castle", "tomb"), ("tomb", "castle")])
def test_every_form_takes_the_vampire_from_tomb_to_castle_and_back(
    form: str, place: str, goal: str
) -> None:
    table = traveller(place)

    table.plays(0, f"{form} > {goal}")
    table.all_pass()

    assert table.places == [goal, "castle", "castle"]
    assert table.asked == "play"


@pytest.mark.clause("VC-49")
def test_from_the_castle_all_go_to_tomb_and_village_bat_and_carriage_also_to_foreign_castles() -> (
    None
):
    assert journeys(traveller("castle")) == {
        *("mist > tomb", "mist > village"),
        *("wolf > tomb", "wolf > village"),
        *("bat > tomb", "bat > village", "bat > castle of Ficklecrash"),
        *("carriage+hb > tomb", "carriage+hb > village", "carriage+hb > castle of Ficklecrash"),
        "hb > village",
    }


@pytest.mark.clause("VC-49", "VC-64")
def test_from_the_tomb_all_go_to_the_castle_and_the_hunchback_alone_to_the_village() -> None:
    assert journeys(traveller("tomb")) == {
        *("mist > castle", "wolf > castle", "bat > castle", "carriage+hb > castle"),
        "hb > village",
    }


@pytest.mark.clause("VC-49")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("place", "goal", "key"),
    [
        ("castle", "castle", "refusal-already-in-castle"),
        ("tomb", "tomb", "refusal-already-in-tomb"),
        ("tomb", "village", "refusal-only-to-the-castle"),
    ],
)
def test_every_other_route_is_illegal(form: str, place: str, goal: str, key: str) -> None:
    traveller(place).refuses(0, f"{form} > {goal}", "VC-49", key)


@pytest.mark.clause("VC-49")
@pytest.mark.parametrize("form", ["mist", "wolf"])
@pytest.mark.parametrize("place", ["castle", "tomb"])
def test_mist_and_wolf_never_reach_a_foreign_castle(form: str, place: str) -> None:
    table = traveller(place)

    table.refuses(0, f"{form} > castle of Ficklecrash", "VC-49", "refusal-no-foreign-castle")


@pytest.mark.clause("VC-49")
@pytest.mark.parametrize("form", ["bat", "carriage+hb"])
def test_nobody_reaches_a_foreign_castle_from_their_tomb(form: str) -> None:
    table = traveller("tomb")

    table.refuses(0, f"{form} > castle of Ficklecrash", "VC-49", "refusal-only-to-the-castle")


@pytest.mark.clause("VC-49")
@pytest.mark.parametrize("form", ["bat", "carriage+hb"])
def test_ones_own_castle_is_not_a_foreign_castle(form: str) -> None:
    table = traveller("castle", captives=["The Mayor", "The Baker", "-"])

    table.refuses(0, f"{form} > castle of Biggulp", "VC-100", "refusal-robs-oneself")


@pytest.mark.clause("VC-49")
@pytest.mark.parametrize("missing", ["mist", "wolf", "bat", "carriage", "hunchback"])
def test_a_form_needs_its_card(missing: str) -> None:
    held = [card for card in ALL_FORMS.split(", ") if card != missing]
    needed = {"carriage": ["carriage+hb"], "hunchback": ["carriage+hb", "hb"]}
    lost = needed.get(missing, [missing])

    forms = {move.split(" > ")[0] for move in journeys(traveller("castle", ", ".join(held)))}

    assert forms == {*FORMS, "hb"} - set(lost)


# --- staked --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-50")
@pytest.mark.parametrize("line", [f"{form} > {goal}" for form in FORMS for goal in GOALS[:3]])
def test_a_staked_vampire_cannot_move(line: str) -> None:
    table = traveller("tomb", markers=["stake", None, None])

    table.refuses(0, line, "VC-50", "refusal-staked-vampire-travels")


@pytest.mark.clause("VC-50", "VC-64")
def test_a_staked_vampire_can_neither_rob_nor_send_its_hunchback() -> None:
    table = traveller("tomb", f"{ALL_FORMS}, Double Success", markers=["Rudey", None, None])

    assert journeys(table) == set()
    for line in ("bat > castle of Ficklecrash", "hb > village", "hb+2x > village"):
        table.refuses(0, line, "VC-50", "refusal-staked-vampire-travels")


# --- announcing ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-51")
@pytest.mark.parametrize("form", ["wolf", "bat", "carriage+hb"])
def test_the_window_opens_when_all_is_announced_laid_and_paid(form: str) -> None:
    table = traveller("castle", f"{ALL_FORMS}, Double Success")
    spent = Counter(["hunchback" if card == "hb" else card for card in form.split("+")])

    table.plays(0, f"{form}+2x > village")

    assert table.asked == "move-window"
    assert table.discard == spent + Counter(["Double Success"])
    assert table.drops[0] == (4 if form == "bat" else 5)
    assert table.places[0] == "castle"
    name = f"name-{form.removesuffix('+hb')}"
    assert table.told() == [
        ("fact-travels", {"player": 0, "form": name, "goal": "goal-village-twice"})
    ]


@pytest.mark.clause("VC-51")
@pytest.mark.parametrize("form", ["bat", "carriage+hb"])
def test_the_castle_to_be_robbed_is_announced_but_not_the_victim(form: str) -> None:
    table = traveller("castle", captives=["-", "The Baker, The Mayor", "-"])

    table.plays(0, f"{form} > castle of Ficklecrash")

    ((key, announced),) = table.told()
    assert (key, announced["lord"]) == ("fact-goes-robbing", 1)
    assert table.asked == "move-window"


@pytest.mark.clause("VC-51")
def test_double_success_cannot_be_added_later() -> None:
    table = traveller("castle", "mist, Double Success", village="The Tyke, The Bard, *")

    table.plays(0, "mist > village")

    assert table.fresh == cards("The Tyke")
    assert journeys(table) == set()


# --- how often -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-52")
def test_a_vampire_moves_as_often_as_the_hand_allows() -> None:
    table = traveller("castle", "mist*6", village="V01, V02, V03, *", kidnapped=False, round=1)

    for line in [*["mist > village"] * 3, "mist > tomb", "mist > castle", "mist > tomb"]:
        table.plays(0, line)

    assert table.hand(0).total() == 0
    assert table.fresh == cards("The Tyke, The Naughty Brat, The Drunkard")
    assert table.places[0] == "tomb"


@pytest.mark.clause("VC-52", "VC-58")
def test_bats_are_limited_by_drops_too() -> None:
    table = traveller("castle", "bat*4", drops=[2, 0, 0], round=1)

    table.plays(0, "bat > tomb")
    table.plays(0, "bat > castle")

    assert (table.drops[0], table.hand(0)) == (0, cards("bat*2"))
    assert journeys(table) == set()


# --- after a visit -------------------------------------------------------------------------------


@pytest.mark.clause("VC-53", "VC-54")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("turned", ["The Tyke", "repulsed"])
def test_after_a_visit_the_vampire_lies_in_its_castle_and_the_turn_goes_on(
    form: str, turned: str
) -> None:
    defence = {"mist": "church", "wolf": "windows", "bat": "church", "carriage+hb": "garlic"}
    card = defence[form] if turned == "repulsed" else turned
    table = traveller("castle", village=f"{card}, *")

    table.plays(0, f"{form} > village")
    table.all_pass()

    assert (table.places[0], table.asked, table.turn) == ("castle", "play", 0)
    assert table.fresh == (cards(turned) if turned != "repulsed" else cards("-"))
    assert table.discard + table.hand(0) == cards(ALL_FORMS)
    assert set(table.discard) == {"hunchback" if c == "hb" else c for c in form.split("+")}


@pytest.mark.clause("VC-53", "VC-54")
@pytest.mark.parametrize("form", ["bat", "carriage+hb"])
@pytest.mark.parametrize("answer", ["pass", "crucifix"])
def test_after_a_robbery_too(form: str, answer: str) -> None:
    table = given([ALL_FORMS, "crucifix", "-"], captives=["-", "The Village Priest", "-"], round=1)

    table.plays(0, f"{form} > castle of Ficklecrash")
    table.plays(0, "rob The Village Priest")
    table.plays(1, answer)

    assert (table.places[0], table.asked, table.turn) == ("castle", "play", 0)
    assert table.fresh == cards("The Village Priest" if answer == "pass" else "-")
    assert (table.discard + table.hand(0) + table.hand(1)) == cards(f"{ALL_FORMS}, crucifix")


@pytest.mark.clause("VC-53")
@pytest.mark.parametrize("form", FORMS)
def test_unless_sunrise_has_sent_it_into_its_tomb(form: str) -> None:
    table = traveller("castle", village="Sunrise, *", round=1)

    table.plays(0, f"{form} > village")

    assert table.places == ["tomb"] * 3
    assert table.active == 1


@pytest.mark.clause("VC-54")
@pytest.mark.parametrize(
    ("line", "spent", "stakes"),
    [
        ("wolf+2x > village", "wolf, Double Success", 2),
        ("bat > tomb", "bat", 3),
        ("carriage+hb > tomb", "carriage, hunchback", 1),
    ],
)
def test_the_cards_are_discarded_also_if_the_vampire_is_staked(
    line: str, spent: str, stakes: int
) -> None:
    table = given([f"{ALL_FORMS}, Double Success", "Rudey, stake*3", "-"])

    table.plays(0, line)
    table.plays(1, f"Rudey+{stakes} -> Biggulp")

    assert table.discard == cards(f"{spent}, Rudey") + Counter({"stake": stakes - 1})


# --- destinations --------------------------------------------------------------------------------


@pytest.mark.clause("VC-68")
@pytest.mark.parametrize("line", [*(f"{form} > village" for form in FORMS), "hb > village"])
def test_a_village_visit_is_illegal_while_the_village_deck_is_empty(line: str) -> None:
    table = traveller("castle", f"{ALL_FORMS}, Double Success", village="-", latch=True)

    table.refuses(0, line, "VC-68", "refusal-village-empty")
    table.refuses(0, line.replace(" >", "+2x >"), "VC-68", "refusal-village-empty")
    assert not [move for move in table.legal(0) if "village" in move]


@pytest.mark.clause("VC-68")
@pytest.mark.parametrize("line", [*(f"{form} > village" for form in FORMS), "hb > village"])
def test_one_card_in_the_village_is_enough(line: str) -> None:
    table = traveller("castle", f"{ALL_FORMS}, Double Success", village="The Mayor")

    assert table.allows(0, line)
    assert table.allows(0, line.replace(" >", "+2x >"))


@pytest.mark.clause("VC-68")
def test_the_empty_village_closes_no_other_route() -> None:
    table = traveller("castle", village="-", latch=True)

    assert {move.split(" > ")[1] for move in journeys(table)} == {"tomb", "castle of Ficklecrash"}


@pytest.mark.clause("VC-69")
@pytest.mark.parametrize("form", ["bat", "carriage+hb"])
def test_a_castle_without_captives_is_not_a_destination(form: str) -> None:
    table = traveller("castle")

    table.refuses(0, f"{form} > castle of Shortway", "VC-69", "refusal-nobody-to-rob")
    assert f"{form} > castle of Ficklecrash" in table.legal(0)


@pytest.mark.clause("VC-69")
@pytest.mark.parametrize("form", ["bat", "carriage+hb"])
@pytest.mark.parametrize(
    ("card", "covered", "allowed"),
    [
        ("crucifix", "The Baker, The Village Priest", False),
        ("holy water", "The Baker, The Village Priest", False),
        ("crucifix", "The Baker", True),
        ("holy water", "The Village Priest", True),
        ("book", "The Baker", True),
    ],
)
def test_somebody_there_must_not_be_under_crucifix_or_holy_water(
    form: str, card: str, covered: str, allowed: bool
) -> None:
    table = traveller(
        "castle",
        captives=["-", "The Baker, The Village Priest", "-"],
        laid=[{"card": card, "castle": 1, "victims": covered}],
    )
    line = f"{form} > castle of Ficklecrash"

    assert (line in table.legal(0)) == allowed
    if not allowed:
        table.refuses(0, line, "VC-69", "refusal-all-held-fast")


@pytest.mark.clause("VC-69")
def test_a_single_captive_under_a_book_can_be_robbed() -> None:
    table = traveller("castle", laid=[{"card": "book", "castle": 1, "victims": "The Baker"}])

    assert table.allows(0, "bat > castle of Ficklecrash")


@pytest.mark.clause("VC-69")
def test_dead_victims_are_nobody_to_rob() -> None:
    table = traveller("castle", captives=["-", "-", "-"], dead=["-", "The Baker", "-"])

    table.refuses(0, "bat > castle of Ficklecrash", "VC-69", "refusal-nobody-to-rob")


@pytest.mark.clause("VC-49")
def test_no_other_journey_exists_in_the_whole_action_space() -> None:
    position = traveller("castle").position
    written = [GAME.write(position, move) for move in range(GAME.describe().moves)]

    journeys = [move.split(" > ") for move in written if " > " in move]
    goals = {
        form: {goal.split(" of ")[0] for f, goal in journeys if f == form} for form, _ in journeys
    }

    flying_and_walking = [*FORMS, "bat(wolf)"]
    assert {form: goals.pop(form) for form in flying_and_walking} == {
        form: {"castle", "tomb", "village"} for form in flying_and_walking
    }
    assert goals == {
        form: {"village"} for form in ["hb", "hb+2x", *(f"{f}+2x" for f in flying_and_walking)]
    }
