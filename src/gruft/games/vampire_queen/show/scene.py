"""The table of Vampire Queen as one seat sees it, field by field.

It shows what perfect recall gives (VQ-119 to VQ-125): the cards of this round, the crypt, slayers
in every hand, and the cards everybody saw a seat take. Other cards in other hands are backs.
"""

from functools import lru_cache

from gruft.games.vampire_queen.knowledge.worlds import hand_size
from gruft.games.vampire_queen.notation.moves import (
    SLAYER_BIT_OF,
    TOKENS,
    kind_name,
    printed,
    write_move,
)
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.show.choices import Places, decision
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import count_of, vampires_in
from gruft.games.vampire_queen.state.state import FOLLOWING_A_SLAYER, RAISING
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, words
from gruft.kernel.scene import (
    HAND,
    KNOWN,
    PILE,
    ROW,
    SPECTATOR,
    Decision,
    Description,
    Piece,
    Scene,
    SeatView,
    Spot,
    Zone,
    from_memory,
)

VAMPIRE, SLAYER = "vampire", "slayer"
BANNED_MARK = "banned"
DEALER_MARK, LEADER_MARK, PASSED_MARK = "dealer", "leader", "passed"
HIGHEST_MARK, TAKES_MARK = "highest", "takes"
SLUG = "vampire_queen"
#: VQ-123: what nobody leafs through where memory counts.
CLOSED_PILES = {"crypt": VAMPIRE}
AIM = Telling("aim-fewest", {})
#: Many seats see the same cards for many moves: what lies somewhere is drawn once.
DRAWN = 4096

DESCRIPTION = Description(
    kinds=frozenset({VAMPIRE, SLAYER}),
    faces=frozenset(TOKENS),
    marks=frozenset(
        {
            KNOWN,
            BANNED_MARK,
            DEALER_MARK,
            LEADER_MARK,
            PASSED_MARK,
            HIGHEST_MARK,
            TAKES_MARK,
        }
    ),
    zones=frozenset({"hand", "laid", "crypt", "undealt"}),
    counters=frozenset({"points", "cards", "phase", "phases", "set-size", "to-beat", "highest"}),
    moves=c.MOVES,
    causes=frozenset({"end-last-phase"}),
)


def scene(position: VampireQueen, seat: int) -> Scene:
    """What this seat sees (-1: a spectator): what everybody does, its own hand, its question."""
    public = _public(_Known(position))
    if seat == SPECTATOR or position.is_over():
        return _seen(public, seat, public.zones, None)
    zones = (*public.zones[:seat], _own_hand(position, seat), *public.zones[seat + 1 :])
    question = _question(position, seat) if seat in public.asked else None
    return _seen(public, seat, zones, question)


def _seen(public: Scene, seat: int, zones: tuple[Zone, ...], decision: Decision | None) -> Scene:
    return Scene(
        public.game,
        seat,
        public.asked,
        public.seats,
        zones,
        public.notices,
        public.counters,
        decision,
        public.window,
        public.outcome,
        public.standing[1:] if seat == SPECTATOR else public.standing,
    )


class _Known:
    """A position by what is true in it, for as long as nobody changes it."""

    __slots__ = ("key", "position")

    def __init__(self, position: VampireQueen) -> None:
        self.position = position
        self.key = (tuple(position.words), position.seats, position.phases, position.pack)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(1)  # whoever wants a scene for one seat wants it for all
def _public(known: _Known) -> Scene:
    position = known.position
    return Scene(
        game=SLUG,
        seat=SPECTATOR,
        asked=tuple(position.to_act()),
        seats=tuple(_seat_view(position, other) for other in range(position.seats)),
        zones=_zones(position),
        notices=tuple(_notices(position)),
        counters=_counters(position),
        outcome=position.outcome() if position.is_over() else None,
        standing=_standing(position),
    )


def _seat_view(position: VampireQueen, seat: int) -> SeatView:
    """VQ-119, VQ-120: totals and hand sizes are public."""
    cards = int(hand_size(position.hand(seat)))
    return _drawn_seat(seat, int(position.score(seat)), cards, _seat_marks(position, seat))


@lru_cache(DRAWN)
def _drawn_seat(seat: int, points: int, cards: int, marks: tuple[str, ...]) -> SeatView:
    return SeatView(seat, seat, {"points": points, "cards": cards}, marks)


def _seat_marks(position: VampireQueen, seat: int) -> tuple[str, ...]:
    """VQ-11, VQ-119: who dealt, who leads this round, and who has passed in it."""
    dealt = (DEALER_MARK,) if seat == position.words[at.DEALER] else ()
    leads = seat == position.words[at.LEADER] and not position.is_over()
    passed = (PASSED_MARK,) if position.laid(seat) == c.PASS else ()
    return (*dealt, *((LEADER_MARK,) if leads else ()), *passed, *_rank_marks(position, seat))


def _rank_marks(position: VampireQueen, seat: int) -> tuple[str, ...]:
    """VQ-38, VQ-69 to VQ-73: who is ahead, and who would pick up if a slayer round ended now."""
    situation, words = position.situation(), position.words
    in_slayer_round = situation == FOLLOWING_A_SLAYER
    # Before the first vampire the slayer lies alone, and it is not a card that takes (VQ-77).
    has_rank = situation == RAISING or (in_slayer_round and words[at.TO_BEAT] > 0)
    ahead = has_rank and seat == words[at.AHEAD]
    forced = int(words[at.FORCED])
    takes = in_slayer_round and (ahead if forced == at.NOBODY else seat == forced)
    return (*((HIGHEST_MARK,) if ahead else ()), *((TAKES_MARK,) if takes else ()))


def _counters(position: VampireQueen) -> dict[str, int]:
    counters = {"phase": int(position.words[at.PHASE]), "phases": int(position.phases)}
    if position.situation() == RAISING:
        counters["set-size"] = int(position.set_size())
        counters["to-beat"] = int(position.words[at.TO_BEAT])
    elif position.situation() == FOLLOWING_A_SLAYER:
        counters["highest"] = int(position.words[at.TO_BEAT])
    return counters


def _zones(position: VampireQueen) -> tuple[Zone, ...]:
    """Hands first, by seat; then what each seat has put down; then crypt and undealt cards."""
    shown = _own_hand if position.is_over() else _closed_hand_of
    hands = [shown(position, other) for other in range(position.seats)]
    laid = [_laid(other, int(position.laid(other))) for other in range(position.seats)]
    crypt = _crypt(int(position.words[at.CRYPT]))
    zones = (*hands, *laid, crypt, _undealt(int(vampires_in(position.words[at.UNDEALT]))))
    return from_memory(zones, CLOSED_PILES) if position.pack.memory_counts else zones


def _own_hand(position: VampireQueen, owner: int) -> Zone:
    return _open_hand(owner, int(position.hand(owner)), int(position.words[at.BAN]))


def _closed_hand_of(position: VampireQueen, owner: int) -> Zone:
    hand, known = int(position.hand(owner)), int(position.known(owner))
    hidden = int(vampires_in(hand) - vampires_in(known))
    slayers, ban = int(hand & c.SLAYER_BITS), int(position.words[at.BAN])
    return _closed_hand(owner, known, hidden, slayers, ban)


@lru_cache(DRAWN)
def _open_hand(owner: int, hand: int, ban: int) -> Zone:
    """VQ-126: one's own cards."""
    return Zone("hand", HAND, owner, (*_faces(hand & c.VAMPIRE_BITS), *_slayers(hand, ban)))


@lru_cache(DRAWN)
def _closed_hand(owner: int, known: int, hidden: int, slayers: int, ban: int) -> Zone:
    """Of others' cards the slayers and what is known."""
    backs = (Piece(VAMPIRE),) * hidden
    pieces = (*_faces(known, KNOWN), *backs, *_slayers(slayers, ban))
    return Zone("hand", HAND, owner, pieces)


@lru_cache(DRAWN)
def _laid(seat: int, move: int) -> Zone:
    pieces: tuple[Piece, ...] = ()
    if move not in (at.NOT_YET, c.PASS):
        is_slayer = move <= c.S20
        pieces = (Piece(SLAYER, write_move(move)),) if is_slayer else _faces(c.CARDS_OF[move])
    return Zone("laid", ROW, seat, pieces)


@lru_cache(DRAWN)
def _crypt(vampires: int) -> Zone:
    """VQ-123: everybody knows what lies in the crypt."""
    return Zone("crypt", PILE, -1, _faces(vampires))


@lru_cache(DRAWN)
def _undealt(cards: int) -> Zone:
    """VQ-122: how many cards were not dealt, but not which."""
    return Zone("undealt", PILE, -1, (Piece(VAMPIRE),) * cards)


def _faces(vampires: int, *marks: str) -> tuple[Piece, ...]:
    return tuple(
        Piece(VAMPIRE, kind_name(kind), marks)
        for kind in range(c.KINDS)
        for _ in range(count_of(vampires, kind))
    )


def _slayers(hand: int, ban: int) -> list[Piece]:
    banned = {c.S15: "S15", c.S20: "S20"}.get(ban, "")
    return [
        Piece(SLAYER, name, (BANNED_MARK,) if name == banned else ())
        for name, bit in SLAYER_BIT_OF.items()
        if hand & c.SLAYER_BITS & bit
    ]


def _notices(position: VampireQueen) -> list[Telling]:
    """What lies and what is to be beaten, in a sentence or two."""
    if position.is_over():
        return []
    notices = [_round_notice(position)]
    if position.words[at.BAN] != c.NO_SLAYER:
        notices.append(Telling("notice-ban", {"card": printed(write_move(position.words[at.BAN]))}))
    return notices


def _round_notice(position: VampireQueen) -> Telling:
    situation = position.situation()
    if situation == FOLLOWING_A_SLAYER:
        return Telling(
            "notice-slayer-round", {"card": printed(write_move(position.words[at.LEAD]))}
        )
    if situation == RAISING:
        args: dict[str, object] = {
            "player": seat_of(position.words[at.AHEAD]),
            "cards": write_move(position.laid(position.words[at.AHEAD])),
            "size": int(position.set_size()),
            "value": int(position.words[at.TO_BEAT]),
        }
        if position.words[at.TO_BEAT] == c.LONE_QUEEN_VALUE:
            return Telling("notice-unbeatable", {key: args[key] for key in ("player", "cards")})
        return Telling("notice-to-beat", args)
    return Telling("notice-leads", {"player": seat_of(position.words[at.LEADER])})


def _question(position: VampireQueen, seat: int) -> Decision:
    hand = _spots(seat, int(position.hand(seat)), int(position.words[at.BAN]))
    return decision(position, seat, hand)


@lru_cache(DRAWN)
def _spots(owner: int, hand: int, ban: int) -> Places:
    """Where the cards of a hand lie, by their faces."""
    found: Places = {}
    for place, piece in enumerate(_open_hand(owner, hand, ban).pieces):
        found[piece.face] = (*found.get(piece.face, ()), Spot(owner, place))
    return found


# --- what always stands on the table: the aim, who is ahead, how far the end is ------------------


def _standing(position: VampireQueen) -> tuple[Telling, ...]:
    """Who has the fewest points, and what ends the phase."""
    if position.is_over():
        return ()
    return (AIM, _ahead(position), _ending(position))


def _ahead(position: VampireQueen) -> Telling:
    points = [int(position.score(seat)) for seat in range(position.seats)]
    fewest = min(points)
    first = [seat for seat, mine in enumerate(points) if mine == fewest]
    if len(first) == position.seats:
        return Telling("ahead-nobody", {"points": fewest})
    return Telling("ahead-fewest", {"players": words([*map(seat_of, first)]), "points": fewest})


def _ending(position: VampireQueen) -> Telling:
    fewest = min(int(hand_size(position.hand(seat))) for seat in range(position.seats))
    phase, phases = int(position.words[at.PHASE]), int(position.phases)
    key = "ending-last-phase" if phase == phases else "ending-phase"
    return Telling(key, {"phase": phase, "phases": phases, "cards": fewest})
