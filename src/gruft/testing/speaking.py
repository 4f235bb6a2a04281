"""Checks of what a newcomer is told: what every piece does, and the clauses behind a question."""

from collections import Counter
from collections.abc import Mapping, Sequence

from gruft.kernel.about import About, Abouts, about_piece
from gruft.kernel.game import LANGUAGES
from gruft.kernel.scene import Scene, asked_key
from gruft.testing.matches import Match, Trial, settled, watchers
from gruft.testing.messages import say

MOMENTS = 12
#: More than so many clauses nobody reads while a question is open.
MOST_CLAUSES = 5
#: One to three sentences.
LONGEST_TEXT = 420


def kinds_speak(trial: Trial) -> None:
    """Every kind of piece has a text of its own, and every text is about a declared piece."""
    declared = trial.game.describe()
    abouts = _abouts(trial)
    if silent := sorted(declared.kinds - {name.split(" ")[0] for name in abouts}):
        trial.fail(f"nothing says what these pieces do: {', '.join(silent)}")
    for name in abouts:
        kind, _, face = name.partition(" ")
        if kind not in declared.kinds or (face and face not in declared.faces):
            trial.fail(f"there is a text about {name!r}, which is no declared piece")
    for key, clauses in trial.game.moments().items():
        if not 1 <= len(clauses) <= MOST_CLAUSES:
            trial.fail(f"{len(clauses)} clauses stand behind {key}, not 1 to {MOST_CLAUSES}")
        if unknown := sorted(set(clauses) - set(trial.game.rulebook())):
            trial.fail(f"{key} cites {', '.join(unknown)}, which the rulebook does not state")


def newcomers_are_told(match: Match, tally: Counter[str]) -> None:
    """Every piece tells in five languages what it does; every question has its clauses."""
    abouts, moments = _abouts(match.trial), match.game.moments()
    told: set[str] = set()
    for position in match.moments(MOMENTS):
        for watcher in watchers(match.trial.seats):
            if settled(position) or position.composing() == watcher:
                scene = match.game.scene(position, watcher)
                _judge_pieces(match, scene, abouts, told)
                _judge_question(match, scene, moments)
    tally["kinds of pieces"] += len(told)


def _abouts(trial: Trial) -> Abouts:
    options, edition = trial.set_up()
    return trial.game.about(edition, options)


def _judge_pieces(match: Match, scene: Scene, abouts: Abouts, told: set[str]) -> None:
    for piece in (piece for zone in scene.zones for piece in zone.pieces):
        name = f"{piece.kind} {piece.face}"
        if name in told:
            continue
        told.add(name)
        found = about_piece(abouts, piece.kind, piece.face)
        if not found:
            match.fail(f"nothing says what the piece {name!r} does")
        for about in found:
            _judge_text(match, name, about)


def _judge_text(match: Match, name: str, about: About) -> None:
    for language in LANGUAGES:
        said = say(match, about.text, language)
        if len(said) > LONGEST_TEXT:
            match.fail(f"the text about {name!r} has {len(said)} characters in {language}")
    if about.clause not in match.game.rulebook():
        match.fail(f"the text about {name!r} cites {about.clause!r}, which is no clause")


def _judge_question(match: Match, scene: Scene, moments: Mapping[str, Sequence[str]]) -> None:
    asked = [asked_key(scene.decision.question)] if scene.decision is not None else []
    opened = [scene.window.trigger.key] if scene.window is not None else []
    for key in (*asked, *opened):
        if key not in moments:
            match.fail(f"no clause is named behind {key}")
