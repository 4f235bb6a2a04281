"""One person's turn: shows the scene, reads what is typed, and carries it out.

A compound choice is composed here, part by part; the table hears of it only when it is whole.
"""

from gruft.kernel.groups import Laid, lay
from gruft.kernel.lines import draft
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Choice, Scene, as_put, asked_key
from gruft.terminal import commands
from gruft.terminal.commands import Command, own_word, read_command
from gruft.terminal.composing import composed
from gruft.terminal.drawing import NumberedChoice
from gruft.terminal.names import with_seats
from gruft.terminal.nothing import nothing_among
from gruft.terminal.numbering import is_bare_number, number_choices
from gruft.terminal.obeying import HANDLERS
from gruft.terminal.session import MOST_WITH_WORDS, Session
from gruft.terminal.visit import sentence_of

#: So much of a number that means nothing is given back.
LONGEST_NUMBER = 20
#: A pass as every game writes it that has one, and the message that names it: where it is not
#: offered, it is refused as a pass in any language, not as a riddle.
PASS, PASS_LABEL = "pass", "move-pass"


class Turn:
    """The turn of the person in one seat."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.visit = session.visit
        self.words = session.words
        self.parts: list[str] = []
        self.waiting: list[str] = []
        self.later: tuple[Choice, ...] = ()
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
        if command is None or self.is_offered(typed):
            self.play(self.written(typed))
        else:
            self.obey(command)

    def is_offered(self, typed: str) -> bool:
        """Tell whether this is a choice as the game writes it, should it also be a command."""
        folded = typed.casefold()
        return any(one.choice.move.casefold() == folded for one in self.numbered())

    # --- moves -----------------------------------------------------------------------------------

    def play(self, written: str) -> None:
        """Play a move, or take it as the next part of a longer line."""
        line = "; ".join([*self.parts, *self.waiting, written])
        table = self.session.table
        try:
            laid = lay(table.game, table.position, self.seat, line)
            if laid.scene is not None:
                self.take_parts(laid)
                self.show_part()
                return
            self.session.answer(self.seat, laid.line)
        except Refused:
            self.refused_input = written
            raise
        self.is_done = True

    def take_parts(self, laid: Laid) -> None:
        """Half a line lies there: in the rules' order, and what waits for another part."""
        self.parts, self.later = list(laid.parts), laid.later
        self.waiting = [one.move for one in laid.held]

    def drop_part(self) -> bool:
        """Take back a part of a half-made line, what waits first; tell whether there was one."""
        kept = [*self.parts, *self.waiting]
        if not kept:
            return False
        table = self.session.table
        self.take_parts(lay(table.game, table.position, self.seat, "; ".join(kept[:-1])))
        if self.parts:
            self.show_part()
        else:
            self.show()
        return True

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
            has_number = self.session.look.has_number(one.choice)
            if has_number and typed == str(one.number):
                return one.choice.move
            if folded == self.words.tell(one.choice.label).casefold():
                return one.choice.move
        nothing = None
        if not self.is_legal(typed):
            nothing = nothing_among((one.choice for one in self.numbered()), typed)
        if nothing is None and self.words.has(PASS_LABEL):
            typed = PASS if folded == self.words.say(PASS_LABEL).casefold() else typed
        if nothing is None and is_bare_number(typed) and not self.reads_as_move(typed):
            raise Refused("number-unknown", given=typed[:LONGEST_NUMBER])
        return self.named(typed) if nothing is None else nothing

    def named(self, typed: str) -> str:
        """What was typed, with players by name where the game understands that."""
        by_seat = with_seats(typed, self.session.table.header.names)
        if by_seat == typed:
            return typed
        table = self.session.table
        try:
            draft(table.game, table.position, self.seat, "; ".join([*self.parts, by_seat]))
        except Refused as refused:  # without a clause it was not even understood
            return by_seat if refused.clause else typed
        return by_seat

    def numbered(self) -> list[NumberedChoice]:
        """The choices of this moment with their numbers."""
        decision = self.scene().decision
        offered = (*decision.choices, *self.later) if decision else ()
        choices = self.session.look.arranged(offered)
        return number_choices(choices, self.reads_as_move)

    def shown(self, move: str) -> str:
        """A move by its number in the list of choices, and in words."""
        for one in self.numbered():
            if one.choice.move == move:
                number = f"{one.number}) " if self.session.look.has_number(one.choice) else ""
                return f"{number}{self.words.tell(one.choice.label)}"
        return move

    def reads_as_move(self, text: str) -> bool:
        """Tell whether the game itself reads this as a move, legal or not."""
        try:
            self.session.table.game.parse(self.position(), self.seat, text)
        except Refused:
            return False
        return True

    def is_legal(self, text: str) -> bool:
        """Tell whether the game reads this as a move that may be made now."""
        position = self.position()
        try:
            move = self.session.table.game.parse(position, self.seat, text)
        except Refused:
            return False
        return position.is_legal(self.seat, move)

    # --- what is seen ----------------------------------------------------------------------------

    def position(self) -> Position:
        """The position, with the parts of a line that are already chosen."""
        table = self.session.table
        return composed(table.game, table.position, self.seat, self.parts)

    def scene(self) -> Scene:
        """What this seat sees now."""
        return self.session.table.game.scene(self.position(), self.seat)

    def show(self, whole: bool = False) -> None:
        """Draw the scene and the question."""
        scene = self.scene()
        self.session.show_scene(scene, whole)
        self.show_question(scene)

    def show_part(self) -> None:
        """Draw what is new in the middle of a line: what is chosen so far, the next question."""
        scene, whole = self.scene(), self.session.table.scene(self.seat)
        before = {self.words.tell(notice) for notice in whole.notices}
        told = [self.words.tell(notice) for notice in scene.notices]
        for sentence in (one for one in told if one not in before):
            self.visit.screen.say(sentence, "yellow")
        self.show_question(scene)

    def show_question(self, scene: Scene) -> None:
        """Draw the question and its choices."""
        if scene.decision is None:
            return
        choices, question = self.numbered(), scene.decision.question
        self.visit.screen.say(self.words.tell(as_put(question)), "bold")
        roomy = len(scene.seats) <= MOST_WITH_WORDS
        if roomy and self.words.has(why := f"why-{asked_key(question)}"):
            self.visit.screen.say(self.words.say(why, **question.args), "dim")
        self.visit.screen.show(self.session.look.choices(choices, self.visit.screen.width))
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

    def obey(self, command: Command) -> None:
        """Carry out a command."""
        HANDLERS[command.name](self, command.about)
