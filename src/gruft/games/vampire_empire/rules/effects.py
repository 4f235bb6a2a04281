"""Chapter 9.3: a support card of the windows takes effect.

What it does is told in `effects_on_characters.py` and `effects_on_piles.py`. What is looked at on
the way ends a line: a draft must not show it.
"""

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import effects_on_characters, effects_on_piles, support
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State


def begin(state: State, straight_on: bool) -> None:
    """VE-129, VE-137: the card takes effect; `straight_on` if nobody was asked since it was paid.

    Then its first choice still belongs to the line that played it (VE-234).
    """
    kind: i64 = state.words[at.CARD] - 1
    if c.marker_class(kind) != 0 or kind == c.SECRET_JOURNEY:
        support.ask_for_choice(state, at.EFFECT_CHAR, straight_on)
    elif kind == c.CHAPEL:
        effects_on_piles.begin_chapel(state, straight_on)
    elif kind == c.BAT_FORM:
        support.ask_for_choice(state, at.EFFECT_TYPE, straight_on)
    elif kind == c.COFFIN:
        effects_on_piles.draw_from_coffin(state)
    elif kind == c.HYPNOSIS:
        effects_on_characters.begin_hypnosis(state)
    else:
        effects_on_piles.begin_search(state, straight_on)
