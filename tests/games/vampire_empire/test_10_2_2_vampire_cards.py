"""Chapter 10.3, second part: Regeneration, Coffin, Claws and I'm Not a Vampire."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.support_cards import at_night, in_daylight, lucky
from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, by_day, given

OBSERVERS = [SPECTATOR, V, H]
PLENTY = "Sacrifice*2, Garlic*2"


# --- Regeneration --------------------------------------------------------------------------------


def killed(vampires: str, humans: str = "Relic", **keys: object) -> Table:
    """H has killed the revealed Lady by day; V holds these cards."""
    table = by_day(vampires, humans, **{"revealed": ["Lady"], **keys})
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[]")
    if table.asked == "respond":
        table.plays(H, "decline")
    return table


@pytest.mark.clause("VE-192", "VE-212")
def test_regeneration_shuffles_a_dead_vampire_into_the_city() -> None:
    table = lucky(killed("Regeneration, Garlic*2"), ["Maid", "Lady", "Monk"])

    table.plays(V, "!Regeneration{Garlic*2}")

    assert (table.dead, table.revealed) == (set(), {"Lady"})
    assert table.castle == {"Bishop", "Officer", "Maid"}
    assert table.city[:2] == ["Lady", "Monk"]
    assert table.moat(V) == Counter({"Regeneration": 1, "Garlic": 2})
    told = {"player": V, "card": "name-regeneration"}
    assert table.told_of("fact-plays-card") == [told]
    assert table.told_of("fact-saved") == [{"character": "name-lady"}]


@pytest.mark.clause("VE-192", "VE-210")
def test_a_vampire_that_regenerates_may_come_straight_back() -> None:
    table = lucky(killed("Regeneration, Garlic*2"), ["Lady"])

    table.plays(V, "!Regeneration{Garlic*2}")

    assert table.castle == {"Lady", "Bishop", "Officer"}
    assert "revealed" in table.marks_of(H, "castle", "Lady")


@pytest.mark.clause("VE-192")
def test_a_vampire_that_was_not_revealed_before_cannot_regenerate() -> None:
    table = killed("Regeneration, Garlic*2", "Relic, Garlic", revealed=[])

    assert (table.asked, table.dead) == ("window", {"Lady"})


@pytest.mark.clause("VE-192")
def test_a_vampire_found_by_the_same_days_water_can_regenerate() -> None:
    table = by_day("Regeneration, Garlic*2", "Holy Water 1, Holy Water 2, Relic")
    table.plays(H, "water Lady [Holy Water 1, Holy Water 2]")
    table.plays(V, "decline")
    table.plays(H, "& Bishop x Lady using Holy Water 1 a[Relic]")
    table.plays(V, "d[]")

    assert (table.asked, table.turn) == ("death", V)
    assert table.legal(V) == ["play Regeneration", "decline"]


@pytest.mark.clause("VE-192")
def test_v_may_regenerate_a_vampire_that_v_has_killed() -> None:
    castle = ["Lady", "Bishop", "Cook"]
    table = given("Regeneration, Garlic, Pistol", "-", castle=castle, revealed=["Lady", "Cook"])
    table.plays(V, "Lady x Cook a[Pistol]")

    table.plays(V, "!Regeneration{Garlic}")

    assert table.dead == set()


@pytest.mark.clause("VE-192")
def test_without_regeneration_the_vampire_is_dead() -> None:
    table = killed("Regeneration, Garlic*2")

    table.plays(V, "decline")

    assert (table.dead, table.castle) == ({"Lady"}, {"Bishop", "Officer", "Monk"})


# --- Coffin --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-193")
def test_v_draws_three_cards() -> None:
    table = at_night("Coffin, Garlic, Rapier", "Garlic")
    deck = table.deck(V)
    table.plays(V, "*Coffin{Garlic}")

    table.plays(H, "decline")

    assert table.hand(V) == Counter(["Rapier", *deck[:3]])
    assert table.deck(V) == deck[3:]
    assert table.told_of("fact-draws", H) == [{"player": V, "count": 3}]
    assert len(table.told_of("fact-draws-you", V)[0]["cards"]) == 3  # type: ignore[arg-type]


@pytest.mark.clause("VE-193", "VE-46")
def test_the_hand_may_exceed_eight_cards() -> None:
    table = at_night("Coffin, Garlic*2, Dagger*2, Relic, Raven*2, Pistol", "-")

    table.plays(V, "*Coffin{Garlic}")

    assert table.hand(V).total() == 10


@pytest.mark.clause("VE-193")
@pytest.mark.parametrize("deck", ["Raven", "Raven, Dagger", "Raven, Dagger, Relic"])
def test_v_draws_as_many_as_can_be_drawn(deck: str) -> None:
    table = at_night("Coffin, Garlic, Rapier", "-", decks=[deck, None])

    table.plays(V, "*Coffin{Garlic}")

    assert table.hand(V) == Counter(["Rapier", *deck.split(", ")])
    assert table.deck(V) == []


@pytest.mark.clause("VE-193", "VE-222")
def test_the_cellar_becomes_the_deck_in_the_middle_of_the_draw() -> None:
    table = at_night(
        "Coffin, Garlic, Rapier", "-", decks=["Raven", None], cellars=["Pistol, Relic, Hound", "-"]
    )
    lucky(table, ["Hound", "Relic", "Pistol"])

    table.plays(V, "*Coffin{Garlic}")

    assert table.hand(V) == Counter(["Rapier", "Raven", "Hound", "Relic"])
    assert (table.deck(V), table.cellar(V)) == (["Pistol"], Counter())


@pytest.mark.clause("VE-194")
@pytest.mark.parametrize(("deck", "allowed"), [("-", False), ("Raven", True)])
def test_coffin_needs_a_card_in_ones_own_deck(deck: str, allowed: bool) -> None:
    table = at_night("Coffin, Garlic, Rapier", "Garlic", decks=[deck, "Relic"])

    assert table.allows(V, "*Coffin{Garlic}") is allowed
    if not allowed:
        table.refuses(V, "*Coffin{Garlic}", "VE-194")


# --- Claws ---------------------------------------------------------------------------------------


@pytest.mark.clause("VE-195", "VE-96")
@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "Bishop"])
def test_claws_count_three_for_everybody_who_attacks(name: str) -> None:
    castle = ["Bishop", name, "Officer" if name != "Officer" else "Lord"]
    table = given("Claws, Vampire 1", "Relic", castle=castle)

    table.plays(V, f"{name} x Bishop a[Claws]{{Vampire 1}}")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 3}]


@pytest.mark.clause("VE-195", "VE-96")
@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "Bishop"])
def test_claws_count_three_for_everybody_who_is_attacked(name: str) -> None:
    castle = ["Bishop", name, "Officer" if name != "Officer" else "Lord"]
    table = by_day("Claws, Vampire 1*2", "Relic", castle=castle)
    table.plays(H, f"Bishop x {name} a[Relic]")

    table.plays(V, "d[Claws]{Vampire 1*2}")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 3}]


# --- I'm Not a Vampire ---------------------------------------------------------------------------


def asked_about(name: str, vampires: str, humans: str = "Garlic") -> Table:
    """H has asked about a character by day."""
    table = by_day(vampires, f"Holy Water 1, Holy Water 2, {humans}")
    table.plays(H, f"water {name} [Holy Water 1, Holy Water 2]")
    return table


@pytest.mark.clause("VE-196")
@pytest.mark.parametrize("name", EVERYBODY)
def test_v_may_deny_every_question(name: str) -> None:
    table = asked_about(name, "I'm Not a Vampire, Garlic")

    table.plays(V, "!I'm Not a Vampire{Garlic}")
    table.plays(H, "decline")

    assert (table.revealed, table.proven) == (set(), set())
    assert table.told_of("fact-denied") == [{"character": f"name-{name.lower()}"}]
    assert table.told_of("fact-is-human") == table.told_of("fact-is-vampire") == []


@pytest.mark.clause("VE-196")
def test_after_a_denial_no_attack_follows_and_the_action_is_spent() -> None:
    table = asked_about("Lady", "I'm Not a Vampire, Garlic", "Garlic, Relic")

    table.plays(V, "!I'm Not a Vampire{Garlic}")
    table.plays(H, "decline")

    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", H)
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])
    assert table.moat(V) == Counter(["I'm Not a Vampire", "Garlic"])


@pytest.mark.clause("VE-196")
def test_nobody_but_v_sees_whether_a_denial_was_the_truth() -> None:
    tables = [asked_about(name, "I'm Not a Vampire, Garlic") for name in ("Lady", "Officer")]

    for table in tables:
        table.plays(V, "!I'm Not a Vampire{Garlic}")
        table.plays(H, "decline")

    one, other = tables
    for observer in (H, SPECTATOR):
        assert one.scene(observer).zones == other.scene(observer).zones


@pytest.mark.clause("VE-196")
def test_without_a_denial_the_truth_is_told() -> None:
    table = asked_about("Lady", "I'm Not a Vampire, Garlic")

    table.plays(V, "decline")

    assert table.revealed == {"Lady"}


@pytest.mark.clause("VE-197", "VE-173")
def test_when_a_denial_is_cancelled_the_response_returns_to_v() -> None:
    table = asked_about("Lady", "I'm Not a Vampire*2, Garlic*2", PLENTY)
    table.plays(V, "!I'm Not a Vampire{Garlic}")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.asked, table.turn) == ("water-response", V)
    assert table.moat(V) == Counter(["I'm Not a Vampire", "Garlic"])
    assert table.legal(V) == ["play I'm Not a Vampire", "decline"]


@pytest.mark.clause("VE-146", "VE-197")
def test_a_second_denial_may_follow_a_cancelled_one() -> None:
    table = asked_about("Lady", "I'm Not a Vampire*2, Garlic*2", PLENTY)
    table.plays(V, "!I'm Not a Vampire{Garlic}")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "!I'm Not a Vampire{Garlic}")
    table.plays(H, "decline")

    assert table.revealed == set()
    assert table.moat(V) == Counter({"I'm Not a Vampire": 2, "Garlic": 2})


@pytest.mark.clause("VE-197")
@pytest.mark.parametrize(("name", "told"), [("Lady", "fact-is-vampire"), ("Nun", "fact-is-human")])
def test_when_v_then_declines_the_question_is_answered(name: str, told: str) -> None:
    table = asked_about(name, "I'm Not a Vampire, Garlic, Dagger", PLENTY)
    table.plays(V, "!I'm Not a Vampire{Garlic}")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "decline")

    assert table.told_of(told) == [{"character": f"name-{name.lower()}"}]


@pytest.mark.clause("VE-197", "VE-126")
def test_when_v_has_no_card_left_the_question_is_answered_at_once() -> None:
    table = asked_about("Lady", "I'm Not a Vampire, Garlic", PLENTY)
    table.plays(V, "!I'm Not a Vampire{Garlic}")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.revealed, table.asked) == ({"Lady"}, "immediate")


@pytest.mark.clause("VE-196", "VE-206")
def test_only_a_denial_is_played_in_this_response() -> None:
    table = asked_about("Lady", "I'm Not a Vampire, Claws, Regeneration, Garlic*2")

    assert table.legal(V) == ["play I'm Not a Vampire", "decline"]
    table.refuses(V, "!Regeneration{Garlic}", "VE-65")


@pytest.mark.clause("VE-196")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_denial_is_played_for_all_to_see(observer: int) -> None:
    table = asked_about("Lady", "I'm Not a Vampire, Garlic")

    table.plays(V, "!I'm Not a Vampire{Garlic}")

    told = {"player": V, "card": "name-im-not-a-vampire"}
    assert table.told_of("fact-plays-card", observer) == [told]


@pytest.mark.clause("VE-193")
def test_coffin_by_day_draws_for_v() -> None:
    table = in_daylight("Coffin, Garlic*2", "Dagger", pending={"asked": V})
    table.plays(V, "*Coffin{Garlic*2}")

    table.plays(H, "decline")

    assert (table.hand(V).total(), table.hand(H)) == (3, Counter(["Dagger"]))
