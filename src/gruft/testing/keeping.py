"""Checks of what must stay the same: written forms, clones, replays and the number of pieces."""

import json
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import cast

from gruft.kernel.chance import FastChance
from gruft.kernel.edition import canonical
from gruft.kernel.journal import Journal
from gruft.kernel.lines import play_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.testing.matches import Match, coming_luck, settled, watchers, written
from gruft.testing.perception import first_difference, perceive

MOMENTS = 12
PLAYED_ON = 15


# ---- written forms ----


def moves_read_as_written(match: Match, tally: Counter[str]) -> None:
    """A written legal move is read as the same move; any other as what is written alike, or not."""
    for position in match.moments(MOMENTS):
        for seat in position.to_act():
            legal = set(position.moves(seat))
            for move in range(match.game.describe().moves):
                tally["moves"] += 1
                _judge_text(match, position, seat, move, move in legal)


def _judge_text(match: Match, position: Position, seat: int, move: int, legal: bool) -> None:
    text = match.game.write(position, move)
    if not text or ";" in text or text != text.strip():
        match.fail(f"move {move} is written {text!r}, which cannot stand in a line")
    try:
        read = match.game.parse(position, seat, text)
    except Refused as refusal:
        if legal:
            match.fail(f"move {move} is written {text!r}, which is not read: {refusal}")
        return
    if read != move and (legal or match.game.write(position, read) != text):
        match.fail(f"move {move} is written {text!r}, which is read as move {read}")


def positions_read_as_written(match: Match, tally: Counter[str]) -> None:
    """A position's JSON gives the same position, which plays on in the same way; worlds' too."""
    random = match.trial.random("watchers")
    for position in match.moments(MOMENTS):
        tally["positions"] += 1
        _judge_json(match, position)
        watcher = random.choice(watchers(match.trial.seats))
        if settled(position) or position.composing() == watcher:
            _judge_json(match, position.world(watcher, FastChance(tally["positions"])))


def _judge_json(match: Match, position: Position) -> None:
    data = match.game.to_json(position)
    read = json.loads(json.dumps(data))
    if odd := [str(key) for key in data if read.get(key) != data[key]]:
        match.fail(f"the JSON is not plain under {', '.join(odd)}")
    fresh = match.trial.start(FastChance(1))
    before = written(match.game, fresh)
    again = match.game.from_json(fresh, read, FastChance(2))
    if written(match.game, fresh) != before:
        match.fail("from_json changed the fresh start it was given")
    _judge_same(match, position, again, "read from its own JSON")
    again.chance = position.chance.clone()
    _judge_plays_on_alike(match, position.clone(), again)


def _judge_same(match: Match, one: Position, two: Position, what: str) -> None:
    if found := first_difference(match.game.to_json(one), match.game.to_json(two)):
        match.fail(f"a position {what} is different: {found}")
    for seat in range(match.trial.seats):
        if one.moves(seat) != two.moves(seat):
            match.fail(f"a position {what} has other moves for seat {seat}")


def _judge_plays_on_alike(match: Match, one: Position, two: Position) -> None:
    random = match.trial.random(f"on {len(match.story)}")
    for step in range(PLAYED_ON):
        if one.is_over():
            return
        seat, move = some_move(one, random)
        one.play(seat, move)
        two.play(seat, move)
        _judge_same(match, one, two, f"read from its own JSON and played on for {step + 1} moves")


def some_move(position: Position, random: Random) -> tuple[int, int]:
    """A random seat that is asked, and one of its moves."""
    composing = int(position.composing())
    seat = composing if composing >= 0 else random.choice(position.to_act())
    return seat, random.choice(position.moves(seat))


#: What a damaged file may hold instead of a value.
DAMAGE: tuple[object, ...] = (None, -1, 10**7, True, "x", [], [[]], {}, {"x": 1})


def damaged_positions_are_refused(match: Match, tally: Counter[str]) -> None:
    """A damaged position is refused in words, or is after all a position that can come about."""
    for position in match.moments(2):
        data = match.game.to_json(position)
        broken = [{**data, key: value} for key in data for value in DAMAGE]
        broken += [{name: value for name, value in data.items() if name != key} for key in data]
        for damaged in [*broken, {**data, "no such key": 1}]:
            tally["damaged"] += 1
            _judge_damaged(match, damaged, data)


def _judge_damaged(match: Match, damaged: Mapping[str, object], data: Mapping[str, object]) -> None:
    fresh = match.trial.start(FastChance(1))
    try:
        position = match.game.from_json(fresh, damaged, FastChance(2))
        match.game.check(position)
    except Refused:
        return
    except Exception as problem:
        where = first_difference(data, damaged)
        kind = type(problem).__name__
        match.fail(f"a damaged position is not refused but raises {kind}: {problem} ({where})")


# ---- clones ----


def clones_share_nothing(match: Match, tally: Counter[str]) -> None:
    """Old clones stay as they were while others play on, and asking changes nothing."""
    kept: list[tuple[Position, str, list[int]]] = []
    for position in match.moments(MOMENTS):
        _judge_asking(match, position)
        clone = position.clone()
        if clone.journal is not None:
            match.fail("a clone keeps the journal")
        _judge_same(match, position, clone, "cloned")
        if coming_luck(clone) != coming_luck(position):
            match.fail("a clone has other luck than its position")
        kept.append((clone, written(match.game, clone), coming_luck(clone)))
        _play_on(position.clone(), match.trial.random("clone"))
    tally["clones"] += len(kept)
    for clone, before, luck in kept:
        if written(match.game, clone) != before or coming_luck(clone) != luck:
            match.fail("a clone changed while others were played on")


def _play_on(position: Position, random: Random) -> None:
    for _ in range(PLAYED_ON):
        if position.is_over():
            return
        position.play(*some_move(position, random))


def _judge_asking(match: Match, position: Position) -> None:
    before = written(match.game, position), coming_luck(position)
    for watcher in watchers(match.trial.seats):
        if settled(position) or position.composing() == watcher:
            perceive(match.game, position, watcher, 1)
            if (written(match.game, position), coming_luck(position)) != before:
                match.fail(f"answering seat {watcher} changed the position")


# ---- replays ----


def same_record_same_game(match: Match, tally: Counter[str]) -> None:
    """The written lines, played again with the same luck, tell every seat the same."""
    again = Match(match.trial)
    _judge_told(match, match.journal, again.journal)
    for line in match.lines():
        tally["lines"] += 1
        moves = match.story[-len(line.moves) :]
        text = "; ".join(move.split(": ", 1)[1] for move in moves)
        again.position.journal = journal = Journal()
        play_line(match.game, again.position, line.seat, text)
        _judge_told(match, line.journal, journal)
        if written(match.game, match.position) != written(match.game, again.position):
            match.fail("the same record leads to another position")


def _judge_told(match: Match, one: Journal, two: Journal) -> None:
    for watcher in watchers(match.trial.seats):
        told, again = (canonical(told_to(journal, watcher)) for journal in (one, two))
        if told != again:
            match.fail(f"the same record tells seat {watcher} {told} and then {again}")
    if one.horizons != two.horizons:
        match.fail(f"the same record has the horizons {one.horizons} and then {two.horizons}")


def told_to(journal: Journal, watcher: int) -> list[object]:
    """What a seat was told, as plain data."""
    return [telling.to_json() for telling in journal.told(watcher)]


# ---- pieces ----


def pieces_are_conserved(match: Match, tally: Counter[str]) -> None:
    """No piece appears or vanishes all game long, neither in the truth nor in any world."""
    random = match.trial.random("watchers")
    whole = _census(match, match.position)
    for _ in match.lines():
        tally["positions"] += 1
        _judge_census(match, whole, match.position, "the position")
        if random.random() < 0.1:
            watcher = random.choice(watchers(match.trial.seats))
            world = match.position.world(watcher, FastChance(tally["positions"]))
            _judge_census(match, whole, world, f"a world of seat {watcher}")


def _census(match: Match, position: Position) -> Mapping[str, int]:
    return cast("Mapping[str, int]", json.loads(json.dumps(match.game.census(position))))


def _judge_census(match: Match, whole: Mapping[str, int], position: Position, what: str) -> None:
    found = _census(match, position)
    kinds = sorted(kind for kind in {*whole, *found} if whole.get(kind, 0) != found.get(kind, 0))
    if kinds:
        counted = ", ".join(f"{whole.get(k, 0)} -> {found.get(k, 0)} {k}" for k in kinds)
        match.fail(f"pieces of {what} are not conserved: {counted}")
