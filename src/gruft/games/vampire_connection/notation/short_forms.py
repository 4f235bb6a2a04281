"""Short forms that stand for several moves of The Vampire Connection.

`trade Biggulp: mist <-> stake+stake`, `counter mist <-> wolf`, `GO The Baker@Biggulp`,
`escape V14`, `party -The Tyke`, `crucifix [The Baker, The Mayor] @ Biggulp`,
`discard mist+wolf`. They are taken apart into single moves by what the seat knows; whether the
moves are legal is asked later.
"""

import re

from gruft.games.vampire_connection.notation.moves import read_seat, write_seat
from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    TYPES,
    find_type,
    read_victims,
    village_name,
    village_word,
)
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.rules.victims import covers_of, somebody_to_cover
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
    asked = position.words[at.DECISION] in (at.CONNECTION, at.OFFER_ANSWER)
    for verb, owner in (("give", seat), ("want", partner)):
        types = sorted(TYPES.read_named(match[verb]))
        if not 1 <= len(types) <= 2:
            raise Refused("refusal-one-or-two-cards", "VC-33", given=match[verb].strip()[:60])
        # An empty hand, and offers at other times, are refused later.
        if asked and 0 < position.hand_size(owner) < len(types):
            raise Refused("refusal-one-card-in-hand", "VC-39", player=seat_of(owner))
        moves += [f"{verb} {TYPE_NAMES[card]}" for card in types]
        if len(types) == 1 and position.hand_size(owner) > 1:
            moves.append("done")
    return moves


def _targeted(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    (victim, *others) = read_victims(match["victim"]) or (None,)
    if victim is None or others:
        raise Refused("refusal-one-victim", "VC-246", given=match["victim"].strip()[:60])
    if match["lord"] is not None:
        castle = read_seat(position, match["lord"])
        if castle >= position.seats:
            raise Refused("refusal-no-such-seat", "VC-1", given=castle + 1)
        if position.lord_of(victim) != castle:
            name, player = village_word(position.printed, victim), seat_of(castle)
            raise Refused("refusal-not-in-that-castle", "VC-203", victim=name, player=player)
    card = "GO" if plainly(match["card"]) in ("go", "good opportunity") else plainly(match["card"])
    return [card, f"on {village_name(victim)}"]


def _laid(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    castle = read_seat(position, match["castle"])
    victims = sorted(read_victims(match["victims"]))
    kind = plainly(match["kind"])
    moves = [f"{kind} @ {write_seat(position, castle)}"]
    moves += [f"cover {village_name(victim)}" for victim in victims]
    room = 0 < len(victims) < covers_of(PROTECTION_NAMES.index(kind))
    more = room and somebody_to_cover(position, castle, victims[-1])
    return [*moves, "done"] if more else moves


def _discards(position: VampireConnection, seat: int, match: re.Match[str]) -> list[str]:
    verb = QUESTIONS[position.words[at.DECISION]].verb
    if verb != "discard" or find_type(match["types"]) is not None:
        return [match.group()]
    moves = [f"discard {TYPE_NAMES[card]}" for card in TYPES.read_named(match["types"])]
    return moves or [match.group()]
