"""What opened a window of The Vampire Connection, in words that everybody may hear."""

from gruft.games.vampire_connection.notation.names import FORM_NAMES, key, village_word
from gruft.games.vampire_connection.show.facts import journey_args
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of


def tomb_trigger(state: State) -> Telling:
    """VC-143: a moment of this player's turn at which vampires in their tombs can be staked."""
    return Telling("window-tomb", {"player": seat_of(state.words[at.ACTIVE])})


def movement_trigger(state: State) -> Telling:
    """VC-138: form and destination of the vampire on its way."""
    form = key(FORM_NAMES[state.words[at.FORM]])
    robs = state.words[at.GOAL_SEAT] >= 0
    return Telling("window-robber" if robs else "window-movement", journey_args(state, form))


def attack_trigger(state: State) -> Telling:
    """VC-121, VC-122: whom the attack is aimed at."""
    victim = village_word(state.printed, int(state.words[at.NAMED]))
    args: dict[str, object] = {
        "player": seat_of(state.words[at.ACTIVE]),
        "victim": victim,
        "lord": seat_of(state.words[at.ASKED]),
    }
    opportunity = state.words[at.CARD] == c.PLAY_OPPORTUNITY
    return Telling("window-opportunity" if opportunity else "window-robbery", args)
