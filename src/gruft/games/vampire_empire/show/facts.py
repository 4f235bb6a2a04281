"""What happened in Vampire Empire: set-up, turns and support cards, told to each seat in its words.

Tokens, hands, drawn and hidden cards are told to those who may know them; the others hear numbers.
Actions, combats and deaths are in `combat_facts.py`.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_empire.notation.names import (
    SIDE_NAMES,
    TYPE_NAMES,
    character_word,
    key,
    kind_word,
)
from gruft.games.vampire_empire.show.telling import (
    card_words,
    counted,
    journal_of,
    show,
    tell,
    tell_own,
    tell_payment,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import other
from gruft.kernel.journal import CHANCE, SHOWN, WINDOW, Telling
from gruft.kernel.refusal import seat_of, word, words

if TYPE_CHECKING:
    from gruft.games.vampire_empire.state.piles import Piles
    from gruft.games.vampire_empire.state.state import State


# --- set-up and turns ----------------------------------------------------------------------------


def game_began(state: "State") -> None:
    """VE-11 to VE-15: the castle is open; tokens and hands are told to their owners."""
    journal = journal_of(state)
    journal.horizon(CHANCE)
    castle = [character_word(one) for one in range(c.CHARACTERS) if state.in_castle(one)]
    tell(state, "fact-castle", characters=words(castle))
    tokens = {
        c.VAMPIRES: Telling("fact-your-vampires", {"characters": _vampires(state)}),
        c.HUMANS: Telling("fact-your-innocents", {"characters": _innocents(state)}),
    }
    journal.tell_apart(None, {int(seat): told for seat, told in tokens.items()})
    for seat in (c.VAMPIRES, c.HUMANS):
        hand = card_words(state, counted(state, at.HANDS + seat * c.KINDS))
        journal.tell_apart(None, {seat: Telling("fact-your-hand", {"cards": hand})})


def _vampires(state: "State") -> dict[str, object]:
    return words([character_word(one) for one in range(c.CHARACTERS) if state.is_vampire(one)])


def _innocents(state: "State") -> dict[str, object]:
    return words(
        [character_word(one) for one in range(c.CHARACTERS) if state.words[at.INNOCENT + one] == 1]
    )


def turn_began(state: "State") -> None:
    """VE-33, VE-34: night for V, day for H."""
    message = "fact-night" if state.is_night() else "fact-day"
    tell(state, message, turn=int(state.words[at.TURN]), player=seat_of(state.words[at.ACTIVE]))


def takes_no_turn(state: "State", seat: int) -> None:
    """VE-228: who is out of cards takes no turn."""
    tell(state, "fact-no-turn", player=seat_of(seat))


def game_ended(state: "State") -> None:
    """VE-214 to VE-220: the cause, the points, the winner; then all tokens are turned."""
    outcome = state.outcome()
    tell(
        state,
        outcome.cause.replace("end-", "fact-ends-"),
        vampires=outcome.scores[c.VAMPIRES],
        humans=outcome.scores[c.HUMANS],
    )
    for winner in outcome.winners:
        tell(state, "fact-wins-game", player=seat_of(winner))
    tell(state, "fact-vampires-were", characters=_vampires(state))
    tell(state, "fact-innocents-were", player=seat_of(c.HUMANS), characters=_innocents(state))


# --- steps 1 and 2 -------------------------------------------------------------------------------


def skipped(state: "State", seat: int) -> None:
    """VE-42: no discard, no draw."""
    tell(state, "fact-skips", player=seat_of(seat))


def discards_done(state: "State", seat: int) -> None:
    """VE-27: the opponent hears how many cards went where."""
    cellared, moated = int(state.words[at.CELLARED]), int(state.words[at.MOATED])
    if cellared + moated == 0:
        return
    own = {
        "cellared": card_words(state, counted(state, at.DISCARDED + c.CELLAR)),
        "moated": card_words(state, counted(state, at.DISCARDED + c.MOAT)),
    }
    public = {"player": seat_of(seat), "cellar": cellared, "moat": moated}
    tell_own(state, seat, "fact-discards", own, public)


def drew(state: "State", seat: int, drawn: list[int]) -> None:
    """VE-40, VE-193: the opponent hears how many."""
    journal_of(state).horizon(CHANCE)
    own = {"cards": card_words(state, sorted(drawn))}
    tell_own(state, seat, "fact-draws", own, {"player": seat_of(seat), "count": len(drawn)})


def cellar_became_deck(state: "Piles", seat: int) -> None:
    """VE-222: the cellar is used up."""
    journal_of(state).horizon(CHANCE)
    tell(state, "fact-new-deck", player=seat_of(seat))


def revealed(state: "State", character: int) -> None:
    """VE-47, VE-49: a token is turned."""
    show(state, "fact-reveals", player=seat_of(c.VAMPIRES), character=character_word(character))


def revealed_nobody(state: "State") -> None:
    """VE-47: V shows nobody."""
    tell(state, "fact-reveals-nobody", player=seat_of(c.VAMPIRES))


# --- cards played --------------------------------------------------------------------------------


def declined(state: "State", seat: int) -> None:
    """VE-235: that somebody has nothing to say is not said; but it cannot be taken back."""
    journal_of(state).horizon(WINDOW)


def card_played(state: "State") -> None:
    """VE-28, VE-130: a support card is shown, and what it cost is counted."""
    journal_of(state).horizon(WINDOW)
    card = kind_word(state.printed, int(state.words[at.CARD]) - 1)
    seat = int(state.words[at.PLAYER])
    show(state, "fact-plays-card", player=seat_of(seat), card=card)
    tell_payment(state, seat)


def cancelled(state: "State", kind: int) -> None:
    """VE-172: Sacrifice takes the effect of a card."""
    journal_of(state).horizon(WINDOW)
    card = kind_word(state.printed, kind)
    show(state, "fact-sacrifice", player=seat_of(c.HUMANS), card=card)
    tell_payment(state, c.HUMANS)


def replaced(state: "State", kind: int) -> None:
    """VE-144: one more card in its place."""
    journal_of(state).horizon(WINDOW)
    card = kind_word(state.printed, kind)
    show(state, "fact-replaces", player=seat_of(c.VAMPIRES), card=card)
    tell_payment(state, c.VAMPIRES)


def passage_opened(state: "State") -> None:
    """VE-162: Secret Passage ends the combat."""
    journal_of(state).horizon(WINDOW)
    show(state, "fact-passage", player=seat_of(c.HUMANS))
    tell_payment(state, c.HUMANS)


# --- effects -------------------------------------------------------------------------------------


def marker_placed(state: "State", character: int, side: int, value: int) -> None:
    """VE-155, VE-176: a marker lies on a character."""
    tell(
        state,
        "fact-marker",
        player=seat_of(state.words[at.PLAYER]),
        character=character_word(character),
        side=word(key(SIDE_NAMES[side])),
        value=int(value),
    )


def set_out(state: "State", character: int) -> None:
    """VE-156: somebody goes on a journey."""
    tell(state, "fact-sets-out", character=character_word(character))


def entered(state: "State", character: int) -> None:
    """VE-19, VE-20: the top card of the city enters the castle."""
    show(state, "fact-enters", character=character_word(character))


def returned(state: "State", character: int) -> None:
    """VE-158: a traveller comes back."""
    tell(state, "fact-returns", character=character_word(character))


def chapel_took(state: "State", seat: int, taken: list[int]) -> None:
    """VE-164: the cards are shown before they are shuffled in."""
    journal_of(state).horizon(CHANCE)
    show(state, "fact-chapel", player=seat_of(seat), cards=card_words(state, taken))


def cellar_looked_at(state: "State", seat: int) -> None:
    """VE-139: who chooses a card sees the whole pile."""
    journal_of(state).horizon(SHOWN)
    cellar = counted(state, at.CELLARS + other(seat) * c.KINDS)
    public = {"player": seat_of(seat), "owner": seat_of(other(seat))}
    tell_own(state, seat, "fact-looks", {"cards": card_words(state, cellar)}, public)


def crypt_opened(state: "State", seat: int, kind: int) -> None:
    """VE-169: the card is shown and changes its owner."""
    card = kind_word(state.printed, kind)
    show(state, "fact-crypt", player=seat_of(seat), card=card)


def mist_removed(state: "State", seat: int, kind: int) -> None:
    """VE-183: the card is shown and goes to its owner's moat."""
    card = kind_word(state.printed, kind)
    show(state, "fact-mist", player=seat_of(seat), card=card, owner=seat_of(other(seat)))


def vanished(state: "State", character: int) -> None:
    """VE-185: a revealed vampire is shuffled into the city."""
    journal_of(state).horizon(CHANCE)
    tell(state, "fact-vanishes", character=character_word(character))


def type_named(state: "State", owner: int, place: int) -> None:
    """VE-177, VE-180: the whole hand is shown to the opponent."""
    journal_of(state).horizon(SHOWN)
    hand = card_words(state, counted(state, at.HANDS + owner * c.KINDS))
    public = {
        "player": seat_of(state.words[at.PLAYER]),
        "owner": seat_of(owner),
        "type": word(key("type " + TYPE_NAMES[place])),
    }
    told = Telling("fact-bat-you", {**public, "cards": hand})
    both = {int(seat): told for seat in (c.VAMPIRES, c.HUMANS)}
    journal_of(state).tell_apart(Telling("fact-bat", dict(public)), both)


def lost_to_the_bat(state: "State", owner: int, gone: list[int]) -> None:
    """VE-177: what has the type goes to the moat."""
    tell(state, "fact-bat-takes", player=seat_of(owner), cards=card_words(state, gone))


def hypnosis_returned(state: "State", lower: int, top: int) -> None:
    """VE-190: who returned is public, their order is known to the player of the card only."""
    player = int(state.words[at.PLAYER])
    if top < 0:
        tell(state, "fact-returns-to-city", character=character_word(lower))
        return
    pair = words([character_word(one) for one in sorted((lower, top))])
    own = {"top": character_word(top), "lower": character_word(lower)}
    tell_own(state, player, "fact-two-return-to-city", own, {"characters": pair})
