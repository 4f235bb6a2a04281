"""What cannot be answered to a question, in the Connection, a window or at the end of a turn."""

from gruft.games.vampire_connection.state import cards as c
from tests.games.vampire_connection.refused import (
    ADA_HAS_TYKE,
    BELA_HAS_TYKE,
    BELA_IN_TOMB,
    BOOK_ON_TYKE,
    BRAT,
    CRUCIFIX_ON_TYKE,
    DRUNKARD,
    FLYING,
    FRESH_BRAT,
    GIVING,
    OWN_TYKE_COVERED,
    PRIEST_AT_ADA,
    ROBBED,
    ROBBING_BELA,
    STAKED,
    TYKE,
    WANTING,
    Given,
    Row,
    at,
    staking,
    victim,
)

BEHIND_THE_TYPES, BEHIND_THE_VICTIMS = c.TYPE + c.TYPES, c.VICTIM + c.VICTIMS

ADA_HAS_BOTH: Given = {"captives": ["V02, V01", "-", "-"]}
BELA_HAS_BOTH: Given = {"captives": ["-", "V02, V01", "-"]}
EACH_HAS_ONE: Given = {"captives": ["V02", "V01", "-"]}
TYKE_AND_PRIEST: Given = {"captives": ["-", "V01, V10", "-"]}
TWO_POINTS: Given = {"captives": ["V17", "-", "-"]}
CRUCIFIX_AT_BELA: Given = {
    "captives": ["-", "V01, V10", "V02"],
    "laid": [{"card": "crucifix", "castle": 1, "victims": "-"}],
}
DRUNKARD_COVERED: Given = {
    "captives": ["-", "V01, V03, V10", "-"],
    "laid": [{"card": "crucifix", "castle": 1, "victims": "V03"}],
}
ANSWERING: Given = WANTING | {
    "decision": "offer-answer",
    "asked": 1,
    "give": "mist",
    "want": "wolf",
}
COUNTERING: Given = ANSWERING | {"decision": "counter-want", "counter_give": "wolf"}
COUNTERED: Given = ANSWERING | {
    "decision": "counter-answer",
    "asked": 0,
    "counter_give": "bat",
    "counter_want": "stake",
}
TOMB_WINDOW: Given = {"decision": "tomb-window", "asked": 1}
RUNNING: Given = FLYING | {"form": "wolf"}
AIMING: Given = {"decision": "target", "card": "GO"}
FREEING: Given = {"decision": "target", "card": "escape"}
SACRIFICING: Given = {"decision": "target", "card": "party"}
OPPORTUNITY: Given = {"decision": "response", "asked": 1, "card": "GO", "victim": "V01"}
COVERING: Given = {"decision": "cover", "laid": 0, "last": None}
BUYING: Given = {"decision": "buy", "net": 2}

TRADING = at("mist / mist", "connection")
COMPOSING = at("mist, wolf / bat", GIVING)
OFFERED = at("mist / bat", ANSWERING)
GIVING_MIST = at("mist / wolf", GIVING)
ROBBING = at("-", BELA_HAS_TYKE, ROBBING_BELA)
ESCAPING = at("-", BELA_HAS_TYKE, FREEING)
ASKED_AT_THE_TOMB = at("-", BELA_IN_TOMB, TOMB_WINDOW)
CRUCIFIX_LAID = at("-", CRUCIFIX_AT_BELA, COVERING)
IN_FLIGHT = at("-", FLYING)
BUYING_FOR_TWO = at("-", TWO_POINTS, BUYING)
THIRTEEN_CARDS = at("mist*8, wolf*5", "discard")
COUNTER_OFFERED = at("mist, stake / wolf, bat", COUNTERED)
WITH_A_FRESH_VICTIM = at("mist", FRESH_BRAT, "consume")
ROBBED_OF_A_CAPTIVE = at("-", TYKE_AND_PRIEST, ROBBED)
ROBBED_WITH_A_BOOK = at("- / book", TYKE_AND_PRIEST, ROBBED)
ATTACKED_WITH_RUDEY = at("- / Rudey", BELA_HAS_TYKE, OPPORTUNITY)
THEN_CLEO = at("-", BELA_IN_TOMB, TOMB_WINDOW | {"asked": 2})
IMMUNE_TO_RUDEY = at(
    "- / Rudey",
    {"places": ["tomb", "tomb", "castle"], "immune": True},
    TOMB_WINDOW | {"asked": 2, "point": "end"},
)

ANSWERS: list[Row] = [
    # the Connection
    (TRADING, 0, c.OFFER_TO, "trade-with-oneself VC-32"),
    (TRADING, 0, c.OFFER_TO + 2, "partner-without-cards VC-32 player=@2"),
    (at("- / mist", "connection"), 0, c.OFFER_TO + 1, "nothing-to-trade VC-32"),
    (TRADING, 0, c.OFFER_TO + 3, "no-such-seat VC-1 given=4"),
    (TRADING, 0, c.MOVE_MIST + c.TO_TOMB, "connection-first VC-30"),
    (TRADING, 0, c.END_PLAY, "connection-first VC-30"),
    (at("hunchback / mist", STAKED, "connection"), 0, c.REVIVE, "connection-first VC-31"),
    (TRADING, 0, c.PASS, "other-question VC-247 question=decision-connection"),
    # composing
    (at("mist, wolf / bat", ADA_HAS_TYKE, GIVING), 0, victim(TYKE), "only-hand-cards VC-34"),
    (COMPOSING, 0, c.CONFIRM, "name-a-card-first VC-33"),
    (COMPOSING, 0, c.TYPE + c.BAT, "not-held VC-39 card=name-bat"),
    (at("mist, wolf / bat", GIVING | {"give": "wolf"}), 0, c.TYPE + c.MIST,
     "falling-order VC-248 card=name-mist first=name-wolf"),
    (at("wolf, stake / bat", GIVING | {"give": "wolf"}), 0, c.TYPE + c.WOLF,
     "not-held-twice VC-39 card=name-wolf"),
    (at("wolf, stake / bat", GIVING), 0, c.END_CONNECTION,
     "other-question VC-247 question=decision-offer-give"),
    (at("mist / bat*2", WANTING | {"give": "mist"}), 0, c.CONFIRM, "name-a-card-first VC-33"),
    (at("mist / bat*2", WANTING | {"give": "mist", "want": "mist"}), 0, c.CONFIRM,
     "same-cards VC-39"),
    (at("mist / bat", WANTING | {"give": "mist"}), 0, c.TYPE + c.MIST, "same-cards VC-39"),
    (at("mist*2 / bat*2", WANTING | {"give": "mist*2", "want": "mist"}), 0, c.TYPE + c.MIST,
     "same-cards VC-39"),
    (at("mist*2 / bat*2", WANTING | {"give": "mist", "want": "wolf"}), 0, c.TYPE + c.MIST,
     "falling-order VC-248 card=name-mist first=name-wolf"),
    (at("mist*2 / bat*2", WANTING | {"give": "mist", "want": "Rudey"}), 0, c.TYPE + c.RUDEY,
     "single-copy VC-39 card=name-rudey"),
    (at("Party, mist / bat*2", WANTING | {"give": "Party"}), 0, c.TYPE + c.PARTY,
     "offer-cannot-be-completed VC-249"),
    # answering
    (OFFERED, 1, c.ACCEPT, "wanted-not-held VC-40 cards=['name-wolf']"),
    (at("mist / bat, wolf", ANSWERING | {"want": "wolf*2"}), 1, c.ACCEPT,
     "wanted-not-held VC-40 cards=['name-wolf', 'name-wolf']"),
    (at("mist / bat", COUNTERED), 0, c.ACCEPT, "wanted-not-held VC-41 cards=['name-stake']"),
    (at("mist / bat", COUNTERED), 0, c.COUNTER, "counter-to-counter VC-41"),
    (OFFERED, 1, c.PASS, "other-question VC-247 question=decision-offer-answer"),
    (OFFERED, 0, c.REJECT, "others-answer-first VC-40 player=@1"),
    (OFFERED, 2, c.REJECT, "not-your-turn VC-22 player=@1"),
    # naming victims
    (at("-", BELA_HAS_TYKE, FRESH_BRAT, AIMING), 0, victim(BRAT),
     "victim-is-fresh VC-203 victim=name-v02 wanted=wanted-captive"),
    (at("-", {"captives": ["-", "V01, V03", "-"]}, BOOK_ON_TYKE, AIMING), 0, victim(TYKE),
     "victim-protected VC-115 victim=name-v01 card=name-book"),
    (at("-", BELA_HAS_TYKE, {"dead": ["V02", "-", "-"]}, FREEING), 0, victim(BRAT),
     "victim-is-dead VC-208 victim=name-v02 wanted=wanted-captive"),
    (ESCAPING, 0, victim(BRAT), "victim-in-village VC-208 victim=name-v02 wanted=wanted-captive"),
    (ESCAPING, 0, c.END_PLAY, "cannot-be-taken-back VC-246"),
    (ESCAPING, 0, c.BUY, "other-question VC-247 question=decision-target"),
    (at("-", EACH_HAS_ONE, {"party": True}, SACRIFICING), 0, victim(TYKE),
     "victim-is-held VC-215 victim=name-v01 player=@1 wanted=wanted-own-captive"),
    (at("-", ADA_HAS_BOTH, OWN_TYKE_COVERED, {"party": True}, SACRIFICING), 0, victim(TYKE),
     "victim-protected VC-117 victim=name-v01 card=name-book"),
    (ROBBING, 0, c.PASS, "must-choose VC-101"),
    (at("-", EACH_HAS_ONE, ROBBING_BELA), 0, victim(BRAT),
     "victim-is-held VC-101 victim=name-v02 player=@0 wanted=wanted-captive-there"),
    (at("-", BELA_HAS_BOTH, CRUCIFIX_ON_TYKE, ROBBING_BELA), 0, victim(TYKE),
     "victim-protected VC-116 victim=name-v01 card=name-crucifix"),
    (at("-", BELA_HAS_BOTH, ROBBING_BELA), 0, c.END_PLAY,
     "other-question VC-247 question=decision-rob"),
    # covering
    (CRUCIFIX_LAID, 0, c.CONFIRM, "name-a-victim-first VC-109"),
    (CRUCIFIX_LAID, 0, victim(BRAT),
     "victim-is-held VC-108 victim=name-v02 player=@2 wanted=wanted-victim-there"),
    (CRUCIFIX_LAID, 0, c.PASS, "cannot-be-taken-back VC-246"),
    (at("-", DRUNKARD_COVERED, COVERING | {"last": "V03"}), 0, victim(TYKE),
     "victims-in-falling-order VC-248 victim=name-v01 last=name-v03"),
    (at("-", DRUNKARD_COVERED, COVERING | {"last": "V03"}), 0, victim(DRUNKARD),
     "covered-already VC-111 victim=name-v03 card=name-crucifix"),
    # responses
    (ROBBED_WITH_A_BOOK, 1, c.RESPOND + 2, "book-against-robbery VC-121"),
    (ROBBED_WITH_A_BOOK, 1, c.RESPOND, "not-held VC-211 card=name-crucifix"),
    (at("- / crucifix", PRIEST_AT_ADA, OPPORTUNITY), 1, c.RESPOND,
     "no-priest-here VC-122 card=name-crucifix"),
    (at("- / crucifix", BELA_HAS_TYKE, OPPORTUNITY), 1, c.RESPOND + 2,
     "not-held VC-213 card=name-book"),
    (ATTACKED_WITH_RUDEY, 1, staking(c.RUDEY, 0), "only-protection-now VC-123"),
    (ATTACKED_WITH_RUDEY, 1, c.REJECT, "other-question VC-247 question=decision-response"),
    (at("-", BELA_HAS_TYKE, OPPORTUNITY), 0, c.PASS, "others-answer-first VC-123 player=@1"),
    # windows
    (at("- / Rudey", BELA_IN_TOMB, TOMB_WINDOW), 1, staking(c.RUDEY, 0),
     "stakes-in-castle VC-129 player=@0"),
    (IMMUNE_TO_RUDEY, 2, staking(c.RUDEY, 0), "immune VC-162 player=@0"),
    (at("- / mist", BELA_IN_TOMB, TOMB_WINDOW), 1, c.MOVE_MIST + c.TO_CASTLE,
     "only-hunters-now VC-26"),
    (at("- / book", BELA_IN_TOMB, TOMB_WINDOW), 1, c.RESPOND + 2, "only-hunters-now VC-26"),
    (ASKED_AT_THE_TOMB, 1, c.CONFIRM, "other-question VC-247 question=decision-tomb-window"),
    (ASKED_AT_THE_TOMB, 0, c.PASS, "others-answer-first VC-145 player=@1"),
    (ASKED_AT_THE_TOMB, 2, c.PASS, "not-asked-yet VC-141 player=@1"),
    (THEN_CLEO, 1, c.PASS, "had-your-word VC-141 player=@2"),
    (at("- / - / Rudey", BELA_IN_TOMB, TOMB_WINDOW), 2, staking(c.RUDEY, 0),
     "stakes-in-castle VC-129 player=@0"),
    (at("- / Thrashon, stake*2", FLYING), 1, staking(c.THRASHON, 0),
     "too-few-stakes VC-134 hunter=name-thrashon needed=3 held=2"),
    (at("- / Beatquick, stake", FLYING), 1, staking(c.BEATQUICK, 0),
     "too-few-stakes VC-134 hunter=name-beatquick needed=2 held=1"),
    (at("- / Assistant, stake*7", RUNNING), 1, staking(c.ASSISTANT, 0),
     "assistant-only-in-tomb VC-134"),
    (at("- / Rudey", {"places": ["castle", "castle", "tomb"]}, RUNNING), 1, staking(c.RUDEY, 2),
     "only-the-traveller VC-138 player=@0"),
    (at("-", RUNNING), 0, c.PASS, "others-answer-first VC-141 player=@1"),
    # the end of a turn
    (at("-", {"fresh": "V01, V02"}, OWN_TYKE_COVERED, "consume"), 0, victim(TYKE),
     "victim-protected VC-164 victim=name-v01 card=name-book"),
    (at("-", ADA_HAS_TYKE, FRESH_BRAT, "consume"), 0, victim(TYKE),
     "victim-is-held VC-167 victim=name-v01 player=@0 wanted=wanted-fresh"),
    (at("-", FRESH_BRAT, "consume"), 0, victim(TYKE),
     "victim-in-village VC-164 victim=name-v01 wanted=wanted-fresh"),
    (WITH_A_FRESH_VICTIM, 0, c.MOVE_MIST + c.TO_TOMB, "play-is-over VC-23"),
    (WITH_A_FRESH_VICTIM, 0, c.OFFER_TO + 1, "play-is-over VC-23"),
    (WITH_A_FRESH_VICTIM, 0, c.ACCEPT, "other-question VC-247 question=decision-consume"),
    (at("-", {"captives": ["V08", "-", "-"]}, BUYING | {"net": 1}), 0, c.BUY + 2,
     "buys-too-many VC-173 net=1 most=1"),
    (BUYING_FOR_TWO, 0, c.BUY + 3, "buys-too-many VC-173 net=2 most=2"),
    (BUYING_FOR_TWO, 0, c.PASS, "must-choose VC-173"),
    (BUYING_FOR_TWO, 0, c.END_PLAY, "play-is-over VC-23"),
    (THIRTEEN_CARDS, 0, c.TYPE + c.BAT, "not-held VC-184 card=name-bat"),
    (THIRTEEN_CARDS, 0, c.PASS, "must-choose VC-184"),
    (THIRTEEN_CARDS, 0, c.MOVE_MIST + c.TO_TOMB, "play-is-over VC-23"),
    # at the edge of a family of moves
    (IN_FLIGHT, 1, c.MOVE_MIST, "only-hunters-now VC-26"),
    (IN_FLIGHT, 1, c.RESPOND, "only-hunters-now VC-26"),
    (IN_FLIGHT, 1, c.FIRST - 1, "only-hunters-now VC-26"),
    (IN_FLIGHT, 1, c.FIRST, "other-question VC-247 question=decision-move-window"),
    (IN_FLIGHT, 1, c.ACCEPT, "other-question VC-247 question=decision-move-window"),
    (THEN_CLEO, 2, c.RESPOND, "only-hunters-now VC-26"),
    (THEN_CLEO, 2, c.FIRST, "other-question VC-247 question=decision-tomb-window"),
    (ROBBED_OF_A_CAPTIVE, 1, c.FIRST, "other-question VC-247 question=decision-response"),
    (at("-", BELA_HAS_TYKE, OPPORTUNITY), 1, c.RESPOND + 1,
     "no-priest-here VC-122 card=name-holy-water"),
    (ROBBED_OF_A_CAPTIVE, 1, c.RESPOND + 2, "book-against-robbery VC-121"),
    (at("-", "consume"), 0, BEHIND_THE_VICTIMS, "other-question VC-247 question=decision-consume"),
    (at("wolf*8, stake*5", "discard"), 0, c.TYPE, "not-held VC-184 card=name-mist"),
    (at("wolf*8, stake*5", "discard"), 0, c.MOVE_MIST, "play-is-over VC-23"),
    (at("mist*10, stake*3", "discard"), 0, c.TYPE + 16, "not-held VC-184 card=name-party"),
    (GIVING_MIST, 0, BEHIND_THE_TYPES, "other-question VC-247 question=decision-offer-give"),
    (GIVING_MIST, 0, BEHIND_THE_VICTIMS, "other-question VC-247 question=decision-offer-give"),
    (GIVING_MIST, 0, c.OFFER_TO + 1, "other-question VC-247 question=decision-offer-give"),
    (GIVING_MIST, 0, c.VICTIM, "only-hand-cards VC-34"),
    (GIVING_MIST, 0, BEHIND_THE_VICTIMS - 1, "only-hand-cards VC-34"),
    (at("mist / wolf", WANTING | {"give": "mist"}), 0, BEHIND_THE_TYPES,
     "other-question VC-247 question=decision-offer-want"),
    (at("mist*2 / wolf", WANTING | {"give": "mist"}), 0, c.TYPE, "same-cards VC-39"),
    (at("mist / wolf*2", COUNTERING), 1, c.TYPE + 1, "same-cards VC-39"),
    (COUNTER_OFFERED, 0, c.PASS, "other-question VC-247 question=decision-counter-answer"),
    (COUNTER_OFFERED, 0, c.END_CONNECTION,
     "other-question VC-247 question=decision-counter-answer"),
    (at("mist / wolf", ANSWERING), 1, c.CONFIRM,
     "other-question VC-247 question=decision-offer-answer"),
    (ROBBING, 0, BEHIND_THE_VICTIMS, "other-question VC-247 question=decision-rob"),
    (ROBBING, 0, c.VICTIM - 1, "other-question VC-247 question=decision-rob"),
    (ROBBING, 0, c.END_PLAY, "other-question VC-247 question=decision-rob"),
]  # fmt: skip
