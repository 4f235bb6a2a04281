"""Paired histories on the wire: two houses that one watcher must not be able to tell apart.

In house One a match is played by luck. House Other holds a world that the watcher believes in, and
follows: what others choose, seal, order, whisper and draw is different there wherever the watcher
is told the same by facts. Then everything that reaches the watcher must be the same: each frame
byte for byte, with its size, number, place in the order and time on the house's clock; each answer
to what they ask; each REST answer with its status and headers; and each line of the log, which
may be read by somebody who also plays.

Only one thing is laid aside: keys to seats, 256 random bits that both houses draw for themselves
(`without_keys`), and the watcher's own cookie, which is signed anew. Commitment, salts, times and
the name of the table are the same in both houses.
Where Other cannot follow it plays exactly One's step, and is paired anew after it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from random import Random

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import canonical
from gruft.kernel.lines import as_if_asked, harmless_line, write_line
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.kernel.witness import WitnessedChance
from gruft.table.live import commands
from gruft.table.live import house as due
from gruft.table.live.setting import Clock, Setting
from gruft.table.live.sitting import Sitting
from gruft.table.live.work import Work
from gruft.table.pace import Pace
from gruft.table.state import State
from tests.server.pairs_house import QuietHouse, Visitor

#: So often Other tries to go a way of its own before it goes One's.
INDEPENDENT_TRIES = 3
MOST_WORLDS = 20
LONGEST_BEGINNING = 1_000
SECOND = 1_000
PACE = Pace(least=3 * SECOND, longest=600 * SECOND)
A_LONG_DAY = Clock("bank", 10 * 60 * 60 * SECOND, 2 * SECOND)

#: Moments at which somebody begins to watch.
MOMENTS: Mapping[str, Callable[[State], bool]] = {
    "all choose at once": lambda state: len(state.position.to_act()) > 1,
    "a window is open": lambda state: state.windows.opening is not None,
}

Command = Callable[[Work], None]
#: Lines by seat; of a window, those that are sealed in it.
Lines = Mapping[int, str]


class Leak(AssertionError):
    """The watcher was sent something that depends on what they may not know."""


@dataclass(frozen=True, slots=True)
class Evening:
    """How a table is set up for a pair: all it takes to play it again."""

    game: str
    seats: int
    watcher: int
    seed: int
    bots: tuple[int, ...] = ()
    delay: int = 0
    clock: Clock = A_LONG_DAY
    steps: int = 16
    #: How much the watcher asks, beside sixty for lines.
    asks: int = 14
    #: So many lines are played before anybody watches, or as many as it takes until this is true.
    begins: int = 0
    until: str = ""

    @property
    def setting(self) -> Setting:
        """What the host has chosen."""
        return Setting(
            self.game,
            self.seats,
            pace=PACE,
            clock=self.clock,
            watching="everybody",
            delay=self.delay,
            listed=True,
        )


@dataclass
class Pair:
    """Two houses on the same evening, and who watches."""

    evening: Evening
    tally: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        evening = self.evening
        self.random = Random(f"{evening}")
        self.one, self.other = (QuietHouse(evening.setting, evening.bots) for _ in range(2))
        self.story: list[str] = []
        for house in self.houses:
            house.begin()
            house.run(house.hall.do(house.hosted, self._hurry))
        self.now = self.one.hosted.table.changed
        self.pass_time(SECOND)
        self.pair_anew()

    @property
    def houses(self) -> tuple[QuietHouse, QuietHouse]:
        """Both."""
        return self.one, self.other

    @property
    def watcher(self) -> int:
        """The seat that must not learn anything; -1: a spectator."""
        return self.evening.watcher

    def watching(self) -> tuple[Visitor, Visitor]:
        """The watcher in both houses."""
        one, other = (house.visitors[self.watcher] for house in self.houses)
        return one, other

    @property
    def is_over(self) -> bool:
        """Tell whether there is nothing more to keep secret."""
        return self.one.state.is_over or self.other.state.is_over

    def pass_time(self, milliseconds: int) -> None:
        """The same time passes in both houses."""
        self.wait_until(self.now + milliseconds)

    def wait_until(self, moment: int) -> None:
        """In both houses it becomes this late."""
        self.now = max(moment, self.now)
        for house in self.houses:
            house.wait_until(self.now)

    def close(self) -> None:
        """Everybody goes home."""
        for house in self.houses:
            house.close()

    def _hurry(self, work: Work) -> None:
        """The same beginning in both houses, to which nobody listens."""
        evening, random = self.evening, Random(f"{self.evening} begins")
        for _ in range(LONGEST_BEGINNING if evening.until else evening.begins):
            state = work.sitting.match
            if state is None or state.is_over or (evening.until and MOMENTS[evening.until](state)):
                return
            opening = state.windows.opening
            asked = opening.window.seats if opening else state.position.to_act()[:1]
            playing({seat: any_line(state, seat, random) for seat in asked})(work)
            work.now += 2 * PACE.least
            due.tick(work)

    # --- the other house -------------------------------------------------------------------------

    def pair_anew(self) -> None:
        """Let Other hold another world that the watcher believes in."""
        truth = self.one.state
        asked = truth.position.to_act()
        for _ in range(MOST_WORLDS):
            world = truth.position.world(self.watcher, self.luck())
            # Where all choose at once, those who have chosen must fit the lines that lie there.
            if world.to_act() == asked:
                luck = WitnessedChance(self.luck())
                lay(self.other, replace(self.other.state, position=world, luck=luck))
                break
        self.tally["paired anew"] += 1
        written = [canonical(truth.game.to_json(house.state.position)) for house in self.houses]
        self.tally["different"] += written[0] != written[1]

    def luck(self) -> Chance:
        """Luck that One does not have."""
        return FastChance(self.random.getrandbits(60))

    def told(self, sitting: Sitting, command: Command) -> str | None:
        """What the watcher would be told, and whether all would be over; None if refused."""
        work = Work(sitting, self.now)
        try:
            command(work)
        except Refused:
            return None
        facts = [fact.told(self.watcher) for turn in work.turns for fact in turn.facts]
        told = [one.to_json() for one in facts if one is not None]
        return canonical([told, work.sitting.phase])

    def follow(
        self, told: str | None, ways: Iterator[tuple[str, Lines, State]], how: "How"
    ) -> Lines:
        """The lines by which Other takes a step of which the watcher is told the same."""
        sitting = self.other.sitting
        for name, lines, state in ways:
            trying = replace(sitting, match=state)
            if self.told(trying, how(lines)) == told:
                self.tally[name] += 1
                lay(self.other, state)
                return lines
        raise CannotFollow

    def adopt(self) -> None:
        """Let everything hidden in Other be as it is in One."""
        lay(self.other, self.one.state)
        one, other = (house.hosted.table.match for house in self.houses)
        assert one is not None
        assert other is not None
        other.entries[:] = one.entries
        self.tally["adopted"] += 1

    # --- comparing -------------------------------------------------------------------------------

    def compare(self, what: str) -> None:
        """Whatever reached the watcher since the last time is the same in both houses."""
        self.story.append(what)
        one, other = (who.unread() for who in self.watching())
        self.must_be_alike("frames", without_keys(one), without_keys(other))
        written = [house.written() for house in self.houses]
        self.must_be_alike("log", *written)
        self.tally["compared"] += 1

    def must_be_alike(self, what: str, one: Sequence[str], other: Sequence[str]) -> None:
        """Say what gives a house away, if anything does."""
        self.tally[what] += len(one)
        for left, right in zip_longest(one, other, fillvalue="nothing"):
            if left != right:
                self.leak(f"{what}, {len(one)} or {len(other)} of them", left, right)

    def leak(self, what: str, left: str, right: str) -> None:
        """Fail."""
        at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
        part = slice(max(0, at - 60), at + 120)
        story = "; ".join(self.story[-4:])
        raise Leak(f"{self.evening}: {what}: {left[part]!r} or {right[part]!r} after {story}")


class CannotFollow(Exception):
    """Other has no step of which the watcher would be told the same."""


How = Callable[[Lines], Command]


def lay(house: QuietHouse, state: State) -> None:
    """Let another match lie on the table; nobody is told."""
    hosted = house.hosted
    hosted.table.sitting = replace(hosted.sitting, match=state)
    assert hosted.table.match is not None
    hosted.table.match.state = state
    house.look_ahead()


def playing(lines: Lines) -> Command:
    """Lines that are played one after the other, or sealed."""

    def play(work: Work) -> None:
        for seat, line in lines.items():
            due.tick(work)
            commands.take_answer(work, seat, work.sitting.questions[seat], line)

    return play


def closing(lines: Lines, at: int) -> Command:
    """A window in which these lines are sealed, and which closes at this time."""

    def close(work: Work) -> None:
        playing(lines)(work)
        work.now = max(work.now, at)
        due.tick(work)

    return close


def any_line(state: State, seat: int, random: Random) -> str:
    """A line by luck, also of a seat that is not asked yet in a window."""
    position = as_if_asked(state.game, state.position, seat)
    after, moves = position.clone(), list[int]()
    after.chance = FastChance(random.getrandbits(60))
    while not moves or after.composing() == seat:
        moves.append(random.choice(after.moves(seat)))
        after.apply(seat, moves[-1])
    return write_line(state.game, position, moves, seat)


def line_of_house(state: State, seat: int) -> str:
    """The line that the house plays for a seat that does not answer."""
    return harmless_line(state.game, state.position, seat)


#: 256 bits as they are handed out: nobody can learn anything from them.
_KEY = re.compile(r'"[\w-]{43}"')


def without_keys(frames: list[bytes]) -> list[str]:
    """Frames with the keys to seats laid aside, which are all of one length."""
    return [_KEY.sub('"key"', frame.decode()) for frame in frames]


def everybody(evening: Evening) -> list[int]:
    """All who may watch: spectators, and each seat that a person has."""
    seats = [seat for seat in range(evening.seats) if seat not in evening.bots]
    return [SPECTATOR, *seats]
