"""Chapter 11: a character dies, may be saved, and is replaced."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.support_cards import lucky
from tests.games.vampire_empire.table import CITY, EVERYBODY, H, Table, V, by_day, given

OBSERVERS = [SPECTATOR, V, H]
MARKED = {"attack": 1, "defence": 1}
PLENTY = "Sacrifice*2, Garlic*2"


def without(*names: str) -> list[str]:
    """Everybody else."""
    return [name for name in EVERYBODY if name not in names]


def bishop_dies(humans: str = "Herbalist, Garlic*2", **keys: object) -> Table:
    """V has killed the Bishop, a human, by night."""
    table = given("Pistol, Garlic", humans, **keys)  # type: ignore[arg-type]
    table.plays(V, "Lady x Bishop a[Pistol]")
    if humans != "-":
        table.plays(H, "decline")
        table.plays(H, "d[]")
    return table


def lady_dies(vampires: str, humans: str = "Relic", /, **keys: object) -> Table:
    """H has killed the Lady, a vampire, by day; unless a test says otherwise she was revealed."""
    table = by_day(vampires, humans, **{"revealed": ["Lady"], **keys})
    table.plays(H, "Bishop x Lady a[Relic]")
    if vampires != "-":
        table.plays(V, "d[]")
    if table.asked == "respond":
        table.plays(H, "decline")
    return table


def events(table: Table, *wanted: str) -> list[str]:
    """The messages of these kinds in the order in which they were told."""
    return [key for key, _ in table.told() if key in wanted]


# --- the course of a death -----------------------------------------------------------------------


@pytest.mark.clause("VE-207")
def test_before_the_death_window_the_cards_are_in_the_moats_and_the_place_is_empty() -> None:
    markers = dict.fromkeys(["Lady", "Bishop", "Officer"], MARKED)

    table = bishop_dies(markers=markers)

    assert (table.asked, table.turn) == ("death", H)
    assert (table.castle, table.dead) == ({"Lady", "Officer"}, {"Bishop"})
    assert (table.moat(V), table.markers("Bishop")) == (Counter(["Pistol"]), {})
    assert table.markers("Lady") == MARKED
    assert table.city == CITY
    assert table.proven == {"Bishop"}


@pytest.mark.clause("VE-207")
def test_the_token_of_a_dead_vampire_is_turned_before_the_window() -> None:
    table = lady_dies("Garlic")

    assert (table.asked, table.turn) == ("death", V)
    assert (table.castle, table.dead) == ({"Bishop", "Officer"}, {"Lady"})
    assert table.moat(H) == Counter(["Relic"])


@pytest.mark.clause("VE-207", "VE-208")
@pytest.mark.parametrize("name", ["Lady", "Monk", "Cook"])
def test_the_token_of_a_secret_vampire_is_turned_when_it_dies(name: str) -> None:
    table = by_day("Garlic", "Pistol, Garlic", castle=["Officer", "Bishop", name])
    table.plays(H, f"Officer x {name} a[Pistol]")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert (table.dead, table.revealed, table.proven) == ({name}, {name}, set())


@pytest.mark.clause("VE-207", "VE-208")
@pytest.mark.parametrize("name", ["Lord", "Nun", "Bishop", "Maid", "Butler"])
def test_a_dead_human_is_proven_human(name: str) -> None:
    table = by_day("Garlic", "Pistol, Garlic", castle=["Officer", "Lady", name])
    table.plays(H, f"Officer x {name} a[Pistol]")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert (table.dead, table.revealed, table.proven) == ({name}, set(), {name})


@pytest.mark.clause("VE-207")
def test_after_the_death_window_the_castle_is_refilled() -> None:
    table = bishop_dies()

    table.plays(H, "decline")

    assert (table.castle, table.city) == ({"Lady", "Officer", "Monk"}, CITY[1:])
    wanted = ["fact-round-1", "fact-dies-human", "fact-enters"]
    assert events(table, *wanted) == wanted
    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", V)


@pytest.mark.clause("VE-207", "VE-212")
def test_a_rescue_comes_before_the_refill() -> None:
    table = bishop_dies()

    table.plays(H, "!Herbalist{Garlic*2}")

    wanted = ["fact-dies-human", "fact-plays-card", "fact-saved", "fact-enters"]
    assert events(table, *wanted) == wanted


@pytest.mark.clause("VE-207", "VE-214")
def test_elimination_is_checked_before_the_refill() -> None:
    table = lady_dies("-", dead=["Monk", "Cook"], revealed=["Lady", "Monk", "Cook"])

    assert (table.cause, table.winners) == ("end-no-vampires", [H])
    assert (table.castle, len(table.city)) == ({"Bishop", "Officer"}, 4)


@pytest.mark.clause("VE-207", "VE-215")
def test_the_castle_is_checked_after_the_refill() -> None:
    table = given(
        "Vampire 1, Garlic",
        "-",
        castle=["Lady", "Bishop", "Cook"],
        city=["Monk", "Nun", "Maid", "Officer", "Butler", "Lord"],
        revealed=["Lady", "Monk", "Cook"],
    )

    table.plays(V, "Lady x Bishop a[Vampire 1]")

    assert (table.cause, table.winners) == ("end-castle", [V])
    assert table.castle == {"Lady", "Monk", "Cook"}
    wanted = ["fact-dies-human", "fact-enters", "fact-ends-castle"]
    assert events(table, *wanted) == wanted


@pytest.mark.clause("VE-208")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_is_told_that_a_human_has_died(observer: int) -> None:
    table = bishop_dies()

    assert table.told_of("fact-dies-human", observer) == [{"character": "name-bishop"}]
    assert table.told_of("fact-dies-vampire", observer) == []
    assert "proven" in table.marks_of(observer, "dead", "Bishop")


@pytest.mark.clause("VE-208")
@pytest.mark.parametrize("revealed", [["Lady"], []])
@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_is_told_that_a_vampire_has_died(observer: int, revealed: list[str]) -> None:
    table = lady_dies("Garlic", "Relic, Garlic", revealed=revealed)

    assert table.told_of("fact-dies-vampire", observer) == [{"character": "name-lady"}]
    assert table.told_of("fact-dies-human", observer) == []
    assert "revealed" in table.marks_of(observer, "dead", "Lady")
    assert table.revealed == {"Lady"}
    assert table.proven == set()


# --- the death window ----------------------------------------------------------------------------


@pytest.mark.clause("VE-209")
@pytest.mark.parametrize("active", [V, H])
def test_for_a_human_h_is_asked(active: int) -> None:
    hand = "Pistol, Garlic*2"
    table = given(hand, f"{hand}, Herbalist", active=active, turn=4)
    table.plays(active, "Officer x Bishop a[Pistol]")
    while table.asked in ("respond", "commit"):
        table.plays(table.turn, "done")

    assert (table.asked, table.turn) == ("death", H)
    assert table.legal(H) == ["play Herbalist", "decline"]


@pytest.mark.clause("VE-209")
@pytest.mark.parametrize("active", [V, H])
def test_for_a_vampire_that_was_revealed_v_is_asked(active: int) -> None:
    table = given(
        "Pistol, Garlic*2, Regeneration",
        "Relic, Garlic, Herbalist",
        active=active,
        turn=4,
        castle=["Lady", "Cook", "Bishop"],
        revealed=["Lady", "Cook"],
    )
    line = "Lady x Cook a[Pistol]" if active == V else "Bishop x Cook a[Relic]"
    table.plays(active, line)
    while table.asked in ("respond", "commit"):
        table.plays(table.turn, "done")

    assert (table.asked, table.turn) == ("death", V)
    assert table.legal(V) == ["play Regeneration", "decline"]


@pytest.mark.clause("VE-209")
def test_for_a_vampire_not_yet_revealed_nobody_is_asked() -> None:
    hands = ("Regeneration*2, Garlic*2", "Relic, Herbalist, Garlic*2")

    table = lady_dies(*hands, revealed=["Monk"])

    assert (table.asked, table.pending["window"]) == ("window", "B")
    assert (table.dead, table.revealed) == ({"Lady"}, {"Lady", "Monk"})


@pytest.mark.clause("VE-209")
def test_only_the_card_that_saves_is_played_in_a_death_window() -> None:
    table = bishop_dies("Herbalist, Sacrifice, Novice, Garlic*2")
    assert table.legal(H) == ["play Herbalist", "decline"]
    table.refuses(H, "!Sacrifice{Garlic}", "VE-209")

    table = lady_dies("Regeneration, Claws, Coffin, Garlic*2")
    assert table.legal(V) == ["play Regeneration", "decline"]
    table.refuses(V, "!Coffin{Garlic*2}", "VE-209")


@pytest.mark.clause("VE-126", "VE-209")
def test_an_empty_hand_is_not_asked() -> None:
    table = bishop_dies("-")
    assert (table.asked, table.castle) == ("window", {"Lady", "Officer", "Monk"})

    table = lady_dies("-", "Relic, Garlic")
    assert (table.asked, table.castle) == ("window", {"Bishop", "Officer", "Monk"})


@pytest.mark.clause("VE-210")
def test_the_last_vampire_can_be_saved() -> None:
    keys = {"dead": ["Monk", "Cook"], "revealed": ["Lady", "Monk", "Cook"]}
    table = lady_dies("Regeneration, Garlic*2", **keys)
    assert not table.position.is_over()

    table.plays(V, "!Regeneration{Garlic*2}")

    assert not table.position.is_over()
    assert table.dead == {"Monk", "Cook"}


@pytest.mark.clause("VE-210", "VE-214")
def test_the_last_vampire_that_is_not_saved_loses_the_game() -> None:
    keys = {"dead": ["Monk", "Cook"], "revealed": ["Lady", "Monk", "Cook"]}
    table = lady_dies("Regeneration, Garlic*2", **keys)

    table.plays(V, "decline")

    assert (table.cause, table.winners) == ("end-no-vampires", [H])


@pytest.mark.clause("VE-210", "VE-214")
@pytest.mark.parametrize(("line", "over"), [("!Herbalist{Garlic*2}", False), ("decline", True)])
def test_the_last_human_can_be_saved(line: str, over: bool) -> None:
    table = bishop_dies(
        castle=["Lady", "Bishop", "Monk"],
        dead=without("Lady", "Bishop", "Monk", "Cook"),
    )
    assert not table.position.is_over()

    table.plays(H, line)

    assert table.position.is_over() is over
    if over:
        assert (table.cause, table.winners) == ("end-no-humans", [V])


@pytest.mark.clause("VE-210")
def test_a_saved_character_can_be_its_own_replacement() -> None:
    table = lucky(bishop_dies(), ["Bishop", "Maid"])

    table.plays(H, "!Herbalist{Garlic*2}")

    assert (table.castle, table.city[0]) == ({"Lady", "Officer", "Bishop"}, "Maid")


@pytest.mark.clause("VE-129", "VE-210")
def test_after_a_rescue_nothing_of_the_combat_is_left_on_the_table() -> None:
    table = lucky(bishop_dies(), ["Bishop"])

    table.plays(H, "!Herbalist{Garlic*2}")

    for observer in OBSERVERS:
        assert table.sees(observer, "field", V) == table.sees(observer, "field", H) == []
        for name in ("Lady", "Officer", "Bishop"):
            assert not {"attacker", "target", "named"} & table.marks_of(observer, "castle", name)


@pytest.mark.clause("VE-23", "VE-207")
def test_with_an_empty_city_the_place_stays_open() -> None:
    table = bishop_dies("-", dead=without("Lady", "Bishop", "Officer"), city=[])

    assert table.castle == {"Lady", "Officer"}


# --- Regeneration and Sacrifice ------------------------------------------------------------------


@pytest.mark.clause("VE-211", "VE-146")
def test_when_regeneration_is_cancelled_v_may_play_another_copy() -> None:
    table = lady_dies("Regeneration*2, Garlic*2, Dagger*2", f"Relic, {PLENTY}")
    table.plays(V, "!Regeneration{Garlic*2}")

    table.plays(H, "!Sacrifice{Garlic}")
    assert (table.asked, table.turn, table.dead) == ("death", V, {"Lady"})
    assert table.moat(V) == Counter({"Regeneration": 1, "Garlic": 2})

    table.plays(V, "!Regeneration{Dagger*2}")
    table.plays(H, "decline")
    assert table.dead == set()
    assert table.moat(V) == Counter({"Regeneration": 2, "Garlic": 2, "Dagger": 2})


@pytest.mark.clause("VE-211")
def test_until_v_declines() -> None:
    table = lady_dies("Regeneration, Garlic*2, Dagger", f"Relic, {PLENTY}")
    table.plays(V, "!Regeneration{Garlic*2}")
    table.plays(H, "!Sacrifice{Garlic}")

    table.plays(V, "decline")

    assert (table.dead, table.castle) == ({"Lady"}, {"Bishop", "Officer", "Monk"})


@pytest.mark.clause("VE-211", "VE-126")
def test_or_has_no_card_left() -> None:
    table = lady_dies("Regeneration, Garlic*2", f"Relic, {PLENTY}")
    table.plays(V, "!Regeneration{Garlic*2}")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.dead, table.asked) == ({"Lady"}, "window")


# --- those who were saved ------------------------------------------------------------------------


@pytest.mark.clause("VE-212")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_whole_city_is_shuffled_and_its_order_forgotten(observer: int) -> None:
    table = bishop_dies(knowledge={"city": ["Monk", "Lord"]})
    assert table.sees(observer, "city") == CITY
    lucky(table, ["Maid", "Lord", "Bishop", "Cook", "Nun", "Monk", "Butler"])

    table.plays(H, "!Herbalist{Garlic*2}")

    assert table.city == ["Lord", "Bishop", "Cook", "Nun", "Monk", "Butler"]
    assert table.sees(observer, "city") == ["Lord", "Monk", "Nun", "Bishop", "Cook", "Butler"]


@pytest.mark.clause("VE-212", "VE-190")
def test_what_v_knew_of_the_city_is_forgotten_too() -> None:
    knowledge = {"city": [], "unordered": H}
    table = lady_dies("Regeneration, Garlic*2", knowledge=knowledge)
    assert table.sees(V, "city")[:2] == ["Monk", "Nun"]
    lucky(table, ["Maid", "Nun", "Monk"])

    table.plays(V, "!Regeneration{Garlic*2}")

    assert table.sees(V, "city") == sorted(table.sees(V, "city"), key=EVERYBODY.index)
    assert table.truth["knowledge"]["unordered"] is None  # type: ignore[index]


@pytest.mark.clause("VE-213")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_saved_human_stays_known_to_be_human(observer: int) -> None:
    table = lucky(bishop_dies(), ["Bishop"])

    table.plays(H, "!Herbalist{Garlic*2}")

    assert table.proven == {"Bishop"}
    assert "proven" in table.marks_of(observer, "castle", "Bishop")


@pytest.mark.clause("VE-213")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_saved_vampire_stays_revealed(observer: int) -> None:
    table = lucky(lady_dies("Regeneration, Garlic*2"), ["Lady"])

    table.plays(V, "!Regeneration{Garlic*2}")

    assert table.revealed == {"Lady"}
    assert "revealed" in table.marks_of(observer, "castle", "Lady")
