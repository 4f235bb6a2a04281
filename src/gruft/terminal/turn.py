"""One person's turn: shows the scene, reads what is typed, and carries it out.

A compound choice is composed here, part by part; the table hears of it only when it is whole.
"""

from rich.text import Text

from gruft.kernel.chance import FastChance
from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.record import ABORTED
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Scene
from gruft.terminal import commands
from gruft.terminal.commands import COMMANDS, Command, own_word, read_command
from gruft.terminal.drawing import NumberedChoice
from gruft.terminal.fairness import thinking_seed
from gruft.terminal.helping import two_columns
from gruft.terminal.numbering import number_choices
from gruft.terminal.paging import show_paged
from gruft.terminal.rules import about, drawn_clause, find_clause, show_rules
from gruft.terminal.session import Session
from gruft.terminal.undoing import take_back
from gruft.terminal.visit import sentence_of


class Left(Exception):
    """The person leaves; the game stays saved."""


class Turn:
    """The turn of the person in one seat."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.visit = session.visit
        self.words = session.words
        self.parts: list[str] = []
        self.refused_input = ""
        self.is_done = False

    def take(self) -> None:
        """Ask until the table has moved on."""
        self.show()
        while not self.is_done:
            try:
                self.carry_out(self.ask())
            except Refused as refused:
                self.explain(refused)

    def ask(self) -> str:
        """Read one line from the person."""
        return self.visit.ask("prompt", player=self.session.name(self.seat))

    def carry_out(self, typed: str) -> None:
        """Do what was typed: a command, or a move by number, label or notation."""
        if not typed:
            self.nothing_typed()
            return
        command = read_command(typed, self.words)
        if command is not None:
            self.obey(command)
        else:
            self.play(self.written(typed))

    # --- moves -----------------------------------------------------------------------------------

    def play(self, written: str) -> None:
        """Play a move, or take it as the next part of a longer line."""
        line = "; ".join([*self.parts, written])
        game, position = self.session.table.game, self.session.table.position
        try:
            after = composed(game, position, self.seat, line)
            if after.composing() == self.seat:
                self.parts = [part.strip() for part in line.split(";")]
                self.show()
                return
            self.session.answer(self.seat, line)
        except Refused:
            self.refused_input = written
            raise
        self.is_done = True

    def nothing_typed(self) -> None:
        """An empty line takes the only choice there is; else it asks again."""
        choices = self.numbered()
        if len(choices) == 1:
            self.play(choices[0].choice.move)
        else:
            self.visit.say("nothing-typed", "dim", help=own_word(commands.HELP, self.words))

    def written(self, typed: str) -> str:
        """The notation of what was typed: a choice's number, its label, or notation already."""
        folded = typed.casefold()
        for one in self.numbered():
            if typed == str(one.number) or folded == self.words.tell(one.choice.label).casefold():
                return one.choice.move
        return typed

    def numbered(self) -> list[NumberedChoice]:
        """The choices of this moment with their numbers."""
        decision = self.scene().decision
        choices = self.session.look.arranged(decision.choices if decision else ())
        return number_choices(choices, self.reads_as_move)

    def shown(self, move: str) -> str:
        """A move as it stands in the list of choices."""
        for one in self.numbered():
            if one.choice.move == move:
                return f"{one.number}) {self.session.look.choice(one.choice)}"
        return move

    def reads_as_move(self, text: str) -> bool:
        """Tell whether the game itself reads this as a move, legal or not."""
        try:
            self.session.table.game.parse(self.position(), self.seat, text)
        except Refused:
            return False
        return True

    # --- what is seen ----------------------------------------------------------------------------

    def position(self) -> Position:
        """The position, with the parts of a line that are already chosen."""
        table = self.session.table
        if not self.parts:
            return table.position
        return composed(table.game, table.position, self.seat, "; ".join(self.parts))

    def scene(self) -> Scene:
        """What this seat sees now."""
        return self.session.table.game.scene(self.position(), self.seat)

    def show(self) -> None:
        """Draw the scene and the question."""
        scene = self.scene()
        self.session.show_scene(scene)
        if scene.decision is None:
            return
        choices = self.numbered()
        self.visit.screen.show(
            Text(self.words.tell(scene.decision.question), style="bold"),
            self.session.look.choices(choices, self.visit.screen.width),
        )
        if len(choices) == 1:
            only = self.words.tell(choices[0].choice.label)
            self.visit.say("only-choice", "dim", move=only)

    def explain(self, refused: Refused) -> None:
        """Say why something was refused, and where more can be read."""
        self.visit.screen.say(sentence_of(self.words, refused), "red")
        if refused.clause:
            self.visit.say(
                "refused-more", "dim", why=own_word(commands.WHY, self.words), clause=refused.clause
            )

    # --- commands --------------------------------------------------------------------------------

    def obey(self, command: Command) -> None:
        """Carry out a command."""
        getattr(self, f"do_{command.name}")(command.about)

    def do_help(self, topic: str) -> None:
        """List what may be typed."""
        choices = self.numbered()
        telling = [one for one in choices if str(one.number) != one.choice.move]
        example = (telling or choices)[0]
        self.visit.say("help-moves", number=example.number, move=example.choice.move)
        rows = [
            (own_word(name, self.words), self.words.say(f"command-{name}-help"))
            for name in COMMANDS
        ]
        self.visit.screen.show(two_columns(rows))

    def do_hint(self, topic: str) -> None:
        """Tell what a decent player would do here, and why."""
        session = self.session
        seed = thinking_seed(session.seating.seed, len(session.table.entries))
        position = self.position()
        # The adviser is given a world that fits what this seat knows, never the truth.
        world = position.world(self.seat, FastChance(seed))
        advised = session.table.game.advise(world, self.seat, FastChance(seed + 1))
        move = self.shown(session.table.game.write(position, advised.move))
        self.visit.say("hint", "green", move=move, reason=self.words.tell(advised.reason))

    def do_why(self, move: str) -> None:
        """Explain why a move is not allowed, with the clause behind it."""
        asked = self.written(move) if move else self.refused_input
        if not asked:
            self.visit.say("why-nothing", why=own_word(commands.WHY, self.words))
            return
        game = self.session.table.game
        refused = game.refuse(
            self.session.table.position, self.seat, "; ".join([*self.parts, asked])
        )
        if refused is None:
            self.visit.say("why-allowed", move=asked)
            return
        self.visit.screen.say(sentence_of(self.words, refused))
        if refused.clause:
            clauses = game.rulebook(self.words.language).values()
            self.visit.screen.show(drawn_clause(find_clause(game, clauses, refused.clause)))

    def do_undo(self, topic: str) -> None:
        """Take back a part of a line, or the last own move."""
        if self.parts:
            self.parts.pop()
            self.show()
        else:
            self.is_done = take_back(self.session, self.seat)

    def do_log(self, topic: str) -> None:
        """Tell everything this seat was ever told."""
        told = self.session.table.log.page(self.seat)
        show_paged(self.visit, [Text(self.words.tell(telling)) for telling in told])

    def do_table(self, topic: str) -> None:
        """Draw the scene again."""
        self.show()

    def do_rules(self, topic: str) -> None:
        """Show the rulebook, a clause, or where a word stands."""
        game = self.session.table.game
        if topic:
            about(game, list(game.rulebook(self.words.language).values()), topic)
        show_rules(self.visit, game, topic or None, None)

    def do_fair(self, topic: str) -> None:
        """Tell what binds the luck of this match."""
        header = self.session.table.header
        self.visit.say("fair-commitment", commitment=header.commitment)
        rows = zip(header.names, header.salts, strict=True)
        self.visit.say("fair-salts")
        self.visit.screen.show(two_columns(rows))

    def do_save(self, topic: str) -> None:
        """Say where the game is saved; it always is."""
        self.visit.say("saved-always", file=str(self.session.save.path))

    def do_quit(self, topic: str) -> None:
        """Leave; the game stays saved."""
        raise Left

    def do_abort(self, topic: str) -> None:
        """End the match for good, after asking."""
        if commands.is_yes(self.visit.ask("abort-sure"), self.words):
            self.session.table.end(self.seat, ABORTED)
            self.is_done = True


def composed(game: Game, position: Position, seat: int, line: str) -> Position:
    """The position after a line or a part of one, for the eyes of the composing seat alone."""
    after = position.clone()
    for part in line.split(";"):
        move = game.parse(after, seat, part.strip())
        after.play(seat, move)
    return after
