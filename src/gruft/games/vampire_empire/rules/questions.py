"""Every question of Vampire Empire, in the order of the decisions in `state/layout.py`."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import (
    actions,
    combat,
    deaths,
    effects,
    groups,
    responses,
    support,
    turns,
    water,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

RESPONSE: Final = ("VE-119", "VE-172", "VE-174", "VE-162", "VE-144")
PROTECTION: Final = ("VE-116", "VE-130", "VE-132", "VE-103")
WINDOW: Final = ("VE-120", "VE-121", "VE-130", "VE-132", "VE-124")


@final
class Over(Question[State]):
    """Sections 12 and 13: nothing is asked any more."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return []

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        return turns.game_over(state)


QUESTIONS: Final[list[Question[State]]] = [
    Over("decision-over", ()),
    turns.Step1("decision-step1", ("VE-39", "VE-40", "VE-24", "VE-222", "VE-42")),
    turns.Reveal("decision-reveal", ("VE-47", "VE-93", "VE-92", "VE-215", "VE-50")),
    support.Window("decision-window", WINDOW),
    support.Pay("decision-pay", ("VE-130", "VE-132", "VE-133", "VE-24")),
    actions.Act("decision-action", ("VE-53", "VE-38", "VE-55", "VE-62", "VE-79")),
    actions.HideCharacter("decision-hide-character", ("VE-56", "VE-58", "VE-61", "VE-201")),
    actions.ShowCards("decision-hide-card", ("VE-55", "VE-57", "VE-59"), c.RED, c.HIDE_CARDS),
    water.WaterCharacter("decision-water-character", ("VE-63", "VE-66", "VE-70", "VE-71")),
    actions.ShowCards("decision-water-card", ("VE-62", "VE-74", "VE-76"), c.WATER, c.WATER_CARDS),
    combat.ChooseAttacker("decision-attacker", ("VE-82", "VE-85", "VE-83", "VE-91", "VE-93")),
    combat.ChooseTarget("decision-target", ("VE-88", "VE-104", "VE-99", "VE-92")),
    groups.Commit("decision-commit", ("VE-91", "VE-93", "VE-92", "VE-104", "VE-110")),
    responses.Respond("decision-respond", RESPONSE),
    responses.CancelPick("decision-cancel", ("VE-172", "VE-174", "VE-143")),
    responses.Replace("decision-replace", ("VE-144", "VE-145")),
    water.WaterResponse("decision-water-response", ("VE-196", "VE-66", "VE-68")),
    deaths.Death("decision-death", ("VE-209", "VE-168", "VE-192", "VE-212")),
    water.Immediate("decision-immediate", ("VE-70", "VE-72", "VE-74", "VE-73")),
    water.UseWater("decision-use-water", ("VE-74", "VE-75", "VE-76")),
    effects.EffectCharacter(
        "decision-effect-character", ("VE-137", "VE-155", "VE-176", "VE-156", "VE-185")
    ),
    effects.EffectSide("decision-effect-side", ("VE-202", "VE-200", "VE-201", "VE-199")),
    effects.EffectType("decision-effect-type", ("VE-177", "VE-178", "VE-180")),
    effects.EffectPick("decision-effect-pick", ("VE-139", "VE-164", "VE-169", "VE-183")),
    effects.EffectReturn("decision-effect-return", ("VE-187", "VE-189", "VE-190")),
]
