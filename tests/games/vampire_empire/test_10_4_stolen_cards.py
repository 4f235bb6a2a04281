"""Chapter 10.5: the cards of V that H has taken with Crypt Opening, and what H does with them."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.editions import laid_over
from tests.games.vampire_empire.support_cards import (
    COSTS,
    HUMAN_WINDOW_CARDS,
    SOMETHING_TO_DO,
    VAMPIRE_WINDOW_CARDS,
    at_night,
    in_daylight,
    lucky,
)
from tests.games.vampire_empire.table import CITY, H, Table, V, by_day, given


def stolen(card: str, vampires: str = "-", **keys: object) -> Table:
    """H holds a card of V's deck by day, and two cards to pay for it."""
    return in_daylight(vampires, f"{card}, Garlic*2", **keys)


# --- like a card of H's own ----------------------------------------------------------------------


@pytest.mark.clause("VE-203", "VE-32")
def test_h_can_play_what_h_takes_from_the_crypt() -> None:
    table = in_daylight("Garlic", "Crypt Opening, Garlic*2, Dagger", cellars=["Bat Form", "-"])
    table.plays(H, "*Crypt Opening{Garlic}")
    table.plays(H, ": Bat Form")
    table.plays(V, "decline")

    table.plays(H, "*Bat Form{Garlic, Dagger}: servant")

    assert table.hand(V) == Counter()
    assert table.moat(H)["Bat Form"] == 1


@pytest.mark.clause("VE-203")
@pytest.mark.parametrize(("active", "phase"), [(H, 0), (V, 1)])
@pytest.mark.parametrize("card", VAMPIRE_WINDOW_CARDS)
def test_a_stolen_card_has_its_printed_cost(card: str, active: int, phase: int) -> None:
    cost = COSTS[card][phase]
    keys = {key: value for key, value in SOMETHING_TO_DO.items() if key in ("castle", "revealed")}
    keys |= {"active": active, "turn": 4, "pending": {"asked": H}}

    enough = at_night("Rapier", ", ".join([card, *["Garlic"] * cost]), **keys)
    assert enough.legal(H) == [f"play {card}", "decline"]

    if cost > 0:
        too_few = at_night("Rapier", ", ".join([card, *["Garlic"] * (cost - 1)]), **keys)
        too_few.refuses(H, f"play {card}", "VE-131")


@pytest.mark.clause("VE-203", "VE-177")
def test_with_a_stolen_bat_form_h_sees_vs_hand_and_v_discards() -> None:
    table = stolen("Bat Form", "Raven, Claws, Dagger")

    table.plays(H, "*Bat Form{Garlic*2}: clergy")

    assert table.moat(V) == Counter(["Raven"])
    assert table.hand(V) == Counter(["Claws", "Dagger"])
    assert table.sees(H, "hand", V) == ["Dagger", "Claws"]
    assert table.moat(H) == Counter({"Crypt Opening": 1, "Bat Form": 1, "Garlic": 2})


@pytest.mark.clause("VE-179", "VE-203")
@pytest.mark.parametrize(
    ("type_name", "lost"),
    [
        ("noble", ["Dagger", "Hound"]),
        ("vampire", ["Hound", "Vampire 3"]),
        ("support", ["Claws", "Coffin"]),
        ("holy water", []),
    ],
)
def test_claws_in_hand_are_a_support_card_and_nothing_else(type_name: str, lost: list[str]) -> None:
    hand = "Dagger, Hound, Vampire 3, Claws, Coffin"
    table = stolen("Bat Form", hand)

    table.plays(H, f"*Bat Form{{Garlic*2}}: {type_name}")

    assert table.moat(V) == Counter(lost)


@pytest.mark.clause("VE-203", "VE-181")
def test_a_stolen_bat_form_needs_a_card_in_vs_hand() -> None:
    table = stolen("Bat Form")

    table.refuses(H, "*Bat Form{Garlic*2}: noble", "VE-181")


@pytest.mark.clause("VE-203", "VE-183", "VE-185")
def test_with_a_stolen_mist_form_h_looks_into_vs_cellar_and_sends_a_vampire_away() -> None:
    cellars = ["Raven, Pistol", "Relic"]
    table = lucky(stolen("Mist Form", "-", revealed=["Lady"], cellars=cellars), ["Nun", "Lady"])
    table.plays(H, "*Mist Form{Garlic*2}")
    assert table.legal(H) == ["pick Pistol", "pick Raven"]

    table.plays(H, ": Raven")

    assert (table.moat(V), table.cellar(V)) == (Counter(["Raven"]), Counter(["Pistol"]))
    assert table.cellar(H) == Counter(["Relic"])
    assert (table.castle, table.city[0]) == ({"Nun", "Bishop", "Officer"}, "Lady")


@pytest.mark.clause("VE-203", "VE-184")
def test_with_an_empty_cellar_of_v_a_stolen_mist_form_does_its_second_part() -> None:
    table = stolen("Mist Form", "-", revealed=["Lady"], cellars=["-", "Relic"])

    table.plays(H, "*Mist Form{Garlic*2}")

    assert table.told_of("fact-vanishes") == [{"character": "name-lady"}]
    assert table.cellar(H) == Counter(["Relic"])


@pytest.mark.clause("VE-190", "VE-203")
@pytest.mark.parametrize(("top", "lower"), [("Lady", "Nun"), ("Nun", "Lady")])
def test_after_a_stolen_hypnosis_h_alone_knows_the_order(top: str, lower: str) -> None:
    one, other = stolen("Hypnosis", "Raven"), stolen("Hypnosis", "Raven")
    for table in (one, other):
        table.plays(H, "*Hypnosis{Garlic*2}")

    one.plays(H, f": {top}, {lower}")
    other.plays(H, f": {lower}, {top}")

    assert one.city == [top, lower, *CITY[2:]]
    assert one.sees(H, "city")[:2] == [top, lower]
    for observer in (V, SPECTATOR):
        assert one.sees(observer, "city") == other.sees(observer, "city")
        assert set(one.sees(observer, "city")[:2]) == {top, lower}


@pytest.mark.clause("VE-203", "VE-193")
def test_with_a_stolen_coffin_h_draws() -> None:
    table = stolen("Coffin", "Raven")
    deck, other = table.deck(H), table.deck(V)

    table.plays(H, "*Coffin{Garlic*2}")

    assert table.hand(H) == Counter(deck[:3])
    assert (table.deck(V), table.hand(V)) == (other, Counter(["Raven"]))


@pytest.mark.clause("VE-203", "VE-194")
def test_a_stolen_coffin_needs_a_card_in_hs_deck() -> None:
    table = stolen(
        "Coffin",
        "Raven",
        decks=[None, "-"],
        moats=[None, "Crypt Opening, *"],
        knowledge={"moats": ["-", "Crypt Opening"]},
    )

    table.refuses(H, "*Coffin{Garlic*2}", "VE-194")


@pytest.mark.clause("VE-203")
@pytest.mark.parametrize(
    ("card", "name", "value"),
    [("Organist", "Bishop", 2), ("Lady-in-Waiting", "Officer", 1), ("Lady-in-Waiting", "Lady", 2)],
)
def test_a_stolen_marker_card_marks_for_h(card: str, name: str, value: int) -> None:
    table = stolen(card)

    table.plays(H, f"*{card}{{Garlic}}: {name} attack")

    assert table.markers(name) == {"attack": value}


@pytest.mark.clause("VE-203", "VE-195")
def test_stolen_claws_fight_for_h_at_their_printed_cost() -> None:
    table = by_day("Garlic", "Claws, Garlic*2")

    table.plays(H, "Bishop x Lady a[Claws]{Garlic*2}")
    table.plays(V, "d[]")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 0}]
    assert table.moat(H)["Claws"] == 1


@pytest.mark.clause("VE-203", "VE-97")
def test_a_stolen_red_card_supports_a_revealed_vampire() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    table = given("Hound", "Vampire 3", castle=castle, revealed=["Lady", "Cook"])
    table.plays(V, "Lady x Cook a[Hound]")
    table.plays(H, "decline")

    table.plays(H, "d[Vampire 3]")

    assert table.told_of("fact-round-1") == [{"attack": 2, "defence": 3}]


@pytest.mark.clause("VE-203", "VE-91")
def test_a_stolen_card_of_two_colours_supports_its_class() -> None:
    table = by_day("Garlic", "Raven")

    assert table.allows(H, "Bishop x Lady a[Raven]")
    assert not table.allows(H, "Officer x Lady a[Raven]")


# --- what H cannot do with them ------------------------------------------------------------------


@pytest.mark.clause("VE-204")
def test_h_hides_nobody_with_stolen_red_cards() -> None:
    crypts = laid_over({"cards.crypt_opening.human": 3, "cards.secret_passage.human": 0})
    table = by_day("Garlic", "Raven*2, Hound", edition=crypts)

    table.refuses(H, "hide Lady [Raven*2, Hound]", "VE-204")
    assert table.legal(H) == ["combat", "pass"]


@pytest.mark.clause("VE-205")
@pytest.mark.parametrize("card", ["I'm Not a Vampire", "Regeneration"])
def test_two_cards_are_of_no_use_to_h_in_windows(card: str) -> None:
    table = stolen(card, "Garlic")

    assert table.legal(H) == ["decline"]
    table.refuses(H, f"play {card}", "VE-205")


@pytest.mark.clause("VE-205")
def test_regeneration_is_of_no_use_to_h_in_the_death_windows() -> None:
    table = by_day("Garlic", "Regeneration, Garlic*2, Pistol", revealed=["Lady"])
    table.plays(H, "Officer x Bishop a[Pistol]")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert (table.asked, table.turn) == ("death", H)
    assert table.legal(H) == ["decline"]


@pytest.mark.clause("VE-205")
def test_the_death_of_a_revealed_vampire_is_a_question_to_v_only() -> None:
    table = by_day("Rapier", "Regeneration, Garlic*2, Relic", revealed=["Lady"])
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[Rapier]")
    table.plays(H, "decline")

    assert (table.asked, table.dead) == ("window", {"Lady"})


@pytest.mark.clause("VE-205")
@pytest.mark.parametrize("card", ["I'm Not a Vampire", "Regeneration"])
def test_but_they_can_be_paid_and_discarded(card: str) -> None:
    table = in_daylight("-", f"Secret Journey, {card}")
    table.plays(H, f"*Secret Journey{{{card}}}: Lady")
    assert table.moat(H)[card] == 1

    table = by_day("-", f"Garlic, {card}")
    table.plays(H, f"pass {{Garlic, {card}}}")
    assert table.moat(H)[card] == 1

    table = by_day("-", f"Garlic, {card}", decision="step1")
    table.plays(H, f"c[{card}] m[Garlic]")
    assert table.cellar(H)[card] == 1


# --- nobody responds to H ------------------------------------------------------------------------


@pytest.mark.clause("VE-206")
@pytest.mark.parametrize("active", [V, H])
@pytest.mark.parametrize("card", HUMAN_WINDOW_CARDS)
def test_no_response_follows_a_card_of_h(card: str, active: int) -> None:
    cost = COSTS[card][0 if active == H else 1]
    table = at_night(
        "Raven, I'm Not a Vampire",
        f"{card}, Garlic*2",
        **{**SOMETHING_TO_DO, "active": active, "turn": 4, "pending": {"asked": H}},
    )

    table.begins(H, f"play {card}", *["pay Garlic"] * cost)

    assert (table.asked[:6], table.turn) == ("effect", H)


@pytest.mark.clause("VE-206")
@pytest.mark.parametrize("card", [card for card in VAMPIRE_WINDOW_CARDS if card != "Coffin"])
def test_no_response_follows_a_stolen_card(card: str) -> None:
    table = stolen(card, "Raven", castle=["Lady", "Bishop", "Butler"], revealed=["Lady"])
    cost = COSTS[card][0]
    if card == "Mist Form":
        table = stolen(card, "Raven", revealed=["Lady"], cellars=["Pistol", "-"])

    table.begins(H, f"play {card}", *["pay Garlic"] * cost)

    assert (table.asked[:6], table.turn) == ("effect", H)


@pytest.mark.clause("VE-206")
def test_no_response_follows_a_group_or_a_rescue_of_h() -> None:
    table = by_day("Raven, Garlic", "Pistol, Herbalist, Sacrifice, Garlic*2")

    table.plays(H, "Officer x Bishop a[Pistol]")
    assert (table.asked, table.turn) == ("commit", V)

    table.plays(V, "d[]")
    table.plays(H, "decline")
    table.plays(H, "!Herbalist{Garlic}")
    assert table.told_of("fact-saved") == [{"character": "name-bishop"}]


@pytest.mark.clause("VE-206")
def test_nothing_responds_to_a_sacrifice() -> None:
    table = at_night("Organist, Raven", "Sacrifice*2, Garlic*2")
    table.plays(V, "*Organist")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.asked, table.turn) == ("window", H)


@pytest.mark.clause("VE-206")
def test_a_card_of_the_human_deck_is_never_vs() -> None:
    table = given("Garlic", "Garlic", decision="window")

    table.refuses(V, "play Sacrifice", "VE-206")
