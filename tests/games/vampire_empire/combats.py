"""Combats between the Lady and the Bishop, and how they were compared."""

from tests.games.vampire_empire.table import H, Table, V, given

ROUND_1, ROUND_2 = "fact-round-1", "fact-round-2"


def sums(table: Table, fact: str) -> list[tuple[object, object]]:
    """Attack and defence as they were compared, with or without markers."""
    told = [*table.told_of(fact), *table.told_of(f"{fact}-markers")]
    return [(one["attack"], one["defence"]) for one in told]


def attacked(attack: str, defence: str, vampires: str, humans: str, **keys: object) -> Table:
    """By night the Lady attacks the Bishop, and both have shown their first groups."""
    table = given(vampires, humans, **keys)  # type: ignore[arg-type]
    table.plays(V, f"Lady x Bishop a[{attack}]")
    if table.asked == "respond":
        table.plays(H, "decline")
    if table.asked == "commit":
        table.plays(H, f"d[{defence}]")
    return table


def held(attack: str = "Dagger", defence: str = "Relic", **keys: object) -> Table:
    """The defence has held in round 1; V goes on with Pistol and Garlic, H with two cards."""
    vampires, humans = f"{attack}, Pistol, Garlic", f"{defence}, Candlestick, Garlic"
    return attacked(attack, defence, vampires, humans, **keys)
