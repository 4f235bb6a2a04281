"""Draws the figures of Vampir: who plays them, their life as a bar, where they are, what they
carry."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gruft.kernel.scene import Piece, Scene, Zone
from gruft.terminal.looks.grottenstein_villa import (
    GONE,
    WARDROBE,
    WORN,
    VillaLook,
    figure_sign,
    figures_of,
)
from gruft.terminal.names import cut
from gruft.terminal.plans import Fitted
from gruft.terminal.signs import FULL, SHADE, TURN

#: From so many columns on everything about a figure stands on one line.
WIDE = 72
WIDEST_NAME, WIDEST_PLAYER = 22, 12
BAR = 8
INDENT = 4
#: Objects that a figure may carry.
PLACES = 3
#: What the sign before a figure says already.
UNSAID = ("acting",)


class FiguresLook(VillaLook):
    """A line for each figure, and one for what it carries."""

    def figures(self, scene: Scene) -> RenderableType:
        """A line for each figure in the order of turns, and under it what it carries."""
        return Fitted(lambda width: self._figures(scene, width >= WIDE))

    def _figures(self, scene: Scene, wide: bool) -> RenderableType:
        lines: list[RenderableType] = []
        for owner, figure in figures_of(scene):
            who = [self._sign(figure), self._name(scene, owner, figure)]
            player = Text(
                cut(self.words.names[owner], WIDEST_PLAYER) if self.words.names else str(owner + 1)
            )
            where = self._where(figure)
            cells = [*who, player, self._life(figure)] if wide else [*who, self._life(figure)]
            lines.append(_row([*cells, *([where] if wide else [])], wide))
            below = [part for part in ([] if wide else [player, where]) if part]
            below += self._carried(scene, figure)
            if below:
                lines.append(Padding(Text("  ").join(below), (0, 0, 0, INDENT)))
        return Group(*lines)

    def _sign(self, figure: Piece) -> Text:
        """Whose turn it is, and the letter on the plan."""
        turn = (TURN if "acting" in figure.marks else " ", "bold yellow")
        sign = figure_sign(figure)
        letter = figure.face[0].upper() if figure.kind != "servant" else figure.face[0]
        return Text.assemble(turn, (letter, sign.style))

    def _name(self, scene: Scene, owner: int, figure: Piece) -> Text:
        key = "figure-black" if figure.face == "vampire" else f"figure-{figure.face}"
        name = cut(figure.title or self.words.say(key), WIDEST_NAME)
        return Text(name, "bold" if owner == scene.seat else "")

    def _life(self, figure: Piece) -> Text:
        """The points as a bar and a number; a corpse and who is gone have none."""
        life, most = figure.numbers[:2]
        if figure.kind in ("corpse", GONE):
            return Text(self.words.say(f"kind-{figure.kind}"), "dim")
        full = -(-life * BAR // most)
        colour = "green" if 2 * life > most else "yellow" if 4 * life > most else "red"
        return Text.assemble((FULL * full, colour), (SHADE * (BAR - full), "dim"), f" {life:>2}")

    def _where(self, figure: Piece) -> Text:
        return Text(f"{figure.node} {self.room(figure.node)}") if figure.node else Text()

    def _carried(self, scene: Scene, figure: Piece) -> list[Text]:
        """Cards and states, what the vampire wears, what a servant is."""
        said = [f"kind-{figure.kind}"] if figure.kind == "servant" else []
        said += [f"mark-{mark}" for mark in figure.marks if mark not in UNSAID]
        states = [Text(self.words.say(key), "red") for key in said]
        if figure.face == "vampire":
            return [*self._worn(scene), *states]
        cards = self.zone_of(scene, f"sheet-{figure.face}").pieces
        return [*([self._sheet(cards)] if cards else []), *states]

    def _worn(self, scene: Scene) -> list[Text]:
        pieces = [one.face for one in self.zone_of(scene, WARDROBE).pieces if WORN in one.marks]
        if not pieces:
            return []
        worn = ", ".join(self.words.say(f"piece-{piece}") for piece in pieces)
        told = [self.titled(self.zone(WARDROBE), Text(worn))]
        if "cape" in pieces:
            bats = Text(str(scene.counters["bats"]))
            told.append(self.titled(self.counter("bats"), bats))
        return told

    def _sheet(self, cards: Sequence[Piece]) -> Text:
        """Known cards by name, the others counted by their backs; how many places are filled."""
        shown = self.named(cards)
        if all(card.face for card in cards):
            filled = sum(sum(card.numbers) for card in cards)
            said = self.words.say("look-places", count=filled, most=PLACES)
            shown.append(f" ({said})" if filled else "", "dim")
        return shown

    def named(self, cards: Iterable[Piece]) -> Text:
        """Cards by name; backs are counted."""
        shown: list[Text] = []
        for known, group in groupby(cards, key=lambda card: card.face or card.kind):
            alike = list(group)
            if alike[0].face:
                shown += [self.name(card) for card in alike]
            else:
                shown.append(Text(self.words.say(f"look-hidden-{known}", count=len(alike)), "dim"))
        return Text(", ").join(shown)

    def name(self, card: Piece) -> Text:
        """What a card is called, by its edition or in the reader's language."""
        return Text(card.title or self.words.say(f"card-{card.face}"))

    def zone_of(self, scene: Scene, name: str) -> Zone:
        """The one zone of this name."""
        return next(zone for zone in scene.zones if zone.name == name)


def _row(cells: Sequence[Text], wide: bool) -> Table:
    """Cells side by side; only the last one may be broken."""
    widths = [2, WIDEST_NAME, WIDEST_PLAYER, BAR + 3] if wide else [2, WIDEST_NAME, BAR + 3]
    line = Table.grid(padding=(0, 1, 0, 0))
    for width in widths:
        line.add_column(width=width, no_wrap=True)
    if wide:
        line.add_column()
    line.add_row(*cells)
    return line
