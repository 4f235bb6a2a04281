"""What always stands on the table of Vampir: one's aim, how it stands, how far the end is.

All of it is public (GR-226); only the aim is each seat's own, and it changes with its side (GR-39).
"""

from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.bits import has
from gruft.kernel.journal import Telling


def standing(position: Grottenstein, seat: int) -> tuple[Telling, ...]:
    """GR-220 to GR-224: the stake, the last hunter, the last round."""
    if position.is_over():
        return ()
    return (Telling(_aim(position, seat), {}), _ahead(position, seat), _ending(position))


def _aim(position: Grottenstein, seat: int) -> str:
    if seat < 0:
        return "aim-watch"
    if seat == position.words[at.VAMPIRE_SEAT]:
        return "aim-vampire"
    return "aim-turned" if has(position.words[at.TURNED], seat) else "aim-hunters"


def _ahead(position: Grottenstein, seat: int) -> Telling:
    """GR-159, GR-160: while he lies below the full number, so many of his turns are left."""
    alive, life = len(position.living_hunters()), int(position.life(c.VAMPIRE))
    if position.is_lying() and life < position.printed.most_life:
        return Telling("ahead-lying", {"alive": alive, "turns": _turns_lying(position, life)})
    if _is_weak(position):
        is_his = seat == position.words[at.VAMPIRE_SEAT]
        turns = {"turns": _turns_lying(position, 0)}
        return Telling("ahead-weak" if is_his else "ahead-weak-other", dict(turns))
    return Telling("ahead-stake", {"alive": alive, "life": life})


def _is_weak(position: Grottenstein) -> bool:
    """GR-221: one blow with a dagger may send him into his coffin, and nobody has won by it."""
    printed = position.printed
    blow = 6 * int(printed.dice[c.W_DAGGER]) + int(printed.bonus[c.W_DAGGER])
    return not printed.dies_at_zero and position.life(c.VAMPIRE) <= blow


def _turns_lying(position: Grottenstein, life: int) -> int:
    """GR-159, GR-160: so many of his slots pass before he may leave."""
    missing = int(position.printed.most_life) - life
    return -(-missing // max(1, int(position.printed.regeneration)))


def _ending(position: Grottenstein) -> Telling:
    rounds = {"round": int(position.words[at.ROUND]), "last": int(position.printed.most_rounds)}
    return Telling("ending-rounds", dict(rounds))
