"""The table of Vampire Empire as one seat sees it: seats, numbers, the action under way, the
question.

Cards are in `scene_zones.py`, characters and what is known of them in `scene_characters.py`, the
sums of a combat in `scene_combat.py`, the choices in `scene_choices.py`. A seat sees what the table
of section 15.1 grants it and nothing else (VE-232 to VE-235).
"""

from gruft.games.vampire_empire.notation.names import KIND_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show.characters import (
    CHARACTER_FACES,
    CHARACTER_KINDS,
    CHARACTER_MARKS,
    CHARACTER_ZONES,
    character_zones,
    possible_trios,
)
from gruft.games.vampire_empire.show.choices import decision_of
from gruft.games.vampire_empire.show.combat import (
    first_sums,
    is_fighting,
    sums_now,
)
from gruft.games.vampire_empire.show.notices import notices_of
from gruft.games.vampire_empire.show.standing import standing_of
from gruft.games.vampire_empire.show.zones import (
    CARD_KINDS,
    CARD_MARKS,
    CARD_ZONES,
    card_zones,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.scene import Description, OpenWindow, Scene, SeatView

SLUG = "vampire_empire"
ROLE_MARKS = ("plays-vampires", "plays-humans")
ACTIVE_MARK, CELLAR_USED_MARK, OUT_OF_CARDS_MARK = "active", "cellar-used", "out-of-cards"
SEAT_MARKS = frozenset({*ROLE_MARKS, ACTIVE_MARK, CELLAR_USED_MARK, OUT_OF_CARDS_MARK})

DESCRIPTION = Description(
    kinds=CARD_KINDS | CHARACTER_KINDS,
    faces=CHARACTER_FACES | frozenset(KIND_NAMES),
    marks=CARD_MARKS | CHARACTER_MARKS | SEAT_MARKS,
    zones=CARD_ZONES | CHARACTER_ZONES,
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
    zones = (*character_zones(position, seat), *card_zones(position, seat))
    return Scene(
        game=SLUG,
        seat=seat,
        asked=tuple(position.to_act()),
        seats=tuple(_seat_view(position, other) for other in (c.VAMPIRES, c.HUMANS)),
        zones=zones,
        notices=tuple(notices_of(position, seat)),
        counters=_counters(position, seat),
        decision=decision_of(position, seat, zones),
        window=_window(position),
        outcome=position.outcome() if position.is_over() else None,
        standing=tuple(standing_of(position, seat)),
    )


def _window(position: VampireEmpire) -> OpenWindow | None:
    window = position.window()
    if window is None:
        return None
    return OpenWindow(window.kind, window.trigger, tuple(window.seats), window.word_returns)


def _seat_view(position: VampireEmpire, seat: int) -> SeatView:
    """VE-30: the sizes of hands, decks, cellars and moats are public."""
    words = position.words
    counters = {
        "cards": int(position.hand_size(seat)),
        "deck-cards": int(words[at.DECK_SIZE + seat]),
        "cellar-cards": int(words[at.CELLAR_SIZE + seat]),
        "moat-cards": int(words[at.MOAT_SIZE + seat]),
    }
    return SeatView(seat, seat, counters, tuple(_seat_marks(position, seat)))


def _seat_marks(position: VampireEmpire, seat: int) -> list[str]:
    """VE-17, VE-33, VE-224, VE-227: the side, whose turn it is, a used cellar, nothing to play."""
    true = {
        ACTIVE_MARK: position.words[at.ACTIVE] == seat and not position.is_over(),
        CELLAR_USED_MARK: position.words[at.CELLAR_USED + seat] == 1,
        OUT_OF_CARDS_MARK: position.out_of_cards(seat),
    }
    return [ROLE_MARKS[seat], *(mark for mark, holds in true.items() if holds)]


def _counters(position: VampireEmpire, seat: int) -> dict[str, int]:
    """The turn, which night or day it is, a combat's sums, what is to be paid, possible trios."""
    words = position.words
    turn = int(words[at.TURN])
    # Turns 1 and 2 are the first night and the first day (VE-16, VE-34).
    counters = {"turn": turn, "night" if position.is_night() else "day": (turn + 1) // 2}
    if is_fighting(position, seat):
        counters["round"] = int(words[at.ROUND])
        counters["attack"], counters["defence"] = sums_now(position)
        if words[at.ROUND] == 2:
            counters["first-attack"], counters["first-defence"] = first_sums(position)
    if words[at.DECISION] == at.PAY and position.composing() == seat:
        counters["to-pay"] = int(words[at.TO_PAY])
    return counters | {"trios": possible_trios(position, seat)}
