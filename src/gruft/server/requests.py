"""Who asks over REST, and how they find a table."""

from typing import Any

from litestar import Request

from gruft.server.finding import Finder
from gruft.server.house import House
from gruft.store.contract import Guest

AnyRequest = Request[Any, Any, Any]


async def guest_of(request: AnyRequest, house: House) -> Guest | None:
    return await house.guests.by_token(request.cookies.get(house.cookie))


def finder_for(request: AnyRequest, house: House, guest: Guest | None) -> Finder:
    """People without a name are known by their address alone."""
    address = request.client.host if request.client else ""
    return Finder(house.hall, house.gate.guesses, guest.id if guest else address, address)
