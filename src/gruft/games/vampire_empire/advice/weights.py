"""What practice taught: how much each idea about a move of Vampire Empire counts, for each side.

The ideas were thought out by hand, and so were the first numbers. Some were then changed by playing
one change against the other side without it, on the same decks. Worths are in hundredths of a point
of the final score, shares in percent. Every idea has two numbers: for the vampires, for the humans.
"""

from typing import Final

# --- characters ---
HUMAN: Final = 0  # what a human is worth
VAMPIRE: Final = 1  # what a vampire is worth
LAST: Final = 2  # what it adds that nobody else of the side lives
FEWER_HUMANS: Final = 3  # by how many percent a human is worth more for each dead one

# --- the other hand ---
HOLDS: Final = 4  # how much likelier than chance a fighting card is kept in hand
DEFENDED: Final = 5  # how much likelier whom V defends is a vampire
UNDEFENDED: Final = 6  # how much likelier whom V leaves alone is a vampire
ATTACKED: Final = 7  # how much likelier whom V attacks is a vampire
HIDDEN: Final = 8  # how much likelier whom V has hidden is a vampire

# --- fighting ---
OPENING: Final = 9  # how surely the first attack should kill an average hand
PRESSURE: Final = 10  # what it is worth that the rival has to defend
FOLLOWING: Final = 11  # the share of the other fitting cards that an attack will cost
HESITATION: Final = 12  # what an attack or a second round must promise
HOLDING: Final = 13  # how much the fear of the second round counts when defending in the first
BLUFF: Final = 14  # what a defence for show may cost
BLUFF_EVERY: Final = 15  # in one of so many turns

# --- other actions ---
QUESTION: Final = 16  # what an answer is worth by itself, most where it is open
HIT: Final = 17  # what it is worth to find a vampire in the castle
CITY_HIT: Final = 18  # the same in the city
EXPOSED: Final = 19  # what it costs to reveal a vampire
SHELTER: Final = 20  # what it is worth to hide a revealed vampire from the humans
TAKEOVER: Final = 21  # what winning by the castle is worth

# --- cards: what is lost by spending one ---
FODDER: Final = 22  # what has to be paid, and cards without use
ONE: Final = 23  # a fighting card of value 1
TWO: Final = 24
THREE: Final = 25
TWO_COLOURED: Final = 26  # added for a second type
COLOURED: Final = 27  # the share of it that a water card or a red card is worth by itself
KEPT: Final = 28  # what a card must be worth to stay in the hand while the cellar is open
FITTING: Final = 29  # added to a card that fits somebody in the castle now

# --- support cards: what it is worth to hold one ---
HELD: Final = 30  # + kind - FIRST_SUPPORT, to 49

# --- and to play it ---
ATTACK_MARKER: Final = 50  # for each point
DEFENCE_MARKER: Final = 51  # for each point
JOURNEY: Final = 52
CHAPEL: Final = 53  # for each card
CRYPT: Final = 54
BAT: Final = 55  # for each card that is lost
BAT_FIRST: Final = 56  # added before an attack, for each card that could have defended
MIST: Final = 57
HYPNOSIS: Final = 58
COFFIN: Final = 59
CANCELLED: Final = 60  # a support card that Sacrifice cancels
DENIED: Final = 61  # what a denied question is worth with a vampire
DENIED_IN_VAIN: Final = 62  # and without one
GUARD: Final = 63  # added to a card that could defend one of one's own side in the castle
SAFER: Final = 64  # what each point of defence is worth that a revealed vampire gains
READY: Final = 65  # what it is worth that Regeneration could save it
SAVING: Final = 66  # the share of a life's worth that its defence may cost
SPARE_DENIAL: Final = 67  # what it is worth to deny a question about a human, with a second copy
FEWER_VAMPIRES: Final = 68  # by how many percent a vampire is worth more for each dead one
IDEAS: Final = 69

#: In the order of the ideas: for the vampires, for the humans.
EXPERIENCE: Final = [
    *(65, 55),  # HUMAN
    *(300, 600),  # VAMPIRE
    *(800, 800),  # LAST
    *(20, 80),  # FEWER_HUMANS
    *(105, 115),  # HOLDS
    *(100, 400),  # DEFENDED
    *(100, 15),  # UNDEFENDED
    *(100, 4),  # ATTACKED
    *(100, 150),  # HIDDEN
    *(20, 30),  # OPENING
    *(15, 15),  # PRESSURE
    *(30, 30),  # FOLLOWING
    *(0, 0),  # HESITATION
    *(60, 30),  # HOLDING
    *(60, 0),  # BLUFF
    *(2, 0),  # BLUFF_EVERY
    *(0, 10),  # QUESTION
    *(0, 15),  # HIT
    *(0, 5),  # CITY_HIT
    *(40, 0),  # EXPOSED
    *(100, 0),  # SHELTER
    *(1500, 1500),  # TAKEOVER
    *(8, 6),  # FODDER
    *(12, 10),  # ONE
    *(20, 16),  # TWO
    *(30, 24),  # THREE
    *(5, 4),  # TWO_COLOURED
    *(130, 70),  # COLOURED
    *(20, 20),  # KEPT
    *(12, 12),  # FITTING
    *(8, 6),  # Secret Journey
    *(8, 32),  # Secret Passage
    *(8, 20),  # Chapel
    *(8, 16),  # Herbalist
    *(8, 8),  # Crypt Opening
    *(8, 12),  # Ostler
    *(8, 12),  # Squire
    *(8, 12),  # Novice
    *(8, 20),  # Crucifix
    *(8, 20),  # Sacrifice
    *(25, 8),  # Bat Form
    *(12, 6),  # Mist Form
    *(15, 6),  # Hypnosis
    *(42, 6),  # Regeneration
    *(8, 6),  # Coffin
    *(15, 6),  # Kitchen Boy
    *(15, 6),  # Lady-in-Waiting
    *(15, 6),  # Organist
    *(15, 16),  # Claws
    *(12, 6),  # I'm Not a Vampire
    *(18, 18),  # ATTACK_MARKER
    *(18, 18),  # DEFENCE_MARKER
    *(0, 20),  # JOURNEY
    *(0, 25),  # CHAPEL
    *(0, 30),  # CRYPT
    *(30, 15),  # BAT
    *(10, 0),  # BAT_FIRST
    *(45, 0),  # MIST
    *(20, 0),  # HYPNOSIS
    *(30, 0),  # COFFIN
    *(0, 25),  # CANCELLED
    *(120, 0),  # DENIED
    *(10, 0),  # DENIED_IN_VAIN
    *(22, 5),  # GUARD
    *(8, 0),  # SAFER
    *(70, 0),  # READY
    *(100, 35),  # SAVING
    *(40, 0),  # SPARE_DENIAL
    *(20, 20),  # FEWER_VAMPIRES
]
