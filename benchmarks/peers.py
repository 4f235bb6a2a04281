"""The peers under the same stopwatch: OpenSpiel's C++ games and RLCard, by their own API."""

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any

import pyspiel
import rlcard
from picks import picks


def hearts_decisions() -> float:
    return _decisions("hearts", 40, _hearts_tricks)


def hearts_whole() -> float:
    return _whole("hearts", 20, _draw)


def hearts_whole_cheap_draw() -> float:
    """The same, using that hearts deals evenly: the cheapest way to draw from Python."""
    return _whole("hearts", 20, _draw_evenly)


def eights_decisions() -> float:
    return _decisions("crazy_eights", 20, _until_chance)


def eights_whole() -> float:
    return _whole("crazy_eights", 10, _draw)


def hearts_clones() -> float:
    """Clones per second of a dealt hand."""
    state = pyspiel.load_game("hearts").new_initial_state()
    luck = Random(1)
    while state.is_chance_node():
        _draw(state, luck)
    start = perf_counter()
    for _ in range(50_000):
        state.clone()
    return 50_000 / (perf_counter() - start)


def _draw(state: Any, luck: Random) -> None:
    """Chance in the way that fits every OpenSpiel game: outcomes have probabilities."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choices(outcomes, weights)[0])


def _draw_evenly(state: Any, luck: Random) -> None:
    outcomes = state.legal_actions()
    state.apply_action(outcomes[int(luck.random() * len(outcomes))])


def _hearts_tricks(state: Any, luck: Iterator[int]) -> int:
    """All of hearts' chance is in the deal, so the tricks need not ask for it."""
    played = 0
    while not state.is_terminal():
        moves = state.legal_actions()
        state.apply_action(moves[next(luck) % len(moves)])
        played += 1
    return played


def _until_chance(state: Any, luck: Iterator[int]) -> int:
    played = 0
    while not state.is_terminal() and not state.is_chance_node():
        moves = state.legal_actions()
        state.apply_action(moves[next(luck) % len(moves)])
        played += 1
    return played


def _decisions(name: str, games: int, play: Callable[[Any, Iterator[int]], int]) -> float:
    """Decision nodes per second; the clock stands still at chance nodes."""
    game = pyspiel.load_game(name)
    played, spent = 0, 0.0
    for seed in range(games):
        state, luck, chance = game.new_initial_state(), picks(seed), Random(seed)
        while not state.is_terminal():
            while state.is_chance_node():
                _draw(state, chance)
            start = perf_counter()
            played += play(state, luck)
            spent += perf_counter() - start
    return played / spent


def _whole(name: str, games: int, draw: Callable[[Any, Random], None]) -> float:
    """All nodes per second, chance included."""
    game = pyspiel.load_game(name)
    played = 0
    start = perf_counter()
    for seed in range(games):
        state, luck, chance = game.new_initial_state(), picks(seed), Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state, chance)
            else:
                moves = state.legal_actions()
                state.apply_action(moves[next(luck) % len(moves)])
            played += 1
    return played / (perf_counter() - start)


def rlcard_uno() -> float:
    """Moves per second of RLCard's game, which also builds an observation at every step."""
    env = rlcard.make("uno", config={"seed": 1})
    played = 0
    start = perf_counter()
    for seed in range(4):
        luck = picks(seed)
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[next(luck) % len(legal)])
            played += 1
    return played / (perf_counter() - start)
