"""How many questions one person is spared against bots, because there is nothing to decide.

    python -m tools.count_questions --matches 20 --seed 1

The person is played by the raven, too. Every question that the house answers by itself was asked
before it did so (`src/gruft/table/live/unasked.py`).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from hashlib import sha256

from gruft.bots.players import BOTS
from gruft.kernel.chance import FastChance
from gruft.kernel.lines import as_if_asked, write_line
from gruft.shelf import SHELF
from gruft.table.live import commands, house
from gruft.table.live.acts import Stamped, TableSet, Unasked
from gruft.table.live.setting import Setting
from gruft.table.live.table import LiveTable
from gruft.table.live.work import Work

SEATS = {"vampire_queen": 4, "vampire_connection": 4, "vampire_empire": 2, "grottenstein": 4}
HOST, PERSON, BOT = "host", 0, "raven"
SALT = "ab" * 16


class Match:
    """One match, counted while it is played."""

    def __init__(self, game: str, seed: int) -> None:
        secret = sha256(f"{game} {seed}".encode()).hexdigest()
        setting = Setting(game, SEATS[game], watching="nobody")
        self.table = LiveTable(SHELF[game], Stamped(0, TableSet(setting, HOST, secret)))
        self.chance = FastChance(seed)
        self.now = 0
        self.tally: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """Sit down, and play to the end."""
        seats = self.table.sitting.setting.seats
        self._take(lambda work: commands.sit(work, HOST, "Host", PERSON, SALT))
        for seat in range(1, seats):
            self._take(partial(commands.seat_bot, guest=HOST, seat=seat, bot=BOT, name=f"{seat}"))
        salts = [bytes(16)] * seats
        self._take(lambda work: commands.begin(work, HOST, self.table.edition, salts))
        while self.table.sitting.phase == "playing":
            self._answer()
        return self.tally

    def _answer(self) -> None:
        sitting = self.table.sitting
        bots = house.thinking_bots(sitting)
        seat = next(iter(bots), PERSON)
        question, line = sitting.questions[seat], self._line(seat)
        if seat in bots:
            self._take(lambda work: commands.bot_answers(work, seat, question, line))
        else:
            self.tally["asked"] += 1
            self._take(lambda work: commands.answer(work, seat, question, line))

    def _line(self, seat: int) -> str:
        state = self.table.sitting.must_be_playing()
        world = as_if_asked(state.game, state.position.world(seat, self.chance), seat)
        moves = BOTS[BOT].choose(state.game, world, seat, self.chance)
        return write_line(state.game, world, moves, seat)

    def _take(self, command: Callable[[Work], None]) -> None:
        self.now += 1
        work = self.table.work(self.now)
        command(work)
        house.tick(work)
        self.tally["unasked"] += sum(isinstance(one.act, Unasked) for one in work.acts)
        self.table.take(work)


def main(given: list[str] | None = None) -> int:
    """Play as many matches of each game as were asked for, and write what they had."""
    parser = argparse.ArgumentParser(prog="python -m tools.count_questions", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--matches", type=int, default=20, help="of each game")
    parser.add_argument("--seed", type=int, default=1, help="the first match")
    typed = parser.parse_args(given)
    for game in SEATS:
        tally: Counter[str] = Counter()
        for number in range(typed.matches):
            tally += Match(game, typed.seed + number).play()
        asked, unasked = (tally[one] / typed.matches for one in ("asked", "unasked"))
        spared = 100 * unasked / (asked + unasked)
        sys.stdout.write(
            f"{game}, {SEATS[game]} seats: {asked + unasked:.1f} questions a match before,"
            f" {asked:.1f} now, {spared:.0f} % spared\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
