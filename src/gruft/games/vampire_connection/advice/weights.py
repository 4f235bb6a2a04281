"""What practice taught: how much each idea about a move of The Vampire Connection counts.

The ideas were thought out by hand, and so were the first numbers. Some were then changed by playing
one change against copies of the player without it, on duplicate deals; most worths of single cards
are still first guesses. Worths are in hundredths of a drop, shares in percent.
"""

from typing import Final

# --- how long the game will last ---
PACE: Final = 0  # village cards that a seat turns in a turn, in hundredths, before anything is seen
PACE_ROUNDS: Final = 1  # so many rounds of the game itself count as much as that first guess
HAZARD: Final = 2  # how surely a captive is lost in a turn, in percent
HORIZON: Final = 3  # a card counts in full if so many more turns are expected, in hundredths

# --- rivals ---
LEADER: Final = 4  # what harms the strongest rival helps us by this share
FOLLOWER: Final = 5  # the same for every other rival

# --- being staked ---
STAKED: Final = 6  # what it costs besides the blood that is not drunk
BOLDNESS: Final = 7  # how likely somebody who can stake does so
WITHOUT_HELP: Final = 8  # what it costs more without a hunchback to revive

# --- what a play costs ---
EAGERNESS: Final = 9  # the share of a card's worth that is given up by playing it now
WAY_OUT: Final = 10  # what it costs to leave the tomb again
TOMB: Final = 11  # what a rest must gain to be worth the trouble
SURE_LEAD: Final = 12  # how willingly a leader empties the village, and others do not

# --- buying ---
PRICE: Final = 13  # what a card must be worth to be bought
ROOM: Final = 14  # so many cards above the hand limit are still bought

# --- trading ---
MARGIN: Final = 15  # what a trade must gain to be offered
ACCEPTED: Final = 16  # what a trade must gain to be accepted
HUNTERS_GIVEN: Final = 17  # what handing over a hunter or a stake costs
COUNTERED: Final = 18  # what a counter-offer must promise
PLEASED: Final = 19  # what the partner must gain by an offer

# --- cards: the first of a type, then every further one ---
FIRST_COPY: Final = 20
NEXT_COPY: Final = 37

# --- what makes cards worth more or less ---
NO_DRIVER: Final = 54  # a carriage without a second hunchback
NO_BLOOD: Final = 55  # a bat without a drop
STAKES_FOR_HUNTER: Final = 56  # a hunter together with each of up to three stakes
HUNTER_FOR_STAKES: Final = 57  # a stake together with a hunter
PRIEST_AT_HOME: Final = 58  # crucifix and holy water with a priest in the castle
STAKING: Final = 59  # how willingly hunters are spent

MOST_OFFERS: Final = 60  # in one turn

TEMPO: Final = 61  # how much it counts that every village card brings the end nearer

# --- for every seat above four, and the other way round at three ---
HAZARD_IN_CROWD: Final = 62  # added to the hazard: there are more robbers
EAGERNESS_IN_CROWD: Final = 63  # added to what a card costs: hands are smaller, others are faster

IDEAS: Final = 64

#: In the order of the ideas.
EXPERIENCE: Final = [
    90,  # PACE
    3,  # PACE_ROUNDS
    15,  # HAZARD
    200,  # HORIZON
    60,  # LEADER
    25,  # FOLLOWER
    200,  # STAKED
    70,  # BOLDNESS
    300,  # WITHOUT_HELP
    85,  # EAGERNESS
    90,  # WAY_OUT
    120,  # TOMB
    100,  # SURE_LEAD
    60,  # PRICE
    0,  # ROOM
    60,  # MARGIN
    20,  # ACCEPTED
    80,  # HUNTERS_GIVEN
    60,  # COUNTERED
    1,  # PLEASED
    230,  # first mist
    180,  # first wolf
    200,  # first bat
    180,  # first carriage
    600,  # first hunchback
    60,  # first Beatquick
    60,  # first Thrashon
    120,  # first Rudey
    10,  # first Assistant
    30,  # first stake
    180,  # first Double Success
    450,  # first Good Opportunity
    200,  # first Escape
    120,  # first crucifix
    100,  # first holy water
    90,  # first book
    250,  # first Party
    210,  # next mist
    160,  # next wolf
    180,  # next bat
    120,  # next carriage
    220,  # next hunchback
    60,  # next Beatquick
    60,  # next Thrashon
    120,  # next Rudey
    10,  # next Assistant
    30,  # next stake
    120,  # next Double Success
    450,  # next Good Opportunity
    200,  # next Escape
    120,  # next crucifix
    100,  # next holy water
    80,  # next book
    250,  # next Party
    100,  # NO_DRIVER
    100,  # NO_BLOOD
    50,  # STAKES_FOR_HUNTER
    50,  # HUNTER_FOR_STAKES
    60,  # PRIEST_AT_HOME
    100,  # STAKING
    3,  # MOST_OFFERS
    50,  # TEMPO
    5,  # HAZARD_IN_CROWD
    -15,  # EAGERNESS_IN_CROWD
]
