"""Reading stored tables: what cannot be read is refused with a sentence, whatever the reason.

A table may be older than the rules of this house, newer than its acts, or damaged. It then stays
in the store as it is, and no other table suffers.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.store.contract import Listing
from gruft.table.live.acts import Stamped, TableSet, read_stamped
from gruft.table.live.table import LiveTable

OTHER_RULES = frozenset({"record-other-revision", "record-other-edition", "option-unknown"})
NEWER = frozenset({"entry-unknown-version", "entry-unknown-kind"})


@contextmanager
def reading_a_table() -> Iterator[None]:
    """Whatever goes wrong with one table is a refusal of this table."""
    try:
        yield
    except Refused:
        raise
    except msgspec.ValidationError as unknown:
        raise Refused("table-newer") from unknown
    except Exception as damage:
        raise Refused("table-damaged") from damage


def acts_from(stored: Sequence[bytes]) -> list[Stamped]:
    """Acts as they were done."""
    return [read_stamped(act) for act in stored]


def table_from(acts: Sequence[Stamped]) -> LiveTable:
    """The table that these acts have made; refused if this house cannot tell."""
    first = acts[0].act
    if not isinstance(first, TableSet):
        raise Refused("table-damaged")
    setting = first.setting
    if setting.game not in SHELF:
        raise Refused("table-game-gone", given=setting.game[:60])
    try:
        table = LiveTable(SHELF[setting.game], acts[0])
    except Refused as changed:  # it was accepted once, so it is not the setting that is wrong
        raise Refused("table-rules-changed") from changed
    try:
        table.catch_up(acts[1:])
    except Refused as refusal:
        raise Refused(_reason(refusal)) from refusal
    return table


def _reason(refusal: Refused) -> str:
    if refusal.key in OTHER_RULES:
        return "table-rules-changed"
    return "table-newer" if refusal.key in NEWER else "table-damaged"


def ended(listing: Listing) -> Listing:
    """The listing of a table at which nothing will happen any more."""
    return msgspec.structs.replace(listing, phase="over", waits_for_seats=(), asked=(), due_at=None)
