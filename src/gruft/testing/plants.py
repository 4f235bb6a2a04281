"""Leaks planted on purpose: a kit that does not find them proves nothing.

Each plant is a game that wraps any other and lets one thing slip. `changed` counts how often it
did: a plant that could not change anything (say, a memory to copy in a game without memories) finds
no leak and says so.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Piece, Scene, Zone
from gruft.testing.matches import Match, Trial, written
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.pairs import pairs_cannot_be_told_apart
from gruft.testing.wrapped import WrappedGame

#: So many paired histories may pass before a planted leak is found, or has anything to leak.
PATIENCE = 60
PATIENCE_WITHOUT_CHANGE = 8


class Plant(WrappedGame):
    """A game with one leak."""

    def __init__(self, inner: Game) -> None:
        super().__init__(inner)
        self.changed = 0

    def noted(self, honest: object, planted: object) -> None:
        """Count whether the plant made a difference."""
        self.changed += honest != planted


class ChanceOverTruth(Chance):
    """Luck that is laid over the order in which things truly lie, as a shuffle in place does."""

    def __init__(self, luck: Chance, truth: int) -> None:
        self._luck = luck
        self._truth = truth

    def word(self) -> i64:
        return self._luck.word()

    def clone(self) -> "ChanceOverTruth":
        return ChanceOverTruth(self._luck.clone(), self._truth)

    def below(self, bound: i64) -> i64:
        return (self._luck.below(bound) + self._truth) % bound

    def shuffle(self, pieces: vec[i64], deck: str) -> None:
        in_true_order = FastChance(self._truth).shuffled(list(pieces), deck)
        for place, piece in enumerate(self._luck.shuffled(in_true_order, deck)):
            pieces[place] = piece


class ShufflesTheTruth(Plant):
    """A sampler that shuffles what truly lies there, instead of sorting it first."""

    def world(self, position: Position, seat: int, chance: Chance) -> Position:
        honest = position.world(seat, chance.clone())
        truth = crc32(written(self.inner, position).encode())
        planted = position.world(seat, ChanceOverTruth(chance, truth))
        self.noted(written(self.inner, honest), written(self.inner, planted))
        return planted


class CopiesMemories(Plant):
    """A sampler that takes over what the other seats truly know."""

    def world(self, position: Position, seat: int, chance: Chance) -> Position:
        honest = position.world(seat, chance)
        data, truth = self.inner.to_json(honest), self.inner.to_json(position)
        guessed = data.get("knowledge", {})
        mixed = _other_seats_from(truth.get("knowledge", {}), guessed, seat)
        self.noted(guessed, mixed)
        if mixed == guessed:
            return honest
        return self.inner.from_json(honest, {**data, "knowledge": mixed}, honest.chance)


def _other_seats_from(truth: object, sampled: object, seat: int) -> object:
    """Knowledge with the entries of other seats taken from the truth, however it is keyed."""
    if isinstance(truth, list) and isinstance(sampled, list):
        return [sampled[at] if at == seat else truth[at] for at in range(len(sampled))]
    if not isinstance(truth, dict) or not isinstance(sampled, dict):
        return sampled
    if any(key.isdigit() for key in truth | sampled):
        mine = {key: value for key, value in sampled.items() if _is_of(key, seat)}
        return {key: value for key, value in truth.items() if not _is_of(key, seat)} | mine
    return {key: _other_seats_from(truth.get(key), sampled[key], seat) for key in sampled}


def _is_of(key: str, seat: int) -> bool:
    """Tell whether an entry is this seat's own, or nobody's."""
    return key == str(seat) or not key.isdigit()


class ShowsOnePieceTooMany(Plant):
    """A scene in which a piece lies that only another seat may see."""

    def scene(self, position: Position, seat: int) -> Scene:
        honest = super().scene(position, seat)
        for other in range(int(position.seats)):
            theirs = super().scene(position, other)
            for place, (mine, seen) in enumerate(zip(honest.zones, theirs.zones, strict=False)):
                if face := _face_too_many(mine, seen):
                    self.changed += 1
                    shown = replace(mine, pieces=(*mine.pieces, face))
                    zones = (*honest.zones[:place], shown, *honest.zones[place + 1 :])
                    return replace(honest, zones=zones)
        return honest


def _face_too_many(mine: Zone, seen: Zone) -> Piece | None:
    """The first piece whose face is seen in one scene and is a back in the other."""
    if (mine.name, mine.owner) != (seen.name, seen.owner):
        return None
    shown = Counter(piece.face for piece in mine.pieces)
    for piece in seen.pieces:
        shown[piece.face] -= 1
        if piece.face and shown[piece.face] < 0 < shown[""]:
            return piece
    return None


PLANTS: tuple[Callable[[Game], Plant], ...] = (
    ShufflesTheTruth,
    CopiesMemories,
    ShowsOnePieceTooMany,
)


def planted_leaks_are_found(match: Match, tally: Counter[str]) -> None:
    """Each planted leak is found by paired histories."""
    for sow in PLANTS:
        plant = sow(match.game)
        found = find_leak(plant, match.trial)
        name = type(plant).__name__
        tally[f"{name} found" if found else f"{name} has nothing to leak here"] += 1
        if not found and plant.changed:
            match.fail(
                f"the planted leak {name} changed {plant.changed} answers and was not found"
                f" in {PATIENCE} paired histories"
            )


def find_leak(plant: Plant, trial: Trial) -> str:
    """What gives the planted leak away; empty if nothing does."""
    for number in range(PATIENCE):
        if number == PATIENCE_WITHOUT_CHANGE and not plant.changed:
            return ""
        again = Match(replace(trial, game=plant, seed=trial.seed + number))
        try:
            pairs_cannot_be_told_apart(again, Counter())
        except (Nonconformity, Refused) as found:
            return str(found)
    return ""
