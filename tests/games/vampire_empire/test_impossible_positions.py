"""Positions that cannot come about: questions nobody can be asked, and values out of place."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.lines import DECISIONS
from gruft.games.vampire_empire.notation.pending import CONTEXTS, PURPOSES
from gruft.games.vampire_empire.notation.position import KEYS
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.laid import laid_over
from tests.games.vampire_empire.table import H, given

# --- questions that cannot be asked --------------------------------------------------------------


SHOWN = {"attacker": "Lady", "target": "Bishop", "attack": "Dagger"}
QUESTION = "position-question-impossible"


def refused(clause: str, vampires: str, humans: str, question: str, **keys: object) -> None:
    """A night with these hands and this question is refused."""
    pending = keys.pop("pending", {})
    assert isinstance(pending, dict)
    with pytest.raises(Refused) as refusal:
        given(vampires, humans, decision=question, pending=pending, **keys)  # type: ignore[arg-type]
    assert (refusal.value.key, refusal.value.clause) == (QUESTION, clause)


def test_somebody_else_cannot_be_asked() -> None:
    refused("VE-253", "Garlic", "Garlic", "action", pending={"asked": H})


@pytest.mark.clause("VE-126")
def test_an_empty_hand_is_not_asked_in_windows() -> None:
    refused("VE-126", "-", "Garlic", "window")
    refused("VE-126", "-", "-", "respond", pending={"card": "Organist"})


@pytest.mark.clause("VE-47")
def test_nobody_is_left_to_be_revealed() -> None:
    vampires = ["Lady", "Monk", "Cook"]

    refused("VE-47", "-", "-", "reveal", revealed=vampires, castle=["Nun", "Maid", "Lady"])


@pytest.mark.clause("VE-53", "VE-204")
def test_actions_belong_to_their_seat() -> None:
    refused("VE-53", "-", "Holy Water 1*2", "water-character")
    refused("VE-204", "Raven*2, Hound", "-", "hide-character", active=H, turn=4)


@pytest.mark.clause("VE-55", "VE-56", "VE-144")
@pytest.mark.parametrize(
    ("hide", "clause"),
    [
        ({"character": "Lady", "cards": "Raven*2"}, "VE-55"),
        ({"character": "Lady", "cards": "Raven*2, Hound*2"}, "VE-55"),
        ({"character": "Lady", "cards": "Raven*2, Garlic"}, "VE-55"),
        ({"character": "Monk", "cards": "Raven*2, Hound"}, "VE-56"),
        ({"character": "Lady", "cards": "Raven*2, Hound", "cancelled": "Vampire 1"}, "VE-172"),
    ],
)
def test_a_hide_shows_three_red_cards_for_a_castle_character(
    hide: dict[str, object], clause: str
) -> None:
    refused(clause, "-", "Garlic", "respond", pending={"hide": hide})


@pytest.mark.clause("VE-62", "VE-63")
@pytest.mark.parametrize(
    ("water", "clause"),
    [
        ({"character": "Lady", "cards": "Holy Water 1"}, "VE-62"),
        ({"character": "Lady", "cards": "Holy Water 1, Relic"}, "VE-62"),
        ({"character": "Monk", "cards": "Holy Water 1*2"}, "VE-63"),
    ],
)
def test_a_question_of_water_shows_two_water_cards_for_somebody_unrevealed(
    water: dict[str, object], clause: str
) -> None:
    day = {"active": H, "turn": 4, "revealed": ["Monk"]}

    refused(clause, "Garlic", "-", "water-response", pending={"water": water}, **day)


@pytest.mark.clause("VE-82", "VE-83", "VE-91", "VE-98", "VE-99", "VE-104", "VE-119")
@pytest.mark.parametrize(
    ("combat", "clause"),
    [
        ({**SHOWN, "attacker": "Monk"}, "VE-83"),
        ({**SHOWN, "target": "Lady"}, "VE-82"),
        ({**SHOWN, "target": "Monk"}, "VE-82"),
        ({**SHOWN, "attack": "Garlic"}, "VE-91"),
        ({**SHOWN, "side": "attack", "attack": "-", "defence": "Relic"}, "VE-98"),
        ({**SHOWN, "side": "defence", "attack": "-"}, "VE-99"),
        ({**SHOWN, "round": 2, "side": "attack"}, "VE-104"),
        ({**SHOWN, "round": 2, "side": "defence"}, "VE-99"),
        ({**SHOWN, "cancelled": "Rapier"}, "VE-172"),
        ({**SHOWN, "group": "Candlestick, Holy Bible", "last": "Candlestick"}, "VE-240"),
    ],
)
def test_a_combat_must_have_come_about(combat: dict[str, object], clause: str) -> None:
    refused(clause, "Rapier", "Garlic", "commit", pending={"combat": combat})


@pytest.mark.clause("VE-99")
def test_the_attack_was_greater_than_the_markers_of_the_defence() -> None:
    markers = {"Bishop": {"defence": 1}}

    refused("VE-99", "-", "Relic", "commit", pending={"combat": SHOWN}, markers=markers)


@pytest.mark.clause("VE-119")
def test_humans_respond_to_groups_of_the_vampires_only() -> None:
    wrong = {**SHOWN, "side": "defence", "defence": "Relic"}
    elsewhere = {**SHOWN, "group": "Rapier"}

    refused("VE-119", "-", "Garlic", "respond", pending={"combat": wrong})
    refused("VE-119", "-", "Garlic", "respond", pending={"combat": elsewhere})


@pytest.mark.clause("VE-174")
def test_a_sacrifice_cancels_a_card_of_the_group() -> None:
    entries = {"for": "sacrifice", "combat": SHOWN, "cancels": "Rapier"}

    refused("VE-174", "-", "Garlic", "pay", pending=entries)


@pytest.mark.clause("VE-249")
def test_a_single_card_needs_no_choice_of_what_to_cancel() -> None:
    refused("VE-249", "-", "Garlic", "cancel", pending={"combat": SHOWN})


@pytest.mark.clause("VE-209")
def test_who_is_saved_has_died() -> None:
    refused("VE-209", "-", "Herbalist", "death", pending={"dead": "Lord"})


@pytest.mark.clause("VE-121", "VE-136", "VE-137", "VE-206")
@pytest.mark.parametrize(
    ("question", "card", "clause"),
    [
        ("respond", "Claws", "VE-121"),
        ("respond", "Novice", "VE-206"),
        ("respond", "Mist Form", "VE-136"),
        ("effect-type", "Hypnosis", "VE-137"),
        ("effect-pick", "Bat Form", "VE-137"),
        ("effect-return", "Coffin", "VE-137"),
    ],
)
def test_a_card_asks_its_own_questions(question: str, card: str, clause: str) -> None:
    refused(clause, "Garlic", "Garlic", question, pending={"card": card})


@pytest.mark.clause("VE-228")
def test_nobody_takes_a_turn_without_cards() -> None:
    refused("VE-228", "-", "Garlic", "step1", decks=["-", "*"])


@pytest.mark.clause("VE-27")
def test_what_was_paid_lies_in_the_moat() -> None:
    refused("VE-27", "Garlic", "-", "pay", pending={"paid": "Dagger"}, moats=["Relic", "-"])


@pytest.mark.clause("VE-77", "VE-240")
def test_used_water_has_no_place_in_the_order_of_a_group() -> None:
    fight = {"attacker": "Bishop", "target": "Lady", "group": "Candlestick, Holy Water 1"}
    water = {"character": "Lady", "cards": "-"}

    table = given(
        "-",
        "Relic",
        decision="commit",
        pending={"combat": fight, "water": water},
        active=H,
        turn=4,
        revealed=["Lady"],
    )

    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    assert pending["combat"]["last"] == "Candlestick"


# --- odd values ----------------------------------------------------------------------------------

odd = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 12) | st.sampled_from(["x", "-", "Lady", "Garlic"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("ab"), inner),
    max_leaves=4,
)


def refused_or_playable(data: dict[str, object]) -> None:
    try:
        table = laid_over(data)
    except Refused:
        return
    position, luck = table.position, FastChance(3)
    census = GAME.census(position)
    assert laid_over(table.truth).truth == table.truth
    for _ in range(12):
        if not position.is_over():
            moves = position.moves(table.turn)
            position.apply(table.turn, moves[luck.below(len(moves))])
            GAME.check(position)
            assert GAME.census(position) == census


@settings(max_examples=60, deadline=None)
@holds_for(st.dictionaries(st.sampled_from(KEYS), odd, max_size=3))
def test_odd_values_are_refused_or_give_a_position_that_can_be_played(
    data: dict[str, object],
) -> None:
    refused_or_playable(data)


#: Enough for many decisions, so that not all of them are refused.
SOME_ENTRIES = st.fixed_dictionaries(
    {},
    optional={
        "hide": st.just({"character": "Lady", "cards": "Raven, Hound*2"}) | odd,
        "water": st.just({"character": "Lady", "cards": "Holy Water 1*2"}) | odd,
        "combat": st.just({"attacker": "Lady", "target": "Bishop", "attack": "Dagger"}) | odd,
        "card": st.sampled_from(["Organist", "Novice", "Hypnosis", "Mist Form", "Chapel"]) | odd,
        "dead": st.just("Butler") | odd,
        "for": st.sampled_from(PURPOSES) | odd,
        "context": st.sampled_from(CONTEXTS) | odd,
        "asked": st.integers(0, 1) | odd,
    },
)


@settings(max_examples=80, deadline=None)
@holds_for(st.sampled_from(DECISIONS), SOME_ENTRIES, st.integers(0, 1))
def test_odd_questions_are_refused_or_can_be_answered(
    decision: str, entries: dict[str, object], active: int
) -> None:
    castle = ["Lady", "Bishop", "Officer"]

    refused_or_playable(
        {"pending": {"decision": decision, **entries}, "active": active, "castle": castle}
    )
