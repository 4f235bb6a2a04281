"""Written keys laid over a fresh start: what fills the gaps, what must agree, what is refused."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.notation.pending import DECISIONS
from gruft.games.vampire_connection.notation.position import KEYS
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import plain
from tests.games.vampire_connection.table import begun, cards
from tests.games.vampire_connection.walks import laid_over, seat_counts, seeds, walk


def refusal_of(data: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        laid_over(3, data)
    return refusal.value.key, refusal.value.clause


# --- round trips ---------------------------------------------------------------------------------


@settings(max_examples=5, deadline=None)
@holds_for(seat_counts, seeds)
def test_every_position_reads_back_from_its_json(seats: int, seed: int) -> None:
    for step, (table, seat) in enumerate(walk(seats, seed, 200)):
        if step % 15 == 0:
            again = laid_over(seats, table.truth, seed + 1)
            assert again.truth == table.truth
            assert again.legal(seat) == table.legal(seat)
            assert plain(again.scene(seat)) == plain(table.scene(seat))


def test_a_finished_game_reads_back() -> None:
    over = {"pending": {"decision": "over"}, "cause": "village", "over": True, "to_act": []}

    table = laid_over(3, {**over, "drops": [1, 2, 3]})

    assert laid_over(3, table.truth).truth == table.truth
    assert table.position.outcome().winners == [2]


def test_every_key_is_written_in_its_order() -> None:
    assert list(begun(4).truth) == list(KEYS)


# --- what stands if it is not named --------------------------------------------------------------


def test_without_keys_it_is_the_fresh_start() -> None:
    assert laid_over(4, {}, seed=5).truth == begun(4, seed=5).truth


def test_without_named_cards_the_fresh_deal_stands() -> None:
    fresh = begun(3, seed=6)

    table = laid_over(3, {"drops": [4, 5, 6], "kidnapped": True, "round": 7}, seed=6)

    assert [table.truth[key] for key in ("hands", "deck", "village", "vampires")] == [
        fresh.truth[key] for key in ("hands", "deck", "village", "vampires")
    ]
    assert table.drops == [4, 5, 6]
    assert table.truth["village_shuffled"] is False


@pytest.mark.clause("VC-21")
@pytest.mark.parametrize(("start", "active", "round_"), [(0, 0, 1), (2, 1, 3), (1, 2, 9)])
def test_round_and_seats_say_which_turn_it_is(start: int, active: int, round_: int) -> None:
    table = laid_over(3, {"start": start, "active": active, "round": round_})

    assert (table.number("start"), table.active, table.number("round")) == (start, active, round_)


def test_the_active_seat_is_the_start_player_if_it_is_not_named() -> None:
    assert laid_over(3, {"start": 2}).active == 2


def test_a_staked_vampire_lies_in_its_tomb_if_places_are_not_named() -> None:
    keys: dict[str, object] = {"round": 2, "markers": [None, "stake", None]}

    assert laid_over(3, keys).places == ["castle", "tomb", "castle"]


@pytest.mark.clause("VC-162")
@pytest.mark.parametrize("pending", [None, "connection", "play"])
def test_who_is_staked_at_their_own_turn_is_immune_if_that_is_not_named(pending: object) -> None:
    keys = {"start": 1, "round": 2, "markers": [None, "stake", None], "pending": pending}

    assert laid_over(3, keys).truth["immune"] is True
    assert laid_over(3, {**keys, "start": 0}).truth["immune"] is False


@pytest.mark.clause("VC-72")
@pytest.mark.parametrize(
    "keys",
    [
        {"fresh": "The Baker"},
        {"captives": ["-", "The Baker", "-"]},
        {"dead": ["-", "-", "The Baker"]},
    ],
)
def test_somebody_who_is_not_in_the_village_was_kidnapped(keys: dict[str, object]) -> None:
    assert laid_over(3, {**keys, "pending": "play"}).truth["kidnapped"] is True
    assert laid_over(3, {"village_discard": "garlic"}).truth["kidnapped"] is False


@pytest.mark.clause("VC-187")
def test_an_empty_village_was_turned_to_its_last_card() -> None:
    assert laid_over(3, {"village": "-"}).truth["latch"] is True
    assert laid_over(3, {"village": "The Baker"}).truth["latch"] is False


@pytest.mark.clause("VC-23", "VC-144")
def test_without_an_open_decision_the_turn_begins() -> None:
    calm = laid_over(3, {"round": 2, "start": 0, "kidnapped": True})
    window = laid_over(
        3, {"round": 2, "start": 0, "kidnapped": True, "places": ["castle", "tomb", "castle"]}
    )

    assert (calm.asked, calm.turn) == ("connection", 0)
    assert (window.asked, window.turn) == ("tomb-window", 1)


def test_a_decision_may_be_written_as_a_word() -> None:
    table = laid_over(3, {"start": 1, "pending": "play"})

    assert table.truth["pending"] == {"decision": "play", "asked": 1}


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["", "hand", "Hands", "turn", "outcome"])
def test_an_unknown_key_is_refused(key: str) -> None:
    assert refusal_of({key: 1})[0] == "position-unknown-key"


@pytest.mark.parametrize(
    ("key", "value", "refused"),
    [
        ("abilities", 1, "position-not-a-switch"),
        ("abilities", None, "position-not-a-switch"),
        ("kidnapped", "yes", "position-not-a-switch"),
        ("village_shuffled", 0, "position-not-a-switch"),
        ("max_rounds", 0, "position-bad-number"),
        ("max_rounds", 1000000, "position-bad-number"),
        ("round", 0, "position-bad-number"),
        ("round", 101, "position-bad-number"),
        ("round", True, "position-bad-number"),
        ("round", "2", "position-bad-number"),
        ("start", 3, "position-bad-seat"),
        ("active", -1, "position-bad-seat"),
        ("active", None, "position-bad-seat"),
        ("vampires", ["Biggulp", "Shortway"], "position-not-per-seat"),
        ("vampires", ["Biggulp", "Shortway", "Dracula"], "position-unknown-word"),
        ("vampires", "Biggulp", "position-not-a-list"),
        ("places", ["castle", "tomb", "village"], "position-unknown-word"),
        ("places", ["castle", "tomb", None], "position-not-a-text"),
        ("drops", [1, 1, -1], "position-bad-number"),
        ("drops", [1, 1, 1000001], "position-bad-number"),
        ("village_turned", -1, "position-bad-number"),
        ("cause", "boredom", "position-unknown-word"),
        ("pending", "nap", "position-unknown-word"),
        ("pending", [], "position-not-an-object"),
        ("pending", {}, "position-not-a-text"),
        ("pending", {"decision": "play", "net": 4}, "position-unknown-key"),
        ("pending", {"decision": "play", "asked": 3}, "position-bad-seat"),
        ("seats", 4, "position-disagrees"),
        ("enabled", True, "position-disagrees"),
        ("over", True, "position-disagrees"),
        ("to_act", [], "position-disagrees"),
        ("immune", True, "position-disagrees"),
        ("cause", "village", "position-over-without-cause"),
        ("pending", "over", "position-over-without-cause"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(key: str, value: object, refused: str) -> None:
    assert refusal_of({key: value})[0] == refused


@pytest.mark.clause("VC-13")
def test_two_seats_cannot_have_the_same_vampire() -> None:
    twice = ["Biggulp", "Shortway", "Biggulp"]

    assert refusal_of({"vampires": twice}) == ("position-vampire-twice", "VC-13")


@pytest.mark.clause("VC-152")
@pytest.mark.parametrize("marker", ["mist", "Beatquick", "", "a stake"])
def test_a_marker_is_a_stake_or_rudey(marker: str) -> None:
    assert refusal_of({"markers": [marker, None, None]}) == ("position-bad-marker", "VC-152")


@pytest.mark.clause("VC-152")
def test_a_staked_vampire_lies_in_its_tomb() -> None:
    keys: dict[str, object] = {"markers": ["stake", None, None], "places": ["castle"] * 3}

    assert refusal_of(keys) == ("position-staked-outside-tomb", "VC-152")


@pytest.mark.clause("VC-126")
def test_nobody_is_staked_in_round_1() -> None:
    keys: dict[str, object] = {"markers": ["stake", None, None], "round": 1}

    assert refusal_of(keys) == ("position-marker-in-first-round", "VC-126")


@pytest.mark.clause("VC-188")
def test_a_game_is_over_for_a_reason() -> None:
    expected = ("position-over-without-cause", "VC-188")

    assert refusal_of({"pending": "over", "over": True, "to_act": []}) == expected


# --- odd values ----------------------------------------------------------------------------------

odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.floats(allow_nan=False),
    st.sampled_from(["", "-", "*", "?", "?*3", "mist*2", "The Baker", "Rudey", "play", "Sunrise"]),
    st.sampled_from(sorted(DECISIONS)),
    st.lists(st.one_of(st.none(), st.sampled_from(["-", "mist", "V14", "tomb"])), max_size=4),
    st.just({"0": {"1": "mist"}}),
    st.just({"decision": "ball", "gifts": [None, None, None]}),
)
entries = st.sampled_from(
    ["asked", "offers", "partner", "give", "want", "form", "goal", "lord", "card", "victim", "laid",
     "last", "gifts", "events", "net", "consumed", "discarded"]
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@holds_for(st.dictionaries(st.sampled_from(KEYS), odd, max_size=4))
def test_odd_values_are_refused_or_give_a_position_that_can_be_played(
    data: dict[str, object],
) -> None:
    _is_refused_or_playable(data)


@settings(max_examples=60, deadline=None)
@holds_for(st.sampled_from(sorted(DECISIONS)), st.dictionaries(entries, odd, max_size=4))
def test_odd_questions_are_refused_or_can_be_answered(
    decision: str, pending: dict[str, object]
) -> None:
    table: dict[str, object] = {
        "hands": ["mist, wolf", "bat, stake", "Party"],
        "captives": ["The Baker", "The Old Chaplain", "The Bard"],
        "fresh": "The Mayor",
        "pending": {**pending, "decision": decision},
    }

    _is_refused_or_playable(table)


def _is_refused_or_playable(data: dict[str, object]) -> None:
    try:
        table = laid_over(3, data)
    except Refused:
        return
    position = table.position
    census = GAME.census(position)
    assert laid_over(3, table.truth).truth == table.truth
    for _ in range(6):
        if position.is_over():
            return
        seat = position.to_act()[0]
        GAME.scene(position, seat)
        position.apply(seat, position.moves(seat)[-1])
        GAME.check(position)
        assert GAME.census(position) == census


def test_numbers_of_cards_are_read_as_they_are_written() -> None:
    table = laid_over(3, {"hands": ["mist*3", "?*2", None], "pending": "play"})

    assert table.hand(0) == cards("mist*3")
    assert [len(list(table.hand(seat).elements())) for seat in range(3)] == [3, 2, 5]
