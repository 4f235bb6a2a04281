"""What a decent player does and why; that it reads no hidden card; and that it wins."""

from gruft.games.vampire_connection.advice.advice import advise
from gruft.games.vampire_connection.game import GAME
from tests.games.vampire_connection.table import Table, connecting, given, turn_begins


def advised(table: Table, seat: int | None = None) -> tuple[str, str]:
    """The advice to the seat that is asked: its move, written, and the reason."""
    asked = table.position.to_act()[0] if seat is None else seat
    advice = advise(table.position, asked)
    return GAME.write(table.position, advice.move), advice.reason.key


def after(table: Table, line: str) -> Table:
    """The table after a line of the seat that is asked, and after everybody has passed."""
    table.plays(table.turn, line)
    table.all_pass()
    return table


# --- journeys ------------------------------------------------------------------------------------


def test_it_goes_to_the_village_as_mist_where_hunters_threaten() -> None:
    hands = ["mist, wolf, hunchback", "Thrashon, stake*3", "Beatquick, stake*3"]
    known = {"0": {"1": "Thrashon, stake*3", "2": "Beatquick, stake*3"}}
    table = given(hands, knowledge={"known": known})

    assert advised(table) == ("mist > village", "advice-mist")


def test_it_does_not_run_as_a_wolf_into_stakes_that_it_knows_of() -> None:
    hands = ["wolf, hunchback", "Thrashon, stake*3", "Beatquick, stake*3"]
    known = {"0": {"1": "Thrashon, stake*3", "2": "Beatquick, stake*3"}}
    captives = ["The Baker, The Milkmaid, The Farmhand", "-", "-"]
    table = given(hands, knowledge={"known": known}, captives=captives)

    assert advised(table)[0] != "wolf > village"


def test_it_runs_as_a_wolf_where_no_hunter_may_come() -> None:
    table = given(["wolf, hunchback", None, None], round=1, kidnapped=False)

    assert advised(table) == ("wolf > village", "advice-village")


def test_it_does_not_fly_without_blood() -> None:
    table = given(["bat", None, None], drops=[0, 5, 5], captives=["-", "The Mayor's Daughter", "-"])

    assert advised(table) == ("end play", "advice-must")


def test_it_keeps_its_last_hunchback_for_being_staked() -> None:
    captives = ["The Baker, The Milkmaid, The Farmhand", "-", "-"]
    table = given(["hunchback, stake", None, None], captives=captives)

    assert advised(table) == ("end play", "advice-end-play")


def test_it_sends_a_hunchback_that_it_can_spare() -> None:
    table = given(["hunchback*3", None, None])

    assert advised(table) == ("hb > village", "advice-send-hunchback")


def test_it_turns_the_last_village_card_if_it_leads_then() -> None:
    table = given(["mist", None, None], drops=[30, 5, 5], village="The Baker")

    assert advised(table) == ("mist > village", "advice-last-card")


def test_it_leaves_the_last_village_card_alone_if_it_would_lose_by_it() -> None:
    table = given(["mist", None, None], drops=[3, 30, 5], village="The Baker")

    assert advised(table) == ("end play", "advice-end-play")


# --- robbing -------------------------------------------------------------------------------------


def test_it_robs_the_castle_of_the_best_captive() -> None:
    captives = ["-", "The Tyke", "The Mayor's Daughter, The Blacksmith"]
    table = given(["bat", "-", "-"], drops=[3, 1, 9], captives=captives)

    assert advised(table) == ("bat > castle of Shortway", "advice-rob")


def test_it_takes_the_best_captive() -> None:
    captives = ["-", "The Tyke, The Mayor's Daughter, Fritz Fisch", "-"]
    table = given(["bat", "-", "-"], drops=[3, 1, 1], captives=captives)

    after(table, "bat > castle of Ficklecrash")

    assert advised(table) == ("rob The Mayor's Daughter", "advice-best-prey")


def test_it_wards_a_robber_off() -> None:
    captives = ["-", "The Village Priest, The Mayor's Daughter", "-"]
    table = given(["bat", "holy water, crucifix", "-"], drops=[3, 1, 1], captives=captives)

    after(table, "bat > castle of Ficklecrash")
    table.plays(0, "rob The Mayor's Daughter")

    assert advised(table) == ("respond holy water", "advice-ward-off")


def test_it_lets_a_bad_guest_be_stolen() -> None:
    captives = ["-", "The Village Priest, The Drunkard", "-"]
    table = given(["bat", "holy water", "-"], drops=[3, 1, 1], captives=captives)

    after(table, "bat > castle of Ficklecrash")
    table.plays(0, "rob The Drunkard")

    assert advised(table) == ("pass", "advice-let-go")


# --- cards ---------------------------------------------------------------------------------------


def test_it_lays_a_book_on_a_guest_who_costs_blood() -> None:
    table = given(["book", "-", "-"], captives=["The Drunkard, The Baker", "-", "-"])

    assert advised(table) == ("book @ Biggulp", "advice-silence-guest")

    table.position.apply(0, advise(table.position, 0).move)
    assert advised(table) == ("cover The Drunkard", "advice-silence-guest")


def test_it_lays_a_crucifix_on_the_captives_of_a_rich_rival() -> None:
    rich = "The Village Priest, The Mayor's Daughter, The Blacksmith, The Baker"
    table = given(["crucifix", "-", "-"], captives=["-", rich, "-"], drops=[5, 20, 1])

    assert advised(table) == ("crucifix @ Ficklecrash", "advice-deny-blood")


def test_it_lets_its_own_worst_captive_escape() -> None:
    table = given(["escape", "-", "-"], captives=["The Drunkard, The Baker", "-", "-"])

    assert advised(table) == ("escape", "advice-escape-own")


def test_it_lets_a_rivals_best_captive_escape() -> None:
    captives = ["The Baker", "The Mayor's Daughter, The Milkmaid, The Farmhand", "-"]
    table = given(["escape", "-", "-"], captives=captives, drops=[5, 20, 1])

    assert advised(table) == ("escape", "advice-escape-rival")


def test_it_seizes_the_opportunity_where_most_blood_is() -> None:
    captives = ["The Baker", "The Mayor, The Mayor's Daughter", "Fritz Fisch"]
    table = given(["Good Opportunity", "-", "-"], captives=captives, drops=[5, 6, 1])

    assert advised(table) == ("GO", "advice-opportunity")

    table.position.apply(0, advise(table.position, 0).move)
    assert advised(table) == ("on The Mayor's Daughter", "advice-opportunity")


def test_it_throws_a_party_with_a_full_castle_and_sacrifices_the_worst_guest() -> None:
    full = "The Drunkard, The Mayor's Daughter, The Baker, The Milkmaid, The Farmhand"
    table = given(["Party", "-", "-"], captives=[full, "-", "-"])

    assert advised(table) == ("party", "advice-party")

    table.position.apply(0, advise(table.position, 0).move)
    assert "The Drunkard" in advised(table)[0]


def test_it_throws_no_party_with_an_empty_castle() -> None:
    table = given(["Party", "-", "-"], captives=["Fritz Fisch", "-", "-"])

    assert advised(table)[0] == "end play"


# --- the tomb ------------------------------------------------------------------------------------


def test_it_revives_its_vampire() -> None:
    table = given(["hunchback, mist", "-", "-"], markers=["stake", None, None], immune=True)

    assert advised(table) == ("revive", "advice-revive")


def test_it_leaves_the_tomb_to_drink_from_a_full_castle() -> None:
    full = "The Mayor's Daughter, The Baker, The Milkmaid, The Farmhand"
    table = given(
        ["mist*2, hunchback", None, None],
        places=["tomb", "castle", "castle"],
        captives=[full, "-", "-"],
    )

    assert advised(table) == ("mist > castle", "advice-go-home")


def test_it_rests_in_its_tomb_where_nobody_can_stake_it_and_nothing_is_to_be_drunk() -> None:
    table = given(
        ["hunchback, mist", "-", "-"],
        places=["tomb", "castle", "castle"],
        discard="Beatquick, Thrashon, Rudey, Assistant",
        captives=["The Drunkard", "-", "-"],
        village="The Scarecrow, The Tyke",
    )

    assert advised(table) == ("end play", "advice-rest")


# --- hunters -------------------------------------------------------------------------------------


def test_it_stakes_the_leader_on_its_way() -> None:
    captives = ["The Mayor's Daughter, The Baker, The Milkmaid", "-", "-"]
    table = given(["wolf", "Thrashon, stake*2", "-"], captives=captives, drops=[20, 3, 4])

    table.plays(0, "wolf > village")

    assert advised(table) == ("Thrashon+1 -> Biggulp", "advice-stake")


def test_it_stakes_a_vampire_in_its_tomb_when_its_turn_begins() -> None:
    captives = ["The Mayor's Daughter, The Baker, The Milkmaid", "-", "-"]
    table = turn_begins(
        ["wolf", "Rudey", "-"],
        captives=captives,
        drops=[20, 3, 4],
        places=["tomb", "castle", "castle"],
    )

    assert advised(table) == ("Rudey+0 -> Biggulp", "advice-stake")


def test_it_waits_with_its_hunter_until_the_turn_of_the_vampire_in_the_tomb() -> None:
    captives = ["-", "-", "The Mayor's Daughter, The Baker, The Milkmaid"]
    table = turn_begins(
        ["wolf", "Rudey", "-"],
        captives=captives,
        drops=[3, 3, 20],
        places=["castle", "castle", "tomb"],
    )

    assert advised(table) == ("pass", "advice-save-hunter")


# --- the Connection ------------------------------------------------------------------------------


def test_it_offers_what_it_can_spare_for_a_hunchback_that_it_needs() -> None:
    hands = ["mist*3, wolf*3", "hunchback*3, stake", "wolf"]
    known = {"0": {"1": "hunchback*3"}}
    table = connecting(hands, knowledge={"known": known}, drops=[5, 1, 9])

    assert advised(table) == ("offer Ficklecrash", "advice-trade")


def test_it_does_not_trade_its_last_hunchback_for_a_stake() -> None:
    table = connecting(["stake, mist", "hunchback, wolf", "-"])
    table.plays(0, "trade Ficklecrash: stake <-> hunchback")

    assert advised(table) == ("reject", "advice-reject")


def test_it_accepts_a_good_trade() -> None:
    table = connecting(["hunchback*2", "Assistant, wolf", "-"], drops=[1, 1, 9])
    table.plays(0, "trade Ficklecrash: hunchback <-> Assistant")

    assert advised(table) == ("accept", "advice-accept")


# --- the end of a turn ---------------------------------------------------------------------------


def test_it_consumes_near_the_end_and_keeps_at_the_beginning() -> None:
    late = given(["-", "-", "-"], pending="consume", fresh="The Blacksmith", latch=True)
    early = given(["-", "-", "-"], pending="consume", fresh="The Alchemist")

    assert advised(late) == ("consume The Blacksmith", "advice-consume")
    assert advised(early) == ("pass", "advice-keep")


def test_it_buys_cards_early_and_takes_the_drops_at_the_end() -> None:
    bought = {"decision": "buy", "net": 4, "consumed": "The Baker"}
    early = given(["-", "-", "-"], dead=["The Baker", "-", "-"], pending=bought)
    late = given(["-", "-", "-"], dead=["The Baker", "-", "-"], pending=bought, latch=True)

    assert advised(early) == ("buy 3", "advice-buy")
    assert advised(late) == ("buy 0", "advice-drops")


def test_it_gives_the_worst_captive_at_the_ball() -> None:
    table = given(
        ["mist", "-", "-"],
        captives=["The Baker, The Drunkard", "Fritz Fisch", "-"],
        village="Masked Ball, *",
    )
    table.plays(0, "mist > village")

    assert "The Drunkard" in advised(table, 0)[0]
    assert advised(table, 0)[1] == "advice-worst-captive"


def test_of_two_events_it_takes_the_sunrise_first() -> None:
    table = given(["mist, Double Success", "-", "-"], village="Angel, Sunrise, *")
    table.plays(0, "mist+2x > village")

    assert advised(table) == ("first Sunrise", "advice-order")


def test_it_discards_what_is_least_use() -> None:
    hand = "hunchback*2, mist*6, wolf*3, Assistant, Good Opportunity"
    table = given([hand, "-", "-"], pending="discard")

    assert advised(table) == ("discard Assistant", "advice-discard")
