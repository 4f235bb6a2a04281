"""What goes over the wire short is what it stands for, in every game and for every seat."""

import json
import random

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.journal import Telling
from gruft.kernel.scene import Choice, Decision, Piece, SeatView, Spot, Zone, plain
from gruft.server.encoding import ENCODER
from gruft.server.shorthand import short_decision, short_log, short_seats, short_zone
from gruft.server.spoken import Told
from gruft.server.whole import whole_log, whole_part
from gruft.shelf import SHELF, find


def sent(value: object) -> object:
    """As it is read on the other side."""
    return json.loads(ENCODER.encode(value))


@pytest.mark.parametrize("slug", sorted(SHELF))
def test_every_zone_seat_and_question_of_a_match_comes_back_whole(slug: str) -> None:
    game, luck = find(slug), random.Random(slug)
    seats = min(game.seat_counts)
    options = {one.name: one.default for one in game.options()}
    position = game.start(seats, options, game.shipped_edition(), FastChance(1))

    for _ in range(60):
        if position.is_over():
            break
        asked = position.to_act()[0]
        scene = game.scene(position, asked)
        assert scene.decision is not None
        for zone in scene.zones:
            assert whole_part("scene.zones.0", sent(short_zone(zone))) == plain(zone)
        assert whole_part("scene.seats", sent(short_seats(scene.seats))) == plain(scene.seats)
        decision = sent(short_decision(scene.decision))
        assert whole_part("scene.decision", decision) == sent(plain(scene.decision))
        position.apply(asked, luck.choice(position.moves(asked)))


def test_equal_neighbours_and_their_kind_are_named_once_and_others_are_not() -> None:
    back, seven, token = Piece("card"), Piece("card", "7"), Piece("token", "7")
    zone = Zone("hand", "hand", -1, (back, back, seven, token, back))

    short = sent(short_zone(zone))

    backs, others = {"kind": "card", "times": 2}, {"kind": "token", "face": "7"}
    pieces = [backs, {"face": "7"}, others, {"kind": "card"}]
    assert short == ["hand", "", -1, pieces]
    assert whole_part("scene.zones.0", short) == plain(zone)


def test_no_question_and_a_question_without_choices_are_told_apart() -> None:
    nothing = Decision(Telling("decision-none", {}), ())

    assert whole_part("scene.decision", None) is None
    assert whole_part("scene.decision", sent(short_decision(nothing))) == sent(plain(nothing))


def test_pieces_of_several_zones_stay_in_their_order() -> None:
    spots = (Spot(1, 4), Spot(1, 2), Spot(0, 1), Spot(1, 0))
    decision = sent(short_decision(_on(spots)))

    whole = whole_part("scene.decision", decision)

    assert isinstance(decision, dict)
    assert decision["on"] == [[[1, 4, 2], [0, 1], [1, 0]]]
    assert whole["choices"][0]["on"] == sent(plain(spots))


def test_seats_name_their_counters_once_and_what_is_usual_not_at_all() -> None:
    alone = [SeatView(seat, seat, {"cards": 3 + seat}, ()) for seat in range(2)]
    joined = [SeatView(0, 0, {"cards": 3}, ("dealer",)), SeatView(1, 0, {}, ())]

    short, named = sent(short_seats(alone)), sent(short_seats(joined))

    assert short == {"forms": [["cards"]], "counters": [[0, 3], [0, 4]]}
    assert whole_part("scene.seats", short) == plain(alone)
    forms = {"forms": [["cards"], []], "counters": [[0, 3], [1]]}
    assert named == {**forms, "teams": [0, 0], "marks": {"0": ["dealer"]}}
    assert whole_part("scene.seats", named) == plain(joined)


def test_a_line_of_the_log_does_not_repeat_what_the_one_before_it_is_about() -> None:
    lines = [
        Told("fact-scores", {"player": 0, "points": 3}),
        Told("fact-scores", {"player": 1, "points": 7}),
        Told("fact-scores", {"player": 2}),
        Told("fact-night", {}),
        Told("fact-night", {}),
        Told("fact-day", {}),
    ]

    short = sent(short_log(lines))

    assert isinstance(short, list)
    assert [one for one in short if isinstance(one, list)] == [[1, 7], []]
    assert whole_log(short) == sent(lines)


# ---- what a question is made on ----


def choice(move: str, *on: Spot) -> Choice:
    return Choice(move, Telling("move-set", {"cards": move}), on)


def asked(*choices: Choice) -> Decision:
    return Decision(Telling("decision", {}), choices)


SEVEN, QUEEN, SECOND_QUEEN = Spot(2, 4), Spot(2, 8), Spot(2, 9)
SETS = (
    choice("7", SEVEN),
    choice("7 Q", SEVEN, QUEEN),
    choice("7 Q Q", SEVEN, QUEEN, SECOND_QUEEN),
    choice("Q", QUEEN),
    choice("Q Q", QUEEN, SECOND_QUEEN),
    choice("Q 7", QUEEN, SEVEN),
)


def test_words_that_come_again_and_again_name_their_pieces_once() -> None:
    decision = asked(*SETS, choice("pass"))

    short = sent(short_decision(decision))

    assert isinstance(short, dict)
    assert short["words"] == {"7": [2, 4], "Q": [2, 8, 9]}
    assert "on" not in short
    assert whole_part("scene.decision", short) == sent(plain(decision))


@pytest.mark.parametrize(
    "odd",
    [
        choice("7", Spot(2, 5)),
        choice("7", Spot(3, 4)),
        choice("7"),
        choice("7 7", SEVEN),
        choice("Q Q Q"),
        choice("call", SEVEN, QUEEN),
    ],
    ids=["another-place", "another-zone", "no-piece", "fewer", "more-than-there-are", "no-words"],
)
def test_where_words_would_say_something_else_the_pieces_are_named_one_by_one(odd: Choice) -> None:
    decision = asked(*SETS, odd)

    short = sent(short_decision(decision))

    assert isinstance(short, dict)
    assert "words" not in short
    assert whole_part("scene.decision", short) == sent(plain(decision))


def test_words_that_hardly_come_again_are_not_worth_naming() -> None:
    decision = asked(choice("7", SEVEN), choice("Q", QUEEN))

    short = sent(short_decision(decision))

    assert isinstance(short, dict)
    assert (short.get("words"), short["on"]) == (None, [[[2, 4]], [[2, 8]]])


def _on(spots: tuple[Spot, ...]) -> Decision:
    return Decision(Telling("decision", {}), (Choice("go", Telling("move-go", {}), spots),), True)
