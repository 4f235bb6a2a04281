"""Draws any scene of any game from its types: seats, zones, notices, the open decision.

A game needs nothing here to be playable. Where a few lines of arrangement make it more pleasant, a
`Look` of its own in `looks/` takes the place of the plain one; neither of them knows a rule.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gruft.kernel.journal import Telling
from gruft.kernel.plan import Plan
from gruft.kernel.scene import BOARD, HAND, Choice, Piece, Scene, SeatView, Zone
from gruft.terminal.names import cut
from gruft.terminal.plans import Drawn, Plans, Sign
from gruft.terminal.signs import DOT, NOTHING, TIMES, TURN
from gruft.words.speech import Words

#: From so many alike on, pieces are counted instead of listed, where space is short.
COUNTED_FROM = 4
GAP = "  "


@dataclass(frozen=True, slots=True)
class NumberedChoice:
    """A choice and the number a person types for it."""

    number: int
    choice: Choice


class Look:
    """The plain look: draws every scene that keeps to the types."""

    def __init__(self, words: Words, plans: Sequence[Plan] = ()) -> None:
        self.words = words
        self.plans = tuple(plans)

    def hear(self, telling: Telling) -> None:
        """Notice what the reader is told, should the next scene show something of it."""

    # --- the whole -------------------------------------------------------------------------------

    def heading(self, scene: Scene) -> str:
        """The game and its public counters, for the line above a scene."""
        counters = [f"{self.counter(name)} {value}" for name, value in scene.counters.items()]
        return f" {DOT} ".join([self.words.say("game-name"), *counters])

    def table(self, scene: Scene) -> list[RenderableType]:
        """Everything but the decision, from top to bottom."""
        return [self.seats(scene), *self.boards(scene), *self.middle(scene), *self.own(scene)]

    def whole(self, scene: Scene) -> list[RenderableType]:
        """The same without leaving anything out to save space."""
        return self.table(scene)

    # --- boards of squares -----------------------------------------------------------------------

    def boards(self, scene: Scene) -> list[RenderableType]:
        """Every plan, with a sign for each piece that stands on it."""
        pieces = [piece for zone in scene.zones if zone.shape == BOARD for piece in zone.pieces]
        signs = {piece.node: _initial(piece.face or "?") for piece in pieces}
        return [Plans([self._drawn(plan, signs) for plan in self.plans])] if self.plans else []

    def _drawn(self, plan: Plan, signs: Mapping[str, Sign]) -> Drawn:
        places = zip(plan.squares, plan.labels, plan.kinds, strict=True)
        printed = {square: _initial(label or kind or ".") for square, label, kind in places}
        return Drawn(plan, self.words.tell(plan.title), {**printed, **signs}, signs)

    # --- the seats -------------------------------------------------------------------------------

    def seats(self, scene: Scene) -> RenderableType:
        """One row for each seat: who it is, its counters, and what of it everybody sees."""
        counters = _in_order(name for seat in scene.seats for name in seat.counters)
        zones = _in_order(zone.name for zone in scene.zones if zone.owner >= 0)
        teams = len({seat.team for seat in scene.seats}) < len(scene.seats)
        marked = any(seat.marks for seat in scene.seats)
        table = plain_table()
        table.add_column("", width=1)
        table.add_column("", no_wrap=True)
        for head in [*(["team"] if teams else []), *counters]:
            title = self.words.say("team") if head == "team" else self.counter(head)
            table.add_column(title, justify="right", no_wrap=True)
        for title in [*map(self.zone, zones), *([""] if marked else [])]:
            table.add_column(title)
        for seat in scene.seats:
            cells = [str(seat.team + 1)] if teams else []
            cells += [str(seat.counters.get(name, "")) for name in counters]
            shown = [self.seat_zone(scene, seat.seat, name) for name in zones]
            shown += [self.marks(seat.marks)] if marked else []
            table.add_row(self.turn_sign(scene, seat), self.seat_name(scene, seat), *cells, *shown)
        return table

    def turn_sign(self, scene: Scene, seat: SeatView) -> Text:
        """The sign before a seat that is asked now."""
        return Text(TURN if seat.seat in scene.asked else " ", style="bold yellow")

    def seat_name(self, scene: Scene, seat: SeatView) -> Text:
        """The name of a seat; the reader's own is bold."""
        name = self.words.names[seat.seat] if self.words.names else f"{seat.seat + 1}"
        return Text(cut(name, 20), style="bold" if seat.seat == scene.seat else "")

    def marks(self, marks: Sequence[str]) -> Text:
        """What is to be said about a seat at the moment."""
        return Text(", ".join(self.words.say(f"mark-{mark}") for mark in marks), style="dim")

    def seat_zone(self, scene: Scene, seat: int, name: str) -> Text:
        """What everybody sees of a seat's zone; the reader's own hand is drawn below instead."""
        shown = Text()
        for zone in scene.zones:
            if zone.owner != seat or zone.name != name:
                continue
            if not (zone.shape == HAND and seat == scene.seat):
                shown.append_text(self.pieces(zone.pieces, short=True))
        return shown

    # --- what lies in the middle, and what is one's own ------------------------------------------

    def middle(self, scene: Scene) -> list[RenderableType]:
        """What belongs to nobody, and what is to be said about the table."""
        things: list[RenderableType] = []
        common = [zone for zone in scene.zones if zone.owner < 0]
        if common:
            things.append(Text(GAP).join([self.common_zone(zone) for zone in common]))
        if scene.window is not None:
            things.append(Text(self.words.tell(scene.window.trigger), style="magenta"))
        things += [Text(self.words.tell(notice), style="yellow") for notice in scene.notices]
        return things

    def common_zone(self, zone: Zone) -> Text:
        """A zone that belongs to nobody: its name, and what is seen of it."""
        if zone.shape == BOARD:
            places = [
                Text(f"{piece.node}: ").append_text(self.piece(piece)) for piece in zone.pieces
            ]
            return self.titled(self.zone(zone.name), Text(", ").join(places))
        return self.titled(self.zone(zone.name), self.pieces(zone.pieces, short=True))

    def own(self, scene: Scene) -> list[RenderableType]:
        """The reader's own hand, every piece of it."""
        hands = [zone for zone in scene.zones if zone.owner == scene.seat and zone.shape == HAND]
        return [self.titled(self.zone(zone.name), self.pieces(zone.pieces)) for zone in hands]

    # --- pieces ----------------------------------------------------------------------------------

    def pieces(self, pieces: Sequence[Piece], short: bool = False) -> Text:
        """Pieces in a row, alike ones together; backs are counted."""
        shown: list[Text] = []
        for first, alike in groupby(pieces, key=lambda piece: piece):
            count = len(list(alike))
            if not first.face:
                shown.append(Text(self.words.say("pieces-hidden", count=count), style="dim"))
            elif short and count >= COUNTED_FROM:
                shown.append(self.piece(first).append(f"{TIMES}{count}"))
            else:
                shown.append(Text(" ").join([self.piece(first)] * count))
        return Text(" " if short else GAP).join(shown) if shown else Text(NOTHING, style="dim")

    def piece(self, piece: Piece) -> Text:
        """One piece by its face, with its marks."""
        named = [key for key in (f"face-{piece.face}", f"kind-{piece.face}") if self.words.has(key)]
        return Text(self.words.say(named[0]) if named else piece.face, style=self.style(piece))

    def style(self, piece: Piece) -> str:
        """The colour of a piece."""
        return "dim" if not piece.face else ""

    # --- the decision ----------------------------------------------------------------------------

    def has_number(self, choice: Choice) -> bool:
        """Tell whether the choice is listed with a number, so that typing it means this choice."""
        return True

    def arranged(self, choices: Sequence[Choice]) -> list[Choice]:
        """The choices in the order in which they are listed and numbered."""
        return list(choices)

    def choice(self, choice: Choice) -> str:
        """A choice in words."""
        return self.words.tell(choice.label)

    def choices(self, choices: Sequence[NumberedChoice], width: int) -> RenderableType:
        """Every choice with its number and what the seat can foresee."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", no_wrap=True)
        for one in choices:
            label = Text(self.choice(one.choice))
            if one.choice.then:
                told = ", ".join(self.words.tell(telling) for telling in one.choice.then)
                label.append(f"  {told}", style="dim")
            table.add_row(Text(f"{one.number})", style="cyan bold"), label)
        return table

    def titled(self, title: str, content: Text) -> Text:
        """A title, and what it names."""
        return Text.assemble((self.words.say("titled", title=title), "dim"), " ", content)

    # --- words -----------------------------------------------------------------------------------

    def counter(self, name: str) -> str:
        """The name of a counter in the reader's language."""
        return self.words.say(f"counter-{name}")

    def zone(self, name: str) -> str:
        """The name of a zone in the reader's language."""
        return self.words.say(f"zone-{name}")


def plain_table() -> Table:
    """A table without lines: they cost columns and say nothing."""
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")


def flowing(parts: Iterable[Text], width: int) -> Text:
    """Parts side by side, as many in a row as fit; none is broken."""
    rows = [Text()]
    for part in parts:
        if rows[-1].cell_len and rows[-1].cell_len + len(GAP) + part.cell_len > width:
            rows.append(Text())
        rows[-1] = Text(GAP).join([rows[-1], part]) if rows[-1].cell_len else part
    return Text("\n").join(rows)


def _initial(name: str) -> Sign:
    written = name[:2] if name.isdigit() else name[0]
    return Sign(written, written, short=written[-1])


def _in_order(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))
