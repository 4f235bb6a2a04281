"""Chapter 14, sixth part: who plays a servant with two to five players, and who changes sides."""

from collections.abc import Callable

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.chance import FastChance
from tests.games.grottenstein.table import FIGURES, Table, given

CORPSE = {"state": "corpse"}
SERVANT = {"state": "servant"}
GONE = {"state": "gone"}
HUNTERS = FIGURES[:4]

#: The seats of red, blue, green and yellow (GR-35).
PLAYERS = {2: (1, 1, 1, 1), 3: (1, 2, 1, 2), 4: (1, 2, 3, 1), 5: (1, 2, 3, 4)}
ALONE = [(seats, HUNTERS[place]) for seats, place in [(4, 1), (4, 2)] + [(5, n) for n in range(4)]]
PAIRED = [(seats, colour) for seats in (2, 3) for colour in HUNTERS] + [(4, "red"), (4, "yellow")]


def risen(colour: str, seats: int = 5, **keys: object) -> Table:
    """It is the beginning of a slot in which somebody rises."""
    before = FIGURES[HUNTERS.index(colour) - 1]
    settings: dict[str, object] = {colour: CORPSE, **keys}
    table = given(seats=seats, slot=before, **settings)  # type: ignore[arg-type]
    table.ends_the_slot()
    assert table.slot == colour
    return table


def owner(seats: int, colour: str) -> int:
    return PLAYERS[seats][HUNTERS.index(colour)]


# --- who decides ---------------------------------------------------------------------------------


@pytest.mark.clause("GR-37")
@pytest.mark.parametrize(("seats", "colour"), ALONE)
def test_the_vampire_seat_decides_who_plays_the_servant(seats: int, colour: str) -> None:
    table = risen(colour, seats)

    assert (table.asked, table.turn) == ("rising", 0)
    assert table.answers() == ["servant mine", "servant owner"]


@pytest.mark.clause("GR-37")
@pytest.mark.parametrize(("seats", "colour"), ALONE)
def test_the_vampire_seat_plays_them_itself(seats: int, colour: str) -> None:
    table = risen(colour, seats)

    table.does("servant mine")

    assert (table.player(colour), table.turn, table.truth["turned"]) == (0, 0, [])
    assert table.told_of("fact-rises")[0]["player"] == 0


@pytest.mark.clause("GR-37", "GR-39")
@pytest.mark.parametrize(("seats", "colour"), ALONE)
def test_the_hunters_former_seat_plays_them(seats: int, colour: str) -> None:
    former = owner(seats, colour)
    table = risen(colour, seats)

    table.does("servant owner")

    assert (table.player(colour), table.turn, table.truth["turned"]) == (former, former, [former])
    assert table.told_of("fact-rises")[0]["player"] == former


@pytest.mark.clause("GR-37", "GR-178")
def test_the_former_seat_plays_all_their_slots() -> None:
    table = risen("blue")
    table.does("servant owner", "stay", "end")

    table.comes_to("blue")

    assert (table.turn, table.asked) == (2, "first")


@pytest.mark.clause("GR-38")
@pytest.mark.parametrize(("seats", "colour"), PAIRED)
def test_a_seat_with_another_living_hunter_does_not_play_the_servant(
    seats: int, colour: str
) -> None:
    table = risen(colour, seats)

    assert (table.state(colour), table.life(colour)) == ("servant", 12)
    assert (table.player(colour), table.turn, table.asked) == (0, 0, "first")
    assert table.told_of("fact-rises")[0]["player"] == 0


@pytest.mark.clause("GR-38")
@pytest.mark.parametrize("other", ["corpse", "servant", "gone"])
@pytest.mark.parametrize(("seats", "first", "second"), [(3, "red", "green"), (4, "red", "yellow")])
def test_a_seat_without_another_living_hunter_may_play_them(
    seats: int, first: str, second: str, other: str
) -> None:
    table = risen(first, seats, **{second: {"state": other}})

    assert table.asked == "rising"
    table.does("servant owner")
    assert table.player(first) == 1


@pytest.mark.clause("GR-38")
@pytest.mark.parametrize("last", ["blue", "green", "yellow"])
def test_one_living_hunter_is_enough_whoever_it_is(last: str) -> None:
    others = {colour: GONE for colour in HUNTERS[1:] if colour != last}
    table = given(seats=2, slot="vampire", red=CORPSE, **others)  # type: ignore[arg-type]

    table.ends_the_slot()

    assert (table.slot, table.player("red"), table.asked) == ("red", 0, "first")


@pytest.mark.clause("GR-38")
def test_the_living_hunters_of_other_seats_do_not_matter() -> None:
    table = risen("green", 3, red=GONE)

    assert table.asked == "rising"


@pytest.mark.clause("GR-38", "GR-39")
@pytest.mark.parametrize("answer", ["servant mine", "servant owner"])
def test_a_seat_that_has_changed_sides_may_be_given_its_second_servant_too(answer: str) -> None:
    table = risen("red", 3, green=CORPSE)
    table.does("servant owner", "stay", "end")
    table.ends_the_slot()

    table.does(answer)

    assert table.truth["turned"] == [1]
    assert table.player("green") == (1 if answer == "servant owner" else 0)


@pytest.mark.clause("GR-37", "GR-34")
@pytest.mark.parametrize("chair", [1, 4])
def test_the_vampire_may_sit_in_another_seat(chair: int) -> None:
    table = risen("blue", options={"vampire_seat": chair})
    former = table.player("blue")
    assert (table.turn, table.asked) == (chair, "rising")

    mine, his = table, risen("blue", options={"vampire_seat": chair})
    mine.does("servant mine")
    his.does("servant owner")

    assert (mine.player("blue"), his.player("blue")) == (chair, former)
    assert former == (chair + 2) % 5


# --- sides ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-39")
@pytest.mark.parametrize(("answer", "team"), [("servant owner", 1), ("servant mine", 0)])
def test_a_seat_that_plays_a_servant_belongs_to_the_vampires_team(answer: str, team: int) -> None:
    table = risen("blue")

    table.does(answer)

    assert GAME.teams(table.position) == [1, 0, team, 0, 0]


@pytest.mark.clause("GR-39")
@pytest.mark.parametrize(("answer", "winners"), [("servant owner", [0, 2]), ("servant mine", [0])])
def test_with_the_vampire_win_the_seats_of_his_team(answer: str, winners: list[int]) -> None:
    table = _last_hunter(answer)

    table.does("hit Y dagger")

    assert (table.cause, table.winners) == ("end-no-hunter", winners)


def _last_hunter(answer: str) -> Table:
    """Blue rises beside the last living hunter, who has one point left."""
    table = risen(
        "blue",
        red={"at": "Ga1", **SERVANT},
        blue={"at": "Gf3", **CORPSE},
        green=GONE,
        yellow={"at": "Gf2", "life": 1},
    )
    table.does(answer)
    return table


@pytest.mark.clause("GR-39")
@pytest.mark.parametrize(
    ("answer", "winners"), [("servant owner", [1, 3, 4]), ("servant mine", [1, 2, 3, 4])]
)
def test_a_seat_left_without_any_character_wins_with_the_hunters(
    answer: str, winners: list[int]
) -> None:
    green = {"at": "Cg3", "ready": True}
    table = risen("blue", green=green, vampire="Cg2", holds={"green": "Hammer, Stake"})
    table.does(answer, "stay", "end")

    table.does("stake vampire")

    assert (table.cause, table.winners) == ("end-staked", winners)


@pytest.mark.clause("GR-39")
def test_a_seat_stays_on_the_vampires_team_when_its_servant_is_gone() -> None:
    table = risen("blue", blue={"at": "Gf3", **CORPSE}, green="Gf2")
    table.does("servant owner", "stay", "end")

    for die in (6, 6):
        table.comes_to("green")
        table.will_throw(die)
        table.does("hit B dagger")

    assert table.state("blue") == "gone"
    assert GAME.teams(table.position) == [1, 0, 1, 0, 0]


# --- what the seat knows -------------------------------------------------------------------------


def _imagined(table: Table, seat: int, seen: Callable[[Table], object]) -> set[str]:
    """What may be true as far as the seat knows."""
    worlds = [table.position.world(seat, FastChance(seed)) for seed in range(12)]
    return {str(seen(Table(world))) for world in worlds}


@pytest.mark.clause("GR-40")
@pytest.mark.parametrize(
    "secret",
    [
        lambda table: table.truth["wardrobe"],
        lambda table: table.truth["locks"],
        lambda table: table.down("C3"),
    ],
)
def test_the_seat_of_a_servant_does_not_receive_the_vampires_secrets(
    secret: Callable[[Table], object],
) -> None:
    table = risen("blue")

    table.does("servant owner")

    assert len(_imagined(table, 2, secret)) > 1
    assert len(_imagined(table, 0, secret)) == 1


@pytest.mark.clause("GR-40")
def test_it_keeps_what_it_knew_before() -> None:
    known = {"known": ["-", "E10", "E10", "E10", "E10"]}
    held = {"red": "Sword, Flute"}
    table = risen("blue", holds=held, down={"G4": "E10"}, knowledge=known)

    table.does("servant owner")

    assert _imagined(table, 2, lambda world: world.sheet("red") == {"E09", "E07"}) == {"True"}
    assert _imagined(table, 2, lambda world: world.down("G4")) == {"E10"}
    assert len(_imagined(table, 0, lambda world: sorted(world.sheet("red")))) > 1


@pytest.mark.clause("GR-40", "GR-36")
@pytest.mark.parametrize(("answer", "told"), [("servant owner", False), ("servant mine", True)])
def test_what_hunters_find_later_it_learns_only_if_it_stayed_with_them(
    answer: str, told: bool
) -> None:
    table = risen("blue", green="Gh3", down={"G4": "Sword"})
    table.does(answer, "stay", "end")

    table.does("stay", "reveal")

    assert bool(table.told_of("fact-reveals", 2)) is told
    assert bool(table.told_of("fact-reveals-hidden", 2)) is not told


@pytest.mark.clause("GR-40", "GR-39")
def test_until_its_servant_rises_it_learns_what_the_hunters_find() -> None:
    green = {"at": "Gh3"}
    table = given(slot="green", blue=CORPSE, green=green, down={"G4": "Sword"})

    table.does("stay", "reveal", "take")
    table.comes_to("blue")
    table.does("servant owner")

    assert table.told_of("fact-reveals", 2)[0]["card"] == "card-sword"
    assert _imagined(table, 2, lambda world: world.sheet("green")) == {"{'E09'}"}


@pytest.mark.clause("GR-40", "ED-13")
@pytest.mark.parametrize("answer", ["servant owner", "servant mine"])
def test_what_a_servant_looks_at_is_seen_by_the_vampires_team(answer: str) -> None:
    table = risen("blue", blue={"at": "Gh5", **CORPSE}, holds={"blue": "Plan"})
    table.does(answer, "stay")

    table.does("use plan G7")

    looked = [bool(table.told_of("fact-looks", seat)) for seat in range(5)]
    assert looked == [True, False, answer == "servant owner", False, False]
