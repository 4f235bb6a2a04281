"""Pieces of a simple game: what kinds there are, and where they lie for whom to see."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from gruft.kernel.about import About, Abouts
from gruft.kernel.journal import Telling
from gruft.kernel.scene import CARD, DIE, Piece, Zone


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece: its faces, the clause that says what it does, and its shape.

    `about-<kind>` tells newcomers what it does. A face with a clause of its own in `faces_told` has
    a text of its own, too: `about-<face>`.
    """

    faces: tuple[str, ...]
    clause: str
    shape: str = CARD
    faces_told: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def abouts(self, name: str) -> Abouts:
        """What its pieces tell about themselves."""
        told = {name: About(Telling(f"about-{name}", {}), self.clause)}
        for face, clause in self.faces_told.items():
            told[f"{name} {face}"] = About(Telling(f"about-{face}", {}), clause)
        return told


@dataclass(frozen=True, slots=True)
class Laid:
    """A zone as it truly is, and the seats that see its faces (None: everybody)."""

    zone: Zone
    seen_by: Collection[int] | None = None

    def shown_to(self, seat: int) -> Zone:
        """The zone as a seat sees it: faces, or backs."""
        if self.seen_by is None or seat in self.seen_by:
            return self.zone
        zone = self.zone
        return Zone(zone.name, zone.shape, zone.owner, tuple(Piece(p.kind) for p in zone.pieces))


def lay(
    name: str,
    shape: str,
    owner: int,
    kind: str,
    faces: Iterable[str],
    seen_by: Collection[int] | None = None,
) -> Laid:
    """Pieces of one kind in a zone; an empty face is a back."""
    return Laid(Zone(name, shape, owner, tuple(Piece(kind, face) for face in faces)), seen_by)


def counted(kinds: Mapping[str, Kind], piece: Piece) -> str:
    """What a piece is counted as all game long: a die shows another face with every throw."""
    if kinds[piece.kind].shape == DIE:
        return piece.kind
    return f"{piece.kind} {piece.face}".strip()
