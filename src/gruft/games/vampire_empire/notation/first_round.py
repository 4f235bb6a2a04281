"""What lay on the table when round 1 of a combat ended, for those who look on in round 2.

No rule asks for it: the sums of round 2 count all cards (VE-110). But a table shows both rounds
side by side, and a position that is laid in round 2 has to say so too.
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.notation.belongings import is_composed
from gruft.games.vampire_empire.notation.card_lists import (
    counts_at,
    read_named_kinds,
    written_at,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.laying import as_mapping, refuse_unknown_keys

EARLIER_CANCELLED = at.EARLIER + 2 * c.KINDS
ENTRIES = ("attack", "defence", "cancelled")


def first_sums(position: VampireEmpire) -> tuple[int, int]:
    """VE-104: attack and defence as they were compared, with the markers that still lie there."""
    words, active = position.words, int(position.words[at.ACTIVE])
    attack = _value(position, active) + int(position.markers(words[at.ATTACKER] - 1, c.ATTACK))
    defence = _value(position, 1 - active) + int(position.markers(words[at.TARGET] - 1, c.DEFENCE))
    return attack, defence


def _value(position: VampireEmpire, seat: int) -> int:
    counts = counts_at(position, at.EARLIER + seat * c.KINDS)
    if seat == c.VAMPIRES:
        gone = counts_at(position, EARLIER_CANCELLED)
        counts = [count - less for count, less in zip(counts, gone, strict=True)]
    return sum(count * int(position.printed.value[kind]) for kind, count in enumerate(counts))


def first_round_json(position: VampireEmpire) -> dict[str, object]:
    """Both sides' cards of round 1 and which of them were cancelled."""
    active = int(position.words[at.ACTIVE])
    return {
        "attack": written_at(position, at.EARLIER + active * c.KINDS),
        "defence": written_at(position, at.EARLIER + (1 - active) * c.KINDS),
        "cancelled": written_at(position, EARLIER_CANCELLED),
    }


def lay_first_round(position: VampireEmpire, written: object) -> None:
    """What is written, or all that is shown but the open group."""
    words = position.words
    if words[at.ROUND] != 2:
        return
    for place in range(2 * c.KINDS):
        words[at.EARLIER + place] = words[at.FIELD + place]
    for kind in range(c.KINDS):
        words[EARLIER_CANCELLED + kind] = words[at.CANCELLED + kind]
        if not is_composed(position):  # V's group lies among the cards that are shown
            words[at.EARLIER + c.VAMPIRES * c.KINDS + kind] -= words[at.GROUP + kind]
    if written is not None:
        _lay_written(position, as_mapping(written, "pending.combat.earlier"))


def _lay_written(position: VampireEmpire, data: Mapping[str, object]) -> None:
    refuse_unknown_keys(data, ENTRIES)
    active = int(position.words[at.ACTIVE])
    places = (at.EARLIER + active * c.KINDS, at.EARLIER + (1 - active) * c.KINDS, EARLIER_CANCELLED)
    for key, start in zip(ENTRIES, places, strict=True):
        given = data.get(key)
        where = f"pending.combat.earlier.{key}"
        cards = () if given is None else read_named_kinds(position.printed, given, where)
        for kind in range(c.KINDS):
            position.words[start + kind] = cards.count(kind)


def first_round_lies_there(position: VampireEmpire) -> bool:
    """VE-113: no card leaves the table before the combat ends; a cancelled one was played."""
    words = position.words
    pairs = [
        *(
            (at.EARLIER + seat * c.KINDS, at.FIELD + seat * c.KINDS)
            for seat in (c.VAMPIRES, c.HUMANS)
        ),
        (EARLIER_CANCELLED, at.EARLIER + c.VAMPIRES * c.KINDS),
        (EARLIER_CANCELLED, at.CANCELLED),
    ]
    return all(
        words[few + kind] <= words[all_ + kind] for few, all_ in pairs for kind in range(c.KINDS)
    )
