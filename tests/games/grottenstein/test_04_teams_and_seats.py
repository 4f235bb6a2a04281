"""Chapter 4: two teams, who plays whom, and what becomes of the seats of dead hunters."""

from collections import Counter

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.table import (
    BLUE,
    GREEN,
    RED,
    VAMPIRE,
    YELLOW,
    Table,
    arranged,
    begun,
    cards,
    given,
)
from tests.games.tables import SPECTATOR

COLOURS = ["red", "blue", "green", "yellow"]
SEATS = range(2, 6)
HUNTER_SEATS = [RED, BLUE, GREEN, YELLOW]
CORPSE = {"state": "corpse"}
#: GR-35: the seat of each hunter in turn order, counted from the vampire's seat.
DEALT = {2: [1, 1, 1, 1], 3: [1, 2, 1, 2], 4: [1, 2, 3, 1], 5: [1, 2, 3, 4]}


def worlds(table: Table, seat: int, count: int = 30) -> list[Table]:
    """How the table may look for all that a seat knows."""
    return [Table(table.position.world(seat, FastChance(seed))) for seed in range(count)]


def turned(**keys: object) -> Table:
    """Red has died and risen as a servant whom their old seat plays; it is their slot."""
    table = given(red={"at": "Gh3", **CORPSE}, **keys)  # type: ignore[arg-type]
    table.plays(VAMPIRE, "servant owner")
    return table


def won(table: Table, cause: str) -> list[int]:
    """Who wins if the game ends so."""
    data = dict(table.truth) | {"cause": cause, "over": True, "to_act": [], "pending": None}
    fresh = begun(seats=table.seats).position
    return GAME.from_json(fresh, data, FastChance(1)).outcome().winners


# --- teams and seats -----------------------------------------------------------------------------


@pytest.mark.clause("GR-33")
@pytest.mark.parametrize("seats", SEATS)
def test_the_hunters_oppose_the_vampire(seats: int) -> None:
    table = arranged(seats=seats)
    hunters = list(range(1, seats))

    assert GAME.teams(table.position) == [1] + [0] * len(hunters)
    assert GAME.roles(table.position) == ["role-vampire"] + ["role-hunters"] * len(hunters)


@pytest.mark.clause("GR-33", "GR-220", "GR-222")
@pytest.mark.parametrize("seats", SEATS)
def test_a_team_wins_as_a_whole(seats: int) -> None:
    table = given(seats=seats, red="Gh3", vampire={"at": "Gh4", "life": 1}, dice=[1])

    table.does("hit V dagger")

    assert table.winners == list(range(1, seats))
    assert table.position.outcome().scores == [0] + [1] * (seats - 1)


@pytest.mark.clause("GR-34")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        begun(seats=seats)

    assert refusal.value.clause == "GR-34"


@pytest.mark.clause("GR-34", "GR-35")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("vampire_seat", range(5))
def test_hunters_are_dealt_one_by_one_clockwise_from_the_vampires_seat(
    seats: int, vampire_seat: int
) -> None:
    if vampire_seat >= seats:
        with pytest.raises(Refused) as refusal:
            begun(seats=seats, options={"vampire_seat": vampire_seat})
        assert refusal.value.clause == "GR-34"
        return

    table = arranged(seats=seats, options={"vampire_seat": vampire_seat})

    assert table.player("vampire") == vampire_seat
    assert [table.player(colour) for colour in COLOURS] == [
        (vampire_seat + place) % seats for place in DEALT[seats]
    ]


@pytest.mark.clause("GR-34", "GR-35")
@pytest.mark.parametrize("seats", SEATS)
def test_every_hunter_seat_plays_the_slots_of_its_hunters(seats: int) -> None:
    table = arranged(seats=seats)
    asked = []

    for _ in range(5):
        asked.append(table.turn)
        table.ends_the_slot()

    assert asked == [*DEALT[seats], VAMPIRE]
    assert sum(Counter(asked[:4]).values()) == 4


@pytest.mark.clause("GR-35", "GR-42")
@pytest.mark.parametrize("seats", SEATS)
def test_hunters_are_dealt_in_turn_order(seats: int) -> None:
    order = ["yellow", "green", "red", "blue"]

    table = arranged(seats=seats, options={"hunter_order": "-".join(order)})

    assert [table.player(colour) for colour in order] == DEALT[seats]


# --- one team that talks freely ------------------------------------------------------------------


@pytest.mark.clause("GR-36", "GR-229")
@pytest.mark.parametrize("seat", HUNTER_SEATS)
def test_what_one_hunter_finds_all_hunter_seats_know(seat: int) -> None:
    table = given(red="Gh3", down={"G4": "Sword"})

    table.does("stay", "reveal", "take")

    assert [args["card"] for args in table.told_of("fact-reveals", seat)] == ["card-sword"]
    assert all(world.sheet("red") == cards("Sword") for world in worlds(table, seat, 9))


@pytest.mark.clause("GR-36", "GR-234")
@pytest.mark.parametrize("seat", HUNTER_SEATS)
def test_what_one_hunter_looks_at_all_hunter_seats_know(seat: int) -> None:
    table = given(slot="blue", blue="Gh5", down={"G4": "Sword"}, holds={"blue": "Plan"})

    table.does("stay", "use plan G4")

    assert table.known(seat) == cards("Sword")
    assert all(world.down("G4") == "E09" for world in worlds(table, seat, 9))


@pytest.mark.clause("GR-36", "GR-229", "GR-230")
@pytest.mark.parametrize("seat", [VAMPIRE, SPECTATOR])
def test_the_vampire_does_not_hear_what_the_hunters_tell_each_other(seat: int) -> None:
    table = given(red="Gh3", down={"G4": "Sword"})

    table.does("stay", "reveal", "take")

    assert table.told_of("fact-reveals", seat) == []
    assert len({str(world.sheet("red")) for world in worlds(table, seat)}) > 3


@pytest.mark.clause("GR-36")
@pytest.mark.parametrize(
    ("seats", "circles"),
    [(2, [(0, 1)]), (3, [(0, 1, 2), (1, 2)]), (5, [(0, 1, 2, 3, 4), (1, 2, 3, 4)])],
)
def test_the_hunters_may_talk_among_themselves(seats: int, circles: list[tuple[int, ...]]) -> None:
    table = arranged(seats=seats)

    assert GAME.channels(table.position) == circles


# --- rising --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-37")
@pytest.mark.parametrize(
    ("answer", "player"), [("servant mine", VAMPIRE), ("servant owner", GREEN)]
)
def test_the_vampire_seat_decides_who_plays_a_servant(answer: str, player: int) -> None:
    table = given(slot="green", green=CORPSE)
    assert (table.asked, table.turn) == ("rising", VAMPIRE)
    assert table.answers() == ["servant mine", "servant owner"]

    table.plays(VAMPIRE, answer)

    assert (table.player("green"), table.turn, table.asked) == (player, player, "first")


@pytest.mark.clause("GR-38")
@pytest.mark.parametrize(
    ("seats", "dead", "asked"),
    [
        (4, ["red"], False),  # their seat still has yellow
        (4, ["yellow"], False),
        (4, ["blue"], True),
        (4, ["green"], True),
        (4, ["red", "yellow"], True),
        (4, ["red", "blue", "green"], False),
        (3, ["red"], False),  # and green
        (3, ["green"], False),
        (3, ["yellow"], False),
        (3, ["red", "green"], True),
        (3, ["red", "blue", "yellow"], False),
        (2, ["red"], False),
        (2, ["red", "blue", "green"], False),
        (5, ["red"], True),
    ],
)
def test_there_is_a_choice_only_if_the_former_seat_has_no_other_living_hunter(
    seats: int, dead: list[str], asked: bool
) -> None:
    first = dead[0]
    before = dict(zip(COLOURS, ["vampire", *COLOURS], strict=False))[first]
    corpses = dict.fromkeys(dead, CORPSE)
    table = given(seats=seats, slot=before, **corpses)  # type: ignore[arg-type]

    table.ends_the_slot()

    assert (table.slot, table.asked == "rising") == (first, asked)
    if not asked:
        assert (table.state(first), table.player(first)) == ("servant", VAMPIRE)


@pytest.mark.clause("GR-38")
@pytest.mark.parametrize("state", ["servant", "gone"])
def test_another_servant_or_a_gone_one_does_not_bind_the_former_seat(state: str) -> None:
    table = given(seats=4, slot="vampire", red=CORPSE, yellow={"state": state})

    table.ends_the_slot()

    assert table.asked == "rising"


# --- changing sides ------------------------------------------------------------------------------


@pytest.mark.clause("GR-37", "GR-181")
@pytest.mark.parametrize(("answer", "player"), [("mine", VAMPIRE), ("owner", RED)])
def test_everybody_hears_who_plays_the_servant_and_sees_their_cards(
    answer: str, player: int
) -> None:
    table = given(red=CORPSE, holds={"red": "Sword, Gold key"})

    table.plays(VAMPIRE, f"servant {answer}")

    (told,) = table.told_of("fact-rises")
    assert (told["player"], told["life"]) == (player, 12)
    assert told["cards"] == ["card-sword", "card-key-1"]
    assert all(world.sheet("red") == cards("Sword, Gold key") for world in worlds(table, VAMPIRE))


@pytest.mark.clause("GR-39")
def test_a_seat_that_plays_a_servant_belongs_to_the_vampires_team() -> None:
    table = turned()

    assert GAME.teams(table.position) == [1, 1, 0, 0, 0]
    assert table.truth["turned"] == [RED]
    assert won(table, "no-hunter") == won(table, "rounds-over") == [VAMPIRE, RED]
    assert won(table, "staked") == won(table, "vampire-dead") == [BLUE, GREEN, YELLOW]


@pytest.mark.clause("GR-39")
def test_a_seat_stays_with_the_vampire_when_its_servant_is_gone() -> None:
    table = given(
        slot="blue", red={"at": "Gh4", "state": "servant", "player": RED, "life": 1}, blue="Gh3"
    )

    table.does("hit R dagger")

    assert table.state("red") == "gone"
    assert GAME.teams(table.position) == [1, 1, 0, 0, 0]


@pytest.mark.clause("GR-39")
def test_a_seat_without_a_character_stays_on_the_hunters_team() -> None:
    table = given(red=CORPSE)

    table.plays(VAMPIRE, "servant mine")

    assert GAME.teams(table.position) == [1, 0, 0, 0, 0]
    assert won(table, "staked") == HUNTER_SEATS


@pytest.mark.clause("GR-40")
def test_a_seat_that_changed_sides_does_not_learn_the_vampires_secrets() -> None:
    table = turned()

    seen = [world.truth for world in worlds(table, RED)]

    for key in ("wardrobe", "locks"):
        assert len({str(truth[key]) for truth in seen}) > 5
    assert len({str(truth["down"]["C1"]) for truth in seen}) > 5  # type: ignore[index]
    assert not [key for key, _ in table.told(RED) if key in ("fact-wardrobe", "fact-arranged")]


@pytest.mark.clause("GR-40")
def test_a_seat_that_changed_sides_keeps_what_it_knew() -> None:
    looked_at = ["-", "E09", "E09", "E09", "E09"]
    table = turned(
        down={"G1": "Sword"},
        holds={"blue": "Shield"},
        knowledge={"known": looked_at},
    )

    for world in worlds(table, RED, 9):
        assert world.down("G1") == "E09"
        assert world.sheet("blue") == cards("Shield")


@pytest.mark.clause("GR-36", "GR-40")
def test_a_seat_that_changed_sides_hears_nothing_more_from_the_hunters() -> None:
    table = turned(blue="Gb2", down={"G1": "Sword"})
    table.comes_to("blue")

    table.does("stay", "reveal", "take")

    assert table.told_of("fact-reveals", RED) == []
    assert len({str(world.sheet("blue")) for world in worlds(table, RED)}) > 3
    assert table.told_of("fact-reveals", GREEN) != []
