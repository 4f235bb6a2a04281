"""What lay on the table when round 1 of a combat ended, for those who look on in round 2.

No rule asks for it: the sums of round 2 count all cards (VE-110). But a table shows both rounds
side by side, and a position that is laid in round 2 has to say so too.
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.belongings import is_composed
from gruft.games.vampire_empire.card_lists import counts_at, read_named_kinds, written_at
from gruft.games.vampire_empire.cards import ATTACK, DEFENCE, HUMANS, KINDS, VAMPIRES
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ATTACKER,
    CANCELLED,
    EARLIER,
    FIELD,
    GROUP,
    ROUND,
    TARGET,
)
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.kernel.laying import as_mapping, refuse_unknown_keys

EARLIER_CANCELLED = EARLIER + 2 * KINDS
ENTRIES = ("attack", "defence", "cancelled")


def first_sums(position: VampireEmpire) -> tuple[int, int]:
    """VE-104: attack and defence as they were compared, with the markers that still lie there."""
    words, active = position.words, int(position.words[ACTIVE])
    attack = _value(position, active) + int(position.markers(words[ATTACKER] - 1, ATTACK))
    defence = _value(position, 1 - active) + int(position.markers(words[TARGET] - 1, DEFENCE))
    return attack, defence


def _value(position: VampireEmpire, seat: int) -> int:
    counts = counts_at(position, EARLIER + seat * KINDS)
    if seat == VAMPIRES:
        gone = counts_at(position, EARLIER_CANCELLED)
        counts = [count - less for count, less in zip(counts, gone, strict=True)]
    return sum(count * int(position.printed.value[kind]) for kind, count in enumerate(counts))


def first_round_json(position: VampireEmpire) -> dict[str, object]:
    """Both sides' cards of round 1 and which of them were cancelled."""
    active = int(position.words[ACTIVE])
    return {
        "attack": written_at(position, EARLIER + active * KINDS),
        "defence": written_at(position, EARLIER + (1 - active) * KINDS),
        "cancelled": written_at(position, EARLIER_CANCELLED),
    }


def lay_first_round(position: VampireEmpire, written: object) -> None:
    """What is written, or all that is shown but the open group."""
    words = position.words
    if words[ROUND] != 2:
        return
    for place in range(2 * KINDS):
        words[EARLIER + place] = words[FIELD + place]
    for kind in range(KINDS):
        words[EARLIER_CANCELLED + kind] = words[CANCELLED + kind]
        if not is_composed(position):  # V's group lies among the cards that are shown
            words[EARLIER + VAMPIRES * KINDS + kind] -= words[GROUP + kind]
    if written is not None:
        _lay_written(position, as_mapping(written, "pending.combat.earlier"))


def _lay_written(position: VampireEmpire, data: Mapping[str, object]) -> None:
    refuse_unknown_keys(data, ENTRIES)
    active = int(position.words[ACTIVE])
    places = (EARLIER + active * KINDS, EARLIER + (1 - active) * KINDS, EARLIER_CANCELLED)
    for key, start in zip(ENTRIES, places, strict=True):
        given = data.get(key)
        where = f"pending.combat.earlier.{key}"
        cards = () if given is None else read_named_kinds(position.printed, given, where)
        for kind in range(KINDS):
            position.words[start + kind] = cards.count(kind)


def first_round_lies_there(position: VampireEmpire) -> bool:
    """VE-113: no card leaves the table before the combat ends; a cancelled one was played."""
    words = position.words
    pairs = [
        *((EARLIER + seat * KINDS, FIELD + seat * KINDS) for seat in (VAMPIRES, HUMANS)),
        (EARLIER_CANCELLED, EARLIER + VAMPIRES * KINDS),
        (EARLIER_CANCELLED, CANCELLED),
    ]
    return all(
        words[few + kind] <= words[all_ + kind] for few, all_ in pairs for kind in range(KINDS)
    )
