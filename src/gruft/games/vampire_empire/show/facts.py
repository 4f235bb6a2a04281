"""What happened in Vampire Empire, told to each seat in its words.

The chapters name a message and what it is about, in numbers of the rules; here they become words.
Tokens, hands, drawn and hidden cards are told to those who may know them; the others hear numbers.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gruft.games.vampire_empire.notation.names import (
    SIDE_NAMES,
    TYPE_NAMES,
    character_word,
    key,
    kind_word,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import CHANCE, SHOWN, WINDOW, Journal, Telling
from gruft.kernel.refusal import seat_of, word, words

if TYPE_CHECKING:
    from gruft.games.vampire_empire.state.state import State

Args = dict[str, object]


def card_words(state: "State", kinds: Sequence[int]) -> Args:
    """A list of cards, read in the reader's language."""
    return words([kind_word(state.printed, int(kind)) for kind in kinds] or ["name-nothing"])


#: How an argument of a message is said, by its name; all others are numbers.
SAID: dict[str, Callable[["State", Any], object]] = {
    **dict.fromkeys(("player", "owner"), lambda state, seat: seat_of(seat)),
    **dict.fromkeys(
        ("character", "attacker", "target", "top", "lower"),
        lambda state, one: character_word(one),
    ),
    "characters": lambda state, some: words([character_word(one) for one in some]),
    "card": lambda state, kind: kind_word(state.printed, kind),
    **dict.fromkeys(("cards", "cellared", "moated"), card_words),
    "side": lambda state, side: word(key(SIDE_NAMES[side])),
    "type": lambda state, place: word(key("type " + TYPE_NAMES[place])),
}


def _journal(state: "State") -> Journal:
    journal = state.journal
    assert journal is not None
    return journal


def _said(state: "State", args: Mapping[str, object]) -> Args:
    return {
        name: SAID[name](state, value) if name in SAID else value for name, value in args.items()
    }


# --- ways of telling -----------------------------------------------------------------------------


def tell(state: "State", message: str, **args: object) -> None:
    """Tell all alike."""
    _journal(state).tell(message, _said(state, args))


def show(state: "State", message: str, **args: object) -> None:
    """Tell something after which undo is not free any more."""
    _journal(state).horizon(SHOWN)
    tell(state, message, **args)


def tell_luck(state: "State", message: str, **args: object) -> None:
    """Tell something that luck has decided."""
    _journal(state).horizon(CHANCE)
    tell(state, message, **args)


def declined(state: "State") -> None:
    """VE-235: that somebody has nothing to say is not said; but it cannot be taken back."""
    _journal(state).horizon(WINDOW)


def play(state: "State", message: str, player: int, **args: object) -> None:
    """Tell of a card that is played in a window, and what it cost."""
    _journal(state).horizon(WINDOW)
    show(state, message, player=player, **args)
    _tell_payment(state, player)


def _tell_payment(state: "State", seat: int) -> None:
    """A cost is paid face down."""
    if state.words[at.PAID] > 0:
        tell_paid(state, seat, "fact-pays")


def tell_paid(state: "State", seat: int, message: str) -> None:
    """Tell who paid how many cards, and to the seat itself which ones."""
    own = {"cards": counted(state, at.DISCARDED + c.MOAT)}
    _tell_own(state, seat, message, own, {"player": seat, "count": int(state.words[at.PAID])})


def _tell_own(
    state: "State", seat: int, message: str, own: Mapping[str, object], public: Mapping[str, object]
) -> None:
    """Tell one seat more than the others."""
    told = Telling(f"{message}-you", _said(state, {**public, **own}))
    _journal(state).tell_apart(Telling(message, _said(state, public)), {int(seat): told})


def counted(state: "State", start: int) -> list[int]:
    """The cards that are counted by kind from a place of the vector on."""
    return [kind for kind in range(c.KINDS) for _ in range(state.words[start + kind])]


def _with_token(state: "State", token: int) -> list[int]:
    return [one for one in range(c.CHARACTERS) if state.words[token + one] == 1]


# --- set-up, turns and the end -------------------------------------------------------------------


def game_began(state: "State") -> None:
    """What the table reads another way; the castle; tokens and hands, told to their owners."""
    readings = state.printed.readings
    for message, chosen in (
        ("fact-reading-chapel", readings.chapel_holy_water),
        ("fact-reading-markers", readings.markers_both_rounds),
        ("fact-reading-memory", readings.memory),
        ("fact-reading-protect", readings.protect_after_attack),
        ("fact-reading-regeneration", readings.regeneration_always),
    ):
        if chosen:
            tell(state, message)
    castle = [one for one in range(c.CHARACTERS) if state.in_castle(one)]
    tell_luck(state, "fact-castle", characters=castle)
    journal, tokens = _journal(state), {}
    for seat, message, token in (
        (c.VAMPIRES, "fact-your-vampires", at.VAMPIRE),
        (c.HUMANS, "fact-your-innocents", at.INNOCENT),
    ):
        args = _said(state, {"characters": _with_token(state, token)})
        tokens[int(seat)] = Telling(message, args)
    journal.tell_apart(None, tokens)
    for seat in (c.VAMPIRES, c.HUMANS):
        hand = card_words(state, counted(state, at.HANDS + seat * c.KINDS))
        journal.tell_apart(None, {seat: Telling("fact-your-hand", {"cards": hand})})


def game_ended(state: "State") -> None:
    """The cause, the points, the winner; then all tokens are turned."""
    outcome = state.outcome()
    vampires, humans = outcome.scores
    tell(state, outcome.cause.replace("end-", "fact-ends-"), vampires=vampires, humans=humans)
    for winner in outcome.winners:
        tell(state, "fact-wins-game", player=winner)
    tell(state, "fact-vampires-were", characters=_with_token(state, at.VAMPIRE))
    innocents = _with_token(state, at.INNOCENT)
    tell(state, "fact-innocents-were", player=c.HUMANS, characters=innocents)


def discards_done(state: "State", seat: int) -> None:
    """The opponent hears how many cards went where."""
    cellared, moated = int(state.words[at.CELLARED]), int(state.words[at.MOATED])
    if cellared + moated > 0:
        own = {
            "cellared": counted(state, at.DISCARDED + c.CELLAR),
            "moated": counted(state, at.DISCARDED + c.MOAT),
        }
        public = {"player": seat, "cellar": cellared, "moat": moated}
        _tell_own(state, seat, "fact-discards", own, public)


def drew(state: "State", seat: int, drawn: list[int]) -> None:
    """The opponent hears how many."""
    _journal(state).horizon(CHANCE)
    public = {"player": seat, "count": len(drawn)}
    _tell_own(state, seat, "fact-draws", {"cards": sorted(drawn)}, public)


# --- groups and cards ----------------------------------------------------------------------------


def group_shown(state: "State", seat: int) -> None:
    """Attack or defence, shown together."""
    again = state.words[at.ROUND] == 2
    message = "fact-attacks-again" if again else "fact-attacks"
    if state.words[at.FIGHTING] != c.ATTACK:
        message = "fact-defends" if state.words[at.GROUP_SIZE] > 0 else "fact-defends-not"
    attacker, target = (int(state.words[one]) - 1 for one in (at.ATTACKER, at.TARGET))
    cards = counted(state, at.GROUP)
    show(state, message, player=seat, attacker=attacker, target=target, cards=cards)
    _tell_payment(state, seat)


def compared(state: "State", attack: int, defence: int) -> None:
    """The two sums; markers are named where some count."""
    played = state.words[at.ATTACK_SUM] + state.words[at.DEFENCE_SUM]
    marked = "-markers" if attack + defence > played else ""
    message = f"fact-round-{int(state.words[at.ROUND])}{marked}"
    tell(state, message, attack=attack, defence=defence)


def card_played(state: "State") -> None:
    """A support card is shown, and what it cost is counted."""
    kind = int(state.words[at.CARD]) - 1
    play(state, "fact-plays-card", int(state.words[at.PLAYER]), card=kind)


def chapel_took(state: "State", seat: int, taken: list[int]) -> None:
    """The cards are shown before they are shuffled in."""
    _journal(state).horizon(CHANCE)
    show(state, "fact-chapel", player=seat, cards=taken)


def cellar_looked_at(state: "State", seat: int) -> None:
    """Who chooses a card sees the whole pile."""
    _journal(state).horizon(SHOWN)
    owner = int(c.other(seat))
    own = {"cards": counted(state, at.CELLARS + owner * c.KINDS)}
    _tell_own(state, seat, "fact-looks", own, {"player": seat, "owner": owner})


def type_named(state: "State", owner: int, place: int) -> None:
    """The whole hand is shown to the opponent."""
    _journal(state).horizon(SHOWN)
    public: Args = {"player": int(state.words[at.PLAYER]), "owner": owner, "type": place}
    own = public | {"cards": counted(state, at.HANDS + owner * c.KINDS)}
    told = Telling("fact-bat-you", _said(state, own))
    both = {int(seat): told for seat in (c.VAMPIRES, c.HUMANS)}
    _journal(state).tell_apart(Telling("fact-bat", _said(state, public)), both)


def hypnosis_returned(state: "State", lower: int, top: int) -> None:
    """Who returned is public, their order is known to the player of the card only."""
    if top < 0:
        tell(state, "fact-returns-to-city", character=lower)
        return
    own = {"top": top, "lower": lower}
    public = {"characters": sorted((lower, top))}
    _tell_own(state, int(state.words[at.PLAYER]), "fact-two-return-to-city", own, public)
