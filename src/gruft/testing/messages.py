"""Checks of words: every message exists in every language, alike, and can be said."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Scene, as_put
from gruft.testing.matches import Match, Trial, settled, watchers
from gruft.testing.perception import NONSENSE
from gruft.words.speech import HOUSE, Words, usual_messages, written_in

MOMENTS = 12
REFUSED_MOVES = 40
#: What every client says of a game.
TITLES = ("game-name", "game-author", "game-about")


# ---- the files ----


class _Variables(visitor.Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def read_messages(text: str, where: str) -> dict[str, frozenset[str]]:
    """The variables of each message; raise ValueError for what is not a message or stands twice."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise ValueError(f"{where}: this is no message: {line}")
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in found:
                raise ValueError(f"{where}: the message {name} stands twice")
            variables = _Variables()
            variables.visit(entry)
            found[name] = frozenset(variables.names)
    return found


def disagreements(package: str, languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """Where the languages of a package differ, in sentences for its author."""
    try:
        files = {language: messages_of(package, language) for language in languages}
    except FileNotFoundError:
        yield f"{package}: there is no file text/en.ftl"
        return
    except ValueError as problem:
        yield str(problem)
        return
    if silent := [language for language, messages in files.items() if not messages]:
        yield from (f"{package}: text/{language}.ftl is missing or empty" for language in silent)
        return
    english = {name: names for name, names in files["en"].items() if not name.startswith("-")}
    for language, messages in files.items():
        spoken = {name: names for name, names in messages.items() if not name.startswith("-")}
        for name in sorted({*english, *spoken}):
            if name not in spoken or name not in english:
                missing = language if name not in spoken else "en"
                yield f"{package}: the message {name} is missing in {missing}"
            elif spoken[name] != english[name]:
                odd = ", ".join(sorted(spoken[name] ^ english[name]))
                yield f"{package}: the message {name} in {language} differs from en in ${odd}"


def messages_of(package: str, language: str) -> Mapping[str, frozenset[str]]:
    """The messages that a package has in a language, each with its variables."""
    return read_messages(written_in(package, language), f"{package} {language}.ftl")


def words_agree(trial: Trial) -> None:
    """All languages of a game have the same messages, and every declared thing has a name."""
    game = trial.game
    if found := [*disagreements(HOUSE), *disagreements(game.package, game.languages)]:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        trial.fail(found[0] + more)
    own = set(messages_of(game.package, "en"))
    if both := sorted(own & set(messages_of(HOUSE, "en")) - usual_messages()):
        trial.fail(f"the messages {', '.join(both)} belong to the house already")
    for name in sorted(own & usual_messages()):
        if odd := messages_of(game.package, "en")[name] - messages_of(HOUSE, "en")[name]:
            trial.fail(f"the message {name} has no ${sorted(odd)[0]}: the house does not give it")
    if missing := sorted(set(declared_names(game)) - own):
        trial.fail(f"nothing says {', '.join(missing)}")


def declared_names(game: Game) -> Iterator[str]:
    """The messages that name what a game declares."""
    declared = game.describe()
    yield from TITLES
    yield from declared.causes
    yield from (f"option-{option.name}" for option in game.options())
    yield from (f"order-{order.key}" for order in game.standing_orders())
    yield from (f"kind-{kind}" for kind in declared.kinds)
    yield from (f"mark-{mark}" for mark in declared.marks)
    yield from (f"zone-{zone}" for zone in declared.zones)
    yield from (f"counter-{counter}" for counter in declared.counters)


# ---- what is said in play ----


def everything_can_be_said(match: Match, tally: Counter[str]) -> None:
    """Every fact, question, label, notice, hint and refusal is a sentence in five languages."""
    said: Counter[str] = Counter()
    for position in match.moments(MOMENTS):
        _say_all(match, _told(match.journal), said)
        for watcher in watchers(match.trial.seats):
            if settled(position) or position.composing() == watcher:
                _say_all(match, _shown(match.game.scene(position, watcher)), said)
        for seat in range(match.trial.seats):
            _say_all(match, _answered(match, position, seat), said)
    tally["messages"] += len(said)


def _told(journal: Journal) -> Iterator[Telling]:
    for fact in journal.facts:
        yield from fact.private.values()
        if fact.public is not None:
            yield fact.public


def _shown(scene: Scene) -> Iterator[Telling]:
    yield from (*scene.notices, *scene.standing)
    if scene.window is not None:
        yield scene.window.trigger
    if scene.decision is not None:
        yield from (scene.decision.question, as_put(scene.decision.question))
        for choice in scene.decision.choices:
            yield from (choice.label, *choice.then)
    if scene.outcome is not None:
        yield Telling(scene.outcome.cause, {})


def _answered(match: Match, position: Position, seat: int) -> Iterator[Telling]:
    game = match.game
    if seat in position.to_act():
        yield Telling(position.decision(seat), {})
        yield game.advise(position, seat, FastChance(1)).reason
    ids = range(game.describe().moves)
    tried = match.trial.random("said").sample(ids, min(REFUSED_MOVES, len(ids)))
    refusals = [_refusal(position, seat, move) for move in (*tried, -1)]
    for refusal in (*refusals, *(game.refuse(position, seat, text) for text in NONSENSE)):
        if refusal is not None:
            yield Telling(refusal.key, dict(refusal.details))


def _refusal(position: Position, seat: int, move: int) -> Refused | None:
    if position.is_legal(seat, move):
        return None
    return position.refusal(seat, move)


def _say_all(match: Match, tellings: Iterator[Telling], said: Counter[str]) -> None:
    for telling in tellings:
        form = f"{telling.key} {sorted(telling.args)}"
        said[form] += 1
        if said[form] <= 3:  # the same message soon says nothing new
            for language in LANGUAGES:
                say(match, telling, language)


def say(match: Match, telling: Telling, language: str) -> str:
    """What is said in a language; the match fails if it cannot be."""
    try:
        said = _words(match.game.package, language).tell(telling)
    except (KeyError, LookupError, ValueError, TypeError) as problem:
        match.fail(f"{telling.to_json()} cannot be said in {language}: {problem}")
    if not said.strip():
        match.fail(f"{telling.to_json()} is silent in {language}")
    return said


@cache
def _words(package: str, language: str) -> Words:
    return Words(language, [package])
