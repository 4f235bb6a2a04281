"""Arranges the table of Vampire Empire: the castle line by line, the city as a list of who may be
there, and what is known of whom."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gruft.kernel.scene import Piece, Scene
from gruft.terminal.drawing import plain_table
from gruft.terminal.looks.vampire_empire_cards import (
    ACTIVE,
    CELLAR,
    IN_HEADING,
    MOAT,
    EmpireCardsLook,
    zone_of,
)
from gruft.terminal.signs import DOT, NOTHING

ROLES = ("role-vampires", "role-humans")
PILES = ("cards", "deck-cards", "cellar-cards", "moat-cards")
CASTLE, CITY, JOURNEY, DEAD, SUSPECTS = "castle", "city", "journey", "dead", "suspects"
UNSEEN, DECK, TOKENS = "unseen", "deck", "tokens"
CLASSES = ("noble", "clergy", "servant")
#: What somebody is known to be, and in which colour it is said.
IDENTITIES = {
    "revealed": "bold red", "must-be": "red", "secret": "red",
    "proven": "green", "innocent": "green", "cannot-be": "green", "human": "green",
    "doubtful": "yellow",
}  # fmt: skip
ROLES_NOW = ("attacker", "target", "named")
KNOWN = "known"
#: Where a card that was seen may be, and the pile of that name.
PLACES = {"in-hand": "hand", "in-deck": DECK, "in-cellar": CELLAR, "in-moat": MOAT}
VAMPIRES = 0


class VampireEmpireLook(EmpireCardsLook):
    """Characters with what they are known to be; cards as the other look arranges them."""

    def heading(self, scene: Scene) -> str:
        turn = f"{self.counter('turn')} {scene.counters['turn']}"
        told = [self.words.tell(notice) for notice in scene.notices[:IN_HEADING]]
        return f" {DOT} ".join([self.words.say("game-name"), turn, *told])

    def table(self, scene: Scene) -> list[RenderableType]:
        return [
            self.seats(scene), self.castle(scene), *self.elsewhere(scene), *self.known(scene),
            *self.middle(scene), *self.own(scene),
        ]  # fmt: skip

    # --- seats -----------------------------------------------------------------------------------

    def seats(self, scene: Scene) -> RenderableType:
        """Who plays which side, and the sizes of hand, deck, cellar and moat."""
        table = plain_table()
        table.add_column("", width=1)
        for title in ("", ""):
            table.add_column(title, no_wrap=True)
        for name in PILES:
            table.add_column(self.counter(name), justify="right", no_wrap=True)
        table.add_column("")
        for seat in scene.seats:
            sizes = [str(seat.counters[name]) for name in PILES]
            role = Text(self.words.say(ROLES[seat.seat]), "dim")
            who = self.seat_name(scene, seat)
            marks = self.marks([mark for mark in seat.marks if mark != ACTIVE])
            table.add_row(self.turn_sign(scene, seat), who, role, *sizes, marks)
        return table

    # --- characters ------------------------------------------------------------------------------

    def castle(self, scene: Scene) -> RenderableType:
        """One line for each character: class, what it is known to be, markers, its part."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for piece in zone_of(scene, CASTLE).pieces:
            table.add_row(
                Text(self.name(piece).plain, "bold"),
                Text(self.marked(piece, CLASSES), "dim"),
                self._who(piece),
                self._markers(piece),
                Text(self.marked(piece, ROLES_NOW), "magenta"),
            )
        title = Text(self.words.say("titled", title=self.zone(CASTLE)), "dim")
        return Group(title, Padding(table, (0, 0, 0, 2)))

    def _who(self, piece: Piece) -> Text:
        """What a castle character is known to be, in full."""
        said = [
            Text(self.words.say(f"mark-{mark}"), IDENTITIES[mark])
            for mark in piece.marks
            if mark in IDENTITIES
        ]
        return Text(", ").join(said)

    def _markers(self, piece: Piece) -> Text:
        sides = zip(("attack", "defence"), piece.numbers, strict=True)
        said = [f"{self.counter(side)} +{count}" for side, count in sides if count]
        return Text(", ".join(said), "cyan")

    def elsewhere(self, scene: Scene) -> list[RenderableType]:
        """Who may be in the city, who travels, who is dead."""
        city = zone_of(scene, CITY).pieces
        listed = Text(f"{len(city)}  ").append_text(self._characters(city))
        lines: list[RenderableType] = [self.titled(self.zone(CITY), listed)]
        away = [zone_of(scene, name) for name in (JOURNEY, DEAD)]
        parts = [
            self.titled(self.zone(zone.name), self._characters(zone.pieces))
            for zone in away
            if zone.pieces
        ]
        return [*lines, *([Text("  ").join(parts)] if parts else [])]

    def _characters(self, pieces: Sequence[Piece]) -> Text:
        return Text(", ").join([self._character(one) for one in pieces]) or Text(NOTHING)

    def _character(self, piece: Piece) -> Text:
        """A name, in brackets what it is known to be and where it lies."""
        known = [mark for mark in IDENTITIES if mark in piece.marks]
        said = [Text(self.words.say(f"look-{mark}"), IDENTITIES[mark]) for mark in known[:1]]
        said += [Text(place) for place in self._place(piece)]
        said += [Text(role, "magenta") for role in [self.marked(piece, ROLES_NOW)] if role]
        return Text.assemble(self.name(piece), " (", Text(", ").join(said), ")")

    def _place(self, piece: Piece) -> list[str]:
        for mark in ("top-pair", "top", "bottom"):
            if mark in piece.marks:
                return [self.words.say(f"look-{mark}")]
        if "place" in piece.marks:
            return [self.words.say("look-place", place=piece.numbers[0])]
        return []

    # --- what is known ---------------------------------------------------------------------------

    def known(self, scene: Scene) -> list[RenderableType]:
        """What was proven, how many trios are possible, and cards of others that were seen."""
        suspects = zone_of(scene, SUSPECTS).pieces
        proven = [self._proven(suspects, mark) for mark in ("revealed", "proven")]
        lines = [
            Text("  ").join([part for part in [*proven, *self._tokens(scene)] if part]),
            self._trios(scene, suspects),
            *self._seen_cards(scene),
        ]
        return [line for line in lines if line]

    def _proven(self, suspects: Iterable[Piece], mark: str) -> Text:
        found = [self.name(one).plain for one in suspects if mark in one.marks]
        if not found:
            return Text()
        names = Text(", ".join(found), IDENTITIES[mark])
        return self.titled(self.words.say(f"look-proven-{mark}"), names)

    def _tokens(self, scene: Scene) -> list[Text]:
        if scene.seat < 0:
            return []
        mine = [self.name(one) for one in zone_of(scene, TOKENS, scene.seat).pieces]
        key = "look-your-vampires" if scene.seat == VAMPIRES else "look-your-tokens"
        return [self.titled(self.words.say(key), Text(", ").join(mine))]

    def _trios(self, scene: Scene, suspects: Sequence[Piece]) -> Text:
        """How many trios fit, and in how many of them each suspect is a vampire."""
        trios = scene.counters["trios"]
        open_to_doubt = [one for one in suspects if 0 < one.numbers[0] < trios]
        if not open_to_doubt:
            return Text()
        key = "look-trios-public" if scene.seat == VAMPIRES else "look-trios"
        names = ", ".join(self.name(one).plain for one in open_to_doubt)
        if len(open_to_doubt) == len(suspects):
            names = self.words.say("look-all-nine")
        count = open_to_doubt[0].numbers[0]
        said = self.words.say(key, trios=trios, count=count)
        return Text.assemble((said, "dim"), " ", (names, "yellow"))

    def _seen_cards(self, scene: Scene) -> list[Text]:
        """Cards of the other that are surely in a pile, or in one of several."""
        lines: list[Text] = []
        for owner in range(len(scene.seats)):
            parts = self._surely(scene, owner) + self._perhaps(scene, owner)
            if owner != scene.seat and parts:
                name = self.seat_name(scene, scene.seats[owner]).plain
                title = self.words.say("look-seen-of", player=name)
                lines.append(self.titled(title, Text("  ").join(parts)))
        return lines

    def _surely(self, scene: Scene, owner: int) -> list[Text]:
        parts: list[Text] = []
        for name in PLACES.values():
            cards = [one for one in zone_of(scene, name, owner).pieces if KNOWN in one.marks]
            if cards:
                parts.append(self.titled(self.zone(name), self.counted(cards)))
        return parts

    def _perhaps(self, scene: Scene, owner: int) -> list[Text]:
        seen = [one for one in zone_of(scene, UNSEEN, owner).pieces if _places(one)]
        return [
            self.titled("/".join(map(self.zone, places)), self.counted(list(cards)))
            for places, cards in groupby(sorted(seen, key=_places), key=_places)
        ]


def _places(card: Piece) -> tuple[str, ...]:
    return tuple(zone for mark, zone in PLACES.items() if mark in card.marks)
