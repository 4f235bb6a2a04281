"""What the slots and the villa do not allow: set-up, throwing, going, and what comes first."""

from collections.abc import Callable

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.refused import Row, at, servant
from tests.games.grottenstein.table import Table, begun

CELLAR_CARDS = [f"C{number:02d}" if number < 10 else f"CARD(C{number})" for number in range(1, 13)]


def arranging(laid: int, *locks: str) -> Callable[[], Table]:
    """The set-up, with so many cards and these locks chosen."""

    def table() -> Table:
        fresh = begun()
        fresh.begins(*CELLAR_CARDS[:laid], *locks)
        return fresh

    return table


def without_the_club() -> Table:
    return begun(edition=laid_over({"cards.C05.deck": "none"}))


def zombies(*squares: str) -> dict[str, object]:
    """Two zombies that blue has placed."""
    return {"caster": "blue", "squares": list(squares)}


HALL = at()
THROWN = at("throw", dice=[1, 2])
BEFORE_A_CARD = at("stay", red="Gh3", down={"G4": "Sword"})
IN_THE_HALL = at("stay")
FULL_SHEET = at(
    "stay", "reveal", red="Gh3", down={"G4": "Sword"}, holds={"red": "Plan, Flute, Shield"}
)

BEFORE_A_CLOSED_DOOR = at("throw", red="Gh5", dice=[1, 1], doors={"Gh5/h6": "closed"})
BEFORE_THE_WALL = at("throw", red="Gn1", dice=[1, 1])
BEFORE_A_ZOMBIE = at("throw", red="Ga6", zombies=zombies("Gc7", "Gb6"), dice=[1, 1])
FLYING = at("bat", slot="vampire", worn=["cape"], vampire="Ga6", red="Gb6", dice=[1, 1, 1, 1])

MOVES: list[Row] = [
    # set up
    (arranging(1), "C01", "laid-already GR-23 card=card-stake"),
    (arranging(1), "E01", "no-cellar-card GR-23 card=card-kit"),
    (arranging(1), "gold, throw, end", "set-up-first GR-19 question=decision-placing"),
    (arranging(12), "C01", "laid-already GR-23 card=card-stake"),
    (arranging(12), "Gh5", "set-up-first GR-19 question=decision-locking-crypt"),
    (arranging(12, "silver"), "silver", "lock-used GR-26 lock=lock-2"),
    (arranging(12, "silver"), "C02", "laid-already GR-23 card=card-holy-water"),
    (without_the_club, "C05", "not-in-box GR-14 card=card-club"),
    # rising
    (at(red={"state": "corpse"}), "throw, end", "rising-first GR-37 question=decision-rising"),
    # opening
    (at(red={"at": "Gh3", "stuck": True}), "throw", "stuck ED-9 figure=figure-red"),
    (HALL, "end, reveal, take, put, close, use, key, cast, light",
     "movement-first GR-43 question=decision-first"),
    (HALL, "bat", "only-vampire-flies GR-147"),
    (HALL, "bite", "only-vampire-bites GR-154"),
    (HALL, "wear cape, wear nails", "only-vampire-wears GR-142"),
    (HALL, "Gh10, Gg11", "throw-first GR-57"),
    (HALL, "leave", "nothing-revealed GR-87"),
    (HALL, "servant mine, servant owner", "nobody-rises GR-37"),
    (HALL, "gold, iron", "locks-at-set-up GR-26"),
    (HALL, "dagger, E09, C05, Gh5/h6, wall, G7, blue, vampire",
     "verb-first GR-237 question=decision-first"),
    # destination
    (THROWN, "throw, stay, bat", "thrown-already GR-57 thrown=3"),
    (THROWN, "fight", "fight-before-throw GR-103"),
    (THROWN, "end, E09, bite, reveal", "go-first GR-43 question=decision-destination"),
    (at("throw", slot="vampire", dice=[1, 2]), "fight, bite",
     "go-first GR-48 question=decision-destination"),
    (at("bat", slot="vampire", worn=["cape"], dice=[1, 2, 3, 4]), "throw",
     "thrown-already GR-57 thrown=10"),
    # after moving
    (BEFORE_A_CARD, "end", "must-reveal GR-82 field=<G4>"),
    (BEFORE_A_CARD, "fight, take, put, close, use, key, cast, light",
     "must-reveal GR-83 field=<G4>"),
    (BEFORE_A_CARD, "throw", "movement-over GR-43 question=decision-action"),
    (IN_THE_HALL, "throw, stay, Gg10", "movement-over GR-43 question=decision-action"),
    (IN_THE_HALL, "bat", "only-vampire-flies GR-147"),
    (IN_THE_HALL, "bite", "only-vampire-bites GR-154"),
    (IN_THE_HALL, "wear teeth", "only-vampire-wears GR-142"),
    (IN_THE_HALL, "leave", "nothing-revealed GR-87"),
    (IN_THE_HALL, "dagger, G4, E01, green", "verb-first GR-237 question=decision-action"),
    (IN_THE_HALL, "servant owner", "nobody-rises GR-37"),
    (IN_THE_HALL, "copper", "locks-at-set-up GR-26"),
    # revealed
    (at("stay", "reveal", red="Gh3", down={"G4": "Bow"}), "take",
     "other-colour GR-99 card=card-bow figure=figure-yellow"),
    (FULL_SHEET, "take", "no-place GR-96 card=card-sword needed=1 free=0"),
    (FULL_SHEET, "put", "one-action GR-93"),
    (at("stay", "reveal", red="Gh3", down={"G4": "Sword"}), "end, E09, throw",
     "take-or-leave GR-86 question=decision-revealed"),
    # distance
    (THROWN, "Gg7", "too-far GR-50 square=<Gg7> steps=4 thrown=3"),
    (THROWN, "Ca1", "too-far GR-50 square=<Ca1> steps=21 thrown=3"),
    (at("throw", slot="vampire", dice=[1, 1], vampire="Gh3"), "Gg6",
     "too-far GR-50 square=<Gg6> steps=6 thrown=2"),
    (at("throw", red="Gh5", dice=[1, 2], doors={"Gh5/h6": "closed"}), "Gh8",
     "way-closed-door GR-63 square=<Gh8> door=<Gh5/h6>"),
    (BEFORE_A_CLOSED_DOOR, "Gh8", "too-far GR-50 square=<Gh8> steps=3 thrown=2"),
    # doors
    (BEFORE_A_CLOSED_DOOR, "Gh6", "way-closed-door GR-63 square=<Gh6> door=<Gh5/h6>"),
    (BEFORE_A_CLOSED_DOOR, "Gh7", "way-closed-door GR-63 square=<Gh7> door=<Gh5/h6>"),
    (at("throw", red=servant("Gh5"), dice=[1, 1], doors={"Gh5/h6": "closed"}), "Gh6",
     "way-closed-door GR-63 square=<Gh6> door=<Gh5/h6>"),
    (at("throw", red="Gb11", dice=[1, 1]), "Ga11",
     "way-closed-door GR-63 square=<Ga11> door=<Ga11/b11>"),
    (at("throw", red="Ce2", dice=[1, 1]), "Cf2",
     "way-closed-door GR-63 square=<Cf2> door=<Ce2/f2>"),
    (at("throw", red="Ge2", dice=[1, 1]), "Gd2", "way-one-way GR-61 square=<Gd2> door=<Gd2/e2>"),
    (at("throw", red=servant("Ge2"), dice=[1, 1]), "Gd2",
     "way-one-way GR-61 square=<Gd2> door=<Gd2/e2>"),
    (at("throw", red="Ge2", dice=[1, 1], doors={"Gd2/e2": "closed"}), "Gd2",
     "way-closed-door GR-63 square=<Gd2> door=<Gd2/e2>"),
    (at("throw", red="Gd2", dice=[1, 1], doors={"Gd2/e2": "closed"}), "Ge2",
     "way-closed-door GR-63 square=<Ge2> door=<Gd2/e2>"),
    # squares
    (BEFORE_THE_WALL, "Go1", "way-wall-chip GR-70 square=<Go1> at=<Go1>"),
    (BEFORE_THE_WALL, "Co2", "way-wall-chip GR-70 square=<Co2> at=<Go1>"),
    (at("throw", red="Gh11", blue="Gg11", dice=[1, 1]), "Go1",
     "way-wall-chip GR-70 square=<Go1> at=<Go1>"),
    (at("throw", slot="vampire", vampire="Gn1", dice=[1, 1]), "Go1",
     "way-wall-chip GR-70 square=<Go1> at=<Go1>"),
    (at("bat", slot="vampire", vampire="Gn1", worn=["cape"], dice=[1, 1, 1, 1]), "Go1",
     "way-wall-chip GR-70 square=<Go1> at=<Go1>"),
    (at("throw", red="Cg1", vampire="Ga1", dice=[1, 1]), "Cg2",
     "way-coffin GR-58 square=<Cg2> at=<Cg2>"),
    (at("throw", red="Cg1", vampire="Ga1", dice=[1, 1], doors={"Ce2/f2": "open"}), "Cg3",
     "way-coffin GR-58 square=<Cg3> at=<Cg2>"),
    (at("throw", red=servant("Cg1"), vampire="Ga1", dice=[1, 1]), "Ch2",
     "way-coffin GR-58 square=<Ch2> at=<Ch2>"),
    (at("throw", red="Gb5", dice=[1, 1]), "Ga5", "way-passage GR-73 square=<Ga5> at=<Ga5>"),
    (at("throw", red="Gb5", dice=[1, 2]), "Cb5", "way-passage GR-73 square=<Cb5> at=<Ga5>"),
    (at("throw", red=servant("Gb5"), holds={"red": "Pseudo-vampire"}, dice=[1, 1]), "Ca5",
     "way-passage GR-184 square=<Ca5> at=<Ca5>"),
    (at("throw", red=servant("Ga5"), holds={"red": "Pseudo-vampire"}, dice=[1, 1]), "Cb5",
     "way-link GR-74 square=<Cb5> at=<Ca5>"),
    (at("throw", red="Go10", dice=[1, 1]), "Co10", "way-ladder ED-14 square=<Co10> at=<Co10>"),
    (at("throw", slot="vampire", vampire="Go10", dice=[1, 1]), "Co9",
     "way-ladder ED-14 square=<Co9> at=<Co10>"),
    # figures
    (at("throw", dice=[1, 1]), "Gh11",
     "way-figure GR-53 square=<Gh11> figure=figure-blue at=<Gh11>"),
    (at("throw", red="Ga6", blue="Gb6", dice=[1, 1]), "Gc6",
     "way-figure GR-53 square=<Gc6> figure=figure-blue at=<Gb6>"),
    (at("throw", red="Ga6", vampire="Gb6", dice=[1, 1]), "Gb6",
     "way-figure GR-53 square=<Gb6> figure=figure-black at=<Gb6>"),
    (at("throw", slot="vampire", vampire="Ga6", red="Gb6", dice=[1, 1]), "Gb6",
     "way-figure GR-53 square=<Gb6> figure=figure-red at=<Gb6>"),
    (at("throw", red="Ga6", blue={"state": "corpse", "at": "Gb6"}, dice=[1, 1]), "Gb6",
     "way-corpse GR-54 square=<Gb6> figure=figure-blue at=<Gb6>"),
    (at("throw", red="Ga6", green=servant("Gb6"), dice=[1, 1]), "Gb6",
     "way-figure GR-53 square=<Gb6> figure=figure-green at=<Gb6>"),
    (at("throw", red="Ga6", zombies=zombies("Gb6", "Gc6"), dice=[1, 1]), "Gb6",
     "way-zombie GR-59 square=<Gb6> at=<Gb6>"),
    (BEFORE_A_ZOMBIE, "Gc6", "way-zombie GR-59 square=<Gc6> at=<Gb6>"),
    (BEFORE_A_ZOMBIE, "Gb6", "way-zombie GR-59 square=<Gb6> at=<Gb6>"),
    # Of several shortest ways the one with least in it counts, and what is in it first.
    (at("throw", red="Gb5", holds={"red": "Pseudo-vampire"}, zombies=zombies("Cb5", "Uh5"),
        dice=[2, 2]), "Cc5", "way-zombie GR-59 square=<Cc5> at=<Cb5>"),
    (at("throw", red="Go10", floor={"Go10": {"ladder": "Ladder"}}, zombies=zombies("Co11", "Cn10"),
        dice=[1, 2]), "Cn11", "way-zombie GR-59 square=<Cn11> at=<Co11>"),
    (at("throw", slot="vampire", vampire="Gh5", red="Gh6", doors={"Gh5/h6": "closed"}, dice=[1, 1]),
     "Gh7", "way-figure GR-53 square=<Gh7> figure=figure-red at=<Gh6>"),
    (at("throw", red="Gh5", blue="Gh6", dice=[1, 1]), "Gh7",
     "way-figure GR-53 square=<Gh7> figure=figure-blue at=<Gh6>"),
    (at("throw", red="Ge2", blue="Gd2", doors={"Gd2/e2": "destroyed"}, dice=[1, 1]), "Gc2",
     "way-figure GR-53 square=<Gc2> figure=figure-blue at=<Gd2>"),
    (at("throw", red="Ga6", zombies=zombies("Gb6", "Ga7"), dice=[1, 1]), "Gb7",
     "way-zombie GR-59 square=<Gb7> at=<Gb6>"),
    (at("throw", red="Ga6", zombies=zombies("Gb6", "Gc6"), blue="Gb7", dice=[1, 2]), "Gc7",
     "way-figure GR-53 square=<Gc7> figure=figure-blue at=<Gb7>"),
    (at("throw", red="Ga6", zombies=zombies("Ga7", "Ga8"), blue="Gb7", dice=[1, 2]), "Gb8",
     "way-figure GR-53 square=<Gb8> figure=figure-blue at=<Gb7>"),
    (at("throw", red="Ga6", zombies=zombies("Ga7", "Gb7"), blue="Gb6", dice=[1, 2]), "Gc7",
     "way-figure GR-53 square=<Gc7> figure=figure-blue at=<Gb6>"),
    (at("throw", red="Gi3", vampire="Gj3", dice=[1, 1], doors={"Gi3/j3": "closed"}), "Gk3",
     "way-closed-door GR-63 square=<Gk3> door=<Gi3/j3>"),
    (at("bat", slot="vampire", worn=["cape"], vampire="Gm1", red="Gn1", dice=[1, 1, 1, 1]), "Co2",
     "way-wall-chip GR-70 square=<Co2> at=<Go1>"),
    # bats
    (FLYING, "Gb6", "bat-lands GR-149 square=<Gb6> figure=figure-red at=<Gb6>"),
    (at("bat", slot="vampire", worn=["cape"], vampire="Ga6", red={"state": "corpse", "at": "Gb6"},
        dice=[1, 1, 1, 1]), "Gb6", "bat-lands GR-149 square=<Gb6> figure=figure-red at=<Gb6>"),
    (at("bat", slot="vampire", worn=["cape"], vampire="Ga6", zombies=zombies("Gc7", "Gb6"),
        dice=[1, 1, 1, 1]), "Gb6", "way-zombie GR-149 square=<Gb6> at=<Gb6>"),
    (FLYING, "Gh6", "too-far GR-50 square=<Gh6> steps=9 thrown=4"),
]  # fmt: skip
