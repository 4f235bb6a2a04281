"""On a tiny edition: all histories that fit what a watcher was told, against their worlds.

A group is every position that one and the same watcher's history can have led to: same facts, same
scenes, same own lines. It is followed through a game, complete at every step, and must be exactly
what `world` can give from any of its members, when luck falls in every possible way.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import islice
from random import Random

from gruft.kernel.chance import Chance
from gruft.kernel.edition import canonical
from gruft.kernel.journal import Journal
from gruft.kernel.luck import all_lines, all_luck
from gruft.kernel.position import Position
from gruft.kernel.scene import Zone, plain
from gruft.testing.keeping import told_to
from gruft.testing.matches import Match, Trial, watchers, written

LARGEST_GROUP = 1_500
#: So many positions are looked at in one history; games with many hidden choices get as far as
#: this.
MOST_STEPS = 1_200
MOST_WORLDS = 50_000
JUDGED_MEMBERS = 2

#: Positions by their JSON.
Group = dict[str, Position]


def worlds_are_all_that_fits(match: Match, tally: Counter[str]) -> None:
    """`world` gives every position that fits what a seat was told, and no other."""
    everybody = watchers(match.trial.seats)
    watcher = everybody[match.trial.seed % len(everybody)]
    Histories(match, watcher, tally).follow()


def some_group_was_judged(trial: Trial, tally: Counter[str]) -> None:
    """An edition that is too large to enumerate proves nothing."""
    if not tally["groups"]:
        trial.fail("the tiny edition is too large: no group of histories could be enumerated")


class Histories:
    """The histories of a tiny game that one watcher cannot tell apart."""

    def __init__(self, match: Match, watcher: int, tally: Counter[str]) -> None:
        self.match = match
        self.game = match.game
        self.watcher = watcher
        self.tally = tally
        self.random = match.trial.random("histories")
        self.steps = 0

    def follow(self) -> None:
        """Follow one random history of the watcher to its end, with all that fits it."""
        children = self._starts()
        while children:
            key = _some_child(children, self.random)
            group = children[key]
            self.match.story.append(f"told and shown to seat {self.watcher}: {key[:200]}")
            children = self._completed(group)
            if len(group) > LARGEST_GROUP or self.steps > MOST_STEPS:
                self.tally["groups too large"] += 1
                return
            self._judge(group)

    def _starts(self) -> dict[str, Group]:
        children: dict[str, Group] = {}
        for position in all_luck(self._start):
            key = _history([], self._told(position), self._shown(position))
            children.setdefault(key, {})[written(self.game, position)] = position
        return children

    def _start(self, chance: Chance) -> Position:
        journal = Journal()
        position = self.match.trial.start(chance, journal)
        position.journal = journal
        return position

    def _completed(self, group: Group) -> dict[str, Group]:
        """Add what the watcher cannot notice, and return the groups that come next."""
        children: dict[str, Group] = {}
        waiting = list(group.values())
        unchanged = self._shown(waiting[0])
        while waiting and len(group) <= LARGEST_GROUP and self.steps <= MOST_STEPS:
            for line, after in _next_positions(waiting.pop(), self.watcher):
                self.steps += 1
                told, shown = self._told(after), self._shown(after)
                text = written(self.game, after)
                if line or told or shown != unchanged:
                    children.setdefault(_history(line, told, shown), {})[text] = after
                elif group.setdefault(text, after) is after:
                    waiting.append(after)
        return children

    def _told(self, position: Position) -> list[object]:
        assert position.journal is not None
        return told_to(position.journal, self.watcher)

    def _shown(self, position: Position) -> str:
        scene = self.game.scene(position, self.watcher)
        around = canonical(plain(replace(scene, zones=())))
        return "\n".join([around, *(_written_zone(zone) for zone in scene.zones)])

    def _judge(self, group: Group) -> None:
        true = {self._truth(position) for position in group.values()}
        members = sorted(group)
        for key in self.random.sample(members, min(JUDGED_MEMBERS, len(members))):
            given = all_luck(partial(group[key].world, self.watcher))
            worlds = [self._truth(world) for world in islice(given, MOST_WORLDS + 1)]
            if len(worlds) > MOST_WORLDS:
                self.tally["groups with too many worlds"] += 1
                return
            self._judge_worlds(true, set(worlds))
        self.tally["groups"] += 1
        self.tally["positions"] += len(group)

    def _truth(self, position: Position) -> str:
        data = self.game.to_json(position)
        return canonical({key: value for key, value in data.items() if key != "knowledge"})

    def _judge_worlds(self, true: set[str], worlds: set[str]) -> None:
        if missing := sorted(true - worlds):
            self.match.fail(
                f"{len(missing)} of {len(true)} positions that fit all that seat {self.watcher}"
                f" was told are no world of it, such as {missing[0]}"
            )
        if self.game.worlds_are_exact and (false := sorted(worlds - true)):
            self.match.fail(
                f"{len(false)} of {len(worlds)} worlds of seat {self.watcher} do not fit what it"
                f" was told, such as {false[0]}"
            )


def _history(line: Sequence[int], told: list[object], shown: str) -> str:
    """What a watcher did, was told and sees now, in one written form."""
    return f"{canonical([line, told])}\n{shown}"


@lru_cache(maxsize=10_000)
def _written_zone(zone: Zone) -> str:
    """Hardly any zone changes from one line to the next, and to write them takes longest."""
    return canonical(plain(zone))


def _next_positions(position: Position, watcher: int) -> Iterator[tuple[tuple[int, ...], Position]]:
    """Every position one line later, with the line if it was the watcher's own."""
    for seat in position.to_act():
        for line, after in all_lines(position, seat):
            yield line if seat == watcher else (), after


def _some_child(children: dict[str, Group], random: Random) -> str:
    """A random next group, likelier if more positions lead to it."""
    keys = sorted(children)
    return random.choices(keys, [len(children[key]) for key in keys])[0]
