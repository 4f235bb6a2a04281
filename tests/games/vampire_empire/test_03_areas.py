"""Chapter 3, first part: castle and city."""

from collections import Counter

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.script import ScriptedChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import CASTLE, CITY, VAMPIRES, H, Table, V, by_day, given

OBSERVERS = [SPECTATOR, V, H]
RED_CARDS = "Vampire 1, Vampire 2, Vampire 3"


def hidden(character: str, **keys: object) -> Table:
    """A table where V hides a character and H has nothing to say."""
    table = given(RED_CARDS, **keys)  # type: ignore[arg-type]
    table.plays(V, f"hide {character} [{RED_CARDS}]")
    return table


def killed(target: str, **keys: object) -> Table:
    """A table where V's Officer kills somebody by night; H holds a card."""
    table = given("Pistol", "Garlic", **keys)  # type: ignore[arg-type]
    table.plays(V, f"Officer x {target} a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[]")
    return table


# --- castle and city -----------------------------------------------------------------------------


@pytest.mark.clause("VE-18", "VE-19")
def test_the_top_card_of_the_city_replaces_whoever_is_hidden() -> None:
    table = hidden("Officer")

    assert table.castle == {"Lady", "Bishop", "Monk"}
    assert table.city == ["Nun", "Maid", "Cook", "Butler", "Lord", "Officer"]


@pytest.mark.clause("VE-18", "VE-19")
def test_the_top_card_of_the_city_replaces_whoever_goes_on_a_journey() -> None:
    table = by_day("-", "Secret Journey, Garlic", decision="window")

    table.plays(H, "*Secret Journey{Garlic}: Officer")

    assert table.castle == {"Lady", "Bishop", "Monk"}
    assert table.city == CITY[1:]
    assert table.journey == ["Officer"]


@pytest.mark.clause("VE-19")
def test_nobody_enters_in_a_death_window_and_the_top_card_right_after_it() -> None:
    table = killed("Bishop")

    assert (table.asked, table.castle) == ("death", {"Lady", "Officer"})

    table.plays(H, "decline")

    assert table.castle == {"Lady", "Officer", "Monk"}
    assert table.asked == "window"


@pytest.mark.clause("VE-18", "VE-19")
def test_five_are_in_the_castle_inside_hypnosis_and_three_after_it() -> None:
    table = given("Hypnosis, Garlic", decision="window")

    table.plays(V, "*Hypnosis{Garlic}")
    assert (table.asked, table.castle) == ("effect-return", {*CASTLE, "Monk", "Nun"})

    table.plays(V, "Lady; Nun")
    assert table.castle == {"Monk", "Bishop", "Officer"}
    assert table.city == ["Lady", "Nun", *CITY[2:]]


@pytest.mark.clause("VE-20")
@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("revealed", [[], ["Monk"]])
def test_who_enters_from_the_city_shows_the_side_of_its_token(
    observer: int, revealed: list[str]
) -> None:
    table = hidden("Officer", revealed=revealed)

    assert ("revealed" in table.marks_of(observer, "castle", "Monk")) == bool(revealed)
    assert table.revealed == set(revealed)


@pytest.mark.clause("VE-20")
@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("revealed", [[], ["Cook"]])
def test_who_enters_from_a_journey_shows_the_side_of_its_token(
    observer: int, revealed: list[str]
) -> None:
    dead = ["Monk", "Nun", "Maid", "Butler", "Lord"]
    table = killed("Bishop", journey=["Cook"], dead=dead, revealed=["Monk", *revealed])

    table.plays(H, "decline")

    assert table.castle == {"Lady", "Officer", "Cook"}
    assert ("revealed" in table.marks_of(observer, "castle", "Cook")) == bool(revealed)


@pytest.mark.clause("VE-20", "VE-21")
def test_a_secret_vampire_enters_like_a_human() -> None:
    """Of Monk and Maid one is a vampire; H sees no difference."""
    one = hidden("Officer", vampires=["Lady", "Monk", "Cook"])
    other = hidden("Officer", vampires=["Lady", "Maid", "Cook"])

    assert one.castle == other.castle
    assert one.scene(H).zones == other.scene(H).zones


@pytest.mark.clause("VE-21")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_nobody_sees_the_order_of_the_city(observer: int) -> None:
    one = given("Garlic", "Garlic", city=CITY)
    other = given("Garlic", "Garlic", city=CITY[::-1])

    assert one.scene(observer).zones == other.scene(observer).zones


@pytest.mark.clause("VE-21")
@pytest.mark.parametrize(
    ("known", "afterwards"),
    [
        ([], ["Officer"]),
        (["Monk"], ["Officer"]),
        (["Nun"], ["Nun", "Officer"]),
        (["Nun", "Butler"], ["Nun", "Butler", "Officer"]),
        (["Lord"], ["Lord", "Officer"]),
    ],
)
def test_of_the_city_everybody_knows_what_they_have_seen_go_there(
    known: list[str], afterwards: list[str]
) -> None:
    table = hidden("Officer", knowledge={"city": known})

    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    assert knowledge["city"] == afterwards
    places = [piece for piece in table.pieces(H, "city") if "place" in piece.marks]
    order = [*CITY[1:], "Officer"]
    assert {piece.face: piece.numbers for piece in places} == {
        name: (order.index(name) + 1,) for name in afterwards
    }


@pytest.mark.clause("VE-21")
@pytest.mark.parametrize("seat", [V, H])
def test_who_saw_two_return_knows_the_second_when_the_first_has_entered(seat: int) -> None:
    """The other seat has laid Monk and Nun on top of the city and knows their order anyway."""
    table = hidden("Officer", knowledge={"unordered": seat})

    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    assert (knowledge["city"], knowledge["unordered"]) == (["Nun", "Officer"], None)
    assert [table.marks_of(observer, "city", "Nun") & {"top"} for observer in OBSERVERS] == [
        {"top"}
    ] * 3


@pytest.mark.clause("VE-19")
def test_of_three_travellers_the_first_returns_and_the_others_keep_their_order() -> None:
    journeys: dict[str, object] = {"cards.secret_journey.human": 3, "cards.garlic.human": 0}
    table = given(
        "Pistol",
        "Dagger",
        edition=GAME.edition_with(journeys, "journeys"),
        journey=["Maid", "Nun", "Lord"],
        dead=["Monk", "Cook", "Butler"],
        revealed=["Monk", "Cook"],
    )
    table.plays(V, "Officer x Bishop a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[]")
    table.plays(H, "decline")

    assert table.castle == {"Lady", "Officer", "Maid"}
    assert table.journey == ["Nun", "Lord"]


@pytest.mark.clause("VE-19", "VE-21")
def test_after_a_shuffle_nobody_knows_the_city_and_the_top_card_enters() -> None:
    order = ["Butler", "Lady", "Lord", "Monk", "Cook", "Maid", "Nun"]
    table = given(
        "Mist Form, Garlic", decision="window", revealed=["Lady"], knowledge={"city": ["Lord"]}
    )
    table.position.chance = ScriptedChance([], [order], GAME.read_piece, then=1)

    table.plays(V, "*Mist Form{Garlic}")

    assert table.castle == {"Bishop", "Officer", "Butler"}
    assert table.city == order[1:]
    assert not [one for one in table.pieces(H, "city") if "place" in one.marks]


@pytest.mark.clause("VE-22")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_knows_who_is_in_the_city(observer: int) -> None:
    table = given(journey=["Nun"], dead=["Lord"])

    assert sorted(table.sees(observer, "city")) == ["Butler", "Cook", "Maid", "Monk"]
    assert table.sees(observer, "journey") == ["Nun"]
    assert table.sees(observer, "dead") == ["Lord"]
    assert set(table.sees(observer, "castle")) == set(CASTLE)


@pytest.mark.clause("VE-23")
@pytest.mark.parametrize("alone", ["Lady", "Cook"])
def test_with_nobody_in_the_city_and_on_journeys_a_vacancy_stays_open(alone: str) -> None:
    """One vampire and a human are left."""
    dead = [*VAMPIRES, "Nun", "Maid", "Butler", "Lord"]
    dead.remove(alone)
    revealed = [name for name in VAMPIRES if name != alone]
    table = killed("Bishop", castle=[alone, "Bishop", "Officer"], dead=dead, revealed=revealed)

    table.plays(H, "decline")

    assert table.castle == {alone, "Officer"}
    assert (table.asked, table.city, table.journey) == ("window", [], [])
    assert table.moat(H) == Counter()


@pytest.mark.clause("VE-31")
@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize(("target", "mark"), [("Bishop", "proven"), ("Lady", "revealed")])
def test_everybody_sees_the_dead_and_what_they_were(observer: int, target: str, mark: str) -> None:
    table = killed(target)
    table.all_decline()

    assert table.dead == {target}
    assert table.sees(observer, "dead") == [target]
    assert mark in table.marks_of(observer, "dead", target)
