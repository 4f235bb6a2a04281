"""What each seat sees of the table: all that perfect recall gives it, and nothing else."""

import pytest
from hypothesis import given as for_any
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.scene import Choice, Piece, plain
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.table import Table, begun, connecting, given

PLAIN = ["mist, hunchback", "bat, hunchback", "stake, hunchback"]


def choice(table: Table, move: str) -> Choice:
    (found,) = [one for one in table.decision().choices if one.move == move]
    return found


def notices(table: Table, seat: int = SPECTATOR) -> list[str]:
    return [notice.key for notice in table.scene(seat).notices]


def piece(table: Table, zone: str, face: str, owner: int = -1, seat: int = SPECTATOR) -> Piece:
    (found,) = [one for one in table.pieces(seat, zone, owner) if one.face == face]
    return found


# ---- what is public -----------------------------------------------------------------------------


@pytest.mark.clause("VC-230")
def test_everybody_sees_vampires_places_markers_drops_and_hand_sizes() -> None:
    table = given(
        ["mist*3", "bat", "-"], drops=[4, 0, 7], places=["castle", "tomb", "tomb"],
        markers=[None, "Rudey", None],
    )  # fmt: skip

    for watcher in (SPECTATOR, 0, 1, 2):
        assert [view.counters for view in table.scene(watcher).seats] == [
            {"drops": 4, "cards": 3, "yield": 0},
            {"drops": 0, "cards": 1, "yield": 0},
            {"drops": 7, "cards": 0, "yield": 0},
        ]
        assert [view.marks for view in table.scene(watcher).seats] == [
            ("active",),
            ("in-tomb", "staked"),
            ("in-tomb",),
        ]
        assert table.sees(watcher, "castle", 0) == ["Biggulp"]
        assert table.sees(watcher, "tomb", 1) == ["Ficklecrash", "Rudey"]
        assert table.sees(watcher, "tomb", 2) == ["Shortway"]


@pytest.mark.clause("VC-230")
def test_everybody_sees_all_victims_with_their_protections() -> None:
    table = given(
        PLAIN, fresh="V14", captives=["-", "V10, V15, V20", "V01"], dead=["V02", "-", "-"],
        laid=[{"card": "holy water", "castle": 1, "victims": "V15, V20"}],
    )  # fmt: skip

    assert table.sees(0, "fresh", 0) == ["V14"]
    assert table.sees(0, "castle", 1) == ["Ficklecrash", "V10", "holy water", "V15", "V20"]
    assert piece(table, "castle", "V15", 1).marks == ("holy-water",)
    assert {one.node for one in table.pieces(2, "castle", 1)[2:]} == {"1"}
    assert table.sees(0, "tomb", 0) == ["V02"]


@pytest.mark.clause("VC-7")
def test_a_victim_shows_its_values_and_what_it_is() -> None:
    table = given(PLAIN, captives=["V01", "V10", "V28"])

    assert piece(table, "castle", "V01", 0).numbers == (-1, 2)
    assert piece(table, "castle", "V10", 1).marks == ("priest",)
    assert piece(table, "castle", "V28", 2) == Piece("victim", "V28", ("bonus",), "", (3, 5))


@pytest.mark.clause("VC-7")
def test_an_owners_own_name_of_a_victim_is_shown() -> None:
    edition = GAME.edition_with({"victims.V14.name": "Aunt Olga"}, "mine")
    table = given(PLAIN, captives=["V14", "-", "-"], edition=edition)

    assert piece(table, "castle", "V14", 0).title == "Aunt Olga"


@pytest.mark.clause("VC-230", "VC-11")
def test_both_discard_piles_lie_face_up_and_the_vampire_deck_face_down() -> None:
    table = given(
        PLAIN, discard="wolf*2, Escape", village_discard="garlic, Sunrise marked", deck="*"
    )

    assert table.sees(1, "discard") == ["wolf", "wolf", "Escape"]
    assert table.sees(1, "village-discard") == ["garlic", "Sunrise"]
    assert piece(table, "village-discard", "Sunrise").marks == ("marked",)
    assert set(table.sees(1, "deck")) == {"?"}
    assert len(table.sees(1, "deck")) == 58 - 6 - 3


@pytest.mark.clause("VC-230", "VC-126", "VC-127", "VC-187")
@pytest.mark.parametrize(
    ("keys", "notice"),
    [
        ({"round": 2, "kidnapped": True}, "notice-hunters-free"),
        ({"round": 1, "kidnapped": True}, "notice-hunters-soon"),
        ({"round": 3, "kidnapped": False}, "notice-hunters-asleep"),
        ({"latch": True}, "notice-last-turn"),
    ],
)
def test_the_flags_of_the_whole_table_are_noticed(keys: dict[str, object], notice: str) -> None:
    assert notice in notices(given(PLAIN, **keys))  # type: ignore[arg-type]


@pytest.mark.clause("VC-230", "VC-162", "VC-87")
def test_flags_of_the_turn_mark_its_player() -> None:
    table = given(["hunchback", "bat", "mist"], markers=["stake", None, None], immune=True)
    assert table.scene(1).seats[0].marks == ("active", "in-tomb", "staked", "immune")

    party = given(PLAIN, party=True)
    assert party.scene(2).seats[0].marks == ("active", "party")
    assert party.sees(2, "table") == ["Party"]


# ---- the village --------------------------------------------------------------------------------


@pytest.mark.clause("VC-233", "VC-232")
def test_the_village_is_known_by_its_cards_but_not_by_their_order() -> None:
    village = "V20, garlic, V03, Sunrise, V01"
    same = "V01, V03, Sunrise, V20, garlic"

    table, other = given(PLAIN, village=village), given(PLAIN, village=same)

    assert table.sees(SPECTATOR, "village") == ["V01", "V03", "V20", "garlic", "Sunrise"]
    assert other.pieces(0, "village") == table.pieces(0, "village")


@pytest.mark.clause("VC-233", "VC-238")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1])
def test_where_memory_counts_piles_and_known_cards_are_not_shown_again(watcher: int) -> None:
    village = "V20, garlic, V03, Sunrise, V01"

    table = given(["mist, wolf", "bat", "stake"], village=village, discard="Party", memory=True)

    assert table.sees(watcher, "village") == ["?"] * 5
    assert {piece.kind for piece in table.pieces(watcher, "village")} == {"card"}
    assert table.sees(watcher, "discard") == ["?"]
    assert table.sees(watcher, "unseen") == []
    assert set(table.sees(watcher, "hand", 2)) == {"?"}


@pytest.mark.clause("VC-233")
@pytest.mark.parametrize(("memory", "told"), [(False, {"then-turned-back"}), (True, set())])
def test_where_memory_counts_nobody_counts_defences_and_sunrises(
    memory: bool, told: set[str]
) -> None:
    village = "V20, windows, garlic, V03, Sunrise, V01"

    scene = given(["mist", "bat", "stake"], village=village, memory=memory).scene(0)

    assert scene.decision is not None
    foreseen = {then.key for choice in scene.decision.choices for then in choice.then}
    assert foreseen & {"then-turned-back"} == told
    assert scene.standing[2].args["sunrises"] == (0 if memory else 1)


@pytest.mark.clause("VC-242")
def test_everybody_knows_how_many_cards_come_before_the_marked_events() -> None:
    table = begun(3, seed=4)
    assert table.scene(SPECTATOR).counters["upper-half"] == 20

    table = given(PLAIN, village_turned=19)
    assert table.scene(0).counters["upper-half"] == 1
    assert "upper-half" not in given(PLAIN, village_turned=20).scene(0).counters
    assert "upper-half" not in given(PLAIN, village_shuffled=True).scene(0).counters


# ---- hands --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-231", "VC-235", "VC-237")
def test_a_seat_sees_its_own_hand_and_of_others_the_first_hunchback() -> None:
    table = begun(4, seed=9)

    for owner in range(4):
        assert table.sees(SPECTATOR, "hand", owner) == ["hunchback", "?", "?", "?", "?"]
        for watcher in range(4):
            shown = table.sees(watcher, "hand", owner)
            assert ("?" in shown) == (watcher != owner)
            assert len(shown) == 5


@pytest.mark.clause("VC-238")
def test_what_was_offered_to_a_seat_it_knows_and_the_others_do_not() -> None:
    table = connecting(["mist, wolf, book", "bat*2", "stake"])

    table.plays(0, "trade Ficklecrash: mist+wolf <-> bat")

    assert table.sees(1, "hand", 0) == ["mist", "wolf", "?"]
    assert {one.marks for one in table.pieces(1, "hand", 0)} == {("known",), ()}
    assert table.sees(2, "hand", 0) == ["?"] * 3
    assert table.sees(SPECTATOR, "hand", 0) == ["?"] * 3


@pytest.mark.clause("VC-236")
def test_cards_not_seen_are_all_but_the_visible_and_ones_own() -> None:
    table = given(
        ["crucifix, book", "holy water", "-"], discard="Party, book", captives=["V10", "-", "-"],
        laid=[{"card": "holy water", "castle": 0, "victims": "V10"}],
    )  # fmt: skip

    unseen = table.sees(0, "unseen")

    assert not {"crucifix", "Party", "book"} & set(unseen)
    assert unseen.count("holy water") == 1
    assert unseen.count("mist") == 10
    assert set(table.sees(1, "unseen")) >= {"crucifix", "book"}


@pytest.mark.clause("VC-241")
def test_after_a_reshuffle_a_seat_sees_which_cards_must_be_in_a_hand() -> None:
    everything = "mist*10, wolf*8, bat*6, carriage*3, hunchback*9, Beatquick, Thrashon, Assistant"
    everything += ", stake*7, Double Success*2, Good Opportunity, Escape*2, crucifix, holy water*2"
    everything += ", book*2, Party"
    table = given(
        ["-", "Rudey", "-"], deck=everything, discard="-",
        knowledge={"reshuffled": everything, "drawn_since": ["-", "-", "-"]},
    )  # fmt: skip

    marks = {one.face: one.marks for one in table.pieces(0, "unseen")}

    assert marks["Rudey"] == ("in-hands",)
    assert marks["Party"] == ()


# ---- offers and secret choices ------------------------------------------------------------------


@pytest.mark.clause("VC-44", "VC-230")
def test_an_offer_is_seen_by_the_two_in_full_and_by_the_others_in_numbers() -> None:
    table = connecting(["mist, wolf, book", "bat*2", "stake"])

    table.plays(0, "trade Ficklecrash: mist+wolf <-> bat")

    for party in (0, 1):
        (offer,) = [one for one in table.scene(party).notices if one.key == "notice-offer"]
        assert offer.args["given"] == {"words": ["name-mist", "name-wolf"]}
        assert offer.args["wanted"] == {"words": ["name-bat"]}
    for other in (2, SPECTATOR):
        (offer,) = [one for one in table.scene(other).notices if "offer" in one.key]
        assert offer.key == "notice-offer-numbers"
        assert (offer.args["given"], offer.args["wanted"]) == (2, 1)


@pytest.mark.clause("VC-44")
def test_while_an_offer_is_composed_only_its_author_sees_it() -> None:
    table = connecting(["mist, wolf, book", "bat*2", "stake"])
    half = table.position.clone()
    for part in ("offer Ficklecrash", "give mist"):
        half.play(0, GAME.parse(half, 0, part))

    own = [one.key for one in GAME.scene(half, 0).notices]
    others = [[one.key for one in GAME.scene(half, seat).notices] for seat in (SPECTATOR, 1, 2)]

    assert "notice-composing" in own
    assert all("notice-composing" not in seen for seen in others)


@pytest.mark.clause("VC-44", "VC-41")
def test_a_counter_offer_is_seen_by_the_two_beside_the_offer() -> None:
    table = connecting(["mist, wolf, book", "bat*2", "stake"])
    table.plays(0, "trade Ficklecrash: mist <-> bat")

    table.plays(1, "counter bat <-> wolf")

    assert {"notice-offer", "notice-counter"} <= set(notices(table, 0))
    assert {"notice-offer-numbers", "notice-counter-numbers"} <= set(notices(table, 2))
    assert table.decision().question.key == "decision-counter-from"


@pytest.mark.clause("VC-92", "VC-231")
def test_at_the_ball_a_seat_sees_its_own_choice_and_not_who_else_has_chosen() -> None:
    table = given(
        ["mist", "-", "-"], captives=["V14", "V15, V16", "V17"], village="Masked Ball, V01, V02"
    )
    table.plays(0, "mist > village")
    before = [plain(table.scene(seat)) for seat in (SPECTATOR, 0, 2)]

    table.plays(1, "gives The Blacksmith")

    assert [plain(table.scene(seat)) for seat in (SPECTATOR, 0, 2)] == before
    assert table.scene(0).asked == (0, 1, 2)
    assert table.scene(1).asked == (0, 2)
    assert table.scene(1).decision is None
    assert piece(table, "castle", "V15", 1, seat=1).marks == ("chosen",)
    assert piece(table, "castle", "V15", 1, seat=0).marks == ()
    assert "notice-you-give" in notices(table, 1)


@pytest.mark.clause("VC-231", "VC-245")
@settings(max_examples=25, deadline=None)
@for_any(st.integers(3, 6), st.integers(0, 10**6), st.integers(0, 120))
def test_a_scene_is_the_same_in_every_world_of_its_seat(seats: int, seed: int, moves: int) -> None:
    position, luck = begun(seats, seed=seed).position, FastChance(seed)
    for _ in range(moves):
        seat = position.to_act()[0]
        legal = position.moves(seat)
        position.apply(seat, legal[luck.below(len(legal))])
    if position.composing() >= 0:
        return

    for watcher in (SPECTATOR, *range(seats)):
        world = position.world(watcher, luck)

        assert plain(GAME.scene(world, watcher)) == plain(GAME.scene(position, watcher))
