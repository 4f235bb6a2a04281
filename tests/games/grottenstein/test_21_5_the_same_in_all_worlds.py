"""Chapter 21: what the seat to move may do, and why not, is the same in all its worlds.

So is everything that its knowledge says when it is written down and read again.
"""

from random import Random

import pytest
from hypothesis import example, settings
from hypothesis import given as holds_for
from hypothesis import strategies as st

from gruft.games.grottenstein.game import GAME, GrottensteinGame
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused
from gruft.testing.conformance import check_named
from tests.games.grottenstein.adventures import adventure, told_line_by_line
from tests.games.grottenstein.laid import seat_counts, seeds
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import begun

LINES = 100
#: What an owner may have changed, in ways that hidden cards, doors or dice depend on.
OVERRIDES: list[dict[str, object]] = [
    {},
    {"dice_sides": 3, "servant_lp": 2},
    {"cards.E09.places": 3, "cards.E08.places": 2, "cards.E02.border": "red"},
    {"cards.E20.deck": "none", "cards.C08.deck": "none", "cards.C02.deck": "event"},
    {"hunter_order": ["yellow", "green", "blue", "red"], "vampire_zero": "coffin"},
]
editions = st.sampled_from([GAME.edition_with(values, "owner") for values in OVERRIDES])


def worlds_of(position: Grottenstein, seat: int, seed: int) -> list[Grottenstein]:
    return [position.world(seat, FastChance(seed + number)) for number in range(2)]


@pytest.mark.clause("GR-237")
@settings(max_examples=8)
@holds_for(seeds, seat_counts)
@example(seed=5, seats=4)
def test_the_seat_to_move_has_the_same_moves_in_all_its_worlds(seed: int, seats: int) -> None:
    table = adventure(seed, seats)

    for number, later in enumerate(told_line_by_line(table, seed, LINES)):
        if not later.position.is_over():
            moves = later.position.moves(later.turn)
            for world in worlds_of(later.position, later.turn, seed + number):
                assert world.moves(later.turn) == moves
                assert world.decision(later.turn) == later.position.decision(later.turn)


@pytest.mark.clause("GR-237")
@pytest.mark.parametrize("moment", sorted(set(MOMENTS) - {"over"}))
def test_in_the_middle_of_a_line_too(moment: str) -> None:
    table = MOMENTS[moment]()
    moves = table.position.moves(table.turn)

    for world in worlds_of(table.position, table.turn, 5):
        assert world.moves(table.turn) == moves
        assert world.composing() == table.position.composing()


def refusals_of(position: Grottenstein, seat: int, texts: list[str]) -> list[Refused | None]:
    return [GAME.refuse(position, seat, text) for text in texts]


def agree(one: list[Refused | None], other: list[Refused | None]) -> bool:
    pairs = zip(one, other, strict=True)
    return all(b is None if a is None else b is not None and a.same_as(b) for a, b in pairs)


@pytest.mark.clause("GR-237", "GR-230", "GR-232")
@settings(max_examples=4)
@holds_for(seeds, seat_counts)
@example(seed=9, seats=5)
def test_what_is_refused_is_refused_for_the_same_reason_in_all_worlds(
    seed: int, seats: int
) -> None:
    table, luck = adventure(seed, seats), Random(seed)

    for number, later in enumerate(told_line_by_line(table, seed, LINES)):
        if later.position.is_over() or number % 5:
            continue
        seat = luck.randrange(seats)
        tried = [luck.randrange(c.MOVES) for _ in range(12)] + list(range(624, c.MOVES))
        texts = [GAME.write(later.position, move) for move in tried]
        reasons = refusals_of(later.position, seat, texts)
        for world in worlds_of(later.position, seat, seed + number):
            assert agree(reasons, refusals_of(world, seat, texts))


@pytest.mark.clause("GR-230", "GR-232")
@settings(max_examples=6)
@holds_for(seeds, seat_counts, editions)
@example(seed=15, seats=5, edition=GAME.shipped_edition())
def test_what_seats_know_survives_being_written_down(
    seed: int, seats: int, edition: Edition
) -> None:
    """Else two positions with the same JSON would lead to different worlds."""
    table = adventure(seed, seats, edition)
    fresh = begun(
        seed=seed, seats=seats, edition=edition, options={"vampire_seat": seed % seats}
    ).position

    for number, later in enumerate(told_line_by_line(table, seed, LINES)):
        if number % 12 == 0:
            written = GAME.to_json(later.position)
            again = GAME.from_json(fresh, written, FastChance(3))
            assert GAME.to_json(again) == written
            for observer in range(-1, seats):
                one, two = (p.world(observer, FastChance(number)) for p in (later.position, again))
                assert GAME.to_json(one) == GAME.to_json(two)
                GAME.check(one)


@pytest.mark.clause("GR-230")
@settings(max_examples=5)
@holds_for(seeds, seat_counts, editions)
def test_a_world_of_a_world_is_a_world(seed: int, seats: int, edition: Edition) -> None:
    """Bots draw all further worlds from the one they are given."""
    table = adventure(seed, seats, edition)

    for number, later in enumerate(told_line_by_line(table, seed, LINES)):
        observer = (seed + number) % (seats + 1) - 1
        if number % 6 == 0:
            world = later.position.world(observer, FastChance(number))
            one, two = (p.world(observer, FastChance(7)) for p in (later.position, world))
            assert GAME.to_json(one) == GAME.to_json(two)


class ExactlySo(GrottensteinGame):
    """With so few cards it is always clear which one was shown."""

    worlds_are_exact = True


@pytest.mark.clause("GR-226", "GR-227", "GR-230", "GR-232", "GR-233")
def test_on_a_tiny_edition_worlds_are_exactly_what_fits() -> None:
    seats, _, _ = GAME.tiny_edition()

    tally = check_named("worlds").run(ExactlySo(), seats, seed=1, games=1)

    assert tally["groups"] > 10
