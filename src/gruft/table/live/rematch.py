"""Once more: the first acts of the table that follows a match, everybody one seat further on.

Bots sit down at once. People find their seats kept: they sit down themselves, since whoever plays
gives a new salt after the house has bound itself to a new secret.
"""

from collections.abc import Mapping

from gruft.table.live.acts import AnyAct, BotSeated, Kept, Kicked, Muted, TableSet
from gruft.table.live.chairs import Sitter
from gruft.table.live.sitting import Sitting


def rematch_acts(
    sitting: Sitting, secret: str, host: str, holders: Mapping[int, str]
) -> list[AnyAct]:
    """A table that is set like this one and knows who was sent away or silenced.

    Its `host` asks for it: the old one may not come. `holders` are the guests who hold a
    seat now, also those who have taken it to another browser.
    """
    talk, seats = sitting.talk, sitting.setting.seats
    acts: list[AnyAct] = [TableSet(sitting.setting, host, secret)]
    acts += [Kicked(guest) for guest in sorted(talk.kicked)]
    acts += [Muted(guest, True) for guest in sorted(talk.silent - {host})]
    for seat, sitter in enumerate(sitting.chairs):
        if sitter is not None and sitter.guest not in talk.kicked:
            holder = holders.get(seat, sitter.guest)
            acts.append(_once_more(sitter, holder, (seat + 1) % seats))
    return acts


def _once_more(sitter: Sitter, holder: str, seat: int) -> Kept | BotSeated:
    if sitter.is_person:
        return Kept(seat, holder, sitter.name)
    return BotSeated(seat, sitter.bot, sitter.name)
