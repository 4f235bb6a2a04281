"""Chapter 6 and others at a full table: with six seats nothing happens at a seventh castle."""

import pytest

from gruft.games.vampire_connection.game import GAME
from tests.games.vampire_connection.table import VAMPIRES, Table, begun, cards, given
from tests.games.vampire_connection.visits import visits

EVERYBODY = range(6)
NOBODY = ["-"] * 6
DEAD_AT_BIGGULPS = ["The Bard, The Village Priest", "-", "-", "-", "-", "The Baker"]


def full_table(hand: str, active: int = 0, **keys: object) -> Table:
    """Six seats; AP holds these cards, the others none."""
    hands = list(NOBODY)
    hands[active] = hand
    return given(hands, active=active, **keys)  # type: ignore[arg-type]


@pytest.mark.clause("VC-86")
@pytest.mark.parametrize("active", EVERYBODY)
def test_the_sun_sends_six_vampires_into_their_tombs_and_stakes_nobody(active: int) -> None:
    table = full_table("mist", active, village="Sunrise, *", round=1)

    visits(table, "mist")

    assert table.places == ["tomb"] * 6
    assert table.markers == [None] * 6


@pytest.mark.clause("VC-91", "VC-92")
@pytest.mark.parametrize("kept", ["bat", "mist", "mist*2"])
def test_at_the_ball_six_lords_give_and_no_card_of_a_hand_changes(kept: str) -> None:
    captives = ["The Tyke", "The Bard", "The Baker", "The Mayor", "The Milkmaid", "V28"]
    table = full_table(f"mist, {kept}", captives=captives, village="Masked Ball, *")
    visits(table, "mist")
    assert table.position.to_act() == list(EVERYBODY)

    for seat in EVERYBODY:
        table.plays(seat, table.legal(seat)[0])

    assert [table.captives(seat).total() for seat in EVERYBODY] == [1] * 6
    assert table.captives(0) == cards("The Mayor's Daughter")
    assert table.hand(0) == cards(kept)
    assert table.asked == "consume"


@pytest.mark.clause("VC-93")
@pytest.mark.parametrize("kept", ["bat", "mist"])
def test_at_the_ball_the_dead_are_not_captives(kept: str) -> None:
    table = full_table(
        f"mist, {kept}",
        captives=["-", "The Mayor", *["-"] * 4],
        dead=DEAD_AT_BIGGULPS,
        village="Masked Ball, *",
    )
    visits(table, "mist")
    assert table.position.to_act() == [1]

    table.plays(1, "gives The Mayor")

    assert table.captives(2) == cards("The Mayor")
    assert table.hand(0) == cards(kept)


@pytest.mark.clause("VC-69", "VC-100")
@pytest.mark.parametrize("active", EVERYBODY)
def test_six_castles_can_be_robbed_but_ones_own(active: int) -> None:
    captives = ["The Tyke", "V03", "V02", "The Mayor", "The Milkmaid", "V28"]
    table = full_table("bat, carriage, hunchback", active, captives=captives, dead=DEAD_AT_BIGGULPS)

    robbed = [line for line in table.legal(active) if "castle of" in line]

    lords = [VAMPIRES[seat] for seat in EVERYBODY if seat != active]
    assert [line.rpartition(" ")[2] for line in robbed] == lords * 2
    assert len(set(table.legal(active))) == len(table.legal(active))
    assert "bat(wolf) > castle" not in table.legal(active)


@pytest.mark.clause("VC-108")
@pytest.mark.parametrize("card", ["crucifix", "holy water", "book"])
def test_the_dead_are_not_protected(card: str) -> None:
    table = full_table(card, dead=DEAD_AT_BIGGULPS)

    assert table.legal(0) == ["end play"]


@pytest.mark.clause("VC-98")
def test_the_angel_raises_the_dead_of_six_tombs_and_nobody_who_is_not_in_the_game() -> None:
    edition = GAME.edition_with({"victims.V01.in_play": False}, "own")
    dead = ["The Bard", "-", "-", "-", "-", "The Baker"]
    table = full_table("mist", dead=dead, village="Angel, *", edition=edition)
    before = cards(", ".join(table.village))

    visits(table, "mist")

    raised = cards("The Bard, The Baker")
    assert cards(", ".join(table.village)) == before - cards("Angel") + raised
    assert [table.dead(seat).total() for seat in EVERYBODY] == [0] * 6


@pytest.mark.clause("VC-145", "VC-129")
def test_six_tombs_are_looked_into() -> None:
    table = full_table("-", places=["castle"] * 5 + ["tomb"], pending=None)

    assert table.asked == "tomb-window"
    assert table.position.to_act() == [1]
    for seat in (1, 2, 3, 4, 5):
        table.plays(seat, "pass")
    assert table.asked == "connection"


@pytest.mark.clause("VC-143", "VC-144")
def test_where_nobody_lies_in_a_tomb_nobody_is_asked() -> None:
    table = full_table("-", markers=["stake", *[None] * 5], pending=None)

    assert table.asked == "connection"


@pytest.mark.clause("VC-152", "VC-156")
@pytest.mark.parametrize("active", EVERYBODY)
def test_a_vampire_staked_on_the_way_lies_in_its_own_tomb_and_loses_no_blood(active: int) -> None:
    hands = list(NOBODY)
    hands[active], hands[active - 1] = "wolf", "Thrashon, stake*3"
    table = given(hands, active=active, drops=[3] * 6)
    table.plays(active, "wolf > village")
    while table.turn != (active - 1) % 6:
        table.plays(table.turn, "pass")

    hunted = next(line for line in table.legal(table.turn) if line != "pass")
    table.plays(table.turn, hunted)

    lying = ["tomb" if seat == active else "castle" for seat in EVERYBODY]
    assert table.places == lying
    assert table.drops == [3] * 6


@pytest.mark.clause("VC-204", "VC-215")
@pytest.mark.parametrize("active", EVERYBODY)
@pytest.mark.parametrize("line", ["GO The Baker", "party -The Baker"])
def test_a_victim_seized_or_sacrificed_lies_dead_in_aps_tomb(active: int, line: str) -> None:
    captives = list(NOBODY)
    captives[active] = "The Baker"
    table = full_table("Good Opportunity, Party", active, captives=captives)

    table.plays(active, line)

    assert [table.dead(seat).total() for seat in EVERYBODY] == [
        1 if seat == active else 0 for seat in EVERYBODY
    ]


@pytest.mark.clause("VC-130", "VC-152")
@pytest.mark.parametrize("target", EVERYBODY)
@pytest.mark.parametrize("hunter", ["Beatquick", "Thrashon", "Rudey", "Assistant"])
def test_in_play_every_hunter_reaches_every_tomb(target: int, hunter: str) -> None:
    active = (target + 1) % 6
    places = ["tomb" if seat == target else "castle" for seat in EVERYBODY]
    table = full_table(f"{hunter}, stake*3", active, places=places)

    hunted = next(line for line in table.legal(active) if line != "end play")
    table.plays(active, hunted)

    assert [marker is not None for marker in table.markers] == [
        seat == target for seat in EVERYBODY
    ]
    assert table.active == active


@pytest.mark.clause("VC-84")
@pytest.mark.parametrize("active", EVERYBODY)
def test_after_a_window_it_is_ap_who_orders_two_events(active: int) -> None:
    table = full_table("wolf, Double Success", active, village="Sunrise, Masked Ball, *")

    table.plays(active, "wolf+2x > village")
    table.all_pass()

    assert table.asked == "order"
    assert table.position.to_act() == [active]


@pytest.mark.clause("VC-164")
@pytest.mark.parametrize("active", EVERYBODY)
def test_after_a_window_it_is_ap_who_consumes(active: int) -> None:
    places = ["tomb" if seat == (active + 1) % 6 else "castle" for seat in EVERYBODY]
    table = full_table("-", active, places=places, fresh="The Baker")

    table.plays(active, "end play")
    table.all_pass()

    assert table.asked == "consume"
    assert table.position.to_act() == [active]


@pytest.mark.clause("VC-90", "VC-24")
def test_an_event_ends_the_play_of_its_own_turn_only() -> None:
    hands = ["mist", "mist", *["-"] * 4]
    table = given(hands, village="Masked Ball, The Bard, *", round=1)
    table.plays(0, "mist > village")
    table.ends_the_turn()
    table.plays(1, "end connection")

    table.plays(1, "mist > village")

    assert (table.active, table.asked) == (1, "play")


@pytest.mark.clause("VC-162", "VC-193")
def test_when_the_game_is_over_nobody_is_immune_any_more() -> None:
    table = given(["-"] * 6, active=5, round=100, markers=[*[None] * 5, "stake"])
    assert table.truth["immune"] is True

    table.ends_the_turn()

    assert table.position.is_over()
    assert table.truth["immune"] is False


@pytest.mark.clause("VC-89")
@pytest.mark.parametrize("active", EVERYBODY)
def test_whose_hunchback_finds_an_event_goes_home_to_the_castle(active: int) -> None:
    places = ["tomb" if seat == active else "castle" for seat in EVERYBODY]
    table = full_table("hunchback", active, places=places, village="Masked Ball, *", round=1)

    visits(table, "hunchback")

    assert table.places == ["castle"] * 6


@pytest.mark.clause("VC-96", "VC-98")
@pytest.mark.parametrize("victim", ["The Tyke", "The Mayor's Daughter"])
@pytest.mark.parametrize(("event", "where"), [("Unrest", "captives"), ("Angel", "dead")])
def test_the_first_and_the_last_victim_come_back_too(victim: str, event: str, where: str) -> None:
    lying = [victim, *["-"] * 5]
    keys: dict[str, object] = {where: lying, "village": f"{event}, *", "round": 1}
    table = full_table("mist", **keys)  # type: ignore[arg-type]

    visits(table, "mist")

    assert victim in table.village


@pytest.mark.clause("VC-98")
@pytest.mark.parametrize("nth", range(8, 15))
def test_the_angel_raises_nobody_for_the_cards_that_lie_on_the_living(nth: int) -> None:
    edition = GAME.edition_with({"vampire_cards.book": 13}, "own")
    victims = [f"V{number:02d}" for number in range(2, nth + 1)] + ["V01"]
    kinds = ["crucifix", "holy water", "holy water", *["book"] * 13]
    laid = [
        {"card": kind, "castle": 0, "victims": one}
        for kind, one in zip(kinds, victims, strict=False)
    ]
    captives = [", ".join(victims), *["-"] * 5]
    table = full_table(
        "mist", captives=captives, laid=laid, village="Angel, *", edition=edition, round=1
    )
    before = cards(", ".join(table.village))

    visits(table, "mist")

    assert cards(", ".join(table.village)) == before - cards("Angel")


@pytest.mark.clause("VC-87", "VC-88")
@pytest.mark.parametrize("active", EVERYBODY)
def test_everybody_sees_whom_the_sun_has_caught_outside(active: int) -> None:
    table = full_table("mist", active, village="Sunrise, *")

    visits(table, "mist")

    assert table.asked == "tomb-window"
    assert ["sunrise" in seat.marks for seat in table.scene(0).seats] == [
        seat == active for seat in EVERYBODY
    ]


@pytest.mark.clause("VC-222")
@pytest.mark.parametrize("active", EVERYBODY)
def test_the_countess_leaves_her_own_tomb_wherever_she_sits(active: int) -> None:
    vampires = [VAMPIRES[(seat - active + 2) % 6] for seat in EVERYBODY]
    table = full_table("-", active, vampires=vampires, places=["tomb"] * 6, drops=[3] * 6, round=1)

    table.plays(active, "leave tomb")

    assert table.places == ["castle" if seat == active else "tomb" for seat in EVERYBODY]
    assert table.drops == [3] * 6


@pytest.mark.clause("VC-64", "VC-68")
@pytest.mark.parametrize("village", ["-", "The Bard"])
def test_the_hunchback_goes_to_the_village_while_one_card_is_left(village: str) -> None:
    table = full_table("hunchback", village=village)

    assert ("hb > village" in table.legal(0)) == (village != "-")


@pytest.mark.clause("VC-143", "VC-147", "VC-155")
def test_who_is_staked_in_the_tomb_after_a_journey_ends_play_with_the_last_window() -> None:
    table = given(["mist", "Rudey", "-"], places=["castle", "castle", "tomb"])
    table.plays(0, "mist > tomb")
    hunted = next(line for line in table.legal(1) if line.endswith("Biggulp"))
    table.plays(1, hunted)
    table.plays(1, "pass")

    table.plays(2, "pass")

    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    assert (table.active, pending["decision"], pending["point"]) == (0, "tomb-window", "end")


@pytest.mark.clause("VC-237")
@pytest.mark.parametrize("seats", range(3, 7))
def test_everybody_knows_of_the_first_hunchback_of_everybody_else(seats: int) -> None:
    table = begun(seats, start=0)

    for observer in range(seats):
        known = [table.knows(observer, seat) for seat in range(seats)]
        assert known == [cards("-" if seat == observer else "hunchback") for seat in range(seats)]
