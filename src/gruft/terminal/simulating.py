"""`gruft simulate`: bots play many games; what they won is shown with the room for error it has."""

import os
from collections.abc import Callable
from dataclasses import dataclass

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gruft.arena.estimates import Estimate
from gruft.arena.matches import Setting
from gruft.arena.simulate import Length, Simulation, simulate
from gruft.bots.players import BOTS
from gruft.kernel.game import Game, check_seats
from gruft.kernel.refusal import Refused
from gruft.shelf import is_compiled
from gruft.terminal.arguments import separated, whole_number
from gruft.terminal.drawing import plain_table
from gruft.terminal.opponents import known_bot
from gruft.terminal.play import LARGEST_SEED, edition_for, read_option_list
from gruft.terminal.seating import USUAL_BOT, usual_seats
from gruft.terminal.signs import NOTHING
from gruft.terminal.visit import Visit
from gruft.words.speech import Words

USUAL_GAMES = "100"
MOST_GAMES = 10_000_000


@dataclass(frozen=True, slots=True)
class SimulationWishes:
    """What was asked for on the command line, as it was written."""

    games: str | None = None
    seats: str | None = None
    bots: str | None = None
    seed: str | None = None
    options: tuple[str, ...] = ()
    edition: str | None = None
    count: str | None = None


def run_simulation(visit: Visit, game: Game, wishes: SimulationWishes) -> None:
    """Check every wish, let the bots play, and show what came out."""
    words = visit.sit_down(game)
    games = whole_number(wishes.games or USUAL_GAMES, "--games", 1, MOST_GAMES)
    bots = [BOTS[known_bot(bot)] for bot in separated(wishes.bots or USUAL_BOT)]
    facts = separated(wishes.count) if wishes.count else []
    counted = [_known_fact(words, fact) for fact in facts]
    setting = _setting(visit, game, wishes)
    seed = _seed(wishes.seed)
    setting.start(seed, deal=0)
    with _progress(visit, games) as bar:
        result = simulate(setting, bots, games, seed, _advance(bar), counted)
    _show(visit, game, result, seed)


def _setting(visit: Visit, game: Game, wishes: SimulationWishes) -> Setting:
    seats = usual_seats(game)
    if wishes.seats is not None:
        seats = whole_number(wishes.seats, "--seats", -(10**9), 10**9)
    check_seats(game, seats)
    options = read_option_list(game, wishes.options)
    return Setting(game, seats, options, edition_for(visit, game, wishes.edition))


def _known_fact(words: Words, wish: str) -> str:
    """A key that this game tells facts with, perhaps with an argument behind it."""
    key = wish.partition(":")[0]
    if not key.startswith("fact-") or not words.has(key):
        raise Refused("simulate-no-such-fact", given=key[:60])
    return wish


def _seed(wish: str | None) -> int:
    if wish is None:
        return int.from_bytes(os.urandom(4), "big")
    return whole_number(wish, "--seed", 0, LARGEST_SEED)


# --- while it runs -------------------------------------------------------------------------------


def _progress(visit: Visit, games: int) -> Progress:
    """A bar on the side, where somebody watches."""
    bar = Progress(
        TextColumn(visit.words.say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=visit.aside.console,
        transient=True,
        disable=not visit.aside.is_live,
    )
    bar.add_task("", total=games)
    return bar


def _advance(bar: Progress) -> Callable[[int, int], None]:
    task = bar.task_ids[0]
    return lambda done, of: bar.update(task, completed=done)


# --- what came out -------------------------------------------------------------------------------


def _show(visit: Visit, game: Game, result: Simulation, seed: int) -> None:
    words = visit.words
    how = words.say("compiled" if is_compiled(game) else "interpreted")
    title = {"game": words.say("game-name"), "games": result.games, "seats": len(result.seats)}
    visit.say("simulate-title", "bold", how=how, **title)
    visit.screen.show(_seats_table(words, result))
    if result.roles:
        visit.screen.show(_roles_table(words, result))
    if len(result.causes) > 1:
        visit.screen.show(_causes_table(words, result))
    if result.facts:
        visit.screen.show(_facts_table(words, result))
    if result.shared:
        visit.say("simulate-shared", count=result.shared)
    _show_length(visit, words, "simulate-length", result.moves)
    _show_length(visit, words, "simulate-rounds", result.rounds)
    _show_length(visit, words, "simulate-turns", result.turns)
    visit.say("simulate-speed", rate=round(result.moves_per_second))
    visit.say("simulate-again", "dim", seed=str(seed))


def _show_length(visit: Visit, words: Words, key: str, length: Length) -> None:
    """How long games were; nothing where the game does not count like this."""
    if length.longest:
        mean = decimal(length.mean, words)
        visit.say(key, mean=mean, low=length.shortest, high=length.longest)


def _seats_table(words: Words, result: Simulation) -> Table:
    table = plain_table()
    table.add_column(words.say("simulate-seat"), justify="right")
    table.add_column(words.say("simulate-player"))
    for key in ("simulate-wins", "simulate-interval", "simulate-score"):
        table.add_column(words.say(key), justify="right")
    for number, seat in enumerate(result.seats, start=1):
        table.add_row(
            str(number),
            words.say(f"bot-{seat.bot}"),
            Text(words.say("percent", number=decimal(100 * seat.share.mean, words)), style="bold"),
            _interval(seat.share, words),
            decimal(seat.points.mean, words),
        )
    return table


def _roles_table(words: Words, result: Simulation) -> Table:
    """Who won by what was played, where the seats of a game are not alike."""
    table = plain_table()
    table.add_column(words.say("simulate-role"))
    for key in ("simulate-games", "simulate-wins", "simulate-interval", "simulate-score"):
        table.add_column(words.say(key), justify="right")
    for role in result.roles:
        table.add_row(
            words.say(role.role),
            str(role.games),
            Text(words.say("percent", number=decimal(100 * role.share.mean, words)), style="bold"),
            _interval(role.share, words),
            decimal(role.points.mean, words),
        )
    return table


def _causes_table(words: Words, result: Simulation) -> Table:
    """Why games ended, where there is more than one way to end."""
    table = plain_table()
    table.add_column(words.say("simulate-cause"))
    for key in ("simulate-games", "simulate-share", "simulate-interval"):
        table.add_column(words.say(key), justify="right")
    for report in result.causes:
        share = words.say("percent", number=decimal(100 * report.share.mean, words))
        bold = Text(share, style="bold")
        interval = _interval(report.share, words)
        table.add_row(words.say(report.cause), str(report.games), bold, interval)
    return table


def _facts_table(words: Words, result: Simulation) -> Table:
    """How often what was asked for came up."""
    table = plain_table()
    table.add_column(words.say("simulate-fact"))
    for key in ("simulate-games", "simulate-share", "simulate-interval", "simulate-times"):
        table.add_column(words.say(key), justify="right")
    for report in result.facts:
        share = words.say("percent", number=decimal(100 * report.share.mean, words))
        row = (str(report.games), Text(share, style="bold"), _interval(report.share, words))
        table.add_row(report.fact, *row, decimal(report.times, words))
    return table


def _interval(share: Estimate, words: Words) -> str:
    low, high = decimal(100 * share.low, words), decimal(100 * share.high, words)
    return f"{low} {NOTHING} {high}"


def decimal(number: float, words: Words) -> str:
    """A number with one place after the decimal sign of the language."""
    written = f"{number:.1f}"
    return written if words.language == "en" else written.replace(".", ",")
