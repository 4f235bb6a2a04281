"""Measures one bot against copies of another on duplicate deals, for developers.

    python -m gruft.arena vampire_queen --candidate raven --against moth --deals 2000 --seed 1

How far it is goes to standard error, the result to standard output. Exit code 2: no such table.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module

from gruft.arena.duel import Duel, DuelReport, fight
from gruft.arena.estimates import Estimate
from gruft.arena.matches import Setting
from gruft.bots.players import BOTS, Bot
from gruft.kernel.refusal import Refused
from gruft.shelf import find
from gruft.words.speech import Words


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m gruft.arena", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", help="a slug of the shelf")
    known = f"{', '.join(BOTS)}, or module:NAME"
    parser.add_argument("--candidate", type=find_bot, default="raven", help=f"a bot: {known}")
    parser.add_argument("--against", type=find_bot, default="moth", help="who sits everywhere else")
    parser.add_argument("--deals", type=_positive, default=100, help="each is played in every seat")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1, help="the same games every time")
    parser.add_argument("--processes", type=_positive, default=1, help="how many work at once")
    return parser.parse_args(given)


def find_bot(written: str) -> Bot:
    """A bot by its name, or one of your own by module and attribute."""
    if written in BOTS:
        return BOTS[written]
    module, _, name = written.partition(":")
    try:
        bot = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise argparse.ArgumentTypeError(f"there is no bot {written!r} ({problem})") from None
    if not isinstance(bot, Bot):
        raise argparse.ArgumentTypeError(f"{written!r} is a {type(bot).__name__}, not a Bot")
    return bot


def _positive(written: str) -> int:
    number = int(written)
    if number < 1:
        raise ValueError(written)
    return number


def main(given: list[str] | None = None) -> int:
    """Measure and print."""
    typed = arguments(given)
    try:
        duel = _duel(typed)
        duel.setting.start(duel.seed, deal=0)
    except Refused as refused:
        sys.stderr.write(f"{Words('en').refuse(refused)}\n")
        return 2
    report = fight(duel, typed.deals, typed.processes, _tell_progress)
    sys.stdout.write("\n".join(table(duel, report)) + "\n")
    return 0


def _duel(typed: argparse.Namespace) -> Duel:
    options = dict(written.partition("=")[::2] for written in typed.option)
    setting = Setting(find(typed.game), typed.seats, options)
    return Duel(setting, typed.candidate, typed.against, typed.seed)


def _tell_progress(done: int, of: int) -> None:
    end = "\n" if done == of else ""
    sys.stderr.write(f"\r{done} of {of} deals{end}")
    sys.stderr.flush()


def table(duel: Duel, report: DuelReport) -> Iterator[str]:
    """The lines of the report."""
    rivals = f"{duel.setting.seats - 1} x {duel.opponent.name}"
    yield f"{duel.candidate.name} against {rivals}: {report.deals} deals, {report.games} games"
    equal = 100 / duel.setting.seats
    yield f"won    {_percent(report.share)} % (equals would win {equal:.1f} %)"
    yield f"points {_number(report.points)}"
    yield f"others {_number(report.others)}"


def _percent(share: Estimate) -> str:
    return f"{100 * share.mean:5.1f} +- {100 * (share.high - share.mean):.1f}"


def _number(points: Estimate) -> str:
    return f"{points.mean:5.1f} +- {points.high - points.mean:.1f}"


if __name__ == "__main__":
    sys.exit(main())
