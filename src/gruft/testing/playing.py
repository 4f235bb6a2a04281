"""Checks of play itself: games end, legal moves are the listed ones, everything else is refused."""

from collections import Counter
from collections.abc import Iterable

from gruft.kernel.journal import Journal
from gruft.kernel.lines import harmless_line
from gruft.kernel.position import Position, Window
from gruft.kernel.refusal import Refused
from gruft.testing.matches import Match, coming_luck, written
from gruft.testing.perception import NONSENSE

MOMENTS = 12
TRIED_MOVES = 25
#: So many moves are written after a whole line.
SURPLUS = 5
#: Numbers that are not moves of any game.
OUTSIDE = (-1, 1_000_000)
#: Letters that may be misread as numbers or names: a superscript, an Arabic digit, a null.
STRANGE_LETTERS = ("²", "٣", "*", ";", "-", "\0", "é", " ")


def random_play_ends(match: Match, tally: Counter[str]) -> None:
    """Random play comes to an end, with an outcome that the game declares."""
    for _ in match.lines():
        tally["lines"] += 1
    tally["moves"] += len(match.story)
    if match.position.to_act():
        match.fail(f"the game is over, but seats {match.position.to_act()} are asked")
    _judge_outcome(match)


def _judge_outcome(match: Match) -> None:
    outcome, seats = match.position.outcome(), match.trial.seats
    if len(outcome.scores) != seats:
        match.fail(f"the outcome has {len(outcome.scores)} scores for {seats} seats")
    if not set(outcome.winners) <= set(range(seats)):
        match.fail(f"the winners {outcome.winners} are not all seats")
    if outcome.cause not in match.game.describe().causes:
        match.fail(f"the cause {outcome.cause!r} is not declared")
    if outcome.clause not in match.game.rulebook():
        match.fail(f"the outcome cites {outcome.clause!r}, which the rulebook does not have")


# ---- the moves that are listed ----


def listed_moves_are_the_legal_ones(match: Match, tally: Counter[str]) -> None:
    """`moves` is sorted, complete and unique, and every listed move is accepted and consistent."""
    for position in match.moments(MOMENTS):
        tally["positions"] += 1
        _judge_asked(match, position)
        for seat in range(-1, match.trial.seats + 1):
            _judge_listed(match, position, seat)
        for seat in position.to_act():
            _judge_accepted(match, position, seat)
        if window := position.window():
            _judge_window(match, position, window)


def _judge_asked(match: Match, position: Position) -> None:
    asked, window = position.to_act(), position.window()
    if asked != sorted(set(asked)) or not set(asked) <= set(range(match.trial.seats)):
        match.fail(f"to_act gives {asked}")
    if position.composing() >= 0 and position.composing() not in asked:
        match.fail(f"seat {position.composing()} is in the middle of a line and is not asked")
    if window is not None and not set(asked) <= set(window.seats):
        match.fail(f"seats {asked} are asked in a window for {window.seats}")


def _judge_listed(match: Match, position: Position, seat: int) -> None:
    ids = range(match.game.describe().moves)
    listed = position.moves(seat)
    legal = [move for move in (*ids, *OUTSIDE) if position.is_legal(seat, move)]
    if seat in position.to_act():
        if listed != sorted(set(listed)):
            match.fail(f"the moves of seat {seat} are not sorted or not unique: {listed}")
        if listed != legal:
            odd = sorted(set(listed) ^ set(legal))
            match.fail(f"moves and is_legal of seat {seat} disagree about {_named(match, odd)}")
        return
    if legal:
        match.fail(f"seat {seat} is not asked, but {_named(match, legal)} is legal for it")
    window = position.window()
    if listed and (window is None or seat not in window.seats):
        match.fail(f"seat {seat} is not asked and will not be, but has the moves {listed}")


def _judge_window(match: Match, position: Position, window: Window) -> None:
    """A seat that will be asked may answer now, as if all before it answered harmlessly."""
    for seat in window.seats:
        later = position.clone()
        while later.window() and seat not in later.to_act():
            asked = later.to_act()[0]
            later.play(asked, match.game.default(later, asked))
        if later.window() and later.moves(seat) != position.moves(seat):
            found = f"{position.moves(seat)}, then {later.moves(seat)}"
            match.fail(f"seat {seat} has other moves before it is asked in the window: {found}")


def _judge_accepted(match: Match, position: Position, seat: int) -> None:
    moves = position.moves(seat)
    for move in match.trial.random("accepted").sample(moves, min(TRIED_MOVES, len(moves))):
        checked, unchecked = position.clone(), position.clone()
        try:
            checked.play(seat, move)
            match.game.check(checked)
        except Refused as refusal:
            match.fail(f"{_named(match, [move])} of seat {seat} is listed and refused: {refusal}")
        unchecked.apply(seat, move)
        if written(match.game, checked) != written(match.game, unchecked):
            match.fail(f"play and apply disagree about {_named(match, [move])} of seat {seat}")


def _named(match: Match, moves: Iterable[int]) -> str:
    names: list[str] = []
    for move in list(moves)[:5]:
        known = 0 <= move < match.game.describe().moves
        names.append(f"{move} ({match.game.write(match.position, move)})" if known else str(move))
    return ", ".join(names)


# ---- everything else ----


def everything_else_is_refused(match: Match, tally: Counter[str]) -> None:
    """An illegal move is refused with a clause of the rulebook, and nothing changes."""
    for position in match.moments(MOMENTS):
        for seat in range(match.trial.seats):
            tried = _illegal_moves(match, position, seat)
            tally["refusals"] += len(tried)
            _judge_refused(match, position, seat, tried)
            _judge_nonsense(match, position, seat)
        for seat in position.to_act():
            _judge_surplus(match, position, seat)


def _judge_surplus(match: Match, position: Position, seat: int) -> None:
    """What is written after a whole line is not compared with what comes of it: that would tell."""
    game = match.game
    line = harmless_line(game, position, seat)
    ids = match.trial.random("surplus").choices(range(game.describe().moves), k=SURPLUS)
    for text in ("xyzzy", *(game.write(position, move) for move in ids)):
        refusal = game.refuse(position, seat, f"{line}; {text}")
        if refusal is None or refusal.key != "line-goes-on":
            match.fail(f"{text!r} after the whole line {line!r} is read: {refusal}")


def _illegal_moves(match: Match, position: Position, seat: int) -> list[int]:
    ids: Iterable[int] = range(match.game.describe().moves)
    if seat not in position.to_act():
        ids = match.trial.random("refused").sample(list(ids), min(TRIED_MOVES, len(list(ids))))
    return [move for move in (*ids, *OUTSIDE) if not position.is_legal(seat, move)]


def _judge_refused(match: Match, position: Position, seat: int, moves: list[int]) -> None:
    target = position.clone()
    target.journal = journal = Journal()
    before = written(match.game, position), coming_luck(position)
    for move in moves:
        try:
            target.play(seat, move)
        except Refused as refusal:
            _judge_clause(match, refusal, needed=True)
        else:
            match.fail(f"{_named(match, [move])} of seat {seat} is accepted and was not listed")
    if (written(match.game, target), coming_luck(target)) != before:
        _find_the_change(match, position, seat, moves)
    if journal.facts or journal.horizons:
        match.fail(f"a refused move of seat {seat} wrote into the journal")


def _find_the_change(match: Match, position: Position, seat: int, moves: list[int]) -> None:
    before = written(match.game, position), coming_luck(position)
    for move in moves:
        target = position.clone()
        try:
            target.play(seat, move)
        except Refused as refusal:
            if (written(match.game, target), coming_luck(target)) != before:
                named = _named(match, [move])
                match.fail(f"{named} of seat {seat} was refused ({refusal}) and changed something")
    match.fail(f"refused moves of seat {seat} together changed something")


def _judge_clause(match: Match, refusal: Refused, needed: bool) -> None:
    if refusal.clause not in match.game.rulebook() and (needed or refusal.clause):
        match.fail(f"the refusal {refusal} cites {refusal.clause!r}: no clause of the rulebook")


def _judge_nonsense(match: Match, position: Position, seat: int) -> None:
    before = written(match.game, position), coming_luck(position)
    for text in (*NONSENSE, *_misspelled(match, position)):
        if refusal := match.game.refuse(position, seat, text):
            _judge_clause(match, refusal, needed=False)
        elif seat not in position.to_act():
            match.fail(f"{text!r} is accepted from seat {seat}, which is not asked")
    if (written(match.game, position), coming_luck(position)) != before:
        match.fail(f"asking why nonsense of seat {seat} is refused changed the position")


def _misspelled(match: Match, position: Position) -> list[str]:
    """Written moves with a letter lost, doubled or replaced."""
    random = match.trial.random(f"misspelled {len(match.story)}")
    spoiled: list[str] = []
    for move in random.choices(range(match.game.describe().moves), k=TRIED_MOVES):
        text = match.game.write(position, move)
        place = random.randrange(len(text) + 1)
        inserted = random.choice(["", text[place : place + 1] * 2, *STRANGE_LETTERS])
        spoiled.append(text[:place] + inserted + text[place + 1 :])
    return spoiled
