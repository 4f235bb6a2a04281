"""The table of Vampir as one seat sees it: seats, numbers, what is to be said, the question.

The villa is in `villa.py`, figures, cards and the vampire's notes in `pieces.py`, the choices in
`choices.py`. A seat sees what the table of section 21 grants it and nothing else (GR-226 to
GR-234).
"""

from gruft.games.grottenstein.rules.position import ENDS, Grottenstein
from gruft.games.grottenstein.show import pieces, villa
from gruft.games.grottenstein.show.choices import decision_of
from gruft.games.grottenstein.show.notices import notices_of, standing
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.layout import has
from gruft.kernel.scene import Description, Scene, SeatView

SLUG = "grottenstein"
ACTIVE_MARK, VAMPIRE_MARK, TURNED_MARK = "active", "plays-vampire", "turned"
SEAT_MARKS = frozenset({ACTIVE_MARK, VAMPIRE_MARK, TURNED_MARK})

DESCRIPTION = Description(
    kinds=pieces.PIECE_KINDS | villa.VILLA_KINDS,
    faces=pieces.PIECE_FACES | villa.VILLA_FACES,
    marks=pieces.PIECE_MARKS | villa.VILLA_MARKS | SEAT_MARKS,
    zones=pieces.PIECE_ZONES | villa.VILLA_ZONES,
    counters=frozenset(
        {"round", "last-round", "chips", "bats", "kit-uses", "thrown", "fuse", "figures"}
    ),
    moves=c.MOVES,
    causes=frozenset(ENDS[1:]),
)


def scene(position: Grottenstein, seat: int) -> Scene:
    """What this seat sees (-1: a spectator)."""
    zones = (
        *pieces.figure_zones(position, seat),
        *pieces.card_zones(position, seat),
        *villa.villa_zones(position),
    )
    return Scene(
        game=SLUG,
        seat=seat,
        asked=tuple(position.to_act()),
        seats=tuple(_seat_view(position, other) for other in range(int(position.seats))),
        zones=zones,
        notices=tuple(notices_of(position, seat)),
        counters=_counters(position),
        decision=decision_of(position, seat, zones),
        outcome=position.outcome() if position.is_over() else None,
        standing=standing(position, seat),
    )


def _seat_view(position: Grottenstein, seat: int) -> SeatView:
    """The team, how many figures it plays, and what it has become."""
    words = position.words
    figures = sum(int(words[at.PLAYER + figure]) == seat for figure in range(c.FIGURES))
    true = {
        ACTIVE_MARK: position.asked() == seat,
        VAMPIRE_MARK: words[at.VAMPIRE_SEAT] == seat,
        TURNED_MARK: has(words[at.TURNED], seat),
    }
    marks = tuple(mark for mark, holds in true.items() if holds)
    return SeatView(seat, int(position.is_vampires(seat)), {"figures": figures}, marks)


def _counters(position: Grottenstein) -> dict[str, int]:
    """GR-226: the round and the last one, chips, bat cards, uses of the kit; the throw, a fuse."""
    words, printed = position.words, position.printed
    always = {
        "round": int(words[at.ROUND]),
        "last-round": int(printed.most_rounds),
        "chips": int(words[at.CHIPS]),
        "bats": int(words[at.BATS]),
        "kit-uses": int(words[at.KIT_USES]),
    }
    passing = {"thrown": int(words[at.THROWN]), "fuse": int(words[at.FUSE])}
    return always | {name: value for name, value in passing.items() if value}
