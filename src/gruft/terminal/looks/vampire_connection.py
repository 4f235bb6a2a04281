"""Arranges the table of The Vampire Connection: what is rarely needed on top, each castle and tomb
in a line or two, and what the reader decides about next to the prompt."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gruft.kernel.scene import HAND, Piece, Scene, SeatView, Zone
from gruft.terminal.drawing import Look, NumberedChoice, flowing
from gruft.terminal.names import cut
from gruft.terminal.signs import CROSS, DOT, NOTHING, TIMES

CASTLE, TOMB, FRESH, VILLAGE, DECK = "castle", "tomb", "fresh", "village", "deck"
VILLAGE_DISCARD, DISCARD, UNSEEN, ON_THE_TABLE = "village-discard", "discard", "unseen", "table"
CARD, VAMPIRE, VICTIM = "card", "vampire", "victim"
PRIEST, BONUS, KNOWN, CHOSEN, MARKER, IN_HANDS = (
    "priest", "bonus", "known", "chosen", "marker", "in-hands",
)  # fmt: skip
#: What the sign before a name says already.
ACTIVE = "active"
WIDEST_NAME = 14
INDENT = 4
#: From this column on numbers stand, to the right.
NUMBERS = 3


class VampireConnectionLook(Look):
    """Victims with their two values, protections as they are written, cards by name."""

    def heading(self, scene: Scene) -> str:
        parts = [self.words.say("game-name"), self.words.say("look-round", **_rounds(scene))]
        parts += [self.words.tell(notice) for notice in scene.notices[:1]]
        return f" {DOT} ".join(parts)

    def table(self, scene: Scene) -> list[RenderableType]:
        return [*self.piles(scene), self.seats(scene), *self.middle(scene), *self.own(scene)]

    # --- piles -----------------------------------------------------------------------------------

    def piles(self, scene: Scene) -> list[RenderableType]:
        """How much is left of everything, and what the reader has not seen yet."""
        return [self._village(scene), self._decks(scene), self._unseen(scene)]

    def _village(self, scene: Scene) -> Text:
        pieces = _zone(scene, VILLAGE).pieces
        victims = sum(piece.kind == VICTIM for piece in pieces)
        listed = [Text(self.words.say("look-victims", count=victims))] if victims else []
        listed += self._counted([piece for piece in pieces if piece.kind != VICTIM])
        content = Text(f"{len(pieces)} ").append_text(_in_brackets(listed))
        if safe := scene.counters.get("upper-half"):
            content.append(" " + self.words.say("look-safe", count=safe))
        return self.titled(self.zone(VILLAGE), content)

    def _decks(self, scene: Scene) -> Text:
        piles = [_zone(scene, name) for name in (VILLAGE_DISCARD, DECK, DISCARD)]
        parts = [self.titled(self.zone(one.name), Text(str(len(one.pieces)))) for one in piles]
        return Text("  ").join(parts)

    def _unseen(self, scene: Scene) -> Text:
        """What may be in the deck, and what can only be in other hands."""
        pieces = _zone(scene, UNSEEN).pieces
        held = [piece for piece in pieces if IN_HANDS in piece.marks]
        parts = [self._listed(self.zone(UNSEEN), [one for one in pieces if one not in held])]
        if held:
            parts.append(self._listed(self.words.say("look-in-hands"), held))
        return Text("  ").join(parts)

    def _listed(self, title: str, pieces: Sequence[Piece]) -> Text:
        shown = Text(", ").join(self._counted(pieces)) if pieces else Text(NOTHING)
        shown.stylize("dim")
        return self.titled(title, shown)

    # --- seats -----------------------------------------------------------------------------------

    def seats(self, scene: Scene) -> RenderableType:
        """A line of numbers for each seat, and under it what lies at its castle and in its tomb."""
        rows = [self._row(scene, seat) for seat in scene.seats]
        heads = ["", "", "", self.counter("drops"), self.counter("cards"), ""]
        if any(row[-1] for row in rows):
            heads[-1] = self.words.say("look-known")
        head = [Text(title, "dim") for title in heads]
        widths = [max(cell_len(row[place].plain) for row in (head, *rows)) for place in range(5)]
        lines: list[RenderableType] = [_line(head, widths)]
        for seat, row in zip(scene.seats, rows, strict=True):
            lines.append(_line(row, widths))
            if lying := self._lying(scene, seat.seat):
                lines.append(Padding(lying, (0, 0, 0, INDENT)))
        return Group(*lines)

    def _row(self, scene: Scene, seat: SeatView) -> list[Text]:
        """Who sits there as which vampire, how it is, drops and cards, and cards one knows."""
        name = self.seat_name(scene, seat)
        name.plain = cut(name.plain, WIDEST_NAME)
        who = Text.assemble(self.turn_sign(scene, seat), " ", name)
        numbers = [Text(str(seat.counters[one])) for one in ("drops", "cards")]
        known = [one for one in _hand_of(scene, seat.seat).pieces if KNOWN in one.marks]
        cards = Text(", ").join(self._counted(known))
        return [who, self._vampire(scene, seat), self._state(seat), *numbers, cards]

    def _vampire(self, scene: Scene, seat: SeatView) -> Text:
        """The name alone: for all titles there is no room."""
        lying = [*_zone(scene, CASTLE, seat.seat).pieces, *_zone(scene, TOMB, seat.seat).pieces]
        (vampire,) = [one for one in lying if one.kind == VAMPIRE]
        return Text(self.name(vampire).plain.split()[-1])

    def _state(self, seat: SeatView) -> Text:
        """Where the vampire is, and what holds for it in this turn."""
        marks = [mark for mark in seat.marks if mark != ACTIVE]
        said = [self.words.say(f"look-{mark}") for mark in marks]
        return Text(", ".join(said or [self.words.say("look-at-home")]), "red" if marks else "")

    def _lying(self, scene: Scene, seat: int) -> Text:
        """Captives, fresh victims and the dead."""
        castle = [one for one in _zone(scene, CASTLE, seat).pieces if one.kind != VAMPIRE]
        tomb = [one for one in _zone(scene, TOMB, seat).pieces if one.kind == VICTIM]
        parts = [self._named("look-captives", self._captives(castle))] if castle else []
        if fresh := _zone(scene, FRESH, seat).pieces:
            victims = Text(", ").join([self.piece(one) for one in fresh])
            parts.append(self._named("look-fresh", victims, "yellow"))
        if tomb:
            names = Text(", ").join([self.name(one) for one in tomb])
            parts.append(self._named("look-dead", names, "dim"))
        return Text("  ").join(parts)

    def _named(self, key: str, content: Text, style: str = "") -> Text:
        content.stylize(style)
        return self.titled(self.words.say(key), content)

    def _captives(self, pieces: Sequence[Piece]) -> Text:
        """Free captives, then each protection with those under it: `book [The Baker 2/4]`."""
        shown: list[Text] = []
        for node, group in groupby(pieces, key=lambda piece: piece.node):
            together = list(group)
            if not node:
                shown += [self.piece(one) for one in together]
                continue
            under = Text(", ").join([self.piece(one) for one in together[1:]])
            shown.append(Text.assemble(self.piece(together[0]), " [", under, "]"))
        return Text(", ").join(shown)

    # --- the middle and one's own hand -----------------------------------------------------------

    def middle(self, scene: Scene) -> list[RenderableType]:
        """What lies in the middle just now, the open window, and notices in one line."""
        things: list[RenderableType] = []
        if lying := _zone(scene, ON_THE_TABLE).pieces:
            faces = Text(", ").join([self.piece(one) for one in lying])
            things.append(self.titled(self.zone(ON_THE_TABLE), faces))
        if scene.notices[1:]:
            told = " ".join(self.words.tell(notice) for notice in scene.notices[1:])
            things.append(Text(told, style="yellow"))
        if scene.window is not None:
            things.append(Text(self.words.tell(scene.window.trigger), style="magenta"))
        return things

    def own(self, scene: Scene) -> list[RenderableType]:
        """One's own hand, alike cards counted, with its size and limit."""
        if scene.seat < 0:
            return []
        hand = _hand_of(scene, scene.seat)
        size = self.words.say("look-of", count=len(hand.pieces), most=scene.counters["limit"])
        shown = Text(", ").join(self._counted(hand.pieces)).append(f" ({size})", "dim")
        return [self.titled(self.zone(hand.name), shown)]

    # --- pieces ----------------------------------------------------------------------------------

    def _counted(self, pieces: Sequence[Piece]) -> list[Text]:
        """Alike pieces once, with their number; backs are left out."""
        shown: list[Text] = []
        for face, group in groupby(pieces, key=lambda piece: piece.face):
            together = list(group)
            if face:
                times = f"{TIMES}{len(together)}" if len(together) > 1 else ""
                shown.append(self.name(together[0]).append(times))
        return shown

    def piece(self, piece: Piece) -> Text:
        """A name; a victim with its values, a cross for a priest, one more for a big gulp."""
        shown = self.name(piece)
        if piece.kind == VICTIM:
            left, right = piece.numbers
            cross = CROSS if PRIEST in piece.marks else ""
            more = "+1" if BONUS in piece.marks else ""
            shown.append(f"{cross} {left}/{right}{more}", "cyan" if left >= 0 else "red")
        return shown

    def name(self, piece: Piece) -> Text:
        """What a piece is called, by its edition or in the reader's language."""
        key = "name-" + piece.face.lower().replace(" ", "-")
        return Text(piece.title or self.words.say(key), style=self.style(piece))

    def style(self, piece: Piece) -> str:
        return "bold magenta" if CHOSEN in piece.marks else ""

    # --- choices ---------------------------------------------------------------------------------

    def choices(self, choices: Sequence[NumberedChoice], width: int) -> RenderableType:
        """Choices of which nothing can be foreseen flow side by side; else each has its line."""
        if any(one.choice.then for one in choices):
            return super().choices(choices, width)
        return flowing([self._choice(one) for one in choices], width)

    def _choice(self, one: NumberedChoice) -> Text:
        return Text.assemble((f"{one.number})", "cyan bold"), f" {self.choice(one.choice)}")


def _rounds(scene: Scene) -> dict[str, int]:
    return {"round": scene.counters["round"]}


def _zone(scene: Scene, name: str, owner: int | None = None) -> Zone:
    """The zone of this name; an empty one where this seat has none."""
    for zone in scene.zones:
        if zone.name == name and owner in (None, zone.owner):
            return zone
    return Zone(name, HAND, -1, ())


def _hand_of(scene: Scene, seat: int) -> Zone:
    return next(zone for zone in scene.zones if zone.shape == HAND and zone.owner == seat)


def _in_brackets(parts: Iterable[Text]) -> Text:
    listed = list(parts)
    return Text.assemble("(", Text(", ").join(listed), ")") if listed else Text()


def _line(cells: Sequence[Text], widths: Sequence[int]) -> Table:
    """Cells side by side; only the last one may be broken."""
    line = Table.grid(padding=(0, 2, 0, 0))
    for place, width in enumerate(widths):
        line.add_column(width=width, no_wrap=True, justify="right" if place >= NUMBERS else "left")
    line.add_column()
    line.add_row(*cells)
    return line
