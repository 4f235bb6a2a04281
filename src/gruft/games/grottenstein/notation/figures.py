"""The figures of Vampir in written positions: where they stand, how they fare, who plays them."""

from collections.abc import Mapping

from gruft.games.grottenstein.notation.moves import read_figure, read_square
from gruft.games.grottenstein.notation.names import FIGURE_NAMES
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.stake import is_ready_to_stake
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.bits import bit, has
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_switch,
    as_text,
    as_word,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

STATES = ("living", "corpse", "servant", "gone")
MOST_SHACKLED = 2
#: What befell a figure, true or false, and the word in which it is kept.
SWITCHES = {
    "poisoned": at.POISONED,
    "rats": at.BITTEN_BY_RATS,
    "stuck": at.STUCK,
    "ready": at.STAKE_FLAG,
}
HUNTER_ENTRIES = ("at", "life", "state", "player", "poisoned", "rats", "shackled", "stuck", "ready")
VAMPIRE_ENTRIES = ("at", "life", "player", "stuck", "no_bite")
ZOMBIE_ENTRIES = ("caster", "squares")
#: The questions before which nobody has moved in their slot.
UNMOVED = (at.RISING, at.FIRST, at.DESTINATION, at.ENDING)

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def figures_json(position: Grottenstein) -> dict[str, object]:
    """GR-226: every figure by colour."""
    return {name: _figure(position, figure) for figure, name in enumerate(FIGURE_NAMES)}


def _figure(position: Grottenstein, figure: int) -> dict[str, object]:
    words = position.words
    square = int(words[at.WHERE + figure])
    written: dict[str, object] = {
        "at": None if square < 0 else position.villa.names[square],
        "life": int(words[at.LIFE + figure]),
        "player": int(words[at.PLAYER + figure]),
        "stuck": bool(words[at.STUCK + figure]),
    }
    if figure == c.VAMPIRE:
        return written | {"no_bite": bool(words[at.NO_BITE])}
    written["state"] = STATES[words[at.STATUS + figure]]
    written["shackled"] = int(words[at.SHACKLED + figure])
    return written | {key: bool(words[word + figure]) for key, word in SWITCHES.items()}


def turned_json(position: Grottenstein) -> list[int]:
    """GR-39: the seats that have changed sides."""
    return [seat for seat in range(position.seats) if has(position.words[at.TURNED], seat)]


def zombies_json(position: Grottenstein) -> dict[str, object] | None:
    """GR-203: who placed the zombies, and where."""
    caster = int(position.words[at.CASTER])
    if caster < 0:
        return None
    squares = [position.villa.names[position.words[at.ZOMBIES + place]] for place in (0, 1)]
    return {"caster": FIGURE_NAMES[caster], "squares": squares}


# --- reading -------------------------------------------------------------------------------------


def lay_figures(position: Grottenstein, written: object) -> None:
    """Figures of which nothing is written stand at the start (GR-29 to GR-35)."""
    data = {} if written is None else as_mapping(written, "figures")
    refuse_unknown_keys(data, FIGURE_NAMES)
    for figure, name in enumerate(FIGURE_NAMES):
        entries = data.get(name)
        inner = {} if entries is None else as_mapping(entries, f"figures.{name}")
        refuse_unknown_keys(inner, VAMPIRE_ENTRIES if figure == c.VAMPIRE else HUNTER_ENTRIES)
        _lay_figure(position, figure, inner)


def _lay_figure(position: Grottenstein, figure: int, data: Data) -> None:
    words, where = position.words, f"figures.{FIGURE_NAMES[figure]}"
    state = data.get("state")
    words[at.STATUS + figure] = (
        at.LIVING if state is None else as_word(state, f"{where}.state", STATES)
    )
    words[at.WHERE + figure] = _square(position, figure, data.get("at"))
    most = int(position.printed.most_life)
    life = data.get("life")
    usual = _usual_life(position, figure)
    words[at.LIFE + figure] = usual if life is None else as_number(life, f"{where}.life", 0, most)
    player = data.get("player")
    seat = _usual_player(position, figure)
    words[at.PLAYER + figure] = (
        seat if player is None else as_seat(player, f"{where}.player", position.seats)
    )
    for key, word in SWITCHES.items():
        if data.get(key) is not None:
            words[word + figure] = int(as_switch(data[key], f"{where}.{key}"))
    if data.get("shackled") is not None:
        words[at.SHACKLED + figure] = as_number(
            data["shackled"], f"{where}.shackled", 0, MOST_SHACKLED
        )
    if data.get("no_bite") is not None:
        words[at.NO_BITE] = int(as_switch(data["no_bite"], f"{where}.no_bite"))


def _square(position: Grottenstein, figure: int, written: object) -> int:
    """GR-30, GR-31, GR-190: as written; who is gone stands nowhere, others where they began."""
    name = FIGURE_NAMES[figure]
    if position.words[at.STATUS + figure] == at.GONE:
        if written is not None:
            raise Refused("position-gone-stands", "GR-190", figure=name)
        return at.NOBODY
    if written is not None:
        return read_square(position.villa, as_text(written, f"figures.{name}.at"))
    if figure == c.VAMPIRE:
        return int(position.villa.vampire_start)
    return int(position.villa.starts[_slot_of(position, figure)])


def _slot_of(position: Grottenstein, hunter: int) -> int:
    order = [int(position.words[at.ORDER + slot]) for slot in range(c.HUNTERS)]
    return order.index(hunter)


def _usual_life(position: Grottenstein, figure: int) -> int:
    """GR-29, GR-178: full for the living, a servant's for servants, else nothing."""
    status = position.words[at.STATUS + figure]
    if status == at.LIVING:
        return int(position.printed.start_life)
    return int(position.printed.servant_life) if status == at.SERVANT else 0


def _usual_player(position: Grottenstein, figure: int) -> int:
    """GR-35, GR-38: hunters are dealt round; a servant is the vampire's."""
    vampire = int(position.words[at.VAMPIRE_SEAT])
    if figure == c.VAMPIRE or position.words[at.STATUS + figure] == at.SERVANT:
        return vampire
    return (vampire + 1 + _slot_of(position, figure) % (position.seats - 1)) % position.seats


def lay_stake_flags(position: Grottenstein, written: object) -> None:
    """GR-169: a hunter not said to be ready is so by square and cards held."""
    for hunter in range(c.HUNTERS):
        entries = written.get(FIGURE_NAMES[hunter]) if isinstance(written, Mapping) else None
        if not isinstance(entries, Mapping) or entries.get("ready") is None:
            position.words[at.STAKE_FLAG + hunter] = int(is_ready_to_stake(position, hunter))


def lay_turned(position: Grottenstein, written: object) -> None:
    """GR-39: seats that have changed sides; those who play a servant have done so."""
    if written is None:
        for figure in range(c.HUNTERS):
            seat = int(position.words[at.PLAYER + figure])
            if position.is_servant(figure) and seat != position.words[at.VAMPIRE_SEAT]:
                position.words[at.TURNED] |= bit(seat)
        return
    for one in as_list(written, "turned"):
        position.words[at.TURNED] |= bit(as_seat(one, "turned", position.seats))


def lay_zombies(position: Grottenstein, written: object) -> None:
    """GR-203: both zombies, or none."""
    words = position.words
    words[at.CASTER] = words[at.ZOMBIES] = words[at.ZOMBIES + 1] = at.NOBODY
    if written is None:
        return
    data = as_mapping(written, "zombies")
    refuse_unknown_keys(data, ZOMBIE_ENTRIES)
    squares = as_list(data.get("squares"), "zombies.squares")
    caster = read_figure(as_text(data.get("caster"), "zombies.caster"))
    if len(squares) != 2 or caster == c.VAMPIRE:
        raise Refused("position-half-zombies", "GR-203")
    words[at.CASTER] = caster
    for place, square in enumerate(squares):
        words[at.ZOMBIES + place] = read_square(position.villa, as_text(square, "zombies.squares"))


# --- what cannot come about ----------------------------------------------------------------------


def check_figures(position: Grottenstein) -> None:
    """GR-8, GR-13: who lives has points, who is dead has none."""
    most = int(position.printed.most_life)
    for figure in range(c.FIGURES):
        life, status = int(position.life(figure)), int(position.words[at.STATUS + figure])
        dead = status in (at.CORPSE, at.GONE)
        spared = figure == c.VAMPIRE and (position.is_over() or not position.printed.dies_at_zero)
        if not 0 <= life <= most or dead != (life == 0 and not spared):
            raise Refused(
                "position-wrong-life", "GR-13", figure=FIGURE_NAMES[figure], given=life, most=most
            )
    if not position.living_hunters() and not position.is_over():
        raise Refused("position-no-hunter", "GR-222")


def check_squares(position: Grottenstein) -> None:
    """GR-53, GR-58, GR-59, GR-70: everybody on a square of their own that they may stand on."""
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
    """GR-38, GR-39: nobody plays for both teams."""
    words = position.words
    if words[at.PLAYER + c.VAMPIRE] != words[at.VAMPIRE_SEAT] or has(
        words[at.TURNED], words[at.VAMPIRE_SEAT]
    ):
        raise Refused("position-vampire-elsewhere", "GR-34")
    for figure in range(c.HUNTERS):
        seat = int(words[at.PLAYER + figure])
        name = FIGURE_NAMES[figure]
        if not 0 <= seat < position.seats:
            raise Refused("position-no-such-seat", "GR-34", figure=name, given=seat)
        if position.is_living(figure) and position.is_vampires(seat):
            raise Refused("position-both-teams", "GR-38", figure=name)
        if position.is_servant(figure) and not position.is_vampires(seat):
            raise Refused("position-servant-elsewhere", "GR-39", figure=name)


def check_ready(position: Grottenstein) -> None:
    """GR-169: who is ready to stake is a living hunter with both, beside the coffin.

    In their own slot they may have left it already.
    """
    words = position.words
    for hunter in range(c.HUNTERS):
        armed = position.carries(hunter, c.HAMMER) and position.carries(hunter, c.STAKE)
        moved = hunter == position.actor() and words[at.DECISION] not in UNMOVED
        ready = (moved and armed and position.is_living(hunter)) or is_ready_to_stake(
            position, hunter
        )
        if words[at.STAKE_FLAG + hunter] == 1 and not ready:
            raise Refused("position-not-ready", "GR-169", figure=FIGURE_NAMES[hunter])


def check_effects(position: Grottenstein) -> None:
    """GR-180: with a hunter's life every effect on them ends; grease may hold a servant again."""
    words = position.words
    for hunter in range(c.HUNTERS):
        effects = [at.POISONED, at.BITTEN_BY_RATS, at.SHACKLED]
        if not position.is_servant(hunter):
            effects.append(at.STUCK)
        if not position.is_living(hunter) and any(words[word + hunter] for word in effects):
            raise Refused("position-effects-ended", "GR-180", figure=FIGURE_NAMES[hunter])


assert len(FIGURE_NAMES) == c.FIGURES
