"""The printed data: what is shipped with which source, what an owner may change, what is refused.

VC-229 is proved here case by case.
"""

from random import Random

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition, leaves
from gruft.kernel.game import LANGUAGES, set_up
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words
from tests.games.vampire_connection.table import begun, given

MINE = "mine.toml"
SHIPPED = GAME.shipped_edition()
TYPES = list(SHIPPED.table("vampire_cards"))


def refusal_of(text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        GAME.edition_from(text, MINE)
    return refused.value


def said(refused: Refused) -> str:
    return Words.at(GAME, "en").refuse(refused)


def warned(edition: Edition, language: str = "en") -> list[str]:
    words = Words.at(GAME, language)
    return [words.tell(warning) for warning in GAME.edition_warnings(edition)]


def played_to_the_end(edition: Edition, seats: int, seed: int) -> int:
    """Random moves until the game is over; returns how many."""
    position = set_up(GAME, seats, {"max_rounds": 12}, edition, FastChance(seed))
    random = Random(seed)
    count = 0
    while not position.is_over():
        seat = random.choice(position.to_act())
        position.play(seat, random.choice(position.moves(seat)))
        count += 1
    GAME.check(position)
    return count


# ---- what is shipped ----


@pytest.mark.clause("VC-3", "VC-5", "VC-7")
def test_the_shipped_edition_has_the_cards_of_the_tables() -> None:
    assert list(SHIPPED.table("vampire_cards").values()) == [
        *(10, 8, 6, 3, 9, 1, 1, 1, 1, 7, 2, 1, 2, 1, 2, 2, 1)
    ]
    assert list(SHIPPED.table("events").values()) == [2, 2, 1, 1]
    assert [SHIPPED.number(f"defences.{name}.count") for name in SHIPPED.table("defences")] == [
        *(3, 3, 3)
    ]
    victims = list(SHIPPED.table("victims"))
    assert victims == [f"V{number:02d}" for number in range(1, 29)]
    assert sum(SHIPPED.number(f"victims.{one}.left") for one in victims) == 25
    assert sum(SHIPPED.number(f"victims.{one}.right") for one in victims) == 85
    assert sum(SHIPPED.number(f"victims.{one}.priest") for one in victims) == 3
    assert sum(SHIPPED.number(f"victims.{one}.bonus") for one in victims) == 11
    GAME.check_edition(SHIPPED, "edition.toml")
    assert warned(SHIPPED) == []


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("vampire_cards.crucifix", "rulebook"),
        ("vampire_cards.holy_water", "reconstructed"),
        ("vampire_cards.book", "reconstructed"),
        ("vampire_cards.party", "reconstructed"),
        ("events.sunrise", "rulebook"),
        ("defences.garlic.count", "reconstructed"),
        (
            "defences.garlic.repulses",
            "mist, bat and hunchback rulebook, wolf and carriage reconstructed",
        ),
        (
            "defences.windows.repulses",
            "mist and hunchback derived, wolf, bat and carriage reconstructed",
        ),
        (
            "defences.church.repulses",
            "hunchback rulebook, mist, wolf, bat and carriage reconstructed",
        ),
        ("stakes.bat", "rulebook"),
        ("stakes.carriage", "reconstructed"),
        ("table.hand_limit_6", "rulebook"),
        ("victims.V01.name", "rulebook"),
        ("victims.V01.left", "below 0 derived, number reconstructed"),
        ("victims.V01.right", "reconstructed"),
        ("victims.V02.sex", "rulebook"),
        ("victims.V03.right", "0 or below derived, number reconstructed"),
        ("victims.V06.bonus", "rulebook"),
        ("victims.V08.name", "found"),
        ("victims.V08.left", "reconstructed"),
        ("victims.V10.priest", "rulebook"),
        ("victims.V11.priest", "reconstructed"),
        ("victims.V28.in_play", "rulebook"),
        ("victims.V28.right", "reconstructed"),
    ],
)
def test_every_value_names_its_own_source(key: str, source: str) -> None:
    assert SHIPPED.sources[key] == source


def test_every_source_is_one_of_four_or_made_of_them() -> None:
    four = ("rulebook", "derived", "found", "reconstructed")

    for key, _ in leaves(SHIPPED.data):
        assert any(word in SHIPPED.sources[key] for word in four)


def test_the_names_in_the_edition_are_those_an_english_reader_sees() -> None:
    words = Words.at(GAME, "en")

    for victim in SHIPPED.table("victims"):
        assert SHIPPED.value(f"victims.{victim}.name") == words.say(f"name-{victim.lower()}")


# ---- what an owner may change ----


def test_an_owner_may_replace_a_victim_with_name_and_values() -> None:
    edition = GAME.edition_from(
        '[victims.V01]\nname = "Der Lausbub"\nleft = -3\nright = 4\npriest = true\n', MINE
    )

    table = given(
        ["Good Opportunity", "-", "-"],
        edition=edition,
        captives=["-", "V01, V02", "-"],
        drops=[1, 1, 1],
    )
    for seat, move in ((0, c.PLAY_OPPORTUNITY), (0, c.VICTIM), (1, c.PASS)):
        table.position.play(seat, move)

    assert table.drops == [5, 1, 1]
    told = [telling for telling in table.journal.told(-1) if "victim" in telling.args]
    for language in LANGUAGES:
        words = Words.at(GAME, language)
        assert told
        assert all("Der Lausbub" in words.tell(telling) for telling in told)


def test_an_owners_name_stands_in_a_list_of_victims_too() -> None:
    edition = GAME.edition_from('[victims.V01]\nname = "Der Lausbub"\n', MINE)
    table = given(["holy water", "-", "-"], edition=edition, captives=["-", "V01, V02, V10", "-"])

    for move in (c.PROTECT + 6 + 1, c.VICTIM, c.VICTIM + 1):
        table.position.play(0, move)

    (lays,) = [one for one in table.journal.told(-1) if one.key == "fact-lays"]
    said_of_it = Words.at(GAME, "it").tell(lays)
    assert "Der Lausbub, La Piccola Peste" in said_of_it


def test_the_name_is_ours_where_the_owner_wrote_the_same() -> None:
    edition = GAME.edition_from('[victims.V01]\nname = "The Tyke"\nleft = 2\n', MINE)
    table = given(["Escape", "-", "-"], edition=edition, captives=["-", "V01", "-"])

    for move in (c.PLAY_ESCAPE, c.VICTIM):
        table.position.play(0, move)

    (escape,) = [one for one in table.journal.told(-1) if one.key == "fact-plays-escape"]
    assert "Der Lausbub" in Words.at(GAME, "de").tell(escape)


def test_an_owner_with_fewer_victims_can_play() -> None:
    few: dict[str, object] = {f"victims.V{number:02d}.in_play": False for number in range(3, 29)}
    edition = GAME.edition_with(few, MINE)

    village = begun(3, edition=edition).village

    assert sorted(card for card in village if card.startswith("The ")) == [
        "The Naughty Brat",
        "The Tyke",
    ]
    assert len(village) == 43 - 26
    assert played_to_the_end(edition, 3, seed=1) > 0


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize(
    "values",
    [
        {f"vampire_cards.{name}": 0 for name in TYPES} | {"vampire_cards.hunchback": 30},
        {f"vampire_cards.{name}": 99 for name in TYPES if name not in ("holy_water", "book")}
        | {"vampire_cards.crucifix": 12, "stakes.tomb": 99},
        {f"victims.V{number:02d}.in_play": False for number in range(1, 29)}
        | {f"defences.{name}.count": 0 for name in ("garlic", "windows", "church")}
        | {"events.sunrise": 1, "events.masked_ball": 1},
        {f"victims.V{number:02d}.left": -99 for number in range(1, 29)}
        | {"table.drops": 999, "table.dealt": 8, "table.hand_limit_3": 1},
        {f"victims.V{number:02d}.priest": True for number in range(1, 29)}
        | {"vampire_cards.crucifix": 8, "vampire_cards.holy_water": 4, "vampire_cards.book": 4},
    ],
    ids=["hunchbacks", "crowded", "deserted", "poisonous", "pious"],
)
def test_the_game_can_be_played_at_the_limits(values: dict[str, object], seats: int) -> None:
    edition = GAME.edition_with(values, MINE)

    assert played_to_the_end(edition, seats, seed=seats) > 0


# ---- VC-229: what is refused ----


@pytest.mark.clause("VC-229")
def test_a_file_without_a_hunchback_for_every_seat_is_refused() -> None:
    GAME.edition_from("[vampire_cards]\nhunchback = 6\n", MINE)

    assert said(refusal_of("[vampire_cards]\nhunchback = 5\n")) == (
        "mine.toml: six players need 6 hunchbacks, one for each; this edition has 5. (VC-229)"
    )


@pytest.mark.clause("VC-229")
def test_a_file_with_fewer_than_five_vampire_cards_for_each_seat_is_refused() -> None:
    few = "".join(f"{name} = 0\n" for name in TYPES if name != "hunchback")
    GAME.edition_from(f"[vampire_cards]\n{few}hunchback = 30\n", MINE)

    assert said(refusal_of(f"[vampire_cards]\n{few}hunchback = 29\n")) == (
        "mine.toml: six players need 30 vampire cards, five for each; this edition has 29. (VC-229)"
    )


@pytest.mark.clause("VC-229")
@pytest.mark.parametrize(
    "key",
    [*(f"vampire_cards.{name}" for name in TYPES), "defences.garlic.count"],
)
def test_a_negative_count_is_refused(key: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.edition_with({key: -1}, MINE)

    assert (refused.value.key, refused.value.clause) == ("edition-out-of-range", "VC-229")
    assert refused.value.details["setting"] == key


@pytest.mark.clause("VC-229")
@pytest.mark.parametrize("name", ["tomb", "wolf", "bat", "carriage", "assistant_tomb"])
def test_a_stake_base_below_1_is_refused(name: str) -> None:
    GAME.edition_with({f"stakes.{name}": 1}, MINE)

    assert said(refusal_of(f"[stakes]\n{name} = 0\n")) == (
        f"mine.toml: the value “stakes.{name}” must be between 1 and 99, not 0. (VC-229)"
    )


@pytest.mark.clause("VC-229")
def test_a_29th_victim_is_refused() -> None:
    assert said(refusal_of('[victims.V29]\nname = "The Cook"\nleft = 1\n')) == (
        "mine.toml: “V29” would be one victim too many. There are 28, V01 to V28: put your own in "
        "place of one of them. (VC-229)"
    )
    assert refusal_of("[victims.Cook]\nright = 2\n").key == "edition-too-many-victims"


@pytest.mark.clause("VC-229")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[victims.V01]\nleft = 1\n\n[victims.V01]\nright = 2\n", 4),
        ("[victims.V01]\nleft = 1\nleft = 2\n", 3),
        ("[victims]\nV01 = { left = 1 }\nV01 = { left = 2 }\n", 3),
    ],
)
def test_a_victim_that_stands_twice_is_refused(text: str, line: int) -> None:
    assert said(refusal_of(text)) == (
        f"mine.toml, line {line}: the file already has what this line begins or sets;"
        " each name and each value may occur only once. (VC-229)"
    )


@pytest.mark.clause("VC-229")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[vampire_cards]\nghost = 1\n", "vampire_cards.ghost"),
        ("[events]\ncomet = 1\n", "events.comet"),
        ("[victims.V01]\ncolour = 1\n", "victims.V01.colour"),
    ],
)
def test_a_type_of_card_that_does_not_exist_is_refused(text: str, key: str) -> None:
    assert said(refusal_of(text)) == (
        f"mine.toml: there’s no value “{key}” in this game\u2019s edition. (VC-229)"
    )


@pytest.mark.clause("VC-229", "VC-6")
@pytest.mark.parametrize("name", ["sunrise", "masked_ball", "unrest", "angel"])
def test_a_file_without_one_of_the_four_marked_events_is_refused(name: str) -> None:
    GAME.edition_with({f"events.{name}": 1}, MINE)

    assert said(refusal_of(f"[events]\n{name} = 0\n")) == (
        f"mine.toml: the value “events.{name}” must be at least 1,"
        " because one card of this event is marked. (VC-229)"
    )


# ---- our own limits ----


@pytest.mark.parametrize(
    ("key", "value", "refused", "clause"),
    [
        ("events.unrest", 2, "edition-event-once", "VC-6"),
        ("events.angel", 2, "edition-event-once", "VC-6"),
        ("events.sunrise", 100, "edition-out-of-range", "VC-229"),
        ("vampire_cards.mist", 100, "edition-out-of-range", "VC-229"),
        ("vampire_cards.book", 14, "edition-too-many-protections", "VC-109"),
        ("defences.church.count", 100, "edition-out-of-range", "VC-229"),
        ("defences.church.repulses", ["mist", "broom"], "edition-unknown-word", "VC-73"),
        ("victims.V03.sex", "x", "edition-unknown-word", "VC-7"),
        ("victims.V03.left", -100, "edition-out-of-range", "VC-7"),
        ("victims.V03.right", 100, "edition-out-of-range", "VC-7"),
        ("victims.V03.name", "", "edition-bad-name", "VC-7"),
        ("victims.V03.name", " Fritz", "edition-bad-name", "VC-7"),
        ("victims.V03.name", "Fri\ntz", "edition-bad-name", "VC-7"),
        ("victims.V03.name", "F" * 41, "edition-bad-name", "VC-7"),
        ("stakes.bat", 100, "edition-out-of-range", "VC-229"),
        ("table.dealt", 19, "edition-out-of-range", "VC-17"),
        ("table.dealt", -1, "edition-out-of-range", "VC-17"),
        ("table.drops", -1, "edition-out-of-range", "VC-18"),
        ("table.drops", 1000, "edition-out-of-range", "VC-18"),
        ("table.hand_limit_5", 0, "edition-out-of-range", "VC-184"),
        ("table.hand_limit_3", 100, "edition-out-of-range", "VC-184"),
    ],
)
def test_what_the_table_could_not_hold_is_refused_with_its_clause(
    key: str, value: object, refused: str, clause: str
) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.edition_with({key: value}, MINE)

    assert (refusal.value.key, refusal.value.clause) == (refused, clause)
    for language in LANGUAGES:
        assert MINE in Words.at(GAME, language).refuse(refusal.value)


# ---- what is only unusual ----


@pytest.mark.clause("VC-229")
def test_other_totals_than_58_and_43_are_only_warned_of() -> None:
    fewer = "[defences.garlic]\ncount = 2\n[victims.V09]\nin_play = false\n"
    edition = GAME.edition_from(f"[vampire_cards]\nparty = 2\n{fewer}", MINE)

    assert warned(edition) == [
        "Note: this edition has 59 vampire cards; the box has 58.",
        "Note: this edition has 41 village cards; usually there are 43.",
    ]
    for language in LANGUAGES:
        vampire_cards, village_cards = warned(edition, language)
        assert "59" in vampire_cards
        assert "41" in village_cards


@pytest.mark.clause("VC-229")
def test_equal_totals_of_other_cards_are_not_warned_of() -> None:
    edition = GAME.edition_with({"vampire_cards.party": 2, "vampire_cards.mist": 9}, MINE)

    assert warned(edition) == []
