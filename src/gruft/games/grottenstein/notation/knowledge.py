"""What seats of Vampir know of hidden cards and locks, as JSON.

Some of it goes without saying: open cards are known to all, a sheet to the hunters, the cellar to
the vampire (section 19). Beyond that `known` says for each seat which hidden cards it knows, and
`shown` which cards of sheets everybody has seen. `hidden` keeps what follows from how a card came
to a sheet: when it was taken, the room it and the earlier ones can fill, and what it cannot be.
`tried` and `fitted` are the keys that failed and fitted.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.knowledge.seen import hunters_side, is_public
from gruft.games.grottenstein.notation.card_lists import (
    LOCK_NAMES,
    read_card,
    read_cards,
    write_list,
)
from gruft.games.grottenstein.notation.names import CARD_IDS, FIGURE_NAMES
from gruft.games.grottenstein.notation.villa import LOCK_PLACES, is_set_up, read_lock
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.bits import bit, has
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

assert len(DENIALS) - 1 == at.NOT_SHIELD | at.NOT_GARLIC


# --- what goes without saying --------------------------------------------------------------------


def _implied(position: Grottenstein, card: int) -> int:
    """GR-36, GR-181, GR-226, GR-228, GR-229: who must know the card where it is, as bits."""
    words = position.words
    place = int(words[at.PLACE + card])
    vampire = int(bit(words[at.VAMPIRE_SEAT])) if position.printed.deck[card] == c.CELLAR else 0
    hunters = int(hunters_side(words, position.seats))
    if place == at.IN_HAND:
        return 0
    if place == at.FACE_DOWN:
        return vampire | _turned_up(position, card, hunters)
    if not at.SHEET <= place < at.SHEET + c.HUNTERS or position.is_servant(place - at.SHEET):
        return at.EVERYBODY
    return vampire | hunters


def _turned_up(position: Grottenstein, card: int, hunters: int) -> int:
    """GR-229, GR-231: what lies turned up is seen by the hunters; a servant shows it to all."""
    actor = int(position.actor())
    field = int(position.field_here(actor)) if position.where(actor) >= 0 else -1
    if position.words[at.DECISION] != at.REVEALED or field < 0 or position.face_down(field) != card:
        return 0
    return at.EVERYBODY if position.is_servant(actor) else hunters


# --- writing -------------------------------------------------------------------------------------


def knowledge_json(position: Grottenstein) -> Json:
    """Everything that anybody knows of what lies hidden, and that does not go without saying."""
    return {
        "known": [_known(position, seat) for seat in range(position.seats)],
        "shown": write_list(card for card in range(c.CARDS) if _is_shown(position, card)),
        "hidden": {name: _hidden(position, h) for h, name in enumerate(FIGURE_NAMES[: c.HUNTERS])},
        "takes": int(position.words[at.SEQUENCE]),
        "tried": {name: _tried(position, place) for place, name in enumerate(LOCK_PLACES)},
        "fitted": {name: _fitted(position, place) for place, name in enumerate(LOCK_PLACES)},
    }


def _known(position: Grottenstein, seat: int) -> str:
    return write_list(card for card in range(c.CARDS) if _is_told(position, seat, card))


def _is_told(position: Grottenstein, seat: int, card: int) -> bool:
    words = position.words
    laid_now = is_set_up(position) and position.printed.deck[card] == c.CELLAR
    if is_public(words, card) or laid_now:
        return False
    return has(words[at.KNOWN_BY + card], seat) and not has(_implied(position, card), seat)


def _is_shown(position: Grottenstein, card: int) -> bool:
    return is_public(position.words, card) and _implied(position, card) != at.EVERYBODY


def _hidden(position: Grottenstein, hunter: int) -> Json:
    words = position.words
    cards = [
        card for card in range(c.CARDS) if position.holds(hunter, card) and words[at.TAKEN + card]
    ]
    return {
        CARD_IDS[card]: {
            "taken": int(words[at.TAKEN + card]),
            "room": int(words[at.CAP + card]),
            "denied": DENIALS[words[at.DENIED + card]],
        }
        for card in sorted(cards, key=lambda card: int(words[at.TAKEN + card]))
    }


def _tried(position: Grottenstein, place: int) -> str:
    failed = position.words[at.FAILED + place]
    return (
        ", ".join(LOCK_NAMES[colour] for colour in range(c.LOCKS) if has(failed, colour)) or EMPTY
    )


def _fitted(position: Grottenstein, place: int) -> str | None:
    found = int(position.words[at.OPENED + place])
    return LOCK_NAMES[found - 1] if found else None


# --- reading -------------------------------------------------------------------------------------


def lay_knowledge(position: Grottenstein, written: object) -> None:
    """Without written knowledge every seat knows what goes without saying, and no more."""
    data = {} if written is None else as_mapping(written, "knowledge")
    refuse_unknown_keys(data, KEYS)
    words = position.words
    for card in range(c.CARDS):
        words[at.KNOWN_BY + card] = _implied(position, card)
    for card in _cards(position, data.get("shown"), "knowledge.shown"):
        words[at.KNOWN_BY + card] = at.EVERYBODY
    if data.get("known") is not None:
        entries = per_seat(data["known"], "knowledge.known", position.seats)
        for seat, cards in enumerate(entries):
            for card in _cards(position, cards, "knowledge.known"):
                words[at.KNOWN_BY + card] |= bit(seat)
    _lay_hidden(position, data.get("hidden"))
    _lay_takes(position, data.get("takes"))
    _lay_tries(position, data)


def _cards(position: Grottenstein, written: object, key: str) -> tuple[int, ...]:
    return () if written is None else read_cards(position.printed, written, key)


def _lay_hidden(position: Grottenstein, written: object) -> None:
    """21.1: as written; the others were taken one by one, and nothing is known of them."""
    data = {} if written is None else as_mapping(written, "knowledge.hidden")
    refuse_unknown_keys(data, FIGURE_NAMES[: c.HUNTERS])
    for hunter, name in enumerate(FIGURE_NAMES[: c.HUNTERS]):
        entries = data.get(name)
        where = f"knowledge.hidden.{name}"
        for card_name, inner in {} if entries is None else as_mapping(entries, where).items():
            card = read_card(position.printed, card_name)
            if not _is_hidden_on(position, hunter, card):
                raise Refused("position-not-hidden", "GR-230", figure=name, card=CARD_IDS[card])
            _lay_hidden_card(position, hunter, card, as_mapping(inner, where))
    _refuse_equal_takes(position)
    for hunter in range(c.HUNTERS):
        for card in range(c.CARDS):
            if _is_hidden_on(position, hunter, card) and position.words[at.TAKEN + card] == 0:
                _lay_hidden_card(position, hunter, card, {})


def _refuse_equal_takes(position: Grottenstein) -> None:
    """21.1: hidden cards came to their sheets one after the other."""
    taken = [int(position.words[at.TAKEN + card]) for card in range(c.CARDS)]
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
    words[at.TAKEN + card] = (
        _last_taken(position) + 1
        if taken is None
        else as_number(taken, f"{where}.taken", 1, MOST_TAKES)
    )
    words[at.CAP + card] = (
        c.PLACES - _open_places(position, hunter)
        if room is None
        else as_number(room, f"{where}.room", 0, c.PLACES)
    )
    if denied is not None:
        words[at.DENIED + card] = as_word(as_text(denied, where), f"{where}.denied", DENIALS)


def _last_taken(position: Grottenstein) -> int:
    return max(int(position.words[at.TAKEN + card]) for card in range(c.CARDS))


def _open_places(position: Grottenstein, hunter: int) -> int:
    held = (card for card in range(c.CARDS) if position.holds(hunter, card))
    return sum(
        int(position.printed.places[card]) for card in held if is_public(position.words, card)
    )


def _lay_takes(position: Grottenstein, written: object) -> None:
    """How many cards were taken unseen; the last of them cannot be later."""
    last = _last_taken(position)
    position.words[at.SEQUENCE] = (
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
            position.words[at.FAILED + place] |= bit(failed)
        if fitted.get(name) is not None:
            position.words[at.OPENED + place] = 1 + read_lock(
                position, fitted[name], "knowledge.fitted"
            )


# --- what cannot come about ----------------------------------------------------------------------


def check_knowledge(position: Grottenstein) -> None:
    """Section 19: what is open is known to all, hunters know their sheets, the rest is true."""
    for card in range(c.CARDS):
        _check_who_knows(position, card)
    for hunter in range(c.HUNTERS):
        _check_hidden_cards(position, hunter)


def _check_who_knows(position: Grottenstein, card: int) -> None:
    """GR-226 to GR-230: places that everybody, the hunters or the vampire can see."""
    words = position.words
    place = int(words[at.PLACE + card])
    known = int(words[at.KNOWN_BY + card])
    on_sheet = at.SHEET <= place < at.SHEET + c.HUNTERS
    if on_sheet and position.is_servant(place - at.SHEET) and not is_public(words, card):
        raise Refused("position-servant-hides", "GR-181", card=CARD_IDS[card])
    if place not in (at.FACE_DOWN, at.IN_HAND) and not on_sheet and not is_public(words, card):
        raise Refused("position-open-card-unknown", "GR-226", card=CARD_IDS[card])
    if on_sheet and hunters_side(words, position.seats) & ~known:
        raise Refused("position-hunters-forget", "GR-36", card=CARD_IDS[card])
    cellar = position.printed.deck[card] == c.CELLAR and place != at.IN_HAND
    if cellar and not known & int(bit(words[at.VAMPIRE_SEAT])):
        raise Refused("position-vampire-forgets", "GR-228", card=CARD_IDS[card])
    if (words[at.TAKEN + card] > 0) != (on_sheet and not is_public(words, card)):
        raise Refused("position-untrue-knowledge", "GR-230", card=CARD_IDS[card])


def _check_hidden_cards(position: Grottenstein, hunter: int) -> None:
    """21.1: hidden cards fit what follows from the order in which they were taken."""
    words = position.words
    hidden = [
        card
        for card in range(c.CARDS)
        if position.holds(hunter, card) and words[at.TAKEN + card] > 0
    ]
    filled = 0
    for card in sorted(hidden, key=lambda card: int(words[at.TAKEN + card])):
        filled += int(position.printed.places[card])
        effect, denied = position.printed.effect[card], int(words[at.DENIED + card])
        untrue = (effect == c.SHIELD and denied & at.NOT_SHIELD) or (
            effect == c.GARLIC and denied & at.NOT_GARLIC
        )
        if filled > words[at.CAP + card] or untrue:
            raise Refused("position-untrue-knowledge", "GR-96", card=CARD_IDS[card])
