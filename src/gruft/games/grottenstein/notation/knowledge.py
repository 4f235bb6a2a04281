"""What seats of Vampir know of hidden cards and locks, as JSON.

Some of it goes without saying: open cards are known to all, a sheet to the hunters (or to all, if
the table reads it so), the cellar to the vampire (section 19). Beyond that `known` says for each
seat which hidden cards it knows, and `shown` which cards of sheets everybody has seen. `hidden`
keeps what follows from how a card came to a sheet: when it was taken, the room it and the earlier
ones can fill, and what it cannot be. `tried` and `fitted` are the keys that failed and fitted.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.knowledge.seen import hunters_side, is_public
from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    HUNTER_NAMES,
    LOCK_NAMES,
    entries,
    read_card,
    read_cards,
    write_list,
)
from gruft.games.grottenstein.notation.villa import LOCK_PLACES, read_lock
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.layout import bit, has
from gruft.kernel.card_lists import EMPTY
from gruft.kernel.laying import as_mapping, as_number, as_text, as_word, per_seat
from gruft.kernel.refusal import Refused

KEYS = ("known", "shown", "hidden", "takes", "tried", "fitted")
HIDDEN_ENTRIES = ("taken", "room", "denied")
DENIALS = ("-", "shield", "garlic", "shield, garlic")
MOST_TAKES = 99999

Json = dict[str, object]

assert len(DENIALS) - 1 == at.NOT_SHIELD | at.NOT_GARLIC


# --- what goes without saying --------------------------------------------------------------------


def _implied(position: Grottenstein, card: int) -> int:
    """Who must know the card where it is, as bits."""
    words = position.words
    place = int(words[at.PLACE + card])
    vampire = int(bit(words[at.VAMPIRE_SEAT])) if position.printed.deck[card] == c.CELLAR else 0
    hunters = int(hunters_side(words, position.seats))
    if place == at.IN_HAND:
        return 0
    if place == at.FACE_DOWN:
        # What lies turned up is seen by the hunters, or by all.
        actor = position.actor()
        field = int(position.turned_up()) if position.where(actor) >= 0 else -1
        if field < 0 or position.face_down(field) != card:
            return vampire
        return at.EVERYBODY if position.has_open_cards(actor) else vampire | hunters
    if not at.SHEET <= place < at.SHEET + c.HUNTERS or position.has_open_cards(place - at.SHEET):
        return at.EVERYBODY
    return vampire | hunters


def _hidden_on(position: Grottenstein, hunter: int) -> list[int]:
    """The cards on a sheet that not everybody has seen, in the order of taking."""
    words = position.words
    held = (card for card in range(c.CARDS) if position.holds(hunter, card))
    hidden = [card for card in held if not is_public(words, card)]
    return sorted(hidden, key=lambda card: int(words[at.TAKEN + card]))


# --- writing -------------------------------------------------------------------------------------


def knowledge_json(position: Grottenstein) -> Json:
    """Everything that anybody knows of what lies hidden, and that does not go without saying."""
    words, public = position.words, [is_public(position.words, card) for card in range(c.CARDS)]
    implied = [_implied(position, card) for card in range(c.CARDS)]
    laid_now = c.CELLAR if position.is_setting_up() else c.NO_DECK
    untold = [
        card
        for card in range(c.CARDS)
        if not public[card] and position.printed.deck[card] != laid_now
    ]
    known: list[object] = []
    for seat in range(position.seats):
        told = [card for card in untold if has(words[at.KNOWN_BY + card] & ~implied[card], seat)]
        known.append(write_list(told))
    tried: Json = {}
    fitted: Json = {}
    for place, name in enumerate(LOCK_PLACES):
        failed, found = words[at.FAILED + place], int(words[at.OPENED + place])
        colours = [LOCK_NAMES[colour] for colour in range(c.LOCKS) if has(failed, colour)]
        tried[name] = ", ".join(colours) or EMPTY
        fitted[name] = LOCK_NAMES[found - 1] if found else None
    shown = [card for card in range(c.CARDS) if public[card] and implied[card] != at.EVERYBODY]
    return {
        "known": known,
        "shown": write_list(shown),
        "hidden": {name: _hidden_json(position, h) for h, name in enumerate(HUNTER_NAMES)},
        "takes": int(words[at.SEQUENCE]),
        "tried": tried,
        "fitted": fitted,
    }


def _hidden_json(position: Grottenstein, hunter: int) -> Json:
    words = position.words
    return {
        CARD_IDS[card]: {
            "taken": int(words[at.TAKEN + card]),
            "room": int(words[at.CAP + card]),
            "denied": DENIALS[words[at.DENIED + card]],
        }
        for card in _hidden_on(position, hunter)
        if words[at.TAKEN + card]
    }


# --- reading -------------------------------------------------------------------------------------


def lay_knowledge(position: Grottenstein, written: object) -> None:
    """Without written knowledge every seat knows what goes without saying, and no more."""
    data = entries(written, "knowledge", KEYS)
    words, printed = position.words, position.printed
    for card in range(c.CARDS):
        words[at.KNOWN_BY + card] = _implied(position, card)
    if data.get("shown") is not None:
        for card in read_cards(printed, data["shown"], "knowledge.shown"):
            words[at.KNOWN_BY + card] = at.EVERYBODY
    if data.get("known") is not None:
        for seat, cards in enumerate(per_seat(data["known"], "knowledge.known", position.seats)):
            for card in () if cards is None else read_cards(printed, cards, "knowledge.known"):
                words[at.KNOWN_BY + card] |= bit(seat)
    _lay_hidden(position, data.get("hidden"))
    takes, last = data.get("takes"), _last_taken(position)
    words[at.SEQUENCE] = (
        last if takes is None else as_number(takes, "knowledge.takes", last, MOST_TAKES)
    )
    _lay_tries(position, data)


def _lay_hidden(position: Grottenstein, written: object) -> None:
    """21.1: as written; the others were taken one by one, and nothing is known of them."""
    data = entries(written, "knowledge.hidden", HUNTER_NAMES)
    for hunter, name in enumerate(HUNTER_NAMES):
        where = f"knowledge.hidden.{name}"
        for card_name, inner in entries(data.get(name), where).items():
            card = read_card(position.printed, card_name)
            if card not in _hidden_on(position, hunter):
                raise Refused("position-not-hidden", "GR-230", figure=name, card=CARD_IDS[card])
            _lay_hidden_card(position, hunter, card, as_mapping(inner, where))
    taken = [int(position.words[at.TAKEN + card]) for card in range(c.CARDS)]
    for card, number in enumerate(taken):
        if number and number in taken[:card]:
            raise Refused("position-untrue-knowledge", "GR-230", card=CARD_IDS[card])
    for hunter in range(c.HUNTERS):
        for card in _hidden_on(position, hunter):
            if position.words[at.TAKEN + card] == 0:
                _lay_hidden_card(position, hunter, card, {})


def _lay_hidden_card(position: Grottenstein, hunter: int, card: int, inner: object) -> None:
    words, where = position.words, "knowledge.hidden"
    data = entries(inner, where, HIDDEN_ENTRIES)
    taken, room, denied = (data.get(key) for key in HIDDEN_ENTRIES)
    words[at.TAKEN + card] = (
        _last_taken(position) + 1
        if taken is None
        else as_number(taken, f"{where}.taken", 1, MOST_TAKES)
    )
    held = [one for one in range(c.CARDS) if position.holds(hunter, one) and is_public(words, one)]
    words[at.CAP + card] = (
        c.PLACES - sum(int(position.printed.places[one]) for one in held)
        if room is None
        else as_number(room, f"{where}.room", 0, c.PLACES)
    )
    if denied is not None:
        words[at.DENIED + card] = as_word(as_text(denied, where), f"{where}.denied", DENIALS)


def _last_taken(position: Grottenstein) -> int:
    return max(int(position.words[at.TAKEN + card]) for card in range(c.CARDS))


def _lay_tries(position: Grottenstein, data: Mapping[str, object]) -> None:
    tried = entries(data.get("tried"), "knowledge.tried", LOCK_PLACES)
    fitted = entries(data.get("fitted"), "knowledge.fitted", LOCK_PLACES)
    for place, name in enumerate(LOCK_PLACES):
        colours = as_text(tried.get(name, EMPTY), "knowledge.tried")
        for colour in () if colours == EMPTY else colours.split(","):
            failed = read_lock(position, colour.strip(), "knowledge.tried")
            position.words[at.FAILED + place] |= bit(failed)
        if fitted.get(name) is not None:
            found = read_lock(position, fitted[name], "knowledge.fitted")
            position.words[at.OPENED + place] = found + 1


# --- what cannot come about ----------------------------------------------------------------------


def check_knowledge(position: Grottenstein) -> None:
    """Section 19: what is open is known to all, hunters know their sheets, the rest is true."""
    for card in range(c.CARDS):
        _check_who_knows(position, card)
    words, printed = position.words, position.printed
    for hunter in range(c.HUNTERS):
        filled = 0  # hidden cards fit what follows from the order in which they were taken
        for card in _hidden_on(position, hunter):
            filled += int(printed.places[card])
            denied = int(words[at.DENIED + card])
            denials = {c.SHIELD: at.NOT_SHIELD, c.GARLIC: at.NOT_GARLIC}
            untrue = denied & denials.get(int(printed.effect[card]), 0)
            if filled > words[at.CAP + card] or untrue:
                raise Refused("position-untrue-knowledge", "GR-96", card=CARD_IDS[card])


def _check_who_knows(position: Grottenstein, card: int) -> None:
    """Places that everybody, the hunters or the vampire can see."""
    words, name = position.words, CARD_IDS[card]
    place, known = int(words[at.PLACE + card]), int(words[at.KNOWN_BY + card])
    public, on_sheet = is_public(words, card), at.SHEET <= place < at.SHEET + c.HUNTERS
    if on_sheet and position.is_servant(place - at.SHEET) and not public:
        raise Refused("position-servant-hides", "GR-181", card=name)
    if place not in (at.FACE_DOWN, at.IN_HAND) and not on_sheet and not public:
        raise Refused("position-open-card-unknown", "GR-226", card=name)
    if on_sheet and hunters_side(words, position.seats) & ~known:
        raise Refused("position-hunters-forget", "GR-36", card=name)
    cellar = position.printed.deck[card] == c.CELLAR and place != at.IN_HAND
    if cellar and not has(known, words[at.VAMPIRE_SEAT]):
        raise Refused("position-vampire-forgets", "GR-228", card=name)
    if (words[at.TAKEN + card] > 0) != (on_sheet and not public):
        raise Refused("position-untrue-knowledge", "GR-230", card=name)
