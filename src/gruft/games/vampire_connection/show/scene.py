"""The table of The Vampire Connection as one seat sees it: seats, flags, offers and the question.

What lies where is in `zones.py`, the choices are in `choices.py`. A seat sees what
perfect recall gives it (VC-230 to VC-243) and nothing else.
"""

from gruft.games.vampire_connection.knowledge.memory import upper_half
from gruft.games.vampire_connection.notation.names import village_word
from gruft.games.vampire_connection.rules.connection import MOST_OFFERS
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.show.choices import decision_of
from gruft.games.vampire_connection.show.facts import offer_contents, offer_sizes
from gruft.games.vampire_connection.show.offers import SIDE, is_trading
from gruft.games.vampire_connection.show.standing import standing_of
from gruft.games.vampire_connection.show.zones import FACES, KINDS, PIECE_MARKS, ZONES, zones_of
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of
from gruft.kernel.scene import Description, OpenWindow, Scene, SeatView

SLUG = "vampire_connection"
ACTIVE_MARK, IN_TOMB_MARK, STAKED_MARK = "active", "in-tomb", "staked"
IMMUNE_MARK, SUNRISE_MARK, PARTY_MARK = "immune", "sunrise", "party"
SEAT_MARKS = (ACTIVE_MARK, IN_TOMB_MARK, STAKED_MARK, IMMUNE_MARK, SUNRISE_MARK, PARTY_MARK)

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
    zones = zones_of(position, seat)
    return Scene(
        game=SLUG,
        seat=seat,
        asked=tuple(_asked(position, seat)),
        seats=tuple(_seat_view(position, other) for other in range(position.seats)),
        zones=zones,
        notices=tuple(_notices(position, seat)),
        counters=_counters(position),
        decision=decision_of(position, seat, zones),
        window=_window(position),
        outcome=position.outcome() if position.is_over() else None,
        standing=standing_of(position, seat),
    )


def _asked(position: VampireConnection, seat: int) -> list[int]:
    """VC-92: at the ball nobody sees who has chosen already, only whether one has oneself."""
    if position.words[at.DECISION] != at.GIVING:
        return position.to_act()
    givers = [one for one in range(position.seats) if position.captives(one)]
    return [one for one in givers if one != seat or position.words[at.CHOSEN + seat] == 0]


def _window(position: VampireConnection) -> OpenWindow | None:
    window = position.window()
    if window is None:
        return None
    return OpenWindow(window.kind, window.trigger, tuple(window.seats), window.word_returns)


# --- seats and numbers ---------------------------------------------------------------------------


def _seat_view(position: VampireConnection, seat: int) -> SeatView:
    """VC-230: drops, hand sizes, places and flags are public, and so what drinking would bring."""
    counters = {
        "drops": int(position.drops(seat)),
        "cards": int(position.hand_size(seat)),
        "yield": _yield_of(position, seat),
    }
    return SeatView(seat, seat, counters, tuple(_seat_marks(position, seat)))


def _yield_of(position: VampireConnection, seat: int) -> int:
    """VC-171, VC-172: what the captives give when their lord drinks, fresh victims kept."""
    printed, words = position.printed, position.words
    active = seat == words[at.ACTIVE]
    mine = [
        victim
        for victim in range(c.VICTIMS)
        if position.is_captive_of(victim, seat) or (active and position.is_fresh(victim))
    ]
    total = sum(int(printed.left[victim]) for victim in mine if not words[at.COVER + victim])
    return total * 2 if active and words[at.PARTY_FLAG] else total


def _seat_marks(position: VampireConnection, seat: int) -> list[str]:
    words = position.words
    active = seat == words[at.ACTIVE] and not position.is_over()
    true = {
        ACTIVE_MARK: active,
        IN_TOMB_MARK: position.in_tomb(seat),
        STAKED_MARK: position.is_staked(seat),
        IMMUNE_MARK: active and words[at.IMMUNE] == 1,
        SUNRISE_MARK: active and words[at.SUNRISE_FLAG] == 1,
        PARTY_MARK: active and words[at.PARTY_FLAG] == 1,
    }
    return [mark for mark, holds in true.items() if holds]


def _counters(position: VampireConnection) -> dict[str, int]:
    """VC-21, VC-184, VC-242, VC-42, VC-171: what everybody may count."""
    words = position.words
    counters = {
        "round": int(position.round()),
        "rounds": int(position.rounds),
        "limit": int(position.printed.hand_limit),
    }
    safe = int(upper_half(position.printed) - words[at.TURNED])
    if not words[at.SHUFFLED] and safe > 0:
        counters["upper-half"] = safe
    if is_trading(position):
        counters["offers-left"] = MOST_OFFERS - int(words[at.OFFERS])
        counters["offer-size"] = SIDE
    if words[at.DECISION] == at.BUYING:
        counters["net"] = int(words[at.NET])
    return counters


# --- notices -------------------------------------------------------------------------------------


def _notices(position: VampireConnection, seat: int) -> list[Telling]:
    """The phase, what holds for all, the offer that lies on the table, one's own secret choice."""
    if position.is_over():
        return []
    words, active = position.words, seat_of(position.words[at.ACTIVE])
    notices = [Telling(_phase(position), {"player": active}), Telling(_hunters(position), {})]
    if words[at.LATCH]:
        notices.append(Telling("notice-last-turn", {}))
    if at.OFFER_GIVE <= words[at.DECISION] <= at.COUNTER_ANSWER:
        notices += _offers(position, seat)
    if words[at.DECISION] == at.ROB:
        args: dict[str, object] = {"player": active, "lord": seat_of(words[at.GOAL_SEAT])}
        notices.append(Telling("notice-robs", args))
    if words[at.DECISION] == at.GIVING and seat >= 0 and words[at.CHOSEN + seat] > 0:
        victim = village_word(position.printed, int(words[at.CHOSEN + seat]) - 1)
        notices.append(Telling("notice-you-give", {"victim": victim}))
    return notices


def _phase(position: VampireConnection) -> str:
    """VC-23: where the turn is."""
    decision, point = int(position.words[at.DECISION]), int(position.words[at.POINT])
    if decision == at.TOMB_WINDOW and point == at.AT_START:
        return "notice-turn-begins"
    if at.CONNECTION <= decision <= at.COUNTER_ANSWER or (
        decision == at.TOMB_WINDOW and point == at.AFTER_TRADE
    ):
        return "notice-connection"
    if decision >= at.CONSUME or (decision == at.TOMB_WINDOW and point == at.AFTER_PLAY):
        return "notice-end"
    return "notice-ball" if decision == at.GIVING else "notice-play"


def _hunters(position: VampireConnection) -> str:
    """VC-126 to VC-128: whether hunters may come, and if not, what they wait for."""
    if position.hunters_enabled():
        return "notice-hunters-free"
    return "notice-hunters-soon" if position.words[at.KIDNAPPED] else "notice-hunters-asleep"


def _offers(position: VampireConnection, seat: int) -> list[Telling]:
    """VC-44: contents for the two; the others see partner and numbers once an offer is whole."""
    words = position.words
    active, partner = int(words[at.ACTIVE]), int(words[at.PARTNER])
    decision = int(words[at.DECISION])
    involved = seat in (active, partner)
    if decision in (at.OFFER_GIVE, at.OFFER_WANT):
        return [_composing(position, partner, at.GIVE)] if seat == active else []
    told = [_offer(position, "notice-offer", active, partner, at.GIVE, involved)]
    if decision == at.COUNTER_ANSWER:
        told.append(_offer(position, "notice-counter", partner, active, at.COUNTER_GIVE, involved))
    if decision in (at.COUNTERING_GIVE, at.COUNTERING_WANT) and seat == partner:
        told.append(_composing(position, active, at.COUNTER_GIVE))
    return told


def _offer(
    position: VampireConnection, key: str, seat: int, partner: int, side: int, involved: bool
) -> Telling:
    names: dict[str, object] = {"player": seat_of(seat), "partner": seat_of(partner)}
    if involved:
        return Telling(key, names | offer_contents(position, side))
    return Telling(f"{key}-numbers", names | offer_sizes(position, side))


def _composing(position: VampireConnection, partner: int, side: int) -> Telling:
    args = {"partner": seat_of(partner)} | offer_contents(position, side)
    return Telling("notice-composing", args)
