"""What cannot be done where the table reads the book the other way."""

from gruft.games.vampire_empire.state import cards as c
from tests.games.vampire_empire.refused import Row, after, begun_with, char, pick, play
from tests.games.vampire_empire.table import H, Table, V, by_day

PROTECTED = ["protect_after_attack"]
WITH_WATER = ["chapel_holy_water"]


def attacked(vampires: str = "Lady-in-Waiting, Coffin, Organist, Garlic*2") -> Table:
    """By day the Bishop attacks the Lady, who isn't revealed; V may protect her."""
    table = by_day(vampires, "Relic, Garlic", castle=["Lady", "Bishop", "Lord"], readings=PROTECTED)
    return after(table, (H, "Bishop x Lady a[Relic]"))


def marking(*begun: str) -> Table:
    table = attacked()
    table.plays(V, "*Lady-in-Waiting{Garlic}")
    table.plays(H, "decline")
    return begun_with(table, V, *begun)


def hypnosis(*begun: str) -> Table:
    """Two of the city have come in beside Lady, Bishop and Lord."""
    table = attacked("Hypnosis, Garlic*2")
    table.plays(V, "*Hypnosis{Garlic*2}")
    table.plays(H, "decline")
    return begun_with(table, V, *begun)


def chapel() -> Table:
    moats = ["-", "Holy Water 1, Ostler"]
    table = by_day("Garlic", "Chapel, Garlic", decision="window", moats=moats, readings=WITH_WATER)
    return begun_with(table, H, "play Chapel", "pay Garlic")


READINGS: list[Row] = [
    # VE-116: after an attack cards are played for its target alone
    (attacked, V, play("Coffin"),
     "does-not-protect VE-116 card=name-coffin character=name-lady"),
    (attacked, V, play("Organist"),
     "does-not-protect VE-116 card=name-organist character=name-lady"),
    (lambda: attacked("Mist Form, Garlic*2"), V, play("Mist Form"),
     "no-revealed-vampire VE-182 card=name-mist-form"),
    (marking, V, char("Lord"),
     "helps-another VE-116 card=name-lady-in-waiting character=name-lady"),
    (lambda: marking("Lady"), V, c.SIDE + c.ATTACK,
     "attack-does-not-help VE-116 card=name-lady-in-waiting character=name-lady"),
    (lambda: hypnosis("Lord"), V, char("Bishop"),
     "helps-another VE-116 card=name-hypnosis character=name-lady"),
    (attacked, H, c.DONE, "other-answers-first VE-127 player=@0"),
    # VE-167: a chapel with holy water takes no support cards
    (chapel, H, pick("Ostler"), "no-support-card VE-167 card=name-ostler"),
]  # fmt: skip
