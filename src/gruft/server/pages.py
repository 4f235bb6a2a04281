"""The built web client: its page at every address it knows, its files, and how long they keep.

A file is served if it lies in one of two folders under just the name that is asked for. No path is
ever put together from what somebody asks for.
"""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

WEB = Path(__file__).parent / "web"
A_YEAR = 365 * 24 * 60 * 60
#: Every new element that shows a picture asks for its sheet: browsers may keep it for a while,
#: also so that they can be drawn while the house does not answer.
PICTURES_KEPT = 60 * 60
PICTURE = ".svg"
#: Addresses under which nobody looks for a page.
NOT_PAGES = ("/api", "/ws", "/schema", "/assets")
#: The addresses that the page itself knows (web/src/lib/house/route.svelte.ts).
PAGES = (
    "/",
    "/t/{table:str}",
    "/settings",
    "/watch",
    "/records",
    "/learn",
    "/learn/{game:str}",
    "/rules",
    "/rules/{game:str}",
)
UNKNOWN = "application/octet-stream"
#: What browsers are told a file is. Not asked of the machine: some say that a script is plain text,
#: and then no browser runs it.
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".woff2": "font/woff2",
}

# Built files carry a digest in their names: whoever has one never needs to ask for it again.
KEPT = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
KEPT_A_WHILE = CacheControlHeader(max_age=PICTURES_KEPT, public=True)
LOOKED_UP = CacheControlHeader(no_cache=True)


def page_handlers() -> list[Any]:
    """What serves the client; nothing if it was not built."""
    return [page, asset, file] if WEB.exists() else []


@get(
    list(PAGES),
    media_type="text/html",
    include_in_schema=False,
    cache_control=LOOKED_UP,
)
async def page() -> bytes:
    """The page; where in the house somebody wants to go is for the page itself to read."""
    return _index()


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> Response[bytes]:
    """A file whose content never changes."""
    return _served(WEB / "assets", name, KEPT)


@get("/{name:str}", include_in_schema=False)
async def file(name: FromPath[str]) -> Response[bytes]:
    """A file beside the page."""
    return _served(WEB, name, KEPT_A_WHILE if name.endswith(PICTURE) else LOOKED_UP)


def _served(folder: Path, name: str, kept: CacheControlHeader) -> Response[bytes]:
    lying = {one.name: one for one in folder.glob("[!.]*") if one.is_file()}
    if name not in lying:
        raise NotFoundException
    kind = KINDS.get(lying[name].suffix, UNKNOWN)
    headers = {"cache-control": kept.to_header()}
    return Response(lying[name].read_bytes(), media_type=kind, headers=headers)


def lost_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page for somebody whose browser looks for one where there is none, else nothing."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith(NOT_PAGES) or not WEB.exists():
        return None
    return Response(_index(), status_code=404, media_type="text/html")


def _index() -> bytes:
    return (WEB / "index.html").read_bytes()
