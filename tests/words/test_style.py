# ruff: noqa: RUF001  (Cyrillic letters are meant)
"""What docs/words.md asks of every sentence, as far as a test can hear it.

Messages, rulebooks, pages that teach and documents keep every rule. A file or message may only say
that it means something else, and why. Labels and questions are in test_labels.py, Russian numbers
in test_russian_numbers.py.
"""

import re
from dataclasses import dataclass, field

import pytest

from gruft.kernel.game import LANGUAGES
from tests.words.printed import GAMES, Sentence, message_files, messages, paragraphs

HARD = "\u00a0\u202f"  # spaces at which no line is broken
VC, GR = f"{GAMES}/vampire_connection", f"{GAMES}/grottenstein"

MESSAGES, RULEBOOKS, GAME_PAGES, PAGES = "messages", "rulebooks", "pages of games", "all pages"
EVERYWHERE = (MESSAGES, PAGES)


def sentences(language: str, *places: str) -> list[Sentence]:
    """What is said in these places: messages, rulebooks, pages of games, all pages."""
    told = list(messages(language)) if MESSAGES in places else []
    for one in paragraphs(language):
        of_a_game = one.file.startswith(GAMES)
        if (
            PAGES in places
            or (GAME_PAGES in places and of_a_game)
            or (RULEBOOKS in places and of_a_game and "/rulebook" in one.file)
        ):
            told.append(one)
    return told


@dataclass(frozen=True)
class Rule:
    """What must not be found in any sentence of a language."""

    name: str
    language: str
    fault: re.Pattern[str]
    #: A sentence that breaks it.
    wrong: str
    #: Where it is held.
    places: tuple[str, ...] = EVERYWHERE
    #: Files or messages in which it means something else, with the reason.
    not_meant: dict[str, str] = field(default_factory=dict)

    def broken(self) -> list[str]:
        return [
            str(one)
            for one in sentences(self.language, *self.places)
            if self.fault.search(one.text) and not {one.file, one.name} & set(self.not_meant)
        ]


OPENING = r"(?:^|[.!?:;] |\*\* |\) )"
CHARACTERS = "a character with a name or a face, never a player"

WELCOME = "the house welcomes people, or plays"

RULES = (
    *(
        Rule(f"no straight quotes in {language}", language, re.compile(r"[\"']"), "it's", places)
        for language in LANGUAGES
        for places in [(MESSAGES, GAME_PAGES)]
    ),
    Rule("nobody is at turn", "en", re.compile(r"\bat turn\b"), "the figure at turn"),
    Rule("your own, not the own", "en", re.compile(r"\bthe own\b"), "windows of the own turn"),
    Rule(
        "no sentence opens with whoever",
        "en",
        re.compile(rf"{OPENING}Whoever\b"),
        "Beware. Whoever leads must play.",
    ),
    Rule(
        "no maxim opens with who",
        "en",
        re.compile(
            rf"{OPENING}Who (?:is|has|does|holds|leads|plays|wants) [^?.|]*[a-z]s\b[^?|]*\."
        ),
        "Who has passed waits for the next round.",
        not_meant={f"{GAMES}/vampire_empire/rulebook.md": "VE-17 and VE-190: it says who does"},
    ),
    Rule(
        "a player is they",
        "en",
        re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE),
        "A player shows his hand.",
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
            "docs/decisions/vampir-where-the-book-is-silent.md": CHARACTERS,
            "docs/measurements/grottenstein_advice.md": CHARACTERS,
            "docs/measurements/grottenstein_simulated.md": CHARACTERS,
            "docs/notation/grottenstein.md": CHARACTERS,
        },
    ),
    Rule(
        "a player is they, even beside characters",
        "en",
        re.compile(
            r"\b(?:[Pp]layer|[Oo]wner|[Gg]uest|[Hh]ost|[Ss]pectator|(?:[Hh]unter|[Ss]ervant)"
            r" (?:may|can|has|is|takes|loses|who))\b(?:(?!vampire)[^.;:|])*"
            r"\b(?:he|him|his|himself)\b"
        ),
        "A hunter may strike with his dagger.",
    ),
    Rule(
        "isn't a, not is no",
        "en",
        re.compile(
            r"(?<![Tt]here )\b(?:is|are|was|were) no "
            r"(?!longer\b|more\b|one\b|use\b|news\b|secret\b)"
        ),
        "This is no vampire.",
    ),
    Rule(
        "possessive 's",
        "en",
        re.compile(r"\b(?:castle|turn|vampire|hand|tomb|cellar|moat|deck) of \{…\}"),
        "the castle of {…}",
        (MESSAGES,),
    ),
    Rule(
        "someone, everyone, anyone",
        "en",
        re.compile(r"\b(?:some|every|any)body\b", re.IGNORECASE),
        "Somebody else plays.",
        (MESSAGES,),
    ),
    Rule(
        "people play, seats don't",
        "en",
        re.compile(r"\bseat (?:ranks|plays|thinks|wins|wants|knows|answers|loses|leads)\b", re.I),
        "The seat ranks last.",
        (MESSAGES,),
    ),
    Rule(
        "the interface uses contractions",
        "en",
        re.compile(r"\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|will) not)\b"),
        "You cannot pass.",
        (MESSAGES,),
    ),
    Rule(
        "rulebooks use no contractions",
        "en",
        re.compile(r"\w+n’t\b|’(?:re|ve|ll)\b"),
        "You can’t pass.",
        (RULEBOOKS,),
    ),
    Rule(
        "server or table in errors",
        "en",
        # In quotes it is a folder, after a hyphen the name of one.
        re.compile(r"(?<![“-])\b[Hh]ouse\b"),
        "The house can't be reached.",
        (MESSAGES,),
        dict.fromkeys(
            (
                *("web-about", "help-gruft", "house-open", "house-closed"),
                *("web-first-hints-hint", "table-hint-line", "table-hint-first"),
            ),
            WELCOME,
        ),
    ),
    Rule(
        "a hard space before : ; ! ? » and after «",
        "fr",
        re.compile(rf"[^{HARD}!?|*-](?:[;!?»]|(?<!\d):(?=\s|$))|«(?![{HARD}])"),
        "Que poser ?",
    ),
    Rule(
        "questions without inversion",
        "fr",
        re.compile(r"\w-(?:tu|t-il|t-elle|t-on)\b[^.!]*\?"),
        "Démasques-tu un vampire ?",
    ),
    Rule("a hard space before —", "ru", re.compile(r" —"), "королева — джокер"),
    Rule(
        "ё where it is spoken",
        "ru",
        re.compile(
            r"\b(?:еще|ее|мое|твое|свое|берет|идет|дает|ведет|несет|остается|вернется|придется"
            r"|возьмет|зайдет|найдет|умрет|черн\w+|зелен\w+|желт\w+|счет|расчет|легк(?:о|ий|ая)"
            r"|тверд\w+)\b",
            re.IGNORECASE,
        ),
        "он берет все",
    ),
    Rule(
        "a reader is ты",
        "ru",
        re.compile(r"\b(?!(?:флейте|защите)\b)\w{2,}(?:[йь]те|ите)\b", re.IGNORECASE),
        "Бросьте один кубик.",
        (GAME_PAGES,),
    ),
    Rule(
        "a meno che is followed by non",
        "it",
        re.compile(r"\ba meno che (?![^.;:]*\bnon\b)"),
        "a meno che la città sia vuota",
    ),
    *(
        Rule(
            f"a plural in {language} instead of a number in brackets",
            language,
            re.compile(r"\((?:numero|число): \{…\}\)"),
            wrong,
            (MESSAGES,),
        )
        for language, wrong in (("it", "carte (numero: {…})"), ("ru", "карты (число: {…})"))
    ),
)


def instead(language: str, fault: str, better: str, wrong: str) -> Rule:
    """One word for each thing: what is not said any more, and what is said instead."""
    return Rule(f"say {better}", language, re.compile(fault), wrong)


WORDS = (
    instead("en", r"\b[Ss]et (?:a|the) table\b|\btable is set\b", "create a table", "Set a table"),
    instead("en", r"^Advice:", "hint", "Advice: 7 7."),
    instead("en", r"\bgrains?\b", "random number", "a grain of luck"),
    # A quoted “thrown” is a key of written positions.
    instead("en", r"(?<!“)\bthrow(?:s|n)?\b|\bthrew\b", "roll dice", "a throw of the dice"),
    instead(
        "de",
        r"\b[Dd]eck(?:e|t|en)\b[^.]*\bTisch|\bTisch (?:ge)?deck(?:t|en)\b",
        "eröffnen",
        "Einen Tisch decken",
    ),
    instead("de", r"\bKörnchen\b", "Zufallsbeitrag", "drei Körnchen"),
    instead("de", r"\bGespräch\b", "Chat", "Das Gespräch"),
    instead("de", r"\bPfahlmarke\b", "Pflockmarke", "eine Pfahlmarke"),
    instead("de", r"\bTipps? des Hauses\b|\bHaus würde\b|^Rat:", "Tipp", "Tipp des Hauses"),
    instead("de", r"\b(?:Wähle|Nenne|Lege|Schreibe)\b", "wähl, nenn, leg, schreib", "Wähle eine"),
    instead(
        "fr", r"\b[Dd]ress(?:er|e|ée) (?:une|la) table\b", "créer une table", "Dresser une table"
    ),
    instead("fr", r"\b[Ee]ntam(?:e|er|es|é|ée)\b", "ouvrir avec", "Entamer le chasseur"),
    instead("fr", r"\b[Rr]obots?\b", "bot", "Robot"),
    instead("fr", r"\b[Cc]lefs?\b", "clé", "la clef"),
    instead("fr", r"\bDiscussion\b", "tchat", "Discussion"),
    instead("it", r"\b[Aa]pparecchi(?:a|are|ato)\b", "creare un tavolo", "Apparecchia un tavolo"),
    instead("it", r"\bzombi\b", "zombie", "due zombi"),
    instead("it", r"\b[Dd]epo(?:rre|ni|ne)\b", "posare", "Deporre una carta"),
    instead("it", r"\b[Rr]ounds?\b", "giro, assalto", "secondo round"),
    instead("it", r"\b[Cc]hi ospita\b", "chi organizza", "Chi ospita"),
    instead("it", r"\b[Ii]nterrogat[oi]\b", "interpellato", "non viene interrogato"),
    instead("it", r"\b[Ll]a casa giocherebbe\b", "la casa consiglia", "La casa giocherebbe"),
    instead("it", r"^Consiglio:|\bun consiglio\b", "suggerimento", "Chiedi un consiglio"),
    instead(
        "ru",
        r"\b[Нн]акры(?:ть|т|вает) стол\b|\b[Сс]тол накрыт\b",
        "создать стол",
        "Накрыть стол",
    ),
    instead("ru", r"\b[Вв]ыпровод", "удалить из-за стола", "Выпроводить"),
    instead("ru", r"\b[Пп]овы(?:сить|шай|шать|шение)\b", "перебить", "Повысить"),
    instead("ru", r"\b[Тт]воя рука\b", "карты на руке", "Твоя рука"),
    instead(
        "ru",
        r"\b[Дд]ом (?:сыграл бы|совету\w+|подсказыва\w+)\b|^Совет:",
        "подсказка",
        "Совет: 7 7.",
    ),
)


@pytest.mark.parametrize("rule", [*RULES, *WORDS], ids=lambda rule: f"{rule.language} {rule.name}")
def test_no_sentence_breaks_a_rule(rule: Rule) -> None:
    assert rule.broken() == []


@pytest.mark.parametrize("rule", [*RULES, *WORDS], ids=lambda rule: f"{rule.language} {rule.name}")
def test_a_rule_hears_what_it_is_there_for(rule: Rule) -> None:
    """Guards the test above: a pattern that never matches would hold everything to be well."""
    assert rule.fault.search(rule.wrong)
    assert sentences(rule.language, *rule.places)


def test_what_is_not_meant_is_still_there() -> None:
    """An exception whose file or message is gone, or keeps the rule by itself, is taken away."""
    for rule in RULES:
        told = sentences(rule.language, *rule.places)
        broken = {
            name for one in told if rule.fault.search(one.text) for name in (one.file, one.name)
        }
        assert set(rule.not_meant) <= broken, rule.name


#: Before a vowel these lose their own ("Tour d’Odile"), and nobody knows a name beforehand.
ELIDED = re.compile(
    r"\b(?:[cdjlmnst]e|la|si|que|jusque|lorsque|puisque) \{ \$(?:player|name|host)\b",
    re.IGNORECASE,
)


def test_no_french_word_before_a_name_depends_on_its_first_letter() -> None:
    assert ELIDED.search("Tour de { $player } : à toi.")
    told = [
        f"{path}: {line}"
        for path in message_files("fr")
        for line in path.read_text(encoding="utf-8").splitlines()
        if ELIDED.search(line)
    ]
    assert told == []
