"""What each seat of The Vampire Connection knows, as JSON.

`known` says what an observer (a seat, or `spectator`) knows to be in a hand, at least;
`reshuffled` and `drawn_since` bound the vampire deck after its pile was shuffled (VC-241).
"""

from collections.abc import Mapping

from gruft.games.vampire_connection.card_lists import read_named_types, write_types
from gruft.games.vampire_connection.cards import MOST_SEATS, TYPES
from gruft.games.vampire_connection.knowledge import NEVER, SPECTATOR, known, remember
from gruft.games.vampire_connection.layout import DRAWN_SINCE, KNOWN, RESHUFFLED
from gruft.games.vampire_connection.position import VampireConnection
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
    if words[RESHUFFLED] != NEVER:
        written["reshuffled"] = write_types(counted(words[RESHUFFLED : RESHUFFLED + TYPES]))
        written["drawn_since"] = [
            write_types(counted(words[place : place + TYPES]))
            for place in (DRAWN_SINCE + seat * TYPES for seat in range(position.seats))
        ]
    return written


def _observers(position: VampireConnection) -> list[tuple[int, str]]:
    return [*((seat, str(seat)) for seat in range(position.seats)), (SPECTATOR, ONLOOKER)]


def _hands_known(position: VampireConnection, observer: int) -> dict[str, str]:
    hands: dict[str, str] = {}
    for seat in range(position.seats):
        held = [int(known(position.words, observer, seat, card)) for card in range(TYPES)]
        if any(held) and seat != observer:
            hands[str(seat)] = write_types(counted(held))
    return hands


def lay_knowledge(position: VampireConnection, written: object, dealt_anew: bool) -> None:
    """Without written knowledge cards that were laid out are known to nobody."""
    words = position.words
    if dealt_anew or written is not None:
        for place in range((MOST_SEATS + 1) * MOST_SEATS):
            words[KNOWN + place] = 0
        for card in range(TYPES):
            words[RESHUFFLED + card] = 0
        words[RESHUFFLED] = NEVER
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
    _lay_counts(position, RESHUFFLED, data["reshuffled"], "reshuffled")
    written = data.get("drawn_since")
    drawn = [EMPTY] * seats if written is None else written
    for seat, cards in enumerate(per_seat(drawn, "drawn_since", seats)):
        _lay_counts(position, DRAWN_SINCE + seat * TYPES, cards, "drawn_since")
    words[RESHUFFLED] = max(words[RESHUFFLED], 0)


def _lay_counts(position: VampireConnection, start: int, written: object, key: str) -> None:
    named = read_named_types(as_text(written, key))
    for card in range(TYPES):
        position.words[start + card] = named.count(card)
