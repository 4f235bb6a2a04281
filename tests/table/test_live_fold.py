"""A live table is the fold of its acts: whatever happens, it is the same after a restart."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from gruft.games.vampire_connection.game import GAME as CONNECTION
from gruft.kernel.record import LinePlayed
from gruft.kernel.refusal import Refused
from gruft.table.live import commands, house
from gruft.table.live.acts import Proposed
from tests.table.live_tables import SECOND, UNHURRIED, Live, bank

SEATS = st.integers(0, 2)


class LiveMachine(RuleBasedStateMachine):
    """Three people who do whatever comes into their minds, whenever it does."""

    def __init__(self) -> None:
        super().__init__()
        self.live = Live(pace=UNHURRIED, clock=bank(60, 2)).begin()

    def tried(self, command: object, *args: object) -> None:
        """Do something; if it is refused, nothing has changed for anybody."""
        before, stored = self.live.views(), list(self.live.stored)
        try:
            self.live.do(command, *args)
        except Refused:
            assert self.live.views() == before
            assert self.live.stored == stored

    @rule(seconds=st.integers(0, 40))
    def time_goes_by(self, seconds: int) -> None:
        self.live.after(seconds * SECOND)

    @rule(seat=SEATS, back=st.integers(0, 1), pick=st.integers(0, 99))
    def somebody_answers(self, seat: int, back: int, pick: int) -> None:
        question = self.live.sitting.questions[seat] - back
        decision = self.live.view(seat).scene
        choices = decision.decision.choices if decision and decision.decision else ()
        line = choices[pick % len(choices)].move if choices else "pass"
        self.tried(commands.answer, seat, question, line)

    @rule(seat=SEATS)
    def somebody_withdraws(self, seat: int) -> None:
        self.tried(commands.withdraw, seat)

    @rule(seat=SEATS, order=st.sampled_from(["ask", "concerns", "pass", "nonsense"]))
    def somebody_orders(self, seat: int, order: str) -> None:
        self.tried(commands.order, seat, order, (), "recalled")

    @rule(seat=SEATS)
    def somebody_takes_back(self, seat: int) -> None:
        self.tried(commands.undo, seat)

    @rule(seat=SEATS, agrees=st.booleans())
    def somebody_votes(self, seat: int, agrees: bool) -> None:
        self.tried(commands.vote, seat, agrees)

    @rule(seat=SEATS)
    def somebody_is_away(self, seat: int) -> None:
        self.tried(commands.mind, seat)

    @rule(seat=SEATS)
    def somebody_comes_back(self, seat: int) -> None:
        self.tried(commands.come_back, seat)

    @rule(seat=SEATS)
    def somebody_resigns(self, seat: int) -> None:
        self.tried(commands.resign, seat)

    @rule(seat=SEATS, text=st.text(max_size=8))
    def somebody_talks(self, seat: int, text: str) -> None:
        self.tried(commands.say, "ann", "Ann", seat, (0, 1, 2), text)

    @invariant()
    def a_restart_changes_nothing(self) -> None:
        again = self.live.reloaded()

        assert again.views() == self.live.views()
        assert again.table.length == self.live.table.length == len(self.live.stored)

    @invariant()
    def nobody_has_less_than_no_time(self) -> None:
        assert all(left >= 0 for left in self.live.sitting.clocks.left)


TestLiveMachine = LiveMachine.TestCase
# Every step is followed by a restart, so that long histories cost much and show little more.
TestLiveMachine.settings = settings(stateful_step_count=20, max_examples=25)


def test_what_was_once_allowed_is_still_read() -> None:
    """Stored before a seat left to a bot was the bot's alone, and before one undo was one line."""
    live = Live(CONNECTION, clock=bank(60, 2)).begin()
    seat = live.asked()
    live.answers(seat)
    live.answers(seat)
    live.do(house.take_back, seat, 0, ())
    live.do(commands.resign, seat)

    live.do(lambda work: work.step(LinePlayed(seat, live.harmless(seat))))
    live.do(lambda work: work.do(Proposed(seat, "abort")))

    assert live.reloaded().views() == live.views()
