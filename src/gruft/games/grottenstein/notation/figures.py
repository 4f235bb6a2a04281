"""The figures of Vampir in written positions: where they stand, how they fare, who plays them."""

from collections.abc import Mapping

from gruft.games.grottenstein.notation.moves import read_figure, read_square
from gruft.games.grottenstein.notation.names import FIGURE_NAMES, HUNTER_NAMES, entries
from gruft.games.grottenstein.rules.hunter import has_stake_and_hammer, is_ready_to_stake
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.layout import bit, has
from gruft.kernel.declared import Fact, lay, number, seat, switch, word, written
from gruft.kernel.laying import as_list, as_seat, as_text
from gruft.kernel.refusal import Refused

STATES = ("living", "corpse", "servant", "gone")
#: What holds of a figure for a while: its key and word, the most it can be, and in which states of
#: a hunter it may hold. Who is ready to stake is checked by square and cards.
STATUSES = (
    ("poisoned", at.POISONED, 1, (at.LIVING,)),
    ("rats", at.BITTEN_BY_RATS, 1, (at.LIVING,)),
    ("stuck", at.STUCK, 1, (at.LIVING, at.SERVANT)),
    ("ready", at.STAKE_FLAG, 1, (at.LIVING, at.CORPSE, at.SERVANT, at.GONE)),
    ("shackled", at.SHACKLED, 2, (at.LIVING,)),
)
HUNTER_ENTRIES = ("at", "life", "state", "player", "poisoned", "rats", "shackled", "stuck", "ready")
VAMPIRE_ENTRIES = ("at", "life", "player", "stuck", "no_bite")
ZOMBIE_ENTRIES = ("caster", "squares")
#: The questions before which nobody has moved in their slot.
UNMOVED = (at.RISING, at.FIRST, at.DESTINATION, at.ENDING)

Data = Mapping[str, object]


def _facts(position: Grottenstein, figure: int) -> list[Fact]:
    """What is plainly written of a figure, under its full key."""
    where = _key(figure, "")
    facts = [
        number(f"{where}life", at.LIFE + figure, 0, int(position.printed.most_life)),
        seat(f"{where}player", at.PLAYER + figure, position.seats),
    ]
    for key, at_, most, _ in STATUSES:
        if figure != c.VAMPIRE or key in VAMPIRE_ENTRIES:
            place, name = at_ + figure, f"{where}{key}"
            facts.append(switch(name, place) if most == 1 else number(name, place, 0, most))
    return [*facts, switch(f"{where}no_bite", at.NO_BITE)] if figure == c.VAMPIRE else facts


def _state_of(figure: int) -> list[Fact]:
    return [word(_key(figure, "state"), at.STATUS + figure, STATES)] if figure < c.HUNTERS else []


def _key(figure: int, entry: str) -> str:
    return f"figures.{FIGURE_NAMES[figure]}.{entry}"


# --- writing -------------------------------------------------------------------------------------


def figures_json(position: Grottenstein) -> dict[str, object]:
    """Every figure by colour."""
    told: dict[str, object] = {}
    for figure, name in enumerate(FIGURE_NAMES):
        square = int(position.where(figure))
        plain = written([*_state_of(figure), *_facts(position, figure)], position.words)
        told[name] = {"at": None if square < 0 else position.villa.names[square]} | {
            key.removeprefix(_key(figure, "")): value for key, value in plain.items()
        }
    return told


def zombies_json(position: Grottenstein) -> dict[str, object] | None:
    """Who placed the zombies, and where."""
    caster = int(position.words[at.CASTER])
    if caster < 0:
        return None
    squares = [position.villa.names[position.words[at.ZOMBIES + place]] for place in (0, 1)]
    return {"caster": FIGURE_NAMES[caster], "squares": squares}


# --- reading -------------------------------------------------------------------------------------


def lay_figures(position: Grottenstein, given: object) -> None:
    """Figures of which nothing is written are as at the start, servants as they rise."""
    data = entries(given, "figures", FIGURE_NAMES)
    words, printed = position.words, position.printed
    order = [int(words[at.ORDER + slot]) for slot in range(c.HUNTERS)]
    vampire = int(words[at.VAMPIRE_SEAT])
    for figure, name in enumerate(FIGURE_NAMES):
        known = VAMPIRE_ENTRIES if figure == c.VAMPIRE else HUNTER_ENTRIES
        inner = entries(data.get(name), f"figures.{name}", known)
        plain = {_key(figure, key): value for key, value in inner.items()}
        lay(_state_of(figure), words, plain)
        words[at.WHERE + figure] = _square(position, figure, order, inner.get("at"))
        status = int(words[at.STATUS + figure])
        living = int(printed.start_life) if status == at.LIVING else 0
        words[at.LIFE + figure] = int(printed.servant_life) if status == at.SERVANT else living
        words[at.PLAYER + figure] = vampire
        if figure != c.VAMPIRE and status != at.SERVANT:
            dealt = order.index(figure) % (position.seats - 1)
            words[at.PLAYER + figure] = (vampire + 1 + dealt) % position.seats
        lay(_facts(position, figure), words, plain)


def _square(position: Grottenstein, figure: int, order: list[int], given: object) -> int:
    """As written; who is gone stands nowhere, others where they began."""
    name, villa = FIGURE_NAMES[figure], position.villa
    if position.words[at.STATUS + figure] == at.GONE:
        if given is not None:
            raise Refused("position-gone-stands", "GR-190", figure=name)
        return at.NOBODY
    if given is not None:
        return read_square(villa, as_text(given, f"figures.{name}.at"))
    start = villa.vampire_start if figure == c.VAMPIRE else villa.starts[order.index(figure)]
    return int(start)


def lay_stake_flags(position: Grottenstein, given: object) -> None:
    """A hunter not said to be ready is so by square and cards held."""
    for hunter, name in enumerate(HUNTER_NAMES):
        inner = given.get(name) if isinstance(given, Mapping) else None
        if not isinstance(inner, Mapping) or inner.get("ready") is None:
            position.words[at.STAKE_FLAG + hunter] = int(is_ready_to_stake(position, hunter))


def lay_turned(position: Grottenstein, given: object) -> None:
    """Seats that have changed sides; those who play a servant have done so."""
    if given is None:
        for figure in range(c.HUNTERS):
            player = int(position.words[at.PLAYER + figure])
            if position.is_servant(figure) and player != position.words[at.VAMPIRE_SEAT]:
                position.words[at.TURNED] |= bit(player)
        return
    for one in as_list(given, "turned"):
        position.words[at.TURNED] |= bit(as_seat(one, "turned", position.seats))


def lay_zombies(position: Grottenstein, given: object) -> None:
    """Both zombies, or none."""
    words = position.words
    words[at.CASTER] = words[at.ZOMBIES] = words[at.ZOMBIES + 1] = at.NOBODY
    if given is None:
        return
    data = entries(given, "zombies", ZOMBIE_ENTRIES)
    squares = as_list(data.get("squares"), "zombies.squares")
    caster = read_figure(as_text(data.get("caster"), "zombies.caster"))
    if len(squares) != 2 or caster == c.VAMPIRE:
        raise Refused("position-half-zombies", "GR-203")
    words[at.CASTER] = caster
    for place, square in enumerate(squares):
        words[at.ZOMBIES + place] = read_square(position.villa, as_text(square, "zombies.squares"))


# --- what cannot come about ----------------------------------------------------------------------


def check_figures(position: Grottenstein) -> None:
    """Who lives has points, who is dead has none."""
    most = int(position.printed.most_life)
    for figure, name in enumerate(FIGURE_NAMES):
        life, status = int(position.life(figure)), int(position.words[at.STATUS + figure])
        dead = status in (at.CORPSE, at.GONE)
        spared = figure == c.VAMPIRE and (position.is_over() or not position.printed.dies_at_zero)
        if not 0 <= life <= most or dead != (life == 0 and not spared):
            raise Refused("position-wrong-life", "GR-13", figure=name, given=life, most=most)
    if not position.living_hunters() and not position.is_over():
        raise Refused("position-no-hunter", "GR-222")


def check_squares(position: Grottenstein) -> None:
    """Everybody on a square of their own that they may stand on."""
    words, villa = position.words, position.villa
    there = [figure for figure in range(c.FIGURES) if words[at.STATUS + figure] != at.GONE]
    taken = [int(position.where(figure)) for figure in there]
    zombies = [int(words[at.ZOMBIES + place]) for place in (0, 1)]
    if (zombies[0] < 0) != (zombies[1] < 0) or (zombies[0] < 0) != (words[at.CASTER] < 0):
        raise Refused("position-half-zombies", "GR-203")
    if words[at.CASTER] >= 0 and not position.is_living(int(words[at.CASTER])):
        raise Refused("position-zombies-without-caster", "GR-207")
    taken += [square for square in zombies if square >= 0]
    for place, square in enumerate(taken):
        if not 0 <= square < v.SQUARES:
            raise Refused("position-no-such-square", "GR-1", given=square)
        name = villa.names[square]
        if square in taken[:place]:
            raise Refused("position-square-taken", "GR-53", square=name)
        vampire = place < len(there) and there[place] == c.VAMPIRE
        if villa.kind[square] == v.COFFIN and not vampire:
            raise Refused("position-in-coffin", "GR-58", square=name)
        if villa.kind[square] == v.WALLED and words[at.WALL] == 1:
            raise Refused("position-in-wall", "GR-70", square=name)


def check_teams(position: Grottenstein) -> None:
    """Nobody plays for both teams."""
    words, vampire = position.words, position.words[at.VAMPIRE_SEAT]
    if words[at.PLAYER + c.VAMPIRE] != vampire or has(words[at.TURNED], vampire):
        raise Refused("position-vampire-elsewhere", "GR-34")
    for figure, name in enumerate(HUNTER_NAMES):
        player = int(words[at.PLAYER + figure])
        if not 0 <= player < position.seats:
            raise Refused("position-no-such-seat", "GR-34", figure=name, given=player)
        if position.is_living(figure) and position.is_vampires(player):
            raise Refused("position-both-teams", "GR-38", figure=name)
        if position.is_servant(figure) and not position.is_vampires(player):
            raise Refused("position-servant-elsewhere", "GR-39", figure=name)


def check_statuses(position: Grottenstein) -> None:
    """With a hunter's life every effect on them ends; grease may hold a servant again."""
    for hunter, name in enumerate(HUNTER_NAMES):
        for _, at_, _, states in STATUSES:
            if position.words[at_ + hunter] and position.words[at.STATUS + hunter] not in states:
                raise Refused("position-effects-ended", "GR-180", figure=name)


def check_ready(position: Grottenstein) -> None:
    """Who is ready to stake is a living hunter with both, beside the coffin.

    In their own slot they may have left it already.
    """
    unmoved = position.words[at.DECISION] in UNMOVED
    for hunter, name in enumerate(HUNTER_NAMES):
        moved = hunter == position.actor() and not unmoved
        armed = position.is_living(hunter) and has_stake_and_hammer(position, hunter)
        ready = (moved and armed) or is_ready_to_stake(position, hunter)
        if position.words[at.STAKE_FLAG + hunter] == 1 and not ready:
            raise Refused("position-not-ready", "GR-169", figure=name)


assert len(FIGURE_NAMES) == c.FIGURES
