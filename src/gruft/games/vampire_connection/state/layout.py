"""Where each fact of a Vampire Connection position stands in its one vector of numbers."""

from typing import Final

from gruft.games.vampire_connection.state import cards as c

# --- the table ---
DECISION: Final = 0
ACTIVE: Final = 1  # AP, the seat whose turn it is
ASKED: Final = 2  # the seat that has the word
TURN: Final = 3  # counted from 0; round = TURN // seats + 1
POINT: Final = 4  # which tomb window is open
KIDNAPPED: Final = 5
LATCH: Final = 6
SUNRISE_FLAG: Final = 7
IMMUNE: Final = 8
PARTY_FLAG: Final = 9
SHUFFLED: Final = 10  # VC-242: the village deck has been shuffled since the start
TURNED: Final = 11  # village cards turned before the first shuffle

# --- the Connection ---
OFFERS: Final = 12
PARTNER: Final = 13
GIVE: Final = 14  # two types + 1, 0 for none; as seen by who composed the offer
WANT: Final = 16
COUNTER_GIVE: Final = 18
COUNTER_WANT: Final = 20

# --- the action under way ---
FORM: Final = 22
GOAL: Final = 23
GOAL_SEAT: Final = 24
CARD: Final = 25  # Good Opportunity, Escape, Party, or the kind of protection being laid
CASTLE: Final = 26  # where it is laid
NAMED: Final = 27  # the victim that was named, or covered last
SLOT: Final = 28  # the laid card that is being laid
FIRST_EVENT: Final = 29
SECOND_EVENT: Final = 30
CONSUMED: Final = 31
NET: Final = 32
TO_DRAW: Final = 33
CAUSE: Final = 34

VAMPIRE_DECK_SIZE: Final = 35
VILLAGE_DECK_SIZE: Final = 36
EVENT_DONE: Final = 39  # an event was executed in this visit
RESPONDED: Final = 38  # somebody staked in the window that is open
NEXT: Final = 37  # the step that comes before anybody is asked again

# --- per seat, each MOST_SEATS long ---
VAMPIRE: Final = 40
DROPS: Final = VAMPIRE + c.MOST_SEATS
IN_TOMB: Final = DROPS + c.MOST_SEATS
MARKER: Final = IN_TOMB + c.MOST_SEATS  # 0 unstaked, else the marker's type
HAND_SIZE: Final = MARKER + c.MOST_SEATS
CHOSEN: Final = HAND_SIZE + c.MOST_SEATS  # the ball: victim + 1, 0 not chosen, -1 not asked
HANDS: Final = CHOSEN + c.MOST_SEATS  # TYPES words a seat
#: VC-238: what observer o knows of seat j, three bits a type, at o * MOST_SEATS + j; observer
#: MOST_SEATS is a spectator.
KNOWN: Final = HANDS + c.MOST_SEATS * c.TYPES
DRAWN_SINCE: Final = (
    KNOWN + (c.MOST_SEATS + 1) * c.MOST_SEATS
)  # own draws by type since the reshuffle

# --- cards elsewhere ---
DISCARDED: Final = DRAWN_SINCE + c.MOST_SEATS * c.TYPES
RESHUFFLED: Final = (
    DISCARDED + c.TYPES
)  # VC-241: what the last reshuffle put into the deck; -1 none
VILLAGE_DISCARDED: Final = RESHUFFLED + c.TYPES

# --- victims: where each is, and what lies on it ---
PLACE: Final = VILLAGE_DISCARDED + c.VILLAGE_KINDS  # see below
COVER: Final = PLACE + c.VICTIMS  # laid card + 1, 0 for none
LAID_KIND: Final = COVER + c.VICTIMS  # protection kind + 1, 0 where the slot is free
LAID_AT: Final = LAID_KIND + c.MOST_LAID
DECKS: Final = LAID_AT + c.MOST_LAID  # vampire deck, then village deck; the top is the last card

IN_VILLAGE: Final = 0
FRESH: Final = 1
CAPTIVE: Final = 2  # + seat
DEAD: Final = 8  # + seat
ABSENT: Final = 14

# --- decisions ---
OVER: Final = 0
TOMB_WINDOW: Final = 1
CONNECTION: Final = 2
OFFER_GIVE: Final = 3
OFFER_WANT: Final = 4
OFFER_ANSWER: Final = 5
COUNTERING_GIVE: Final = 6
COUNTERING_WANT: Final = 7
COUNTER_ANSWER: Final = 8
PLAYING: Final = 9
TARGET: Final = 10
COVERING: Final = 11
MOVE_WINDOW: Final = 12
ROB: Final = 13
RESPONSE: Final = 14
ORDER: Final = 15
GIVING: Final = 16
CONSUME: Final = 17
BUYING: Final = 18
DISCARD: Final = 19

# --- tomb windows (VC-143) ---
AT_START: Final = 0
AFTER_TRADE: Final = 1
AFTER_ARRIVAL: Final = 2
AFTER_PLAY: Final = 3

# --- steps between decisions ---
ASK: Final = 0
TURN_STARTS: Final = 1
TOMB_WINDOW_OPENS: Final = 2
TOMB_WINDOW_CLOSES: Final = 3
CONNECTION_BEGINS: Final = 4
PLAY_GOES_ON: Final = 5
MOVEMENT_ANNOUNCED: Final = 6
TRAVELLER_ARRIVES: Final = 7
EVENTS: Final = 8
PLAY_ENDS: Final = 9
DISTRIBUTION: Final = 10
DRINKING: Final = 11
DRAWING: Final = 12
TURN_ENDS: Final = 13
