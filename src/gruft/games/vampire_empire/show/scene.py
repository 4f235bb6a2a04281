"""The table of Vampire Empire as one seat sees it: seats, numbers, the action under way, the
question.

Cards are in `zones.py`, characters and what is known of them in `characters.py`, what is said about
the table in `notices.py`, the choices in `choices.py`. A seat sees what the table of section 15.1
grants it and nothing else.
"""

from gruft.games.vampire_empire.notation.names import KIND_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show import characters, notices, zones
from gruft.games.vampire_empire.show.choices import decision_of
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.scene import Description, OpenWindow, Scene, SeatView

SLUG = "vampire_empire"
ROLE_MARKS = ("plays-vampires", "plays-humans")
ACTIVE_MARK, CELLAR_USED_MARK, OUT_OF_CARDS_MARK = "active", "cellar-used", "out-of-cards"
SEAT_MARKS = frozenset({*ROLE_MARKS, ACTIVE_MARK, CELLAR_USED_MARK, OUT_OF_CARDS_MARK})

DESCRIPTION = Description(
    kinds=zones.CARD_KINDS | characters.CHARACTER_KINDS,
    faces=characters.CHARACTER_FACES | frozenset(KIND_NAMES),
    marks=zones.CARD_MARKS | characters.CHARACTER_MARKS | SEAT_MARKS,
    zones=zones.CARD_ZONES | characters.CHARACTER_ZONES,
    counters=frozenset(
        {
            *("cards", "deck-cards", "cellar-cards", "moat-cards"),
            *("turn", "night", "day", "trios", "to-pay"),
            *("round", "attack", "defence", "first-attack", "first-defence"),
        }
    ),
    moves=c.MOVES,
    causes=frozenset({"end-castle", "end-no-humans", "end-no-vampires", "end-points"}),
)


def scene(position: VampireEmpire, seat: int) -> Scene:
    """What this seat sees (-1: a spectator)."""
    shown = (*characters.character_zones(position, seat), *zones.card_zones(position, seat))
    window = position.window()
    return Scene(
        game=SLUG,
        seat=seat,
        asked=tuple(position.to_act()),
        seats=tuple(_seat_view(position, other) for other in (c.VAMPIRES, c.HUMANS)),
        zones=shown,
        notices=tuple(notices.notices_of(position, seat)),
        counters=_counters(position, seat),
        decision=decision_of(position, seat, shown),
        window=window
        and OpenWindow(window.kind, window.trigger, tuple(window.seats), window.word_returns),
        outcome=position.outcome() if position.is_over() else None,
        standing=tuple(notices.standing_of(position, seat)),
    )


def _seat_view(position: VampireEmpire, seat: int) -> SeatView:
    """The sizes of hands, decks, cellars and moats are public; so are the side, whose turn it is, a
    used cellar, and that somebody has nothing to play."""
    words = position.words
    counters = {
        "cards": int(position.hand_size(seat)),
        "deck-cards": int(words[at.DECK_SIZE + seat]),
        "cellar-cards": int(words[at.CELLAR_SIZE + seat]),
        "moat-cards": int(words[at.MOAT_SIZE + seat]),
    }
    true = {
        ACTIVE_MARK: words[at.ACTIVE] == seat and not position.is_over(),
        CELLAR_USED_MARK: words[at.CELLAR_USED + seat] == 1,
        OUT_OF_CARDS_MARK: position.out_of_cards(seat),
    }
    marks = (ROLE_MARKS[seat], *(mark for mark, holds in true.items() if holds))
    return SeatView(seat, seat, counters, marks)


def _counters(position: VampireEmpire, seat: int) -> dict[str, int]:
    """The turn, which night or day it is, a combat's sums, what is to be paid, possible trios."""
    words = position.words
    turn = int(words[at.TURN])
    # Turns 1 and 2 are the first night and the first day.
    counters = {"turn": turn, "night" if position.is_night() else "day": (turn + 1) // 2}
    if notices.is_fighting(position, seat):
        counters["round"] = int(words[at.ROUND])
        counters["attack"], counters["defence"] = notices.sums_now(position)
        if words[at.ROUND] == 2:
            first, held = notices.first_sums(position)
            counters |= {"first-attack": first, "first-defence": held}
    if words[at.DECISION] == at.PAY and position.composing() == seat:
        counters["to-pay"] = int(words[at.TO_PAY])
    return counters | {"trios": characters.possible_trios(position, seat)}
