"""Draws the villa of Vampir: which sign stands for what on its plans, and what the signs mean."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from gruft.kernel.journal import Telling
from gruft.kernel.plan import Plan
from gruft.kernel.scene import Choice, Piece, Scene
from gruft.terminal.commands import TABLE, own_word
from gruft.terminal.drawing import Look, flowing
from gruft.terminal.plans import Drawn, Fitted, Plans, Sign, fitting
from gruft.words.speech import Words

ZOMBIE, HATCH = "zombie", "hatch"
PLAIN_SQUARE = Sign("·", ".", "dim")
SQUARES = {
    "coffin": Sign("■", "O", "magenta"), "passage": Sign("∩", "n", "magenta"),
    "stair": Sign("≡", "=", "cyan"), HATCH: Sign("⊞", "H", "cyan"),
}  # fmt: skip
#: What stands for a number of two digits where there is no room for it.
SHORT_NUMBERS = {"10": "x", "11": "y", "12": "z"}
PAWNS = {ZOMBIE: Sign("Z", "Z", "bold green"), "wall-chip": Sign("▓", "@", "yellow")}
LIT, LADDER, REMAINS = (
    Sign("*", "!", "bold red"),
    Sign("‡", "%", "bold cyan"),
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
FACE_UP, WORN, LIT_MARK, LAID_MARK = "face-up", "worn", "lit", "laid"
GONE, SERVANT, DEAD = "gone", "servant", "corpse"

Signs = dict[str, Sign]
#: A sign and the message that says what it means.
Meaning = tuple[Sign, str]
#: What is drawn in every game, and from the beginning.
EVERYDAY: tuple[Meaning, ...] = (
    (OPEN_DOOR, "look-door-open"), (CLOSED[0], "look-door-closed"),
    (FORWARD[0], "look-door-one-way"), (DESTROYED, "look-door-destroyed"),
    *((sign, f"square-{kind}") for kind, sign in SQUARES.items()),
    (PAWNS["wall-chip"], "kind-wall-chip"), (REACHABLE, "look-reachable"),
    (WAY, "look-way"), (CORPSE, "kind-corpse"), (REMAINS, "look-remains"),
)  # fmt: skip


class Legend:
    """What signs mean, each as it is drawn on this screen."""

    def __init__(self, meanings: Sequence[tuple[Sign, str]], hint: str) -> None:
        self._meanings = meanings
        self._hint = hint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        parts = [
            Text.assemble(
                (sign.plain if options.ascii_only else sign.fine, sign.style), (f" {said}", "dim")
            )
            for sign, said in self._meanings
        ]
        parts += [Text(self._hint, "dim")] if self._hint else []
        yield flowing(parts, options.max_width)


class VillaLook(Look):
    """The plans of the villa with everything that stands and lies in it."""

    def __init__(self, words: Words, plans: Sequence[Plan] = ()) -> None:
        super().__init__(words, plans)
        self._way: list[str] = []
        self._explained: set[str] = set()
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

        return [Fitted(plans), *self._legend(scene, whole)]

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
        signs |= self._ladder(scene)
        signs |= {one.node: PAWNS[one.kind] for one in _pieces(scene, PAWNS_ZONE)}
        lying = [one for one in _pieces(scene, FLOOR) if LAID_MARK not in one.marks]
        signs |= {one.node: LIT if LIT_MARK in one.marks else REMAINS for one in lying}
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

    def _ladder(self, scene: Scene) -> Signs:
        """A ladder that is laid leads through the hatch, so it is seen at both of its squares."""
        if not _is_marked(scene, LAID_MARK):
            return {}
        return {
            square: LADDER
            for plan in self.plans
            for square, kind in zip(plan.squares, plan.kinds, strict=True)
            if kind == HATCH
        }

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

    def _legend(self, scene: Scene, whole: bool) -> list[RenderableType]:
        """What was not told yet; all of it for who asks for the whole table."""
        first = whole or not self._explained
        told = [one for one in (*EVERYDAY, *_rare(scene)) if whole or one[1] not in self._explained]
        self._explained |= {key for _, key in told}
        hint = self.words.say("look-floors", table=own_word(TABLE, self.words)) if first else ""
        return [Legend([(sign, self.words.say(key)) for sign, key in told], hint)] if told else []

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


def _is_marked(scene: Scene, mark: str) -> bool:
    """Tell whether something on the floor has this mark."""
    return any(mark in one.marks for one in _pieces(scene, FLOOR))


def _rare(scene: Scene) -> Iterator[Meaning]:
    """Signs that are explained when they are there to be seen."""
    if any(one.kind == ZOMBIE for one in _pieces(scene, PAWNS_ZONE)):
        yield PAWNS[ZOMBIE], "kind-zombie"
    if _is_marked(scene, LAID_MARK):
        yield LADDER, "look-ladder"
    if _is_marked(scene, LIT_MARK):
        yield LIT, "look-lit"


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
