"""The kit notices games that do not end, moves that are not listed, and refusals that are none."""

from typing import Any

import pytest

from gruft.kernel import lines
from gruft.kernel.position import Outcome, Position
from gruft.kernel.refusal import Refused
from gruft.kernel.simple import Question
from gruft.testing import matches
from gruft.testing.tiny.envelopes.game import Envelopes, EnvelopesPosition
from gruft.testing.tiny.turncoat.game import PROWL, Turncoat, TurncoatPosition
from gruft.testing.tiny.watchmen.game import WatchmenPosition
from tests.testing.sabotage import caught, envelopes, turncoat, watchmen

# ---- ends ----


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(TurncoatPosition):
        def is_over(self) -> bool:
            return False

        def question(self, seat: int) -> Question[TurncoatPosition]:
            return PROWL if self.table.graves else super().question(seat)

    monkeypatch.setattr(matches, "LONGEST_GAME", 50)

    assert "not over after 50 moves" in caught("ends", turncoat(Endless))


def test_a_game_in_which_nobody_is_asked_is_found() -> None:
    class Deserted(EnvelopesPosition):
        def asked(self) -> list[int]:
            return [] if self.table.opened else super().asked()

    assert "nobody is asked" in caught("ends", envelopes(Deserted))


def test_a_seat_that_is_asked_and_has_no_move_is_found() -> None:
    class Stuck(EnvelopesPosition):
        def choices(self, seat: int) -> list[int]:
            return [] if self.table.opened else super().choices(seat)

    assert "has no legal move" in caught("ends", envelopes(Stuck))


def test_a_game_that_asks_after_its_end_is_found() -> None:
    class Restless(EnvelopesPosition):
        def to_act(self) -> list[int]:
            return super().to_act() or [0]

    assert "over, but seats [0] are asked" in caught("ends", envelopes(Restless))


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome([1], [0], "end-all-opened", "EN-7"), "1 scores for 3 seats"),
        (Outcome([1, 0, 0], [7], "end-all-opened", "EN-7"), "are not all seats"),
        (Outcome([1, 0, 0], [0], "end-boredom", "EN-7"), "'end-boredom' is not declared"),
        (Outcome([1, 0, 0], [0], "end-all-opened", "EN-70"), "'EN-70'"),
    ],
)
def test_an_outcome_that_cannot_be_is_found(outcome: Outcome, said: str) -> None:
    class Odd(EnvelopesPosition):
        def outcome(self) -> Outcome:
            return outcome

    assert said in caught("ends", envelopes(Odd))


# ---- moves ----


def test_a_move_that_is_accepted_and_not_listed_is_found() -> None:
    class Generous(EnvelopesPosition):
        def is_legal(self, seat: int, move: int) -> bool:
            return seat in self.to_act() and 0 <= move < 3

    assert "moves and is_legal of seat" in caught("moves", envelopes(Generous))


def test_a_move_that_is_listed_and_refused_is_found() -> None:
    class Stingy(EnvelopesPosition):
        def play(self, seat: int, move: int) -> None:
            if self.table.opened and move == 0:
                raise Refused("refusal-not-now", "EN-3", given="1")
            super().play(seat, move)

    found = caught("moves", envelopes(Stingy), games=20)

    assert "listed and refused" in found or "Refused was raised" in found


def test_moves_that_are_not_sorted_are_found() -> None:
    class Unsorted(EnvelopesPosition):
        def choices(self, seat: int) -> list[int]:
            return super().choices(seat)[::-1]

    assert "not sorted" in caught("moves", envelopes(Unsorted))


def test_a_seat_that_may_move_without_being_asked_is_found() -> None:
    class Eager(TurncoatPosition):
        def is_legal(self, seat: int, move: int) -> bool:
            return super().is_legal(seat, move) or (seat == 2 and move == 0)

    assert "seat 2 is not asked, but 0 (wait) is legal" in caught("moves", turncoat(Eager))


def test_a_seat_that_lists_moves_outside_a_window_is_found() -> None:
    class Listing(TurncoatPosition):
        def moves(self, seat: int) -> list[int]:
            return super().moves(seat) or [0]

    assert "not asked and will not be" in caught("moves", turncoat(Listing))


def test_seats_that_will_be_asked_in_a_window_may_list_their_moves() -> None:
    position = _in_the_watch()
    window = position.window()

    assert window is not None
    assert position.to_act() == [1]
    assert window.seats == [1, 2]
    assert position.moves(2)


def _in_the_watch() -> Any:
    game = watchmen(WatchmenPosition)
    trial = matches.Trial("window", game, 3, 0)
    position = trial.start()
    position.play(0, game.names.index("stay"))
    return position


def test_a_window_for_others_than_the_asked_is_found() -> None:
    class Elsewhere(WatchmenPosition):
        def asked(self) -> list[int]:
            return (
                [self.table.turn] if self.table.watch and not self.table.offer else super().asked()
            )

        def choices(self, seat: int) -> list[int]:
            return [0] if self.table.watch and not self.table.offer else super().choices(seat)

    assert "are asked in a window for" in caught("moves", watchmen(Elsewhere))


def test_search_and_play_that_lead_to_different_positions_are_found() -> None:
    class Searching(EnvelopesPosition):
        def play(self, seat: int, move: int) -> None:
            super().play(seat, move)
            self.table.points[seat] += 1

        def outcome(self) -> Outcome:
            return Outcome([0] * 3, [], "end-all-opened", "EN-7")

    class Unchecked(Envelopes):
        position_class = Searching

        def check(self, position: object) -> None:
            """Let everything pass, so that only the difference is left."""

    assert "play and apply disagree" in caught("moves", Unchecked())


# ---- refusals ----


def test_a_refusal_that_changes_something_is_found() -> None:
    class Punishing(EnvelopesPosition):
        def refusal(self, seat: int, move: int) -> Refused:
            self.table.points[seat] -= 1
            return super().refusal(seat, move)

    found = caught("refusals", envelopes(Punishing))

    assert "was refused" in found
    assert "changed something" in found


def test_a_refusal_that_draws_luck_is_found() -> None:
    class Gambling(EnvelopesPosition):
        def refusal(self, seat: int, move: int) -> Refused:
            self.chance.below(6)
            return super().refusal(seat, move)

    assert "changed something" in caught("refusals", envelopes(Gambling))


def test_a_refusal_that_tells_something_is_found() -> None:
    class Gossiping(EnvelopesPosition):
        def refusal(self, seat: int, move: int) -> Refused:
            if self.journal is not None:
                self.journal.tell("fact-tie", {"cards": ""})
            return super().refusal(seat, move)

    assert "wrote into the journal" in caught("refusals", envelopes(Gossiping))


def test_a_refusal_without_a_clause_of_the_rulebook_is_found() -> None:
    class Lawless(EnvelopesPosition):
        def refusal(self, seat: int, move: int) -> Refused:
            return Refused("refusal-not-now", "EN-99", given="")

    assert "'EN-99': no clause of the rulebook" in caught("refusals", envelopes(Lawless))


def test_an_illegal_move_that_is_played_is_found() -> None:
    class Careless(EnvelopesPosition):
        def play(self, seat: int, move: int) -> None:
            if move == 1_000_000:
                return
            super().play(seat, move)

    assert "1000000 of seat 0 is accepted" in caught("refusals", envelopes(Careless))


def test_a_fault_instead_of_a_refusal_is_found() -> None:
    class Faulty(EnvelopesPosition):
        def refusal(self, seat: int, move: int) -> Refused:
            raise IndexError("no such move")

    assert "IndexError was raised: no such move" in caught("refusals", envelopes(Faulty))


def test_nonsense_that_is_accepted_out_of_turn_is_found() -> None:
    class Deaf(Turncoat):
        def refuse(self, position: object, seat: int, text: str) -> Refused | None:
            return None

    assert "is accepted from seat" in caught("refusals", Deaf())


def test_a_seat_whose_moves_change_before_it_is_asked_in_a_window_is_found() -> None:
    class Waiting(WatchmenPosition):
        def choices(self, seat: int) -> list[int]:
            moves = super().choices(seat)
            early = self.table.watch and seat != self.table.watch[0]
            return moves[:1] if early else moves

    assert "has other moves before it is asked" in caught("moves", watchmen(Waiting), games=20)


def test_a_misspelled_move_that_raises_a_fault_is_found() -> None:
    class Fragile(Envelopes):
        def parse(self, position: Position, seat: int, text: str) -> int:
            return int(text) - 1 if text.isdigit() else super().parse(position, seat, text)

    assert "ValueError was raised" in caught("refusals", Fragile(), games=20)


def test_reading_on_after_a_whole_line_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "_must_go_on", lambda *_: None)

    assert "after the whole line" in caught("refusals", Envelopes())
