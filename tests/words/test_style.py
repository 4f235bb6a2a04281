# ruff: noqa: RUF001  (Cyrillic letters are meant)
"""What docs/words.md asks of every sentence, as far as a test can hear it.

Each rule names the files in which it is still broken. A list only ever becomes shorter: a file that
is not on it must keep the rule, and a new file is never put on it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier

from gruft.kernel.game import LANGUAGES
from tests.tree import ROOT
from tests.words.printed import (
    Sentence,
    buttons,
    choices,
    message_files,
    messages,
    paragraphs,
)

HARD = "\u00a0\u202f"  # spaces at which no line is broken
GAMES, TABLE = "src/gruft/games", "web/src/lib/table/text"
SLUGS = ("vampire_connection", "vampire_empire", "grottenstein")
VC, VE, GR = (f"{GAMES}/{game}" for game in SLUGS)
WEB_GR = "web/src/games/grottenstein"


@dataclass(frozen=True)
class Rule:
    """What must not be found in any sentence of a language."""

    name: str
    language: str
    fault: re.Pattern[str]
    #: Files that are still to be mended.
    still_open: frozenset[str] = frozenset()
    #: Whether rulebooks and documents keep it as well.
    also_pages: bool = False
    #: Files in which it means something else, with the reason.
    not_meant: dict[str, str] = field(default_factory=dict)

    def broken(self) -> list[str]:
        told: Iterable[Sentence] = messages(self.language)
        if self.also_pages:
            told = (*told, *paragraphs(self.language))
        left_out = {*self.still_open, *self.not_meant}
        return [
            str(one) for one in told if self.fault.search(one.text) and one.file not in left_out
        ]


def files(*names: str) -> frozenset[str]:
    return frozenset(names)


OPENING = r"(?:^|[.!?:;] |\*\* |\) )"
CHARACTERS = "a character with a name or a face, never a player"

RULES = (
    *(Rule("no straight quotes", language, re.compile(r"[\"']")) for language in LANGUAGES),
    Rule(
        "nobody is at turn",
        "en",
        re.compile(r"\bat turn\b"),
        also_pages=True,
    ),
    Rule(
        "your own, not the own",
        "en",
        re.compile(r"\bof the own\b"),
        files("docs/notation/vampire_empire.md"),
        also_pages=True,
    ),
    Rule(
        "no sentence opens with whoever",
        "en",
        re.compile(rf"{OPENING}Whoever\b"),
        also_pages=True,
    ),
    Rule(
        "a player is they",
        "en",
        re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE),
        files(
            "docs/measurements/vampire_empire_advice.md",
            *(f"docs/notation/{game}.md" for game in SLUGS),
        ),
        also_pages=True,
        not_meant={
            f"{GR}/text/en.ftl": CHARACTERS,
            f"{GR}/text/cards/en.ftl": CHARACTERS,
            f"{GR}/howto.md": CHARACTERS,
            f"{GR}/rulebook.md": CHARACTERS,
            f"{VC}/text/cards/en.ftl": CHARACTERS,
            f"{VC}/howto.md": CHARACTERS,
            f"{VC}/rulebook.md": CHARACTERS,
            "src/gruft/server/text/en.ftl": CHARACTERS,
            "CHANGELOG.md": CHARACTERS,
            "docs/benchmarks.md": CHARACTERS,
            "docs/glossary.md": CHARACTERS,
            "docs/decisions/vampir-where-the-book-is-silent.md": CHARACTERS,
            "docs/measurements/grottenstein_advice.md": CHARACTERS,
            "docs/measurements/grottenstein_simulated.md": CHARACTERS,
        },
    ),
    Rule(
        "a hard space before : ; ! ? » and after «",
        "fr",
        re.compile(rf"[^{HARD}!?](?:[;!?»]|(?<!\d):(?=\s|$))|«(?![{HARD}])"),
    ),
    Rule(
        "a hard space before —",
        "ru",
        re.compile(r" —"),
    ),
    Rule(
        "ё where it is spoken",
        "ru",
        re.compile(
            r"\b(?:еще|ее|мое|твое|свое|берет|идет|дает|ведет|несет|остается|вернется|придется"
            r"|возьмет|зайдет|найдет|умрет|черн\w+|зелен\w+|желт\w+|счет|расчет|легк(?:о|ий|ая)"
            r"|тверд\w+)\b",
            re.IGNORECASE,
        ),
        also_pages=True,
    ),
)


def instead(language: str, fault: str, better: str, *still_open: str) -> Rule:
    """One word for each thing: what is not said any more, and what is said instead."""
    return Rule(f"say {better}", language, re.compile(fault), files(*still_open))


WORDS = (
    instead("en", r"\b[Ss]et (?:a|the) table\b|\btable is set\b", "create a table"),
    instead("en", r"\bgrains?\b", "random number"),
    # A quoted “thrown” is a key of written positions.
    instead("en", r"(?<!“)\bthrow(?:s|n)?\b|\bthrew\b", "roll dice"),
    instead("de", r"\b[Dd]eck(?:e|t|en)\b.*\bTisch|\bTisch (?:ge)?deck(?:t|en)\b", "eröffnen"),
    instead("de", r"\bKörnchen\b", "Zufallsbeitrag"),
    instead("de", r"\bGespräch\b", "Chat"),
    instead("de", r"\bPfahlmarke\b", "Pflockmarke"),
    instead("de", r"\b(?:Wähle|Nenne|Lege|Schreibe)\b", "wähl, nenn, leg, schreib"),
    instead("fr", r"\b[Dd]ress(?:er|e|ée) (?:une|la) table\b", "créer une table"),
    instead("fr", r"\b[Ee]ntam(?:e|er|es|é|ée)\b", "ouvrir avec"),
    instead("fr", r"\b[Rr]obots?\b", "bot"),
    instead("fr", r"\b[Cc]lefs?\b", "clé"),
    instead("fr", r"\bDiscussion\b", "tchat"),
    instead("it", r"\b[Aa]pparecchi(?:a|are|ato)\b", "creare un tavolo"),
    instead("it", r"\bzombi\b", "zombie"),
    instead("it", r"\b[Dd]epo(?:rre|ni|ne)\b", "posare"),
    instead("it", r"\b[Rr]ounds?\b", "giro, assalto"),
    instead("it", r"\b[Cc]hi ospita\b", "chi organizza"),
    instead("ru", r"\b[Нн]акры(?:ть|т|вает) стол\b|\b[Сс]тол накрыт\b", "создать стол"),
    instead("ru", r"\b[Вв]ыпровод", "удалить из-за стола"),
    instead("ru", r"\b[Пп]овы(?:сить|шай|шать|шение)\b", "перебить"),
    instead("ru", r"\b[Тт]воя рука\b", "карты на руке"),
)


@pytest.mark.parametrize("rule", [*RULES, *WORDS], ids=lambda rule: f"{rule.language} {rule.name}")
def test_no_sentence_breaks_a_rule(rule: Rule) -> None:
    assert rule.broken() == []


def test_rules_hear_what_they_are_there_for() -> None:
    """Guards the test above: a pattern that never matches would hold everything to be well."""
    faults = {
        "nobody is at turn": "the figure at turn",
        "no sentence opens with whoever": "Beware. Whoever leads must play.",
        "a player is they": "A player shows his hand.",
        "a hard space before : ; ! ? » and after «": "Que poses-tu ?",
        "a hard space before —": "королева — джокер",
        "ё where it is spoken": "он берет все",
    }
    heard = {
        rule.name for rule in RULES if rule.name in faults and rule.fault.search(faults[rule.name])
    }

    assert heard == set(faults)


# ---- Russian numbers ----

#: After 1 and 21, after 2, after 5 and 11.
COUNTED = (
    ("карта", "карты", "карт"),
    ("очко", "очка", "очков"),
    ("ход", "хода", "ходов"),
    ("капля", "капли", "капель"),
    ("шаг", "шага", "шагов"),
    ("игрок", "игрока", "игроков"),
    ("место", "места", "мест"),
    ("секунда", "секунды", "секунд"),
)


def test_russian_has_a_branch_for_one_for_a_few_and_for_all_others() -> None:
    """A choice by number knows `one` and `few`, and all other numbers are its default."""
    odd = []
    for file, name, choice in choices("ru"):
        keys = [
            variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)
        ]
        if {"one", "few", "many"} & set(keys) and keys != ["one", "few", "other"]:
            odd.append(f"{file} {name}: {keys}")

    assert odd == []


@pytest.mark.parametrize("number", [1, 2, 5, 11, 21])
def test_russian_nouns_fit_their_numbers(number: int) -> None:
    ends = {1: (0, 2), 2: (1, 0), 5: (2, 1), 11: (2, 1), 21: (0, 2)}
    _, never = ends[number]
    wrong = {forms[never] for forms in COUNTED} | (
        {forms[0] for forms in COUNTED} if number in (5, 11) else set()
    )
    # Behind these words another case is due: из 2 карт.
    pattern = re.compile(rf"(?<![\d\w])(\w+ )?{number} (\w+)")
    found = [
        f"{file} {key}: {said}"
        for file, key, said in said_in_russian(number)
        for before, noun in pattern.findall(said)
        if noun in wrong and before.strip().lower() not in {"из", "до", "от", "у", "для", "без"}
    ]

    assert found == []


def said_in_russian(number: int) -> list[tuple[str, str, str]]:
    """Every Russian message with this number for all of its arguments."""
    told = []
    for path in message_files("ru"):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        bundle = FluentBundle(["ru"], use_isolating=False)
        bundle.add_resource(resource)
        for key in re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE):
            value = bundle.get_message(key).value
            if value is not None:
                said, _ = bundle.format_pattern(value, AnyArgument(number))
                told.append((path.relative_to(ROOT).as_posix(), key, str(said)))
    return told


class AnyArgument(dict[str, object]):
    """Gives the same number whatever is asked for."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def __contains__(self, name: object) -> bool:
        return True

    def __getitem__(self, name: str) -> object:
        return self.number


# ---- lengths ----

#: The longest a label may be, by where it stands; an argument counts as three letters.
LIMITS = {"button": 20, "move": 34, "counter": 22}
#: Games whose labels are still too long.
LONG_STILL_OPEN = (VC, VE, GR)


def place_of(one: Sentence) -> str:
    if one.name in buttons():
        return "button"
    kind = one.name.split("-")[0]
    return kind if kind in LIMITS and one.file.startswith(GAMES) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough_for_their_place(language: str) -> None:
    long = [
        f"{one} ({len(one.text)})"
        for one in messages(language)
        if (place := place_of(one)) and len(one.text) > LIMITS[place]
        if not one.file.startswith(LONG_STILL_OPEN)
    ]

    assert long == []
