"""Positions of a simple game: a table of plain data, and the questions that are put about it.

A game says how the table is laid (`deal`), who is asked (`asked`) and what (`question`), what lies
where (`zones`) and when it is over. A question says which answers there are, what speaks against
one, and what it does. Everything else follows from these, and each of it may be overridden.
"""

from collections.abc import Sequence
from typing import Any, NoReturn

from gruft.kernel.chance import Chance
from gruft.kernel.journal import Telling
from gruft.kernel.question import Question, Reason, put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Zone
from gruft.kernel.simple.data import copied
from gruft.kernel.simple.histories import fits_all_that_was_told, fitting, written
from gruft.kernel.simple.pieces import Laid
from gruft.kernel.simple.telling import SetUp, ToldPosition


class SimplePosition(ToldPosition):
    """A position of a simple game."""

    def __init__(self, setup: SetUp, table: Any, chance: Chance) -> None:
        super().__init__(setup, table, chance)
        self._goes_on = False

    # --- what each game answers ------------------------------------------------------------------

    def deal(self) -> None:
        """Lay the fresh table, and tell everybody what they see."""
        raise NotImplementedError

    def asked(self) -> list[int]:
        """The seats that are asked while no line is half made."""
        raise NotImplementedError

    def question(self, seat: int) -> Question[Any]:
        """What a seat is asked, or will be in an open window."""
        raise NotImplementedError

    def zones(self) -> Sequence[Laid]:
        """Where all pieces lie, and who sees their faces."""
        raise NotImplementedError

    # --- what a game may answer ------------------------------------------------------------------

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that this seat (-1: a spectator) cannot know, from what it knows alone.

        A game that does not say so has its worlds from a list of all histories, which only a very
        small game can afford.
        """
        raise NotImplementedError

    def fault(self) -> Reason | None:
        """What shows that a laid position cannot come about; None if nothing does."""
        return None

    def shown(self, seat: int) -> tuple[Zone, ...]:
        """What this seat sees of the pieces."""
        return tuple(laid.shown_to(seat) for laid in self.zones())

    def piece_of(self, seat: int, move: int) -> tuple[str, str] | None:
        """The zone and the face of the piece on which a seat makes this move, if it is made so."""
        return None

    def asked_as_seen_by(self, seat: int) -> list[int]:
        """The seats that this seat knows to be asked."""
        return self.to_act()

    def counters_of(self, seat: int) -> dict[str, int]:
        """What everybody can count of a seat."""
        return {}

    def counters(self) -> dict[str, int]:
        """What everybody can count of the table."""
        return {}

    def notices(self, seat: int) -> tuple[Telling, ...]:
        """What this seat should not forget while it looks at the table."""
        return ()

    def standing(self, seat: int) -> tuple[Telling, ...]:
        """What stays on the table all game long: the aim, who is ahead, how far the end is."""
        return ()

    # --- whose word it is, and what may be done --------------------------------------------------

    def to_act(self) -> list[int]:
        if self.table.pending:
            return [self.table.composer]
        return [] if self.is_over() else self.asked()

    def has_a_say(self, seat: int) -> bool:
        """Asked now, or still to be asked in the open window."""
        window = self.window()
        return seat in self.to_act() or (window is not None and seat in window.seats)

    def choices(self, seat: int) -> list[int]:
        """The answers that a seat may give."""
        return self.question(seat).moves(self, seat)

    def moves(self, seat: int) -> list[int]:
        return self.choices(int(seat)) if self.has_a_say(seat) else []

    def decision(self, seat: int) -> str:
        return self.question(int(seat)).key if self.has_a_say(seat) else "decision-wait"

    def objection(self, seat: int, move: int) -> Reason | None:
        """Why this seat may not make this move now; None if it may."""
        game = self.setup.game
        if not self.has_a_say(seat):
            return game.not_asked_reason(self, seat)
        if not 0 <= move < len(game.names):
            return game.reason("refusal-no-such-move", "given=number")
        reason = self.question(seat).objection(self, seat, move)
        return (
            game.not_asked_reason(self, seat)
            if not reason and seat not in self.to_act()
            else reason
        )

    def is_legal(self, seat: int, move: int) -> bool:
        return self.objection(int(seat), int(move)) is None

    def refusal(self, seat: int, move: int) -> Refused:
        reason = self.objection(int(seat), int(move))
        assert reason is not None, "a legal move is not refused"
        return put_into_words(reason, self.setup.game.all_words(), self, int(seat), int(move))

    # --- what happens ----------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        self.carry_out(int(seat), int(move))
        if self._goes_on:
            self._goes_on = False
            return
        self.table.composer, self.table.pending = -1, []
        self.remember()

    def carry_out(self, seat: int, move: int) -> None:
        """Take an answer; in the middle of a line `pending` holds the answers before it."""
        self.question(seat).take(self, seat, move)

    def go_on(self, seat: int, move: int) -> None:
        """Keep this answer as part of a line that needs more of them."""
        self.table.composer, self.table.pending = seat, [*self.table.pending, move]
        self._goes_on = True

    def composing(self) -> int:
        return int(self.table.composer)

    def clone(self) -> "SimplePosition":
        return type(self)(self.setup, copied(self.table), self.chance.clone())

    # --- what a seat knows -----------------------------------------------------------------------

    def lists_histories(self) -> bool:
        """Tell whether worlds are found by listing all histories."""
        return type(self).redraw is SimplePosition.redraw

    def before_this_line(self) -> "SimplePosition":
        """The position without the half-made line."""
        before = self.clone()
        before.table.composer, before.table.pending = -1, []
        return before

    def world(self, seat: int, chance: Chance) -> "SimplePosition":
        world = self._world_between_lines(int(seat), chance)
        world.chance = chance.fork()
        for move in self.table.pending:
            world.apply(seat, move)
        return world

    def _world_between_lines(self, seat: int, chance: Chance) -> "SimplePosition":
        if self.lists_histories():
            possible = list(fitting(self.setup, seat, self.table.knowledge[seat]).values())
            return possible[chance.pick(len(possible), "world")].clone()
        world = self.before_this_line()
        world.redraw(seat, chance)
        return world

    def check(self) -> None:
        """Refuse a position that cannot come about, as far as can be told."""
        begun, pending = self.before_this_line(), list(self.table.pending)
        if (fault := begun.fault()) is not None:
            raise put_into_words(fault, self.setup.game.all_words(), self, -1, -1)
        if self.lists_histories() and not fits_all_that_was_told(begun):
            self._refuse()
        for move in pending:
            if not begun.is_legal(self.table.composer, move):
                self._refuse()
            begun.apply(self.table.composer, move)
        if written(begun) != written(self):
            self._refuse()

    def _refuse(self) -> NoReturn:
        raise Refused("position-impossible", self.setup.game.moves_clause)
