"""How much each idea counts for the advised player of Vampir.

The numbers come from practice: one change at a time, on the same dice.
"""

from typing import Final

# --- hunters: what an errand is worth, in steps ---
TO_STAKE: Final = 0  # beside the coffin with hammer and stake
TO_FETCH: Final = 1  # hammer or stake that lies open
TO_HAND_OVER: Final = 2  # bringing them together
TO_ENTER: Final = 3  # opening the cellar with ladder or dynamite
TO_UNLOCK: Final = 4  # trying a key
TO_BREAK: Final = 5  # breaking a crypt door
TO_SEARCH_ABOVE: Final = 6  # an event card while hammer or way in are missing
TO_SEARCH_BELOW: Final = 7  # a cellar card while the stake is missing
TO_SEARCH_REST: Final = 8  # any other card
TO_OCCUPY: Final = 9  # the crypt while the vampire is away
TO_CURE: Final = 10  # helping, or being helped
TO_HUNT_SERVANT: Final = 11
TO_CHASE: Final = 12  # standing beside the vampire
COMRADE_FIGHTS: Final = 13  # more where a comrade fights him already
NEARER_COMRADE: Final = 14  # less where a comrade is nearer
CARD_ON_THE_WAY: Final = 15  # a detour for a card
TRAP_ON_THE_WAY: Final = 16  # a detour around a known trap
HEAL_BELOW: Final = 17  # life points
FIGHT_FROM: Final = 18  # all blows together, in percent of a bite

# --- the vampire ---
PAIN: Final = 19  # what a point of his own counts, in percent of a hunter's
PAIN_WHEN_WEAK: Final = 20  # the same when little is left
HOME_BELOW: Final = 21  # life points
PREY_WEAK: Final = 22  # more for each point that a hunter lacks, in percent
PREY_WITH_STAKE: Final = 23  # more for the hunter with the stake, in tenths
BATS_KEPT: Final = 24  # bat cards for the way home
DETOUR_FOR_CAPE: Final = 25  # steps
FAR: Final = 26  # steps that are worth a bat card
BITE_FROM: Final = 27  # the least that a bite must be worth
PREY_IN_CRYPT: Final = 28  # more for a hunter in the crypt
PAIN_UNDER_PROTECTION: Final = 29  # the same while falling to 0 only sends him home

EXPERIENCE: Final = [
    200,  # to stake
    90,  # to fetch
    80,  # to hand over
    80,  # to enter
    70,  # to unlock
    45,  # to break
    40,  # to search above
    50,  # to search below
    10,  # to search rest
    50,  # to occupy
    60,  # to cure
    30,  # to hunt servant
    20,  # to chase
    25,  # comrade fights
    30,  # nearer comrade
    4,  # card on the way
    4,  # trap on the way
    28,  # heal below
    0,  # fight from
    60,  # pain
    200,  # pain when weak
    20,  # home below
    4,  # prey weak
    20,  # prey with stake
    1,  # bats kept
    30,  # detour for cape
    9,  # far
    3,  # bite from
    30,  # prey in crypt
    40,  # pain under protection
]
