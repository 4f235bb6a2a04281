"""Three tiny games that show what the contract of a game can hold.

`envelopes`: all seats choose at once. `watchmen`: private offers, and a window in which a seat may
answer several times. `turncoat`: a seat changes its team and keeps its memory. They pass the whole
kit.
"""

from gruft.kernel.game import Game
from gruft.testing.tiny import envelopes, turncoat, watchmen

TINY: dict[str, Game] = {game.slug: game for game in (envelopes.GAME, watchmen.GAME, turncoat.GAME)}
