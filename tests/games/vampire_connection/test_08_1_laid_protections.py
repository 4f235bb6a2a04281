"""Chapter 8.1: laying crucifix, holy water and books on victims."""

from itertools import product

import pytest

from tests.games.vampire_connection.table import Table, cards, given

PRIEST = "The Village Priest"
KINDS = ("crucifix", "holy water", "book")
HALLOWED = ("crucifix", "holy water")
FOUR = "The Bard, The Baker, The Mayor, The Milkmaid"


def layer(hand: str, captives: list[str], **keys: object) -> Table:
    """AP holds these cards; each castle has these captives."""
    return given([hand] + ["-"] * (len(captives) - 1), captives=captives, **keys)  # type: ignore[arg-type]


def lying(card: str, castle: int, victims: str) -> dict[str, object]:
    return {"card": card, "castle": castle, "victims": victims}


# --- where ---------------------------------------------------------------------------------------


@pytest.mark.clause("VC-107", "VC-108")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("castle", [0, 1, 2])
def test_ap_may_protect_captives_of_any_castle(kind: str, castle: int) -> None:
    captives = ["-", "-", "-"]
    captives[castle] = PRIEST
    table = layer(f"{kind}, mist", captives)
    lord = ("Biggulp", "Ficklecrash", "Shortway")[castle]
    assert [line for line in table.legal(0) if "@" in line] == [f"{kind} @ {lord}"]

    table.plays(0, f"{kind} [{PRIEST}] @ {lord}")

    assert table.laid == [lying(kind, castle, PRIEST)]
    assert table.hand(0) == cards("mist")
    assert table.discard == cards("-")
    assert (table.asked, table.turn) == ("play", 0)


@pytest.mark.clause("VC-107")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", ["castle", "tomb", "staked"])
def test_they_need_not_travel_and_may_be_staked(kind: str, where: str) -> None:
    table = layer(
        kind,
        ["-", PRIEST, "-"],
        places=["castle" if where == "castle" else "tomb", "castle", "castle"],
        markers=["stake" if where == "staked" else None, None, None],
    )

    table.plays(0, f"{kind} [{PRIEST}] @ Ficklecrash")

    assert table.laid == [lying(kind, 1, PRIEST)]


@pytest.mark.clause("VC-107", "VC-25")
def test_only_ap_lays_protections_and_only_in_play() -> None:
    table = given(["mist", "book", "-"], captives=["-", "The Baker", "-"])
    table.refuses(1, "book @ Ficklecrash", "VC-22")

    table.plays(0, "end play")

    table.refuses(0, "book @ Ficklecrash", "VC-23")


@pytest.mark.clause("VC-107")
@pytest.mark.parametrize(
    ("kind", "clause"), [("crucifix", "VC-211"), ("holy water", "VC-212"), ("book", "VC-213")]
)
def test_the_card_must_be_held(kind: str, clause: str) -> None:
    others = ", ".join(other for other in KINDS if other != kind)
    table = layer(others, [PRIEST, "-", "-"])

    table.refuses(0, f"{kind} @ Biggulp", clause)


@pytest.mark.clause("VC-107")
def test_the_victims_of_one_card_lie_at_one_castle() -> None:
    table = layer("crucifix", [f"{PRIEST}, The Mayor", "The Baker", "-"])
    table.begins(0, "crucifix @ Biggulp")

    table.refuses(0, "cover The Baker", "VC-108")


@pytest.mark.clause("VC-108")
@pytest.mark.parametrize("kind", KINDS)
def test_at_their_own_castle_ap_may_also_cover_fresh_victims(kind: str) -> None:
    table = layer(kind, ["-", "-", "-"], fresh=PRIEST)

    table.plays(0, f"{kind} [{PRIEST}] @ Biggulp")

    assert table.laid == [lying(kind, 0, PRIEST)]


@pytest.mark.clause("VC-108")
def test_captives_and_fresh_victims_may_lie_under_the_same_card() -> None:
    table = layer("holy water", ["The Baker", "-", "-"], fresh=PRIEST)

    table.plays(0, f"holy water [{PRIEST}, The Baker] @ Biggulp")

    assert table.laid == [lying("holy water", 0, f"{PRIEST}, The Baker")]


@pytest.mark.clause("VC-108")
def test_fresh_victims_do_not_lie_at_a_foreign_castle() -> None:
    table = layer("book", ["-", "The Mayor, The Milkmaid", "-"], fresh="The Baker")

    table.refuses(0, "book @ Shortway", "VC-108")
    table.begins(0, "book @ Ficklecrash")

    assert table.legal(0) == ["cover The Milkmaid", "cover The Mayor"]
    table.refuses(0, "cover The Baker", "VC-108")


@pytest.mark.clause("VC-108")
def test_the_dead_and_the_villagers_cannot_be_covered() -> None:
    table = layer("book", ["The Baker", "-", "-"], dead=["The Mayor", "The Bard", "-"])
    table.refuses(0, "book @ Ficklecrash", "VC-108")

    table.begins(0, "book @ Biggulp")

    table.refuses(0, "cover The Mayor", "VC-108")
    table.refuses(0, "cover The Tyke", "VC-108")


@pytest.mark.clause("VC-108")
def test_there_is_no_castle_where_nobody_sits() -> None:
    table = layer("book", ["The Baker", "-", "-"])

    table.refuses(0, "book @ seat 4", "VC-1")


@pytest.mark.clause("VC-108")
@pytest.mark.parametrize("kind", KINDS)
def test_at_a_full_table_no_card_reaches_a_tomb(kind: str) -> None:
    table = layer(kind, ["-"] * 6, dead=[PRIEST, "-", "-", "-", "-", "-"])

    assert table.legal(0) == ["end play"]


# --- how many ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-109")
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_crucifix_covers_any_number(count: int) -> None:
    everybody = [PRIEST, "The Baker", "The Mayor", "The Midwife", "The Goose Girl"]
    table = layer("crucifix", [", ".join(everybody), "-", "-"])

    table.plays(0, f"crucifix [{', '.join(everybody[:count])}] @ Biggulp")

    assert table.laid == [lying("crucifix", 0, ", ".join(everybody[:count]))]
    assert table.asked == "play"


@pytest.mark.clause("VC-109")
@pytest.mark.parametrize("victims", ["The Baker", "The Baker, The Mayor"])
def test_holy_water_covers_one_or_two(victims: str) -> None:
    table = layer("holy water", [f"{PRIEST}, {FOUR}", "-", "-"])

    table.plays(0, f"holy water [{victims}] @ Biggulp")

    assert table.laid == [lying("holy water", 0, victims)]
    assert table.asked == "play"


@pytest.mark.clause("VC-109")
def test_holy_water_closes_at_two_victims_also_with_other_cards_about() -> None:
    """What lies under another card does not count."""
    table = layer(
        "holy water",
        [f"{PRIEST}, {FOUR}", "-", "-"],
        laid=[lying("book", 0, "The Bard")],
    )

    table.begins(0, "holy water @ Biggulp", f"cover {PRIEST}")
    assert table.asked == "cover"
    table.begins(0, "cover The Baker")

    assert table.asked == "play"


@pytest.mark.clause("VC-109")
def test_a_book_covers_exactly_one() -> None:
    table = layer("book", [FOUR, "-", "-"])

    table.plays(0, "book @ Biggulp; cover The Baker")

    assert table.laid == [lying("book", 0, "The Baker")]
    assert table.asked == "play"


@pytest.mark.clause("VC-109")
@pytest.mark.parametrize("kind", KINDS)
def test_at_least_one_victim_is_covered(kind: str) -> None:
    table = layer(kind, [f"{PRIEST}, {FOUR}", "-", "-"])

    table.begins(0, f"{kind} @ Biggulp")

    assert table.asked == "cover"
    assert "done" not in table.legal(0)
    table.refuses(0, "done", "VC-109")


@pytest.mark.clause("VC-109", "VC-230")
def test_the_card_and_all_it_covers_are_told_together() -> None:
    table = layer("holy water", ["-", f"{PRIEST}, {FOUR}", "-"])

    table.plays(0, f"holy water [{PRIEST}, The Baker] @ Ficklecrash")

    (told,) = table.told_of("fact-lays")
    assert (told["player"], told["card"], told["lord"]) == (0, "name-holy-water", 1)


@pytest.mark.clause("VC-110")
@pytest.mark.parametrize("kind", HALLOWED)
def test_no_victim_can_be_added_to_a_laid_card(kind: str) -> None:
    """There is room for a second victim, but the card is laid."""
    table = layer("-", [f"{PRIEST}, The Baker", "-", "-"], laid=[lying(kind, 0, PRIEST)])

    assert table.legal(0) == ["end play"]
    table.refuses(0, "cover The Baker", "VC-247")


@pytest.mark.clause("VC-110")
def test_a_victim_caught_later_does_not_come_under_the_card() -> None:
    table = layer(
        "mist", [PRIEST, "-", "-"], laid=[lying("crucifix", 0, PRIEST)], village="The Baker, *"
    )

    table.plays(0, "mist > village")

    assert table.laid == [lying("crucifix", 0, PRIEST)]


@pytest.mark.clause("VC-111")
@pytest.mark.parametrize(("first", "second"), [*product(KINDS, KINDS)][1:])
def test_a_victim_lies_under_one_protection_only(first: str, second: str) -> None:
    """There is but one crucifix, so that the pair of crucifixes is left out."""
    table = layer(second, [f"{PRIEST}, The Baker", "-", "-"], laid=[lying(first, 0, "The Baker")])

    table.begins(0, f"{second} @ Biggulp")

    assert table.legal(0) == [f"cover {PRIEST}"]
    table.refuses(0, "cover The Baker", "VC-111")


@pytest.mark.clause("VC-111")
@pytest.mark.parametrize("kind", KINDS)
def test_where_all_are_covered_no_card_can_be_laid(kind: str) -> None:
    table = layer(kind, [PRIEST, "-", "-"], laid=[lying("book", 0, PRIEST)])

    assert table.legal(0) == ["end play"]
    table.refuses(0, f"{kind} @ Biggulp", "VC-111")


@pytest.mark.clause("VC-111")
def test_several_cards_may_lie_at_one_castle() -> None:
    table = layer("crucifix, book*2", [f"{PRIEST}, The Baker, The Mayor", "-", "-"])

    for line in (f"book [{PRIEST}]", "book [The Mayor]", "crucifix [The Baker]"):
        table.plays(0, f"{line} @ Biggulp")

    assert table.laid == [
        lying("book", 0, PRIEST),
        lying("book", 0, "The Mayor"),
        lying("crucifix", 0, "The Baker"),
    ]


# --- the priest ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-112")
@pytest.mark.parametrize("kind", HALLOWED)
@pytest.mark.parametrize("castle", ["Biggulp", "Ficklecrash"])
def test_crucifix_and_holy_water_need_a_priest_at_that_castle(kind: str, castle: str) -> None:
    table = layer(kind, ["The Baker", "The Mayor", PRIEST])

    table.refuses(0, f"{kind} @ {castle}", "VC-112")
    assert table.legal(0) == ["end play", f"{kind} @ Shortway"]


@pytest.mark.clause("VC-112")
@pytest.mark.parametrize("kind", HALLOWED)
@pytest.mark.parametrize("priest", [PRIEST, "The Old Chaplain", "The Wandering Friar"])
def test_the_priest_himself_need_not_be_covered(kind: str, priest: str) -> None:
    table = layer(kind, ["-", f"{priest}, The Baker", "-"])

    table.plays(0, f"{kind} [The Baker] @ Ficklecrash")

    assert table.laid == [lying(kind, 1, "The Baker")]


@pytest.mark.clause("VC-112")
@pytest.mark.parametrize("kind", HALLOWED)
def test_the_priest_may_be_covered_already(kind: str) -> None:
    table = layer(kind, [f"{PRIEST}, The Baker", "-", "-"], laid=[lying("book", 0, PRIEST)])

    table.plays(0, f"{kind} [The Baker] @ Biggulp")

    assert table.laid == [lying("book", 0, PRIEST), lying(kind, 0, "The Baker")]


@pytest.mark.clause("VC-112", "VC-108")
@pytest.mark.parametrize("kind", HALLOWED)
def test_a_fresh_priest_counts_at_aps_own_castle_and_nowhere_else(kind: str) -> None:
    table = layer(kind, ["The Baker", "The Mayor", "-"], fresh=PRIEST)

    assert table.legal(0) == ["end play", f"{kind} @ Biggulp"]
    table.refuses(0, f"{kind} @ Ficklecrash", "VC-112")


@pytest.mark.clause("VC-112")
@pytest.mark.parametrize("kind", HALLOWED)
def test_a_dead_priest_does_not_count(kind: str) -> None:
    table = layer(kind, ["The Baker", "-", "-"], dead=[PRIEST, "-", "-"])

    table.refuses(0, f"{kind} @ Biggulp", "VC-112")


@pytest.mark.clause("VC-112")
def test_a_book_needs_no_priest() -> None:
    table = layer("book, crucifix, holy water", ["The Baker", "-", "-"])

    assert table.legal(0) == ["end play", "book @ Biggulp"]


@pytest.mark.clause("VC-113")
@pytest.mark.parametrize("kind", HALLOWED)
def test_if_the_priest_leaves_later_the_card_stays(kind: str) -> None:
    table = layer(
        "Escape, bat", ["-", f"{PRIEST}, The Baker", "-"], laid=[lying(kind, 1, "The Baker")]
    )

    table.plays(0, f"escape {PRIEST}")

    assert table.laid == [lying(kind, 1, "The Baker")]
    table.refuses(0, "bat > castle of Ficklecrash", "VC-69")
