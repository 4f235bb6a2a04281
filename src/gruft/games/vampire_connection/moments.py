"""The clauses behind each question and window of The Vampire Connection, the weightiest first."""

from collections.abc import Mapping, Sequence

MOMENTS: Mapping[str, Sequence[str]] = {
    "decision-tomb-window": ("VC-143", "VC-134", "VC-152", "VC-145"),
    "decision-connection": ("VC-30", "VC-33", "VC-42", "VC-44"),
    "decision-offer-give": ("VC-33", "VC-34", "VC-39", "VC-44"),
    "decision-offer-want": ("VC-33", "VC-39", "VC-40", "VC-45"),
    "decision-offer-answer": ("VC-40", "VC-36", "VC-45", "VC-41"),
    "decision-offer-from": ("VC-40", "VC-36", "VC-45", "VC-41"),
    "decision-counter-answer": ("VC-41", "VC-36", "VC-43"),
    "decision-counter-from": ("VC-41", "VC-36", "VC-43"),
    "decision-play": ("VC-24", "VC-49", "VC-169", "VC-179", "VC-107"),
    "decision-target": ("VC-203", "VC-208", "VC-215"),
    "decision-cover": ("VC-109", "VC-114", "VC-118", "VC-112"),
    "decision-move-window": ("VC-138", "VC-134", "VC-142", "VC-156"),
    "decision-rob": ("VC-101", "VC-102", "VC-103", "VC-116"),
    "decision-response": ("VC-121", "VC-122", "VC-124"),
    "decision-order": ("VC-84", "VC-90"),
    "decision-ball": ("VC-91", "VC-92", "VC-94"),
    "decision-consume": ("VC-164", "VC-171", "VC-165"),
    "decision-drink": ("VC-171", "VC-165", "VC-178"),
    "decision-buy": ("VC-173", "VC-178", "VC-191"),
    "decision-buy-with": ("VC-173", "VC-178", "VC-191"),
    "decision-discard": ("VC-184", "VC-185"),
    "window-tomb": ("VC-143", "VC-145", "VC-134", "VC-152"),
    "window-movement": ("VC-138", "VC-139", "VC-134", "VC-142"),
    "window-robber": ("VC-138", "VC-139", "VC-134", "VC-142"),
    "window-robbery": ("VC-121", "VC-123", "VC-124"),
    "window-opportunity": ("VC-122", "VC-123", "VC-124"),
}
