"""What is told of a table in lists: on the first page, and to the store."""

from gruft.store.contract import Listing
from gruft.table.live import house
from gruft.table.live.chairs import played_by_bots
from gruft.table.live.sitting import Sitting, asked_seats, seats_seen_asked
from gruft.table.sealed import Opening


def listed_as(table: str, sitting: Sitting, news_at: int) -> Listing:
    """What is told of the table in lists."""
    chairs = [one for one in sitting.chairs if one is not None]
    bots = played_by_bots(sitting.chairs)
    asked = [sitting.chairs[seat] for seat in _seats_seen_waited_for(sitting)]
    return Listing(
        table=table,
        game=sitting.setting.game,
        phase=sitting.phase,
        host=sitting.host,
        seats=sitting.setting.seats,
        free=sitting.setting.seats - len(chairs) - len(sitting.kept),
        names=[one.name for one in chairs],
        listed=sitting.setting.listed,
        watching=sitting.setting.watching,
        at=news_at,
        waits_for_seats=[seat for seat in _seats_waited_for(sitting) if seat not in bots],
        asked=[one.name for one in asked if one is not None],
        bots=["" if one.is_person else one.bot for one in chairs],
        played_for=[seat for seat in bots if _is_of_a_person(sitting, seat)],
        due_at=house.due_at(sitting),
    )


def _is_of_a_person(sitting: Sitting, seat: int) -> bool:
    chair = sitting.chairs[seat]
    return chair is not None and chair.is_person


def _seats_waited_for(sitting: Sitting) -> list[int]:
    """The seats that have not answered yet; each is told of nobody but who holds it."""
    opening = _open_window(sitting)
    if opening is None:
        return asked_seats(sitting)
    return [seat for seat in opening.window.seats if seat not in opening.answers]


def _seats_seen_waited_for(sitting: Sitting) -> list[int]:
    """The same for everybody at the table: who is in a window, and never who has answered."""
    opening = _open_window(sitting)
    return seats_seen_asked(sitting) if opening is None else [*opening.window.seats]


def _open_window(sitting: Sitting) -> Opening | None:
    state = sitting.match
    opening = None if state is None or state.is_over else state.windows.opening
    return None if opening is None or opening.closed else opening
