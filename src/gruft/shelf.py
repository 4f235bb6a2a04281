"""The shelf: the only place that knows which games there are."""

from gruft.games.grottenstein.game import GAME as GROTTENSTEIN
from gruft.games.vampire_connection.game import GAME as VAMPIRE_CONNECTION
from gruft.games.vampire_empire.game import GAME as VAMPIRE_EMPIRE
from gruft.games.vampire_queen.game import GAME as VAMPIRE_QUEEN
from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused

SHELF: dict[str, Game] = {
    game.slug: game for game in (VAMPIRE_QUEEN, VAMPIRE_CONNECTION, VAMPIRE_EMPIRE, GROTTENSTEIN)
}


def find(slug: str) -> Game:
    """The game of this name."""
    if slug not in SHELF:
        raise Refused("game-unknown", given=slug[:60], known=", ".join(SHELF))
    return SHELF[slug]
