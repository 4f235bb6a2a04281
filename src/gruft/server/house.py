"""The running house: what every handler needs, opened and closed together."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar.di import NamedDependency

from gruft.server import logs
from gruft.server.addresses import HERE, lan_address
from gruft.server.client import Client
from gruft.server.guests import COOKIE, SIGNING, Guests
from gruft.server.hall import Hall
from gruft.server.health import Health
from gruft.server.limits import USUAL, Gate, Limits
from gruft.server.metrics import Metrics
from gruft.server.origins import is_own_name, is_own_origin
from gruft.server.playing import BOT_PAUSE
from gruft.server.thinking import Thinkers
from gruft.store.contract import Guest, Store
from gruft.store.sqlite import SqliteStore

LOG_MARKS = "log-marks"


@dataclass(frozen=True, slots=True)
class Config:
    """How a house is run. `names` are those under which it is found on the internet.

    `compiled` is a note that will say where the compiled rules are, once they are built.
    """

    data: Path
    host: str = HERE
    port: int = 8666
    processes: int = 1
    bot_pause: float = BOT_PAUSE
    limits: Limits = USUAL
    names: tuple[str, ...] = ()
    compiled: Path | None = None


@dataclass(slots=True)
class House:
    """Store, guests and tables."""

    store: Store
    guests: Guests
    hall: Hall
    metrics: Metrics
    health: Health
    cookie: str = COOKIE
    gate: Gate = field(default_factory=lambda: Gate(USUAL))
    names: frozenset[str] = frozenset()
    host: str = HERE
    port: int = 0
    clients: set[Client] = field(default_factory=set)

    def objection_to(self, socket: Any, guest: Guest | None) -> int:
        """The status with which a handshake is refused; 0 if nothing speaks against it."""
        address = socket.client.host if socket.client else ""
        if not is_own_name(socket.headers, self.names):
            return 421
        if not is_own_origin(socket.headers):
            return 403
        if not self.gate.handshakes.take(address):
            return 429
        if guest is None:
            return 401
        return 0 if self.gate.crowd.has_room(guest.id, address) else 429

    def in_network(self) -> str:
        """Where others in the network find the house now; nothing if only this machine does."""
        return (lan_address(self.host, self.port) or "").rstrip("/")

    async def close(self) -> None:
        """Stop; everything that was told is stored."""
        await self.hall.close()
        await self.store.close()
        logs.event("house-closed")


#: How a handler asks for the house.
TheHouse = NamedDependency[House]


async def open_house(config: Config) -> House:
    """Open the store, and let every running match go on."""
    store = SqliteStore(config.data)
    signing = await store.secret(SIGNING, secrets.token_bytes(32))
    logs.MARKS.hang_on(await store.secret(LOG_MARKS, secrets.token_bytes(32)))
    metrics = Metrics()
    hall = Hall(store, Thinkers(config.processes, config.compiled), config.bot_pause, metrics)
    house = House(
        store,
        Guests(store, signing),
        hall,
        metrics,
        Health(store),
        gate=Gate(config.limits),
        names=frozenset(name.lower() for name in config.names),
        host=config.host,
        port=config.port,
    )
    metrics.watch({"clients": house.clients.__len__})
    logs.event("house-opened", running=await hall.reopen())
    return house
