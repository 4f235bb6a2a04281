"""Where each fact of a Vampire Empire position stands in its one vector of numbers."""

from typing import Final

from gruft.games.vampire_empire.state import cards as c

# --- the question that is open ---
DECISION: Final = 0
ASKED: Final = 1  # the seat that has the word
ACTIVE: Final = 2  # the seat whose turn it is
TURN: Final = 3  # counted from 1
POINT: Final = 4  # which window of the turn comes or is open
DECLINED: Final = 5  # how many have declined one after the other in the open window
COMPOSING: Final = 6  # 1 in the middle of a line
LAST: Final = 7  # The lowest move that may follow inside a group
NEXT: Final = 8  # the step that comes before anybody is asked again

# --- a card and its cost ---
PURPOSE: Final = 9  # what is being paid for
TO_PAY: Final = 10
PAID: Final = 11  # how many cards were paid so far
CARD: Final = 12  # the support card on the table + 1
PLAYER: Final = 13  # who played it
ANSWER: Final = 14  # H's Sacrifice or Secret Passage on the table + 1
PICKED: Final = 15  # what Sacrifice is to cancel, or the character a marker goes to, + 1
CONTEXT: Final = 16  # what H responds to
TO_PICK: Final = 17  # choices that an effect still asks for

# --- the action under way ---
ATTACKER: Final = 18  # + 1
TARGET: Final = 19  # + 1
ROUND: Final = 20  # 0 outside a combat
FIGHTING: Final = 21  # ATTACK or DEFENCE: whose group it is
GROUP_SIZE: Final = 22  # effective cards of the group
GROUP_COST: Final = 23
ATTACK_SUM: Final = 24  # effective values on the table, without markers
DEFENCE_SUM: Final = 25
NAMED: Final = 26  # the character of Hide or Water + 1
LOW_WATER: Final = 27  # The card that may be used, + 1
REVEALED_BEFORE: Final = 28  # T was a revealed vampire before the comparison

# --- the city and the end ---
CITY_SIZE: Final = 29
JOURNEYS: Final = 30
UNORDERED: Final = 31  # The seat + 1 that knows who lies on top, but not in which order
CAUSE: Final = 32
CELLARED: Final = 33  # step 1: discards so far
MOATED: Final = 34
DISCARDS: Final = 35  # how many cards stand under DISCARDED

# --- per seat ---
HAND_SIZE: Final = 36
DECK_SIZE: Final = 38
CELLAR_SIZE: Final = 40
MOAT_SIZE: Final = 42
CELLAR_USED: Final = 44  # VE-224

# --- per character ---
PLACE: Final = 46
VAMPIRE: Final = PLACE + c.CHARACTERS
REVEALED: Final = VAMPIRE + c.CHARACTERS
INNOCENT: Final = REVEALED + c.CHARACTERS  # VE-13: H's two tokens
PROVEN: Final = INNOCENT + c.CHARACTERS  # publicly known to be human
MARKERS: Final = PROVEN + c.CHARACTERS  # attack markers, then defence markers
CITY: Final = MARKERS + 2 * c.CHARACTERS  # from the bottom up
CITY_SEEN: Final = CITY + c.CHARACTERS  # who knows the card there, one bit for each observer
JOURNEY: Final = CITY_SEEN + c.CHARACTERS  # the first to leave first

# --- per kind; the vampires' cards, then the humans' ---
HANDS: Final = JOURNEY + c.CHARACTERS
CELLARS: Final = HANDS + 2 * c.KINDS
MOATS: Final = CELLARS + 2 * c.KINDS
SHOWN: Final = MOATS + 2 * c.KINDS  # the part of a moat that everybody has seen
FIELD: Final = SHOWN + 2 * c.KINDS  # played in the action under way
GROUP: Final = (
    FIELD + 2 * c.KINDS
)  # the group being composed or just shown, without cancelled cards
CANCELLED: Final = GROUP + c.KINDS  # V's cancelled cards among those on the table
#: What was discarded or paid in the line under way: to the cellar, then to the moat.
DISCARDED: Final = CANCELLED + c.KINDS
#: Section 15.2: cards of an owner that an observer has seen, see `knowledge.py`.
SIGHTED: Final = DISCARDED + 2 * c.KINDS

#: Crypt Opening can move every card into one deck.
DECK_ROOM: Final = 80
DECKS: Final = SIGHTED + 4 * c.KINDS  # the top is the last card
#: In round 2: what was on the table when round 1 ended, and V's cancelled cards among it.
EARLIER: Final = DECKS + 2 * DECK_ROOM
LENGTH: Final = EARLIER + 3 * c.KINDS

# --- places of characters ---
IN_CASTLE: Final = 0
IN_CITY: Final = 1
ON_JOURNEY: Final = 2
DEAD: Final = 3

# --- decisions (section 14) ---
OVER: Final = 0
STEP1: Final = 1
REVEAL: Final = 2
WINDOW: Final = 3
PAY: Final = 4
ACT: Final = 5
HIDE_CHAR: Final = 6
HIDE_CARD: Final = 7
WATER_CHAR: Final = 8
WATER_CARD: Final = 9
CHOOSE_ATTACKER: Final = 10
CHOOSE_TARGET: Final = 11
COMMIT: Final = 12
RESPOND: Final = 13
CANCEL_PICK: Final = 14
REPLACE: Final = 15
WATER_RESPONSE: Final = 16
DEATH: Final = 17
IMMEDIATE: Final = 18
USE_WATER: Final = 19
EFFECT_CHAR: Final = 20
EFFECT_SIDE: Final = 21
EFFECT_TYPE: Final = 22
EFFECT_PICK: Final = 23
EFFECT_RETURN: Final = 24

# --- windows of a turn (VE-35), and that of the attacked one, if the table has it (VE-116) ---
WINDOW_A: Final = 0
WINDOW_B: Final = 1
AFTER_ATTACK: Final = 2

# --- what is paid for ---
FOR_PASS: Final = 0
FOR_CARD: Final = 1
FOR_GROUP: Final = 2
FOR_REPLACEMENT: Final = 3
FOR_SACRIFICE: Final = 4
FOR_PASSAGE: Final = 5
FOR_DENIAL: Final = 6
FOR_HERBALIST: Final = 7
FOR_REGENERATION: Final = 8

# --- what H responds to (VE-173) ---
ON_CARD: Final = 0
ON_HIDE: Final = 1
ON_COMBAT: Final = 2
ON_DENIAL: Final = 3
ON_REGENERATION: Final = 4

# --- steps between decisions ---
ASK: Final = 0
TURN_BEGINS: Final = 1
REVEAL_STEP: Final = 2
WINDOW_OPENS: Final = 3
WINDOW_ASKS: Final = 4
WINDOW_CLOSES: Final = 5
COST_PAID: Final = 6
RESPONSE_ASKED: Final = 7
RESPONSE_OVER: Final = 8
REPLACEMENT_ASKED: Final = 9
EFFECT_BEGINS: Final = 10
EFFECT_ENDS: Final = 11
WATER_SHOWN: Final = 12
WATER_TOLD: Final = 13
GROUP_STANDS: Final = 14
DEATH_ASKED: Final = 15
DEATH_ENDS: Final = 16
ACTION_ENDS: Final = 17
TURN_ENDS: Final = 18
DEFENCE_BEGINS: Final = 19

# --- causes of the end (section 12) ---
BY_CASTLE: Final = 0
NO_HUMANS: Final = 1
NO_VAMPIRES: Final = 2
BY_SCORE: Final = 3
