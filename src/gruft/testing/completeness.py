"""Whether a game has everything the contract names, looked up by name before anything is run.

A missing method of a compiled base class may end the whole process instead of raising, so nobody
may find out by calling it.
"""

from gruft.kernel.chance import FastChance
from gruft.kernel.game import HUES, Game
from gruft.kernel.position import Position
from gruft.kernel.scene import CARD, DIE, TEXT, TOKEN
from gruft.testing.matches import Trial

#: It is drawn as large as a picture.
LONGEST_SIGN = 2
SHAPES = (CARD, DIE, TOKEN, TEXT)

#: What every game fills in itself.
GAME_FACTS = ("slug", "package", "revision", "seat_counts", "clause_prefixes", "seats_clause")
GAME_METHODS = (
    "check_edition",
    "tiny_edition",
    "start",
    "parse",
    "write",
    "to_json",
    "from_json",
    "read_piece",
    "not_asked",
    "scene",
    "default",
    "advise",
    "check",
    "census",
    "describe",
)
POSITION_METHODS = (
    "to_act",
    "moves",
    "is_legal",
    "decision",
    "refusal",
    "apply",
    "clone",
    "world",
    "is_over",
    "outcome",
)


def missing_from_game(game: Game) -> list[str]:
    """The names that a game has not filled in."""
    facts = [name for name in GAME_FACTS if not getattr(game, name, None)]
    return facts + [name for name in GAME_METHODS if not _has_own(type(game), name, Game)]


def missing_from_position(position: Position) -> list[str]:
    """The names that a position has not filled in."""
    own = type(position)
    return [name for name in POSITION_METHODS if not _has_own(own, name, Position)]


def check_complete(trial: Trial) -> None:
    """Name everything that is missing, before anything else is asked."""
    if missing := missing_from_game(trial.game):
        trial.fail(f"the game lacks {', '.join(missing)}")
    if trial.game.hue not in ("", *HUES):
        trial.fail(f"the hue {trial.game.hue!r} is none of {', '.join(HUES)}")
    if len(trial.game.sign) > LONGEST_SIGN:
        trial.fail(f"the sign {trial.game.sign!r} has more than {LONGEST_SIGN} letters")
    odd = sorted(set(trial.game.describe().shapes.values()) - set(SHAPES))
    if odd:
        trial.fail(f"the shape {odd[0]!r} of a kind is none of {', '.join(SHAPES)}")
    usual = {option.name: option.default for option in trial.game.options()}
    edition = trial.game.shipped_edition()
    position = trial.game.start(trial.seats, usual, edition, FastChance(trial.seed))
    if missing := missing_from_position(position):
        trial.fail(f"the position lacks {', '.join(missing)}")
    trial.game.check_edition(edition, "edition.toml")
    trial.game.check_edition(trial.game.tiny_edition()[2], "the tiny edition")


def _has_own(own: type, name: str, base: type) -> bool:
    between = own.__mro__[: own.__mro__.index(base)]
    return any(name in step.__dict__ for step in between)
