"""`gruft serve`: opens a house on the network, and says where it is."""

import os
import socket
import sys
import webbrowser
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from gruft.kernel.refusal import Refused
from gruft.server.addresses import lan_address, own_address
from gruft.server.house import Config
from gruft.server.logs import LOG_FILE, logs_kept
from gruft.server.pages import WEB
from gruft.server.serving import NoSuchHost, PortTaken, listen, serve
from gruft.store.folder import FILE, check_version, held
from gruft.terminal.arguments import whole_number
from gruft.terminal.dwelling import data_folder, made, telling_troubles
from gruft.terminal.leaving import DONE
from gruft.terminal.visit import Visit

#: All who are in the same network may come, or there would be nobody to play with.
USUAL_HOST, USUAL_PORT = "0.0.0.0", 8666
HIGHEST_PORT = 65_535
MOST_PROCESSES = 4
LOG_NAME = "GRUFT_LOG"
NAMES_NAME = "GRUFT_NAMES"
COMPILED_NAME = "GRUFT_COMPILED"
LOG_LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class HouseWishes:
    """How somebody wants the house to be run."""

    host: str | None = None
    port: str | None = None
    data: str | None = None
    no_browser: bool = False


def serve_house(visit: Visit, wishes: HouseWishes) -> int:
    """Open a house, and return when it is closed again."""
    port = port_of(wishes.port)
    host = wishes.host or USUAL_HOST
    folder = data_folder(wishes.data)
    with ExitStack() as kept:
        with telling_troubles(folder):
            kept.enter_context(held(made(folder)))
            check_version(folder / FILE)
        taken = kept.enter_context(listening(host, port))
        port = taken.getsockname()[1]
        welcome = Welcome(visit, host, port, folder, wishes.no_browser, compiled() is not None)
        with telling_troubles(folder):
            log, asked = folder / LOG_FILE, log_level()
            kept.enter_context(logs_kept(asked or "info", log, aloud=asked != ""))
        config = Config(folder, host, port, processes(), names=names(), compiled=compiled())
        opened = serve(config, taken, welcome)
    if not opened:
        raise Refused("house-not-opened")
    visit.say("house-closed")
    return DONE


def port_of(given: str | None) -> int:
    """The port that was asked for; 0 is any that is free."""
    return USUAL_PORT if given is None else whole_number(given, "--port", 0, HIGHEST_PORT)


def listening(host: str, port: int) -> socket.socket:
    """Take the address, or say why it is not to be had."""
    try:
        return listen(host, port)
    except PortTaken:
        raise Refused("port-taken", port=port) from None
    except NoSuchHost:
        raise Refused("host-unknown", host=host[:60]) from None


def processes() -> int:
    """How many processes may think for bots: one core is left to the tables."""
    return max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1))


def names() -> tuple[str, ...]:
    """The names under which the house is found on the internet: what `GRUFT_NAMES` says."""
    return tuple(os.environ.get(NAMES_NAME, "").replace(",", " ").split())


def compiled() -> Path | None:
    """The note that will say where the compiled rules are: what `GRUFT_COMPILED` names."""
    note = os.environ.get(COMPILED_NAME)
    return Path(note) if note else None


def log_level() -> str:
    """How much is logged, and aloud as well: what `GRUFT_LOG` says; nothing if it says nothing."""
    asked = os.environ.get(LOG_NAME, "").lower()
    return asked if asked in LOG_LEVELS else ""


@dataclass(frozen=True, slots=True)
class Welcome:
    """What is said and done when the house is open."""

    visit: Visit
    host: str
    port: int
    folder: Path
    no_browser: bool
    compiling: bool

    def __call__(self) -> None:
        """Say where the house is, and open its page."""
        address = own_address(self.host, self.port)
        self.visit.say("house-open", "bold", address=address)
        lan = lan_address(self.host, self.port)
        if lan is not None:
            self.visit.say("house-open-lan", address=lan)
        self.visit.say("house-data", "dim", folder=str(self.folder))
        self.visit.say("house-stop", "dim")
        if self.compiling:
            self.visit.say("house-compiling", "dim")
        if not (WEB / "index.html").exists():
            self.visit.say("house-no-page", "yellow")
        elif not self.no_browser and has_browser():
            webbrowser.open(address)
        self.visit.screen.stream.flush()


def has_browser() -> bool:
    """Tell whether somebody here could see a page; a browser of text would be in the way."""
    if sys.stdout is None or not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
