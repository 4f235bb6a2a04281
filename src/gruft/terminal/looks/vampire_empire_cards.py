"""How the cards of Vampire Empire are arranged: a combat as a running sum, one's own hand with
types, values and costs, choices in rows."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gruft.kernel.scene import HAND, Piece, Scene, SeatView, Zone
from gruft.terminal.drawing import Look, NumberedChoice, flowing
from gruft.terminal.signs import NOTHING, TIMES

CELLAR, MOAT, FIELD = "cellar", "moat", "field"
TYPES = ("noble", "clergy", "servant", "red", "holy-water")
CANCELLED, COMPOSED = "cancelled", "composed"
SUPPORT_CARD, ACTIVE = "support-card", "active"
#: Notices that the heading and the sums say already.
SAID = ("notice-combat", "notice-sums", "notice-markers")
IN_HEADING = 2


class EmpireCardsLook(Look):
    """Cards with their values and costs."""

    # --- the middle ------------------------------------------------------------------------------

    def middle(self, scene: Scene) -> list[RenderableType]:
        """The combat or what else lies on the table, the open window, other notices."""
        things: list[RenderableType] = []
        if "round" in scene.counters:
            things += self._combat(scene)
        else:
            lying = [self._lying(scene, seat) for seat in scene.seats]
            things += [line for line in lying if line]
        told = [one for one in scene.notices[IN_HEADING:] if one.key not in SAID]
        if told:
            things.append(Text(" ".join(self.words.tell(one) for one in told), style="yellow"))
        if scene.window is not None:
            things.append(Text(self.words.tell(scene.window.trigger), style="magenta"))
        return things

    def _lying(self, scene: Scene, seat: SeatView) -> Text:
        cards = zone_of(scene, FIELD, seat.seat).pieces
        if not cards:
            return Text()
        title = f"{self.zone(FIELD)}, {self.seat_name(scene, seat).plain}"
        return self.titled(title, Text(", ").join([self._fighting(one) for one in cards]))

    def _combat(self, scene: Scene) -> list[RenderableType]:
        """Who fights whom, then a line for each side: the sum and what it is made of."""
        (title,) = [self.words.tell(one) for one in scene.notices if one.key == SAID[0]]
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column()
        table.add_column(justify="right")
        for side, seat in zip(("attack", "defence"), _sides(scene), strict=True):
            total = scene.counters[side]
            cards = zone_of(scene, FIELD, seat).pieces
            markers = total - sum(_value(one) for one in cards if CANCELLED not in one.marks)
            made_of = [self._fighting(one) for one in cards]
            if markers:
                made_of.append(Text(self.words.say("look-marker", value=markers), "cyan"))
            sum_ = Text(" + ").join(made_of) if made_of else Text(NOTHING, "dim")
            name = Text(self.words.say("titled", title=self.counter(side)), "dim")
            table.add_row(name, Text(f"{total} =", "bold"), sum_)
        return [Text(title, "bold"), Padding(table, (0, 0, 0, 2))]

    def _fighting(self, piece: Piece) -> Text:
        """A card on the table with its value; a cancelled one counts nothing."""
        value = f" {_value(piece)}" if _value(piece) and not _ends_in_digit(piece) else ""
        shown = Text(f"{self.name(piece).plain}{value}")
        if CANCELLED in piece.marks:
            return Text(f"[{self.words.say('mark-cancelled')}: {shown.plain}]", "dim")
        return Text(shown.plain, "bold" if COMPOSED in piece.marks else "")

    # --- one's own cards -------------------------------------------------------------------------

    def own(self, scene: Scene) -> list[RenderableType]:
        """One's own hand with values, types and costs; one's own cellar and moat."""
        if scene.seat < 0:
            return []
        hand = zone_of(scene, "hand", scene.seat).pieces
        fighting = [one for one in hand if one.kind != SUPPORT_CARD]
        helping = [one for one in hand if one.kind == SUPPORT_CARD]
        lines = [self.titled(self.zone("hand"), self._described(fighting))]
        if helping:
            lines.append(self.titled(self.words.say("look-support"), self._described(helping)))
        for name in (CELLAR, MOAT):
            if cards := zone_of(scene, name, scene.seat).pieces:
                listed = Text(self.counted(cards).plain, "dim")
                lines.append(self.titled(self.zone(name), listed))
        return list(lines)

    def _described(self, cards: Sequence[Piece]) -> Text:
        shown: list[Text] = []
        for first, alike in groupby(cards, key=lambda piece: piece):
            count = len(list(alike))
            times = f" {TIMES}{count}" if count > 1 else ""
            details = Text(f" {self._details(first)}", "dim")
            shown.append(Text.assemble(self.name(first), details, times))
        return Text(", ").join(shown) if shown else Text(NOTHING, "dim")

    def _details(self, card: Piece) -> str:
        """Types and value of a combat card; costs by day and by night of a support card."""
        if card.kind == SUPPORT_CARD:
            day, night, *_ = card.numbers
            return f"{day}/{night}"
        types = "+".join(self.words.say(f"look-{mark}") for mark in card.marks if mark in TYPES)
        return types if _ends_in_digit(card) else f"{card.numbers[0]} {types}"

    # --- pieces and choices ----------------------------------------------------------------------

    def counted(self, pieces: Sequence[Piece]) -> Text:
        shown: list[str] = []
        for face, alike in groupby(sorted(pieces, key=_face), key=_face):
            together = list(alike)
            if face:
                times = f"{TIMES}{len(together)}" if len(together) > 1 else ""
                shown.append(self.name(together[0]).plain + times)
        return Text(", ".join(shown))

    def name(self, piece: Piece) -> Text:
        """What a piece is called, by its edition or in the reader's language."""
        key = "name-" + piece.face.lower().replace(" ", "-").replace("'", "")
        return Text(piece.title or self.words.say(key))

    def piece(self, piece: Piece) -> Text:
        return self.name(piece)

    def marked(self, piece: Piece, wanted: Iterable[str]) -> str:
        return ", ".join(self.words.say(f"mark-{mark}") for mark in piece.marks if mark in wanted)

    def choices(self, choices: Sequence[NumberedChoice], width: int) -> RenderableType:
        """A row for each sort of choice; each has a line of its own where much can be foreseen."""
        if any(len(one.choice.then) > 1 for one in choices):
            return super().choices(choices, width)
        groups = groupby(choices, key=lambda one: one.choice.label.key)
        rows = [flowing([self._choice(one) for one in alike], width) for _, alike in groups]
        return Text("\n").join(rows)

    def _choice(self, one: NumberedChoice) -> Text:
        then = [f" ({self.words.tell(telling)})" for telling in one.choice.then]
        number = (f"{one.number})", "cyan bold")
        return Text.assemble(number, f" {self.choice(one.choice)}", ("".join(then), "dim"))


def zone_of(scene: Scene, name: str, owner: int | None = None) -> Zone:
    """The zone of this name; an empty one where this seat has none."""
    for zone in scene.zones:
        if zone.name == name and owner in (None, zone.owner):
            return zone
    return Zone(name, HAND, -1, ())


def _sides(scene: Scene) -> tuple[int, int]:
    """The seat that attacks is the one whose turn it is."""
    (attacker,) = [seat.seat for seat in scene.seats if ACTIVE in seat.marks]
    return attacker, 1 - attacker


def _value(card: Piece) -> int:
    """What a card adds in a combat; of a support card the third number, if it has one."""
    if card.kind == SUPPORT_CARD:
        return card.numbers[2] if len(card.numbers) > 2 else 0
    return card.numbers[0]


def _ends_in_digit(card: Piece) -> bool:
    """Tell whether the name says the value already."""
    return not card.title and card.face[-1:].isdigit()


def _face(card: Piece) -> str:
    return card.face
