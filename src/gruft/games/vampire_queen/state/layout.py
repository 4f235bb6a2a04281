"""Where each fact of a Vampire Queen position stands in its one vector of numbers.

One vector per position means one allocation per clone. The first words are about the table, then
follow four runs of one word per seat.
"""

from typing import Final

TURN: Final = 0  # the seat to act; -1 when the game is over
LEADER: Final = 1
DEALER: Final = 2
BAN: Final = 3  # VQ-82: the slayer that may not be led now
PHASE: Final = 4  # counted from 1
ACTED: Final = 5  # how many seats have had their turn in this round
LEAD: Final = 6  # the move that opened the round, -1 before it
SET_SIZE: Final = 7  # VQ-31: how many cards the lead has; 0 before it and in slayer rounds
TO_BEAT: Final = 8  # value of the last set, or of the highest vampire in a slayer round
AHEAD: Final = 9  # the seat that played it
FORCED: Final = 10  # VQ-67: the seat that had to pass in a slayer round, else -1
TABLE: Final = 11  # cards of this round, packed
CRYPT: Final = 12
UNDEALT: Final = 13
SEATS_FROM: Final = 14

#: The runs of one word per seat, each to be multiplied by the number of seats.
HANDS: Final = 0
KNOWN: Final = 1  # VQ-125: vampires everybody knows to be in that hand, packed
SCORES: Final = 2
LAID: Final = 3  # the seat's move of this round, -1 before its turn
RUNS: Final = 4

NOT_YET: Final = -1
NOBODY: Final = -1
