"""Chapter 13, second part: what holds in every game: the castle is full, and games are finite."""

from dataclasses import dataclass

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.vampire_empire.random_games import random_game, random_moves, seeds
from tests.games.vampire_empire.table import H, Table, V

MOST_TURNS = 83  # 80 cards, and one Chapel that brings back three


@dataclass(frozen=True)
class Piles:
    """The sizes of what both seats have."""

    hands: tuple[int, int]
    decks: tuple[int, int]
    cellars: tuple[int, int]
    moats: tuple[int, int]

    @property
    def in_play(self) -> int:
        """The cards that may still be played."""
        return sum(self.hands) + sum(self.decks) + sum(self.cellars)


def piles(table: Table) -> Piles:
    return Piles(
        hands=(table.hand(V).total(), table.hand(H).total()),
        decks=(len(table.deck(V)), len(table.deck(H))),
        cellars=(table.cellar(V).total(), table.cellar(H).total()),
        moats=(table.moat(V).total(), table.moat(H).total()),
    )


def inside_a_death_or_hypnosis(table: Table) -> bool:
    return "dead" in table.pending or table.asked == "effect-return"


@pytest.mark.clause("VE-18")
@settings(max_examples=10)
@holds_for(seeds)
def test_three_are_in_the_castle_whenever_somebody_is_asked(seed: int) -> None:
    table = random_game(seed)

    for seat, move in random_moves(table, seed):
        if not inside_a_death_or_hypnosis(table):
            waiting = len(table.city) + len(table.journey)
            assert len(table.castle) == 3 or (waiting == 0 and len(table.castle) < 3)
        table.begins(seat, move)


@pytest.mark.clause("VE-24", "VE-26", "VE-46", "VE-128")
@settings(max_examples=10)
@holds_for(seeds)
def test_every_card_that_is_played_is_gone_for_good(seed: int) -> None:
    """Only Chapel brings cards back; a cellar is filled by its owner's own step 1 and by nothing
    else, and nothing but step 1, a cost, a pass and Bat Form makes a hand smaller."""
    table = random_game(seed)

    for seat, move in random_moves(table, seed):
        asked, chapel = table.asked, table.pending.get("card") == "Chapel"
        before = piles(table)
        table.begins(seat, move)
        after = piles(table)

        if move.startswith("play "):
            assert after.in_play == before.in_play - 1
        elif not chapel:
            assert after.in_play <= before.in_play
            assert all(now >= once for now, once in zip(after.moats, before.moats, strict=True))
        if asked != "step1":
            assert all(now <= once for now, once in zip(after.cellars, before.cellars, strict=True))
        if not move.startswith(("play ", "cellar ", "moat ", "pay ")) and asked != "effect-type":
            assert all(now >= once for now, once in zip(after.hands, before.hands, strict=True))


@pytest.mark.clause("VE-231")
@settings(max_examples=10)
@holds_for(seeds)
def test_every_turn_takes_a_card_out_of_the_game(seed: int) -> None:
    table = random_game(seed)
    first = table.number("turn")

    turn, at_its_start, brought_back = first, piles(table).in_play, 0
    for seat, move in random_moves(table, seed):
        chapel = table.pending.get("card") == "Chapel" and move.startswith("pick ")
        brought_back += int(chapel)
        table.begins(seat, move)
        if table.position.is_over() or table.number("turn") == turn:
            continue
        assert table.number("turn") == turn + 1
        now = piles(table).in_play
        assert now <= at_its_start - 1 + brought_back
        turn, at_its_start, brought_back = turn + 1, now, 0

    assert table.number("turn") - first < MOST_TURNS


@pytest.mark.clause("VE-231")
@settings(max_examples=5)
@holds_for(seeds)
def test_even_two_players_who_do_nothing_come_to_an_end(seed: int) -> None:
    table = random_game(seed)
    first = table.number("turn")

    while not table.position.is_over():
        table.somebody_is_harmless()

    assert table.cause == "end-points"
    assert table.number("turn") - first < 80 // 2
