"""Draws the villa of Vampir: which sign stands for what on its plans, and what the signs mean."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from gruft.kernel.journal import Telling
from gruft.kernel.plan import Plan
from gruft.kernel.scene import Choice, Piece, Scene
from gruft.terminal.commands import TABLE, own_word
from gruft.terminal.drawing import Look, flowing
from gruft.terminal.plans import Drawn, Fitted, Plans, Sign, fitting
from gruft.words.speech import Words

PLAIN_SQUARE = Sign("·", ".", "dim")
SQUARES = {
    "coffin": Sign("■", "O", "magenta"), "passage": Sign("∩", "n", "magenta"),
    "stair": Sign("≡", "=", "cyan"), "hatch": Sign("⊞", "H", "cyan"),
}  # fmt: skip
#: What stands for a number of two digits where there is no room for it.
SHORT_NUMBERS = {"10": "x", "11": "y", "12": "z"}
PAWNS = {"zombie": Sign("Z", "Z", "bold green"), "wall-chip": Sign("▓", "@", "yellow")}
LIT, LADDER, REMAINS = (
    Sign("*", "!", "bold red"),
    Sign("‡", "H", "bold cyan"),
    Sign("&", "&", "yellow"),
)
WAY, REACHABLE, CORPSE = (
    Sign("○", "o", "yellow"),
    Sign("•", "*", "bold green"),
    Sign("†", "+", "bold"),
)
GOAL_STYLE, WAY_STYLE = "bold black on green", "bold yellow"
FIGURE_STYLES = {
    "red": "bold red", "blue": "bold blue", "green": "bold green", "yellow": "bold yellow",
    "vampire": "bold magenta",
}  # fmt: skip
OPEN_DOOR, DESTROYED = Sign("/", "/", "green"), Sign("x", "x", "dim")
#: In an upright wall and in a lying one.
CLOSED = Sign("╫", "#", "bold red"), Sign("╪", "#", "bold red")
FORWARD = Sign("→", ">", "yellow"), Sign("↓", "v", "yellow")
BACKWARD = Sign("←", "<", "yellow"), Sign("↑", "^", "yellow")
FIGURES, FIELDS, FLOOR, PAWNS_ZONE, DOORS, WARDROBE = (
    "figures", "fields", "floor", "pawns", "doors", "wardrobe",
)  # fmt: skip
FACE_UP, WORN = "face-up", "worn"
GONE, SERVANT, DEAD = "gone", "servant", "corpse"

Signs = dict[str, Sign]


class VillaLook(Look):
    """The plans of the villa with everything that stands and lies in it."""

    def __init__(self, words: Words, plans: Sequence[Plan] = ()) -> None:
        super().__init__(words, plans)
        self._way: list[str] = []
        self._is_explained = False
        self._plan_of = {square: plan for plan in reversed(self.plans) for square in plan.squares}

    def hear(self, telling: Telling) -> None:
        """Remember the way of the last move."""
        way = telling.args.get("way")
        if isinstance(way, Mapping):
            self._way = [str(one["text"]) for one in way["words"]]

    # --- which plans -----------------------------------------------------------------------------

    def boards(self, scene: Scene) -> list[RenderableType]:
        """As many floors as fit side by side, and every floor that the question is about."""
        return self.floors(scene, whole=False)

    def floors(self, scene: Scene, whole: bool) -> list[RenderableType]:
        """Floors, and what the signs mean if that was not told yet."""
        if not self.plans:
            return []
        squares = self._squares(scene)
        drawn = [self._drawn_floor(scene, plan, squares) for plan in self.plans]

        def plans(width: int) -> RenderableType:
            shown = self._chosen(scene, len(self.plans) if whole else fitting(self.plans[0], width))
            return Plans([one for one in drawn if one.plan.name in shown])

        explained = whole or not self._is_explained
        self._is_explained = True
        return [Fitted(plans), *([self._legend()] if explained else [])]

    def _chosen(self, scene: Scene, room: int) -> list[str]:
        """The floors where one may go; then those of whose turn it is, of one's own, of others."""
        goals = {self._plan_of[square].name for square in self.goals(scene)}
        if len(goals) == len(self.plans):
            goals = set()
        figures = sorted(figures_of(scene), key=lambda one: _urgency(scene, *one))
        wanted = [*goals, *(self._plan_of[one.node].name for _, one in figures if one.node)]
        wanted = list(dict.fromkeys([*wanted, *(plan.name for plan in self.plans)]))
        return wanted[: max(room, len(goals))]

    def goals(self, scene: Scene) -> dict[str, Choice]:
        """The squares among which one chooses now."""
        choices = scene.decision.choices if scene.decision is not None else ()
        return {one.move: one for one in choices if one.move in self._plan_of}

    # --- signs -----------------------------------------------------------------------------------

    def _drawn_floor(self, scene: Scene, plan: Plan, squares: Signs) -> Drawn:
        title = f"{self.words.tell(plan.title)} ({plan.name})"
        return Drawn(plan, title, squares, dict(_doors(scene, plan)))

    def _squares(self, scene: Scene) -> Signs:
        """The sign of every square; what comes later covers what was there before."""
        signs = dict(self._printed())
        signs |= self._cards(scene, signs)
        signs |= {one.node: PAWNS[one.kind] for one in _pieces(scene, PAWNS_ZONE)}
        signs |= {one.node: _on_floor(one) for one in _pieces(scene, FLOOR)}
        goals = self.goals(scene)
        marked, mark = (goals, REACHABLE) if goals else (self._way, WAY)
        for square in marked:
            plain = signs[square] == PLAIN_SQUARE
            style = GOAL_STYLE if goals else WAY_STYLE
            signs[square] = mark if plain else replace(signs[square], style=style)
        here = [one for _, one in figures_of(scene) if one.node]
        return signs | {one.node: figure_sign(one) for one in here}

    def _printed(self) -> Iterator[tuple[str, Sign]]:
        for plan in self.plans:
            for square, label, kind in zip(plan.squares, plan.labels, plan.kinds, strict=True):
                if label:
                    yield square, Sign(label, label, "dim", SHORT_NUMBERS.get(label, label))
                else:
                    yield square, SQUARES.get(kind, PLAIN_SQUARE)

    def _cards(self, scene: Scene, signs: Signs) -> Signs:
        """Numbers stand out where a card lies, and where the reader's own notes name them."""
        found: Signs = {}
        for card in _pieces(scene, FIELDS):
            style = "bold green" if FACE_UP in card.marks else "bold"
            found[card.node] = replace(signs[card.node], style=style)
        for piece in _pieces(scene, WARDROBE):
            if piece.node and WORN not in piece.marks:
                found[piece.node] = replace(signs[piece.node], style="bold magenta")
        return found

    # --- what the signs mean ---------------------------------------------------------------------

    def _legend(self) -> RenderableType:
        meanings = [
            (OPEN_DOOR, "look-door-open"), (CLOSED[0], "look-door-closed"),
            (FORWARD[0], "look-door-one-way"), (DESTROYED, "look-door-destroyed"),
            *((sign, f"square-{kind}") for kind, sign in SQUARES.items()),
            (PAWNS["wall-chip"], "kind-wall-chip"), (REACHABLE, "look-reachable"),
            (WAY, "look-way"), (CORPSE, "kind-corpse"), (REMAINS, "look-remains"),
        ]  # fmt: skip
        parts = [self._meaning(sign, self.words.say(key)) for sign, key in meanings]
        parts.append(Text(self.words.say("look-floors", table=own_word(TABLE, self.words)), "dim"))
        return Fitted(lambda width: flowing(parts, width))

    def _meaning(self, sign: Sign, meaning: str) -> Text:
        return Text.assemble((sign.fine, sign.style), (f" {meaning}", "dim"))

    # --- where something is ----------------------------------------------------------------------

    def field(self, square: str) -> str:
        """The card field of a numbered square."""
        plan = self._plan_of[square]
        return plan.name + plan.labels[plan.place(square)]

    def room(self, square: str) -> str:
        """The room of a square in the reader's language."""
        plan = self._plan_of[square]
        return self.words.tell(plan.titles[plan.regions[plan.place(square)]])


def figures_of(scene: Scene) -> list[tuple[int, Piece]]:
    """Every figure with the seat that plays it, in the order of their turns."""
    found = [
        (zone.owner, one) for zone in scene.zones if zone.name == FIGURES for one in zone.pieces
    ]
    return sorted(found, key=lambda one: one[1].numbers[-1])


def figure_sign(figure: Piece) -> Sign:
    """Capital letters for hunters and the vampire, small ones for servants."""
    style = FIGURE_STYLES[figure.face]
    if figure.kind == DEAD:
        return replace(CORPSE, style=style)
    letter = figure.face[0] if figure.kind == SERVANT else figure.face[0].upper()
    return Sign(letter, letter, style)


def _urgency(scene: Scene, owner: int, figure: Piece) -> tuple[bool, bool, int]:
    return "acting" not in figure.marks, owner != scene.seat, figure.numbers[-1]


def _pieces(scene: Scene, name: str) -> list[Piece]:
    return [piece for zone in scene.zones if zone.name == name for piece in zone.pieces]


def _on_floor(card: Piece) -> Sign:
    return LIT if "lit" in card.marks else LADDER if "laid" in card.marks else REMAINS


def _doors(scene: Scene, plan: Plan) -> Iterator[tuple[str, Sign]]:
    doors = {door.node: door for door in _pieces(scene, DOORS)}
    for lying, edges in enumerate((plan.right, plan.below)):
        for edge in edges:
            if edge in doors:
                yield edge, _door(doors[edge], lying)


def _door(door: Piece, lying: int) -> Sign:
    """A door in an upright wall or in a lying one."""
    if "closed" in door.marks:
        return CLOSED[lying]
    if "destroyed" in door.marks:
        return DESTROYED
    if "forward" in door.marks:
        return FORWARD[lying]
    return BACKWARD[lying] if "backward" in door.marks else OPEN_DOOR
