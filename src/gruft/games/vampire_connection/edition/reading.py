"""Reads the printed data of The Vampire Connection and refuses data that breaks the clauses.

VC-229 says what cannot be played. The upper limits are ours: far above any box, and small enough
for the rules to hold (`MOST_LAID` protection cards have a place on the table).
"""

from collections.abc import Iterator
from typing import cast

from gruft.games.vampire_connection.notation.names import FORM_NAMES
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state.cards import Printed
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused

DEFENCE_NAMES = ("garlic", "windows", "church")
PROTECTION_KEYS = ("crucifix", "holy_water", "book")
STAKE_KEYS = ("tomb", "wolf", "bat", "carriage", "assistant_tomb")
SEXES = ("f", "m", "none")

FEWEST_SEATS = 3
LEAST_PER_SEAT = 5  # VC-17, VC-229: a hunchback and four cards
USUAL_VAMPIRE_CARDS = 58  # VC-3
USUAL_VILLAGE_CARDS = 43  # D-2
MOST_COPIES = 99
MOST_STAKES = 99
MOST_BLOOD = 99  # L and R of a victim, up or down
MOST_DROPS = 999
LONGEST_NAME = 40


# --- what is refused -----------------------------------------------------------------------------


def check(edition: Edition, file: str) -> None:
    """VC-229: refuse what cannot be played, and numbers beyond our limits."""
    _check_vampire_cards(edition, file)
    _check_events(edition, file)
    _check_defences(edition, file)
    _check_victims(edition, file)
    for name in STAKE_KEYS:
        _in_range(edition, file, f"stakes.{name}", 1, MOST_STAKES)
    _in_range(edition, file, "table.drops", 0, MOST_DROPS, "VC-18")
    for seats in range(3, c.MOST_SEATS + 1):
        _in_range(edition, file, f"table.hand_limit_{seats}", 1, MOST_COPIES, "VC-184")


def _in_range(
    edition: Edition, file: str, key: str, low: int, high: int, clause: str = "VC-229"
) -> None:
    given = edition.number(key)
    if not low <= given <= high:
        raise Refused(
            "edition-out-of-range", clause, file=file, setting=key, given=given, low=low, high=high
        )


def _check_vampire_cards(edition: Edition, file: str) -> None:
    """A hunchback and four cards for each of six seats, and room for what is laid."""
    for name in edition.table("vampire_cards"):
        _in_range(edition, file, f"vampire_cards.{name}", 0, MOST_COPIES)
    hunchbacks = edition.number("vampire_cards.hunchback")
    if hunchbacks < c.MOST_SEATS:
        raise Refused(
            "edition-too-few-hunchbacks", "VC-229", file=file, given=hunchbacks, least=c.MOST_SEATS
        )
    cards, least = vampire_cards_in(edition), LEAST_PER_SEAT * c.MOST_SEATS
    if cards < least:
        raise Refused("edition-too-few-cards", "VC-229", file=file, given=cards, least=least)
    _in_range(edition, file, "table.dealt", 0, cards // FEWEST_SEATS - 1, "VC-17")
    laid = sum(edition.number(f"vampire_cards.{name}") for name in PROTECTION_KEYS)
    if laid > c.MOST_LAID:
        raise Refused(
            "edition-too-many-protections", "VC-109", file=file, given=laid, most=c.MOST_LAID
        )


def _check_events(edition: Edition, file: str) -> None:
    """VC-6: one of each is marked, so that each must be there; Unrest and Angel have one card."""
    for name in ("sunrise", "masked_ball", "unrest", "angel"):
        if edition.number(f"events.{name}") < 1:
            raise Refused("edition-event-missing", "VC-229", file=file, setting=f"events.{name}")
    for name in ("unrest", "angel"):
        if edition.number(f"events.{name}") > 1:
            raise Refused("edition-event-once", "VC-6", file=file, setting=f"events.{name}")
    for name in ("sunrise", "masked_ball"):
        _in_range(edition, file, f"events.{name}", 1, MOST_COPIES)


def _check_defences(edition: Edition, file: str) -> None:
    for name in DEFENCE_NAMES:
        _in_range(edition, file, f"defences.{name}.count", 0, MOST_COPIES)
        for form in cast("list[str]", edition.value(f"defences.{name}.repulses")):
            if form not in FORM_NAMES:
                _refuse_word(file, f"defences.{name}.repulses", form, FORM_NAMES, "VC-73")


def _refuse_word(file: str, key: str, given: str, known: tuple[str, ...], clause: str) -> None:
    raise Refused(
        "edition-unknown-word",
        clause,
        file=file,
        setting=key,
        given=given[:LONGEST_NAME],
        known=", ".join(known),
    )


def _check_victims(edition: Edition, file: str) -> None:
    """VC-7, VC-229: 28 places, each with a sex and values that can be added up."""
    victims = list(edition.table("victims"))
    if len(victims) > c.VICTIMS:
        raise Refused(
            "edition-too-many-victims",
            "VC-229",
            file=file,
            given=victims[c.VICTIMS][:LONGEST_NAME],
            most=c.VICTIMS,
        )
    for victim in victims:
        key = f"victims.{victim}"
        for value in ("left", "right"):
            _in_range(edition, file, f"{key}.{value}", -MOST_BLOOD, MOST_BLOOD, "VC-7")
        sex = str(edition.value(f"{key}.sex"))
        if sex not in SEXES:
            _refuse_word(file, f"{key}.sex", sex, SEXES, "VC-7")
        _check_name(edition, file, f"{key}.name")


def _check_name(edition: Edition, file: str, key: str) -> None:
    name = str(edition.value(key))
    if not 0 < len(name) <= LONGEST_NAME or name != name.strip() or not name.isprintable():
        raise Refused("edition-bad-name", "VC-7", file=file, setting=key, limit=LONGEST_NAME)


# --- what is unusual -----------------------------------------------------------------------------


def warnings(edition: Edition) -> Iterator[Telling]:
    """VC-229: other totals than those of the box can be played."""
    vampire, village = vampire_cards_in(edition), village_cards_in(edition)
    if vampire != USUAL_VAMPIRE_CARDS:
        yield Telling("warning-vampire-cards", {"given": vampire, "usual": USUAL_VAMPIRE_CARDS})
    if village != USUAL_VILLAGE_CARDS:
        yield Telling("warning-village-cards", {"given": village, "usual": USUAL_VILLAGE_CARDS})


def vampire_cards_in(edition: Edition) -> int:
    """How many vampire cards the edition has."""
    return sum(cast("dict[str, int]", edition.table("vampire_cards")).values())


def village_cards_in(edition: Edition) -> int:
    """How many victims, events and defences the edition has."""
    victims = sum(int(edition.number(f"victims.{key}.in_play")) for key in edition.table("victims"))
    events = sum(cast("dict[str, int]", edition.table("events")).values())
    return victims + events + sum(edition.number(f"defences.{key}.count") for key in DEFENCE_NAMES)


# --- for the rules -------------------------------------------------------------------------------


def printed_for(edition: Edition, seats: int) -> Printed:
    """The numbers of the edition, for so many players."""
    printed = Printed()
    for card, count in enumerate(edition.table("vampire_cards").values()):
        printed.copies[card] = cast(int, count)
    _read_village(edition, printed)
    _read_victims(edition, printed)
    printed.tomb_stakes = edition.number("stakes.tomb")
    printed.form_stakes[c.FORM_WOLF] = edition.number("stakes.wolf")
    printed.form_stakes[c.FORM_BAT] = edition.number("stakes.bat")
    printed.form_stakes[c.FORM_CARRIAGE] = edition.number("stakes.carriage")
    printed.assistant_stakes = edition.number("stakes.assistant_tomb")
    printed.dealt = edition.number("table.dealt")
    if (printed.dealt + 1) * seats > printed.vampire_total():
        dealt = edition.number("table.dealt") + 1
        raise Refused("edition-cannot-deal", "VC-17", given=dealt, seats=seats)
    printed.first_drops = edition.number("table.drops")
    printed.hand_limit = edition.number(f"table.hand_limit_{seats}")
    return printed


def _read_victims(edition: Edition, printed: Printed) -> None:
    """VC-7; a name is kept only where an owner has written their own."""
    for place, victim in enumerate(edition.table("victims")):
        key = f"victims.{victim}"
        printed.left[place] = edition.number(f"{key}.left")
        printed.right[place] = edition.number(f"{key}.right")
        printed.priest[place] = int(edition.number(f"{key}.priest"))
        printed.bonus[place] = int(edition.number(f"{key}.bonus"))
        printed.village[place] = int(edition.number(f"{key}.in_play"))
        printed.names[place] = str(edition.overrides.get(f"{key}.name", ""))


def _read_village(edition: Edition, printed: Printed) -> None:
    """VC-6: one of each event is marked."""
    printed.village[c.SUNRISE] = edition.number("events.sunrise") - 1
    printed.village[c.MARKED_SUNRISE] = 1
    printed.village[c.BALL] = edition.number("events.masked_ball") - 1
    printed.village[c.MARKED_BALL] = 1
    printed.village[c.UNREST] = edition.number("events.unrest")
    printed.village[c.ANGEL] = edition.number("events.angel")
    for place, name in enumerate(DEFENCE_NAMES):
        printed.village[c.GARLIC + place] = edition.number(f"defences.{name}.count")
        repulsed = cast("list[str]", edition.value(f"defences.{name}.repulses"))
        for form, form_name in enumerate(FORM_NAMES):
            printed.repulses[place * c.FORMS + form] = int(form_name in repulsed)
