"""The ASGI application: REST, the socket, the built web client, health and headers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope

from gruft.kernel.journal import Telling
from gruft.kernel.position import Outcome
from gruft.kernel.refusal import Refused
from gruft.server import logs
from gruft.server.describing import Described
from gruft.server.encoding import plain_hook
from gruft.server.house import Config, House, TheHouse, open_house
from gruft.server.manners import (
    LARGEST_BODY,
    AnyRequest,
    demand_manners,
    has_lost_its_way,
    must_be_welcome,
    protect,
)
from gruft.server.metrics import is_from_this_machine
from gruft.server.pages import lost_page, page_handlers
from gruft.server.printed import Printed
from gruft.server.rest import Api, GuestName, NewTable
from gruft.server.socket import table_socket
from gruft.server.told import Told
from gruft.server.wire import Refusal

#: Text is sent packed, but nothing that is about one guest alone: how well a secret can be packed
#: together with something that others may choose tells what it is. Pictures and fonts are packed.
PACKED = CompressionConfig(
    "gzip",
    minimum_size=1_000,
    gzip_compress_level=6,
    exclude=["^/api/guest", "^/api/tables", "^/healthz", "^/metrics", r"\.(woff2|png|ico)$"],
)


def refused(request: AnyRequest, refusal: Refused) -> Response[Refusal]:
    """A refusal is an answer: a key, its clause and what the sentence needs."""
    request.app.state.house.metrics.refused(refusal.key)
    body = Refusal("", refusal.key, refusal.clause, dict(refusal.details))
    return Response(body, status_code=422)


def failed(request: AnyRequest, failure: HTTPException) -> Response[Refusal] | Response[bytes]:
    """What HTTP itself refuses is told in the same form; a browser gets the page instead.

    Asking for what is not there takes as much politeness as asking for what is.
    """
    if has_lost_its_way(request):
        try:
            must_be_welcome(request)
        except HTTPException as objection:
            failure = objection
    if failure.status_code == 404 and (page := lost_page(request)) is not None:
        return page
    told = Refusal("", f"http-{failure.status_code}")
    # What may be done instead, where a method is refused.
    return Response(told, status_code=failure.status_code, headers=failure.headers)


def broken(_: AnyRequest, __: Exception) -> Response[Refusal]:
    """A mistake of the house: what kind it was is for the log only."""
    return Response(Refusal("", "http-500"), status_code=500)


async def written_down(problem: Exception, scope: Scope) -> None:
    """Log a mistake of the house; what was refused is none."""
    if isinstance(problem, Refused | HTTPException | WebSocketException):
        return
    scope["litestar_app"].state.house.metrics.failed()
    logs.failure("house-made-mistake", problem)


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[dict[str, bool]]:
    """Tell whether the house can still write."""
    well = await house.health.is_well()
    return Response({"ok": well}, status_code=200 if well else 503)


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def metrics(request: AnyRequest, house: TheHouse) -> bytes:
    """Numbers for Prometheus, on the machine of the house only."""
    address = request.client.host if request.client else ""
    if not is_from_this_machine(address, request.headers):
        raise NotFoundException
    return house.metrics.page()


def make_app(config: Config) -> Litestar:
    """The application of a house."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = await open_house(config)
        try:
            yield
        finally:
            await app.state.house.close()

    async def provide_house(state: State) -> House:
        house: House = state.house
        return house

    handlers: list[Any] = [Api, Printed, Told, table_socket, healthz, metrics, *page_handlers()]
    return Litestar(
        handlers,
        lifespan=[lifespan],
        dependencies={"house": Provide(provide_house)},
        exception_handlers={Refused: refused, HTTPException: failed, Exception: broken},
        after_exception=[written_down],
        # The log is ours to set up: what other libraries would write may quote what they carry.
        logging_config=None,
        before_request=demand_manners,
        before_send=[protect],
        type_encoders={Telling: plain_hook, Outcome: plain_hook},
        openapi_config=OpenAPIConfig(
            "Gruft", "1", path="/schema", render_plugins=[Described((GuestName, NewTable))]
        ),
        request_max_body_size=LARGEST_BODY,
        compression_config=PACKED,
    )
