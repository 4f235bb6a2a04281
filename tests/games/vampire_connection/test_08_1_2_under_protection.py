"""Chapter 8.1, continued: what lies under a protection, and when the protection goes."""

import pytest

from tests.games.vampire_connection.table import Table, cards, given
from tests.games.vampire_connection.visits import one_by_one

KINDS = ("crucifix", "holy water", "book")
HALLOWED = ("crucifix", "holy water")


def lying(card: str, castle: int, victims: str) -> dict[str, object]:
    return {"card": card, "castle": castle, "victims": victims}


def protected(hand: str, kind: str, victims: str, captives: list[str], **keys: object) -> Table:
    """The victims lie under this card at the first castle that has captives or is AP's."""
    castle = next((seat for seat, held in enumerate(captives) if victims in held), 0)
    laid = [lying(kind, castle, victims)]
    return given([hand, "-", "-"], captives=captives, laid=laid, **keys)  # type: ignore[arg-type]


# --- blood ---------------------------------------------------------------------------------------


@pytest.mark.clause("VC-114")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("victim", "left"), [("The Baker", 2), ("The Tyke", -1)])
def test_covered_victims_give_their_lord_nothing_and_cost_them_nothing(
    kind: str, victim: str, left: int
) -> None:
    """The Midwife beside them gives 2; uncovered they would add their left value."""
    covered = protected("-", kind, victim, [f"{victim}, The Midwife", "-", "-"])
    open_to_all = given(["-", "-", "-"], captives=[f"{victim}, The Midwife", "-", "-"])

    for table in (covered, open_to_all):
        one_by_one(table, 0, "end play", "keep all", "buy 0")

    assert covered.drops[0] == 3
    assert open_to_all.drops[0] == 3 + left


@pytest.mark.clause("VC-114")
@pytest.mark.parametrize("kind", KINDS)
def test_a_covered_victim_cannot_be_consumed(kind: str) -> None:
    table = protected(
        "-", kind, "The Mayor", ["-", "-", "-"], fresh="The Mayor, The Baker", drops=[5, 1, 1]
    )

    table.plays(0, "end play")

    assert table.legal(0) == ["pass", "consume The Baker"]
    table.refuses(0, "consume The Mayor", "VC-164")


@pytest.mark.clause("VC-114", "VC-165")
def test_a_covered_fresh_victim_becomes_a_captive_that_gives_nothing_yet() -> None:
    table = protected("-", "book", "The Mayor", ["-", "-", "-"], fresh="The Mayor")

    one_by_one(table, 0, "end play", "keep all")

    assert table.captives(0) == cards("The Mayor")
    assert table.drops[0] == 1


# --- attacks -------------------------------------------------------------------------------------


@pytest.mark.clause("VC-115")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("castle", [0, 1])
def test_a_covered_victim_is_not_a_target_of_good_opportunity(kind: str, castle: int) -> None:
    captives = ["The Baker", "The Bard", "-"]
    captives[castle] += ", The Mayor"
    laid = [lying(kind, castle, "The Mayor")]
    table = given(["Good Opportunity", "-", "-"], captives=captives, laid=laid)

    table.begins(0, "GO")

    assert table.legal(0) == ["on The Bard", "on The Baker"]
    table.refuses(0, "on The Mayor", "VC-115")


@pytest.mark.clause("VC-115")
@pytest.mark.parametrize("kind", KINDS)
def test_where_all_are_covered_there_is_no_opportunity(kind: str) -> None:
    table = protected("Good Opportunity", kind, "The Mayor", ["-", "The Mayor", "-"])

    assert table.legal(0) == ["end play"]
    table.refuses(0, "GO The Mayor", "VC-203")


@pytest.mark.clause("VC-116")
@pytest.mark.parametrize("kind", HALLOWED)
def test_under_crucifix_and_holy_water_nobody_can_be_stolen(kind: str) -> None:
    table = protected("bat", kind, "The Mayor", ["-", "The Mayor", "-"])

    assert not any("castle of" in line for line in table.legal(0))
    table.refuses(0, "bat > castle of Ficklecrash", "VC-69")


@pytest.mark.clause("VC-116")
def test_a_book_does_not_prevent_a_robbery() -> None:
    table = protected("bat", "book", "The Mayor", ["-", "The Mayor", "-"])

    table.plays(0, "bat > castle of Ficklecrash")
    table.all_pass()

    assert table.legal(0) == ["rob The Mayor"]


@pytest.mark.clause("VC-117")
@pytest.mark.parametrize("kind", KINDS)
def test_a_covered_victim_cannot_be_sacrificed_for_a_party(kind: str) -> None:
    table = protected("Party", kind, "The Mayor", ["The Mayor, The Baker", "-", "-"])
    table.begins(0, "party")

    assert table.legal(0) == ["on The Baker"]
    table.refuses(0, "on The Mayor", "VC-117")


@pytest.mark.clause("VC-117")
@pytest.mark.parametrize("kind", KINDS)
def test_where_all_are_covered_there_is_no_party(kind: str) -> None:
    table = protected("Party", kind, "The Mayor", ["The Mayor", "-", "-"])

    assert table.legal(0) == ["end play"]
    table.refuses(0, "party -The Mayor", "VC-117")


# --- when it goes --------------------------------------------------------------------------------


@pytest.mark.clause("VC-118")
@pytest.mark.parametrize("kind", KINDS)
def test_when_the_lord_drinks_the_card_is_discarded_before_cards_are_bought(kind: str) -> None:
    table = protected("-", kind, "The Mayor", ["The Mayor, The Baker", "-", "-"])

    one_by_one(table, 0, "end play", "keep all")

    assert table.asked == "buy"
    assert (table.laid, table.discard) == ([], cards(kind))
    table.plays(0, "buy 0")
    assert table.drops[0] == 3


@pytest.mark.clause("VC-118")
def test_all_cards_at_their_castle_go_and_those_of_other_castles_stay() -> None:
    table = given(
        ["-", "-", "-"],
        captives=["The Mayor, The Baker", "The Bard", "-"],
        laid=[
            lying("book", 0, "The Mayor"),
            lying("crucifix", 0, "The Baker"),
            lying("book", 1, "The Bard"),
        ],
    )

    one_by_one(table, 0, "end play", "keep all")

    assert table.laid == [lying("book", 1, "The Bard")]
    assert table.discard == cards("book, crucifix")


@pytest.mark.clause("VC-118")
def test_the_card_goes_with_the_drinking_of_the_lord_not_of_the_one_who_laid_it() -> None:
    table = protected("book", "holy water", "The Bard", ["The Mayor", "The Bard", "-"])
    table.plays(0, "book [The Mayor] @ Biggulp")
    one_by_one(table, 0, "end play", "keep all")
    assert table.laid == [lying("holy water", 1, "The Bard")]

    one_by_one(table, 1, "end connection", "end play", "keep all")

    assert table.laid == []
    assert table.drops == [1, 1, 1]


@pytest.mark.clause("VC-118")
def test_after_that_the_victim_gives_blood_again() -> None:
    table = protected("-", "book", "The Mayor", ["The Mayor", "-", "-"])

    for _ in range(3):
        table.ends_the_turn()
    assert table.drops == [1, 1, 1]
    table.ends_the_turn()

    assert table.drops == [2, 1, 1]


@pytest.mark.clause("VC-119")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", ["tomb", "staked", "sunrise"])
def test_if_the_lord_does_not_drink_the_cards_stay(kind: str, where: str) -> None:
    table = protected(
        "mist",
        kind,
        "The Mayor",
        ["The Mayor", "-", "-"],
        markers=["stake" if where == "staked" else None, None, None],
        places=["castle" if where == "sunrise" else "tomb", "castle", "castle"],
        village="Sunrise, *",
        round=2 if where == "staked" else 1,
    )

    table.plays(0, "mist > village" if where == "sunrise" else "end play")

    assert table.active == 1
    assert table.laid == [lying(kind, 0, "The Mayor")]


@pytest.mark.clause("VC-119", "VC-165")
def test_the_card_on_a_fresh_victim_goes_with_it_into_the_castle_of_a_resting_lord() -> None:
    table = protected(
        "-",
        "book",
        "The Mayor",
        ["-", "-", "-"],
        fresh="The Mayor",
        places=["tomb", "castle", "castle"],
        round=1,
    )

    table.plays(0, "end play")

    assert table.captives(0) == cards("The Mayor")
    assert table.laid == [lying("book", 0, "The Mayor")]


@pytest.mark.clause("VC-120")
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_whose_last_victim_leaves_without_it_is_discarded(kind: str) -> None:
    table = protected("Escape", kind, "The Mayor", ["-", "The Mayor, The Baker", "-"])

    table.plays(0, "escape The Mayor")

    assert table.laid == []
    assert table.discard == cards(f"Escape, {kind}")


@pytest.mark.clause("VC-120")
@pytest.mark.parametrize("kind", HALLOWED)
@pytest.mark.parametrize(("gone", "left"), [("The Mayor", "The Baker"), ("The Baker", "The Mayor")])
def test_as_long_as_one_victim_is_left_the_card_stays(kind: str, gone: str, left: str) -> None:
    table = given(
        ["Escape*2", "-", "-"],
        captives=["-", "The Mayor, The Baker", "-"],
        laid=[lying(kind, 1, "The Baker, The Mayor")],
    )

    table.plays(0, f"escape {gone}")
    assert table.laid == [lying(kind, 1, left)]
    table.plays(0, f"escape {left}")

    assert table.laid == []
    assert table.discard == cards(f"Escape*2, {kind}")


@pytest.mark.clause("VC-120", "VC-118")
def test_a_victim_whose_card_was_discarded_can_be_covered_anew() -> None:
    table = given(
        ["book", "-", "-"],
        captives=["The Mayor, The Baker", "-", "-"],
        laid=[lying("crucifix", 0, "The Mayor, The Baker")],
    )
    for _ in range(3):
        table.ends_the_turn()
    table.plays(0, "end connection")

    table.plays(0, "book [The Baker] @ Biggulp")

    assert table.laid == [lying("book", 0, "The Baker")]
