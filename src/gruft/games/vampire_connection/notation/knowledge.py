"""What each seat of The Vampire Connection knows, as JSON.

`known` says what an observer (a seat, or `spectator`) knows to be in a hand, at least;
`reshuffled` and `drawn_since` bound the vampire deck after its pile was shuffled (VC-241).
"""

from collections.abc import Mapping

from gruft.games.vampire_connection.knowledge.memory import NEVER, SPECTATOR, known, remember
from gruft.games.vampire_connection.notation.card_lists import read_named_types, write_types
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.card_lists import EMPTY, counted
from gruft.kernel.laying import as_mapping, as_seat, as_text, per_seat, refuse_unknown_keys

ONLOOKER = "spectator"


def knowledge_json(position: VampireConnection) -> dict[str, object]:
    """Everything that anybody knows of hidden cards, apart from their own."""
    words = position.words
    written: dict[str, object] = {
        "known": {
            name: hands
            for observer, name in _observers(position)
            if (hands := _hands_known(position, observer))
        },
        "reshuffled": None,
    }
    if words[at.RESHUFFLED] != NEVER:
        written["reshuffled"] = write_types(counted(words[at.RESHUFFLED : at.RESHUFFLED + c.TYPES]))
        written["drawn_since"] = [
            write_types(counted(words[place : place + c.TYPES]))
            for place in (at.DRAWN_SINCE + seat * c.TYPES for seat in range(position.seats))
        ]
    return written


def _observers(position: VampireConnection) -> list[tuple[int, str]]:
    return [*((seat, str(seat)) for seat in range(position.seats)), (SPECTATOR, ONLOOKER)]


def _hands_known(position: VampireConnection, observer: int) -> dict[str, str]:
    hands: dict[str, str] = {}
    for seat in range(position.seats):
        held = [int(known(position.words, observer, seat, card)) for card in range(c.TYPES)]
        if any(held) and seat != observer:
            hands[str(seat)] = write_types(counted(held))
    return hands


def lay_knowledge(position: VampireConnection, written: object, dealt_anew: bool) -> None:
    """Without written knowledge cards that were laid out are known to nobody."""
    words = position.words
    if dealt_anew or written is not None:
        for place in range((c.MOST_SEATS + 1) * c.MOST_SEATS):
            words[at.KNOWN + place] = 0
        for card in range(c.TYPES):
            words[at.RESHUFFLED + card] = 0
        words[at.RESHUFFLED] = NEVER
    if written is None:
        return
    data = as_mapping(written, "knowledge")
    refuse_unknown_keys(data, ("known", "reshuffled", "drawn_since"))
    for name, hands in as_mapping(data.get("known", {}), "known").items():
        _lay_known(position, name, as_mapping(hands, "known"))
    if data.get("reshuffled") is not None:
        _lay_reshuffled(position, data)


def _lay_known(position: VampireConnection, name: str, hands: Mapping[str, object]) -> None:
    seats = int(position.seats)
    observer = SPECTATOR if name == ONLOOKER else as_seat(name, "known", seats)
    for name_of_seat, cards in hands.items():
        seat = as_seat(name_of_seat, "known", seats)
        named = read_named_types(as_text(cards, "known"))
        for card in set(named) if seat != observer else ():
            remember(position.words, observer, seat, card, named.count(card))


def _lay_reshuffled(position: VampireConnection, data: Mapping[str, object]) -> None:
    words, seats = position.words, int(position.seats)
    _lay_counts(position, at.RESHUFFLED, data["reshuffled"], "reshuffled")
    written = data.get("drawn_since")
    drawn = [EMPTY] * seats if written is None else written
    for seat, cards in enumerate(per_seat(drawn, "drawn_since", seats)):
        _lay_counts(position, at.DRAWN_SINCE + seat * c.TYPES, cards, "drawn_since")
    words[at.RESHUFFLED] = max(words[at.RESHUFFLED], 0)


def _lay_counts(position: VampireConnection, start: int, written: object, key: str) -> None:
    named = read_named_types(as_text(written, key))
    for card in range(c.TYPES):
        position.words[start + card] = named.count(card)
