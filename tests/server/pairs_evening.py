"""An evening of a pair: lines and windows, and all that people do beside the game.

What the watcher does, and what everybody can see, is done in both houses at the same time. What is
hidden from the watcher is done in each house by its own luck.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from gruft.kernel.scene import SPECTATOR, plain
from gruft.kernel.witness import WitnessedChance
from gruft.table.live import commands
from gruft.table.live.chairs import played_by_bots
from gruft.table.live.work import Work
from gruft.table.state import State, undo_is_free_to
from tests.server.pairs import (
    INDEPENDENT_TRIES,
    PACE,
    SECOND,
    CannotFollow,
    Command,
    Evening,
    Lines,
    Pair,
    any_line,
    closing,
    line_of_house,
    playing,
)
from tests.server.pairs_hidden import fidget, is_person, something_hidden
from tests.server.pairs_house import QuietHouse, quiet_time
from tests.server.pairs_probing import probe

A_MOMENT = 50

Act = Callable[[Pair], None]


def spend(evening: Evening, acts: Sequence[Act] = ()) -> Counter[str]:
    """Spend an evening, with these acts or by luck; raises `Leak` if the watcher could tell the
    houses apart."""
    with quiet_time():
        pair = Pair(evening)
        try:
            pair.compare("the beginning")
            for act in acts or _by_luck(pair):
                if pair.is_over:
                    break
                _step(pair, act)
        finally:
            pair.close()
    return pair.tally


def _by_luck(pair: Pair) -> list[Act]:
    acts, weights = zip(*{**ACTS, ask_around: pair.evening.asks}.items(), strict=True)
    return pair.random.choices(acts, weights, k=pair.evening.steps)


def _step(pair: Pair, act: Act) -> None:
    pair.pass_time(SECOND)
    for house in pair.houses:
        something_hidden(house, pair.watcher, pair.random)
    pair.pass_time(A_MOMENT)
    pair.compare("something hidden")
    act(pair)
    pair.pass_time(A_MOMENT)
    pair.compare(act.__name__)
    pair.tally[act.__name__] += 1


# --- lines ---------------------------------------------------------------------------------------


def play(pair: Pair) -> None:
    """The match goes on: somebody plays a line, or a window is answered."""
    if pair.one.state.windows.opening is None:
        _play_line(pair)
    else:
        _answer_window(pair)


def _play_line(pair: Pair) -> None:
    state = pair.one.state
    seat = pair.random.choice(state.position.to_act())
    lines = {seat: any_line(state, seat, pair.random)}
    told = pair.told(pair.one.sitting, playing(lines))
    try:
        others = pair.follow(told, _ways_of_line(pair, seat, lines), playing)
        followed = True
    except CannotFollow:
        pair.adopt()
        others, followed = lines, False
    for house, played in zip(pair.houses, (lines, others), strict=True):
        for one, line in played.items():
            house.answer(one, line)
    pair.pass_time(A_MOMENT)
    pair.compare(f"lines {lines} or {others}")
    if not followed and not pair.is_over:
        pair.pair_anew()


def _ways_of_line(pair: Pair, seat: int, lines: Lines) -> Iterator[tuple[str, Lines, State]]:
    state = pair.other.state
    if seat != pair.watcher:
        if _is_invisible(pair, lines):
            yield "nothing played", {}, state
        # Where all choose at once, who is first is no secret of the cards: it may be told later.
        for _ in range(INDEPENDENT_TRIES if seat in state.position.to_act() else 0):
            yield "another line", {seat: any_line(state, seat, pair.random)}, _lucky(pair)
    for _ in range(INDEPENDENT_TRIES):
        yield "same line, other luck", lines, _lucky(pair)
    yield "same line, same luck", lines, replace(state, luck=pair.one.state.luck.clone())


def _is_invisible(pair: Pair, lines: Lines) -> bool:
    """Tell whether the rules show the watcher nothing of a line, so that it may not have been."""
    state = pair.one.state
    if len(state.position.to_act()) == 1 or pair.random.random() < 0.5:
        return False
    work = pair.one.hosted.table.work(pair.now)
    playing(lines)(work)
    after = work.sitting.match
    assert after is not None
    scenes = [plain(state.game.scene(one.position, pair.watcher)) for one in (state, after)]
    return scenes[0] == scenes[1]


def _lucky(pair: Pair) -> State:
    return replace(pair.other.state, luck=WitnessedChance(pair.luck()))


# --- windows -------------------------------------------------------------------------------------


def _answer_window(pair: Pair) -> None:
    """All who are asked answer under seal; or somebody does not, and it lasts its longest."""
    opening = pair.one.state.windows.opening
    assert opening is not None
    is_early = pair.now + SECOND < PACE.earliest(opening.at)
    if not is_early:
        pair.wait_until(PACE.earliest(opening.at))
        pair.compare("the least length of a window is over")
    others = [seat for seat in opening.window.seats if seat != pair.watcher]
    is_slow = bool(others) and pair.random.random() < 0.2
    closes = PACE.latest(opening.at) if is_slow else max(PACE.earliest(opening.at), pair.now)
    own = {}
    if pair.watcher in opening.window.seats:
        own = {pair.watcher: any_line(pair.one.state, pair.watcher, pair.random)}
    lines = {**own, **_answers(pair, pair.one.state, others, is_slow)}

    def closed(lines: Lines) -> Command:
        return closing(lines, closes)

    told = pair.told(pair.one.sitting, closed(lines))
    ways = _ways_of_window(pair, lines, own, others, is_slow)
    try:
        followed, answers = True, pair.follow(told, ways, closed)
    except CannotFollow:
        pair.adopt()
        followed, answers = False, lines
    for house, sealed in zip(pair.houses, (lines, answers), strict=True):
        _seal(house, sealed, pair, is_early)
    pair.pass_time(A_MOMENT)
    pair.compare(f"sealed {lines} or {answers}")
    pair.wait_until(closes + A_MOMENT)
    pair.compare("the window has closed")
    _recall_all(pair)
    if not followed and not pair.is_over:
        pair.pair_anew()


def _answers(pair: Pair, state: State, seats: list[int], is_slow: bool) -> dict[int, str]:
    random, lines = pair.random, dict[int, str]()
    for seat in seats:
        harmless = random.random() < 0.6
        lines[seat] = line_of_house(state, seat) if harmless else any_line(state, seat, random)
    if is_slow:
        for seat in random.sample(seats, random.randint(1, len(seats))):
            del lines[seat]
    return lines


def _ways_of_window(
    pair: Pair, lines: Lines, own: Lines, others: list[int], is_slow: bool
) -> Iterator[tuple[str, Lines, State]]:
    state = pair.other.state
    for _ in range(INDEPENDENT_TRIES):
        yield "other answers", {**own, **_answers(pair, state, others, is_slow)}, _lucky(pair)
    for _ in range(INDEPENDENT_TRIES):
        yield "same answers, other luck", lines, _lucky(pair)
    yield "same answers, same luck", lines, replace(state, luck=pair.one.state.luck.clone())


def _seal(house: QuietHouse, lines: Lines, pair: Pair, is_early: bool) -> None:
    """The watcher first: whoever answers last can see that all others have."""
    others = [seat for seat in lines if seat != pair.watcher]
    pair.random.shuffle(others)
    if pair.watcher in lines:
        house.answer(pair.watcher, lines[pair.watcher])
    for seat in others:
        if house.state.windows.opening is None:
            return  # it has closed too early, as will be seen
        person = is_person(house, seat)
        if is_early and person:
            fidget(house, seat, pair.random)
        harmless = lines[seat] == line_of_house(house.state, seat)
        if is_early and person and harmless and pair.random.random() < 0.4:
            house.visitors[seat].ask("order", seat=seat, order="pass", until="window")
        else:
            house.answer(seat, lines[seat])


def _recall_all(pair: Pair) -> None:
    """Nobody leaves the next window to an order of this one."""
    for house in pair.houses:
        for order in house.state.windows.orders:
            house.visitors[order.seat].ask("recall", seat=order.seat, order=order.order)


# --- what everybody can see ----------------------------------------------------------------------


def talk(pair: Pair) -> None:
    """Somebody says something that the watcher hears."""
    seats = range(pair.evening.seats)
    channels = [one for one in commands.channels(pair.one.sitting) if _hears(pair, one)]
    channel = pair.random.choice(channels)
    people = [seat for seat in channel if is_person(pair.one, seat)]
    if pair.watcher == SPECTATOR and pair.random.random() < 0.3:
        people, channel = [SPECTATOR], (SPECTATOR,)
    if people:
        seat = pair.random.choice(people)
        words = f"Words {pair.random.randrange(1000)}"
        for house in pair.houses:
            house.visitors[seat].ask("say", seat=seat, channel=channel, text=words)
            house.visitors[seat].ask("promise", seat=seat, to=seats[seat - 1], text=words)


def _hears(pair: Pair, channel: tuple[int, ...]) -> bool:
    return pair.watcher in channel or len(channel) == pair.evening.seats


def take_back(pair: Pair) -> None:
    """Somebody takes their last line back, freely or with everybody's consent."""
    state = pair.one.state
    people = [seat for seat in range(pair.evening.seats) if is_person(pair.one, seat)]
    free = [seat for seat in people if undo_is_free_to(state, seat) < len(state.lines)]
    if not people or not state.lines or pair.one.sitting.vote is not None:
        return
    seat = pair.random.choice(free or people)
    if pair.told(pair.one.sitting, lambda work: commands.undo(work, seat)) is None:
        return
    agree = pair.random.random() < 0.7
    asking = [one for one in people if one != seat]
    told = [
        pair.told(house.sitting, lambda work: _undone(work, seat, asking)) for house in pair.houses
    ]
    if told[0] != told[1]:
        pair.adopt()
    for house in pair.houses:
        house.visitors[seat].ask("undo", seat=seat)
        for other in asking:
            if house.sitting.vote is not None:
                house.visitors[other].ask("vote", seat=other, agree=agree)
    pair.pass_time(A_MOMENT)
    pair.compare(f"seat {seat} takes back")
    if told[0] != told[1]:
        pair.pair_anew()


def _undone(work: Work, seat: int, asking: list[int]) -> None:
    commands.undo(work, seat)
    for other in asking:
        if work.sitting.vote is not None:
            commands.vote(work, other, True)


def no_end_yet(pair: Pair) -> None:
    """Somebody asks the others to break off, and somebody does not want to."""
    people = [seat for seat in range(pair.evening.seats) if is_person(pair.one, seat)]
    if len(people) > 1 and pair.one.sitting.vote is None:
        one, other = pair.random.sample(people, 2)
        for house in pair.houses:
            house.visitors[one].ask("abort", seat=one)
            house.visitors[other].ask("vote", seat=other, agree=False)


def come_again(pair: Pair) -> None:
    """The watcher, or somebody else, loses their connection and comes again."""
    people = [seat for seat in range(pair.evening.seats) if is_person(pair.one, seat)]
    place = pair.random.choice([pair.watcher, pair.watcher, *people])
    for house in pair.houses:
        house.visitors[place].ask("beat", heard=pair.now)
        house.visitors[place].go()
    pair.pass_time(SECOND)
    for house in pair.houses:
        house.visitors[place].come()
        house.visitors[place].ask("beat", heard=pair.now)


def be_away(pair: Pair) -> None:
    """Somebody is away for so long that a bot minds their seat; another time they take it back."""
    seats = range(pair.evening.seats)
    minded = [seat for seat in seats if _is_minded(pair.one, seat)]
    here = [one for one in seats if is_person(pair.one, one) and one != pair.watcher]
    if minded:
        for house in pair.houses:
            house.visitors[minded[0]].come()
            house.visitors[minded[0]].ask("come back", seat=minded[0])
    elif len(here) > 1 and pair.one.state.windows.opening is None:
        seat = pair.random.choice(here)
        for house in pair.houses:
            house.visitors[seat].go()
        pair.pass_time(pair.one.sitting.setting.grace + SECOND)
        assert _is_minded(pair.one, seat)


def _is_minded(house: QuietHouse, seat: int) -> bool:
    return seat in house.visitors and seat in played_by_bots(house.sitting.chairs)


def open_again(pair: Pair) -> None:
    """The house is shut and opened again; everybody who was here comes back."""
    here = [seat for seat in pair.one.visitors if not _is_minded(pair.one, seat)]
    for house in pair.houses:
        for place in here:
            house.visitors[place].go()
        house.open_again(pair.now)
        for place in here:
            house.visitors[place].come()


def ask_around(pair: Pair) -> None:
    """The watcher asks for everything that can be asked for."""
    probe(pair)


ACTS: dict[Act, int] = {
    play: 60,
    talk: 4,
    take_back: 6,
    no_end_yet: 2,
    come_again: 5,
    be_away: 4,
    open_again: 1,
}


def luck_of(evening: Evening) -> Random:
    """Luck for those who plan evenings."""
    return Random(f"{evening.game} {evening.seed}")
