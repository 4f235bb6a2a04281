"""What practice taught: how much each idea about a move of Vampire Queen counts.

The ideas were thought out by hand; the numbers were found by `tools/practise.py`, which plays,
tries every candidate in worlds of the seat and fits what it cost. Each idea has three numbers, in
thousandths of a point: what it counts usually, how much more when somebody holds their last card,
and how much more at a table of twelve than at one of four.
"""

from typing import Final

MOST_HURRY: Final = 5

# Ideas about sets. They stand twice, for sets that are led and for raises: add the chapter.
GROUP: Final = 0  # the last card of a number leaves the hand: 1 to 13
QUEEN_SPENT: Final = 13  # each queen in the set
QUEENS_ALONE: Final = 14  # queens and nothing else
POINT: Final = 15  # each point that leaves the hand
CARD: Final = 16  # each card that leaves the hand
ANY_SET: Final = 17  # a raise rather than passing
SINGLE: Final = 18  # a single card
LETS_OUT: Final = 19  # a single card, for each of those to come who hold one
NEARLY_OUT: Final = 20  # at most one number is left
WIN: Final = 21  # times the chance to win the round
WIN_WITH_SLAYER: Final = 22  # the same, for each slayer left
WIN_WITH_CARD: Final = 23  # the same, for each vampire left
WIN_THE_LAST: Final = 24  # the same, if one more lead will end it
WIN_THE_LAST_BUT_ONE: Final = 25  # the same, if two more leads will
BEATEN_AT_THE_LAST: Final = 26  # times the chance to lose it, if one more lead would end it
LEADING: Final = 0
RAISING: Final = 27

# Ideas about answers to a slayer.
SHED: Final = 54  # a number that takes nothing: 1 to 8, then all higher ones
SHED_QUEEN: Final = 63  # a queen that takes nothing
SHED_POINT: Final = 64  # each point of a card that takes nothing
RISK: Final = 65  # a number that may take, times the chance that it does not: 1 to 8, then higher
RISK_QUEEN: Final = 74  # a queen, the same
TAKE: Final = 75  # times the chance to take the pile
TAKE_GROUP: Final = 76  # the same, for each number that is new in the hand
TAKE_POINT: Final = 77  # the same, for each point of the pile
TAKE_LATER: Final = 78  # the same, for each card still to come
TAKE_WITH_SLAYER: Final = 79  # the same, for each slayer in the hand
TAKE_WITH_CARD: Final = 80  # the same, for each vampire in the hand
TAKE_HIGH: Final = 81  # the same, times the value of the card

# What a hand will cost by the end of the phase.
HOLD: Final = 82  # any hand
HOLD_GROUP: Final = 83  # at least one card of a number: 1 to 13
HOLD_CARD: Final = 96  # each number card
HOLD_POINT: Final = 97  # each point of the number cards
HOLD_QUEEN: Final = 98
HOLD_S15: Final = 99
HOLD_S20: Final = 100
HOLD_LEAD: Final = 101  # the lead

IDEAS: Final = 102

# --- numbers -------------------------------------------------------------------------------------

#: Usually, more in a hurry, more in a crowd; in the order of the ideas.
EXPERIENCE: list[tuple[int, int, int]] = [
    # leading: the last card of each number, 1 to 13
    (-1707, 84, -1409),
    (-763, 1472, -2002),
    (1088, 889, -2279),
    (3065, 725, -3103),
    (4094, -60, -1541),
    (4714, -288, -200),
    (4865, -711, 1062),
    (4889, -454, 1820),
    (4566, 186, 2306),
    (4020, -427, 2352),
    (3432, -608, 2833),
    (2172, -779, 2303),
    (66, -112, 3738),
    # leading: everything else about a set
    (-2416, -3442, -2503),
    (1672, 683, 3835),
    (-106, 206, -65),
    (23, 1351, 2207),
    (-7137, -6816, -2621),
    (-17, 1405, 448),
    (-1464, -275, 495),
    (2663, -3810, -843),
    (-2320, 8649, -418),
    (1304, 6000, -1879),
    (325, -574, -111),
    (3384, 1028, -868),
    (899, 1059, -1360),
    (-1773, -720, -386),
    # raising: the last card of each number, 1 to 13
    (0, 0, 0),
    (-825, -843, 438),
    (752, -1070, 14),
    (1946, -231, -127),
    (2395, 152, -273),
    (2459, 1453, 121),
    (3261, 936, 275),
    (3454, 310, 709),
    (3022, 1537, 1108),
    (3049, 864, 1022),
    (2467, 997, 1840),
    (1430, 944, 2094),
    (-221, 664, 2407),
    # raising: everything else about a set
    (-2848, 171, -130),
    (471, 1036, 763),
    (-94, -73, -30),
    (-419, 3035, 1781),
    (221, 122, -1208),
    (620, -2224, 321),
    (2179, 408, -1816),
    (2291, 2005, 1217),
    (1311, 6288, -4073),
    (760, 4488, -2665),
    (-47, -356, 455),
    (884, -995, -1574),
    (881, -573, 419),
    (-4184, -602, -163),
    # a card that takes nothing
    (-795, 2420, -1208),
    (432, 2433, -1673),
    (1528, 1776, -1975),
    (3071, 2108, -2828),
    (4055, 886, -2428),
    (3816, -161, 51),
    (4120, 195, 814),
    (4866, 756, 889),
    (3533, 1783, 3366),
    (-1655, -3975, -1492),
    (-380, 432, 109),
    # a card that may take
    (0, 0, 0),
    (844, -271, -3172),
    (2356, -614, -3133),
    (2016, -276, -1592),
    (47, 2026, -767),
    (-1520, 1376, 1150),
    (-3638, -1634, 4419),
    (-5141, -2932, 3366),
    (-14201, -12692, 4960),
    (0, 0, 0),
    # the pile
    (-3734, 6797, 1252),
    (-707, 2982, -2860),
    (276, -579, -17),
    (956, -4302, 270),
    (76, -6881, 2284),
    (-422, 998, -717),
    (7, -872, -400),
    # a hand
    (15629, -8537, -457),
    (-2507, -1285, -3703),
    (-994, 696, -5128),
    (1190, 1096, -7106),
    (3717, -291, -7351),
    (4564, -572, -5342),
    (6203, -1373, -5148),
    (7167, -2421, -2876),
    (6323, -2878, 722),
    (6875, -3012, 915),
    (5978, -2756, 3605),
    (3870, -2109, 6781),
    (2085, -231, 5998),
    (-1033, 2345, 4025),
    (-87, 384, 2645),
    (-202, 368, -64),
    (-7030, 3279, -2224),
    (4641, 6571, 6133),
    (3583, 10589, 8163),
    (-2356, -7718, -4297),
]
