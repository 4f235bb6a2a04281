"""What happened in The Vampire Connection, told to each seat in its own words.

Hands, offers and drawn cards are told to those who may know them; everybody else hears the numbers.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_connection.notation.names import (
    FORM_NAMES,
    PROTECTION_NAMES,
    VAMPIRE_NAMES,
    key,
    type_key,
    village_word,
)
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import event_kind, is_defence, is_event, is_marked
from gruft.kernel.journal import CHANCE, SHOWN, WINDOW, Journal, Telling
from gruft.kernel.refusal import seat_of, word, words

if TYPE_CHECKING:
    from gruft.games.vampire_connection.state.state import State

GOALS = ("castle", "tomb", "village", "village-twice", "rob")
EVENT_FACTS = {
    c.SUNRISE: "fact-sunrise",
    c.BALL: "fact-ball",
    c.UNREST: "fact-unrest",
    c.ANGEL: "fact-angel",
}
NO_CARD = "name-nothing"


def _journal(state: "State") -> Journal:
    journal = state.journal
    assert journal is not None
    return journal


def _tell(state: "State", message: str, **args: object) -> None:
    _journal(state).tell(message, args)


def _cards(cards: list[int]) -> dict[str, object]:
    return words([type_key(card) for card in cards] or [NO_CARD])


# --- set-up and turns ----------------------------------------------------------------------------


def game_began(state: "State") -> None:
    """VC-13, VC-20, VC-235: vampires and start player are public, hands are not."""
    journal = _journal(state)
    journal.horizon(CHANCE)
    for seat in range(state.seats):
        name = key(VAMPIRE_NAMES[state.words[at.VAMPIRE + seat]])
        _tell(state, "fact-is-vampire", player=seat_of(seat), vampire=word(name))
    for seat in range(state.seats):
        hand = [card for card in range(c.TYPES) for _ in range(state.held(seat, card))]
        told = Telling("fact-your-hand", {"cards": _cards(hand)})
        journal.tell_apart(None, {seat: told})


def turn_began(state: "State") -> None:
    """VC-22: whose turn it is."""
    args = {"player": seat_of(state.words[at.ACTIVE]), "round": int(state.round())}
    _tell(state, "fact-turn-begins", **args)


def game_ended(state: "State") -> None:
    """VC-191, VC-192: most drops win."""
    outcome = state.outcome()
    for winner in outcome.winners:
        _tell(state, "fact-wins-game", player=seat_of(winner), drops=outcome.scores[winner])


# --- windows and staking -------------------------------------------------------------------------


def window_closed(state: "State") -> None:
    """VC-150: the single remark that nobody responded."""
    _journal(state).horizon(WINDOW)
    # A lord answers once and alone: that somebody staked earlier is not an answer to this attack.
    if state.words[at.DECISION] == at.RESPONSE or state.words[at.RESPONDED] == 0:
        _tell(state, "fact-nobody-responds")


def staked(state: "State", seat: int, hunter: int, stakes: int, target: int) -> None:
    """VC-131, VC-142: hunter and stakes are shown; it may be what closes the window."""
    _journal(state).horizon(SHOWN)
    if state.words[at.DECISION] != at.PLAYING:
        _journal(state).horizon(WINDOW)
    _tell(
        state,
        "fact-stakes",
        player=seat_of(seat),
        hunter=word(type_key(hunter)),
        stakes=int(stakes),
        target=seat_of(target),
    )


# --- the Connection ------------------------------------------------------------------------------


def _side(state: "State", side: int) -> list[int]:
    return [int(state.words[side + place]) - 1 for place in (0, 1) if state.words[side + place]]


def offer_contents(state: "State", give: int) -> dict[str, object]:
    """Both sides of an offer by name, for the two parties."""
    return {"given": _cards(_side(state, give)), "wanted": _cards(_side(state, give + 2))}


def offer_sizes(state: "State", give: int) -> dict[str, object]:
    """Both sides of an offer by number, for everybody else."""
    return {"given": len(_side(state, give)), "wanted": len(_side(state, give + 2))}


def _between_two(state: "State", message: str, seat: int, partner: int, side: int) -> None:
    """VC-44: contents for the two, numbers for the others."""
    names = {"player": seat_of(seat), "partner": seat_of(partner)}
    public = Telling(f"{message}-numbers", names | offer_sizes(state, side))
    full = Telling(message, names | offer_contents(state, side))
    _journal(state).horizon(SHOWN)
    _journal(state).tell_apart(public, {seat: full, partner: full})


def offered(state: "State", seat: int, partner: int, side: int) -> None:
    """VC-38: an offer is complete."""
    _between_two(state, "fact-offers", seat, partner, side)


def countered(state: "State", seat: int, partner: int, side: int) -> None:
    """VC-41: a counter-offer is complete."""
    _between_two(state, "fact-counters", seat, partner, side)


def traded(state: "State", seat: int, partner: int, side: int) -> None:
    """VC-36: the cards change hands."""
    _between_two(state, "fact-trades", seat, partner, side)


def offer_failed(state: "State") -> None:
    """VC-45: a rejection tells nothing about the hand."""
    args = {"player": seat_of(state.words[at.ACTIVE]), "partner": seat_of(state.words[at.PARTNER])}
    _tell(state, "fact-no-trade", **args)


# --- journeys and the village --------------------------------------------------------------------


def form_key(form: int, move: int) -> str:
    """VC-220: how a journey is made; a bat that is played as a wolf is seen to be both."""
    if c.MOVE_BAT_AS_WOLF <= move < c.MOVE_CARRIAGE:
        return "name-bat-as-wolf"
    return key(FORM_NAMES[form])


def journey_args(state: "State", form: str) -> dict[str, object]:
    """Who travels, how and where to; also what opens a window for hunters."""
    args: dict[str, object] = {
        "player": seat_of(state.words[at.ACTIVE]),
        "form": word(form),
        "goal": word(f"goal-{GOALS[state.words[at.GOAL]]}"),
    }
    lord = int(state.words[at.GOAL_SEAT])
    return args | ({"lord": seat_of(lord)} if lord >= 0 else {})


def journey_announced(state: "State", seat: int, move: int) -> None:
    """VC-51: form, destination and Double Success are announced together."""
    _journal(state).horizon(SHOWN)
    robs = state.words[at.GOAL_SEAT] >= 0
    args = journey_args(state, form_key(int(state.words[at.FORM]), move))
    _tell(state, "fact-goes-robbing" if robs else "fact-travels", **args)


def card_turned(state: "State", card: int, ignored: bool) -> None:
    """VC-234, VC-243: everybody sees a turned card, also an ignored defence, and its mark."""
    _journal(state).horizon(SHOWN)
    args: dict[str, object] = {
        "player": seat_of(state.words[at.ACTIVE]),
        "card": village_word(state.printed, card),
    }
    if is_event(card):
        _tell(state, "fact-turns-marked" if is_marked(card) else "fact-turns", **args)
    elif is_defence(card):
        _tell(state, "fact-turns-ignored" if ignored else "fact-turns-repulsed", **args)
    else:
        args["left"] = int(state.printed.left[card])
        args["right"] = int(state.printed.right[card])
        _tell(state, "fact-catches", **args)
    if state.words[at.VILLAGE_DECK_SIZE] == 0:  # VC-187
        _tell(state, "fact-village-empty")


def event_executed(state: "State", card: int) -> None:
    """VC-79: an event happens, and what it does."""
    player = seat_of(state.words[at.ACTIVE])
    _tell(state, EVENT_FACTS[int(event_kind(card))], player=player)


def village_shuffled(state: "State") -> None:
    """VC-99: the village deck was shuffled."""
    _journal(state).horizon(CHANCE)
    _tell(state, "fact-village-shuffled")


def deck_reshuffled(state: "State") -> None:
    """VC-182: the vampire discard pile became the deck."""
    _journal(state).horizon(CHANCE)
    _tell(state, "fact-deck-reshuffled")


def gift_chosen(state: "State", seat: int, victim: int) -> None:
    """VC-92: only the giver knows that they have chosen, and whom."""
    told = Telling("fact-you-give", {"victim": village_word(state.printed, victim)})
    _journal(state).tell_apart(None, {seat: told})


def gifts_given(state: "State") -> None:
    """VC-91: all gifts are made at one moment."""
    _journal(state).horizon(SHOWN)
    for seat in range(state.seats):
        victim = int(state.words[at.CHOSEN + seat]) - 1
        if victim >= 0:
            _tell(
                state,
                "fact-gives",
                player=seat_of(seat),
                to=seat_of(state.left_of(seat)),
                victim=village_word(state.printed, victim),
            )


# --- plays ---------------------------------------------------------------------------------------


def left_tomb(state: "State", seat: int) -> None:
    """VC-222: Countess Shortway goes home without a card."""
    _tell(state, "fact-leaves-tomb", player=seat_of(seat))


def revived(state: "State", seat: int, marker: int) -> None:
    """VC-159: the hunchback pulls the marker out."""
    _journal(state).horizon(SHOWN)
    _tell(state, "fact-revives", player=seat_of(seat), marker=word(type_key(marker)))


def target_named(state: "State", seat: int, card: int, victim: int) -> None:
    """Good Opportunity, Escape or Party, and on whom."""
    _journal(state).horizon(SHOWN)
    name = {c.PLAY_OPPORTUNITY: "opportunity", c.PLAY_ESCAPE: "escape"}.get(card, "party")
    lord = int(state.lord_of(victim))
    _tell(
        state,
        f"fact-plays-{name}",
        player=seat_of(seat),
        victim=village_word(state.printed, victim),
        lord=seat_of(lord),
    )


def opportunity_seized(state: "State", seat: int, victim: int, gain: int) -> None:
    """VC-204, VC-205: the drops that come, or go, at once."""
    _tell(
        state,
        "fact-consumes-at-once",
        player=seat_of(seat),
        victim=village_word(state.printed, victim),
        drops=int(gain),
        total=int(state.drops(seat)),
    )


def protection_laid(state: "State", seat: int, slot: int) -> None:
    """VC-109: the card and all it covers are shown together."""
    _journal(state).horizon(SHOWN)
    covered = [v for v in range(c.VICTIMS) if state.words[at.COVER + v] == slot + 1]
    _tell(
        state,
        "fact-lays",
        player=seat_of(seat),
        card=word(key(PROTECTION_NAMES[state.words[at.LAID_KIND + slot] - 1])),
        victims=words([village_word(state.printed, victim) for victim in covered]),
        lord=seat_of(state.words[at.LAID_AT + slot]),
    )


def prey_named(state: "State", victim: int) -> None:
    """VC-101: whom AP wants to steal."""
    _tell(
        state,
        "fact-reaches-for",
        player=seat_of(state.words[at.ACTIVE]),
        victim=village_word(state.printed, victim),
        lord=seat_of(state.words[at.GOAL_SEAT]),
    )


def stolen(state: "State", victim: int) -> None:
    """VC-103: the robbery succeeds."""
    player = seat_of(state.words[at.ACTIVE])
    _tell(state, "fact-steals", player=player, victim=village_word(state.printed, victim))


def warded_off(state: "State", lord: int, move: int) -> None:
    """VC-124: the lord's card, which closes their window."""
    _journal(state).horizon(SHOWN)
    _journal(state).horizon(WINDOW)
    card = word(type_key(c.CRUCIFIX + move - c.RESPOND))
    victim = village_word(state.printed, int(state.words[at.NAMED]))
    _tell(state, "fact-wards-off", player=seat_of(lord), card=card, victim=victim)


# --- the end of a turn ---------------------------------------------------------------------------


def consumed(state: "State", seat: int, victim: int) -> None:
    """VC-164: whom AP consumes; that they consume nobody is news only if they could have."""
    if state.words[at.CONSUMED] > 0:
        name = village_word(state.printed, victim)
        _tell(state, "fact-consumes", player=seat_of(seat), victim=name)
    elif any(state.is_fresh(one) for one in range(c.VICTIMS)):
        _tell(state, "fact-consumes-nobody", player=seat_of(seat))


def drank(state: "State", seat: int) -> None:
    """VC-171, VC-175: the net sum; what a gain becomes is told when it is chosen."""
    net, total = int(state.words[at.NET]), int(state.drops(seat))
    message = "fact-drinks" if net > 0 else "fact-drinks-in-vain"
    _tell(state, message, player=seat_of(seat), net=net, total=total)


def bought(state: "State", seat: int, number: int) -> None:
    """VC-173: cards in place of drops."""
    _tell(
        state,
        "fact-buys",
        player=seat_of(seat),
        cards=int(number),
        drops=int(state.words[at.NET]) - int(number),
        total=int(state.drops(seat)),
    )


def drew(state: "State", seat: int, cards: list[int]) -> None:
    """VC-235: the number is public, the cards are not."""
    journal = _journal(state)
    journal.horizon(SHOWN)
    public = Telling("fact-draws", {"player": seat_of(seat), "cards": len(cards)})
    private = Telling("fact-you-draw", {"cards": _cards(cards)})
    journal.tell_apart(public, {seat: private} if cards else {})


def discarded(state: "State", seat: int, card: int) -> None:
    """VC-184: a surplus card goes face up."""
    _journal(state).horizon(SHOWN)
    _tell(state, "fact-discards", player=seat_of(seat), card=word(type_key(card)))
