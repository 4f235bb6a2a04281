"""Chapter 10.3: Bat Form, Mist Form and Hypnosis."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.support_cards import at_night, in_daylight, lucky
from tests.games.vampire_empire.table import CITY, EVERYBODY, H, Table, V

OBSERVERS = [SPECTATOR, V, H]
MARKED = {"attack": 1, "defence": 2}


def without(*names: str) -> list[str]:
    """Everybody else."""
    return [name for name in EVERYBODY if name not in names]


# --- Bat Form ------------------------------------------------------------------------------------

MIXED_HAND = [
    "Garlic",
    "Relic",
    "Dagger",
    "Dagger",
    "Rosary",
    "Hunting Knife",
    "Medallion",
    "Statue of Saint",
    "Silver Bullets",
    "Aspen Stake",
    "Holy Water 1",
    "Crucifix",
    "Sacrifice",
]


def bat(humans: str) -> Table:
    """V has played Bat Form by night, and H lets it be."""
    table = at_night("Bat Form, Garlic, Raven", humans)
    table.plays(V, "*Bat Form{Garlic}")
    table.plays(H, "decline")
    return table


@pytest.mark.clause("VE-177")
def test_v_names_one_of_the_six_types() -> None:
    table = bat("Garlic")

    assert (table.asked, table.turn) == ("effect-type", V)
    types = ["noble", "clergy", "servant", "vampire", "holy water", "support"]
    assert table.legal(V) == types


@pytest.mark.clause("VE-177", "VE-178", "VE-179")
@pytest.mark.parametrize(
    ("type_name", "lost"),
    [
        ("noble", ["Dagger", "Dagger", "Hunting Knife", "Medallion", "Silver Bullets"]),
        ("clergy", ["Relic", "Rosary", "Medallion", "Statue of Saint"]),
        ("servant", ["Garlic", "Rosary", "Hunting Knife", "Aspen Stake"]),
        ("vampire", []),
        ("holy water", ["Statue of Saint", "Silver Bullets", "Aspen Stake", "Holy Water 1"]),
        ("support", ["Crucifix", "Sacrifice"]),
    ],
)
def test_h_loses_every_card_that_has_the_type(type_name: str, lost: list[str]) -> None:
    table = bat(", ".join(MIXED_HAND))

    table.plays(V, f": {type_name}")

    assert table.moat(H) == Counter(lost)
    assert table.hand(H) == Counter(MIXED_HAND) - Counter(lost)
    assert table.hand(V) == Counter(["Raven"])
    assert (table.asked, table.turn) == ("window", H)


@pytest.mark.clause("VE-177", "VE-180")
@pytest.mark.parametrize("type_name", ["noble", "vampire"])
def test_the_whole_hand_is_shown_to_v(type_name: str) -> None:
    table = bat("Garlic, Relic")
    assert table.sees(V, "hand", H) == ["?", "?"]

    table.plays(V, f": {type_name}")

    assert table.sees(V, "hand", H) == ["Garlic", "Relic"]
    assert table.sees(SPECTATOR, "hand", H) == ["?", "?"]
    told = {
        "player": V,
        "owner": H,
        "type": f"name-type-{type_name}",
        "cards": ["name-garlic", "name-relic"],
    }
    assert table.told_of("fact-bat-you", V) == table.told_of("fact-bat-you", H) == [told]
    assert table.told_of("fact-bat-you") == []


@pytest.mark.clause("VE-177")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_what_the_bat_takes_is_known_to_all(observer: int) -> None:
    table = bat("Garlic, Relic, Dagger*2")

    table.plays(V, ": noble")

    told = {"player": H, "cards": ["name-dagger", "name-dagger"]}
    assert table.told_of("fact-bat-takes", observer) == [told]
    assert table.sees(observer, "moat", H) == ["Dagger", "Dagger"]


@pytest.mark.clause("VE-181")
def test_bat_form_needs_a_card_in_the_opponents_hand() -> None:
    table = at_night("Bat Form, Garlic", "-")

    table.refuses(V, "*Bat Form{Garlic}", "VE-181")


# --- Mist Form -----------------------------------------------------------------------------------


def mist(cellar: str = "-", **keys: object) -> Table:
    """V holds Mist Form by night; H has no cards but those in H's cellar."""
    cellars = ["Pistol", cellar]
    return at_night("Mist Form, Garlic, Raven", "-", **{"cellars": cellars, **keys})


@pytest.mark.clause("VE-182")
@pytest.mark.parametrize(
    ("revealed", "playable"),
    [([], False), (["Monk"], False), (["Monk", "Cook"], False), (["Lady"], True)],
)
def test_mist_form_needs_a_revealed_vampire_in_the_castle(
    revealed: list[str], playable: bool
) -> None:
    table = mist("Relic", revealed=revealed)

    assert ("play Mist Form" in table.legal(V)) is playable


@pytest.mark.clause("VE-183")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_v_puts_a_card_of_hs_cellar_into_hs_moat_and_shows_it(observer: int) -> None:
    table = mist("Relic, Holy Water 1*2", revealed=["Lady"])
    table.plays(V, "*Mist Form{Garlic}")

    table.plays(V, ": Holy Water 1")

    assert table.cellar(H) == Counter(["Relic", "Holy Water 1"])
    assert table.moat(H) == Counter(["Holy Water 1"])
    assert table.cellar(V) == Counter(["Pistol"])
    told = {"player": V, "owner": H, "card": "name-holy-water-1"}
    assert table.told_of("fact-mist", observer) == [told]


@pytest.mark.clause("VE-183")
def test_v_knows_what_v_saw_in_the_cellar() -> None:
    table = mist("Relic, Holy Water 1", revealed=["Lady"])
    table.plays(V, "*Mist Form{Garlic}")

    table.plays(V, ": Holy Water 1")

    assert table.sees(V, "cellar", H) == ["Relic"]
    assert table.sees(SPECTATOR, "cellar", H) == ["?"]


@pytest.mark.clause("VE-184")
def test_with_an_empty_cellar_the_second_part_is_still_carried_out() -> None:
    table = lucky(mist(revealed=["Lady"]), ["Nun", "Lady"])

    table.plays(V, "*Mist Form{Garlic}")

    assert table.castle == {"Bishop", "Officer", "Nun"}
    assert table.city[0] == "Lady"
    assert table.told_of("fact-looks") == table.told_of("fact-mist") == []


@pytest.mark.clause("VE-185")
@pytest.mark.parametrize(
    ("order", "castle"),
    [
        (["Nun", "Lady"], {"Bishop", "Officer", "Nun"}),
        (["Lady", "Nun"], {"Bishop", "Officer", "Lady"}),
    ],
)
def test_the_vampire_is_shuffled_into_the_city_and_may_come_straight_back(
    order: list[str], castle: set[str]
) -> None:
    table = lucky(mist("Relic", revealed=["Lady"]), order)
    table.plays(V, "*Mist Form{Garlic}")

    table.plays(V, ": Relic")

    assert (table.castle, table.city[0]) == (castle, order[1])
    assert len(table.city) == 6
    assert table.told_of("fact-vanishes") == [{"character": "name-lady"}]
    assert "Lady" in table.revealed


@pytest.mark.clause("VE-185", "VE-212")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_whole_city_is_shuffled_and_its_order_forgotten(observer: int) -> None:
    table = mist(revealed=["Lady"], knowledge={"city": ["Monk", "Lord"]})
    assert table.sees(observer, "city") == ["Monk", "Nun", "Maid", "Cook", "Butler", "Lord"]
    lucky(table, ["Butler", "Lord", "Lady", "Cook", "Nun", "Monk", "Maid"])

    table.plays(V, "*Mist Form{Garlic}")

    assert table.city == ["Lord", "Lady", "Cook", "Nun", "Monk", "Maid"]
    assert table.sees(observer, "city") == ["Lady", "Lord", "Monk", "Nun", "Maid", "Cook"]


@pytest.mark.clause("VE-185", "VE-252")
@pytest.mark.parametrize("cellar", ["-", "Relic"])
def test_of_several_revealed_vampires_v_chooses_one(cellar: str) -> None:
    castle = ["Lady", "Monk", "Bishop"]
    table = lucky(mist(cellar, castle=castle, revealed=["Lady", "Monk"]), ["Nun"])
    table.begins(V, "play Mist Form", "pay Garlic", *["pick Relic"] * (cellar != "-"))
    assert (table.asked, table.legal(V)) == ("effect-character", ["Lady", "Monk"])

    table.begins(V, "Monk")

    assert table.castle == {"Lady", "Bishop", "Nun"}
    assert "Monk" in table.city


@pytest.mark.clause("VE-185", "VE-234")
def test_the_card_and_the_vampire_are_chosen_in_one_line() -> None:
    keys = {"castle": ["Lady", "Monk", "Bishop"], "revealed": ["Lady", "Monk"]}
    table = lucky(mist("Relic", **keys), ["Nun"])
    table.plays(V, "*Mist Form{Garlic}")

    table.refuses(V, ": Relic", "", "line-unfinished")
    table.plays(V, ": Relic, Monk")

    assert table.castle == {"Lady", "Bishop", "Nun"}


@pytest.mark.clause("VE-185")
@pytest.mark.parametrize(
    ("name", "elsewhere"), [("Lady", "Cook"), ("Monk", "Cook"), ("Cook", "Monk")]
)
def test_the_one_revealed_vampire_in_the_castle_vanishes(name: str, elsewhere: str) -> None:
    castle = ["Lady" if name != "Lady" else "Monk", name, "Bishop"]
    table = mist(castle=castle, revealed=[name, elsewhere])

    table.plays(V, "*Mist Form{Garlic}")

    assert table.told_of("fact-vanishes") == [{"character": f"name-{name.lower()}"}]


# --- Hypnosis ------------------------------------------------------------------------------------


def hypnosis(**keys: object) -> Table:
    """V has played Hypnosis by night, and the city has come in."""
    table = at_night("Hypnosis, Garlic, Raven", "-", **keys)
    table.plays(V, "*Hypnosis{Garlic}")
    return table


@pytest.mark.clause("VE-186")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_top_two_of_the_city_enter_the_castle_face_up(observer: int) -> None:
    table = hypnosis(revealed=["Monk"])

    assert set(table.sees(observer, "castle")) == {"Lady", "Bishop", "Officer", "Monk", "Nun"}
    assert "revealed" in table.marks_of(observer, "castle", "Monk")
    assert table.city == CITY[2:]
    entered = [told["character"] for told in table.told_of("fact-enters", observer)]
    assert entered == ["name-monk", "name-nun"]


@pytest.mark.clause("VE-187", "VE-251")
@pytest.mark.parametrize("third", ["Lady", "Maid"])
def test_v_chooses_two_of_the_five_who_return(third: str) -> None:
    table = hypnosis(vampires=["Monk", "Cook", third])
    assert (table.asked, table.turn) == ("effect-return", V)
    assert table.legal(V) == ["Lady", "Officer", "Monk", "Nun", "Bishop"]

    table.begins(V, "Nun")
    assert table.legal(V) == ["Lady", "Officer", "Monk", "Bishop"]

    table.begins(V, "Lady")
    assert table.castle == {"Officer", "Monk", "Bishop"}
    assert table.asked == "window"


@pytest.mark.clause("VE-187", "VE-215")
def test_the_castle_is_checked_only_when_hypnosis_is_finished() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    city = ["Monk", "Nun", "Maid", "Officer", "Butler", "Lord"]
    table = hypnosis(castle=castle, city=city, revealed=["Lady", "Cook", "Monk"])
    assert not table.position.is_over()

    table.plays(V, ": Lady, Nun")

    assert not table.position.is_over()
    assert table.castle == {"Cook", "Monk", "Bishop"}


@pytest.mark.clause("VE-187", "VE-215")
def test_and_then_it_is_checked() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    city = ["Monk", "Nun", "Maid", "Officer", "Butler", "Lord"]
    table = hypnosis(castle=castle, city=city, revealed=["Lady", "Cook", "Monk"])

    table.plays(V, ": Bishop, Nun")

    assert (table.cause, table.winners) == ("end-castle", [V])
    assert table.moat(V) == Counter(["Hypnosis", "Garlic"])


@pytest.mark.clause("VE-188")
def test_with_one_city_card_one_enters_and_one_returns() -> None:
    table = hypnosis(dead=without("Lady", "Bishop", "Officer", "Nun"))
    assert table.castle == {"Lady", "Bishop", "Officer", "Nun"}

    table.plays(V, ": Lady")

    assert (table.castle, table.city) == ({"Bishop", "Officer", "Nun"}, ["Lady"])
    assert table.told_of("fact-returns-to-city") == [{"character": "name-lady"}]
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    assert (knowledge["city"], knowledge["unordered"]) == (["Lady"], None)


@pytest.mark.clause("VE-188")
@pytest.mark.parametrize("journey", [[], ["Nun"]])
def test_with_an_empty_city_there_is_no_hypnosis(journey: list[str]) -> None:
    dead = without("Lady", "Bishop", "Officer", *journey)
    table = at_night("Hypnosis, Garlic", "-", city=[], journey=journey, dead=dead)

    table.refuses(V, "*Hypnosis{Garlic}", "VE-188")


@pytest.mark.clause("VE-189", "VE-251")
@pytest.mark.parametrize(("top", "lower"), [("Officer", "Nun"), ("Nun", "Officer")])
def test_the_first_one_chosen_lies_on_top_of_the_city(top: str, lower: str) -> None:
    table = hypnosis()

    table.plays(V, f": {top}, {lower}")

    assert table.city == [top, lower, *CITY[2:]]


@pytest.mark.clause("VE-190")
@pytest.mark.parametrize(("top", "lower"), [("Officer", "Nun"), ("Nun", "Officer")])
def test_who_returned_is_public_and_the_order_is_known_to_v_only(top: str, lower: str) -> None:
    table = hypnosis()

    table.plays(V, f": {top}, {lower}")

    pair = {"characters": ["name-officer", "name-nun"]}
    own = {**pair, "top": f"name-{top.lower()}", "lower": f"name-{lower.lower()}"}
    assert table.told_of("fact-two-return-to-city-you", V) == [own]
    for observer in (H, SPECTATOR):
        assert table.told_of("fact-two-return-to-city", observer) == [pair]
        assert set(table.sees(observer, "city")[:2]) == {"Officer", "Nun"}
    assert table.sees(V, "city")[:2] == [top, lower]


@pytest.mark.clause("VE-190")
def test_the_others_cannot_tell_the_two_orders_apart() -> None:
    one, other = hypnosis(), hypnosis()

    one.plays(V, ": Officer, Nun")
    other.plays(V, ": Nun, Officer")

    for observer in (H, SPECTATOR):
        assert one.scene(observer).zones == other.scene(observer).zones
        assert one.told(observer) == other.told(observer)


@pytest.mark.clause("VE-191")
def test_characters_who_stay_keep_their_markers_and_those_who_leave_lose_them() -> None:
    table = hypnosis(markers=dict.fromkeys(["Lady", "Bishop", "Officer"], MARKED))

    table.plays(V, ": Officer, Bishop")

    assert [table.markers(name) for name in ("Lady", "Bishop", "Officer")] == [MARKED, {}, {}]


@pytest.mark.clause("VE-186")
def test_hypnosis_by_day_is_vs_too() -> None:
    table = in_daylight("Hypnosis, Garlic*2", "-", pending={"asked": V})

    table.plays(V, "*Hypnosis{Garlic*2}")
    table.plays(V, ": Lady, Bishop")

    assert table.castle == {"Officer", "Monk", "Nun"}
