"""Runs a house: one process, one address, until somebody says that it is enough."""

import errno
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from gruft.server.app import make_app
from gruft.server.doors import HttpDoor, SocketDoor
from gruft.server.house import Config
from gruft.server.wire import LARGEST_MESSAGE

#: Clients get so many seconds to be told that the house closes.
GRACE = 5
BACKLOG = 1024

#: A table keeps every position that was; to look through all of them for something to throw away,
#: as often as Python does by itself, took a tenth of the time of a house full of tables.
SELDOM = (10_000, 20, 50)


class PortTaken(Exception):
    """Something else listens there."""


class NoSuchHost(Exception):
    """This machine does not have this address."""


def listen(host: str, port: int) -> socket.socket:
    """Take an address, so that whoever wants it too is told; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        # A port that was left a moment ago may be taken again at once.
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as problem:
        taken.close()
        if problem.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken(port) from problem
        raise NoSuchHost(host) from problem
    except (TypeError, ValueError) as problem:
        # So Python says of a name that nothing on the internet could have.
        taken.close()
        raise NoSuchHost(host) from problem
    return taken


class OpenHouse(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: Config, when_open: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                make_app(config),
                ws_max_size=LARGEST_MESSAGE,
                # How well a frame can be packed would tell something about what is in it.
                ws_per_message_deflate=False,
                access_log=False,
                log_config=None,
                lifespan="on",
                http=HttpDoor,
                ws=SocketDoor,
                server_header=False,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        look_for_garbage_seldom()
        if self.started:
            self._when_open()


def look_for_garbage_seldom() -> None:
    """What is there when the house opens stays, and of the rest hardly anything is in a circle."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def serve(config: Config, taken: socket.socket, when_open: Callable[[], None]) -> bool:
    """Run a house until Ctrl-C or a polite signal; tell whether it ever opened."""
    server = OpenHouse(config, when_open)
    # The server closes properly and then passes the signal on; to us it means no more than Ctrl-C.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            server.run(sockets=[taken])
    finally:
        signal.signal(signal.SIGTERM, before)
    return server.started
