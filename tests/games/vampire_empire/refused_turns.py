"""What cannot be done in the steps of a turn, in its windows, and as its action."""

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.edition import Edition
from tests.games.vampire_empire.refused import (
    Row,
    after,
    begun_with,
    cellar,
    char,
    moat,
    pick,
    play,
)
from tests.games.vampire_empire.table import CITY, H, Table, V, by_day, given

ELEVEN = "Garlic*2, Pitchfork, Musket, Candlestick*2, Holy Bible, Relic, Dagger*2, Rapier"
EIGHT = "Garlic*2, Pitchfork, Musket, Candlestick*2, Holy Bible, Relic"


def discarding(hand: str, *begun: str, **keys: object) -> Table:
    """V's step 1, perhaps with some discards already named."""
    table = given(hand, decision="step1", **keys)  # type: ignore[arg-type]
    return begun_with(table, V, *begun)


def revealing(**keys: object) -> Table:
    return given("Coffin, Garlic", decision="reveal", **keys)  # type: ignore[arg-type]


def discarding_by_day(hand: str, **keys: object) -> Table:
    """H's step 1."""
    return by_day("Garlic", hand, decision="step1", **keys)


def window(vampires: str, humans: str = "-", **keys: object) -> Table:
    """V is asked in window A of the night."""
    return given(vampires, humans, decision="window", **keys)  # type: ignore[arg-type]


def day_window(vampires: str, humans: str, **keys: object) -> Table:
    """H is asked in window A of the day."""
    return by_day(vampires, humans, decision="window", **keys)


def passing(hand: str, *paid: str) -> Table:
    return begun_with(given(hand), V, "pass", *paid)


def hiding(hand: str, *begun: str, **keys: object) -> Table:
    return begun_with(given(hand, **keys), V, "hide", *begun)  # type: ignore[arg-type]


def with_water(hand: str, *begun: str, **keys: object) -> Table:
    """H uses holy water."""
    return begun_with(by_day("Garlic", hand, **keys), H, "water", *begun)


THREE_RED = "Garlic, Raven, Hound, Vampire 1"
TWO_WATERS = "Garlic, Holy Water 1, Holy Water 2"


def owners_garlic(type_: str, deck: str, other_deck: str) -> Edition:
    """The first of all cards is of another type and in one deck only."""
    return GAME.edition_with(
        {
            "cards.garlic.types": [type_],
            f"cards.garlic.{deck}": 2,
            f"cards.garlic.{other_deck}": 0,
            f"cards.pitchfork.{other_deck}": 3,
        },
        "mine.toml",
    )


TURNS: list[Row] = [
    # step 1
    (lambda: discarding("Garlic", cellar_used=[True, False]), V, cellar("Garlic"),
     "cellar-used-up VE-226"),
    (lambda: discarding_by_day("Garlic", cellar_used=[False, True]), H, cellar("Garlic"),
     "cellar-used-up VE-226"),
    (lambda: discarding("Dagger", cellar_used=[True, False]), V, moat("Garlic"),
     "not-held VE-147 card=name-garlic"),
    (lambda: discarding("Garlic"), V, moat("Dagger"), "not-held VE-149 card=name-dagger"),
    (lambda: discarding("Garlic"), V, cellar("Chapel"),
     "only-humans-have-it VE-206 card=name-chapel"),
    (lambda: discarding_by_day("Garlic"), H, moat("Coffin"), "only-stolen VE-203 card=name-coffin"),
    (lambda: discarding("Garlic"), V, moat("Spare 44"), "spare-card VE-238 given=44"),
    (lambda: discarding("Garlic, Dagger", "moat Dagger"), V, moat("Garlic"),
     "falling-order VE-240 card=name-garlic last=name-dagger"),
    (lambda: discarding("Garlic, Dagger", "moat Garlic"), V, cellar("Dagger"),
     "cellar-before-moat VE-240"),
    (lambda: discarding(ELEVEN), V, moat("Rapier"),
     "keeps-too-many VE-44 card=name-rapier cards=[name-garlic, name-pitchfork, name-musket, "
     "name-candlestick, name-holy-bible, name-relic, name-dagger]"),
    (lambda: discarding(ELEVEN), V, c.DONE, "hand-too-large VE-44 held=11 more=3"),
    (lambda: discarding(ELEVEN), V, c.SKIP, "hand-too-large VE-44 held=11 more=3"),
    (lambda: discarding("Garlic*2, Dagger", "cellar Garlic"), V, c.SKIP,
     "skip-after-discards VE-42"),
    (lambda: discarding("Garlic*2, Dagger", "moat Garlic"), V, c.SKIP, "skip-after-discards VE-42"),
    (lambda: discarding(EIGHT), V, c.SKIP, "skip-draws-nothing VE-242"),
    (lambda: discarding("Garlic, Dagger", decks=["-", None]), V, c.SKIP,
     "skip-draws-nothing VE-242"),
    (lambda: discarding_by_day("Garlic, Dagger", decks=[None, "-"]), H, c.SKIP,
     "skip-draws-nothing VE-242"),
    (lambda: discarding("Garlic"), V, c.SKIP, "skip-with-few-cards VE-43"),
    (lambda: discarding("Coffin, Garlic"), V, play("Coffin"), "no-cards-in-steps VE-36"),
    (lambda: discarding("Coffin"), V, char("Lady"), "reveal-in-step-2 VE-47"),
    (lambda: discarding("Raven*2, Vampire 1"), V, c.HIDE,
     "one-action VE-38 question=decision-step1"),
    # step 2
    (revealing, V, char("Officer"), "no-vampire VE-47 character=name-officer"),
    (lambda: revealing(revealed=["Lady"]), V, char("Lady"),
     "revealed-already VE-50 character=name-lady"),
    (lambda: revealing(dead=["Butler"]), V, char("Butler"),
     "reveals-the-dead VE-47 character=name-butler"),
    (revealing, V, play("Coffin"), "no-cards-in-steps VE-36"),
    (revealing, V, moat("Garlic"), "discard-in-step-1 VE-41"),
    (revealing, V, cellar("Garlic"), "cellar-in-step-1 VE-26"),
    (revealing, V, c.SKIP, "skip-in-step-1 VE-42"),
    (revealing, V, c.TYPE, "other-question VE-253 question=decision-reveal"),
    (revealing, V, pick("Garlic"), "other-question VE-253 question=decision-reveal"),
    # in windows
    (lambda: window("Garlic"), V, play("Garlic"), "only-support-cards VE-121 card=name-garlic"),
    (lambda: window("Claws, Garlic"), V, play("Claws"), "only-in-combat VE-122 card=name-claws"),
    (lambda: day_window("-", "Secret Passage, Garlic"), H, play("Secret Passage"),
     "only-in-combat VE-122 card=name-secret-passage"),
    (lambda: window("Regeneration, Garlic"), V, play("Regeneration"),
     "only-as-response VE-122 card=name-regeneration"),
    (lambda: window("I'm Not a Vampire, Garlic"), V, play("I'm Not a Vampire"),
     "only-as-response VE-122 card=name-im-not-a-vampire"),
    (lambda: day_window("-", "Regeneration, Garlic*2"), H, play("Regeneration"),
     "no-use-for-humans VE-205 card=name-regeneration"),
    (lambda: window("Kitchen Boy"), V, play("Kitchen Boy"),
     "nobody-to-mark VE-198 card=name-kitchen-boy classes=['name-type-servant']"),
    (lambda: day_window("-", "Chapel, Garlic", moats=["-", "Holy Water 1, Ostler"]), H,
     play("Chapel"), "nothing-for-chapel VE-136 card=name-chapel"),
    (lambda: day_window("Garlic", "Crypt Opening, Garlic"), H, play("Crypt Opening"),
     "cellar-empty VE-170 card=name-crypt-opening"),
    (lambda: window("Bat Form, Garlic"), V, play("Bat Form"),
     "nothing-to-show VE-181 card=name-bat-form"),
    (lambda: window("Mist Form, Garlic"), V, play("Mist Form"),
     "no-revealed-vampire VE-182 card=name-mist-form"),
    (lambda: window("Hypnosis, Garlic", dead=CITY, revealed=["Monk", "Cook"]), V, play("Hypnosis"),
     "city-empty VE-188 card=name-hypnosis"),
    (lambda: window("Coffin, Garlic", decks=["-", None]), V, play("Coffin"),
     "deck-empty VE-194 card=name-coffin"),
    (lambda: day_window("Garlic", "Garlic", cellars=["Relic", "-"]), H, play("Crypt Opening"),
     "not-held VE-169 card=name-crypt-opening"),
    (lambda: window("Garlic"), V, play("Coffin"), "not-held VE-193 card=name-coffin"),
    (lambda: window("Coffin"), V, play("Coffin"),
     "cannot-pay VE-131 card=name-coffin cost=1 others=0"),
    (lambda: after(day_window("Coffin, Garlic", "Garlic"), (H, "decline")), V, play("Coffin"),
     "cannot-pay VE-131 card=name-coffin cost=2 others=1"),
    (lambda: window("Garlic"), V, play("Ostler"), "only-humans-have-it VE-206 card=name-ostler"),
    (lambda: window("Garlic"), V, c.PASS, "one-action VE-38 question=decision-window"),
    (lambda: after(window("Garlic", "Garlic"), (V, "decline")), H, c.PASS,
     "action-of-the-other VE-38 player=@0"),
    # paying
    (lambda: passing("Garlic, Dagger"), V, c.DONE, "pass-not-paid VE-79 missing=2"),
    (lambda: passing("Garlic, Dagger", "pay Garlic"), V, c.DONE, "pass-not-paid VE-79 missing=1"),
    (lambda: passing("Garlic, Dagger"), V, cellar("Garlic"), "pays-into-cellar VE-79"),
    (lambda: passing("Garlic, Dagger"), V, moat("Rapier"), "not-held VE-149 card=name-rapier"),
    (lambda: passing("Garlic, Dagger, Rapier", "pay Dagger"), V, moat("Garlic"),
     "falling-order VE-240 card=name-garlic last=name-dagger"),
    (lambda: passing("Garlic, Dagger, Rapier"), V, moat("Rapier"),
     "too-few-follow VE-241 card=name-rapier missing=2 cards=[name-garlic, name-dagger]"),
    (lambda: passing("Garlic, Dagger"), V, play("Garlic"),
     "other-question VE-253 question=decision-discard"),
    (lambda: begun_with(window("Coffin, Garlic"), V, "play Coffin"), V, c.DONE,
     "not-paid VE-130 missing=1"),
    (lambda: begun_with(window("Coffin, Garlic"), V, "play Coffin"), V, cellar("Garlic"),
     "pays-into-cellar VE-130"),
    # choosing
    (lambda: by_day("-", "Raven, Garlic"), H, c.HIDE, "humans-do-not-hide VE-204"),
    (lambda: given("Raven, Garlic"), V, c.HIDE, "too-few-red-cards VE-55 held=1"),
    (lambda: given("Garlic, Dagger", edition=owners_garlic("vampire", "vampire", "human")), V,
     c.HIDE, "too-few-red-cards VE-55 held=1"),
    (lambda: given("Garlic"), V, c.ASK_WATER, "vampires-do-not-ask VE-53"),
    (lambda: by_day("-", "Silver Bullets, Garlic"), H, c.ASK_WATER,
     "too-few-water-cards VE-62 held=1"),
    (lambda: by_day("-", "Garlic, Dagger", edition=owners_garlic("holy_water", "human", "vampire")),
     H, c.ASK_WATER, "too-few-water-cards VE-62 held=1"),
    (lambda: given("Relic, Garlic", revealed=["Lady"]), V, c.COMBAT, "no-cards-for-revealed VE-87"),
    (lambda: given("Vampire 3, Garlic"), V, c.COMBAT, "no-cards-for-combat VE-100"),
    (lambda: given("Garlic"), V, c.DONE, "action-left-out VE-38"),
    (lambda: given("Coffin, Garlic"), V, play("Coffin"),
     "window-is-closed VE-120 card=name-coffin"),
    (lambda: given("Dagger"), V, play("Dagger"), "action-first VE-38 card=name-dagger"),
    (lambda: given("Dagger"), V, play("Spare 45"), "spare-card VE-238 given=45"),
    (lambda: given("Dagger"), V, char("Lady"), "reveal-in-step-2 VE-47"),
    (lambda: given("Dagger"), V, c.TYPE, "other-question VE-253 question=decision-action"),
    (lambda: by_day("-", "Dagger"), H, char("Lady"),
     "other-question VE-253 question=decision-action"),
    # hiding
    (lambda: hiding(THREE_RED), V, char("Monk"), "in-the-city VE-56 character=name-monk"),
    (lambda: hiding(THREE_RED, castle=["Bishop", "Officer", "Monk"]), V, char("Lady"),
     "in-the-city VE-56 character=name-lady"),
    (lambda: hiding(THREE_RED), V, c.TYPE,
     "other-question VE-253 question=decision-hide-character"),
    (lambda: hiding(THREE_RED, dead=["Maid"]), V, char("Maid"), "dead VE-56 character=name-maid"),
    (lambda: hiding(THREE_RED, journey=["Nun"]), V, char("Nun"),
     "on-a-journey VE-157 character=name-nun"),
    (lambda: hiding(THREE_RED), V, play("Raven"), "character-first VE-245"),
    (lambda: hiding(THREE_RED), V, c.DONE, "must-choose VE-241 question=decision-hide-character"),
    (lambda: hiding(THREE_RED, "Lady"), V, play("Garlic"), "hide-needs-red VE-55 card=name-garlic"),
    (lambda: hiding(THREE_RED, "Lady", "play Raven"), V, c.DONE,
     "hide-not-complete VE-55 missing=2"),
    (lambda: hiding(THREE_RED, "Lady"), V, play("Vampire 2"),
     "not-held VE-154 card=name-vampire-2"),
    (lambda: hiding("Raven*2, Hound, Vampire 1", "Lady", "play Raven", "play Hound"), V,
     play("Raven"), "falling-order VE-240 card=name-raven last=name-hound"),
    (lambda: hiding(THREE_RED, "Lady"), V, play("Hound"),
     "too-few-follow VE-241 card=name-hound missing=3 cards=[name-raven]"),
    (lambda: hiding(THREE_RED, "Lady"), V, c.COMBAT,
     "one-action VE-38 question=decision-hide-card"),
    # testing
    (lambda: with_water(TWO_WATERS, dead=["Maid"]), H, char("Maid"),
     "asks-about-the-dead VE-63 character=name-maid"),
    (lambda: with_water(TWO_WATERS, revealed=["Lady"]), H, char("Lady"),
     "asks-about-revealed VE-63 character=name-lady"),
    (lambda: with_water(TWO_WATERS, journey=["Nun"]), H, char("Nun"),
     "asks-about-traveller VE-157 character=name-nun"),
    (lambda: with_water(TWO_WATERS), H, c.TYPE,
     "other-question VE-253 question=decision-water-character"),
    (lambda: with_water(TWO_WATERS), H, play("Holy Water 1"), "character-first VE-246"),
    (lambda: with_water(TWO_WATERS, "Lady"), H, play("Garlic"),
     "needs-water VE-62 card=name-garlic"),
    (lambda: with_water(TWO_WATERS, "Lady"), H, c.DONE, "water-not-complete VE-62 missing=2"),
    (lambda: with_water(TWO_WATERS, "Lady", "play Holy Water 1"), H, c.DONE,
     "water-not-complete VE-62 missing=1"),
    (lambda: with_water(TWO_WATERS, "Lady"), H, play("Holy Water 2"),
     "too-few-follow VE-241 card=name-holy-water-2 missing=2 cards=[name-holy-water-1]"),
    (lambda: with_water(TWO_WATERS, "Lady"), H, char("Lady"),
     "other-question VE-253 question=decision-water-card"),
]  # fmt: skip
