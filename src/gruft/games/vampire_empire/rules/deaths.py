"""Chapter 11: a character dies, may be saved, and is replaced."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import support, turns
from gruft.games.vampire_empire.rules.common import card_or_nothing, only
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

ONLY_HERBALIST: Final = Reason("refusal-only-herbalist", "VE-209", "card")
ONLY_REGENERATION: Final = Reason("refusal-only-regeneration", "VE-209", "card")


def die(state: State, character: i64) -> None:
    """VE-207, VE-208: what it was is told, its token turned; it leaves the castle."""
    words = state.words
    words[at.REVEALED_BEFORE] = words[at.REVEALED + character]
    words[at.NAMED] = character + 1
    if state.is_vampire(character):
        words[at.REVEALED + character] = 1
    else:
        words[at.PROVEN + character] = 1
    state.leave_castle(character, at.DEAD)
    if state.journal is not None:
        facts.show(
            state,
            "fact-dies-vampire" if state.is_vampire(character) else "fact-dies-human",
            character=character,
        )


def ask_for_rescue(state: State) -> None:
    """VE-209, VE-126: H for a human, V for a vampire that was revealed before, else nobody.

    VE-192, read the other way: V for every vampire, for death has revealed it.
    """
    words = state.words
    saviour: i64 = c.HUMANS
    if state.is_vampire(words[at.NAMED] - 1):
        revealed = words[at.REVEALED_BEFORE] == 1 or state.printed.readings.regeneration_always
        saviour = c.VAMPIRES if revealed else -1
    words[at.NEXT] = at.DEATH_ENDS
    if saviour >= 0 and state.hand_size(saviour) > 0:
        words[at.DECISION] = at.DEATH
        words[at.ASKED] = saviour
        words[at.NEXT] = at.ASK


@final
class Death(Question[State]):
    """VE-168, VE-192, VE-209: Herbalist for a human, Regeneration for a revealed vampire."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return card_or_nothing(state, seat, c.HERBALIST if seat == c.HUMANS else c.REGENERATION)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if seat == c.HUMANS:
            return only(state, seat, move, c.HERBALIST, ONLY_HERBALIST)
        return only(state, seat, move, c.REGENERATION, ONLY_REGENERATION)

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.DONE:
            if state.journal is not None:
                facts.declined(state)
            state.words[at.NEXT] = at.DEATH_ENDS
            return
        purpose: i64 = at.FOR_HERBALIST if seat == c.HUMANS else at.FOR_REGENERATION
        support.put_down(state, seat, move - c.PLAY, purpose)


def herbalist_shown(state: State) -> None:
    """VE-206: nothing responds to it."""
    if state.journal is not None:
        facts.card_played(state)
    save(state)


def regeneration_cancelled(state: State) -> None:
    """VE-211: V is asked again."""
    support.card_to_moat(state)
    state.words[at.NEXT] = at.DEATH_ASKED


def save(state: State) -> None:
    """VE-168, VE-192, VE-212: shuffled into the city, alive again."""
    character: i64 = state.words[at.NAMED] - 1
    support.card_to_moat(state)
    state.shuffle_into_city(character)
    if state.journal is not None:
        facts.tell_luck(state, "fact-saved", character=character)
    state.words[at.NEXT] = at.DEATH_ENDS


def finish(state: State) -> None:
    """VE-207, VE-214, VE-215: elimination, refill, castle, in this order."""
    if turns.check_elimination(state):
        return
    state.refill()
    if not turns.check_castle(state):
        state.words[at.NEXT] = at.ACTION_ENDS
