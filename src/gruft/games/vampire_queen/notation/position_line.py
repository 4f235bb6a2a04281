"""A Vampire Queen position on one line of text, whole or as one seat sees it.

`VQ1; n=5; phase=1/5; scores=0 0 0 0 0; lead=0; turn=2; ban=-; table=...; hands=...; crypt=-;
undealt=*`
"""

import re
from collections.abc import Mapping

from gruft.games.vampire_queen.edition.reading import FEWEST_SEATS, MOST_SEATS
from gruft.games.vampire_queen.notation.moves import (
    EMPTY,
    UNKNOWN,
    write_cards,
    write_move,
)
from gruft.games.vampire_queen.notation.position import to_json, write_undealt
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import vampires_in
from gruft.kernel.refusal import Refused

MARK = "VQ1"
NEEDED = ("n", "phase", "scores", "lead", "turn", "ban", "table", "hands", "crypt", "undealt")
ALLOWED = (*NEEDED, "known", "dealer", "view")

_PHASE = re.compile(r"([0-9]{1,6})/([0-9]{1,6})$")
_SEATED = re.compile(r"([0-9]{1,2}):(.*)$")


def write_line(position: VampireQueen, view: int | None = None) -> str:
    """Write the position, or what the seat `view` sees of it. A finished game has no line."""
    if position.is_over():
        raise Refused("position-line-of-a-finished-game", "VQ-113")
    data = to_json(position)
    words = position.words
    fields = {
        "n": str(position.seats),
        "phase": f"{words[at.PHASE]}/{position.phases}",
        "scores": " ".join(str(position.score(seat)) for seat in range(position.seats)),
        "lead": str(words[at.LEADER]),
        "turn": str(words[at.TURN]),
        "ban": str(data["ban"] or EMPTY),
        "table": _written_table(position),
        "hands": " | ".join(
            f"{seat}:{_written_hand(position, seat, view)}" for seat in range(position.seats)
        ),
        "crypt": write_cards(words[at.CRYPT]),
        "undealt": write_undealt(position)
        if view is None
        else _unknown(vampires_in(words[at.UNDEALT])) or EMPTY,
        "known": " | ".join(
            f"{seat}:{write_cards(position.known(seat))}" for seat in range(position.seats)
        ),
        "dealer": str(words[at.DEALER]),
    }
    if view is not None:
        fields["view"] = str(view)
    return "; ".join([MARK, *(f"{name}={value}" for name, value in fields.items())])


def _written_table(position: VampireQueen) -> str:
    leader = position.words[at.LEADER]
    order = [(leader + step) % position.seats for step in range(position.seats)]
    moves = [
        f"{seat}:{write_move(position.laid(seat))}" for seat in order if position.laid(seat) >= 0
    ]
    return " | ".join(moves) or EMPTY


def _written_hand(position: VampireQueen, seat: int, view: int | None) -> str:
    hand = position.hand(seat)
    if view is None or seat == view:
        return write_cards(hand)
    known = position.known(seat)
    seen = write_cards(known + (hand & c.SLAYER_BITS))
    unknown = _unknown(vampires_in(hand) - vampires_in(known))
    return " ".join(part for part in (seen if seen != EMPTY else "", unknown) if part) or EMPTY


def _unknown(count: int) -> str:
    return f"{UNKNOWN}*{count}" if count else ""


def read_line(text: str) -> dict[str, object]:
    """Read a line into the keys of `position.py`; refuse what is not such a line.

    The view of a seat is read too: what that seat does not know is dealt when the keys are laid.
    """
    mark, *parts = [part.strip() for part in text.split(";")]
    if mark != MARK:
        raise Refused("position-line-unmarked", given=mark[:40], wanted=MARK)
    fields = _fields(parts)
    seats = _number(fields, "n")
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Refused("seats-out-of-range", "VQ-6", given=seats, low=FEWEST_SEATS, high=MOST_SEATS)
    phase = _PHASE.match(fields["phase"])
    if phase is None:
        raise _unreadable("phase", fields)
    hands = _every_seat(fields, "hands", seats)
    data: dict[str, object] = {
        "seats": seats,
        "phase": int(phase[1]),
        "phases": int(phase[2]),
        "scores": [_digits(score, "scores", fields) for score in fields["scores"].split()],
        "leader": _number(fields, "lead"),
        "to_act": [_number(fields, "turn")],
        "ban": None if fields["ban"] == EMPTY else fields["ban"],
        "table": _table(fields, seats),
        "hands": hands,
        "crypt": fields["crypt"],
        "undealt": fields["undealt"],
    }
    if "known" in fields or "view" in fields:
        data["knowledge"] = {"known": _known(fields, hands)}
    if "dealer" in fields:
        data["dealer"] = _number(fields, "dealer")
    return data


def _table(fields: Mapping[str, str], seats: int) -> dict[str, str]:
    """VQ-19: the moves of this round, in turn order."""
    table = _by_seat(fields, "table", seats)
    for step, seat in enumerate(table):
        due = (_number(fields, "lead") + step) % seats
        if seat != str(due):
            raise Refused("position-table-has-a-gap", "VQ-19", seat=due)
    return table


def _known(fields: Mapping[str, str], hands: list[str]) -> list[str]:
    """VQ-125: what is known; without that field, what a view names in the hands of the others."""
    viewer = _number(fields, "view") if "view" in fields else 0
    if viewer >= len(hands):
        raise _unreadable("view", fields)
    if "known" in fields:
        return _every_seat(fields, "known", len(hands))
    return [EMPTY if seat == viewer else _named(hand) for seat, hand in enumerate(hands)]


def _named(hand: str) -> str:
    """The vampires of a hand that are named."""
    parts = hand.upper().replace(",", " ").split()
    return " ".join(part for part in parts if part[0] not in (UNKNOWN, "S")) or EMPTY


def _every_seat(fields: Mapping[str, str], name: str, seats: int) -> list[str]:
    """The cards of every seat; `-` alone says that nobody has any."""
    entries = _by_seat(fields, name, seats)
    if len(entries) not in (0, seats):
        raise _unreadable(name, fields)
    return [entries.get(str(seat), EMPTY) for seat in range(seats)]


def _fields(parts: list[str]) -> Mapping[str, str]:
    fields: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or name not in ALLOWED or name in fields:
            raise Refused("position-line-bad-field", given=part[:40])
        fields[name] = value.strip()
    for name in NEEDED:
        if name not in fields:
            raise Refused("position-line-lacks", setting=name)
    return fields


def _by_seat(fields: Mapping[str, str], name: str, seats: int) -> dict[str, str]:
    if fields[name] == EMPTY:
        return {}
    entries: dict[str, str] = {}
    free = {str(seat) for seat in range(seats)}
    for part in fields[name].split("|"):
        match = _SEATED.match(part.strip())
        if match is None or match[1] not in free:
            raise _unreadable(name, fields)
        free.remove(match[1])
        entries[match[1]] = match[2].strip()
    return entries


def _number(fields: Mapping[str, str], name: str) -> int:
    return _digits(fields[name], name, fields)


def _digits(text: str, name: str, fields: Mapping[str, str]) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise _unreadable(name, fields)
    return int(text)


def _unreadable(name: str, fields: Mapping[str, str]) -> Refused:
    return Refused("position-line-unreadable", setting=name, given=fields[name][:60])
