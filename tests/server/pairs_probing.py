"""Everything that a watcher can ask for: over the socket, for all seats, and over REST.

The answers over the socket are frames like all others and are compared with them.
"""

from random import Random

import httpx

from gruft.kernel.scene import SPECTATOR
from gruft.server.wire import VERSION
from tests.server.pairs import Pair, any_line
from tests.server.pairs_house import TABLE, QuietHouse, Visitor, _app

NONSENSE = ("", "dance", "x" * 300)
#: What is printed: the same for everybody in every house, whatever is played.
PRINTED = frozenset(
    {
        "/api/shelf",
        "/api/text/{language}",
        "/api/web-text/{language}",
        "/api/games/{slug}/text/{language}",
        "/api/games/{slug}/rules/{language}",
        "/api/games/{slug}/edition",
        "/api/games/{slug}/about",
        "/api/games/{slug}/moments",
        "/api/games/{slug}/howto/{language}",
        "/api/games/{slug}/figures/{name}",
    }
)
#: Everything else is the page itself, and what describes REST.
ROOMS = ("/api/", "/healthz", "/metrics")


def probe(pair: Pair) -> None:
    """The watcher asks the same in both houses, with the same luck."""
    salt = pair.random.getrandbits(40)
    lines = _lines_to_try(pair)
    for house in pair.houses:
        house.luck = Random(salt)
        _ask_all(house.visitors[pair.watcher], house, pair.watcher, lines)
    pair.compare("questions")
    one, other = (_read_all(pair, house) for house in pair.houses)
    pair.must_be_alike("REST", one, other)


def _lines_to_try(pair: Pair) -> list[str]:
    """Lines of everybody who is asked: somebody else's may name what one does not have."""
    state = pair.one.state
    opening = state.windows.opening
    asked = opening.window.seats if opening else state.position.to_act()
    lines = [any_line(state, seat, pair.random) for seat in asked]
    return [*lines, *(line.partition(";")[0] for line in lines), *NONSENSE]


def _ask_all(who: Visitor, house: QuietHouse, watcher: int, lines: list[str]) -> None:
    seats = range(SPECTATOR, house.hosted.seats)
    who.ask("hello", version=VERSION)
    who.ask("beat", heard=house.loop.now)
    for seat in seats:
        # Of other seats nothing is answered, whatever the question is.
        question = house.sitting.questions[seat] if seat == watcher >= 0 else 3
        who.ask("hint", seat=seat)
        # As far back as anybody can ask, and beyond.
        for first in (0, 5, 10_000):
            told = who.ask("read log", seat=seat, first=first)
            assert (told["type"] == "log page") == (seat == watcher)
        who.ask("draft", seat=seat, question=question, prefix="")
        for line in lines:
            who.ask("why not", seat=seat, line=line)
            who.ask("draft", seat=seat, question=question, prefix=line)
        if seat != watcher:
            _try_to_act_for(who, seat, lines)
    if watcher >= 0:
        who.ask("order", seat=watcher, order="concerns", until="recalled")
        who.ask("recall", seat=watcher, order="concerns")
        who.ask("answer", seat=watcher, question=10_000, line=lines[0])


def _try_to_act_for(who: Visitor, seat: int, lines: list[str]) -> None:
    for fields in (
        {"type": "answer", "question": 1, "line": lines[0]},
        {"type": "withdraw"},
        {"type": "undo"},
        {"type": "order", "order": "pass"},
    ):
        assert who.ask(**fields, seat=seat)["type"] == "refused"


# --- REST ----------------------------------------------------------------------------------------


def routes() -> list[str]:
    """Every address that can be read, as the house declares it."""
    found = {
        route.path_format
        for route in _app().routes
        if "GET" in getattr(route, "methods", ()) and route.path.startswith(ROOMS)
    }
    return sorted(found)


def about_the_table() -> list[str]:
    """The addresses whose answers may depend on what is played."""
    return [path for path in routes() if path not in PRINTED]


def _read_all(pair: Pair, house: QuietHouse) -> list[str]:
    who = house.visitors[pair.watcher]
    filled = {"table": TABLE, "slug": pair.evening.game}
    paths = [path.format(**filled) for path in about_the_table()]
    return [_as_text(who.get(path)) for path in paths]


def _as_text(answer: httpx.Response) -> str:
    headers = sorted(one for one in answer.headers.items() if one[0] != "set-cookie")
    return f"{answer.request.url.path} {answer.status_code} {headers} {answer.text}"
