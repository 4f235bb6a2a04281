"""Open decisions of written positions: entries that are needed, and questions never asked so."""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.vampire_connection.table import given

HANDS = ["mist, wolf", "bat, stake", "Party"]
CAPTIVES = ["The Baker", "The Old Chaplain, The Mayor", "-"]
OFFER = {"partner": 1, "offers": 1}
ROBBERY: dict[str, object] = {"form": "bat", "goal": "castle of", "lord": 1}
TOMB = {"places": ["tomb", "castle", "castle"]}
STAKED = {"markers": ["stake", None, None]}

Keys = dict[str, object]


def refusal_of(decision: str, entries: Keys, keys: Keys) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        given(HANDS, **{"captives": CAPTIVES, **keys, "pending": {"decision": decision, **entries}})  # type: ignore[arg-type]
    return refusal.value.key, refusal.value.clause


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize(
    ("decision", "entries"),
    [
        ("offer-give", {}),
        ("offer-want", OFFER),
        ("offer-answer", {**OFFER, "give": "mist"}),
        ("counter-give", {**OFFER, "give": "mist"}),
        ("counter-want", {**OFFER, "give": "mist", "want": "bat"}),
        ("counter-answer", {**OFFER, "give": "mist", "want": "bat", "counter_give": "bat"}),
        ("move-window", {"form": "bat"}),
        ("rob", {"goal": "castle of", "lord": 1}),
        ("target", {}),
        ("response", {"card": "GO"}),
        ("cover", {}),
        ("ball", {"events": ["Masked Ball", None]}),
        ("ball", {"gifts": [None, None, "-"]}),
        ("order", {}),
        ("buy", {}),
    ],
)
def test_an_entry_that_cannot_be_left_out_is_asked_for(decision: str, entries: Keys) -> None:
    assert refusal_of(decision, entries, {}) == ("position-pending-lacks", "VC-247")


WHOLE = {**OFFER, "give": "mist", "want": "bat"}
COUNTERED = {**WHOLE, "counter_give": "bat", "counter_want": "wolf"}


@pytest.mark.parametrize(
    ("clause", "decision", "entries", "keys"),
    [
        ("VC-22", "connection", {"asked": 1}, {}),
        ("VC-22", "play", {"asked": 1}, {}),
        ("VC-22", "consume", {"asked": 2}, {}),
        ("VC-22", "rob", {**ROBBERY, "asked": 1}, {}),
        ("VC-141", "tomb-window", {"asked": 0}, {"places": ["castle", "tomb", "castle"]}),
        ("VC-141", "move-window", {**ROBBERY, "asked": 0}, {}),
        ("VC-40", "offer-answer", {**WHOLE, "asked": 2}, {}),
        ("VC-144", "tomb-window", {}, {}),
        ("VC-144", "tomb-window", {}, {"places": ["castle", "tomb", "castle"], "round": 1}),
        ("VC-138", "move-window", {"form": "mist", "goal": "village"}, {}),
        ("VC-138", "move-window", {"form": "wolf", "goal": "village"}, {"round": 1}),
        ("VC-138", "move-window", {"form": "wolf", "goal": "castle"}, {**TOMB, "immune": True}),
        ("VC-49", "move-window", {"form": "wolf", "goal": "village"}, TOMB),
        ("VC-49", "move-window", {"form": "wolf", "goal": "castle"}, {}),
        ("VC-49", "rob", ROBBERY, STAKED),
        ("VC-100", "move-window", {"form": "wolf", "goal": "castle of", "lord": 1}, {}),
        ("VC-100", "move-window", {"form": "bat", "goal": "castle of"}, {}),
        ("VC-100", "rob", {**ROBBERY, "lord": 0}, {}),
        ("VC-100", "rob", {"form": "bat", "goal": "village"}, {}),
        ("VC-32", "offer-give", {**OFFER, "partner": 0}, {}),
        ("VC-42", "offer-give", {"partner": 1}, {}),
        ("VC-33", "offer-give", {**OFFER, "give": "mist, wolf"}, {}),
        ("VC-33", "offer-want", {**OFFER, "give": "-"}, {}),
        ("VC-33", "offer-want", {**OFFER, "give": "mist", "want": "bat, stake"}, {}),
        ("VC-33", "counter-answer", {**COUNTERED, "counter_want": "-"}, {}),
        ("VC-39", "offer-want", {**OFFER, "give": "bat"}, {}),
        ("VC-39", "offer-answer", {**WHOLE, "give": "mist*2"}, {}),
        ("VC-39", "offer-answer", {**WHOLE, "want": "mist"}, {}),
        ("VC-39", "counter-answer", {**COUNTERED, "counter_want": "bat"}, {}),
        ("VC-39", "counter-answer", {**COUNTERED, "counter_give": "wolf"}, {}),
        ("VC-11", "target", {"card": "GO"}, {}),
        ("VC-11", "target", {"card": "escape"}, {}),
        ("VC-11", "target", {"card": "party"}, {}),
        ("VC-158", "target", {"card": "GO"}, {**STAKED, "discard": "Good Opportunity"}),
        ("VC-109", "cover", {"laid": 0}, {}),
        ("VC-109", "cover", {"laid": 0, "last": "The Mayor"}, {
            "laid": [{"card": "crucifix", "castle": 0, "victims": "The Baker"}]}),
        ("VC-109", "cover", {"laid": 0, "last": "The Baker"}, {
            "laid": [{"card": "book", "castle": 0, "victims": "The Baker"}]}),
        ("VC-125", "response", {**ROBBERY, "victim": "The Baker"}, {}),
        ("VC-125", "response", {**ROBBERY, "victim": "The Mayor", "asked": 2}, {}),
        ("VC-125", "response", {"victim": "The Mayor"}, {}),
        ("VC-125", "response", {**ROBBERY, "victim": "The Mayor"}, {
            "captives": ["-", "The Mayor", "-"]}),
        ("VC-125", "response", {**ROBBERY, "victim": "The Mayor"}, {
            "laid": [{"card": "crucifix", "castle": 1, "victims": "The Mayor"}]}),
        ("VC-125", "response", {"card": "GO", "victim": "The Mayor"}, {
            "discard": "Good Opportunity",
            "laid": [{"card": "book", "castle": 1, "victims": "The Mayor"}]}),
        ("VC-100", "response", {**ROBBERY, "form": "wolf", "victim": "The Mayor"}, {}),
        ("VC-100", "response", {**ROBBERY, "victim": "The Mayor"}, TOMB),
        ("VC-84", "order", {"events": ["Sunrise", "Sunrise marked"]}, {}),
        ("VC-84", "order", {"events": ["Sunrise", None]}, {}),
        ("VC-89", "ball", {"gifts": [None, None, "-"], "events": ["Sunrise", "Masked Ball"]}, {}),
        ("VC-89", "ball", {"gifts": [None, None, "-"], "events": [None, None]}, {}),
        ("VC-91", "ball", {"gifts": [None, None, None], "events": ["Masked Ball", None]}, {}),
        ("VC-91", "ball", {"gifts": [None, "-", "-"], "events": ["Masked Ball", None]}, {}),
        ("VC-91", "ball", {"gifts": ["V20", None, "-"], "events": ["Masked Ball", None]}, {}),
        ("VC-169", "consume", {}, TOMB),
        ("VC-169", "consume", {}, {"sunrise": True}),
        ("VC-169", "buy", {"net": 2}, TOMB),
        ("VC-164", "buy", {"net": 2, "consumed": "The Baker"}, {}),
        ("VC-165", "buy", {"net": 2}, {"fresh": "The Bard"}),
        ("VC-165", "discard", {}, {"fresh": "The Bard"}),
        ("VC-184", "discard", {}, {}),
        ("VC-42", "connection", {"offers": 3}, {}),
        ("VC-186", "connection", {}, {"fresh": "The Bard"}),
        ("VC-186", "offer-give", OFFER, {"fresh": "The Bard"}),
        ("VC-186", "connection", {}, {"sunrise": True}),
        ("VC-186", "tomb-window", {"point": "trade"}, {**TOMB, "sunrise": True}),
        ("VC-171", "buy", {"net": 9}, {}),
    ],
)  # fmt: skip
@pytest.mark.clause("VC-247")
def test_a_question_that_the_rules_would_not_ask_is_refused(
    clause: str, decision: str, entries: Keys, keys: Keys
) -> None:
    assert refusal_of(decision, entries, keys) == ("position-question-impossible", clause)


@pytest.mark.clause("VC-32", "VC-33")
@pytest.mark.parametrize(("partner", "clause"), [(2, "VC-32"), (1, "VC-33")])
def test_an_offer_is_played_so_it_needs_a_partner_with_cards_and_an_open_side(
    partner: int, clause: str
) -> None:
    """Seat 2 has nothing to trade, and a hand of one card has nothing to add to it."""
    pending = {"decision": "offer-give", "partner": partner, "offers": 1, "give": "mist"}

    with pytest.raises(Refused) as refusal:
        given(["mist", "bat", "-"], pending=pending)

    assert (refusal.value.key, refusal.value.clause) == ("position-question-impossible", clause)


def test_an_offer_is_laid_over_another_one() -> None:
    position = given(HANDS, pending={"decision": "counter-answer", **COUNTERED}).position
    written = GAME.to_json(position)

    assert GAME.to_json(GAME.from_json(position, written, FastChance(1))) == written


@pytest.mark.clause("VC-186")
def test_no_party_is_on_when_a_turn_begins() -> None:
    with pytest.raises(Refused) as refusal:
        given(["-", "-", "-"], party=True, pending="connection")

    assert (refusal.value.key, refusal.value.clause) == ("position-question-impossible", "VC-186")


@pytest.mark.clause("VC-187")
def test_an_empty_village_has_set_the_latch() -> None:
    with pytest.raises(Refused) as refusal:
        given(["-", "-", "-"], village="-", latch=False)

    assert (refusal.value.key, refusal.value.clause) == ("position-village-without-latch", "VC-187")


@pytest.mark.clause("VC-69", "VC-247")
def test_who_is_asked_must_have_an_answer() -> None:
    held: Keys = {"laid": [{"card": "crucifix", "castle": 1, "victims": "V11, V20"}]}

    assert refusal_of("rob", ROBBERY, held) == ("position-nothing-to-answer", "VC-247")


@pytest.mark.clause("VC-92", "VC-247")
def test_when_all_have_chosen_the_ball_is_over() -> None:
    ball: Keys = {"gifts": ["V14", "V20", "-"], "events": ["Masked Ball", None]}

    assert refusal_of("ball", ball, {}) == ("position-nobody-asked", "VC-247")


@pytest.mark.clause("VC-238")
def test_an_offer_that_is_whole_has_told_its_cards() -> None:
    offered = given(HANDS, pending={"decision": "offer-answer", **WHOLE})
    countered = given(HANDS, pending={"decision": "counter-answer", **COUNTERED})

    assert offered.knows(1, 0) == {"mist": 1}
    assert offered.knows(2, 0) == offered.knows(0, 1) == {}
    assert countered.knows(0, 1) == {"bat": 1}


@pytest.mark.parametrize(
    ("decision", "entries", "keys", "asked"),
    [
        ("tomb-window", {}, {"places": ["castle", "tomb", "castle"]}, [1]),
        ("move-window", ROBBERY, {}, [1]),
        ("offer-give", OFFER, {}, [0]),
        ("offer-answer", {**WHOLE, "partner": 2}, {}, [2]),
        ("counter-want", {**WHOLE, "counter_give": "bat"}, {}, [1]),
        ("counter-answer", COUNTERED, {}, [0]),
        ("response", {**ROBBERY, "victim": "The Mayor"}, {}, [1]),
        ("ball", {"gifts": [None, None, "-"], "events": ["Masked Ball", None]}, {}, [0, 1]),
        ("buy", {"net": 2}, {}, [0]),
    ],
)
def test_who_is_asked_follows_from_the_decision(
    decision: str, entries: Keys, keys: Keys, asked: list[int]
) -> None:
    pending = {"decision": decision, **entries}
    table = given(HANDS, **{"captives": CAPTIVES, **keys, "pending": pending})  # type: ignore[arg-type]

    assert table.position.to_act() == asked
