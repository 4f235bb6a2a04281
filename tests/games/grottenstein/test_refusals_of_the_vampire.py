"""What the vampire hears who cannot fly, bite or take a piece of his wardrobe."""

import pytest

from tests.games.grottenstein.refused import GONE, Case, at, refusal_of, servant

DRESSED = ["teeth", "nails"]
NIGHT = at(slot="vampire")
IN_THE_CRYPT = at("stay", slot="vampire")
BITING = at(
    "stay",
    "bite",
    slot="vampire",
    worn=DRESSED,
    vampire="Gg4",
    red="Gh4",
    blue="Gg5",
    green=servant("Gg3"),
    yellow={"state": "corpse", "at": "Gf4"},
    doors={"Gg4/g5": "closed"},
)
BITING_AT_A_DOOR = at(
    "stay",
    "bite",
    slot="vampire",
    worn=DRESSED,
    vampire="Ge2",
    red="Ge1",
    blue="Gd2",
    green="Gd1",
    yellow=GONE,
)
BITING_AT_A_WALL = at(
    "stay", "bite", slot="vampire", worn=DRESSED, vampire="Gd3", red="Gc3", blue="Ge3"
)

VAMPIRE_OPENS_CASES: list[Case] = [
    (
        at(slot="vampire", vampire={"at": "Gh4", "stuck": True}, worn=["cape"]),
        "throw, bat",
        "Count Grottenstein is stuck in the grease and can’t move this turn. (ED-9)",
    ),
    (
        at(slot="vampire", worn=DRESSED),
        "bat",
        "You can’t become a bat without the cape. (GR-147)",
    ),
    (
        at(slot="vampire", worn=["cape"], bats=0),
        "bat",
        "You’ve used all your bat cards. (GR-147)",
    ),
    (
        NIGHT,
        "bite, wear cape, wear nails, end",
        "You move first, even if you stay where you are: Roll, fly or stay? (GR-48)",
    ),
    (
        NIGHT,
        "reveal, take, leave, put, use, key, cast, light",
        "The vampire never reveals, takes or uses event and cellar cards. (GR-141)",
    ),
    (
        NIGHT,
        "fight, dagger",
        "The vampire has no weapons: he can only bite, after his movement. (GR-154)",
    ),
    (
        NIGHT,
        "close",
        "Only hunters and servants close doors. (GR-76)",
    ),
    (
        NIGHT,
        "stake vampire",
        "Only a living hunter can stake the vampire. (GR-168)",
    ),
    (
        NIGHT,
        "Gh5",
        "Roll the dice first; then choose where to go. (GR-57)",
    ),
    (
        NIGHT,
        "red",
        "First say what you want to do: Roll, fly or stay? (GR-237)",
    ),
    (
        NIGHT,
        "gold",
        "Locks are chosen only during set-up. (GR-26)",
    ),
    (
        NIGHT,
        "servant mine",
        "No corpse is rising right now. (GR-37)",
    ),
]

VAMPIRE_ACTS_CASES: list[Case] = [
    (
        at("stay", slot="vampire", worn=["teeth"]),
        "wear teeth",
        "You already have your teeth. (GR-142)",
    ),
    (
        IN_THE_CRYPT,
        "throw, stay, bat, Ci2",
        "You’ve already moved this turn: Bite, dress or end your turn? (GR-48)",
    ),
    (
        IN_THE_CRYPT,
        "fight, dagger",
        "The vampire has no weapons: he can only bite, after his movement. (GR-154)",
    ),
    (
        IN_THE_CRYPT,
        "stake vampire",
        "Only a living hunter can stake the vampire. (GR-168)",
    ),
    (
        IN_THE_CRYPT,
        "close",
        "Only hunters and servants close doors. (GR-76)",
    ),
    (
        IN_THE_CRYPT,
        "reveal, take, leave, use, light",
        "The vampire never reveals, takes or uses event and cellar cards. (GR-141)",
    ),
    (
        IN_THE_CRYPT,
        "red, E01",
        "First say what you want to do: Bite, dress or end your turn? (GR-237)",
    ),
    (
        IN_THE_CRYPT,
        "silver",
        "Locks are chosen only during set-up. (GR-26)",
    ),
    (
        IN_THE_CRYPT,
        "servant owner",
        "No corpse is rising right now. (GR-37)",
    ),
    (
        at("stay", slot="vampire", worn=["cape"]),
        "wear cape",
        "You already have your cape. (GR-142)",
    ),
    (
        at("stay", slot="vampire", wardrobe={"teeth": 7}, vampire="Gc8"),
        "wear teeth",
        "Your note says G7 for the teeth. Stop there or on a square next to it. (GR-142)",
    ),
    (
        at("stay", slot="vampire", wardrobe={"teeth": 7}, vampire="Ga9"),
        "wear teeth",
        "Your note says G7 for the teeth, but there’s a wall between you and that square. (GR-143)",
    ),
    (
        at("stay", slot="vampire", wardrobe={"nails": 12}, vampire="Ga9"),
        "wear nails",
        "Your note says U12 for the nails. Stop there or on a square next to it. (GR-142)",
    ),
    (
        at("stay", slot="vampire", wardrobe={"cape": 2}, vampire="Gd1"),
        "wear cape",
        "Your note says C2 for the cape. Stop there or on a square next to it. (GR-142)",
    ),
]

ENDINGS_CASES: list[Case] = [
    (
        at(red={"at": "Gh3", "shackled": 1}),
        "throw, reveal",
        "Ruprecht Hauk is in shackles and can only end this turn. (ED-22)",
    ),
    (
        at(slot="vampire", vampire={"at": "Cg2", "life": 39}),
        "throw",
        "The vampire rests in his coffin until he has 40 life points again. He has 39 now, so "
        "you can only end your turn. (GR-160)",
    ),
    (
        at(slot="vampire", vampire={"at": "Ch2", "life": 1}, worn=["cape"]),
        "bat",
        "The vampire rests in his coffin until he has 40 life points again. He has 1 now, so you "
        "can only end your turn. (GR-160)",
    ),
    (
        at("stay", "bite", "red", slot="vampire", vampire="Gh4", red="Gh3", worn=DRESSED),
        "bite, wear cape",
        "The vampire attacks only once a turn, and nothing follows: you can only end your turn. "
        "(GR-48)",
    ),
]

BITES_CASES: list[Case] = [
    (
        IN_THE_CRYPT,
        "bite",
        "You can’t bite without teeth and nails. Missing: teeth, nails. (GR-153)",
    ),
    (
        at("stay", slot="vampire", worn=["teeth"], vampire="Gh4", red="Gh3"),
        "bite",
        "You can’t bite without teeth and nails. Missing: nails. (GR-153)",
    ),
    (
        at("stay", slot="vampire", worn=["nails"], vampire="Gh4", red="Gh3"),
        "bite",
        "You can’t bite without teeth and nails. Missing: teeth. (GR-153)",
    ),
    (
        at(
            "bat",
            "Gh4",
            slot="vampire",
            worn=[*DRESSED, "cape"],
            vampire="Gh4",
            red="Gh3",
            dice=[1, 1, 1, 1],
        ),
        "bite",
        "You’re a bat this turn and can’t attack. (GR-151)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire={"at": "Gh4", "no_bite": True}, red="Gh3"),
        "bite",
        "The vampire was driven back and can’t attack this turn. (ED-7)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire="Ch2", red="Ch1"),
        "bite",
        "The vampire can’t attack while he lies in his coffin. (GR-163)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire="Gh4", red="Gh2"),
        "bite",
        "Ruprecht Hauk is out of reach: 2 squares away, range 1. (GR-154)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED),
        "bite",
        "No living hunter is within the vampire\u2019s reach. (GR-154)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire="Gd1", red="Ge1"),
        "bite",
        "Ruprecht Hauk is out of reach: a wall is between you. (GR-112)",
    ),
    (
        at(
            "stay",
            slot="vampire",
            worn=DRESSED,
            vampire="Gg4",
            red="Gg5",
            doors={"Gg4/g5": "closed"},
        ),
        "bite",
        "Ruprecht Hauk is out of reach: the closed door Gg4/g5 is between you. (GR-140)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire="Ge2", red="Gd2"),
        "bite",
        "Ruprecht Hauk is out of reach: the one-way door Gd2/e2 is between you, and its arrow "
        "points at you. (GR-140)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire="Gh3", red=servant("Gh2")),
        "bite",
        "Dr. Ottilie Brand is out of reach: 8 squares away, range 1. (GR-154)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire="Gb11", red="Ga11"),
        "bite",
        "Ruprecht Hauk is out of reach: the closed door Ga11/b11 is between you. (GR-140)",
    ),
    (
        at("stay", slot="vampire", worn=DRESSED, vampire="Gb11"),
        "bite",
        "Ruprecht Hauk is out of reach: 5 squares away, range 1. (GR-154)",
    ),
    (
        BITING,
        "blue",
        "Dr. Ottilie Brand is out of reach: the closed door Gg4/g5 is between you. (GR-140)",
    ),
    (
        BITING,
        "green",
        "Brother Anselm is on your side. (GR-105)",
    ),
    (
        BITING,
        "yellow",
        "Jette Falk is a corpse now, beyond attack and beyond help. (GR-105)",
    ),
    (
        BITING,
        "vampire",
        "Count Grottenstein is on your side. (GR-105)",
    ),
    (
        BITING,
        "end, Gh5",
        "You’ve started this and can’t take it back: Choose a hunter to bite. (GR-237)",
    ),
    (
        BITING_AT_A_DOOR,
        "blue",
        "Dr. Ottilie Brand is out of reach: the one-way door Gd2/e2 is between you, and its arrow "
        "points at you. (GR-140)",
    ),
    (
        BITING_AT_A_DOOR,
        "yellow",
        "Jette Falk has left the villa for good. (GR-190)",
    ),
    (
        BITING_AT_A_WALL,
        "blue",
        "Dr. Ottilie Brand is out of reach: a wall is between you. (GR-112)",
    ),
    (
        BITING_AT_A_WALL,
        "green",
        "Brother Anselm is out of reach: 13 squares away, range 1. (GR-154)",
    ),
]

CASES = [*VAMPIRE_OPENS_CASES, *VAMPIRE_ACTS_CASES, *ENDINGS_CASES, *BITES_CASES]


@pytest.mark.clause("GR-48", "GR-141", "GR-153")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_the_vampire_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
