"""Chapter 18, composition: in which order the choices of an action or a card are asked."""

import pytest

from gruft.games.vampire_empire.state import layout as at
from tests.games.vampire_empire.table import H, Table, V, by_day, given

FOUR_LEFT = ["Nun", "Maid", "Cook", "Butler", "Lord"]


def asked_in_turn(table: Table, seat: int, *moves: str) -> list[str]:
    """What is asked before each of these moves and after the last."""
    asked = [table.asked]
    for move in moves:
        table.begins(seat, move)
        asked.append(table.asked)
    return asked


# --- support cards -------------------------------------------------------------------------------


@pytest.mark.clause("VE-244", "VE-137")
def test_the_choices_of_a_card_of_the_vampires_follow_the_response() -> None:
    table = given("Bat Form, Garlic, Dagger", "Relic", decision="window")

    asked = asked_in_turn(table, V, "play Bat Form", "pay Garlic")

    assert (asked, table.turn) == (["window", "pay", "respond"], H)
    table.plays(H, "decline")
    assert (table.asked, table.turn) == ("effect-type", V)


@pytest.mark.clause("VE-244", "VE-126")
def test_without_cards_of_the_humans_the_choices_follow_the_payment() -> None:
    table = given("Organist, Garlic", "-", decision="window")

    assert asked_in_turn(table, V, "play Organist", "Bishop", "attack") == [
        *("window", "effect-character", "effect-side"),
        "window",
    ]


@pytest.mark.clause("VE-244", "VE-206")
def test_nobody_responds_to_a_card_of_the_humans() -> None:
    table = by_day("Garlic", "Chapel, Relic", decision="window", moats=["-", "Dagger"])

    assert asked_in_turn(table, H, "play Chapel", "pay Relic") == ["window", "pay", "effect-pick"]
    assert table.turn == H


# --- actions -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-245")
def test_a_hide_is_a_character_and_three_cards_and_then_it_is_shown() -> None:
    table = given("Raven, Hound, Vampire 1", "Garlic")

    asked = asked_in_turn(table, V, "hide", "Lady", "play Raven", "play Hound")

    assert asked == ["action", "hide-character", *["hide-card"] * 3]
    assert table.told() == []
    table.begins(V, "play Vampire 1")
    assert [fact for fact, _ in table.told()] == ["fact-hides"]
    assert (table.asked, table.turn) == ("respond", H)


@pytest.mark.clause("VE-246")
def test_a_water_is_a_character_and_two_cards_and_then_it_is_shown() -> None:
    table = by_day("Garlic", "Holy Water 1*2, Garlic")

    asked = asked_in_turn(table, H, "water", "Lord", "play Holy Water 1")

    assert asked == ["action", "water-character", *["water-card"] * 2]
    assert table.told() == []
    table.begins(H, "play Holy Water 1")
    assert [fact for fact, _ in table.told()] == ["fact-asks"]
    assert (table.asked, table.turn) == ("water-response", V)


@pytest.mark.clause("VE-247")
def test_a_combat_is_two_characters_a_group_and_its_costs_and_then_it_is_shown() -> None:
    table = given("Dagger, Claws, Garlic", "Relic")

    asked = asked_in_turn(table, V, "combat", "Lady", "Bishop", "play Dagger", "play Claws", "done")

    assert asked == ["action", "attacker", "target", *["commit"] * 3, "pay"]
    assert table.told() == []
    table.begins(V, "pay Garlic")
    assert [fact for fact, _ in table.told()] == ["fact-attacks", "fact-pays"]
    assert (table.asked, table.turn) == ("respond", H)


@pytest.mark.clause("VE-247")
def test_an_attack_without_a_card_cannot_be_shown() -> None:
    table = given("Dagger", "Relic")

    table.begins(V, "combat", "Lady", "Bishop")

    assert table.legal(V) == ["play Dagger"]


@pytest.mark.clause("VE-247")
def test_who_has_no_target_is_not_offered_as_attacker() -> None:
    out_of_reach = {"attack": 0, "defence": 2}
    markers = {"Officer": out_of_reach, "Bishop": out_of_reach, "Lady": out_of_reach}
    table = given("Rapier, Relic", "-", markers=markers)

    table.begins(V, "combat")

    # Rapier 2 is too little for the nobles, Relic 3 is enough for the Bishop.
    assert table.legal(V) == ["Bishop"]


@pytest.mark.clause("VE-247")
def test_who_cannot_be_attacked_is_not_offered_as_target() -> None:
    table = given("Rapier", "-", markers={"Officer": {"attack": 0, "defence": 2}})

    table.begins(V, "combat", "Lady")

    assert table.legal(V) == ["Bishop"]


@pytest.mark.clause("VE-248")
def test_a_defence_is_any_number_of_cards_with_their_costs() -> None:
    table = given("Dagger, Garlic", "Relic, Crucifix, Garlic*2")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")
    assert table.legal(H) == ["play Relic", "play Crucifix", "done"]

    asked = asked_in_turn(table, H, "play Relic", "play Crucifix", "done", "pay Garlic")
    table.begins(H, "pay Garlic")

    assert asked[:4] == [*["commit"] * 3, "pay"]
    assert table.told_of("fact-defends")[0]["cards"] == ["name-relic", "name-crucifix"]


@pytest.mark.clause("VE-248", "VE-103")
def test_a_defence_may_be_empty() -> None:
    table = given("Dagger, Garlic", "Garlic")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")

    table.plays(H, "done")

    assert len(table.told_of("fact-defends-not")) == 1


@pytest.mark.clause("VE-248", "VE-106")
def test_in_the_second_attack_no_card_is_the_stop() -> None:
    table = given("Dagger, Garlic, Pistol", "Relic, Garlic")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")
    assert table.legal(V) == ["play Pistol", "stop"]

    table.plays(V, "stop")

    assert len(table.told_of("fact-combat-stopped")) == 1


# --- responses -----------------------------------------------------------------------------------


@pytest.mark.clause("VE-249")
def test_sacrifice_names_its_card_and_is_paid_afterwards() -> None:
    table = given("Dagger, Pistol, Garlic", "Sacrifice, Relic, Garlic")
    table.plays(V, "Lady x Bishop a[Dagger, Pistol]")

    asked = asked_in_turn(table, H, "play Sacrifice")

    assert asked == ["respond", "cancel"]
    assert table.legal(H) == ["pick Dagger", "pick Pistol"]
    assert asked_in_turn(table, H, "pick Pistol")[1] == "pay"
    assert table.legal(H) == ["pay Garlic", "pay Relic"]


@pytest.mark.clause("VE-249", "VE-253")
def test_of_two_copies_or_of_the_last_card_nothing_is_to_be_picked() -> None:
    copies = given("Dagger*2, Garlic", "Sacrifice*2, Relic, Garlic")
    copies.plays(V, "Lady x Bishop a[Dagger, Dagger]")
    last = given("Dagger, Pistol, Garlic", "Sacrifice*2, Relic, Garlic")
    last.plays(V, "Lady x Bishop a[Dagger, Pistol]")
    last.plays(H, "!Sacrifice{Garlic}>Dagger")
    last.plays(V, "decline")

    for table in (copies, last):
        assert asked_in_turn(table, H, "play Sacrifice") == ["respond", "pay"]


@pytest.mark.clause("VE-249")
def test_secret_passage_is_paid_and_done_is_always_there() -> None:
    table = given("Dagger, Garlic", "Secret Passage, Garlic*2")
    table.plays(V, "Lady x Bishop a[Dagger]")
    assert table.legal(H) == ["play Secret Passage", "decline"]

    asked = asked_in_turn(table, H, "play Secret Passage", "pay Garlic")

    assert asked == ["respond", "pay", "pay"]  # by night it costs two


# --- the immediate attack ------------------------------------------------------------------------


def found(humans: str, **keys: object) -> Table:
    """H has found the Lady out with two water cards."""
    table = by_day("Garlic*2", f"Holy Water 1, Holy Water 3, {humans}", **keys)
    table.plays(H, "water Lady [Holy Water 1, Holy Water 3]")
    table.plays(V, "decline")
    return table


@pytest.mark.clause("VE-250")
def test_an_immediate_attack_is_an_attacker_the_water_card_and_a_group() -> None:
    table = found("Relic")
    assert table.legal(H) == ["Officer", "Bishop", "decline"]

    asked = asked_in_turn(table, H, "Bishop", "use")

    assert asked == ["immediate", "use-water", "commit"]
    assert table.legal(H) == ["play Relic", "done"]


@pytest.mark.clause("VE-250", "VE-77")
def test_without_the_water_card_a_card_of_the_hand_is_needed() -> None:
    table = found("Relic")

    table.begins(H, "Bishop")

    assert table.legal(H) == ["use", "no"]
    table.begins(H, "no")
    assert table.legal(H) == ["play Relic"]


@pytest.mark.clause("VE-250", "VE-99")
@pytest.mark.parametrize(("defence", "enough"), [(0, True), (1, False)])
def test_the_water_card_alone_must_be_enough(defence: int, enough: bool) -> None:
    table = found("Relic", markers={"Lady": {"attack": 0, "defence": defence}})

    table.begins(H, "Bishop", "use")

    assert ("done" in table.legal(H)) == enough


@pytest.mark.clause("VE-77", "VE-99", "VE-250")
def test_the_water_card_is_the_first_of_the_group_so_that_only_its_value_may_be_too_small() -> None:
    table = found("Relic", markers={"Lady": {"attack": 0, "defence": 1}})

    table.begins(H, "Bishop", "use")

    assert table.position.words[at.GROUP_SIZE] == 1
    table.refuses(H, "done", "VE-99", "refusal-attack-too-small")


# --- Hypnosis and Mist Form ----------------------------------------------------------------------


@pytest.mark.clause("VE-251", "VE-189")
@pytest.mark.parametrize(("first", "second"), [("Officer", "Monk"), ("Monk", "Officer")])
def test_the_first_to_return_lies_on_top(first: str, second: str) -> None:
    table = given("Hypnosis, Garlic", "-", decision="window")
    table.plays(V, "play Hypnosis; pay Garlic")
    assert table.legal(V) == ["Lady", "Officer", "Monk", "Nun", "Bishop"]

    table.begins(V, first)
    assert first not in table.legal(V)
    assert len(table.legal(V)) == 4
    table.begins(V, second)

    assert table.city[:2] == [first, second]


@pytest.mark.clause("VE-251", "VE-188")
def test_with_one_in_the_city_one_returns() -> None:
    table = given("Hypnosis, Garlic", "-", decision="window", dead=FOUR_LEFT)
    table.plays(V, "play Hypnosis; pay Garlic")
    assert table.legal(V) == ["Lady", "Officer", "Monk", "Bishop"]

    table.plays(V, "Officer")

    assert (table.city, table.asked) == (["Officer"], "action")


@pytest.mark.clause("VE-252", "VE-253")
@pytest.mark.parametrize(
    ("cellar", "revealed", "asked"),
    [
        ("-", ["Lady"], []),
        ("Relic", ["Lady"], ["effect-pick"]),
        ("-", ["Lady", "Cook"], ["effect-character"]),
        ("Relic", ["Lady", "Cook"], ["effect-pick", "effect-character"]),
        ("-", ["Lady", "Monk"], []),  # the Monk is in the city
    ],
)
def test_mist_form_asks_for_a_card_and_then_for_one_of_several_vampires(
    cellar: str, revealed: list[str], asked: list[str]
) -> None:
    table = given(
        "Mist Form, Garlic",
        "-",
        decision="window",
        castle=["Lady", "Cook", "Officer"],
        revealed=revealed,
        cellars=["-", cellar],
        decks=["?*9", "?*9"],
    )
    table.begins(V, "play Mist Form", "pay Garlic")

    found = []
    while table.asked.startswith("effect"):
        found.append(table.asked)
        table.begins(V, table.legal(V)[0])

    assert found == asked


# --- single options ------------------------------------------------------------------------------


@pytest.mark.clause("VE-253")
def test_a_choice_with_a_single_option_is_asked() -> None:
    hide = given("Vampire 1*2, Raven", "-")
    hide.begins(V, "hide", "Lady")
    assert hide.legal(V) == ["play Raven"]

    payment = by_day("-", "Chapel, Squire", decision="window", moats=["-", "Relic"])
    payment.begins(H, "play Chapel")
    assert payment.legal(H) == ["pay Squire"]
    payment.begins(H, "pay Squire")
    assert payment.legal(H) == ["pick Relic"]

    marked = given("Organist", "-", decision="window")
    marked.begins(V, "play Organist")
    assert marked.legal(V) == ["Bishop"]


@pytest.mark.clause("VE-253", "VE-126")
def test_a_window_with_nothing_to_play_is_asked() -> None:
    table = given("Garlic", "Garlic", decision="window")

    assert table.legal(V) == ["decline"]
    table.plays(V, "decline")
    assert table.legal(H) == ["decline"]


@pytest.mark.clause("VE-253")
def test_only_what_public_facts_force_may_be_answered_by_the_table() -> None:
    no_cards = given("-", "Garlic")
    one_card = by_day("-", "Chapel, Relic", decision="window", moats=["-", "Dagger"])
    one_card.begins(H, "play Chapel")
    nothing_to_play = given("Garlic", "Garlic", decision="window")

    assert no_cards.decision().forced
    for table in (one_card, nothing_to_play):
        assert len(table.legal(table.turn)) == 1
        assert not table.decision().forced
