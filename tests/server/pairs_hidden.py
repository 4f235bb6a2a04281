"""What goes on behind the watcher's back: whispers, half lines, sealed answers, orders, mistakes.

Nothing of it may reach them, and all is over when it is done: nothing stays sealed or ordered.
"""

from collections.abc import Callable
from random import Random

from gruft.kernel.scene import SPECTATOR
from gruft.table.live import commands
from gruft.table.live.chairs import played_by_bots
from tests.server.pairs import any_line
from tests.server.pairs_house import TABLE, QuietHouse

#: What somebody does alone, or with people of whom the watcher is none.
Deed = Callable[[QuietHouse, int, Random], None]


def is_person(house: QuietHouse, seat: int) -> bool:
    """Tell whether a person plays this seat now."""
    return seat in house.visitors and seat not in played_by_bots(house.sitting.chairs)


def something_hidden(house: QuietHouse, watcher: int, random: Random) -> None:
    """A few things that are none of the watcher's business."""
    people = [seat for seat in range(house.hosted.seats) if is_person(house, seat)]
    others = [seat for seat in people if seat != watcher]
    for _ in range(random.randrange(3) if others else 0):
        random.choice(DEEDS)(house, random.choice(others), random)
    if others and random.random() < 0.3:
        whisper(house, random.choice(others), watcher, random)


def whisper(house: QuietHouse, seat: int, watcher: int, random: Random) -> None:
    """A word to a channel that the watcher does not hear."""
    all_of_them = len(house.sitting.chairs)
    own = [one for one in commands.channels(house.sitting) if seat in one]
    quiet = [one for one in own if watcher not in one and len(one) < all_of_them]
    if watcher != SPECTATOR:
        quiet.append((SPECTATOR,))
    if quiet:
        channel = random.choice(quiet)
        who = SPECTATOR if SPECTATOR in channel else seat
        words = "psst" * random.randint(1, 9)
        house.visitors[who].ask("say", seat=who, channel=channel, text=words)


def _drafts(house: QuietHouse, seat: int, random: Random) -> None:
    question = house.sitting.questions[seat]
    who = house.visitors[seat]
    who.ask("draft", seat=seat, question=question, prefix="")
    if _is_asked(house, seat):
        first = any_line(house.state, seat, random).partition(";")[0]
        who.ask("draft", seat=seat, question=question, prefix=first)
        who.ask("why not", seat=seat, line=first)


def _errs(house: QuietHouse, seat: int, random: Random) -> None:
    who, question = house.visitors[seat], house.sitting.questions[seat]
    assert who.ask("answer", seat=seat, question=question, line="dance")["type"] == "refused"
    who.ask("answer", seat=seat, question=question + random.randint(1, 9), line="pass")
    who.ask("withdraw", seat=seat)
    who.ask("recall", seat=seat, order="pass")
    who.ask("mark promise", seat=seat, number=99, kept=True)


def _orders(house: QuietHouse, seat: int, random: Random) -> None:
    until = random.choice(["window", "turn", "recalled"])
    house.visitors[seat].ask("order", seat=seat, order="concerns", until=until)
    house.visitors[seat].ask("recall", seat=seat, order="concerns")


def _reads(house: QuietHouse, seat: int, random: Random) -> None:
    who = house.visitors[seat]
    who.ask("beat", heard=house.loop.now)
    who.get(f"/api/tables/{TABLE}/record")


def fidget(house: QuietHouse, seat: int, random: Random) -> None:
    """Seal something and take it back, while others have not answered."""
    opening = house.state.windows.opening
    if opening is None or opening.closed or seat not in opening.window.seats:
        return
    is_last = len({*opening.window.seats} - {*opening.answers}) == 1
    if not is_last and random.random() < 0.6:
        house.answer(seat, any_line(house.state, seat, random))
        assert house.visitors[seat].ask("withdraw", seat=seat)["type"] == "done"


def _is_asked(house: QuietHouse, seat: int) -> bool:
    opening = house.state.windows.opening
    return seat in (opening.window.seats if opening else house.state.position.to_act())


DEEDS: list[Deed] = [_drafts, _errs, _orders, _reads, fidget]
