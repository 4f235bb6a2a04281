"""Chapter 3: how a game is set up: what is thrown, shuffled, laid and locked in secret."""

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS
from gruft.games.grottenstein.state.layout import NOBODY
from gruft.kernel.chance import FastChance
from gruft.kernel.script import ScriptedChance
from gruft.kernel.witness import DIE, SHUFFLE, WitnessedChance
from tests.games.grottenstein.table import (
    ARRANGEMENT,
    FIGURES,
    RED,
    VAMPIRE,
    YELLOW,
    Table,
    arranged,
    begun,
    given,
)
from tests.games.tables import SPECTATOR

COLOURS = ["red", "blue", "green", "yellow"]
LOCKS = ["gold", "silver", "copper", "iron"]
KEYS = {"gold": "E15", "silver": "E16", "copper": "E17", "iron": "E18"}
EVENTS, CELLAR = CARD_IDS[:24], CARD_IDS[24:]
FIELDS_ABOVE = [f"{floor}{number}" for floor in "GU" for number in range(1, 13)]
FIELDS_BELOW = [f"C{number}" for number in range(1, 13)]
HUNTER_SEATS = range(RED, YELLOW + 1)
OTHERS = [SPECTATOR, *HUNTER_SEATS]
BESIDE_CRYPT = {"Ce2/f2": "Ce2", "Ci3/i4": "Ci4"}
ONE_STEP_FROM_WALL = {"red": "Gn1", "vampire": "Co2"}


def scripted(dice: tuple[int, ...] = (), events: list[str] | None = None) -> Table:
    """A game begun with this luck."""
    luck = ScriptedChance(dice, [events] if events else [], GAME.read_piece, then=FastChance(1))
    return begun(chance=luck)


def worlds(table: Table, seat: int, count: int = 30) -> list[Table]:
    """How the table may look for all that a seat knows."""
    return [Table(table.position.world(seat, FastChance(seed))) for seed in range(count)]


def arrange(cards: list[str], crypt: str = "gold", armour: str = "iron") -> str:
    return f"arrange {', '.join(cards)} / {crypt} {armour}"


# --- the order -----------------------------------------------------------------------------------


@pytest.mark.clause("GR-19", "GR-20", "GR-22")
def test_six_dice_are_thrown_and_then_the_event_cards_are_shuffled() -> None:
    luck = WitnessedChance(FastChance(1))

    table = begun(chance=luck)
    table.does(ARRANGEMENT)

    drawn = [(draw.kind, draw.what, draw.bound) for draw in luck.draws]
    assert drawn == [(DIE, "", 6)] * 6 + [(SHUFFLE, "event", 24)]


@pytest.mark.clause("GR-19")
def test_the_cellar_is_laid_before_the_locks_and_the_locks_before_the_first_slot() -> None:
    table = begun()
    asked = []

    for move in [*CELLAR, "gold", "iron"]:
        asked.append((table.asked, table.turn))
        table.begins(move)

    assert asked == [("placing", VAMPIRE)] * 12 + [
        ("locking-crypt", VAMPIRE),
        ("locking-armour", VAMPIRE),
    ]
    assert (table.asked, table.turn) == ("first", RED)


@pytest.mark.clause("GR-19")
@pytest.mark.parametrize("seats", range(2, 6))
def test_what_is_set_up_is_a_possible_position_with_everything_at_its_place(seats: int) -> None:
    new, ready = begun(seats=seats), arranged(seats=seats)

    GAME.check(new.position)
    GAME.check(ready.position)

    assert (ready.number("round"), ready.number("kit_uses")) == (1, 3)
    assert (ready.truth["zombies"], ready.truth["charge"], ready.out) == (None, None, set())


@pytest.mark.clause("GR-19")
def test_a_game_can_be_set_up_without_telling_anybody() -> None:
    options = {option.name: option.default for option in GAME.options()}

    position = GAME.start(5, options, GAME.shipped_edition(), FastChance(1))

    assert position.journal is None
    assert GAME.to_json(position) == GAME.to_json(begun(seed=1).position)


# --- the wardrobe --------------------------------------------------------------------------------


@pytest.mark.clause("GR-20")
def test_two_dice_each_say_where_cape_teeth_and_nails_lie() -> None:
    table = scripted(dice=(1, 2, 3, 5, 6, 4))

    assert table.truth["wardrobe"] == {"cape": 3, "teeth": 8, "nails": 10}


@pytest.mark.clause("GR-20")
@pytest.mark.parametrize(("piece", "square"), [("cape", "Cj4"), ("teeth", "Gh3"), ("nails", "Uh1")])
def test_the_cape_lies_in_the_cellar_the_teeth_above_it_and_the_nails_at_the_top(
    piece: str, square: str
) -> None:
    wardrobe = {"cape": 4, "teeth": 4, "nails": 4}
    table = given(slot="vampire", vampire=square, wardrobe=wardrobe)

    table.does("stay")

    assert table.answers() == [f"wear {piece}", "end"]


@pytest.mark.clause("GR-20", "GR-233")
@pytest.mark.parametrize("observer", OTHERS)
def test_the_sums_are_recorded_in_secret(observer: int) -> None:
    table = scripted(dice=(1, 2, 3, 5, 6, 4))

    assert table.told_of("fact-wardrobe", VAMPIRE) == [
        {"piece": "piece-cape", "field": "C3"},
        {"piece": "piece-teeth", "field": "G8"},
        {"piece": "piece-nails", "field": "U10"},
    ]
    assert table.told_of("fact-wardrobe", observer) == []


@pytest.mark.clause("GR-21")
@pytest.mark.parametrize(("place", "piece"), [(0, "cape"), (1, "teeth"), (2, "nails")])
def test_square_1_never_holds_a_piece_and_7_most_often(place: int, piece: str) -> None:
    found: Counter[int] = Counter()

    for pair in product(range(1, 7), repeat=2):
        dice = [1] * 6
        dice[2 * place : 2 * place + 2] = pair
        wardrobe = scripted(dice=tuple(dice)).truth["wardrobe"]
        found[wardrobe[piece]] += 1  # type: ignore[index]

    weights = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert found == dict(zip(range(2, 13), weights, strict=True))


# --- event cards ---------------------------------------------------------------------------------


@pytest.mark.clause("GR-22")
def test_the_shuffled_event_cards_lie_one_on_each_field_above() -> None:
    order = EVENTS[7:] + EVENTS[:7]

    table = scripted(events=order)

    assert [table.down(field) for field in FIELDS_ABOVE] == order
    assert [table.down(field) for field in FIELDS_BELOW] == [None] * 12


@pytest.mark.clause("GR-22", "GR-227")
@pytest.mark.parametrize("seat", [VAMPIRE, *HUNTER_SEATS, SPECTATOR])
def test_nobody_knows_any_event_card(seat: int) -> None:
    table = arranged()

    for field in ("G1", "U12"):
        assert len({world.down(field) for world in worlds(table, seat)}) > 5
    assert not [key for key, _ in table.told(seat) if "reveal" in key or "look" in key]


@pytest.mark.clause("GR-22", "GR-23")
def test_cards_that_an_owners_box_lacks_are_nowhere() -> None:
    lacking = {"cards.E19.deck": "none", "cards.C08.deck": "none"}
    table = begun(edition=GAME.edition_with(lacking, "mine"))

    GAME.check(table.position)
    assert [field for field in FIELDS_ABOVE if not table.down(field)] == ["U12"]
    assert len(table.answers()) == 11


# --- cellar cards --------------------------------------------------------------------------------


@pytest.mark.clause("GR-23")
@settings(max_examples=20, deadline=None)
@holds_for(st.permutations(CELLAR))
def test_the_vampire_lays_the_twelve_cellar_cards_as_he_likes(cards: list[str]) -> None:
    table = begun()

    table.plays(VAMPIRE, arrange(cards))

    assert [table.down(field) for field in FIELDS_BELOW] == cards


@pytest.mark.clause("GR-23", "GR-26")
def test_cellar_and_locks_are_one_line_of_the_vampire_which_begins_with_the_first_card() -> None:
    table = begun()
    inside: list[int] = []

    for said in (*CELLAR, "gold", "iron"):
        inside.append(table.position.composing())
        table.begins(said)

    assert inside == [NOBODY] + [VAMPIRE] * 13
    assert table.position.composing() == NOBODY


@pytest.mark.clause("GR-23")
def test_no_cellar_card_is_laid_twice() -> None:
    table = begun()
    assert table.answers() == [f"CARD({card})" if card > "C09" else card for card in CELLAR]

    table.begins("C02")

    assert "C02" not in table.answers()
    assert len(table.answers()) == 11


@pytest.mark.clause("GR-23")
def test_an_owners_cellar_cards_are_laid_whatever_they_are() -> None:
    others = {"cards.E01.deck": "cellar", "cards.C12.deck": "event"}
    table = begun(edition=GAME.edition_with(others, "mine"))

    assert table.answers() == ["E01", *CELLAR[:9], "CARD(C10)", "CARD(C11)"]
    table.begins(*table.answers())

    assert table.asked == "locking-crypt"


@pytest.mark.clause("GR-23", "GR-26", "GR-228", "GR-232")
@pytest.mark.parametrize("observer", OTHERS)
def test_others_hear_only_that_cellar_and_locks_are_arranged(observer: int) -> None:
    table = arranged()

    assert table.told_of("fact-arranged", observer) == []
    assert table.told_of("fact-arranged-hidden", observer) == [{}]
    assert len({world.down("C1") for world in worlds(table, observer)}) > 5


@pytest.mark.clause("GR-24", "GR-228", "GR-232", "GR-233")
def test_his_own_placement_locks_and_wardrobe_stand_on_the_vampires_notepad() -> None:
    table = arranged()
    (told,) = table.told_of("fact-arranged", VAMPIRE)

    assert (told["crypt"], told["armour"]) == ("lock-1", "lock-4")
    for world in worlds(table, VAMPIRE, 10):
        assert [world.down(field) for field in FIELDS_BELOW] == CELLAR
        assert world.truth["locks"] == table.truth["locks"]
        assert world.truth["wardrobe"] == table.truth["wardrobe"]


@pytest.mark.clause("GR-24", "GR-141")
@pytest.mark.parametrize("square", ["Cc7", "Gh3"])
def test_the_vampire_never_looks_at_a_card_again(square: str) -> None:
    table = given(slot="vampire", vampire=square, wardrobe={"cape": 2, "teeth": 2, "nails": 2})

    table.does("stay")

    assert table.answers() == ["end"]
    table.forbids("reveal", "GR-141")


# --- doors, locks and wall -----------------------------------------------------------------------


@pytest.mark.clause("GR-25", "GR-64")
def test_the_crypt_doors_and_the_armoured_door_are_closed_and_nothing_else() -> None:
    table = arranged()

    closed = {"Ce2/f2": "closed", "Ci3/i4": "closed", "Ga11/b11": "closed"}
    assert table.truth["doors"] == closed
    assert table.number("chips") == 9


@pytest.mark.clause("GR-26")
@pytest.mark.parametrize(("crypt", "armour"), list(permutations(LOCKS, 2)))
def test_the_vampire_picks_one_lock_for_the_crypt_and_another_for_the_armoured_door(
    crypt: str, armour: str
) -> None:
    table = begun()

    table.plays(VAMPIRE, arrange(CELLAR, crypt, armour))

    assert table.truth["locks"] == {"crypt": crypt, "armour": armour}


@pytest.mark.clause("GR-26")
@pytest.mark.parametrize("crypt", LOCKS)
def test_a_lock_card_can_be_laid_only_once(crypt: str) -> None:
    table = begun()
    table.begins(*table.answers(), crypt)

    assert table.answers() == [lock for lock in LOCKS if lock != crypt]
    table.forbids(crypt, "GR-26")


@pytest.mark.clause("GR-26", "GR-232")
@pytest.mark.parametrize("seat", OTHERS)
def test_for_all_others_the_locks_may_be_any_two(seat: int) -> None:
    table = arranged()

    seen = {tuple(world.truth["locks"].values()) for world in worlds(table, seat, 150)}  # type: ignore[attr-defined]

    assert seen == set(permutations(LOCKS, 2))


@pytest.mark.clause("GR-27", "GR-125")
@pytest.mark.parametrize("door", BESIDE_CRYPT)
@pytest.mark.parametrize(("lock", "key"), list(product(LOCKS, LOCKS)))
def test_one_lock_card_governs_both_crypt_doors(door: str, lock: str, key: str) -> None:
    armour = "iron" if lock == "gold" else "gold"
    table = given(
        red=BESIDE_CRYPT[door],
        locks={"crypt": lock, "armour": armour},
        holds={"red": KEYS[key]},
    )

    table.does("stay", f"key {KEYS[key]} {door}")

    assert table.door(door) == ("open" if key == lock else "closed")


@pytest.mark.clause("GR-28", "GR-70")
@pytest.mark.parametrize(("figure", "square"), list(ONE_STEP_FROM_WALL.items()))
def test_the_wall_chip_lies_on_the_walled_up_stair(figure: str, square: str) -> None:
    table = given(slot=figure, **{figure: square})  # type: ignore[arg-type]

    table.will_throw(1, 1)
    table.does("throw")

    assert arranged().truth["wall"] is True
    assert "Go1" not in table.answers()


@pytest.mark.clause("GR-28", "GR-70")
def test_in_a_game_from_the_beginning_nobody_goes_through_the_wall() -> None:
    table = arranged()
    for square in ("Gm5", "Gn1"):
        table.comes_to("red")
        table.goes_to(square)
        table.ends_the_slot()

    table.comes_to("red")
    table.does("throw")

    assert table.at("red") == "Gn1"
    assert not {"Go1", "Co2"} & set(table.answers())


# --- figures -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-29")
@pytest.mark.parametrize("figure", FIGURES)
def test_everybody_begins_with_40_points(figure: str) -> None:
    assert arranged().life(figure) == 40


@pytest.mark.clause("GR-30")
@pytest.mark.parametrize("order", list(permutations(COLOURS))[::5])
def test_the_hunters_stand_in_the_entrance_hall_in_the_order_of_their_slots(
    order: tuple[str, ...],
) -> None:
    table = arranged(options={"hunter_order": "-".join(order)})

    assert [table.at(colour) for colour in order] == ["Gg11", "Gh11", "Gi11", "Gj11"]


@pytest.mark.clause("GR-31")
def test_the_vampire_stands_beside_his_coffin_with_five_bat_cards_and_nothing_to_wear() -> None:
    table = arranged()
    before = table.at("vampire"), table.truth["worn"], table.number("bats")

    table.comes_to("vampire")

    assert before == ("Ci2", [], 5)
    assert table.asked == "vampire-first"
    assert table.answers() == ["throw", "stay"]
    assert not table.told_of("fact-lies-down")


@pytest.mark.clause("GR-32", "GR-108")
@pytest.mark.parametrize("colour", COLOURS)
def test_hunters_begin_without_cards_but_with_a_dagger(colour: str) -> None:
    table = arranged()
    assert table.sheet(colour) == set()

    armed = given(slot=colour, vampire="Gh4", dice=[1], **{colour: "Gh3"})  # type: ignore[arg-type]
    armed.does("hit V dagger")

    assert armed.life("vampire") == 37
