"""Chapter 2: vampires, the village in two halves, the deal, the first player, and rounds."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused
from gruft.kernel.script import ScriptedChance
from gruft.kernel.witness import PICK, SHUFFLE, WitnessedChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.table import SEAT_COUNTS, VAMPIRES, Table, begun, cards

MARKED = ["Sunrise marked", "Masked Ball marked", "Unrest", "Angel"]
UNMARKED = [
    *(f"V{number:02d}" for number in range(1, 29)),
    *["garlic", "windows", "church"] * 3,
    *["Sunrise", "Masked Ball"],
]
PACK = cards(
    "mist*10, wolf*8, bat*6, carriage*3, Beatquick, Thrashon, Rudey, Assistant, stake*7,"
    "Double Success*2, Good Opportunity, Escape*2, crucifix, holy water*2, book*2, Party"
)

seeds = st.integers(0, 10_000)
seat_counts = st.sampled_from(SEAT_COUNTS)


def scripted(
    *throws: int,
    vampires: Sequence[str] = (),
    village: Sequence[str] = (),
    lower_half: Sequence[str] = (),
    pack: Sequence[str] = (),
) -> ScriptedChance:
    """Luck that puts these pieces on top when each deck is shuffled, and throws these numbers."""
    return ScriptedChance(throws, [vampires, village, lower_half, pack], GAME.read_piece, then=1)


def numbered(village: list[str]) -> list[str]:
    """The same cards, victims by their number."""
    numbers = [GAME.read_piece("village", card) for card in village]
    return [
        f"V{number + 1:02d}" if number < 28 else card
        for card, number in zip(village, numbers, strict=True)
    ]


def village_of(events: int, defences: int) -> Edition:
    """28 victims, four marked events, and so many other events (Sunrises) and defences."""
    return GAME.edition_with(
        {
            "events.sunrise": 1 + events,
            "events.masked_ball": 1,
            "defences.garlic.count": defences,
            "defences.windows.count": 0,
            "defences.church.count": 0,
        },
        "village",
    )


# --- vampires ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-13")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_vampires_are_drawn_by_lot(seats: int) -> None:
    order = ["Miststone", "Biggulp", "Stoneheart", "Ficklecrash", "Garlictooth", "Shortway"]

    table = begun(seats, chance=scripted(vampires=order))

    assert table.entries("vampires") == order[:seats]


@pytest.mark.clause("VC-13")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_every_seat_gets_a_different_vampire(seats: int, seed: int) -> None:
    vampires = list(map(str, begun(seats, seed=seed).entries("vampires")))

    assert len(set(vampires)) == seats
    assert set(vampires) <= set(VAMPIRES)


@pytest.mark.clause("VC-13")
def test_every_vampire_may_come_to_every_seat() -> None:
    tables = [begun(4, seed=seed) for seed in range(80)]

    for seat in range(4):
        assert {table.entries("vampires")[seat] for table in tables} == set(VAMPIRES)


@pytest.mark.clause("VC-13")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_vampires_may_be_chosen_when_the_table_is_made(seats: int) -> None:
    wished = list(reversed(VAMPIRES))[:seats]

    chosen: dict[str, object] = {f"vampire_{seat}": name for seat, name in enumerate(wished)}
    table = begun(seats, **chosen)  # type: ignore[arg-type]

    assert table.entries("vampires") == wished


@pytest.mark.clause("VC-13")
@pytest.mark.parametrize("seed", range(5))
def test_who_has_not_chosen_draws_among_the_vampires_that_are_left(seed: int) -> None:
    table = begun(6, seed=seed, vampire_1="Stoneheart", vampire_4="Biggulp")

    vampires = table.entries("vampires")

    assert (vampires[1], vampires[4]) == ("Stoneheart", "Biggulp")
    assert sorted(map(str, vampires)) == sorted(VAMPIRES)


@pytest.mark.clause("VC-13")
def test_nobody_can_choose_a_vampire_that_another_has_chosen() -> None:
    with pytest.raises(Refused) as refusal:
        begun(4, vampire_0="Biggulp", vampire_3="Biggulp")

    assert (refusal.value.key, refusal.value.clause) == ("option-vampire-twice", "VC-13")


@pytest.mark.clause("VC-13")
def test_a_choice_for_an_empty_seat_takes_no_vampire_away() -> None:
    table = begun(3, vampire_0="Biggulp", vampire_5="Biggulp")

    assert table.entries("vampires")[0] == "Biggulp"


@pytest.mark.clause("VC-13")
def test_choosing_is_not_a_decision_of_the_game() -> None:
    written = [GAME.write(begun(3).position, move) for move in range(GAME.describe().moves)]

    assert not [move for move in written if move in VAMPIRES]


# --- the village ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-14", "VC-15")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_marked_events_lie_in_the_lower_half_and_20_other_cards_on_top(seats: int) -> None:
    lower_half = [*UNMARKED[20:28], *MARKED, *UNMARKED[28:]]

    table = begun(seats, chance=scripted(village=UNMARKED, lower_half=lower_half))

    assert numbered(table.village) == [*UNMARKED[:20], *lower_half]


@pytest.mark.clause("VC-14", "VC-15", "VC-17")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_39_village_cards_are_shuffled_then_the_23_lower_ones_then_the_vampire_cards(
    seats: int,
) -> None:
    luck = WitnessedChance(FastChance(1))

    begun(seats, chance=luck, start=0)

    shuffled = [(draw.what, draw.bound) for draw in luck.draws if draw.kind == SHUFFLE]
    assert shuffled == [
        ("vampires", 6),
        ("village", 39),
        ("lower half", 23),
        ("vampire", 58 - seats),
    ]
    assert len(luck.draws) == len(shuffled)


@pytest.mark.clause("VC-14")
@pytest.mark.parametrize(
    ("events", "defences", "top"), [(2, 9, 20), (1, 9, 19), (1, 8, 19), (0, 0, 14), (0, 1, 15)]
)
def test_of_an_odd_number_the_extra_card_goes_on_top(events: int, defences: int, top: int) -> None:
    """A script that lays the four marked events first shows where the lower half begins."""
    m = 28 + events + defences

    table = begun(
        3, edition=village_of(events, defences), chance=scripted(village=[], lower_half=MARKED)
    )

    assert table.village[top : top + 4] == MARKED
    assert len(table.village) == m + 4
    assert top == (m + 1) // 2
    assert table.scene(SPECTATOR).counters["upper-half"] == top


@pytest.mark.clause("VC-15")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_no_marked_event_is_ever_among_the_upper_20(seats: int, seed: int) -> None:
    village = begun(seats, seed=seed).village

    assert len(village) == 43
    assert [card for card in village if card in MARKED] == [
        card for card in village[20:] if card in MARKED
    ]
    assert Counter(numbered(village)) == Counter([*UNMARKED, *MARKED])


@pytest.mark.clause("VC-15")
def test_a_marked_event_may_lie_anywhere_in_the_lower_half() -> None:
    places = {begun(3, seed=seed).village.index("Angel") for seed in range(200)}

    assert places == set(range(20, 43))


@pytest.mark.clause("VC-15")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 2])
def test_the_village_deck_is_laid_face_down(watcher: int) -> None:
    """Everybody knows which cards are in it, and nobody in which order."""
    one = begun(3, chance=scripted(village=UNMARKED, lower_half=MARKED))
    other = begun(3, chance=scripted(village=UNMARKED[::-1], lower_half=MARKED[::-1]))

    assert one.village != other.village
    assert one.sees(watcher, "village") == other.sees(watcher, "village")


# --- the deal ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-16")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_every_seat_has_a_hunchback_before_the_deal(seats: int, seed: int) -> None:
    table = begun(seats, seed=seed)

    assert all(table.hand(seat)["hunchback"] >= 1 for seat in range(seats))


@pytest.mark.clause("VC-16", "VC-17")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_four_cards_are_dealt_to_seat_0_then_four_to_seat_1_and_so_on(seats: int) -> None:
    pack = [*PACK.elements(), *["hunchback"] * (9 - seats)]

    table = begun(seats, chance=scripted(pack=pack))

    for seat in range(seats):
        dealt = Counter(pack[4 * seat : 4 * seat + 4])
        assert table.hand(seat) == dealt + Counter(["hunchback"])
    assert table.deck == pack[4 * seats :]
    assert len(table.deck) == 58 - 5 * seats


@pytest.mark.clause("VC-17")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_unused_hunchbacks_are_shuffled_into_the_pack(seats: int) -> None:
    pack = ["hunchback"] * (9 - seats)

    table = begun(seats, chance=scripted(pack=pack))

    dealt = min(4, 9 - seats)
    assert table.hand(0)["hunchback"] == 1 + dealt
    assert sum(table.hand(seat)["hunchback"] for seat in range(seats)) == 9


@pytest.mark.clause("VC-17")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 2])
def test_every_starting_hand_has_5_cards_as_everybody_sees(seats: int, watcher: int) -> None:
    table = begun(seats)

    views = table.scene(watcher).seats

    assert [view.counters["cards"] for view in views] == [5] * seats
    assert all(table.hand(seat).total() == 5 for seat in range(seats))


@pytest.mark.clause("VC-17")
def test_everybody_is_told_their_own_hand_and_nobody_another() -> None:
    table = begun(3, chance=scripted(pack=["mist", "wolf", "bat", "Party"]))

    assert table.told_of("fact-your-hand", 0) == [
        {"cards": ["name-mist", "name-wolf", "name-bat", "name-hunchback", "name-party"]}
    ]
    assert len(table.told_of("fact-your-hand", 1)) == 1
    assert table.told_of("fact-your-hand") == []


# --- drops and places ----------------------------------------------------------------------------


@pytest.mark.clause("VC-18")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_seat_starts_with_one_drop(seats: int) -> None:
    assert begun(seats).drops == [1] * seats


@pytest.mark.clause("VC-19")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_vampire_starts_unstaked_in_its_castle_and_every_victim_in_the_village(
    seats: int,
) -> None:
    table = begun(seats)

    assert table.places == ["castle"] * seats
    assert table.markers == [None] * seats
    assert table.fresh == Counter()
    assert all(table.captives(seat) == table.dead(seat) == Counter() for seat in range(seats))
    assert table.discard == table.village_discard == Counter()
    assert table.laid == []


@pytest.mark.clause("VC-19")
@pytest.mark.parametrize("flag", ["kidnapped", "latch", "sunrise", "immune", "party", "enabled"])
def test_no_flag_is_set_at_the_start(flag: str) -> None:
    assert begun(4).truth[flag] is False


# --- the first player and the rounds -------------------------------------------------------------


@pytest.mark.clause("VC-20")
@pytest.mark.parametrize("lot", range(5))
def test_the_lot_chooses_who_begins(lot: int) -> None:
    table = begun(5, chance=scripted(lot))

    assert table.active == table.turn == lot


@pytest.mark.clause("VC-20")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_one_lot_among_all_seats_is_drawn_for_the_start_unless_the_host_has_set_it(
    seats: int,
) -> None:
    drawn, named = WitnessedChance(FastChance(1)), WitnessedChance(FastChance(1))

    begun(seats, chance=drawn)
    begun(seats, chance=named, start=0)

    lots = [(draw.what, draw.bound) for draw in drawn.draws if draw.kind == PICK]
    assert lots == [("start", seats)]
    assert not [draw for draw in named.draws if draw.kind == PICK]


@pytest.mark.clause("VC-20")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everybody_may_be_drawn_to_begin(seats: int) -> None:
    assert {begun(seats, seed=seed).active for seed in range(80)} == set(range(seats))


@pytest.mark.clause("VC-20")
@pytest.mark.parametrize("first", range(4))
def test_the_host_may_say_who_begins(first: int) -> None:
    assert {begun(4, seed=seed, start=first).active for seed in range(5)} == {first}


@pytest.mark.clause("VC-20")
@pytest.mark.parametrize(("seats", "first"), [(3, 3), (4, 5), (5, 5)])
def test_the_host_cannot_name_an_empty_seat(seats: int, first: int) -> None:
    with pytest.raises(Refused) as refusal:
        begun(seats, start=first)

    assert (refusal.value.key, refusal.value.clause) == ("option-no-such-seat", "VC-20")


@pytest.mark.clause("VC-21")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("first", [0, 1])
def test_a_round_is_one_turn_of_everybody_from_the_first_player_on(seats: int, first: int) -> None:
    table = begun(seats, start=first)

    rounds = [_round_of(table)]
    for _ in range(2 * seats):
        table.ends_the_turn()
        rounds.append(_round_of(table))

    assert rounds == [1] * seats + [2] * seats + [3]


def _round_of(table: Table) -> int:
    counted = table.scene(SPECTATOR).counters["round"]
    assert counted == table.number("round")
    return counted


@pytest.mark.clause("VC-13", "VC-14")
def test_no_lot_is_cast_for_chosen_vampires_and_absent_victims_are_nowhere() -> None:
    luck = WitnessedChance(FastChance(1))
    absent: dict[str, object] = {f"victims.{one}.in_play": False for one in ("V01", "V02")}
    edition = GAME.edition_with(absent, "own")
    chosen: dict[str, object] = {f"vampire_{seat}": VAMPIRES[seat] for seat in range(3)}

    table = begun(3, chance=luck, edition=edition, start=0, **chosen)  # type: ignore[arg-type]

    assert [draw.what for draw in luck.draws] == ["village", "lower half", "vampire"]
    assert list(table.position.words[at.PLACE : at.PLACE + 3]) == [
        at.ABSENT,
        at.ABSENT,
        at.IN_VILLAGE,
    ]
