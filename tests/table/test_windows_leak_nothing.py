"""The same window in two worlds: what a third seat gets, and when, does not show who holds what.

Everything a seat can get out of the house is written down at every tick of a virtual clock, while
the others toy with answers and orders in secret. A house with a planted leak must be found out.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from gruft.games.vampire_connection.game import GAME as VAMPIRE_CONNECTION
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.table import prompts, sealed, windows
from gruft.table.opening import new_header
from gruft.table.pace import Pace
from gruft.table.prompts import Prompt
from gruft.table.sealed import Ground, Windows
from gruft.table.state import State
from gruft.table.table import Table
from gruft.table.windows import Steward
from gruft.testing.tiny.watchmen import GAME as WATCHMEN
from tests.table.matches import NAMES, SECRET, salts
from tests.table.watches import (
    BOTH_WITH_1,
    LANTERN,
    SECOND,
    on_watch,
    view,
)

BRISK = Pace(least=3 * SECOND, longest=12 * SECOND)
SLOW = Pace(least=3 * SECOND, longest=20 * SECOND, period=20 * SECOND, times=(0, 10 * SECOND))
#: One window after another, as long as a slow table needs for the first ones.
AN_EVENING = range(0, 60 * SECOND, SECOND)

#: What a seat does that is asked, at a time since the window opened.
Habit = Callable[[Steward, int, int, int], None]
Script = dict[int, list[tuple[int, Habit]]]


# ---- what people do in secret ----


def passes(steward: Steward, seat: int, number: int, now: int) -> None:
    steward.seal(seat, number, "pass", now)


def longs_to_act(steward: Steward, seat: int, number: int, now: int) -> None:
    """Seal the boldest answer there is, for whoever has one."""
    prompt = steward.prompt(seat)
    assert prompt is not None
    assert prompt.decision is not None
    steward.seal(seat, number, prompt.decision.choices[-1].move, now)


def thinks_better_of_it(steward: Steward, seat: int, number: int, now: int) -> None:
    steward.withdraw(seat, number, now)


def tries_in_vain(steward: Steward, seat: int, number: int, now: int) -> None:
    for text in ("lay lantern", "stake 0 with Thrashon", "dance"):
        with pytest.raises(Refused):
            steward.seal(seat, number + 1, text, now)


def leaves_it_to_the_house(steward: Steward, seat: int, number: int, now: int) -> None:
    steward.order(seat, "pass", now)


#: Bots answer at once; people waver, pass at last, or give an order.
QUICK: Script = {0: [(1, passes), (2, passes), (3, passes)]}
WAVERING: Script = {
    SECOND: [(1, longs_to_act), (2, longs_to_act), (2, tries_in_vain)],
    2 * SECOND: [(1, thinks_better_of_it), (2, thinks_better_of_it)],
    5 * SECOND: [(2, passes), (3, passes)],
    9 * SECOND: [(1, passes)],
}
ORDERLY: Script = {SECOND: [(2, leaves_it_to_the_house), (1, passes)], 2 * SECOND: [(3, passes)]}
ABSENT: Script = {
    SECOND: [(1, passes), (3, passes), (2, longs_to_act)],
    2 * SECOND: [(2, thinks_better_of_it)],
}
SCRIPTS = [QUICK, WAVERING, ORDERLY, ABSENT]


# ---- what a third seat gets ----


def evening(steward: Steward, third: int, script: Script) -> Iterator[object]:
    """Everything that a seat gets, tick by tick, until somebody has to make a move of their own."""
    for now in AN_EVENING:
        steward.tick(now)
        prompt = steward.prompt(third)
        yield now, view(steward, third), probes(steward, third, now)
        if prompt is None:
            return
        for seat, habit in script.get(now - prompt.opened, []):
            if seat in prompt.window.seats:
                habit(steward, seat, prompt.number, now)


def probes(steward: Steward, third: int, now: int) -> list[str]:
    """What a seat is told that tries everything it may not do."""
    prompt, told = steward.prompt(third), []
    for seat in (max(third, 0), 9):
        for number in (0, 1, 2, 9):
            told.append(refusal(partial(steward.seal, seat, number, "dance", now)))
            if prompt is None or number != prompt.number:
                told.append(refusal(partial(steward.withdraw, seat, number, now)))
        told.append(refusal(partial(steward.table.answer, seat, "pass; pass")))
    return told


def refusal(act: Callable[[], object]) -> str:
    try:
        act()
    except Refused as refused:
        return str(refused)
    return "accepted"


# ---- the worlds ----


def watchmen_in_two_worlds(third: int, pace: Pace) -> tuple[Steward, Steward]:
    """Two tables that differ in who holds the lanterns, of which the third seat knows nothing."""
    one, other = (on_watch(BOTH_WITH_1, pace) for _ in range(2))
    truth = one.table.position
    for seed in range(1_000):
        world = truth.world(third, FastChance(seed))
        if holders(WATCHMEN.to_json(world)) != holders(WATCHMEN.to_json(truth)):
            world.chance = other.table.state.luck
            other.table.state = replace(other.table.state, position=world)
            return one, other
    raise LookupError("all worlds are alike")


def holders(position: dict[str, object]) -> list[bool]:
    hands = position["hands"]
    assert isinstance(hands, list)
    return [LANTERN in hand for hand in hands]


Story = dict[str, object]

FLYING: Story = {"line": "bat > village", "places": ["castle"] * 4}
FLYING_OVER_TOMBS: Story = {"line": "bat > tomb", "places": ["castle", "castle", "castle", "tomb"]}
LYING_IN_THE_TOMB: Story = {"line": "end play", "places": ["castle", "castle", "castle", "tomb"]}
JOURNEYS = [FLYING, FLYING_OVER_TOMBS, LYING_IN_THE_TOMB]
HUNTERS = "Thrashon, Rudey, stake*4, hunchback"
NONE = "wolf*3, mist*3, hunchback"
NEITHER = "wolf, carriage*2, bat*2, mist, hunchback"


def vampires_in_world(first: str, second: str, pace: Pace, story: Story) -> Steward:
    """Seat 0 is AP; seats 1 and 2 hold these cards; 3 and the spectator do not know which."""
    start: dict[str, object] = {
        "hands": ["bat*2, hunchback", first, second, "hunchback, mist"],
        "vampires": ["Biggulp", "Ficklecrash", "Shortway", "Garlictooth"],
        "places": story["places"],
        "round": 2,
        "start": 0,
        "active": 0,
        "kidnapped": True,
        "pending": "play",
    }
    header = new_header(VAMPIRE_CONNECTION, NAMES[:4], secret=SECRET, salts=salts(4), start=start)
    steward = Steward(Table.open(VAMPIRE_CONNECTION, header))
    steward.set_pace(pace)
    steward.table.answer(0, str(story["line"]))
    steward.tick(0)
    return steward


#: One of the two holds the hunters, or the other, or nobody does: seats 0 and 3 cannot know.
WORLDS = [(HUNTERS, NONE), (NONE, HUNTERS), (NONE, NEITHER)]


# ---- the proof ----


@pytest.mark.parametrize("pace", [BRISK, SLOW])
@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("third", [SPECTATOR, 0, 2])
def test_a_third_seat_cannot_tell_who_holds_a_lantern(
    third: int, script: Script, pace: Pace
) -> None:
    one, other = watchmen_in_two_worlds(third, pace)

    assert list(evening(one, third, script)) == list(evening(other, third, script))


@pytest.mark.clause("VC-148", "VC-149", "VC-150")
@pytest.mark.parametrize("story", JOURNEYS)
@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize(("third", "pace"), [(SPECTATOR, BRISK), (0, BRISK), (3, BRISK), (3, SLOW)])
def test_a_third_seat_cannot_tell_who_holds_a_hunter(
    third: int, pace: Pace, script: Script, story: Story
) -> None:
    one, *others = (vampires_in_world(*hands, pace, story) for hands in WORLDS)
    seen = list(evening(one, third, script))

    for other in others:
        assert list(evening(other, third, script)) == seen


def test_the_worlds_do_differ_in_what_can_be_answered() -> None:
    able = [
        can_act(vampires_in_world(*hands, BRISK, FLYING).table.state.ground) for hands in WORLDS
    ]

    assert able == [[1], [2], []]


# ---- planted leaks ----


def can_act(ground: Ground) -> list[int]:
    window = ground.position.window()
    seats = window.seats if window is not None else []
    return [seat for seat in seats if len(ground.position.moves(seat)) > 1]


def close_early_if_nobody_can_act(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sealed.is_due

    def is_due(book: Windows, now: int, ground: Ground) -> bool:
        opening = book.opening
        hasty = opening is not None and not opening.closed and not can_act(ground)
        return hasty or honest(book, now, ground)

    for module in (sealed, windows):
        monkeypatch.setattr(module, "is_due", is_due)


def do_not_wait_for_those_who_cannot_act(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_settled(book: Windows, opening: sealed.Opening, ground: Ground) -> bool:
        return set(can_act(ground)) <= set(opening.answers)

    monkeypatch.setattr(sealed, "all_settled", all_settled)


def name_only_those_who_can_act(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = prompts.prompt_for

    def prompt_for(state: State, seat: int) -> Prompt | None:
        prompt = honest(state, seat)
        if prompt is None:
            return None
        return replace(prompt, window=replace(prompt.window, seats=tuple(can_act(state.ground))))

    monkeypatch.setattr(windows, "prompt_for", prompt_for)


PLANTS = [
    close_early_if_nobody_can_act,
    do_not_wait_for_those_who_cannot_act,
    name_only_those_who_can_act,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_house_that_looks_at_hands_is_found_out(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)

    assert any(worlds_differ(script) for script in SCRIPTS)


def worlds_differ(script: Script) -> bool:
    """Tell whether seat 3 sees a difference between somebody and nobody having a hunter."""
    worlds = (vampires_in_world(*hands, BRISK, FLYING) for hands in (WORLDS[0], WORLDS[2]))
    one, other = (list(evening(world, 3, script)) for world in worlds)
    return one != other
