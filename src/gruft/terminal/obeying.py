"""What a person can ask for in their turn besides moving: help, advice, reasons, log, rules."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from gruft.kernel.advising import advise_line
from gruft.kernel.chance import FastChance
from gruft.kernel.options import read_options
from gruft.kernel.record import ABORTED
from gruft.table.opening import edition_of
from gruft.terminal import commands
from gruft.terminal.cards import show_abouts
from gruft.terminal.commands import COMMANDS, own_word
from gruft.terminal.composing import composed
from gruft.terminal.fairness import thinking_seed
from gruft.terminal.helping import two_columns
from gruft.terminal.paging import show_paged
from gruft.terminal.rules import drawn_clause, find_clause, show_rules
from gruft.terminal.session import Left
from gruft.terminal.unasked import can_be_skipped, harmless_answer
from gruft.terminal.undoing import take_back
from gruft.terminal.visit import sentence_of

if TYPE_CHECKING:
    from gruft.terminal.turn import Turn


def _help(turn: "Turn", topic: str) -> None:
    """List what may be typed."""
    choices = turn.numbered()
    has_number = turn.session.look.has_number
    telling = [
        one for one in choices if str(one.number) != one.choice.move and has_number(one.choice)
    ]
    example = (telling or choices)[0]
    number = example.number if has_number(example.choice) else example.choice.move
    turn.visit.say("help-moves", number=number, move=example.choice.move)
    # A game without windows has nothing to skip.
    has_windows = bool(turn.session.table.game.standing_orders())
    rows = [
        (own_word(name, turn.words), turn.words.say(f"command-{name}-help"))
        for name in COMMANDS
        if name != commands.SKIP or has_windows
    ]
    turn.visit.screen.show(two_columns(rows))


def _hint(turn: "Turn", topic: str) -> None:
    """Tell what a decent player would do here, and why."""
    table = turn.session.table
    luck = FastChance(thinking_seed(turn.session.seating.seed, len(table.entries)))
    # The adviser is given a world that fits what this seat knows, never the truth.
    world = composed(
        table.game, table.position.world(turn.seat, luck.fork()), turn.seat, turn.parts
    )
    advised = advise_line(table.game, world, turn.seat, luck)
    move = turn.shown(table.game.write(turn.position(), advised.moves[0]))
    later = "; ".join(turn.words.tell(step) for step in advised.steps[1:])
    reason = turn.words.tell(advised.reason)
    turn.visit.say("hint-line" if later else "hint", "green", move=move, later=later, reason=reason)


def _why(turn: "Turn", move: str) -> None:
    """Explain why a move is not allowed, with the clause behind it."""
    asked = turn.written(move) if move else turn.refused_input
    if not asked:
        turn.visit.say("why-nothing", why=own_word(commands.WHY, turn.words))
        return
    game = turn.session.table.game
    refused = game.refuse(turn.session.table.position, turn.seat, "; ".join([*turn.parts, asked]))
    if refused is None:
        turn.visit.say("why-allowed", move=asked)
        return
    turn.visit.screen.say(sentence_of(turn.words, refused))
    if refused.clause:
        clauses = game.rulebook(turn.words.language).values()
        turn.visit.screen.show(drawn_clause(find_clause(game, clauses, refused.clause)))


def _undo(turn: "Turn", topic: str) -> None:
    """Take back a part of a line, or the last own move."""
    if not turn.drop_part():
        turn.is_done = take_back(turn.session, turn.seat)


def _log(turn: "Turn", topic: str) -> None:
    """Tell everything this seat was ever told."""
    told = turn.session.table.log.page(turn.seat)
    show_paged(turn.visit, [Text(turn.words.tell(telling)) for telling in told])


def _table(turn: "Turn", topic: str) -> None:
    """Draw the scene again, all of it."""
    turn.show(whole=True)


def _card(turn: "Turn", name: str) -> None:
    """Tell what a piece does in the edition and with the options of this match."""
    table = turn.session.table
    agreed = read_options(table.game.options(), table.header.options)
    abouts = table.game.about(edition_of(table.game, table.header), agreed)
    show_abouts(turn.visit, table.game, abouts, name or None)


def _rules(turn: "Turn", topic: str) -> None:
    """Show the rulebook, a clause, or where a word stands."""
    game = turn.session.table.game
    show_rules(turn.visit, game, topic or None, None)


def _fair(turn: "Turn", topic: str) -> None:
    """Tell what binds the luck of this match."""
    header = turn.session.table.header
    turn.visit.say("fair-commitment", commitment=header.commitment)
    rows = zip(header.names, header.salts, strict=True)
    turn.visit.say("fair-salts")
    turn.visit.screen.show(two_columns(rows))


def _save(turn: "Turn", topic: str) -> None:
    """Say where the game is saved; it always is."""
    turn.visit.say("saved-always", file=str(turn.session.save.path))


def _skip(turn: "Turn", topic: str) -> None:
    """Pass here and in all windows that follow, until something else is asked."""
    scene = turn.session.table.scene(turn.seat)
    if not can_be_skipped(scene):
        turn.visit.say("skip-nothing")
        return
    turn.session.skipping.add(turn.seat)
    table = turn.session.table
    turn.play(harmless_answer(table.game, table.position, turn.seat))


def _quit(turn: "Turn", topic: str) -> None:
    """Leave; the game stays saved."""
    raise Left


def _abort(turn: "Turn", topic: str) -> None:
    """End the match for good, after asking."""
    if commands.is_yes(turn.visit.ask("abort-sure"), turn.words):
        turn.session.table.end(turn.seat, ABORTED)
        turn.is_done = True


HANDLERS: Mapping[str, Callable[["Turn", str], None]] = {
    commands.HELP: _help,
    commands.HINT: _hint,
    commands.WHY: _why,
    commands.UNDO: _undo,
    commands.LOG: _log,
    commands.TABLE: _table,
    commands.CARD: _card,
    commands.RULES: _rules,
    commands.FAIR: _fair,
    commands.SAVE: _save,
    commands.SKIP: _skip,
    commands.QUIT: _quit,
    commands.ABORT: _abort,
}
