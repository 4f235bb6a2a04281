"""What is told of a table in lists: on the first page, and to the store."""

from gruft.store.contract import Listing
from gruft.table.live import house
from gruft.table.live.sitting import Sitting, asked_seats, seats_seen_asked


def listed_as(table: str, sitting: Sitting, news_at: int) -> Listing:
    """What is told of the table in lists."""
    chairs = [one for one in sitting.chairs if one is not None]
    waiting = [sitting.chairs[seat] for seat in asked_seats(sitting)]
    asked = [sitting.chairs[seat] for seat in seats_seen_asked(sitting)]
    return Listing(
        table=table,
        game=sitting.setting.game,
        phase=sitting.phase,
        host=sitting.host,
        seats=sitting.setting.seats,
        free=sitting.setting.seats - len(chairs) - len(sitting.kept),
        people=sorted({one.guest for one in chairs if one.is_person}),
        names=[one.name for one in chairs],
        listed=sitting.setting.listed,
        watching=sitting.setting.watching,
        at=news_at,
        waits_for=[one.guest for one in waiting if one is not None and one.is_person],
        asked=[one.name for one in asked if one is not None],
        bots=["" if one.is_person else one.bot for one in chairs],
        due_at=house.due_at(sitting),
    )
