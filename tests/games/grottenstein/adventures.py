"""Games of Vampir in which much is hidden and shown, line by line.

A game is named by a seed, so that a failure can be repeated. Figures seek cards and each other,
and would rather do something than nothing. Every other game begins at the very beginning; the
others begin with hunters on all floors, the vampire dressed, and little life left.
"""

from collections.abc import Iterator, Sequence
from random import Random

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Journal
from gruft.kernel.options import Options
from tests.games.grottenstein.table import Table, begun

HUNTERS = ("red", "blue", "green", "yellow")
#: Beside fields of every floor, and beside each other.
MEETING_PLACES = [
    ["Cl3", "Cm2", "Cn3", "Cl4"],
    ["Cd2", "Cc1", "Ca2", "Cb2"],
    ["Cg9", "Ch10", "Cf10", "Ci9"],
    ["Gb3", "Gc4", "Gd3", "Gc2"],
    ["Gk2", "Gl1", "Gm2", "Go3"],
    ["Ce1", "Ce3", "Ci4", "Cj4"],
    ["Uh2", "Ui3", "Uj3", "Uk4"],
]
#: What a table may choose instead of the rulings (GR-110, GR-229, GR-24).
OTHER_READINGS: Options = {
    "range_metric": "chebyshev",
    "finds": "public",
    "cellar_cards": "remembered",
}
#: From here keys can be tried.
KEYHOLES = ("Ce2", "Ci4", "Ga11")
#: Cards are rather taken than left; doors are rarely fought, and slots rarely wasted.
USUAL = 8
WEIGHTS = {c.FIGHT: 3, c.STAY: 2, c.LEAVE: 1, c.PUT: 2, c.CLOSE: 1, c.END: 1}


def adventure(
    seed: int, seats: int, edition: Edition | None = None, options: Options | None = None
) -> Table:
    """The table at which the game begins, with nobody having seen any card."""
    chosen = {"vampire_seat": seed % seats, **(options or {})}
    table = begun(seed=seed, seats=seats, edition=edition, options=chosen)
    if seed % 2 == 0:
        _arrange(table, seed)
    else:
        keys = _in_the_thick_of_it(seed)
        table = Table(GAME.from_json(table.position, keys, FastChance(seed)))
    table.position.chance = FastChance(seed)
    return table


def _arrange(table: Table, seed: int) -> None:
    cellar = table.answers()
    Random(seed).shuffle(cellar)
    table.does("; ".join([*cellar, "copper", "gold"]))


def _in_the_thick_of_it(seed: int) -> dict[str, object]:
    luck = Random(seed)
    squares = luck.sample(luck.choice(MEETING_PLACES), 2) + luck.sample(MEETING_PLACES[3], 2)
    if len(set(squares)) < len(squares):
        squares = MEETING_PLACES[0][:2] + MEETING_PLACES[3][:2]
    figures: dict[str, object] = {
        name: {"at": square, "life": luck.randint(3, 15)}
        for name, square in zip(HUNTERS, squares, strict=True)
    }
    figures["vampire"] = {"at": "Ge3" if luck.random() < 0.5 else "Ck4", "life": 40}
    return {
        "round": 2,
        "figures": figures,
        "worn": ["cape", "teeth", "nails"][luck.randrange(2) :],
        "wall": luck.random() < 0.5,
    }


def told_line_by_line(table: Table, seed: int, lines: int) -> Iterator[Table]:
    """Let so many lines be played; each time the table knows what was told of the last one."""
    luck = Random(seed)
    for _ in range(lines):
        if table.position.is_over():
            return
        plays_a_line(table.position, luck)
        yield Table(table.position)


def plays_a_line(
    position: Grottenstein, luck: Random, moves: Sequence[int] | None = None
) -> list[int]:
    """Plays a line for the seat that is asked, these moves if legal; returns what was played."""
    position.journal = Journal()
    seat = position.to_act()[0]
    played: list[int] = []
    while not played or position.composing() >= 0:
        if moves is not None and len(played) == len(moves):
            return []
        move = _choice(position, luck) if moves is None else moves[len(played)]
        if not position.is_legal(seat, move):
            return []
        position.apply(seat, move)
        played.append(move)
    return played


def _choice(position: Grottenstein, luck: Random) -> int:
    moves = position.moves(position.to_act()[0])
    if position.words[at.DECISION] == at.DESTINATION and luck.random() < 0.8:
        moves = _goals(position, moves) or moves
    weights = [WEIGHTS.get(move, USUAL) for move in moves]
    return luck.choices(moves, weights)[0]


def _goals(position: Grottenstein, moves: list[int]) -> list[int]:
    """Squares with cards, squares beside others; the vampire does not care for cards."""
    villa, figure = position.villa, position.actor()
    others = [position.where(other) for other in range(c.VAMPIRE + 1) if other != figure]
    near = [
        move for move in moves if any(villa.is_near(move, other) for other in others if other >= 0)
    ]
    if figure == c.VAMPIRE:
        return near
    near += [move for move in moves if villa.names[move] in KEYHOLES]
    fields = [move for move in moves if villa.field[move] >= 0]
    hidden = [move for move in fields if position.words[at.DOWN + villa.field[move]] > 0]
    return hidden + near[-2:] or fields
