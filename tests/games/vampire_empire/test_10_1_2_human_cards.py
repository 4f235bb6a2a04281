"""Chapter 10.2, second part: Chapel, Herbalist, Crypt Opening and Crucifix."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.editions import laid_over
from tests.games.vampire_empire.support_cards import in_daylight, lucky
from tests.games.vampire_empire.table import (
    EVERYBODY,
    H,
    Table,
    V,
    by_day,
    cards,
    given,
    one_by_one,
)

OBSERVERS = [SPECTATOR, V, H]


# --- Chapel --------------------------------------------------------------------------------------


def chapel(moat: str, hand: str = "Chapel, Sacrifice", **keys: object) -> Table:
    """H plays Chapel by day; unless a test says otherwise it is paid with a support card."""
    return in_daylight("-", hand, moats=["-", moat], **keys)


@pytest.mark.clause("VE-164")
@pytest.mark.parametrize(
    "taken", ["Garlic*2, Relic", "Garlic, Relic, Pistol", "Relic, Rapier, Pistol"]
)
def test_chapel_takes_three_combat_cards_of_hs_choice_into_the_deck(taken: str) -> None:
    moat = "Garlic*2, Relic, Pistol, Rapier"
    table = chapel(moat)
    deck, picked = Counter(table.deck(H)), cards(taken)

    table.plays(H, f"*Chapel{{Sacrifice}}: {', '.join(one_by_one(taken))}")

    assert table.moat(H) == cards(moat) - picked + Counter(["Chapel", "Sacrifice"])
    assert Counter(table.deck(H)) == deck + picked


@pytest.mark.clause("VE-164")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_cards_of_chapel_are_shown(observer: int) -> None:
    table = chapel("Garlic*2, Relic, Pistol")

    table.plays(H, "*Chapel{Sacrifice}: Garlic, Relic, Pistol")

    shown = ["name-garlic", "name-relic", "name-pistol"]
    assert table.told_of("fact-chapel", observer) == [{"player": H, "cards": shown}]
    assert {"Garlic", "Relic", "Pistol"} <= set(table.sees(observer, "deck", H))


@pytest.mark.clause("VE-164")
def test_chapel_leaves_the_opponents_moat_alone() -> None:
    other = "Garlic*2, Pitchfork, Raven"
    table = in_daylight(
        "-", "Chapel, Sacrifice", moats=[other, "Relic"], knowledge={"moats": [other, "-"]}
    )

    table.begins(H, "play Chapel", "pay Sacrifice")

    assert table.legal(H) == ["pick Relic"]


@pytest.mark.clause("VE-164", "VE-240")
def test_chapel_takes_its_cards_in_rising_order_and_only_if_three_remain_possible() -> None:
    table = chapel("Garlic*2, Relic, Pistol")

    table.begins(H, "play Chapel", "pay Sacrifice")
    assert table.legal(H) == ["pick Garlic"]
    table.begins(H, "pick Garlic")
    assert table.legal(H) == ["pick Garlic", "pick Relic"]
    table.begins(H, "pick Relic")
    assert table.legal(H) == ["pick Pistol"]


@pytest.mark.clause("VE-165")
@pytest.mark.parametrize("moat", ["Relic", "Relic, Pistol"])
def test_with_one_or_two_combat_cards_chapel_takes_these(moat: str) -> None:
    table = chapel(f"{moat}, Holy Water 1")

    table.plays(H, f"*Chapel{{Sacrifice}}: {moat}")

    assert table.moat(H) == Counter(["Chapel", "Sacrifice", "Holy Water 1"])
    assert table.asked == "action"


@pytest.mark.clause("VE-166")
def test_a_card_that_was_paid_for_chapel_may_be_taken() -> None:
    table = chapel("Relic", "Chapel, Pistol")

    table.plays(H, "*Chapel{Pistol}: Relic, Pistol")

    assert table.moat(H) == Counter(["Chapel"])


@pytest.mark.clause("VE-167")
def test_chapel_takes_neither_support_cards_nor_pure_water() -> None:
    moat = "Relic, Aspen Stake, Silver Bullets, Statue of Saint, Holy Water 1, Holy Water 3, Novice"
    table = chapel(moat)

    table.begins(H, "play Chapel", "pay Sacrifice")
    assert table.legal(H) == ["pick Relic", "pick Statue of Saint"]
    table.begins(H, "pick Statue of Saint")
    assert table.legal(H) == ["pick Silver Bullets"]
    table.begins(H, "pick Silver Bullets")
    assert table.legal(H) == ["pick Aspen Stake"]


@pytest.mark.clause("VE-164", "VE-238")
def test_chapel_takes_a_combat_card_that_an_owner_has_added() -> None:
    bell = {"name": "Bell", "types": ["clergy"], "value": 4, "human": 1}
    edition = laid_over(
        {f"cards.spare_47.{key}": value for key, value in bell.items()}
        | {"cards.secret_passage.human": 1}
    )
    table = chapel("Relic, Bell", edition=edition)

    table.plays(H, "*Chapel{Sacrifice}: Relic, Bell")

    assert table.moat(H) == Counter(["Chapel", "Sacrifice"])


@pytest.mark.clause("VE-167")
@pytest.mark.parametrize("card", ["Holy Water 1", "Novice"])
def test_the_others_are_refused(card: str) -> None:
    table = chapel("Relic, Holy Water 1, Novice")

    table.refuses(H, f"*Chapel{{Sacrifice}}: {card}", "VE-167")


# --- Herbalist -----------------------------------------------------------------------------------


def dying(humans: str, **keys: object) -> Table:
    """V has killed the Bishop by night; H holds these cards."""
    table = given("Pistol, Garlic", humans, **keys)  # type: ignore[arg-type]
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[]")
    return table


@pytest.mark.clause("VE-168", "VE-212")
def test_herbalist_shuffles_a_dead_human_into_the_city() -> None:
    table = lucky(dying("Herbalist, Garlic*2"), ["Maid", "Bishop", "Monk"])

    table.plays(H, "!Herbalist{Garlic*2}")

    assert table.castle == {"Lady", "Officer", "Maid"}
    assert (table.dead, table.city[:2]) == (set(), ["Bishop", "Monk"])
    assert table.told_of("fact-saved") == [{"character": "name-bishop"}]
    assert table.moat(H) == Counter({"Herbalist": 1, "Garlic": 2})


@pytest.mark.clause("VE-168", "VE-210")
def test_a_saved_human_may_come_straight_back() -> None:
    table = lucky(dying("Herbalist, Garlic*2"), ["Bishop"])

    table.plays(H, "!Herbalist{Garlic*2}")

    assert table.castle == {"Lady", "Bishop", "Officer"}


@pytest.mark.clause("VE-168")
def test_herbalist_saves_a_human_whom_h_has_killed() -> None:
    table = by_day("Garlic", "Herbalist, Garlic, Pistol")
    table.plays(H, "Officer x Bishop a[Pistol]")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    table.plays(H, "!Herbalist{Garlic}")

    assert table.dead == set()


@pytest.mark.clause("VE-168")
def test_without_herbalist_the_human_is_dead() -> None:
    table = dying("Herbalist, Garlic*2")

    table.plays(H, "decline")

    assert (table.dead, table.castle) == ({"Bishop"}, {"Lady", "Officer", "Monk"})


@pytest.mark.clause("VE-168", "VE-209")
def test_herbalist_does_not_save_a_vampire() -> None:
    table = by_day("Garlic", "Herbalist, Garlic*2, Relic")
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert (table.asked, table.dead) == ("window", {"Lady"})


# --- Crypt Opening -------------------------------------------------------------------------------


def crypt(cellar: str) -> Table:
    """H has played Crypt Opening by day and looks at V's cellar."""
    table = in_daylight("Garlic", "Crypt Opening, Garlic", cellars=[cellar, "Dagger"])
    table.plays(H, "*Crypt Opening{Garlic}")
    return table


@pytest.mark.clause("VE-169")
@pytest.mark.parametrize("card", ["Raven", "Claws", "Dagger"])
def test_h_takes_one_card_from_vs_cellar_into_hs_hand(card: str) -> None:
    table = crypt("Raven*2, Dagger, Claws")

    table.plays(H, f": {card}")

    assert table.hand(H) == Counter([card])
    assert table.cellar(V) == Counter({"Raven": 2, "Dagger": 1, "Claws": 1}) - Counter([card])
    assert table.cellar(H) == Counter(["Dagger"])
    assert (table.asked, table.turn) == ("window", V)


@pytest.mark.clause("VE-169")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_card_from_the_crypt_is_shown(observer: int) -> None:
    table = crypt("Raven, Dagger")

    table.plays(H, ": Raven")

    told = {"player": H, "card": "name-raven"}
    assert table.told_of("fact-crypt", observer) == [told]
    assert table.sees(observer, "hand", H) == ["Raven"]


@pytest.mark.clause("VE-169")
def test_what_else_lies_in_the_crypt_is_known_to_h_alone() -> None:
    table = crypt("Raven, Dagger")

    table.plays(H, ": Raven")

    assert table.sees(H, "cellar", V) == ["Dagger"]
    assert table.sees(SPECTATOR, "cellar", V) == ["?"]


@pytest.mark.clause("VE-170")
def test_an_empty_crypt_is_not_opened() -> None:
    table = in_daylight("Garlic", "Crypt Opening, Garlic", cellars=["-", "Dagger"])

    table.refuses(H, "*Crypt Opening{Garlic}", "VE-170")


# --- Crucifix ------------------------------------------------------------------------------------


@pytest.mark.clause("VE-171", "VE-96")
@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "Bishop"])
def test_a_crucifix_counts_three_for_everybody_who_attacks(name: str) -> None:
    castle = ["Bishop", name, "Officer" if name != "Officer" else "Lord"]
    table = by_day("Relic", "Crucifix, Holy Water 1", castle=castle)

    table.plays(H, f"{name} x Bishop a[Crucifix]{{Holy Water 1}}")
    table.plays(V, "d[Relic]")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 3}]


@pytest.mark.clause("VE-171", "VE-96")
@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "Bishop"])
def test_a_crucifix_counts_three_for_everybody_who_is_attacked(name: str) -> None:
    castle = ["Bishop", name, "Officer" if name != "Officer" else "Lord"]
    table = given("Relic", "Crucifix, Holy Water 1*2", castle=castle)
    table.plays(V, f"Bishop x {name} a[Relic]")
    table.plays(H, "decline")

    table.plays(H, "d[Crucifix]{Holy Water 1*2}")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 3}]


@pytest.mark.clause("VE-171")
def test_a_crucifix_goes_to_the_moat_with_the_cards_of_the_combat() -> None:
    table = by_day("Relic", "Crucifix, Garlic")

    table.plays(H, "Bishop x Lady a[Crucifix]{Garlic}")
    assert (table.moat(H), table.sees(V, "field", H)) == (Counter(["Garlic"]), ["Crucifix"])

    table.plays(V, "d[]")
    assert table.moat(H) == Counter(["Crucifix", "Garlic"])
