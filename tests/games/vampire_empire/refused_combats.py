"""What cannot be done in a combat, in answers to it, and in the effects of support cards."""

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.state import cards as c
from tests.games.vampire_empire.refused import Row, after, begun_with, char, pick, play
from tests.games.vampire_empire.table import H, Table, V, by_day, given

STRONG_BISHOP = {"Bishop": {"defence": 2}, "Officer": {"defence": 2}}
STRONG_LADY = {"Lady": {"defence": 2}}


def attacking(hand: str, *begun: str, **keys: object) -> Table:
    """V has chosen Combat."""
    return begun_with(given(hand, "Garlic", **keys), V, "combat", *begun)  # type: ignore[arg-type]


def attacking_by_day(hand: str, *begun: str, **keys: object) -> Table:
    """H has chosen Combat."""
    return begun_with(by_day("Garlic", hand, **keys), H, "combat", *begun)


def found(hand: str, *begun: str, **keys: object) -> Table:
    """Holy water has found the Lady in the castle."""
    table = by_day("Garlic", f"Holy Water 1, Holy Water 2, {hand}", **keys)
    after(table, (H, "water Lady [Holy Water 1, Holy Water 2]"), (V, "decline"))
    return begun_with(table, H, *begun)


def with_a_better_pistol() -> Table:
    """The one card that could pay for Claws is worth more than they are."""
    edition = GAME.edition_with({"cards.pistol.value": 4}, "mine.toml")
    markers = {"Bishop": {"defence": 3}}
    return attacking("Pistol, Claws", "Lady", "Bishop", edition=edition, markers=markers)


LADY_ATTACKS = "Lady x Bishop a[Dagger, Pistol]"


def shown(humans: str, vampires: str = "Garlic") -> Table:
    """V has shown Dagger and Pistol for the Lady against the Bishop."""
    return after(given(f"Dagger, Pistol, {vampires}", humans), (V, LADY_ATTACKS))


def card_shown(humans: str) -> Table:
    """V has played Coffin in a window."""
    table = given("Coffin, Garlic", humans, decision="window")
    return after(table, (V, "*Coffin{Garlic}"))


def undefended(humans: str) -> Table:
    """H attacks, and V shows no card."""
    table = by_day("Garlic", f"Dagger, {humans}")
    return after(table, (H, "Officer x Lady a[Dagger]"), (V, "d[]"))


def sacrificing(humans: str) -> Table:
    return begun_with(shown(f"Sacrifice, {humans}"), H, "play Sacrifice")


def sacrificing_again() -> Table:
    """Pistol is cancelled, V has not replaced it, and H plays a second Sacrifice."""
    table = given("Dagger, Rapier, Pistol, Garlic", "Sacrifice*2, Garlic*2")
    after(table, (V, "Lady x Bishop a[Dagger, Rapier, Pistol]"))
    after(table, (H, "!Sacrifice{Garlic}>Pistol"), (V, "decline"))
    return begun_with(table, H, "play Sacrifice")


def sacrificing_in_round_2() -> Table:
    """Dagger was shown in round 1, Rapier and Pistol in round 2."""
    table = given("Dagger, Rapier, Pistol", "Relic, Sacrifice, Garlic")
    after(table, (V, "Lady x Bishop a[Dagger]"), (H, "decline"), (H, "d[Relic]"))
    after(table, (V, "a[Rapier, Pistol]"))
    return begun_with(table, H, "play Sacrifice")


def replacing(vampires: str) -> Table:
    """Pistol has been cancelled."""
    return after(shown("Sacrifice, Garlic", vampires), (H, "!Sacrifice{Garlic}>Pistol"))


def replacing_by_day(vampires: str) -> Table:
    """Dagger has been cancelled in the Lady's defence."""
    table = by_day(f"Dagger, {vampires}", "Dagger, Sacrifice, Garlic")
    after(table, (H, "Officer x Lady a[Dagger]"), (V, "d[Dagger]"))
    return after(table, (H, "!Sacrifice{Garlic}>Dagger"))


def hiding_disturbed() -> Table:
    """One of the three red cards has been cancelled."""
    table = given("Raven, Hound, Vampire 1, Garlic", "Sacrifice, Garlic")
    after(table, (V, "hide Lady [Raven, Hound, Vampire 1]"))
    return after(table, (H, "!Sacrifice{Garlic}>Raven"))


def put_to_the_test(vampires: str) -> Table:
    """H has put the Lady to the test."""
    table = by_day(vampires, "Holy Water 1, Holy Water 2")
    return after(table, (H, "water Lady [Holy Water 1, Holy Water 2]"))


def dead_human(humans: str) -> Table:
    return after(shown(humans), (H, "decline"), (H, "d[]"))


def dead_vampire(vampires: str) -> Table:
    table = by_day(vampires, "Pistol", revealed=["Lady"])
    return after(table, (H, "Officer x Lady a[Pistol]"), (V, "d[]"))


def marking(*begun: str, **keys: object) -> Table:
    """H plays Novice, for the clergy."""
    table = by_day("Garlic", "Novice, Garlic", decision="window", **keys)
    return begun_with(table, H, "play Novice", *begun)


def setting_out() -> Table:
    """H plays Secret Journey."""
    table = by_day("Garlic", "Secret Journey, Garlic", decision="window")
    return begun_with(table, H, "play Secret Journey", "pay Garlic")


def misty() -> Table:
    """V's Mist Form can take the Lady or the Monk; H has no cellar."""
    castle = ["Lady", "Monk", "Officer"]
    table = given("Mist Form, Garlic", decision="window", castle=castle, revealed=["Lady", "Monk"])
    return begun_with(table, V, "play Mist Form", "pay Garlic")


def bat() -> Table:
    table = given("Bat Form, Garlic", "Garlic", decision="window")
    return after(table, (V, "*Bat Form{Garlic}"), (H, "decline"))


def chapel(*begun: str) -> Table:
    """H's moat: Relic, Rapier, Rosary, Holy Water 1, Ostler, and the Garlic that was paid."""
    moats = ["-", "Relic, Rapier, Rosary, Holy Water 1, Ostler"]
    table = by_day("Garlic", "Chapel, Garlic", decision="window", moats=moats)
    return begun_with(table, H, "play Chapel", "pay Garlic", *begun)


def crypt() -> Table:
    """V's cellar: Dagger and Relic."""
    cellars = ["Dagger, Relic", "-"]
    table = by_day("Garlic", "Crypt Opening, Garlic", decision="window", cellars=cellars)
    return after(table, (H, "*Crypt Opening{Garlic}"))


def mist_in_the_cellar() -> Table:
    """H's cellar: Relic."""
    table = given("Mist Form, Garlic", decision="window", revealed=["Lady"], cellars=["-", "Relic"])
    return after(table, (V, "*Mist Form{Garlic}"))


def hypnotised(*begun: str) -> Table:
    """Monk and Nun have entered the castle."""
    table = given("Hypnosis, Garlic", decision="window")
    after(table, (V, "*Hypnosis{Garlic}"))
    return begun_with(table, V, *begun)


COMBATS: list[Row] = [
    # fighters
    (lambda: attacking("Dagger"), V, char("Monk"), "in-the-city VE-82 character=name-monk"),
    (lambda: attacking("Dagger", revealed=["Lady"]), V, char("Officer"),
     "revealed-must-attack VE-85 character=name-officer"),
    (lambda: attacking_by_day("Dagger", revealed=["Lady"]), H, char("Lady"),
     "revealed-attacks-for-humans VE-83 character=name-lady"),
    (lambda: attacking("Dagger"), V, char("Bishop"),
     "no-card-for-attacker VE-98 character=name-bishop"),
    (lambda: attacking("Dagger, Relic", markers=STRONG_BISHOP), V, char("Lady"),
     "attack-out-of-reach VE-100 character=name-lady needed=3"),
    (lambda: attacking("Dagger"), V, play("Dagger"), "character-first VE-247"),
    (lambda: attacking("Dagger"), V, c.DONE, "must-choose VE-241 question=decision-attacker"),
    (lambda: attacking("Dagger"), V, c.TYPE, "other-question VE-253 question=decision-attacker"),
    (lambda: attacking("Dagger", "Lady"), V, play("Dagger"), "character-first VE-247"),
    (lambda: attacking("Dagger", "Lady"), V, char("Lady"),
     "attacks-itself VE-82 character=name-lady"),
    (lambda: attacking("Dagger", "Lady", dead=["Maid"]), V, char("Maid"),
     "dead VE-82 character=name-maid"),
    (lambda: attacking_by_day("Holy Water 1", "Bishop", revealed=["Lady"]), H, char("Officer"),
     "no-card-against VE-98 character=name-officer"),
    (lambda: attacking("Dagger*2", "Lady", markers={"Bishop": {"defence": 2}}), V, char("Bishop"),
     "target-out-of-reach VE-100 character=name-bishop needed=3"),
    # groups
    (lambda: attacking("Dagger", "Lady", "Bishop"), V, c.DONE, "attack-without-card VE-98"),
    (lambda: attacking("Dagger*2", "Lady", "Bishop", "play Dagger",
        markers={"Bishop": {"defence": 1}}), V, c.DONE, "attack-too-small VE-99 value=1 needed=2"),
    (lambda: attacking(*("Dagger*2", "Lady", "Bishop", "play Dagger"),
        markers={"Bishop": {"defence": 2}, "Lady": {"attack": 1}}), V, c.DONE,
     "attack-too-small VE-99 value=1 needed=2"),
    (with_a_better_pistol, V, play("Claws"), "attack-falls-short VE-99 card=name-claws needed=4"),
    (lambda: attacking("Dagger, Rapier, Pistol", "Lady", "Bishop",
        markers={"Bishop": {"defence": 3}}), V, play("Pistol"),
     "attack-falls-short VE-99 card=name-pistol needed=4"),
    (lambda: attacking("Claws*2, Garlic", "Lady", "Bishop", "play Claws"), V, play("Claws"),
     "group-cannot-pay VE-134 card=name-claws"),
    (lambda: attacking("Claws, Dagger", "Lady", "Bishop", "play Dagger"), V, play("Claws"),
     "cannot-pay VE-131 card=name-claws cost=1 others=0"),
    (lambda: attacking("Dagger, Rapier", "Lady", "Bishop", "play Rapier"), V, play("Dagger"),
     "falling-order VE-240 card=name-dagger last=name-rapier"),
    (lambda: attacking("Dagger", "Lady", "Bishop"), V, play("Pistol"),
     "not-held VE-149 card=name-pistol"),
    (lambda: attacking("Dagger", "Lady", "Bishop"), V, c.CELLAR, "cellar-in-step-1 VE-26"),
    (lambda: attacking("Dagger", "Lady", "Bishop"), V, char("Lady"),
     "other-question VE-253 question=decision-commit"),
    # eligible
    (lambda: attacking("Dagger, Relic", "Lady", "Bishop"), V, play("Relic"),
     "wrong-class VE-91 card=name-relic classes=['name-type-clergy'] character=name-lady"),
    (lambda: attacking("Dagger, Rosary", "Lady", "Bishop"), V, play("Rosary"),
     "wrong-class VE-91 card=name-rosary classes=['name-type-clergy', 'name-type-servant'] "
     "character=name-lady"),
    (lambda: attacking("Dagger, Vampire 1", "Lady", "Bishop"), V, play("Vampire 1"),
     "red-for-a-secret-vampire VE-95 card=name-vampire-1 character=name-lady"),
    (lambda: attacking("Dagger, Vampire 1", "Officer", "Bishop"), V, play("Vampire 1"),
     "red-for-unrevealed VE-93 card=name-vampire-1 character=name-officer"),
    (lambda: attacking_by_day("Dagger, Vampire 1", "Lady", "Bishop"), H, play("Vampire 1"),
     "red-for-unrevealed VE-93 card=name-vampire-1 character=name-lady"),
    (lambda: attacking("Dagger, Raven", "Lady", "Bishop"), V, play("Raven"),
     "neither-class-nor-red VE-94 card=name-raven classes=['name-type-clergy'] "
     "character=name-lady"),
    (lambda: attacking_by_day("Dagger, Holy Water 1", "Officer", "Lady"), H, play("Holy Water 1"),
     "water-against-unrevealed VE-92 card=name-holy-water-1 character=name-lady"),
    (lambda: attacking_by_day("Dagger, Statue of Saint", "Officer", "Lady"), H,
     play("Statue of Saint"),
     "neither-class-nor-water VE-94 card=name-statue-of-saint classes=['name-type-clergy'] "
     "character=name-officer"),
    (lambda: attacking_by_day("Dagger, Sacrifice", "Officer", "Lady"), H, play("Sacrifice"),
     "answers-to-a-group VE-119 card=name-sacrifice"),
    (lambda: attacking_by_day("Dagger, Secret Journey", "Officer", "Lady"), H,
     play("Secret Journey"), "not-in-combat VE-116 card=name-secret-journey"),
    (lambda: attacking("Dagger, Coffin", "Lady", "Bishop"), V, play("Coffin"),
     "not-in-combat VE-116 card=name-coffin"),
    # at once
    (lambda: found("Dagger"), H, char("Lady"), "attacks-itself VE-72 character=name-lady"),
    (lambda: found("Dagger"), H, char("Monk"), "in-the-city VE-72 character=name-monk"),
    (lambda: found("Relic", castle=["Lady", "Bishop", "Monk"], revealed=["Monk"]), H, char("Monk"),
     "revealed-attacks-for-humans VE-83 character=name-monk"),
    (lambda: found("Garlic", markers=STRONG_LADY), H, char("Officer"),
     "immediate-out-of-reach VE-73 character=name-officer"),
    (lambda: found("Dagger"), H, play("Dagger"), "character-first VE-250"),
    (lambda: found("Dagger", "Bishop"), H, c.DONE, "water-is-needed VE-99 needed=1"),
    (lambda: found("Candlestick", "Bishop",
        markers={"Lady": {"defence": 2}, "Bishop": {"attack": 1}}), H, c.DONE,
     "water-is-needed VE-99 needed=2"),
    (lambda: found("Dagger", "Bishop"), H, c.SKIP, "skip-in-step-1 VE-42"),
    # responses
    (lambda: shown("Garlic"), H, play("Garlic"),
     "only-sacrifice-or-passage VE-119 card=name-garlic"),
    (lambda: card_shown("Garlic"), H, play("Garlic"), "only-sacrifice VE-173 card=name-garlic"),
    (lambda: card_shown("Secret Passage, Garlic*2"), H, play("Secret Passage"),
     "passage-outside-combat VE-118"),
    (lambda: undefended("Sacrifice, Garlic"), H, play("Sacrifice"), "all-cancelled VE-119"),
    (lambda: shown("Garlic"), H, play("Sacrifice"), "not-held VE-172 card=name-sacrifice"),
    (lambda: shown("Garlic"), H, play("Secret Passage"),
     "not-held VE-162 card=name-secret-passage"),
    (lambda: shown("Sacrifice"), H, play("Sacrifice"),
     "cannot-pay VE-131 card=name-sacrifice cost=1 others=0"),
    (lambda: shown("Secret Passage, Garlic"), H, play("Secret Passage"),
     "cannot-pay VE-131 card=name-secret-passage cost=2 others=1"),
    (lambda: shown("Sacrifice, Garlic"), H, pick("Dagger"), "sacrifice-first VE-249"),
    (lambda: shown("Sacrifice, Garlic"), H, pick("Garlic"), "sacrifice-first VE-249"),
    (lambda: shown("Sacrifice, Garlic"), H, char("Lady"),
     "other-question VE-253 question=decision-respond"),
    (lambda: shown("Garlic"), H, c.SKIP, "skip-in-step-1 VE-42"),
    # cancelling
    (lambda: sacrificing("Garlic"), H, pick("Relic"),
     "not-in-the-group VE-174 card=name-relic cards=[name-dagger, name-pistol]"),
    (lambda: sacrificing("Garlic"), H, pick("Garlic"),
     "not-in-the-group VE-174 card=name-garlic cards=[name-dagger, name-pistol]"),
    (lambda: sacrificing("Garlic"), H, pick("Spare 44"), "spare-card VE-238 given=44"),
    (sacrificing_again, H, pick("Pistol"),
     "cancelled-already VE-119 card=name-pistol cards=[name-dagger, name-rapier]"),
    (sacrificing_in_round_2, H, pick("Dagger"),
     "shown-earlier VE-175 card=name-dagger cards=[name-rapier, name-pistol]"),
    (lambda: sacrificing("Garlic"), H, play("Garlic"),
     "other-question VE-253 question=decision-cancel"),
    (lambda: sacrificing("Garlic"), H, char("Lady"),
     "other-question VE-253 question=decision-cancel"),
    (lambda: replacing("Garlic"), V, pick("Garlic"),
     "other-question VE-253 question=decision-replace"),
    (lambda: replacing("Relic"), V, play("Relic"),
     "wrong-class VE-91 card=name-relic classes=['name-type-clergy'] character=name-lady"),
    (lambda: replacing("Claws"), V, play("Claws"),
     "cannot-pay VE-131 card=name-claws cost=1 others=0"),
    (lambda: replacing_by_day("Claws, Garlic"), V, play("Claws"),
     "cannot-pay VE-131 card=name-claws cost=2 others=1"),
    (lambda: replacing("Garlic"), V, play("Dagger"), "not-held VE-149 card=name-dagger"),
    (hiding_disturbed, V, play("Garlic"), "replacement-not-red VE-144 card=name-garlic"),
    (hiding_disturbed, V, play("Vampire 2"), "not-held VE-154 card=name-vampire-2"),
    # denials
    (lambda: put_to_the_test("Garlic"), V, c.YES, "truth-is-told VE-66 character=name-lady"),
    (lambda: put_to_the_test("Garlic"), V, play("Garlic"), "only-denial VE-65 card=name-garlic"),
    (lambda: put_to_the_test("Garlic"), V, play("Herbalist"),
     "only-humans-have-it VE-206 card=name-herbalist"),
    (lambda: put_to_the_test("Garlic"), V, play("I'm Not a Vampire"),
     "not-held VE-196 card=name-im-not-a-vampire"),
    (lambda: put_to_the_test("I'm Not a Vampire"), V, play("I'm Not a Vampire"),
     "cannot-pay VE-131 card=name-im-not-a-vampire cost=1 others=0"),
    # rescues
    (lambda: dead_human("Garlic"), H, play("Garlic"), "only-herbalist VE-209 card=name-garlic"),
    (lambda: dead_human("Garlic"), H, play("Herbalist"), "not-held VE-168 card=name-herbalist"),
    (lambda: dead_vampire("Garlic"), V, play("Garlic"),
     "only-regeneration VE-209 card=name-garlic"),
    (lambda: dead_vampire("Regeneration, Garlic"), V, play("Regeneration"),
     "cannot-pay VE-131 card=name-regeneration cost=2 others=1"),
    (lambda: dead_vampire("Garlic"), V, c.YES, "other-question VE-253 question=decision-death"),
    # characters
    (marking, H, char("Officer"),
     "marks-another-class VE-155 character=name-officer card=name-novice "
     "classes=['name-type-clergy']"),
    (marking, H, char("Lady"),
     "marks-another-class VE-155 character=name-lady card=name-novice "
     "classes=['name-type-clergy']"),
    (marking, H, c.TYPE, "other-question VE-253 question=decision-marker"),
    (marking, H, play("Garlic"), "other-question VE-253 question=decision-marker"),
    (marking, H, char("Nun"), "in-the-city VE-155 character=name-nun"),
    (marking, H, c.DONE, "effect-must-be-chosen VE-155 card=name-novice"),
    (lambda: marking("Bishop"), H, c.DONE, "effect-must-be-chosen VE-155 card=name-novice"),
    (lambda: marking("Bishop"), H, char("Bishop"),
     "other-question VE-253 question=decision-effect-side"),
    (setting_out, H, char("Monk"), "in-the-city VE-156 character=name-monk"),
    (misty, V, char("Officer"), "mist-needs-revealed VE-185 character=name-officer"),
    (hypnotised, V, char("Butler"), "in-the-city VE-187 character=name-butler"),
    (lambda: hypnotised("Nun"), V, char("Nun"), "returns-already VE-251 character=name-nun"),
    (lambda: hypnotised("Lady"), V, char("Lady"), "returns-already VE-251 character=name-lady"),
    (hypnotised, V, c.TYPE, "other-question VE-253 question=decision-effect-return"),
    (hypnotised, V, c.DONE, "effect-must-be-chosen VE-187 card=name-hypnosis"),
    (hypnotised, V, play("Garlic"), "other-question VE-253 question=decision-effect-return"),
    # cards
    (bat, V, c.DONE, "effect-must-be-chosen VE-177 card=name-bat-form"),
    (bat, V, c.PASS, "one-action VE-38 question=decision-effect-type"),
    (chapel, H, pick("Ostler"), "no-combat-card VE-167 card=name-ostler"),
    (chapel, H, pick("Holy Water 1"), "no-combat-card VE-167 card=name-holy-water-1"),
    (chapel, H, play("Garlic"), "other-question VE-253 question=decision-chapel"),
    (chapel, H, char("Lady"), "other-question VE-253 question=decision-chapel"),
    (chapel, H, pick("Musket"), "not-in-your-moat VE-164 card=name-musket"),
    (lambda: chapel("pick Relic"), H, pick("Garlic"),
     "falling-order VE-240 card=name-garlic last=name-relic"),
    (chapel, H, pick("Rapier"),
     "too-few-follow VE-241 card=name-rapier missing=3 cards=[name-garlic, name-relic]"),
    (chapel, H, c.DONE, "effect-must-be-chosen VE-164 card=name-chapel"),
    (crypt, H, pick("Garlic"),
     "not-in-the-cellar VE-169 card=name-garlic cards=[name-relic, name-dagger]"),
    (mist_in_the_cellar, V, pick("Garlic"),
     "not-in-the-cellar VE-183 card=name-garlic cards=[name-relic]"),
    (crypt, H, pick("Spare 44"), "spare-card VE-238 given=44"),
]  # fmt: skip
