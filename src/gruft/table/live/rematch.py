"""Once more: the first acts of the table that follows a match, everybody one seat further on.

Bots sit down at once. People find their seats kept: they sit down themselves, since whoever plays
gives a new salt after the house has bound itself to a new secret.
"""

from gruft.table.live.acts import AnyAct, BotSeated, Kept, Kicked, Muted, TableSet
from gruft.table.live.chairs import Sitter
from gruft.table.live.sitting import Sitting


def rematch_acts(sitting: Sitting, secret: str) -> list[AnyAct]:
    """A table that is set like this one and knows whom its host has sent away or silenced."""
    talk, seats = sitting.talk, sitting.setting.seats
    acts: list[AnyAct] = [TableSet(sitting.setting, sitting.host, secret)]
    acts += [Kicked(guest) for guest in sorted(talk.kicked)]
    acts += [Muted(guest, True) for guest in sorted(talk.silent)]
    for seat, sitter in enumerate(sitting.chairs):
        if sitter is not None and sitter.guest not in talk.kicked:
            acts.append(_once_more(sitter, (seat + 1) % seats))
    return acts


def _once_more(sitter: Sitter, seat: int) -> Kept | BotSeated:
    if sitter.is_person:
        return Kept(seat, sitter.guest, sitter.name)
    return BotSeated(seat, sitter.bot, sitter.name)
