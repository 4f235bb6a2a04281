"""What happened in The Vampire Connection, told to each seat in its own words.

Chapters tell what they do by a message and its arguments; which of them are seats, cards or victims
follows from their names. Hands, offers and drawn cards are told to those who may know them;
everybody else hears the numbers.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_connection.notation.names import (
    FORM_NAMES,
    VAMPIRE_NAMES,
    key,
    type_key,
    village_word,
)
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.journal import CHANCE, SHOWN, WINDOW, Journal, Telling
from gruft.kernel.refusal import seat_of, word, words

if TYPE_CHECKING:
    from gruft.games.vampire_connection.state.state import State

GOALS = ("castle", "tomb", "village", "village-twice", "rob")
#: What the arguments of these names stand for; all others are numbers, or made already.
SEATS = ("player", "partner", "target", "lord", "to")
TYPES = ("hunter", "marker", "card")
NO_CARD = "name-nothing"


def telling(state: "State", message: str, **said: object) -> Telling:
    """A message about this position: seats, cards and victims are given by their numbers."""
    return Telling(message, {name: _spoken(state, name, one) for name, one in said.items()})


def _spoken(state: "State", name: str, value: object) -> object:
    if not isinstance(value, int):
        return value
    if name in SEATS:
        return seat_of(value)
    if name in TYPES:
        return word(type_key(value))
    return village_word(state.printed, value) if name == "victim" else value


def tell(state: "State", message: str, *horizons: str, **said: object) -> None:
    """Tell everybody the same, and mark how far back undo is free."""
    journal = _journal(state)
    for horizon in horizons:
        journal.horizon(horizon)
    journal.tell_apart(telling(state, message, **said), {})


def _journal(state: "State") -> Journal:
    journal = state.journal
    assert journal is not None
    return journal


def _cards(cards: list[int]) -> dict[str, object]:
    return words([type_key(card) for card in cards] or [NO_CARD])


# --- what only some may know ---------------------------------------------------------------------


def game_began(state: "State") -> None:
    """Vampires and the start player are public, hands are not."""
    for seat in range(state.seats):
        name = key(VAMPIRE_NAMES[state.words[at.VAMPIRE + seat]])
        tell(state, "fact-is-vampire", CHANCE, player=seat, vampire=word(name))
    for seat in range(state.seats):
        hand = [card for card in range(c.TYPES) for _ in range(state.held(seat, card))]
        told = Telling("fact-your-hand", {"cards": _cards(hand)})
        _journal(state).tell_apart(None, {seat: told})


def drew(state: "State", seat: int, cards: list[int]) -> None:
    """The number is public, the cards are not."""
    _journal(state).horizon(SHOWN)
    public = telling(state, "fact-draws", player=seat, cards=len(cards))
    private = Telling("fact-you-draw", {"cards": _cards(cards)})
    _journal(state).tell_apart(public, {seat: private} if cards else {})


def gift_chosen(state: "State", seat: int, victim: int) -> None:
    """Only the giver knows that they have chosen, and whom."""
    _journal(state).tell_apart(None, {seat: telling(state, "fact-you-give", victim=victim)})


# --- the Connection ------------------------------------------------------------------------------


def offer(state: "State", message: str, seat: int, side: int, involved: bool) -> Telling:
    """An offer of this seat, with its cards for the two, with their numbers for others."""
    active, partner = int(state.words[at.ACTIVE]), int(state.words[at.PARTNER])
    other = partner if seat == active else active
    contents = offer_contents(state, side) if involved else offer_sizes(state, side)
    name = message if involved else f"{message}-numbers"
    return telling(state, name, player=seat, partner=other, **contents)


def offers_on_the_table(state: "State", viewer: int, give: int, composed: bool) -> list[Telling]:
    """The offers that are whole, and for its composer the one that is half made."""
    active, partner = int(state.words[at.ACTIVE]), int(state.words[at.PARTNER])
    counters, involved = give == at.COUNTER_GIVE, viewer in (active, partner)
    told: list[Telling] = []
    if counters or not composed:
        told.append(offer(state, "notice-offer", active, at.GIVE, involved))
    if counters and not composed:
        told.append(offer(state, "notice-counter", partner, give, involved))
    if composed and viewer == state.words[at.ASKED]:
        other = active if viewer == partner else partner
        contents = offer_contents(state, give)
        told.append(telling(state, "notice-composing", partner=other, **contents))
    return told


def offer_contents(state: "State", give: int) -> dict[str, object]:
    """Both sides of an offer by name, for the two parties."""
    return {"given": _cards(side_of(state, give)), "wanted": _cards(side_of(state, give + 2))}


def offer_sizes(state: "State", give: int) -> dict[str, object]:
    """Both sides of an offer by number, for everybody else."""
    return {"given": len(side_of(state, give)), "wanted": len(side_of(state, give + 2))}


def side_of(state: "State", side: int) -> list[int]:
    """The types of cards on one side of an offer."""
    return [int(state.words[side + place]) - 1 for place in (0, 1) if state.words[side + place]]


def between_two(state: "State", message: str, seat: int, partner: int, side: int) -> None:
    """An offer, a counter-offer or a trade."""
    public, full = (offer(state, message, seat, side, involved) for involved in (False, True))
    _journal(state).horizon(SHOWN)
    _journal(state).tell_apart(public, {seat: full, partner: full})


# --- journeys and the village --------------------------------------------------------------------


def form_key(form: int, move: int) -> str:
    """How a journey is made; a bat that is played as a wolf is seen to be both."""
    if c.MOVE_BAT_AS_WOLF <= move < c.MOVE_CARRIAGE:
        return "name-bat-as-wolf"
    return key(FORM_NAMES[form])


def journey(state: "State", message: str, robbing: str, form: str) -> Telling:
    """Who travels, how and where to; robbing is told in other words."""
    lord = int(state.words[at.GOAL_SEAT])
    args: dict[str, object] = {"form": word(form)}
    args["goal"] = word(f"goal-{GOALS[state.words[at.GOAL]]}")
    args |= {"lord": lord} if lord >= 0 else {}
    player = int(state.words[at.ACTIVE])
    return telling(state, robbing if lord >= 0 else message, player=player, **args)


def journey_announced(state: "State", move: int) -> None:
    """Form, destination and Double Success are announced together."""
    _journal(state).horizon(SHOWN)
    form = form_key(int(state.words[at.FORM]), move)
    _journal(state).tell_apart(journey(state, "fact-travels", "fact-goes-robbing", form), {})


def card_turned(state: "State", card: int, ignored: bool) -> None:
    """Everybody sees a turned card, also an ignored defence, and its mark."""
    args: dict[str, object] = {"card": village_word(state.printed, card)}
    if c.is_event(card):
        message = "fact-turns-marked" if c.is_marked(card) else "fact-turns"
    elif c.is_defence(card):
        message = "fact-turns-ignored" if ignored else "fact-turns-repulsed"
    else:
        message = "fact-catches"
        args["left"] = int(state.printed.left[card])
        args["right"] = int(state.printed.right[card])
    tell(state, message, SHOWN, player=int(state.words[at.ACTIVE]), **args)
    if state.words[at.VILLAGE_DECK_SIZE] == 0:
        tell(state, "fact-village-empty")


def window_closed(state: "State") -> None:
    """VC-150: the single remark that nobody responded; where hunters were awaited it names them."""
    _journal(state).horizon(WINDOW)
    if state.words[at.RESPONDED] == 0:
        is_response = state.words[at.DECISION] == at.RESPONSE
        tell(state, "fact-nobody-responds" if is_response else "fact-no-hunter")


def protection_laid(state: "State", seat: int, slot: int) -> None:
    """The card and all it covers are shown together."""
    covered = [v for v in range(c.VICTIMS) if state.words[at.COVER + v] == slot + 1]
    card = c.CRUCIFIX + int(state.words[at.LAID_KIND + slot]) - 1
    victims = words([village_word(state.printed, victim) for victim in covered])
    lord = int(state.words[at.LAID_AT + slot])
    tell(state, "fact-lays", SHOWN, player=seat, card=card, victims=victims, lord=lord)
