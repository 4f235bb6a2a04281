"""Arranges the table of Vampir: figures, plans, what lies where, the vampire's notes, and the
squares that a throw leads to, room by room."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from gruft.kernel.scene import Choice, Piece, Scene
from gruft.terminal.drawing import NumberedChoice, flowing
from gruft.terminal.looks.grottenstein_figures import FiguresLook
from gruft.terminal.looks.grottenstein_villa import FIELDS, FLOOR, WARDROBE, WORN
from gruft.terminal.screen import NO_BREAK
from gruft.terminal.signs import DOT, NOTHING

HAND, OUT, UNSEEN, LOCKS, DOORS = "hand", "out", "unseen", "locks", "doors"
LOCK_CARD = "lock-card"
STEPS, NO_STEP = "then-steps", "move-no-step"


class GrottensteinLook(FiguresLook):
    """Plans, cards, and the choice of a square."""

    def heading(self, scene: Scene) -> str:
        round_ = f"{self.counter('round')} {scene.counters['round']}"
        told = [self.words.tell(notice) for notice in scene.notices[:1]]
        return f" {DOT} ".join([self.words.say("game-name"), round_, *told])

    def table(self, scene: Scene) -> list[RenderableType]:
        return [
            self.figures(scene), *self.boards(scene), *self.lying(scene),
            *self.notes(scene), *self.middle(scene),
        ]  # fmt: skip

    def whole(self, scene: Scene) -> list[RenderableType]:
        """All three floors, what the signs mean, and every card that is not seen or out."""
        return [
            self.figures(scene), *self.floors(scene, whole=True), *self.lying(scene),
            *self.notes(scene), *self._piles(scene), *self.middle(scene),
        ]  # fmt: skip

    # --- what lies where -------------------------------------------------------------------------

    def lying(self, scene: Scene) -> list[RenderableType]:
        """Open cards, fields without a card, what one knows of face-down ones, damaged doors."""
        cards = self.zone_of(scene, FIELDS).pieces
        lines = [
            self._by_place("look-face-up", [one for one in cards if "face-up" in one.marks]),
            self._by_place("look-face-down", [one for one in cards if _is_known_back(one)]),
            self._on_the_floor(scene),
            self._searched(scene, cards),
            self._damaged(scene),
        ]
        return [line for line in lines if line]

    def _by_place(self, title: str, cards: Sequence[Piece]) -> Text:
        if not cards:
            return Text()
        parts = [
            Text.assemble((self.field(square), "bold"), NO_BREAK, self.named(group))
            for square, group in groupby(cards, key=lambda card: card.node)
        ]
        return self.titled(self.words.say(title), Text("; ").join(parts))

    def _searched(self, scene: Scene, cards: Sequence[Piece]) -> Text:
        if self.zone_of(scene, HAND).pieces:
            return Text()
        covered = {card.node for card in cards}
        squares = [
            square
            for plan in self.plans
            for square, label in zip(plan.squares, plan.labels, strict=True)
            if label and square not in covered
        ]
        if not squares:
            return Text()
        names = " ".join(sorted((self.field(one) for one in squares), key=_by_number))
        return self.titled(self.words.say("look-searched"), Text(names, "dim"))

    def _on_the_floor(self, scene: Scene) -> Text:
        cards = sorted(self.zone_of(scene, FLOOR).pieces, key=_place_and_mark)
        if not cards:
            return Text()
        parts = []
        for (square, mark), alike in groupby(cards, key=_place_and_mark):
            said = self.words.say(f"mark-{mark}")
            parts.append(Text.assemble((square, "bold"), " ", self.named(alike), f" ({said})"))
        return self.titled(self.zone(FLOOR), Text("; ").join(parts))

    def _damaged(self, scene: Scene) -> Text:
        doors = [one for one in self.zone_of(scene, DOORS).pieces if "damaged" in one.marks]
        if not doors:
            return Text()
        parts = [f"{one.node} {one.numbers[0]}/{one.numbers[1]}" for one in doors]
        return self.titled(self.words.say("look-damaged"), Text(", ".join(parts)))

    # --- notes -----------------------------------------------------------------------------------

    def notes(self, scene: Scene) -> list[RenderableType]:
        """The vampire's notepad; for the others what the tried keys leave open."""
        lying = self.zone_of(scene, LOCKS).pieces
        names = {f"not-{one.face}": one.title for one in lying if one.kind == LOCK_CARD}
        parts = [self._lock(lock, names) for lock in lying if lock.kind != LOCK_CARD]
        noted = [
            one
            for one in self.zone_of(scene, WARDROBE).pieces
            if one.node and WORN not in one.marks
        ]
        if noted:
            places = [
                f"{self.words.say(f'piece-{one.face}')} {self.field(one.node)}" for one in noted
            ]
            parts.insert(
                0, self.titled(self.words.say("look-notes"), Text(", ".join(places), "magenta"))
            )
        parts = [part for part in parts if part]
        return [Text("  ").join(parts)] if parts else []

    def _lock(self, lock: Piece, names: Mapping[str, str]) -> Text:
        """The colour of a lock, or those that it cannot have by their owner's names or by ours."""
        title = self.words.say(f"look-{lock.kind}")
        if lock.face:
            return self.titled(title, Text(lock.title or self.words.say(lock.face), "magenta"))
        if not lock.marks:
            return Text()
        excluded = ", ".join(self._excluded(mark, names.get(mark, "")) for mark in lock.marks)
        return self.titled(title, Text(excluded))

    def _excluded(self, mark: str, name: str) -> str:
        return (
            self.words.say("look-not-lock", lock=name) if name else self.words.say(f"mark-{mark}")
        )

    def _piles(self, scene: Scene) -> list[RenderableType]:
        piles = [self.zone_of(scene, name) for name in (UNSEEN, OUT)]
        return [
            self.titled(self.zone(one.name), self.named(one.pieces)) for one in piles if one.pieces
        ]

    def middle(self, scene: Scene) -> list[RenderableType]:
        """What is to be said besides whose turn it is."""
        told = " ".join(self.words.tell(notice) for notice in scene.notices[1:])
        return [Text(told, "yellow")] if told else []

    def own(self, scene: Scene) -> list[RenderableType]:
        """The cards that the vampire still has to lay."""
        hand = self.zone_of(scene, HAND)
        if hand.owner != scene.seat or not hand.pieces:
            return []
        return [self.titled(self.zone(HAND), self.named(hand.pieces))]

    # --- choices ---------------------------------------------------------------------------------

    def has_number(self, choice: Choice) -> bool:
        """Squares are called by their names, except where there is more to say about them."""
        return choice.move not in self._plan_of or _is_worth_a_line(choice)

    def arranged(self, choices: Sequence[Choice]) -> list[Choice]:
        """What is worth a line first, and not moving at all behind it."""
        return sorted(choices, key=lambda one: (not self.has_number(one), one.label.key == NO_STEP))

    def choices(self, choices: Sequence[NumberedChoice], width: int) -> RenderableType:
        """Choices with a number line by line; then the other squares, room by room."""
        squares = [one.choice for one in choices if not self.has_number(one.choice)]
        numbered = [one for one in choices if self.has_number(one.choice)]
        parts: list[RenderableType] = [self._numbered(numbered, width)] if numbered else []
        if squares:
            key = "look-more-squares" if numbered else "look-all-squares"
            parts += [Text(self.words.say(key), "dim"), self._by_room(squares, width)]
        return Group(*parts)

    def _numbered(self, choices: Sequence[NumberedChoice], width: int) -> RenderableType:
        """Choices of which nothing can be foreseen flow side by side; else each has its line."""
        if any(one.choice.then for one in choices):
            return super().choices(choices, width)
        parts = [
            Text.assemble((f"{one.number})", "cyan bold"), f" {self.choice(one.choice)}")
            for one in choices
        ]
        return flowing(parts, width)

    def _by_room(self, squares: Sequence[Choice], width: int) -> RenderableType:
        rooms: dict[str, list[str]] = {}
        for choice in squares:
            rooms.setdefault(self.room(choice.move), []).append(choice.move)
        parts = [
            self.titled(room, Text(" ").join([Text(run, "green") for run in _runs(names)]))
            for room, names in rooms.items()
        ]
        return flowing(parts, width)


def _is_worth_a_line(choice: Choice) -> bool:
    return choice.label.key != "move-zombie" and (
        choice.label.key != "move-go" or any(one.key != STEPS for one in choice.then)
    )


def _place_and_mark(card: Piece) -> tuple[str, str]:
    return card.node, card.marks[-1]


def _is_known_back(card: Piece) -> bool:
    return bool(card.face) and "face-down" in card.marks


def _by_number(field: str) -> tuple[str, int]:
    return field[0], int(field[1:])


def _runs(squares: Iterable[str]) -> list[str]:
    """Squares side by side in a row are drawn together: `Gf6-j6`."""
    by_row = sorted(squares, key=lambda square: (square[0], int(square[2:]), square[1]))
    runs: list[list[str]] = []
    for square in by_row:
        if runs and _follows(runs[-1][-1], square):
            runs[-1].append(square)
        else:
            runs.append([square])
    return [run[0] if len(run) == 1 else f"{run[0]}{NOTHING}{run[-1][1:]}" for run in runs]


def _follows(one: str, other: str) -> bool:
    same_row = one[0] == other[0] and one[2:] == other[2:]
    return same_row and ord(other[1]) == ord(one[1]) + 1
