"""Chapter 16: what is printed on the cards, with which source, and what an owner may change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.games.vampire_empire.edition import reading as printed
from gruft.games.vampire_empire.notation.names import (
    KIND_NAMES,
    kind_name,
    kind_word,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.edition import Edition, leaves, with_overrides
from gruft.kernel.refusal import Refused, text
from gruft.kernel.spelling import plainly
from tests.games.vampire_empire.editions import (
    MINE,
    SHIPPED,
    SUPPORT_KEYS,
    cards_of,
    from_file,
    refusal_of,
    types_of,
)

#: 16.1 to 16.3: name; types; value; day, night; copies in the human and in the vampire deck;
#: where types, value, costs and the copies of its own deck come from.
TABLE = """
Garlic            | servant            | 1 | - - | 2 2 | RB RB* - RC
Pitchfork         | servant            | 2 | - - | 1 1 | RB RB* - RC
Musket            | servant            | 3 | - - | 1 1 | RB RB* - RC
Candlestick       | clergy             | 1 | - - | 2 2 | RB RB* - RC
Holy Bible        | clergy             | 2 | - - | 1 1 | RB RB* - RC
Relic             | clergy             | 3 | - - | 1 1 | RB RB* - RC
Dagger            | noble              | 1 | - - | 2 2 | RB RB* - RC
Rapier            | noble              | 2 | - - | 1 1 | RB RB* - RC
Pistol            | noble              | 3 | - - | 1 1 | RB RB* - RC
Rosary            | servant clergy     | 2 | - - | 1 1 | RB/RC RC - RC
Hunting Knife     | noble servant      | 2 | - - | 1 1 | RB/RC RC - RC
Medallion         | noble clergy       | 2 | - - | 1 1 | RB/RC RC - RC
Statue of Saint   | clergy holy_water  | 2 | - - | 2 0 | RB/RC RC - RC
Silver Bullets    | noble holy_water   | 2 | - - | 2 0 | RB/RC RC - RC
Aspen Stake       | servant holy_water | 2 | - - | 2 0 | RB/RC RC - RC
Holy Water 1      | holy_water         | 1 | - - | 3 0 | RB RC - RC
Holy Water 2      | holy_water         | 2 | - - | 2 0 | RB RB* - RC
Holy Water 3      | holy_water         | 3 | - - | 1 0 | RB RC - RC
Raven             | clergy vampire     | 2 | - - | 0 2 | RB/RC RC - RC
Hound             | noble vampire      | 2 | - - | 0 2 | RB/RC RC - RC
Black Rooster     | servant vampire    | 2 | - - | 0 2 | RB/RC RC - RC
Vampire 1         | vampire            | 1 | - - | 0 2 | RB RB* - RC
Vampire 2         | vampire            | 2 | - - | 0 2 | RB RB* - RC
Vampire 3         | vampire            | 3 | - - | 0 2 | RB RB* - RC
Secret Journey    | support            | - | 1 2 | 1 0 | RB - RC RC
Secret Passage    | support            | - | 1 2 | 2 0 | RB - RC RC
Chapel            | support            | - | 1 2 | 1 0 | RB - RC RC
Herbalist         | support            | - | 1 2 | 1 0 | RB - RC RC
Crypt Opening     | support            | - | 1 2 | 1 0 | RB - RC RC
Ostler            | support            | - | 0 1 | 1 0 | RB - RC RB
Squire            | support            | - | 0 1 | 1 0 | RB - RC RB
Novice            | support            | - | 0 1 | 1 0 | RB - RC RB
Crucifix          | support            | 3 | 1 2 | 2 0 | RB RB RC RC
Sacrifice         | support            | - | 1 1 | 2 0 | RB - RC RC
Bat Form          | support            | - | 2 1 | 0 1 | RB - RC RC
Mist Form         | support            | - | 2 1 | 0 1 | RB - RC RC
Hypnosis          | support            | - | 2 1 | 0 1 | RB - RC RC
Regeneration      | support            | - | 2 1 | 0 2 | RB - RC RC
Coffin            | support            | - | 2 1 | 0 1 | RB - RC RC
Kitchen Boy       | support            | - | 1 0 | 0 1 | RB - RC RB
Lady-in-Waiting   | support            | - | 1 0 | 0 1 | RB - RC RB
Organist          | support            | - | 1 0 | 0 1 | RB - RC RB
Claws             | support            | 3 | 2 1 | 0 2 | RB RB RC RC
I'm Not a Vampire | support            | - | 1 1 | 0 2 | RB - RC RC
"""
ROWS = [[field.strip() for field in line.split("|")] for line in TABLE.strip().splitlines()]
FIXED = len(ROWS)
SPARES = range(FIXED, c.KINDS)
MARKS = {
    "RB": ["rulebook"],
    "RB*": ["derived"],
    "RC": ["reconstructed"],
    "RB/RC": ["rulebook", "reconstructed"],
}
HOLY_WATER_4 = """
[cards.spare_44]
name = "Holy Water 4"
types = ["holy_water"]
value = 4
human = 1

[cards.holy_water_1]
human = 2
"""


def numbers(field: str) -> list[int]:
    return [0 if one == "-" else int(one) for one in field.split()]


# ---- what is shipped ----


@pytest.mark.clause(
    "VE-4", "VE-147", "VE-148", "VE-149", "VE-150", "VE-151", "VE-152", "VE-153", "VE-154", "VE-236"
)
@pytest.mark.parametrize("kind", range(FIXED), ids=[row[0] for row in ROWS])
def test_every_card_is_printed_as_the_tables_say(kind: int) -> None:
    name, types, value, costs, copies, _ = ROWS[kind]

    cards = printed.printed_for(SHIPPED)

    assert KIND_NAMES[kind] == name
    assert types_of(cards, kind) == set(types.split())
    assert [cards.value[kind]] == numbers(value)
    assert [cards.day[kind], cards.night[kind]] == numbers(costs)
    assert [cards.copies[c.KINDS + kind], cards.copies[kind]] == numbers(copies)
    assert kind_name(cards, kind) == name


@pytest.mark.clause("VE-3")
@pytest.mark.parametrize(("seat", "column"), [(c.HUMANS, 0), (c.VAMPIRES, 1)])
def test_each_seat_has_a_deck_of_40_cards(seat: int, column: int) -> None:
    deck = printed.printed_for(SHIPPED).deck(seat)

    assert sum(numbers(row[4])[column] for row in ROWS) == 40
    assert len(deck) == 40
    assert printed.deck_size(SHIPPED, seat) == 40
    printed.check(SHIPPED, "edition.toml")


@pytest.mark.clause("VE-5")
def test_a_card_that_is_only_holy_water_is_not_a_combat_card() -> None:
    cards = printed.printed_for(SHIPPED)

    combat = {KIND_NAMES[kind] for kind in range(FIXED) if cards.types[kind] & c.COMBAT_TYPES}

    assert combat == {row[0] for row in ROWS[:24]} - {f"Holy Water {value}" for value in (1, 2, 3)}


@pytest.mark.clause("VE-8")
def test_every_support_card_and_no_other_has_a_day_cost_and_a_night_cost() -> None:
    costly = {
        name
        for name in SHIPPED.table("cards")
        if {"day", "night"} <= SHIPPED.table(f"cards.{name}").keys()
    }

    assert costly == {
        name
        for name in SHIPPED.table("cards")
        if SHIPPED.value(f"cards.{name}.types") == ["support"]
    }
    assert len(costly) == 20
    assert sorted(costly) == sorted(SUPPORT_KEYS)


@pytest.mark.clause("VE-238")
@pytest.mark.parametrize("kind", SPARES)
def test_four_places_are_kept_free_for_an_owner(kind: int) -> None:
    cards = printed.printed_for(SHIPPED)

    assert SHIPPED.value(f"cards.spare_{kind}.name") == ""
    assert kind not in [*cards.deck(c.VAMPIRES), *cards.deck(c.HUMANS)]


def test_the_file_has_the_kinds_in_the_order_of_their_ids() -> None:
    assert [f"cards.{name}" for name in SHIPPED.table("cards")] == list(printed.KEYS)


# ---- where it comes from ----


@pytest.mark.parametrize("kind", range(FIXED), ids=[row[0] for row in ROWS])
def test_every_value_names_the_source_the_tables_give(kind: int) -> None:
    key = printed.KEYS[kind]
    types, value, costs, copies = ROWS[kind][5].split()
    in_human, in_vampire = numbers(ROWS[kind][4])
    marked = {"types": types, "value": value, "day": costs, "night": costs}
    marked |= {"human": copies if in_human else "RB", "vampire": copies if in_vampire else "RB"}

    for name in SHIPPED.table(key):
        source = SHIPPED.sources[f"{key}.{name}"]
        assert [one for one in ("rulebook", "derived", "reconstructed") if one in source] == MARKS[
            marked[name]
        ], name


def test_no_value_is_without_a_source() -> None:
    assert [key for key, _ in leaves(SHIPPED.data) if not SHIPPED.sources.get(key)] == []


# ---- what an owner may change ----


@pytest.mark.clause("VE-236")
def test_types_value_costs_and_copies_come_from_the_file() -> None:
    cards = cards_of(
        {
            "cards.garlic.types": ["noble", "clergy"],
            "cards.garlic.value": 7,
            "cards.garlic.human": 3,
            "cards.garlic.vampire": 1,
            "cards.dagger.human": 1,
            "cards.dagger.vampire": 3,
            "cards.chapel.day": 0,
            "cards.chapel.night": 5,
        }
    )

    assert types_of(cards, 0) == {"noble", "clergy"}
    assert cards.value[0] == 7
    assert (cards.copies[c.KINDS], cards.copies[0]) == (3, 1)
    assert (cards.day[c.CHAPEL], cards.night[c.CHAPEL]) == (0, 5)


@pytest.mark.clause("VE-236", "VE-238")
def test_an_owners_holy_water_4_is_a_card_like_the_others() -> None:
    cards = printed.printed_for(from_file(HOLY_WATER_4))

    assert cards.types[44] == c.WATER
    assert cards.value[44] == 4
    assert list(cards.deck(c.HUMANS)).count(44) == 1
    assert 44 not in cards.deck(c.VAMPIRES)
    assert kind_name(cards, 44) == "Holy Water 4"
    assert kind_word(cards, 44) == text("Holy Water 4")


@pytest.mark.clause("VE-238")
def test_a_spare_place_also_takes_a_vampire_or_a_card_of_another_name() -> None:
    cards = cards_of(
        {
            "cards.spare_46.name": "Vampire 4",
            "cards.spare_46.value": 4,
            "cards.spare_46.vampire": 1,
            "cards.vampire_1.vampire": 1,
            "cards.spare_47.name": "Старый колокол",
            "cards.spare_47.types": ["clergy", "servant"],
            "cards.spare_47.value": 1,
            "cards.spare_47.human": 2,
            "cards.garlic.human": 0,
        }
    )

    assert cards.types[46] == c.RED
    assert list(cards.deck(c.VAMPIRES)).count(46) == 1
    assert types_of(cards, 47) == {"clergy", "servant"}
    assert kind_name(cards, 47) == "Старый колокол"


@pytest.mark.clause("VE-238")
@pytest.mark.parametrize("key", [key for key in printed.KEYS if "spare" not in key])
def test_a_printed_card_keeps_its_name(key: str) -> None:
    refused = refusal_of({f"{key}.name": "Onion"})

    assert (refused.key, refused.clause) == ("edition-unknown-key", "VE-237")


def accepted(edition: Edition) -> bool:
    try:
        printed.check_cards(edition, MINE)
    except Refused:
        return False
    return True


@given(st.text(st.characters() | st.sampled_from(" ,;:[]{}?*>=+!&#AB"), min_size=1, max_size=60))
def test_a_name_that_is_accepted_can_be_told_from_everything_around_it(name: str) -> None:
    edition = with_overrides(SHIPPED, {"cards.spare_44.name": name}, MINE)

    if not accepted(edition):
        return
    assert name.isprintable()
    assert len(name) <= 40
    assert name == name.strip()
    assert not set(name) & set(",;:[]{}?*>=+!&#")
    assert plainly(name) not in [plainly(one) for one in KIND_NAMES if one != "Spare 44"]
