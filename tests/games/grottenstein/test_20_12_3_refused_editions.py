"""Section 20.12: what an owner's file may not say, and what they are told instead."""

import re
from pathlib import Path

import pytest

from gruft.games.grottenstein.edition import map_check, plans
from gruft.games.grottenstein.edition import reading as checks
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS, WEAPON_KEYS
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words
from tests.games.grottenstein.editions import MINE, SHIPPED, from_file, laid_over, refusal_of, said

#: Key; least and most; clause. The limits are those of docs/notation/grottenstein.md.
LIMITS = [
    ("door_lp", 1, 99, "GR-134"),
    ("coffin_regen", 0, 99, "GR-159"),
    ("crypt_penalty", 0, 99, "GR-164"),
    ("poison", 0, 99, "GR-198"),
    ("rats", 0, 99, "ED-17"),
    ("blast_damage", 0, 99, "GR-217"),
    ("blast_from", 1, 6, "GR-216"),
    ("bats", 0, 99, "GR-147"),
    ("bat_dice", 1, 12, "GR-148"),
    ("dice_sides", 1, 6, "GR-18"),
    ("white_chips", 2, 99, "GR-25"),
    ("max_rounds", 1, 9999, "GR-224"),
    ("objects.kit_points", 0, 99, "ED-10"),
    ("objects.kit_uses", 1, 99, "ED-10"),
    ("objects.garlic", 0, 99, "ED-15"),
    ("objects.shield", 0, 99, "GR-116"),
    ("traps.demon.dice", 0, 12, "GR-88"),
    ("traps.demon.bonus", 0, 99, "GR-88"),
    ("weapons.bow.dice", 0, 12, "GR-115"),
    ("weapons.bow.bonus", -99, 99, "GR-115"),
    ("weapons.bow.range", 1, 6, "GR-115"),
    ("weapons.bow.uses", 0, 1, "GR-115"),
    ("weapons.bow.success_from", 0, 6, "GR-115"),
    ("weapons.bow.fixed_damage", 0, 99, "GR-115"),
    ("cards.E09.places", 1, 3, "GR-96"),
    ("cards.E15.places", 0, 0, "GR-96"),
    ("cards.E19.places", 0, 0, "GR-96"),
    ("presets.dagger_minus_2.weapons.dagger.bonus", -99, 99, "GR-115"),
]

#: What is refused beside numbers: message, clause, the value it names.
REFUSED: list[tuple[dict[str, object], str, str, str]] = [
    ({"range_metric": "euclid"}, "edition-unknown-word", "GR-110", "range_metric"),
    ({"vampire_zero": "Dies"}, "edition-unknown-word", "GR-221", "vampire_zero"),
    ({"cards.E09.effect": "axe"}, "edition-unknown-word", "GR-9", "cards.E09.effect"),
    ({"cards.E09.kind": "trap"}, "edition-unknown-word", "GR-9", "cards.E09.kind"),
    ({"cards.E09.effect": "rats"}, "edition-unknown-word", "GR-9", "cards.E09.kind"),
    ({"cards.E09.border": "black"}, "edition-unknown-word", "GR-99", "cards.E09.border"),
    ({"cards.E09.deck": "both"}, "edition-unknown-word", "GR-14", "cards.E09.deck"),
    ({"weapons.bow.targets": "doors"}, "edition-unknown-word", "GR-105", "weapons.bow.targets"),
    ({"weapons.bite.targets": "enemies"}, "edition-unknown-word", "GR-154", "weapons.bite.targets"),
    ({"weapons.bow.hinders": "all"}, "edition-unknown-word", "ED-9", "weapons.bow.hinders"),
    ({"cards.E09.name": ""}, "edition-bad-name", "GR-9", "cards.E09.name"),
    ({"cards.E09.name": " Axe"}, "edition-bad-name", "GR-9", "cards.E09.name"),
    ({"cards.E09.name": "A\nxe"}, "edition-bad-name", "GR-9", "cards.E09.name"),
    ({"cards.E09.name": "x" * 41}, "edition-bad-name", "GR-9", "cards.E09.name"),
    ({"characters.red.name": ""}, "edition-bad-name", "GR-12", "characters.red.name"),
    ({"characters.black.name": "x " * 21}, "edition-bad-name", "GR-12", "characters.black.name"),
    ({"rooms.Ca1.name": ""}, "edition-bad-name", "GR-6", "rooms.Ca1.name"),
    ({"rooms.Ca2.name": "Attic"}, "edition-no-such-room", "GR-6", "rooms.Ca2.name"),
    ({"hunter_order": ["red", "blue", "green"]}, "edition-hunter-order", "GR-42", "hunter_order"),
    ({"hunter_order": ["red"] * 4}, "edition-hunter-order", "GR-42", "hunter_order"),
    ({"locks": ["a", "b", "c"]}, "edition-locks", "ED-6", "locks"),
    ({"locks": ["a", "b", "c", "d", "d"]}, "edition-locks", "ED-6", "locks"),
    ({"locks": ["a", "b", "c", "C"]}, "edition-locks", "ED-6", "locks"),
    ({"locks": ["a", "b", "c", ""]}, "edition-bad-name", "ED-6", "locks"),
    ({"locks": ["Silver", "gold", "a", "b"]}, "edition-lock-place", "ED-6", "locks"),
    ({"cards.E09.deck": "cellar"}, "edition-deck-size", "GR-14", "cards"),
    ({"cards.C05.deck": "event"}, "edition-deck-size", "GR-14", "cards"),
    ({"cards.E02.effect": "kit"}, "edition-card-once", "GR-9", "cards"),
    ({"cards.E16.effect": "key_1"}, "edition-card-once", "GR-9", "cards"),
]
NAMES = [f"{refused[1]} {refused[3]}" for refused in REFUSED]


def keys_raised() -> set[str]:
    """Every message that the rooms of the edition raise, and the words they speak of."""
    found: set[str] = set()
    for room in (checks, map_check, plans):
        written = Path(str(room.__file__)).with_suffix(".py").read_text(encoding="utf-8")
        found |= set(re.findall(r'"((?:edition|plan)-[a-z-]+)"', written))
    ways = re.findall(
        r'_cut_off\(file, square, f?"([^"]+)"', Path(map_check.__file__).read_text(encoding="utf-8")
    )
    for way in ways:
        named = ("wall", "passage") if "{way}" in way else ("",)
        found |= {f"cut-off-{way.replace('{way}', name)}" for name in named}
    return found


# --- numbers -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-13", "GR-18", "GR-25", "GR-88", "GR-96", "GR-97", "GR-115", "GR-148")
@pytest.mark.parametrize(("key", "low", "high", "clause"), LIMITS, ids=[one[0] for one in LIMITS])
def test_a_number_has_limits(key: str, low: int, high: int, clause: str) -> None:
    laid_over({key: low})
    laid_over({key: high})

    for wrong in (low - 1, high + 1):
        refused = refusal_of({key: wrong})
        assert (refused.key, refused.clause) == ("edition-out-of-range", clause)
        assert key.endswith(str(refused.details["setting"]))
        assert refused.details["given"] == wrong


@pytest.mark.clause("GR-97")
@pytest.mark.parametrize("weapon", ["dagger", "bite"])
def test_dagger_and_bite_are_never_used_up(weapon: str) -> None:
    assert refusal_of({f"weapons.{weapon}.uses": 1}).clause == "GR-97"


@pytest.mark.clause("GR-13")
def test_nobody_begins_or_rises_above_the_most_points() -> None:
    laid_over({"most_lp": 50, "start_lp": 50, "servant_lp": 50})

    assert refusal_of({"most_lp": 39}).clause == "GR-13"
    assert refusal_of({"most_lp": 100}).clause == "GR-13"
    assert refusal_of({"start_lp": 0}).clause == "GR-29"
    assert refusal_of({"servant_lp": 0}).clause == "GR-178"
    for key in ("start_lp", "servant_lp"):
        assert said(refusal_of({"most_lp": 50, key: 51})) == (
            f"mine.toml: the value “{key}” must be between 1 and 50, not 51. (GR-13)"
        )


@pytest.mark.parametrize("weapon", WEAPON_KEYS)
@pytest.mark.parametrize(("entry", "wrong"), [("range", 0), ("dice", 13), ("hinders", "nothing")])
def test_the_limits_hold_for_every_weapon(weapon: str, entry: str, wrong: object) -> None:
    assert refusal_of({f"weapons.{weapon}.{entry}": wrong}).details["setting"] == (
        f"weapons.{weapon}.{entry}"
    )


@pytest.mark.parametrize("trap", list(SHIPPED.table("traps")))
def test_the_limits_hold_for_every_trap(trap: str) -> None:
    for entry in ("dice", "bonus"):
        refused = refusal_of({f"traps.{trap}.{entry}": -1})
        assert refused.details["setting"] == f"traps.{trap}.{entry}"


# --- words, names and cards ----------------------------------------------------------------------


@pytest.mark.clause("GR-6", "GR-9", "GR-12", "GR-14", "GR-42", "GR-99", "GR-105", "GR-110", "ED-6")
@pytest.mark.parametrize(("values", "key", "clause", "setting"), REFUSED, ids=NAMES)
def test_what_cannot_be_played_with_is_refused(
    values: dict[str, object], key: str, clause: str, setting: str
) -> None:
    refused = refusal_of(values)

    assert (refused.key, refused.clause) == (key, clause)
    assert refused.details["setting"] == setting


@pytest.mark.parametrize(("values", "key", "clause", "setting"), REFUSED, ids=NAMES)
def test_every_refusal_is_a_sentence_that_names_file_value_and_clause(
    values: dict[str, object], key: str, clause: str, setting: str
) -> None:
    refused = refusal_of(values)

    for language in LANGUAGES:
        sentence = said(refused, language)
        assert sentence.startswith(MINE)
        assert sentence.endswith(f"({clause})")
        for shown in ("given", "known", "effect", "deck"):
            assert str(refused.details.get(shown, "")) in sentence
        assert setting == "cards" or setting in sentence


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (
            {"cards.E09.effect": "axe"},
            "mine.toml: “cards.E09.effect” can’t be “axe”. Possible: kit, antidote,",
        ),
        (
            {"cards.E09.effect": "rats"},
            "mine.toml: “cards.E09.kind” can’t be “object”. Possible: trap. (GR-9)",
        ),
        (
            {"locks": ["a", "b", "c"]},
            "mine.toml: “locks” must hold 4 different names. (ED-6)",
        ),
        (
            {"locks": ["Silver", "gold", "a", "b"]},
            "mine.toml: in moves “Silver” always means lock 2; under “locks” the name can be "
            "only in that place. (ED-6)",
        ),
        (
            {"cards.C05.deck": "event"},
            "mine.toml: the deck “event” has 25 cards; there must be 1 to 24. (GR-14)",
        ),
        (
            {"cards.E02.effect": "kit"},
            "mine.toml: several cards have the effect “kit”; there may be only one. (GR-9)",
        ),
        (
            {"hunter_order": []},
            "mine.toml: “hunter_order” must name each hunter exactly once:"
            " red, blue, green, yellow. (GR-42)",
        ),
        (
            {"presets.dagger_minus_2.weapons.dagger.bonus": -100},
            "mine.toml (dagger_minus_2): the value “weapons.dagger.bonus” must be between -99 "
            "and 99, not -100. (GR-115)",
        ),
    ],
)
def test_what_an_owner_is_told(values: dict[str, object], sentence: str) -> None:
    assert said(refusal_of(values)).startswith(sentence)


@pytest.mark.clause("GR-14")
@pytest.mark.parametrize("deck", ["E", "C"])
def test_a_deck_without_any_card_is_refused(deck: str) -> None:
    nothing: dict[str, object] = {
        f"cards.{card}.deck": "none" for card in CARD_IDS if card[0] == deck
    }
    first = next(iter(nothing))

    assert refusal_of(nothing).details["given"] == 0
    laid_over({key: deck for key, deck in nothing.items() if key != first})


@pytest.mark.clause("GR-9")
def test_a_card_that_is_not_in_the_box_may_have_the_effect_of_another() -> None:
    laid_over({"cards.E02.effect": "kit", "cards.E02.deck": "none"})


@pytest.mark.parametrize("name", ["x", "x" * 40, "Старый меч", "Épée"])
def test_a_name_of_1_to_40_characters_is_accepted(name: str) -> None:
    laid_over({"cards.E09.name": name, "characters.red.name": name, "rooms.Ca1.name": name})


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("poison = 'two'", "“poison”"),
        ("[cards.E37]\nname = 'Axe'", "“cards.E37.name”"),
        ("poison = 2\npoison = 3", "line 2"),
        ("poison 2", "n’t a TOML file"),
        ("[weapons.sword]\ndoors = 1", "“weapons.sword.doors”"),
        ("[rooms.Ca2]\nsize = 3", "“rooms.Ca2.size”"),
    ],
)
def test_a_file_that_is_not_an_edition_is_refused(written: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        from_file(written)

    assert sentence in said(refused.value)


def test_every_message_that_is_raised_has_a_sentence() -> None:
    words = Words.at(GAME, "en")
    raised = keys_raised()

    assert {
        "edition-map-cut-off",
        "plan-square",
        "cut-off-by-wall",
        "cut-off-no-way-back",
    } <= raised
    assert [key for key in sorted(raised) if not words.has(key)] == []
