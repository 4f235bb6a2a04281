"""Chapters 7.1 and 7.2: the actions of a turn, and hiding a character."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import CITY, H, Table, V, by_day, given

RED = "Raven, Hound, Black Rooster, Vampire 1, Vampire 2, Vampire 3"
OBSERVERS = [SPECTATOR, V, H]


def hidden(character: str = "Bishop", humans: str = "-", **keys: object) -> Table:
    """V has shown three red cards to hide somebody, and holds a Vampire 3 and a Garlic more."""
    table = given("Raven, Hound, Vampire 1, Vampire 3, Garlic", humans, **keys)  # type: ignore[arg-type]
    table.plays(V, f"hide {character} [Raven, Hound, Vampire 1]")
    return table


def known_places(table: Table, observer: int) -> dict[str, int]:
    """Whose place in the city an observer knows, counted from the top."""
    pieces = table.pieces(observer, "city")
    return {piece.face: piece.numbers[0] for piece in pieces if "place" in piece.marks}


# --- 7.1 the actions -----------------------------------------------------------------------------


@pytest.mark.clause("VE-53")
def test_v_hides_fights_or_passes() -> None:
    table = given("Raven*2, Hound, Dagger", "-")

    assert table.legal(V) == ["hide", "combat", "pass"]


@pytest.mark.clause("VE-53", "VE-62")
def test_h_asks_fights_or_passes() -> None:
    table = by_day("-", "Holy Water 1*2, Dagger")

    assert table.legal(H) == ["water", "combat", "pass"]


@pytest.mark.clause("VE-53", "VE-204")
def test_h_does_not_hide_and_v_does_not_ask() -> None:
    by_day("-", "Vampire 1, Garlic*2").refuses(H, "hide Lady [Vampire 1]", "VE-204")
    given("Raven*2, Hound", "-").refuses(V, "water Lady [Raven, Hound]", "VE-53")


@pytest.mark.clause("VE-54", "VE-38")
@pytest.mark.parametrize("hand", ["-", "Garlic", "Coffin, Hypnosis, Chapel", RED])
def test_passing_is_always_possible(hand: str) -> None:
    night = given(hand.replace("Chapel", "Claws"), "Garlic")
    day = by_day("Garlic", hand.replace("Coffin, Hypnosis", "Ostler") if hand != RED else "-")

    assert "pass" in night.legal(V)
    assert "pass" in day.legal(H)


# --- the three cards -----------------------------------------------------------------------------


@pytest.mark.clause("VE-55")
@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("Vampire 1, Vampire 2, Vampire 3", True),
        ("Vampire 1*2, Vampire 3", True),
        ("Raven, Hound, Black Rooster", True),
        ("Raven*2, Vampire 2", True),
        ("Raven, Hound", False),
        ("Raven, Hound, Garlic, Dagger, Claws*2", False),
        ("Vampire 1*2, Pistol", False),
    ],
)
def test_hiding_takes_three_red_cards_of_one_or_two_colours(hand: str, allowed: bool) -> None:
    table = given(hand, "-")

    assert ("hide" in table.legal(V)) is allowed


@pytest.mark.clause("VE-55")
def test_hiding_with_fewer_red_cards_is_refused() -> None:
    given("Raven, Hound, Garlic", "-").refuses(V, "hide Lady [Raven, Hound]", "VE-55")
    given("Raven*2, Hound, Garlic", "-").refuses(V, "hide Lady [Raven*2, Garlic]", "VE-55")
    given("Raven*2, Hound, Garlic", "-").refuses(V, "hide Lady [Raven, Hound]", "VE-241")


@pytest.mark.clause("VE-55", "VE-240", "VE-241", "VE-245")
def test_the_cards_of_a_hide_are_named_in_rising_order_so_that_there_can_be_three() -> None:
    table = given("Garlic, Raven, Hound, Vampire 1, Vampire 3, Claws", "-")
    offered = []

    for moves in (["hide", "Lady"], ["play Raven"], ["play Vampire 1"]):
        table.begins(V, *moves)
        offered.append(table.legal(V))

    assert offered[0] == ["play Raven", "play Hound"]
    assert offered[1] == ["play Hound", "play Vampire 1"]
    assert offered[2] == ["play Vampire 3"]


@pytest.mark.clause("VE-55", "VE-239")
def test_two_copies_of_a_red_card_are_two_cards() -> None:
    table = given("Raven*2, Vampire 3", "-")

    table.plays(V, "hide Bishop [Raven*2, Vampire 3]")

    assert table.moat(V) == Counter({"Raven": 2, "Vampire 3": 1})


# --- the character -------------------------------------------------------------------------------


@pytest.mark.clause("VE-56")
@pytest.mark.parametrize("vampires", [["Lady", "Monk", "Cook"], ["Butler", "Monk", "Cook"]])
@pytest.mark.parametrize("revealed", [True, False])
def test_v_names_a_character_in_the_castle_revealed_or_not(
    vampires: list[str], revealed: bool
) -> None:
    table = given(
        "Raven*2, Hound",
        "-",
        castle=["Lady", "Bishop", "Butler"],
        vampires=vampires,
        revealed=vampires[:1] if revealed else [],
    )

    table.begins(V, "hide")

    assert table.legal(V) == ["Lady", "Bishop", "Butler"]


@pytest.mark.clause("VE-56")
@pytest.mark.parametrize(
    ("name", "clause"), [("Nun", "VE-56"), ("Maid", "VE-56"), ("Cook", "VE-157")]
)
def test_who_is_not_in_the_castle_cannot_be_hidden(name: str, clause: str) -> None:
    table = given("Raven*2, Hound", "-", dead=["Maid"], journey=["Cook"])

    table.refuses(V, f"hide {name} [Raven*2, Hound]", clause)


@pytest.mark.clause("VE-56", "VE-28")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_character_is_announced_with_the_cards(observer: int) -> None:
    table = hidden("Lady", "Garlic")

    (told,) = table.told_of("fact-hides", observer)

    assert told["character"] == "name-lady"
    assert told["cards"] == ["name-raven", "name-hound", "name-vampire-1"]
    assert table.asked == "respond"


# --- the move ------------------------------------------------------------------------------------


@pytest.mark.clause("VE-58")
@pytest.mark.parametrize("name", ["Lady", "Bishop", "Officer"])
def test_the_character_goes_to_the_bottom_and_the_top_of_the_city_enters(name: str) -> None:
    table = hidden(name)

    assert table.castle == {"Lady", "Bishop", "Officer", "Monk"} - {name}
    assert table.city == [*CITY[1:], name]
    assert table.asked == "window"
    assert table.told_of("fact-hidden") == [{"character": f"name-{name.lower()}"}]


@pytest.mark.clause("VE-58", "VE-25")
def test_the_three_cards_go_to_v_s_moat_and_the_action_is_spent() -> None:
    table = hidden()

    assert table.moat(V) == Counter(["Raven", "Hound", "Vampire 1"])
    assert table.hand(V) == Counter(["Vampire 3", "Garlic"])
    assert table.pending["window"] == "B"


@pytest.mark.clause("VE-58", "VE-201")
def test_the_hidden_character_loses_its_markers() -> None:
    table = hidden(markers={"Bishop": {"attack": 1, "defence": 2}, "Lady": {"attack": 1}})

    assert (table.markers("Bishop"), table.markers("Lady")) == ({}, {"attack": 1})


@pytest.mark.clause("VE-58", "VE-20")
def test_a_revealed_vampire_enters_with_its_vampire_side() -> None:
    table = hidden(revealed=["Monk"])

    assert "revealed" in table.marks_of(H, "castle", "Monk")


@pytest.mark.clause("VE-58", "VE-215")
def test_a_hide_can_bring_the_third_revealed_vampire_into_the_castle() -> None:
    table = hidden(
        "Bishop",
        "Garlic",
        castle=["Lady", "Bishop", "Cook"],
        revealed=["Lady", "Monk", "Cook"],
    )

    table.plays(H, "decline")

    assert (table.cause, table.winners) == ("end-castle", [V])


@pytest.mark.clause("VE-60")
def test_with_an_empty_city_the_hidden_character_returns_without_its_markers() -> None:
    alive = ["Lady", "Bishop", "Officer"]
    gone = [name for name in CITY if name not in alive]
    table = hidden(city=[], dead=gone, revealed=["Monk", "Cook"], markers={"Bishop": {"attack": 2}})

    assert (table.castle, table.city) == (set(alive), [])
    assert table.markers("Bishop") == {}
    assert table.moat(V) == Counter(["Raven", "Hound", "Vampire 1"])


@pytest.mark.clause("VE-60", "VE-158")
def test_with_an_empty_city_a_traveller_stays_away_and_the_hidden_one_returns() -> None:
    gone = [name for name in CITY if name != "Nun"]
    table = hidden(city=[], dead=gone, journey=["Nun"], revealed=["Monk", "Cook"])

    assert table.castle == {"Lady", "Bishop", "Officer"}
    assert table.journey == ["Nun"]


@pytest.mark.clause("VE-61")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_knows_who_lies_at_the_bottom(observer: int) -> None:
    table = hidden()

    assert known_places(table, observer) == {"Bishop": 6}


@pytest.mark.clause("VE-61")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_who_was_hidden_first_lies_above_who_was_hidden_later(observer: int) -> None:
    table = given("Raven*2, Hound*2, Vampire 1*2", "-", decks=["-", "-"], moats=["*", "*"])
    table.plays(V, "hide Bishop [Raven*2, Hound]")
    table.all_decline()
    table.plays(V, "draw")
    table.plays(V, "nobody")
    table.all_decline()

    table.plays(V, "hide Lady [Hound, Vampire 1*2]")

    assert known_places(table, observer) == {"Bishop": 5, "Lady": 6}
    assert table.castle == {"Officer", "Monk", "Nun"}
    assert table.city == ["Maid", "Cook", "Butler", "Lord", "Bishop", "Lady"]


@pytest.mark.clause("VE-61")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_who_lies_at_the_bottom_is_forgotten_when_the_city_is_shuffled(observer: int) -> None:
    table = given("Raven, Hound, Vampire 1, Mist Form, Garlic", "-", revealed=["Lady"])
    table.plays(V, "hide Bishop [Raven, Hound, Vampire 1]")

    table.plays(V, "*Mist Form{Garlic}")

    assert known_places(table, observer) == {}


# --- responses -----------------------------------------------------------------------------------


@pytest.mark.clause("VE-57")
def test_h_may_respond_before_the_character_moves() -> None:
    table = hidden("Bishop", "Sacrifice, Garlic")

    assert (table.asked, table.turn) == ("respond", H)
    assert table.legal(H) == ["play Sacrifice", "decline"]
    assert table.castle == {"Lady", "Bishop", "Officer"}
    assert table.moat(V) == Counter()


@pytest.mark.clause("VE-57", "VE-118")
def test_there_is_no_secret_passage_out_of_a_hide() -> None:
    table = hidden("Bishop", "Secret Passage, Garlic*2")

    table.refuses(H, "!Secret Passage{Garlic*2}", "VE-118")


@pytest.mark.clause("VE-57", "VE-126")
def test_an_empty_hand_of_h_is_not_asked_to_respond() -> None:
    table = hidden("Bishop")

    assert table.castle == {"Lady", "Monk", "Officer"}


@pytest.mark.clause("VE-57", "VE-127")
def test_h_is_asked_also_without_a_sacrifice() -> None:
    table = hidden("Bishop", "Garlic")

    assert (table.asked, table.legal(H)) == ("respond", ["decline"])


@pytest.mark.clause("VE-59", "VE-112")
def test_with_fewer_than_three_effective_cards_nobody_moves_and_the_action_is_spent() -> None:
    table = hidden("Bishop", "Sacrifice, Garlic*2")
    table.plays(H, "!Sacrifice{Garlic}>Hound")

    table.plays(V, "decline")
    table.plays(H, "decline")

    assert table.castle == {"Lady", "Bishop", "Officer"}
    assert table.city == CITY
    assert table.told_of("fact-hide-fails") == [{"character": "name-bishop"}]
    assert table.moat(V) == Counter(["Raven", "Hound", "Vampire 1"])
    assert (table.asked, table.pending["window"]) == ("window", "B")


@pytest.mark.clause("VE-58", "VE-59", "VE-144")
def test_a_replacement_makes_the_three_cards_whole_again() -> None:
    table = hidden("Bishop", "Sacrifice, Garlic*2")
    table.plays(H, "!Sacrifice{Garlic}>Hound")

    table.plays(V, "play Vampire 3")
    table.plays(H, "decline")

    assert table.castle == {"Lady", "Monk", "Officer"}
    assert table.moat(V) == Counter(["Raven", "Hound", "Vampire 1", "Vampire 3"])


@pytest.mark.clause("VE-59")
def test_two_sacrifices_against_one_replacement_stop_the_hide() -> None:
    table = hidden("Bishop", "Sacrifice*2, Garlic*2")
    table.plays(H, "!Sacrifice{Garlic}>Hound")
    table.plays(V, "play Vampire 3")

    table.plays(H, "!Sacrifice{Garlic}>Vampire 3")
    table.plays(V, "decline")

    assert table.castle == {"Lady", "Bishop", "Officer"}
    assert table.asked == "window"
