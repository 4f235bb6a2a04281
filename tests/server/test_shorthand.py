"""What goes over the wire short is what it stands for, in every game and for every seat."""

import json
import random

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.journal import Telling
from gruft.kernel.scene import Choice, Decision, Piece, Spot, Zone, plain
from gruft.server.encoding import ENCODER
from gruft.server.shorthand import short_decision, short_seats, short_zone, whole_part
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
    assert short == {"name": "hand", "pieces": pieces}
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


def _on(spots: tuple[Spot, ...]) -> Decision:
    return Decision(Telling("decision", {}), (Choice("go", Telling("move-go", {}), spots),), True)
