"""The figures of Vampir in written positions: where they stand, how they fare, who plays them."""

from collections.abc import Mapping

from gruft.games.grottenstein.bits import bit, has
from gruft.games.grottenstein.cards import FIGURES, HUNTERS, VAMPIRE
from gruft.games.grottenstein.layout import (
    BITTEN_BY_RATS,
    CASTER,
    GONE,
    LIFE,
    LIVING,
    NO_BITE,
    NOBODY,
    ORDER,
    PLAYER,
    POISONED,
    SERVANT,
    SHACKLED,
    STAKE_FLAG,
    STATUS,
    STUCK,
    TURNED,
    VAMPIRE_SEAT,
    WHERE,
    ZOMBIES,
)
from gruft.games.grottenstein.names import FIGURE_NAMES
from gruft.games.grottenstein.notation import read_figure, read_square
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.rules.slots import is_ready_to_stake
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
SWITCHES = {"poisoned": POISONED, "rats": BITTEN_BY_RATS, "stuck": STUCK, "ready": STAKE_FLAG}
HUNTER_ENTRIES = ("at", "life", "state", "player", "poisoned", "rats", "shackled", "stuck", "ready")
VAMPIRE_ENTRIES = ("at", "life", "player", "stuck", "no_bite")
ZOMBIE_ENTRIES = ("caster", "squares")

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def figures_json(position: Grottenstein) -> dict[str, object]:
    """GR-226: every figure by colour."""
    return {name: _figure(position, figure) for figure, name in enumerate(FIGURE_NAMES)}


def _figure(position: Grottenstein, figure: int) -> dict[str, object]:
    words = position.words
    square = int(words[WHERE + figure])
    written: dict[str, object] = {
        "at": None if square < 0 else position.villa.names[square],
        "life": int(words[LIFE + figure]),
        "player": int(words[PLAYER + figure]),
        "stuck": bool(words[STUCK + figure]),
    }
    if figure == VAMPIRE:
        return written | {"no_bite": bool(words[NO_BITE])}
    written["state"] = STATES[words[STATUS + figure]]
    written["shackled"] = int(words[SHACKLED + figure])
    return written | {key: bool(words[word + figure]) for key, word in SWITCHES.items()}


def turned_json(position: Grottenstein) -> list[int]:
    """GR-39: the seats that have changed sides."""
    return [seat for seat in range(position.seats) if has(position.words[TURNED], seat)]


def zombies_json(position: Grottenstein) -> dict[str, object] | None:
    """GR-203: who placed the zombies, and where."""
    caster = int(position.words[CASTER])
    if caster < 0:
        return None
    squares = [position.villa.names[position.words[ZOMBIES + place]] for place in (0, 1)]
    return {"caster": FIGURE_NAMES[caster], "squares": squares}


# --- reading -------------------------------------------------------------------------------------


def lay_figures(position: Grottenstein, written: object) -> None:
    """Figures of which nothing is written stand at the start (GR-29 to GR-35)."""
    data = {} if written is None else as_mapping(written, "figures")
    refuse_unknown_keys(data, FIGURE_NAMES)
    for figure, name in enumerate(FIGURE_NAMES):
        entries = data.get(name)
        inner = {} if entries is None else as_mapping(entries, f"figures.{name}")
        refuse_unknown_keys(inner, VAMPIRE_ENTRIES if figure == VAMPIRE else HUNTER_ENTRIES)
        _lay_figure(position, figure, inner)


def _lay_figure(position: Grottenstein, figure: int, data: Data) -> None:
    words, where = position.words, f"figures.{FIGURE_NAMES[figure]}"
    state = data.get("state")
    words[STATUS + figure] = LIVING if state is None else as_word(state, f"{where}.state", STATES)
    words[WHERE + figure] = _square(position, figure, data.get("at"))
    most = int(position.printed.most_life)
    life = data.get("life")
    usual = _usual_life(position, figure)
    words[LIFE + figure] = usual if life is None else as_number(life, f"{where}.life", 0, most)
    player = data.get("player")
    seat = _usual_player(position, figure)
    words[PLAYER + figure] = (
        seat if player is None else as_seat(player, f"{where}.player", position.seats)
    )
    for key, word in SWITCHES.items():
        if data.get(key) is not None:
            words[word + figure] = int(as_switch(data[key], f"{where}.{key}"))
    if data.get("shackled") is not None:
        words[SHACKLED + figure] = as_number(
            data["shackled"], f"{where}.shackled", 0, MOST_SHACKLED
        )
    if data.get("no_bite") is not None:
        words[NO_BITE] = int(as_switch(data["no_bite"], f"{where}.no_bite"))


def _square(position: Grottenstein, figure: int, written: object) -> int:
    """GR-30, GR-31, GR-190: as written; who is gone stands nowhere, others where they began."""
    name = FIGURE_NAMES[figure]
    if position.words[STATUS + figure] == GONE:
        if written is not None:
            raise Refused("position-gone-stands", "GR-190", figure=name)
        return NOBODY
    if written is not None:
        return read_square(position.villa, as_text(written, f"figures.{name}.at"))
    if figure == VAMPIRE:
        return int(position.villa.vampire_start)
    return int(position.villa.starts[_slot_of(position, figure)])


def _slot_of(position: Grottenstein, hunter: int) -> int:
    order = [int(position.words[ORDER + slot]) for slot in range(HUNTERS)]
    return order.index(hunter)


def _usual_life(position: Grottenstein, figure: int) -> int:
    """GR-29, GR-178: full for the living, a servant's for servants, else nothing."""
    status = position.words[STATUS + figure]
    if status == LIVING:
        return int(position.printed.start_life)
    return int(position.printed.servant_life) if status == SERVANT else 0


def _usual_player(position: Grottenstein, figure: int) -> int:
    """GR-35, GR-38: hunters are dealt round; a servant is the vampire's."""
    vampire = int(position.words[VAMPIRE_SEAT])
    if figure == VAMPIRE or position.words[STATUS + figure] == SERVANT:
        return vampire
    return (vampire + 1 + _slot_of(position, figure) % (position.seats - 1)) % position.seats


def lay_stake_flags(position: Grottenstein, written: object) -> None:
    """GR-169: a hunter not said to be ready is so by square and cards held."""
    for hunter in range(HUNTERS):
        entries = written.get(FIGURE_NAMES[hunter]) if isinstance(written, Mapping) else None
        if not isinstance(entries, Mapping) or entries.get("ready") is None:
            position.words[STAKE_FLAG + hunter] = int(is_ready_to_stake(position, hunter))


def lay_turned(position: Grottenstein, written: object) -> None:
    """GR-39: seats that have changed sides; those who play a servant have done so."""
    if written is None:
        for figure in range(HUNTERS):
            seat = int(position.words[PLAYER + figure])
            if position.is_servant(figure) and seat != position.words[VAMPIRE_SEAT]:
                position.words[TURNED] |= bit(seat)
        return
    for one in as_list(written, "turned"):
        position.words[TURNED] |= bit(as_seat(one, "turned", position.seats))


def lay_zombies(position: Grottenstein, written: object) -> None:
    """GR-203: both zombies, or none."""
    words = position.words
    words[CASTER] = words[ZOMBIES] = words[ZOMBIES + 1] = NOBODY
    if written is None:
        return
    data = as_mapping(written, "zombies")
    refuse_unknown_keys(data, ZOMBIE_ENTRIES)
    squares = as_list(data.get("squares"), "zombies.squares")
    caster = read_figure(as_text(data.get("caster"), "zombies.caster"))
    if len(squares) != 2 or caster == VAMPIRE:
        raise Refused("position-half-zombies", "GR-203")
    words[CASTER] = caster
    for place, square in enumerate(squares):
        words[ZOMBIES + place] = read_square(position.villa, as_text(square, "zombies.squares"))


assert len(FIGURE_NAMES) == FIGURES
