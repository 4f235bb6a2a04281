"""Chapter 19: cards that are found, carried and looked at, and who knows them."""

import pytest

from tests.games.grottenstein.seen import BLUES_SERVANT, EVERYBODY, HUNTERS, SERVANT, alike, worlds
from tests.games.grottenstein.table import BLUE, GREEN, RED, VAMPIRE, YELLOW, Table, given
from tests.games.tables import SPECTATOR

# --- cards that are found ------------------------------------------------------------------------


def finds(card: str, **keys: object) -> Table:
    """Red turns up a card on G4."""
    data: dict[str, object] = {"red": "Gh3", "down": {"G4": card}, "decision": "action", **keys}
    table = given(**data)  # type: ignore[arg-type]
    table.does("reveal")
    return table


@pytest.mark.clause("GR-229", "GR-36")
@pytest.mark.parametrize("card", ["Sword", "Gold key"])
def test_only_the_hunters_see_an_object_or_power_that_is_revealed(card: str) -> None:
    table = finds(card)

    for seat in HUNTERS:
        assert len(table.told_of("fact-reveals", seat)) == 1
    for seat in (SPECTATOR, VAMPIRE):
        assert table.told_of("fact-reveals", seat) == []
        assert len(table.told_of("fact-reveals-hidden", seat)) == 1
    assert len({world.down("G4") for world in worlds(table, VAMPIRE)}) > 1


@pytest.mark.clause("GR-229")
def test_the_vampire_cannot_tell_one_find_from_another() -> None:
    assert alike(finds("Sword"), finds("Shield")) == {SPECTATOR, VAMPIRE}


@pytest.mark.clause("GR-229", "GR-87")
def test_a_card_that_is_left_becomes_public() -> None:
    table = finds("Sword")

    table.does("leave")

    for seat in EVERYBODY:
        (told,) = table.told_of("fact-leaves", seat)
        assert told["card"] == "card-sword"
    assert {str(world.open_on("G4")) for world in worlds(table, VAMPIRE)} == {"{'E09'}"}


@pytest.mark.clause("GR-230")
def test_a_card_that_is_taken_stays_hidden_from_the_vampires_team() -> None:
    table = finds("Sword", blue=BLUES_SERVANT)

    table.does("take")

    for seat in (RED, GREEN, YELLOW):
        assert "card-sword" in str(table.told(seat))
    for seat in (SPECTATOR, VAMPIRE, BLUE):
        assert "card-sword" not in str(table.told(seat))
        assert len(table.told_of("fact-keeps-hidden", seat)) == 1
    for seat in (VAMPIRE, BLUE):
        assert len({str(world.sheet("red")) for world in worlds(table, seat)}) > 1


@pytest.mark.clause("GR-229", "GR-88")
def test_a_trap_is_public() -> None:
    table = finds("E22", dice=[1])

    for seat in EVERYBODY:
        (told,) = table.told_of("fact-trap", seat)
        assert told["card"] == "card-demon"


@pytest.mark.clause("GR-231", "GR-187")
@pytest.mark.parametrize("answer", ["take", "leave"])
def test_what_a_servant_reveals_is_public(answer: str) -> None:
    table = finds("Sword", red={"state": "servant", "at": "Gh3"})

    for seat in EVERYBODY:
        (told,) = table.told_of("fact-reveals", seat)
        assert told["card"] == "card-sword"
    table.does(answer)
    assert table.known(VAMPIRE) == set()
    assert {world.truth["sheets"] == table.truth["sheets"] for world in worlds(table, RED)} == {
        True
    }


# --- cards on sheets -----------------------------------------------------------------------------


@pytest.mark.clause("GR-230")
@pytest.mark.parametrize("state", ["living", "corpse"])
def test_cards_of_hunters_and_corpses_are_hidden_from_the_vampires_team(state: str) -> None:
    keys: dict[str, object] = {"red": {"state": state}, "slot": "blue", "green": SERVANT}
    sword = given(**keys, holds={"red": "Sword"})  # type: ignore[arg-type]
    shield = given(**keys, holds={"red": "Shield"})  # type: ignore[arg-type]

    assert alike(sword, shield) == {SPECTATOR, VAMPIRE}


@pytest.mark.clause("GR-121", "GR-230")
def test_a_card_that_is_used_is_known_from_then_on() -> None:
    table = given(red="Gh3", vampire="Gh4", holds={"red": "Sword, Shield"}, dice=[1])

    table.does("hit V sword")

    seen = [world.sheet("red") for world in worlds(table, VAMPIRE)]
    assert all("E09" in sheet for sheet in seen)
    assert len({str(sorted(sheet)) for sheet in seen}) > 1


@pytest.mark.clause("GR-230", "GR-90")
def test_a_card_that_is_put_down_is_known() -> None:
    keys: dict[str, object] = {"red": "Gh3", "down": {"G4": None}, "decision": "action"}
    table = given(holds={"red": "Sword"}, **keys)  # type: ignore[arg-type]

    table.does("put sword")

    for seat in EVERYBODY:
        assert table.told_of("fact-puts", seat) == [{"figure": "figure-red", "card": "card-sword"}]


@pytest.mark.clause("GR-181", "GR-230")
def test_when_a_hunter_rises_all_their_cards_are_shown() -> None:
    table = given(red={"state": "corpse"}, holds={"red": "Sword, Gold key"})

    table.does("servant mine")

    for seat in EVERYBODY:
        (told,) = table.told_of("fact-rises", seat)
        assert told["cards"] == ["card-sword", "card-key-1"]


@pytest.mark.clause("GR-230", "GR-228")
def test_a_card_from_the_cellar_is_known_to_the_vampire_seat_all_the_same() -> None:
    table = given(red="Cj4", blue=BLUES_SERVANT, down={"C4": "Club"}, decision="action")
    table.does("reveal", "take")

    assert {str(world.sheet("red")) for world in worlds(table, VAMPIRE)} == {"{'C05'}"}
    assert len({str(world.sheet("red")) for world in worlds(table, BLUE)}) > 1
    (told,) = table.told_of("fact-keeps", VAMPIRE)
    assert told["card"] == "card-club"


# --- the plan ------------------------------------------------------------------------------------


@pytest.mark.clause("GR-234", "ED-13")
def test_what_the_plan_shows_is_seen_by_the_hunters_and_everybody_sees_where() -> None:
    table = given(holds={"red": "Plan"}, down={"G4": "Sword"}, decision="action")

    table.does("use plan G4")

    for seat in HUNTERS:
        assert table.told_of("fact-looks", seat) == [
            {"figure": "figure-red", "field": "G4", "card": "card-sword"}
        ]
    for seat in (SPECTATOR, VAMPIRE):
        assert table.told_of("fact-looks", seat) == []
        assert table.told_of("fact-looks-hidden", seat) == [{"figure": "figure-red", "field": "G4"}]
    assert {world.down("G4") for world in worlds(table, YELLOW)} == {"E09"}
    assert len({world.down("G4") for world in worlds(table, VAMPIRE)}) > 1


@pytest.mark.clause("GR-234", "ED-13")
def test_a_servants_look_is_seen_by_the_vampires_team() -> None:
    table = given(
        red=SERVANT,
        blue=BLUES_SERVANT,
        holds={"red": "Plan"},
        down={"G4": "Sword"},
        decision="action",
    )

    table.does("use plan G4")

    for seat in (VAMPIRE, BLUE):
        assert len(table.told_of("fact-looks", seat)) == 1
    for seat in (SPECTATOR, RED, GREEN):
        assert table.told_of("fact-looks", seat) == []
