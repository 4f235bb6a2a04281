"""Who sits where: people, bots, and bots that mind a seat for somebody."""

from dataclasses import dataclass, replace

from gruft.kernel.refusal import Refused, seat_of
from gruft.table.live.acts import BotSeated, Reason, Returned, SatDown, StoodIn, StoodUp, Swapped
from gruft.table.live.setting import Setting


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a guest, or no guest but a bot. `bot` plays if it is not empty."""

    name: str
    guest: str = ""
    salt: str = ""
    bot: str = ""
    reason: Reason | None = None

    @property
    def is_person(self) -> bool:
        """Tell whether the seat belongs to a person, even while a bot minds it."""
        return self.guest != ""


Chairs = tuple[Sitter | None, ...]


def empty_chairs(setting: Setting) -> Chairs:
    """A table that nobody sits at yet."""
    return (None,) * setting.seats


def sitter_at(chairs: Chairs, seat: int) -> Sitter:
    """Who sits there; refused if nobody does."""
    must_exist(chairs, seat)
    sitter = chairs[seat]
    if sitter is None:
        raise Refused("seat-free", seat=seat + 1)
    return sitter


def must_exist(chairs: Chairs, seat: int) -> None:
    """Refuse seats that the table does not have."""
    if not 0 <= seat < len(chairs):
        raise Refused("table-no-seat", given=seat, high=len(chairs) - 1)


def must_be_free(chairs: Chairs, seat: int) -> None:
    """Refuse seats that the table does not have, or that somebody has."""
    must_exist(chairs, seat)
    if chairs[seat] is not None:
        raise Refused("seat-taken", seat=seat + 1)


def seats_of(chairs: Chairs, guest: str) -> list[int]:
    """The seats of a guest; at a shared screen there may be several."""
    return [seat for seat, one in enumerate(chairs) if one is not None and one.guest == guest]


def played_by_bots(chairs: Chairs) -> dict[int, str]:
    """The seats in which a bot plays now, and which bot."""
    return {seat: one.bot for seat, one in enumerate(chairs) if one is not None and one.bot}


def minded(chairs: Chairs) -> list[int]:
    """The seats whose people are away and may come back."""
    return [seat for seat, one in enumerate(chairs) if one is not None and one.reason == "away"]


# --- before the match ----------------------------------------------------------------------------


def sat_down(chairs: Chairs, act: SatDown | BotSeated) -> Chairs:
    """Somebody takes a free seat, under a name that nobody else at the table has."""
    must_be_free(chairs, act.seat)
    if act.name.casefold() in (one.name.casefold() for one in chairs if one is not None):
        raise Refused("name-twice", given=act.name)
    if isinstance(act, BotSeated):
        return _with(chairs, act.seat, Sitter(act.name, bot=act.bot))
    return _with(chairs, act.seat, Sitter(act.name, act.guest, act.salt))


def stood_up(chairs: Chairs, act: StoodUp) -> Chairs:
    """A seat becomes free."""
    sitter_at(chairs, act.seat)
    return _with(chairs, act.seat, None)


def swapped(chairs: Chairs, act: Swapped) -> Chairs:
    """Two seats change places."""
    must_exist(chairs, act.one)
    must_exist(chairs, act.other)
    exchanged = _with(chairs, act.one, chairs[act.other])
    return _with(exchanged, act.other, chairs[act.one])


# --- during the match ----------------------------------------------------------------------------


def stood_in(chairs: Chairs, act: StoodIn) -> Chairs:
    """A bot minds the seat of a person, or plays it to the end."""
    sitter = sitter_at(chairs, act.seat)
    if not sitter.is_person or sitter.reason in ("time", "resigned"):
        raise Refused("seat-is-played-by-bot", player=seat_of(act.seat))
    return _with(chairs, act.seat, replace(sitter, bot=act.bot, reason=act.reason))


def returned(chairs: Chairs, act: Returned) -> Chairs:
    """A player who was away plays again; one who gave up does not."""
    sitter = sitter_at(chairs, act.seat)
    if sitter.reason != "away":
        raise Refused("seat-not-minded", player=seat_of(act.seat))
    return _with(chairs, act.seat, replace(sitter, bot="", reason=None))


def last_in_rank(chairs: Chairs) -> list[int]:
    """The seats that gave up or ran out of time: whatever the bot achieves, they rank last."""
    lost = ("time", "resigned")
    return [seat for seat, one in enumerate(chairs) if one is not None and one.reason in lost]


def _with(chairs: Chairs, seat: int, sitter: Sitter | None) -> Chairs:
    return (*chairs[:seat], sitter, *chairs[seat + 1 :])
