"""Chapter 8 at its edges: the first and the last of 28 victims, and many laid cards at once.

A protection concerns those who lie under it and nobody else, whoever they are and in whatever
order the cards were laid.
"""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.state import cards as c
from tests.games.vampire_connection.table import Table, cards, given
from tests.games.vampire_connection.visits import one_by_one

FIRST, LAST = "The Tyke", "The Mayor's Daughter"
OTHERS = ("The Baker", "The Bard", "The Mayor", "The Milkmaid")
#: All protections of the pack, in the order in which these tests lay them.
ALL_CARDS = ("book", "holy water", "crucifix", "holy water", "book")
LORDS = ("Biggulp", "Ficklecrash", "Shortway")
PLACES = [(nth, castle) for nth in range(1, 6) for castle in range(3)]


def lying(card: str, castle: int, victims: str) -> dict[str, object]:
    return {"card": card, "castle": castle, "victims": victims}


def all_in_one_castle(hand: str, nth: int, castle: int, **keys: object) -> Table:
    """The Tyke and four others are captives there; the Tyke lies under the n-th laid card."""
    captives = ["-", "-", "-"]
    captives[castle] = ", ".join([FIRST, *OTHERS])
    victims = [*OTHERS[: nth - 1], FIRST]
    laid = [lying(ALL_CARDS[place], castle, victim) for place, victim in enumerate(victims)]
    return given([hand, "-", "-"], captives=captives, laid=laid, **keys)  # type: ignore[arg-type]


def victims_of(lines: list[str]) -> set[str]:
    """The victims that the legal moves name."""
    return {victim for line in lines for victim in (FIRST, LAST, *OTHERS) if line.endswith(victim)}


# --- who lies under it ---------------------------------------------------------------------------


@pytest.mark.clause("VC-113", "VC-116")
@pytest.mark.parametrize("covered", [FIRST, LAST])
@pytest.mark.parametrize("card", ["crucifix", "holy water"])
def test_a_card_protects_nobody_but_those_under_it(covered: str, card: str) -> None:
    table = given(
        ["bat", "-", "-"],
        captives=["-", "The Mayor", covered],
        laid=[lying(card, 2, covered)],
    )
    table.refuses(0, "bat > castle of Shortway", "VC-69")

    table.plays(0, "bat > castle of Ficklecrash")
    table.all_pass()

    assert table.legal(0) == ["rob The Mayor"]


@pytest.mark.clause("VC-120")
@pytest.mark.parametrize("card", ["crucifix", "holy water"])
@pytest.mark.parametrize(("gone", "left"), [(FIRST, LAST), (LAST, FIRST)])
def test_the_card_stays_with_the_first_or_last_victim_too(card: str, gone: str, left: str) -> None:
    table = given(
        ["Escape", "-", "-"],
        captives=["-", f"{FIRST}, {LAST}", "-"],
        laid=[lying(card, 1, f"{FIRST}, {LAST}")],
    )

    table.plays(0, f"escape {gone}")

    assert table.laid == [lying(card, 1, left)]


@pytest.mark.clause("VC-94")
@pytest.mark.parametrize(("given_away", "left"), [(FIRST, LAST), (LAST, FIRST)])
def test_at_the_ball_a_shared_card_stays_with_the_first_or_last_victim_too(
    given_away: str, left: str
) -> None:
    table = given(
        ["mist", "-", "-"],
        captives=["-", f"{FIRST}, {LAST}", "-"],
        laid=[lying("crucifix", 1, f"{FIRST}, {LAST}")],
        village="Masked Ball, *",
    )
    table.plays(0, "mist > village")

    table.plays(1, f"gives {given_away}")

    assert table.laid == [lying("crucifix", 1, left)]
    assert table.captives(2) == cards(given_away)


@pytest.mark.clause("VC-109", "VC-212")
def test_each_of_two_holy_waters_covers_two_victims() -> None:
    names = ["The Bard", "The Baker", "The Mayor", "The Village Priest"]
    table = given(["holy water*2", "-", "-"], captives=[", ".join(names), "-", "-"])

    table.plays(0, "holy water [The Bard, The Baker] @ Biggulp")
    table.plays(0, "holy water [The Mayor, The Village Priest] @ Biggulp")

    assert [len(cards(str(one["victims"]))) for one in table.laid if isinstance(one, dict)] == [
        2,
        2,
    ]


# --- many cards ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-91", "VC-93")
@pytest.mark.parametrize(("nth", "castle"), PLACES)
def test_at_the_ball_only_lords_are_asked_and_for_their_own_captives(nth: int, castle: int) -> None:
    table = all_in_one_castle("mist", nth, castle, village="Masked Ball, *")

    table.plays(0, "mist > village")

    assert table.position.to_act() == [castle]
    assert victims_of(table.legal(castle)) == {FIRST, *OTHERS}
    assert len(table.legal(castle)) == 5


@pytest.mark.clause("VC-69", "VC-101", "VC-116")
@pytest.mark.parametrize(("nth", "castle"), [place for place in PLACES if place[1] > 0])
def test_only_a_castle_with_captives_is_robbed_and_only_of_those(nth: int, castle: int) -> None:
    table = all_in_one_castle("bat", nth, castle)
    assert [line for line in table.legal(0) if "castle of" in line] == [
        f"bat > castle of {LORDS[castle]}"
    ]

    table.plays(0, f"bat > castle of {LORDS[castle]}")
    table.all_pass()

    under = dict(zip([*OTHERS[: nth - 1], FIRST], ALL_CARDS, strict=False))
    free = {victim for victim in (FIRST, *OTHERS) if under.get(victim) in (None, "book")}
    assert victims_of(table.legal(0)) == free
    assert len(table.legal(0)) == len(free)


@pytest.mark.clause("VC-101", "VC-116")
@pytest.mark.parametrize("nth", [3, 4])
@pytest.mark.parametrize("castle", [1, 2])
def test_books_hold_nobody_in_whatever_order_cards_were_laid(nth: int, castle: int) -> None:
    """The first victim is held fast by the n-th card."""
    kinds = ["holy water", "book", "crucifix", "holy water"]
    victims = [*OTHERS[: nth - 1], FIRST]
    captives = ["-", "-", "-"]
    captives[castle] = ", ".join([FIRST, *OTHERS])
    laid = [lying(kinds[place], castle, victim) for place, victim in enumerate(victims)]
    table = given(["bat", "-", "-"], captives=captives, laid=laid)
    robbery = f"bat > castle of {LORDS[castle]}"
    assert [line for line in table.legal(0) if "castle of" in line] == [robbery]

    table.plays(0, robbery)
    table.all_pass()

    held = {victim for place, victim in enumerate(victims) if kinds[place] != "book"}
    assert victims_of(table.legal(0)) == {FIRST, *OTHERS} - held
    assert len(table.legal(0)) == 5 - len(held)


@pytest.mark.clause("VC-203", "VC-208", "VC-215")
@pytest.mark.parametrize(("nth", "castle"), PLACES)
@pytest.mark.parametrize("card", ["escape", "GO", "party"])
def test_targets_are_captives_and_for_all_but_escape_uncovered(
    nth: int, castle: int, card: str
) -> None:
    table = all_in_one_castle("Escape, Good Opportunity, Party", nth, castle)
    targets = {FIRST, *OTHERS} if card == "escape" else set(OTHERS[nth - 1 :])
    if card == "party" and castle != 0:
        targets = set()
    assert (card in table.legal(0)) == bool(targets)

    if targets:
        table.begins(0, card)

        assert victims_of(table.legal(0)) == targets
        assert len(table.legal(0)) == len(targets)


@pytest.mark.clause("VC-208")
@pytest.mark.parametrize("nth", range(1, 6))
def test_a_fresh_victim_under_a_card_is_not_a_captive(nth: int) -> None:
    victims = [*OTHERS[: nth - 1], FIRST]
    laid = [lying(ALL_CARDS[place], 0, victim) for place, victim in enumerate(victims)]
    table = given(["Escape, mist", "-", "-"], fresh=", ".join(victims), laid=laid)

    assert "escape" not in table.legal(0)


@pytest.mark.clause("VC-96", "VC-97")
@pytest.mark.parametrize("nth", range(1, 6))
def test_unrest_frees_captives_and_nobody_else(nth: int) -> None:
    victims = [*OTHERS[: nth - 1], FIRST]
    laid = [lying(ALL_CARDS[place], 0, victim) for place, victim in enumerate(victims)]
    table = given(
        ["mist", "-", "-"],
        captives=["-", LAST, "-"],
        fresh=", ".join(victims),
        laid=laid,
        village="Unrest, *",
    )
    before = cards(", ".join(table.village))

    table.plays(0, "mist > village")

    assert cards(", ".join(table.village)) == before - cards("Unrest") + cards(LAST)
    assert table.laid == laid


@pytest.mark.clause("VC-164", "VC-165")
@pytest.mark.parametrize("nth", range(1, 6))
@pytest.mark.parametrize("place", ["castle", "tomb"])
def test_at_the_end_fresh_victims_go_into_the_castle_under_their_cards(
    nth: int, place: str
) -> None:
    victims = [*OTHERS[: nth - 1], FIRST]
    laid = [lying(ALL_CARDS[place], 0, victim) for place, victim in enumerate(victims)]
    table = given(
        ["-", "-", "-"],
        fresh=", ".join([*victims, LAST]),
        laid=laid,
        places=[place, "castle", "castle"],
        round=1,
    )

    table.plays(0, "end play")
    if place == "castle":
        assert table.legal(0) == ["pass", f"consume {LAST}"]
        table.plays(0, "keep all")

    assert table.captives(0) == cards(", ".join([*victims, LAST]))
    assert table.laid == ([] if place == "castle" else laid)


@pytest.mark.clause("VC-118")
@pytest.mark.parametrize("nth", range(1, 6))
def test_all_cards_at_the_castle_protect_once_and_are_discarded(nth: int) -> None:
    table = all_in_one_castle("-", nth, 0)

    one_by_one(table, 0, "end play", "keep all")

    assert table.laid == []
    assert table.discard == cards(", ".join(ALL_CARDS[:nth]))


@pytest.mark.clause("VC-11", "VC-120")
@pytest.mark.parametrize("gone", [0, 7, 15])
def test_of_sixteen_laid_cards_fifteen_stay_in_their_order(gone: int) -> None:
    """Sixteen is the most that an edition may have."""
    edition = GAME.edition_with({"vampire_cards.book": 13}, "own")
    victims = [f"V{number:02d}" for number in range(1, 17)]
    kinds = ["crucifix", "holy water", "holy water", *["book"] * 13]
    table = given(
        ["Escape", "-", "-"],
        captives=["-", ", ".join(victims), "-"],
        laid=[lying(kind, 1, victim) for kind, victim in zip(kinds, victims, strict=True)],
        edition=edition,
    )
    laid = table.laid

    table.plays(0, f"escape {victims[gone]}")

    assert table.laid == laid[:gone] + laid[gone + 1 :]
    assert table.discard == cards(f"Escape, {kinds[gone]}")


@pytest.mark.clause("VC-118")
def test_sixteen_laid_cards_go_when_the_lord_drinks() -> None:
    edition = GAME.edition_with({"vampire_cards.book": 13}, "own")
    victims = [f"V{number:02d}" for number in range(1, 17)]
    kinds = ["crucifix", "holy water", "holy water", *["book"] * 13]
    table = given(
        ["-", "-", "-"],
        captives=[", ".join(victims), "-", "-"],
        laid=[lying(kind, 0, victim) for kind, victim in zip(kinds, victims, strict=True)],
        edition=edition,
    )

    one_by_one(table, 0, "end play", "keep all")

    assert table.laid == []
    assert table.discard == cards("crucifix, holy water*2, book*13")


@pytest.mark.clause("VC-107", "VC-109")
def test_sixteen_cards_can_be_laid_one_after_the_other() -> None:
    edition = GAME.edition_with({"vampire_cards.book": 13}, "own")
    victims = [f"V{number:02d}" for number in range(1, 17)]
    kinds = ["crucifix", "holy water", "holy water", *["book"] * 13]
    table = given(
        ["crucifix, holy water*2, book*13", "-", "-"],
        captives=[", ".join(victims), "-", "-"],
        edition=edition,
    )

    for kind, victim in zip(kinds, victims, strict=True):
        table.plays(0, f"{kind} [{victim}] @ Biggulp")

    assert [one["card"] for one in table.laid if isinstance(one, dict)] == kinds


@pytest.mark.clause("VC-107", "VC-108")
@pytest.mark.parametrize("where", ["captives", "fresh"])
def test_what_lies_on_the_discard_piles_keeps_nobody_from_protecting(where: str) -> None:
    keys = {"captives": ["The Baker", "-", "-"]} if where == "captives" else {"fresh": "The Baker"}

    table = given(["book", "-", "-"], village_discard="Angel", **keys)

    assert table.legal(0) == ["end play", "book @ Biggulp"]


@pytest.mark.clause("VC-112", "VC-229")
@pytest.mark.parametrize("priest", ["V01", "V28"])
def test_in_another_edition_any_victim_may_be_a_priest(priest: str) -> None:
    edition = GAME.edition_with({f"victims.{priest}.priest": True}, "own")
    table = given(["crucifix", "-", "-"], captives=[priest, "-", "-"], edition=edition)

    assert table.legal(0) == ["end play", "crucifix @ Biggulp"]


@pytest.mark.clause("VC-109", "VC-248")
def test_when_nobody_of_a_higher_number_is_left_no_more_is_asked() -> None:
    table = given(["crucifix", "-", "-"], captives=["V10, V11, V28", "-", "-"])
    table.begins(0, "crucifix @ Biggulp")
    assert table.position.composing() == 0

    table.position.apply(0, c.VICTIM + 27)

    assert table.position.composing() == -1
    assert table.laid == [lying("crucifix", 0, LAST)]


@pytest.mark.clause("VC-107")
def test_a_party_protects_nobody() -> None:
    table = given(["Party", "-", "-"], captives=["-", "The Village Priest, The Baker", "-"])

    assert table.legal(0) == ["end play"]
