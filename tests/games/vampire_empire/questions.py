"""A table at every decision of Vampire Empire, reached by play."""

from collections.abc import Callable

from tests.games.vampire_empire.table import H, Table, V, begun, by_day, given

NIGHT_HAND = "Garlic*2, Dagger, Raven, Hound*2, Vampire 1, Hypnosis, Bat Form"
NIGHT_OPPONENT = "Garlic, Relic, Sacrifice"
DAY_HAND = "Garlic, Dagger, Holy Water 1, Holy Water 2, Novice, Chapel"


def _first_turn(*lines: str) -> Table:
    table = begun()
    for line in lines:
        table.plays(V, line)
    return table


def _night(*begun_with: str) -> Table:
    table = given(NIGHT_HAND, NIGHT_OPPONENT)
    table.begins(V, *begun_with)
    return table


def _attacked() -> Table:
    """V has shown Dagger and Hound for the Lady against the Bishop; H may respond."""
    table = given(NIGHT_HAND, NIGHT_OPPONENT)
    table.plays(V, "Lady x Bishop a[Dagger, Hound]")
    return table


def _sacrificing() -> Table:
    table = _attacked()
    table.begins(H, "play Sacrifice")
    return table


def _cancelled() -> Table:
    table = _attacked()
    table.plays(H, "!Sacrifice{Garlic}>Dagger")
    return table


def second_attack() -> Table:
    """The defence held; now no card is a stop."""
    table = _attacked()
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")
    return table


def _defending() -> Table:
    table = _attacked()
    table.plays(H, "decline")
    return table


def _dying() -> Table:
    table = _defending()
    table.plays(H, "d[]")
    return table


def _day(*begun_with: str) -> Table:
    table = by_day("Garlic", DAY_HAND)
    table.begins(H, *begun_with)
    return table


def _asked_about_the_lady() -> Table:
    table = by_day("Garlic", DAY_HAND)
    table.plays(H, "water Lady [Holy Water 1, Holy Water 2]")
    return table


def _found() -> Table:
    table = _asked_about_the_lady()
    table.plays(V, "decline")
    return table


def _attacking_at_once() -> Table:
    table = _found()
    table.begins(H, "Officer")
    return table


def _window_by_day(*begun_with: str) -> Table:
    table = by_day("Garlic", DAY_HAND, decision="window", moats=["-", "Relic, Rapier, Rosary"])
    table.begins(H, *begun_with)
    return table


def _window_by_night(card: str) -> Table:
    """V's card was paid for, and H lets it be."""
    table = given(NIGHT_HAND, NIGHT_OPPONENT, decision="window")
    table.plays(V, f"*{card}{{Garlic}}")
    table.plays(H, "decline")
    return table


#: For every decision a table where it is asked.
QUESTIONS: dict[str, Callable[[], Table]] = {
    "step1": _first_turn,
    "reveal": lambda: _first_turn("draw"),
    "window": lambda: _first_turn("draw", "nobody"),
    "pay": lambda: _night("pass"),
    "action": _night,
    "hide-character": lambda: _night("hide"),
    "hide-card": lambda: _night("hide", "Lady"),
    "water-character": lambda: _day("water"),
    "water-card": lambda: _day("water", "Lady"),
    "attacker": lambda: _night("combat"),
    "target": lambda: _night("combat", "Lady"),
    "commit": _defending,
    "respond": _attacked,
    "cancel": _sacrificing,
    "replace": _cancelled,
    "water-response": _asked_about_the_lady,
    "death": _dying,
    "immediate": _found,
    "use-water": _attacking_at_once,
    "effect-character": lambda: _window_by_day("play Novice"),
    "effect-side": lambda: _window_by_day("play Novice", "Bishop"),
    "effect-type": lambda: _window_by_night("Bat Form"),
    "effect-pick": lambda: _window_by_day("play Chapel", "pay Garlic"),
    "effect-return": lambda: _window_by_night("Hypnosis"),
}
