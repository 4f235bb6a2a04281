"""The clauses behind each question and window of Vampire Empire, the weightiest first.

They are what somebody reads who wonders, at the table, what is asked and what follows.
"""

from collections.abc import Mapping, Sequence

from gruft.games.vampire_empire.rules.questions import QUESTIONS, RESPONSE, WINDOW

MOMENTS: Mapping[str, Sequence[str]] = {
    **{question.key: question.clauses for question in QUESTIONS if question.clauses},
    # What players are asked more exactly than the rules do; see `questions.py`.
    # Combat, hiding or a single card: the window says which, and names its clauses.
    "decision-respond": ("VE-172", "VE-144"),
    "decision-discard": ("VE-79", "VE-80", "VE-24"),
    "decision-attack": ("VE-98", "VE-91", "VE-93", "VE-92", "VE-104"),
    "decision-attack-again": ("VE-106", "VE-107", "VE-110", "VE-91", "VE-92"),
    "decision-defend": ("VE-103", "VE-104", "VE-91", "VE-93", "VE-92"),
    "decision-defend-again": ("VE-108", "VE-110", "VE-91", "VE-93", "VE-92"),
    "decision-journey": ("VE-156", "VE-157", "VE-158", "VE-159"),
    "decision-marker": ("VE-155", "VE-176", "VE-199", "VE-200", "VE-201"),
    "decision-mist": ("VE-185", "VE-50"),
    "decision-chapel": ("VE-164", "VE-165", "VE-166", "VE-167"),
    "decision-crypt": ("VE-169", "VE-32", "VE-139"),
    "decision-mist-card": ("VE-183", "VE-24", "VE-139"),
    "window-before-action": WINDOW,
    "window-after-action": WINDOW,
    "window-water": ("VE-65", "VE-196", "VE-66"),
    "window-death": ("VE-209", "VE-168", "VE-192", "VE-210"),
    "window-respond-hide": ("VE-57", "VE-172", "VE-59", "VE-144"),
    "window-respond-combat": RESPONSE,
    "window-respond-combat-none": ("VE-119", "VE-162", "VE-163"),
    "window-respond-card": ("VE-173", "VE-172", "VE-141", "VE-143"),
    "window-replace-hide": ("VE-144", "VE-59", "VE-145"),
    "window-replace-combat": ("VE-144", "VE-145", "VE-112"),
    "window-replace-card": ("VE-146", "VE-141"),
}
