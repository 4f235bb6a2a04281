"""What opened a window of The Vampire Connection, in words that everybody may hear."""

from gruft.games.vampire_connection.cards import PLAY_OPPORTUNITY
from gruft.games.vampire_connection.facts import journey_args
from gruft.games.vampire_connection.layout import ACTIVE, ASKED, CARD, FORM, GOAL_SEAT, NAMED
from gruft.games.vampire_connection.names import FORM_NAMES, key, village_word
from gruft.games.vampire_connection.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of


def tomb_trigger(state: State) -> Telling:
    """VC-143: a moment of this player's turn at which vampires in their tombs can be staked."""
    return Telling("window-tomb", {"player": seat_of(state.words[ACTIVE])})


def movement_trigger(state: State) -> Telling:
    """VC-138: form and destination of the vampire on its way."""
    form = key(FORM_NAMES[state.words[FORM]])
    robs = state.words[GOAL_SEAT] >= 0
    return Telling("window-robber" if robs else "window-movement", journey_args(state, form))


def attack_trigger(state: State) -> Telling:
    """VC-121, VC-122: whom the attack is aimed at."""
    victim = village_word(state.printed, int(state.words[NAMED]))
    args: dict[str, object] = {
        "player": seat_of(state.words[ACTIVE]),
        "victim": victim,
        "lord": seat_of(state.words[ASKED]),
    }
    opportunity = state.words[CARD] == PLAY_OPPORTUNITY
    return Telling("window-opportunity" if opportunity else "window-robbery", args)
