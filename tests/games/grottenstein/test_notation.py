"""Moves as people write them, and the 646 numbers behind them."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.grottenstein.edition.plans import move_signs
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.moves import number_of_moves
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.laid import seat_counts, seeds, walk
from tests.games.grottenstein.table import Table, begun, given

MOVES = range(646)
TABLE = given()

WRITTEN = {
    0: "Ca1",
    10: "Ga11",
    486: "Uo11",
    542: "wall",
    543: "E01",
    551: "E09",
    567: "C01",
    575: "C09",
    576: "CARD(C10)",
    578: "CARD(C12)",
    579: "C1",
    587: "C9",
    588: "FIELD(C10)",
    590: "FIELD(C12)",
    591: "G1",
    602: "G12",
    614: "U12",
    615: "red",
    619: "vampire",
    620: "gold",
    623: "iron",
    624: "throw",
    625: "stay",
    626: "bat",
    627: "fight",
    628: "dagger",
    629: "bite",
    630: "stake vampire",
    631: "reveal",
    632: "take",
    633: "leave",
    634: "put",
    635: "close",
    636: "use",
    637: "key",
    638: "cast",
    639: "light",
    640: "wear cape",
    641: "wear teeth",
    642: "wear nails",
    643: "servant mine",
    644: "servant owner",
    645: "end",
}


def read(text: str, table: Table = TABLE) -> int:
    return GAME.parse(table.position, 0, text)


def refusal_of(text: str, table: Table = TABLE) -> Refused:
    with pytest.raises(Refused) as refusal:
        read(text, table)
    return refusal.value


# --- the 646 moves -------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "text"), WRITTEN.items())
def test_a_move_is_written_in_one_form_and_read_back(move: int, text: str) -> None:
    assert GAME.write(TABLE.position, move) == text
    assert read(text) == move


@pytest.mark.clause("GR-1", "GR-12", "ED-1")
def test_there_are_646_moves_each_with_a_written_form_of_its_own() -> None:
    written = {GAME.write(TABLE.position, move) for move in MOVES}

    assert number_of_moves(TABLE.position.villa) == len(written) == 646


@pytest.mark.clause("ED-1")
@pytest.mark.parametrize("stair", ["Ga11", "Ca10", "Go1", "Co2", "Uk6", "Gk7", "Ue6", "Ge7"])
def test_a_stair_square_has_one_name(stair: str) -> None:
    letter = {"C": "G", "G": "CU", "U": "G"}[stair[0]]
    squares = {GAME.write(TABLE.position, move) for move in range(487)}

    assert stair in squares
    assert all(refusal_of(other + stair[1:]).clause == "GR-1" for other in _drawn_on(stair, letter))


def _drawn_on(stair: str, floors: str) -> str:
    """The other plan on which the square is drawn: cellar stairs are at the two corners."""
    cellar = stair[1:] in ("a11", "a10", "o1", "o2")
    return ("G" if stair[0] == "C" else "C") if cellar else floors[-1]


@pytest.mark.clause("GR-5", "ED-2", "ED-5")
@pytest.mark.parametrize("door", ["Ce2/f2", "Ci3/i4", "Ga11/b11", "Uk5/k6", "Ue5/e6", "Gn5/n6"])
def test_a_door_is_named_by_its_two_squares(door: str) -> None:
    assert 487 <= read(door) < 542
    assert GAME.write(TABLE.position, read(door)) == door


@pytest.mark.parametrize("floor", ["C", "G", "U"])
def test_doors_are_numbered_row_by_row(floor: str) -> None:
    doors = [GAME.write(TABLE.position, move) for move in range(487, 542)]
    rows = [int(door.split("/")[0][2:]) for door in doors if door[0] == floor]

    assert rows == sorted(rows)


@settings(max_examples=4, deadline=None)
@holds_for(seeds, seat_counts)
def test_every_move_reads_back_wherever_the_game_is(seed: int, seats: int) -> None:
    for step, position in enumerate(walk(seed, seats)):
        if step % 40 == 0:
            written = [GAME.write(position, move) for move in MOVES]
            assert [GAME.parse(position, 0, text) for text in written] == list(MOVES)


@settings(max_examples=4, deadline=None)
@holds_for(seeds, seat_counts)
def test_every_legal_move_is_accepted_as_it_is_written(seed: int, seats: int) -> None:
    for step, position in enumerate(walk(seed, seats, 150)):
        if step % 10 == 0 and not position.is_over():
            seat = position.to_act()[0]
            for move in position.moves(seat)[::5]:
                refusal = GAME.refuse(position, seat, GAME.write(position, move))
                assert refusal is None or refusal.key == "line-unfinished"


# --- an owner's villa ----------------------------------------------------------------------------


def villa_with(signs: dict[str, str], floor: str = "U") -> Edition:
    """The shipped villa with other signs at some places of a plan's text."""
    lines = str(GAME.shipped_edition().value(f"board.{floor}")).split("\n")
    for place, sign in signs.items():
        row, column = (int(part) for part in place.split(","))
        lines[row] = lines[row][:column] + sign + lines[row][column + 1 :]
    return GAME.edition_with({f"board.{floor}": "\n".join(lines)}, "mine.toml")


def test_a_door_beyond_the_55th_stands_behind_all_other_moves() -> None:
    table = given(edition=_with_one_more_door())
    villa = table.position.villa

    assert villa.doors == c.NUMBERED_DOORS + 1
    assert GAME.write(table.position, 646) == villa.door_names[c.NUMBERED_DOORS]
    assert read(villa.door_names[c.NUMBERED_DOORS], table) == 646
    assert number_of_moves(villa) == 647


def _with_one_more_door() -> Edition:
    """A door between the dressing room and the trophy room, in the wall beside Ug3."""
    lines = str(GAME.shipped_edition().value("board.U")).split("\n")
    row = next(place for place, line in enumerate(lines) if line.startswith(" 3 "))
    column = lines[row].index("|", 4 + 2 * 5)
    return villa_with({f"{row},{column}": "D"})


def test_a_door_that_the_villa_lacks_has_a_number_only() -> None:
    lines = str(GAME.shipped_edition().value("board.U")).split("\n")
    row = next(place for place, line in enumerate(lines) if line.startswith(" 2 "))
    table = given(edition=villa_with({f"{row},{lines[row].index('D')}": " "}))

    assert table.position.villa.doors == c.NUMBERED_DOORS - 1
    assert GAME.write(table.position, 541) == "door 55"
    assert read("door 55", table) == 541
    assert not table.position.is_legal(1, 541)


def test_fields_that_lie_elsewhere_keep_their_names() -> None:
    board = move_signs(str(GAME.shipped_edition().value("board.G")), {"b2": "b3"})
    table = given(edition=GAME.edition_with({"board.G": board}, "mine.toml"))

    assert read("G1", table) == 591


# --- what a reader takes besides -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("THROW", 624),
        ("  wear   TEETH ", 641),
        ("servant_mine", 643),
        ("gh11", "Gh11"),
        ("CE2/F2", "Ce2/f2"),
        ("R", 615),
        ("v", 619),
        ("black", 619),
        ("wall chip", 542),
        ("rev", 631),
        ("sword", 551),
        ("Holy water", 568),
        ("first-aid kit", 543),
        ("kit", 543),
        ("Gold key", 557),
        ("universal key", 573),
        ("Pseudo-vampire", 555),
        ("card(c12)", 578),
        ("field(C10)", 588),
        ("stake", 630),
        ("C12", 578),
    ],
)
def test_a_reader_takes_other_forms_too(text: str, move: int | str) -> None:
    assert read(text) == (read(move) if isinstance(move, str) else move)


def test_where_a_card_is_asked_for_the_stake_is_a_card() -> None:
    table = given(holds={"red": "Stake"}, red="Cd4", vampire="Cd3")
    table.begins("fight")

    assert read("stake", table) == 567
    table.begins("stake")
    assert table.asked == "target"


def test_where_a_field_is_asked_for_c12_is_a_field() -> None:
    table = given(holds={"red": "Plan"}, red="Ca3", decision="action")
    table.begins("use", "plan")

    assert read("C12", table) == 590
    assert read("CARD(C12)", table) == 578


def test_cards_that_share_a_name_are_told_apart_by_id() -> None:
    refusal = refusal_of("Demon")

    assert (refusal.key, refusal.clause) == ("refusal-which-card", "GR-14")
    assert refusal.details["cards"] == "E22, C10"
    assert (read("E22"), read("CARD(C10)")) == (564, 576)


def test_an_owners_names_are_read_beside_ours() -> None:
    mine: dict[str, object] = {
        "cards.E09.name": "Sabre",
        "locks": ["brass", "silver", "copper", "iron"],
    }
    table = given(edition=GAME.edition_with(mine, "mine.toml"))

    assert (read("sabre", table), read("sword", table)) == (551, 551)
    assert (read("brass", table), read("gold", table)) == (620, 620)
    assert GAME.write(table.position, 551) == "E09"
    assert GAME.write(table.position, 620) == "gold"


def test_an_owners_name_cannot_hide_a_move() -> None:
    table = given(edition=GAME.edition_with({"cards.E09.name": "End"}, "mine.toml"))

    assert read("end", table) == 645


@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("", "refusal-unreadable", "GR-237"),
        ("dance", "refusal-unreadable", "GR-237"),
        ("646", "refusal-unreadable", "GR-237"),
        ("Gp1", "refusal-no-such-square", "GR-1"),
        ("Gh12", "refusal-no-such-square", "GR-1"),
        ("Gh5/h7", "refusal-no-such-door", "GR-5"),
    ],
)
def test_what_is_not_a_move_is_refused(text: str, key: str, clause: str) -> None:
    refusal = refusal_of(text)

    assert (refusal.key, refusal.clause) == (key, clause)


# --- lines ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-237")
def test_a_line_goes_on_as_long_as_the_choice_is_not_complete() -> None:
    table = given(red="Gh3", vampire="Gh4", dice=[3])

    assert not table.may("fight; dagger")
    table.does("fight; dagger; vampire")

    assert table.life("vampire") == 35


def test_a_throw_is_a_line_of_its_own() -> None:
    table = given()

    refusal = GAME.refuse(table.position, table.turn, "throw; Gh5")

    assert refusal is not None
    assert refusal.key == "line-goes-on"


@pytest.mark.clause("GR-23", "GR-26")
def test_the_whole_arrangement_is_one_line() -> None:
    table = begun()
    cellar = "; ".join(table.answers())

    assert not table.may(cellar)
    assert table.may(f"{cellar}; gold; iron")
    assert not table.may(f"{cellar}; gold; gold")
