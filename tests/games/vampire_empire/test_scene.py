"""What each seat sees of the table: section 15.1 field by field, and nothing else."""

import pytest
from hypothesis import given as for_any
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.scene import Piece, plain
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, begun, by_day, given

EVERY_WATCHER = (SPECTATOR, V, H)


def piece(table: Table, seat: int, zone: str, face: str, owner: int = -1) -> Piece:
    return next(one for one in table.pieces(seat, zone, owner) if one.face == face)


def identity(table: Table, seat: int, character: str) -> tuple[str, ...]:
    return piece(table, seat, "suspects", character).marks


def seen_of(table: Table, seat: int, zone: str, owner: int) -> list[str]:
    """The faces that a seat sees in the other's zone."""
    return [face for face in table.sees(seat, zone, owner) if face != "?"]


# ---- characters ---------------------------------------------------------------------------------


@pytest.mark.clause("VE-2", "VE-9", "VE-20", "VE-199")
def test_everybody_sees_the_castle_with_classes_sides_and_markers() -> None:
    table = given(revealed=["Lady"], markers={"Bishop": {"attack": 1, "defence": 2}})

    for watcher in EVERY_WATCHER:
        assert table.sees(watcher, "castle") == ["Lady", "Officer", "Bishop"]
        assert piece(table, watcher, "castle", "Lady").marks == ("noble", "revealed")
        assert piece(table, watcher, "castle", "Lady").numbers == (0, 0)
        assert piece(table, watcher, "castle", "Bishop").marks[0] == "clergy"
        assert piece(table, watcher, "castle", "Bishop").numbers == (1, 2)


@pytest.mark.clause("VE-22", "VE-21")
def test_everybody_sees_who_is_in_the_city_and_nobody_in_which_order() -> None:
    one = given(city=["Monk", "Nun", "Maid", "Cook", "Butler", "Lord"])
    two = given(city=["Lord", "Cook", "Nun", "Monk", "Maid", "Butler"])

    for watcher in EVERY_WATCHER:
        assert one.sees(watcher, "city") == ["Lord", "Monk", "Nun", "Maid", "Cook", "Butler"]
        assert one.pieces(watcher, "city") == two.pieces(watcher, "city")


@pytest.mark.clause("VE-61", "VE-58")
def test_a_hidden_character_is_seen_at_the_bottom() -> None:
    table = given("Vampire 1*2, Raven", "-")

    table.plays(V, "hide Officer [Vampire 1, Vampire 1, Raven]")

    for watcher in EVERY_WATCHER:
        last = table.pieces(watcher, "city")[-1]
        assert last.face == "Officer"
        assert last.marks[-2:] == ("place", "bottom")
        assert last.numbers == (6,)
        assert {one.numbers for one in table.pieces(watcher, "city")[:-1]} == {()}


@pytest.mark.clause("VE-190")
def test_after_hypnosis_its_player_knows_the_order_of_the_two_and_the_others_only_the_two() -> None:
    table = given("Hypnosis, Dagger", "-", decision="window")
    table.plays(V, "play Hypnosis; pay Dagger")

    table.plays(V, "Officer; Bishop")

    assert table.sees(V, "city")[:2] == ["Officer", "Bishop"]
    assert [one.marks[-1] for one in table.pieces(V, "city")[:2]] == ["top", "place"]
    assert [one.numbers for one in table.pieces(V, "city")[:2]] == [(1,), (2,)]
    for watcher in (SPECTATOR, H):
        pair = table.pieces(watcher, "city")[:2]
        assert [one.face for one in pair] == ["Officer", "Bishop"]
        assert {one.marks[-1] for one in pair} == {"top-pair"}
        assert {one.numbers for one in pair} == {()}


@pytest.mark.clause("VE-190", "VE-251")
def test_the_order_of_the_two_changes_nothing_that_the_other_sees() -> None:
    tables = [given("Hypnosis, Dagger", "-", decision="window") for _ in range(2)]

    for table, order in zip(tables, ("Officer; Bishop", "Bishop; Officer"), strict=True):
        table.plays(V, "play Hypnosis; pay Dagger")
        table.plays(V, order)

    for watcher in (SPECTATOR, H):
        assert plain(tables[0].scene(watcher)) == plain(tables[1].scene(watcher))
    assert plain(tables[0].scene(V)) != plain(tables[1].scene(V))


@pytest.mark.clause("VE-22")
def test_the_last_place_that_is_left_in_the_city_is_known() -> None:
    away = ["Monk", "Nun", "Maid", "Butler", "Lord"]
    table = given(dead=away, proven=["Nun", "Maid", "Butler", "Lord"], revealed=["Monk"])

    (only,) = table.pieces(H, "city")
    assert only.face == "Cook"
    assert only.marks[-3:] == ("place", "top", "bottom")


@pytest.mark.clause("VE-31", "VE-157")
def test_everybody_sees_travellers_in_their_order_and_what_the_dead_were() -> None:
    table = given(
        castle=["Lady", "Bishop", "Officer"], journey=["Nun"],
        dead=["Monk", "Butler"], revealed=["Monk"], proven=["Butler"],
    )  # fmt: skip

    for watcher in EVERY_WATCHER:
        assert table.sees(watcher, "journey") == ["Nun"]
        assert table.sees(watcher, "dead") == ["Monk", "Butler"]
        assert "revealed" in piece(table, watcher, "dead", "Monk").marks
        assert "proven" in piece(table, watcher, "dead", "Butler").marks


# ---- who may be a vampire -----------------------------------------------------------------------


@pytest.mark.clause("VE-12", "VE-13", "VE-14", "VE-232")
def test_tokens_are_seen_by_their_owners_and_those_face_up_by_everybody() -> None:
    table = given(revealed=["Cook"])

    assert table.sees(V, "tokens", V) == ["Lady", "Monk", "Cook"]
    assert table.sees(H, "tokens", H) == ["Lord", "Nun"]
    for watcher in (SPECTATOR, H):
        assert table.sees(watcher, "tokens", V) == ["Cook", "?", "?"]
    for watcher in (SPECTATOR, V):
        assert table.sees(watcher, "tokens", H) == ["?", "?"]


@pytest.mark.clause("VE-12", "VE-13", "VE-67")
def test_each_seat_sees_what_it_knows_of_the_nine() -> None:
    table = given(revealed=["Cook"], proven=["Nun", "Butler"])

    known = {
        watcher: [identity(table, watcher, name) for name in ("Cook", "Butler", "Nun", "Lady")]
        for watcher in EVERY_WATCHER
    }

    assert known[V] == [("revealed",), ("proven",), ("proven",), ("secret",)]
    assert known[H] == [("revealed",), ("proven",), ("proven", "innocent"), ("doubtful",)]
    assert known[SPECTATOR] == [("revealed",), ("proven",), ("proven",), ("doubtful",)]
    assert identity(table, V, "Maid") == ("human",)
    assert identity(table, H, "Lord") == ("innocent",)
    assert identity(table, SPECTATOR, "Lord") == ("doubtful",)


@pytest.mark.clause("VE-13", "VE-67")
@pytest.mark.parametrize(
    ("keys", "for_humans", "for_all"),
    [
        ({}, (35, 15), (84, 28)),
        ({"proven": ["Maid"]}, (20, 10), (56, 21)),
        ({"proven": ["Nun"]}, (35, 15), (56, 21)),
        ({"revealed": ["Cook"], "proven": ["Maid"]}, (10, 4), (21, 6)),
        ({"revealed": ["Cook", "Monk"]}, (5, 1), (7, 1)),
    ],
)
def test_the_possible_trios_are_counted(
    keys: dict[str, object], for_humans: tuple[int, int], for_all: tuple[int, int]
) -> None:
    table = given(**keys)  # type: ignore[arg-type]

    for watcher, (trios, with_lady) in ((H, for_humans), (V, for_all), (SPECTATOR, for_all)):
        assert table.scene(watcher).counters["trios"] == trios
        assert len(table.sees(watcher, "trios")) == trios
        assert piece(table, watcher, "suspects", "Lady").numbers == (with_lady, trios)


@pytest.mark.clause("VE-13")
@settings(max_examples=20, deadline=None)
@for_any(st.integers(0, 10**6), st.integers(0, 150))
def test_the_numbers_of_the_suspects_are_those_of_the_listed_trios(seed: int, moves: int) -> None:
    table = played_on(seed, moves)

    for watcher in EVERY_WATCHER:
        listed = [trio.split("+") for trio in table.sees(watcher, "trios")]
        for name in EVERYBODY:
            among = sum(name in trio for trio in listed)
            assert piece(table, watcher, "suspects", name).numbers == (among, len(listed))
        assert "+".join(table.sees(V, "tokens", V)) in table.sees(watcher, "trios")


@pytest.mark.clause("VE-12", "VE-50")
def test_what_follows_is_said_when_nothing_else_is_possible() -> None:
    all_shown = given(castle=["Lady", "Bishop", "Officer"], revealed=["Lady", "Monk", "Cook"])
    assert identity(all_shown, H, "Maid") == ("cannot-be",)
    assert identity(all_shown, SPECTATOR, "Lord") == ("cannot-be",)
    assert identity(all_shown, V, "Maid") == ("human",)

    only_lady_left = given(
        revealed=["Monk", "Cook"], proven=["Officer", "Bishop", "Maid", "Butler"]
    )
    assert identity(only_lady_left, H, "Lady") == ("must-be",)
    assert identity(only_lady_left, SPECTATOR, "Lady") == ("doubtful",)


# ---- cards --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-30")
def test_everybody_sees_the_sizes_of_hands_decks_cellars_and_moats() -> None:
    table = given(
        "Claws, Dagger", "Relic", cellars=["Garlic*2", "-"], moats=["Coffin", "Pistol, Musket"],
        cellar_used=[False, True],
    )  # fmt: skip

    for watcher in EVERY_WATCHER:
        assert [view.counters for view in table.scene(watcher).seats] == [
            {"cards": 2, "deck-cards": 35, "cellar-cards": 2, "moat-cards": 1},
            {"cards": 1, "deck-cards": 37, "cellar-cards": 0, "moat-cards": 2},
        ]
        assert [view.marks for view in table.scene(watcher).seats] == [
            ("plays-vampires", "active"),
            ("plays-humans", "cellar-used"),
        ]


@pytest.mark.clause("VE-4", "VE-6", "VE-8")
def test_a_card_shows_its_types_and_its_value_or_costs() -> None:
    table = given("Raven, Vampire 3, Bat Form, Claws, Kitchen Boy", "-")

    shown = {one.face: (one.kind, one.marks, one.numbers) for one in table.pieces(V, "hand", V)}

    assert shown == {
        "Raven": ("combat-card", ("clergy", "red"), (2,)),
        "Vampire 3": ("combat-card", ("red",), (3,)),
        "Bat Form": ("support-card", ("support",), (2, 1)),
        "Claws": ("support-card", ("support",), (2, 1, 3)),
        "Kitchen Boy": ("support-card", ("support",), (1, 0)),
    }


@pytest.mark.clause("VE-29", "VE-27", "VE-232")
def test_own_piles_are_open_to_their_owner_and_backs_to_the_others() -> None:
    table = given("Claws*2", "-", cellars=["Garlic*2", "-"], moats=["Coffin, Raven", "-"])

    assert table.sees(V, "hand", V) == ["Claws", "Claws"]
    assert table.sees(V, "cellar", V) == ["Garlic", "Garlic"]
    assert table.sees(V, "moat", V) == ["Raven", "Coffin"]
    for watcher in (SPECTATOR, H):
        for zone in ("hand", "cellar", "moat"):
            assert table.sees(watcher, zone, V) == ["?", "?"]
        assert set(table.sees(watcher, "deck", V)) == {"?"}


@pytest.mark.clause("VE-27", "VE-28")
def test_of_a_moat_the_others_see_what_was_shown() -> None:
    table = given("Dagger, Coffin", "Candlestick*2")

    table.plays(V, "Lady x Bishop a[Dagger]")
    table.all_decline()
    table.plays(H, "d[Candlestick]")
    table.plays(V, "stop")

    assert seen_of(table, H, "moat", V) == ["Dagger"]
    assert seen_of(table, V, "moat", H) == ["Candlestick"]
    assert piece(table, V, "moat", "Dagger", V).marks == ("noble", "shown")


@pytest.mark.clause("VE-27")
def test_of_payments_the_others_see_the_number() -> None:
    table = given("Lady-in-Waiting, Coffin, Dagger", "-", decision="window")

    table.plays(V, "play Coffin; pay Dagger")

    assert table.sees(V, "moat", V) == ["Coffin", "Dagger"]
    for watcher in (SPECTATOR, H):
        assert table.sees(watcher, "moat", V) == ["Coffin", "?"]


@pytest.mark.clause("VE-15")
def test_of_ones_own_deck_everything_is_known_but_the_order() -> None:
    one, two = (given("Claws", "-", seed=seed) for seed in (1, 2))

    deck = one.sees(V, "deck", V)

    assert len(deck) == 39
    assert deck.count("Claws") == 1
    assert two.sees(V, "deck", V) == deck


@pytest.mark.clause("VE-177")
def test_a_hand_that_was_shown_to_the_bat_is_known_to_its_player_alone() -> None:
    table = given("Bat Form, Dagger", "Relic, Garlic, Musket", decision="window")
    table.plays(V, "play Bat Form; pay Dagger")
    table.plays(H, "decline")

    table.plays(V, "clergy")

    assert table.sees(V, "hand", H) == ["Garlic", "Musket"]
    assert piece(table, V, "hand", "Garlic", H).marks == ("servant", "known")
    assert table.sees(SPECTATOR, "hand", H) == ["?", "?"]
    assert seen_of(table, SPECTATOR, "moat", H) == ["Relic"]


@pytest.mark.clause("VE-233")
def test_a_card_that_was_seen_may_be_wherever_hidden_cards_have_gone() -> None:
    table = given("Bat Form, Dagger", "Relic, Garlic, Musket", decision="window")
    table.plays(V, "play Bat Form; pay Dagger")
    table.plays(H, "decline")
    table.plays(V, "clergy")
    table.ends_the_turn()

    table.plays(H, "cellar Garlic; draw")

    assert seen_of(table, V, "hand", H) == []
    for name in ("Garlic", "Musket"):
        card = piece(table, V, "unseen", name, H)
        assert card.marks == ("servant", "in-hand", "in-cellar")


@pytest.mark.clause("VE-3", "VE-232")
def test_what_is_hidden_of_the_other_is_known_by_its_deck_list_together() -> None:
    table = given("Dagger, Coffin", "-", moats=["Raven", "-"])
    table.plays(V, "Lady x Bishop a[Dagger]")

    unseen = table.sees(H, "unseen", V)

    assert len(unseen) == 39
    assert unseen.count("Dagger") == 1
    assert unseen.count("Raven") == 2


@pytest.mark.clause("VE-139", "VE-169")
def test_h_looks_through_the_cellar_when_the_crypt_is_opened_and_nobody_else_does() -> None:
    table = by_day(
        "-", "Crypt Opening, Dagger", decision="window", cellars=["Garlic*2, Pistol", "-"]
    )

    table.plays(H, "*Crypt Opening{Dagger}")

    assert table.asked == "effect-pick"
    assert table.sees(H, "cellar", V) == ["Garlic", "Garlic", "Pistol"]
    assert table.sees(SPECTATOR, "cellar", V) == ["?"] * 3


@pytest.mark.clause("VE-139", "VE-183")
def test_v_looks_through_the_cellar_in_the_mist_and_nobody_else_does() -> None:
    table = given(
        "Mist Form, Dagger", "Relic", decision="window", revealed=["Lady"], cellars=["-", "Pistol"]
    )
    table.plays(V, "*Mist Form{Dagger}")
    assert table.sees(V, "cellar", H) == ["?"]

    table.plays(H, "decline")

    assert table.asked == "effect-pick"
    assert table.sees(V, "cellar", H) == ["Pistol"]
    assert table.sees(SPECTATOR, "cellar", H) == ["?"]


# ---- nothing else -------------------------------------------------------------------------------


def played_on(seed: int, moves: int) -> Table:
    """A game after so many random moves, with no line half made."""
    table, luck = begun(seed=seed), FastChance(seed)
    position = table.position
    while not position.is_over() and (moves > 0 or position.composing() >= 0):
        seat = position.to_act()[0]
        legal = position.moves(seat)
        position.apply(seat, legal[luck.below(len(legal))])
        moves -= 1
    return table


@pytest.mark.clause("VE-232", "VE-233", "VE-235")
@settings(max_examples=25, deadline=None)
@for_any(st.integers(0, 10**6), st.integers(0, 250))
def test_a_scene_is_the_same_in_every_world_of_its_seat(seed: int, moves: int) -> None:
    position, luck = played_on(seed, moves).position, FastChance(seed)

    for watcher in EVERY_WATCHER:
        world = position.world(watcher, luck)

        assert plain(GAME.scene(world, watcher)) == plain(GAME.scene(position, watcher))
