"""The table of The Vampire Connection as one seat sees it: seats, flags, notices and the question.

What lies where is in `zones.py`, the choices are in `choices.py`. A seat sees what perfect recall
gives it and nothing else; what differs from question to question is for the question to say.
"""

from gruft.games.vampire_connection.knowledge.worlds import upper_half
from gruft.games.vampire_connection.notation.names import VAMPIRE_NAMES, key
from gruft.games.vampire_connection.rules.connection import MOST_OFFERS, SIDE
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.show.choices import decision_of
from gruft.games.vampire_connection.show.zones import FACES, KINDS, PIECE_MARKS, ZONES, zones_of
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import village_deck
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, word
from gruft.kernel.scene import SPECTATOR, Description, OpenWindow, Scene, SeatView

SLUG = "vampire_connection"
IN_TOMB_MARK, STAKED_MARK = "in-tomb", "staked"
SEAT_MARKS = ("active", IN_TOMB_MARK, STAKED_MARK, "immune", "sunrise", "party")
#: From so many rounds before the last one the limit is worth a word.
LAST_ROUNDS = 3

DESCRIPTION = Description(
    kinds=KINDS,
    faces=FACES,
    marks=PIECE_MARKS | frozenset(SEAT_MARKS),
    zones=ZONES,
    counters=frozenset(
        {
            *("drops", "cards", "yield", "round", "rounds", "limit", "upper-half"),
            *("offers-left", "offer-size", "net"),
        }
    ),
    moves=c.MOVES,
    causes=frozenset({"end-village-empty", "end-rounds-over"}),
)


def scene(position: VampireConnection, seat: int) -> Scene:
    """What this seat sees (-1: a spectator)."""
    zones, window = zones_of(position, seat), position.window()
    over = position.is_over()
    question = QUESTIONS[position.words[at.DECISION]]
    return Scene(
        game=SLUG,
        seat=seat,
        asked=tuple(question.seen_asked(position, seat)),
        seats=tuple(_seat_view(position, other) for other in range(position.seats)),
        zones=zones,
        notices=() if over else tuple(_notices(position, seat)),
        counters=_counters(position),
        decision=decision_of(position, seat, zones),
        window=window
        and OpenWindow(window.kind, window.trigger, tuple(window.seats), window.word_returns),
        outcome=position.outcome() if over else None,
        standing=() if over else (_aim(position, seat), _ahead(position, seat), _ending(position)),
    )


# --- seats and numbers ---------------------------------------------------------------------------


def _seat_view(position: VampireConnection, seat: int) -> SeatView:
    """Drops, hand sizes, places and flags are public, and so what drinking would bring."""
    words = position.words
    active = seat == words[at.ACTIVE]
    fed = [
        int(position.printed.left[victim])
        for victim in range(c.VICTIMS)
        if (position.is_captive_of(victim, seat) or (active and position.is_fresh(victim)))
        and not words[at.COVER + victim]
    ]
    counters = {
        "drops": int(position.drops(seat)),
        "cards": int(position.hand_size(seat)),
        "yield": sum(fed) * (2 if active and words[at.PARTY_FLAG] else 1),
    }
    plays = active and not position.is_over()
    flags = [plays and words[flag] == 1 for flag in (at.IMMUNE, at.SUNRISE_FLAG, at.PARTY_FLAG)]
    true = (plays, position.in_tomb(seat), position.is_staked(seat), *flags)
    marks = tuple(mark for mark, holds in zip(SEAT_MARKS, true, strict=True) if holds)
    return SeatView(seat, seat, counters, marks)


def _counters(position: VampireConnection) -> dict[str, int]:
    """What everybody may count."""
    words, entries = position.words, QUESTIONS[position.words[at.DECISION]].entries
    counters = {
        "round": int(position.round()),
        "rounds": int(position.rounds),
        "limit": int(position.printed.hand_limit),
    }
    safe = int(upper_half(position.printed) - words[at.TURNED])
    if not words[at.SHUFFLED] and safe > 0:
        counters["upper-half"] = safe
    if "offers" in entries:
        counters["offers-left"] = MOST_OFFERS - int(words[at.OFFERS])
        counters["offer-size"] = SIDE
    if "net" in entries:
        counters["net"] = int(words[at.NET])
    return counters


# --- notices -------------------------------------------------------------------------------------


def _notices(position: VampireConnection, seat: int) -> list[Telling]:
    """The phase, what holds for all, and what belongs to the question."""
    words = position.words
    question = QUESTIONS[words[at.DECISION]]
    hunters = "notice-hunters-soon" if words[at.KIDNAPPED] else "notice-hunters-asleep"
    if position.hunters_enabled():
        hunters = "notice-hunters-free"
    notices = [Telling(question.phase(position), {"player": seat_of(words[at.ACTIVE])})]
    notices.append(Telling(hunters, {}))
    notices += [Telling("notice-last-turn", {})] if words[at.LATCH] else []
    return notices + question.notices(position, seat)


# --- the line that stays on the table: what is played for, who is ahead, how far the end is ------


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
    deck, left = village_deck(position), int(position.rounds - position.round())
    if left < LAST_ROUNDS:
        return Telling("ending-rounds", {"rounds": left + 1, "count": len(deck)})
    counted = [] if position.printed.memory_counts else deck  # VC-233
    sunrises = sum(c.event_kind(card) == c.SUNRISE for card in counted)
    return Telling("ending-village", {"count": len(deck), "sunrises": sunrises})
