"""What always stands on the table of Vampir: one's aim, how it stands, how far the end is.

All of it is public (GR-226); only the aim is each seat's own, and it changes with its side (GR-39).
"""

from gruft.games.grottenstein.bits import has
from gruft.games.grottenstein.cards import VAMPIRE
from gruft.games.grottenstein.layout import ROUND, TURNED, VAMPIRE_SEAT
from gruft.games.grottenstein.position import Grottenstein
from gruft.kernel.journal import Telling


def standing(position: Grottenstein, seat: int) -> tuple[Telling, ...]:
    """GR-220 to GR-224: the stake, the last hunter, the last round."""
    if position.is_over():
        return ()
    return (Telling(_aim(position, seat), {}), _ahead(position), _ending(position))


def _aim(position: Grottenstein, seat: int) -> str:
    if seat < 0:
        return "aim-watch"
    if seat == position.words[VAMPIRE_SEAT]:
        return "aim-vampire"
    return "aim-turned" if has(position.words[TURNED], seat) else "aim-hunters"


def _ahead(position: Grottenstein) -> Telling:
    """GR-159, GR-160: while he lies below the full number, so many of his turns are left."""
    alive, life = len(position.living_hunters()), int(position.life(VAMPIRE))
    missing = int(position.printed.most_life) - life
    if not position.is_lying() or missing == 0:
        return Telling("ahead-stake", {"alive": alive, "life": life})
    turns = -(-missing // max(1, int(position.printed.regeneration)))
    return Telling("ahead-lying", {"alive": alive, "turns": turns})


def _ending(position: Grottenstein) -> Telling:
    rounds = {"round": int(position.words[ROUND]), "last": int(position.printed.most_rounds)}
    return Telling("ending-rounds", dict(rounds))
