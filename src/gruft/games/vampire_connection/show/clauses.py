"""The clauses behind each question and window of The Vampire Connection, the weightiest first."""

from collections.abc import Mapping, Sequence

from gruft.games.vampire_connection.rules.questions import BUY, COUNTER, OFFER, QUESTIONS

MOMENTS: Mapping[str, Sequence[str]] = {
    **{question.key: question.clauses for question in QUESTIONS if question.clauses},
    # What players are asked more exactly than the rules do; see `scene.py`.
    "decision-offer-from": OFFER,
    "decision-counter-from": COUNTER,
    "decision-drink": ("VC-171", "VC-165", "VC-178"),
    "decision-buy-with": BUY,
    "window-tomb": ("VC-143", "VC-145", "VC-134", "VC-152"),
    "window-movement": ("VC-138", "VC-139", "VC-134", "VC-142"),
    "window-robber": ("VC-138", "VC-139", "VC-134", "VC-142"),
    "window-robbery": ("VC-121", "VC-123", "VC-124"),
    "window-opportunity": ("VC-122", "VC-123", "VC-124"),
}
