"""What seats of Vampir know of hidden cards and locks, as JSON.

Some of it goes without saying: open cards are known to all, a sheet to the hunters, the cellar to
the vampire (section 19). Beyond that `known` says for each seat which hidden cards it knows, and
`shown` which cards of sheets everybody has seen. `hidden` keeps what follows from how a card came
to a sheet: when it was taken, the room it and the earlier ones can fill, and what it cannot be.
`tried` and `fitted` are the keys that failed and fitted.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.bits import bit, has
from gruft.games.grottenstein.card_lists import LOCK_NAMES, read_card, read_cards, write_list
from gruft.games.grottenstein.cards import CARDS, CELLAR, HUNTERS, LOCKS, PLACES
from gruft.games.grottenstein.knowledge import hunters_side, is_public
from gruft.games.grottenstein.layout import (
    CAP,
    DECISION,
    DENIED,
    EVERYBODY,
    FACE_DOWN,
    FAILED,
    IN_HAND,
    KNOWN_BY,
    NOT_GARLIC,
    NOT_SHIELD,
    OPENED,
    PLACE,
    REVEALED,
    SEQUENCE,
    SHEET,
    TAKEN,
    VAMPIRE_SEAT,
)
from gruft.games.grottenstein.names import CARD_IDS, FIGURE_NAMES
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.villa_json import LOCK_PLACES, is_set_up, read_lock
from gruft.kernel.card_lists import EMPTY
from gruft.kernel.laying import (
    as_mapping,
    as_number,
    as_text,
    as_word,
    per_seat,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

KEYS = ("known", "shown", "hidden", "takes", "tried", "fitted")
HIDDEN_ENTRIES = ("taken", "room", "denied")
DENIALS = ("-", "shield", "garlic", "shield, garlic")
MOST_TAKES = 99999

Json = dict[str, object]

assert len(DENIALS) - 1 == NOT_SHIELD | NOT_GARLIC


# --- what goes without saying --------------------------------------------------------------------


def _implied(position: Grottenstein, card: int) -> int:
    """GR-36, GR-181, GR-226, GR-228, GR-229: who must know the card where it is, as bits."""
    words = position.words
    place = int(words[PLACE + card])
    vampire = int(bit(words[VAMPIRE_SEAT])) if position.printed.deck[card] == CELLAR else 0
    hunters = int(hunters_side(words, position.seats))
    if place == IN_HAND:
        return 0
    if place == FACE_DOWN:
        return vampire | _turned_up(position, card, hunters)
    if not SHEET <= place < SHEET + HUNTERS or position.is_servant(place - SHEET):
        return EVERYBODY
    return vampire | hunters


def _turned_up(position: Grottenstein, card: int, hunters: int) -> int:
    """GR-229, GR-231: what lies turned up is seen by the hunters; a servant shows it to all."""
    actor = int(position.actor())
    field = int(position.field_here(actor)) if position.where(actor) >= 0 else -1
    if position.words[DECISION] != REVEALED or field < 0 or position.face_down(field) != card:
        return 0
    return EVERYBODY if position.is_servant(actor) else hunters


# --- writing -------------------------------------------------------------------------------------


def knowledge_json(position: Grottenstein) -> Json:
    """Everything that anybody knows of what lies hidden, and that does not go without saying."""
    return {
        "known": [_known(position, seat) for seat in range(position.seats)],
        "shown": write_list(card for card in range(CARDS) if _is_shown(position, card)),
        "hidden": {name: _hidden(position, h) for h, name in enumerate(FIGURE_NAMES[:HUNTERS])},
        "takes": int(position.words[SEQUENCE]),
        "tried": {name: _tried(position, place) for place, name in enumerate(LOCK_PLACES)},
        "fitted": {name: _fitted(position, place) for place, name in enumerate(LOCK_PLACES)},
    }


def _known(position: Grottenstein, seat: int) -> str:
    return write_list(card for card in range(CARDS) if _is_told(position, seat, card))


def _is_told(position: Grottenstein, seat: int, card: int) -> bool:
    words = position.words
    laid_now = is_set_up(position) and position.printed.deck[card] == CELLAR
    if is_public(words, card) or laid_now:
        return False
    return has(words[KNOWN_BY + card], seat) and not has(_implied(position, card), seat)


def _is_shown(position: Grottenstein, card: int) -> bool:
    return is_public(position.words, card) and _implied(position, card) != EVERYBODY


def _hidden(position: Grottenstein, hunter: int) -> Json:
    words = position.words
    cards = [card for card in range(CARDS) if position.holds(hunter, card) and words[TAKEN + card]]
    return {
        CARD_IDS[card]: {
            "taken": int(words[TAKEN + card]),
            "room": int(words[CAP + card]),
            "denied": DENIALS[words[DENIED + card]],
        }
        for card in sorted(cards, key=lambda card: int(words[TAKEN + card]))
    }


def _tried(position: Grottenstein, place: int) -> str:
    failed = position.words[FAILED + place]
    return ", ".join(LOCK_NAMES[c] for c in range(LOCKS) if has(failed, c)) or EMPTY


def _fitted(position: Grottenstein, place: int) -> str | None:
    found = int(position.words[OPENED + place])
    return LOCK_NAMES[found - 1] if found else None


# --- reading -------------------------------------------------------------------------------------


def lay_knowledge(position: Grottenstein, written: object) -> None:
    """Without written knowledge every seat knows what goes without saying, and no more."""
    data = {} if written is None else as_mapping(written, "knowledge")
    refuse_unknown_keys(data, KEYS)
    words = position.words
    for card in range(CARDS):
        words[KNOWN_BY + card] = _implied(position, card)
    for card in _cards(position, data.get("shown"), "knowledge.shown"):
        words[KNOWN_BY + card] = EVERYBODY
    if data.get("known") is not None:
        entries = per_seat(data["known"], "knowledge.known", position.seats)
        for seat, cards in enumerate(entries):
            for card in _cards(position, cards, "knowledge.known"):
                words[KNOWN_BY + card] |= bit(seat)
    _lay_hidden(position, data.get("hidden"))
    _lay_takes(position, data.get("takes"))
    _lay_tries(position, data)


def _cards(position: Grottenstein, written: object, key: str) -> tuple[int, ...]:
    return () if written is None else read_cards(position.printed, written, key)


def _lay_hidden(position: Grottenstein, written: object) -> None:
    """21.1: as written; the others were taken one by one, and nothing is known of them."""
    data = {} if written is None else as_mapping(written, "knowledge.hidden")
    refuse_unknown_keys(data, FIGURE_NAMES[:HUNTERS])
    for hunter, name in enumerate(FIGURE_NAMES[:HUNTERS]):
        entries = data.get(name)
        where = f"knowledge.hidden.{name}"
        for card_name, inner in {} if entries is None else as_mapping(entries, where).items():
            card = read_card(position.printed, card_name)
            if not _is_hidden_on(position, hunter, card):
                raise Refused("position-not-hidden", "GR-230", figure=name, card=CARD_IDS[card])
            _lay_hidden_card(position, hunter, card, as_mapping(inner, where))
    _refuse_equal_takes(position)
    for hunter in range(HUNTERS):
        for card in range(CARDS):
            if _is_hidden_on(position, hunter, card) and position.words[TAKEN + card] == 0:
                _lay_hidden_card(position, hunter, card, {})


def _refuse_equal_takes(position: Grottenstein) -> None:
    """21.1: hidden cards came to their sheets one after the other."""
    taken = [int(position.words[TAKEN + card]) for card in range(CARDS)]
    for card, number in enumerate(taken):
        if number and number in taken[:card]:
            raise Refused("position-untrue-knowledge", "GR-230", card=CARD_IDS[card])


def _is_hidden_on(position: Grottenstein, hunter: int, card: int) -> bool:
    return position.holds(hunter, card) and not is_public(position.words, card)


def _lay_hidden_card(
    position: Grottenstein, hunter: int, card: int, data: Mapping[str, object]
) -> None:
    words, where = position.words, "knowledge.hidden"
    refuse_unknown_keys(data, HIDDEN_ENTRIES)
    taken, room, denied = (data.get(key) for key in HIDDEN_ENTRIES)
    words[TAKEN + card] = (
        _last_taken(position) + 1
        if taken is None
        else as_number(taken, f"{where}.taken", 1, MOST_TAKES)
    )
    words[CAP + card] = (
        PLACES - _open_places(position, hunter)
        if room is None
        else as_number(room, f"{where}.room", 0, PLACES)
    )
    if denied is not None:
        words[DENIED + card] = as_word(as_text(denied, where), f"{where}.denied", DENIALS)


def _last_taken(position: Grottenstein) -> int:
    return max(int(position.words[TAKEN + card]) for card in range(CARDS))


def _open_places(position: Grottenstein, hunter: int) -> int:
    held = (card for card in range(CARDS) if position.holds(hunter, card))
    return sum(int(position.printed.places[c]) for c in held if is_public(position.words, c))


def _lay_takes(position: Grottenstein, written: object) -> None:
    """How many cards were taken unseen; the last of them cannot be later."""
    last = _last_taken(position)
    position.words[SEQUENCE] = (
        last if written is None else as_number(written, "knowledge.takes", last, MOST_TAKES)
    )


def _lay_tries(position: Grottenstein, data: Mapping[str, object]) -> None:
    tried = {} if data.get("tried") is None else as_mapping(data["tried"], "knowledge.tried")
    fitted = {} if data.get("fitted") is None else as_mapping(data["fitted"], "knowledge.fitted")
    for entries in (tried, fitted):
        refuse_unknown_keys(entries, LOCK_PLACES)
    for place, name in enumerate(LOCK_PLACES):
        colours = as_text(tried.get(name, EMPTY), "knowledge.tried")
        for colour in () if colours == EMPTY else colours.split(","):
            failed = read_lock(position, colour.strip(), "knowledge.tried")
            position.words[FAILED + place] |= bit(failed)
        if fitted.get(name) is not None:
            position.words[OPENED + place] = 1 + read_lock(
                position, fitted[name], "knowledge.fitted"
            )
