"""The shelf: the only place that knows which games there are.

Four stand here. A stranger's game lives in the stranger's package and is brought along: by an
entry point of the group `gruft.games`, by `--game module:NAME`, or by `GRUFT_GAMES`, which the
processes in which bots think inherit.
"""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.metadata import entry_points

from gruft.games.grottenstein.game import GAME as GROTTENSTEIN
from gruft.games.vampire_connection.game import GAME as VAMPIRE_CONNECTION
from gruft.games.vampire_empire.game import GAME as VAMPIRE_EMPIRE
from gruft.games.vampire_queen.game import GAME as VAMPIRE_QUEEN
from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused

SHELF: dict[str, Game] = {
    game.slug: game for game in (VAMPIRE_QUEEN, VAMPIRE_CONNECTION, VAMPIRE_EMPIRE, GROTTENSTEIN)
}
ENTRY_POINTS = "gruft.games"
BROUGHT = "GRUFT_GAMES"
USUAL_NAME = "GAME"


def find(slug: str) -> Game:
    """The game of this name."""
    if slug not in SHELF:
        raise Refused("game-unknown", given=slug[:60], known=", ".join(SHELF))
    return SHELF[slug]


def is_compiled(game: Game) -> bool:
    """Tell whether the rules of a game run compiled in this process; else they are interpreted."""
    return any(
        isinstance(getattr(module, "__loader__", None), ExtensionFileLoader)
        for name, module in sys.modules.items()
        if name.startswith(f"{game.package}.")
    )


def load(target: str) -> Game:
    """The game that is written `module:NAME`, or `module` if it is called GAME there."""
    module, _, name = target.partition(":")
    if not module or target.count(":") > 1:
        raise Refused("game-target-unreadable", given=target[:60])
    try:
        found = import_module(module)
    except Exception as problem:
        if isinstance(problem, ModuleNotFoundError) and _is_within(problem.name, module):
            raise Refused("game-no-module", given=target[:60], module=module[:60]) from None
        said = f"{type(problem).__name__}: {problem}"
        raise Refused("game-module-broken", module=module[:60], problem=said[:200]) from problem
    game = getattr(found, name or USUAL_NAME, None)
    if game is None:
        missing = (name or USUAL_NAME)[:60]
        raise Refused("game-not-in-module", module=module[:60], name=missing)
    if not isinstance(game, Game):
        raise Refused("game-not-a-game", given=target[:60], kind=type(game).__name__[:60])
    return game


def _is_within(missing: str | None, module: str) -> bool:
    """Tell whether the missing module is the one that was asked for, or a package around it."""
    return missing is not None and (module == missing or module.startswith(f"{missing}."))


def bring(target: str) -> Game:
    """Load a stranger's game and stand it beside the others, in this process and its children."""
    if "" not in sys.path:
        sys.path.insert(0, "")  # the folder in which somebody works, as `python -m` has it
    game = _stand(load(target), target)
    brought = os.environ.get(BROUGHT, "").split()
    os.environ[BROUGHT] = " ".join(dict.fromkeys([*brought, target]))
    return game


def bring_strangers() -> list[Refused]:
    """Stand all games here that are installed or named in `GRUFT_GAMES`; what hinders is told."""
    hindered: list[Refused] = []
    for target in dict.fromkeys(_targets()):
        try:
            bring(target)
        except Refused as refused:
            hindered.append(refused)
    return hindered


def _targets() -> Iterator[str]:
    yield from (point.value for point in entry_points(group=ENTRY_POINTS))
    yield from os.environ.get(BROUGHT, "").split()


def _stand(game: Game, target: str) -> Game:
    slug = getattr(game, "slug", "")
    if not slug:
        raise Refused("game-without-slug", given=target[:60])
    if SHELF.setdefault(slug, game) is not game:
        raise Refused("game-slug-taken", given=target[:60], slug=slug[:60])
    return game
