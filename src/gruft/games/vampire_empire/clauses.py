"""The clauses behind each question and window of Vampire Empire, the weightiest first.

They are what somebody reads who wonders, at the table, what is asked and what follows.
"""

from collections.abc import Mapping, Sequence

_RESPONSE = ("VE-119", "VE-172", "VE-174", "VE-162", "VE-144")
_WINDOW = ("VE-120", "VE-121", "VE-130", "VE-132", "VE-124")

MOMENTS: Mapping[str, Sequence[str]] = {
    "decision-step1": ("VE-39", "VE-40", "VE-24", "VE-222", "VE-42"),
    "decision-reveal": ("VE-47", "VE-93", "VE-92", "VE-215", "VE-50"),
    "decision-window": _WINDOW,
    "decision-pay": ("VE-130", "VE-132", "VE-133", "VE-79", "VE-24"),
    "decision-action": ("VE-53", "VE-38", "VE-55", "VE-62", "VE-79"),
    "decision-hide-character": ("VE-56", "VE-58", "VE-61", "VE-201"),
    "decision-hide-card": ("VE-55", "VE-57", "VE-59"),
    "decision-water-character": ("VE-63", "VE-66", "VE-70", "VE-71"),
    "decision-water-card": ("VE-62", "VE-74", "VE-76"),
    "decision-attacker": ("VE-82", "VE-85", "VE-83", "VE-91", "VE-93"),
    "decision-target": ("VE-88", "VE-104", "VE-99", "VE-92"),
    "decision-commit": ("VE-91", "VE-93", "VE-92", "VE-104", "VE-110"),
    "decision-respond": _RESPONSE,
    "decision-cancel": ("VE-172", "VE-174", "VE-143"),
    "decision-replace": ("VE-144", "VE-145"),
    "decision-water-response": ("VE-196", "VE-66", "VE-68"),
    "decision-death": ("VE-209", "VE-168", "VE-192", "VE-212"),
    "decision-immediate": ("VE-70", "VE-72", "VE-74", "VE-73"),
    "decision-use-water": ("VE-74", "VE-75", "VE-76"),
    "decision-effect-character": ("VE-137", "VE-155", "VE-176", "VE-156", "VE-185"),
    "decision-effect-side": ("VE-202", "VE-200", "VE-201", "VE-199"),
    "decision-effect-type": ("VE-177", "VE-178", "VE-180"),
    "decision-effect-pick": ("VE-139", "VE-164", "VE-169", "VE-183"),
    "decision-effect-return": ("VE-187", "VE-189", "VE-190"),
    "window-before-action": _WINDOW,
    "window-after-action": _WINDOW,
    "window-water": ("VE-65", "VE-196", "VE-66"),
    "window-death": ("VE-209", "VE-168", "VE-192", "VE-210"),
    "window-respond-hide": ("VE-57", "VE-172", "VE-59", "VE-144"),
    "window-respond-combat": _RESPONSE,
    "window-respond-card": ("VE-173", "VE-172", "VE-141", "VE-143"),
    "window-replace-hide": ("VE-144", "VE-59", "VE-145"),
    "window-replace-combat": ("VE-144", "VE-145", "VE-112"),
    "window-replace-card": ("VE-146", "VE-141"),
}
