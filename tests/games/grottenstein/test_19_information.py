"""Chapter 19: what everybody sees, and what only some seats know."""

import pytest

from tests.games.grottenstein.seen import BLUES_SERVANT, EVERYBODY, HUNTERS, SERVANT, alike, worlds
from tests.games.grottenstein.table import BLUE, VAMPIRE, arranged, begun, given
from tests.games.tables import SPECTATOR

# --- public --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-226")
@pytest.mark.parametrize(
    "keys",
    [
        {"blue": "Gb5"},
        {"vampire": "Gb5"},
        {"blue": {"life": 39}},
        {"vampire": {"life": 39}},
        {"blue": {"state": "corpse"}},
        {"blue": SERVANT},
        {"blue": {"state": "gone"}},
        {"blue": {"poisoned": True}},
        {"blue": {"rats": True}},
        {"blue": {"shackled": 1}},
        {"blue": {"stuck": True}},
        {"vampire": {"stuck": True}},
        {"vampire": {"no_bite": True}},
        {"doors": {"Gh5/h6": "closed"}},
        {"doors": {"Gd2/e2": "destroyed"}},
        {"doors": {"Ce2/f2": "closed 12"}},
        {"doors": {"Ga11/b11": "open"}},
        {"wall": False},
        {"zombies": {"caster": "red", "squares": ["Gb5", "Ub5"]}},
        {"charge": {"lighter": "red", "aim": "wall", "at": "Gn1"}},
        {"bats": 4},
        {"worn": ["cape"]},
        {"worn": ["nails"]},
        {"holds": {"blue": "Sword"}},
        {"round": 3},
        {"slot": "blue"},
        {"decision": "destination", "thrown": 7},
    ],
    ids=str,
)
def test_everybody_sees_figures_points_statuses_doors_chips_and_bats(
    keys: dict[str, object],
) -> None:
    assert alike(given(), given(**keys)) == set()  # type: ignore[arg-type]


@pytest.mark.clause("GR-226", "GR-14")
def test_everybody_sees_from_which_deck_the_cards_on_a_sheet_are() -> None:
    event = given(holds={"blue": "Sword, Plan"})
    both = given(holds={"blue": "Sword, Club"})

    assert alike(event, both) == set()


@pytest.mark.clause("GR-226")
@pytest.mark.parametrize("where", ["open", "floor", "out"])
def test_everybody_sees_which_cards_lie_face_up(where: str) -> None:
    lying: dict[str, dict[str, object]] = {
        "open": {"open": {"G4": "Sword"}, "out": "Shield"},
        "floor": {"floor": {"Gb5": {"unlit": "Torch"}}, "out": "Shield"},
        "out": {"out": "Shield, Plan"},
    }
    one = given(**lying[where])  # type: ignore[arg-type]
    other = given(**{key: _other(value) for key, value in lying[where].items()})  # type: ignore[arg-type]

    assert alike(one, other) == set()


def _other(value: object) -> object:
    """The same with other cards."""
    if isinstance(value, dict):
        return {key: _other(inner) for key, inner in value.items()}
    swaps = {
        "Sword": "Hammer",
        "Torch": "Dynamite",
        "Shield": "Plan",
        "Shield, Plan": "Plan, Flute",
    }
    return swaps[str(value)]


@pytest.mark.clause("GR-181", "GR-226")
def test_everybody_sees_the_cards_of_a_servant() -> None:
    sword = given(red=SERVANT, holds={"red": "Sword"})
    shield = given(red=SERVANT, holds={"red": "Shield"})

    assert alike(sword, shield) == set()


@pytest.mark.clause("GR-226")
@pytest.mark.parametrize(
    ("keys", "lines", "fact"),
    [
        ({"dice": [3, 4]}, ["throw"], "fact-throws"),
        ({}, ["stay"], "fact-stays"),
        ({"red": "Gh5", "decision": "action"}, ["close Gh5/h6"], "fact-closes"),
        ({"red": "Gh3", "vampire": "Gh4", "dice": [2]}, ["hit V dagger"], "fact-strikes"),
        (
            {"red": "Gh3", "down": {"G4": "E22"}, "decision": "action", "dice": [2]},
            ["reveal"],
            "fact-trap",
        ),
        ({"slot": "vampire", "dice": [1, 1], "vampire": "Gb6"}, ["throw", "Gb5"], "fact-moves"),
        ({"slot": "vampire", "vampire": {"at": "Cg2", "life": 9}}, ["end"], "fact-regenerates"),
    ],
)
def test_everybody_is_told_of_every_throw_and_every_announced_action(
    keys: dict[str, object], lines: list[str], fact: str
) -> None:
    table = given(**keys)  # type: ignore[arg-type]

    table.does(*lines)

    told = [table.told_of(fact, seat) for seat in EVERYBODY]
    assert told[0] != []
    assert all(one == told[0] for one in told)


# --- hidden --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-227")
def test_nobody_can_tell_which_event_card_lies_on_a_field() -> None:
    one = given(down={"G4": "Sword", "U2": "Shield"})
    other = given(down={"G4": "Shield", "U2": "Sword"})

    assert alike(one, other) == set(EVERYBODY)


@pytest.mark.clause("GR-228", "GR-24")
def test_only_the_vampire_seat_knows_the_cellar_cards() -> None:
    one = given(down={"C1": "Stake", "C2": "Club"})
    other = given(down={"C1": "Club", "C2": "Stake"})

    assert alike(one, other) == {SPECTATOR, *HUNTERS}
    assert {world.down("C1") for world in worlds(one, VAMPIRE)} == {"C01"}


@pytest.mark.clause("GR-228", "GR-40")
def test_a_seat_that_plays_a_servant_does_not_learn_the_vampires_secrets() -> None:
    secrets = {"down": {"C1": "Stake", "C2": "Club"}, "locks": {"crypt": "gold", "armour": "iron"}}
    other = {"down": {"C1": "Club", "C2": "Stake"}, "locks": {"crypt": "iron", "armour": "gold"}}
    keys: dict[str, object] = {"blue": BLUES_SERVANT, "wardrobe": {"teeth": 5}}
    one = given(**keys, **secrets)  # type: ignore[arg-type]
    two = given(**{**keys, "wardrobe": {"teeth": 9}}, **other)  # type: ignore[arg-type]

    assert BLUE in alike(one, two)
    assert VAMPIRE not in alike(one, two)


@pytest.mark.clause("GR-232", "GR-26")
def test_only_the_vampire_seat_knows_the_locks() -> None:
    one = given(locks={"crypt": "gold", "armour": "iron"})
    other = given(locks={"crypt": "silver", "armour": "copper"})

    assert alike(one, other) == {SPECTATOR, *HUNTERS}


@pytest.mark.clause("GR-232", "GR-126")
@pytest.mark.parametrize(("lock", "fact"), [("gold", "fact-key-fits"), ("iron", "fact-key-fails")])
def test_everybody_learns_the_key_and_whether_it_fits_and_no_more(lock: str, fact: str) -> None:
    locks = {"crypt": lock, "armour": "silver"}
    table = given(red="Ce2", holds={"red": "Gold key"}, locks=locks, decision="action")

    table.does("key gold Ce2/f2")

    for seat in EVERYBODY:
        (told,) = table.told_of(fact, seat)
        assert told == {"figure": "figure-red", "card": "card-key-1", "door": "Ce2/f2"}


@pytest.mark.clause("GR-233", "GR-20")
@pytest.mark.parametrize("piece", ["cape", "teeth", "nails"])
def test_only_the_vampire_seat_knows_where_his_wardrobe_lies(piece: str) -> None:
    one, other = given(wardrobe={piece: 5}), given(wardrobe={piece: 9})

    assert alike(one, other) == {SPECTATOR, *HUNTERS}


@pytest.mark.clause("GR-233", "GR-145")
def test_when_a_piece_is_taken_everybody_learns_its_number() -> None:
    table = given(slot="vampire", vampire="Gh4", wardrobe={"teeth": 4})

    table.does("stay", "wear teeth")

    for seat in EVERYBODY:
        assert table.told_of("fact-wears", seat) == [{"piece": "piece-teeth", "field": "G4"}]


@pytest.mark.clause("GR-20", "GR-226", "GR-233")
def test_only_the_vampire_seat_sees_the_wardrobe_dice() -> None:
    table = begun()

    assert len(table.told_of("fact-wardrobe", VAMPIRE)) == 3
    for seat in (SPECTATOR, *HUNTERS):
        assert table.told_of("fact-wardrobe", seat) == []


@pytest.mark.clause("GR-23", "GR-26", "GR-228", "GR-232")
def test_others_only_hear_that_cellar_and_locks_are_arranged() -> None:
    table = arranged()

    assert len(table.told_of("fact-arranged", VAMPIRE)) == 1
    for seat in (SPECTATOR, *HUNTERS):
        assert table.told_of("fact-arranged", seat) == []
        assert table.told_of("fact-arranged-hidden", seat) == [{}]
