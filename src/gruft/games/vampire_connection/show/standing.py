"""The line that stays on the table: what is played for, who is ahead, how far the end is.

Drops, rounds and what the village still holds are public (VC-230, VC-233), so every sentence here
may be said to everybody.
"""

from gruft.games.vampire_connection.notation.names import VAMPIRE_NAMES, key
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import SUNRISE as SUNRISE_CARD
from gruft.games.vampire_connection.state.cards import event_kind
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, word
from gruft.kernel.scene import SPECTATOR

#: From so many rounds before the last one the limit is worth a word (VC-193).
LAST_ROUNDS = 3


def standing_of(position: VampireConnection, seat: int) -> tuple[Telling, ...]:
    """VC-191, VC-187: most drops win when the village has run out."""
    if position.is_over():
        return ()
    return _aim(position, seat), _ahead(position, seat), _ending(position)


def _aim(position: VampireConnection, seat: int) -> Telling:
    if seat == SPECTATOR:
        return Telling("aim-watching", {})
    vampire = word(key(VAMPIRE_NAMES[position.words[at.VAMPIRE + seat]]))
    return Telling("aim-own", {"vampire": vampire})


def _ahead(position: VampireConnection, seat: int) -> Telling:
    drops = [int(position.drops(one)) for one in range(position.seats)]
    most = max(drops)
    leaders = [one for one, held in enumerate(drops) if held == most]
    if len(leaders) == position.seats:
        return Telling("ahead-level", {"drops": most})
    if leaders == [seat]:
        return Telling("ahead-you", {"drops": most, "lead": most - sorted(drops)[-2]})
    if seat in leaders:
        return Telling("ahead-you-share", {"drops": most})
    if len(leaders) > 1:
        return Telling("ahead-shared", {"drops": most})
    args: dict[str, object] = {"player": seat_of(leaders[0]), "drops": most}
    if seat == SPECTATOR:
        return Telling("ahead-watched", args)
    return Telling("ahead-other", args | {"behind": most - drops[seat]})


def _ending(position: VampireConnection) -> Telling:
    if position.words[at.LATCH]:
        return Telling("ending-now", {})
    count = int(position.words[at.VILLAGE_DECK_SIZE])
    left = int(position.rounds - position.round())
    if left < LAST_ROUNDS:
        return Telling("ending-rounds", {"rounds": left + 1, "count": count})
    return Telling("ending-village", {"count": count, "sunrises": _sunrises(position)})


def _sunrises(position: VampireConnection) -> int:
    start, size = int(position.village_from()), int(position.words[at.VILLAGE_DECK_SIZE])
    deck = [int(position.words[start + place]) for place in range(size)]
    return sum(event_kind(card) == SUNRISE_CARD for card in deck)
