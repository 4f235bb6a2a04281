"""Chapter 1: seats, cards, drops, and where used cards go."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.refusal import Refused
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.table import SEAT_COUNTS, VAMPIRES, Table, begun, cards, given

VAMPIRE_CARDS = cards(
    "mist*10, wolf*8, bat*6, carriage*3, hunchback*9, Beatquick, Thrashon, Rudey, Assistant,"
    "stake*7, Double Success*2, Good Opportunity, Escape*2, crucifix, holy water*2, book*2, Party"
)
EVENTS = Counter(["Sunrise"] * 2 + ["Masked Ball"] * 2 + ["Unrest", "Angel"])
DEFENCES = Counter(["garlic", "windows", "church"] * 3)

#: D-4: name, sex, left, right; what is special stands behind.
VICTIMS = """
The Tyke                   m -1 2
The Naughty Brat           f -1 2 bonus
The Drunkard               m -2 -1
Grandmother Hannelore      f 0 3 bonus
The Alchemist              m 2 0
Grandmother with Stroller  f 1 4
The Scarecrow              none 0 0
Fritz Fisch                m 1 2
The Bard                   m -1 3
The Village Priest         m 1 3 priest
The Old Chaplain           m 1 2 priest
The Wandering Friar        m 2 3 priest
The Miller's Wife          f 1 3 bonus
The Baker                  m 2 4
The Blacksmith             m 2 5
The Innkeeper              m 1 4
The Milkmaid               f 2 4 bonus
The Seamstress             f 1 3 bonus
The Schoolmistress         f 1 3 bonus
The Mayor                  m 1 6
The Midwife                f 2 3 bonus
The Night Watchman         m 1 3
The Farmhand               m 2 4
The Washerwoman            f 1 4 bonus
The Tax Collector          m 0 4
The Goose Girl             f 2 3 bonus
The Fortune Teller         f 0 4 bonus
The Mayor's Daughter       f 3 5 bonus
""".strip().splitlines()


def vampire_cards(table: Table) -> Counter[str]:
    """Every vampire card wherever it lies."""
    lying = Counter(table.deck) + table.discard
    for seat in range(table.seats):
        lying += table.hand(seat)
    lying += Counter(str(marker) for marker in table.markers if marker)
    lying += Counter(str(dict(one)["card"]) for one in table.laid)  # type: ignore[call-overload]
    return lying + Counter(["Party"] * bool(table.truth["party"]))


def village_cards(table: Table) -> Counter[str]:
    """Every village card that lies in the deck, on its pile, or at a castle or tomb."""
    lying = Counter(table.village) + table.village_discard + table.fresh
    for seat in range(table.seats):
        lying += table.captives(seat) + table.dead(seat)
    return lying


def seen_in_the_village(table: Table) -> list[tuple[str, tuple[str, ...]]]:
    """Faces and marks of the village deck as everybody knows it."""
    return [(piece.face, piece.marks) for piece in table.pieces(SPECTATOR, "village")]


def played_at_random(table: Table, turns: int, seed: int) -> Table:
    """So many turns later, or at the end of the game."""
    position, luck = table.position.clone(), FastChance(seed)
    for _ in range(turns):
        active = position.active()
        while not position.is_over() and position.active() == active:
            seat = position.to_act()[0]
            moves = position.moves(seat)
            position.apply(seat, moves[luck.below(len(moves))])
    return Table(position)


# --- seats ---------------------------------------------------------------------------------------


@pytest.mark.clause("VC-1")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_three_to_six_may_play(seats: int) -> None:
    assert begun(seats).number("seats") == seats


@pytest.mark.clause("VC-1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7, 12])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        set_up(GAME, seats, {}, GAME.shipped_edition(), FastChance(1))

    assert (refusal.value.key, refusal.value.clause) == ("seats-out-of-range", "VC-1")
    assert refusal.value.details == {"given": seats, "low": 3, "high": 6}


@pytest.mark.clause("VC-1")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("first", [0, 2])
def test_the_seat_to_the_left_is_the_next_number_and_the_next_in_turn_order(
    seats: int, first: int
) -> None:
    table = begun(seats, start=first)

    turns = [table.active]
    for _ in range(seats):
        table.ends_the_turn()
        turns.append(table.active)

    assert turns == [(first + turn) % seats for turn in range(seats + 1)]


@pytest.mark.clause("VC-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_is_no_seat_beyond_the_last(seats: int) -> None:
    table = begun(seats)

    table.refuses(table.turn, f"offer seat {seats}", "VC-1", "refusal-no-such-seat")


# --- basic cards ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-2")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_seat_uses_one_of_six_vampires_and_its_own_castle_and_tomb(
    seats: int, seed: int
) -> None:
    table = begun(seats, seed=seed)
    zones = Counter(zone.name for zone in table.scene(SPECTATOR).zones)

    vampires = [table.sees(SPECTATOR, "castle", seat) for seat in range(seats)]

    assert vampires == [[vampire] for vampire in table.entries("vampires")]
    assert len(set(map(str, table.entries("vampires")))) == seats
    assert set(map(str, table.entries("vampires"))) <= set(VAMPIRES)
    assert zones["castle"] == zones["tomb"] == seats


@pytest.mark.clause("VC-2")
def test_a_vampire_that_nobody_plays_takes_no_part() -> None:
    table = given(["mist, bat", "wolf", "wolf"], captives=["-", "The Baker", "-"])

    table.refuses(0, "bat > castle of Miststone", "VC-2", "refusal-no-such-vampire")
    assert table.allows(0, "bat > castle of Ficklecrash")


# --- vampire cards -------------------------------------------------------------------------------


@pytest.mark.clause("VC-3")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_there_are_58_vampire_cards_in_17_types(seats: int) -> None:
    found = vampire_cards(begun(seats))

    assert found == VAMPIRE_CARDS
    assert (found.total(), len(found)) == (58, 17)


@pytest.mark.clause("VC-3", "VC-5")
@settings(max_examples=12)
@holds_for(st.sampled_from(SEAT_COUNTS), st.integers(0, 10_000))
def test_no_card_is_lost_or_added_in_any_game(seats: int, seed: int) -> None:
    table = begun(seats, seed=seed)
    village = village_cards(table)

    after = played_at_random(table, turns=8, seed=seed)

    assert vampire_cards(after) == VAMPIRE_CARDS
    assert village_cards(after) == village


@pytest.mark.clause("VC-4")
def test_two_cards_of_one_type_are_indistinguishable() -> None:
    one = given(["wolf, stake, Rudey", "mist", "mist"])
    many = given(["wolf*3, stake*4, Rudey", "mist", "mist"])

    assert one.legal(0) == many.legal(0)


@pytest.mark.clause("VC-4")
def test_the_three_hunters_and_the_assistant_are_four_different_types() -> None:
    table = given(
        ["Beatquick, Thrashon, Rudey, Assistant, stake*2", "mist", "mist"],
        places=["castle", "tomb", "castle"],
    )

    assert [move for move in table.legal(0) if "->" in move] == [
        "Beatquick+1 -> Ficklecrash",
        "Thrashon+1 -> Ficklecrash",
        "Rudey+0 -> Ficklecrash",
        "Assistant+2 -> Ficklecrash",
    ]


# --- village cards -------------------------------------------------------------------------------


@pytest.mark.clause("VC-5")
def test_the_village_has_28_victims_6_events_and_9_defences() -> None:
    found = Counter(face for face, _ in seen_in_the_village(begun(4)))

    assert found.total() == 43
    assert Counter({card: found[card] for card in EVENTS}) == EVENTS
    assert Counter({card: found[card] for card in DEFENCES}) == DEFENCES
    assert found - EVENTS - DEFENCES == Counter(f"V{number:02d}" for number in range(1, 29))


@pytest.mark.clause("VC-6")
def test_one_sunrise_one_ball_the_unrest_and_the_angel_are_marked() -> None:
    marked = [face for face, marks in seen_in_the_village(begun(4)) if "marked" in marks]

    assert sorted(marked) == ["Angel", "Masked Ball", "Sunrise", "Unrest"]


@pytest.mark.clause("VC-7")
@pytest.mark.parametrize("number", range(1, 29))
def test_a_victim_has_a_number_a_name_a_sex_and_two_values(number: int) -> None:
    key = f"victims.V{number:02d}"
    edition = GAME.shipped_edition()
    values = [edition.value(f"{key}.{name}") for name in ("name", "sex", "left", "right")]
    special = [name for name in ("priest", "bonus") if edition.value(f"{key}.{name}")]

    written = " ".join(str(value) for value in [*values, *special])

    assert written.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == " ".join(
        VICTIMS[number - 1].split()
    )


@pytest.mark.clause("VC-7")
def test_everybody_sees_values_priests_and_bonus_on_the_cards() -> None:
    lying = begun(3, vampire_1="Biggulp").pieces(SPECTATOR, "village")
    pieces = [piece for piece in lying if piece.kind == "victim"]

    for piece, printed in zip(pieces, VICTIMS, strict=True):
        special = ["priest"] * ("priest" in piece.marks) + ["bonus"] * ("bonus" in piece.marks)
        shown = [*map(str, piece.numbers), *special]
        assert printed.split()[-len(shown) :] == shown
        assert ("priest" in printed.split(), "bonus" in printed.split()) == (
            "priest" in special,
            "bonus" in special,
        )


@pytest.mark.clause("VC-7")
def test_a_left_value_may_be_below_zero_and_a_right_value_too() -> None:
    kept = given(["-", "mist", "mist"], drops=[9, 0, 0], captives=["The Drunkard", "-", "-"])
    consumed = given(["-", "mist", "mist"], drops=[9, 0, 0], fresh="The Drunkard")

    kept.ends_the_turn()
    consumed.plays(0, "end play")
    consumed.plays(0, "consume The Drunkard")

    assert kept.drops[0] == 9 - 2
    assert consumed.drops[0] == 9 - 1


# --- drops and points ----------------------------------------------------------------------------


@pytest.mark.clause("VC-8")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_a_seat_never_has_less_than_no_drops(before: int, after: int) -> None:
    table = given(["-", "mist", "mist"], drops=[before, 5, 5], captives=["The Drunkard", "-", "-"])

    table.ends_the_turn()

    assert table.drops == [after, 5, 5]


@pytest.mark.clause("VC-9")
def test_the_blood_bank_pays_whatever_is_due() -> None:
    """Twenty victims worth 30 points lie in one castle, beside more blood than any box holds."""
    worthless = {1, 2, 3, 4, 7, 9, 25, 27}
    lying = ", ".join(f"V{number:02d}" for number in range(1, 29) if number not in worthless)
    table = given(["-", "mist", "mist"], drops=[700_000] * 3, captives=[lying, "-", "-"])

    table.plays(0, "end play")
    table.plays(0, "pass")
    table.plays(0, "buy 0")

    assert table.drops == [700_030, 700_000, 700_000]


@pytest.mark.clause("VC-10")
@pytest.mark.parametrize(("bought", "drops"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_every_net_point_becomes_a_drop_or_a_bought_card_at_once(bought: int, drops: int) -> None:
    table = given(
        ["-", "mist", "mist"],
        drops=[0, 0, 0],
        captives=["The Baker, The Mayor's Daughter", "-", "-"],
    )
    table.plays(0, "end play")
    table.plays(0, "pass")
    assert table.scene(SPECTATOR).counters["net"] == 5

    table.plays(0, f"buy {bought}")

    assert table.drops[0] == drops
    assert table.hand(0).total() == bought + 1


@pytest.mark.clause("VC-10")
def test_no_point_is_carried_over_to_another_turn() -> None:
    table = given(["-", "mist", "mist"], drops=[0, 0, 0], captives=["The Mayor", "-", "-"])

    for _ in range(4):
        table.ends_the_turn()

    assert "net" not in table.scene(0).counters
    assert table.drops == [2, 0, 0]


# --- where used cards go -------------------------------------------------------------------------


@pytest.mark.clause("VC-11")
def test_a_used_card_lies_face_up_on_the_discard_pile_for_all_to_see() -> None:
    table = given(["mist, hunchback, Escape", "wolf", "wolf"], captives=["-", "The Baker", "-"])

    table.plays(0, "mist > tomb")
    table.all_pass()
    table.plays(0, "hb > village")
    table.plays(0, "escape The Baker")

    assert table.discard == Counter(["mist", "hunchback", "Escape"])
    for watcher in (SPECTATOR, 0, 2):
        assert Counter(table.sees(watcher, "discard")) == table.discard


@pytest.mark.clause("VC-11")
def test_a_discarded_card_lies_face_up_too() -> None:
    table = given(["mist*8, wolf*4", "-", "-"], deck="bat, *")

    table.ends_the_turn()

    assert table.discard == Counter(["mist"])


@pytest.mark.clause("VC-11")
def test_laid_protection_party_and_marker_stay_on_the_table() -> None:
    table = given(
        ["book, Party, Rudey", "mist", "mist"],
        captives=["The Tyke, The Bard", "-", "-"],
        places=["castle", "tomb", "castle"],
    )

    table.plays(0, "book [The Bard] @ Biggulp")
    table.plays(0, "party -The Tyke")
    table.plays(0, "Rudey -> Ficklecrash")

    assert table.discard == Counter()
    assert table.laid == [{"card": "book", "castle": 0, "victims": "The Bard"}]
    assert table.markers == [None, "Rudey", None]
    assert table.truth["party"] is True


@pytest.mark.clause("VC-12")
@pytest.mark.parametrize("shuffles", ["Unrest", "Angel", "Escape"])
def test_used_defences_and_events_never_return_to_the_village(shuffles: str) -> None:
    table = given(
        ["hunchback, Escape", "mist", "mist"],
        village_discard="garlic*2, church, Sunrise marked",
        village="Unrest, *" if shuffles == "Unrest" else "Angel, *",
        captives=["-", "The Baker", "-"],
        dead=["-", "The Mayor", "-"],
    )

    table.plays(0, "escape The Baker" if shuffles == "Escape" else "hb > village")

    used = Counter(["garlic"] * 2 + ["church", "Sunrise marked"])
    assert table.village_discard == used + Counter([shuffles] * (shuffles != "Escape"))
    assert Counter(table.village)["garlic"] == 1
    assert "Sunrise marked" not in table.village
