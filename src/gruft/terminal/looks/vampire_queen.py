"""Arranges the table of Vampire Queen: slayers and known cards by name, moves by size of set."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from gruft.kernel.scene import HAND, Choice, Piece, Scene, SeatView, Zone
from gruft.terminal.drawing import Look, NumberedChoice, flowing, plain_table
from gruft.terminal.numbering import is_bare_number
from gruft.terminal.signs import DOT

LAID = "laid"
SLAYER = "slayer"
LEADER, PASSED, BANNED, KNOWN = "leader", "passed", "banned", "known"
QUEEN = "Q"
SLAYERS = ("S15", "S20")


class VampireQueenLook(Look):
    """Cards as they are written, so that what is seen can be typed."""

    def heading(self, scene: Scene) -> str:
        phase = self.words.say(
            "look-phase", phase=scene.counters["phase"], phases=scene.counters["phases"]
        )
        return f"{self.words.say('game-name')} {DOT} {phase}"

    def seats(self, scene: Scene) -> RenderableType:
        table = plain_table()
        table.add_column("", width=1)
        table.add_column("", no_wrap=True)
        for name in ("cards", "points"):
            table.add_column(self.counter(name), justify="right", no_wrap=True)
        table.add_column(self.words.say("look-seen"))
        table.add_column(self.zone(LAID))
        for seat in scene.seats:
            table.add_row(
                self.turn_sign(scene, seat),
                self.seat_name(scene, seat),
                str(seat.counters["cards"]),
                str(seat.counters["points"]),
                self.pieces(_seen_by_all(_hand_of(scene, seat.seat), scene), short=True),
                self._laid(scene, seat),
            )
        return table

    def _laid(self, scene: Scene, seat: SeatView) -> Text:
        """What the seat put down in this round; else what it did or is about to do."""
        marks = [mark for mark in seat.marks if mark in (LEADER, PASSED)]
        laid = any(
            zone.owner == seat.seat and zone.name == LAID and zone.pieces for zone in scene.zones
        )
        return self.seat_zone(scene, seat.seat, LAID) if laid or not marks else self.marks(marks)

    def common_zone(self, zone: Zone) -> Text:
        """Both piles are counted: what lies in them is remembered by whoever wants to."""
        return self.titled(self.zone(zone.name), Text(str(len(zone.pieces))))

    def style(self, piece: Piece) -> str:
        if piece.kind == SLAYER:
            return "dim red" if BANNED in piece.marks else "bold red"
        return "bold magenta" if piece.face == QUEEN else ""

    def arranged(self, choices: Sequence[Choice]) -> list[Choice]:
        """Small sets first, slayers after the single cards, passing last."""
        return sorted(choices, key=self._place)

    def choice(self, choice: Choice) -> str:
        return choice.move if choice.on else super().choice(choice)

    def choices(self, choices: Sequence[NumberedChoice], width: int) -> RenderableType:
        """A row for each size of set; a single card is typed by its value."""
        groups = groupby(choices, key=lambda one: _size(one.choice))
        rows = [flowing([self._choice(one) for one in alike], width) for _, alike in groups]
        return Text("\n").join(rows)

    def _choice(self, one: NumberedChoice) -> Text:
        return Text.assemble((f"{one.number})", "cyan bold"), f" {self.choice(one.choice)}")

    def _place(self, choice: Choice) -> tuple[int, bool, bool]:
        single = _size(choice) == 1
        return _size(choice), single and not is_bare_number(choice.move), choice.move in SLAYERS


def _size(choice: Choice) -> int:
    return len(choice.on) or 99


def _hand_of(scene: Scene, seat: int) -> Sequence[Piece]:
    for zone in scene.zones:
        if zone.owner == seat and zone.shape == HAND:
            return zone.pieces
    return ()


def _seen_by_all(hand: Sequence[Piece], scene: Scene) -> list[Piece]:
    """Slayers, and cards that everybody saw being taken; after the end all hands lie open."""
    if scene.outcome is not None:
        return list(hand)
    return [piece for piece in hand if piece.kind == SLAYER or KNOWN in piece.marks]
