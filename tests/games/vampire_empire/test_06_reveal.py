"""Chapter 6: step 2, in which V may turn one token."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, given

OBSERVERS = [SPECTATOR, V, H]


def step2(vampires: str = "Garlic*2", humans: str = "Garlic", **keys: object) -> Table:
    """V may reveal somebody; unless a test says otherwise both hold cards."""
    return given(vampires, humans, decision="reveal", **keys)  # type: ignore[arg-type]


# --- who may be revealed -------------------------------------------------------------------------


@pytest.mark.clause("VE-47")
def test_v_reveals_one_of_the_vampires_or_nobody() -> None:
    table = step2()

    assert table.legal(V) == ["reveal Lady", "reveal Monk", "reveal Cook", "nobody"]


@pytest.mark.clause("VE-47")
def test_to_reveal_nobody_changes_nothing() -> None:
    table = step2()

    table.plays(V, "nobody")

    assert (table.revealed, table.asked) == (set(), "window")
    assert table.told_of("fact-reveals-nobody") == [{"player": V}]


@pytest.mark.clause("VE-47")
def test_v_reveals_at_most_one_vampire_a_night() -> None:
    table = step2()

    table.plays(V, "reveal Lady")

    assert (table.revealed, table.asked) == ({"Lady"}, "window")
    assert not table.allows(V, "reveal Cook")


@pytest.mark.clause("VE-47")
@pytest.mark.parametrize("name", sorted({*EVERYBODY} - {"Lady", "Monk", "Cook"}))
def test_a_human_cannot_be_revealed(name: str) -> None:
    step2().refuses(V, f"reveal {name}", "VE-47")


@pytest.mark.clause("VE-47")
def test_the_dead_and_the_revealed_cannot_be_revealed() -> None:
    table = step2(dead=["Monk"], revealed=["Monk", "Cook"])

    assert table.legal(V) == ["reveal Lady", "nobody"]
    table.refuses(V, "reveal Monk", "VE-47")
    table.refuses(V, "reveal Cook", "VE-50")


@pytest.mark.clause("VE-47")
@pytest.mark.parametrize(
    ("revealed", "dead", "asked"),
    [
        (["Lady", "Monk"], [], "reveal"),
        (["Lady", "Monk", "Cook"], [], "window"),
        (["Lady", "Monk", "Cook"], ["Monk", "Cook"], "window"),
        (["Monk", "Cook"], ["Monk", "Cook"], "reveal"),
    ],
)
def test_with_no_vampire_left_to_reveal_v_is_not_asked(
    revealed: list[str], dead: list[str], asked: str
) -> None:
    table = given("Garlic*2", "Garlic", decision="step1", revealed=revealed, dead=dead)

    table.plays(V, "draw")

    assert table.asked == asked


@pytest.mark.clause("VE-47")
def test_h_reveals_nobody() -> None:
    table = given("Garlic*2", "Garlic*2", active=H, turn=4, decision="step1")

    table.plays(H, "draw")

    assert table.asked == "window"


# --- where the vampire is ------------------------------------------------------------------------


@pytest.mark.clause("VE-48", "VE-49")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_vampire_in_the_castle_is_turned_at_once(observer: int) -> None:
    table = step2()

    table.plays(V, "reveal Lady")

    assert "revealed" in table.marks_of(observer, "castle", "Lady")
    assert "Lady" in table.sees(observer, "tokens", V)
    told = {"player": V, "character": "name-lady"}
    assert table.told_of("fact-reveals", observer) == [told]


@pytest.mark.clause("VE-49")
def test_a_vampire_that_is_turned_fights_with_red_cards_in_the_same_night() -> None:
    table = step2("Vampire 1, Garlic", "-")

    table.plays(V, "reveal Lady")
    table.plays(V, "decline")

    assert table.allows(V, "Lady x Bishop a[Vampire 1]")


@pytest.mark.clause("VE-48", "VE-49")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_vampire_in_the_city_is_turned_when_it_enters_the_castle(observer: int) -> None:
    table = step2("Vampire 1, Vampire 2, Vampire 3", "-")

    table.plays(V, "reveal Monk")
    assert table.castle == {"Lady", "Bishop", "Officer"}
    assert "Monk" in table.sees(observer, "tokens", V)

    table.plays(V, "decline")
    table.plays(V, "hide Officer [Vampire 1, Vampire 2, Vampire 3]")
    assert "revealed" in table.marks_of(observer, "castle", "Monk")


@pytest.mark.clause("VE-48", "VE-49")
def test_a_vampire_on_a_journey_may_be_revealed_and_comes_back_revealed() -> None:
    table = step2(
        "Pistol",
        "-",
        journey=["Cook"],
        dead=["Lord", "Nun", "Maid", "Butler", "Monk"],
        revealed=["Monk"],
    )

    table.plays(V, "reveal Cook")
    assert table.revealed == {"Monk", "Cook"}
    assert table.journey == ["Cook"]

    table.plays(V, "decline")
    table.plays(V, "Officer x Bishop a[Pistol]")
    assert table.castle == {"Lady", "Officer", "Cook"}
    assert "revealed" in table.marks_of(H, "castle", "Cook")


# --- for the rest of the game --------------------------------------------------------------------


@pytest.mark.clause("VE-50")
def test_a_vampire_that_is_hidden_stays_revealed() -> None:
    table = given("Vampire 1, Vampire 2, Vampire 3", revealed=["Lady"])

    table.plays(V, "hide Lady [Vampire 1, Vampire 2, Vampire 3]")

    assert (table.city[-1], table.revealed) == ("Lady", {"Lady"})


@pytest.mark.clause("VE-50")
def test_a_vampire_that_vanishes_in_mist_stays_revealed() -> None:
    table = given("Mist Form, Garlic", decision="window", revealed=["Lady"])

    table.plays(V, "*Mist Form{Garlic}")

    assert table.moat(V) == Counter(["Garlic", "Mist Form"])
    assert table.revealed == {"Lady"}


@pytest.mark.clause("VE-50")
@pytest.mark.parametrize("character", ["Lady"])
def test_a_vampire_on_a_journey_stays_revealed(character: str) -> None:
    table = given(
        "-",
        "Secret Journey, Garlic",
        active=H,
        turn=4,
        decision="window",
        revealed=[character],
    )

    table.plays(H, f"*Secret Journey{{Garlic}}: {character}")

    assert (table.journey, table.revealed) == ([character], {character})


@pytest.mark.clause("VE-50")
def test_a_vampire_that_regenerates_stays_revealed() -> None:
    table = given("Regeneration, Garlic*2, Dagger", "Relic", active=H, turn=4, revealed=["Lady"])
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[]")

    table.plays(V, "!Regeneration{Garlic*2}")

    assert (table.dead, table.revealed) == (set(), {"Lady"})
    assert "Lady" in [*table.city, *table.castle]


@pytest.mark.clause("VE-51")
def test_markers_stay_on_a_vampire_that_is_revealed_in_the_castle() -> None:
    markers = {"Lady": {"attack": 2, "defence": 1}, "Bishop": {"attack": 0, "defence": 1}}
    table = step2(markers=markers)

    table.plays(V, "reveal Lady")

    assert table.markers("Lady") == {"attack": 2, "defence": 1}
    assert table.markers("Bishop") == {"defence": 1}


# --- the castle check ----------------------------------------------------------------------------


@pytest.mark.clause("VE-52", "VE-215")
def test_the_third_revealed_vampire_in_the_castle_ends_the_game_at_once() -> None:
    table = step2(
        humans="Sacrifice, Garlic",
        castle=["Lady", "Monk", "Cook"],
        revealed=["Lady", "Cook"],
    )

    table.plays(V, "reveal Monk")

    assert table.position.is_over()
    assert (table.cause, table.winners) == ("end-castle", [V])


@pytest.mark.clause("VE-52")
@pytest.mark.parametrize(
    ("castle", "revealed"),
    [
        (["Lady", "Cook", "Bishop"], ["Lady", "Cook"]),
        (["Lady", "Monk", "Cook"], ["Lady"]),
        (["Lady", "Monk", "Bishop"], ["Lady", "Cook"]),
    ],
)
def test_fewer_than_three_in_the_castle_do_not(castle: list[str], revealed: list[str]) -> None:
    table = step2(castle=castle, revealed=revealed)

    table.plays(V, "reveal Monk")

    assert table.asked == "window"
