"""Short forms that stand for several moves of The Vampire Connection.

`trade Biggulp: mist <-> stake+stake`, `counter mist <-> wolf`, `GO The Baker@Biggulp`,
`escape V14`, `party -The Tyke`, `crucifix [The Baker, The Mayor] @ Biggulp`,
`discard mist+wolf`. They are taken apart into single moves by what the seat knows; whether the
moves are legal is asked later.
"""

import re
from collections.abc import Sequence

from gruft.games.vampire_connection.notation.card_lists import (
    find_type,
    read_named_types,
    read_victims,
    type_name,
    victim_name,
)
from gruft.games.vampire_connection.notation.moves import read_seat, write_seat
from gruft.games.vampire_connection.notation.names import village_word
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.protections import can_be_covered
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.refusal import Refused, seat_of
from gruft.kernel.spelling import plainly

_TRADE = re.compile(r"trade\s+(?P<who>[^:]+):(?P<give>.*)<->(?P<want>.*)", re.IGNORECASE)
_COUNTER = re.compile(r"counter\s+(?P<give>.*)<->(?P<want>.*)", re.IGNORECASE)
_CARD = re.compile(
    r"(?P<card>GO|good opportunity|escape|party)\s+-?\s*(?P<victim>[^@]+)(?:@(?P<lord>.*))?$",
    re.IGNORECASE,
)
_LAID = re.compile(
    r"(?P<kind>crucifix|holy water|book)\s*\[(?P<victims>[^\]]*)\]\s*@(?P<castle>.*)", re.IGNORECASE
)
_DISCARD = re.compile(r"discard\s+(?P<types>.+)", re.IGNORECASE)
MOST_COVERED = {"crucifix": c.VICTIMS, "holy water": 2, "book": 1}


def unfold(position: VampireConnection, seat: int, text: str) -> list[str]:
    """The single moves of a written part; most parts are a single move."""
    for pattern, taken_apart in (
        (_TRADE, _trade),
        (_COUNTER, _counter),
        (_CARD, _targeted),
        (_LAID, _laid),
        (_DISCARD, _discards),
    ):
        match = pattern.fullmatch(" ".join(text.split()))
        if match:
            return taken_apart(position, seat, match)
    return [text]


def _trade(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    partner = read_seat(position, match["who"])
    return [f"offer {write_seat(position, partner)}", *_sides(position, seat, partner, match)]


def _counter(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    return ["counter", *_sides(position, seat, int(position.words[at.ACTIVE]), match)]


def _sides(position: VampireConnection, seat: int, partner: int, match: re.Match[str]) -> list[str]:
    """VC-248, VC-249: types in rising order; `done` where a side does not close by itself."""
    moves: list[str] = []
    for verb, written, owner in (("give", match["give"], seat), ("want", match["want"], partner)):
        types = _one_or_two(written)
        _must_fit_the_hand(position, owner, len(types))
        moves += [f"{verb} {type_name(card)}" for card in types]
        if len(types) == 1 and position.hand_size(owner) > 1:
            moves.append("done")
    return moves


def _must_fit_the_hand(position: VampireConnection, owner: int, number: int) -> None:
    """VC-39: two cards of one; an empty hand, and offers at other times, are refused later."""
    asked = position.words[at.DECISION] in (at.CONNECTION, at.OFFER_ANSWER)
    if asked and 0 < position.hand_size(owner) < number:
        raise Refused("refusal-one-card-in-hand", "VC-39", player=seat_of(owner))


def _one_or_two(written: str) -> Sequence[int]:
    named = read_named_types(written)
    if not 1 <= len(named) <= 2:
        raise Refused("refusal-one-or-two-cards", "VC-33", given=written.strip()[:60])
    return sorted(named)


def _targeted(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    (victim, *others) = read_victims(match["victim"]) or (None,)
    if victim is None or others:
        raise Refused("refusal-one-victim", "VC-246", given=match["victim"].strip()[:60])
    if match["lord"] is not None:
        _must_be_there(position, victim, match["lord"])
    card = "GO" if plainly(match["card"]) in ("go", "good opportunity") else plainly(match["card"])
    return [card, f"on {victim_name(victim)}"]


def _must_be_there(position: VampireConnection, victim: int, lord: str) -> None:
    castle = read_seat(position, lord)
    if castle >= position.seats:
        raise Refused("refusal-no-such-seat", "VC-1", given=castle + 1)
    if position.lord_of(victim) != castle:
        name = village_word(position.printed, victim)
        raise Refused("refusal-not-in-that-castle", "VC-203", victim=name, player=seat_of(castle))


def _laid(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    castle = read_seat(position, match["castle"])
    victims = sorted(read_victims(match["victims"]))
    kind = plainly(match["kind"])
    moves = [f"{kind} @ {write_seat(position, castle)}"]
    moves += [f"cover {victim_name(victim)}" for victim in victims]
    more = len(victims) < MOST_COVERED[kind] and _somebody_follows(position, castle, victims)
    return [*moves, "done"] if more else moves


def _somebody_follows(position: VampireConnection, castle: int, victims: Sequence[int]) -> bool:
    after = victims[-1] + 1 if victims else c.VICTIMS
    return any(can_be_covered(position, castle, other) for other in range(after, c.VICTIMS))


def _discards(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    if position.words[at.DECISION] != at.DISCARD or find_type(match["types"]) is not None:
        return [match.group()]
    moves = [f"discard {type_name(card)}" for card in read_named_types(match["types"])]
    return moves or [match.group()]
