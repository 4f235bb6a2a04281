"""Scenes: the table as one seat sees it, and its plain data."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.game import Game
from gruft.kernel.journal import Telling
from gruft.kernel.position import Outcome
from gruft.kernel.scene import (
    BOARD,
    HAND,
    PILE,
    ROW,
    SPECTATOR,
    Choice,
    Decision,
    OpenWindow,
    Piece,
    Scene,
    SeatView,
    Spot,
    Zone,
    plain,
)
from gruft.shelf import SHELF

json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)

BAT = Piece("card", "bat", ("wild",), numbers=(3, -1), title="Flap")
BACK = Piece("card")
SCENE = Scene(
    game="bells",
    seat=0,
    asked=(0,),
    seats=(SeatView(0, 1, {"cards": 2}), SeatView(1, 0, {"cards": 1}, ("dealer",))),
    zones=(
        Zone("hand", HAND, 0, (BAT, BACK)),
        Zone("tower", BOARD, -1, (Piece("bell", node="a"),)),
    ),
    notices=(Telling("begins", {"player": {"seat": 0}}),),
    counters={"turn": 3},
    decision=Decision(
        Telling("which-rope", {}),
        (
            Choice(
                "a", Telling("rope", {"name": "a"}), (Spot(0, 1),), (Telling("costs", {"n": 2}),)
            ),
        ),
    ),
    window=OpenWindow("watch", Telling("rung", {}), (1,), word_returns=True),
    outcome=Outcome([1, 2], [1], "dawn", "BE-3"),
)


#: The same scene as clients receive it.
PLAIN_SCENE = {
    "game": "bells",
    "seat": 0,
    "asked": [0],
    "seats": [
        {"seat": 0, "team": 1, "counters": {"cards": 2}, "marks": []},
        {"seat": 1, "team": 0, "counters": {"cards": 1}, "marks": ["dealer"]},
    ],
    "zones": [
        {
            "name": "hand",
            "shape": "hand",
            "owner": 0,
            "pieces": [
                {
                    "kind": "card",
                    "face": "bat",
                    "marks": ["wild"],
                    "node": "",
                    "numbers": [3, -1],
                    "title": "Flap",
                },
                {
                    "kind": "card",
                    "face": "",
                    "marks": [],
                    "node": "",
                    "numbers": [],
                    "title": "",
                },
            ],
        },
        {
            "name": "tower",
            "shape": "board",
            "owner": -1,
            "pieces": [
                {
                    "kind": "bell",
                    "face": "",
                    "marks": [],
                    "node": "a",
                    "numbers": [],
                    "title": "",
                }
            ],
        },
    ],
    "notices": [{"key": "begins", "args": {"player": {"seat": 0}}}],
    "counters": {"turn": 3},
    "decision": {
        "question": {"key": "which-rope", "args": {}},
        "choices": [
            {
                "move": "a",
                "label": {"key": "rope", "args": {"name": "a"}},
                "on": [{"zone": 0, "place": 1}],
                "then": [{"key": "costs", "args": {"n": 2}}],
            }
        ],
        "forced": False,
    },
    "window": {
        "kind": "watch",
        "trigger": {"key": "rung", "args": {}},
        "seats": [1],
        "word_returns": True,
    },
    "outcome": {"scores": [1, 2], "winners": [1], "cause": "dawn", "clause": "BE-3"},
    "standing": [],
}


def test_a_whole_scene_becomes_plain_data_field_by_field() -> None:
    assert plain(SCENE) == PLAIN_SCENE


def test_plain_data_can_be_written_as_json() -> None:
    assert json.loads(json.dumps(plain(SCENE))) == plain(SCENE)


def test_a_scene_without_question_window_and_end_says_so() -> None:
    bare = Scene("bells", SPECTATOR, (), (), (), (), {})

    data = plain(bare)

    assert isinstance(data, dict)
    assert data["seat"] == -1
    assert (data["decision"], data["window"], data["outcome"]) == (None, None, None)


@given(json_data)
def test_plain_data_stays_as_it_is(data: object) -> None:
    assert plain(data) == data


def test_keys_become_texts_and_tuples_become_lists() -> None:
    assert plain({1: (2, (3,)), "a": [Telling("key", {"seat": 1})]}) == {
        "1": [2, [3]],
        "a": [{"key": "key", "args": {"seat": 1}}],
    }


def test_the_arguments_of_a_telling_become_plain_too() -> None:
    telling = Telling("cards", {"cards": (1, 2), "inner": Telling("card", {})})

    assert plain(telling) == {
        "key": "cards",
        "args": {"cards": [1, 2], "inner": {"key": "card", "args": {}}},
    }


def test_a_class_is_not_taken_for_a_scene() -> None:
    assert plain(Piece) is Piece


def test_a_piece_is_a_back_unless_its_face_is_granted() -> None:
    assert Piece("card") == Piece("card", face="", marks=(), node="", numbers=(), title="")


def test_a_scene_cannot_be_changed_after_it_was_granted() -> None:
    with pytest.raises(AttributeError):
        BACK.face = "bat"  # type: ignore[misc]


def test_zones_lie_on_the_table_in_four_ways() -> None:
    assert [HAND, PILE, ROW, BOARD] == ["hand", "pile", "row", "board"]


# ---- equality ----


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: str(game.slug))
def test_two_scenes_of_one_position_are_equal_and_those_of_two_seats_are_not(game: Game) -> None:
    position = game.fresh(game.seat_counts[0], 5)

    for seat in range(SPECTATOR, position.seats):
        assert game.scene(position, seat) == game.scene(position.clone(), seat)
    assert game.scene(position, 0) != game.scene(position, 1)


def test_messages_and_outcomes_are_equal_if_they_say_the_same() -> None:
    told = Telling("fact", {"cards": [1]})

    assert told == Telling("fact", {"cards": [1]})
    assert hash(told) == hash(Telling("fact", {"cards": [1]}))
    assert told != Telling("fact", {"cards": [2]})
    assert told != Telling("other", {"cards": [1]})
    assert told != {"key": "fact", "args": {"cards": [1]}}
    ended = Outcome([1, 2], [1], "end", "X-1")
    assert ended == Outcome([1, 2], [1], "end", "X-1")
    assert hash(ended) == hash(Outcome([1, 2], [1], "end", "X-1"))
    assert ended != Outcome([1, 3], [1], "end", "X-1")
    assert ended != Outcome([1, 2], [1], "end", "X-2")
    assert ended != "end"
