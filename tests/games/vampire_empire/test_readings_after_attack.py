"""VE-116 read the other way: support cards for the attacked one, once the attack is shown."""

from collections import Counter

import pytest

from gruft.games.vampire_empire.advice.advice import advise
from gruft.games.vampire_empire.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.combats import ROUND_1, sums
from tests.games.vampire_empire.support_cards import lucky
from tests.games.vampire_empire.table import CASTLE, CITY, H, Table, V, begun, by_day, given

PROTECTED = ["protect_after_attack"]
SHOWN = {"attacker": "Bishop", "target": "Lady", "attack": "Relic"}


def lady_attacked(vampires: str, humans: str = "Relic, Candlestick", **keys: object) -> Table:
    """By day the Bishop attacks the Lady with the Relic."""
    table = by_day(vampires, humans, **{"readings": PROTECTED, **keys})
    table.plays(H, "Bishop x Lady a[Relic]")
    return table


def bishop_attacked(humans: str, vampires: str = "Pistol, Garlic", **keys: object) -> Table:
    """By night the Lady attacks the Bishop with the Pistol, and H has not cancelled it."""
    table = given(vampires, humans, **{"readings": PROTECTED, **keys})  # type: ignore[arg-type]
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")
    return table


# --- when and who --------------------------------------------------------------------------------


@pytest.mark.clause("VE-116")
def test_after_an_attack_the_defence_follows_at_once() -> None:
    table = lady_attacked("Lady-in-Waiting, Garlic*2", readings=[])

    assert (table.asked, table.turn) == ("commit", V)


@pytest.mark.clause("VE-116", "VE-103")
def test_a_table_may_let_the_second_player_protect_first() -> None:
    table = lady_attacked("Lady-in-Waiting, Rapier, Garlic")

    assert (table.asked, table.turn, table.pending["window"]) == ("window", V, "attack")
    assert table.legal(V) == ["play Lady-in-Waiting", "decline"]
    assert table.legal(H) == []
    table.plays(V, "decline")
    assert (table.asked, table.turn) == ("commit", V)
    table.plays(V, "d[Rapier]")
    table.plays(H, "decline")
    assert sums(table, ROUND_1) == [(3, 2)]


@pytest.mark.clause("VE-116", "VE-119")
def test_by_night_h_responds_to_the_attack_and_then_protects() -> None:
    table = given("Pistol, Garlic", "Novice, Sacrifice, Garlic*2", readings=PROTECTED)

    table.plays(V, "Lady x Bishop a[Pistol]")
    assert (table.asked, table.turn) == ("respond", H)
    table.plays(H, "decline")

    assert (table.asked, table.turn, table.pending["window"]) == ("window", H, "attack")


@pytest.mark.clause("VE-116")
def test_nobody_is_asked_again_in_round_2() -> None:
    table = bishop_attacked("Relic, Garlic", "Pistol, Dagger")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")

    table.plays(V, "a[Dagger]")
    table.plays(H, "decline")

    assert (table.asked, table.turn) == ("commit", H)


@pytest.mark.clause("VE-116", "VE-126")
def test_who_has_no_cards_is_not_asked() -> None:
    table = lady_attacked("-")

    assert (table.asked, table.turn) == ("respond", H)
    table.plays(H, "decline")
    assert (table.dead, sums(table, ROUND_1)) == ({"Lady"}, [(3, 0)])


@pytest.mark.clause("VE-116", "VE-127", "VE-235")
def test_a_hand_without_any_protection_is_asked_all_the_same() -> None:
    table = lady_attacked("Garlic*2")

    assert (table.asked, table.turn, table.legal(V)) == ("window", V, ["decline"])
    window = table.position.window()
    assert window is not None
    assert (window.kind, window.seats, window.word_returns) == ("protection", [V], False)


# --- markers -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-116", "VE-104")
def test_a_defence_marker_counts_in_the_combat_under_way() -> None:
    table = lady_attacked("Lady-in-Waiting, Dagger, Garlic")

    table.plays(V, "*Lady-in-Waiting{Garlic}")
    table.plays(H, "decline")
    table.begins(V, "Lady")
    assert table.legal(V) == ["defence"]
    table.begins(V, "defence")

    assert (table.asked, table.turn, table.pending["window"]) == ("window", V, "attack")
    assert table.scene(SPECTATOR).counters["defence"] == 2
    table.plays(V, "decline")
    table.plays(V, "d[Dagger]")
    table.plays(H, "decline")
    assert sums(table, ROUND_1) == [(3, 3)]


@pytest.mark.clause("VE-99", "VE-116")
def test_an_attack_that_was_enough_when_it_was_shown_stays() -> None:
    table = lady_attacked(
        "Lady-in-Waiting, Garlic*2", "Candlestick, Relic", markers={"Lady": {"defence": 2}}
    )

    table.plays(V, "*Lady-in-Waiting{Garlic}")
    table.plays(H, "decline")
    table.plays(V, "Lady; defence")
    table.plays(V, "decline")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert sums(table, ROUND_1) == [(3, 4)]
    again = GAME.from_json(begun(readings=PROTECTED).position, table.truth, FastChance(1))
    assert GAME.to_json(again) == table.truth


@pytest.mark.clause("VE-116", "VE-172")
def test_a_card_of_v_can_be_cancelled_and_v_is_asked_again() -> None:
    table = lady_attacked("Lady-in-Waiting, Garlic*2", "Relic, Sacrifice, Candlestick")

    table.plays(V, "*Lady-in-Waiting{Garlic}")
    table.plays(H, "!Sacrifice{Candlestick}")

    assert (table.asked, table.turn, table.pending["window"]) == ("window", V, "attack")
    assert table.markers("Lady") == {}


# --- leaving the castle --------------------------------------------------------------------------


@pytest.mark.clause("VE-116", "VE-113", "VE-156")
def test_a_traveller_escapes_the_attack() -> None:
    table = bishop_attacked("Secret Journey, Garlic*2")

    table.plays(H, "*Secret Journey{Garlic*2}: Bishop")

    assert (table.journey, table.dead) == (["Bishop"], set())
    assert table.told_of("fact-combat-left") == [{"target": "name-bishop"}]
    assert (table.asked, table.pending["window"]) == ("window", "B")
    assert table.moat(V) == Counter(["Pistol"])
    assert "combat" not in table.pending


@pytest.mark.clause("VE-116", "VE-160")
def test_a_traveller_that_returns_at_once_is_attacked_no_longer() -> None:
    table = bishop_attacked(
        "Secret Journey, Garlic*2",
        castle=CASTLE,
        city=[],
        dead=[name for name in CITY if name != "Monk"] + ["Monk"],
        revealed=["Monk", "Cook"],
        proven=["Nun", "Maid", "Butler", "Lord"],
    )

    table.plays(H, "*Secret Journey{Garlic*2}: Bishop")

    assert (table.castle, table.asked, table.pending["window"]) == (set(CASTLE), "window", "B")


@pytest.mark.clause("VE-116", "VE-185")
def test_mist_takes_the_attacked_vampire_away() -> None:
    castle = ["Lady", "Bishop", "Monk"]
    table = lady_attacked("Mist Form, Garlic*2", castle=castle, revealed=["Lady", "Monk"])
    lucky(table, ["Nun", "Lady", "Maid", "Cook", "Butler", "Lord", "Officer"])

    table.plays(V, "*Mist Form{Garlic*2}")
    table.plays(H, "decline")
    assert table.legal(V) == ["Lady"]
    table.plays(V, "Lady")

    assert (table.castle, table.dead) == ({"Nun", "Bishop", "Monk"}, set())
    assert (table.asked, table.pending["window"]) == ("window", "B")


@pytest.mark.clause("VE-116")
def test_mist_helps_no_other_revealed_vampire() -> None:
    castle = ["Lady", "Bishop", "Monk"]
    table = lady_attacked("Mist Form, Garlic*2", castle=castle, revealed=["Monk"])

    assert table.legal(V) == ["decline"]


@pytest.mark.clause("VE-116", "VE-187", "VE-216")
def test_hypnosis_sends_the_attacked_one_back() -> None:
    table = lady_attacked("Hypnosis, Garlic*2")

    table.plays(V, "*Hypnosis{Garlic*2}")
    table.plays(H, "decline")
    table.begins(V, "Officer")
    assert table.legal(V) == ["Lady"]
    table.begins(V, "Lady")

    assert table.castle == {"Bishop", "Monk", "Nun"}
    assert table.city[:2] == ["Officer", "Lady"]
    assert (table.asked, table.pending["window"]) == ("window", "B")


@pytest.mark.clause("VE-116", "VE-216")
def test_a_third_vampire_that_enters_ends_the_game_in_the_middle_of_an_attack() -> None:
    table = by_day(
        "Hypnosis, Garlic*2",
        "Pistol, Garlic",
        castle=["Lady", "Officer", "Lord"],
        city=["Monk", "Cook", "Nun", "Maid", "Butler", "Bishop"],
        revealed=["Lady", "Monk", "Cook"],
        readings=PROTECTED,
    )
    table.plays(H, "Officer x Lord a[Pistol]")
    table.plays(V, "*Hypnosis{Garlic*2}")
    table.plays(H, "decline")
    table.plays(V, "Officer; Lord")

    assert (table.cause, table.winners) == ("end-castle", [V])
    assert "round" not in table.scene(V).counters


# --- the immediate attack ------------------------------------------------------------------------


@pytest.mark.clause("VE-72", "VE-116")
def test_the_immediate_attack_can_be_answered_like_any_other() -> None:
    table = by_day(
        "Mist Form, Garlic*2", "Holy Water 1, Holy Water 2, Relic, Candlestick", readings=PROTECTED
    )
    table.plays(H, "water Lady [Holy Water 1, Holy Water 2]")
    table.plays(V, "decline")
    table.plays(H, "& Bishop x Lady using Holy Water 1 a[Relic]")

    assert (table.asked, table.turn, table.pending["window"]) == ("window", V, "attack")
    table.plays(V, "*Mist Form{Garlic*2}")
    table.plays(H, "decline")
    assert (table.dead, table.pending["window"]) == (set(), "B")
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2", "Relic"])


# --- written positions ---------------------------------------------------------------------------


@pytest.mark.clause("VE-116")
@pytest.mark.parametrize(
    "lines",
    [
        [],
        [(V, "*Lady-in-Waiting{Garlic}")],
        [(V, "*Lady-in-Waiting{Garlic}"), (H, "decline")],
        [(V, "*Lady-in-Waiting{Garlic}"), (H, "decline"), (V, "Lady; defence")],
        [(V, "*Hypnosis{Garlic*2}"), (H, "decline")],
        [(V, "decline")],
    ],
)
def test_a_written_position_says_who_is_attacked(lines: list[tuple[int, str]]) -> None:
    table = lady_attacked("Lady-in-Waiting, Hypnosis, Garlic*2", "Relic, Candlestick, Sacrifice")
    for seat, line in lines:
        table.plays(seat, line)

    again = GAME.from_json(begun(readings=PROTECTED).position, table.truth, FastChance(1))

    assert GAME.to_json(again) == table.truth
    assert [again.moves(seat) for seat in (V, H)] == [table.position.moves(s) for s in (V, H)]


@pytest.mark.clause("VE-116")
@pytest.mark.parametrize(
    ("pending", "readings"),
    [
        ({"window": "attack", "combat": SHOWN}, []),
        ({"window": "attack", "combat": SHOWN, "declined": [1]}, PROTECTED),
        ({"window": "attack", "combat": SHOWN | {"round": 2}}, PROTECTED),
        ({"window": "attack", "combat": SHOWN | {"side": "defence"}}, PROTECTED),
        ({"window": "attack", "combat": SHOWN | {"group": "Relic"}}, PROTECTED),
    ],
)
def test_a_position_that_no_attack_leads_to_is_refused(
    pending: dict[str, object], readings: list[str]
) -> None:
    with pytest.raises(Refused) as refused:
        by_day("Garlic", "Garlic", decision="window", pending=pending, readings=readings)

    assert refused.value.clause == "VE-116"


@pytest.mark.clause("VE-116", "VE-253")
def test_the_attacker_has_no_say_in_it() -> None:
    pending = {"window": "attack", "combat": SHOWN, "asked": H}

    with pytest.raises(Refused) as refused:
        by_day("Garlic", "Garlic", decision="window", pending=pending, readings=PROTECTED)

    assert refused.value.clause == "VE-253"


# --- advice --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-116")
def test_advice_protects_who_cannot_be_defended_with_cards() -> None:
    table = lady_attacked("Hypnosis, Garlic*2", revealed=["Lady"])

    advised = advise(table.position, V)

    assert GAME.write(table.position, advised.move) == "play Hypnosis"
    assert advised.reason.key == "advice-protect"


@pytest.mark.clause("VE-116")
def test_advice_spends_no_card_on_a_human_of_the_other_side() -> None:
    table = by_day(
        "Hypnosis, Garlic*2",
        "Pistol, Garlic",
        castle=["Lord", "Officer", "Maid"],
        readings=PROTECTED,
    )
    table.plays(H, "Officer x Lord a[Pistol]")

    advised = advise(table.position, V)

    assert GAME.write(table.position, advised.move) == "decline"
    assert advised.reason.key == "advice-save-support"
