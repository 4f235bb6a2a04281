"""Random situations on the board of Vampir, laid on a table and told to the second opinions."""

from dataclasses import dataclass
from random import Random

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.naive import AROUND, Board, Plans, Walker
from tests.games.grottenstein.table import FIGURES, Table, given

PLANS = Plans(GAME.shipped_edition())
SQUARES = list(PLANS.cells)
#: Where walks are decided: passage, stairs, hatch, coffin, and both sides of special doors.
CROSSROADS = [
    square
    for square, cells in PLANS.cells.items()
    if PLANS.sign_of(square) in "PAaWwMmNnHCV"
    or any(PLANS.edge(cell, direction) in "XZ<>^v" for cell in cells for direction in AROUND)
]
WHITE_CHIPS = 11


@dataclass
class Situation:
    """A figure that is about to walk or to strike, and everything that may be in its way."""

    mover: str
    start: str
    doors: dict[str, str]
    wall: bool
    ladder: bool
    states: dict[str, str]
    others: dict[str, str]
    zombies: list[str]
    pseudo_vampire: str
    bat: bool

    @property
    def board(self) -> Board:
        standing = {square for name, square in self.others.items() if not self._is_gone(name)}
        occupied = frozenset(standing | set(self.zombies))
        return Board(self.doors, self.wall, self.ladder, occupied)

    def _is_gone(self, name: str) -> bool:
        return self.states.get(name) == "gone"

    @property
    def walker(self) -> Walker:
        pseudo = self.pseudo_vampire == self.mover and self.states.get(self.mover) == "living"
        return Walker(self.mover == "vampire", self.bat, pseudo)

    def table(self, **more: object) -> Table:
        """The situation on a table."""
        squares = {**self.others, self.mover: self.start}
        figures: dict[str, object] = {
            name: {"state": state, "at": squares[name] if state != "gone" else None}
            for name, state in self.states.items()
        }
        zombies = {"caster": "blue", "squares": self.zombies} if self.zombies else None
        keys: dict[str, object] = {
            "slot": self.mover,
            "doors": self.doors,
            "wall": self.wall,
            "zombies": zombies,
            "floor": {"Go10": {"ladder": "Ladder"}} if self.ladder else {},
            "bat_slot": self.bat,
            "holds": {self.pseudo_vampire: "Pseudo-vampire"} if self.pseudo_vampire else {},
            "vampire": squares["vampire"],
        }
        return given(**{**keys, **figures, **more})  # type: ignore[arg-type]


def random_situation(luck: Random, mover: str = "") -> Situation:
    """Doors in all states, corpses, servants and zombies; blue always lives."""
    wall = luck.random() < 0.5
    states = dict.fromkeys(FIGURES[:4], "living")
    for name in ("green", "yellow"):
        states[name] = luck.choice(["living", "corpse", "servant", "gone"])
    states["red"] = luck.choice(["living", "living", "servant"])
    mover = mover or luck.choice(["red", "vampire"])
    free = [square for square in SQUARES if not (wall and PLANS.sign_of(square) == "W")]
    start = _anywhere(luck, free, vampire=mover == "vampire")
    taken = [start]
    others: dict[str, str] = {}
    for name in FIGURES:
        if name != mover:
            others[name] = _beside(luck, free, taken, vampire=name == "vampire")
            taken.append(others[name])
    zombies: list[str] = []
    while luck.random() < 0.5 or len(zombies) == 1:
        zombies.append(_beside(luck, free, taken, vampire=False))
        taken.append(zombies[-1])
        if len(zombies) == 2:
            break
    return Situation(
        mover=mover,
        start=start,
        doors=_random_doors(luck),
        wall=wall,
        ladder=luck.random() < 0.5,
        states=states,
        others=others,
        zombies=zombies,
        pseudo_vampire=luck.choice(["", "red", "red", "blue"]),
        bat=mover == "vampire" and luck.random() < 0.5,
    )


def _anywhere(luck: Random, free: list[str], *, vampire: bool) -> str:
    """Often a crossroads; only the vampire lies in the coffin."""
    some = luck.choice([free, [square for square in CROSSROADS if square in free]])
    return luck.choice([one for one in some if vampire or PLANS.sign_of(one) != "C"])


def _beside(luck: Random, free: list[str], taken: list[str], *, vampire: bool) -> str:
    """Mostly within two steps of somebody, so that figures are in the way."""
    near = PLANS.within(Board(wall=False), Walker(vampire=True), luck.choice(taken), 2)
    some = sorted(near) if luck.random() < 0.7 else free
    allowed = [
        square
        for square in some
        if square in free and square not in taken and (vampire or PLANS.sign_of(square) != "C")
    ]
    return luck.choice(allowed or [square for square in free if square not in taken])


def _random_doors(luck: Random) -> dict[str, str]:
    """As many closed doors as there are chips, and others destroyed; the armoured door as well."""
    names = sorted(
        {
            PLANS.door(cell, direction)
            for cells in PLANS.cells.values()
            for cell in cells
            for direction in ((1, 0), (0, 1))
            if PLANS.edge(cell, direction) in "DX<>^v"
        }
    )
    luck.shuffle(names)
    closed = luck.randrange(WHITE_CHIPS + 1)
    destroyed = luck.randrange(20)
    doors = dict.fromkeys(["Ce2/f2", "Ci3/i4"], "open")
    doors |= dict.fromkeys(names[:closed], "closed")
    doors |= dict.fromkeys(names[closed : closed + destroyed], "destroyed")
    return doors | {"Ga11/b11": luck.choice(["open", "closed"])}
