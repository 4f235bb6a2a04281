"""Sitting down at a table, and inviting somebody to: where keys are handed out."""

from gruft.server import wire
from gruft.server.guests import clean_name
from gruft.server.hall import Asked, Hall
from gruft.server.hosted import Hosted
from gruft.server.keys import invitation, invites, new_secret, open_seats, seat_key
from gruft.server.places import Looker, acts_for
from gruft.table.live import commands
from gruft.table.live.work import Work


async def sit(hall: Hall, hosted: Hosted, message: wire.Sit, by: Looker, move: str) -> wire.Done:
    """A guest takes a seat and gets the key to it."""
    guest, name, seat = by.guest, clean_name(message.name), message.seat
    kept = hosted.sitting.kept.get(seat)
    shown = await invites(hall.store, message.invitation, hosted.name, seat)

    def sits(work: Work) -> None:
        # An invitation counts for as long as the seat is kept for the same reason.
        is_invited = shown and work.sitting.kept.get(seat) is kept
        commands.sit(work, guest.id, name, seat, message.salt, is_invited)

    secret = new_secret()
    key = seat_key(secret, hosted.name, seat, guest.id)
    if await hall.do(hosted, sits, Asked(by, move, keys=[key])):
        return wire.Done(message.id, key=secret)
    return wire.Done(message.id, key=await _key_again(hall, hosted, seat, by))


async def _key_again(hall: Hall, hosted: Hosted, seat: int, by: Looker) -> str:
    """The guest sat down, but the answer did not reach them: the first key is lost.

    So at least the guest says who asks again; they may have been sent away meanwhile.
    """
    async with hosted.lock:
        commands.must_not_be_kicked(hosted.sitting, by.guest.id)
        opened = await open_seats(hall.store, hosted.name, hosted.sitting, (), by.guest)
    return opened.given.get(seat, "")


async def invite(hall: Hall, hosted: Hosted, message: wire.Invite, by: Looker) -> wire.Done:
    """The host keeps a seat, and gets the link that lets somebody sit there once."""
    secret = new_secret()
    key = invitation(secret, hosted.name, message.seat, by.guest.id)
    host = acts_for(hosted.sitting, by.guest.id, hosted.places.get(by))
    await hall.do(
        hosted,
        lambda work: commands.keep_seat(work, host, message.seat),
        Asked(by, keys=[key]),
    )
    return wire.Done(message.id, link=f"/t/{hosted.name}#{secret}")
