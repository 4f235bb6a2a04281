"""The table of Vampire Queen as one seat sees it, field by field.

It shows what perfect recall gives (VQ-119 to VQ-125): the cards of this round, the crypt, slayers
in every hand, and the cards everybody saw a seat take. Other cards in other hands are backs.
"""

from gruft.games.vampire_queen.cards import (
    CARDS_OF,
    KINDS,
    LONE_QUEEN_VALUE,
    MOVES,
    NO_SLAYER,
    PASS,
    S15,
    S20,
    SLAYER_BITS,
    VAMPIRE_BITS,
    count_of,
    numbers_in,
    queens_in,
    value_of,
    vampires_in,
)
from gruft.games.vampire_queen.knowledge import hand_size
from gruft.games.vampire_queen.layout import (
    AHEAD,
    BAN,
    CRYPT,
    DEALER,
    LEAD,
    LEADER,
    NOT_YET,
    PHASE,
    TO_BEAT,
    UNDEALT,
)
from gruft.games.vampire_queen.notation import SLAYER_BIT_OF, TOKENS, kind_name, write_move
from gruft.games.vampire_queen.position import VampireQueen
from gruft.games.vampire_queen.state import FOLLOWING_A_SLAYER, RAISING
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of
from gruft.kernel.scene import (
    HAND,
    PILE,
    ROW,
    Choice,
    Decision,
    Description,
    Piece,
    Scene,
    SeatView,
    Spot,
    Zone,
)

VAMPIRE, SLAYER = "vampire", "slayer"
KNOWN_MARK, BANNED_MARK = "known", "banned"
DEALER_MARK, LEADER_MARK, PASSED_MARK = "dealer", "leader", "passed"
SLUG = "vampire_queen"

DESCRIPTION = Description(
    kinds=frozenset({VAMPIRE, SLAYER}),
    faces=frozenset(TOKENS),
    marks=frozenset({KNOWN_MARK, BANNED_MARK, DEALER_MARK, LEADER_MARK, PASSED_MARK}),
    zones=frozenset({"hand", "laid", "crypt", "undealt"}),
    counters=frozenset({"points", "cards", "phase", "phases", "set-size", "to-beat"}),
    moves=MOVES,
    causes=frozenset({"end-last-phase"}),
)


def scene(position: VampireQueen, seat: int) -> Scene:
    """What this seat sees (-1: a spectator)."""
    zones = _zones(position, seat)
    return Scene(
        game=SLUG,
        seat=seat,
        asked=tuple(position.to_act()),
        seats=tuple(_seat_view(position, other) for other in range(position.seats)),
        zones=zones,
        notices=tuple(_notices(position)),
        counters=_counters(position),
        decision=_decision(position, seat, zones) if seat in position.to_act() else None,
        outcome=position.outcome() if position.is_over() else None,
    )


def _seat_view(position: VampireQueen, seat: int) -> SeatView:
    """VQ-119, VQ-120: totals and hand sizes are public."""
    counters = {"points": int(position.score(seat)), "cards": int(hand_size(position.hand(seat)))}
    return SeatView(seat, seat, counters, tuple(_seat_marks(position, seat)))


def _seat_marks(position: VampireQueen, seat: int) -> list[str]:
    """VQ-11, VQ-119: who dealt, who leads this round, and who has passed in it."""
    true = {
        DEALER_MARK: seat == position.words[DEALER],
        LEADER_MARK: seat == position.words[LEADER] and not position.is_over(),
        PASSED_MARK: position.laid(seat) == PASS,
    }
    return [mark for mark, holds in true.items() if holds]


def _counters(position: VampireQueen) -> dict[str, int]:
    counters = {"phase": int(position.words[PHASE]), "phases": int(position.phases)}
    if position.situation() == RAISING:
        counters["set-size"] = int(position.set_size())
        counters["to-beat"] = int(position.words[TO_BEAT])
    return counters


def _zones(position: VampireQueen, seat: int) -> tuple[Zone, ...]:
    """Hands first, by seat; then what each seat has put down; then crypt and undealt cards."""
    hands = [
        Zone("hand", HAND, other, _hand(position, other, other == seat or position.is_over()))
        for other in range(position.seats)
    ]
    laid = [Zone("laid", ROW, other, _laid(position, other)) for other in range(position.seats)]
    crypt = Zone("crypt", PILE, -1, tuple(_faces(position.words[CRYPT])))  # VQ-123
    backs = (Piece(VAMPIRE),) * vampires_in(position.words[UNDEALT])  # VQ-122
    return (*hands, *laid, crypt, Zone("undealt", PILE, -1, backs))


def _hand(position: VampireQueen, owner: int, face_up: bool) -> tuple[Piece, ...]:
    """VQ-121, VQ-124, VQ-126: one's own cards; of others the slayers and what is known."""
    hand = position.hand(owner)
    slayers = _slayers(position, hand)
    if face_up:
        return (*_faces(hand & VAMPIRE_BITS), *slayers)
    known = position.known(owner)
    hidden = vampires_in(hand) - vampires_in(known)
    return (*_faces(known, KNOWN_MARK), *((Piece(VAMPIRE),) * hidden), *slayers)


def _faces(vampires: int, *marks: str) -> list[Piece]:
    return [
        Piece(VAMPIRE, kind_name(kind), marks)
        for kind in range(KINDS)
        for _ in range(count_of(vampires, kind))
    ]


def _slayers(position: VampireQueen, hand: int) -> list[Piece]:
    banned = {S15: "S15", S20: "S20"}.get(int(position.words[BAN]), "")
    return [
        Piece(SLAYER, name, (BANNED_MARK,) if name == banned else ())
        for name, bit in SLAYER_BIT_OF.items()
        if hand & SLAYER_BITS & bit
    ]


def _laid(position: VampireQueen, seat: int) -> tuple[Piece, ...]:
    move = position.laid(seat)
    if move in (NOT_YET, PASS):
        return ()
    if move <= S20:
        return (Piece(SLAYER, write_move(move)),)
    return tuple(_faces(CARDS_OF[move]))


def _notices(position: VampireQueen) -> list[Telling]:
    """What lies and what is to be beaten, in a sentence or two."""
    if position.is_over():
        return []
    notices = [_round_notice(position)]
    if position.words[BAN] != NO_SLAYER:
        notices.append(Telling("notice-ban", {"card": write_move(position.words[BAN])}))
    return notices


def _round_notice(position: VampireQueen) -> Telling:
    situation = position.situation()
    if situation == FOLLOWING_A_SLAYER:
        return Telling("notice-slayer-round", {"card": write_move(position.words[LEAD])})
    if situation == RAISING:
        args: dict[str, object] = {
            "player": seat_of(position.words[AHEAD]),
            "cards": write_move(position.laid(position.words[AHEAD])),
            "size": int(position.set_size()),
            "value": int(position.words[TO_BEAT]),
        }
        return Telling("notice-to-beat", args)
    return Telling("notice-leads", {"player": seat_of(position.words[LEADER])})


def _decision(position: VampireQueen, seat: int, zones: tuple[Zone, ...]) -> Decision:
    choices = tuple(_choice(position, move, zones[seat], seat) for move in position.moves(seat))
    question = Telling(position.decision(seat), {})
    return Decision(question, choices, publicly_must_pass(position, seat))


def publicly_must_pass(position: VampireQueen, seat: int) -> bool:
    """VQ-133: the three public proofs that a seat can only pass."""
    vampires = vampires_in(position.hand(seat))
    if position.situation() == RAISING:
        return position.words[TO_BEAT] == LONE_QUEEN_VALUE or vampires < position.set_size()
    return position.situation() == FOLLOWING_A_SLAYER and vampires == 0


def _choice(position: VampireQueen, move: int, hand: Zone, zone: int) -> Choice:
    written = write_move(move)
    on = tuple(Spot(zone, place) for place in _places(hand, written))
    if move == PASS:
        return Choice(written, Telling("move-pass", {}), on)
    then = Telling("then-sheds", {"points": int(position.pack.points_of(CARDS_OF[move]))})
    if move <= S20:
        return Choice(written, Telling("move-slayer", {"card": written}), on, (then,))
    size = int(numbers_in(move) + queens_in(move))
    worth = 0 if position.situation() == FOLLOWING_A_SLAYER else int(value_of(move))
    args: dict[str, object] = {"cards": written, "size": size, "value": worth}
    return Choice(written, Telling("move-set" if worth else "move-card", args), on, (then,))


def _places(hand: Zone, written: str) -> list[int]:
    """The places of the hand on which a move is made: the first cards that fit."""
    places: list[int] = []
    for token in written.split():
        for place, piece in enumerate(hand.pieces):
            if piece.face == token and place not in places:
                places.append(place)
                break
    return places
