"""Chapter 2: castle and city, the nine tokens, the deal, and who begins."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_empire.edition.reading import READINGS
from gruft.games.vampire_empire.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.refusal import Refused
from gruft.kernel.script import ScriptedChance
from gruft.kernel.witness import SHUFFLE, WitnessedChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import (
    EVERYBODY,
    SEATS,
    VAMPIRES,
    H,
    Table,
    V,
    begun,
    by_day,
)

ORDER = ["Nun", "Butler", "Lady", "Cook", "Lord", "Maid", "Bishop", "Officer", "Monk"]
TOKENS = ["Cook", "Lady", "Monk", "Officer", "Nun", "Bishop", "Lord", "Butler", "Maid"]
OBSERVERS = [SPECTATOR, V, H]

seeds = st.integers(0, 2**30)


def scripted(
    characters: Sequence[str] = ORDER,
    tokens: Sequence[str] = TOKENS,
    vampire_deck: Sequence[str] = (),
    human_deck: Sequence[str] = (),
) -> Table:
    """A game begun with this luck."""
    shuffles = [characters, tokens, vampire_deck, human_deck]
    return begun(chance=ScriptedChance([], shuffles, GAME.read_piece, then=1))


# --- castle and city -----------------------------------------------------------------------------


@pytest.mark.clause("VE-11")
def test_the_first_three_characters_go_to_the_castle_and_the_others_form_the_city() -> None:
    table = scripted()

    assert table.castle == set(ORDER[:3])
    assert table.city == ORDER[3:]
    assert table.journey == []
    assert table.dead == set()


@pytest.mark.clause("VE-11")
@settings(max_examples=30)
@holds_for(seeds)
def test_nine_characters_are_in_castle_and_city_and_all_show_their_human_side(seed: int) -> None:
    table = begun(seed=seed)

    assert len(table.castle) == 3
    assert sorted([*table.castle, *table.city], key=str) == sorted(EVERYBODY)
    assert table.revealed == table.proven == set()
    assert all(table.markers(name) == {} for name in EVERYBODY)


@pytest.mark.clause("VE-11", "VE-12", "VE-15")
def test_characters_tokens_and_both_decks_are_shuffled_and_nothing_else() -> None:
    luck = WitnessedChance(FastChance(1))

    begun(chance=luck)

    assert [(draw.kind, draw.what, draw.bound) for draw in luck.draws] == [
        (SHUFFLE, "characters", 9),
        (SHUFFLE, "tokens", 9),
        (SHUFFLE, "vampire deck", 40),
        (SHUFFLE, "human deck", 40),
    ]


@pytest.mark.clause("VE-11")
def test_the_castle_is_told_to_everybody() -> None:
    table = scripted()

    castle = {"characters": ["name-lady", "name-nun", "name-butler"]}
    assert [table.told_of("fact-castle", observer) for observer in OBSERVERS] == [[castle]] * 3


@pytest.mark.clause("VE-11")
def test_the_city_lies_face_down() -> None:
    one = scripted()
    other = scripted(characters=[*ORDER[:3], *reversed(ORDER[3:])])

    assert one.city == other.city[::-1]
    for observer in OBSERVERS:
        assert one.scene(observer).zones == other.scene(observer).zones


# --- tokens --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-12", "VE-13", "VE-14")
def test_three_tokens_are_the_vampires_two_are_innocent_and_four_stay_unseen() -> None:
    table = scripted()

    assert set(table.entries("vampires")) == set(TOKENS[:3])
    assert set(table.entries("innocents")) == set(TOKENS[3:5])


@pytest.mark.clause("VE-12", "VE-13")
@settings(max_examples=30)
@holds_for(seeds)
def test_there_are_always_three_vampires_and_two_other_innocents(seed: int) -> None:
    table = begun(seed=seed)

    vampires, innocents = set(table.entries("vampires")), set(table.entries("innocents"))

    assert (len(vampires), len(innocents)) == (3, 2)
    assert not vampires & innocents


@pytest.mark.clause("VE-12")
def test_any_three_characters_may_be_the_vampires() -> None:
    trios = {frozenset(begun(seed=seed).entries("vampires")) for seed in range(700)}

    assert trios == {frozenset(trio) for trio in combinations(EVERYBODY, 3)}


@pytest.mark.clause("VE-12")
def test_the_vampires_are_known_to_v_only() -> None:
    table = scripted()

    assert table.sees(V, "tokens", V) == ["Lady", "Monk", "Cook"]
    assert table.sees(H, "tokens", V) == table.sees(SPECTATOR, "tokens", V) == ["?"] * 3
    vampires = {"characters": ["name-lady", "name-monk", "name-cook"]}
    assert table.told_of("fact-your-vampires", V) == [vampires]
    assert table.told_of("fact-your-vampires", H) == table.told_of("fact-your-vampires") == []


@pytest.mark.clause("VE-13")
def test_the_innocents_are_known_to_h_only() -> None:
    table = scripted()

    assert table.sees(H, "tokens", H) == ["Officer", "Nun"]
    assert table.sees(V, "tokens", H) == table.sees(SPECTATOR, "tokens", H) == ["?"] * 2
    innocents = {"characters": ["name-officer", "name-nun"]}
    assert table.told_of("fact-your-innocents", H) == [innocents]
    assert table.told_of("fact-your-innocents", V) == table.told_of("fact-your-innocents") == []


@pytest.mark.clause("VE-14")
def test_nobody_sees_the_last_four_tokens() -> None:
    """V, who has the vampires, knows that they are human, but not that they are not H's."""
    table = scripted()

    for name in TOKENS[5:]:
        assert (
            table.marks_of(H, "suspects", name)
            == table.marks_of(SPECTATOR, "suspects", name)
            == {"doubtful"}
        )
    assert {frozenset(table.marks_of(V, "suspects", name)) for name in TOKENS[3:]} == {
        frozenset({"human"})
    }
    assert table.marks_of(H, "suspects", "Nun") == {"innocent"}


@pytest.mark.clause("VE-14")
@pytest.mark.parametrize("name", EVERYBODY)
def test_everyone_who_is_not_a_vampire_is_human(name: str) -> None:
    table = by_day("-", "Holy Water 1*2")

    table.plays(H, f"water {name} [Holy Water 1*2]")

    assert (name in table.revealed) == (name in VAMPIRES)
    assert (name in table.proven) == (name not in VAMPIRES)


# --- the deal ------------------------------------------------------------------------------------


@pytest.mark.clause("VE-15")
def test_each_seat_draws_the_eight_cards_on_top_of_its_deck() -> None:
    red = ["Raven", "Hound", "Raven", "Claws", "Garlic", "Coffin", "Relic", "Vampire 3", "Dagger"]
    blue = ["Novice", "Chapel", "Garlic", "Relic", "Garlic", "Squire", "Rosary", "Ostler", "Pistol"]

    table = scripted(vampire_deck=[*red, "Hound"], human_deck=blue)

    assert table.hand(V) == Counter(red[:8])
    assert table.hand(H) == Counter(blue[:8])
    assert table.deck(V)[:2] == ["Dagger", "Hound"]
    assert table.deck(H)[0] == "Pistol"


@pytest.mark.clause("VE-15")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_after_the_deal_everybody_counts_8_cards_in_hand_and_32_in_the_deck(observer: int) -> None:
    views = begun().scene(observer).seats

    sizes = {"cards": 8, "deck-cards": 32, "cellar-cards": 0, "moat-cards": 0}
    assert [dict(view.counters) for view in views] == [sizes] * 2
    assert not any("cellar-used" in view.marks for view in views)


@pytest.mark.clause("VE-15")
def test_everybody_is_told_their_own_hand_and_nobody_anothers() -> None:
    table = scripted(vampire_deck=["Raven"] * 2 + ["Hound"] * 2 + ["Claws"] * 2 + ["Garlic"] * 2)

    (told,) = table.told_of("fact-your-hand", V)
    assert told == {
        "cards": [
            f"name-{card}" for card in ("garlic", "raven", "hound", "claws") for _ in range(2)
        ]
    }
    assert len(table.told_of("fact-your-hand", H)) == 1
    assert table.told_of("fact-your-hand") == []


# --- who begins ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-16")
@pytest.mark.parametrize("seed", range(4))
def test_v_takes_the_first_turn(seed: int) -> None:
    table = begun(seed=seed)

    assert (table.number("turn"), table.active, table.turn, table.asked) == (1, V, V, "step1")
    assert table.told_of("fact-night") == [{"turn": 1, "player": V}]


@pytest.mark.clause("VE-17")
@pytest.mark.parametrize("seed", range(4))
def test_the_seats_are_settled_before_the_game(seed: int) -> None:
    """Seat 0 plays the vampires; who sits there is for the lobby, so no option is about it."""
    table = begun(seed=seed)

    assert GAME.roles(table.position) == ["role-vampires", "role-humans"]
    assert "Coffin" in [*table.hand(V), *table.deck(V)]
    assert "Chapel" in [*table.hand(H), *table.deck(H)]
    assert {option.name for option in GAME.options()} == set(READINGS)


@pytest.mark.clause("VE-17")
@pytest.mark.parametrize("seats", [1, 3])
def test_vampire_empire_is_a_game_for_two(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        set_up(GAME, seats, {}, GAME.shipped_edition(), FastChance(1))

    assert refusal.value.clause == "VE-17"
    assert set_up(GAME, SEATS, {}, GAME.shipped_edition(), FastChance(1)).seats == SEATS
